"""What a finished game was worth to each seat: what a net's value foretells."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.game import Game

FAR: Final = 15.0  # points: a lead of so much counts in full


def outcome(game: Game, margin: float) -> list[float]:
    """Per seat: the share of the win above an even one, and a part of the lead in points."""
    result = game.result
    assert result is not None
    scores = [float(score) for score in result.scores]
    return [
        _share(result.winners, seat) - 1 / len(scores) + margin * _lead(scores, seat, result.rival)
        for seat in range(len(scores))
    ]


def _share(winners: list[int], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def _lead(scores: list[float], seat: int, rival: int | None) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    if rival is not None:
        others.append(float(rival))
    return max(-1.0, min(1.0, (scores[seat] - max(others)) / FAR))
