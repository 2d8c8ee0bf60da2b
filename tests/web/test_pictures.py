"""The pictures of key screens: enough of them, and every one can be taken."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser

from server.serving import Server
from web.screens import MOMENTS, OTHERS

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
pictures: Any = import_module("screenshots")
LEAST = 34
# Where the others are taken by another way: one of each.
WAYS = ("32-lesson", "36-phone-peek", "40-tablet", "43-television-goat", "44-companion")


def test_there_are_many_and_each_is_of_something_else() -> None:
    shots = pictures.SHOTS
    assert len(shots) >= LEAST
    assert len(set(shots.values())) == len(shots)
    assert sorted(shots) == list(shots)
    known = {*MOMENTS, *OTHERS, *pictures.MOMENTS}
    assert {shot.screen for shot in shots.values()} <= known


def taken(site: Server, browser: Browser, folder: Path, name: str) -> None:
    file = folder / "picture.png"
    MOMENTS.update(pictures.OURS)
    pictures.take(site, browser, pictures.SHOTS[name], file)
    with Image.open(file) as image:
        size = pictures.SIZES[pictures.SHOTS[name].on]
        assert image.size == (size["width"], size["height"])
        assert len(image.convert("RGB").getcolors(1 << 24) or ()) > 100  # something is drawn


@pytest.mark.extended
@pytest.mark.parametrize("name", WAYS)
def test_it_can_be_taken(site: Server, browser: Browser, tmp_path: Path, name: str) -> None:
    taken(site, browser, tmp_path, name)


@pytest.mark.extended
@pytest.mark.soak("page")
@pytest.mark.parametrize("name", sorted({*pictures.SHOTS} - {*WAYS}))
def test_each_can_be_taken(site: Server, browser: Browser, tmp_path: Path, name: str) -> None:
    taken(site, browser, tmp_path, name)
