"""Compiles the scenarios: what the one that is played changes (BM-COMP-28)."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.blood_money.tools import Tools
from tumbleweed.games.legends.compiler.board import Entry
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import terms

STANDS = ("general-store", "trading-post")


def compile_modes(tools: Tools, files: dict[str, Entry]) -> None:
    """All of them; their abilities work in the one that is chosen."""
    modes = files["blood-money/modes"]["mode"]
    tools.compiled.blood.modes = tuple(each["id"] for each in modes)
    for number, mode in enumerate(modes):
        tools.standing(mode, terms.SOURCE_MODE, number)


def choose_mode(compiled: Compiled, mode: Entry) -> None:
    blood, off = compiled.blood, mode.get("off", ())
    blood.mode = blood.modes.index(mode["id"])
    blood.with_deeds = "deeds" not in off
    blood.sells_relics = "legendary_purchase" not in off
    blood.further_cards = mode.get("start_cards", 0)
    stores = mode.get("stores", {})
    blood.stocked = [_numbers(compiled.items, stores.get(stand, ())) for stand in STANDS]
    blood.characters_out = _numbers(compiled.characters, mode.get("characters_out", ()))
    out = _numbers(blood.relics, mode.get("legendary_out", ()))
    blood.relics_in_play = [relic for relic in blood.relics_in_play if relic not in out]
    blood.money_per_lp = mode.get("end_money_per_lp", blood.money_per_lp)
    blood.richest_lp = mode.get("richest_lp", 0)
    blood.arrest_for_hand = mode.get("arrest_for_hand", False)


def _numbers(names: tuple[str, ...], chosen: list[str] | tuple[()]) -> list[int]:
    return [names.index(name) for name in chosen]
