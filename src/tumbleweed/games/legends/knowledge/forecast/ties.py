"""Who wins ties, and the rule that says so."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.components.fight import against_npc, seat_on, tie_winner
from tumbleweed.games.legends.knowledge.forecast.forecast import Said
from tumbleweed.games.legends.knowledge.forecast.said import said
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    BANDIT,
    CLAIM_JUMPER,
    FIGHTS,
    FOES_OF,
    HEIST,
    HERO_SIDE,
    OUTLAW,
    RIVAL_SIDE,
    SHERIFF,
    TRAIN,
)
from tumbleweed.games.legends.state.queries import against_man_in_black
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.modifiers import AGAINST, WIN_TIES, in_force, wins_ties

OF_NPC: Final = {
    BANDIT: "WL-BANDIT-09",
    HEIST: "WL-HEIST-10",
    SHERIFF: "WL-SHERIFF-12",
    TRAIN: "AU-TRAIN-09",
    OUTLAW: "AU-TOKEN-05",
    CLAIM_JUMPER: "AU-TOKEN-05",
}


def fight_ties(s: LegendsState, reader: int | None) -> Said:
    """`reader` is the side of the reader; None: others fight."""
    side = tie_winner(s)
    mine = "yes" if side == reader else "no"
    if side == RIVAL_SIDE and against_npc(s):
        who = f"fight:{FIGHTS[s.fight.type]}"
        return said("forecast-ties-npc", {"who": who, "mine": mine}, OF_NPC[s.fight.type])
    seat = seat_on(s, side)
    args = {"who": f"seat:{seat}", "mine": mine}
    if against_man_in_black(s):
        return said("forecast-ties-black", args, "WL-MIB-25")
    by = ability_of(s, seat) if side == RIVAL_SIDE or against_npc(s) else ""
    if by:
        return said("forecast-ties-ability", {**args, "card": by}, "WL-FIGHT-22")
    if side == HERO_SIDE and against_npc(s):
        return said("forecast-ties-guard", args, "WL-HEIST-11")
    return said("forecast-ties-active", args, "WL-FIGHT-22")


def ability_of(s: LegendsState, seat: int) -> str:
    """What lets the seat win ties in this fight; "": nothing does."""
    if not wins_ties(s, seat):
        return ""
    rows, foes = s.compiled.mods, FOES_OF[s.fight.type]
    at = next(each for each in in_force(s, seat, WIN_TIES) if AGAINST.of(rows, each) & foes)
    card = rows[at + layout.M_CARD]
    if rows[at + layout.M_SOURCE] == terms.SOURCE_CHARACTER:
        return f"character:{s.compiled.characters[card]}"
    return f"item:{s.compiled.items[card]}"
