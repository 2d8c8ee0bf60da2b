"""Exploring the frontier (AU-FRONT): cards are discarded, the token is turned and rewarded."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Do, Gather, Question, Verdict
from tumbleweed.games.legends.components.ante_up.frontier import (
    frontier_here,
    price_of,
    turn_token,
    worth,
)
from tumbleweed.games.legends.components.player.discarding import discard
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import FRONTIER
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.ante_up.options import ENOUGH
from tumbleweed.games.legends.vocabulary.ante_up.triggers import EXPLORE_FRONTIER


def find_place(s: LegendsState) -> Verdict:
    FRONTIER.set_place(s, frontier_here(s, FRONTIER.seat(s)))
    return NEXT


# ---- the cards ----


def explorer(s: LegendsState) -> list[int]:
    return [FRONTIER.seat(s)]


def laid_out(s: LegendsState, seat: int) -> list[int]:
    sealed = s.sealed[seat]
    return [opt.DISCARD.member(s, option) for option in sealed if opt.DISCARD.has(s, option)]


def cards_or_enough(s: LegendsState, seat: int) -> list[int]:
    """A player may discard more than needed; the excess is lost (AU-FRONT-04)."""
    out = laid_out(s, seat)
    paid = worth(s, out) >= price_of(s, FRONTIER.place(s))
    rest = [opt.DISCARD.of(s, card) for card in s.hands[seat] if card not in out]
    return [ENOUGH.of(s, 0), *rest] if paid else rest


def said_enough(s: LegendsState, seat: int) -> bool:
    return ENOUGH.of(s, 0) in s.sealed[seat]


def pay(s: LegendsState) -> Verdict:
    """A cost: texts about cards discarded unused apply (AU-FRONT-13)."""
    seat = FRONTIER.seat(s)
    discard(s, seat, sorted(laid_out(s, seat)))
    return announce(s)


def price_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    """Not what is laid out: all players see the question, and the cards are sealed."""
    return {"count": price_of(s, FRONTIER.place(s))}


# ---- the token ----


def turn(s: LegendsState) -> Verdict:
    token = turn_token(s, FRONTIER.seat(s), FRONTIER.place(s))
    FRONTIER.set_token(s, token)
    tables = s.compiled.up
    at, end = tables.frontier_reward[token], tables.frontier_reward_end[token]
    return run(s, at, end, FRONTIER.seat(s))


def explored(s: LegendsState) -> Verdict:
    number = s.compiled.up.frontier_number[FRONTIER.token(s)]
    note(s, EXPLORE_FRONTIER, FRONTIER.seat(s), number)
    return announce(s)


FRONTIER_PROCEDURE: Final = FRONTIER.procedure(
    (
        Do("find_place", find_place),
        Gather(
            "lay_out",
            (Question("frontier", "AU-FRONT-02", price_facts),),
            explorer,
            cards_or_enough,
            said_enough,
            pay,
        ),
        Do("turn", turn),
        Do("explored", explored),
    )
)
