"""What a table with Blood Money may agree on, and what is refused, in which words (BM-COMP)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.reading import state_of
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import legends_content

BOTH = ["ante-up", "blood-money"]
SERENADE, GOLDEN = "serenade-of-the-six-guns", "the-golden-rule"
LAW, RISKY = "law-and-disorder", "risky-business"
MODES = (SERENADE, GOLDEN, LAW, RISKY)
LISTED = ", ".join(MODES)
# Each with a table it can be played at.
PLAYED: dict[str, dict[str, Any]] = {
    SERENADE: {"players": 3, "length": 15},
    GOLDEN: {"players": 6, "length": 20},
    LAW: {"players": 3},
    RISKY: {"players": 5, "length": 25, "variants": ["goals"]},
}


def bm_new(mode: str = "", **agreed: Any) -> tw.Game:
    agreed = {"players": 4, "modules": BOTH, **({"mode": mode} if mode else {}), **agreed}
    return tw.new("legends", seed=1, **agreed)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"modules": ["blood-money"]}, "modules: blood-money needs ante-up (BM-COMP-01)"),
    ({"modules": ["blood-money"] * 2}, "modules: blood-money is named twice"),
    (
        {"modules": ["blood"]},
        "modules: there is no 'blood'; there are: ante-up, blood-money",
    ),
    (
        {"modules": BOTH, "edition": "first"},
        "modules: the expansions are played by the revised rules (AU-COMP-09)",
    ),
    (
        {"modules": BOTH, "variants": ["first-game"]},
        "modules: the first game is played without expansions (AU-COMP-09)",
    ),
    ({"mode": GOLDEN}, "mode: scenarios are a part of blood-money (BM-COMP-28)"),
    (
        {"mode": "no such thing"},
        "mode: scenarios are a part of blood-money (BM-COMP-28)",
    ),
    (
        {"mode": GOLDEN, "modules": ["ante-up"]},
        "mode: scenarios are a part of blood-money (BM-COMP-28)",
    ),
    ({"modules": BOTH, "mode": 3}, "mode: 3 is not the name of a scenario"),
    ({"modules": BOTH, "mode": [GOLDEN]}, f"mode: ['{GOLDEN}'] is not the name of a scenario"),
    ({"modules": BOTH, "mode": "golden"}, f"mode: there is no 'golden'; there are: {LISTED}"),
    (
        {"modules": BOTH, "mode": "who-runs-border-town"},
        f"mode: who-runs-border-town is not carried out (BM-COMP-28); there are: {LISTED}",
    ),
    (
        {"modules": BOTH, "mode": GOLDEN, "players": 2},
        "mode: the-golden-rule is for 3, 4, 5 or 6 players (BM-COMP-28)",
    ),
    (
        {"modules": BOTH, "mode": SERENADE, "players": 6},
        "mode: serenade-of-the-six-guns is for 3, 4 or 5 players (BM-COMP-28)",
    ),
    (
        {"modules": BOTH, "mode": LAW, "length": 15},
        "length: law-and-disorder is played to 20 LP (BM-COMP-28)",
    ),
    (
        {"modules": BOTH, "mode": SERENADE, "length": 25},
        "length: serenade-of-the-six-guns is played to 15 or 20 LP (BM-COMP-28)",
    ),
    (
        {"modules": BOTH, "mode": SERENADE, "length": 17},
        "length: 17 is not one of 15, 20, 25",
    ),
    (
        {"modules": BOTH, "mode": RISKY},
        "mode: risky-business is played with the variant goals (BM-COMP-28)",
    ),
    (
        {"modules": BOTH, "mode": SERENADE, "characters": ["lozen", "tom-tobin", "lottie-deno"]},
        "characters: serenade-of-the-six-guns is played without tom-tobin (BM-COMP-28)",
    ),
    (
        {
            "modules": BOTH,
            "mode": RISKY,
            "variants": ["goals"],
            "characters": ["al-swearengen", "tom-tobin", "lozen"],
        },
        "characters: risky-business is played without al-swearengen (BM-COMP-28)",
    ),
    (
        {"modules": BOTH, "characters": ["lozen", "buckshot-roberts", "tom-tobin"]},
        "characters: buckshot-roberts is one of a later printing (BM-COMP-12)",
    ),
    (
        {"modules": ["ante-up"], "characters": ["lozen", "pat-garrett", "billy-the-kid"]},
        "characters: nobody is called 'lozen'",
    ),
    (
        {"modules": ["ante-up"], "poker_faces": ["ruthless"]},
        "poker_faces: there is no alternate face 'ruthless'; there are: "
        "vendetta, rumors, scout, jackpot, outfit",
    ),
]


@pytest.mark.rule("BM-COMP-01", "BM-COMP-12", "BM-COMP-28")
@pytest.mark.parametrize(("agreed", "words"), REFUSED)
def test_what_cannot_be_is_refused(agreed: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.UnknownName) as refusal:
        tw.new("legends", **{"players": 3, "seed": 1, **agreed})
    assert str(refusal.value) == words


@pytest.mark.rule("BM-COMP-01")
def test_the_order_of_naming_does_not_matter() -> None:
    named, turned = bm_new(), bm_new(modules=BOTH[::-1])
    assert named.to_json() == turned.to_json()
    assert named.view()["modules"] == BOTH


@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize("nothing", ["", None])
def test_no_scenario_is_the_game_of_the_book(nothing: str | None) -> None:
    plain, said = bm_new(), tw.new("legends", 4, 1, modules=BOTH, mode=nothing)
    assert plain.to_json() == said.to_json()
    assert "mode" not in plain.ruleset.setup.options
    assert state_of(plain).compiled.blood.mode == NONE
    assert tw.new("legends", 3, 1, mode=nothing).to_json() == tw.new("legends", 3, 1).to_json()


@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize("mode", MODES)
def test_a_scenario_is_part_of_the_set_up(mode: str) -> None:
    game = bm_new(mode, **PLAYED[mode])
    compiled = state_of(game).compiled
    assert compiled.blood.modes[compiled.blood.mode] == mode
    assert game.ruleset.setup.options["mode"] == mode
    again = tw.load(game.to_json())
    assert again.ruleset.setup.options["mode"] == mode
    assert again.fingerprint == game.fingerprint


@pytest.mark.rule("BM-COMP-28")
def test_what_each_scenario_switches() -> None:
    content = legends_content().with_modules(tuple(BOTH))
    plain, serenade, golden, law, risky = (
        content.compiled("revised", 4, 20, ("goals",), (), mode) for mode in ("", *MODES)
    )
    told = [each.blood for each in (plain, serenade, golden, law, risky)]
    assert [each.with_deeds for each in told] == [True, False, True, True, False]
    assert [each.sells_relics for each in told] == [True, False, True, True, True]
    assert [each.further_cards for each in told] == [0, 2, 0, 0, 0]
    assert [each.money_per_lp for each in told] == [60, 60, 40, 60, 60]
    assert [each.richest_lp for each in told] == [0, 0, 1, 0, 0]
    assert [each.arrest_for_hand for each in told] == [False, False, False, True, False]
    out = [[plain.characters[each] for each in blood.characters_out] for blood in told]
    assert out == [[], ["al-swearengen", "tom-tobin"], [], [], ["al-swearengen"]]
    stocked = [[plain.items[item] for item in stand] for stand in told[1].stocked]
    assert stocked == [["rifle", "shotgun"], ["derringer", "repeating-shotgun"]]
    assert plain.blood.stocked == golden.blood.stocked == [[], []]
    kept = [plain.blood.relics[each] for each in risky.blood.relics_in_play]
    assert set(plain.blood.relics) - set(kept) == {"cattle-brand"}
    assert [len(each.relics_in_play) for each in told] == [8, 8, 8, 8, 7]


@pytest.mark.rule("BM-COMP-14", "BM-COMP-25", "BM-COMP-26")
@pytest.mark.parametrize("chosen", [None, [], ["ruthless"], ["stagecoach", "scout"]])
def test_whole_faces_are_swapped(chosen: list[str] | None) -> None:
    """All eight unless told; of each both cards, and 52 cards in any case."""
    compiled = state_of(bm_new(poker_faces=chosen)).compiled
    faces = ("dead-or-alive-card", "ruthless", "stagecoach", "scout", "jackpot")
    named = faces if chosen is None else chosen
    assert len(compiled.cards) == 52
    for face in faces:
        cards = compiled.face.count(compiled.faces.index(face))
        assert cards == (2 if face in named else 0)


@pytest.mark.rule("BM-COMP-28")
def test_a_lobby_is_told_of_the_scenarios() -> None:
    about = game_info("legends").about_modules()
    assert list(about) == BOTH
    assert about["ante-up"]["modes"] == []
    told = about["blood-money"]
    assert (told["needs"], told["editions"], told["without"]) == (
        ["ante-up"],
        ["revised"],
        ["first-game"],
    )
    assert told["switches"] == []
    assert [face["id"] for face in told["poker_faces"]] == [
        "dead-or-alive-card",
        "ruthless",
        "stagecoach",
    ]
    assert [mode["id"] for mode in told["modes"]] == list(MODES)
    for mode in told["modes"]:
        for words in (mode["name"], mode["text"], mode["rules"]):
            assert set(words) == {"en", "fr"}
            assert len(words["en"]) == len(words["fr"]) or isinstance(words["en"], str)
        assert words["en"] != words["fr"] or not words["en"]
    tables = {
        mode["id"]: (mode["players"], mode["lengths"], mode["needs"]) for mode in told["modes"]
    }
    assert tables == {
        SERENADE: ([3, 4, 5], [15, 20], []),
        GOLDEN: ([3, 4, 5, 6], [20], []),
        LAW: ([3, 4, 5, 6], [20], []),
        RISKY: ([3, 4, 5], [20, 25], ["goals"]),
    }


@pytest.mark.rule("BM-COMP-05", "BM-COMP-06", "BM-COMP-07", "BM-COMP-08", "BM-COMP-09")
def test_what_the_box_holds() -> None:
    compiled = state_of(bm_new(variants=["goals"])).compiled
    blood = compiled.blood
    assert (len(blood.tales), len(blood.outcomes)) == (20, 40)
    assert len({*blood.outcomes}) == 40
    items = compiled.items[9 + 4 :]
    assert items == (
        "repeating-shotgun", "burro", "boot-knife", "bullwhip", "medicine-pouch", "pocket-watch",
    )  # fmt: skip
    assert compiled.copies[9 + 4 :] == [6] * 6
    new = range(12 + 8, len(compiled.characters))
    assert [len(compiled.goals_of[character]) for character in new] == [4] * 8
    assert len(compiled.goals) == 48 + 32 + 32
    assert (len({*blood.injuries}), len({*blood.deeds})) == (18, 17)
