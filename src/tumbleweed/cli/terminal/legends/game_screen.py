"""The terminal interface of Western Legends."""

from __future__ import annotations

from typing import Final

from tumbleweed.cli.terminal.game_screen import (
    Expansion,
    GameScreen,
    Page,
    TableOption,
    TableVariant,
)
from tumbleweed.cli.terminal.legends.ante_up.table_page import table_page
from tumbleweed.cli.terminal.legends.players import mats
from tumbleweed.cli.terminal.legends.question import likely
from tumbleweed.cli.terminal.legends.screen import LegendsScreen
from tumbleweed.cli.terminal.legends.story import ending, recent, scenes, settled, telegraph
from tumbleweed.core.content import Content
from tumbleweed.core.text import Wording
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.table_options import ANTE_UP, DEFAULT_LENGTH, FIRST_GAME, LENGTHS
from tumbleweed.games.legends.text.wording import legends_wording

PLAYERS: Final = 4


def _wording(content: Content) -> Wording:
    assert isinstance(content, LegendsContent)
    return legends_wording(content, content.compiled("revised", PLAYERS, DEFAULT_LENGTH))


SCREEN: Final = GameScreen(
    game="legends",
    wording=_wording,
    players=PLAYERS,
    bot="thrifty",
    regulars=("Ada", "Ben", "Cora", "Dell", "Ezra", "Flo", "Gus", "Hattie"),
    how_it_goes="wl-how-it-goes",
    commands="wl-commands",
    signs="wl-signs",
    switches=(("m", "wl-help-map"),),
    pages=(
        Page("c", "wl-help-cards", mats),
        Page("t", "wl-help-table", table_page, module=ANTE_UP, signs="wl-signs-ante-up"),
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
    ),
    our_rules={2: "wl-black-is-ours"},
    settled=settled,
    unspoken=frozenset({"pass"}),
    likely=likely,
)
