"""The toy game's table and steps; toy.py assembles them.

It has every kind of step: asking and not, with each verdict.
"""

from typing import Any

from tumbleweed.core.chance import draw, shuffle
from tumbleweed.core.events import Arg, EventKinds, emit
from tumbleweed.core.frames import (
    NEXT,
    Verdict,
    call,
    done,
    goto,
    label,
    local,
    set_local,
    unwind,
)
from tumbleweed.core.log_grammar import line
from tumbleweed.core.state import State, mask_of
from tumbleweed.core.visibility import show

CARDS = tuple("abcdefghijklmn")
HAND, PICKS, ROUNDS = 4, 2, 2
DECK, COIN = 1, 2
STREAMS = ("redeal", "deck", "coin")
GAME, ROUND, COURT, ABYSS = range(4)

COURT_WORDS = ("rule", "ponder", "flip", "peek", "hand-over", "delve", "muse", "dissolve")
TRAP_WORDS = ("whirl", "fall", "lose-the-way", "go-nowhere")
RULE, PONDER, FLIP, PEEK, HAND_OVER, DELVE, MUSE, DISSOLVE, WHIRL, FALL, LOSE, NOWHERE = range(
    len(CARDS), len(CARDS) + len(COURT_WORDS + TRAP_WORDS)
)

_SEAT, _CARD = Arg("seat", "seat"), Arg("card", "card", CARDS)
_SECRET_CARD = Arg("card", "card", CARDS, secret=True)
_SECRET_CARDS = Arg("cards", "card", CARDS, many=True, secret=True)
EVENTS = EventKinds()
DEALT = EVENTS.add("dealt", (_SEAT, _SECRET_CARDS), line(), audience=("seat",))
PICKED = EVENTS.add("picked", (_SEAT, _CARD), line())
SILENT = EVENTS.add("silent", (), line())
FLIPPED = EVENTS.add("flipped", (_SEAT, Arg("side")), line())
PEEKED = EVENTS.add("peeked", (_SEAT, _SECRET_CARD), line(), audience=("seat",))
RULED = EVENTS.add("ruled", (Arg("verdict"),), line())
EVENT_KINDS = EVENTS.complete()


class ToyState(State):
    def __init__(
        self,
        seed: int, stack: list[int], result: int, sealed: list[list[int]],
        rolls: list[int], script: list[list[int]], barriers: int,
        round: int, pile: list[int], hands: list[list[int]], table: list[list[int]],
        sides: list[int], verdicts: list[int], silences: int, known: list[int],
    ) -> None:  # fmt: skip
        super().__init__(seed, stack, result, sealed, rolls, script, barriers)
        self.round = round
        self.pile = pile  # its end is the top
        self.hands = hands
        self.table = table
        self.sides = sides
        self.verdicts = verdicts
        self.silences = silences
        self.known = known  # per seat: cards it knows to be in the pile

    def clone(self) -> "ToyState":
        return ToyState(
            self.seed, self.stack[:], self.result, [row[:] for row in self.sealed],
            self.rolls[:], [row[:] for row in self.script], self.barriers,
            self.round, self.pile[:], [row[:] for row in self.hands],
            [row[:] for row in self.table], self.sides[:], self.verdicts[:],
            self.silences, self.known[:],
        )  # fmt: skip


# ---- the game and its rounds ----

PLAY_ROUND, NEXT_ROUND = label("play_round"), label("next_round")


def deal(s: ToyState) -> Verdict:
    shuffle(s, DECK, s.pile)
    for seat, hand in enumerate(s.hands):
        hand.extend(sorted(s.pile.pop() for _ in range(HAND)))
        emit(s, DEALT, seat, mask_of(hand))
    return NEXT


def next_round(s: ToyState) -> Verdict:
    s.round += 1
    return goto(PLAY_ROUND) if s.round <= ROUNDS else NEXT


def everybody(s: ToyState) -> list[int]:
    return list(range(len(s.hands)))


def unpicked(s: ToyState, seat: int) -> list[int]:
    return [card for card in s.hands[seat] if card not in s.sealed[seat]]


def two_picked(s: ToyState, seat: int) -> bool:
    return len(s.sealed[seat]) == PICKS


def lay_out(s: ToyState) -> Verdict:
    for seat, picks in enumerate(s.sealed):
        for card in sorted(picks):
            s.hands[seat].remove(card)
            s.table[seat].append(card)
            emit(s, PICKED, seat, card)
    return NEXT


def be_silent(s: ToyState) -> Verdict:
    s.silences += 1
    emit(s, SILENT)
    return NEXT


def hold_court(s: ToyState) -> Verdict:
    return call(s, COURT, (s.round - 1) % len(s.hands), 0)


def verdict(s: ToyState) -> Verdict:
    s.verdicts.append(s.result)
    emit(s, RULED, s.result)
    return NEXT


# ---- the court: every verdict a step can give ----

CALL_JUDGE, MUSING, WHIRLING = label("call_judge"), label("muse"), label("whirl")
JUDGE, LEVEL, PONDERED = range(3)


def judge(s: ToyState) -> int:
    return local(s, JUDGE)


def court_options(s: ToyState) -> list[int]:
    return list(range(RULE, DISSOLVE + 1))


def court_and_traps(s: ToyState) -> list[int]:
    return list(range(RULE, NOWHERE + 1))


def court_facts(s: ToyState, seat: int) -> dict[str, Any]:
    return {"level": local(s, LEVEL)}


def judge_says(s: ToyState, option: int) -> Verdict:
    seat = local(s, JUDGE)
    if option == RULE:
        return done(s, local(s, LEVEL) + 1)
    if option == DELVE:
        return call(s, COURT, seat, local(s, LEVEL) + 1)
    if option == MUSE:
        return goto(MUSING)
    if option == DISSOLVE:
        return unwind(s, GAME, NEXT_ROUND)
    if option == WHIRL:
        return goto(WHIRLING)
    if option == FALL:
        return call(s, ABYSS)
    if option == LOSE:
        return unwind(s, ABYSS, WHIRLING)
    if option == NOWHERE:
        return goto(NEXT_ROUND)
    if option == PONDER:
        set_local(s, PONDERED, local(s, PONDERED) + 1)
    if option == FLIP:
        s.sides.append(draw(s, COIN, 2))
        emit(s, FLIPPED, seat, s.sides[-1])
    if option == PEEK:
        top = s.pile[-1]
        show(s, s.known, 1 << seat, 1 << top)
        emit(s, PEEKED, seat, top)
    if option == HAND_OVER:
        set_local(s, JUDGE, (seat + 1) % len(s.hands))
    return goto(CALL_JUDGE)


def judge_alone(s: ToyState) -> list[int]:
    return [local(s, JUDGE)]


def musings(s: ToyState, seat: int) -> list[int]:
    return [PONDER, RULE]


def muse(s: ToyState) -> Verdict:
    """Only what was pondered counts."""
    count = s.sealed[local(s, JUDGE)].count(PONDER)
    set_local(s, PONDERED, local(s, PONDERED) + 10 * count)
    return goto(CALL_JUDGE)


def heed_inner_court(s: ToyState) -> Verdict:
    return done(s, s.result + 100)


def whirl(s: ToyState) -> Verdict:
    return goto(WHIRLING)
