"""What a frame holds is declared once, by name; nobody reads it by its position."""

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from support.random_play import answer
from tumbleweed.core.frames import LOCALS, Frame
from tumbleweed.core.state import State
from tumbleweed.games.goat.procedures import frames as goat
from tumbleweed.games.legends.state import frames as legends
from tumbleweed.games.legends.state.frames import EFFECTS, RIDE, SHERIFF_RIDE, USE

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / "tools").is_dir():
    pytest.skip("only the tree has the tool", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from tools import frame_source  # noqa: E402 - found by the line above

GAMES = Path(str(tw.__file__)).parent / "games"
FRAMES = {"goat": goat.FRAMES, "legends": legends.FRAMES}
PLAIN = Path(legends.__file__).suffix == ".py"


def bare() -> State:
    return State(0, [], 0, [[], []], [0], [[]], 0)


# ---- the declaration, and what is written from it ----


@pytest.mark.parametrize("file", frame_source.DECLARED, ids=str)
def test_the_source_is_what_the_declaration_says(file: Path) -> None:
    written = frame_source.written_from(file).read_text(encoding="utf-8")
    assert written == frame_source.source(frame_source.declared(file))


def procedure(**more: Any) -> dict[str, Any]:
    return {"name": "duel", "about": "a duel", "locals": [{"name": "seat"}], **more}


def test_a_local_more_is_in_every_place() -> None:
    extra = {"name": "omen", "default": "NONE", "changes": True, "note": "a bad one"}
    written = frame_source.source([procedure(becomes=True, locals=[{"name": "seat"}, extra])])
    ast.parse(written)
    for line in (
        "from tumbleweed.core.state import NONE, State",
        "    def call(self, s: State, *, seat: int, omen: int = NONE) -> Verdict:",
        "        return frames.call(s, self.number, seat, omen)",
        "    def become(self, s: State, *, seat: int, omen: int = NONE) -> Verdict:",
        "    def omen(self, s: State) -> int:",
        '        """A bad one."""',
        "    def set_omen(self, s: State, value: int) -> None:",
        "        s.stack[len(s.stack) - 5] = value",
        'DUEL: Final = DuelFrame(0, "duel", "seat", "omen")',
    ):
        assert line in written.splitlines(), line


def test_what_the_caller_knows_nothing_of_is_no_argument() -> None:
    written = frame_source.source(
        [procedure(locals=[{"name": "seat"}, {"name": "n", "start": "7"}])]
    )
    assert "    def call(self, s: State, *, seat: int) -> Verdict:" in written.splitlines()
    assert "        return frames.call(s, self.number, seat, 7)" in written.splitlines()


@pytest.mark.parametrize("part", ["name", "about", "locals"])
def test_a_procedure_that_lacks_a_part_is_refused(part: str) -> None:
    extra = procedure()
    del extra[part]
    with pytest.raises((KeyError, frame_source.BadDeclaration)):
        frame_source.source([extra])


@pytest.mark.parametrize(
    "locals_",
    [
        [{"name": f"n{number}"} for number in range(LOCALS + 1)],
        [{"name": "seat"}, {"name": "seat"}],
        [{"name": "seat"}, {"name": "set_seat"}],
        [{"name": "call"}],
        [{"name": "number"}],
        [{"name": "seat", "kind": "seat"}],
        [{"name": "seat", "start": "0", "default": "0"}],
        [{"name": "seat", "start": "0", "changes": True}],
    ],
    ids=["too many", "twice", "setter", "method", "attribute", "key", "two values", "twice set"],
)
def test_locals_that_cannot_be_are_refused(locals_: list[dict[str, Any]]) -> None:
    with pytest.raises(frame_source.BadDeclaration, match="duel"):
        frame_source.source([procedure(locals=locals_)])


def test_no_two_procedures_have_one_name() -> None:
    with pytest.raises(frame_source.BadDeclaration, match="duel"):
        frame_source.source([procedure(), procedure()])


def test_the_tool_knows_the_kernel() -> None:
    """How many locals there are, and which names a frame has for itself."""
    assert frame_source.LOCALS == LOCALS
    own = {name for name in dir(Frame(0, "", "")) if not name.startswith("_")}
    assert own <= frame_source.TAKEN


@pytest.mark.parametrize(
    ("name", "said"), [("goat", {}), ("legends", {"modules": ["ante-up", "blood-money"]})]
)
def test_procedures_stand_in_the_order_of_their_numbers(name: str, said: dict[str, Any]) -> None:
    game = tw.new(name, players=3, seed=1, **said)
    listed = [(each.name, each.local_names) for each in game.ruleset.procedures]
    assert listed == [(frame.name, frame.local_names) for frame in FRAMES[name]]
    assert [frame.number for frame in FRAMES[name]] == list(range(len(listed)))


def test_games_without_a_module_have_none_of_its_locals() -> None:
    """Their saves do not name them; what they name stands at the same places."""
    listed = tw.new("legends", players=3, seed=1).ruleset.procedures
    assert [each.name for each in listed] == [each.name for each in legends.FRAMES[: len(listed)]]
    further = {}
    for each, frame in zip(listed, legends.FRAMES, strict=False):
        own = len(each.local_names)
        assert each.local_names == frame.local_names[:own]
        if frame.local_names[own:]:
            further[each.name] = frame.local_names[own:]
    assert further == {
        "sheriff_ride": ("placed", "on_arrest", "on_arrest_end"),
        "poker": ("anywhere", "challenge"),
        "prospect": ("gravel", "gravel_end"),
    }


# ---- a name is a name ----


def test_a_frame_is_made_and_read_by_names() -> None:
    s = bare()
    SHERIFF_RIDE.call(s, mover=2, left=5)
    assert (SHERIFF_RIDE.mover(s), SHERIFF_RIDE.left(s), SHERIFF_RIDE.toward(s)) == (2, 5, 0)
    SHERIFF_RIDE.set_left(s, 4)
    assert s.stack == [SHERIFF_RIDE.number, 0, 2, 4, 0, 0, 0, 0]
    EFFECTS.become(s, at=1, until=2, me=3, detail=4, source=6)
    assert s.stack == [EFFECTS.number, 0, 1, 2, 3, 4, -1, 6]


def test_wrong_locals_are_errors_of_types() -> None:
    """The type checker is the test: with --strict, an ignore that is not needed is an error."""
    s = bare()
    RIDE.call(s, seat=0, left=3, leg=-1)
    with pytest.raises(AttributeError):
        RIDE.saet(s)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        RIDE.toward(s)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        RIDE.set_seat(s, 1)  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        USE.call(s, ability=1, seat=0, card=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        USE.call(s, 1, 0, 2, 3)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        RIDE.call(s, seat=0, left=3, leg=-1, mesa=1)  # type: ignore[call-arg]


# ---- nobody reads positions ----

BY_POSITION = {"call", "become", "local", "set_local"}  # of core.frames
LISTS = {"stack", "due"}


def raw(source: str) -> list[str]:
    """Where the lists behind frames and queued events are read, or frames are made by position."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "tumbleweed.core.frames":
            found += [alias.name for alias in node.names if alias.name in BY_POSITION]
        elif isinstance(node, ast.ImportFrom) and node.module == "tumbleweed.core":
            found += [alias.name for alias in node.names if alias.name == "frames"]
        elif isinstance(node, ast.Attribute) and node.attr in LISTS and not sets(node):
            found.append(ast.unparse(node))
    return found


def sets(node: ast.Attribute) -> bool:
    """A whole list is set; or a state copies itself."""
    own = isinstance(node.value, ast.Name) and node.value.id == "self"
    return own or isinstance(node.ctx, ast.Store)


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("seat = s.stack[len(s.stack) - 5]", ["s.stack", "s.stack"]),
        ("due = s.due", ["s.due"]),
        ("s.due.extend((1, 2, 3, 4, 5))", ["s.due"]),
        ("del s.due[5:]", ["s.due"]),
        ("from tumbleweed.core.frames import NEXT, local", ["local"]),
        ("from tumbleweed.core import frames", ["frames"]),
        ("s.stack = [0, 0]", []),
        ("from tumbleweed.games.legends.triggers import due; due.finish(s)", []),
    ],
)
def test_a_position_that_is_read_is_seen(line: str, seen: list[str]) -> None:
    assert raw(line) == seen


@pytest.mark.skipif(not (GAMES / "goat/ruleset.py").is_file(), reason="the wheel holds no source")
def test_no_rule_reads_a_frame_or_a_queued_event_by_position() -> None:
    allowed = {frame_source.written_from(file) for file in frame_source.DECLARED}
    allowed = {file.relative_to(frame_source.GAMES) for file in allowed}
    allowed.add(Path("legends/triggers/due.py"))
    found = {
        str(path): raw((GAMES / path).read_text(encoding="utf-8"))
        for path in sorted(each.relative_to(GAMES) for each in GAMES.rglob("*.py"))
    }
    assert all(found.pop(str(path)) for path in allowed)
    assert {path: each for path, each in found.items() if each} == {}


# ---- and a local is that of the frame on top ----


def watched(frame: Frame, name: str, method: Callable[..., int | None]) -> Any:
    def access(self: Frame, s: State, *value: int) -> int | None:
        assert self.on_top(s), f"{frame.name}.{name} while another procedure is on top"
        return method(self, s, *value)

    return access


@pytest.fixture
def watching(monkeypatch: pytest.MonkeyPatch) -> None:
    for frame in (*goat.FRAMES, *legends.FRAMES):
        for name, method in list(vars(type(frame)).items()):
            if name.removeprefix("set_") in frame.local_names:
                monkeypatch.setattr(type(frame), name, watched(frame, name, method))


@pytest.mark.skipif(not PLAIN, reason="a compiled class cannot be watched")
@pytest.mark.usefixtures("watching")
@pytest.mark.parametrize(
    ("name", "players", "said"),
    [
        ("goat", 3, {}),
        ("legends", 4, {"variants": ["goals"]}),
        ("legends", 2, {"edition": "first"}),
        ("legends", 3, {"modules": ["ante-up"], "high_stakes": True}),
    ],
)
def test_every_local_is_read_in_its_own_procedure(
    name: str, players: int, said: dict[str, Any]
) -> None:
    """Rules, views, reasons and redeal."""
    luck = Random(f"{name} {players}")
    game = tw.new(name, players=players, seed=7, **said)
    for count in range(600):
        decisions = game.decisions
        if not decisions:
            break
        decision = luck.choice(decisions)
        if count % 10 == 0:
            game.redeal(decision.seat, seed=count)
            game.view(decision.seat)
            for key in luck.sample(game.ruleset.catalogue.keys, 20):
                game.seat(decision.seat).why_not(key)
        game.choose(answer(decision.keys, luck), decision.seat)


@pytest.mark.skipif(not PLAIN, reason="a compiled class cannot be watched")
@pytest.mark.usefixtures("watching")
def test_a_local_of_another_procedure_is_seen() -> None:
    s = bare()
    RIDE.call(s, seat=0, left=3, leg=-1)
    assert RIDE.seat(s) == 0
    with pytest.raises(AssertionError, match=r"use\.seat while another"):
        USE.seat(s)
