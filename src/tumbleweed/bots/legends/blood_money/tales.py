"""Legendary stories: offers, map tokens, where a turn ends; and the questions they ask."""

from __future__ import annotations

from tumbleweed.bots.legends.blood_money.table_view import TaleTable
from tumbleweed.bots.legends.blood_money.worth import TaleWorth, told
from tumbleweed.bots.legends.effects import worth_of
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS
from tumbleweed.games.legends.effects.amounts import AmountEffect
from tumbleweed.games.legends.state.blood_money_model import DANGER_TOKEN, MAP_TOKENS
from tumbleweed.games.legends.vocabulary.blood_money.tales import END_HERE
from tumbleweed.games.legends.vocabulary.conditions.combined import ALL, inner_tests
from tumbleweed.games.legends.vocabulary.conditions.standing import AT, WHERE
from tumbleweed.games.legends.vocabulary.layout import T_EVENT, T_PLACE
from tumbleweed.games.legends.vocabulary.nested import end_of

STYLE = "storyteller"
WORTH_IT = 0.05  # an offer that gives no more is not taken

# ---- offers (BM-STORY-42) ----


def take_offers(p: Planner) -> None:
    """To be where an offer is made; taking it spends no action. One a turn."""
    worth, table = told(p)
    for condition in table.unmet:
        gain = offered(worth, condition)
        if gain <= WORTH_IT:
            continue
        later = table.blood["offered"] and table.my_turn
        near = offer_spaces(table, condition)
        if near and not (later and p.trip.start in near):
            space = p.trip.nearest(near)
            p.add(STYLE, gain, space, f"offer:{table.tables.conditions[condition]}", 0.0)


def offered(worth: TaleWorth, condition: int) -> float:
    """The value of an offer; 0 where there is none or I cannot pay."""
    if worth.blood.offer_cost[condition] == NONE or not can_pay(worth, condition):
        return 0.0
    return worth.disc(condition) + worth.offer_price(condition)


def can_pay(worth: TaleWorth, condition: int) -> bool:
    code, me = worth.table.land.compiled.code, worth.table.me
    have = {"money": me.money, "cards": len(me.hand), "nuggets": me.nuggets}
    at, end = worth.blood.offer_cost[condition], worth.blood.offer_cost_end[condition]
    while at < end:
        effect = EFFECTS.all[code[at]]
        if isinstance(effect, AmountEffect):
            good = effect.amount.good.name
            if have.get(good, 0) < effect.amount.of(code, at):
                return False
        at = end_of(code, at)
    return True


def offer_spaces(table: TaleTable, condition: int) -> list[int]:
    """Where the offer is made."""
    when = table.tables.offer_when[condition]
    everywhere = list(range(len(table.land.board.spaces)))
    return everywhere if when == NONE else _spaces(table, when, everywhere)


def _spaces(table: TaleTable, at: int, everywhere: list[int]) -> list[int]:
    tests = table.land.compiled.tests
    word = CONDITIONS.all[tests[at]]
    if word is AT:
        return table.places(WHERE.of(tests, at))
    if word is ALL:
        parts = [_spaces(table, inner, everywhere) for inner in inner_tests(tests, at)]
        return [space for space in everywhere if all(space in part for part in parts)]
    return everywhere


def best_offer(worth: TaleWorth, keys: list[str]) -> str | None:
    """The offer to take now, before anything else: it may be gone later."""
    names = worth.tale_table.settled.condition
    found = [
        (offered(worth, names[key.partition(":")[2]]), key)
        for key in keys
        if key.startswith("offer:") and key.partition(":")[2] in names
    ]
    gain, best = max(found, default=(0.0, ""))
    return best if gain > WORTH_IT else None


# ---- map tokens (BM-STORY-25 to -28) ----


def turn_map_tokens(p: Planner) -> None:
    """By ending a Move action there, also one of 0 spaces."""
    worth, table = told(p)
    for space in table.map_spaces:
        here = f"ride:{table.land.board.spaces[space]}"
        p.add(STYLE, map_token(worth), space, here, float(space == p.trip.start))


def map_token(worth: TaleWorth) -> float:
    """The average of those that nobody has turned; the danger X wounds first."""
    table, blood = worth.tale_table, worth.blood
    turned = {token for mine in table.blood["map_tokens"]["turned"] for token in mine}
    left = [i for i, name in enumerate(MAP_TOKENS) if name not in turned]
    if not left or table.tale == NONE:
        return 0.0
    total = 0.0
    for token in left:
        at = len(MAP_TOKENS) * table.tale + token
        total += worth_of(worth, blood.map_effect[at], blood.map_effect_end[at])
        total += worth.hurt(1.0) if token == DANGER_TOKEN else 0.0
    return total / len(left)


def turn_it(worth: TaleWorth) -> bool:
    """With what a condition gives for it."""
    space = worth.table.me.space
    asked = worth.asked_for(STYLE, "map", space, turn_map_tokens.__name__, 0.0)
    return map_token(worth) + asked > 0.0


# ---- where a turn ends (BM-TURN-10) ----


def end_there(p: Planner) -> None:
    """With the last actions of a turn, to a place where ending it meets a condition."""
    worth, table = told(p)
    if not table.my_turn:
        return
    row = table.land.compiled.triggers
    for condition in table.unmet:
        for at in table.settled.triggers(condition):
            if row[at + T_EVENT] == END_HERE.number and worth.holds(condition):
                space = p.trip.nearest(table.places(row[at + T_PLACE]))
                if space >= 0 and p.trip.moves(space) == table.actions:
                    ride = f"ride:{table.land.board.spaces[space]}"
                    p.add(STYLE, worth.disc(condition), space, ride, 0.0)


def ride_the_rail(p: Planner) -> None:
    """From a station to the other one, if a condition asks for it."""
    worth, table = told(p)
    if p.me.money < table.frontier.up.fare:
        return
    for space in table.land.stations:
        other = table.frontier.up.rail_from[space]
        if other != NONE:
            cost = -table.frontier.up.fare * worth.dollar
            p.add(STYLE, cost, space, f"rail:{table.land.board.spaces[other]}")


# ---- the questions ----


def condition(worth: TaleWorth, keys: list[str]) -> str:
    """The one that gives most."""
    names = worth.tale_table.settled.condition

    def value(key: str) -> float:
        name = key.partition(":")[2]
        return worth.disc(names[name]) if name in names else 0.0

    return max(keys, key=value)


def lay_map(worth: TaleWorth, keys: list[str]) -> str:
    """Nearer to me than to those who are ahead."""
    table = worth.table

    def liked(key: str) -> float:
        space = table.land.space.get(key.partition(":")[2], -1)
        if space < 0 or table.me.space < 0:
            return -99.0
        far = table.land.far(space, 0)
        theirs = sum(worth.denied(o, 1.0) * far[o.space] for o in table.others if o.space >= 0)
        return theirs - far[table.me.space]

    return max(keys, key=liked)
