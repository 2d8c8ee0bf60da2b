"""Scenes of what a player holds, owns or is, and of where they ride."""

from __future__ import annotations

from exhaustive.errands import has_errand, prepare, run_errand
from exhaustive.gunplay import (
    anything,
    just_beat,
    meet_bandit,
    rob_bank,
    rob_player,
    tie_as_defender,
)
from exhaustive.scenes import Crowd
from exhaustive.staging import calm, gamble, stand, stay
from tumbleweed.games.legends.components.board.nearest import distances
from tumbleweed.games.legends.components.player.shopping import MISC
from tumbleweed.games.legends.vocabulary import layout


def hold_face(crowd: Crowd, face: str, thing: str) -> None:
    number = crowd.compiled.faces.index(face)
    cards = [
        c for c, of in zip(crowd.compiled.cards, crowd.compiled.face, strict=True) if of == number
    ]
    crowd.give(0, *cards)
    if "nugget" in thing:
        stand(crowd, "bank")
        crowd.wishes = ["deposit", "sell:*"]
        return
    if "wild" in thing or "poker" in thing:
        gamble(crowd)
    else:
        crowd.random.choice((stay, meet_bandit, rob_bank, rob_player))(crowd)
        crowd.wishes.insert(0, "react:*")
    crowd.wishes += [f"{verb}:{card}" for card in cards for verb in ("use", "lay", "play")]


def hold_card(crowd: Crowd, card: str, thing: str) -> None:
    crowd.give(0, card)
    crowd.wishes = [f"{verb}:{card}" for verb in ("use", "lay", "play")]


def own_item(crowd: Crowd, item: str, thing: str) -> None:
    hero, compiled = crowd.seats[0], crowd.compiled
    gains = item in compiled.items and compiled.item_kind[compiled.items.index(item)] == MISC
    bought = "bought" in thing or "upgraded" in thing or (gains and crowd.random.random() < 0.5)
    basic = compiled.items[compiled.upgrades.index(item)] if item in compiled.upgrades else item
    if bought:
        stand(crowd, "general-store")
        hero["items"] = [basic] if "upgraded" in thing else []
        hero |= {"money": 120, "wounds": 1}
        crowd.wishes = ["store", f"upgrade:{basic}", f"buy:{basic}"]
        return
    hero["items"] = [item]
    if "made active" in thing:
        others = [compiled.items[i] for i in crowd.table.items if compiled.items[i] != basic]
        hero["items"] = [*others[:5], item]
        crowd.wishes = [f"ready:{basic}"]
    elif "fight_value" in thing:
        just_beat(crowd)
    elif "movement" in thing:
        ride_far(crowd)
    elif "nugget_limit" in thing:
        stand(crowd, "mine")
        hero["nuggets"] = 4
        crowd.facts["actions"] = 6
        crowd.wishes = ["prospect"]
    elif "deposit" in thing or item == "pack-mule":
        stand(crowd, "bank")
        hero["nuggets"] = 5
        crowd.wishes = ["deposit", "sell-nuggets:[345]"]
    else:
        number, side = compiled.items.index(basic), int(item != basic)
        use_ability(crowd, compiled.item_abilities[2 * number + side])
        hero["items"] = [item]
        crowd.wishes.insert(0, "item:*")


def play_character(crowd: Crowd, name: str, thing: str) -> None:
    for facts in crowd.seats.values():
        if facts["character"] == name:
            facts["character"] = crowd.seats[0]["character"]
    crowd.seats[0]["character"] = name
    crowd.seats[0]["lp"] = 9
    if "fight_value" in thing:
        just_beat(crowd, "town" if "fails" in thing else "outside")
    elif "win_ties" in thing:
        tie_as_defender(crowd)
    else:
        number = crowd.compiled.characters.index(name)
        use_ability(crowd, crowd.compiled.character_abilities[number])
        crowd.wishes.insert(0, "ability:*")


def use_ability(crowd: Crowd, abilities: list[int]) -> None:
    """What sets one of them off is brought about, or anything goes."""
    compiled = crowd.compiled
    starts = [ability * layout.ABILITY for ability in abilities]
    rows = [
        compiled.abilities[at + layout.A_TRIGGER] + number
        for at in starts
        for number in range(compiled.abilities[at + layout.A_TRIGGERS])
    ]
    rows = [row for row in rows if has_errand(crowd, row)]
    if rows and crowd.random.random() < 0.5:
        prepare(crowd)
        if crowd.random.random() < 0.5:
            crowd.seats[1]["hand"] += crowd.draw(3)
        crowd.facts["actions"] = 6
        run_errand(crowd, crowd.random.choice(rows))
    else:
        anything(crowd)


def ride_far(crowd: Crowd) -> None:
    """Farther than on foot, to the end of what the mount can do."""
    stand(crowd, "outside")
    board = crowd.compiled.board
    far = distances(board, [board.spaces.index(crowd.seats[0]["space"])])
    most = max(3, crowd.random.randrange(6))
    spaces = [space for at, space in enumerate(board.spaces) if far[at] == most]
    crowd.wishes = [f"ride:{space}" for space in spaces]


def dig_gold(crowd: Crowd, subject: str, thing: str) -> None:
    stand(crowd, "mine")
    crowd.facts["actions"] = 9
    crowd.wishes = ["prospect"]


def ride_there(crowd: Crowd, space: str, thing: str) -> None:
    crowd.seats[0] |= {"space": crowd.next_to(space), "wanted": 0}
    calm(crowd)
    crowd.wishes = [f"ride:{space}"]
    crowd.decisions = 12


def ride_across(crowd: Crowd, mesa: str, thing: str) -> None:
    play_character(crowd, "bloody-knife", thing)
    board = crowd.compiled.board
    rim = board.neighbours[len(board.spaces) + board.mesas.index(mesa)]
    crowd.seats[0] |= {"space": board.spaces[crowd.random.choice(rim)], "wanted": 0}
    calm(crowd)
    crowd.wishes = [f"step:{mesa}", "ride:*"]
    crowd.decisions = 12
