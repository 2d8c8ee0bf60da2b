"""Test the engine on every interpreter found: compiled, from a wheel built for it, and plain.

Each interpreter gets an environment in .venvs, which is kept; its wheel is built anew each time.
The tests run in a copy outside the tree, so that only the installed wheel can be imported.
The plain run of the interpreter that runs this script is left out: it tested the tree already.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ["requirements/test.lock", "requirements/build.lock"]
ENGINE_TESTS = ["tests/core", "tests/games"]
COMPILED, PLAIN = "compiled", "plain Python"  # as tumbleweed._build names them


@dataclass(frozen=True)
class Interpreter:
    version: str
    path: str

    @property
    def environment(self) -> Path:
        return ROOT / ".venvs" / self.version

    @property
    def python(self) -> str:
        return str(self.environment / "bin" / "python")


class CommandError(Exception):
    """A command that failed, with all it printed."""


def main() -> int:
    found = interpreters()
    print("Engine on Python", ", ".join(i.version for i in found), flush=True)
    workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2
    with ThreadPoolExecutor(workers) as pool:
        ready = [i for i, prepared in zip(found, pool.map(prepare, found), strict=True) if prepared]
        passed = list(pool.map(lambda run: test(*run), runs(ready)))
    good = len(ready) == len(found) and all(passed)
    print("Engine matrix:", "all passed" if good else "FAILED")
    return 0 if good else 1


def interpreters() -> list[Interpreter]:
    listing = command([str(ROOT / "tools" / "pythons")])
    return [Interpreter(*line.split("\t")) for line in listing.splitlines()]


def prepare(interpreter: Interpreter) -> bool:
    """The environment with the locked packages and a freshly built wheel."""
    return report(f"{interpreter.version} build and install", lambda: install(interpreter))


def install(interpreter: Interpreter) -> str:
    setting = {"PYTHON": interpreter.path, "TUMBLEWEED_COMPILE": "1"}
    command([str(ROOT / "tools" / "venv"), str(interpreter.environment), *LOCKS], setting)
    with tempfile.TemporaryDirectory() as folder:
        build = [interpreter.python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        command(build, setting)
        (wheel,) = Path(folder).iterdir()
        options = ["--quiet", "--no-deps", "--force-reinstall"]
        command([interpreter.python, "-m", "pip", "install", *options, str(wheel)])
        return wheel.name


def runs(ready: list[Interpreter]) -> list[tuple[Interpreter, str]]:
    """All test runs, the slow ones first so that no core idles at the end."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    plain = [(i, PLAIN) for i in ready if i.version != own]
    return plain + [(i, COMPILED) for i in ready]


def test(interpreter: Interpreter, kind: str) -> bool:
    return report(f"{interpreter.version} {kind}", lambda: engine_tests(interpreter, kind))


def engine_tests(interpreter: Interpreter, kind: str) -> str:
    """Run the engine's tests in a copy; gives pytest's closing line."""
    source = ROOT / "src"
    setting = {"TUMBLEWEED_EXPECT_KIND": kind}
    setting["TUMBLEWEED_EXPECT_FOLDER"] = str(source if kind == PLAIN else interpreter.environment)
    if kind == PLAIN:
        setting["PYTHONPATH"] = str(source)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "tests", Path(folder, "tests"))
        for file in ("pyproject.toml", "tools/expect_build.py"):
            shutil.copy(ROOT / file, folder)
        pytest = [interpreter.python, "-m", "pytest", "-q", "-p", "expect_build", *ENGINE_TESTS]
        return command(pytest, setting, folder).strip().splitlines()[-1]


def report(title: str, action: Callable[[], str]) -> bool:
    """Do it and print one line about it, or on failure all that was printed."""
    start = time.monotonic()
    try:
        outcome, good = action(), True
    except CommandError as failure:
        outcome, good = str(failure), False
    verdict = "ok" if good else "FAILED"
    print(f"  {verdict:7}{title} ({time.monotonic() - start:.0f} s): {outcome}", flush=True)
    return good


def command(
    arguments: list[str], setting: dict[str, str] | None = None, folder: str | Path = ROOT
) -> str:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | (setting or {})
    done = subprocess.run(
        arguments,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CommandError(f"{' '.join(arguments)} gave {done.returncode}\n{done.stdout}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
