"""An action is one record: what is offered, why not, dispatch and screens follow from it."""

import ast
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.games.legends.actions import needs, register
from tumbleweed.games.legends.actions.places import LocationAction, _work
from tumbleweed.games.legends.ruleset import LegendsRuleset
from tumbleweed.games.legends.state import compiled
from tumbleweed.games.legends.vocabulary import options

FOLDER = Path(str(tw.__file__)).parent / "games" / "legends"
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def ruleset() -> LegendsRuleset:
    found = tw.new("legends", players=4, variants=["goals"], seed=1).ruleset
    assert isinstance(found, LegendsRuleset)
    return found


# ---- options ----


def ordered(source: str) -> list[str]:
    """Where an option's number is put in an order."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        and any(isinstance(op, ORDERS) for op in node.ops)
        and "option" in [getattr(side, "id", "") for side in (node.left, *node.comparators)]
    ]


@pytest.mark.skipif(not (FOLDER / "ruleset.py").is_file(), reason="the wheel holds no source")
def test_no_rule_compares_options_by_their_numbers() -> None:
    assert ordered("if first <= option < last: pass") == ["first <= option < last"]
    found = {path.name: ordered(path.read_text(encoding="utf-8")) for path in FOLDER.rglob("*.py")}
    assert {name: each for name, each in found.items() if each} == {}


def test_groups_lie_in_the_catalogue_one_after_the_other() -> None:
    rules = ruleset()
    keys, starts = rules.catalogue.keys, rules.compiled.group_starts
    assert keys[: len(options.PLAIN)] == tuple(options.PLAIN)
    for group, first in zip(options.GROUPS, starts, strict=True):
        members = [f"{group.verb}:{thing}" for thing, _ in group.members(rules.compiled)]
        assert list(keys[first : first + len(members)]) == members
        numbers = range(first, first + len(members))
        assert {rules.compiled.group_of[number] for number in numbers} <= {group.number}
    assert len(rules.compiled.group_of) == len(keys)


# ---- the records ----


@pytest.mark.rule("WL-TURN-13")
def test_whatever_a_turn_offers_belongs_to_an_action() -> None:
    seen = set()
    for seed, players in enumerate((2, 3, 4, 6)):
        game, luck = tw.new("legends", players=players, variants=["goals"], seed=seed), Random(seed)
        while not game.over:
            decision = luck.choice(game.decisions)
            if decision.prompt.key == "ask-act":
                seen |= {key.partition(":")[0] for key in decision.keys}
            game.choose(luck.choice(decision.keys), decision.seat)
    assert seen <= set(register.BY_VERB)
    own = {verb for verb, action in register.BY_VERB.items() if not action.module}
    assert own - seen <= {"arrest", "item"}


def test_what_is_offered_has_no_reason_against_it_and_the_rest_has_one() -> None:
    game, luck = tw.new("legends", players=4, seed=3), Random(3)
    asked = 0
    while asked < 25:
        decision = luck.choice(game.decisions)
        if decision.prompt.key == "ask-act":
            asked += 1
            offered = {key.partition(":")[0] for key in decision.keys}
            for verb in register.listed("here"):
                if register.BY_VERB[verb].module:
                    continue
                reasons = game.seat(decision.seat).why_not(verb)
                assert bool(reasons) == (verb not in offered), verb
        game.choose(luck.choice(decision.keys), decision.seat)


PARTS: dict[str, Any] = {"start": _work, "sign": "pick", "rank": 1}


@pytest.mark.parametrize("part", PARTS)
def test_a_record_that_lacks_a_part_is_refused(part: str) -> None:
    parts = {name: value for name, value in PARTS.items() if name != part}
    with pytest.raises(TypeError, match=part):
        LocationAction(
            "nap", options.WORK, needs.At(compiled.CABARET, "WL-CABARET-01"), (), **parts
        )


def test_two_actions_cannot_have_the_same_options() -> None:
    before = list(register.ALL)
    with pytest.raises(ValueError, match="two actions have options 'work'"):
        register.add(register.BY_VERB["work"])
    assert before == register.ALL


NEW = """
import tumbleweed as tw
from tumbleweed.core.frames import NEXT
from tumbleweed.games.legends.state import compiled
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.actions import needs, register
from tumbleweed.games.legends.actions.places import LocationAction
from tumbleweed.games.legends.components.player.goods import heal, spend

def nap(s, seat, times):
    spend(s, seat, 5)
    heal(s, seat, 1, 0)
    return NEXT

register.add(LocationAction(
    "nap", opt.plain("nap"), needs.At(compiled.CABARET, "WL-CABARET-01"),
    (needs.Wounds("WL-DOCTOR-01", "why-no-wounds"), needs.Money(5, "WL-CABARET-01")),
    start=nap, sign="plus", rank=10,
))
def table(**facts):
    seats = {0: {"space": "red-falls-cabaret", "money": 20, **facts}}
    return tw.at_table("legends", players=3, seats=seats)

game = table(wounds=2)
assert "nap" in game.seat(0).decision.keys, game.seat(0).decision.keys
game.choose("nap")
me = game.view(0)["players"][0]
assert (me["money"], me["wounds"]) == (15, 1), me
reasons = table(wounds=0, money=0).seat(0).why_not("nap")
print([(each.rule, each.key) for each in reasons])
print(game.ruleset.component_texts("en")["things"]["action"]["nap"])
"""


def test_a_new_location_action_is_one_record() -> None:
    """In a separate process: the lists are those of the whole program."""
    done = subprocess.run(
        [sys.executable, "-c", NEW], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "[('WL-DOCTOR-01', 'why-no-wounds'), ('WL-CABARET-01', 'why-no-money')]",
        "{'heading': 'here', 'rank': 10, 'sign': 'plus'}",
    ]
