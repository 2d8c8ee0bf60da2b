"""The view of each game has the shape that is declared for it, and the page's types are made from
the declaration."""

import sys
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest

import tumbleweed as tw
from support.declared_shapes import faults
from tumbleweed.games.goat.view import GoatView
from tumbleweed.games.legends.knowledge.view import View

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import view_types

SHAPES = {"goat": GoatView, "legends": View}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("goat", {"players": 3}),
    ("legends", {"players": 2, "variants": ["goals"]}),  # with the Man in Black
    ("legends", {"players": 4}),
    ("legends", {"players": 3, "modules": ["ante-up"]}),
    ("legends", {"players": 3, "modules": ["ante-up", "blood-money"]}),
]

OF_MODULES = {"ante-up": {"modules", "up"}, "blood-money": {"blood"}}
OF_ALL = {"goat": set[str](), "legends": set().union(*OF_MODULES.values())}
RARE = {"last_active", "tokens_left", "black", "resolving", "poker"}


@pytest.mark.parametrize(("name", "how"), TABLES)
def test_every_view_has_the_declared_shape(name: str, how: dict[str, Any]) -> None:
    game, chance = tw.new(name, seed=3, **how), Random(3)
    seen: set[str] = set()
    for step in range(300):
        if game.over:
            break
        if step % 5 == 0:
            for seat in (*range(how["players"]), None):
                view = game.view(seat)
                assert list(faults(view, SHAPES[name], name)) == []
                seen |= {key for key, value in view.items() if value is not None}
        game.choose(chance.choice(game.decisions[0].options))
    missing = get_type_hints(SHAPES[name]).keys() - seen
    there = set().union(*(OF_MODULES[module] for module in how.get("modules", [])))
    assert missing & OF_ALL[name] == OF_ALL[name] - there
    assert missing <= RARE | OF_ALL[name]


@pytest.mark.parametrize(("spoil", "fault"), [
    ({"rounds": None}, "goat.rounds"), ({"odd": 1}, "goat.odd is not declared"),
    ({"players": [{"seat": 0}]}, "goat.players[0].coins is missing"), ({"hand": [1]}, "goat.hand"),
])  # fmt: skip
def test_what_is_not_declared_is_found(spoil: dict[str, Any], fault: str) -> None:
    view = tw.new("goat", players=3, seed=1).view(0)
    assert any(each.startswith(fault) for each in faults({**view, **spoil}, GoatView, "goat"))


# ---- the page's types ----


def test_the_pages_types_are_up_to_date() -> None:
    found = view_types.pages()
    assert {page.parent.name for page, _ in found} == set(SHAPES)
    for page, text in found:
        assert page.read_text(encoding="utf-8") == text, "run tools/view_types.py"


def test_types_in_typescript() -> None:
    source = '''
Pair = list[int]  # ts: [number, number]
Side = Literal["left", "right"]
class One(TypedDict):
    """Said of it."""
    seat: int | None  # None: nobody
    pairs: list[Pair]
    others: NotRequired[list[str | None]]
    by_name: dict[str, bool]
class Two(One):
    side: Side
'''
    assert view_types.translated(source).split("\n\n")[1:] == [
        "export type Pair = [number, number];",
        'export type Side = "left" | "right";',
        "export interface One {\n  seat: number | null; // null: nobody\n  pairs: Pair[];\n"
        "  others?: (string | null)[];\n  by_name: Record<string, boolean>;\n}",
        "export interface Two extends One {\n  side: Side;\n}\n",
    ]


def test_what_cannot_be_translated_is_refused() -> None:
    with pytest.raises(view_types.NotTranslated):
        view_types.translated("class One(TypedDict):\n    odd: set[int]\n")
