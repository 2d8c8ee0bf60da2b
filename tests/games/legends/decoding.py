"""Reads compiled words back: what the numbers in the compiled content say, as words again."""

from typing import Any

from games.legends.word_numbers import do, test_of
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS, MODIFIERS, TRIGGERS
from tumbleweed.games.legends.effects.amounts import AmountEffect
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import counts, layout, terms

Said = list[Any]  # [word, details…]


def effects(compiled: Compiled, start: int, end: int) -> list[Said]:
    """The effects between two addresses; they must fill the stretch exactly."""
    said = []
    while start < end:
        length = compiled.code[start + 1]
        assert length >= 2
        said.append(_effect(compiled, start, start + length))
        start += length
    assert start == end
    return said


def _effect(compiled: Compiled, start: int, end: int) -> Said:
    op, rest = compiled.code[start], compiled.code[start + 2 : end]
    effect = EFFECTS.all[op]
    word = effect.name
    if isinstance(effect, AmountEffect):
        amount, who, filter_, flag = rest
        said: Said = [word, _amount(compiled, amount)]
        said += [terms.SUBJECTS[who]] if who else []
        said += [condition(compiled, filter_)] if filter_ != NONE else []
        return said + (["!"] if flag else [])
    if op in (do("choose"), do("demand")):
        return [word, *_asked(compiled, op, start)]
    if op == do("may"):
        by, node = rest[:2]
        assert compiled.node_options[node] == [(start + 4, end)]
        return [
            word,
            ("self", "controller")[by],
            compiled.nodes[node],
            effects(compiled, start + 4, end),
        ]
    if op == do("pay"):
        times, node, cost_length = rest[:3]
        paid = start + 5 + cost_length
        assert compiled.node_options[node] == [(paid, end)]
        cost = effects(compiled, start + 5, paid)
        return [word, times, compiled.nodes[node], cost, effects(compiled, paid, end)]
    if op == do("if"):
        address, then_length = rest[:2]
        other = start + 4 + then_length
        branches = [effects(compiled, start + 4, other), effects(compiled, other, end)]
        return [word, condition(compiled, address), *branches]
    return [word, *rest]


def _asked(compiled: Compiled, op: int, start: int) -> Said:
    """Who decides, the node, and its options."""
    if op == do("demand"):
        who, address, node, count = compiled.code[start + 2 : start + 6]
        said, at = (
            [terms.SUBJECTS[who], condition(compiled, address), compiled.nodes[node]],
            start + 6,
        )
    else:
        by, node, count = compiled.code[start + 2 : start + 5]
        said, at = [("self", "opponent")[by], compiled.nodes[node]], start + 5
    stretches = []
    for _ in range(count):
        stretches.append((at + 1, at + 1 + compiled.code[at]))
        at = stretches[-1][1]
    assert compiled.node_options[node] == stretches
    assert at == start + compiled.code[start + 1]
    return [*said, [effects(compiled, first, last) for first, last in stretches]]


def _amount(compiled: Compiled, amount: int) -> Any:
    if amount > terms.HALF - 1:
        return {terms.ALL_OF_IT: "all", terms.HALF: "half"}.get(amount, amount)
    row = 3 * (terms.COUNTED - amount)
    what, each, most = compiled.counts[row : row + 3]
    return [counts.NAMES[what], each, most]


def condition(compiled: Compiled, address: int) -> Said:
    op, length = compiled.tests[address : address + 2]
    word, end = CONDITIONS.all[op].name, address + length
    if op in (test_of("not"), test_of("any"), test_of("all")):
        inner, at = [], address + 2
        while at < end:
            inner.append(condition(compiled, at))
            at += compiled.tests[at + 1]
        assert at == end
        return [word, *inner]
    details = compiled.tests[address + 2 : end]
    if op == test_of("at"):
        return [word, compiled.board.places[details[0]]]
    return [word, *details]


def trigger(compiled: Compiled, number: int) -> dict[str, Any]:
    """A row of triggers without what it leaves open."""
    row = compiled.triggers[number * layout.TRIGGER : (number + 1) * layout.TRIGGER]
    names = (
        "on", "at_least", "scope", "against", "types", "role", "place", "own_turn", "first",
        "detail", "match", "detail_2", "match_2",
    )  # fmt: skip
    open_ends = (None, 0, 0, 0, 0, NONE, NONE, 0, 0, NONE, None, NONE, None)
    said: dict[str, Any] = {
        name: value
        for name, value, none in zip(names, row, open_ends, strict=True)
        if value != none and not name.startswith("match")
    }
    said["on"] = TRIGGERS.all[row[0]].name
    if "place" in said:
        said["place"] = compiled.board.places[said["place"]]
    return said


def ability(compiled: Compiled, number: int) -> dict[str, Any]:
    """An ability without what it leaves open."""
    row = compiled.abilities[number * layout.ABILITY : (number + 1) * layout.ABILITY]
    first, count = row[layout.A_TRIGGER], row[layout.A_TRIGGERS]
    said = {
        "kind": terms.KINDS[row[layout.A_KIND]],
        "on": [trigger(compiled, first + i) for i in range(count)],
        "when": condition(compiled, row[layout.A_WHEN]) if row[layout.A_WHEN] != NONE else None,
        "optional": row[layout.A_OPTIONAL],
        "cost": effects(compiled, row[layout.A_COST], row[layout.A_COST_END]),
        "effects": effects(compiled, row[layout.A_CODE], row[layout.A_CODE_END]),
        "limit": (row[layout.A_LIMIT], terms.PER[row[layout.A_PER]])
        if row[layout.A_LIMIT]
        else None,
    }
    return {key: value for key, value in said.items() if value}


def mods(compiled: Compiled, source: int, card: int, upgraded: int = 0) -> list[Said]:
    """The modifiers of a card: word, value, detail and condition."""
    said = []
    for start in range(0, len(compiled.mods), layout.MODIFIER):
        row = compiled.mods[start : start + layout.MODIFIER]
        if row[layout.M_SOURCE : layout.M_UPGRADED + 1] == [source, card, upgraded]:
            when = [] if row[layout.M_WHEN] == NONE else [condition(compiled, row[layout.M_WHEN])]
            said.append(
                [
                    MODIFIERS.all[row[layout.M_MOD]].name,
                    row[layout.M_VALUE],
                    row[layout.M_DETAIL],
                    *when,
                ]
            )
    return said
