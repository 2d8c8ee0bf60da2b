"""What is installed is what was locked: every package by version and hash, wherever."""

import json
import re
import sys
from base64 import b64decode
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / "requirements").is_dir():
    pytest.skip("an unpacked sdist has no locks", allow_module_level=True)
sys.path.insert(0, str(ROOT / "tools"))
sbom: Any = import_module("sbom")
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
LINE = re.compile(r"[a-z0-9.-]+==[^ ;]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
# Where something is installed.
INSTALLING = [
    "Makefile", ".ci/run", "deploy/Dockerfile", "docs/hosting.md", "tools/venv", "tools/node",
    "tools/page.py", "tools/release.py", "tools/engine_matrix.py",
]  # fmt: skip


def unpinned(lock: str) -> list[str]:
    """Lines that pin nothing, and packages without a hash."""
    odd = [line for line in lock.splitlines() if not LINE.fullmatch(line)]
    return odd + [name for name, _, hashes in sbom.entries(lock) if not hashes]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_is_pinned_by_version_and_hash(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert sbom.entries(text)
    assert unpinned(text) == []


@pytest.mark.parametrize(
    "line",
    ["anyio>=4", "anyio==4.9", "-r other.txt", "anyio @ https://example.org/a.whl", "-e ."],
)
def test_what_is_not_pinned_is_seen(line: str) -> None:
    sound = LOCKS[0].read_text(encoding="utf-8")
    assert unpinned(f"{line}\n{sound}")
    assert unpinned(f"{sound}{line} \\\n")


def installs(text: str) -> list[str]:
    """The commands of a file that install Python packages, each on one line."""
    joined = re.sub(r"\\\n\s*", " ", text)
    return [
        line.strip()
        for line in joined.splitlines()
        if re.search(r"""\bpip"?,? "?(install|wheel)\b|^INSTALL :=""", line)
    ]


@pytest.mark.parametrize("name", INSTALLING)
def test_packages_are_installed_by_hash_and_our_own_without_others(name: str) -> None:
    """In prose, which names a command in passing, only blocks of commands count."""
    text = (ROOT / name).read_text(encoding="utf-8")
    if name.endswith(".md"):
        text = "\n".join(re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE))
    for command in installs(text):
        assert "--require-hashes" in command or "--no-deps" in command, command


def test_the_files_that_install_are_all_looked_at() -> None:
    """Whoever adds one names it here."""
    places = [ROOT / "Makefile", ROOT / ".ci/run", *(ROOT / "deploy").rglob("*")]
    places += [path for path in (ROOT / "tools").rglob("*") if "__pycache__" not in path.parts]
    found = {
        path.relative_to(ROOT).as_posix()
        for path in places
        if path.is_file() and installs(path.read_text(encoding="utf-8"))
    }
    assert found <= set(INSTALLING)
    assert {"tools/venv", "tools/node", "deploy/Dockerfile", "Makefile"} <= found


# ---- the page ----


def test_every_package_of_the_page_has_its_hash() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["lockfileVersion"] == 3
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert len(packages) > 20
    for name, entry in packages.items():
        kind, _, content = entry["integrity"].partition("-")
        assert (kind, len(b64decode(content))) == ("sha512", 64), name
        assert re.fullmatch(r"\d+\.\d+\.\d+\S*", entry["version"]), name


def test_the_page_s_packages_come_from_the_lock_and_run_nothing() -> None:
    builder = (ROOT / "tools" / "page.py").read_text(encoding="utf-8")
    commands = re.findall(r'run\(\[npm, "([\w-]+)", "([\w-]+)"', builder)
    assert commands == [("ci", "--ignore-scripts")]


# ---- containers ----


def test_images_have_a_version_and_can_be_pinned_by_digest() -> None:
    text = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    arguments = dict(re.findall(r"^ARG (\w+)=(\S+)$", text, re.MULTILINE))
    bases = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert bases == ["${BUILD_IMAGE}", "${RUN_IMAGE}"]
    composed = yaml.safe_load((ROOT / "deploy" / "compose.yml").read_text(encoding="utf-8"))
    services = list(composed["services"].values())
    own = {each.get("image") for each in services if "build" in each}  # built here, used again
    images = [each["image"] for each in services if "image" in each and each["image"] not in own]
    assert images
    for image in [*arguments.values(), *images]:
        assert re.fullmatch(r"[a-z]+:\d+(\.\d+)?(-slim)?", image), image
    assert "USER 10001" in text.partition("${RUN_IMAGE}")[2]
