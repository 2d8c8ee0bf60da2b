"""The numbers of Ante Up's part of the state (`state/ante_up.toml` declares it)."""

from typing import Final

ORANGE: Final = 2  # in terms.COLORS
STANDS: Final = ("general-store", "trading-post")
GENERAL_STORE_STAND: Final = 0
TRADING_POST_STAND: Final = 1
# Event markers: on the LP track, then on the three others (AU-SETUP-09).
MARKERS: Final = ("lp-5", "lp-10", "lp-15", "lp-20", "gambler", "marshal", "wanted")
TOKEN_KINDS: Final = ("claim_jumper", "longhorn", "outlaw", "high_roller")
CLAIM_JUMPER: Final = 0
LONGHORN: Final = 1
OUTLAW: Final = 2
HIGH_ROLLER: Final = 3
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")  # Faro layout
SLOTS: Final = ("winner", "jackpot")  # the cards of Faro that pay
WINNER: Final = 0
JACKPOT: Final = 1
LAID_KINDS: Final = (*TOKEN_KINDS, "nugget", "frontier")  # what events put on the board
NUGGET: Final = 4
FRONTIER_TOKEN: Final = 5

# ---- random streams, after those of the game ----
STANDS_STREAM: Final = 12  # which stand sells which items
EVENTS_STREAM: Final = 13  # shuffles of the event deck; choices during the set-up
ENCOUNTERS_STREAM: Final = 14
FRONTIER_STREAM: Final = 15
BOARD_TOKENS_STREAM: Final = 16  # which token of its kind is revealed
FARO_STREAM: Final = 17  # which of the four cards is turned next
ANTE_UP_STREAMS: Final = (
    "stands", "events", "encounters", "frontier", "board-tokens", "faro",
)  # fmt: skip
