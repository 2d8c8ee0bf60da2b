"""Scenes of Ante Up: its cards and tokens where they are needed, and somebody who uses them."""

from __future__ import annotations

import re

from exhaustive.ante_up.tokens import (
    ACES,
    DEUCES,
    armed,
    face_both,
    lose_longhorns,
    lose_to_roller,
    one_of,
    pick_up,
    rob_longhorn,
)
from exhaustive.gunplay import send_sheriff
from exhaustive.owning import hold_face, play_character
from exhaustive.scenes import Crowd
from exhaustive.staging import Scene, calm, gamble, stand
from tumbleweed.games.legends.state.ante_up_model import (
    CLAIM_JUMPER,
    HIGH_ROLLER,
    LONGHORN,
    MARKERS,
    OUTLAW,
)


def space_of(crowd: Crowd, number: int) -> str:
    return crowd.compiled.board.spaces[number]


# ---- events ----


def resolve_event(crowd: Crowd, event: str, thing: str) -> None:
    """Due at the start of the turn; for some of them somebody is aboard the train, or outside."""
    up = crowd.compiled.up
    crowd.facts |= {"at": "turn", "events_due": 1, "event_deck": [event]}
    stop = crowd.random.randrange(len(up.stops))
    crowd.facts["train"] = up.stops[stop]
    for seat in crowd.seats.values():
        after = up.stops[(stop + crowd.random.randrange(5)) % len(up.stops)]
        aboard = space_of(crowd, up.stop_space[up.stops.index(after)])
        seat["space"] = crowd.random.choice((seat["space"], aboard, crowd.place("outside", "town")))
    calm(crowd)
    if crowd.random.random() < 0.5:  # the supplies are full
        crowd.facts |= {"tokens": {}, "dust": []}
        if "frontier" in thing or "trailblazers" in thing:
            crowd.facts["frontier"] = {}
    crowd.decisions = 20


def pass_marker(crowd: Crowd, marker: str, thing: str) -> None:
    """One point before it, on the way up."""
    crowd.facts["markers"] = [marker]
    track, _, number = marker.partition("-")
    crowd.facts["actions"] = 6
    if track == "lp":
        crowd.seats[0]["lp"] = int(number) - 1
        stand(crowd, "cabaret")
        crowd.seats[0]["money"] = 120
        crowd.wishes = ["revel:*"]
    elif track == "gambler":
        gain_gambler(crowd, 4)
    else:
        crowd.seats[0] |= {"marshal": 0, "wanted": 0, track: 4}
        crowd.give(0, "poker-a-*")
        option = 2 if track == "wanted" else 1
        crowd.wishes = [f"choose:living-legend.{option}", "use:poker-a-*"]


# ---- train ----


def rob_train(crowd: Crowd, encounter: str, thing: str) -> None:
    up = crowd.compiled.up
    stop = crowd.random.randrange(len(up.stops))
    crowd.facts |= {"at": "act", "train": up.stops[stop], "encounter_deck": [encounter]}
    crowd.seats[0] |= {
        "space": space_of(crowd, up.stop_space[stop]), "marshal": 0, "wanted": 0, "money": 20,
        "nuggets": 0, "wounds": 0, "lp": 4,
    }  # fmt: skip
    calm(crowd)
    crowd.seats[0].pop("cattle", None)
    armed(crowd, "lost" not in thing)
    crowd.wishes = ["heist-train", "lay:*"]


def any_heist(crowd: Crowd, subject: str, thing: str) -> None:
    rob_train(crowd, crowd.random.choice(crowd.compiled.up.encounters), thing)
    if "shuffled" in thing:
        up = crowd.compiled.up
        crowd.facts |= {"encounter_deck": [], "encounter_discard": list(up.encounters)}


# ---- frontier and travel ----


def explore(crowd: Crowd, token: str, thing: str) -> None:
    up = crowd.compiled.up
    named = re.search(r"space (frontier-\S+) explored", thing)
    where = named.group(1) if named else space_of(crowd, crowd.random.choice(up.frontier_space))
    token = token if token in up.frontier_tokens else crowd.random.choice(up.frontier_tokens)
    laid = {space: other for space, other in crowd.facts["frontier"].items() if other != token}
    crowd.facts |= {"frontier": {**laid, where: token}, "at": "act"}
    crowd.seats[0] |= {"space": where, "money": 20, "nuggets": 0, "wounds": 1, "lp": 4}
    calm(crowd)
    crowd.give(0, ACES)
    crowd.wishes = ["frontier", "discard:*", "enough"]


def cross_pass(crowd: Crowd, subject: str, thing: str) -> None:
    up, board = crowd.compiled.up, crowd.compiled.board
    named = re.search(r"pass to (\S+) taken", thing)
    to = board.spaces.index(named.group(1)) if named else crowd.random.choice(up.heads)
    crowd.seats[0]["space"] = space_of(crowd, up.pass_from[to])
    calm(crowd)
    crowd.facts["at"] = "act"
    crowd.wishes = ["trail:*"]


def take_rail(crowd: Crowd, subject: str, thing: str) -> None:
    up, board = crowd.compiled.up, crowd.compiled.board
    named = re.search(r"railway to (\S+) taken", thing)
    to = board.spaces.index(named.group(1)) if named else crowd.random.choice(up.stations)
    crowd.seats[0] |= {"space": space_of(crowd, up.rail_from[to]), "money": 40}
    calm(crowd)
    crowd.facts["at"] = "act"
    crowd.wishes = ["rail:*"]


# ---- gambling ----


def deal_faro(crowd: Crowd, subject: str, thing: str) -> None:
    gamble(crowd)
    here = crowd.seats[0]["space"]
    for facts in crowd.seats.values():
        facts |= {"space": here, "money": 60}
    crowd.facts |= {"at": "act", "actions": 4}
    rank = re.search(r"rank (\S+) bet", thing)
    bets = f"bet:{rank.group(1)}.*" if rank else "bet:*"
    crowd.wishes = ["faro", bets, "join", "leave-in:*"]
    if "taken-up" in thing or "take-up" in thing:
        crowd.wishes[-1] = "take-up:*"


def play_high_stakes(crowd: Crowd, subject: str, thing: str) -> None:
    gamble(crowd)
    here = crowd.seats[0]["space"]
    for facts in crowd.seats.values():
        facts |= {"space": here, "money": 120}
    crowd.facts |= {"at": "act", "actions": 4}
    crowd.wishes = ["high-stakes", "join", "raise", "play:*"]


def reach_gambler(crowd: Crowd, space: str, thing: str) -> None:
    last = len(crowd.compiled.up.gambler_effect) - 1
    number = re.search(r"gambler-(\d)", thing)
    gain_gambler(crowd, int(number.group(1)) - 1 if number else last)


def gain_gambler(crowd: Crowd, points: int) -> None:
    """That many points, and a hand of poker that is won: the prize is the next one."""
    gamble(crowd)
    crowd.seats[0] |= {"gambler": points, "money": 30, "lp": 4}
    crowd.give(0, "poker-2-*", "poker-a-*", only=True)
    crowd.facts["at"] = "act"
    crowd.wishes = ["prize:gambler", "poker", "play:poker-[2a]-*", "sit-out"]


# ---- cards ----


def look_at_deck(crowd: Crowd, subject: str, thing: str) -> None:
    hold_face(crowd, "scout" if "encounter" in thing else "rumors", thing)
    crowd.facts["at"] = "act"
    crowd.wishes = ["use:poker-[78]-*", "put-under"]


def vendetta(crowd: Crowd, subject: str, thing: str) -> None:
    hold_face(crowd, "vendetta", thing)
    stand(crowd, "town")
    crowd.seats[1]["space"] = crowd.seats[0]["space"]
    crowd.facts["at"] = "act"
    crowd.wishes = ["use:poker-5-*", "yes", "stop", "duel:*", "rob:*"]


def put_sheriff(crowd: Crowd, subject: str, thing: str) -> None:
    crowd.seats[0]["items"] = ["snake-oil"]
    crowd.seats[1] |= {"wanted": 3, "marshal": 0}
    calm(crowd)
    crowd.facts["at"] = "act"
    crowd.wishes = ["item:*", "sheriff:*"]


def arrest_for_garrett(crowd: Crowd, subject: str, thing: str) -> None:
    play_character(crowd, "pat-garrett", thing)
    send_sheriff(crowd)
    crowd.seats[0] |= {"character": "pat-garrett", "lp": 9}
    crowd.give(1, DEUCES, only=True)
    crowd.wishes.insert(0, "ability:*")


def play_anywhere(crowd: Crowd, subject: str, thing: str) -> None:
    play_character(crowd, "poker-alice", thing)
    crowd.seats[0] |= {"money": 60}
    crowd.facts["at"] = "act"
    crowd.wishes = ["ability:*", "join"]


def hold_more_money(crowd: Crowd, subject: str, thing: str) -> None:
    """At the limit of all others, with a wage to come."""
    play_character(crowd, "fee-lee-wong", thing)
    stand(crowd, "general-store")
    crowd.seats[0] |= {"money": 120, "lp": 9}
    crowd.facts["at"] = "act"
    crowd.wishes = ["work"]


def roll_for_soapy(crowd: Crowd, subject: str, thing: str) -> None:
    """A Gambler point with few cards in hand: gravel fills it."""
    play_character(crowd, "soapy-smith", thing)
    gain_gambler(crowd, 1)
    crowd.seats[0]["lp"] = 9
    crowd.give(0, "poker-2-*", only=True)


def hold_jackpot(crowd: Crowd, subject: str, thing: str) -> None:
    """Played in a hand of poker that is won, or held when a bet at Faro is paid."""
    if "reaction" in thing:
        deal_faro(crowd, subject, thing)
        crowd.wishes = ["react:*", "faro", "bet:*", "leave-in:*"]
        crowd.give(0, "poker-9-*-jackpot")
        return
    gain_gambler(crowd, 2)
    crowd.give(0, "poker-2-*", "poker-9-*", only=True)
    crowd.wishes = ["poker", "play:*jackpot", "play:poker-[29]-*", "sit-out", "prize:*"]


# What no card or token names: by words in its name. Those of BEFORE come first of all.
BEFORE: dict[str, Scene] = {
    r"on_arrest": arrest_for_garrett,
    r"gravel \d": roll_for_soapy,
    r"jackpot (bonus|reaction)": hold_jackpot,
    r"money_limit": hold_more_money,
    r"^(track|word|option|test) .*gambler[- ]": reach_gambler,
    r"^marker": lambda crowd, _, thing: pass_marker(crowd, thing.split()[1], thing),
    r"^pass to": cross_pass,
    r"^railway to": take_rail,
    r"^frontier space": explore,
    r"laid for the (outlaw|claim_jumper|train_guard)": lambda crowd, _, thing: lay(crowd, thing),
}
AT_LAST: dict[str, Scene] = {
    r"deck-reshuffled|encounter|heist-train": any_heist,
    r"looked-at|put-under|leave-on-top": look_at_deck,
    r"high-stakes|stake|fold|raise": play_high_stakes,
    r"saloon-added": play_high_stakes,
    r"roller-won": lose_to_roller,
    r"roller|challenge": one_of(HIGH_ROLLER),
    r"steal:longhorn|stole-longhorn": rob_longhorn,
    r"lost-longhorns": lose_longhorns,
    r"deliver(ed)?-longhorn": one_of(LONGHORN),
    r"pick-up|verb take |took-(longhorn|gold)": pick_up,
    r"face": face_both,
    r"token-turned": one_of(OUTLAW),
    r"frontier-laid": lambda crowd, _, thing: resolve_event(crowd, "trailblazers", thing),
    r"put-token|verb put |token-laid|frontier-laid|event-turned": (
        lambda crowd, _, thing: resolve_event(
            crowd, crowd.random.choice(crowd.compiled.up.events), thing
        )
    ),
    r"frontier|enough|explored": explore,
    r"faro|bet": deal_faro,
    r"rail": take_rail,
    r"trail": cross_pass,
    r"gambler-beyond": reach_gambler,
    r"prize|gained-gambler": lambda crowd, _, thing: gain_gambler(crowd, 0),
    r"marker": lambda crowd, _, thing: pass_marker(crowd, crowd.random.choice(MARKERS[:3]), thing),
    r"sheriff-put|put-sheriff": put_sheriff,
    r"poker-anywhere": play_anywhere,
    r"fight-now": vendetta,
}


def lay(crowd: Crowd, thing: str) -> None:
    """That fight card, for one of the module's foes; whoever plays it wishes to lay it."""
    up = crowd.compiled.up
    _, _, card, *_, foe = thing.split()
    if foe == "train_guard":
        rob_train(crowd, crowd.random.choice(up.encounters), "")
    else:
        kind = OUTLAW if foe == "outlaw" else CLAIM_JUMPER
        one_of(kind)(crowd, "", thing)
    crowd.facts["fight_deck"] = [card, *(c for c in crowd.compiled.fight_cards if c != card)]
    crowd.wishes.insert(0, f"npc:{card}")
