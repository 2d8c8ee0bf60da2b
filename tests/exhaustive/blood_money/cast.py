"""Scenes of the characters and items of Blood Money."""

from __future__ import annotations

from exhaustive.blood_money import errands, scenes
from exhaustive.errands import prepare
from exhaustive.owning import own_item, play_character
from exhaustive.scenes import Crowd
from exhaustive.staging import calm, gamble


def use_freely(crowd: Crowd, subject: str, thing: str) -> None:
    """Al Swearengen, with deeds."""
    play_character(crowd, "al-swearengen", thing)
    prepare(crowd)
    errands.use_deed(crowd)
    crowd.facts |= {"at": "act", "actions": 2}
    crowd.wishes = ["free-ability:*", "deed:*", "discard:*"]


def pay_less(crowd: Crowd, subject: str, thing: str) -> None:
    """Al Swearengen claims a deed; Tom Tobin buys a Legendary item."""
    name = "al-swearengen" if "al-swearengen" in thing else "tom-tobin"
    play_character(crowd, name, "")
    prepare(crowd)
    crowd.wishes = []
    if name == "al-swearengen":
        errands.claim_deed(crowd)
    else:
        errands.trade(crowd)
    calm(crowd)
    crowd.facts |= {"at": "act", "tokens": {}}


def buy_at_the_end(crowd: Crowd, subject: str, thing: str) -> None:
    """Tom Tobin ends his turn in the Trader's region."""
    pay_less(crowd, subject, "tom-tobin")
    crowd.wishes = ["ability:*", "relic:*", "end"]


def baca(crowd: Crowd, subject: str, thing: str) -> None:
    play_character(crowd, "elfego-baca", thing)
    if "reduce" in thing:
        scenes.be_spared(crowd)
        crowd.seats[0]["lp"] = 9
    else:
        crowd.seats[0]["items"] = crowd.random.choice((["six-shooter"], ["revolver"]))


def drive_slowly(crowd: Crowd, subject: str, thing: str) -> None:
    """With longhorns, to the end of the movement."""
    item = "bullwhip" if "bullwhip" in thing else "faithful-burro"
    own_item(crowd, item, "movement")
    crowd.facts |= {"tokens": {}, "at": "act"}
    for seat in crowd.seats.values():
        seat.pop("longhorns", None)
    crowd.seats[0] |= {"longhorns": ["longhorn-1", "longhorn-2"], "items": [item], "relics": []}


def fetch(crowd: Crowd, subject: str, thing: str) -> None:
    """Bullwhip: what lies next to where the move ends."""
    there = crowd.place("outside")
    crowd.seats[0] |= {"space": crowd.next_to(there), "items": ["bullwhip"], "nuggets": 0}
    calm(crowd)
    for seat in crowd.seats.values():
        seat.pop("longhorns", None)
    near = crowd.next_to(there)
    crowd.facts |= {"at": "act", "dust": [near], "tokens": {there: ["longhorn-1"]}}
    crowd.wishes = ["ride:*", "fetch:*"]


def stab(crowd: Crowd, subject: str, thing: str) -> None:
    """Boot Knife: a fight won, or lost."""
    prepare(crowd)
    if "(2)" in thing or "lose_fight" in thing:
        errands.lose_fight(crowd)
    else:
        errands.fight_players(crowd)
    crowd.facts["at"] = "act"
    crowd.seats[0]["items"] = ["boot-knife"]
    crowd.hero = 0


def take_medicine(crowd: Crowd, subject: str, thing: str) -> None:
    crowd.seats[0] |= {"items": ["medicine-pouch"], "wounds": crowd.random.choice((1, 2))}
    crowd.seats[0] |= {"injury": "busted-knee", "lp": 6}
    crowd.facts["at"] = "act"
    crowd.wishes = ["item:medicine-pouch"]


def fire_thunder(crowd: Crowd, subject: str, thing: str) -> None:
    """Repeating Shotgun: upgraded as the fight starts, and fired for money."""
    item = "lever-action-thunder" if "lever" in thing else "repeating-shotgun"
    crowd.seats[0]["space"] = crowd.place("bank")
    calm(crowd)
    crowd.seats[0] |= {"items": [item], "money": crowd.random.choice((10, 60))}
    crowd.seats[0].pop("injury", None)
    crowd.give(0, "poker-[kq]-*")
    crowd.facts |= {"at": "act", "ruins": []}
    crowd.wishes = ["heist", "item:*", "lay:*", crowd.random.choice(("yes", "no"))]


def choose_two(crowd: Crowd, subject: str, thing: str) -> None:
    play_character(crowd, "texas-john-slaughter", "")
    crowd.seats[0] |= {"wounds": 2, "money": 40}
    calm(crowd)
    crowd.facts |= {"at": "act", "actions": 3}
    crowd.wishes = ["ability:*", "choose:*", "hideout:*"]


def look(crowd: Crowd, subject: str, thing: str) -> None:
    play_character(crowd, "lozen", "")
    crowd.facts["at"] = "turn"
    crowd.wishes = ["ability:lozen", "choose:*", "put-under"]


def gamble_for_story(crowd: Crowd, subject: str, thing: str) -> None:
    """Lottie Deno plays a Bonus."""
    play_character(crowd, "lottie-deno", "")
    if crowd.random.random() < 0.5:
        gamble(crowd)
        crowd.give(0, "poker-2-*", "poker-a-*", only=True)
        crowd.wishes = ["poker", "play:poker-2-*", "sit-out"]
    else:
        errands.play_bonuses(crowd, 0)
    crowd.facts["at"] = "act"
    crowd.seats[0] |= {"lp": 9, "money": 30}
    crowd.seats[0].pop("injury", None)
    calm(crowd)
