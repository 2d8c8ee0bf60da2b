"""Compiles injuries, the risk die, and the places that can be ruined."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.blood_money.tools import Tools
from tumbleweed.games.legends.compiler.board import Entry
from tumbleweed.games.legends.state.blood_money_model import MOST_FORFEITED
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.blood_money.harm import FORBID, WHAT


def compile_harm(tools: Tools, files: dict[str, Entry]) -> None:
    _injuries(tools, files["blood-money/injuries"]["injury"])
    _risk_die(tools, files["blood-money/risk-die"])
    blood, board = tools.compiled.blood, tools.compiled.board
    blood.deed_places = tuple(each["place"] for each in files["blood-money/deeds"]["deed"])
    blood.ruinable = [tools.places.of([name]) for name in blood.deed_places]
    blood.ruin_at = [
        sum(int(board.at(space, place)) << i for i, place in enumerate(blood.ruinable))
        for space in range(len(board.spaces))
    ]


def _injuries(tools: Tools, injuries: list[Entry]) -> None:
    blood = tools.compiled.blood
    blood.injuries = tuple(each["id"] for each in injuries)
    blood.injury_lp = [each["lp"] for each in injuries]
    for number, injury in enumerate(injuries):
        tools.effect(injury["id"], injury["immediate"], blood.injury_text, blood.injury_text_end)
        tools.standing(injury, terms.SOURCE_INJURY, number)
    for count in range(1, MOST_FORFEITED + 1):  # BM-INJURY-06
        text = [{"do": "discard_cards", "amount": count}]
        tools.effect("forfeit", text, blood.forfeit, blood.forfeit_end)


def _risk_die(tools: Tools, die: Entry) -> None:
    blood = tools.compiled.blood
    blood.risk_faces = tuple(each["id"] for each in die["face"])
    blood.risk_bonuses = tuple(each["id"] for each in die["bonus"])
    for number, face in enumerate(die["face"]):
        blood.risk_die += [number] * face["count"]
        tools.effect(face["id"], face["effects"], blood.risk_face, blood.risk_face_end)
    for bonus in die["bonus"]:
        tools.effect(bonus["id"], bonus["effects"], blood.risk_bonus, blood.risk_bonus_end)


def compile_bars(compiled: Compiled) -> None:
    """What injuries, stories and scenarios forbid, once all of them are compiled: looked up for
    every item, so not as other modifiers are."""
    blood, rows = compiled.blood, compiled.mods
    blood.injury_bars = [0] * len(blood.injuries)
    blood.tale_bars = [0] * len(blood.tales)
    blood.mode_bars = [0] * len(blood.modes)
    bars = {
        terms.SOURCE_INJURY: blood.injury_bars,
        terms.SOURCE_TALE: blood.tale_bars,
        terms.SOURCE_MODE: blood.mode_bars,
    }
    for at in range(0, len(rows), layout.MODIFIER):
        if rows[at + layout.M_MOD] == FORBID.number:
            bars[rows[at + layout.M_SOURCE]][rows[at + layout.M_CARD]] |= WHAT.of(rows, at)
