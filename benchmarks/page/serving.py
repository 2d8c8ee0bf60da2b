"""Servers of pages: this package's, and others beside it in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.measuring import free_port, running
from benchmarks.server.servers import PLACE, ROOT, environment
from tools.page import command
from tools.same_games.commits import source_of

PEER = Path(__file__).parent / "peer" / "build.mjs"


@contextmanager
def serving(source: Path | None = None, static: str = "") -> Iterator[str]:
    """The address of a server: of the installed package, or of a source tree."""
    port = free_port()
    settings = {**environment(), "TUMBLEWEED_STATIC": static}
    if source is not None:
        settings["PYTHONPATH"] = os.pathsep.join([str(source / "src"), settings["PYTHONPATH"]])
    PLACE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PLACE) as data:
        serve = [sys.executable, "-m", "tumbleweed", "serve", "--port", str(port), "--data", data]
        with running(serve, settings, port):
            yield f"http://127.0.0.1:{port}"


@contextmanager
def serving_the_peer(source: Path | None = None) -> Iterator[str]:
    """A page of the same framework, fonts and style with one button, from the same server."""
    with tempfile.TemporaryDirectory() as built:
        subprocess.run([command("node"), str(PEER), built], check=True)
        with serving(source, built) as address:
            yield address


def tree_of(commit: str) -> Path:
    """The source of a commit with its page built. Packages are ours, unless it has others."""
    source = source_of(commit)
    theirs, ours = source / "web", ROOT / "web"
    lock = "package-lock.json"
    if not (theirs / "node_modules").exists() and _same(theirs / lock, ours / lock):
        (theirs / "node_modules").symlink_to(ours / "node_modules")
    subprocess.run(
        [sys.executable, str(source / "tools" / "page.py")], check=True, stdout=sys.stderr
    )
    return source


def _same(one: Path, other: Path) -> bool:
    return one.read_bytes() == other.read_bytes()
