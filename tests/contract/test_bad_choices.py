"""Choices that are malformed, illegal, stale or another seat's: refused without any change."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import SPECIMENS, every_game, smallest_and_largest
from contract.specimen import Specimen
from support.random_play import everywhere, finish_fast
from tumbleweed.core.decision import Option

MALFORMED: list[Any] = [
    None, True, False, 0, 1, -1, 3.5, 10**40, [], ["accept"], {}, ("accept",), b"accept", ...,
]  # fmt: skip
UNKNOWN = ["", " ", "win", "pick:", "to:-1", "undo:0.0", "x" * 100_000, "\ud800"]


@contextmanager
def refused(game: tw.Game, error: type[Exception], words: str = ".") -> Iterator[None]:
    """The block must raise, and the game must be unchanged to the last bit."""
    before = (json.dumps(game.to_json()), [d.id for d in game.decisions], game.legal)
    with pytest.raises(error, match=words):
        yield
    assert (json.dumps(game.to_json()), [d.id for d in game.decisions], game.legal) == before


def asking(of: Specimen) -> tuple[tw.Game, tw.Decision]:
    """A game in the middle of something, and who is asked."""
    game = of.saved(of.scene, True)
    assert game.decision is not None
    return game, game.decision


def not_on_offer(game: tw.Game) -> list[str]:
    """To any seat."""
    offered = {key for decision in game.decisions for key in decision.keys}
    return [key for key in game.ruleset.catalogue.keys if key not in offered]


# ---- what is no choice ----


@every_game
@pytest.mark.parametrize("choice", MALFORMED, ids=repr)
def test_a_malformed_choice(of: Specimen, choice: Any) -> None:
    game, _ = asking(of)
    with refused(game, tw.IllegalChoice):
        game.choose(choice)
    with refused(game, tw.IllegalChoice):
        game.choose_all([choice])


ALL_UNKNOWN = [(of, key) for of in SPECIMENS for key in (*UNKNOWN, *of.unknown)]


@pytest.mark.parametrize(("of", "key"), ALL_UNKNOWN, ids=lambda each: repr(str(each)[:12]))
def test_a_choice_that_does_not_exist(of: Specimen, key: str) -> None:
    game, _ = asking(of)
    with refused(game, tw.IllegalChoice, f"is not an option of {of.game}"):
        game.choose(key)


@every_game
def test_a_key_is_written_in_one_way(of: Specimen) -> None:
    game, decision = asking(of)
    for key in decision.keys:
        for other in (key.upper(), f"{key} ", f" {key}", f"{key[:2]}\x00{key[2:]}", f"{key}:zorro"):
            with refused(game, tw.IllegalChoice, f"is not an option of {of.game}"):
                game.choose(other)


@every_game
def test_a_choice_that_is_not_on_offer(of: Specimen) -> None:
    game, decision = asking(of)
    listed = re.escape(", ".join(decision.keys))
    odd = not_on_offer(game)
    for key in {*odd[:: max(1, len(odd) // 12)], odd[0], odd[-1]}:
        words = f"'{re.escape(key)}' is not on offer to seat {decision.seat}; .*{listed}"
        with refused(game, tw.IllegalChoice, words):
            game.choose(key)


@every_game
def test_a_bad_index_in_the_fast_path(of: Specimen) -> None:
    game, _ = asking(of)
    other = next(i for i in range(len(game.ruleset.catalogue.keys)) if i not in game.legal)
    no_indexes = [each for each in MALFORMED if type(each) is not int]
    for index in (*no_indexes, "0", -1, 10**40, other, *map(float, game.legal)):
        with refused(game, tw.IllegalChoice):
            game.play(index)


@every_game
def test_an_option_of_another_question(of: Specimen) -> None:
    game, _ = asking(of)
    catalogue = game.ruleset.catalogue
    for key in not_on_offer(game)[:3]:
        with refused(game, tw.IllegalChoice, "not on offer"):
            game.choose(catalogue.options[catalogue.index[key]])


@every_game
def test_an_option_made_up(of: Specimen) -> None:
    game, decision = asking(of)
    real, wording = decision.options[0], game.ruleset.wording
    for key in ("win", "", not_on_offer(game)[0]):
        with refused(game, tw.IllegalChoice):
            game.choose(Option(key, real.index, real.message, wording))


@every_game
def test_an_option_is_read_by_its_key(of: Specimen) -> None:
    (game, decision), (other, _) = asking(of), asking(of)
    real = game.ruleset.catalogue.options[0]
    key = decision.keys[-1]
    game.choose(Option(key, real.index, real.message, game.ruleset.wording))
    other.choose(key)
    assert game.to_json() == other.to_json()


# ---- at the wrong time ----


@every_game
def test_an_answer_sent_twice(of: Specimen) -> None:
    game, decision = asking(of)
    game.choose(decision.default, seat=decision.seat, decision=decision.id)
    with refused(game, tw.IllegalChoice):
        game.choose(decision.default, seat=decision.seat, decision=decision.id)


@every_game
def test_an_answer_to_a_question_that_is_not_open(of: Specimen) -> None:
    game, decision = asking(of)
    number, seat, part = (int(each) for each in decision.id.split("."))
    stale = [f"{number}.{seat}.{part + 1}", f"{number}.{seat + 1}.{part}", f"{number + 1}.{seat}.0"]
    stale += [f"{number - 1}.{seat}.0", "", f"{number}.{seat}", f"{decision.id} ", "x"]
    for each in stale:
        with refused(game, tw.StaleChoice, f"seat {seat} is at {decision.id}"):
            game.choose(decision.default, decision=each)


@every_game
def test_stale_parts_of_one_question(of: Specimen) -> None:
    """A question with several parts, where a game has one."""
    for game in everywhere(of.new(of.players[-1], 7), Random(7)):
        for decision in game.decisions:
            if decision.part:
                seat, earlier = decision.seat, f"{decision.number}.{decision.seat}.0"
                with refused(game, tw.StaleChoice, f"seat {seat} is at {decision.id}"):
                    game.choose(decision.default, seat=seat, decision=earlier)
                game.clone().choose(decision.default, seat=seat, decision=decision.id)
                return
    pytest.skip(f"{of.game} asks for nothing in parts")


@every_game
def test_a_game_that_is_over(of: Specimen) -> None:
    game = finish_fast(of.new(of.players[0], 1), Random(1))
    key = game.ruleset.catalogue.keys[0]
    with refused(game, tw.IllegalChoice, "the game is over"):
        game.choose(key)
    with refused(game, tw.IllegalChoice, "the game is over"):
        game.choose_all([key])
    with refused(game, tw.IllegalChoice):
        game.play(0)


@pytest.mark.walk
@smallest_and_largest
@pytest.mark.slow
def test_illegal_and_stale_choices_at_every_moment(of: Specimen, players: int) -> None:
    """Off the list, of another seat, for another question, twice: the game is unchanged."""
    for game in of.moments(players, 400, every=4):
        if game.over:
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


# ---- seats ----

NO_SEATS: list[Any] = [-1, 9, 10**30, True, 1.0, "1", b"1", [], None]


@every_game
def test_a_seat_that_is_not_asked(of: Specimen) -> None:
    game, decision = asking(of)
    others = [seat for seat in range(game.players) if seat not in game.asked]
    for seat in (*others, *NO_SEATS[:-1]):
        with refused(game, tw.IllegalChoice, "is not asked"):
            game.choose(decision.default, seat=seat)
        with refused(game, tw.IllegalChoice, "is not asked"):
            game.choose_all([decision.default], seat=seat)


@every_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_seat_that_does_not_exist(of: Specimen, seat: Any) -> None:
    game, decision = asking(of)
    calls: list[Callable[[], object]] = [
        lambda: game.seat(seat),
        lambda: game.redeal(seat, 1),
        lambda: game.undo(seat),
        lambda: game.why_not(seat, decision.keys[0]),
    ]
    if seat is not None:  # a spectator
        calls.append(lambda: game.view(seat))
        calls.append(lambda: game.events_for(seat))
    for call in calls:
        with refused(game, tw.IllegalChoice, "there is no seat"):
            call()


@every_game
@pytest.mark.parametrize("to", ["0", 0.5, [], True], ids=repr)
def test_undo_to_what_is_no_number(of: Specimen, to: Any) -> None:
    game, decision = asking(of)
    with refused(game, tw.TumbleweedError):
        game.undo(decision.seat, to)
