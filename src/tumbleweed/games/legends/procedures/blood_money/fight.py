"""The fight with Blood Money: the loser's wound comes before the card that is drawn for losing, so
that a discard in place of the wound does not take that card; losing is an event, too."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.components.fight import loser, put_cards_away, winner
from tumbleweed.games.legends.components.player.goods import gain_wounds
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.ante_up.fight import FIGHT_WITH_REWARDS
from tumbleweed.games.legends.procedures.ante_up.steps import steps
from tumbleweed.games.legends.procedures.blood_money.waiting import read_on
from tumbleweed.games.legends.procedures.fight.reward import tell_result
from tumbleweed.games.legends.state.frames import FIGHT
from tumbleweed.games.legends.state.legends_state import LegendsState, no_fight
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.blood_money import harm as on


def penalty(s: LegendsState) -> Verdict:
    """WL-FIGHT-25."""
    tell_result(s)
    seat, by = loser(s), winner(s)
    if a_player(s, seat):
        came = gain_wounds(s, seat, 1)
        if came and a_player(s, by):
            note(s, on.WOUND_PLAYER, by, came)
    return announce(s)


def a_player(s: LegendsState, seat: int) -> bool:
    """Neither an NPC nor the Man in Black."""
    return seat not in (NONE, s.compiled.black)


def draw_for_loser(s: LegendsState) -> Verdict:
    if a_player(s, loser(s)):
        draw(s, loser(s), 1)
    return announce(s)


def announce_loser(s: LegendsState) -> Verdict:
    if a_player(s, loser(s)):
        note(s, on.LOSE_FIGHT, loser(s))
    return announce(s)


def fight_over(s: LegendsState) -> Verdict:
    put_cards_away(s)
    s.fight = no_fight()
    return read_on(s)


_NAMES: Final = [step.name for step in FIGHT_WITH_REWARDS.steps]
_PENALTY: Final = _NAMES.index("penalty")
_WINNER: Final = _NAMES.index("announce_winner")
FIGHT_WITH_INJURIES: Final = FIGHT.procedure(
    (
        *steps(FIGHT_WITH_REWARDS, *_NAMES[:_PENALTY]),
        Do("penalty", penalty),
        Do("draw_for_loser", draw_for_loser),
        *steps(FIGHT_WITH_REWARDS, *_NAMES[_PENALTY + 1 : _WINNER + 1]),
        Do("announce_loser", announce_loser),
        *steps(FIGHT_WITH_REWARDS, *_NAMES[_WINNER + 1 : -1]),
        Do("fight_over", fight_over),
    )
)
