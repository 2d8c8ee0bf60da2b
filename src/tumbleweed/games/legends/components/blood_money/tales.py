"""The legendary stories (BM-STORY): the deck, discs on the current one, the map tokens.

A card of the deck is 2 * tale + outcome. The last one is the current story: all see its front and
nobody its outcome, nor anything of the cards below (BM-SETUP-03).
"""

from __future__ import annotations

from tumbleweed.core.chance import draw, pick, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import gain_wounds
from tumbleweed.games.legends.state.blood_money_model import (
    CONDITIONS,
    DANGER_TOKEN,
    MAP_TOKENS,
    MAP_TOKENS_STREAM,
    OUTCOMES,
    TALES_STREAM,
)
from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.blood_money.conditions import condition_number, unmet
from tumbleweed.games.legends.triggers.queue import note, note_text
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.blood_money.events import (
    CONDITION_MET,
    MAP_LAID,
    MAP_TOKENS_BACK,
    MAP_TURNED,
    NO_TALE_LEFT,
    TALE_RESOLVED,
    TALE_REVEALED,
)
from tumbleweed.games.legends.vocabulary.blood_money.tales import REVEAL_MAP_TOKEN
from tumbleweed.games.legends.vocabulary.events import FROM_LEGENDARY_STORY

# ---- the deck ----


def deal_tales(s: LegendsState) -> None:
    """One of the outcomes of every number, in a random order (BM-SETUP-03)."""
    numbers = range(len(s.compiled.blood.tales))
    s.blood.tales = [
        len(OUTCOMES) * number + draw(s, TALES_STREAM, len(OUTCOMES)) for number in numbers
    ]
    shuffle(s, TALES_STREAM, s.blood.tales)


def tales_below(s: LegendsState) -> list[int]:
    """The numbers of the stories below the current one, whose order nobody knows."""
    numbers = [card // len(OUTCOMES) for card in s.blood.tales[:-1]]
    numbers.sort()
    return numbers


def lay_tales(s: LegendsState, below: list[int], outcomes: list[int]) -> None:
    """With these outcomes, the current one's last; not if it is being resolved."""
    deck = s.blood.tales
    if not deck:
        return
    current = deck[len(deck) - 1]
    if not s.blood.outcome_up:
        current += outcomes[len(below)] - current % len(OUTCOMES)
    s.blood.tales = [len(OUTCOMES) * below[i] + outcomes[i] for i in range(len(below))]
    s.blood.tales.append(current)


def reveal(s: LegendsState, reader: int) -> None:
    """The front of the current story is read out (BM-STORY-14, -35)."""
    if tale(s) == NONE:  # BM-STORY-36
        emit(s, NO_TALE_LEFT)
        return
    s.barriers += 1
    emit(s, TALE_REVEALED, reader, tale(s), tale(s))


# ---- discs ----


def contribute(s: LegendsState, seat: int, place: int) -> None:
    """A disc beside the condition, and at once all its rewards (BM-STORY-16, -18)."""
    condition = condition_number(s, place)
    s.blood.discs[place] = s.blood.last = seat
    emit(s, CONDITION_MET, seat, condition)
    blood = s.compiled.blood
    start, end = blood.condition_reward[condition], blood.condition_reward_end[condition]
    note_text(s, seat, start, end, FROM_LEGENDARY_STORY)
    note(s, on.CONTRIBUTE_STORY, seat)


def all_met(s: LegendsState) -> bool:
    return tale(s) != NONE and not unmet(s)


def contributors(s: LegendsState) -> int:
    """Mask of the seats with a disc on the current story."""
    mask = 0
    for seat in s.blood.discs:
        if seat != NONE:
            mask |= 1 << seat
    return mask


# ---- resolving ----


def turn_outcome(s: LegendsState) -> None:
    """The discs are set aside, the card is flipped and read (BM-STORY-30)."""
    s.blood.discs = [NONE] * CONDITIONS
    s.blood.outcome_up = 1
    s.barriers += 1
    card = s.blood.tales[-1]
    emit(s, TALE_RESOLVED, s.blood.last, tale(s), card, card)


def put_away(s: LegendsState) -> None:
    """The card leaves the game, the map tokens go back to the supply (BM-STORY-32, -33)."""
    blood = s.blood
    blood.told = (*blood.told, blood.tales.pop())
    blood.outcome_up, blood.last = 0, NONE
    supply = s.compiled.blood.map_supply
    if any(place != supply for place in blood.map_at):
        emit(s, MAP_TOKENS_BACK)
        blood.map_at = [supply] * len(MAP_TOKENS)


# ---- map tokens ----


def lay_map_token(s: LegendsState, space: int) -> None:
    """A random one from the supply, face down (BM-STORY-25)."""
    supply = s.compiled.blood.map_supply
    left = [token for token in range(len(MAP_TOKENS)) if s.blood.map_at[token] == supply]
    s.blood.map_at[pick(s, MAP_TOKENS_STREAM, left) if len(left) > 1 else left[0]] = space
    emit(s, MAP_LAID, space)


def map_token_at(s: LegendsState, space: int) -> int:
    """A map token that lies there face down, or NONE."""
    return s.blood.map_at.index(space) if space in s.blood.map_at else NONE


def turn_map_token(s: LegendsState, seat: int, token: int) -> None:
    """The danger X wounds first; then the text of the token; it is kept (BM-STORY-27, -28)."""
    blood = s.compiled.blood
    s.barriers += 1
    emit(s, MAP_TURNED, seat, token, s.blood.map_at[token])
    s.blood.map_at[token] = blood.map_seat + seat
    if token == DANGER_TOKEN:
        gain_wounds(s, seat, 1)
    at = len(MAP_TOKENS) * tale(s) + token
    note_text(s, seat, blood.map_effect[at], blood.map_effect_end[at], FROM_LEGENDARY_STORY)
    note(s, REVEAL_MAP_TOKEN, seat, detail=token)


def map_places(s: LegendsState) -> list[int]:
    """Where the tokens lie that nobody has turned; which of them lies where nobody knows."""
    places = [place for place in s.blood.map_at if place < s.compiled.blood.map_seat]
    places.sort()
    return places


def lay_map_tokens(s: LegendsState, places: list[int]) -> None:
    at, seats = s.blood.map_at, s.compiled.blood.map_seat
    for token in range(len(at)):
        if at[token] < seats:
            at[token] = places.pop()
