"""Lays out the first game (WL-FIRST): some components stay in the box, and few characters play."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.board import Entry
from tumbleweed.games.legends.state.compiled import Compiled

FIRST_GAME = "first-game"


def lay_out_first_game(compiled: Compiled, setup: Entry) -> None:
    for item in setup["removed_items"]:
        compiled.copies[compiled.items.index(item)] = 0
    if not setup["cattle"]:
        compiled.herd = []
    names = list(setup["characters"])
    if compiled.players == setup["most_players"]:
        names.append(setup["fourth_character"])
    compiled.cast = [compiled.characters.index(name) for name in names]
    compiled.opener = compiled.characters.index(setup["first_player"])
    compiled.plot = [compiled.stories.index(story) for story in setup["stories"]]
    compiled.story_decks = 1
