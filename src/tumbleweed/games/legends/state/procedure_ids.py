"""The procedures' numbers: their index in the ruleset's list."""

from typing import Final

GAME: Final = 0
PREPARE: Final = 1
TURN: Final = 2
MOVE_ACTION: Final = 3
RIDE: Final = 4
FIGHT: Final = 5
SHERIFF_RIDE: Final = 6
POKER: Final = 7
PROSPECT: Final = 8
DEPOSIT: Final = 9
SHOP: Final = 10
DELIVERY: Final = 11
STORY: Final = 12
ANNOUNCE: Final = 13
USE: Final = 14
EFFECTS: Final = 15
CHOICE: Final = 16
DISCARD: Final = 17
CHOOSE_PLAYER: Final = 18
PLACE: Final = 19
PAY_NUGGETS: Final = 20
SMALL_CHOICE: Final = 21
CLAIM: Final = 22
TURN_WANTED: Final = 23
BLACK: Final = 24
