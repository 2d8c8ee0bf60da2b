"""What is shipped: the data files travel, the engine compiles or says why not."""

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tumbleweed._build import PLAIN, build_kind
from tumbleweed.games.legends.compiler.modules import MANIFEST, NAMES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tumbleweed"
DATA = {".toml", ".ftl", ".typed", ".css"}


def build(folder: Path, *targets: str, **setting: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    for target in targets:
        command += ["-t", target]
    environment = os.environ | setting
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shipped")
    done = build(folder, "sdist", "wheel", TUMBLEWEED_COMPILE="0")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def no_compiler(tmp_path: Path) -> dict[str, str]:
    """The settings of a machine without a C compiler."""
    return {"PATH": str(tmp_path), "CC": str(tmp_path / "cc"), "CXX": str(tmp_path / "c++")}


def sources(suffixes: set[str]) -> set[str]:
    files = (path for path in PACKAGE.rglob("*") if path.suffix in suffixes)
    return {path.relative_to(PACKAGE.parent).as_posix() for path in files}


def test_the_wheel_holds_every_source_and_data_file(shipped: Path) -> None:
    (wheel,) = shipped.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert sources({".toml"})
    assert sources({".py"} | DATA) <= names


@pytest.mark.parametrize("module", NAMES)
def test_the_wheel_holds_a_module_whole(shipped: Path, module: str) -> None:
    """Its content, the supplement of the ledger, the pages of the guide and the messages."""
    (wheel,) = shipped.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    content = "tumbleweed/games/legends/content"
    adds = tomllib.loads((PACKAGE.parent / content / module / MANIFEST).read_text("utf-8"))["adds"]
    assert {f"{content}/{module}/{file}.toml" for file in adds} <= names
    assert f"{content}/{module}/{MANIFEST}" in names
    book = f"legends+{module}"
    assert {f"tumbleweed/rules/{book}.toml", f"tumbleweed/rules/{book}.fr.toml"} <= names
    for lang in ("en", "fr"):
        assert f"tumbleweed/rules/guide/{book}.{lang}.toml" in names
        assert f"tumbleweed/locale/{lang}/{book}.ftl" in names


def test_the_sdist_can_build_the_same_wheel(shipped: Path) -> None:
    (sdist,) = shipped.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in sources({".py"} | DATA)} <= names
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "README.md"} <= names


def test_without_a_compiler_the_wheel_is_plain_and_says_so(
    tmp_path: Path, no_compiler: dict[str, str]
) -> None:
    done = build(tmp_path, "wheel", TUMBLEWEED_COMPILE="auto", **no_compiler)
    assert done.returncode == 0, done.stderr
    assert "building a plain Python wheel, since no working C compiler" in done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")


def test_insisting_on_compiling_without_a_compiler_fails(
    tmp_path: Path, no_compiler: dict[str, str]
) -> None:
    done = build(tmp_path, "wheel", TUMBLEWEED_COMPILE="1", **no_compiler)
    assert done.returncode != 0
    assert "the engine cannot be compiled here: no working C compiler" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_an_unknown_switch_is_refused(tmp_path: Path) -> None:
    done = build(tmp_path, "wheel", TUMBLEWEED_COMPILE="yes")
    assert done.returncode != 0
    assert "it must be 0, 1 or auto" in done.stderr


def test_an_editable_install_never_compiles(tmp_path: Path, no_compiler: dict[str, str]) -> None:
    done = build(tmp_path, "wheel:editable", TUMBLEWEED_COMPILE="1", **no_compiler)
    assert done.returncode == 0, done.stderr


def test_the_tree_runs_plain() -> None:
    assert build_kind() == PLAIN
