"""Scenes of legendary stories: one is revealed, its conditions are met, it is resolved."""

from __future__ import annotations

import re

from exhaustive.blood_money import errands
from exhaustive.blood_money.furnishing import open_tale
from exhaustive.blood_money.things import abilities_of, conditions_of
from exhaustive.errands import prepare, run_errand
from exhaustive.owning import use_ability
from exhaustive.scenes import Crowd
from exhaustive.staging import calm
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import MAP_TOKENS
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.conditions.combined import inner_tests
from tumbleweed.games.legends.vocabulary.conditions.standing import WHERE

ONE_TURN = 40  # decisions


def tell(crowd: Crowd, outcome: str) -> None:
    open_tale(crowd.compiled, crowd.random, crowd.facts, outcome)


def any_outcome(crowd: Crowd, tale: str) -> str:
    number = crowd.compiled.blood.tales.index(tale)
    return crowd.compiled.blood.outcomes[2 * number + crowd.random.randrange(2)]


def resolve(crowd: Crowd, outcome: str, thing: str) -> None:
    """At the end of a turn; each condition was met by somebody."""
    tell(crowd, outcome)
    seats = list(crowd.seats)
    discs = [crowd.random.choice(seats) for _ in crowd.facts["tale_discs"]]
    crowd.facts |= {"at": "end", "tale_discs": discs, "tale_last": discs[0]}
    if "wanted" in thing or "marshal" in thing or "else" in thing or "then" in thing:
        track = crowd.random.choice(("marshal", "wanted", "neither"))
        for seat in crowd.seats.values():
            seat |= {"marshal": 0, "wanted": 0, **({track: 3} if track != "neither" else {})}
    if crowd.random.random() < 0.5:  # nothing is in the way
        crowd.facts |= {"bandits": [], "ruins": [], "tokens": {}}
    else:
        crowd.facts["ruins"] = list(crowd.compiled.blood.deed_places[:3])
    for seat in crowd.seats.values():
        seat |= {"money": crowd.random.choice((0, 20, 40)), "lp": 6, "nuggets": 0}
        seat["space"] = crowd.random.choice((seat["space"], crowd.place("doctor", "cabaret")))
    crowd.decisions, crowd.wishes = 20, []


def tell_after(crowd: Crowd, subject: str, thing: str) -> None:
    """`tale … told after …`: the condition is the last one to be met."""
    _, outcome, _, _, condition = thing.split()
    meet(crowd, condition, thing)
    discs = crowd.facts["tale_discs"]
    crowd.facts["tale"] = outcome
    crowd.facts["tales"] = [each for each in crowd.facts["tales"] if each != outcome]
    mine = place_of(crowd, condition)
    crowd.facts["tale_discs"] = [None if i == mine else 0 for i in range(len(discs))]


def meet(crowd: Crowd, condition: str, thing: str) -> None:
    """Its story is the current one, and a player does what it asks for."""
    blood = crowd.compiled.blood
    number = blood.conditions.index(condition)
    tale = next(t for t in range(len(blood.tales)) if number in conditions_of(crowd.compiled, t))
    crowd.hero, crowd.decisions = 0, ONE_TURN
    prepare(crowd)
    crowd.seats[0] |= {"lp": 6, "money": crowd.random.choice((60, 90))}
    tell(crowd, any_outcome(crowd, blood.tales[tale]))
    crowd.facts["tale_discs"] = [None] * len(crowd.facts["tale_discs"])
    crowd.facts |= {"at": "act", "ruins": []}
    crowd.seats[0].pop("injury", None)
    crowd.wishes = []
    offered = blood.offer_cost[number] != NONE
    first, count = blood.condition_trigger[number], blood.condition_triggers[number]
    wanted = "offer " in thing or ("trigger" not in thing and crowd.random.random() < 0.5)
    if offered and (wanted or not count):
        pay(crowd, number)
    else:
        named = re.match(rf"trigger {condition} (\d)", thing)
        row = first + (int(named.group(1)) - 1 if named else crowd.random.randrange(count))
        crowd.facts["actions"] = crowd.random.choice((1, 2, 3))
        run_errand(crowd, row)
        crowd.wishes.sort(key=lambda wish: wish.startswith("ride:"))  # first what is done there
        crowd.wishes += ["condition:*"]
    crowd.wishes.append("end")


def place_of(crowd: Crowd, condition: str) -> int:
    return int(condition[-1]) - 1


def pay(crowd: Crowd, condition: int) -> None:
    """Where its offer is made, with enough of everything; at times elsewhere."""
    compiled = crowd.compiled
    (test,) = inner_tests(compiled.tests, compiled.blood.offer_when[condition])
    place = WHERE.of(compiled.tests, test)
    crowd.seats[0] |= {"wounds": 1, "space": crowd.place("town", "outside")}
    if place == compiled.blood.trader_place:
        errands.trade(crowd)
        crowd.wishes.clear()
    elif crowd.random.random() < 0.9:
        space = crowd.random.choice(compiled.spaces_of[place])
        crowd.seats[0]["space"] = compiled.board.spaces[space]
    calm(crowd)
    crowd.give(0, only=True)
    crowd.seats[0]["hand"] += crowd.draw(3)
    crowd.wishes.insert(0, f"offer:{compiled.blood.conditions[condition]}")


# ---- the front of a story ----


def show(crowd: Crowd, tale: str, thing: str) -> None:
    """It is revealed, a map token of it is turned, or it works."""
    blood = crowd.compiled.blood
    number = blood.tales.index(tale)
    if "revealed" in thing:
        other = crowd.random.choice([each for each in blood.tales if each != tale])
        resolve(crowd, any_outcome(crowd, other), thing)
        crowd.facts["tales"] = [any_outcome(crowd, tale)]
        crowd.facts["ruins"] = []
    elif " map " in thing or "map token" in thing:
        turn_map_token(crowd, tale, thing)
    else:
        use_ability(crowd, abilities_of(crowd.compiled, terms.SOURCE_TALE, number))
        tell(crowd, any_outcome(crowd, tale))
        for pattern, scene in AT_WORK.items():
            if pattern in thing:
                scene(crowd)


def turn_map_token(crowd: Crowd, tale: str, thing: str) -> None:
    """One space away."""
    tell(crowd, any_outcome(crowd, tale))
    laid = crowd.facts["map_tokens"]
    token = next((each for each in sorted(MAP_TOKENS, key=len)[::-1] if f" {each} " in thing), "")
    spaces = [space for space, each in laid.items() if each == token] or list(laid)
    there = crowd.random.choice(spaces)
    hero = {"space": crowd.next_to(there), "money": 20, "nuggets": 0, "wanted": 0, "wounds": 0}
    crowd.seats[0] |= hero
    calm(crowd)
    crowd.facts |= {"at": "act", "tokens": {}}
    crowd.hero, crowd.decisions = 0, 12
    crowd.wishes = ["map", f"ride:{there}"]


def fill_hand(crowd: Crowd) -> None:
    crowd.seats[0]["hand"] += crowd.draw(6)
    crowd.facts["at"] = "act"
    crowd.wishes = ["end"]


def shop(crowd: Crowd) -> None:
    crowd.seats[0] |= {"space": crowd.place("general-store", "doctor"), "money": 100, "wounds": 2}
    calm(crowd)
    crowd.facts |= {"at": "act", "ruins": []}
    crowd.wishes = ["store", "buy:*", "heal", "upgrade:*"]


def rob(crowd: Crowd) -> None:
    crowd.seats[0]["space"] = crowd.place("bank")
    calm(crowd)
    crowd.facts |= {"at": "act", "ruins": []}
    crowd.wishes = ["heist", "lay:*"]


# What a standing change of a story is about, and when that comes up.
AT_WORK = {"hand_size": fill_hand, " cost": shop, "npc_draw": rob}
