"""Delivering a longhorn (AU-TOKEN-13 to -15): turned up, it gives its reward and no reputation."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Do, Procedure, Verdict, local, set_local
from tumbleweed.games.legends.components.ante_up.tokens import deliver_longhorn
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.ante_up.triggers import DELIVER_LONGHORN

SEAT: Final = 0
TOKEN: Final = 1


def hand_over(s: LegendsState) -> Verdict:
    set_local(s, TOKEN, deliver_longhorn(s, local(s, SEAT)))
    return NEXT


def reward(s: LegendsState) -> Verdict:
    token, tables = local(s, TOKEN), s.compiled.up
    return run(s, tables.token_reward[token], tables.token_reward_end[token], local(s, SEAT))


def delivered(s: LegendsState) -> Verdict:
    note(s, DELIVER_LONGHORN, local(s, SEAT))
    return announce(s)


LONGHORN_PROCEDURE: Final = Procedure(
    "longhorn",
    (
        Do("hand_over_longhorn", hand_over),
        Do("longhorn_reward", reward),
        Do("longhorn_delivered", delivered),
    ),
    "seat",
    "token",
)
