"""What a hint tells of an option: what it brings until the round is over, what the offered card
must be, whether an offer is taken.

Others choose what they offer; worlds dealt anew do not weigh that. So a lie is told only where no
other card fits what the seat knows.
"""

from __future__ import annotations

from typing import Final, cast

from tumbleweed.bots.advice.measures import Measure, Outcome, Outcomes
from tumbleweed.bots.goat.table_view import compiled_for
from tumbleweed.core.events import Event
from tumbleweed.core.game import Game, Seat
from tumbleweed.games.goat.model import TOKENS, Compiled
from tumbleweed.games.goat.view import GoatView

MEASURES: Final = {
    "coins": Measure("amount", 1.0),
    "truth": Measure("certain", 2.0, worth=0),
    "lie": Measure("certain", 2.0, worth=0),
    "card": Measure("certain", 1.5, worth=0),
    "taken": Measure("chance", 1.5, worth=0),
    "win": Measure("chance", 4.0),
}
ANSWERS: Final = {"accepted": 1.0, "refused": 0.0, "discarded": 0.0}


def read(game: Game, seat: Seat, option: str) -> Outcomes:
    """Of a world in which that option of the seat was tried."""
    before, after = cast(GoatView, seat.view), cast(GoatView, game.view(seat.seat))
    compiled = compiled_for(seat.content, seat.setup.players)
    gained = _worth(compiled, after, seat.seat) - _worth(compiled, before, seat.seat)
    found = {Outcome("coins"): float(gained)}
    _answers(found, game.events_for(seat.seat, len(seat.events)), f"seat:{seat.seat}")
    if game.result is not None:
        found[Outcome("win")] = float(seat.seat in game.result.winners)
    return found


def _worth(compiled: Compiled, view: GoatView, seat: int) -> int:
    """Coins and tokens, in coins."""
    player = view["players"][seat]
    tokens = player["tokens"] or {}
    values = dict(zip(TOKENS, compiled.values, strict=True))
    return player["coins"] + sum(values[name] * count for name, count in tokens.items())


def _answers(found: Outcomes, events: list[Event], me: str) -> None:
    """To the first offer: mine, or one to me."""
    first = next((each for each in events if each.key in ANSWERS), None)
    if first is None:
        return
    claim, truth = first.args["claim"], first.args["character"]
    if first.args["seat"] == me:
        found[Outcome("truth" if claim == truth else "lie", claim)] = 1.0
        if claim != truth:
            found[Outcome("card", truth)] = 1.0
    elif first.args["dealer"] == me:
        found[Outcome("taken")] = ANSWERS[first.key]
