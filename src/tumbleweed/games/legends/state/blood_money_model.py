"""The numbers of Blood Money's part of the state (`state/blood_money.toml` declares it)."""

from typing import Final

TRADER_STAND: Final = 2  # after the two of Ante Up
CONDITIONS: Final = 3  # places for discs beside a legendary story
OUTCOMES: Final = ("a", "b")  # a card of the deck is 2 * number of its story + outcome
MAP_TOKENS: Final = ("o", "x", "danger-x")
O_TOKEN: Final = 0
X_TOKEN: Final = 1
DANGER_TOKEN: Final = 2
DEED_KINDS: Final = (
    "saloon", "store", "ranch", "mine", "station", "bank", "cabaret", "doctor",
)  # fmt: skip
SCORINGS: Final = ("per_kind", "per_deed", "fixed", "per_money")
PER_KIND: Final = 0
PER_DEED: Final = 1
FIXED: Final = 2
PER_MONEY: Final = 3
SWITCHED_OFF: Final = ("deeds", "legendary_purchase")  # what a mode may leave out
RUIN_TOKENS: Final = 12
# What cards forbid, as bits; the first two are those of the kinds of items
FORBIDDEN: Final = ("weapon", "mount", "bonus", "reaction", "risk", "revel", "train")
NO_BONUS: Final = 1 << 2
NO_REACTION: Final = 1 << 3
NO_RISK: Final = 1 << 4
NO_REVEL: Final = 1 << 5
NO_TRAIN: Final = 1 << 6
MOST_FORFEITED: Final = 9  # cards with one text; more are several texts
RISK_BONUSES: Final = ("card", "money", "move")  # in the order of their file

# ---- random streams, after those of Ante Up ----
TALES_STREAM: Final = 18  # outcomes and order of the legendary stories
INJURIES_STREAM: Final = 19
TRADER_STREAM: Final = 20  # his movement cards
RELICS_STREAM: Final = 21  # Legendary items
RISK_STREAM: Final = 22
MAP_TOKENS_STREAM: Final = 23
BLOOD_MONEY_STREAMS: Final = (
    "tales", "injuries", "trader", "relics", "risk", "map-tokens",
)  # fmt: skip
