"""The initial state: everything in the supply, nobody holds anything."""

from __future__ import annotations

from tumbleweed.core.frames import LOCALS
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.model import (
    CHARACTERS,
    KINDS,
    LOCATIONS,
    STREAMS,
    Compiled,
    GoatState,
)
from tumbleweed.games.goat.procedures.frames import GAME


def bare_table(compiled: Compiled, seed: int, starter: int) -> GoatState:
    n = compiled.players
    return GoatState(
        seed=seed,
        stack=[GAME.number, 0, *[0] * LOCALS],
        result=0,
        sealed=[[] for _ in range(n)],
        rolls=[0] * len(STREAMS),
        script=[[] for _ in STREAMS],
        barriers=0,
        compiled=compiled,
        round=1,
        starter=starter,
        dealer=NONE,
        receiver=NONE,
        last_active=NONE,
        claim=NONE,
        offered=NONE,
        hand=[],
        deck=compiled.characters[:],
        removed_down=NONE,
        removed_up=NONE,
        table=[],
        discard=[],
        aside=[],
        hat_on=[NONE] * len(CHARACTERS),
        hats=[compiled.hats] * n,
        coins=[0] * n,
        elixirs=[0] * n,
        reserve=[0] * (n * KINDS),
        stock=[0] * len(LOCATIONS),
        till=[0] * len(LOCATIONS),
        supply=compiled.supply[:],
        bank=compiled.coins,
        loot_from=NONE,
        loot=0,
        trail=[],
        drawn=[],
        holds=[],
        shown=[],
        not_down=0,
    )
