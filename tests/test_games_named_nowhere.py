"""A game is a folder: no other file names one.

What a game brings to a layer lies in a folder of its name there and is found. Prose may name games
(comments, docstrings), and so may the few files below, each for the reason given.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tumbleweed"
PAGE = ROOT / "web" / "src"
GAMES = tuple(sorted(path.parent.name for path in (PACKAGE / "games").glob("*/ruleset.py")))
FORMS = (  # of a name within others: goat_facts, GoatFace, GOAT
    "(?<![A-Za-z])(?:" + "|".join(GAMES) + ")(?![a-z])",
    "(?:" + "|".join(game.capitalize() for game in GAMES) + ")(?![a-z])",
    "(?<![A-Z])(?:" + "|".join(GAMES).upper() + ")(?![A-Z])",
)
NAMED = re.compile("|".join(FORMS))

# Folders of a game: these parts of the tree, with its name.
LAYERS = ("games", "bots", "echo", "review", "lab", "cli/terminal", "server/games")
# Folders and files that belong to one game under another name, or show examples to readers.
ALLOWED = {
    "src/tumbleweed/server/drawing": "the map of one game, which its routes hand out",
    "src/tumbleweed/server/api/examples.py": "examples in the description of the API",
    "src/tumbleweed/server/tables/options.py": "examples in the description of the API",
}


def test_there_are_games() -> None:
    assert GAMES == ("goat", "legends")


# ---- Python ----


def python_files() -> list[Path]:
    homes = [PACKAGE / layer / game for layer in LAYERS for game in GAMES]
    return [
        path for path in PACKAGE.rglob("*.py") if not any(path.is_relative_to(h) for h in homes)
    ]


def said_in(source: str) -> Iterator[str]:
    """Imports, names and strings of a module; no comments, no docstrings."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "", *(alias.name for alias in node.names))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield node.name


def allowed(path: Path) -> bool:
    return any(path.is_relative_to(ROOT / each) for each in ALLOWED)


def test_no_module_names_a_game() -> None:
    files = [path for path in python_files() if not allowed(path)]
    assert len(files) > 150
    found = {
        f"{path.relative_to(ROOT)}: {said}"
        for path in files
        for said in said_in(path.read_text(encoding="utf-8"))
        if NAMED.search(said)
    }
    assert found == set()


@pytest.mark.parametrize("each", ALLOWED)
def test_what_is_allowed_is_needed(each: str) -> None:
    place = ROOT / each
    files = place.rglob("*.py") if place.is_dir() else [place]
    assert any(NAMED.search(said) for file in files for said in said_in(file.read_text()))


def test_the_check_sees_a_name() -> None:
    """In a string, an import, a name; and not in prose."""
    told = {
        'FACES = {"goat": 1}',
        "from tumbleweed.games.legends.state.model import NONE",
        "import tumbleweed.games.goat",
        "def goat_facts(): pass",
        "x = legends_columns",
        "class GoatFace: pass",
        's = f"/api/games/{game}/legends"',
    }
    assert all(any(NAMED.search(said) for said in said_in(source)) for source in told)
    assert not any(NAMED.search(said) for said in said_in('"""Of the Goat."""\n# legends\nx = 1'))


# ---- the page ----

COMMENTS = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`\w\\])//[^\n]*", re.DOTALL)


def test_no_file_of_the_page_names_a_game() -> None:
    homes = [PAGE / "games" / game for game in GAMES]
    files = [
        path
        for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.css")]
        if not any(path.is_relative_to(home) for home in homes)
    ]
    files += [ROOT / "web" / "build.mjs", ROOT / "web" / "bundling.mjs"]
    assert len(files) > 80
    found = {
        f"{path.relative_to(ROOT)}: {name[0]}"
        for path in files
        for name in NAMED.finditer(COMMENTS.sub("", path.read_text(encoding="utf-8")))
    }
    assert found == set()
