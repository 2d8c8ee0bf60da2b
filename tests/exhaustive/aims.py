"""A hero who goes after a goal, or after what a story waits for."""

from __future__ import annotations

import re

from exhaustive.errands import prepare, run_errand
from exhaustive.scenes import Crowd
from tumbleweed.games.legends.components.player.shopping import MISC
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary import triggers as on

MANY_ACTIONS = 24
HALE = 0.7  # how often the hero has no injury that is in the way


def go_after_goal(crowd: Crowd, name: str, thing: str) -> None:
    """The hero holds the goal (or stands before a story with that back) and goes after it."""
    compiled = crowd.compiled
    if name in compiled.goals:
        goal = compiled.goals.index(name)
        counters = [each for term in wanted_terms(crowd, goal, thing) for each in term]
        rows = [compiled.counters[each * layout.COUNTER + layout.C_TRIGGER] for each in counters]
        hold_goal(crowd, goal)
    else:
        back = compiled.backs.index(name)
        rows = list(
            range(
                compiled.back_trigger[back],
                compiled.back_trigger[back] + compiled.back_triggers[back],
            )
        )
    crowd.hero, crowd.decisions = 0, 150
    crowd.facts |= {"at": "turn", "actions": MANY_ACTIONS}
    crowd.wishes = [f"claim:{name}"]
    if not rows:
        fulfil_state(crowd)
        return
    prepare(crowd)
    if crowd.random.random() < HALE:
        crowd.seats[0].pop("injury", None)
    crowd.random.shuffle(rows)
    rows.sort(key=lambda row: not ends_turn(crowd, row))
    for row in rows:
        run_errand(crowd, row)
    if crowd.table.ante_up:
        vary(crowd)


def ends_turn(crowd: Crowd, row: int) -> bool:
    """Where the turn ends is a matter of riding there: the hero starts where the rest is done."""
    return crowd.compiled.triggers[row * layout.TRIGGER] == on.END_TURN.number


def wanted_terms(crowd: Crowd, goal: int, thing: str) -> list[list[int]]:
    """Where a term has alternatives and the thing names one of them: that one alone."""
    terms = crowd.compiled.goal_terms[goal]
    numbered = re.match(r"\w+ \S+ (\d)", thing)
    if numbered is None:
        return terms
    counters = [counter for term in terms for counter in term]
    named = counters[int(numbered.group(1)) - 1]
    return [[named] if named in term else term for term in terms]


def hold_goal(crowd: Crowd, goal: int) -> None:
    compiled = crowd.compiled
    (character,) = (c for c, each in enumerate(compiled.goals_of) if goal in each)
    owner = compiled.characters[character]
    for facts in crowd.seats.values():
        facts.pop("goals", None)
        if facts["character"] == owner:
            facts["character"] = crowd.seats[0]["character"]
    others = [compiled.goals[each] for each in compiled.goals_of[character] if each != goal]
    held = [compiled.goals[goal], *others[: compiled.goals_dealt - 1]]
    crowd.seats[0] |= {"character": owner, "goals": held, "lp": 9}


def vary(crowd: Crowd) -> None:
    """What else a goal may ask for at that moment."""
    if crowd.random.random() < 0.3:
        crowd.seats[0] |= {"wounds": 0, "marshal": 3, "wanted": 0}
    if crowd.random.random() < 0.2:
        crowd.seats[0]["money"] = 0


def fulfil_state(crowd: Crowd) -> None:
    """A goal that asks for a state: plenty of everything, and at times nothing."""
    if crowd.random.random() < 0.3:
        crowd.seats[0] |= {"items": [], "nuggets": 0, "money": 0}
        crowd.give(0, only=True)
        return
    crowd.seats[0].pop("injury", None)  # some make one carry less
    crowd.seats[0] |= {
        "money": 120,
        "nuggets": 6,
        "items": ["pack-mule", "six-shooter", "boomstick"],
    }
    crowd.seats[0]["hand"] += crowd.draw(5)
    if crowd.table.ante_up and crowd.random.random() < 0.5:
        compiled = crowd.compiled
        misc = [i for i in crowd.table.items if compiled.item_kind[i] == MISC]
        crowd.seats[0]["items"] = [compiled.items[i] for i in misc[: compiled.misc_limit]]
    blood = crowd.compiled.blood
    if crowd.table.blood_money and blood.with_deeds:
        crowd.facts["deeds"] = dict.fromkeys(crowd.random.sample(blood.deeds, 4), 0)
    if crowd.seats[0]["character"] == "fee-lee-wong":  # who may hold more
        crowd.seats[0]["money"] = 180
