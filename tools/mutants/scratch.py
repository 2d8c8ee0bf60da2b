"""Copies of engine and tests outside the checkout, and test runs in them."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any

from .faults import Fault

ROOT = Path(__file__).resolve().parents[2]
TESTS = "tests/games/legends"
# They compare games with recorded ones: they detect change, not errors.
LEFT_OUT = ("test_legends_golden.py", "test_recorded_games.py")
PLUGIN = "watch"
PROBE = "_mutant_reached_"  # as the plugin names it
# For processes that tests start: Python runs this file at startup, and they report nothing.
ELSEWHERE = f"import builtins\n\nbuiltins.{PROBE} = lambda number: None\n"
PASSED, FAILED, INTERRUPTED = 0, 1, 2  # pytest's exit codes

Watched = dict[str, Any]


class ScratchError(Exception):
    """A run that says nothing about a fault: it could not be done."""


@contextmanager
def snapshot() -> Iterator[Path]:
    """A copy of engine and tests, unaffected by edits of the checkout."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder, "clean")
        copy.mkdir()
        no_caches = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src" / "tumbleweed", copy / "src" / "tumbleweed", ignore=no_caches)
        shutil.copytree(ROOT / "tests", copy / "tests", ignore=no_caches)
        shutil.copy(ROOT / "pyproject.toml", copy)
        shutil.copy(Path(__file__).with_name(f"{PLUGIN}.py"), copy)
        (copy / "sitecustomize.py").write_text(ELSEWHERE)
        compile_all = [sys.executable, "-m", "compileall", "-q", "src", "tests"]
        subprocess.run(compile_all, cwd=copy, check=True)
        yield copy


@contextmanager
def changed(clean: Path, files: dict[str, bytes]) -> Iterator[Path]:
    """A copy with some changed source files. The rest is linked, bytecode included."""
    with tempfile.TemporaryDirectory(prefix="mutant-", dir=clean.parent) as folder:
        copy = Path(folder, "copy")
        shutil.copytree(clean, copy, copy_function=os.link)
        for name, source in files.items():
            file = copy / "src" / name
            for bytecode in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
                bytecode.unlink()
            file.unlink()  # remove the link: writing through it would change the clean copy
            file.write_bytes(source)
        yield copy


def with_fault(clean: Path, fault: Fault) -> dict[str, bytes]:
    return {fault.file: fault.put_into((clean / "src" / fault.file).read_bytes())}


def with_probes(clean: Path, faults: list[Fault]) -> dict[str, bytes]:
    """Adds a call before the statement of every fault that is not run on import."""
    numbered = sorted(enumerate(faults), key=lambda pair: pair[1].file)
    files = {}
    for name, group in groupby(numbered, key=lambda pair: pair[1].file):
        lines = (clean / "src" / name).read_bytes().splitlines(keepends=True)
        for number, fault in sorted(group, key=lambda pair: -pair[1].statement):
            if fault.function:
                line = lines[fault.statement - 1]
                indent = line[: len(line) - len(line.lstrip())]
                lines.insert(fault.statement - 1, indent + f"{PROBE}({number})\n".encode())
        files[name] = b"".join(lines)
    return files


def test(copy: Path, tests: list[str], plan: dict[str, Any]) -> tuple[int, Watched, str]:
    """pytest's exit code, the plugin's report and the output."""
    told, out = copy / "plan.json", copy / "seen.json"
    engine = copy / "src"
    told.write_text(json.dumps({"limits": {}, **plan, "out": str(out), "engine": str(engine)}))
    setting = {"PYTHONPATH": f"{engine}{os.pathsep}{copy}", "TUMBLEWEED_PLAN": str(told)}
    setting |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_ADDOPTS": ""}
    options = ["-q", "-x", "--tb=line", "-p", PLUGIN, "-p", "no:cacheprovider"]
    options += [f"--ignore={TESTS}/{name}" for name in LEFT_OUT]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=copy,
        env=os.environ | setting,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if not out.exists() and "rror while loading" in done.stdout:
        # The engine cannot even be imported, and the plugin is not asked.
        caught = {"how": "import", "test": "tests/conftest.py", "rules": []}
        return FAILED, {"tests": {}, "caught": caught}, done.stdout
    seen = json.loads(out.read_text()) if out.exists() else {}
    if done.returncode not in {PASSED, FAILED, INTERRUPTED} or not seen:
        raise ScratchError(done.stdout)
    return done.returncode, seen, done.stdout
