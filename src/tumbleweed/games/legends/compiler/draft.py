"""TEMPORARY, while the words of a module are taught: what no engine carries out is left out.

Deleted before the module is offered to anybody.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.games.legends.compiler.grammar import Grammar, Names, Setting
from tumbleweed.games.legends.compiler.lines import Path
from tumbleweed.games.legends.compiler.source import Source
from tumbleweed.games.legends.compiler.tables import CARDS, SINGLE, TABLES

WORDS = ("do", "on", "is", "mod", "kind")


def leave_out(source: Source, names: Names, modules: tuple[str, ...]) -> None:
    for _ in range(500):
        found: list[Path] = []
        grammar = Grammar(names, lambda path, what: found.append(path), modules)
        for table, form in TABLES[source.name].items():
            rows = source.data[table]
            each = (
                [((table,), rows)]
                if table in SINGLE
                else [((table, i), row) for i, row in enumerate(rows)]
            )
            for path, entry in each:
                grammar.entry(entry, form, path, Setting(CARDS.get((source.name, table), "")))
        if not found:
            return
        _drop(source.data, found[0])
    raise AssertionError(source.name)


def _drop(data: Any, path: Path) -> None:
    """The innermost word or ability around the fault."""
    trail = [data]
    for key in path:
        try:
            trail.append(trail[-1][key])
        except (KeyError, TypeError):
            break
    for depth in range(len(trail) - 1, 0, -1):
        node, holder, key = trail[depth], trail[depth - 1], path[depth - 1]
        if not isinstance(node, dict) or not any(word in node for word in WORDS):
            continue
        if "on" in node and not isinstance(node["on"], dict | list):
            span = {"within": node["within"], "at_least": 1} if "within" in node else {}
            node.clear()
            node |= {"on": "gain_lp", **span}
            return
        if isinstance(holder, list):
            del holder[int(key)]
            if not holder and "do" in node:
                holder.append({"do": "gain_money", "amount": 0})
            elif not holder and "is" in node:
                holder.append({"is": "neutral"})
            return
    print("cannot leave out", path)
    raise AssertionError(path)
