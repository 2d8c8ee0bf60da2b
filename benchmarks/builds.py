"""Compiled engines side by side: a source tree becomes a folder to put on Python's path.

They share one environment, so that only the engine differs.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "engines"
SETTING = {"TUMBLEWEED_COMPILE": "1", "TUMBLEWEED_PAGE": "0"}
MAKING = ("pyproject.toml", "hatch_build.py")
LEFT_OUT = {"__pycache__", "static"}  # caches, and the page


def compiled(source: Path) -> Path:
    """The folder with the compiled package; built once for the same source."""
    folder = KEPT / digest(source)
    if not folder.is_dir():
        print(f"Compiling the engine of {source} (minutes) …", file=sys.stderr, flush=True)
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as scratch:
            made = Path(scratch, "package")
            with zipfile.ZipFile(_wheel(source, Path(scratch, "wheel"))) as wheel:
                wheel.extractall(made)
            made.rename(folder)
    return folder


def _wheel(source: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command,
        cwd=source,
        env=os.environ | SETTING,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"The engine of {source} was not built:\n{done.stdout}")
    (wheel,) = folder.glob("*.whl")
    return wheel


def digest(source: Path) -> str:
    """The hash of everything a build is made of."""
    package = source / "src" / "tumbleweed"
    files = [
        path
        for path in package.rglob("*")
        if path.is_file() and not LEFT_OUT & {*path.relative_to(package).parts}
    ]
    total = hashlib.sha256(sys.version.encode())
    for path in sorted([*files, *(source / name for name in MAKING)]):
        total.update(path.relative_to(source).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]
