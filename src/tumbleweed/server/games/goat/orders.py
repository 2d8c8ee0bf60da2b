"""The standing orders of The Good, the Bad and the Goat."""

from __future__ import annotations

from typing import Final

from tumbleweed.server.tables.orders import GAME, Order, Orders

ORDERS: Final = Orders(
    {"always-refuse": Order(("ask-answer",), "refuse")},
    until={GAME: (), "round": ("round",)},
)
