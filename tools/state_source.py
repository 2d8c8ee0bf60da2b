"""Writes the class of Western Legends' state from its declaration, or with --check compares.

The fields are declared once, in `state/fields.toml`. Constructor, clone, schema and set-up are
written out as source, so that the compiled engine copies a state as fast as by hand.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "src/tumbleweed/games/legends/state"
DECLARED = FOLDER / "fields.toml"
WRITTEN = FOLDER / "legends_state.py"
TYPES = {"number": "int", "list": "list[int]", "grid": "list[list[int]]"}
COPIES = {
    "number": "self.{}",
    "list": "self.{}[:]",
    "grid": "[row[:] for row in self.{}]",
    "record": "self.{}.copy()",
}
KERNEL = {
    "seed": ("int", "self.seed", "seed"),
    "stack": ("list[int]", "self.stack[:]", "[GAME.number, 0, *[0] * LOCALS]"),
    "result": ("int", "self.result", "0"),
    "sealed": ("list[list[int]]", "[row[:] for row in self.sealed]", "[[] for _ in range(n)]"),
    "rolls": ("list[int]", "self.rolls[:]", "[0] * len(STREAMS)"),
    "script": ("list[list[int]]", "self.copied_script()", "[[] for _ in STREAMS]"),
    "barriers": ("int", "self.barriers", "0"),
    "compiled": ("Compiled", "self.compiled", "compiled"),
}
HEAD = '''"""Written by tools/state_source.py from fields.toml: change that file, not this one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import LOCALS
from tumbleweed.core.state import GRID, LIST, NONE, NUMBER, RECORD, Field, Part, Schema, State
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.frames import GAME
from tumbleweed.games.legends.state.model import GOAL_SETS, HERO_SIDE, STREAMS, TURN_KEYS
'''


def source(fields: list[dict[str, Any]]) -> str:
    records = [_record(field) for field in fields if field["kind"] == "record"]
    return (
        HEAD
        + "\n"
        + "\n\n".join([*records, _class(fields), _schema(fields), _table(fields)])
        + "\n"
    )


def _record(field: dict[str, Any]) -> str:
    """A class of named numbers, and its initial value."""
    names = [part["name"] for part in field["parts"]]
    starts = ", ".join(part["start"] for part in field["parts"])
    return "\n".join([
        f"{field['name'].upper()}_KEYS: Final = (",
        *(f'    "{name}",' for name in names),
        ")",
        "",
        "",
        f"class {field['record']}(Part):",
        "    def __init__(",
        "        self,",
        *(f"        {name}: int," for name in names),
        "    ) -> None:",
        *(f"        self.{part['name']} = {part['name']}{_note(part)}" for part in field["parts"]),
        "",
        f"    def copy(self) -> {field['record']}:",
        f"        return {field['record']}(",
        *(f"            self.{name}," for name in names),
        "        )",
        "",
        "    def values(self) -> list[int]:",
        "        return [",
        *(f"            self.{name}," for name in names),
        "        ]",
        "",
        "",
        f"def no_{field['name']}() -> {field['record']}:",
        f"    return {field['record']}({starts})",
        "",
    ])  # fmt: skip


def _class(fields: list[dict[str, Any]]) -> str:
    types = {name: kind for name, (kind, _, _) in KERNEL.items()}
    types |= {field["name"]: field.get("record") or TYPES[field["kind"]] for field in fields}
    copies = {name: copy for name, (_, copy, _) in KERNEL.items()}
    copies |= {field["name"]: COPIES[field["kind"]].format(field["name"]) for field in fields}
    own = [f"        self.{f['name']} = {f['name']}{_note(f)}" for f in fields]
    kernel = ", ".join(name for name in KERNEL if name != "compiled")
    return "\n".join([
        "class LegendsState(State):",
        "    def __init__(",
        "        self,",
        *(f"        {name}: {kind}," for name, kind in types.items()),
        "    ) -> None:",
        f"        super().__init__({kernel})",
        "        self.compiled = compiled",
        *own,
        "",
        "    def clone(self) -> LegendsState:",
        "        return LegendsState(",
        *(f"            {copy}," for copy in copies.values()),
        "        )",
    ])  # fmt: skip


def _note(field: dict[str, Any]) -> str:
    return f"  # {field['note']}" if "note" in field else ""


def _schema(fields: list[dict[str, Any]]) -> str:
    return "\n".join([
        "",
        "def legends_schema(compiled: Compiled, options: tuple[str, ...]) -> Schema:",
        "    spaces = compiled.board.spaces",
        "    hideouts = tuple(spaces[space] for space in compiled.board.hideouts)",
        "    return Schema(",
        "        STREAMS,",
        "        options,",
        *(f"        Field({', '.join(_parts(field))})," for field in fields),
        "    )",
    ])  # fmt: skip


def _parts(field: dict[str, Any]) -> list[str]:
    parts = [f'"{field["name"]}"', field["kind"].upper()]
    parts += [field["names"]] if "names" in field else []
    parts += [f"keys={field['keys']}"] if "keys" in field else []
    if field["kind"] == "record":
        parts += [f"keys={field['name'].upper()}_KEYS", f"make={field['record']}"]
    parts += ["masks=True"] if field.get("masks") else []
    return parts + ([f"group={field['group']}"] if "group" in field else [])


def _table(fields: list[dict[str, Any]]) -> str:
    starts = {name: start for name, (_, _, start) in KERNEL.items()}
    starts |= {field["name"]: _start(field) for field in fields}
    return "\n".join([
        "",
        "def bare_table(compiled: Compiled, seed: int, characters: list[int]) -> LegendsState:",
        '    """Nobody holds anything yet. `characters` may be agreed beforehand."""',
        "    n, figures = compiled.players, compiled.figures",
        "    green = [token for token in compiled.herd if compiled.cattle_color[token] == 0]",
        "    blue = [token for token in compiled.herd if compiled.cattle_color[token] != 0]",
        "    return LegendsState(",
        *(f"        {name}={start}," for name, start in starts.items()),
        "    )",
        "",
        "",
        "def his_row(compiled: Compiled, number: int) -> list[int]:",
        '    """The Man in Black\'s entry behind those of the seats, where he rides."""',
        "    return [number] * (compiled.figures - compiled.players)",
    ])  # fmt: skip


def _start(field: dict[str, Any]) -> str:
    return f"no_{field['name']}()" if field["kind"] == "record" else str(field["start"])


def declared() -> list[dict[str, Any]]:
    fields: list[dict[str, Any]] = tomllib.loads(DECLARED.read_text(encoding="utf-8"))["field"]
    return fields


def main() -> int:
    wanted = source(declared())
    if "--check" in sys.argv[1:]:
        if WRITTEN.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{WRITTEN} is not what {DECLARED.name} declares: run python tools/state_source.py")
        return 1
    WRITTEN.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
