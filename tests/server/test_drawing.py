"""The drawn map, measured by its own shapes: what touches on it is adjacent by the rules."""

import asyncio
import gzip
import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import httpx
import pytest

from server.at_home import at_home
from server.patience import PATIENCE
from server.plain_http import NO_TLS
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.server.drawing import territory

SVG = "{http://www.w3.org/2000/svg}"
TOUCHING = 0.15  # units; coordinates are drawn to a tenth
VISIBLY_APART = 3.0
MOST_BYTES = 250_000

Point = tuple[float, float]


@cache
def drawing() -> ET.Element:
    return ET.fromstring(territory(legends_content()))


@cache
def faces() -> dict[str, list[Point]]:
    """The outline of every space and mesa as the path draws it, in short straight pieces."""
    shapes = [path for path in drawing().iter(f"{SVG}path") if "data-space" in path.attrib]
    assert all("m-space" in path.attrib["class"].split() for path in shapes)
    return {path.attrib["data-space"]: flattened(path.attrib["d"]) for path in shapes}


def flattened(d: str) -> list[Point]:
    start, *curves = re.findall(r"[MC][^MCz]+", d)
    assert d.endswith("z")
    assert d.count("M") == 1
    here = tuple(map(float, start[1:].split()))
    points = []
    for curve in curves:
        x1, y1, x2, y2, x, y = map(float, curve[1:].split())
        for i in range(8):
            t, u = i / 8, 1 - i / 8
            weights = u**3, 3 * u * u * t, 3 * u * t * t, t**3
            across = zip(weights, (here[0], x1, x2, x), strict=True)
            down = zip(weights, (here[1], y1, y2, y), strict=True)
            points.append((sum(w * a for w, a in across), sum(w * b for w, b in down)))
        here = x, y
    assert math.dist(here, points[0]) < 0.01, "the outline is closed"
    return points


def gap(a: list[Point], b: list[Point]) -> float:
    """How near two outlines come to each other; infinite where they are far apart."""
    return min(_nearest(a, b), _nearest(b, a))


def _nearest(points: list[Point], ring: list[Point]) -> float:
    box = [bound(c) for c in zip(*ring, strict=True) for bound in (min, max)]
    near = [p for p in points if _within(p, box)]
    best = math.inf
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy or 1
        for x, y in near:
            t = min(1, max(0, ((x - ax) * dx + (y - ay) * dy) / length))
            best = min(best, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2)
    return math.sqrt(best)


def _within(point: Point, box: list[float]) -> bool:
    (x, y), (left, right, top, bottom), far = point, box, VISIBLY_APART
    return left - far <= x <= right + far and top - far <= y <= bottom + far


def inside(point: Point, ring: list[Point]) -> bool:
    x, y = point
    crossings = [
        (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])
    ]
    return sum(crossings) % 2 == 1


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
    """By an edge or by a corner; what is not adjacent lies visibly apart."""
    touching = set()
    for one, other in combinations(faces(), 2):
        near = gap(faces()[one], faces()[other])
        if near <= TOUCHING:
            touching.add(frozenset((one, other)))
        else:
            assert near > VISIBLY_APART, f"{one} and {other} are {near:.1f} apart"
    assert touching == graph_of_the_engine()


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


def test_no_point_of_the_land_is_in_two_faces() -> None:
    boxes = {
        name: [f(p[i] for p in ring) for i in (0, 1) for f in (min, max)]
        for name, ring in faces().items()
    }
    for x in range(5, 1640, 14):
        for y in range(5, 1100, 14):
            at = [
                name
                for name, (left, right, top, bottom) in boxes.items()
                if left <= x <= right and top <= y <= bottom and inside((x, y), faces()[name])
            ]
            assert len(at) <= 1, f"{x} {y}: {at}"


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
                edge = _nearest([point], ring)
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
    ids = {e.attrib["id"] for e in drawing().iter() if "id" in e.attrib}
    for element in drawing().iter():
        tag = element.tag.removeprefix(SVG)
        assert tag not in {"script", "style", "image", "foreignObject", "a"}
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name not in {"style", "fill", "stroke", "stop-color", "color"}
            if name == "href":
                assert value.startswith("#")
                assert value[1:] in ids
            assert "//" not in value
            for reference in re.findall(r"url\((.*?)\)", value):
                assert reference[1:] in ids
    assert len(ids) == len([e for e in drawing().iter() if "id" in e.attrib])


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
