"""Before the first turn with Blood Money (BM-SETUP), in the order of its book."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import pick, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.ante_up.decks import EVENTS, shuffle_deck
from tumbleweed.games.legends.components.ante_up.gambler import start_gambling
from tumbleweed.games.legends.components.ante_up.markers import lay_markers
from tumbleweed.games.legends.components.ante_up.train import shuffle_encounters
from tumbleweed.games.legends.components.blood_money.deeds import give_deed
from tumbleweed.games.legends.components.blood_money.injuries import shuffle_injuries
from tumbleweed.games.legends.components.blood_money.relics import gain_relic, lay_out_relics
from tumbleweed.games.legends.components.blood_money.stands import deal_three_stands
from tumbleweed.games.legends.components.blood_money.tales import deal_tales
from tumbleweed.games.legends.components.blood_money.trader import move_trader, shuffle_trader
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.procedures import prepare
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.ante_up import prepare as ante_up
from tumbleweed.games.legends.procedures.ante_up.steps import steps
from tumbleweed.games.legends.state.blood_money_queries import deeds_of
from tumbleweed.games.legends.state.frames import OPEN_TALE, PREPARE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import CHARACTERS_STREAM, GOAL_SETS, GOALS_STREAM
from tumbleweed.games.legends.state.queries import clockwise_from, player_on, spaces_at
from tumbleweed.games.legends.triggers.goals import HELD
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.ante_up.events import EQUIPPED
from tumbleweed.games.legends.vocabulary.blood_money.options import DEED
from tumbleweed.games.legends.vocabulary.events import DEALT, GOALS_DEALT

NEXT_BONUSES: Final = label("next_bonuses")


def lay_out(s: LegendsState) -> Verdict:
    """Decks, displays and markers (BM-SETUP-03 to -10)."""
    deal_three_stands(s)
    shuffle_deck(s, EVENTS)
    shuffle_encounters(s)
    lay_markers(s)
    deal_tales(s)
    shuffle_injuries(s)
    shuffle_trader(s)
    lay_out_relics(s)
    return NEXT


def trader(s: LegendsState) -> Verdict:
    """BM-SETUP-15."""
    move_trader(s)
    return NEXT


def deal_characters(s: LegendsState) -> Verdict:
    """As in the game, without those that a scenario leaves out."""
    out = s.compiled.blood.characters_out
    if s.character[0] != NONE or not out:
        return prepare.deal_characters(s)
    cast = [c for c in range(len(s.compiled.characters)) if c not in out]
    shuffle(s, CHARACTERS_STREAM, cast)
    for seat in range(s.compiled.players):
        pair = sorted((cast.pop(), cast.pop()))
        s.dealt[2 * seat : 2 * seat + 2] = pair
        emit(s, DEALT, seat, mask_of(pair))
    return NEXT


def deal_goals(s: LegendsState) -> Verdict:
    """Four per character; the one that goes back is about deeds, if there are none."""
    out = [] if s.compiled.blood.with_deeds else s.compiled.blood.deed_goals
    for seat in range(s.compiled.players if s.goals else 0):
        goals = s.compiled.goals_of[s.character[seat]][:]
        while len(goals) > s.compiled.goals_dealt:
            useless = [goal for goal in goals if goal in out]
            goals.remove(useless[0] if useless else pick(s, GOALS_STREAM, goals))
        s.goals[seat * GOAL_SETS + HELD] = mask_of(goals)
        emit(s, GOALS_DEALT, seat, mask_of(goals))
    return NEXT


# ---- bonuses (BM-SETUP-23 to -25) ----


def bonuses(s: LegendsState) -> Verdict:
    """Clockwise from the first player."""
    at = PREPARE.done(s)
    PREPARE.set_done(s, at + 1)
    if at == s.compiled.players:
        PREPARE.set_done(s, 0)
        return goto(ante_up.GAINED)
    seat = clockwise_from(s, s.first)[at]
    emit(s, EQUIPPED, seat)
    prepare.give_bonuses(s, seat)
    start_gambling(s, seat)
    give_further(s, seat)
    return announce(s)


def give_further(s: LegendsState, seat: int) -> None:
    """Starting LP take no event marker and give nothing (BM-SETUP-25)."""
    blood, character = s.compiled.blood, s.character[seat]
    draw(s, seat, blood.further_cards)
    for _ in range(blood.start_relics[character]):
        gain_relic(s, seat)
    s.lp[seat] = blood.start_lp[character]


def any_deed(s: LegendsState) -> Verdict:
    return NEXT if start_deeds(s) else goto(NEXT_BONUSES)


def receiver(s: LegendsState) -> int:
    """Who has just got the other bonuses."""
    return clockwise_from(s, s.first)[PREPARE.done(s) - 1]


def start_deeds(s: LegendsState) -> list[int]:
    """Deeds of the kind that the character starts with (BM-SETUP-39)."""
    kind = s.compiled.blood.start_deed[s.character[receiver(s)]]
    if kind == NONE or not s.compiled.blood.with_deeds:
        return []
    kinds, owners = s.compiled.blood.deed_kind, s.blood.deed_of
    found = [deed for deed in range(len(kinds)) if kinds[deed] == kind and owners[deed] == NONE]
    return [DEED.of(s, deed) for deed in found]


def take_deed(s: LegendsState, option: int) -> Verdict:
    give_deed(s, receiver(s), DEED.member(s, option))
    return NEXT


# ---- starting places (BM-SETUP-30, -39 to -41) ----


def start_spaces(s: LegendsState, seat: int) -> list[int]:
    """Of a kind of space, one without another mini, if there is one; next to the own Saloon. The
    Trader's region may be a single hideout: it is shared if another mini stands there."""
    blood, character = s.compiled.blood, s.character[seat]
    found = prepare.start_spaces(s, seat) or [
        space for place in s.compiled.start_places[character] for space in spaces_at(s, place)
    ]
    if blood.start_deed[character] != NONE:
        own = [blood.deed_place[deed] for deed in deeds_of(s, seat)]
        found = [x for x in found if any(s.compiled.board.at(x, place) for place in own)] or found
    if not blood.starts_free[character]:
        return found
    return [space for space in found if not player_on(s, space)] or found


def next_mini(s: LegendsState) -> Verdict:
    """In turn order from the first player; one space is no choice."""
    while PREPARE.done(s) < s.compiled.players:
        seat = clockwise_from(s, s.first)[PREPARE.done(s)]
        spaces = start_spaces(s, seat)
        if len(spaces) > 1:
            return NEXT
        prepare.put_mini(s, seat, spaces[0])
    return goto(prepare.THE_THIRD)


def start_options(s: LegendsState) -> list[int]:
    return [opt.PLACE.of(s, space) for space in start_spaces(s, prepare.placer(s))]


# ---- at last ----


def shuffle_back(s: LegendsState) -> Verdict:
    ante_up.put_events_back(s)
    return NEXT


def first_tale(s: LegendsState) -> Verdict:
    """Carried out by the first player (BM-SETUP-35)."""
    return OPEN_TALE.call(s, reader=s.first)


OWN: Final = prepare.PREPARE_PROCEDURE
UP: Final = ante_up.PREPARE_WITH_EVENTS
PREPARE_WITH_TRADER: Final = PREPARE.procedure(
    (
        *steps(OWN, "shuffle_decks"),
        Do("lay_out", lay_out),
        *steps(UP, "set_up_events", "frontier"),
        Do("trader", trader),
        Do("deal_characters", deal_characters),
        *steps(OWN, "choose_character", "first_player"),
        Do("deal_goals", deal_goals),
        Do("bonuses", bonuses),
        Do("any_deed", any_deed),
        Ask("start_deed", Question("start-deed", "BM-SETUP-39"), receiver, start_deeds, take_deed),
        *steps(OWN, "next_bonuses"),
        *steps(UP, "gained_in_set_up"),
        Do("next_mini", next_mini),
        Ask(
            "start_space",
            Question("start-space", "BM-SETUP-41"),
            prepare.placer,
            start_options,
            prepare.place_mini,
        ),
        *steps(OWN, "the_third"),
        *steps(UP, "clear_tokens", "bandits"),
        Do("shuffle_back", shuffle_back),
        Do("first_tale", first_tale),
        Do("over", done),
    )
)
