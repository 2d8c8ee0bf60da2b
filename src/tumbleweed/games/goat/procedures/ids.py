"""The procedures' numbers: their index in the ruleset's list."""

from typing import Final

GAME: Final = 0
UPKEEP: Final = 1
DISTRIBUTION: Final = 2
OFFER: Final = 3
ROB: Final = 4
SWINDLE: Final = 5
SALOON: Final = 6
DANCE: Final = 7
GAMBLE: Final = 8
