"""Compiles deeds, the Traveling Trader and the Legendary items."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.blood_money.tools import Tools
from tumbleweed.games.legends.compiler.board import Entry
from tumbleweed.games.legends.state.ante_up_model import STANDS
from tumbleweed.games.legends.state.blood_money_model import DEED_KINDS, SCORINGS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.blood_money.property import LONGHORNS_WEIGHTLESS

TRADER = "trader"  # the place that moves: his region


def compile_property(tools: Tools, files: dict[str, Entry]) -> None:
    _deeds(tools, files["blood-money/deeds"])
    _trader(tools, files["blood-money/trader"])
    _relics(tools, files["blood-money/legendary-items"])
    _starts(tools, files["characters"])
    _abilities(tools.compiled)
    goals = files["goals"]["goal"]
    blood = tools.compiled.blood
    blood.deed_goals = [number for number, goal in enumerate(goals) if _names_deeds(goal)]
    mods = tools.compiled.mods
    tools.compiled.blood.weightless = [
        at
        for at in range(0, len(mods), layout.MODIFIER)
        if mods[at + layout.M_MOD] == LONGHORNS_WEIGHTLESS.number
    ]


def _abilities(compiled: Compiled) -> None:
    """Those that spend no action are no Actions."""
    rows = compiled.abilities
    for character, own in enumerate(compiled.character_abilities):
        free = [ability for ability in own if rows[ability * layout.ABILITY + layout.A_FREE]]
        compiled.blood.free_action.append(free[0] if free else NONE)
        if free:
            compiled.character_action[character] = NONE


def _names_deeds(words: Any) -> bool:
    """A word in them is about deeds."""
    if isinstance(words, dict):
        named = {words.get("is"), words.get("on")} & {"has_deed", "claim_deed", "use_deed"}
        return bool(named) or _names_deeds(list(words.values()))
    return isinstance(words, list) and any(_names_deeds(word) for word in words)


def _deeds(tools: Tools, deeds: Entry) -> None:
    blood, board = tools.compiled.blood, tools.compiled.board
    blood.deeds = tuple(each["id"] for each in deeds["deed"])
    for deed in deeds["deed"]:
        blood.deed_place.append(tools.places.of([deed["place"]]))
        blood.deed_kind.append(DEED_KINDS.index(deed["deed_kind"]))
        blood.deed_cost.append(deed["cost"])
        tools.effect(deed["id"], deed["action"], blood.deed_action, blood.deed_action_end)
        scoring = deed["scoring"]
        blood.deed_scoring.append(SCORINGS.index(scoring["score"]))
        blood.deed_lp.append(scoring.get("lp", scoring.get("each", 0)))
        blood.deed_most.append(scoring.get("max", 0))
    numbers = range(len(blood.deeds))
    blood.deeds_at = [
        [deed for deed in numbers if board.at(space, blood.deed_place[deed])]
        for space in range(len(board.spaces))
    ]


def _trader(tools: Tools, trader: Entry) -> None:
    blood, regions = tools.compiled.blood, tools.compiled.board.regions
    blood.trader_cards = tuple(each["id"] for each in trader["card"])
    blood.trader_regions = [regions.index(each["region"]) for each in trader["card"]]
    blood.trader_slots = trader["meta"]["item_slots"]
    tools.compiled.up.stands = (*STANDS, TRADER)
    blood.trader_place = tools.places.of([TRADER])


def _relics(tools: Tools, items: Entry) -> None:
    blood, entries = tools.compiled.blood, items["legendary_item"]
    blood.relics = tuple(each["id"] for each in entries)
    blood.relic_lp = [each["lp"] for each in entries]
    blood.relic_price = items["meta"]["cost"]
    blood.relics_face_up = items["meta"]["face_up"]
    blood.relics_in_play = list(range(len(entries)))
    for number, each in enumerate(entries):
        tools.standing(each, terms.SOURCE_RELIC, number)


def _starts(tools: Tools, characters: Entry) -> None:
    blood, starts = tools.compiled.blood, [each["start"] for each in characters["character"]]
    blood.start_lp = [start.get("lp", 0) for start in starts]
    blood.start_relics = [start.get("legendary_items", 0) for start in starts]
    singles = len(tools.compiled.board.kinds_of)
    blood.starts_free = [
        any(place >= singles for place in places) for places in tools.compiled.start_places
    ]
    blood.start_deed = [
        DEED_KINDS.index(start["deed_kind"]) if "deed_kind" in start else NONE for start in starts
    ]
