"""Saved games that are cut, damaged or edited: load refuses them and says what is wrong.

The check of an edited game is made to fit again, so that the checks behind it are reached.
"""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.state import fingerprint

WRONG: list[Any] = [None, 7, -1, 2.5, True, "x", [], {}, [[]], [None], [1, 2], {"a": 1}]


def mid_poker(record: bool = True) -> dict[str, Any]:
    """Ana and Bia are at a hand of poker; Ana has sealed one card. Caio carries cattle."""
    seats = {
        0: {"money": 60, "hand": ["poker-k-hearts", "poker-6-clubs"], "character": "kit-carson"},
        1: {"money": 60, "hand": ["poker-q-clubs", "poker-8-clubs"], "character": "wyatt-earp"},
        2: {"cattle": "cattle-blue-4", "items": ["mule", "boomstick"], "nuggets": 2, "wanted": 2},
    }
    for seat in (0, 1):
        seats[seat]["space"] = "darkrock-saloon-north"
    game = tw.at_table("legends", players=3, record=record, seats=seats)
    game.choose("poker")
    while (decision := game.decision) and decision.prompt.key != "ask-poker-card":
        game.choose("join" if "join" in decision.keys else decision.default)
    game.choose("play:poker-k-hearts", seat=0)
    data: dict[str, Any] = json.loads(json.dumps(game.to_json()))
    return data


def mid_fight(record: bool = True) -> dict[str, Any]:
    """Ana robs the bank; her card lies face down, and Caio is to choose for the guard."""
    ana = {"space": "darkrock-bank", "hand": ["poker-k-hearts"], "character": "kit-carson"}
    game = tw.at_table("legends", players=3, record=record, seats={0: ana})
    game.choose("heist")
    game.choose("lay:poker-k-hearts")
    assert game.asked == [2]
    data: dict[str, Any] = json.loads(json.dumps(game.to_json()))
    return data


SCENES = {"poker": mid_poker, "fight": mid_fight}


def fit(data: dict[str, Any]) -> dict[str, Any]:
    body = {key: value for key, value in data.items() if key != "check"}
    return {**body, "check": fingerprint(body)}


def edit(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """`path` leads through keys and places: state.frames.0.step."""
    *way, last = path.split(".")
    here: Any = data
    for name in way:
        here = here[int(name) if isinstance(here, list) else name]
    here[int(last) if isinstance(here, list) else last] = value
    return fit(data)


def why_bad(data: Any) -> str:
    with pytest.raises(tw.TumbleweedError) as bad:
        tw.load(data)
    assert isinstance(bad.value, tw.BadSave | tw.UnknownName)
    return str(bad.value)


@pytest.mark.parametrize("record", [True, False])
@pytest.mark.parametrize("scene", SCENES)
def test_the_games_these_tests_edit_are_sound(scene: str, record: bool) -> None:
    data = SCENES[scene](record)
    assert tw.load(fit(data)).to_json() == data


# ---- damage ----


def test_a_text_cut_anywhere() -> None:
    text = json.dumps(mid_fight())
    for cut in range(0, len(text), 211):
        assert "truncated" in why_bad(text[:cut])


def test_a_letter_changed_anywhere() -> None:
    text, luck = json.dumps(mid_poker(record=False)), Random(0)
    for at in luck.sample(range(len(text)), 120):
        why_bad(text[:at] + chr((ord(text[at]) + 1) % 128) + text[at + 1 :])


def test_every_field_of_the_state_is_needed_and_of_its_kind() -> None:
    """Missing, or of a kind that it cannot be: named."""
    names = [name for name in mid_fight(record=False)["state"] if name not in ("seed", "frames")]
    assert len(names) >= 60
    base = json.dumps(mid_fight(record=False))
    for name in names:
        data = json.loads(base)
        del data["state"][name]
        assert name in why_bad(fit(data))
        for value in ({"no": "such"}, "torn", 2.5):
            assert len(why_bad(edit(json.loads(base), f"state.{name}", value))) > 10, name


# ---- states that the game cannot be in; each fault that is checked, by name ----

FAULTS: list[tuple[str, str, Any, str]] = [
    ("fight", "used", [0, 0], "used has 2 entries"),
    ("fight", "lp", [0, 0, 0, 0], "lp has 4 entries"),
    ("fight", "weapon", [None], "weapon has 1 entries"),
    ("fight", "hands", [[], []], "hands, laid or dealt"),
    ("fight", "laid", ["poker-k-hearts"], "hands, laid or dealt"),
    ("fight", "dealt", [], "hands, laid or dealt"),
    ("fight", "story_seen", [0], "story_seen: wrong length"),
    ("fight", "first", 3, "a seat is named that is not at the table"),
    ("fight", "active", -1, "a seat is named that is not at the table"),
    ("fight", "discs_left", [5], "a seat is named that is not at the table"),
    ("fight", "fight.hero", 4, "a seat is named that is not at the table"),
    ("poker", "poker.host", 9, "a seat is named that is not at the table"),
    ("fight", "money.0", 130, "money: everybody has 0 to 120 dollars, in tens"),
    ("fight", "money.0", 15, "money: everybody has 0 to 120 dollars, in tens"),
    ("fight", "money.0", -10, "money: everybody has 0 to 120 dollars, in tens"),
    ("fight", "wounds.1", 4, "wounds: everybody has 0 to 3"),
    ("fight", "marshal.1", 10, "marshal or wanted: a track has 9 spaces"),
    ("fight", "wanted.1", -1, "marshal or wanted: a track has 9 spaces"),
    ("poker", "marshal.2", 1, "nobody is on both tracks"),
    ("fight", "lp.0", -1, "there is less than nothing of something"),
    ("fight", "supply", -1, "there is less than nothing of something"),
    ("fight", "rolls.poker", -1, "there is less than nothing of something"),
    ("fight", "round", 0, "round or ending: out of range"),
    ("fight", "ending", 3, "round or ending: out of range"),
    ("fight", "discard", ["poker-k-hearts"], "poker cards: not every card lies in exactly one"),
    ("fight", "laid.0", None, "poker cards: not every card lies in exactly one"),
    ("fight", "deck", [], "poker cards: not every card lies in exactly one"),
    ("poker", "flop", [], "poker cards: not every card lies in exactly one"),
    ("fight", "npc_hand", [], "fight cards: not every card lies in exactly one"),
    ("fight", "fight_deck.0", "fight-a", "fight cards: not every card lies in exactly one"),
    ("fight", "npc_card", "fight-2", "fight cards: not every card lies in exactly one"),
    ("poker", "cattle.2", None, "cattle: not every token lies in exactly one place"),
    ("poker", "ranch_green", [], "cattle: not every token lies in exactly one place"),
    ("poker", "nuggets.2", 3, "nuggets: they are not 36 in all"),
    ("poker", "store.mule", 6, "items: the copies of mule are not 6 in all"),
    ("poker", "owned.0", ["rifle"], "items: the copies of rifle are not 6 in all"),
    ("poker", "upgraded.0", ["mule"], "upgraded: seat 0 does not own that"),
    ("poker", "mount.0", "mule", "seat 0 uses an item it does not own"),
    ("poker", "weapon.1", "rifle", "seat 1 uses an item it does not own"),
    ("poker", "discs_left", [0, 0, 0], "discs: seat 0 has only 2"),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "path", "value", "words"), FAULTS, ids=str)
def test_a_state_the_game_cannot_be_in(scene: str, path: str, value: Any, words: str) -> None:
    """Without a record there is only the state itself to tell."""
    assert words in why_bad(edit(SCENES[scene](False), f"state.{path}", value))


def test_a_story_in_two_places() -> None:
    data = mid_fight(record=False)
    first = data["state"]["story_right"][0]
    assert "stories: a card lies in two places" in why_bad(edit(data, "state.story_left.0", first))


BROKEN: list[tuple[str, str, Any]] = [
    ("fight", "state", []),
    ("fight", "state.seed", "seven"),
    ("fight", "state.seed", hex(2**256)),
    ("fight", "state.frames", None),
    ("fight", "state.frames", []),
    ("fight", "state.frames.0.procedure", "chess"),
    ("fight", "state.frames.0.step", "checkmate"),
    ("fight", "state.frames.2.step", "cards_laid"),
    ("fight", "state.frames.2", {"procedure": "fight"}),
    ("fight", "state.sealed", [[], []]),
    ("fight", "state.sealed.0", ["pass"]),
    ("poker", "state.sealed.0", ["play:poker-7-hearts"]),
    ("poker", "state.sealed.0", ["play:poker-k-hearts", "play:poker-k-hearts"]),
    ("poker", "state.sealed.2", ["play:poker-k-hearts"]),
    ("poker", "state.sealed.0", ["pass"]),
    ("fight", "state.rolls", [0]),
    ("fight", "state.script", []),
    ("fight", "state.hands.0", ["zorro"]),
    ("fight", "state.hands.0", [3]),
    ("fight", "state.character.0", "zorro"),
    ("fight", "state.space.0", "mars"),
    ("fight", "state.turn", {"actions": 1}),
    ("fight", "state.turn.actions", "x"),
    ("fight", "state.fight", {}),
    ("fight", "state.bandits", ["darkrock-bank"]),
    ("fight", "state.epoch", {}),
    ("fight", "state.fight_past", {}),
    ("fight", "state.cattle_holds", ["moose"]),
    ("poker", "state.dice", ["snake-eyes"]),
    ("fight", "state.space.0", None),
    ("fight", "state.character.0", None),
    ("fight", "state.fight.type", 99),
    ("fight", "state.fight.hero", -1),
    ("fight", "state.due", [0]),
    ("fight", "state.seen", []),
    ("fight", "state.seen_among.0", []),
    ("fight", "state.fight_past.fight-2", 0),
    ("fight", "state.fight_shown.fight-2", -1),
    ("fight", "state.fight_shown.fight-2", 1),
    ("fight", "state.fight_drawn.0", -1),
    ("fight", "state.fight_barred.fight-q", -1),
    ("fight", "state.fight_barred.fight-q", 1),
    ("poker", "state.cattle_holds", []),
    ("fight", "number", -1),
    ("fight", "parts", [0]),
    ("fight", "parts", [0, 0, -1]),
    ("fight", "players", 4),
    ("fight", "game", "chess"),
    ("fight", "edition", "torn"),
    ("fight", "content", "b" * 64),
]


@pytest.mark.parametrize(("scene", "path", "value"), BROKEN, ids=lambda each: str(each)[:40])
@pytest.mark.parametrize("record", [True, False])
def test_a_broken_file_is_refused(scene: str, path: str, value: Any, record: bool) -> None:
    assert len(why_bad(edit(SCENES[scene](record), path, value))) > 10


def test_only_a_record_can_tell_that_the_game_was_meant_to_be_shorter() -> None:
    assert "options" in why_bad(edit(mid_fight(), "options", {"length": 15}))
    assert tw.load(edit(mid_fight(record=False), "options", {"length": 15})).view()["length"] == 15


PARTS = ["game", "players", "edition", "variants", "options", "engine", "content", "number"]
PARTS += ["parts", "state", "record", "events"]
FITTING: dict[str, list[Any]] = {  # of WRONG, what is right for that part
    "engine": ["x"],
    "variants": [[]],
    "options": [{}],
    "record": [None],
    "events": [None, []],
}


@pytest.mark.parametrize("key", PARTS)
def test_a_part_that_is_missing_or_of_the_wrong_kind(key: str) -> None:
    base = json.dumps(mid_fight())
    data = json.loads(base)
    del data[key]
    assert key in why_bad(fit(data))
    for value in WRONG:
        fits = any(value == each and type(value) is type(each) for each in FITTING.get(key, []))
        if not fits:
            why_bad(edit(json.loads(base), key, value))


def test_a_record_that_does_not_replay() -> None:
    words = why_bad(edit(mid_fight(), "record.choices.0.3", "deposit"))
    assert "its record does not replay: entry 0" in words


def test_the_fault_is_named() -> None:
    named = {
        "state.deck.0": ("zorro", "field 'deck': 'zorro' is not known"),
        "state.money.1": ("much", "field 'money': 'much' is not a whole number"),
        "state.discard": ("all", "field 'discard': a list is expected, not 'all'"),
        "state.horse": (1, "missing or unknown fields: horse"),
        "state.rolls": ([0], "field 'rolls': expected are redeal"),
        "content": ("b" * 64, "content bbbbbbbbbbbb, this is"),
        "edition": ("torn", "edition 'torn'"),
    }
    for path, (value, words) in named.items():
        assert words in why_bad(edit(mid_fight(record=False), path, value))
