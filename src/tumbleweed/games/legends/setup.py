"""The table before the first card: all in the supply, nobody holds anything."""

from __future__ import annotations

from tumbleweed.core.frames import LOCALS
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.fighting import no_fight
from tumbleweed.games.legends.goals import SETS
from tumbleweed.games.legends.model import STREAMS, TURN_KEYS, LegendsState
from tumbleweed.games.legends.procedures.ids import GAME


def bare_table(box: Box, seed: int, characters: list[int]) -> LegendsState:
    """`characters` may be agreed beforehand; else it is empty."""
    n, figures = box.players, box.figures
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
        first=NONE,
        ending=0,
        turn=[0] * len(TURN_KEYS),
        used=[0] * n,
        due=[],
        character=(characters or [NONE] * n) + [NONE] * (figures - n),
        space=[NONE] * figures,
        lp=[0] * n + his_row(box, box.difficulty_lp[box.difficulty]),
        legend=[0] * n + his_row(box, 1),  # he becomes none: he has no ability
        marshal=[0] * figures,
        wanted=[0] * figures,
        money=[0] * n + his_row(box, box.black_money),
        nuggets=[0] * n + his_row(box, box.black_nuggets),
        wounds=[0] * figures,
        owned=[0] * figures,
        upgraded=[0] * figures,
        weapon=[NONE] * figures,
        mount=[NONE] * figures,
        cattle=[NONE] * figures,
        sheriff=box.office,
        bandits=0,
        supply=box.nuggets,
        store=box.copies[:],
        ranch_green=green,
        ranch_blue=blue,
        hands=[[] for _ in range(figures)],
        laid=[NONE] * (2 * figures),
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
        black_deck=list(range(len(box.black_cards))) if n < figures else [],
        black_discard=[],
        black_card=NONE,
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


def his_row(box: Box, number: int) -> list[int]:
    """The Man in Black's entry behind those of the seats, where he rides."""
    return [number] * (box.figures - box.players)
