"""The view of gambling, and of the tokens won there."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.components.ante_up.faro import shown_cards
from tumbleweed.games.legends.components.player.tokens import Tokens
from tumbleweed.games.legends.knowledge.view import Faro, Gambling, KeptTokens
from tumbleweed.games.legends.state.ante_up_model import RANKS
from tumbleweed.games.legends.state.legends_state import LegendsState


def kept_tokens(s: LegendsState, viewer: int | None, tokens: Tokens) -> list[KeptTokens]:
    """They are face down; their owner may look at them (AU-TOKEN-25)."""
    names = s.compiled.tokens
    return [
        {
            "count": len(kept),
            "tokens": [names[kind] for kind in kept] if seat == viewer or s.over else None,
        }
        for seat, kept in enumerate(tokens.kept)
    ]


def faro_table(s: LegendsState) -> Faro:
    """All except the face-down card (AU-FARO-11)."""
    up, names = s.up, s.compiled.fight_cards
    shown = shown_cards(s)
    return {
        "host": up.faro_host,
        "players": cards_in(up.faro_joined),
        "dealer": None if up.faro_dealer == NONE else up.faro_dealer,
        "shown": [names[card] for card in shown],
        "hidden": len(s.npc_hand) - len(shown),
        "turned": [names[card] for card in up.turned],
        "bets": [
            {
                "seat": marker // s.compiled.up.bet_markers,
                "slot": marker % s.compiled.up.bet_markers,
                "rank": RANKS[rank],
                "money": up.bet_worth[marker],
            }
            for marker, rank in enumerate(up.bet_rank)
            if rank != NONE
        ],
    }


def poker_table(s: LegendsState) -> Gambling:
    up, tables = s.up, s.compiled.up
    return {
        "challenged": None if up.challenged == NONE else tables.saloons[up.challenged],
        "roller": None if up.roller == NONE else tables.tokens[up.roller],
        "high_stakes": up.pot > 0,
        "folded": cards_in(up.folded),
    }
