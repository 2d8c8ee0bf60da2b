"""docs/security.md: every module and test that it names is there, and it can be found."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "security.md"
if not (ROOT / "SECURITY.md").is_file():
    pytest.skip("an unpacked sdist has no such page", allow_module_level=True)
TEXT = PAGE.read_text(encoding="utf-8")
PLACES = {"modules": ROOT / "src" / "tumbleweed", "tests": ROOT / "tests"}
FILE = re.compile(r"`([\w/]+\.py)`")


def threats(text: str) -> list[tuple[str, str, str]]:
    """The rows of the table that has tests in it: threat, what stops it, what holds it."""
    table = text.partition("## Threats")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.*?) ?\| (.*?) ?\|$", table, re.MULTILINE)
    return [row for row in rows if row[1] not in ("", "---", "what stops it")]


def faults(text: str) -> list[str]:
    """Files that are not where they should be, and threats without a test."""
    found = []
    for threat, stops, held in threats(text):
        tests = FILE.findall(held)
        found += [threat] if not tests else []
        for place, names in (("modules", FILE.findall(stops)), ("tests", tests)):
            found += [name for name in names if not (PLACES[place] / name).is_file()]
    return found


def test_what_it_names_is_there() -> None:
    assert len(threats(TEXT)) > 30
    assert faults(TEXT) == []
    in_prose = TEXT.replace(TEXT.partition("## Threats")[2].partition("\n## ")[0], "")
    for name in FILE.findall(in_prose):
        assert any((place / name).is_file() for place in PLACES.values()), name
    for name in re.findall(r"`(deploy/\w+[\w.]*)`", TEXT):
        assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("name", ["server/test_fuzz.py", "server/guard/headers.py"])
def test_a_name_that_is_wrong_is_seen(name: str) -> None:
    assert set(faults(TEXT.replace(name, name.replace(".py", "x.py")))) == {
        name.replace(".py", "x.py")
    }


def test_a_threat_that_no_test_holds_is_seen() -> None:
    assert faults(TEXT.replace("`server/test_metrics.py`", "")) == ["figures for everybody"]


def test_every_guard_is_in_it() -> None:
    """Whoever adds one says against what."""
    unnamed = {"__init__", "measured", "middleware", "refusals"}  # they guard nothing themselves
    guards = {path.stem for path in (PLACES["modules"] / "server" / "guard").glob("*.py")}
    named = {Path(name).stem for name in FILE.findall(TEXT) if name.startswith("server/guard/")}
    assert guards - named == unnamed


def test_make_can_do_what_it_says() -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert set(re.findall(r"`make ([a-z]+)", TEXT)) <= set(targets)


@pytest.mark.parametrize(
    ("page", "link"),
    [
        ("SECURITY.md", "(docs/security.md)"),
        ("README.md", "(docs/security.md)"),
        ("docs/hosting.md", "(security.md)"),
        ("zensical.toml", '"security.md"'),
    ],
)
def test_it_can_be_found(page: str, link: str) -> None:
    assert link in (ROOT / page).read_text(encoding="utf-8")
