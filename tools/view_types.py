"""Write the page's types of a game's view from the engine's: view.py of games/<name> becomes
web/src/games/<name>/view.ts, and so does forecast.py.

The view's type is read from the source: TypedDicts, names for types, and the comments
behind them. `# ts: …` behind a name says what TypeScript calls it, where it knows better.
With --check nothing is written; it fails if a file is not up to date.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tumbleweed" / "games"
PAGES = ROOT / "web" / "src" / "games"
SHAPES = ("view", "forecast")
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}


class NotTranslated(Exception):
    pass


def main() -> int:
    stale = [page for page, text in pages() if not page.is_file() or page.read_text() != text]
    if "--check" not in sys.argv[1:]:
        for page, text in pages():
            page.write_text(text, encoding="utf-8")
        return 0
    for page in stale:
        print(f"{page.relative_to(ROOT)} is not up to date: python tools/view_types.py")
    return 1 if stale else 0


def pages() -> list[tuple[Path, str]]:
    """Of every game with its own screen: the file, and its expected content."""
    found = []
    for source in sorted(path for name in SHAPES for path in GAMES.rglob(f"{name}.py")):
        folder, text = PAGES / source.relative_to(GAMES).parts[0], source.read_text("utf-8")
        if folder.is_dir() and "TypedDict" in text:  # what a module adds is declared with the rest
            found.append((folder / f"{source.stem}.ts", translated(text, source.name)))
    return found


def translated(source: str, name: str = "view.py") -> str:
    """A module of types in TypeScript."""
    lines = source.splitlines()
    parts = [f"// Made from the game's {name} by tools/view_types.py; not to be changed by hand."]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            parts.append(_interface(node, lines))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            known = re.fullmatch(r"ts: (.+)", _comment(node, lines))
            meant = known[1] if known else _type(node.value)
            parts.append(f"export type {node.targets[0].id} = {meant};")
    return "\n\n".join(parts) + "\n"


def _interface(node: ast.ClassDef, lines: list[str]) -> str:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    of = "" if bases == ["TypedDict"] else f" extends {', '.join(bases)}"
    fields = [_field(each, lines) for each in node.body if isinstance(each, ast.AnnAssign)]
    return f"export interface {node.name}{of} {{\n" + "\n".join(fields) + "\n}"


def _field(node: ast.AnnAssign, lines: list[str]) -> str:
    assert isinstance(node.target, ast.Name)
    kind, optional = node.annotation, ""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        kind, optional = kind.slice, "?"
    comment = re.sub(r"\bNone\b", "null", _comment(node, lines))
    note = f" // {comment}" if comment else ""
    return f"  {node.target.id}{optional}: {_type(kind)};{note}"


def _comment(node: ast.stmt, lines: list[str]) -> str:
    """The comment after a declaration of one line."""
    assert node.end_col_offset is not None
    rest = lines[node.lineno - 1].encode()[node.end_col_offset :].decode().strip()
    return rest.removeprefix("#").strip()


def _type(node: ast.expr) -> str:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{_type(node.left)} | {_type(node.right)}"
    if isinstance(node, ast.Subscript):
        return _generic(ast.unparse(node.value), node.slice)
    name = ast.unparse(node)
    return PLAIN.get(name, name)


def _generic(name: str, inner: ast.expr) -> str:
    if name == "list":
        of = _type(inner)
        return f"({of})[]" if "|" in of else f"{of}[]"
    if name == "dict" and isinstance(inner, ast.Tuple):
        key, value = (_type(each) for each in inner.elts)
        return f"Record<{key}, {value}>"
    if name == "Literal":
        values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        return " | ".join(f'"{ast.literal_eval(each)}"' for each in values)
    raise NotTranslated(f"{name}[{ast.unparse(inner)}]")


if __name__ == "__main__":
    sys.exit(main())
