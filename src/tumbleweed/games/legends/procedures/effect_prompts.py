"""The small questions of effects: yes or no, which deck, which ranch, which die."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import draw as roll
from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    Ask,
    Do,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.cattle import acquire, ranch
from tumbleweed.games.legends.components.decks.poker import pass_card
from tumbleweed.games.legends.components.decks.stories import peek_story
from tumbleweed.games.legends.components.fight import npc_loses
from tumbleweed.games.legends.effects.choices import Offer, accepted
from tumbleweed.games.legends.effects.possible import question_of
from tumbleweed.games.legends.state.frames import EFFECTS, SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import DICE_STREAM
from tumbleweed.games.legends.state.queries import discs
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import step_labels
from tumbleweed.games.legends.vocabulary.effect import EFFECT
from tumbleweed.games.legends.vocabulary.events import BANDIT_GONE, DISC_BACK, REROLLED
from tumbleweed.games.legends.vocabulary.options import NO, PASS, YES

STEPS: Final = (
    label("deal"), label("deal"), label("give"), label("look"), label("ranch"),
    label("retire"), label("take_back"), label("reroll"),
)  # fmt: skip
WHICH: Final = label("which")
HOUSE: Final = label("house")


def which(s: LegendsState) -> Verdict:
    kind = SMALL_CHOICE.kind(s)
    if kind in (step_labels.MAY, step_labels.PAY) and not affordable(s, openly=True):
        return done(s)
    others = SMALL_CHOICE.seat(s) != SMALL_CHOICE.me(s)
    if kind == step_labels.MAY and s.compiled.house_chooses and others:
        return goto(HOUSE)
    return goto(STEPS[kind])


# ---- a deal: `may` and `pay` ----


def affordable(s: LegendsState, openly: bool = False) -> bool:
    """The cost of a `pay`, or whatever a `may` takes: all or nothing."""
    offer = EFFECT[s.compiled.code[SMALL_CHOICE.at(s)]]
    assert isinstance(offer, Offer)
    knower = NONE if openly else SMALL_CHOICE.seat(s)
    return offer.affordable(s, SMALL_CHOICE.at(s), SMALL_CHOICE.me(s), knower)


def yes_or_no(s: LegendsState) -> list[int]:
    """A player who cannot pay, for lack of Fool's Gold, is still asked."""
    return [NO, YES] if affordable(s) else [NO]


def take_deal(s: LegendsState, option: int) -> Verdict:
    return accept(s) if option == YES else done(s)


def accept(s: LegendsState) -> Verdict:
    start, end = accepted(s, SMALL_CHOICE.at(s))
    me, detail = SMALL_CHOICE.me(s), SMALL_CHOICE.detail(s)
    if SMALL_CHOICE.kind(s) == step_labels.MAY:
        return EFFECTS.become(s, at=start, until=end, me=me, detail=detail)
    SMALL_CHOICE.set_times(s, SMALL_CHOICE.times(s) - 1)
    return EFFECTS.call(s, at=start, until=end, me=me, detail=detail)


def once_more(s: LegendsState) -> Verdict:
    """`pay` up to so many times."""
    return goto(WHICH) if SMALL_CHOICE.times(s) > 0 else done(s)


def house_decides(s: LegendsState) -> Verdict:
    """The house calls a fight off when its card would lose (fight card 10)."""
    return accept(s) if npc_loses(s) else done(s)


def deal_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    node = question_of(s, SMALL_CHOICE.at(s))
    return {"effects": f"effects:{node}.0", "source": f"node:{s.compiled.nodes[node]}"}


# ---- give a card (WL-CHAR-11) ----


def own_cards(s: LegendsState) -> list[int]:
    return [opt.GIVE.of(s, card) for card in s.hands[SMALL_CHOICE.seat(s)]]


def take_gift(s: LegendsState, option: int) -> Verdict:
    giver, taker, card = SMALL_CHOICE.seat(s), SMALL_CHOICE.at(s), opt.GIVE.member(s, option)
    pass_card(s, giver, taker, card)
    return done(s)


# ---- look at a story card ----


def story_decks(s: LegendsState) -> list[int]:
    return [opt.LOOK.of(s, side) for side in range(2) if (s.story_left, s.story_right)[side]]


def take_look(s: LegendsState, option: int) -> Verdict:
    peek_story(s, SMALL_CHOICE.seat(s), opt.LOOK.member(s, option))
    return done(s)


# ---- a token of a ranch ----


def ranches(s: LegendsState) -> list[int]:
    colors = range(len(s.compiled.colors))
    return [opt.RANCH.of(s, color) for color in colors if ranch(s, color)]


def take_ranch(s: LegendsState, option: int) -> Verdict:
    acquire(s, SMALL_CHOICE.seat(s), opt.RANCH.member(s, option))
    return done(s)


# ---- a bandit retires ----


def bandits(s: LegendsState) -> list[int]:
    count = len(s.compiled.board.hideouts)
    return [opt.BANDIT.of(s, i) for i in range(count) if s.bandits >> i & 1]


def take_bandit(s: LegendsState, option: int) -> Verdict:
    hideout = opt.BANDIT.member(s, option)
    s.bandits &= ~(1 << hideout)
    emit(s, BANDIT_GONE, s.compiled.board.hideouts[hideout])
    return done(s)


# ---- a disc comes back ----


def own_discs(s: LegendsState) -> list[int]:
    seat = SMALL_CHOICE.seat(s)
    return [PASS] + [opt.TAKE_BACK.of(s, side) for side in range(2) if seat in discs(s, side)]


def take_disc(s: LegendsState, option: int) -> Verdict:
    if option != PASS:
        side = opt.TAKE_BACK.member(s, option)
        discs(s, side).remove(SMALL_CHOICE.seat(s))
        emit(s, DISC_BACK, SMALL_CHOICE.seat(s), side)
    return done(s)


# ---- a die is rolled again ----


def open_dice(s: LegendsState) -> list[int]:
    return [opt.REROLL.of(s, die) for die in range(len(s.dice))]


def take_die(s: LegendsState, option: int) -> Verdict:
    die = opt.REROLL.member(s, option)
    s.dice[die] = s.compiled.die[roll(s, DICE_STREAM, len(s.compiled.die))]
    emit(s, REROLLED, SMALL_CHOICE.seat(s), s.dice[die])
    return done(s)


SMALL_CHOICE_PROCEDURE: Final = SMALL_CHOICE.procedure(
    (
        Do("which", which),
        Ask(
            "deal",
            Question("deal", "WL-WOUND-03", deal_facts),
            SMALL_CHOICE.seat,
            yes_or_no,
            take_deal,
        ),
        Do("once_more", once_more),
        Do("house", house_decides),
        Do("house_done", done),
        Ask("give", Question("give", "WL-CHAR-11"), SMALL_CHOICE.seat, own_cards, take_gift),
        Ask("look", Question("look", "WL-STORY-02"), SMALL_CHOICE.seat, story_decks, take_look),
        Ask("ranch", Question("ranch", "WL-CATTLE-01"), SMALL_CHOICE.seat, ranches, take_ranch),
        Ask("retire", Question("retire", "WL-BANDIT-02"), SMALL_CHOICE.seat, bandits, take_bandit),
        Ask(
            "take_back",
            Question("take-back", "WL-STORY-10"),
            SMALL_CHOICE.seat,
            own_discs,
            take_disc,
        ),
        Ask("reroll", Question("reroll", "WL-GOLD-04"), SMALL_CHOICE.seat, open_dice, take_die),
    )
)
