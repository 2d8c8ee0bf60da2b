"""Delivering cattle (WL-CATTLE-07 to 11): the point on the track first, then the token's reward."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Verdict
from tumbleweed.games.legends.components.board.delivery import how_delivered
from tumbleweed.games.legends.components.decks.cattle import deliver
from tumbleweed.games.legends.components.player.tracks import gain_points
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import DELIVERY
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.terms import MARSHAL, WANTED, WRANGLE


def hand_over(s: LegendsState) -> Verdict:
    """The token goes back to its own Ranch (WL-CATTLE-10)."""
    seat = DELIVERY.seat(s)
    DELIVERY.set_how(s, how_delivered(s, seat))
    DELIVERY.set_token(s, s.cattle[seat])
    deliver(s, seat)
    gain_points(s, seat, MARSHAL if DELIVERY.how(s) == WRANGLE else WANTED, 1)
    return announce(s)


def reward(s: LegendsState) -> Verdict:
    token = DELIVERY.token(s)
    at, end = s.compiled.cattle_effect[token], s.compiled.cattle_effect_end[token]
    return run(s, at, end, DELIVERY.seat(s))


def delivered(s: LegendsState) -> Verdict:
    note(s, on.DELIVER_CATTLE, DELIVERY.seat(s), detail=DELIVERY.how(s))
    return announce(s)


DELIVERY_PROCEDURE: Final = DELIVERY.procedure(
    (Do("hand_over", hand_over), Do("reward", reward), Do("delivered", delivered))
)
