"""The sheet of both boards: each board as its rules have it, what joins them, where pieces go."""

import asyncio
import gzip
import math
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import httpx
import pytest

from server.at_home import at_home
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
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content
from tumbleweed.games.legends.compiler.modules import module_sets
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.server.drawing import joined, territory
from tumbleweed.server.drawing.tiling import Placing
from tumbleweed.server.games.legends.routes import SHEETS

MOST_BYTES = 300_000
WIDTH, HEIGHT = 2500, 1260
CHIP = 20.0  # half of one
CLEAR = {"": 17, "m": 10, "t": 8, "e": 8}  # of the border: figures, hoof prints, tokens
SIGNS = ("frontier-space", "pass", "trading-post", "outlaw-camp", "marshals-office", "ranch-orange")
CHIPS = ("outlaw", "claim-jumper", "high-roller", "longhorn", "nugget", "event", "frontier")


def content() -> LegendsContent:
    return legends_content().with_modules(("ante-up",))


@cache
def compiled() -> Compiled:
    return content().compiled("revised", 2, 20)


@cache
def drawing() -> ET.Element:
    return ET.fromstring(joined(content()))


@cache
def boards() -> dict[str, dict[str, list[Point]]]:
    groups = [g for g in drawing().iter(f"{SVG}g") if "data-board" in g.attrib]
    return {group.attrib["data-board"]: faces_of(group) for group in groups}


def paths() -> dict[str, dict[str, str]]:
    shapes = [p.attrib for p in drawing().iter(f"{SVG}path") if "data-space" in p.attrib]
    return {shape["data-space"]: shape for shape in shapes}


def marked(name: str) -> dict[str, dict[str, str]]:
    """What has this attribute, by its value."""
    found = [e.attrib for e in drawing().iter() if f"data-{name}" in e.attrib]
    assert len({each[f"data-{name}"] for each in found}) == len(found)
    return {each[f"data-{name}"]: each for each in found}


def frame(name: str) -> list[float]:
    return [float(part) for part in marked("frame")[name]["viewBox"].split()]


def within(point: Point, box: list[float]) -> bool:
    (x, y), (left, top, width, height) = point, box
    return left < x < left + width and top < y < top + height


def point_of(entry: dict[str, str], name: str = "") -> Point:
    return float(entry[f"data-{name}x"]), float(entry[f"data-{name}y"])


def graph() -> set[frozenset[str]]:
    board = compiled().board
    names = board.spaces + board.mesas
    return {
        frozenset((names[face], names[other]))
        for face, near in enumerate(board.neighbours)
        for other in near
    }


@pytest.mark.rule("WL-MOVE-04")
def test_faces_touch_exactly_where_their_board_has_neighbours() -> None:
    drawn = {name: touching(faces) for name, faces in boards().items()}
    assert set(drawn) == {"territory", "gulch"}
    assert drawn["territory"] | drawn["gulch"] == graph()
    assert len(drawn["gulch"]) > 100


def test_every_space_and_mesa_is_drawn_once_on_its_own_board() -> None:
    board = compiled().board
    assert sorted(paths()) == sorted(board.spaces + board.mesas)
    assert sum(len(faces) for faces in boards().values()) == len(paths())
    own = legends_content().compiled("revised", 2, 20).board
    assert set(boards()["territory"]) == {*own.spaces, *own.mesas}
    told = {frozenset((n, o)) for n, each in paths().items() for o in each["data-near"].split()}
    assert told == graph()


def test_no_point_is_in_two_faces() -> None:
    every = boards()["territory"] | boards()["gulch"]
    assert overlaps(every, WIDTH, HEIGHT) == []


def test_spaces_of_both_boards_are_equally_large() -> None:
    """Half of them at least as large as half of the others: neither board is looked at closer."""
    sizes = {name: sorted(map(_area, faces.values())) for name, faces in boards().items()}
    west, east = (each[len(each) // 2] for each in sizes.values())
    assert 0.75 < east / west < 1.35, (west, east)


def _area(ring: list[Point]) -> float:
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def test_the_territory_is_drawn_as_large_as_in_the_game_without_the_module() -> None:
    alone = faces_of(ET.fromstring(territory(legends_content())))
    for name, ring in boards()["territory"].items():
        for (ax, ay), (bx, by) in zip(alone[name], ring, strict=True):
            assert bx - ax == pytest.approx(-92, abs=0.3)
            assert by - ay == pytest.approx(114, abs=0.3)


def test_pieces_have_a_point_in_every_space() -> None:
    for board, faces in boards().items():
        for name, ring in faces.items():
            entry = paths()[name]
            names = [""] if name in compiled().board.mesas else ["", "m", "e"]
            names += ["t"] if "data-tx" in entry else []
            for each in names:
                point = point_of(entry, each)
                assert inside(point, ring), f"{name}: {each} {point}"
                assert within(point, frame(board))
                assert nearest([point], ring) > CLEAR[each], f"{name}: {each}"


def test_a_chip_hides_neither_the_figures_nor_the_hoof_prints() -> None:
    for name, entry in paths().items():
        if name not in compiled().board.mesas:
            chip = point_of(entry, "e")
            assert math.dist(chip, point_of(entry)) > CHIP, name
            assert math.dist(chip, point_of(entry, "m")) > CHIP, name


def test_ranches_and_frontier_spaces_have_room_for_their_tokens() -> None:
    up, spaces = compiled().up, compiled().board.spaces
    frontier = {spaces[space] for space in up.frontier_space}
    ranches = {"mesitos-point-ranch-green", "sunny-hills-ranch-blue", "frontier-ranch-orange"}
    assert {name for name, each in paths().items() if "data-tx" in each} == frontier | ranches


@pytest.mark.rule("AU-FRONT-02")
def test_signs_on_the_frontier_say_its_values() -> None:
    up, spaces = compiled().up, compiled().board.spaces
    signs = [e for e in drawing().iter(f"{SVG}text") if e.attrib.get("class") == "m-value"]
    assert len(signs) == len(up.frontier_space) == 9
    for sign in signs:
        point = float(sign.attrib["x"]), float(sign.attrib["y"])
        (at,) = [name for name, ring in boards()["gulch"].items() if inside(point, ring)]
        assert sign.text == str(up.frontier_value[up.frontier_at[spaces.index(at)]])


@pytest.mark.rule("AU-TRAIN-04")
def test_the_train_has_its_place_at_every_stop_and_is_not_painted_besides() -> None:
    stops = marked("stop")
    assert sorted(stops) == sorted(compiled().up.stops)
    spread = [point_of(each) for each in stops.values()]
    assert min(math.dist(a, b) for a in spread for b in spread if a != b) > 200
    for name, each in stops.items():
        halt = content().entry("stop", name)["board"] == "train"
        assert (point_of(each)[1] < 130) == halt, name
        assert each["data-turn"] in ("1", "-1")
    used = {e.attrib["href"] for e in drawing().iter(f"{SVG}use")}
    assert "#m-engine" not in used
    assert "m-engine" in territory(legends_content()).partition("</defs>")[2]


@pytest.mark.rule("AU-TOKEN-32")
def test_high_rollers_wait_beside_their_saloons() -> None:
    saloons = marked("saloon")
    assert sorted(saloons) == sorted(compiled().up.saloons)
    for place, each in saloons.items():
        number = compiled().board.places.index(place)
        own = [s for i, s in enumerate(compiled().board.spaces) if compiled().board.at(i, number)]
        every = boards()["territory"] | boards()["gulch"]
        assert any(inside(point_of(each), every[space]) for space in own), place


@pytest.mark.rule("AU-MOVE-06")
def test_what_joins_the_boards_is_drawn() -> None:
    up, spaces = compiled().up, compiled().board.spaces
    links = [e for e in drawing().iter() if "data-link" in e.attrib]
    drawn = {(e.attrib["data-link"], frozenset(e.attrib["data-ends"].split())) for e in links}
    told = {("pass", one, other) for one, other in enumerate(up.pass_from)}
    told |= {("rail", one, other) for one, other in enumerate(up.rail_from)}
    joins = {(k, frozenset((spaces[a], spaces[b]))) for k, a, b in told if b != NONE}
    assert drawn == joins
    assert len(joins) == 3
    for trail in [e for e in links if e.attrib["data-link"] == "pass"]:
        west, east = trail.attrib["data-ends"].split()
        d = trail.attrib["d"]
        start, end = d[1 : d.index("C")].split(), d.split("C")[-1].split()[-2:]
        assert inside((float(start[0]), float(start[1])), boards()["territory"][west])
        assert inside((float(end[0]), float(end[1])), boards()["gulch"][east])


def test_frames_hold_their_boards_and_lie_on_the_sheet() -> None:
    assert drawing().attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
    assert frame("both") == [0, 0, WIDTH, HEIGHT]
    for board, faces in boards().items():
        left, top, width, height = frame(board)
        assert left >= 0 <= top
        assert left + width <= WIDTH
        assert top + height <= HEIGHT
        assert all(within(point, frame(board)) for ring in faces.values() for point in ring)


def test_names_are_left_to_the_reader_and_are_all_known() -> None:
    refs = {e.attrib["data-name"] for e in drawing().iter() if "data-name" in e.attrib}
    assert all(content().has(*ref.split(":")) for ref in refs)
    towns_and_lands = {f"region:{r}" for r in content().ids("region")} - {"region:dixon-creek"}
    halts = {f"stop:{stop}-halt" for stop in ("west", "trestle", "east")}
    places = {"place:trading-post", "place:marshals-office", "place:outlaw-camp", "place:pass-a"}
    assert towns_and_lands | halts | places <= refs


def test_symbols_of_its_own() -> None:
    assert_self_contained(drawing())
    ids = {e.attrib["id"] for e in drawing().iter() if "id" in e.attrib}
    assert {f"m-{name}" for name in (*SIGNS, *CHIPS, "train", "halt", "tunnel")} <= ids
    used = {e.attrib["href"] for e in drawing().iter(f"{SVG}use")}
    assert {f"#m-{sign}" for sign in SIGNS} <= used
    assert not {f"#m-{chip}" for chip in CHIPS} & used  # the page's to lay


def test_a_placing_is_a_stretch_and_a_shift() -> None:
    assert Placing((2, 3), (10, -1)).on_sheet(5, 7) == (20, 20)


def test_it_is_light() -> None:
    plain = joined(content()).encode()
    packed = gzip.compress(plain, 9)
    print(f"the joined map: {len(plain)} bytes, {len(packed)} compressed")
    assert len(plain) <= MOST_BYTES
    assert len(packed) <= MOST_BYTES / 4


def test_there_is_a_sheet_for_every_set_of_modules() -> None:
    assert sorted(SHEETS) == sorted(module_sets())


def test_each_sheet_is_served_under_a_mark_of_its_own(tmp_path: Path) -> None:
    async def ask() -> None:
        async with at_home(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as reader:
            alone = await reader.get("/api/games/legends/map.svg")
            both = await reader.get("/api/games/legends/map.svg?modules=ante-up")
            assert alone.text == territory(legends_content())
            assert both.text == joined(content())
            tag = both.headers["etag"]
            assert tag != alone.headers["etag"]
            known = {"If-None-Match": tag}
            again = await reader.get("/api/games/legends/map.svg?modules=ante-up", headers=known)
            assert again.status_code == 304
            other = await reader.get("/api/games/legends/map.svg", headers=known)
            assert other.status_code == 200
            marked = {"v": tag.strip('"'), "modules": "ante-up"}
            lasting = await reader.get("/api/games/legends/map.svg", params=marked)
            assert "immutable" in lasting.headers["cache-control"]
            for bad in ("blood", "", "ante-up,ante-up", "ante-up&modules=ante-up", "&modules=" * 9):
                answer = await reader.get(f"/api/games/legends/map.svg?modules={bad}")
                assert answer.status_code == 422, bad
                assert answer.json()["error"]["code"] in ("no-module", "malformed")

    asyncio.run(ask())
