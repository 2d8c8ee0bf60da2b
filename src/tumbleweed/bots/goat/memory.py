"""What a seat remembers: the cards it has seen, the tokens of others, their habits.

Everything comes from the events of the seat, so a bot that sits down in the middle of a game
remembers as much as one that was there from the start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumbleweed.bots.goat.table_view import CARD, TOKEN, Table, compiled_for
from tumbleweed.core.content import Content
from tumbleweed.core.events import Event
from tumbleweed.core.game import Seat
from tumbleweed.games.goat.model import COWBOY, DANCER, GOAT, KID, KINDS, PROSPECTOR, WIDOW

UNWELCOME = {GOAT, DANCER, KID, WIDOW, COWBOY, PROSPECTOR}  # they are worth little
SOME_TOKEN = 3.0  # the value of a token not seen


def sounds_good(card: int) -> bool:
    """Whether most players would welcome that name, whatever is on the table."""
    return card not in UNWELCOME


class Memory:
    def __init__(self, content: Content, players: int) -> None:
        self._content = content
        self._players = players
        self._forget()

    def _forget(self) -> None:
        players, compiled = self._players, compiled_for(self._content, self._players)
        self._count = 0  # events processed
        self._last: Event | None = None
        self.in_hand: set[int] = set()  # known to be in the Dealer's hand, or offered from it
        self.goat_not_down = False  # the face-down card is not the Goat
        self.reserves = [[0.0] * KINDS for _ in range(players)]  # expected tokens by kind
        for reserve in self.reserves:
            for kind in compiled.start_tokens:
                reserve[kind] += 1.0
        self.truths = [0] * players  # per Dealer
        self.lies = [0] * players
        # per receiver: how often [refused, accepted] under [unwelcome, good] names
        self.answers = [[[0, 0], [0, 0]] for _ in range(players)]

    def update(self, seat: Seat) -> None:
        """Process the events since the last update; start over after an undo."""
        news = seat.events_since(max(0, self._count - 1))
        if self._last is not None:
            if not news or news[0] != self._last:
                self._forget()
                news = seat.events
            else:
                del news[0]
        for event in news:
            _HANDLERS.get(event.key, _ignore)(self, event.args)
        if news:
            self._count += len(news)
            self._last = news[-1]

    # ---- cards ----

    def _new_round(self, args: dict[str, Any]) -> None:
        self.in_hand.clear()
        self.goat_not_down = False

    def _goat_returned(self, args: dict[str, Any]) -> None:
        self.goat_not_down = True

    def _saw_cards(self, args: dict[str, Any]) -> None:
        if args["cards"] is not None:
            self.in_hand.update(_card(ref) for ref in args["cards"])

    def _offered(self, args: dict[str, Any]) -> None:
        self.in_hand.add(_card(args["claim"]))  # GB-DEAL-08

    def _accepted(self, args: dict[str, Any]) -> None:
        self._revealed(args, accepted=True)

    def _refused(self, args: dict[str, Any]) -> None:
        self._revealed(args, accepted=False)

    def _revealed(self, args: dict[str, Any], accepted: bool) -> None:
        claim, card = _card(args["claim"]), _card(args["character"])
        self.in_hand.discard(card)
        honest = self.truths if claim == card else self.lies
        honest[_seat(args["dealer"])] += 1
        self.answers[_seat(args["seat"])][sounds_good(claim)][accepted] += 1

    # ---- tokens ----

    def _took_tokens(self, args: dict[str, Any]) -> None:
        self.reserves[_seat(args["seat"])][_kind(args["token"])] += args["count"]

    def _gave(self, args: dict[str, Any]) -> None:
        self.reserves[_seat(args["to"])][TOKEN["bottle"]] += args["count"]

    def _gambled(self, args: dict[str, Any]) -> None:
        """A token changes owner; if its kind is unknown, a fraction of every kind."""
        thief, victim = self.reserves[_seat(args["seat"])], self.reserves[_seat(args["victim"])]
        if args["token"] is not None:
            moved = [0.0] * KINDS
            moved[_kind(args["token"])] = 1.0
        else:
            total = sum(victim) or 1.0
            moved = [count / total for count in victim]
        for kind in range(KINDS):
            victim[kind] -= moved[kind]
            thief[kind] += moved[kind]

    def token_worth(self, table: Table, seat: int) -> float:
        """The expected value of a seat's tokens."""
        values = table.compiled.values
        if seat == table.me:
            return float(sum(n * value for n, value in zip(table.own_tokens, values, strict=True)))
        reserve = self.reserves[seat]
        worth = sum(n * value for n, value in zip(reserve, values, strict=True))
        untold = table.token_count[seat] - sum(reserve)  # there before the first update
        return worth + untold * SOME_TOKEN


def _ignore(memory: Memory, args: dict[str, Any]) -> None:
    """Most events can be read from the view."""


def _seat(ref: str) -> int:
    return int(ref[5:])


def _card(ref: str) -> int:
    return CARD[ref[10:]]


def _kind(ref: str) -> int:
    return TOKEN[ref[6:]]


_HANDLERS: dict[str, Callable[[Memory, dict[str, Any]], None]] = {
    "round-began": Memory._new_round,
    "goat-returned": Memory._goat_returned,
    "drew": Memory._saw_cards,
    "passed-hand": Memory._saw_cards,
    "offered": Memory._offered,
    "accepted": Memory._accepted,
    "refused": Memory._refused,
    "discarded": Memory._refused,
    "took-tokens": Memory._took_tokens,
    "kept-loot": Memory._took_tokens,
    "gave": Memory._gave,
    "gambled": Memory._gambled,
}
