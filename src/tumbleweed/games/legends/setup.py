"""The table before the first card: all in the supply, nobody holds anything."""

from __future__ import annotations

from tumbleweed.core.frames import LOCALS
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.fighting import no_fight
from tumbleweed.games.legends.goals import SETS
from tumbleweed.games.legends.model import STREAMS, TURN_KEYS, LegendsState
from tumbleweed.games.legends.procedures.ids import GAME


def bare_table(box: Box, seed: int, first: int, characters: list[int]) -> LegendsState:
    """`characters` may be agreed beforehand; else it is empty."""
    n = box.players
    green: list[int] = []
    blue: list[int] = []
    for token in box.herd:
        (green if box.cattle_color[token] == 0 else blue).append(token)
    return LegendsState(
        seed=seed,
        stack=[GAME, 0, *[0] * LOCALS],
        result=0,
        sealed=[[] for _ in range(n)],
        rolls=[0] * len(STREAMS),
        script=[[] for _ in STREAMS],
        barriers=0,
        box=box,
        round=1,
        active=0,
        first=first,
        ending=0,
        turn=[0] * len(TURN_KEYS),
        used=[0] * n,
        due=[],
        character=characters[:] or [NONE] * n,
        space=[NONE] * n,
        lp=[0] * n,
        legend=[0] * n,
        marshal=[0] * n,
        wanted=[0] * n,
        money=[0] * n,
        nuggets=[0] * n,
        wounds=[0] * n,
        owned=[0] * n,
        upgraded=[0] * n,
        weapon=[NONE] * n,
        mount=[NONE] * n,
        cattle=[NONE] * n,
        sheriff=box.office,
        bandits=0,
        supply=box.nuggets,
        store=box.copies[:],
        ranch_green=green,
        ranch_blue=blue,
        hands=[[] for _ in range(n)],
        laid=[NONE] * (2 * n),
        played=[],
        flop=[],
        dealer_hand=[],
        deck=list(range(len(box.cards))),
        discard=[],
        fight=no_fight(),
        poker=[NONE, 0, NONE, 0],
        dice=[],
        fight_deck=list(range(len(box.fight_cards))),
        npc_hand=[],
        npc_card=NONE,
        story_left=[],
        story_right=[],
        discs_left=[],
        discs_right=[],
        resolving=NONE,
        dealt=[NONE] * (2 * n),
        goals=[0] * (SETS * n) if box.with_goals else [],
        tally=[0] * (box.tally_width * n) if box.with_goals else [],
        claims=[],
        tokens=[],
        epoch=[0] * len(box.cards),
        seen=[],
        seen_among=[],
        cattle_holds=[],
        fight_past=[1] * len(box.fight_cards),
        fight_shown=[0] * len(box.fight_cards),
        fight_drawn=[0] * n,
        fight_barred=[0] * len(box.fight_cards),
        story_seen=[0, 0],
    )
