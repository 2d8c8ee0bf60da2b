"""Scenes of harm in Blood Money: injuries, the risk die, ruins."""

from __future__ import annotations

from exhaustive.blood_money import errands, tales
from exhaustive.blood_money.things import abilities_of
from exhaustive.owning import ride_far, use_ability
from exhaustive.scenes import Crowd
from exhaustive.staging import calm
from tumbleweed.games.legends.effects.blood_money.harm import RUIN
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.nested import end_of

# ---- injuries, the risk die ----


def suffer(crowd: Crowd, injury: str, thing: str) -> None:
    number = crowd.compiled.blood.injuries.index(injury)
    if "healed" in thing:
        heal(crowd, injury)
    elif "cost LP" in thing:
        crowd.seats[0] |= {"injury": injury, "wounds": 2}
        score(crowd, thing)
    elif "drawn" in thing or (thing.startswith("word") and "passive" not in thing):
        draw_injury(crowd, injury)
    else:
        use_ability(crowd, abilities_of(crowd.compiled, terms.SOURCE_INJURY, number))
        crowd.facts["ruins"] = []
        for pattern, scene in AT_WORK.items():
            if pattern in thing or pattern == injury:
                scene(crowd)
        crowd.seats[0] |= {"injury": injury, "wounds": crowd.random.choice((1, 2))}
        crowd.hero = 0


def heal(crowd: Crowd, injury: str) -> None:
    crowd.seats[0] |= {"injury": injury, "wounds": 1, "space": crowd.place("doctor"), "money": 60}
    calm(crowd)
    crowd.facts |= {"at": "act", "ruins": []}
    crowd.wishes = ["heal"]


def draw_injury(crowd: Crowd, injury: str) -> None:
    """With all the wounds one can have: the risk die gives another."""
    crowd.seats[0] |= {"wounds": 3, "money": 60, "lp": 6, "story": 1, "relics": []}
    crowd.seats[0].pop("injury", None)
    if crowd.seats[0]["character"] == "elfego-baca":
        crowd.seats[0]["lp"] = 0
    crowd.seats[0]["hand"] += crowd.draw(3)
    crowd.facts |= {"injury_deck": [injury], "at": "act", "risked": 0}
    calm(crowd)
    crowd.wishes, crowd.decisions, crowd.hero = ["risk:*"], 20, 0


def limp(crowd: Crowd) -> None:
    ride_far(crowd)
    crowd.seats[0]["items"] = crowd.random.choice(([], ["thoroughbred"]))
    board = crowd.compiled.board
    crowd.wishes = [f"ride:{space}" for space in board.spaces]
    crowd.facts["at"] = "act"


def draw_or_tie(crowd: Crowd) -> None:
    """An Ace that counts less, against an Ace."""
    for seat, suits in ((0, "[cd]"), (1, "[hs]")):
        crowd.give(seat, f"poker-a-{suits}*", only=True)
        crowd.seats[seat]["items"] = []
    crowd.seats[1] |= {"space": crowd.seats[0]["space"], "lp": 0}
    calm(crowd)
    crowd.facts["at"] = "act"
    crowd.wishes = ["duel:1", "lay:*"]


def take_up_arms(crowd: Crowd) -> None:
    crowd.seats[0]["items"] = ["revolver", "thoroughbred"]
    errands.play_bonuses(crowd, 0)
    crowd.seats[0]["items"] = ["revolver", "thoroughbred"]
    calm(crowd)
    crowd.facts["at"] = "act"


def hold_reactions(crowd: Crowd) -> None:
    take_up_arms(crowd)
    crowd.give(0, "poker-6-*", "poker-8-*", "poker-10-*")
    crowd.wishes = ["heist", "lay:*"]


def go_reveling(crowd: Crowd) -> None:
    crowd.seats[0] |= {"space": crowd.place("cabaret"), "money": 100}
    calm(crowd)
    crowd.facts["at"] = "act"


def wait(crowd: Crowd) -> None:
    crowd.facts |= {"at": "act", "risked": 0}


def end_in_town(crowd: Crowd) -> None:
    crowd.seats[0]["space"] = crowd.place("town")
    crowd.seats[0]["hand"] += crowd.draw(2)
    calm(crowd)
    crowd.facts["at"] = "act"
    crowd.wishes = ["end"]


# What an injury is about, by its modifier or its name, and when that comes up.
AT_WORK = {
    "hand_size": tales.fill_hand,
    "busted-knee": limp,
    "fight_value": draw_or_tie,
    "npc_draw": tales.rob,
    "shot-up-hand": take_up_arms,
    "saddle-sores": take_up_arms,
    "powder-burns": take_up_arms,
    "broken-arm": hold_reactions,
    "broken-jaw": go_reveling,
    "shattered-nerves": wait,
    "graveyard-cough": end_in_town,
}


def roll(crowd: Crowd, subject: str, thing: str) -> None:
    """For the bonus that is named; with wounds, an injury, or neither."""
    bonus = next((b for b in ("card", "money", "move") if f"risk-{b}" in thing), "*")
    crowd.seats[0] |= {"wounds": crowd.random.choice((0, 2, 3)), "money": 20, "story": 2}
    crowd.seats[0]["relics"] = []
    if "forfeit" in thing or crowd.random.random() < 0.2:
        crowd.seats[0] |= {"wounds": 3, "injury": "cracked-ribs"}
        if "nothing" in thing:
            crowd.give(0, only=True)
    else:
        crowd.seats[0].pop("injury", None)
    crowd.facts |= {"at": "act", "risked": 0}
    calm(crowd)
    crowd.wishes, crowd.decisions, crowd.hero = [f"risk:{bonus}"], 16, 0


# ---- ruins ----


def ruin(crowd: Crowd, place: str, thing: str) -> None:
    """A story whose end ruins it, or one that begins so; or somebody repairs it."""
    if "repaired" in thing:
        crowd.seats[0]["space"] = crowd.place(place)
        crowd.seats[0]["hand"] += crowd.draw(2)
        calm(crowd)
        crowd.facts |= {"ruins": [place], "at": "act"}
        crowd.wishes = ["repair:*", "discard:*"]
        return
    compiled, blood = crowd.compiled, crowd.compiled.blood
    number = blood.ruinable[blood.deed_places.index(place)]
    for card, outcome in enumerate(blood.outcomes):
        if ruins_it(crowd, blood.consequences[card], blood.consequences_end[card], number):
            tales.resolve(crowd, outcome, thing)
    for tale, name in enumerate(blood.tales):
        if ruins_it(crowd, blood.on_reveal[tale], blood.on_reveal_end[tale], number):
            tales.show(crowd, name, f"{thing} revealed")
    crowd.facts["ruins"] = []
    crowd.wishes = [f"ruin:{compiled.board.places[number]}"]


def ruins_it(crowd: Crowd, at: int, end: int, place: int) -> bool:
    code = crowd.compiled.code
    while at < end:
        if code[at] == RUIN.number and place in code[at + 3 : end_of(code, at)]:
            return True
        at = end_of(code, at)
    return False


def score(crowd: Crowd, thing: str) -> None:
    """The final scoring, with everything as it is."""
    crowd.facts |= {"at": "scoring", "ending": 2}


def restore(crowd: Crowd, subject: str, thing: str) -> None:
    tales.resolve(crowd, "fire-on-main-street-a", thing)
    crowd.facts["ruins"] = list(crowd.compiled.blood.deed_places[:4])


def ruin_one(crowd: Crowd, subject: str, thing: str) -> None:
    """An outcome that lets its resolver choose."""
    blood = crowd.compiled.blood
    code, found = crowd.compiled.code, list[str]()
    for card, outcome in enumerate(blood.outcomes):
        at = blood.consequences[card]
        while at < blood.consequences_end[card]:
            if code[at] == RUIN.number and code[at + 2]:
                found.append(outcome)
            at = end_of(code, at)
    tales.resolve(crowd, crowd.random.choice(found), thing)
    crowd.facts["ruins"] = []
