"""The sheet of both boards with Blood Money: where flags and ruins go."""

import asyncio
import hashlib
import math
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import httpx
import pytest

from server.at_home import at_home
from server.shapes import SVG, Point, assert_self_contained, faces_of, inside
from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.server.drawing import joined

MODULES = ("ante-up", "blood-money")
APART = 24.0  # a flag from a ruin, and from figures
PIECES = ("ruin", "map-token", "deed", "for-sale", "cart")


def content() -> LegendsContent:
    return legends_content().with_modules(MODULES)


@cache
def compiled() -> Compiled:
    return content().compiled("revised", 2, 20)


@cache
def drawing() -> ET.Element:
    return ET.fromstring(joined(content()))


def anchors() -> dict[str, dict[str, str]]:
    found = [e.attrib for e in drawing().iter() if "data-place" in e.attrib]
    return {each["data-place"]: each for each in found}


def point(entry: dict[str, str], name: str = "") -> Point:
    return float(entry[f"data-{name}x"]), float(entry[f"data-{name}y"])


@pytest.mark.rule("BM-REPAIR-01")
def test_every_place_that_can_be_ruined_has_room_for_its_tokens() -> None:
    assert sorted(anchors()) == sorted(compiled().blood.deed_places)
    assert len(anchors()) == 17
    faces = faces_of(drawing())
    board = compiled().board
    for place, entry in anchors().items():
        number = board.places.index(place)
        own = [space for at, space in enumerate(board.spaces) if board.at(at, number)]
        assert sorted(entry["data-spaces"].split()) == sorted(own), place
        assert any(inside(point(entry), faces[space]) for space in own), place
        assert entry["data-turn"] in ("1", "-1")


def test_a_flag_hides_neither_a_ruin_nor_the_figures() -> None:
    stands = {
        e.attrib["data-space"]: e.attrib for e in drawing().iter() if "data-space" in e.attrib
    }
    for place, entry in anchors().items():
        assert math.dist(point(entry), point(entry, "f")) > APART, place
        for space in entry["data-spaces"].split():
            assert math.dist(point(stands[space]), point(entry, "f")) > APART, place


def test_symbols_of_its_own_are_the_pages_to_lay() -> None:
    assert_self_contained(drawing())
    ids = {e.attrib["id"] for e in drawing().iter() if "id" in e.attrib}
    assert {f"m-{name}" for name in PIECES} <= ids
    used = {e.attrib["href"] for e in drawing().iter(f"{SVG}use")}
    assert not {f"#m-{name}" for name in PIECES} & used
    assert {f"m-r-{region}" for region in compiled().board.regions} <= ids


@pytest.mark.extended
def test_without_the_module_the_sheet_has_nothing_of_it() -> None:
    alone = joined(legends_content().with_modules(("ante-up",)))
    assert "data-place" not in alone
    assert "m-ruin" not in alone


def test_it_is_served_under_a_mark_of_its_own(tmp_path: Path) -> None:
    async def ask() -> None:
        async with at_home(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as reader:
            path = "/api/games/legends/map.svg?modules=ante-up"
            alone, both = await reader.get(path), await reader.get(f"{path}&modules=blood-money")
            assert hashlib.sha256(both.content).digest() != hashlib.sha256(alone.content).digest()
            assert both.text == joined(content())
            assert both.headers["etag"] != alone.headers["etag"]
            lone = await reader.get("/api/games/legends/map.svg?modules=blood-money")
            assert lone.status_code == 422

    asyncio.run(ask())
