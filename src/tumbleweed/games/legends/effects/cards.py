"""Effects on poker cards, items and story cards."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import pick
from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.poker import draw, see_hand_cards, take_openly
from tumbleweed.games.legends.components.player.discarding import discard
from tumbleweed.games.legends.components.player.shopping import use_up
from tumbleweed.games.legends.effects.amounts import AmountEffect, InFull
from tumbleweed.games.legends.effects.subjects import opponent_of
from tumbleweed.games.legends.state.frames import DISCARD, LOOK_AT_DECK, SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HAND_STREAM
from tumbleweed.games.legends.vocabulary import goods, layout, terms
from tumbleweed.games.legends.vocabulary.effect import (
    ALWAYS,
    COST,
    FREE,
    Context,
    Deed,
    Effect,
)
from tumbleweed.games.legends.vocabulary.events import RECOVERED
from tumbleweed.games.legends.vocabulary.forms import OneOf
from tumbleweed.games.legends.vocabulary.kinds import (
    Amount,
    Choice,
    Flag,
    FurtherFlag,
    Number,
    Who,
)
from tumbleweed.games.legends.vocabulary.record import Told, args_of, told_by
from tumbleweed.games.legends.vocabulary.step_labels import LOOK as LOOK_AT_STORY
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import GAIN, LOOK, LOSS, SMALL_GAIN, UNWEIGHED

# ---- drawn and discarded ----


def _draw(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    draw(s, seat, amount)


def _discard_at_random(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    for _ in range(min(amount, len(s.hands[seat]))):
        discard(s, seat, [pick(s, HAND_STREAM, s.hands[seat])])


def _discard(s: LegendsState, effect: AmountEffect, run: Context) -> Verdict:
    """As many as there are; the owner chooses, unless chance does."""
    if AT_RANDOM.of(s.compiled.code, run.at):
        return effect.hit_all(s, run)
    for seat in effect.hits(s, run):
        count = min(effect.amount_for(s, seat, run), len(s.hands[seat]))
        if count and seat != s.compiled.black:  # WL-MIB-11
            return DISCARD.call(s, seat=seat, count=count)
    return NEXT


def _discard_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    return teller.say(effect.told.keys[AT_RANDOM.of(code, at)], args_of(teller, effect, code, at))


AT_RANDOM: Final = Flag("how", OneOf(("choice", "random")), given="random")

DRAW_CARDS: Final = AmountEffect(
    "draw_cards",
    'poker cards; with Ante Up also `"to_limit"`: up to the hand limit',
    Amount(goods.CARDS, "draw"),
    hit=_draw,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-draw-cards"),
    about=GAIN,
)
DISCARD_CARDS: Final = AmountEffect(
    "discard_cards",
    "from hand; `how` is `choice` (if nothing is said) or `random`",
    Amount(goods.CARDS, "part"),
    more=AT_RANDOM,
    hit=_discard_at_random,
    carry_out=_discard,
    limit=InFull(goods.CARDS),
    price=COST,
    man_in_black=False,
    moments=(),
    told=Told(("do-discard-cards", "do-discard-at-random"), _discard_told),
    about=LOSS,
)

# ---- taken back ----


def _recover(s: LegendsState, run: Context) -> Verdict:
    """A card just played goes back to the hand, in the open."""
    for _ in range(RECOVERED_CARDS.of(s.compiled.code, run.at)):
        cards = [card for card in s.laid[2 * run.me : 2 * run.me + 2] if card != NONE]
        if not cards:
            break
        card = pick(s, HAND_STREAM, cards)
        s.laid[s.laid.index(card)] = NONE
        take_openly(s, run.me, card)
        emit(s, RECOVERED, run.me, card)
    return NEXT


RECOVERED_CARDS: Final = Amount(goods.CARDS, "positive")

RECOVER_CARD: Final = Deed(
    "recover_card",
    "back to hand, at random, of those just played; answers `win_poker` and `lose_poker`",
    (RECOVERED_CARDS,),
    possible=ALWAYS,
    carry_out=_recover,
    price=FREE,
    moments=("win_poker", "lose_poker"),
    told=told_by("do-recover-card"),
    about=SMALL_GAIN,
)

# ---- looked at ----


def looks_at_hand(code: list[int], at: int) -> bool:
    return WHAT.of(code, at) == terms.PEEK_HAND


def _peek(s: LegendsState, run: Context) -> Verdict:
    if looks_at_hand(s.compiled.code, run.at):
        look_at_hand(s, run.me, opponent_of(s, run.me), SEEN.of(s.compiled.code, run.at))
        return NEXT
    what = WHAT.of(s.compiled.code, run.at)
    if what >= terms.PEEK_EVENT_DECK:
        under = UNDER.of(s.compiled.code, run.at)
        deck = what - terms.PEEK_EVENT_DECK
        return LOOK_AT_DECK.call(s, looker=run.me, deck=deck, may_put_under=under)
    if not s.story_left and not s.story_right:
        return NEXT
    return SMALL_CHOICE.call(s, kind=LOOK_AT_STORY, seat=run.me)


def look_at_hand(s: LegendsState, seat: int, victim: int, amount: int) -> None:
    """Random cards of a hand, for one viewer."""
    if victim in (NONE, s.compiled.black):  # WL-MIB-11
        return
    left, cards = s.hands[victim][:], list[int]()
    while left and len(cards) < amount:
        card = pick(s, HAND_STREAM, left)
        left.remove(card)
        cards.append(card)
    see_hand_cards(s, seat, victim, cards)


def _peek_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    args = {**args_of(teller, effect, code, at), "bottom": UNDER.of(code, at)}
    return teller.say(effect.told.keys[WHAT.of(code, at)], args)


WHAT: Final = Choice(
    "what",
    terms.PEEKS,
    idle=("cattle",),
    further=terms.PEEKS[terms.PEEK_EVENT_DECK :],
    module="ante-up",
)
UNDER: Final = FurtherFlag("bottom", "ante-up")  # the card may be put under its deck
SEEN: Final = Number("amount", "positive", told_as="count")

PEEK: Final = Deed(
    "peek",
    "random cards of the opponent's `hand`; or the front of the top card of a `story_deck`",
    (WHAT, SEEN, Who(), UNDER),
    possible=ALWAYS,
    carry_out=_peek,
    price=FREE,
    moments=(),
    told=Told(
        tuple(f"do-peek-{what.replace('_', '-')}" for what in terms.PEEKS),
        _peek_told,
    ),
    about=LOOK,
)

# ---- items ----


def _discard_this(s: LegendsState, run: Context) -> Verdict:
    use_up(s, run.me, s.compiled.abilities[run.source * layout.ABILITY + layout.A_CARD])
    return NEXT


DISCARD_THIS: Final = Deed(
    "discard_this",
    "on items: back to the store",
    (),
    possible=ALWAYS,
    carry_out=_discard_this,
    price=COST,
    moments=("item",),
    told=told_by("do-discard-this"),
    about=UNWEIGHED,
)
