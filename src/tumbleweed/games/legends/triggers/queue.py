"""What happens in play, and whom it concerns: events wait in a queue until they are announced.

`note` adds an event; procedures/announce.py processes the queue before anything else starts.
"""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.frames import RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    CLOSING,
    CONTRIBUTED,
    FIRSTS,
    IN_ACTION,
    STORY_DUE,
    STORY_MET,
    SUMMED,
    SUMS,
    USED_IN_ACTION,
)
from tumbleweed.games.legends.state.queries import (
    bandit_at,
    discs,
    fighting,
    foe_at,
    item_side_works,
    story_top,
)
from tumbleweed.games.legends.state.sides import mark_used_on, side_of, used_on
from tumbleweed.games.legends.triggers.blood_money.conditions import fitting
from tumbleweed.games.legends.triggers.due import enqueue
from tumbleweed.games.legends.triggers.goals import count
from tumbleweed.games.legends.triggers.match import matches
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.blood_money.carried import carried
from tumbleweed.games.legends.vocabulary.condition import holds
from tumbleweed.games.legends.vocabulary.trigger import Trigger


def note(
    s: LegendsState,
    trigger: Trigger,
    seat: int,
    amount: int = 1,
    detail: int = NONE,
    detail_2: int = NONE,
    always: bool = False,
) -> None:
    """It has happened to, or by, that seat. `always`: announced even if it concerns nobody."""
    event, at = trigger.number, trigger.sum_at
    if at != NONE and seat == s.active and not s.turn[CLOSING]:
        s.turn[SUMS + SUMMED + at] += amount
        if s.turn[IN_ACTION]:
            s.turn[SUMS + at] += amount
    if s.goals:
        count(s, event, seat, amount, detail, detail_2)
    met = meet_stories(s, event, seat, amount, detail, detail_2)
    if always or _concerns(s, trigger, seat) or places_to(s, seat, met):
        enqueue(s, event=event, seat=seat, amount=amount, detail=detail, detail_2=detail_2)


def note_text(s: LegendsState, seat: int, start: int, end: int, origin: int) -> None:
    """The text of a space or a token: its effects are queued with the events and carried out for
    that seat. `origin`: the source of its LP."""
    enqueue(s, event=on.PRINTED.number, seat=seat, amount=origin, detail=start, detail_2=end)


def _concerns(s: LegendsState, trigger: Trigger, seat: int) -> bool:
    """Whether to queue the event. Uses public facts only, so that the prompt itself leaks
    nothing.
    """
    compiled, event = s.compiled, trigger.number
    for ability in compiled.listeners[event]:
        if on_mat(s, seat, ability):
            return True
    if compiled.hand_listeners[event] and s.hands[seat]:
        return True
    return trigger is on.DISCARD_THIS or (trigger.played and _bonus_laid(s, seat))


def _bonus_laid(s: LegendsState, seat: int) -> bool:
    """A card the seat has played has more than an Action."""
    for card in s.laid[2 * seat : 2 * seat + 2]:
        if card != NONE and s.compiled.face_abilities[s.compiled.face[card]]:
            return True
    return False


# ---- abilities ----


def on_mat(s: LegendsState, seat: int, ability: int) -> bool:
    """The ability is printed on a character or an active item of that seat, or works for it."""
    row, at = s.compiled.abilities, ability * layout.ABILITY
    source, card = row[at + layout.A_SOURCE], row[at + layout.A_CARD]
    if source == terms.SOURCE_CHARACTER:
        return s.character[seat] == card
    if source == terms.SOURCE_ITEM:
        if not s.owned[seat] >> card & 1:  # as most; a call less, here where most calls are
            return False
        return item_side_works(s, seat, card, row[at + layout.A_UPGRADED])
    return carried(s, seat, source, card)


def works(s: LegendsState, seat: int, ability: int) -> bool:
    """On the mat and switched on: a legendary ability needs 5 LP (WL-CHAR-02)."""
    at = ability * layout.ABILITY
    if s.compiled.abilities[at + layout.A_SOURCE] == terms.SOURCE_CHARACTER and not s.legend[seat]:
        return False
    return on_mat(s, seat, ability)


def unused(s: LegendsState, seat: int, ability: int) -> bool:
    """Its limit, if it has one, is not used up."""
    at = ability * layout.ABILITY
    if not s.compiled.abilities[at + layout.A_LIMIT]:
        return True
    per = s.compiled.abilities[at + layout.A_PER]
    if per == terms.PER_FIGHT:
        return not used_on(s, side_of(s, seat)) >> ability & 1
    if per == terms.PER_ACTION:
        return not s.turn[USED_IN_ACTION] >> ability & 1
    return not s.used[seat] >> ability & 1


def mark_used(s: LegendsState, seat: int, ability: int) -> None:
    at = ability * layout.ABILITY
    if not s.compiled.abilities[at + layout.A_LIMIT]:
        return
    per = s.compiled.abilities[at + layout.A_PER]
    if per == terms.PER_FIGHT:
        mark_used_on(s, side_of(s, seat), ability)
    elif per == terms.PER_ACTION:
        s.turn[USED_IN_ACTION] |= 1 << ability
    else:
        s.used[seat] |= 1 << ability


def set_off(
    s: LegendsState, ability: int, event: int, seat: int, amount: int, detail: int, detail_2: int
) -> bool:
    """Whether the event triggers the ability: one of its triggers, its condition, its limit."""
    row, at = s.compiled.abilities, ability * layout.ABILITY
    if not unused(s, seat, ability):
        return False
    when = row[at + layout.A_WHEN]
    if when != NONE and not holds(s, when, seat, seat):
        return False
    first = row[at + layout.A_TRIGGER]
    for trigger in range(first, first + row[at + layout.A_TRIGGERS]):
        if matches(s, trigger, event, seat, amount, detail, detail_2):
            if not s.compiled.triggers[trigger * layout.TRIGGER + layout.T_FIRST]:
                return True
            return not s.turn[FIRSTS] >> ability & 1
    return False


def close_firsts(
    s: LegendsState, event: int, seat: int, amount: int, detail: int, detail_2: int
) -> None:
    """Mark first-of-turn abilities as spent, even if they were not active."""
    for ability in s.compiled.listeners[event]:
        trigger = s.compiled.abilities[ability * layout.ABILITY + layout.A_TRIGGER]
        first = s.compiled.triggers[trigger * layout.TRIGGER + layout.T_FIRST] and on_mat(
            s, seat, ability
        )
        if first and matches(s, trigger, event, seat, amount, detail, detail_2):
            s.turn[FIRSTS] |= 1 << ability


# ---- stories ----


def may_contribute(s: LegendsState, seat: int) -> bool:
    """In the own turn, once, before its end (WL-STORY-07, -09, -26); not by the Man in Black."""
    mine = seat == s.active and seat != s.compiled.black
    return mine and not s.turn[CONTRIBUTED] and not s.turn[CLOSING]


def meet_stories(
    s: LegendsState, event: int, seat: int, amount: int, detail: int, detail_2: int
) -> int:
    """Mask of the story decks whose trigger the event meets. The disc may be placed from now on
    until the turn is over (WL-STORY-03, -12), but not between a bandit and his fight."""
    if not s.compiled.story_events >> event & 1 or not may_contribute(s, seat):
        return 0
    if s.compiled.blood_money:  # its stories ask no question unless several conditions fit
        return int(len(fitting(s, event, seat, amount, detail, detail_2)) > 0)
    met = 0
    for side in range(2):
        if trigger_met(s, side, event, seat, amount, detail, detail_2):
            met |= 1 << side
    s.turn[STORY_MET] |= met
    if met and bandit_waits(s):
        s.turn[STORY_DUE] |= met
    return met


def bandit_waits(s: LegendsState) -> bool:
    """The active player has ridden up to a foe; the fight comes before all else. A player put
    into a token's space by an arrest does not fight (AU-TOKEN-33)."""
    space = s.space[s.active]
    met = foe_at(s, space) and (bandit_at(s, space) or RIDE.under_way(s))
    return met and not fighting(s)


def trigger_met(
    s: LegendsState, side: int, event: int, seat: int, amount: int, detail: int, detail_2: int
) -> bool:
    card = story_top(s, side)
    if card == NONE:
        return False
    back = s.compiled.back_of[card]
    if not s.compiled.back_events[back] >> event & 1:
        return False
    first = s.compiled.back_trigger[back]
    for trigger in range(first, first + s.compiled.back_triggers[back]):
        if matches(s, trigger, event, seat, amount, detail, detail_2):
            return True
    return False


def places_to(s: LegendsState, seat: int, met: int) -> list[int]:
    """Of these story decks those on which the seat may put a disc now."""
    if not met or not may_contribute(s, seat):
        return []
    return [side for side in range(2) if met >> side & 1 and disc_to_place(s, side, seat)]


def disc_to_place(s: LegendsState, side: int, seat: int) -> bool:
    """Room on the card, and a disc at hand or on the other card (WL-STORY-10, -11)."""
    here = discs(s, side)
    return len(here) < s.compiled.discs_needed and here.count(seat) < 2
