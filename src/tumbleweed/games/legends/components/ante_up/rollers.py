"""High rollers: each is face down at a Saloon until a player challenges him (AU-TOKEN-18)."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_model import HIGH_ROLLER
from tumbleweed.games.legends.state.legends_state import LegendsState


def roller_at(s: LegendsState, saloon: int) -> int:
    """The token at that Saloon, or NONE."""
    tables = s.compiled.up
    for token, at in enumerate(s.up.token_at):
        if tables.token_kind[token] == HIGH_ROLLER and at == tables.saloon + saloon:
            return token
    return NONE


def roller_here(s: LegendsState, seat: int) -> bool:
    """At the Saloon of the seat's space."""
    saloon = s.compiled.up.saloon_at[s.space[seat]]
    return saloon != NONE and roller_at(s, saloon) != NONE


def turn_up(s: LegendsState, token: int) -> None:
    """The token is visible to all; whoever wins, it is out of the game (AU-TOKEN-22)."""
    s.up.token_at[token] = s.compiled.up.out
    s.barriers += 1
