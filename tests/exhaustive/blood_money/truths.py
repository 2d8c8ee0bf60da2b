"""What must be true when a reason of Blood Money is given, from the rules."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive import powers, prices, wares
from exhaustive.ante_up.truths import tokens_at
from exhaustive.blood_money.things import conditions_of
from exhaustive.case import Case
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_model import LONGHORN
from tumbleweed.games.legends.state.blood_money_model import TRADER_STAND
from tumbleweed.games.legends.triggers.match import matches
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.condition import holds

# Given for a verb that the question never accepts.
OF_TIME = frozenset({
    "why-offer-between-actions", "why-condition-by-itself", "why-no-map-to-lay",
    "why-no-bandits-to-choose", "why-risk-between-actions", "why-nothing-to-ruin",
    "why-relic-not-now", "why-nothing-to-fetch",
})  # fmt: skip
GANGS = ("A", "B", "C")
TELEGRAM = "telegram"  # the one Legendary item that its owner may use or not

# ---- legendary stories ----


def story(c: Case) -> int:
    return c.s.blood.tales[-1] // 2 if c.s.blood.tales else NONE


def condition(c: Case) -> int:
    """The one asked for, or told."""
    name = c.thing or str(c.args["condition"]).partition(":")[2]
    return c.compiled.blood.conditions.index(name)


def open_conditions(c: Case) -> list[int]:
    if story(c) == NONE:
        return []
    every = conditions_of(c.compiled, story(c))
    return [each for place, each in enumerate(every) if c.s.blood.discs[place] == NONE]


def is_open(c: Case) -> bool:
    return condition(c) in open_conditions(c)


def not_offered_here(c: Case) -> bool:
    when = c.compiled.blood.offer_when[condition(c)]
    return is_open(c) and not holds(c.s, when, c.seat, c.seat)


def met_by(c: Case) -> bool:
    """Somebody has a disc there."""
    place = condition(c) - conditions_of(c.compiled, story(c))[0]
    seat = c.s.blood.discs[place]
    return seat != NONE and c.args["seat"] == f"seat:{seat}"


def not_met_by_this(c: Case) -> bool:
    blood, number = c.compiled.blood, condition(c)
    first = blood.condition_trigger[number]
    event = [c.frame[name] for name in ("event", "seat", "amount", "detail", "detail_2")]
    return is_open(c) and not any(
        matches(c.s, row, *event) for row in range(first, first + blood.condition_triggers[number])
    )


def map_token_here(c: Case) -> bool:
    return c.here in c.s.blood.map_at


def laid_elsewhere(c: Case) -> bool:
    place = c.compiled.blood.map_places[story(c)][c.frame["laid"]]
    return c.space not in c.compiled.spaces_of[place]


def chosen_before(c: Case) -> bool:
    if c.verb == "gang":
        return bool(c.frame["chosen"] >> GANGS.index(c.thing) & 1)
    return bool(c.frame["chosen"] >> c.compiled.board.hideout_at[c.space] & 1)


# ---- injuries, ruins ----


def injury(c: Case) -> str:
    held = c.s.blood.injury[c.seat]
    return c.compiled.blood.injuries[held] if held != NONE else ""


def stopped_item(c: Case) -> bool:
    kind = {"shot-up-hand": wares.WEAPON, "saddle-sores": wares.MOUNT}.get(injury(c))
    return c.owned and c.compiled.item_kind[c.item] == kind


def in_ruins(c: Case, place: str) -> bool:
    return bool(c.s.blood.ruins >> c.compiled.blood.deed_places.index(place) & 1)


def told_place(c: Case) -> str:
    return str(c.args["place"]).partition(":")[2]


def ruins_here(c: Case) -> list[str]:
    return [name for name in c.compiled.blood.deed_places if in_ruins(c, name) and c.at(name)]


def cannot_be_ruined(c: Case) -> bool:
    """Not among the places of the word, or a ruin already."""
    code, at = c.compiled.code, c.frame["at"]
    named = [c.compiled.board.places[each] for each in code[at + 3 : at + code[at + 1]]]
    return c.thing not in named or in_ruins(c, c.thing)


# ---- deeds ----


def deed(c: Case) -> int:
    return c.compiled.blood.deeds.index(c.thing or str(c.args["deed"]).partition(":")[2])


def owner(c: Case) -> int:
    return c.s.blood.deed_of[deed(c)]


def deed_used(c: Case, number: int) -> bool:
    return bool(c.s.blood.deeds_used >> number & 1)


def without_effect(c: Case, number: int) -> bool:
    blood, code = c.compiled.blood, c.compiled.code
    at = blood.deed_action[number]
    while at < blood.deed_action_end[number]:
        if not prices.impossible(c, at, c.seat):
            return False
        at += code[at + 1]
    return True


def no_deed_to_use(c: Case) -> bool:
    own = [number for number, seat in enumerate(c.s.blood.deed_of) if seat == c.seat]
    return all(
        deed_used(c, each)
        or in_ruins(c, c.compiled.blood.deed_places[each])
        or without_effect(c, each)
        for each in own
    )


# ---- the Trader, Legendary items ----


def with_trader(c: Case) -> bool:
    region = c.compiled.blood.trader_regions[c.s.blood.trader]
    return c.compiled.board.region_of[c.here] == region


def relic(c: Case) -> int:
    return c.compiled.blood.relics.index(c.thing or str(c.args["relic"]).partition(":")[2])


def own_relic(c: Case) -> bool:
    return bool(c.s.blood.relics[c.seat] >> relic(c) & 1)


def relic_affordable(c: Case) -> bool:
    """Tom Tobin pays $10 less, once he is a legend."""
    name = c.compiled.characters[c.s.character[c.seat]]
    less = 10 if name == "tom-tobin" and c.s.legend[c.seat] else 0
    shown = c.s.blood.relic_shop and c.compiled.blood.sells_relics
    return bool(shown) and c.money >= c.compiled.blood.relic_price - less


def nothing_to_trade(c: Case) -> bool:
    """Of what is asked for: to buy, to upgrade, or anything."""
    items = range(len(c.compiled.items))
    sold = [item for item in items if c.s.up.stand[item] == TRADER_STAND]
    found = {
        "relic": relic_affordable(c),
        "buy": any(wares.buyable(c, item) for item in sold),
        "upgrade": any(wares.upgradable(c, item) for item in items),
    }
    return not found.get(c.verb, any(found.values()))


def no_relic_to_use(c: Case) -> bool:
    telegram = powers.named(c, "use-relic", TELEGRAM)
    return (
        not own_relic(telegram)
        or c.moment not in powers.moments(telegram)
        or powers.used_up(telegram)
        or powers.too_dear(telegram)
        or bool(c.frame["done"])
    )


def no_free_ability(c: Case) -> bool:
    return c.compiled.blood.free_action[c.s.character[c.seat]] == NONE


def not_to_start_with(c: Case) -> bool:
    """Al Swearengen starts with a Saloon (BM-SETUP-39)."""
    return "saloon" not in c.compiled.blood.deed_places[deed(c)]


def fetchable_lies(c: Case) -> bool:
    what, _, where = c.thing.partition(".")
    space = c.compiled.board.spaces.index(where)
    if what == "nugget":
        return bool(c.s.up.dust >> space & 1)
    return bool(tokens_at(c, space, LONGHORN))


def within_whip(c: Case) -> bool:
    """The space one stands on, or a neighbour of it."""
    space = c.compiled.board.spaces.index(c.thing.partition(".")[2])
    return space in (c.here, *c.compiled.board.neighbours[c.here])


TRUTHS: dict[str, Callable[[Case], bool]] = {
    # legendary stories
    "why-no-offer": lambda c: all(
        c.compiled.blood.offer_cost[each] == NONE for each in open_conditions(c)
    ),
    "why-nothing-to-pay": lambda c: c.compiled.blood.offer_cost[condition(c)] == NONE,
    "why-one-offer": lambda c: c.s.blood.offered == 1,
    "why-offer-elsewhere": not_offered_here,
    "why-other-tale": lambda c: (
        story(c) == NONE or condition(c) not in conditions_of(c.compiled, story(c))
    ),
    "why-condition-met": met_by,
    "why-not-met-by-this": not_met_by_this,
    "why-map-after-a-move": lambda c: map_token_here(c) and c.moment != "end-move",
    "why-no-map-token-here": lambda c: not map_token_here(c),
    "why-other-map-space": laid_elsewhere,
    "why-gang-chosen": chosen_before,
    # injuries, the risk die, ruins
    "why-injured-without-cards": lambda c: prices.blamed(c, "gain_wounds"),
    "why-ruined": lambda c: in_ruins(c, told_place(c)),
    "why-no-ruins": lambda c: c.s.blood.ruins == 0,
    "why-not-a-ruin": lambda c: not in_ruins(c, c.thing),
    "why-no-ruin-here": lambda c: not ruins_here(c),
    "why-repair-there": lambda c: in_ruins(c, c.thing) and not c.at(c.thing),
    "why-no-card-for-repair": lambda c: not c.hand and bool(ruins_here(c)),
    "why-cannot-be-ruined": cannot_be_ruined,
    "why-no-reveling": lambda c: injury(c) == "broken-jaw",
    "why-risked": lambda c: c.s.blood.risked == 1,
    "why-no-risk": lambda c: injury(c) == "shattered-nerves",
    "why-injury-stops-reactions": lambda c: injury(c) == "broken-arm",
    "why-injury-stops-bonuses": lambda c: injury(c) == "powder-burns",
    "why-injury-stops-item": stopped_item,
    # deeds
    "why-no-deeds-in-game": lambda c: not c.compiled.blood.with_deeds,
    "why-no-deed-here": lambda c: not any(c.at(name) for name in c.compiled.blood.deed_places),
    "why-own-deed": lambda c: owner(c) == c.seat,
    "why-deed-taken": lambda c: c.args["seat"] == f"seat:{owner(c)}" != f"seat:{c.seat}",
    "why-not-your-deed": lambda c: owner(c) != c.seat,
    "why-not-your-start-deed": not_to_start_with,
    "why-deed-used": lambda c: deed_used(c, deed(c)),
    "why-deed-no-effect": lambda c: without_effect(c, deed(c)),
    "why-no-deed-to-use": no_deed_to_use,
    # the Trader, Legendary items
    "why-trader-elsewhere": lambda c: not with_trader(c),
    "why-enter-trade": lambda c: with_trader(c) and relic_affordable(c),
    "why-relics-not-sold": lambda c: not c.compiled.blood.sells_relics,
    "why-own-relic": own_relic,
    "why-relic-not-shown": lambda c: relic(c) not in c.s.blood.relic_shop and not own_relic(c),
    "why-no-relics-here": lambda c: c.frame["kind"] != terms.LEGENDARY,
    "why-no-relics-left": lambda c: (
        not (c.s.blood.relic_shop if c.verb == "relic" else c.s.blood.relic_deck)
    ),
    "why-nothing-to-upgrade": lambda c: (
        not any(wares.upgradable(c, item, wares.FREE) for item in range(len(c.compiled.items)))
    ),
    "why-no-relic-to-use": no_relic_to_use,
    "why-not-your-relic": lambda c: not own_relic(c),
    "why-relic-by-itself": lambda c: own_relic(c) and c.thing != TELEGRAM,
    "why-nothing-lies-there": lambda c: not fetchable_lies(c),
    "why-too-far-to-fetch": lambda c: fetchable_lies(c) and not within_whip(c),
    "why-not-fetched-by-this": lambda c: False,  # the one card of the box takes both
    "why-no-free-ability": no_free_ability,
    "why-between-actions": lambda c: not no_free_ability(c) and c.question != "act",
}
