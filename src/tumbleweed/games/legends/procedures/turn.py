"""A turn (WL-TURN, WL-ENDTURN): Start of Turn, Action Phase, End of Turn."""

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
from tumbleweed.games.legends.actions.register import free_offers, offers, taken_by
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.components.player.goods import gain_lp, gain_money
from tumbleweed.games.legends.components.player.shopping import MOUNT, WEAPON, make_active, owned_of
from tumbleweed.games.legends.components.player.tracks import row_of
from tumbleweed.games.legends.procedures.announce import announce, place_disc
from tumbleweed.games.legends.procedures.claim import ask_for_claims
from tumbleweed.games.legends.state.frames import DISCARD, STORY, TURN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    ACTIONS,
    CLOSING,
    IN_ACTION,
    STORY_DUE,
    STORY_MET,
    SUMMED,
    SUMS,
    TURN_KEYS,
    USED_IN_ACTION,
)
from tumbleweed.games.legends.state.queries import discs
from tumbleweed.games.legends.triggers.goals import new_turn
from tumbleweed.games.legends.triggers.queue import note, places_to
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.events import (
    END_TRIGGERED,
    FROM_WANTED_ROW,
    INCOME,
    TURN_BEGAN,
)
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit
from tumbleweed.games.legends.vocabulary.step_labels import ACT, ACTIONS_SPENT
from tumbleweed.games.legends.vocabulary.terms import WANTED

ACTIONS_A_TURN: Final = 3  # WL-TURN-11

MOUNTS: Final = label("any_mounts")
TURN_OVER: Final = label("actions_over")
STORIES: Final = label("full_stories")
RESOLVE: Final = label("choose_story")
LIMIT: Final = label("claim_before_discard")


def active(s: LegendsState) -> int:
    return s.active


# ---- Start of Turn (WL-TURN-02) ----


def begin(s: LegendsState) -> Verdict:
    head_turn(s)
    return start_turn(s)


def head_turn(s: LegendsState) -> None:
    """Nothing of it has happened yet."""
    s.turn = [0] * len(TURN_KEYS)
    s.turn[ACTIONS] = ACTIONS_A_TURN
    for seat in range(s.compiled.players):
        s.used[seat] = 0
    if s.goals:
        new_turn(s)
    emit(s, TURN_BEGAN, s.active, s.round)


def start_turn(s: LegendsState) -> Verdict:
    note(s, on.START_TURN, s.active)
    return announce(s)


def incomes(s: LegendsState) -> list[int]:
    """WL-TURN-03."""
    return [opt.INCOME_BOTH, opt.INCOME_MONEY, opt.INCOME_CARDS]


def take_income(s: LegendsState, option: int) -> Verdict:
    money = {opt.INCOME_MONEY: 20, opt.INCOME_BOTH: 10}.get(option, 0)
    cards = {opt.INCOME_CARDS: 2, opt.INCOME_BOTH: 1}.get(option, 0)
    emit(s, INCOME, s.active, money, cards)
    if money:
        gain_money(s, s.active, money)
    if cards:
        draw(s, s.active, cards)
    return announce(s)


def any_weapons(s: LegendsState) -> Verdict:
    """WL-TURN-05: with one there is nothing to choose."""
    return NEXT if len(owned_of(s, s.active, WEAPON)) > 1 else goto(MOUNTS)


def any_mounts(s: LegendsState) -> Verdict:
    return NEXT if len(owned_of(s, s.active, MOUNT)) > 1 else goto(ACT)


def piled(s: LegendsState, kind: int, now: int) -> list[int]:
    """The active one first."""
    items = owned_of(s, s.active, kind)
    return [opt.READY.of(s, now)] + [opt.READY.of(s, i) for i in items if i != now]


def weapons(s: LegendsState) -> list[int]:
    return piled(s, WEAPON, s.weapon[s.active])


def mounts(s: LegendsState) -> list[int]:
    return piled(s, MOUNT, s.mount[s.active])


def make_ready(s: LegendsState, option: int) -> Verdict:
    make_active(s, s.active, opt.READY.member(s, option))
    return NEXT


# ---- Action Phase ----


def any_actions(s: LegendsState) -> Verdict:
    return NEXT if s.turn[ACTIONS] else goto(ACTIONS_SPENT)


def action_options(s: LegendsState) -> list[int]:
    return offers(s, s.active)


def free_steps(s: LegendsState) -> list[int]:
    return free_offers(s, s.active)


def act(s: LegendsState, option: int) -> Verdict:
    s.turn[STORY_DUE] = 0  # the discs were on offer here
    action = taken_by(s, option)
    if action.spends:
        spend_action(s)
    verdict = action.start(s, s.active, option)
    return announce(s) if verdict == NEXT else verdict


def spend_action(s: LegendsState) -> None:
    s.turn[ACTIONS] -= 1
    if not s.turn[ACTIONS]:
        s.turn[STORY_DUE] = s.turn[STORY_MET]
    s.turn[IN_ACTION] = 1
    s.turn[USED_IN_ACTION] = 0
    for i in range(SUMMED):
        s.turn[SUMS + i] = 0


def action_done(s: LegendsState) -> Verdict:
    s.turn[IN_ACTION] = 0
    return goto(ACT)


def late_discs(s: LegendsState) -> list[int]:
    """Discs for triggers met earlier in the turn, for a player not asked since."""
    return [opt.CONTRIBUTE.of(s, side) for side in places_to(s, s.active, s.turn[STORY_DUE])]


def any_discs(s: LegendsState) -> Verdict:
    """After the last action, for a player not asked since it began."""
    return NEXT if late_discs(s) else goto(TURN_OVER)


def last_discs(s: LegendsState) -> list[int]:
    return [opt.PASS, *late_discs(s)]


def place_late(s: LegendsState, option: int) -> Verdict:
    if option == opt.PASS:
        return NEXT
    place_disc(s, s.active, opt.CONTRIBUTE.member(s, option))
    return announce(s)


def actions_over(s: LegendsState) -> Verdict:
    note(s, on.END_TURN, s.active)
    return announce(s)


# ---- End of Turn (WL-ENDTURN-01) ----


def full(s: LegendsState) -> list[int]:
    return [side for side in range(2) if len(discs(s, side)) >= s.compiled.discs_needed]


def full_stories(s: LegendsState) -> Verdict:
    s.turn[CLOSING] = 1
    found = full(s)
    if len(found) == 2:
        return goto(RESOLVE)
    return STORY.call(s, side=found[0], resolver=s.active) if found else goto(LIMIT)


def one_resolved(s: LegendsState) -> Verdict:
    return goto(STORIES)


def story_options(s: LegendsState) -> list[int]:
    return [opt.RESOLVE.of(s, side) for side in full(s)]


def resolve_first(s: LegendsState, option: int) -> Verdict:
    """WL-STORY-25."""
    return STORY.call(s, side=opt.RESOLVE.member(s, option), resolver=s.active)


def keep_hand_limit(s: LegendsState) -> Verdict:
    """WL-ENDTURN-02, WL-DECK-02."""
    over = len(s.hands[s.active]) - hand_limit(s, s.active)
    return DISCARD.call(s, seat=s.active, count=over) if over > 0 else NEXT


def wanted_lp(s: LegendsState) -> Verdict:
    """WL-WANTED-05."""
    points = s.wanted[s.active]
    if points:
        gain_lp(s, s.active, s.compiled.row_lp[WANTED * 3 + row_of(points)], FROM_WANTED_ROW)
    return announce(s)


def check_end(s: LegendsState) -> Verdict:
    """All players, in their current state (WL-END-01, -20, -22)."""
    if not s.ending and max(s.lp) >= s.compiled.length:
        s.ending = 1
        seat = s.lp.index(max(s.lp))
        emit(s, END_TRIGGERED, seat, s.lp[seat])
    return done(s)


def turn_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": s.turn[ACTIONS]}


TURN_PROCEDURE: Final = TURN.procedure(
    (
        Do("begin", begin),
        Ask("income", Question("income", "WL-TURN-03"), active, incomes, take_income),
        Do("any_weapons", any_weapons),
        Ask("weapon", Question("weapon", "WL-TURN-05"), active, weapons, make_ready),
        Do("any_mounts", any_mounts),
        Ask("mount", Question("mount", "WL-TURN-05"), active, mounts, make_ready),
        Do("any_actions", any_actions),
        Ask("act", Question("act", "WL-TURN-13", turn_facts), active, action_options, act),
        Do("action_done", action_done),
        Do("any_discs", any_discs),
        Ask("place_late", Question("contribute", "WL-STORY-12"), active, last_discs, place_late),
        Do("actions_over", actions_over),
        Do("claim", ask_for_claims),
        Do("full_stories", full_stories),
        Do("one_resolved", one_resolved),
        Ask("choose_story", Question("story", "WL-STORY-25"), active, story_options, resolve_first),
        Do("again", one_resolved),
        Do("claim_before_discard", ask_for_claims),
        Do("hand_limit", keep_hand_limit),
        Do("wanted_lp", wanted_lp),
        Do("claim_at_last", ask_for_claims),
        Do("check_end", check_end),
    )
)
