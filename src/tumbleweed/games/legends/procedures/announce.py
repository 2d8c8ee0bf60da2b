"""Announcing what has happened: abilities and items it sets off, Reactions, story discs.

Every event in `s.due` is announced before anything else starts (WL-STORY-12). What needs no
question is applied at once; the player resolves the rest in any order (WL-CLAR-14, WL-MOVE-16).
Whether a player is asked depends on public facts: with a card in hand one might hold a Reaction.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.delivery import can_deliver, takes_longhorns
from tumbleweed.games.legends.effects.possible import any_possible, payable, prices_met
from tumbleweed.games.legends.state.blood_money_model import NO_BONUS, NO_REACTION
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.frames import ANNOUNCE, DELIVERY, EFFECTS, LONGHORN, USE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import CONTRIBUTED, STORY_DUE
from tumbleweed.games.legends.state.queries import discs
from tumbleweed.games.legends.triggers import due
from tumbleweed.games.legends.triggers.queue import (
    bandit_waits,
    close_firsts,
    may_contribute,
    note,
    places_to,
    set_off,
    trigger_met,
    works,
)
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.ante_up.options import DELIVER_LONGHORN
from tumbleweed.games.legends.vocabulary.blood_money.options import USE_RELIC
from tumbleweed.games.legends.vocabulary.effect import printed_at
from tumbleweed.games.legends.vocabulary.events import CONTRIBUTED as DISC_PLACED
from tumbleweed.games.legends.vocabulary.options import DELIVER, PASS
from tumbleweed.games.legends.vocabulary.trigger import TRIGGER

SLOTS: Final = 2

NEXT_EVENT: Final = label("next_event")
ANSWER: Final = label("answer")
CLOSED: Final = -3  # not a verdict: the event is finished


def announce(s: LegendsState) -> Verdict:
    """The last word of a step in which something happened."""
    return ANNOUNCE.call(s) if due.anything_new(s) else NEXT


def next_event(s: LegendsState) -> Verdict:
    """The current one until it is finished, then the oldest of the new ones.

    Events queued before the current one stay behind the mark until it is finished.
    """
    while ANNOUNCE.event(s) != NONE or due.anything_new(s):
        if ANNOUNCE.event(s) == NONE:
            take_up(s)
        verdict = carry_on(s)
        if verdict != CLOSED:
            return verdict
    return done(s)


def take_up(s: LegendsState) -> None:
    at = due.oldest_new(s)
    ANNOUNCE.set_event(s, due.event(s, at))
    ANNOUNCE.set_seat(s, due.seat(s, at))
    ANNOUNCE.set_amount(s, due.amount(s, at))
    ANNOUNCE.set_detail(s, due.detail(s, at))
    ANNOUNCE.set_detail_2(s, due.detail_2(s, at))
    ANNOUNCE.set_done(s, 0)
    due.begin(s, at)


def carry_on(s: LegendsState) -> Verdict:
    """First what is mandatory and what needs no question; then the player's answer."""
    if ANNOUNCE.event(s) == on.PRINTED.number:
        return carry_out_text(s)
    found = before_the_seat(s)
    for ability in found:
        if not optional(s, ability):
            mark_done(s, ability)
            return USE.call(
                s, ability=ability, seat=ANNOUNCE.seat(s), card=NONE, detail=ANNOUNCE.detail(s)
            )
    if hand_abilities(s) or open_answers(s, found, openly=True):
        return goto(ANSWER)
    close_event(s)
    return CLOSED


def carry_out_text(s: LegendsState) -> Verdict:
    """The text of a space or a token: no card, and nothing reacts to it (triggers/queue.py)."""
    if ANNOUNCE.done(s):
        close_event(s)
        return CLOSED
    ANNOUNCE.set_done(s, 1)
    start, end, seat = ANNOUNCE.detail(s), ANNOUNCE.detail_2(s), ANNOUNCE.seat(s)
    source = printed_at(ANNOUNCE.amount(s))
    return EFFECTS.call(s, at=start, until=end, me=seat, detail=NONE, source=source)


def close_event(s: LegendsState) -> None:
    event = ANNOUNCE.event(s)
    if s.compiled.firsts[event]:
        close_firsts(
            s, event, ANNOUNCE.seat(s), ANNOUNCE.amount(s), ANNOUNCE.detail(s), ANNOUNCE.detail_2(s)
        )
    due.finish(s)
    ANNOUNCE.set_event(s, NONE)


def go_on(s: LegendsState) -> Verdict:
    """The same event may have more consequences."""
    return goto(NEXT_EVENT)


# ---- what is set off ----


def before_the_seat(s: LegendsState) -> list[int]:
    """Abilities of the character, of items and of cards just played or discarded."""
    event, seat = ANNOUNCE.event(s), ANNOUNCE.seat(s)
    listeners = s.compiled.listeners[event]
    if not listeners and event != on.DISCARD_THIS.number and not TRIGGER[event].played:
        return []
    found = [ability for ability in listeners if works(s, seat, ability)]
    if event == on.DISCARD_THIS.number:
        if not forbidden(s, seat) & NO_BONUS:
            found += s.compiled.face_abilities[ANNOUNCE.detail_2(s)]
    elif TRIGGER[event].played:
        found += laid_bonuses(s, seat, ANNOUNCE.done(s))
    elif event == on.GAIN_THIS.number:  # only the item that was gained
        item = ANNOUNCE.detail(s)
        found = [
            a for a in found if s.compiled.abilities[a * layout.ABILITY + layout.A_CARD] == item
        ]
    return set_off_now(s, found) if found else found


def set_off_now(s: LegendsState, abilities: list[int]) -> list[int]:
    """Those that the event under way sets off and that are not done with."""
    event, seat, amount = ANNOUNCE.event(s), ANNOUNCE.seat(s), ANNOUNCE.amount(s)
    detail, detail_2 = ANNOUNCE.detail(s), ANNOUNCE.detail_2(s)
    used = ANNOUNCE.done(s)
    return [
        ability
        for ability in abilities
        if not used >> (SLOTS + ability) & 1
        and set_off(s, ability, event, seat, amount, detail, detail_2)
    ]


def laid_bonuses(s: LegendsState, seat: int, used: int) -> list[int]:
    """Card by card: two of one name work twice."""
    found = list[int]()
    if forbidden(s, seat) & NO_BONUS:
        return found
    for slot in range(SLOTS):
        card = s.laid[2 * seat + slot]
        if card == NONE or used >> slot & 1:
            continue
        for ability in s.compiled.face_abilities[s.compiled.face[card]]:
            if s.compiled.abilities[ability * layout.ABILITY + layout.A_KIND] == terms.KIND_BONUS:
                found.append(ability)
    return found


def mark_done(s: LegendsState, ability: int) -> None:
    """A laid card is finished; so is an ability of anything else."""
    bit, row = SLOTS + ability, ability * layout.ABILITY
    from_card = s.compiled.abilities[row + layout.A_SOURCE] == terms.SOURCE_POKER
    if from_card and TRIGGER[ANNOUNCE.event(s)].played:
        bit = laid_slot(s, ANNOUNCE.seat(s), s.compiled.abilities[row + layout.A_CARD])
    ANNOUNCE.set_done(s, ANNOUNCE.done(s) | 1 << bit)


def laid_slot(s: LegendsState, seat: int, face: int) -> int:
    """The first card with that face that is not finished."""
    for slot in range(SLOTS):
        card = s.laid[2 * seat + slot]
        if card != NONE and s.compiled.face[card] == face and not ANNOUNCE.done(s) >> slot & 1:
            return slot
    raise AssertionError("no such card is laid")


def optional(s: LegendsState, ability: int) -> bool:
    return bool(s.compiled.abilities[ability * layout.ABILITY + layout.A_OPTIONAL])


# ---- what the player may answer ----


def mat_answers(s: LegendsState, abilities: list[int], openly: bool) -> list[int]:
    """Optional abilities whose cost can be paid; `openly`: as far as the others can tell."""
    found, seat = list[int](), ANNOUNCE.seat(s)
    for ability in abilities:
        row = ability * layout.ABILITY
        if not optional(s, ability) or not payable(s, ability, seat, openly):
            continue
        if s.compiled.blood_money and not worthwhile(s, ability, seat, openly):
            continue
        card, source = (
            s.compiled.abilities[row + layout.A_CARD],
            s.compiled.abilities[row + layout.A_SOURCE],
        )
        if source == terms.SOURCE_POKER:
            found.append(opt.REACT.of(s, s.laid[2 * seat + laid_slot(s, seat, card)]))
        else:
            found.append(ability_option(s, source, card))
    return found


def worthwhile(s: LegendsState, ability: int, seat: int, openly: bool) -> bool:
    """It could have an effect: nobody is asked for a Bullwhip where nothing lies."""
    rows, row = s.compiled.abilities, ability * layout.ABILITY
    at, end = rows[row + layout.A_CODE], rows[row + layout.A_CODE_END]
    knower = NONE if openly else seat
    return prices_met(s, at, end, seat, knower) and any_possible(s, at, end, seat, knower)


def ability_option(s: LegendsState, source: int, card: int) -> int:
    """The option that uses an item, a character or a Legendary item."""
    if source == terms.SOURCE_RELIC:
        return USE_RELIC.of(s, card)
    return (opt.ITEM if source == terms.SOURCE_ITEM else opt.ABILITY).of(s, card)


def hand_abilities(s: LegendsState) -> list[int]:
    """Reactions a card in hand might have to this; asked for whoever holds cards."""
    event = ANNOUNCE.event(s)
    possible = s.compiled.hand_listeners[event]
    if not possible or not s.hands[ANNOUNCE.seat(s)]:
        return []
    if forbidden(s, ANNOUNCE.seat(s)) & NO_REACTION:
        return []
    if event == on.CARDS_REVEALED.number:  # the Reaction step has those
        return []
    return set_off_now(s, possible)


def hand_answers(s: LegendsState, abilities: list[int]) -> list[int]:
    faces = [
        s.compiled.abilities[ability * layout.ABILITY + layout.A_CARD] for ability in abilities
    ]
    hand = s.hands[ANNOUNCE.seat(s)]
    return [opt.REACT.of(s, card) for card in hand if s.compiled.face[card] in faces]


def story_answers(s: LegendsState) -> list[int]:
    """For what the event has met; a bandit comes first, and then the end of the ride asks."""
    if not s.compiled.plot:  # no story takes discs
        return []
    event, seat = ANNOUNCE.event(s), ANNOUNCE.seat(s)
    ended = event == on.END_MOVE_ACTION.number
    if not ended and not s.compiled.story_events >> event & 1:  # most events concern no story
        return []
    if not may_contribute(s, seat):
        return []
    met = s.turn[STORY_DUE] if ended else 0
    amount, detail, detail_2 = ANNOUNCE.amount(s), ANNOUNCE.detail(s), ANNOUNCE.detail_2(s)
    for side in range(2):
        if trigger_met(s, side, event, seat, amount, detail, detail_2):
            met |= 1 << side
    if met and bandit_waits(s):
        return []
    return [opt.CONTRIBUTE.of(s, side) for side in places_to(s, seat, met)]


def delivery_answers(s: LegendsState) -> list[int]:
    """A delivery is one of the things that happen when a Move action has ended (WL-MOVE-16)."""
    if ANNOUNCE.event(s) != on.END_MOVE_ACTION.number:
        return []
    seat = ANNOUNCE.seat(s)
    found = [DELIVER] if can_deliver(s, seat) else []
    return [*found, DELIVER_LONGHORN.of(s, 0)] if takes_longhorns(s, seat) else found


def open_answers(s: LegendsState, abilities: list[int], openly: bool = False) -> list[int]:
    found = mat_answers(s, abilities, openly) if abilities else []
    found += story_answers(s)
    found += delivery_answers(s)
    return found


def answers(s: LegendsState) -> list[int]:
    from_hand = hand_answers(s, hand_abilities(s))
    return [PASS, *open_answers(s, before_the_seat(s)), *from_hand]


def answer(s: LegendsState, option: int) -> Verdict:
    if option == PASS:
        for passed in story_answers(s):
            s.turn[STORY_DUE] &= ~(1 << opt.CONTRIBUTE.member(s, passed))
        close_event(s)
        return goto(NEXT_EVENT)
    if opt.CONTRIBUTE.has(s, option):
        place_disc(s, ANNOUNCE.seat(s), opt.CONTRIBUTE.member(s, option))
        return announce(s)
    if option == DELIVER:
        return DELIVERY.call(s, seat=ANNOUNCE.seat(s))
    if DELIVER_LONGHORN.has(s, option):
        return LONGHORN.call(s, seat=ANNOUNCE.seat(s))
    return use_ability(s, option)


def use_ability(s: LegendsState, option: int) -> Verdict:
    """A Reaction from hand, a Bonus of the card just played, an item or the own ability."""
    seat = ANNOUNCE.seat(s)
    if opt.REACT.has(s, option):
        card = opt.REACT.member(s, option)
        in_hand = card in s.hands[seat]
        source, wanted = terms.SOURCE_POKER, s.compiled.face[card]
        candidates = hand_abilities(s) if in_hand else before_the_seat(s)
    else:
        card = NONE
        source, wanted = named_card(s, option)
        in_hand, candidates = False, before_the_seat(s)
    ability = named_ability(s, candidates, source, wanted)
    if not in_hand:
        mark_done(s, ability)
    return USE.call(
        s, ability=ability, seat=seat, card=card if in_hand else NONE, detail=ANNOUNCE.detail(s)
    )


def named_card(s: LegendsState, option: int) -> tuple[int, int]:
    """The source and the card of an option that is no poker card."""
    if opt.ITEM.has(s, option):
        return terms.SOURCE_ITEM, opt.ITEM.member(s, option)
    if USE_RELIC.has(s, option):
        return terms.SOURCE_RELIC, USE_RELIC.member(s, option)
    return terms.SOURCE_CHARACTER, opt.ABILITY.member(s, option)


def named_ability(s: LegendsState, candidates: list[int], source: int, card: int) -> int:
    for ability in candidates:
        row = ability * layout.ABILITY
        named = s.compiled.abilities[row + layout.A_SOURCE] == source
        named = named and s.compiled.abilities[row + layout.A_CARD] == card
        if named and (optional(s, ability) or source == terms.SOURCE_POKER):
            return ability
    raise AssertionError("no such ability is set off")


def place_disc(s: LegendsState, seat: int, side: int) -> None:
    """WL-STORY-03, -04; with both discs out one moves from the other card (WL-STORY-10)."""
    elsewhere = discs(s, 1 - side)
    moved = elsewhere.count(seat) + discs(s, side).count(seat) == 2
    if moved:
        elsewhere.remove(seat)
    discs(s, side).append(seat)
    s.turn[CONTRIBUTED] = 1
    emit(s, DISC_PLACED, seat, side, int(moved))
    note(s, on.CONTRIBUTE_STORY, seat)


def event_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"event": TRIGGER[ANNOUNCE.event(s)].told}


ANNOUNCE_PROCEDURE: Final = ANNOUNCE.procedure(
    (
        Do("next_event", next_event),
        Do("go_on", go_on),
        Ask(
            "answer", Question("answer", "WL-DECK-05", event_facts), ANNOUNCE.seat, answers, answer
        ),
        Do("and_on", go_on),
    )
)
