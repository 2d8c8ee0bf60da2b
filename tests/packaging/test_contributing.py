"""The examples of CONTRIBUTING.md are applied to a copy of the tree, and work there."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "CONTRIBUTING.md"
if not PAGE.is_file() or not shutil.which("git"):
    pytest.skip("an unpacked sdist has no such page", allow_module_level=True)
TEXT = PAGE.read_text(encoding="utf-8")
CARD, WORD, ACTION = re.findall(r"^```diff\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
PARTS = ("src", "docs", "tools", "examples")


def files_of(diff: str) -> list[str]:
    return re.findall(r"^\+\+\+ b/(.*)$", diff, re.MULTILINE)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with all three changes."""
    folder = tmp_path_factory.mktemp("tree")
    unneeded = shutil.ignore_patterns("static", "*.so", ".mypy_cache")
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=unneeded)
    for diff in (CARD, WORD, ACTION):
        command = ["git", "apply", "--whitespace=nowarn", "-"]
        subprocess.run(command, cwd=folder, input=diff, text=True, check=True, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> str:
    source = str(folder / "src")
    program = f"import sys; sys.path.insert(0, {source!r}); import runpy; "
    program += f"sys.argv[:] = {list(arguments)!r}; "
    by_path = arguments[0].endswith(".py")
    program += f"runpy.run_{'path' if by_path else 'module'}({arguments[0]!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder, capture_output=True, text=True, check=False, timeout=500, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_card_is_one_file(copy: Path) -> None:
    assert len(files_of(CARD)) == 1
    told = run(copy, "tumbleweed", "content", "check", "examples/high-noon")
    assert told.startswith("sound: 53 poker cards, 64 items")


@pytest.mark.parametrize(("diff", "most"), [(WORD, 4), (ACTION, 4)], ids=["word", "action"])
def test_a_word_and_an_action_are_a_record_two_messages_and_a_test(
    copy: Path, diff: str, most: int
) -> None:
    files = files_of(diff)
    assert len(files) == most
    tests = [file for file in files if file.startswith("tests/")]
    assert tests
    told = run(copy, "pytest", "-q", "-c", "/dev/null", "--rootdir", ".", *tests)
    assert re.search(r"^[2-9] passed", told, re.MULTILINE)


def test_the_tables_of_words_are_written_anew(copy: Path) -> None:
    page = copy / "docs" / "writing-a-card.md"
    assert "lose_marshal" not in page.read_text(encoding="utf-8")
    run(copy, "tools/card_words.py")
    row = "| `lose_marshal` | `amount`* `who` `filter` | no reward is undone |"
    assert row in page.read_text(encoding="utf-8").splitlines()


def test_what_the_page_names_is_there() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"make ([a-z]+)", TEXT)) <= set(targets)
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert [link for link in links if not (ROOT / link).is_file()] == []
    folder = ROOT / "src" / "tumbleweed"
    named = re.findall(r"`(games/legends/[\w/]+)(?:/<theme>)?(\.py)?`", TEXT)
    assert len(named) == 4
    assert [name for name, end in named if not list(folder.glob(f"{name}*"))] == []
