"""What a run of training is: everything that decides its curve."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.errors import TumbleweedError

FILE: Final = "settings.json"
TEACHER: Final = "thrifty"  # whose games are imitated, and whom learners may meet


class BadRun(TumbleweedError):
    """A folder of a run that cannot be continued, or settings that make no run."""


@dataclass(frozen=True)
class Settings:
    """The defaults are for a laptop; docs/learning.md has those of the weights in the package."""

    game: str
    mixes: tuple[str, ...] = ("base",)  # see mixes.py
    seed: int = 0
    iterations: int = 100
    games: int = 96  # per iteration
    chunk: int = 48  # games that a process plays at a time
    hidden: int = 256
    imitated: int = 0  # games of thrifty to imitate first
    passes: int = 3  # over the decisions of an iteration
    batch: int = 4096
    rate: float = 5e-4  # falls to zero
    entropy: float = 0.01  # falls to a tenth
    clip: float = 0.2
    trace: float = 0.95  # λ of the advantages
    margin: float = 0.3  # weight of the lead in points beside the win
    past: float = 0.25  # share of the games against past selves
    heuristic: float = 0.0  # share of the games against thrifty
    styled: float = 0.0  # share of the learner's seats that play in a style, see bots/net/styles.py
    deed: float = 0.05  # what a deed of its style is worth to it, up to as many as DEEDS
    average: bool = False  # fictitious play: export the average of all that the learner has been
    against: str = ""  # weights of a frozen opponent: the run is a best responder to it
    start: str = ""  # weights to begin with

    def check(self) -> None:
        for name in ("iterations", "games", "chunk", "hidden", "passes", "batch"):
            if getattr(self, name) < 1:
                raise BadRun(f"{name}: at least 1 is needed, not {getattr(self, name)}")
        for name in ("past", "heuristic", "styled"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadRun(f"{name}: a share from 0 to 1 is needed, not {getattr(self, name)}")


def save(folder: Path, settings: Settings) -> None:
    (folder / FILE).write_text(json.dumps(asdict(settings), indent=1) + "\n", encoding="utf-8")


def stored(folder: Path) -> Settings | None:
    """Those of the run in the folder; None if there is none."""
    try:
        data = json.loads((folder / FILE).read_text(encoding="utf-8"))
        return Settings(**{**data, "mixes": tuple(data["mixes"])})
    except FileNotFoundError:
        return None
    except (ValueError, TypeError, KeyError) as fault:
        raise BadRun(f"{folder / FILE} cannot be read: {fault}") from None


def refuse_others(settings: Settings, earlier: Settings, folder: Path) -> None:
    """A run goes on with the settings it began with."""
    different = [_difference(each.name, earlier, settings) for each in fields(Settings)]
    told = "; ".join(each for each in different if each)
    if told:
        raise BadRun(f"the run in {str(folder)!r} has other settings: {told}")


def _difference(name: str, before: Any, now: Any) -> str:
    one, two = getattr(before, name), getattr(now, name)
    return "" if one == two else f"{name} is {one!r}, not {two!r}"
