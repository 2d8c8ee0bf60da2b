"""The terminal interface of a game without its own."""

from __future__ import annotations

from functools import cache
from typing import Final

from tumbleweed.cli.terminal.game_screen import GameScreen, Look, Screen
from tumbleweed.cli.terminal.generic.screen import GenericScreen
from tumbleweed.cli.terminal.generic.story import Story, ending
from tumbleweed.core.content import Content
from tumbleweed.core.ruleset import GameInfo, Setup
from tumbleweed.core.text import Wording

USUAL_PLAYERS: Final = 4
REGULARS: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal")


@cache
def generic_screen(info: GameInfo) -> GameScreen:
    story = Story(info.usual_ruleset().kinds)

    def screen(look: Look) -> Screen:
        return GenericScreen(look, story)

    def wording(content: Content) -> Wording:
        players, edition = info.players[0], info.editions[0]
        return info.ruleset(
            Setup(info.name, players, edition, (), {}, content, content.pack)
        ).wording

    return GameScreen(
        game=info.name,
        wording=wording,
        players=min(info.players, key=lambda count: abs(count - USUAL_PLAYERS)),
        bot="thrifty",
        regulars=REGULARS,
        how_it_goes="",
        commands="any-commands",
        signs="",
        switches=(),
        screen=screen,
        scenes=story.scenes,
        telegraph=story.telegraph,
        ending=ending,
        recent=story.recent,
    )
