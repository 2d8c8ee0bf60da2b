"""The log in lines: results are appended to their sentence."""

import re
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.cli.terminal.legends.telling import lines, sentence, style_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import ALL, Event

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


def test_of_several_points_in_a_row_the_last_one_is_told() -> None:
    words = Words(tw.new("legends", players=3, seed=1).ruleset.wording, "en", NAMES)
    point = {"seat": "seat:0", "track": "track:wanted"}
    deed = Event("used-card", {"seat": "seat:0", "card": "card:poker-k-hearts"}, ALL)
    points = [Event("gained-point", {**point, "at": at}, ALL) for at in (1, 2)]
    [line] = lines([deed, *points])
    assert sentence(line, words).plain.endswith("  → Wanted 2")
    assert "Wanted 1" not in sentence(line, words).plain


def test_two_cards_of_the_man_in_black_are_two_lines() -> None:
    cards = [Event("black-revealed", {"seat": "seat:2", "card": card}, ALL) for card in "ab"]
    assert [line.event for line in lines(cards)] == cards


def test_the_weight_of_an_event_gives_its_style() -> None:
    keys = {"turn-began": "title", "won-fight": "bold", "drew": "quiet", "rode": ""}
    assert {key: style_of(Event(key, {}, ALL)) for key in keys} == keys
