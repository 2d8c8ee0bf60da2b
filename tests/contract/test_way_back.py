"""Whether undo is possible, and how far: the quick answers match what undo then does."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import tumbleweed as tw
from contract.games import every_game, smallest_and_largest
from contract.specimen import Specimen
from core import laws

REASONS = {"undo-nothing", "undo-not-yours", "undo-passed", "undo-news"}


def journey(of: Specimen, players: int) -> Iterator[tw.Game]:
    """A random game with some undos, at every so many of its questions."""
    game, luck = of.new(players, players), Random(players)
    for _ in range(60):
        yield game
        laws.wander(game, luck, luck.choice([1, 1, 2, 7]))
        for seat in range(players):
            if luck.random() < 0.3 and (starts := game.undo_starts(seat)):
                game.undo(seat, to=luck.choice(starts))


def tried(game: tw.Game, seat: int, to: int | None) -> str:
    """The question an undo leads to, or the reason of its refusal."""
    table = game.clone()
    try:
        table.undo(seat, to)
    except tw.UndoRefused as refused:
        return refused.reason
    assert table.record is not None
    return table.record.entries[-1].key


@every_game
@pytest.mark.slow
def test_the_answers_are_what_undo_then_does(of: Specimen) -> None:
    told: Counter[str] = Counter()
    for players in {of.players[0], of.players[len(of.players) // 2]}:
        for game in journey(of, players):
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
    """To each question listed, and to no other."""
    assert starts == sorted(set(starts), reverse=True)
    for to in range(max(0, min(starts, default=game.number) - 4), game.number + 2):
        outcome = tried(game, seat, to)
        if outcome.startswith("undo:"):
            assert int(outcome[5:].split(".")[0]) == min(each for each in starts if each >= to)
        else:
            assert outcome in REASONS
            assert to not in starts


@smallest_and_largest
def test_they_do_not_tell_what_others_have_sealed(of: Specimen, players: int) -> None:
    for game in journey(of, players):
        for decision in game.decisions:
            later = game.clone()
            later.choose(decision.options[-1], seat=decision.seat)
            if later.number != game.number:
                continue  # it was the last answer, and no longer sealed
            for seat in set(range(players)) - {decision.seat}:
                assert later.undo_reason(seat) == game.undo_reason(seat)
                assert later.undo_starts(seat) == game.undo_starts(seat)
