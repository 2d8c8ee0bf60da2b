"""What Blood Money adds to what can fire: stories, injuries, the risk die, deeds, the Trader."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import MAP_TOKENS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import layout, terms


class Walk(NamedTuple):
    """How the compiled content is walked, each under a name."""

    words: Callable[[int, int, str], None]  # a range of the code
    test: Callable[[int, str], None]
    triggers: Callable[[int, int, str], None]  # the first row, and how many
    on_mat: Callable[[str, int, int, int, list[int]], None]  # source, card, side, abilities


# ---- names ----


def names_of(compiled: Compiled) -> set[str]:
    """Everything but the words on cards."""
    return {
        *tales(compiled),
        *harm(compiled),
        *property_of_players(compiled),
        *switches(compiled),
    }


def tales(compiled: Compiled) -> set[str]:
    """Every outcome after every condition of its story: it was met in play before."""
    blood = compiled.blood
    found = set[str]()
    for number, tale in enumerate(blood.tales):
        for condition in conditions_of(compiled, number):
            for outcome in blood.outcomes[2 * number : 2 * number + 2]:
                found.add(f"tale {outcome} told after {blood.conditions[condition]}")
            if blood.offer_cost[condition] != NONE:
                found.add(f"offer {blood.conditions[condition]} taken")
        if blood.map_places[number]:
            found |= {f"map token {token} turned in {tale}" for token in MAP_TOKENS}
    found |= {f"track story-{at} reached" for at in range(2, blood.story_last + 1)}
    return found


def conditions_of(compiled: Compiled, tale: int) -> range:
    first = compiled.blood.tale_condition[tale]
    return range(first, first + compiled.blood.tale_conditions[tale])


def harm(compiled: Compiled) -> set[str]:
    blood = compiled.blood
    return {
        *(f"injury {name} {what}" for name in blood.injuries for what in ("drawn", "healed")),
        *(f"injury {name} cost LP" for i, name in enumerate(blood.injuries) if blood.injury_lp[i]),
        *(
            f"risk {face} rolled for {bonus}"
            for face in blood.risk_faces
            for bonus in blood.risk_bonuses
        ),
        *(f"place {name} {what}" for name in blood.deed_places for what in ("ruined", "repaired")),
    }


def property_of_players(compiled: Compiled) -> set[str]:
    blood = compiled.blood
    deeds = blood.deeds if blood.with_deeds else ()
    relics = [blood.relics[relic] for relic in blood.relics_in_play]
    how = "bought" if blood.sells_relics else "given"
    return {
        *(f"deed {deed} {what}" for deed in deeds for what in ("claimed", "used", "scored")),
        *(f"deed {deed} in ruins at the end" for deed in deeds),
        *(f"relic {relic} {how}" for relic in relics),
        *(f"relic {name} scored" for name in relics if blood.relic_lp[blood.relics.index(name)]),
        *(f"trader {card} reached" for card in blood.trader_cards),
        *(f"trader {card} traded with" for card in blood.trader_cards),
    }


def switches(compiled: Compiled) -> set[str]:
    """What the scenario changes, one by one."""
    blood, found = compiled.blood, set[str]()
    if blood.mode == NONE:
        return found
    found |= {f"switch {compiled.characters[each]} stays out" for each in blood.characters_out}
    out = [each for each in range(len(blood.relics)) if each not in blood.relics_in_play]
    found |= {f"switch {blood.relics[relic]} stays out" for relic in out}
    stocked = [item for items in blood.stocked for item in items]
    found |= {f"switch {compiled.items[item]} in its store" for item in stocked}
    if not blood.with_deeds:
        found.add("switch no deed for sale")
    if not blood.sells_relics:
        found.add("switch no Legendary item for sale")
    if blood.further_cards:
        found.add("switch further cards at the start")
    if blood.richest_lp:
        found |= {"switch the richest scored", f"switch $ {blood.money_per_lp} are 1 LP"}
    if blood.arrest_for_hand:
        found |= {f"switch the hand {did} in an arrest" for did in ("given up", "kept")}
    return found


# ---- the words on cards ----


def walk(compiled: Compiled, by: Walk) -> None:
    blood = compiled.blood
    _walk_tales(compiled, by)
    tracks = [f"story-{at + 1}" for at in range(len(blood.story_effect))]
    for names, start, end in (
        (tracks, blood.story_effect, blood.story_effect_end),
        (blood.injuries, blood.injury_text, blood.injury_text_end),
        (blood.risk_faces, blood.risk_face, blood.risk_face_end),
        (blood.risk_bonuses, blood.risk_bonus, blood.risk_bonus_end),
    ):
        for name, first, last in zip(names, start, end, strict=True):
            by.words(first, last, name)
    if blood.with_deeds:
        for deed, name in enumerate(blood.deeds):
            by.words(blood.deed_action[deed], blood.deed_action_end[deed], name)
    _standing(compiled, by, terms.SOURCE_INJURY, blood.injuries)
    _standing(compiled, by, terms.SOURCE_TALE, blood.tales)
    for relic in blood.relics_in_play:
        _on_mat(compiled, by, terms.SOURCE_RELIC, relic, blood.relics[relic])
    if blood.mode != NONE:
        _on_mat(compiled, by, terms.SOURCE_MODE, blood.mode, blood.modes[blood.mode])


def _walk_tales(compiled: Compiled, by: Walk) -> None:
    blood = compiled.blood
    for number, tale in enumerate(blood.tales):
        by.words(blood.on_reveal[number], blood.on_reveal_end[number], f"{tale} revealed")
        for token, name in enumerate(MAP_TOKENS):
            at = len(MAP_TOKENS) * number + token
            by.words(blood.map_effect[at], blood.map_effect_end[at], f"{tale} map {name}")
        if blood.map_reveal[number] != NONE:
            by.triggers(blood.map_reveal[number], 1, f"{tale} map")
    for at, name in enumerate(blood.conditions):
        by.triggers(blood.condition_trigger[at], blood.condition_triggers[at], name)
        by.test(blood.condition_when[at], name)
        by.words(blood.condition_reward[at], blood.condition_reward_end[at], name)
        if blood.offer_cost[at] != NONE:
            by.words(blood.offer_cost[at], blood.offer_cost_end[at], f"{name} offer")
            by.test(blood.offer_when[at], f"{name} offer")
    for at, name in enumerate(blood.outcomes):
        by.words(blood.outcome_reward[at], blood.outcome_reward_end[at], f"{name} reward")
        by.words(blood.consequences[at], blood.consequences_end[at], f"{name} then")


def _standing(compiled: Compiled, by: Walk, source: int, names: tuple[str, ...]) -> None:
    for card, name in enumerate(names):
        _on_mat(compiled, by, source, card, name)


def _on_mat(compiled: Compiled, by: Walk, source: int, card: int, name: str) -> None:
    by.on_mat(name, source, card, 0, abilities_of(compiled, source, card))


def abilities_of(compiled: Compiled, source: int, card: int) -> list[int]:
    rows = compiled.abilities
    return [
        at // layout.ABILITY
        for at in range(0, len(rows), layout.ABILITY)
        if (rows[at + layout.A_SOURCE], rows[at + layout.A_CARD]) == (source, card)
    ]
