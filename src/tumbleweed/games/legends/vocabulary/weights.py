"""What effects and conditions are about, for whoever weighs them: the bots."""

from __future__ import annotations

from typing import Final

# ---- effects ----
GAIN: Final = "gain"  # of a good
LOSS: Final = "loss"  # of a good
OPTIONS: Final = "options"  # the best one counts
DEAL: Final = "deal"  # it can be declined
BRANCH: Final = "branch"  # hangs on a condition
DICE: Final = "dice"
SHERIFF: Final = "sheriff"
LOOK: Final = "look"
DISCOUNT: Final = "discount"
CATTLE: Final = "cattle"
SMALL_GAIN: Final = "small-gain"  # about as much as a card
UNWEIGHED: Final = "unweighed"  # what it brings hangs on too much

# ---- conditions ----
AT_LEAST: Final = "at-least"  # so much of a good
FEWEST: Final = "fewest"  # nobody has less of a good
UPGRADED: Final = "upgraded"  # an upgraded item
INVERTED: Final = "inverted"
ANY: Final = "any"
ALL: Final = "all"
UNKNOWN: Final = "unknown"  # taken to hold
