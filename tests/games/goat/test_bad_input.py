"""Bad input: refused with an error that names the thing, and nothing has changed."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.decision import Option
from tumbleweed.core.state import fingerprint


@contextmanager
def refused(game: tw.Game, error: type[Exception], words: str = ".") -> Iterator[None]:
    """The block must raise, and the game must stand as before to the last bit."""
    before = (json.dumps(game.to_json()), [d.id for d in game.decisions], game.legal)
    with pytest.raises(error, match=words):
        yield
    assert (json.dumps(game.to_json()), [d.id for d in game.decisions], game.legal) == before


def offering() -> tw.Game:
    """Seat 0 deals; it has said which card, not yet to whom."""
    game = tw.at_table("goat", players=3, hand=["goat", "sheriff", "robber", "widow"])
    game.choose("offer:goat")
    return game


def answering() -> tw.Game:
    game = offering()
    game.choose_all(["to:1", "name:robber"])
    return game


# ---- choices ----

MALFORMED = [
    None, True, False, 0, 1, -1, 3.5, 10**40, [], ["accept"], {}, ("accept",), b"accept", ...,
]  # fmt: skip
UNKNOWN = ["", " ", "ACCEPT", "accept ", "acc\x00ept", "offer:", "offer:zorro", "to:5", "to:-1"]
UNKNOWN += ["undo:0.0", "pick:a", "x" * 100_000, "\ud800"]
NOT_ON_OFFER = ["stop", "offer:widow", "offer:banker", "to:1", "name:goat", "rob:bank", "gamble:0"]


@pytest.mark.parametrize("choice", MALFORMED, ids=repr)
def test_a_malformed_choice(choice: Any) -> None:
    game = answering()
    with refused(game, tw.IllegalChoice):
        game.choose(choice)
    with refused(game, tw.IllegalChoice):
        game.choose_all([choice])


@pytest.mark.parametrize("key", UNKNOWN, ids=lambda key: repr(key[:12]))
def test_a_choice_that_does_not_exist(key: str) -> None:
    game = answering()
    with refused(game, tw.IllegalChoice, "is not an option of goat"):
        game.choose(key)


@pytest.mark.parametrize("key", NOT_ON_OFFER)
def test_a_choice_that_is_not_on_offer(key: str) -> None:
    game = answering()
    with refused(game, tw.IllegalChoice, f"'{key}' is not on offer to seat 1; .*refuse, accept"):
        game.choose(key)


@pytest.mark.parametrize("index", [*MALFORMED[:3], *MALFORMED[5:], "0", 2, 17, 99], ids=repr)
def test_a_bad_index_in_the_fast_lane(index: Any) -> None:
    game = answering()
    assert game.legal == (0, 1)
    with refused(game, tw.IllegalChoice):
        game.play(index)


@pytest.mark.parametrize("index", [0.0, 1.0])
def test_a_number_with_a_point_is_no_index(index: Any) -> None:
    game = answering()
    with refused(game, tw.IllegalChoice):
        game.play(index)


def test_an_option_of_another_question() -> None:
    game = answering()
    other = offering().decision
    assert other is not None
    with refused(game, tw.IllegalChoice, "not on offer"):
        game.choose(other.options[0])


def test_an_option_made_up() -> None:
    game = answering()
    real = game.ruleset.catalogue.options[0]
    for key, index in (("win", 0), ("", 1), ("offer:goat", 1)):
        with refused(game, tw.IllegalChoice):
            game.choose(Option(key, index, real.message, game.ruleset.wording))


def test_an_option_is_read_by_its_key() -> None:
    game = answering()
    real = game.ruleset.catalogue.options[0]
    game.choose(Option("accept", 0, real.message, game.ruleset.wording))
    assert game.view()["goat"] == {"character": "goat", "owner": 1}


def test_an_answer_sent_twice() -> None:
    game = answering()
    assert game.decision is not None
    first = game.decision.id
    game.choose("accept", seat=1, decision=first)
    with refused(game, tw.IllegalChoice):
        game.choose("accept", seat=1, decision=first)
    with refused(game, tw.IllegalChoice):
        game.choose("accept")


@pytest.mark.parametrize("stale", ["0.0.0", "1.1.1", "1.0.0", "2.1.0", "", "1.1", "1.1.0 ", "x"])
def test_an_answer_to_a_question_that_is_not_open(stale: str) -> None:
    game = answering()
    with refused(game, tw.StaleChoice, "seat 1 is at 1.1.0"):
        game.choose("accept", decision=stale)


def test_stale_parts_of_one_question() -> None:
    game = offering()
    with refused(game, tw.StaleChoice, "seat 0 is at 0.0.1"):
        game.choose("to:1", decision="0.0.0")
    game.choose("to:1", decision="0.0.1")


def test_a_game_that_is_over() -> None:
    game, luck = tw.new("goat", players=2, seed=1), Random(1)
    while game.legal:
        game.play(luck.choice(game.legal))
    with refused(game, tw.IllegalChoice, "over"):
        game.choose("accept")
    with refused(game, tw.IllegalChoice, "over"):
        game.choose_all(["accept"])
    with refused(game, tw.IllegalChoice):
        game.play(0)


# ---- seats ----

NO_SEATS = [-1, 3, 10**30, True, 1.0, "1", b"1", [], None]


@pytest.mark.parametrize("seat", [0, 2, *NO_SEATS[:-1]], ids=repr)
def test_a_seat_that_is_not_asked(seat: Any) -> None:
    game = answering()
    with refused(game, tw.IllegalChoice, "is not asked"):
        game.choose("accept", seat=seat)
    with refused(game, tw.IllegalChoice, "is not asked"):
        game.choose_all(["accept"], seat=seat)


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    game = answering()
    calls: list[Callable[[], object]] = [
        lambda: game.seat(seat),
        lambda: game.redeal(seat, 1),
        lambda: game.undo(seat),
        lambda: game.why_not(seat, "accept"),
    ]
    if seat is not None:  # a spectator
        calls.append(lambda: game.view(seat))
        calls.append(lambda: game.events_for(seat))
    for call in calls:
        with refused(game, tw.IllegalChoice, "there is no seat"):
            call()


@pytest.mark.parametrize("to", ["0", 0.5, [], True], ids=repr)
def test_undo_to_what_is_no_number(to: Any) -> None:
    game = offering()
    with refused(game, tw.TumbleweedError):
        game.undo(0, to)


# ---- set-up ----


@pytest.mark.parametrize("name", ["", "Goat", "chess", None, 7, [], {}], ids=repr)
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(tw.UnknownName, match=r"no game is called .*goat"):
        tw.new(name, players=3, seed=1)


@pytest.mark.parametrize("players", [0, 1, 6, -3, 2.0, "3", None, True, [3]], ids=repr)
def test_an_unknown_number_of_players(players: Any) -> None:
    with pytest.raises(tw.UnknownName, match="players"):
        tw.new("goat", players=players, seed=1)
    with pytest.raises(tw.UnknownName, match="players"):
        tw.at_table("goat", players=players, at="round")


def test_the_possible_numbers_of_players_are_named() -> None:
    with pytest.raises(tw.UnknownName, match="goat is not played by 6 players, but by 2, 3, 4, 5"):
        tw.new("goat", players=6, seed=1)


@pytest.mark.parametrize("edition", ["revised", "", 1, []], ids=repr)
def test_an_unknown_edition(edition: Any) -> None:
    with pytest.raises(tw.UnknownName, match=r"goat has no edition .*standard"):
        tw.new("goat", players=3, seed=1, edition=edition)


@pytest.mark.parametrize("variants", [["goals"], ("a", "b"), "goals", [[]], [1]], ids=repr)
def test_an_unknown_variant(variants: Any) -> None:
    with pytest.raises(tw.UnknownName, match="variant"):
        tw.new("goat", players=3, seed=1, variants=variants)


def test_a_game_without_variants_says_so() -> None:
    with pytest.raises(tw.UnknownName, match="goat has no variant 'goals'; it has: none"):
        tw.new("goat", players=3, seed=1, variants=["goals"])


@pytest.mark.parametrize("variants", [[1, "a"], 7, None], ids=repr)
def test_what_is_no_list_of_variants(variants: Any) -> None:
    with pytest.raises(tw.UnknownName, match="variant"):
        tw.new("goat", players=3, seed=1, variants=variants)


def test_an_unknown_option() -> None:
    with pytest.raises(tw.UnknownName, match=r"goat has no table option 'length'.*first_player"):
        tw.new("goat", players=3, seed=1, length=15)
    with pytest.raises(tw.UnknownName, match="table option 'length'"):
        tw.at_table("goat", players=3, at="round", options={"length": 15})


HAND = ["goat", "sheriff", "farmer", "dancer"]


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"hand": HAND, "discard": ["farmer"]}, "cards: farmer is named twice"),
        ({"hand": ["goat", "goat"]}, "cards: goat is named twice"),
        ({"hand": HAND, "removed_up": "goat"}, "cards: goat is named twice"),
        ({"hand": [*HAND[1:], "robber"], "removed_up": "goat"}, "never lies face up .*GB-UPKEEP"),
    ],
)
def test_a_table_that_cannot_be(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.BadPosition, match=words):
        tw.at_table("goat", players=3, **facts)


@pytest.mark.parametrize("seat", [-1, 3, 1.0, True, "0", [0]], ids=repr)
def test_a_bad_first_player(seat: Any) -> None:
    with pytest.raises(tw.UnknownName, match="first_player: there is no seat"):
        tw.new("goat", players=3, seed=1, first_player=seat)


def test_a_refused_set_up_leaves_no_trace() -> None:
    with pytest.raises(tw.UnknownName):
        tw.new("goat", players=3, seed=1, first_player=9)
    assert tw.new("goat", players=3, seed=1, first_player=2).view()["starter"] == 2
    assert fingerprint(tw.games()["goat"]) == fingerprint(
        {
            "players": [2, 3, 4, 5],
            "editions": ["standard"],
            "variants": [],
            "options": ["first_player"],
            "packs": [],
        }
    )
