"""Options of one kind have numbers in a row: wherever the rules ask for a kind, they ask for all of
it and nothing else. The comparisons are read off the source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tumbleweed as tw
from tumbleweed.games.legends import options
from tumbleweed.games.legends.ruleset import LegendsRuleset

FOLDER = Path(options.__file__).parent
BELOW, ABOVE = (ast.Lt, ast.LtE), (ast.Gt, ast.GtE)


def comparisons() -> Iterator[tuple[str, ast.Compare]]:
    """Everywhere in the rules where an option's number is put in an order."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and any(
                isinstance(op, BELOW + ABOVE) for op in node.ops
            ):
                sides = [node.left, *node.comparators]
                if any(isinstance(side, ast.Name) and side.id == "option" for side in sides):
                    yield f"{path.name}: {ast.unparse(node)}", node


RANGES = dict(comparisons())


def ruleset() -> LegendsRuleset:
    found = tw.new("legends", players=4, variants=["goals"], seed=1).ruleset
    assert isinstance(found, LegendsRuleset)
    return found


def number(side: ast.expr, rules: LegendsRuleset) -> int:
    """What `at.use`, `opt.DUEL` or `CONTRIBUTE + 2` stands for."""
    names = {**vars(options), "at": rules.box.bases, "opt": options, "s": rules}
    return int(eval(ast.unparse(side), {}, names))


@pytest.mark.parametrize("where", RANGES)
def test_a_kind_of_option_has_a_lower_and_an_upper_end(where: str) -> None:
    compared, rules = RANGES[where], ruleset()
    assert len(compared.ops) == 2, f"{where} has one end only"
    lower, upper = compared.ops
    assert isinstance(lower, BELOW)
    assert isinstance(upper, BELOW)
    first = number(compared.left, rules) + isinstance(lower, ast.Lt)
    end = number(compared.comparators[1], rules) + isinstance(upper, ast.LtE)
    keys = rules.catalogue.keys
    verbs = {key.partition(":")[0] for key in keys[first:end]}
    assert verbs
    assert set(keys[first:end]) == {key for key in keys if key.partition(":")[0] in verbs}


def test_the_comparisons_are_found() -> None:
    assert len(RANGES) >= 8


def test_the_fixed_numbers_are_those_of_the_catalogue() -> None:
    """Of options that have a name of their own, and of the first of a row."""
    keys = ruleset().catalogue.keys
    plain = {name: value for name, value in vars(options).items() if isinstance(value, int)}
    rows = {"REVEL": "revel:1", "SELL_NUGGETS": "sell-nuggets:0", "REROLL": "reroll:0"}
    rows |= {name: f"{name.lower().replace('_', '-')}:left" for name in ("CONTRIBUTE", "TAKE_BACK")}
    rows |= {"RESOLVE": "resolve:left", "LOOK": "look:left", "RANCH": "ranch:green"}
    rows |= {name: f"{name.lower()}:0" for name in ("DUEL", "ROB", "ARREST", "TARGET")}
    for name, key in rows.items():
        assert keys[plain[name] + (name == "REVEL")] == key
    assert keys[: len(options.PLAIN)] == options.PLAIN
