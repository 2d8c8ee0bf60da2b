"""What a player does to bring about the triggers of Ante Up, and fights with its foes."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive.scenes import Crowd
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.nearest import distances
from tumbleweed.games.legends.state.ante_up_model import LONGHORN, OUTLAW
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as base
from tumbleweed.games.legends.vocabulary.ante_up import triggers as on

ACES = "poker-[akq]-*"


def spaces_of(crowd: Crowd, place: int) -> list[str]:
    return [crowd.compiled.board.spaces[space] for space in crowd.compiled.spaces_of[place]]


def gamble_in_town(crowd: Crowd) -> None:
    """All of them, in one Saloon."""
    crowd.seats[0]["space"] = crowd.place("saloon")
    for facts in crowd.seats.values():
        facts |= {"space": crowd.seats[0]["space"], "money": 100}


def win_faro(crowd: Crowd, row: int) -> None:
    gamble_in_town(crowd)
    crowd.facts |= {"at": "act"}
    crowd.seats[0]["items"] = ["thoroughbred"]
    crowd.wishes += ["faro", "bet:*", "leave-in:*"]
    crowd.wishes += [f"ride:{space}" for space in way_to_another_saloon(crowd)]
    crowd.decisions = 400


def way_to_another_saloon(crowd: Crowd) -> list[str]:
    """The spaces of a shortest one: some goals ask for bets paid in several towns."""
    board = crowd.compiled.board
    at = board.spaces.index(crowd.seats[0]["space"])
    saloons = crowd.compiled.spaces_of[crowd.compiled.place_number["saloon"]]
    others = [space for space in saloons if board.region_of[space] != board.region_of[at]]
    far, way = distances(board, others), list[str]()
    while far[at]:
        at = min(board.patrol[at], key=far.__getitem__)
        way.append(board.spaces[at])
    return way


def gain_gambler(crowd: Crowd, row: int) -> None:
    """By poker, one point short of the space that is asked for."""
    start = row * layout.TRIGGER
    space = crowd.compiled.triggers[start + layout.T_AT_LEAST]
    if crowd.compiled.triggers[start] == base.REACH_SPACE.number:
        crowd.seats[0]["gambler"] = max(0, space - 1)
    gamble_in_town(crowd)
    crowd.give(0, "poker-2-*", "poker-a-*")
    crowd.wishes += ["prize:gambler", "poker", "faro", "play:poker-[2a]-*", "sit-out"]


def explore(crowd: Crowd, row: int) -> None:
    up = crowd.compiled.up
    crowd.seats[0]["space"] = crowd.compiled.board.spaces[crowd.random.choice(up.frontier_space)]
    crowd.give(0, ACES)
    crowd.wishes += ["frontier", "discard:*", "enough"]


def gather_longhorns(crowd: Crowd, row: int) -> None:
    """Two of them, one space and two spaces away."""
    up = crowd.compiled.up
    for facts in crowd.seats.values():
        facts.pop("longhorns", None)
    first = crowd.place("outside")
    second = crowd.next_to(first)
    herd = [name for i, name in enumerate(up.tokens) if up.token_kind[i] == LONGHORN]
    crowd.facts["tokens"] = {first: [herd[0]], second: [herd[1]]}
    crowd.seats[0]["space"] = crowd.next_to(first)
    crowd.wishes += [f"ride:{first}", f"ride:{second}", "take:longhorn"]


def deliver_longhorn(crowd: Crowd, row: int) -> None:
    up = crowd.compiled.up
    crowd.facts["tokens"] = {}
    for facts in crowd.seats.values():
        facts.pop("longhorns", None)
    herd = [name for i, name in enumerate(up.tokens) if up.token_kind[i] == LONGHORN]
    crowd.seats[0] |= {"longhorns": herd[:2], "space": crowd.place("rail-station")}
    crowd.wishes += ["deliver-longhorn"]


def ride_rail(crowd: Crowd, row: int) -> None:
    up = crowd.compiled.up
    crowd.seats[0] |= {"space": crowd.compiled.board.spaces[crowd.random.choice(up.stations)]}
    crowd.wishes += ["rail:*", "end"]


def move_sheriff(crowd: Crowd, row: int) -> None:
    crowd.seats[1] |= {"wanted": 4, "marshal": 0, "space": crowd.far_off()}
    crowd.give(0, "poker-4-*")
    crowd.wishes += ["ability:*", "use:poker-4-*", "sheriff:*"]
    crowd.decisions = 60


def end_turn_at(crowd: Crowd, row: int) -> None:
    """From town to town, from place to place: turn after turn."""
    place = crowd.compiled.triggers[row * layout.TRIGGER + layout.T_PLACE]
    if place != NONE:
        spaces = spaces_of(crowd, place)
        crowd.seats[0]["space"] = crowd.random.choice(spaces)
        crowd.wishes += [f"ride:{space}" for space in spaces]
    crowd.seats[0] |= {"money": crowd.random.choice((20, 120)), "items": ["thoroughbred"]}
    if crowd.random.random() < 0.5:
        crowd.wishes += [f"ride:{space}" for space in station_names(crowd)]
    crowd.wishes += ["rail:*", "trail:*", "end"]
    crowd.decisions = 300


def station_names(crowd: Crowd) -> list[str]:
    return [crowd.compiled.board.spaces[space] for space in crowd.compiled.up.stations]


def use_items(crowd: Crowd, row: int) -> None:
    crowd.seats[0]["items"] = ["snake-oil", "revolver"]
    crowd.give(0, "poker-5-*", "poker-9-*")
    crowd.wishes += ["item:*", "use:*"]


# By the number of the trigger; they take the place of the errands of the game.
ERRANDS: dict[int, Callable[[Crowd, int], None]] = {
    on.WIN_FARO.number: win_faro,
    on.GAIN_GAMBLER.number: gain_gambler,
    on.EXPLORE_FRONTIER.number: explore,
    on.GAIN_LONGHORN.number: gather_longhorns,
    on.DELIVER_LONGHORN.number: deliver_longhorn,
    on.RIDE_RAIL.number: ride_rail,
    on.MOVE_SHERIFF.number: move_sheriff,
    base.END_TURN.number: end_turn_at,
    base.USE_CARD.number: use_items,
}


# ---- fights with its foes ----


def fight_foes(crowd: Crowd, against: int) -> bool:
    """Whether the mask names one of them, and where it is met."""
    foes = [
        meet
        for foe, meet in (
            (terms.FOE_OUTLAW, meet_outlaw),
            (terms.FOE_TRAIN_GUARD, board_train),
            (terms.FOE_SHERIFF, be_hunted),
        )
        if against >> foe & 1
    ]
    if foes:
        crowd.random.choice(foes)(crowd)
    return bool(foes)


def meet_outlaw(crowd: Crowd) -> None:
    up = crowd.compiled.up
    where = crowd.place("outside")
    crowd.seats[0]["space"] = crowd.next_to(where)
    crowd.facts["tokens"] = {where: [up.tokens[up.token_kind.index(OUTLAW)]]}
    crowd.wishes += [f"ride:{where}", "lay:*"]


def board_train(crowd: Crowd) -> None:
    up = crowd.compiled.up
    stop = crowd.random.randrange(len(up.stops))
    crowd.facts |= {"at": "act", "train": up.stops[stop]}
    crowd.seats[0]["space"] = crowd.compiled.board.spaces[up.stop_space[stop]]
    crowd.wishes += ["heist-train", "lay:*"]


def be_hunted(crowd: Crowd) -> None:
    """Wanted, next to the Sheriff, whom another player sends."""
    here = crowd.place("outside")
    crowd.seats[0] |= {"space": here, "marshal": 0, "wanted": 3}
    crowd.facts |= {"sheriff": crowd.next_to(here), "active": 1}
    crowd.give(1, "poker-4-*")
    crowd.hero = NONE
    crowd.wishes += [f"sheriff:{here}", "use:poker-4-*", "lay:*"]
