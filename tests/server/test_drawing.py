"""The drawn map, measured by its own shapes: what touches on it is adjacent by the rules."""

import asyncio
import gzip
import hashlib
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from pathlib import Path

import httpx
import pytest

from server.at_home import at_home
from server.patience import PATIENCE
from server.plain_http import NO_TLS
from server.shapes import (
    SVG,
    Point,
    assert_self_contained,
    faces_of,
    inside,
    nearest,
    overlaps,
    touching,
)
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.server.drawing import joined, territory

MOST_BYTES = 250_000
# Of the drawing of a game without modules. A change of the territory's own look changes it.
BASE_HASH = "7fdc2208a4eb61350ff064c34a16f2f95d29d359d662140d7a365f9829ede228"


@cache
def drawing() -> ET.Element:
    return ET.fromstring(territory(legends_content()))


@cache
def faces() -> dict[str, list[Point]]:
    return faces_of(drawing())


def graph_of_the_engine() -> set[frozenset[str]]:
    board = legends_content().compiled("revised", 2, 20).board
    names = board.spaces + board.mesas
    return {
        frozenset((names[face], names[other]))
        for face, near in enumerate(board.neighbours)
        for other in near
    }


@pytest.mark.rule("WL-MOVE-04")
def test_faces_touch_exactly_where_the_engine_has_neighbours() -> None:
    assert touching(faces()) == graph_of_the_engine()


def test_every_space_and_mesa_is_drawn_once_and_says_what_it_touches() -> None:
    board = legends_content().compiled("revised", 2, 20).board
    shapes = [path for path in drawing().iter() if "data-space" in path.attrib]
    assert sorted(s.attrib["data-space"] for s in shapes) == sorted(board.spaces + board.mesas)
    told = {
        frozenset((shape.attrib["data-space"], other))
        for shape in shapes
        for other in shape.attrib["data-near"].split()
    }
    assert told == graph_of_the_engine()


@pytest.mark.extended
def test_no_point_of_the_land_is_in_two_faces() -> None:
    assert overlaps(faces(), 1640, 1100) == []


def test_where_one_clicks_and_where_hoofs_are_printed_lies_inside_the_face() -> None:
    """Well inside, so that a finger does not miss it; also in faces that are bent round others."""
    for path in drawing().iter(f"{SVG}path"):
        name = path.attrib.get("data-space")
        if name is None:
            continue
        ring = faces()[name]
        for x, y in (("data-x", "data-y"), ("data-mx", "data-my")):
            if x in path.attrib:
                point = float(path.attrib[x]), float(path.attrib[y])
                assert inside(point, ring), f"{name}: {x} {point}"
                edge = nearest([point], ring)
                assert edge > (17 if x == "data-x" else 10), f"{name}: {x} is {edge:.0f} inside"


def test_names_are_left_to_the_reader_and_are_all_known() -> None:
    named = [e for e in drawing().iter() if "data-name" in e.attrib]
    content = legends_content()
    refs = {e.attrib["data-name"] for e in named}
    assert all(not e.text for e in named)
    assert all(content.has(*ref.split(":")) for ref in refs)
    towns_and_lands = {f"region:{r}" for r in content.ids("region")} - {"region:dixon-creek"}
    assert towns_and_lands <= refs  # Dixon Creek is one space, a hideout


def test_the_drawing_needs_nothing_from_outside_and_takes_its_colours_from_the_page() -> None:
    assert_self_contained(drawing())


@pytest.mark.extended
def test_modules_do_not_change_a_byte_of_it() -> None:
    content = legends_content()
    plain = territory(content)
    joined(content.with_modules(("ante-up",)))
    assert territory(content) == plain
    assert hashlib.sha256(plain.encode()).hexdigest() == BASE_HASH


def test_it_is_light(record_property: Callable[[str, object], None]) -> None:
    plain = territory(legends_content()).encode()
    packed = gzip.compress(plain, 9)
    record_property("map bytes", len(plain))
    record_property("map bytes compressed", len(packed))
    print(f"the map: {len(plain)} bytes, {len(packed)} compressed")
    assert len(plain) <= MOST_BYTES
    assert len(packed) <= MOST_BYTES / 4


def test_it_is_served_packed_and_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            at_home(tmp_path) as home,
            httpx.AsyncClient(base_url=home.url, timeout=PATIENCE, verify=NO_TLS) as reader,
        ):
            answer = await reader.get("/api/games/legends/map.svg")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.text == territory(legends_content())
            tag = answer.headers["etag"]
            known = {"If-None-Match": tag}
            again = await reader.get("/api/games/legends/map.svg", headers=known)
            assert (again.status_code, again.content) == (304, b"")
            marked = {"v": tag.strip('"')}
            lasting = await reader.get("/api/games/legends/map.svg", params=marked)
            assert "immutable" in lasting.headers["cache-control"]
            old = await reader.get("/api/games/legends/map.svg", params={"v": "another"})
            assert old.headers["cache-control"] == "no-cache"
            plain = {"Accept-Encoding": "identity"}
            unpacked = await reader.get("/api/games/legends/map.svg", headers=plain)
            assert "content-encoding" not in unpacked.headers
            assert unpacked.text == territory(legends_content())

    asyncio.run(ask())
