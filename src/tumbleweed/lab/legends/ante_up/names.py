"""The columns that Ante Up adds, by the kinds of columns.py."""

from __future__ import annotations

from tumbleweed.games.legends.compiler.content import LegendsContent

MODULE = "ante-up"
STANDING = ("gambler",)
SOURCES = ("gambler-track",)  # Legendary Points gained in play, as the log names them
CARDS = ("frontier", "train", "event-token", "event")
# Legendary tokens are counted at the end; `tokens` is then for those of goals.
TOKENS_OF = ("gambler-track", "frontier", "train", "event-token")
ENDS = ("gambler", *(f"tokens-{source}" for source in TOKENS_OF))
DEEDS = (
    "explored", "faros", "bets", "bets_paid", "challenges", "high_stakes", "longhorns_taken",
    "longhorns_delivered", "gold_found", "rail_rides", "passes",
)  # fmt: skip
POINTS = ("points_gambler", "faro_gambler")  # gained in all, and at Faro
FIGHTS = ("train", "outlaw", "claim-jumper")

EVENT, ENCOUNTER, FRONTIER, BOARD_TOKEN = "event", "encounter", "frontier", "board-token"
FIRED = (EVENT, ENCOUNTER, FRONTIER, BOARD_TOKEN)


def fired_ids(content: LegendsContent) -> dict[str, tuple[str, ...]]:
    """Per kind, what may be turned up; empty without the module."""
    return {kind: tuple(content.ids(kind)) for kind in FIRED if MODULE in content.modules}
