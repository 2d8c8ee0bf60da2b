"""Lays out the first game (WL-FIRST): some components stay in the box, and few characters play."""

from __future__ import annotations

from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.reading.board import Entry

FIRST_GAME = "first-game"


def lay_out_first_game(box: Box, setup: Entry) -> None:
    for item in setup["removed_items"]:
        box.copies[box.items.index(item)] = 0
    if not setup["cattle"]:
        box.herd = []
    names = list(setup["characters"])
    if box.players == setup["most_players"]:
        names.append(setup["fourth_character"])
    box.cast = [box.characters.index(name) for name in names]
    box.opener = box.characters.index(setup["first_player"])
    box.plot = [box.stories.index(story) for story in setup["stories"]]
    box.story_decks = 1
