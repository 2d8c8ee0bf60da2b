"""Compiles the files of Blood Money into `Compiled.blood`."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.blood_money.harm import compile_bars, compile_harm
from tumbleweed.games.legends.compiler.blood_money.modes import compile_modes
from tumbleweed.games.legends.compiler.blood_money.property import compile_property
from tumbleweed.games.legends.compiler.blood_money.tales import compile_tales
from tumbleweed.games.legends.compiler.blood_money.tools import Tools
from tumbleweed.games.legends.compiler.board import Entry
from tumbleweed.games.legends.state.blood_money_model import BLOOD_MONEY_STREAMS

BLOOD_MONEY = "blood-money"


def compile_blood_money(tools: Tools, files: dict[str, Entry]) -> None:
    """After Ante Up."""
    compiled = tools.compiled
    compiled.blood_money = BLOOD_MONEY in compiled.modules
    if not compiled.blood_money:
        return
    compiled.streams = (*compiled.streams, *BLOOD_MONEY_STREAMS)
    compile_tales(tools, files)
    compile_harm(tools, files)
    compile_property(tools, files)
    compile_modes(tools, files)
    compile_bars(compiled)
