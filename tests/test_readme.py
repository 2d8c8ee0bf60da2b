"""The README: its Python examples run as they stand, its pictures are small, and it is honest."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
checkout = pytest.mark.skipif(
    not (ROOT / "tools").is_dir(), reason="an unpacked sdist has no tools"
)
LARGEST = 150 * 1024  # bytes of a picture


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("source", EXAMPLES)
def test_example_runs(source: str) -> None:
    exec(compile(source, str(README), "exec"), {})


def test_it_begins_with_playing_and_testing() -> None:
    first = re.findall(r"^```\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)[0]
    assert [line.split("#")[0].strip() for line in first.splitlines()] == ["make play", "make test"]


def test_its_pictures_are_there_and_small() -> None:
    pictures = re.findall(r"!\[[^\]]{20,}\]\((docs/pictures/\w+\.webp)\)", TEXT)
    assert len(pictures) == TEXT.count("![") == 3
    assert {path.name for path in (ROOT / "docs" / "pictures").iterdir()} == {
        Path(picture).name for picture in pictures
    }
    sizes = {picture: (ROOT / picture).stat().st_size for picture in pictures}
    assert {picture: size for picture, size in sizes.items() if not 0 < size <= LARGEST} == {}


@checkout
def test_every_picture_is_taken_by_make_pictures() -> None:
    tool = (ROOT / "tools" / "screenshots.py").read_text(encoding="utf-8")
    (taken,) = re.findall(r"^README = \{(.*)\}$", tool, re.MULTILINE)
    names = {f"{name}.webp" for name in re.findall(r': "(\w+)"', taken)}
    assert names == {path.name for path in (ROOT / "docs" / "pictures").iterdir()}
    assert "--readme docs/pictures" in (ROOT / "Makefile").read_text(encoding="utf-8")


@checkout
def test_it_says_what_make_test_installs() -> None:
    services = (ROOT / "tools" / "services").read_text(encoding="utf-8")
    section = TEXT.partition("## What `make test` installs")[2].partition("\n## ")[0]
    for package in re.findall(r"printf '([\w-]+) '", services):
        assert package.removesuffix("-server") in section.lower()
    for word in ("apt-get", "as root", "Without root", "TUMBLEWEED_WITHOUT_SERVICES=1"):
        assert word in section
    assert "TUMBLEWEED_WITHOUT_SERVICES" in services
    assert "apt-get" in services
