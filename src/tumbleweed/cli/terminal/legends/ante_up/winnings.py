"""What a player has of Ante Up: Gambler points, legendary tokens without goals, longhorns."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.legends.ante_up.pieces import LONGHORN, ante_up
from tumbleweed.cli.terminal.legends.goals import DIAMOND
from tumbleweed.games.legends.knowledge.view import Player, View

GAMBLER: Final = "♣"


def tokens_kept(view: View, seat: int) -> int:
    """Legendary tokens that no goal gave; 0 without Ante Up."""
    up = ante_up(view)
    return up["legendary"][seat]["count"] if up is not None else 0


def winnings(view: View, player: Player) -> Text:
    """Signs with their numbers, a space behind each; nothing where there is nothing.

    With goals the tokens are counted among those of goals.
    """
    text, up, seat = Text(), ante_up(view), player["seat"]
    if up is None:
        return text
    tokens = tokens_kept(view, seat) if player["goals"] is None else 0
    longhorns = up["tokens"]["longhorns"][seat]
    amounts = {GAMBLER: up["gambler"][seat], DIAMOND: tokens, LONGHORN: longhorns}
    for sign, amount in amounts.items():
        text.append(f"{sign}{amount} " if amount else "", style="title")
    return text
