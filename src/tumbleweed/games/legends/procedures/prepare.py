"""Before the first turn (WL-SETUP-33 to 61): characters, starting bonuses and places, bandits."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import pick, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Gather,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.components.player.shopping import get_item
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.frames import PREPARE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    CHARACTERS_STREAM,
    FIGHT_STREAM,
    GOAL_SETS,
    GOALS_STREAM,
    MAN_IN_BLACK_STREAM,
    POKER_STREAM,
    STORY_STREAM,
    TABLE_STREAM,
)
from tumbleweed.games.legends.state.queries import (
    at_place,
    clockwise_from,
    man_in_black_rides,
    player_on,
    story_top,
)
from tumbleweed.games.legends.triggers.goals import HELD
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.events import (
    BANDIT_CAME,
    CHOSE,
    DEALT,
    FIRST,
    GOALS_DEALT,
    STARTED,
    TURNED,
)

NEXT_PICK: Final = label("next_pick")
DEAL_CHARACTERS: Final = label("deal_characters")
BONUSES: Final = label("bonuses")
NEXT_MINI: Final = label("next_mini")
FIRST_PLAYER: Final = label("first_player")
THE_THIRD: Final = label("the_third")


def shuffle_decks(s: LegendsState) -> Verdict:
    """WL-SETUP-27, -53, -56."""
    shuffle(s, POKER_STREAM, s.deck)
    shuffle(s, FIGHT_STREAM, s.fight_deck)
    stories = s.compiled.plot[:]
    shuffle(s, STORY_STREAM, stories)
    half = len(stories) // 2 if s.compiled.story_decks == 2 else 0  # WL-FIRST-04, -08
    s.story_left, s.story_right = stories[half:], stories[:half]
    for side in range(s.compiled.story_decks):
        emit(s, TURNED, side, s.compiled.back_of[story_top(s, side)])
    return NEXT


# ---- the first game: one after the other picks from a short list (WL-FIRST-03, -09) ----


def next_pick(s: LegendsState) -> Verdict:
    if s.compiled.cast and NONE in s.character[: s.compiled.players]:
        return NEXT
    return goto(DEAL_CHARACTERS)


def picker(s: LegendsState) -> int:
    return s.character.index(NONE)


def picks(s: LegendsState) -> list[int]:
    """Billy the Kid must be one of them: he is left for the last if nobody took him."""
    first = s.compiled.opener
    last = picker(s) == s.compiled.players - 1
    free = [c for c in s.compiled.cast if c not in s.character]
    found = [first] if last and first not in s.character else free
    return [opt.CHARACTER.of(s, c) for c in found]


def opener(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"opener": f"character:{s.compiled.characters[s.compiled.opener]}"}


def pick_character(s: LegendsState, option: int) -> Verdict:
    seat = picker(s)
    s.character[seat] = opt.CHARACTER.member(s, option)
    emit(s, CHOSE, seat, s.character[seat])
    return goto(NEXT_PICK)


# ---- characters: two dealt, one kept, all reveal together (WL-SETUP-33, -34) ----


def deal_characters(s: LegendsState) -> Verdict:
    if s.character[0] != NONE:  # agreed beforehand, or picked
        return goto(FIRST_PLAYER)
    cast = list(range(len(s.compiled.characters)))
    shuffle(s, CHARACTERS_STREAM, cast)
    for seat in range(s.compiled.players):
        pair = sorted((cast.pop(), cast.pop()))
        s.dealt[2 * seat : 2 * seat + 2] = pair
        emit(s, DEALT, seat, mask_of(pair))
    return NEXT


def everybody(s: LegendsState) -> list[int]:
    return list(range(s.compiled.players))


def dealt_to(s: LegendsState, seat: int) -> list[int]:
    return [opt.CHARACTER.of(s, c) for c in s.dealt[2 * seat : 2 * seat + 2]]


def chosen(s: LegendsState, seat: int) -> bool:
    return len(s.sealed[seat]) == 1


def reveal(s: LegendsState) -> Verdict:
    for seat in range(s.compiled.players):
        s.character[seat] = opt.CHARACTER.member(s, s.sealed[seat][0])
        emit(s, CHOSE, seat, s.character[seat])
    s.dealt = [NONE] * (2 * s.compiled.players)
    return NEXT


def most_wanted(compiled: Compiled, characters: list[int]) -> list[int]:
    """The seats of those with the most points; all, where nobody has any."""
    points = [compiled.start_wanted[character] for character in characters]
    return [seat for seat, each in enumerate(points) if each == max(points)]


def first_player(s: LegendsState) -> Verdict:
    """The most Wanted (WL-SETUP-45); among several, or where nobody is, the one the table agreed
    on, else it is drawn by lot (WL-SETUP-46, WL-FIRST-06)."""
    tied = most_wanted(s.compiled, s.character[: s.compiled.players])
    if s.compiled.opener != NONE:
        s.first = s.character.index(s.compiled.opener)
    elif s.compiled.lot in tied:
        s.first = s.compiled.lot
    else:
        s.first = tied[0] if len(tied) == 1 else pick(s, TABLE_STREAM, tied)
    s.active = s.first
    emit(s, FIRST, s.first)
    return NEXT


def deal_goals(s: LegendsState) -> Verdict:
    """Four per character, one of them back to the box unseen (WL-GOAL-02)."""
    for seat in range(s.compiled.players if s.goals else 0):
        goals = s.compiled.goals_of[s.character[seat]][:]
        while len(goals) > s.compiled.goals_dealt:
            goals.remove(pick(s, GOALS_STREAM, goals))
        s.goals[seat * GOAL_SETS + HELD] = mask_of(goals)
        emit(s, GOALS_DEALT, seat, mask_of(goals))
    return NEXT


# ---- bonuses (WL-SETUP-37 to 41, -51) ----


def bonuses(s: LegendsState) -> Verdict:
    at = PREPARE.done(s)
    PREPARE.set_done(s, at + 1)
    if at == s.compiled.players:
        PREPARE.set_done(s, 0)
        return goto(NEXT_MINI)
    give_bonuses(s, clockwise_from(s, s.first)[at])
    return announce(s)


def give_bonuses(s: LegendsState, seat: int) -> None:
    """Track points without the rewards of their spaces (WL-SETUP-41)."""
    compiled, character = s.compiled, s.character[seat]
    s.money[seat] = compiled.start_money[character]
    s.wounds[seat] = compiled.start_wounds[character]
    s.marshal[seat] = compiled.start_marshal[character]
    s.wanted[seat] = compiled.start_wanted[character]
    draw(s, seat, compiled.start_cards[character])
    for item in compiled.start_items[character]:
        get_item(s, seat, item // 2, item % 2)


def next_bonuses(s: LegendsState) -> Verdict:
    return goto(BONUSES)


# ---- starting places (WL-SETUP-43, -44, -61) ----


def start_spaces(s: LegendsState, seat: int) -> list[int]:
    """No two players on one hideout."""
    board, found = s.compiled.board, []
    for space in range(len(board.spaces)):
        named = any(
            at_place(s, space, place) for place in s.compiled.start_places[s.character[seat]]
        )
        if named and not (board.hideout_at[space] != NONE and player_on(s, space)):
            found.append(space)
    return found


def next_mini(s: LegendsState) -> Verdict:
    """In turn order from the first player; one space is no choice."""
    while PREPARE.done(s) < s.compiled.players:
        seat = clockwise_from(s, s.first)[PREPARE.done(s)]
        spaces = start_spaces(s, seat)
        if len(spaces) > 1:
            return NEXT
        put_mini(s, seat, spaces[0])
    return goto(THE_THIRD)


def put_mini(s: LegendsState, seat: int, space: int) -> None:
    s.space[seat] = space
    PREPARE.set_done(s, PREPARE.done(s) + 1)
    emit(s, STARTED, seat, space)


def placer(s: LegendsState) -> int:
    return clockwise_from(s, s.first)[PREPARE.done(s)]


def start_options(s: LegendsState) -> list[int]:
    return [opt.PLACE.of(s, space) for space in start_spaces(s, placer(s))]


def place_mini(s: LegendsState, option: int) -> Verdict:
    put_mini(s, placer(s), opt.PLACE.member(s, option))
    return goto(NEXT_MINI)


def the_third(s: LegendsState) -> Verdict:
    """The Man in Black, if two play (WL-MIB-03, -04)."""
    if man_in_black_rides(s):
        shuffle(s, MAN_IN_BLACK_STREAM, s.black_deck)
        s.space[s.compiled.black] = s.compiled.man_in_black_start
        emit(s, STARTED, s.compiled.black, s.compiled.man_in_black_start)
    return NEXT


def bandits(s: LegendsState) -> Verdict:
    place_bandits(s)
    return done(s)


def place_bandits(s: LegendsState) -> None:
    """On every hideout without a player (WL-SETUP-55)."""
    for hideout, space in enumerate(s.compiled.board.hideouts):
        if not player_on(s, space):
            s.bandits |= 1 << hideout
            emit(s, BANDIT_CAME, space)


PREPARE_PROCEDURE: Final = PREPARE.procedure(
    (
        Do("shuffle_decks", shuffle_decks),
        Do("next_pick", next_pick),
        Ask(
            "pick_character",
            Question("pick-character", "WL-FIRST-03", opener),
            picker,
            picks,
            pick_character,
        ),
        Do("deal_characters", deal_characters),
        Gather(
            "choose_character",
            (Question("character", "WL-SETUP-33"),),
            everybody,
            dealt_to,
            chosen,
            reveal,
        ),
        Do("first_player", first_player),
        Do("deal_goals", deal_goals),
        Do("bonuses", bonuses),
        Do("next_bonuses", next_bonuses),
        Do("next_mini", next_mini),
        Ask(
            "start_space", Question("start-space", "WL-SETUP-44"), placer, start_options, place_mini
        ),
        Do("the_third", the_third),
        Do("bandits", bandits),
    )
)
