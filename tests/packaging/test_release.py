"""`make release`, tried in a small repository: what it refuses, and what a release is."""

import json
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / "tools").is_dir() or not shutil.which("git"):
    pytest.skip("an unpacked sdist has no tools", allow_module_level=True)
sys.path.insert(0, str(ROOT / "tools"))
tool: Any = import_module("release")

NEXT = "999.0.1"
CHANGES = f"# Changelog\n\n## {NEXT} (unreleased)\n\n- A change.\n\n## 0.1.0\n\n- All.\n"
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")


def git(folder: Path, *arguments: str) -> str:
    person = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    command = ["git", *person, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "A change")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository that could be released, but for the package itself."""
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"):
        monkeypatch.setenv(name, "A")
    for name in ("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "a@example.org")
    monkeypatch.setenv("TUMBLEWEED_COMPILE", "0")
    folder = tmp_path / "tree"
    (folder / tool.VERSION_FILE).parent.mkdir(parents=True)
    shutil.copy(ROOT / tool.VERSION_FILE, folder / tool.VERSION_FILE)
    (folder / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    git(folder, "init", "--quiet")
    commit(folder)
    return folder


# ---- what is refused ----


def spoil(folder: Path, how: str) -> None:
    changelog = folder / "CHANGELOG.md"
    if how == "dirty":
        (folder / "notes.txt").write_text("mine", encoding="utf-8")
    elif how == "tagged":
        git(folder, "tag", f"v{NEXT}")
    elif how == "no section":
        changelog.write_text(CHANGES.replace(NEXT, "999.1.0"), encoding="utf-8")
    elif how == "dated":
        changelog.write_text(CHANGES.replace("unreleased", "2026-01-01"), encoding="utf-8")
    elif how == "empty":
        changelog.write_text(CHANGES.replace("- A change.\n", ""), encoding="utf-8")
    if how in ("no section", "dated", "empty"):
        commit(folder)


@pytest.mark.parametrize(
    ("how", "version", "reason"),
    [
        ("", "1.0", "'1.0' is no version: three numbers, as 0.3.0"),
        ("", "v1.0.0", "'v1.0.0' is no version"),
        ("dirty", NEXT, "the tree is not clean: notes.txt"),
        ("tagged", NEXT, f"there is a tag v{NEXT} already"),
        ("", "0.0.1", f"0.0.1 is older than {tw.__version__}"),
        ("no section", NEXT, f"begins with '## 999.1.0 (unreleased)', not with '## {NEXT} (un"),
        ("dated", NEXT, f"begins with '## {NEXT} (2026-01-01)', not with"),
        ("empty", NEXT, f"the section '## {NEXT} (unreleased)' of CHANGELOG.md is empty"),
    ],
)
def test_what_is_not_ready_is_refused(tree: Path, how: str, version: str, reason: str) -> None:
    spoil(tree, how)
    before = git(tree, "status", "--porcelain"), git(tree, "log", "--oneline")
    with pytest.raises(tool.Refused, match=re.escape(reason)):
        tool.release(tree, version)
    assert (git(tree, "status", "--porcelain"), git(tree, "log", "--oneline")) == before


def test_a_version_must_be_said() -> None:
    with pytest.raises(SystemExit, match="make release VERSION="):
        tool.main([])


def test_a_build_that_fails_leaves_the_tree_as_it_was(tree: Path) -> None:
    """There is nothing to build from."""
    (tree / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    commit(tree)
    with pytest.raises(tool.Refused, match="building failed"):
        tool.release(tree, NEXT)
    assert git(tree, "status", "--porcelain") == ""
    assert "(unreleased)" in (tree / "CHANGELOG.md").read_text(encoding="utf-8")
    assert tool.declared_in(tree) == tw.__version__


# ---- what is released ----


@pytest.fixture
def package(tree: Path) -> Path:
    """With the package, and something in the place of the page."""
    unneeded = shutil.ignore_patterns("static", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", tree / "src", ignore=unneeded, dirs_exist_ok=True)
    for name in FILES:
        shutil.copy(ROOT / name, tree / name)
    page = tree / "src" / tool.PAGE
    page.parent.mkdir()
    page.write_text("<!doctype html>", encoding="utf-8")
    page.with_name(".packages").write_text("svelte\n", encoding="utf-8")
    shutil.copytree(ROOT / "requirements", tree / "requirements")
    (tree / "web").mkdir()
    shutil.copy(ROOT / "web" / "package-lock.json", tree / "web")
    commit(tree)
    return tree


def borrowed(root: Path, place: Path, python: str) -> None:
    """Dependencies of this environment: they are locked, and loading them takes long."""
    (folder,) = (place / "venv" / "lib").glob("python*/site-packages")
    lent = [path for path in sys.path if path.endswith("site-packages")]
    (folder / "lent.pth").write_text("\n".join(lent) + "\n", encoding="utf-8")


@pytest.mark.extended
def test_a_release_is_built_tried_out_and_tagged(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "dependencies", borrowed)
    tool.release(package, NEXT)
    assert "Nothing was published." in capsys.readouterr().out
    assert git(package, "describe", "--exact-match").strip() == f"v{NEXT}"
    assert git(package, "log", "-1", "--format=%s").strip() == f"Release {NEXT}"
    changed = git(package, "diff", "--name-only", "HEAD~1").split()
    assert changed == ["CHANGELOG.md", str(tool.VERSION_FILE)]
    text = (package / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(NEXT)} \(\d{{4}}-\d\d-\d\d\)$", text, re.MULTILINE)
    made = tool.made_in(package / "dist")
    assert f"tumbleweed-{NEXT}.tar.gz" in made
    assert f"tumbleweed-{NEXT}-py3-none-any.whl" in made
    bill = json.loads((package / "dist" / f"tumbleweed-{NEXT}.cdx.json").read_text())
    assert bill["metadata"]["component"]["version"] == NEXT
    assert {"fastapi", "svelte"} <= {part["name"] for part in bill["components"]}


@pytest.mark.extended
def test_a_wheel_without_the_page_is_no_release(package: Path) -> None:
    (package / "src" / tool.PAGE).unlink()
    with pytest.raises(tool.Refused, match="lacks the page"):
        tool.release(package, NEXT)
    assert git(package, "status", "--porcelain") == ""
    assert not (package / "dist").exists()


def test_the_version_is_declared_once() -> None:
    declared = tool.declared_in(ROOT)
    assert declared == tw.__version__
    deployed = [file for file in (ROOT / "deploy").rglob("*") if file.is_file()]
    sources = [ROOT / "pyproject.toml", *(ROOT / "src").rglob("*.py"), *deployed]
    naming = [file for file in sources if f'"{declared}"' in file.read_text(encoding="utf-8")]
    assert naming == [ROOT / tool.VERSION_FILE]
