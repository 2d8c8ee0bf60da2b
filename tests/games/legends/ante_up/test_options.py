"""What a table with Ante Up may agree on, and what is refused, in which words (AU-COMP)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.ante_up.au_tables import MODULES, au_new
from support.reading import state_of
from tumbleweed.core.ruleset import game_info
from tumbleweed.games.legends.compiler.shipped import SHIPPED, shipped
from tumbleweed.games.legends.ruleset import LegendsRuleset

FACES = ("jackpot", "outfit", "rumors", "scout", "vendetta")
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"modules": "ante-up"}, "modules: 'ante-up' is not a list of modules"),
    ({"modules": {"ante-up": True}}, "modules: .* is not a list of modules"),
    ({"modules": [1]}, r"modules: \[1\] is not a list of modules"),
    ({"modules": True}, "modules: True is not a list of modules"),
    ({"modules": ["ante-down"]}, "modules: there is no 'ante-down'; there are: ante-up"),
    ({"modules": ["ante-up", "ante-up"]}, "modules: ante-up is named twice"),
    ({"modules": MODULES, "high_stakes": 1}, "high_stakes: 1 is neither true nor false"),
    ({"modules": MODULES, "high_stakes": "yes"}, "high_stakes: 'yes' is neither true nor false"),
    ({"high_stakes": True}, r"high_stakes: .* ante-up \(AU-HIGH-01\)"),
    ({"modules": MODULES, "poker_faces": "jackpot"}, "poker_faces: 'jackpot' is not a list"),
    ({"modules": MODULES, "poker_faces": ["ace"]}, "there is no alternate face 'ace'"),
    ({"modules": MODULES, "poker_faces": [3]}, "there is no alternate face 3"),
    (
        {"modules": MODULES, "poker_faces": ["scout", "scout"]},
        r"poker_faces: scout is named twice \(AU-COMP-06\)",
    ),
    ({"poker_faces": ["jackpot"]}, "no alternate face 'jackpot'; there are: none without ante-up"),
    (
        {"characters": ["pat-garrett", "billy-the-kid", "annie-oakley"]},
        "characters: nobody is called 'pat-garrett'",
    ),
]


@pytest.mark.rule("AU-COMP-06", "AU-COMP-09")
@pytest.mark.parametrize(("options", "words"), REFUSED)
def test_what_cannot_be_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.UnknownName, match=words):
        tw.new("legends", 3, 1, **options)


@pytest.mark.rule("AU-COMP-09")
@pytest.mark.parametrize("edition", ["first", "french"])
def test_the_expansion_goes_with_the_revised_rules_only(edition: str) -> None:
    with pytest.raises(tw.UnknownName, match=r"revised rules \(AU-COMP-09\)"):
        tw.new("legends", 3, 1, edition=edition, modules=MODULES)


@pytest.mark.rule("AU-COMP-09")
def test_the_first_game_is_played_without_it() -> None:
    with pytest.raises(tw.UnknownName, match=r"without expansions \(AU-COMP-09\)"):
        tw.new("legends", 3, 1, variants=["first-game"], modules=MODULES)
    assert au_new(3, 1, variants=["goals"]).view()["modules"] == MODULES


@pytest.mark.rule("AU-COMP-01", "AU-COMP-08")
def test_it_needs_nothing_but_the_game() -> None:
    manifest = tomllib.loads((SHIPPED / "ante-up" / "module.toml").read_text(encoding="utf-8"))
    assert manifest["needs"] == []
    assert manifest["editions"] == ["revised"]


@pytest.mark.rule("AU-COMP-01")
def test_no_modules_is_the_game_of_old() -> None:
    plain, empty = tw.new("legends", 3, 1), tw.new("legends", 3, 1, modules=[], high_stakes=False)
    assert plain.to_json() == empty.to_json()
    assert "modules" not in plain.view()
    assert "up" not in plain.view()


@pytest.mark.rule("AU-COMP-06", "AU-COMP-07")
@pytest.mark.parametrize("chosen", [None, [], ["scout"], ["vendetta", "jackpot"]])
def test_whole_faces_are_swapped(chosen: list[str] | None) -> None:
    """All five unless told; of each both cards, and 52 cards in any case."""
    compiled = state_of(au_new(3, 1, poker_faces=chosen)).compiled
    named = FACES if chosen is None else chosen
    assert len(compiled.cards) == 52
    for face in FACES:
        cards = [card for card in compiled.cards if card.endswith(f"-{face}")]
        assert len(cards) == (2 if face in named else 0)


@pytest.mark.rule("AU-COMP-03", "AU-COMP-04", "AU-COMP-05")
def test_what_the_box_holds() -> None:
    compiled = state_of(au_new(6, 1, variants=["goals"])).compiled
    tables = compiled.up
    assert len(compiled.characters) == 12 + 8
    assert len(compiled.goals) == 48 + 32
    assert (len(compiled.items), sum(compiled.copies[9:])) == (13, 24)
    assert (len(tables.events), len(tables.encounters)) == (22, 8)
    assert compiled.cattle_color.count(2) == 8
    assert len(tables.frontier_tokens) == 12
    assert [tables.token_kind.count(kind) for kind in range(4)] == [3, 6, 9, 3]
    assert sum(compiled.token_count) == 27
    assert [card for card in compiled.characters[12:] if card == "pat-garrett"]


@pytest.mark.rule("AU-COMP-02")
def test_what_of_it_the_program_knows() -> None:
    """The train, the Gambler track of 7 spaces, the Faro layout: 2 bet markers for each player."""
    state = state_of(au_new(6, 1))
    assert (len(state.compiled.up.stops), len(state.compiled.up.gambler_effect)) == (8, 7 + 1)
    assert 6 * state.compiled.up.bet_markers == 12


def test_two_packs_that_differ_in_a_file_of_the_module_alone(tmp_path: Path) -> None:
    """Each table plays its own: nothing kept by the pack's name or base files mixes them."""
    money = []
    for amount in (40, 60):
        folder = tmp_path / str(amount) / "frontier-pack" / "ante-up"
        folder.mkdir(parents=True)
        text = shipped("ante-up/frontier")
        assert text.count("amount = 40 }") == 1
        (folder / "frontier.toml").write_text(
            text.replace("amount = 40 }", f"amount = {amount} }}")
        )
        content = game_info("legends").content(folder.parent)
        game = tw.new("legends", 3, 1, modules=["ante-up"], content=content)
        assert isinstance(game.ruleset, LegendsRuleset)
        tables = game.ruleset.compiled
        money.append(tables.code[tables.up.frontier_reward[0] + 2])
    assert money == [40, 60]
