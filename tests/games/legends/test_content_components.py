"""What is in the box: how many of everything, and the facts the rules state about cards."""

import tomllib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from games.legends.decoding import effects
from support.legends.packs import shipped
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.vocabulary import layout, terms

CONTENT = legends_content()
COMPILED = CONTENT.compiled("revised", 4, 20)


def effect(starts: list[int], ends: list[int], number: int) -> list[Any]:
    return effects(COMPILED, starts[number], ends[number])


# ---- counts ----

COUNTS = {
    "places": {"region": 7, "kind": 11, "place": 20},
    "board-main": {"building": 4, "space": 65, "mesa": 2},
    "poker": {"face": 16, "card": 52},
    "items": {"item": 9},
    "characters": {"character": 12},
    "fight": {"card": 13},
    "stories": {"back": 13, "story": 40},
    "cattle": {"token": 16},
    "tracks": {"space": 18},
    "goals": {"goal": 48},
    "editions": {"edition": 3},
    "man-in-black": {"difficulty": 3, "card": 10},
}


@pytest.mark.parametrize("file", COUNTS)
def test_each_file_of_the_game_holds_what_the_box_does(file: str) -> None:
    data = tomllib.loads(shipped(file))
    assert {table: len(data[table]) for table in COUNTS[file]} == COUNTS[file]


@pytest.mark.rule("WL-GOAL-04", "WL-SETUP-11", "WL-GOAL-14", "WL-FIRST-04")
def test_the_box_holds_these_tokens_goals_copies_and_first_stories() -> None:
    tokens = [CONTENT.entry("legendary", name) for name in CONTENT.ids("legendary")]
    assert {token["lp"]: token["count"] for token in tokens} == {1: 6, 2: 9, 3: 3}
    goals = Counter(CONTENT.entry("goal", goal)["character"] for goal in CONTENT.ids("goal"))
    assert set(goals.values()) == {4}
    assert set(COMPILED.copies) == {6}
    assert len(CONTENT.compiled("revised", 4, 15, ("first-game",)).plot) == 20


@pytest.mark.rule("WL-SETUP-09", "WL-CATTLE-12")
@pytest.mark.parametrize(
    ("modules", "colors"),
    [((), ["green", "blue"]), (("ante-up",), ["green", "blue", "orange"])],
)
def test_8_cattle_tokens_of_each_colour(modules: tuple[str, ...], colors: list[str]) -> None:
    content = CONTENT.with_modules(modules)
    compiled = content.compiled("revised", 4, 20)
    assert Counter(compiled.cattle_color) == {terms.COLORS.index(color): 8 for color in colors}
    ranches = [name for name in compiled.board.places if name.startswith("ranch-")]
    assert ranches == [f"ranch-{color}" for color in colors]
    for token in compiled.cattle:
        entry = content.entry("cattle", token)
        assert entry["home"] == f"ranch-{entry['color']}"


@pytest.mark.rule("WL-SETUP-10")
def test_36_gold_nuggets() -> None:
    assert COMPILED.nuggets == 36


@pytest.mark.rule("WL-SETUP-14")
def test_12_characters() -> None:
    assert len(set(COMPILED.characters)) == 12


@pytest.mark.rule("WL-SETUP-15")
def test_40_stories() -> None:
    assert len(set(COMPILED.stories)) == 40


@pytest.mark.rule("WL-SETUP-16", "WL-DECK-07")
def test_52_poker_cards_one_of_each_value_and_suit() -> None:
    assert len(set(COMPILED.cards)) == 52
    values = [(rank, suit) for rank in range(2, 15) for suit in range(4)]
    assert list(zip(COMPILED.rank, COMPILED.suit, strict=True)) == values
    assert COMPILED.cards[0] == "poker-2-clubs"
    assert COMPILED.cards[51] == "poker-a-spades"


@pytest.mark.rule("WL-SETUP-20", "WL-CLAR-04")
def test_13_fight_cards_one_of_each_value() -> None:
    assert len(set(COMPILED.fight_cards)) == 13
    ranks = [CONTENT.entry("fight", name)["rank"] for name in COMPILED.fight_cards]
    assert ranks == list(range(2, 15))


@pytest.mark.rule("WL-SETUP-21", "WL-ITEM-16")
def test_54_items_of_9_names_in_three_kinds() -> None:
    assert sum(COMPILED.copies) == 54
    assert set(COMPILED.copies) == {6}
    by_kind: dict[str, list[str]] = {}
    for number, kind in enumerate(COMPILED.item_kind):
        by_kind.setdefault(terms.ITEM_KINDS[kind], []).append(COMPILED.items[number])
    assert {kind: sorted(names) for kind, names in by_kind.items()} == {
        "weapon": ["revolver", "rifle", "shotgun"],
        "mount": ["mule", "mustang"],
        "misc": ["miners-map", "provisions", "ten-gallon", "whiskey"],
    }


# ---- poker cards ----


@pytest.mark.rule("WL-DECK-01")
@pytest.mark.parametrize("edition", ["revised", "first", "french"])
def test_every_poker_card_does_something_and_has_a_value(edition: str) -> None:
    compiled = CONTENT.compiled(edition, 4, 20)
    for card, face in enumerate(compiled.face):
        works = compiled.action_of[face] != NONE or compiled.face_abilities[face]
        assert works or compiled.wild_faces[face] or compiled.nugget_faces[face], compiled.cards[
            card
        ]
        assert 2 <= compiled.rank[card] <= 14
    for start in range(0, len(compiled.abilities), layout.ABILITY):
        if compiled.abilities[start + layout.A_SOURCE] == terms.SOURCE_POKER:
            assert compiled.abilities[start + layout.A_KIND] != terms.KIND_PASSIVE


@pytest.mark.rule("WL-DECK-26")
def test_16_names_of_which_ranks_2_8_and_10_have_two() -> None:
    assert len(set(COMPILED.faces)) == 16
    names: dict[int, set[int]] = {}
    for card, face in enumerate(COMPILED.face):
        names.setdefault(COMPILED.rank[card], set()).add(face)
    assert {rank for rank, faces in names.items() if len(faces) == 2} == {2, 8, 10}
    assert all(len(faces) <= 2 for faces in names.values())
    assert sorted(face for faces in names.values() for face in faces) == list(range(16))


# ---- items ----


@pytest.mark.rule("WL-ITEM-11")
def test_an_item_shows_cost_ability_movement_and_its_upgraded_side() -> None:
    for number, name in enumerate(COMPILED.items):
        entry = CONTENT.entry("item", name)
        mount, misc = entry["item_kind"] == "mount", entry["item_kind"] == "misc"
        assert COMPILED.cost[number] == entry["cost"] > 0
        assert entry["text"]
        assert ("movement" in entry) == mount
        assert (COMPILED.upgrades[number] == "") == misc
        if misc:
            assert COMPILED.upgrade_lp[number] == 0
        else:
            side = CONTENT.entry("item", COMPILED.upgrades[number])
            assert side["name"] != entry["name"]
            assert COMPILED.upgrade_lp[number] == side["lp"] > 0


# ---- characters ----


@pytest.mark.rule("WL-CHAR-01", "WL-CHAR-14")
def test_every_character_has_a_start_and_an_ability() -> None:
    for number, name in enumerate(COMPILED.characters):
        start = CONTENT.entry("character", name)["start"]
        places = [COMPILED.board.places[place] for place in COMPILED.start_places[number]]
        assert places == start["places"]
        assert places
        bonus = (
            COMPILED.start_money[number],
            COMPILED.start_cards[number],
            COMPILED.start_wounds[number],
            COMPILED.start_marshal[number],
            COMPILED.start_wanted[number],
        )
        keys = ("money", "cards", "wounds", "marshal", "wanted")
        assert bonus == tuple(start[key] for key in keys)
        assert COMPILED.start_items[number]
        works = bool(COMPILED.character_abilities[number]) or _has_mod(number)
        assert works, name


def _has_mod(character: int) -> bool:
    rows = range(0, len(COMPILED.mods), layout.MODIFIER)
    owners = [
        (COMPILED.mods[row + layout.M_SOURCE], COMPILED.mods[row + layout.M_CARD]) for row in rows
    ]
    return (terms.SOURCE_CHARACTER, character) in owners


def _starts_with(character: str) -> list[str]:
    """The items, an upgraded one by the name of that side."""
    sides = COMPILED.start_items[COMPILED.characters.index(character)]
    return [
        COMPILED.upgrades[side // 2] if side % 2 else COMPILED.items[side // 2] for side in sides
    ]


@pytest.mark.rule("WL-CHAR-05")
def test_annie_starts_at_the_darkrock_store_with_a_card_and_a_rifle() -> None:
    annie = COMPILED.characters.index("annie-oakley")
    (place,) = COMPILED.start_places[annie]
    assert COMPILED.board.places[place] == "darkrock-general-store"
    assert (COMPILED.start_cards[annie], COMPILED.start_money[annie]) == (1, 0)
    assert _starts_with("annie-oakley") == ["rifle"]


@pytest.mark.rule("WL-CHAR-09")
def test_billy_starts_at_a_hideout_of_gang_a_wanted() -> None:
    billy = COMPILED.characters.index("billy-the-kid")
    (place,) = COMPILED.start_places[billy]
    assert COMPILED.board.places[place] == "hideout-a"
    assert sum(COMPILED.board.at(space, place) for space in range(65)) == 2
    assert (COMPILED.start_cards[billy], COMPILED.start_wanted[billy]) == (2, 2)
    assert _starts_with("billy-the-kid") == ["revolver"]


def test_an_upgraded_item_to_start_with() -> None:
    assert _starts_with("bass-reeves") == ["six-shooter"]
    assert _starts_with("kit-carson") == ["six-shooter", "miners-map"]


# ---- stories ----


@pytest.mark.rule("WL-STORY-33")
def test_every_story_is_whole() -> None:
    for number, name in enumerate(COMPILED.stories):
        entry = CONTENT.entry("story", name)
        assert COMPILED.backs[COMPILED.back_of[number]] == entry["back"]
        assert effect(COMPILED.reward, COMPILED.reward_end, number)
        gangs = [gang for gang in range(3) if COMPILED.spawns[number] >> gang & 1]
        assert ["ABC"[gang] for gang in gangs] == entry["spawn"]
        assert COMPILED.sheriff_moves[number] == entry["sheriff"]
    assert all(COMPILED.back_triggers)


def test_a_story_needs_a_third_disc_from_5_players_on() -> None:
    needed = [CONTENT.compiled("revised", players, 20).discs_needed for players in range(2, 7)]
    assert needed == [2, 2, 2, 3, 3]


# ---- cattle, dice, tracks ----


@pytest.mark.rule("WL-CATTLE-13")
def test_the_rewards_of_the_cattle_tokens() -> None:
    expected = [
        [["gain_money", 20]], [["gain_money", 20]], [["gain_money", 30]], [["gain_money", 30]],
        [["gain_money", 40]], [["gain_money", 20], ["draw_cards", 1]], [["draw_cards", 2]],
        [["gain_lp", 1]],
    ]  # fmt: skip
    for color in range(2):
        tokens = [number for number in range(16) if COMPILED.cattle_color[number] == color]
        rewards = [
            effect(COMPILED.cattle_effect, COMPILED.cattle_effect_end, token) for token in tokens
        ]
        assert rewards == expected


@pytest.mark.rule("WL-GOLD-09")
def test_two_dice_of_six_faces() -> None:
    assert COMPILED.dice == 2
    sides = Counter(COMPILED.die_faces[face] for face in COMPILED.die)
    assert sides == {"nugget": 3, "tailings": 1, "gold-dust": 1, "gravel": 1}


def test_what_the_dice_give() -> None:
    given = {
        name: effect(COMPILED.die_effect, COMPILED.die_effect_end, number)
        for number, name in enumerate(COMPILED.die_faces)
    }
    money = [["gain_money", 10]]
    nugget = [["gain_nuggets", 1]]
    assert given == {"nugget": nugget, "tailings": money, "gold-dust": money, "gravel": []}
    again = [
        name for name, rolls in zip(COMPILED.die_faces, COMPILED.die_again, strict=True) if rolls
    ]
    assert again == ["gold-dust"]


def track(which: int) -> list[list[Any]]:
    """The effects of spaces 1 to 9."""
    rows = range(which * 10 + 1, which * 10 + 10)
    return [effect(COMPILED.track_effect, COMPILED.track_effect_end, row) for row in rows]


@pytest.mark.rule("WL-MARSHAL-15")
def test_rewards_of_the_marshal_track() -> None:
    rows = [(20, 2), (30, 4), (40, 6)]
    expected = [
        reward
        for money, lp in rows
        for reward in ([["gain_money", money]], [["gain_money", money]], [["gain_lp", lp]])
    ]
    assert track(terms.MARSHAL) == expected


@pytest.mark.rule("WL-WANTED-04")
def test_rewards_of_the_wanted_track() -> None:
    card: list[Any] = [["draw_cards", 1]]
    assert track(terms.WANTED) == [[], card, [], card, [], card, [], card, []]


@pytest.mark.rule("WL-MARSHAL-14", "WL-MARSHAL-16")
def test_three_rows_of_three_score_1_2_and_3() -> None:
    assert COMPILED.row_lp == [1, 2, 3, 1, 2, 3]
    spaces = [CONTENT.entry("track", f"marshal-{number}") for number in range(1, 10)]
    assert [space["row"] for space in spaces] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert all(second["space"] == first["space"] + 1 for first, second in pairwise(spaces))


def test_nothing_waits_on_space_0_of_a_track() -> None:
    for which in (terms.MARSHAL, terms.WANTED):
        assert effect(COMPILED.track_effect, COMPILED.track_effect_end, which * 10) == []


def test_numbers_from_the_files() -> None:
    draws = dict(zip(terms.FOES, COMPILED.npc_draws, strict=True))
    assert {foe: cards for foe, cards in draws.items() if cards} == {
        "bandit": 2,
        "guard": 3,
        "sheriff": 4,
    }
    assert (COMPILED.misc_limit, COMPILED.ability_lp) == (3, 5)
    scores = (COMPILED.most_wanted_lp, COMPILED.tied_most_wanted_lp, COMPILED.other_wanted_lp)
    assert scores == (3, 1, 1)
