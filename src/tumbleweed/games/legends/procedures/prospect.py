"""Prospecting dice (WL-GOLD), of the Prospect action or of a card; and selling gold (WL-BANK)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import draw as roll_die
from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Do,
    Gather,
    Question,
    Verdict,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import (
    gain_lp,
    gain_money,
    gain_nuggets,
    lose_nuggets,
)
from tumbleweed.games.legends.effects.gold import GAIN_NUGGETS
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.discards import use_fools_gold
from tumbleweed.games.legends.state.frames import DEPOSIT, PROSPECT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import DICE_STREAM
from tumbleweed.games.legends.triggers.queue import note, note_text
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.effect import EFFECT, Context
from tumbleweed.games.legends.vocabulary.events import DEPOSITED, FROM_CARD, FROM_DEPOSIT, ROLLED
from tumbleweed.games.legends.vocabulary.nested import end_of
from tumbleweed.games.legends.vocabulary.options import MOST_NUGGETS, PASS
from tumbleweed.games.legends.vocabulary.prices import NUGGET_PRICE

ROLL: Final = label("roll")


def roll(s: LegendsState) -> Verdict:
    """The dice lie open; nothing is gained yet."""
    for _ in range(PROSPECT.count(s)):
        face = s.compiled.die[roll_die(s, DICE_STREAM, len(s.compiled.die))]
        s.dice.append(face)
        emit(s, ROLLED, PROSPECT.seat(s), face)
    if PROSPECT.action(s):
        note(s, on.DICE_ROLLED, PROSPECT.seat(s))
    return announce(s)


def gain(s: LegendsState) -> Verdict:
    """Each die on its own; Gold Dust pays and is rolled again (WL-GOLD-02 to 07)."""
    seat, again = PROSPECT.seat(s), 0
    nuggets = 0
    for face in s.dice:
        nuggets += pay_face(s, seat, face)
        again += s.compiled.die_again[face]
    if nuggets:
        gain_nuggets(s, seat, nuggets)
    if PROSPECT.gravel(s):
        note_gravel(s, seat)
    s.dice = []
    PROSPECT.set_count(s, again)
    PROSPECT.set_shown(s, PROSPECT.shown(s) + nuggets)
    return announce(s)


def note_gravel(s: LegendsState, seat: int) -> None:
    """A card's effects of gravel, once for each die that shows it."""
    for _ in range(s.dice.count(s.compiled.die_faces.index("gravel"))):
        note_text(s, seat, PROSPECT.gravel(s), PROSPECT.gravel_end(s), FROM_CARD)


def pay_face(s: LegendsState, seat: int, face: int) -> int:
    """Money at once; the nuggets are gained together."""
    code, nuggets = s.compiled.code, 0
    at, end = s.compiled.die_effect[face], s.compiled.die_effect_end[face]
    while at < end:
        run = Context(at, seat, NONE, NONE, NONE, FROM_CARD)
        if EFFECT[code[at]] is GAIN_NUGGETS:
            nuggets += GAIN_NUGGETS.amount_for(s, seat, run)
        else:
            EFFECT[code[at]].grant(s, seat, run)
        at = end_of(code, at)
    return nuggets


def roll_again(s: LegendsState) -> Verdict:
    return goto(ROLL) if PROSPECT.count(s) else NEXT


def prospected(s: LegendsState) -> Verdict:
    """Rerolls included; by a card it is no Prospect action."""
    if PROSPECT.action(s):
        note(s, on.PROSPECT, PROSPECT.seat(s), PROSPECT.shown(s))
    return announce(s)


PROSPECT_PROCEDURE: Final = PROSPECT.procedure(
    (
        Do("roll", roll),
        Do("gain", gain),
        Do("roll_again", roll_again),
        Do("prospected", prospected),
    )
)


# ---- deposit: how many nuggets, which Fool's Gold ----


def seller(s: LegendsState) -> list[int]:
    return [DEPOSIT.seat(s)]


def sales(s: LegendsState, seat: int) -> list[int]:
    """Any number of nuggets, then any Fool's Gold, at least one in all (WL-BANK-06, -07)."""
    sealed = s.sealed[seat]
    gold = [opt.SELL.of(s, card) for card in nugget_cards(s, seat)]
    if not sealed:
        least = 0 if gold else 1
        most = min(s.nuggets[seat], MOST_NUGGETS)
        return [opt.SELL_NUGGETS.of(s, count) for count in range(least, most + 1)]
    left = [option for option in gold if option not in sealed]
    nothing_yet = len(sealed) == 1 and sealed[0] == opt.SELL_NUGGETS.of(s, 0)
    return left if nothing_yet else [PASS, *left]


def sold(s: LegendsState, seat: int) -> bool:
    """Players with cards in hand are asked for Fool's Gold, held or not."""
    sealed = s.sealed[seat]
    if not sealed:
        return False
    if not s.hands[seat] or sealed[len(sealed) - 1] == PASS:
        return True
    return len(sealed) > 1 and not [o for o in sales(s, seat) if o != PASS]


def deposit(s: LegendsState) -> Verdict:
    seat = DEPOSIT.seat(s)
    sealed = s.sealed[seat]
    cards = [opt.SELL.member(s, option) for option in sealed[1:] if option != PASS]
    nuggets = opt.SELL_NUGGETS.member(s, sealed[0])
    count = nuggets + len(cards)
    emit(s, DEPOSITED, seat, count)
    lose_nuggets(s, seat, nuggets)  # WL-BANK-03
    for card in cards:
        use_fools_gold(s, seat, card)
    gain_money(s, seat, NUGGET_PRICE * count)
    gain_lp(s, seat, count, FROM_DEPOSIT)
    note(s, on.DEPOSIT_NUGGETS, seat, count)
    return announce(s)


def sale_stage(s: LegendsState, seat: int) -> int:
    return 1 if s.sealed[seat] else 0


def carried(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": s.nuggets[seat]}


DEPOSIT_PROCEDURE: Final = DEPOSIT.procedure(
    (
        Gather(
            "choose_nuggets",
            (
                Question("sell-nuggets", "WL-BANK-06", carried),
                Question("sell-fools-gold", "WL-BANK-07"),
            ),
            seller,
            sales,
            sold,
            deposit,
            sale_stage,
        ),
    )
)
