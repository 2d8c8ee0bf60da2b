"""The triggers of Ante Up; their numbers follow those of the game."""

from typing import Final

from tumbleweed.games.legends.vocabulary.trigger import Named
from tumbleweed.games.legends.vocabulary.triggers import event

WIN_FARO: Final = event(
    "win_faro",
    "markers were paid, as the `winner`, the `jackpot` or `any`; how much: markers in that game",
    Named("slot", ("winner", "jackpot"), "any"),
)
EXPLORE_FRONTIER: Final = event(
    "explore_frontier", "a frontier token was turned; how much: its number"
)
GAIN_LONGHORN: Final = event("gain_longhorn", "longhorns were taken; how much: tokens")
DELIVER_LONGHORN: Final = event("deliver_longhorn", "longhorns were delivered; how much: tokens")
RIDE_RAIL: Final = event("ride_rail", "by rail from station to station")

# ---- gambling ----

# `gain_reputation` on the Gambler track: "any" means the two others only
GAIN_GAMBLER: Final = event("gain_gambler", "", written=False)
# ---- events, characters and goals ----

MOVE_SHERIFF: Final = event("move_sheriff", "the Sheriff was moved; how much: spaces")
