"""What lies open at the gaming tables, and of the tokens won there."""

from __future__ import annotations

from tumbleweed.games.legends.components.player.tokens import tokens_now
from tumbleweed.games.legends.knowledge.view import KeptTokens
from tumbleweed.games.legends.state.legends_state import LegendsState


def kept_tokens(s: LegendsState, viewer: int | None) -> list[KeptTokens]:
    """Face down; their owner may look at them (AU-TOKEN-25)."""
    names = s.compiled.tokens
    return [
        {
            "count": len(kept),
            "tokens": [names[kind] for kind in kept] if seat == viewer or s.over else None,
        }
        for seat, kept in enumerate(tokens_now(s).kept)
    ]
