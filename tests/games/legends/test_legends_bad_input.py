"""Bad input: refused with an error that names the thing, and nothing has changed."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.legends_moments import moments
from tumbleweed.core.decision import Option

MALFORMED: list[Any] = [None, True, 0, -1, 3.5, 10**40, [], ["pass"], {}, ("pass",), b"pass", ...]
UNKNOWN = ["", " ", "PASS", "pass ", "pa\x00ss", "ride:", "ride:mars", "duel:9", "x" * 100_000]


@contextmanager
def refused(game: tw.Game, error: type[Exception], words: str = ".") -> Iterator[None]:
    """The block must raise, and the game must stand as before to the last bit."""
    before = (json.dumps(game.to_json()), [d.id for d in game.decisions], game.legal)
    with pytest.raises(error, match=words):
        yield
    assert (json.dumps(game.to_json()), [d.id for d in game.decisions], game.legal) == before


def acting(**facts: Any) -> tw.Game:
    return tw.at_table("legends", players=3, seats={0: {"money": 60}}, **facts)


# ---- choices ----


@pytest.mark.parametrize("players", [3, 6])
def test_illegal_and_stale_choices_at_every_moment(players: int) -> None:
    """Off the list, of another seat, for another question, twice: the game stands as before."""
    for game, _ in moments(players, 400):
        if game.over:
            with refused(game, tw.IllegalChoice, "the game is over"):
                game.choose("pass")
            return
        decision = game.decisions[-1]
        seat, offered = decision.seat, set(decision.keys)
        odd = [key for key in game.ruleset.catalogue.keys if key not in offered]
        for key in (odd[0], odd[len(odd) // 2], odd[-1]):
            with refused(game, tw.IllegalChoice, "is not on offer"):
                game.choose(key, seat=seat)
        with refused(game, tw.StaleChoice):
            game.choose(decision.keys[0], seat=seat, decision=f"{game.number - 1}.{seat}.0")
        for other in {*range(players)} - {*game.asked}:
            with refused(game, tw.IllegalChoice, f"seat {other} is not asked"):
                game.choose(decision.keys[0], seat=other)
        with refused(game, tw.IllegalChoice):
            game.choose_all([decision.keys[0], "no-such-option"], seat=seat)


@pytest.mark.parametrize("choice", MALFORMED, ids=repr)
def test_a_malformed_choice(choice: Any) -> None:
    game = acting()
    with refused(game, tw.IllegalChoice):
        game.choose(choice)
    with refused(game, tw.IllegalChoice):
        game.choose_all([choice])
    with refused(game, tw.IllegalChoice):
        game.play(choice if type(choice) is not int else choice - 1)


@pytest.mark.parametrize("key", UNKNOWN, ids=lambda key: repr(key[:12]))
def test_a_choice_that_does_not_exist(key: str) -> None:
    game = acting()
    with refused(game, tw.IllegalChoice, "is not an option of legends"):
        game.choose(key)


def test_an_option_made_up() -> None:
    game = acting()
    real = game.ruleset.catalogue.options[0]
    for key, index in (("win", 1), ("", 1), ("heist", 1)):
        with refused(game, tw.IllegalChoice):
            game.choose(Option(key, index, real.message, game.ruleset.wording))


def test_an_answer_sent_twice() -> None:
    game = acting()
    assert game.decision is not None
    first = game.decision.id
    game.choose("end", seat=0, decision=first)
    with refused(game, tw.IllegalChoice):
        game.choose("end", seat=0, decision=first)


# ---- set-up ----


@pytest.mark.parametrize("players", [0, 1, 7, -3, 4.0, "4", None, True], ids=repr)
def test_an_unknown_number_of_players(players: Any) -> None:
    with pytest.raises(tw.UnknownName, match="players"):
        tw.new("legends", players=players, seed=1)
    with pytest.raises(tw.UnknownName, match="players"):
        tw.at_table("legends", players=players)


OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"length": 16}, "length: 16 is not one of 15, 20, 25"),
    ({"length": "15"}, "length: '15'"),
    ({"length": True}, "length: True"),
    ({"house_chooses": 1}, "house_chooses: 1 is neither true nor false"),
    ({"house_chooses": "no"}, "house_chooses: 'no'"),
    ({"first_player": 3}, "first_player: there is no seat 3"),
    ({"first_player": True}, "first_player: there is no seat True"),
    ({"characters": ["wyatt-earp"]}, "characters: a list of 3 names"),
    ({"characters": "wyatt-earp"}, "characters: a list of 3 names"),
    ({"characters": ["wyatt-earp", "kit-carson", "zorro"]}, "nobody is called 'zorro'"),
    (
        {"characters": ["wyatt-earp", "kit-carson", "wyatt-earp"]},
        "characters: wyatt-earp is named twice",
    ),
    ({"characters": ["wyatt-earp", "kit-carson", 3]}, "nobody is called 3"),
    ({"speed": 1}, "legends has no table option 'speed'"),
]


@pytest.mark.parametrize(("options", "words"), OPTIONS, ids=lambda each: str(each)[:50])
def test_a_bad_table_option(options: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.UnknownName, match=words):
        tw.new("legends", players=3, seed=1, **options)
    with pytest.raises(tw.UnknownName, match=words):
        tw.at_table("legends", players=3, options=options)


def test_an_unknown_edition_or_variant() -> None:
    with pytest.raises(tw.UnknownName, match=r"legends has no edition 'torn'.*revised"):
        tw.new("legends", players=3, seed=1, edition="torn")
    with pytest.raises(tw.UnknownName, match="variant"):
        tw.new("legends", players=3, seed=1, variants=["zombies"])


POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"at": "noon"}, "at: 'noon' is not one of"),
    ({"moon": 1}, "unknown: moon; known: "),
    ({"active": 3}, "active: 3 is not a whole number from 0 to 2"),
    ({"actions": "x"}, "actions: 'x'"),
    ({"fought": [7]}, "fought: 7"),
    ({"sheriff": "mars"}, "sheriff: 'mars' is not one of"),
    ({"bandits": ["darkrock-bank"]}, "'darkrock-bank' is no hideout"),
    ({"deck": ["poker-k-hearts", "poker-k-hearts"]}, "poker cards: poker-k-hearts is named twice"),
    ({"deck": ["joker"]}, "deck: 'joker'"),
    ({"fight_deck": ["fight-1"]}, "fight_deck: 'fight-1'"),
    ({"stories": {"middle": []}}, "stories: unknown: middle"),
    ({"stories": {"left": ["x"]}}, "stories: 'x'"),
    ({"discs": {"left": [9]}}, "discs: 9"),
    ({"discs": {"left": [0, 0], "right": [0]}}, "discs: seat 0 has only 2"),
    ({"chance": {"wind": []}}, "chance: 'wind'"),
    ({"chance": {"dice": ["snake-eyes"]}}, "chance dice: 'snake-eyes'"),
    ({"seats": []}, "seats: a dictionary"),
    ({"seats": {3: {}}}, "seats: 3"),
    ({"seats": {0: {"hat": 1}}}, "seat 0: unknown: hat"),
    ({"seats": {0: {"money": 130}}}, "seat 0 money: 130"),
    ({"seats": {0: {"money": 15}}}, "seat 0 money: 15 is not a number of ten-dollar notes"),
    ({"seats": {0: {"wounds": 4}}}, "seat 0 wounds: 4"),
    ({"seats": {0: {"marshal": 1, "wanted": 1}}}, "nobody is on both tracks"),
    ({"seats": {0: {"character": "zorro"}}}, "character: 'zorro'"),
    (
        {"seats": {0: {"character": "wyatt-earp"}, 1: {"character": "wyatt-earp"}}},
        "seats: wyatt-earp is named twice",
    ),
    ({"seats": {0: {"items": ["sword"]}}}, "seat 0 items: 'sword'"),
    ({"seats": {0: {"weapon": "rifle"}}}, "seat 0 weapon: rifle is not among the items"),
    (
        {"seats": {0: {"cattle": "cattle-blue-1"}, 1: {"cattle": "cattle-blue-1"}}},
        "cattle-blue-1 is carried twice",
    ),
]


@pytest.mark.parametrize(("facts", "words"), POSITIONS, ids=lambda each: str(each)[:50])
def test_a_position_that_cannot_be(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.BadPosition, match=words):
        tw.at_table("legends", players=3, **facts)
