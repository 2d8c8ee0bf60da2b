"""Standing orders: answers decided in advance, so that nobody waits for them.

An order is data: which questions it answers, and how. The names of questions and options are the
game's own: `ORDERS` in `server/games/<game>/orders.py`, or in the package of an external game.
Whether an answer is legal is decided by the game. An order sees what its owner sees: the question
and the view of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tumbleweed.core.decision import Decision
from tumbleweed.core.game import Seat
from tumbleweed.core.packages import optional_module
from tumbleweed.server.errors import Refused

Json = dict[str, Any]
GAME: Final = "game"  # an order lasts until it ends, unless it says otherwise


@dataclass(frozen=True)
class Order:
    prompts: tuple[str, ...]  # the questions it answers,
    answer: str  # with this option, if offered;
    others_turns: bool = False  # only during another player's turn;
    cards: str = ""  # or only if no card among the options with this prefix
    ranks: tuple[str, ...] = ()  # reaches the rank `below`, one of these


@dataclass(frozen=True)
class Orders:
    """What can be ordered in a game, by name, and for how long."""

    known: dict[str, Order]
    until: dict[str, tuple[str, ...]]  # the part of the view that stays the same until then


NO_ORDERS: Final = Orders({}, {GAME: ()})
FIELDS: Final = {"order", "until", "below", "given"}


def game_orders(game: str) -> Orders:
    found = optional_module(game, "tumbleweed.server.games", "orders")
    if found is None:
        return NO_ORDERS
    orders = found.ORDERS
    assert isinstance(orders, Orders)
    return orders


def orders_of(game: str) -> list[Json]:
    """The possible orders of a game, for forms."""
    orders = game_orders(game)
    return [
        {"order": name, "until": list(orders.until), "below": list(order.ranks)}
        for name, order in orders.known.items()
    ]


# ---- giving them ----


def read_orders(game: str, data: list[Json], view: Json | None = None) -> list[Json]:
    """Orders as stored. `view` is the owner's current one; None before the game."""
    return [_read(game, each, view) for each in data]


def _read(game: str, data: Json, view: Json | None) -> Json:
    orders = game_orders(game)
    known = orders.known
    name = _one_of("standing order", data.get("order"), tuple(known))
    _one_of("until", data.get("until", GAME), tuple(orders.until))
    for field in data:
        _one_of(f"part of {name}", field, tuple(sorted(FIELDS)))
    out: Json = {"order": name, "until": data.get("until", GAME)}
    if data.get("below") is not None:
        out["below"] = _one_of(f"rank for {name}", data["below"], known[name].ranks)
    if out["until"] != GAME:
        if view is None:
            raise Refused(422, "bad-order", "Before the game an order can be for all of it only.")
        out["given"] = [view[name] for name in orders.until[out["until"]]]
    return out


def _one_of(what: str, value: Any, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        listed = ", ".join(known) or "none"
        raise Refused(422, "bad-order", f"There is no {what} {str(value)[:40]!r}; known: {listed}.")
    return value


# ---- following them ----


def ordered(orders: list[Json], decision: Decision, seat: Seat) -> str | None:
    """The answer of the first matching order; None if there is none."""
    known = game_orders(seat.setup.game).known if orders else {}
    for data in orders:
        order = known.get(data["order"])
        if order is not None and _fits(order, data.get("below"), decision, seat):
            return order.answer
    return None


def _fits(order: Order, below: str | None, decision: Decision, seat: Seat) -> bool:
    if decision.prompt.key not in order.prompts or order.answer not in decision.keys:
        return False
    if below is not None and not _all_lower(order, below, decision):
        return False
    if not order.others_turns:
        return True
    view = seat.view
    return bool(view["active"] != view["you"])


def _all_lower(order: Order, below: str, decision: Decision) -> bool:
    if below not in order.ranks:  # expired
        return False
    limit = order.ranks.index(below)
    return all(rank < limit for rank in _ranks(order, decision))


def _ranks(order: Order, decision: Decision) -> Iterator[int]:
    for key in decision.keys:
        if key.startswith(order.cards):
            yield order.ranks.index(key.removeprefix(order.cards).partition("-")[0])


def lasting(orders: list[Json], seat: Seat) -> list[Json]:
    """The orders that have not expired."""
    if all("given" not in order for order in orders):
        return orders
    until, view = game_orders(seat.setup.game).until, seat.view

    def lasts(order: Json) -> bool:
        names = until.get(order["until"])
        return names is not None and order["given"] == [view.get(name) for name in names]

    return [order for order in orders if "given" not in order or lasts(order)]
