"""A turn (WL-TURN, WL-ENDTURN): Start of Turn, Action Phase, End of Turn."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import tell
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Procedure,
    Question,
    Verdict,
    call,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import options as opt
from tumbleweed.games.legends.actions import (
    DOCTOR_PRICE,
    REVEL_PRICE,
    actions,
    item_action,
    ranch_color,
)
from tumbleweed.games.legends.decks.cattle import acquire
from tumbleweed.games.legends.decks.poker import draw
from tumbleweed.games.legends.events import (
    END_TRIGGERED,
    FROM_REVEL,
    FROM_WANTED_ROW,
    INCOME,
    PROSPECTED,
    REVELED,
    SAW_DOCTOR,
    TURN_BEGAN,
    WORKED,
)
from tumbleweed.games.legends.fighting import begin_fight
from tumbleweed.games.legends.goals import claims, new_turn
from tumbleweed.games.legends.mat.goods import gain_lp, gain_money, heal, spend
from tumbleweed.games.legends.mat.shopping import ANY_MODE, MOUNT, WEAPON, make_active, owned_of
from tumbleweed.games.legends.mat.tokens import complete_goal
from tumbleweed.games.legends.mat.tracks import row_of
from tumbleweed.games.legends.model import (
    ACTIONS,
    CLOSING,
    FOUGHT,
    HEIST,
    HEISTS,
    IN_ACTION,
    MAX_PLAYERS,
    STORY_DUE,
    STORY_MET,
    SUMMED,
    SUMS,
    TURN_KEYS,
    USED_IN_ACTION,
    LegendsState,
)
from tumbleweed.games.legends.procedures.announce import announce, place_disc
from tumbleweed.games.legends.procedures.claim import ask_for_claims
from tumbleweed.games.legends.procedures.ids import (
    DEPOSIT,
    DISCARD,
    FIGHT,
    MOVE_ACTION,
    POKER,
    PROSPECT,
    SHOP,
    STORY,
    USE,
)
from tumbleweed.games.legends.readings import discs
from tumbleweed.games.legends.triggers import note, places_to
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit
from tumbleweed.games.legends.vocabulary.terms import WANTED

ACTIONS_A_TURN: Final = 3  # WL-TURN-11
WAGE: Final = 10  # WL-WORK-01

MOUNTS: Final = label("any_mounts")
ACT: Final = label("any_actions")
OVER: Final = label("any_discs")
TURN_OVER: Final = label("actions_over")
STORIES: Final = label("full_stories")
RESOLVE: Final = label("choose_story")
LIMIT: Final = label("claim_before_discard")


def active(s: LegendsState) -> int:
    return s.active


# ---- Start of Turn (WL-TURN-02) ----


def begin(s: LegendsState) -> Verdict:
    s.turn = [0] * len(TURN_KEYS)
    s.turn[ACTIONS] = ACTIONS_A_TURN
    for seat in range(s.box.players):
        s.used[seat] = 0
    if s.goals:
        new_turn(s)
    tell(s, TURN_BEGAN, s.active, s.round)
    note(s, on.START_TURN, s.active)
    return announce(s)


def incomes(s: LegendsState) -> list[int]:
    """WL-TURN-03."""
    return [opt.INCOME_BOTH, opt.INCOME_MONEY, opt.INCOME_CARDS]


def take_income(s: LegendsState, option: int) -> Verdict:
    money = {opt.INCOME_MONEY: 20, opt.INCOME_BOTH: 10}.get(option, 0)
    cards = {opt.INCOME_CARDS: 2, opt.INCOME_BOTH: 1}.get(option, 0)
    tell(s, INCOME, s.active, money, cards)
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
    return [s.box.bases.ready + now] + [s.box.bases.ready + i for i in items if i != now]


def weapons(s: LegendsState) -> list[int]:
    return piled(s, WEAPON, s.weapon[s.active])


def mounts(s: LegendsState) -> list[int]:
    return piled(s, MOUNT, s.mount[s.active])


def make_ready(s: LegendsState, option: int) -> Verdict:
    make_active(s, s.active, option - s.box.bases.ready)
    return NEXT


# ---- Action Phase ----


def any_actions(s: LegendsState) -> Verdict:
    return NEXT if s.turn[ACTIONS] else goto(OVER)


def action_options(s: LegendsState) -> list[int]:
    found = actions(s, s.active)
    found += late_discs(s, STORY_MET)
    if s.goals:
        found += [s.box.bases.claim + goal for goal in claims(s, s.active)]
    return found


def late_discs(s: LegendsState, which: int) -> list[int]:
    """Discs for triggers met earlier in the turn; no action is spent (WL-STORY-12)."""
    return [opt.CONTRIBUTE + side for side in places_to(s, s.active, s.turn[which])]


def act(s: LegendsState, option: int) -> Verdict:
    s.turn[STORY_DUE] = 0  # the discs were on offer here
    if option == opt.END:
        s.turn[ACTIONS] = 0
        return goto(OVER)
    if option in late_discs(s, STORY_MET):
        place_disc(s, s.active, option - opt.CONTRIBUTE)
        return announce(s)
    goal = option - s.box.bases.claim
    if 0 <= goal < len(s.box.goals):  # no action is spent (WL-GOAL-07)
        complete_goal(s, s.active, goal)
        return goto(ACT)
    s.turn[ACTIONS] -= 1
    if not s.turn[ACTIONS]:
        s.turn[STORY_DUE] = s.turn[STORY_MET]
    s.turn[IN_ACTION] = 1
    s.turn[USED_IN_ACTION] = 0
    for i in range(SUMMED):
        s.turn[SUMS + i] = 0
    if opt.END < option <= opt.REVEL + opt.REVELS:
        return location_action(s, option)
    if opt.DUEL <= option < opt.TARGET:
        return fight_player(s, option)
    return use_or_move(s, option)


def location_action(s: LegendsState, option: int) -> Verdict:
    seat = s.active
    if option == opt.PROSPECT:
        tell(s, PROSPECTED, seat)
        return call(s, PROSPECT, seat, s.box.dice, 1)
    if option == opt.DEPOSIT:
        return call(s, DEPOSIT, seat)
    if option == opt.POKER:
        return call(s, POKER)
    if option == opt.STORE:
        return call(s, SHOP, seat, 0, NONE, ANY_MODE, 0)
    if option == opt.HEIST:
        s.turn[HEISTS] += 1
        begin_fight(s, HEIST, seat, NONE)
        return call(s, FIGHT)
    if option == opt.ACQUIRE:
        acquire(s, seat, ranch_color(s, seat))
    elif option == opt.WORK:
        tell(s, WORKED, seat)
        gain_money(s, seat, WAGE)
    elif option == opt.HEAL:
        see_doctor(s, seat)
    else:
        revel(s, seat, option - opt.REVEL)
    return announce(s)


def see_doctor(s: LegendsState, seat: int) -> None:
    """All wounds, and a card for each (WL-DOCTOR-01, -02)."""
    tell(s, SAW_DOCTOR, seat)
    spend(s, seat, DOCTOR_PRICE)
    draw(s, seat, heal(s, seat, s.wounds[seat], 0))


def revel(s: LegendsState, seat: int, lp: int) -> None:
    tell(s, REVELED, seat, lp, REVEL_PRICE * lp)
    spend(s, seat, REVEL_PRICE * lp)
    gain_lp(s, seat, lp, FROM_REVEL)
    note(s, on.REVEL, seat, lp)


def fight_player(s: LegendsState, option: int) -> Verdict:
    """Options come in the order of the types: duel, rob, arrest."""
    kind, other = divmod(option - opt.DUEL, MAX_PLAYERS)
    s.turn[FOUGHT] |= 1 << other  # WL-FIGHT-44
    begin_fight(s, kind, s.active, other)
    return call(s, FIGHT)


def use_or_move(s: LegendsState, option: int) -> Verdict:
    at, seat = s.box.bases, s.active
    if at.use <= option < at.lay:
        card = option - at.use
        return call(s, USE, s.box.action_of[s.box.face[card]], seat, card, NONE)
    if at.item <= option < at.character:
        return call(s, USE, item_action(s, seat, option - at.item), seat, NONE, NONE)
    return call(s, MOVE_ACTION, seat, option)


def action_done(s: LegendsState) -> Verdict:
    s.turn[IN_ACTION] = 0
    return goto(ACT)


def any_discs(s: LegendsState) -> Verdict:
    """After the last action, for who has not been asked since it began."""
    return NEXT if late_discs(s, STORY_DUE) else goto(TURN_OVER)


def last_discs(s: LegendsState) -> list[int]:
    return [opt.PASS, *late_discs(s, STORY_DUE)]


def place_late(s: LegendsState, option: int) -> Verdict:
    if option == opt.PASS:
        return NEXT
    place_disc(s, s.active, option - opt.CONTRIBUTE)
    return announce(s)


def actions_over(s: LegendsState) -> Verdict:
    note(s, on.END_TURN, s.active)
    return announce(s)


# ---- End of Turn (WL-ENDTURN-01) ----


def full(s: LegendsState) -> list[int]:
    return [side for side in range(2) if len(discs(s, side)) >= s.box.discs_needed]


def full_stories(s: LegendsState) -> Verdict:
    s.turn[CLOSING] = 1
    found = full(s)
    if len(found) == 2:
        return goto(RESOLVE)
    return call(s, STORY, found[0], s.active) if found else goto(LIMIT)


def one_resolved(s: LegendsState) -> Verdict:
    return goto(STORIES)


def story_options(s: LegendsState) -> list[int]:
    return [opt.RESOLVE + side for side in full(s)]


def resolve_first(s: LegendsState, option: int) -> Verdict:
    """WL-STORY-25."""
    return call(s, STORY, option - opt.RESOLVE, s.active)


def keep_hand_limit(s: LegendsState) -> Verdict:
    """WL-ENDTURN-02, WL-DECK-02."""
    over = len(s.hands[s.active]) - hand_limit(s, s.active)
    return call(s, DISCARD, s.active, over) if over > 0 else NEXT


def wanted_lp(s: LegendsState) -> Verdict:
    """WL-WANTED-05."""
    points = s.wanted[s.active]
    if points:
        gain_lp(s, s.active, s.box.row_lp[WANTED * 3 + row_of(points)], FROM_WANTED_ROW)
    return announce(s)


def check_end(s: LegendsState) -> Verdict:
    """All players, as they stand now (WL-END-01, -20, -22)."""
    if not s.ending and max(s.lp) >= s.box.length:
        s.ending = 1
        seat = s.lp.index(max(s.lp))
        tell(s, END_TRIGGERED, seat, s.lp[seat])
    return done(s)


def turn_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": s.turn[ACTIONS]}


TURN_PROCEDURE: Final = Procedure(
    "turn",
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
    ),
)
