"""The options of Ante Up, after all others; games without the module have none."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.ante_up_model import RANKS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.options import Args, Group, Members, Single


def with_ante_up(members: Members) -> Members:
    def found(compiled: Compiled) -> list[tuple[str, Args]]:
        return members(compiled) if compiled.ante_up else []

    return found


def single(verb: str) -> Group:
    """An option without a thing."""
    return Single(verb, with_ante_up(lambda compiled: [("", {})]))


def group(verb: str, members: Members) -> Group:
    return Group(verb, with_ante_up(members))


HEIST_TRAIN: Final = single("heist-train")


# ---- land, train, frontier ----


def _heads(compiled: Compiled) -> list[tuple[str, Args]]:
    return _spaces(compiled, compiled.up.heads, {})


def _stations(compiled: Compiled) -> list[tuple[str, Args]]:
    return _spaces(compiled, compiled.up.stations, {"money": compiled.up.fare})


def _spaces(compiled: Compiled, spaces: list[int], more: Args) -> list[tuple[str, Args]]:
    names = [compiled.board.spaces[space] for space in spaces]
    return [(name, {"space": f"space:{name}", **more}) for name in names]


TRAIL: Final = group("trail", _heads)  # over a mountain pass, to its other head
RAIL: Final = group("rail", _stations)  # to the other Rail Station
FRONTIER: Final = single("frontier")
ENOUGH: Final = single("enough")  # of cards laid out for a frontier token


def trail_to(s: LegendsState, head: int) -> int:
    return TRAIL.of(s, s.compiled.up.heads.index(head))


def rail_to(s: LegendsState, station: int) -> int:
    return RAIL.of(s, s.compiled.up.stations.index(station))


# ---- gambling ----

PRIZES: Final = ("lp", "gambler")
LP_PRIZE: Final = 0
GAMBLER_PRIZE: Final = 1


def _bets(compiled: Compiled) -> list[tuple[str, Args]]:
    return [
        (f"{rank}.{money}", {"rank": f"rank:{rank}", "money": money})
        for rank in RANKS
        for money in compiled.up.bets
    ]


def _markers(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(str(slot), {"slot": slot + 1}) for slot in range(compiled.up.bet_markers)]


PRIZE: Final = group("prize", lambda compiled: [(each, {"prize": each}) for each in PRIZES])
CHALLENGE: Final = single("challenge")
FARO: Final = single("faro")
HIGH_STAKES: Final = single("high-stakes")
BET_DONE: Final = single("bet-done")
BET: Final = group("bet", _bets)
TAKE_UP: Final = group("take-up", _markers)
LEAVE_IN: Final = group("leave-in", _markers)
FOLD: Final = single("fold")
RAISE: Final = single("raise")
# ---- decks looked at ----
LEAVE_ON_TOP: Final = single("leave-on-top")
PUT_UNDER: Final = single("put-under")
# ---- event tokens ----


def _all_spaces(compiled: Compiled) -> list[tuple[str, Args]]:
    return _spaces(compiled, list(range(len(compiled.board.spaces))), {})


def _lying(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(thing, {"what": f"laid:{thing}"}) for thing in LYING]


def _facing(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(foe, {"fight": f"fight:{foe}"}) for foe in FACING]


def _longhorn(compiled: Compiled) -> list[tuple[str, Args]]:
    return [("longhorn", {})]


LYING: Final = ("longhorn", "nugget")  # what one may pick up
TAKE_LONGHORN: Final = 0
TAKE_NUGGET: Final = 1
FACING: Final = ("bandit", "outlaw", "claim-jumper")
FACE_BANDIT: Final = 0
FACE_OUTLAW: Final = 1
FACE_CLAIM_JUMPER: Final = 2

PUT: Final = group("put", _all_spaces)  # a token there
TAKE: Final = group("take", _lying)
FACE: Final = group("face", _facing)  # first, of two foes in a space
DELIVER_LONGHORN: Final = single("deliver-longhorn")
STEAL_LONGHORN: Final = group("steal", _longhorn)
