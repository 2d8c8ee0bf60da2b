"""A run of training: play, learn, checkpoint, until its iterations are over or time is up."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from tumbleweed.bots.net import weights as files
from tumbleweed.bots.net.weights import LAYERS, Weights, fitted
from tumbleweed.lab.train.average import Average
from tumbleweed.lab.train.folder import Folder
from tumbleweed.lab.train.imitation import Lesson, watch
from tumbleweed.lab.train.learner import Figures, Learner, device_of
from tumbleweed.lab.train.rows import Decisions, joined
from tumbleweed.lab.train.selfplay import Played, Task, play
from tumbleweed.lab.train.settings import Settings
from tumbleweed.lab.train.tables import tables_of

OFTEN: Final = 10  # iterations between checkpoints
SELVES: Final = 12  # past selves in a run
TAIL: Final = 0.6  # of a run: from here on weights are averaged
LESSONS: Final = 2  # passes over what the teacher did

Told = Callable[[dict[str, Any]], None]


class Run:
    def __init__(
        self, settings: Settings, folder: Path, jobs: int, device: str, told: Told
    ) -> None:
        settings.check()
        self.settings, self.folder, self._told = settings, Folder(folder), told
        self._tables = tables_of(settings.game, settings.mixes)
        self.folder.begin(settings)
        self._device = device_of(device)
        self._learner = Learner(settings, self._tables.names, self._device)
        self._average = Average(settings, self._tables.names, self._device)
        self._tail: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        self._tail_count = 0
        # Each process that plays is busy with its own games.
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"))
        self.iteration = 0
        self._spent = 0.0  # seconds, over all stretches

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def go(self, seconds: float | None = None) -> bool:
        """True when the run is over, False when it has to be continued."""
        began = monotonic()
        self._resume()
        while self.iteration < self.settings.iterations:
            if seconds is not None and monotonic() - began > seconds:
                self._checkpoint(began)
                return False
            self._iterate(began)
            if self.iteration % OFTEN == 0:
                self._checkpoint(began)
        self._checkpoint(began)
        return True

    # ---- an iteration ----

    def _iterate(self, began: float) -> None:
        started = monotonic()
        learner = self.folder.publish(self.iteration, self._learner.weights({}))
        parts = list(self._pool.map(play, self._tasks(str(learner))))
        played = monotonic()
        decisions = joined([part.decisions for part in parts])
        chance = np.random.default_rng([self.settings.seed, self.iteration])
        progress = self.iteration / self.settings.iterations
        figures = self._learner.improve(decisions, progress, chance)
        self._average.learn(decisions, chance)
        self._keep_selves()
        self._tell(parts, figures, played - started, monotonic() - played, began)
        self.iteration += 1

    def _tasks(self, learner: str) -> list[Task]:
        settings = self.settings
        firsts = range(0, settings.games, settings.chunk)
        return [
            Task(
                settings, self.iteration, first, min(settings.chunk, settings.games - first),
                learner, self._opponent(first),
            )
            for first in firsts
        ]  # fmt: skip

    def _opponent(self, first: int) -> str:
        if self.settings.against:
            return self.settings.against
        past = self.folder.past(self.iteration) if self.settings.past else []
        chance = np.random.default_rng([self.settings.seed, self.iteration, first, 1])
        return str(past[int(chance.integers(len(past)))]) if past else ""

    def _keep_selves(self) -> None:
        settings = self.settings
        every = max(1, settings.iterations // SELVES)
        if settings.past and self.iteration % every == 0:
            self.folder.remember(self.iteration, self._learner.weights({}))
        if self.iteration >= TAIL * settings.iterations:
            self._tail_count += 1
            for name, layer in self._layers().items():
                mean = self._tail.setdefault(name, np.zeros_like(layer))
                mean += (layer - mean) / self._tail_count

    def _layers(self) -> dict[str, Any]:
        weights = self._learner.weights({})
        return {name: getattr(weights, name) for name in LAYERS}

    def _tell(
        self, parts: list[Played], figures: Figures, playing: float, learning: float, began: float
    ) -> None:
        met = sum(part.met for part in parts)
        point = {
            "iteration": self.iteration,
            "games": sum(part.games for part in parts),
            "decisions": sum(part.answers for part in parts),
            "against_others": sum(part.won for part in parts) / met if met else None,
            "policy": figures.policy, "value": figures.value,
            "entropy": figures.entropy, "moved": figures.moved,
        }  # fmt: skip
        self.folder.add_point(point)
        times = {"playing": playing, "learning": learning, "spent": self._so_far(began)}
        self._told({**point, **times})

    # ---- checkpoints ----

    def _resume(self) -> None:
        state = self.folder.load(self._device)
        if state is None:
            self.folder.cut_curve(0)
            self._start()
            return
        self.iteration, self._spent = state["iteration"], state["spent"]
        self._learner.restore(state["learner"])
        self._average.restore(state["average"])
        self._tail = {name: layer.cpu().numpy() for name, layer in state["tail"].items()}
        self._tail_count = state["tail_count"]
        self.folder.cut_curve(self.iteration)

    def _start(self) -> None:
        settings = self.settings
        if settings.start:
            earlier = files.load(Path(settings.start))
            self._learner.take(fitted(earlier, self._tables.names))
        if settings.imitated:
            chance = np.random.default_rng([settings.seed, settings.imitated])
            lessons = self._lessons()
            self._learner.imitate(lessons, LESSONS, chance)
            self._average.learn(lessons, chance)

    def _lessons(self) -> Decisions:
        settings = self.settings
        firsts = range(0, settings.imitated, settings.chunk)
        lessons = [
            Lesson(settings, first, min(settings.chunk, settings.imitated - first))
            for first in firsts
        ]
        return joined(list(self._pool.map(watch, lessons)))

    def _checkpoint(self, began: float) -> None:
        torch = self._learner.torch
        self.folder.save(
            {
                "iteration": self.iteration,
                "spent": self._so_far(began),
                "learner": self._learner.state(),
                "average": self._average.state(),
                "tail": {name: torch.from_numpy(layer) for name, layer in self._tail.items()},
                "tail_count": self._tail_count,
            }
        )
        files.save(self.folder.weights, self._exported())

    def _so_far(self, began: float) -> float:
        return self._spent + monotonic() - began

    def _exported(self) -> Weights:
        """Average play if that is wanted, else averaged weights, else those of now."""
        settings = self.settings
        about = {"iteration": self.iteration, "settings": asdict(settings)}
        if settings.average:
            return self._average.weights(about)
        if not self._tail:
            return self._learner.weights(about)
        return Weights(self._tables.names, **self._tail, about=about)
