"""The terminal interface of Western Legends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.cli.terminal.game_screen import (
    Expansion,
    GameScreen,
    Page,
    Scenario,
    TableOption,
    TableVariant,
)
from tumbleweed.cli.terminal.legends.ante_up.table_page import table_page
from tumbleweed.cli.terminal.legends.blood_money.reckoning import reckoning
from tumbleweed.cli.terminal.legends.blood_money.table_page import blood_money_page
from tumbleweed.cli.terminal.legends.forecast import SWITCH
from tumbleweed.cli.terminal.legends.players import mats
from tumbleweed.cli.terminal.legends.question import likely
from tumbleweed.cli.terminal.legends.screen import LegendsScreen
from tumbleweed.cli.terminal.legends.story import ending, recent, scenes, settled, telegraph
from tumbleweed.cli.terminal.legends.things import content_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.content import Content
from tumbleweed.core.text import Wording
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.compiler.first_game import FIRST_GAME
from tumbleweed.games.legends.table_options.modules import ANTE_UP, BLOOD_MONEY
from tumbleweed.games.legends.table_options.options import DEFAULT_LENGTH, LENGTHS
from tumbleweed.games.legends.text.wording import legends_wording

PLAYERS: Final = 4


def _wording(content: Content) -> Wording:
    assert isinstance(content, LegendsContent)
    return legends_wording(content, content.compiled("revised", PLAYERS, DEFAULT_LENGTH))


def _scenarios(words: Words, options: Mapping[str, Any]) -> list[Scenario]:
    """Those of Blood Money."""
    modules = tuple(options.get("modules", ()))
    if BLOOD_MONEY not in modules:
        return []
    content = content_of(words).with_modules(modules)
    return [_scenario(mode, content, words.lang) for mode in content.ids("mode")]


def _scenario(mode: str, content: LegendsContent, lang: str) -> Scenario:
    entry = content.entry("mode", mode)
    return Scenario(
        content.name("mode", mode, lang),
        content.text("mode", mode, lang),
        {"mode": mode},
        tuple(entry["players"]),
        frozenset(entry.get("needs", ())),
        {"length": tuple(entry["lengths"])},
    )


SCREEN: Final = GameScreen(
    game="legends",
    wording=_wording,
    players=PLAYERS,
    bot="thrifty",
    regulars=("Ada", "Ben", "Cora", "Dell", "Ezra", "Flo", "Gus", "Hattie"),
    how_it_goes="wl-how-it-goes",
    commands="wl-commands",
    signs="wl-signs",
    switches=(("m", "wl-help-map"), (SWITCH, "wl-help-forecast")),
    pages=(
        Page("c", "wl-help-cards", mats),
        Page("t", "wl-help-table", table_page, module=ANTE_UP, signs="wl-signs-ante-up"),
        Page(
            "b",
            "wl-help-blood-money",
            blood_money_page,
            module=BLOOD_MONEY,
            signs="wl-signs-blood-money",
        ),
    ),
    screen=LegendsScreen,
    scenes=scenes,
    telegraph=telegraph,
    ending=ending,
    recent=recent,
    options=(TableOption("length", "wl-how-long", LENGTHS, DEFAULT_LENGTH),),
    variants=(
        TableVariant("", "wl-usual-game"),
        TableVariant("goals", "wl-with-goals"),
        TableVariant("first-game", "wl-first-game", most=4, settles=frozenset({"length"})),
    ),
    expansions=(
        Expansion("wl-base-game", {}),
        Expansion("wl-with-ante-up", {"modules": [ANTE_UP]}, not_with=frozenset({FIRST_GAME})),
        Expansion(
            "wl-with-high-stakes",
            {"modules": [ANTE_UP], "high_stakes": True},
            not_with=frozenset({FIRST_GAME}),
        ),
        Expansion(
            "wl-with-blood-money",
            {"modules": [ANTE_UP, BLOOD_MONEY]},
            not_with=frozenset({FIRST_GAME}),
        ),
    ),
    scenarios=_scenarios,
    our_rules={2: "wl-black-is-ours"},
    settled=settled,
    unspoken=frozenset({"pass"}),
    likely=likely,
    reckoning=reckoning,
)
