"""The procedures of a game with Ante Up: second tables in the book's order, and its own."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Procedure
from tumbleweed.games.legends.procedures.ante_up.faro import FARO_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.high_stakes import HIGH_STAKES_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.poker import POKER_PROCEDURE
from tumbleweed.games.legends.procedures.prospect import PROSPECT_PROCEDURE
from tumbleweed.games.legends.state.procedure_ids import POKER, PROSPECT

SECOND: Final[dict[int, Procedure]] = {  # by the number of the game's procedure it stands for
    # ---- gambling ----
    POKER: POKER_PROCEDURE,
    PROSPECT: Procedure(  # the same steps; a card may say what gravel brings
        "prospect",
        PROSPECT_PROCEDURE.steps,
        *PROSPECT_PROCEDURE.local_names,
        "gravel",
        "gravel_end",
    ),
}
FURTHER: Final[list[Procedure]] = [
    FARO_PROCEDURE,
    HIGH_STAKES_PROCEDURE,
]  # in the order of procedure_ids.py
