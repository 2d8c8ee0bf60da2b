"""What a player does to bring an event about: where to be, what to carry, what to choose."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive.ante_up import errands as ante_up
from exhaustive.blood_money import errands as blood_money
from exhaustive.scenes import Crowd
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.model import ARREST, ROB
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on


def prepare(crowd: Crowd) -> None:
    """A hero well equipped among players who are no match."""
    crowd.seats[0] |= {
        "money": 120,
        "nuggets": 0,
        "wounds": 1,
        "marshal": 0,
        "wanted": 0,
        "items": ["thoroughbred", "revolver", "shotgun"],
    }
    for seat in range(1, crowd.table.players):
        crowd.give(seat, only=True)
        crowd.seats[seat]["items"] = []
    crowd.facts |= {
        "bandits": [],
        "sheriff": crowd.compiled.board.spaces[crowd.compiled.office],
        "fight_deck": list(crowd.compiled.fight_cards),
    }
    for facts in crowd.seats.values():
        while facts["space"] == crowd.facts["sheriff"]:
            facts["space"] = crowd.place("location", "outside")
    crowd.give(0, "poker-[akqj]-*")


def at(crowd: Crowd, *places: str) -> None:
    """Begin there, or else wish to ride there."""
    if not any(wish.startswith("ride:") for wish in crowd.wishes):
        crowd.seats[0]["space"] = crowd.place(*places)
    ride_to(crowd, *places)


def ride_to(crowd: Crowd, *places: str) -> None:
    compiled = crowd.compiled
    for place in places:
        spaces = compiled.spaces_of[compiled.place_number[place]]
        crowd.wishes += [f"ride:{compiled.board.spaces[space]}" for space in spaces]


# ---- one errand for each event ----


def win_fight(crowd: Crowd, row: int) -> None:
    triggers, start = crowd.compiled.triggers, row * layout.TRIGGER
    against = triggers[start + layout.T_AGAINST] or 0b0011
    types, role = triggers[start + layout.T_TYPES], triggers[start + layout.T_ROLE]
    if triggers[start + layout.T_DETAIL] != NONE:  # with a low card
        crowd.give(0, "poker-[358]-*", only=True)
    if role == terms.DEFENDER:
        be_attacked(crowd)
        return
    if crowd.table.ante_up and ante_up.fight_foes(crowd, against):
        return
    wound = crowd.random.randrange(4)
    crowd.seats[0]["wounds"] = min(wound, 3)
    if against >> terms.FOE_BANDIT & 1:
        hunt_bandits(crowd)
    if against >> terms.FOE_GUARD & 1:
        at(crowd, "bank")
        crowd.wishes += ["heist"]
    if against >> terms.FOE_PLAYER & 1:
        attack_players(crowd, types)


def hunt_bandits(crowd: Crowd) -> None:
    at(crowd, "hideout")
    here = crowd.seats[0]["space"]
    crowd.facts["bandits"] = [space for space in crowd.hideouts() if crowd.free(space)]
    near = crowd.random.choice(crowd.hideouts())
    if here in crowd.hideouts():
        crowd.seats[0]["space"] = crowd.next_to(near)
        crowd.facts["bandits"] = [space for space in crowd.hideouts() if crowd.free(space)]
    crowd.wishes += ["reward:*"]


def start_fight(crowd: Crowd, row: int) -> None:
    attack_players(crowd, 0)


def attack_players(crowd: Crowd, types: int) -> None:
    here = crowd.seats[0]["space"]
    kinds: tuple[str, ...] = ("duel", "rob")
    for seat in range(1, crowd.table.players):
        crowd.seats[seat]["space"] = here
        if types == 1 << ARREST:
            crowd.seats[seat] |= {"wanted": 2, "marshal": 0}
    if types == 1 << ARREST:
        crowd.seats[0] |= {"marshal": 2, "wanted": 0}
        kinds = ("arrest",)
    elif types == 1 << ROB:
        kinds = ("rob",)
    crowd.wishes += [f"{kind}:*" for kind in kinds]


def be_attacked(crowd: Crowd) -> None:
    crowd.seats[1]["space"] = crowd.seats[0]["space"]
    crowd.give(1, "poker-3-*")
    crowd.facts["active"] = 1
    crowd.hero = NONE
    crowd.wishes += ["duel:0", "lay:*"]


def end_move(crowd: Crowd, row: int) -> None:
    triggers, start = crowd.compiled.triggers, row * layout.TRIGGER
    place = triggers[start + layout.T_PLACE]
    spaces = crowd.compiled.spaces_of[place] if place != NONE else []
    crowd.wishes += [f"ride:{crowd.compiled.board.spaces[space]}" for space in spaces]
    if triggers[start + layout.T_DETAIL] == 0:  # with another player
        crowd.seats[1]["space"] = crowd.seats[0]["space"]
        crowd.wishes += [f"ride:{facts['space']}" for facts in crowd.seats.values()]
    else:
        crowd.wishes += ["ride:*"]


def travel(crowd: Crowd, row: int) -> None:
    crowd.wishes += ["ride:*"]


def cross_mesa(crowd: Crowd, row: int) -> None:
    board = crowd.compiled.board
    by_mesa = [space for space, mesas in enumerate(board.mesas_at) if mesas]
    crowd.seats[0]["space"] = board.spaces[crowd.random.choice(by_mesa)]
    crowd.wishes += [f"step:{mesa}" for mesa in board.mesas] + ["ride:*"]


def end_turn(crowd: Crowd, row: int) -> None:
    """Ride somewhere and end, turn after turn."""
    crowd.wishes += ["ride:*", "end"]
    crowd.decisions = 300


def visit(*places: str, wishes: tuple[str, ...]) -> Callable[[Crowd, int], None]:
    """Be at such a place and choose what is done there."""

    def errand(crowd: Crowd, row: int) -> None:
        at(crowd, *places)
        crowd.wishes += wishes

    return errand


def upgrade(crowd: Crowd, row: int) -> None:
    at(crowd, "general-store")
    crowd.wishes += ["store", "upgrade:shotgun", "upgrade:revolver"]


def see_doctor(crowd: Crowd, row: int) -> None:
    at(crowd, "doctor")
    crowd.seats[0]["wounds"] = 3
    crowd.wishes += ["heal"]


def gain_reputation(crowd: Crowd, row: int) -> None:
    """Living Legend by Living Legend, up to the space that is asked for."""
    triggers, start = crowd.compiled.triggers, row * layout.TRIGGER
    track, space = triggers[start + layout.T_DETAIL], triggers[start + layout.T_AT_LEAST]
    if track == terms.GAMBLER_TRACK:
        ante_up.gain_gambler(crowd, row)
        return
    if triggers[start] == on.REACH_SPACE.number and track != terms.LP_TRACK:
        crowd.seats[0][terms.TRACKS[track]] = max(0, space - 2)
    option = 2 if track == terms.WANTED else 1
    crowd.wishes += ["use:poker-a-*", f"choose:living-legend.{option}"]


def use_cards(crowd: Crowd, row: int) -> None:
    crowd.give(0, "poker-5-*", "poker-9-*")
    crowd.wishes += ["use:*"]


def deliver_cattle(crowd: Crowd, row: int) -> None:
    for facts in crowd.seats.values():
        facts.pop("cattle", None)
    crowd.seats[0] |= {
        "cattle": "cattle-green-3",
        "space": crowd.next_to(crowd.place("ranch-blue")),
    }
    ride_to(crowd, "ranch-blue", "rail-station", "ranch-green")
    crowd.wishes += ["deliver", "acquire"]


def tell_stories(crowd: Crowd, row: int) -> None:
    """Turn after turn something that a story waits for; the ones easily told lie on top."""
    compiled = crowd.compiled
    easy = ("back-card-action", "back-reputation", "back-new-gear", "back-two-lp")
    plot = [compiled.stories[story] for story in compiled.plot]
    plot.sort(
        key=lambda name: compiled.backs[compiled.back_of[compiled.stories.index(name)]] not in easy
    )
    sides = sorted(crowd.facts["stories"])
    half = len(plot) // len(sides)
    crowd.facts["stories"] = {side: plot[i :: len(sides)][:half] for i, side in enumerate(sides)}
    crowd.facts["discs"] = {}
    at(crowd, "cabaret")
    use_cards(crowd, row)
    crowd.facts["actions"] = 4
    crowd.wishes += ["contribute:*", "contribute:*", "revel:2", "store", "buy:*"]
    crowd.decisions = 400


def dig(crowd: Crowd, row: int) -> None:
    at(crowd, "mine")
    ride_to(crowd, "bank")
    crowd.wishes += ["prospect", "deposit"]


def sell(crowd: Crowd, row: int) -> None:
    at(crowd, "bank")
    crowd.seats[0] |= {"nuggets": 5, "items": ["pack-mule"]}
    crowd.wishes += ["deposit", "sell-nuggets:5"]


def win_poker(crowd: Crowd, row: int) -> None:
    at(crowd, "saloon")
    crowd.give(0, "poker-2-[dh]*")
    crowd.wishes += ["poker", "play:poker-2-*", "play:poker-a-*", "sit-out"]


def lose_poker(crowd: Crowd, row: int) -> None:
    """Two pairs, and the house has better ones: its four cards and the flop lie on the deck."""
    at(crowd, "saloon")
    crowd.give(0, "poker-9-clubs", "poker-8-diamonds", only=True)
    house = [f"poker-a-{suit}" for suit in ("clubs", "diamonds", "hearts", "spades")]
    flop = ["poker-5-clubs", "poker-5-diamonds", "poker-9-hearts"]
    crowd.stack("poker-3-clubs", *house, *flop)
    crowd.facts["at"] = "act"
    crowd.wishes += ["poker", "sit-out", "play:poker-9-*", "play:poker-a-*"]


ERRANDS: dict[int, Callable[[Crowd, int], None]] = {
    on.DICE_ROLLED.number: dig,
    on.START_FIGHT.number: start_fight,
    on.EXTEND_MOVE.number: end_move,
    on.GAIN_LP.number: visit("cabaret", wishes=("revel:[34]",)),
    on.GAIN_REPUTATION.number: gain_reputation,
    on.SPEND_MONEY.number: visit("cabaret", wishes=("revel:[34]",)),
    on.GAIN_NUGGETS.number: dig,
    on.DEPOSIT_NUGGETS.number: sell,
    on.BUY_ITEM.number: visit("general-store", wishes=("store", "buy:*")),
    on.UPGRADE_ITEM.number: upgrade,
    on.GAIN_WOUNDS.number: win_fight,
    on.LOSE_WOUNDS.number: see_doctor,
    on.WIN_FIGHT.number: win_fight,
    on.END_MOVE_ACTION.number: end_move,
    on.TRAVEL.number: travel,
    on.CROSS_MESA.number: cross_mesa,
    on.DELIVER_CATTLE.number: deliver_cattle,
    on.PLAY_POKER.number: win_poker,
    on.WIN_POKER.number: win_poker,
    on.LOSE_POKER.number: lose_poker,
    on.USE_CARD.number: use_cards,
    on.CONTRIBUTE_STORY.number: tell_stories,
    on.END_TURN.number: end_turn,
    on.REACH_SPACE.number: gain_reputation,
    on.PROSPECT.number: dig,
    on.REVEL.number: visit("cabaret", wishes=("revel:[34]",)),
}


def errand_for(crowd: Crowd, row: int) -> Callable[[Crowd, int], None] | None:
    """The one for that trigger at this table; those of a module take the place of others."""
    event = crowd.compiled.triggers[row * layout.TRIGGER]
    found = blood_money.errand_for(crowd, row) if crowd.table.blood_money else None
    if found is None and crowd.table.ante_up:
        found = ante_up.ERRANDS.get(event)
    return found or ERRANDS.get(event)


def run_errand(crowd: Crowd, row: int) -> None:
    errand = errand_for(crowd, row)
    assert errand is not None
    errand(crowd, row)


def has_errand(crowd: Crowd, row: int) -> bool:
    return errand_for(crowd, row) is not None
