"""Fictitious play: a second net that imitates an even sample of all that the learner has done.

A best answer to today's opponents goes in circles; the average of all answers does not.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tumbleweed.bots.net.weights import Names, Weights
from tumbleweed.lab.train.learner import Learner, signed
from tumbleweed.lab.train.rows import Decisions, joined
from tumbleweed.lab.train.settings import Settings

KEPT: Final = 2_000_000  # decisions
EACH: Final = 16  # batches that it learns in an iteration


class Average:
    def __init__(self, settings: Settings, names: Names, device: str) -> None:
        self._learner = Learner(settings, names, device) if settings.average else None
        self._each = EACH * settings.batch
        self._kept: Decisions | None = None
        self._seen = 0

    def begin(self, weights: Weights, lessons: Decisions | None) -> None:
        """As the learner before its first game; what that was taught belongs to the sample."""
        if self._learner is None:
            return
        self._learner.take(weights)
        if lessons is not None:
            self._kept = self._sampled(lessons, np.random.default_rng(len(lessons)))

    def learn(self, decisions: Decisions, chance: np.random.Generator) -> None:
        if self._learner is None:
            return
        self._kept = self._sampled(decisions, chance)
        some = chance.permutation(len(self._kept))[: self._each]
        self._learner.imitate(self._kept.part(some), chance)

    def _sampled(self, decisions: Decisions, chance: np.random.Generator) -> Decisions:
        """An even sample of everything so far."""
        self._seen += len(decisions)
        if self._kept is None:
            return decisions.part(chance.permutation(len(decisions))[:KEPT])
        room = KEPT - len(self._kept)
        share = round(KEPT * len(decisions) / self._seen) if room <= 0 else room
        new = chance.permutation(len(decisions))[: max(1, min(len(decisions), share))]
        old = chance.permutation(len(self._kept))[: KEPT - len(new)]
        return joined([self._kept.part(old), decisions.part(new)])

    def weights(self, about: dict[str, Any]) -> Weights:
        assert self._learner is not None
        return self._learner.weights(about)

    # ---- checkpoints ----

    def state(self) -> dict[str, Any]:
        if self._learner is None:
            return {}
        torch = self._learner.torch
        kept = {} if self._kept is None else vars(self._kept)
        sample = {name: torch.from_numpy(signed(rows)) for name, rows in kept.items()}
        return {"learner": self._learner.state(), "sample": sample, "seen": self._seen}

    def restore(self, state: dict[str, Any]) -> None:
        if self._learner is None:
            return
        self._learner.restore(state["learner"])
        self._seen = state["seen"]
        rows = {name: each.cpu().numpy() for name, each in state["sample"].items()}
        if rows:
            rows["places"] = rows["places"].astype(np.uint16)
            self._kept = Decisions(**rows)
