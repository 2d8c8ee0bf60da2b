"""Writes the classes of the games' frames from their declarations, or with --check compares.

What a procedure's frames hold is declared once, in a `frames.toml`. The names are written out as
methods: a local that is misspelt, or left out of a call, is an error of types, and the compiled
engine reads it as fast as by its position.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parent.parent / "src/tumbleweed/games"
DECLARED = (GAMES / "legends/state/frames.toml", GAMES / "goat/procedures/frames.toml")
LOCALS = 6  # of tumbleweed.core.frames; the tool runs without the package
WIDE = 100  # columns
KEYS = {"name", "about", "becomes", "locals"}
LOCAL_KEYS = {"name", "note", "default", "changes", "start"}
TAKEN = {
    "name",
    "number",
    "local_names",
    "procedure",
    "on_top",
    "under_way",
    "at_step",
    "of_caller",
}
TAKEN |= {"call", "become", "self", "s"}
HEAD = '''"""Written by tools/frame_source.py from frames.toml: change that file, not this one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core import frames
from tumbleweed.core.frames import Frame, Verdict
from tumbleweed.core.state import {state}'''


class BadDeclaration(Exception):
    """A procedure or a local that is declared wrongly."""


def source(procedures: list[dict[str, Any]]) -> str:
    _check(procedures)
    classes = [_class(procedure) for procedure in procedures]
    head = HEAD.format(state="NONE, State" if "NONE" in "".join(classes) else "State")
    return "\n\n\n".join([head, *classes, _frames(procedures)]) + "\n"


def _check(procedures: list[dict[str, Any]]) -> None:
    names = [procedure["name"] for procedure in procedures]
    for procedure in procedures:
        name, own = procedure["name"], [local["name"] for local in procedure["locals"]]
        unknown = set(procedure) - KEYS
        unknown |= {key for local in procedure["locals"] for key in set(local) - LOCAL_KEYS}
        twice = {one for one in own if own.count(one) > 1 or f"set_{one}" in own}
        if unknown or "about" not in procedure:
            raise BadDeclaration(f"{name}: unknown {sorted(unknown)}, or nothing about it")
        if len(own) > LOCALS or twice or TAKEN & set(own) or names.count(name) > 1:
            raise BadDeclaration(f"{name}: too many locals, or a name that is taken")
        for local in procedure["locals"]:
            if "start" in local and set(local) & {"default", "changes"}:
                raise BadDeclaration(
                    f"{name}: {local['name']} is given by the caller, or it is not"
                )


def _class(procedure: dict[str, Any]) -> str:
    about = procedure["about"]
    parts = [
        f'class {_class_name(procedure)}(Frame):\n    """{about[0].upper()}{about[1:]}."""',
        _entering("call", procedure),
    ]
    if procedure.get("becomes"):
        parts.append(_entering("become", procedure))
    for at, local in enumerate(procedure["locals"]):
        parts += _access(local, f"s.stack[len(s.stack) - {LOCALS - at}]")
    return "\n\n".join(parts)


def _class_name(procedure: dict[str, Any]) -> str:
    return "".join(word.capitalize() for word in procedure["name"].split("_")) + "Frame"


def _entering(verb: str, procedure: dict[str, Any]) -> str:
    """What callers say: every local by its name, but for those they know nothing of."""
    given = [local for local in procedure["locals"] if "start" not in local]
    parameters = [f"{p['name']}: int" + _default(p) for p in given]
    wanted = ["self", "s: State", *(["*"] if given else []), *parameters]
    values = [local.get("start", local["name"]) for local in procedure["locals"]]
    while values and values[-1] == "0":
        values.pop()
    passed = ["s", "self.number", *values]
    return (
        _wrapped(f"    def {verb}(", wanted, ") -> Verdict:")
        + "\n"
        + _wrapped(f"        return frames.{verb}(", passed, ")")
    )


def _default(local: dict[str, Any]) -> str:
    return f" = {local['default']}" if "default" in local else ""


def _wrapped(head: str, parts: list[str], tail: str) -> str:
    """As the formatter would break it."""
    line = head + ", ".join(parts) + tail
    if len(line) <= WIDE:
        return line
    indent = " " * (len(head) - len(head.lstrip()))
    inner = f"{indent}    " + ", ".join(parts)
    if len(inner) > WIDE:
        inner = ",\n".join(f"{indent}    {part}" for part in parts) + ","
    return f"{head}\n{inner}\n{indent}{tail}"


def _access(local: dict[str, Any], place: str) -> list[str]:
    name, note = local["name"], local.get("note")
    told = f'        """{note[0].upper()}{note[1:]}."""\n' if note else ""
    found = [f"    def {name}(self, s: State) -> int:\n{told}        return {place}"]
    if "start" in local or local.get("changes"):
        head = f"    def set_{name}(self, s: State, value: int) -> None:"
        found.append(f"{head}\n        {place} = value")
    return found


def _frames(procedures: list[dict[str, Any]]) -> str:
    """One of each, numbered in their order."""
    lines = []
    for number, procedure in enumerate(procedures):
        names = [procedure["name"], *(local["name"] for local in procedure["locals"])]
        head = f"{procedure['name'].upper()}: Final = {_class_name(procedure)}("
        lines.append(_wrapped(head, [str(number), *(f'"{name}"' for name in names)], ")"))
    listed = ",\n".join(f"    {procedure['name'].upper()}" for procedure in procedures)
    return "\n".join([*lines, f"FRAMES: Final[tuple[Frame, ...]] = (\n{listed},\n)"])


def declared(file: Path) -> list[dict[str, Any]]:
    procedures: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["procedure"]
    return procedures


def written_from(file: Path) -> Path:
    return file.with_suffix(".py")


def main() -> int:
    stale = 0
    for file in DECLARED:
        wanted, written = source(declared(file)), written_from(file)
        if "--check" not in sys.argv[1:]:
            written.write_text(wanted, encoding="utf-8")
        elif not written.exists() or written.read_text(encoding="utf-8") != wanted:
            print(f"{written} is not what {file.name} declares: run python tools/frame_source.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
