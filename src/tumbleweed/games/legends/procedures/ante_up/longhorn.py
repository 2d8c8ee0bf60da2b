"""Delivering a longhorn (AU-TOKEN-13 to -15): revealed, it gives its reward, but no reputation."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Do, Verdict
from tumbleweed.games.legends.components.ante_up.tokens import deliver_longhorn
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import LONGHORN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.ante_up.triggers import DELIVER_LONGHORN


def hand_over(s: LegendsState) -> Verdict:
    LONGHORN.set_token(s, deliver_longhorn(s, LONGHORN.seat(s)))
    return NEXT


def reward(s: LegendsState) -> Verdict:
    token, tables = LONGHORN.token(s), s.compiled.up
    return run(s, tables.token_reward[token], tables.token_reward_end[token], LONGHORN.seat(s))


def delivered(s: LegendsState) -> Verdict:
    note(s, DELIVER_LONGHORN, LONGHORN.seat(s))
    return announce(s)


LONGHORN_PROCEDURE: Final = LONGHORN.procedure(
    (
        Do("hand_over_longhorn", hand_over),
        Do("longhorn_reward", reward),
        Do("longhorn_delivered", delivered),
    )
)
