"""The folder of a run: settings, checkpoint, curve, weights and past selves.

A checkpoint is written beside the old one and then takes its place, so a kill at any moment loses
at most what was learned since.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tumbleweed.bots.net import weights as files
from tumbleweed.bots.net.weights import Weights
from tumbleweed.lab.train import settings as kept
from tumbleweed.lab.train.learner import torch
from tumbleweed.lab.train.settings import BadRun, Settings

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.jsonl"
WEIGHTS: Final = "weights.npz"  # what the run is for
CURRENT: Final = "current"  # for the processes that play; which keep a net by its file's name
PAST: Final = "past"


@dataclass(frozen=True)
class Folder:
    path: Path

    @property
    def weights(self) -> Path:
        return self.path / WEIGHTS

    def publish(self, iteration: int, nets: dict[str, Weights]) -> dict[str, str]:
        """What the processes play with in that iteration, under names of its own. Those of the
        iteration before may still be read."""
        for old in (self.path / CURRENT).glob("*.npz"):
            if int(old.stem.partition("-")[0]) < iteration - 1:
                old.unlink()
        return {name: self._publish(iteration, name, net) for name, net in nets.items()}

    def _publish(self, iteration: int, name: str, net: Weights) -> str:
        path = self.path / CURRENT / f"{iteration:06}-{name}.npz"
        files.save(path, net, exactly=True)
        return str(path)

    def begin(self, settings: Settings) -> None:
        """A new run, or the one that is there if its settings are the same."""
        earlier = kept.stored(self.path)
        if earlier is not None:
            kept.refuse_others(settings, earlier, self.path)
            return
        if self.path.exists() and any(self.path.iterdir()):
            raise BadRun(f"{str(self.path)!r} holds other files: a run needs a folder of its own")
        for name in (PAST, CURRENT):
            (self.path / name).mkdir(parents=True, exist_ok=True)
        kept.save(self.path, settings)

    def save(self, state: dict[str, Any]) -> None:
        unfinished = self.path / f"{CHECKPOINT}.unfinished"
        torch().save(state, unfinished)
        unfinished.replace(self.path / CHECKPOINT)

    def load(self, device: str) -> dict[str, Any] | None:
        """The last checkpoint; None at the beginning of a run."""
        path = self.path / CHECKPOINT
        if not path.exists():
            return None
        try:
            state: dict[str, Any] = torch().load(path, map_location=device, weights_only=True)
        except Exception as fault:
            raise BadRun(f"{str(path)!r} cannot be read: {fault}") from None
        return state

    # ---- past selves ----

    def remember(self, iteration: int, weights: Weights) -> None:
        files.save(self.path / PAST / f"{iteration:06}.npz", weights)

    def past(self, before: int) -> list[Path]:
        """Those from before that iteration: a run that is repeated meets the same ones."""
        found = sorted((self.path / PAST).glob("*.npz"))
        return [path for path in found if path.stem.isdigit() and int(path.stem) < before]

    # ---- the curve ----

    def curve(self) -> list[dict[str, Any]]:
        path = self.path / CURVE
        if not path.exists():
            return []
        lines = path.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.endswith("}")]

    def cut_curve(self, iteration: int) -> None:
        """Points after the checkpoint are played again."""
        before = [point for point in self.curve() if point["iteration"] < iteration]
        text = "".join(json.dumps(point) + "\n" for point in before)
        (self.path / CURVE).write_text(text, encoding="utf-8")

    def add_point(self, point: dict[str, Any]) -> None:
        with (self.path / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(point) + "\n")
