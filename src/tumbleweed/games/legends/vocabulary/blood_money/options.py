"""The options of Blood Money, after all others; games without the module have none."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.blood_money_model import RISK_BONUSES
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.options import LYING
from tumbleweed.games.legends.vocabulary.options import Args, Group, Members, Single


def with_blood_money(members: Members) -> Members:
    def found(compiled: Compiled) -> list[tuple[str, Args]]:
        return members(compiled) if compiled.blood_money else []

    return found


def single(verb: str) -> Group:
    """An option without a thing."""
    return Single(verb, with_blood_money(lambda compiled: [("", {})]))


def group(verb: str, members: Members) -> Group:
    return Group(verb, with_blood_money(members))


# ---- legendary stories ----


def _gangs(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(gang, {"gang": gang}) for gang in GANG_NAMES]


def _hideouts(compiled: Compiled) -> list[tuple[str, Args]]:
    return _spaces(compiled, compiled.board.hideouts)


def _all_spaces(compiled: Compiled) -> list[tuple[str, Args]]:
    return _spaces(compiled, list(range(len(compiled.board.spaces))))


def _spaces(compiled: Compiled, spaces: list[int]) -> list[tuple[str, Args]]:
    names = [compiled.board.spaces[space] for space in spaces]
    return [(name, {"space": f"space:{name}"}) for name in names]


def _conditions(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(each, {"condition": f"condition-text:{each}"}) for each in compiled.blood.conditions]


GANG_NAMES: Final = ("A", "B", "C")

GANG: Final = group("gang", _gangs)  # whose bandits come
HIDEOUT: Final = group("hideout", _hideouts)  # where a bandit comes
CONDITION: Final = group("condition", _conditions)  # of the current story, met by what happened
OFFER: Final = group("offer", _conditions)  # a condition that is met by paying
MAP: Final = single("map")  # the map token in one's space is turned
LAY_MAP: Final = group("lay-map", _all_spaces)  # a map token is laid there


# ---- injuries, the risk die, ruins ----


def _bonuses(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(bonus, {"bonus": bonus}) for bonus in RISK_BONUSES]


def _ruinable(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(place, {"place": f"place:{place}"}) for place in compiled.blood.deed_places]


RISK: Final = group("risk", _bonuses)  # by the bonus chosen before the roll
RUIN: Final = group("ruin", _ruinable)
REPAIR: Final = group("repair", _ruinable)


# ---- deeds, the Trader, scenarios ----


def _deeds(compiled: Compiled) -> list[tuple[str, Args]]:
    return [
        (name, {"deed": f"deed:{name}", "text": f"deed-text:{name}"})
        for name in compiled.blood.deeds
    ]


def _claims(compiled: Compiled) -> list[tuple[str, Args]]:
    return [
        (name, {"deed": f"deed:{name}", "money": compiled.blood.deed_cost[deed]})
        for deed, name in enumerate(compiled.blood.deeds)
    ]


def _relics(compiled: Compiled) -> list[tuple[str, Args]]:
    return [
        (name, {"relic": f"relic:{name}", "money": compiled.blood.relic_price})
        for name in compiled.blood.relics
    ]


def _characters(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(name, {"character": f"character:{name}"}) for name in compiled.characters]


def _lying(compiled: Compiled) -> list[tuple[str, Args]]:
    return [
        (f"{thing}.{space}", {"what": f"laid:{thing}", "space": f"space:{space}"})
        for thing in LYING
        for space in compiled.board.spaces
    ]


CLAIM_DEED: Final = group("claim-deed", _claims)
DEED: Final = group("deed", _deeds)  # to use its action
TRADER: Final = single("trader")
RELIC: Final = group("relic", _relics)  # to buy it
USE_RELIC: Final = group("use-relic", _relics)
FREE_ABILITY: Final = group("free-ability", _characters)
FETCH: Final = group("fetch", _lying)


def fetch_of(s: LegendsState, thing: int, space: int) -> int:
    return FETCH.of(s, thing * len(s.compiled.board.spaces) + space)
