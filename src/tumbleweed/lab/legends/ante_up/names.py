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

EVENT, ENCOUNTER, FRONTIER, TOKEN = "event", "encounter", "frontier", "token"
FIRED = (EVENT, ENCOUNTER, FRONTIER, TOKEN)
NAMED_AS = {TOKEN: "board-token"}  # in the content; the others are named by their kind


def fired_ids(content: LegendsContent) -> dict[str, tuple[str, ...]]:
    """Per kind, what may be turned up; empty without the module."""
    there = FIRED if MODULE in content.modules else ()
    return {kind: tuple(content.ids(NAMED_AS.get(kind, kind))) for kind in there}
