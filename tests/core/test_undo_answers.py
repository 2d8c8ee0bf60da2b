"""Whether there is a way back, and how far: the quick answers are what undo then does."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

import laws
import pytest

import tumbleweed as tw

Table = Callable[..., tw.Game]
REASONS = {"undo-nothing", "undo-not-yours", "undo-passed", "undo-news"}
TABLES = [("goat", 2), ("goat", 4), ("legends", 2), ("legends", 4), ("toy", 3)]


def journey(name: str, players: int) -> Iterator[tw.Game]:
    """A random game with some steps back, at every so many of its questions."""
    game, luck = tw.new(name, players=players, seed=players), Random(players)
    for _ in range(60):
        yield game
        laws.wander(game, luck, luck.choice([1, 1, 2, 7]))
        for seat in range(players):
            if luck.random() < 0.3 and (starts := game.undo_starts(seat)):
                game.undo(seat, to=luck.choice(starts))


def tried(game: tw.Game, seat: int, to: int | None) -> str:
    """The question an undo really leads to, or the reason it is refused with."""
    table = game.clone()
    try:
        table.undo(seat, to)
    except tw.UndoRefused as refused:
        return refused.reason
    assert table.record is not None
    return table.record.entries[-1].key


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_answers_are_what_undo_then_does(name: str, players: int) -> None:
    told: Counter[str] = Counter()
    for game in journey(name, players):
        for seat in range(players):
            reason, starts = game.undo_reason(seat), game.undo_starts(seat)
            told[reason] += 1
            outcome = tried(game, seat, None)
            if reason:
                assert (outcome, starts) == (reason, [])
            else:
                assert outcome.startswith(f"undo:{starts[0]}.")
            _every_way(game, seat, starts)
    assert set(told) == {"", *REASONS}


def _every_way(game: tw.Game, seat: int, starts: list[int]) -> None:
    """To each question named, and to no other."""
    assert starts == sorted(set(starts), reverse=True)
    for to in range(max(0, min(starts, default=game.number) - 4), game.number + 2):
        outcome = tried(game, seat, to)
        if outcome.startswith("undo:"):
            assert int(outcome[5:].split(".")[0]) == min(each for each in starts if each >= to)
        else:
            assert outcome in REASONS
            assert to not in starts


@pytest.mark.parametrize(("name", "players"), [("legends", 4), ("toy", 3)])
def test_they_do_not_tell_what_others_have_sealed(name: str, players: int) -> None:
    windows = 0
    for game in journey(name, players):
        for decision in game.decisions:
            later = game.clone()
            later.choose(decision.options[-1], seat=decision.seat)
            if later.number != game.number:
                continue  # it was the last answer, and no longer sealed
            for seat in set(range(players)) - {decision.seat}:
                windows += 1
                assert later.undo_reason(seat) == game.undo_reason(seat)
                assert later.undo_starts(seat) == game.undo_starts(seat)
    assert windows > 3


def test_a_seat_is_told_its_own(court: Table) -> None:
    game = court()
    for key in ("flip", "ponder", "muse", "ponder"):
        game.choose(key)
    assert game.seat(0).undo_reason == ""
    assert game.seat(0).undo_starts == [4, 3, 2]
    assert game.seat(1).undo_reason == "undo-not-yours"
    assert game.seat(1).undo_starts == []
    game.undo(0, to=2)
    assert game.seat(0).undo_reason == "undo-news"


def test_without_a_record_there_is_no_way_back(court: Table) -> None:
    game = court(record=False)
    assert game.undo_reason(0) == "undo-no-record"
    assert game.undo_starts(0) == []


@pytest.mark.parametrize("seat", [-1, 3, None, True, "0"])
def test_a_seat_that_is_not_there_is_refused(court: Table, seat: object) -> None:
    for ask in (court().undo_reason, court().undo_starts):
        with pytest.raises(tw.IllegalChoice, match="no seat"):
            ask(seat)


def test_a_long_game_costs_no_more_than_a_short_one(court: Table) -> None:
    """The way back is as long as the last turn, not as the record."""

    def seconds(game: tw.Game) -> float:
        def once() -> float:
            start = perf_counter()
            for seat in (0, 1, 2):
                game.undo_reason(seat), game.undo_starts(seat)
            return perf_counter() - start

        return min(once() for _ in range(50))

    long, short = court(), court()
    for game, length in ((long, 3000), (short, 1)):
        for _ in range(length):
            game.choose("flip")
        game.choose("ponder")
    assert seconds(long) < 20 * seconds(short)
