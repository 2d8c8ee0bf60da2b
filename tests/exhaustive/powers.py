"""Whether an ability, an item or a Reaction is used up, asleep or not set off, as a reason says."""

from __future__ import annotations

from copy import copy

from exhaustive.case import Case
from exhaustive.prices import abilities, asked_for, impossible, nothing_possible, of_kind, words
from exhaustive.wares import MISC
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.model import (
    GOAL_SETS,
    USED_IN_ACTION,
)
from tumbleweed.games.legends.state.sides import side_of, used_on
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD, MET
from tumbleweed.games.legends.triggers.match import matches
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.condition import holds
from tumbleweed.games.legends.vocabulary.trigger import TRIGGER


def chosen(c: Case) -> list[int]:
    """What its owner may use or not."""
    rows = c.compiled.abilities
    return [a for a in abilities(c) if rows[a * layout.ABILITY + layout.A_OPTIONAL]]


def used_up(c: Case) -> bool:
    """One that has a limit, or begins a fight (WL-FIGHT-06)."""
    used = c.s.used[c.seat] | c.s.turn[USED_IN_ACTION]
    if c.s.fight.type != NONE:
        used |= used_on(c.s, side_of(c.s, c.seat))
    return any(used >> ability & 1 for ability in abilities(c))


def moments(c: Case) -> set[str]:
    """All that set it off, as messages name them."""
    rows, found = c.compiled.abilities, set[str]()
    for ability in abilities(c):
        first = rows[ability * layout.ABILITY + layout.A_TRIGGER]
        for trigger in range(first, first + rows[ability * layout.ABILITY + layout.A_TRIGGERS]):
            event = c.compiled.triggers[trigger * layout.TRIGGER + layout.T_EVENT]
            found.add(TRIGGER[event].told)
    return found


def at_another_moment(c: Case) -> bool:
    return c.args["event"] in moments(c) and c.moment not in moments(c)


def not_set_off(c: Case) -> bool:
    """The moment has come, but the event is not the one it waits for, or a condition fails."""
    return c.moment in moments(c) and not any(set_off(c, ability) for ability in chosen(c))


def set_off(c: Case, ability: int) -> bool:
    row, rows = ability * layout.ABILITY, c.compiled.abilities
    if rows[row + layout.A_WHEN] != NONE and not holds(
        c.s, rows[row + layout.A_WHEN], c.seat, c.seat
    ):
        return False
    names = [trigger.told for trigger in TRIGGER]
    event = names.index(c.moment)
    amount, detail, more = 1, NONE, NONE
    if c.question == "answer":
        amount, detail, more = c.frame["amount"], c.frame["detail"], c.frame["detail_2"]
    first = rows[row + layout.A_TRIGGER]
    triggers = range(first, first + rows[row + layout.A_TRIGGERS])
    return any(matches(c.s, t, event, c.seat, amount, detail, more) for t in triggers)


def no_action(c: Case) -> bool:
    """What a character may do between actions is asked for as such."""
    free = c.compiled.blood.free_action if c.verb == "ability" else []
    return all(ability in free for ability in of_kind(c, terms.KIND_ACTION))


def by_itself(c: Case) -> bool:
    """Nothing on it is for its owner to decide."""
    return no_action(c) and not chosen(c)


# ---- verbs without a thing: nothing of the kind ----


def named(c: Case, verb: str, thing: str) -> Case:
    """The same question about one of them."""
    one = copy(c)
    one.key, one.verb, one.thing = f"{verb}:{thing}", verb, thing
    return one


def no_reaction(c: Case) -> bool:
    """On no card in hand is one that the moment sets off and that is not used up."""
    cases = [named(c, "react", c.compiled.cards[card]) for card in c.hand]
    return all(c.moment not in moments(each) or idle(each) for each in cases)


def idle(c: Case) -> bool:
    reactions = of_kind(c, terms.KIND_REACTION)
    return used_up(c) or not any(set_off(c, ability) for ability in reactions)


def no_action_card(c: Case) -> bool:
    """Told of `use` and of `item`: none of that kind would do anything."""
    mine = [c.compiled.cards[card] for card in c.hand]
    if c.verb == "item":
        mine = [name for item, name in enumerate(c.compiled.items) if c.owns(item)]
    cases = [named(c, c.verb, name) for name in mine]
    return all(no_action(each) or nothing_possible(each) or too_dear(each) for each in cases)


def no_item_now(c: Case) -> bool:
    """To cards revealed only Reactions are given any more (WL-FIGHT-18)."""
    if c.question == "react":
        return True
    names = [name for item, name in enumerate(c.compiled.items) if c.owns(item)]
    cases = [named(c, "item", name) for name in names]
    return all(c.moment not in moments(each) or not ready(each) for each in cases)


def ready(c: Case) -> bool:
    """In use, not used up, set off, and what it costs is there."""
    in_use = c.compiled.item_kind[c.item] == MISC or c.active_item
    return in_use and not used_up(c) and not too_dear(c) and not not_set_off(c)


def too_dear(c: Case) -> bool:
    return any(impossible(c, at, c.seat) for each in asked_for(c) for at in words(c, each))


# ---- goals ----


def goal_in(c: Case, which: int) -> bool:
    return bool(c.s.goals[c.seat * GOAL_SETS + which] >> c.compiled.goals.index(c.thing) & 1)


def goal_met(c: Case, goal: int) -> bool:
    """What has happened stays; a state must hold now."""
    if c.compiled.goal_terms[goal]:
        return bool(c.s.goals[c.seat * GOAL_SETS + MET] >> goal & 1)
    return holds(c.s, c.compiled.goal_state[goal], c.seat, c.seat)


def held_and_met(c: Case) -> bool:
    met = goal_met(c, c.compiled.goals.index(c.thing))
    return goal_in(c, HELD) and not goal_in(c, CLAIMED) and met


def held_not_met(c: Case) -> bool:
    return goal_in(c, HELD) and not goal_in(c, CLAIMED) and not held_and_met(c)


def no_goal_met(c: Case) -> bool:
    held = c.s.goals[c.seat * GOAL_SETS + HELD] & ~c.s.goals[c.seat * GOAL_SETS + CLAIMED]
    return not any(held >> goal & 1 and goal_met(c, goal) for goal in range(len(c.compiled.goals)))
