"""A run of training: play, learn, checkpoint, until its iterations are over or time is up.

While the learner learns from the games of one iteration, those of the next are played, with the
weights from before: a GPU and the processes that play need not wait for each other.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from tumbleweed.bots.net import weights as files
from tumbleweed.bots.net.weights import LAYERS, Array, Weights, fitted
from tumbleweed.lab.train.average import Average
from tumbleweed.lab.train.folder import Folder
from tumbleweed.lab.train.imitation import Lesson, watch
from tumbleweed.lab.train.learner import Figures, Learner, device_of
from tumbleweed.lab.train.rows import Decisions, joined
from tumbleweed.lab.train.selfplay import Played, Task, play
from tumbleweed.lab.train.settings import TEACHER, Settings
from tumbleweed.lab.train.tables import tables_of

OFTEN: Final = 10  # iterations between checkpoints
SELVES: Final = 12  # past selves in a run
LEARNER: Final = "learner"
AVERAGE: Final = "average"
TAIL: Final = 0.6  # of a run: from here on weights are averaged
LESSONS: Final = 8  # passes over what the teacher did
TEACHING: Final = 2e-3  # rate of the first of them; it falls to zero

Told = Callable[[dict[str, Any]], None]


class Run:
    def __init__(
        self, settings: Settings, folder: Path, jobs: int, device: str, told: Told
    ) -> None:
        settings.check()
        self.settings, self.folder, self._told = settings, Folder(folder), told
        self._tables = tables_of(settings.game, settings.mixes, settings.styled > 0)
        self.folder.begin(settings)
        self._device = device_of(device)
        self._learner = Learner(settings, self._tables.names, self._device)
        self._average = Average(settings, self._tables.names, self._device)
        self._tail: dict[str, Array] = {}
        self._tail_count = 0
        # Each process that plays is busy with its own games.
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"))
        self._playing: list[Future[Played]] = []  # games of the iteration to come
        self._before = dict[str, Weights]()  # that they are played with
        self.iteration = 0
        self._spent = 0.0  # seconds, over all stretches

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def go(self, seconds: float | None = None) -> bool:
        """True when the run is over, False when it has to be continued."""
        began = monotonic()
        self._resume()
        if self.iteration < self.settings.iterations:
            self._begin_to_play(self.iteration)
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
        parts = [each.result() for each in self._playing]
        played = monotonic()
        self._before = self._nets()
        if self.iteration + 1 < self.settings.iterations:
            self._begin_to_play(self.iteration + 1)
        decisions = joined([part.decisions for part in parts])
        chance = np.random.default_rng([self.settings.seed, self.iteration])
        progress = self.iteration / self.settings.iterations
        figures = self._learner.improve(decisions, progress, chance)
        self._average.learn(decisions, chance)
        self._keep_selves()
        self._tell(parts, figures, played - started, monotonic() - played, began)
        self.iteration += 1

    def _begin_to_play(self, iteration: int) -> None:
        nets = self.folder.publish(iteration, self._before)
        self._playing = [self._pool.submit(play, task) for task in self._tasks(iteration, nets)]

    def _nets(self) -> dict[str, Weights]:
        """The learner as it is; in fictitious play also what it has to answer."""
        learner = {LEARNER: self._learner.weights({})}
        if not self.settings.average:
            return learner
        return {**learner, AVERAGE: self._average.weights({})}

    def _tasks(self, iteration: int, nets: dict[str, str]) -> list[Task]:
        settings = self.settings
        firsts = range(0, settings.games, settings.chunk)
        return [
            Task(
                settings, iteration, first, min(settings.chunk, settings.games - first),
                nets[LEARNER], *self._others(iteration, first, nets),
            )
            for first in firsts
        ]  # fmt: skip

    def _others(self, iteration: int, first: int, nets: dict[str, str]) -> tuple[str, float]:
        """Whom one learner meets, and in which share of the games."""
        settings = self.settings
        if settings.against:
            return settings.against, 1.0
        chance = np.random.default_rng([settings.seed, iteration, first, 1])
        if settings.heuristic and chance.random() < settings.heuristic:
            return TEACHER, 1.0
        return nets.get(AVERAGE) or self._past_self(iteration, chance), settings.past

    def _past_self(self, iteration: int, chance: np.random.Generator) -> str:
        """Those of the last two iterations are not there yet."""
        past = self.folder.past(iteration - 1) if self.settings.past else []
        return str(past[int(chance.integers(len(past)))]) if past else ""

    def _keep_selves(self) -> None:
        settings = self.settings
        every = max(1, settings.iterations // SELVES)
        if settings.past and self.iteration % every == 0:
            self.folder.remember(self.iteration, self._learner.weights({}))
        if self.iteration >= TAIL * settings.iterations:
            self._tail_count += 1
            for name, layer in _layers(self._learner.weights({})).items():
                mean = self._tail.setdefault(name, np.zeros_like(layer))
                mean += (layer - mean) / self._tail_count

    def _tell(
        self, parts: list[Played], figures: Figures, playing: float, learning: float, began: float
    ) -> None:
        met = sum(part.met for part in parts)
        point = {
            "iteration": self.iteration,
            "games": sum(part.games for part in parts),
            "cut": sum(part.cut for part in parts),
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
            self._before = self._nets()
            return
        self.iteration, self._spent = state["iteration"], state["spent"]
        self._before = {
            name: Weights(self._tables.names, **_arrays(layers), about={})
            for name, layers in state["before"].items()
        }
        self._learner.restore(state["learner"])
        self._average.restore(state["average"])
        self._tail = _arrays(state["tail"])
        self._tail_count = state["tail_count"]
        self.folder.cut_curve(self.iteration)

    def _start(self) -> None:
        settings = self.settings
        if settings.start:
            earlier = files.load(Path(settings.start))
            self._learner.take(fitted(earlier, self._tables.names))
        lessons = self._lessons() if settings.imitated else None
        if lessons is not None:
            self._be_taught(lessons)
        self._average.begin(self._learner.weights({}), lessons)

    def _be_taught(self, lessons: Decisions) -> None:
        chance = np.random.default_rng([self.settings.seed, self.settings.imitated])
        for at in range(LESSONS):
            self._learner.set_rate(TEACHING * (1 - at / LESSONS))
            figures = self._learner.imitate(lessons, chance)
        self._told({"lessons": len(lessons), "agreed": figures.agreed, "value": figures.value})

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
                "before": {
                    name: _tensors(torch, _layers(net)) for name, net in self._before.items()
                },
                "average": self._average.state(),
                "tail": _tensors(torch, self._tail),
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


def _layers(weights: Weights) -> dict[str, Array]:
    return {name: getattr(weights, name) for name in LAYERS}


def _tensors(torch: Any, layers: dict[str, Array]) -> dict[str, Any]:
    return {name: torch.from_numpy(layer) for name, layer in layers.items()}


def _arrays(layers: dict[str, Any]) -> dict[str, Array]:
    return {name: layer.cpu().numpy() for name, layer in layers.items()}
