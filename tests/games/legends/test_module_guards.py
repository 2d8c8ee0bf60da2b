"""The lines of the game's own files in which a module is named: few, and listed in the docs.

Counted by syntax, in files that neither belong to a module nor are generated, within functions:
every line that reads a part of the module (`ante_up` of the compiled content, `up` of the state or
of the compiled content) or uses a name imported from a file of the module; and every line of the
body of an `if` that asks such a thing. Lines outside functions only put the module's records into
lists when the files are imported: they are listed, too, but not counted.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tumbleweed as tw

HOME = Path(str(tw.__file__)).parent / "games" / "legends"
PAGE = Path(__file__).resolve().parents[3] / "docs" / "architecture.md"
# Each with its attributes of the state and of the compiled content, and the most lines it may take.
PARTS = {"ante_up": ("up", "ante_up"), "blood_money": ("blood", "blood_money")}
MOST = {"ante_up": 45, "blood_money": 95}
NAMED = {"ante_up": "Ante Up", "blood_money": "Blood Money"}
WRITTEN = "Written by tools/"  # how generated files begin
Function = ast.FunctionDef | ast.AsyncFunctionDef


def files() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(HOME.rglob("*.py")):
        name, text = path.relative_to(HOME).as_posix(), path.read_text(encoding="utf-8")
        if not any(module in name for module in PARTS) and WRITTEN not in text[:80]:
            yield name, ast.parse(text)


def imported(tree: ast.Module, module: str) -> set[str]:
    """The names that a file takes from files of the module."""
    return {
        each.asname or each.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for each in node.names
        if module in f"{node.module}.{each.name}"
    }


def named(tree: ast.AST, names: set[str], parts: tuple[str, ...]) -> set[int]:
    """The lines that name something of the module; types do not count."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in parts:
            found.add(node.end_lineno or 0)
        elif isinstance(node, ast.Name) and node.id in names:
            found.add(node.lineno)
        elif isinstance(node, ast.If) and named(node.test, names, parts):
            found |= {line for each in node.body for line in range(each.lineno, end(each) + 1)}
    return found


def end(node: ast.stmt) -> int:
    assert node.end_lineno is not None
    return node.end_lineno


def guarded(tree: ast.Module, module: str) -> tuple[set[int], set[int]]:
    """The lines within functions, and those outside."""
    lines = named(tree, imported(tree, module), PARTS[module])
    inside = {
        line
        for node in ast.walk(tree)
        if isinstance(node, Function)
        for each in node.body
        for line in range(each.lineno, end(each) + 1)
    }
    return lines & inside, lines - inside


@pytest.mark.parametrize("module", PARTS)
def test_the_game_asks_for_the_module_in_few_lines(module: str) -> None:
    found = {name: guarded(tree, module)[0] for name, tree in files()}
    listed = [f"{name}:{line}" for name, lines in found.items() for line in sorted(lines)]
    assert 20 < len(listed) <= MOST[module], "\n".join([f"{len(listed)} lines:", *listed])


def in_the_docs(head: str) -> dict[str, int]:
    """A table of the page: file, number of lines, what they open."""
    table = PAGE.read_text(encoding="utf-8").partition(f"\n| {head} | ")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `([\w/.]+)` \| (\d+) \| [^ |]", table, re.MULTILINE)
    return {name: int(count) for name, count in rows}


@pytest.mark.skipif(not PAGE.exists(), reason="only the tree has the page")
@pytest.mark.parametrize("module", PARTS)
@pytest.mark.parametrize(("head", "which"), [("guarded for", 0), ("registered for", 1)])
def test_the_docs_list_them(module: str, head: str, which: int) -> None:
    found = {name: len(guarded(tree, module)[which]) for name, tree in files()}
    assert in_the_docs(f"{head} {NAMED[module]}") == {
        name: count for name, count in found.items() if count
    }


@pytest.mark.parametrize(("source", "inside", "outside"), [
    ("def f(s):\n    return s.up.foes", {2}, set()),
    ("def f(s):\n    if s.compiled.ante_up:\n        one()\n        two()\n    three()",
     {2, 3, 4}, set()),
    ("from a.ante_up import b\nALL = [*b.LIST]\ndef f():\n    return b.x()", {4}, {2}),
    ("from a import ante_up_reasons as r\ndef f():\n    # s.up\n    return r", {4}, set()),
    ('def f(s):\n    """s.up and ante_up"""\n    return s.upper', set(), set()),
])  # fmt: skip
def test_what_counts(source: str, inside: set[int], outside: set[int]) -> None:
    assert guarded(ast.parse(source), "ante_up") == (inside, outside)
    assert guarded(ast.parse(source), "blood_money") == (set(), set())
