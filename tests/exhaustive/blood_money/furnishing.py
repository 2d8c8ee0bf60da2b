"""What a crowd has of Blood Money: a story half told, injuries, ruins, deeds."""

from __future__ import annotations

from random import Random
from typing import Any

from exhaustive.blood_money.things import conditions_of
from tumbleweed.games.legends.state.blood_money_model import MAP_TOKENS
from tumbleweed.games.legends.state.compiled import Compiled

RUINS_LAID = 3
Facts = dict[str, Any]


def furnish(compiled: Compiled, random: Random, facts: Facts) -> None:
    """`facts` has the players; what does not fit is taken out again (`tidy`)."""
    blood, seats = compiled.blood, list(facts["seats"])
    del facts["stories"], facts["discs"]
    open_tale(compiled, random, facts, random.choice(blood.outcomes))
    facts["ruins"] = random.sample(blood.deed_places, random.randrange(RUINS_LAID + 1))
    facts["trader"] = random.choice(blood.trader_cards)
    facts["deeds"] = {deed: random.choice(seats) for deed in blood.deeds if random.random() < 0.4}
    if not blood.with_deeds:
        facts["deeds"] = {}
    facts["deeds_used"] = [deed for deed in facts["deeds"] if random.random() < 0.4]
    relics = [blood.relics[relic] for relic in blood.relics_in_play]
    injuries = list(blood.injuries)
    random.shuffle(relics)
    random.shuffle(injuries)
    for seat in facts["seats"].values():
        seat["story"] = random.randrange(1, blood.story_last)
        seat["relics"] = [relics.pop() for _ in range(random.randrange(2)) if relics]
        if random.random() < 0.3:
            seat |= {"injury": injuries.pop(), "wounds": random.randrange(1, 4)}


def open_tale(compiled: Compiled, random: Random, facts: Facts, outcome: str) -> None:
    """The current story, with an unmet condition at least, and its map tokens."""
    blood = compiled.blood
    number = blood.outcomes.index(outcome) // 2
    others = [2 * each + random.randrange(2) for each in range(len(blood.tales)) if each != number]
    random.shuffle(others)
    facts |= {"tale": outcome, "tales": [blood.outcomes[card] for card in others]}
    discs = [random.choice([None, *facts["seats"]]) for _ in conditions_of(compiled, number)]
    discs[random.randrange(len(discs))] = None
    facts["tale_discs"] = discs
    facts["map_tokens"] = {}
    tokens = random.sample(MAP_TOKENS, len(MAP_TOKENS))
    for place, token in zip(blood.map_places[number], tokens, strict=False):
        space = random.choice(compiled.spaces_of[place])
        facts["map_tokens"][compiled.board.spaces[space]] = token


def tidy(facts: Facts) -> None:
    """Nobody has what lies elsewhere; without wounds nobody has an injury."""
    top, shown = facts.get("injury_deck", []), facts.get("relic_shop", [])
    taken = {*top, *shown, *facts.get("relic_deck", [])}
    for seat in facts["seats"].values():
        seat["relics"] = [each for each in seat.get("relics", []) if each not in taken]
        taken |= set(seat["relics"])
        injury = seat.pop("injury", "")
        if injury and injury not in taken and seat.get("wounds"):
            seat["injury"] = injury
            taken.add(injury)
    if not any(disc is not None for disc in facts.get("tale_discs", [])):
        facts.pop("tale_last", None)
    facts["deeds_used"] = [deed for deed in facts["deeds_used"] if deed in facts["deeds"]]
