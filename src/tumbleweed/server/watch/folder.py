"""The folder through which the workers of one machine tell their figures together.

Each writes a file of its own, now and then. What a worker that has ended had counted stays; what
was there at it is gone.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

import orjson

from tumbleweed.server.settings import Settings
from tumbleweed.server.watch.catalogue import CATALOGUE, Gauge

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the name that hosts know
GAUGES: Final = frozenset(metric.name for metric in CATALOGUE if isinstance(metric, Gauge))
Figures = dict[tuple[str, tuple[str, ...]], list[float]]  # by name and labels


@contextmanager
def shared_folder(settings: Settings, workers: int) -> Iterator[None]:
    """For the workers started meanwhile. The host may name it; figures of an earlier server in it
    are dropped.
    """
    if not settings.metrics_token or workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="tumbleweed-metrics-") as own:
        folder = os.environ.setdefault(SHARED, own)
        Path(folder).mkdir(parents=True, exist_ok=True)
        for file in Path(folder).glob("*.figures"):
            file.unlink()
        try:
            yield
        finally:
            if folder == own:
                del os.environ[SHARED]


def shared() -> Folder | None:
    """That of this process; None: it is alone."""
    path = os.environ.get(SHARED)
    return Folder(Path(path)) if path else None


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._own = path / f"{os.getpid()}-{token_hex(4)}.figures"  # numbers are used again

    def write(self, figures: Figures) -> None:
        """As a whole: nobody reads half of it."""
        rows = [(name, labels, figure) for (name, labels), figure in figures.items()]
        new = self._own.with_suffix(".new")
        new.write_bytes(orjson.dumps(rows))
        new.replace(self._own)

    def others(self) -> Iterator[Figures]:
        for file in self.path.glob("*.figures"):
            if file != self._own:
                with suppress(FileNotFoundError):
                    yield _read(file)


def _read(file: Path) -> Figures:
    lives = _lives(int(file.name.partition("-")[0]))
    return {
        (name, tuple(labels)): figure
        for name, labels, figure in orjson.loads(file.read_bytes())
        if lives or name not in GAUGES
    }


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's
        return True
    return True
