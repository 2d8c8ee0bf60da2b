"""Test the engine compiled, from a wheel, and on every interpreter found.

Each interpreter gets an environment in .venvs, which is kept; where it is tested compiled, the
wheel is built anew each time. The tests run in a copy outside the tree, so that only what is meant
can be imported: the installed wheel or, for the runs in plain Python, src.
The engine's tests run compiled on the interpreter that runs this script, which has tested the tree
already; those that take seconds only with --compile-all. The runs on the others, plain
and with --compile-all compiled as well, show that every interpreter gives the same games: the
kernel's tests, and whole games known to the last bit.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEST_LOCK, BUILD_LOCK = "requirements/engine.lock", "requirements/build.lock"
ENGINE_TESTS = ("tests/core", "tests/contract", "tests/games")
SAME_GAMES = (
    "tests/core",
    "tests/games/goat/test_golden.py",
    "tests/games/legends/test_legends_golden.py",
    "tests/games/legends/test_recorded_games.py",
)
COMPILED, PLAIN = "compiled", "plain Python"  # as tumbleweed._build names them
OWN_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
UNCOMPILED = "-none-any.whl"
NO_WHEEL = "nothing to build"  # plain Python is tested from the tree
COMPILE_ALL = "--compile-all" in sys.argv[1:]


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


@dataclass(frozen=True)
class Run:
    interpreter: Interpreter
    kind: str
    tests: tuple[str, ...]


class CommandError(Exception):
    """A command that failed, with its output."""


def main() -> int:
    found = interpreters()
    print("Engine on Python", ", ".join(i.version for i in found), flush=True)
    wheels: dict[Interpreter, str] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        builds = {pool.submit(prepare, interpreter): interpreter for interpreter in found}
        tests = []
        for build in as_completed(builds):  # keep every core busy
            interpreter = builds[build]
            wheels[interpreter] = build.result()
            tests += [pool.submit(test, run) for run in runs(interpreter, wheels[interpreter])]
        closings = [each.result() for each in tests]
    for interpreter, wheel in wheels.items():
        if wheel.endswith(UNCOMPILED) and compiles(interpreter):
            print(f"  NOT tested: compiled on {interpreter.version}, for want of a C compiler")
            closings.append(translate(interpreter))
    good = all(wheels.values()) and all(closings)
    print("Engine matrix:", "passed" if good else "FAILED")
    return 0 if good else 1


def interpreters() -> list[Interpreter]:
    """One for each minor version, that of .venv always among them."""
    listing = command([str(ROOT / "tools" / "pythons")])
    found = [Interpreter(*line.split("\t")) for line in listing.splitlines()]
    known = any(i.version == OWN_VERSION for i in found)
    return found if known else [Interpreter(OWN_VERSION, sys.executable), *found]


def prepare(interpreter: Interpreter) -> str:
    """Make the environment with the locked packages and a new wheel; returns the wheel's name."""
    return report(f"{interpreter.version} build and install", lambda: install(interpreter))


def install(interpreter: Interpreter) -> str:
    locks = [TEST_LOCK, BUILD_LOCK] if compiles(interpreter) else [TEST_LOCK]
    environment = [str(ROOT / "tools" / "venv"), str(interpreter.environment), *locks]
    command(environment, {"PYTHON": interpreter.path})
    return build_wheel(interpreter) if compiles(interpreter) else NO_WHEEL


def build_wheel(interpreter: Interpreter) -> str:
    # CI must not pass without having tested the compiled engine; other machines may.
    setting = {
        "TUMBLEWEED_COMPILE": "1" if "CI" in os.environ else "auto",
        "TUMBLEWEED_PAGE": "0",
        "TUMBLEWEED_OPTIMIZE": "0",  # the translation is tested, not its speed
    }
    with tempfile.TemporaryDirectory() as folder:
        build = [interpreter.python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        command(build, setting)
        (wheel,) = Path(folder).iterdir()
        options = ["--quiet", "--force-reinstall"]
        command([interpreter.python, "-m", "pip", "install", "--no-deps", *options, str(wheel)])
        return wheel.name


def compiles(interpreter: Interpreter) -> bool:
    return COMPILE_ALL or interpreter.version == OWN_VERSION


def runs(interpreter: Interpreter, wheel: str) -> list[Run]:
    if not wheel:
        return []
    compiled = wheel != NO_WHEEL and not wheel.endswith(UNCOMPILED)
    if interpreter.version == OWN_VERSION:
        return [Run(interpreter, COMPILED, half) for half in halves(ENGINE_TESTS) if compiled]
    kinds = [COMPILED, PLAIN] if compiled else [PLAIN]
    return [Run(interpreter, kind, SAME_GAMES) for kind in kinds]


def halves(folders: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every second file: two runs of similar length, for two cores."""
    files = sorted(
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for path in Path(ROOT, folder).rglob("test_*.py")
    )
    return [tuple(files[0::2]), tuple(files[1::2])]


def test(run: Run) -> str:
    what = "same games" if run.tests == SAME_GAMES else "half of the engine's tests"
    return report(f"{run.interpreter.version} {run.kind}, {what}", lambda: engine_tests(run))


def engine_tests(run: Run) -> str:
    """Run the engine's tests in a copy; returns pytest's last line."""
    interpreter, kind, source = run.interpreter, run.kind, ROOT / "src"
    setting = {"TUMBLEWEED_EXPECT_KIND": kind}
    setting["TUMBLEWEED_EXPECT_FOLDER"] = str(source if kind == PLAIN else interpreter.environment)
    if kind == PLAIN:
        setting["PYTHONPATH"] = str(source)
    with tempfile.TemporaryDirectory() as folder:
        for tree in ("tests", "examples"):
            shutil.copytree(ROOT / tree, Path(folder, tree))
        for file in ("pyproject.toml", "tools/expect_build.py"):
            shutil.copy(ROOT / file, folder)
        pytest = [interpreter.python, "-m", "pytest", "-q", "--tb=short", "-p", "expect_build"]
        if not COMPILE_ALL:
            pytest += ["-m", "not soak and not walk and not slow"]
        return command([*pytest, *run.tests], setting, folder).strip().splitlines()[-1]


def translate(interpreter: Interpreter) -> str:
    """Without a C compiler mypyc can still translate the engine; every compiled build does it."""
    script = [interpreter.python, "hatch_build.py"]
    return report(f"{interpreter.version} translation to C", lambda: command(script).strip())


def report(title: str, action: Callable[[], str]) -> str:
    """Run it, print and return its outcome; on failure print everything and return nothing."""
    start = time.monotonic()
    try:
        verdict, outcome = "ok", action()
    except CommandError as failure:
        verdict, outcome = "FAILED", str(failure)
    print(f"  {verdict:7}{title} ({time.monotonic() - start:.0f} s): {outcome}", flush=True)
    return outcome if verdict == "ok" else ""


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
