"""The redeal of what a seat cannot know of Ante Up."""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, shuffle_all
from tumbleweed.games.legends.components.ante_up.decks import (
    ENCOUNTERS,
    EVENTS,
    lay_unseen,
    unseen_cards,
)
from tumbleweed.games.legends.components.ante_up.frontier import exchange_twins, hidden_twins
from tumbleweed.games.legends.components.ante_up.tokens import lay_tokens, token_places
from tumbleweed.games.legends.knowledge.blood_money.redeal import redeal_blood_money
from tumbleweed.games.legends.state.legends_state import LegendsState


def redeal_ante_up(s: LegendsState, seat: int) -> None:
    """In place, for that seat; one draw for all of it."""
    if not s.compiled.ante_up:
        return
    events, encounters = unseen_cards(s, EVENTS, seat), unseen_cards(s, ENCOUNTERS, seat)
    twins, places = hidden_twins(s), token_places(s)
    shuffle_all(s, REDEAL, [events, encounters, *twins, *places])
    lay_unseen(s, EVENTS, seat, events)
    lay_unseen(s, ENCOUNTERS, seat, encounters)
    exchange_twins(s, twins)
    lay_tokens(s, places)
    redeal_blood_money(s)
