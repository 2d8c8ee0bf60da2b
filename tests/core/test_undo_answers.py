"""Whether undo is possible, and how far: the quick answers match what undo then does."""

from collections.abc import Callable
from time import perf_counter

import pytest

import tumbleweed as tw

Table = Callable[..., tw.Game]


def test_a_seat_is_told_its_own(court: Table) -> None:
    game = court()
    for key in ("flip", "ponder", "muse", "ponder"):
        game.choose(key)
    assert game.undo_reason(0) == ""
    assert game.undo_starts(0) == [4, 3, 2]
    assert game.undo_reason(1) == "undo-not-yours"
    assert game.undo_starts(1) == []
    game.undo(0, to=2)
    assert game.undo_reason(0) == "undo-news"


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
    """The cost depends on the last turn, not on the record."""

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
