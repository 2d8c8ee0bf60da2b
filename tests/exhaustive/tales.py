"""Scenes of stories, cattle and tracks, and of the end of the game."""

from __future__ import annotations

import re

from exhaustive.aims import go_after_goal
from exhaustive.scenes import Crowd
from exhaustive.staging import Scene, calm
from tumbleweed.games.legends.vocabulary import terms


def resolve_story(crowd: Crowd, story: str, thing: str) -> None:
    """Full, at the end of a turn: the seats around the resolver have put discs on it."""
    decks = crowd.facts["stories"]
    for deck in decks.values():
        if story in deck:
            deck.remove(story)
    sides = sorted(decks)
    decks[sides[-1]] += decks[sides[0]][crowd_half(crowd) :]
    decks[sides[0]] = [story, *decks[sides[0]][: crowd_half(crowd) - 1]]
    seats = list(crowd.seats)
    crowd.random.shuffle(seats)
    full = (seats * 3)[: crowd.compiled.discs_needed]
    discs = crowd.facts["discs"]
    discs.update({side: sorted(set(discs[side])) for side in sides})  # of each seat one elsewhere
    discs[sides[0]] = full
    crowd.facts |= {"at": "end"}
    crowd.decisions = 16
    crowd.wishes = []


def crowd_half(crowd: Crowd) -> int:
    return len(crowd.compiled.plot) // crowd.compiled.story_decks


def contribute(crowd: Crowd, back: str, thing: str) -> None:
    """A card with that back lies on top; its players do what such backs ask for."""
    compiled = crowd.compiled
    number = compiled.backs.index(back)
    stories = [
        compiled.stories[story] for story in compiled.plot if compiled.back_of[story] == number
    ]
    resolve_story(crowd, crowd.random.choice(stories), thing)
    side = sorted(crowd.facts["stories"])[0]
    crowd.facts["discs"][side] = []
    crowd.facts |= {"at": "turn", "actions": 6}
    crowd.decisions = 60
    go_after_goal(crowd, back, thing)
    crowd.wishes.insert(0, "contribute:*")


def deliver(crowd: Crowd, token: str, thing: str) -> None:
    """Green cattle is rustled to the blue ranch, wrangled at the rail station."""
    other = "ranch-blue" if "green" in token else "ranch-green"
    goal = crowd.place(other if "rustle" in thing else "rail-station")
    for facts in crowd.seats.values():
        facts.pop("cattle", None)
    crowd.seats[0] |= {"space": crowd.next_to(goal), "cattle": token, "money": 0, "wanted": 0}
    calm(crowd)
    crowd.wishes = [f"ride:{goal}", "deliver"]
    crowd.decisions = 12


def climb(crowd: Crowd, subject: str, thing: str) -> None:
    """One space before the one that is wanted, with a card that gives a point."""
    track, number = re.findall(r"(marshal|wanted)\D*(\d)", thing)[0]
    points = {"marshal": 0, "wanted": 0}
    points[track] = int(number) - (0 if "beyond" in thing else 1)
    crowd.seats[0] |= points
    calm(crowd)
    crowd.give(0, "poker-a-*")
    option = 2 if track == terms.TRACKS[terms.WANTED] else 1
    crowd.wishes = [f"choose:living-legend.{option}", "use:poker-a-*"]


def turn_marshal(crowd: Crowd, subject: str, thing: str) -> None:
    """A story that gives Wanted points, resolved by Marshals."""
    resolve_story(crowd, "the-night-train", thing)
    crowd.wishes = ["choose:the-night-train.2"]
    for facts in crowd.seats.values():
        facts |= {"marshal": 3, "wanted": 0}


def two_stories(crowd: Crowd, subject: str, thing: str) -> None:
    crowd.facts["at"] = "end"
    for side in crowd.facts["stories"]:
        crowd.facts["discs"][side] = list(crowd.seats)[: crowd.compiled.discs_needed]


def grow_old(crowd: Crowd, subject: str, thing: str) -> None:
    """The end comes near, or the last round is played and scored."""
    if "triggered" in thing:
        crowd.seats[0]["lp"] = crowd.compiled.length
        crowd.wishes = ["end"]
    else:
        crowd.facts |= {"ending": 2, "active": crowd.table.players - 1}
    crowd.decisions = 80


def tell(story: str) -> Scene:
    """The only story that asks for it."""

    def scene(crowd: Crowd, subject: str, thing: str) -> None:
        resolve_story(crowd, story, thing)

    return scene


def drive_cattle(crowd: Crowd, subject: str, thing: str) -> None:
    token = crowd.random.choice(crowd.compiled.herd)
    deliver(crowd, crowd.compiled.cattle[token], thing)
