"""The terminal interface of The Good, the Bad and the Goat."""

from __future__ import annotations

from typing import Final

from tumbleweed.cli.terminal.game_screen import GameScreen, Look
from tumbleweed.cli.terminal.goat.facts import summary, this_round
from tumbleweed.cli.terminal.goat.screen import Screen
from tumbleweed.cli.terminal.goat.story import ending, scenes, telegraph
from tumbleweed.core.events import Event
from tumbleweed.games.goat.ruleset import goat_wording

TOLD_AGAIN: Final = 6  # events before the curtain


def _screen(look: Look) -> Screen:
    return Screen(look.console, look.words, look.seat, look.draft, look.switched["w"] % 2 == 0)


def _recent(events: list[Event]) -> list[Event]:
    return summary(this_round(events))[-TOLD_AGAIN:]


SCREEN: Final = GameScreen(
    game="goat",
    wording=goat_wording,
    players=4,
    bot="thrifty",
    regulars=("Annie", "Bass", "Mary", "Jesse", "Wyatt", "Doc", "Pearl", "Kit", "Lola", "Zeke"),
    how_it_goes="how-it-goes",
    commands="commands",
    signs="signs",
    switches=(("w", "help-aids"),),
    screen=_screen,
    scenes=scenes,
    telegraph=telegraph,
    ending=ending,
    recent=_recent,
)
