"""The shapes of a drawn map, measured: outlines of faces, and how near they come to each other."""

import math
import re
import xml.etree.ElementTree as ET
from itertools import combinations, pairwise

SVG = "{http://www.w3.org/2000/svg}"
TOUCHING = 0.15  # units; coordinates are drawn to a tenth
VISIBLY_APART = 3.0

Point = tuple[float, float]


def faces_of(drawing: ET.Element) -> dict[str, list[Point]]:
    """The outline of every space and mesa as the path draws it, in short straight pieces."""
    shapes = [path for path in drawing.iter(f"{SVG}path") if "data-space" in path.attrib]
    assert all("m-space" in path.attrib["class"].split() for path in shapes)
    return {path.attrib["data-space"]: flattened(path.attrib["d"]) for path in shapes}


def touching(faces: dict[str, list[Point]]) -> set[frozenset[str]]:
    """By an edge or by a corner; what does not touch lies visibly apart."""
    found = set()
    for one, other in combinations(faces, 2):
        near = gap(faces[one], faces[other])
        if near <= TOUCHING:
            found.add(frozenset((one, other)))
        else:
            assert near > VISIBLY_APART, f"{one} and {other} are {near:.1f} apart"
    return found


def overlaps(
    faces: dict[str, list[Point]], width: int, height: int
) -> list[tuple[Point, list[str]]]:
    """Points of a grid that lie in two faces."""
    boxes = {
        name: [f(p[i] for p in ring) for i in (0, 1) for f in (min, max)]
        for name, ring in faces.items()
    }
    found: list[tuple[Point, list[str]]] = []
    for x in range(5, width, 14):
        for y in range(5, height, 14):
            at = [
                name
                for name, (left, right, top, bottom) in boxes.items()
                if left <= x <= right and top <= y <= bottom and inside((x, y), faces[name])
            ]
            if len(at) > 1:
                found.append(((x, y), at))
    return found


def assert_self_contained(drawing: ET.Element) -> None:
    """It needs nothing from outside, and takes its colours from the page."""
    ids = {e.attrib["id"] for e in drawing.iter() if "id" in e.attrib}
    for element in drawing.iter():
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
    assert len(ids) == len([e for e in drawing.iter() if "id" in e.attrib])


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
    return min(nearest(a, b), nearest(b, a))


def nearest(points: list[Point], ring: list[Point]) -> float:
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
