"""The folder through which the workers of one machine tell their figures together."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tumbleweed.server.settings import Settings

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client reads it when it is imported


@contextmanager
def shared_folder(settings: Settings, workers: int) -> Iterator[None]:
    """For the workers started meanwhile. The host may name it; figures of an earlier server in it
    are dropped.
    """
    if not settings.metrics_token or (workers == 1 and SHARED not in os.environ):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="tumbleweed-metrics-") as own:
        folder = os.environ.setdefault(SHARED, own)
        Path(folder).mkdir(parents=True, exist_ok=True)
        for file in Path(folder).glob("*.db"):
            file.unlink()
        try:
            yield
        finally:
            if folder == own:
                del os.environ[SHARED]


def forget_the_dead(folder: str) -> None:
    """What is there now of a worker that has ended is gone; what it has counted stays."""
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _lives(pid):
            file.unlink(missing_ok=True)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
