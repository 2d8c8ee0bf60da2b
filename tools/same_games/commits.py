"""The source of a commit, extracted from the local clone: nothing is fetched."""

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "commits"
EXPECTED = "TUMBLEWEED_EXPECT_FOLDER"


class CommitError(Exception):
    """No source; says why."""


def resolve(commit: str) -> str:
    """The whole id."""
    try:
        return git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}").decode().strip()
    except CommitError:
        raise CommitError(
            f"commit {commit!r} is not in this clone: fetch it (a shallow clone lacks the past)"
        ) from None


def source_of(commit: str) -> Path:
    """The tree of a commit as files; extracted once and kept."""
    name = resolve(commit)
    folder = KEPT / name
    if not folder.is_dir():
        KEPT.mkdir(parents=True, exist_ok=True)
        packed = git("archive", "--format=tar", name)
        with tempfile.TemporaryDirectory(dir=KEPT) as scratch:
            with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
                archive.extractall(scratch, filter="data")
            _settle(Path(scratch), folder)
    return folder


def _settle(made: Path, folder: Path) -> None:
    """Atomically, so that no other run finds a partial tree."""
    try:
        made.rename(folder)
        made.mkdir()  # the temporary one, to be cleaned up
    except OSError:
        if not folder.is_dir():
            raise


def with_engine(source: Path) -> dict[str, str]:
    """The environment in which Python imports that engine, and these tools."""
    path = os.pathsep.join([str(source / "src"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1", EXPECTED: str(source)}


def expect(engine: Path) -> None:
    """Guards against comparing an engine with itself."""
    wanted = os.environ.get(EXPECTED, "")
    if wanted and not engine.is_relative_to(wanted):
        raise CommitError(f"the engine of {wanted} should play, but Python found {engine}")


def run_with(source: Path, *arguments: str) -> str:
    """Run this tool with that engine; returns its output."""
    command = [sys.executable, "-m", "tools.same_games", *arguments]
    done = subprocess.run(
        command, env=with_engine(source), stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise CommitError(f"{' '.join(command)} gave {done.returncode} with the engine of {source}")
    return done.stdout


def git(*arguments: str) -> bytes:
    # CI may run as another user than the owner of the checkout.
    command = ["git", "-C", str(ROOT), "-c", "safe.directory=*", *arguments]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise CommitError(f"git {arguments[0]} gave {done.returncode}: {said}")
    return done.stdout
