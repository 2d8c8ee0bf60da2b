"""The standing orders of Western Legends."""

from __future__ import annotations

from typing import Final

from tumbleweed.server.tables.orders import GAME, Order, Orders

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
ORDERS: Final = Orders(
    {
        "never-join-poker": Order(("ask-join",), "sit-out"),
        "decline-fights": Order(
            ("ask-answer-fight", "ask-lay"), "decline", cards="lay:poker-", ranks=RANKS
        ),
        "pass-reactions": Order(
            ("ask-react", "ask-start-fight", "ask-answer"), "pass", others_turns=True
        ),
    },
    until={GAME: (), "round": ("round",), "turn": ("round", "active")},
)
