"""The end of a game: scores, ranking, winners."""

from __future__ import annotations

from typing import Any


class Score:
    """One seat's final score, by source, and what breaks ties, strongest first.

    Attributes:
        sources: points by where they come from.
        total: their sum.
    """

    def __init__(self, sources: dict[str, int], tie_breaks: tuple[int, ...]) -> None:
        self.sources = sources
        self.total = sum(sources.values())
        self.tie_breaks = tie_breaks

    @property
    def rank_key(self) -> tuple[int, ...]:
        """The sort key of the ranking; equal keys share a place."""
        return (self.total, *self.tie_breaks)


class Result:
    """The end of a game: scores with a breakdown, ranking (shared places together), winners.

    A rival is a competitor without a seat. Its number in the ranking is the one after the last
    seat; if it comes first, `winners` is empty.

    Attributes:
        scores: by seat.
        breakdown: by seat, the points of each source.
        ranking: the seats of each place, best first.
        winners: the seats of the first place.
        rival: the score of the competitor without a seat, if there is one.
    """

    def __init__(self, scores: list[Score], rival: Score | None = None) -> None:
        self.scores = [score.total for score in scores]
        self.breakdown = [score.sources for score in scores]
        self.rival = rival.total if rival is not None else None
        keys = [score.rank_key for score in scores]
        if rival is not None:
            keys.append(rival.rank_key)
        self.ranking = [
            [seat for seat, key in enumerate(keys) if key == place]
            for place in sorted(set(keys), reverse=True)
        ]
        self.winners = [seat for seat in self.ranking[0] if seat < len(scores)]

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        out: dict[str, Any] = {
            "scores": self.scores,
            "breakdown": self.breakdown,
            "ranking": self.ranking,
            "winners": self.winners,
        }
        return out if self.rival is None else {**out, "rival": self.rival}
