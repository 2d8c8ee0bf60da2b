"""The smallest game with a secret: somebody knocks, somebody opens; the test decides who."""

from collections.abc import Callable
from typing import Any

import tumbleweed as tw
from tumbleweed.core import frames
from tumbleweed.core.chance import shuffle
from tumbleweed.core.content import Content
from tumbleweed.core.decision import Catalogue
from tumbleweed.core.events import EventLog
from tumbleweed.core.frames import LOCALS, NEXT, Ask, Do, Procedure, Question, Verdict, done
from tumbleweed.core.result import Result, Score
from tumbleweed.core.rules import Reason
from tumbleweed.core.ruleset import Ruleset, Setup
from tumbleweed.core.state import LIST, Field, Schema, State
from tumbleweed.core.text import Wording
from tumbleweed.core.visibility import Pool, deal_anew


class DoorState(State):
    """Three seats hold a card each. Seat 0 knocks; somebody opens."""

    def __init__(
        self, seed: int, stack: list[int], rolls: list[int], hands: list[int], barriers: int
    ) -> None:
        super().__init__(seed, stack, 0, [[], [], []], rolls, [[]], barriers)
        self.hands = hands

    def clone(self) -> "DoorState":
        return DoorState(self.seed, self.stack[:], self.rolls[:], self.hands[:], self.barriers)


KNOCK, OPEN = 0, 1
KEY = 2  # the card that opens the door


def holder_of_the_key(s: DoorState) -> int:
    return s.hands.index(KEY)


def next_seat(s: DoorState) -> int:
    return 1


def shuffled(s: DoorState) -> Verdict:
    shuffle(s, 0, s.hands)
    return NEXT


class Door(Ruleset):
    def __init__(self, opener: Callable[[DoorState], int]) -> None:
        wording = Wording("door", lambda kind, name, lang: name)
        catalogue = Catalogue(wording)
        for word in ("knock", "open"):
            catalogue.add(word, word)
        steps = (
            Do("deal", shuffled),
            Ask("knock", Question("knock", ""), lambda s: 0, lambda s: [KNOCK], lambda s, o: NEXT),
            Ask("open", Question("open", ""), opener, lambda s: [OPEN], lambda s, o: done(s)),
        )
        schema = Schema(("redeal",), catalogue.keys, Field("hands", LIST))
        setup = Setup("door", 3, "plain", (), {})
        super().__init__(
            setup, Content("door", ""), wording, catalogue, [Procedure("door", steps)], [], schema
        )

    def fresh(self, seed: int) -> DoorState:
        return DoorState(seed, [0, 0, *[0] * LOCALS], [0], [0, 1, 2], 0)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, DoorState)
        return {"card": None if seat is None else s.hands[seat]}

    def redeal(self, s: State, seat: int) -> None:
        assert isinstance(s, DoorState)
        own = 1 << s.hands[seat]
        hidden = [other for other in range(3) if other != seat]
        [cards] = deal_anew(s, [Pool([card for card in s.hands if not own >> card & 1])])
        for other, card in zip(hidden, cards, strict=True):
            s.hands[other] = card

    def result(self, s: State) -> Result:
        return Result([Score({}, ()) for _ in range(3)])

    def why_not(self, s: State, seat: int, action: str) -> list[Reason]:
        return []


def at_the_door(opener: Callable[[DoorState], int], seed: int) -> tw.Game:
    ruleset = Door(opener)
    state = ruleset.fresh(seed)
    state.pending_events = []
    frames.advance(ruleset.procedures, state)
    return tw.Game(ruleset, state, None, EventLog([]))
