"""Scenes of the tokens that lie on the boards: met, fought, driven, challenged, lost."""

from __future__ import annotations

from exhaustive.gunplay import send_sheriff
from exhaustive.scenes import Crowd
from exhaustive.staging import Scene, calm, stand
from tumbleweed.games.legends.state.ante_up_model import (
    CLAIM_JUMPER,
    HIGH_ROLLER,
    LONGHORN,
    OUTLAW,
)

ACES, DEUCES = "poker-[ak]-*", "poker-2-*"


def armed(crowd: Crowd, winning: bool) -> None:
    """With the better card, or with the worse one."""
    crowd.seats[0]["items"] = []
    crowd.give(0, ACES if winning else DEUCES, only=True)
    low = list(crowd.compiled.fight_cards)
    crowd.facts["fight_deck"] = low if winning else low[::-1]


def only_this(crowd: Crowd, token: str, where: str) -> None:
    """It lies there, and the others of its kind are out of the game."""
    up = crowd.compiled.up
    kind = up.token_kind[up.tokens.index(token)]
    others = [
        name for i, name in enumerate(up.tokens) if up.token_kind[i] == kind and name != token
    ]
    crowd.facts |= {"tokens": {where: [token]}, "gone": others}
    for seat in crowd.seats.values():
        seat.pop("longhorns", None)


def meet_token(crowd: Crowd, token: str, thing: str) -> None:
    up = crowd.compiled.up
    scenes = {OUTLAW: face_outlaw, CLAIM_JUMPER: face_outlaw, LONGHORN: drive_longhorn}
    kind = up.token_kind[up.tokens.index(token)]
    if kind == HIGH_ROLLER:
        challenge(crowd, token)
    else:
        scenes[kind](crowd, token)


def face_outlaw(crowd: Crowd, token: str) -> None:
    where = crowd.place("mine") if "claim" in token else crowd.place("outside")
    crowd.seats[0] |= {"space": crowd.next_to(where), "marshal": 0, "wanted": 0}
    for seat, facts in crowd.seats.items():
        if seat and facts["space"] == where:
            facts["space"] = crowd.place("doctor")
    calm(crowd)
    only_this(crowd, token, where)
    armed(crowd, winning=True)
    crowd.wishes = [f"ride:{where}", f"step:{where}", "lay:*"]


def drive_longhorn(crowd: Crowd, token: str) -> None:
    only_this(crowd, token, crowd.place("outside"))
    crowd.facts["tokens"] = {}
    stand(crowd, "rail-station")
    crowd.seats[0] |= {"longhorns": [token], "money": 0, "lp": 4}
    crowd.facts["at"] = "act"
    crowd.wishes = ["deliver-longhorn"]


def challenge(crowd: Crowd, token: str) -> None:
    saloon = crowd.random.choice(crowd.compiled.up.saloons)
    only_this(crowd, token, saloon)
    crowd.seats[0] |= {"space": crowd.place(saloon), "money": 30}
    calm(crowd)
    crowd.give(0, ACES, DEUCES)
    crowd.facts["at"] = "act"
    crowd.wishes = ["challenge", "play:poker-[ak2]-*", "sit-out"]


def one_of(kind: int) -> Scene:
    def scene(crowd: Crowd, subject: str, thing: str) -> None:
        up = crowd.compiled.up
        meet_token(
            crowd,
            crowd.random.choice([t for i, t in enumerate(up.tokens) if up.token_kind[i] == kind]),
            thing,
        )

    return scene


def lose_to_roller(crowd: Crowd, subject: str, thing: str) -> None:
    one_of(HIGH_ROLLER)(crowd, subject, thing)
    crowd.give(0, "poker-3-clubs", "poker-7-hearts", only=True)


def pick_up(crowd: Crowd, subject: str, thing: str) -> None:
    """A longhorn and a nugget lie one space away."""
    where = crowd.place("outside")
    crowd.seats[0] |= {"space": crowd.next_to(where), "nuggets": 0}
    calm(crowd)
    longhorn = crowd.compiled.up.tokens[crowd.compiled.up.token_kind.index(LONGHORN)]
    only_this(crowd, longhorn, where)
    crowd.facts |= {"dust": [where], "at": "act"}
    crowd.wishes = [f"ride:{where}", "take:*"]


def face_both(crowd: Crowd, subject: str, thing: str) -> None:
    """An outlaw has come to where a bandit is."""
    where = crowd.random.choice(crowd.hideouts())
    outlaw = crowd.compiled.up.tokens[crowd.compiled.up.token_kind.index(OUTLAW)]
    face_outlaw(crowd, outlaw)
    crowd.seats[0]["space"] = crowd.next_to(where)
    only_this(crowd, outlaw, where)
    crowd.facts["bandits"] = [where]
    crowd.wishes = [f"ride:{where}", f"step:{where}", "face:*", "lay:*"]


def lose_longhorns(crowd: Crowd, subject: str, thing: str) -> None:
    """With a longhorn, arrested by the Sheriff."""
    send_sheriff(crowd)
    only_this(crowd, "longhorn-1", crowd.place("outside"))
    crowd.facts["tokens"] = {}
    crowd.seats[1]["longhorns"] = ["longhorn-1"]
    crowd.give(1, DEUCES, only=True)


def rob_longhorn(crowd: Crowd, subject: str, thing: str) -> None:
    only_this(crowd, "longhorn-1", crowd.place("outside"))
    crowd.facts |= {"tokens": {}, "at": "act"}
    crowd.seats[1] |= {"space": crowd.seats[0]["space"], "longhorns": ["longhorn-1"]}
    calm(crowd)
    crowd.give(1, only=True)
    crowd.give(0, ACES)
    crowd.wishes = ["rob:1", "lay:*", "steal:longhorn"]
