"""Writes the classes of Western Legends' state from their declaration, or with --check compares.

The fields are declared once, in `state/fields.toml` and, for what a module adds, in a file of its
own. Constructor, clone, schema and set-up are written out as source, so that the compiled engine
copies a state as fast as by hand.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "src/tumbleweed/games/legends/state"
WRITTEN = FOLDER / "legends_state.py"
PARTS = ("ante_up", "blood_money")  # modules with a part of the state, in the order of attributes
TYPES = {
    "number": "int",
    "list": "list[int]",
    "pile": "tuple[int, ...]",
    "grid": "list[list[int]]",
}
COPIES = {
    "number": "self.{}",
    "list": "self.{}[:]",
    "pile": "self.{}",
    "grid": "[row[:] for row in self.{}]",
    "record": "self.{}.copy()",
}
KERNEL = {
    "seed": ("int", "self.seed", "seed"),
    "stack": ("list[int]", "self.stack[:]", "[GAME.number, 0, *[0] * LOCALS]"),
    "result": ("int", "self.result", "0"),
    "sealed": ("list[list[int]]", "[row[:] for row in self.sealed]", "[[] for _ in range(n)]"),
    "rolls": ("list[int]", "self.rolls[:]", "[0] * len(compiled.streams)"),
    "script": ("list[list[int]]", "self.copied_script()", "[[] for _ in compiled.streams]"),
    "barriers": ("int", "self.barriers", "0"),
    "compiled": ("Compiled", "self.compiled", "compiled"),
}
HEAD = '''"""Written by tools/state_source.py from fields.toml: change that file, not this one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import LOCALS
from tumbleweed.core.state import GRID, LIST, NONE, NUMBER, RECORD, Field, Part, Schema, State
{parts}from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.frames import GAME
from tumbleweed.games.legends.state.model import GOAL_SETS, HERO_SIDE, TURN_KEYS
'''
PART_HEAD = '''"""Written by tools/state_source.py from {file}.toml: change that, not this."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import {kernel}
from tumbleweed.games.legends.state.{file}_model import {names}
from tumbleweed.games.legends.state.compiled import Compiled

'''


Field = dict[str, Any]


def source(fields: list[Field], parts: list[Field]) -> str:
    """The source of the state; `parts` are the heads of the parts that modules add."""
    records = [_record(field) for field in fields if field["kind"] == "record"]
    imports = "".join(_part_import(part) for part in parts)
    blocks = [*records, _class(fields, parts), _schema(fields, parts), _table(fields, parts)]
    return HEAD.replace("{parts}", imports) + "\n" + "\n\n".join(blocks) + "\n"


def _part_import(part: Field) -> str:
    names = sorted((part["class"], f"bare_{part['on']}", f"{part['on']}_fields"))
    module = part["file"].removesuffix(".py")
    listed = "".join(f"    {name},\n" for name in names)
    return f"from tumbleweed.games.legends.state.{module} import (\n{listed})\n"


def part_source(name: str, part: Field, fields: list[Field]) -> str:
    """The source of the part that a module adds."""
    records = [_record(field) for field in fields if field["kind"] == "record"]
    body = "\n\n".join([*records, _part_class(part, fields), _part_schema(part, fields)])
    body += "\n\n" + _part_table(part, fields) + "\n"
    kernel = [
        word for word in ("GRID", "LIST", "NONE", "NUMBER", "PILE", "RECORD") if _uses(body, word)
    ]
    kernel += ["Field"] + (["Part"] if records else [])
    head = PART_HEAD.format(file=name, kernel=", ".join(kernel), names=_model_names(name, body))
    return head + "\n" + body


def _uses(body: str, word: str) -> bool:
    return re.search(rf"\b{word}\b", body) is not None


def _model_names(name: str, body: str) -> str:
    """The part's constants that the declarations use."""
    text = (FOLDER / f"{name}_model.py").read_text(encoding="utf-8")
    names = re.findall(r"^([A-Z_]+): Final", text, re.MULTILINE)
    used = sorted(each for each in names if _uses(body, each))
    return ", ".join(used)


def _record(field: Field) -> str:
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


def _class(fields: list[Field], parts: list[Field]) -> str:
    types = {name: kind for name, (kind, _, _) in KERNEL.items()}
    types |= {field["name"]: _type(field) for field in fields}
    types |= {part["name"]: part["class"] for part in parts}
    copies = {name: copy for name, (_, copy, _) in KERNEL.items()}
    copies |= {field["name"]: COPIES[field["kind"]].format(field["name"]) for field in fields}
    copies |= {part["name"]: _part_copy(part) for part in parts}
    kernel = ", ".join(name for name in KERNEL if name != "compiled")
    return "\n".join([
        "class LegendsState(State):",
        *_constructor(types),
        f"        super().__init__({kernel})",
        "        self.compiled = compiled",
        *(f"        self.{f['name']} = {f['name']}{_note(f)}" for f in fields),
        *(f"        self.{part['name']} = {part['name']}" for part in parts),
        "",
        "    def clone(self) -> LegendsState:",
        "        return LegendsState(",
        *(f"            {copy}," for copy in copies.values()),
        "        )",
    ])  # fmt: skip


def _type(field: Field) -> str:
    return str(field.get("record") or TYPES[field["kind"]])


def _constructor(types: dict[str, str]) -> list[str]:
    return [
        "    def __init__(",
        "        self,",
        *(f"        {name}: {kind}," for name, kind in types.items()),
        "    ) -> None:",
    ]


def _part_copy(part: Field) -> str:
    """Without the module all states share the same empty part."""
    name = part["name"]
    return f"self.{name}.clone() if self.compiled.{part['on']} else self.{name}"


def _part_class(part: Field, fields: list[Field]) -> str:
    types = {field["name"]: _type(field) for field in fields}
    return "\n".join([
        f"class {part['class']}:",
        *_constructor(types),
        *(f"        self.{f['name']} = {f['name']}{_note(f)}" for f in fields),
        "",
        f"    def clone(self) -> {part['class']}:",
        f"        return {part['class']}(",
        *(f"            {COPIES[f['kind']].format(f['name'])}," for f in fields),
        "        )",
        "",
    ])  # fmt: skip


def _part_schema(part: Field, fields: list[Field]) -> str:
    return "\n".join([
        f"def {part['on']}_fields(compiled: Compiled) -> list[Field]:",
        f"    if not compiled.{part['on']}:",
        "        return []",
        f"    {part['name']}, spaces = compiled.{part['name']}, compiled.board.spaces",
        "    return [",
        *(f'        Field({", ".join([*_parts(f), _of_part(part)])}),' for f in fields),
        "    ]",
        "",
    ])  # fmt: skip


def _of_part(part: Field) -> str:
    return f'part="{part["name"]}"'


def _part_table(part: Field, fields: list[Field]) -> str:
    empty = {"number": "0", "list": "[]", "pile": "()", "grid": "[]"}
    off = [f"no_{f['name']}()" if f["kind"] == "record" else empty[f["kind"]] for f in fields]
    return "\n".join([
        f"NO_{part['on'].upper()}: Final = {part['class']}(",
        *(f"    {f['name']}={start}," for f, start in zip(fields, off, strict=True)),
        ")",
        "",
        "",
        f"def bare_{part['on']}(compiled: Compiled) -> {part['class']}:",
        f"    if not compiled.{part['on']}:",
        f"        return NO_{part['on'].upper()}",
        f"    {part['name']}, n = compiled.{part['name']}, compiled.players",
        f"    return {part['class']}(",
        *(f"        {field['name']}={_start(field)}," for field in fields),
        "    )",
    ])  # fmt: skip


def _note(field: Field) -> str:
    return f"  # {field['note']}" if "note" in field else ""


def _schema(fields: list[Field], parts: list[Field]) -> str:
    return "\n".join([
        "",
        "def legends_schema(compiled: Compiled, options: tuple[str, ...]) -> Schema:",
        "    spaces = compiled.board.spaces",
        "    hideouts = tuple(spaces[space] for space in compiled.board.hideouts)",
        "    return Schema(",
        "        compiled.streams,",
        "        options,",
        *(f"        Field({', '.join(_parts(field))})," for field in fields),
        *(f"        *{part['on']}_fields(compiled)," for part in parts),
        "    )",
    ])  # fmt: skip


def _parts(field: Field) -> list[str]:
    parts = [f'"{field["name"]}"', field["kind"].upper()]
    parts += [field["names"]] if "names" in field else []
    parts += [f"keys={field['keys']}"] if "keys" in field else []
    if field["kind"] == "record":
        parts += [f"keys={field['name'].upper()}_KEYS", f"make={field['record']}"]
    parts += ["masks=True"] if field.get("masks") else []
    return parts + ([f"group={field['group']}"] if "group" in field else [])


def _table(fields: list[Field], parts: list[Field]) -> str:
    starts = {name: start for name, (_, _, start) in KERNEL.items()}
    starts |= {field["name"]: _start(field) for field in fields}
    starts |= {part["name"]: f"bare_{part['on']}(compiled)" for part in parts}
    return "\n".join([
        "",
        "def bare_table(compiled: Compiled, seed: int, characters: list[int]) -> LegendsState:",
        '    """Nobody holds anything yet. `characters` may be agreed beforehand."""',
        "    n, figures = compiled.players, compiled.figures",
        "    green = [token for token in compiled.herd if compiled.cattle_color[token] == 0]",
        "    blue = [token for token in compiled.herd if compiled.cattle_color[token] == 1]",
        "    return LegendsState(",
        *(f"        {name}={start}," for name, start in starts.items()),
        "    )",
        "",
        "",
        "def his_row(compiled: Compiled, number: int) -> list[int]:",
        '    """The Man in Black\'s entry behind those of the seats, where he rides."""',
        "    return [number] * (compiled.figures - compiled.players)",
    ])  # fmt: skip


def _start(field: Field) -> str:
    return f"no_{field['name']}()" if field["kind"] == "record" else str(field["start"])


def declared(name: str = "fields") -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def written() -> dict[Path, str]:
    """Every generated file, with its content."""
    parts = {name: declared(name) for name in PARTS}
    heads = [data["part"] for data in parts.values()]
    sources = {WRITTEN: source(declared()["field"], heads)}
    for name, data in parts.items():
        sources[FOLDER / data["part"]["file"]] = part_source(name, data["part"], data["field"])
    return sources


def main() -> int:
    check, status = "--check" in sys.argv[1:], 0
    for path, wanted in written().items():
        if not check:
            path.write_text(wanted, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != wanted:
            print(f"{path} is not what is declared: run python tools/state_source.py")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
