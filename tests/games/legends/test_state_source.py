"""The state is declared once: what is written from the declaration is what it declares."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
if not (ROOT / "tools").is_dir():
    pytest.skip("only the tree has the tool", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from tools import state_source  # noqa: E402 - found by the line above


def test_the_source_is_what_the_declaration_says() -> None:
    for path, written in state_source.written().items():
        assert path.read_text(encoding="utf-8") == written, path.name


def test_a_field_more_is_in_every_place() -> None:
    extra = {"name": "omens", "kind": "grid", "names": "compiled.cards", "start": "[[]]"}
    written = state_source.source([*state_source.declared()["field"], extra], [])
    ast.parse(written)
    for line in (
        "        omens: list[list[int]],",
        "        self.omens = omens",
        "            [row[:] for row in self.omens],",
        '        Field("omens", GRID, compiled.cards),',
        "        omens=[[]],",
    ):
        assert line in written.splitlines(), line


@pytest.mark.parametrize("part", ["name", "kind", "start"])
def test_a_field_that_lacks_a_part_is_refused(part: str) -> None:
    extra = {"name": "omens", "kind": "list", "start": "[]"}
    del extra[part]
    with pytest.raises(KeyError, match=part):
        state_source.source([extra], [])


@pytest.mark.parametrize("part", state_source.PARTS)
def test_a_field_more_of_a_module_is_in_every_place(part: str) -> None:
    declared = state_source.declared(part)
    extra = {"name": "omens", "kind": "list", "names": "compiled.cards", "start": "[1]"}
    written = state_source.part_source(part, declared["part"], [*declared["field"], extra])
    ast.parse(written)
    name = declared["part"]["name"]
    for line in (
        "        omens: list[int],",
        "            self.omens[:],",
        f'        Field("omens", LIST, compiled.cards, part="{name}"),',
        "    omens=[],",
        "        omens=[1],",
    ):
        assert line in written.splitlines(), line


@pytest.mark.parametrize("file", ["fields", *state_source.PARTS])
def test_every_field_is_declared_with_known_parts(file: str) -> None:
    declared = state_source.declared(file)
    known = {"name", "kind", "names", "keys", "masks", "group", "start", "note", "record", "parts"}
    assert set(declared) == ({"field"} if file == "fields" else {"field", "part"})
    assert [set(field) - known for field in declared["field"] if set(field) - known] == []
