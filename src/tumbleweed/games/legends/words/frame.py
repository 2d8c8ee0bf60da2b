"""The integers of the frame that carries out a list of effects (procedures/effects.py)."""

from typing import Final

AT: Final = 0  # the address of the next word
UNTIL: Final = 1
ME: Final = 2  # the player whom the card calls "you"
DETAIL: Final = 3  # the track of the reputation gained; how many contributed to a story
TARGET: Final = 4  # the player chosen for this word; in the options of a `demand`, its victim
SOURCE: Final = 5  # the ability it belongs to, or NONE
