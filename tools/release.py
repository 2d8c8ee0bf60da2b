"""`make release VERSION=0.3.0`: everything up to publishing, which is not done here.

Checks the tree and the changelog, sets version and date, builds sdist and wheels into dist/, writes
the bill of materials beside them (tools/sbom.py), installs and plays them in a fresh environment,
and makes a local commit and tag. If anything fails the tree is restored.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = Path("src/tumbleweed/core/version.py")
CHANGELOG = Path("CHANGELOG.md")
NUMBER = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
DECLARED = re.compile(r'(?<=ENGINE: Final = ")[^"]+')
PAGE = "tumbleweed/server/static/index.html"
BILL = ROOT / "tools" / "sbom.py"
MADE_BY_PIP = ("--quiet", "--disable-pip-version-check")
TRIAL = """
import random
import tumbleweed as tw
luck = random.Random(1)
for name, info in tw.games().items():
    game = tw.new(name, players=info["players"][0], seed=1)
    while game.decision is not None:
        game.choose(luck.choice(game.decision.keys))
    assert game.result is not None
print(tw.__version__)
"""


class Refused(Exception):
    """Why there is no release."""


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit("Say which version: make release VERSION=0.3.0")
    try:
        release(ROOT, arguments[0])
    except Refused as reason:
        sys.exit(f"No release: {reason}")


def release(root: Path, version: str) -> None:
    check(root, version)
    with left_as_it_was(root):
        set_version(root, version)
        date_section(root, version)
        build(root)
        inspect(root / "dist", version)
        bill(root, version)
        for wheel in sorted((root / "dist").glob("*.whl")):
            try_out(root, wheel, version)
        git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Tumbleweed {version}")
    made = ", ".join(made_in(root / "dist"))
    print(f"v{version} is tagged here, and dist/ holds {made}. Nothing was published.")


# ---- what must be so before ----


def check(root: Path, version: str) -> None:
    if not NUMBER.fullmatch(version):
        raise Refused(f"{version!r} is no version: three numbers, as 0.3.0")
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        raise Refused(f"the tree is not clean: {', '.join(line[3:] for line in changed)}")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"there is a tag v{version} already")
    declared = declared_in(root)
    if numbers(version) < numbers(declared):
        raise Refused(f"{version} is older than {declared}, which {VERSION_FILE} says")
    section_of(root, version)


def section_of(root: Path, version: str) -> None:
    """The newest section is for this version, undated, and not empty."""
    text = (root / CHANGELOG).read_text(encoding="utf-8")
    head, _, rest = text.partition("\n## ")[2].partition("\n")
    wanted = f"{version} (unreleased)"
    if head != wanted:
        raise Refused(f"{CHANGELOG} begins with '## {head}', not with '## {wanted}'")
    if not re.search(r"^- \S", rest.partition("\n## ")[0], re.MULTILINE):
        raise Refused(f"the section '## {wanted}' of {CHANGELOG} is empty")


def declared_in(root: Path) -> str:
    found = DECLARED.search((root / VERSION_FILE).read_text(encoding="utf-8"))
    if found is None:
        raise Refused(f"{VERSION_FILE} declares no version")
    return found[0]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


# ---- what is changed ----


def set_version(root: Path, version: str) -> None:
    file = root / VERSION_FILE
    file.write_text(DECLARED.sub(version, file.read_text(encoding="utf-8")), encoding="utf-8")


def date_section(root: Path, version: str) -> None:
    file, today = root / CHANGELOG, datetime.now(UTC).date()
    text = file.read_text(encoding="utf-8")
    dated = text.replace(f"## {version} (unreleased)", f"## {version} ({today})", 1)
    file.write_text(dated, encoding="utf-8")


@contextmanager
def left_as_it_was(root: Path) -> Iterator[None]:
    """Restores the tree unless everything succeeds."""
    try:
        yield
    except BaseException:
        git(root, "checkout", "--quiet", "HEAD", "--", str(VERSION_FILE), str(CHANGELOG))
        shutil.rmtree(root / "dist", ignore_errors=True)
        raise


# ---- what is made ----


def build(root: Path) -> None:
    """An sdist, a plain wheel and, with a C compiler, a compiled one."""
    dist = root / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(dist)]
    run(root, [*hatch, "-t", "sdist", "-t", "wheel"], "building", TUMBLEWEED_COMPILE="0")
    page = {"TUMBLEWEED_PAGE": "0"}  # already built
    run(root, [*hatch, "-t", "wheel"], "compiling", **page)


def made_in(dist: Path) -> list[str]:
    return sorted(file.name for file in dist.iterdir() if file.suffix in (".whl", ".gz"))


def bill(root: Path, version: str) -> None:
    """What it consists of, beside the wheels."""
    target = root / "dist" / f"tumbleweed-{version}.cdx.json"
    run(root, [sys.executable, str(BILL), str(root), str(target)], "the bill of materials")


def inspect(dist: Path, version: str) -> None:
    """Checks names, metadata and the page."""
    made = made_in(dist)
    strange = [name for name in made if not name.startswith(f"tumbleweed-{version}")]
    if strange or not any(name.endswith(".tar.gz") for name in made):
        raise Refused(f"these are not sdist and wheels of {version}: {', '.join(made)}")
    for wheel in sorted(dist.glob("*.whl")):
        _inspect_wheel(wheel, version)


def _inspect_wheel(wheel: Path, version: str) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = files.read(metadata).decode()
    for line in (f"Version: {version}", "Description-Content-Type: text/markdown", "License-"):
        if line not in told:
            raise Refused(f"the metadata of {wheel.name} lacks {line!r}")
    if PAGE not in names:
        raise Refused(f"{wheel.name} lacks the page ({PAGE}); `make page` builds it")


def try_out(root: Path, wheel: Path, version: str) -> None:
    """Installed in a fresh environment, it plays both games."""
    with tempfile.TemporaryDirectory(prefix="tumbleweed-release-") as folder:
        place = Path(folder)
        run(place, [sys.executable, "-m", "venv", "venv"], "making an environment")
        python = str(place / "venv" / "bin" / "python")
        dependencies(root, place, python)
        pip = [python, "-m", "pip", "install", *MADE_BY_PIP, "--no-deps", str(wheel)]
        run(place, pip, f"installing {wheel.name}")
        told = run(place, [python, "-I", "-c", TRIAL], f"playing with {wheel.name}")
        command = str(place / "venv" / "bin" / "tumbleweed")
        told += run(place, [command, "--version"], f"running {wheel.name}")
    if told.split()[0] != version or f"tumbleweed {version}" not in told:
        raise Refused(f"{wheel.name} says it is {told.split()[0]}, not {version}")


def dependencies(root: Path, place: Path, python: str) -> None:
    lock = str(root / "requirements" / "base.lock")
    pip = [python, "-m", "pip", "install", *MADE_BY_PIP, "--require-hashes", "-r", lock]
    run(place, pip, "installing what it needs")


# ---- commands ----


def git(root: Path, *arguments: str) -> str:
    return run(root, ["git", *arguments], f"git {arguments[0]}").strip("\n")


def run(folder: Path, command: list[str], what: str, **setting: str) -> str:
    environment = {**os.environ, **setting}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-15:]
        raise Refused(f"{what} failed:\n" + "\n".join(last))
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1:])
