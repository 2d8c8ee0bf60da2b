"""The log in lines: what came of something stands behind its sentence, on the page as here."""

import re
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.cli.terminal.legends import telling
from tumbleweed.cli.terminal.legends.telling import lines, sentence
from tumbleweed.cli.terminal.words import Words

PAGE = Path(__file__).parents[2] / "web" / "src" / "around" / "telling.ts"
DOCTOR, BANK = "red-falls-doctor", "darkrock-bank"
QUIET = {"left": ["the-widow"], "right": ["aces-and-eights"]}
NAMES = ["Ana", "Ben", "Cora"]


def told(me: dict[str, Any], *keys: str, lang: str = "en", **facts: Any) -> list[str]:
    game = tw.at_table("legends", players=3, seats={0: me}, **{"stories": QUIET, **facts})
    for key in keys:
        game.choose(key)
    words = Words(game.ruleset.wording, lang, NAMES)
    return [sentence(line, words).plain for line in lines(game.events_for(0))]


@pytest.mark.rule("WL-DOCTOR-01")
def test_healing_has_its_sentence() -> None:
    me = {"space": DOCTOR, "money": 40, "wounds": 1}
    found = told(me, "work", "heal", deck=["poker-k-hearts"])
    assert found[0] == "Ana does a day’s work.  +$10"
    assert re.fullmatch(r"Ana sees the Doctor\.  −\$10  −1✖  \+ K♥ .+", found[1])


@pytest.mark.rule("WL-BANK-05", "WL-GOLD-08")
@pytest.mark.parametrize(("lang", "lost"), [
    ("en", "$10 lost (limit $120)"), ("fr", "10\xa0$ de perdus (limite 120\xa0$)"),
])  # fmt: skip
def test_what_goes_beyond_the_limit_is_told(lang: str, lost: str) -> None:
    [work] = told({"space": BANK, "money": 120}, "work", lang=lang)
    assert work.endswith(f".  {lost}")
    sold = told({"space": BANK, "money": 110, "nuggets": 1}, "deposit", "sell-nuggets:1", lang=lang)
    assert "+$10" in sold[0]
    assert lost in sold[0]
    [story] = [
        line
        for line in told(
            {"money": 100}, "choose:blood-money.1", at="end",
            stories={"left": ["blood-money"]}, discs={"left": [0, 0]}, lang=lang,
        )
        if "+$20" in line
    ]  # fmt: skip
    assert lost in story


@pytest.mark.rule("WL-CHAR-02")
def test_what_follows_the_birth_of_a_legend_is_not_told_of_it() -> None:
    """A delivery brings the third Marshal point, with it the fifth LP, then the token's $20."""
    me = {"space": "spikes-view-9", "lp": 4, "marshal": 2, "cattle": "cattle-blue-1"}
    found = told(me, "ride:spikes-view-rail-station", "deliver")
    assert "+2 LP" in found[1]
    assert "is a legend" in found[2]
    assert "$" not in found[2]
    assert found[3] == "Ana gains $20."


# ---- the page tells by the same grammar ----


def listed(name: str) -> set[str]:
    source = PAGE.read_text(encoding="utf-8")
    found = re.search(rf"const {name} = new Set\((.*?)\);", source, re.S)
    assert found is not None
    return set(re.findall(r"[a-z]+(?:-[a-z]+)*", " ".join(re.findall(r'"([^"]*)"', found[1]))))


def implied() -> dict[str, set[str]]:
    source = PAGE.read_text(encoding="utf-8")
    found = re.search(r"const IMPLIED[^{]*\{(.*?)\n\};", source, re.S)
    assert found is not None
    rows = re.findall(r'^\s*"?([a-z-]+)"?: \[(.*?)\],$', found[1], re.M)
    return {key: set(re.findall(r'"([a-z-]+)"', row)) for key, row in rows}


def test_page_and_terminal_tell_by_the_same_grammar() -> None:
    kinds = {kind.key for kind in tw.new("legends", players=3, seed=1).ruleset.event_kinds}
    for name in ("SHORT", "FAR", "UNTOLD"):
        assert listed(name) & kinds == getattr(telling, name), name
    turns = {"turn-began"}  # on the page a turn is a heading
    assert listed("ALONE") == telling.ALONE - turns
    assert implied() == telling.IMPLIED
