"""Scenes for what has not fired yet: the right card on top, the right player in the right place.

A scene is a crowd with some facts set by hand and wishes for what its players choose. It makes
the thing likely, not certain; the runner plays it again from another crowd until it has fired.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from exhaustive.errands import ERRANDS, go_after_goal, prepare
from exhaustive.scenes import Crowd
from exhaustive.tables import Table
from tumbleweed.games.legends import ops

Scene = Callable[[Crowd, str, str], None]  # the crowd, the subject, the thing's full name


class Director:
    def __init__(self, table: Table) -> None:
        box = table.box
        self._scenes: dict[str, Scene] = {}
        for ids, scene in (
            (box.faces, hold_face),
            (box.cards, hold_card),
            (box.items, own_item),
            (box.upgrades, own_item),
            (box.characters, play_character),
            (box.fight_cards, fight_against),
            (box.stories, resolve_story),
            (box.backs, contribute),
            (box.cattle, deliver),
            (box.goals, go_after_goal),
            (box.black_cards, meet_man_in_black),
            (box.board.spaces, ride_there),
            (box.board.mesas, ride_across),
        ):
            self._scenes |= {name: scene for name in ids if name}

    def direct(self, crowd: Crowd, thing: str) -> None:
        self._set(crowd, thing)
        option = re.search(r"choose:\S+", thing)
        if option:
            crowd.wishes.insert(0, option.group())

    def _set(self, crowd: Crowd, thing: str) -> None:
        for word in re.findall(r"[a-z0-9-]+", thing):
            if word in self._scenes:
                self._scenes[word](crowd, word, thing)
                return
        for pattern, scene in MOMENTS.items():
            if re.search(pattern, thing):
                scene(crowd, "", thing)
                return


# ---- cards, items, characters ----


def hold_face(crowd: Crowd, face: str, thing: str) -> None:
    number = crowd.box.faces.index(face)
    cards = [c for c, of in zip(crowd.box.cards, crowd.box.face, strict=True) if of == number]
    crowd.give(0, *cards)
    if "nugget" in thing:
        stand(crowd, "bank")
        crowd.wishes = ["deposit", "sell:*"]
        return
    if "wild" in thing or "poker" in thing:
        gamble(crowd)
    else:
        crowd.random.choice((stay, meet_bandit, rob_bank))(crowd)
        crowd.wishes.insert(0, "react:*")
    crowd.wishes += [f"{verb}:{card}" for card in cards for verb in ("use", "lay", "play")]


def hold_card(crowd: Crowd, card: str, thing: str) -> None:
    crowd.give(0, card)
    crowd.wishes = [f"{verb}:{card}" for verb in ("use", "lay", "play")]


def own_item(crowd: Crowd, item: str, thing: str) -> None:
    hero, box = crowd.seats[0], crowd.box
    bought = "bought" in thing or "upgraded" in thing
    basic = box.items[box.upgrades.index(item)] if item in box.upgrades else item
    if bought:
        stand(crowd, "general-store")
        hero["items"] = [basic] if "upgraded" in thing else []
        hero["money"] = 120
        crowd.wishes = ["store", f"upgrade:{basic}", f"buy:{basic}"]
        return
    hero["items"] = [item]
    if "made active" in thing:
        others = [box.items[i] for i in crowd.table.items if box.items[i] != basic]
        hero["items"] = [*others[:5], item]
        crowd.wishes = [f"ready:{basic}"]
    elif "fight_value" in thing:
        just_beat(crowd)
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
        number, side = box.items.index(basic), int(item != basic)
        use_ability(crowd, box.item_abilities[2 * number + side])
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
        number = crowd.box.characters.index(name)
        use_ability(crowd, crowd.box.character_abilities[number])
        crowd.wishes.insert(0, "ability:*")


def use_ability(crowd: Crowd, abilities: list[int]) -> None:
    """What sets one of them off is brought about, or anything goes."""
    box = crowd.box
    rows = [box.abilities[ability * ops.ABILITY + ops.A_TRIGGER] for ability in abilities]
    rows = [row for row in rows if box.triggers[row * ops.TRIGGER] in ERRANDS]
    if rows and crowd.random.random() < 0.5:
        prepare(crowd)
        crowd.facts["actions"] = 6
        row = crowd.random.choice(rows)
        ERRANDS[box.triggers[row * ops.TRIGGER]](crowd, row)
    else:
        anything(crowd)


def just_beat(crowd: Crowd, where: str = "outside") -> None:
    """A King against an Ace: one point decides."""
    space = crowd.place(where)
    crowd.seats[0] |= {"space": space}
    crowd.seats[1] |= {"space": space, "items": [], "lp": 0}
    calm(crowd)
    for seat, rank in ((0, "k"), (1, "a")):
        crowd.give(seat, f"poker-{rank}-*", only=True)
    crowd.hero, crowd.wishes = 0, ["duel:1", "lay:*"]


def tie_as_defender(crowd: Crowd) -> None:
    space = crowd.place("town")
    for seat in (0, 1):
        crowd.seats[seat] |= {"space": space, "items": [], "lp": 9 if seat == 0 else 0}
    calm(crowd)
    crowd.give(0, "poker-k-[cd]*", only=True)
    crowd.give(1, "poker-k-[hs]*", only=True)
    crowd.facts |= {"active": 1}
    crowd.hero, crowd.wishes = 1, ["duel:0", "lay:*"]


# ---- the board ----


def ride_there(crowd: Crowd, space: str, thing: str) -> None:
    crowd.seats[0] |= {"space": crowd.next_to(space), "wanted": 0}
    calm(crowd)
    crowd.wishes = [f"ride:{space}"]
    crowd.decisions = 12


def ride_across(crowd: Crowd, mesa: str, thing: str) -> None:
    play_character(crowd, "bloody-knife", thing)
    board = crowd.box.board
    rim = board.neighbours[len(board.spaces) + board.mesas.index(mesa)]
    crowd.seats[0] |= {"space": board.spaces[crowd.random.choice(rim)], "wanted": 0}
    calm(crowd)
    crowd.wishes = [f"step:{mesa}", "ride:*"]
    crowd.decisions = 12


# ---- fights with NPCs ----


def fight_against(crowd: Crowd, card: str, thing: str) -> None:
    """The card on top of its deck; whoever plays the NPC wishes to lay it."""
    lower = [other for other in crowd.box.fight_cards if other != card]
    crowd.facts["fight_deck"] = [card, *lower]  # the lowest first: nothing better is drawn
    scenes = {
        "bandit": meet_bandit,
        "guard": rob_bank,
        "sheriff": send_sheriff,
        "Man in Black": fight_man_in_black,
    }
    foe = next((foe for foe in scenes if f"the {foe}" in thing), "bandit")
    scenes[foe](crowd)
    crowd.wishes.insert(0, f"npc:{card}")


def anything(crowd: Crowd) -> None:
    """One of the things that go on in the West."""
    crowd.random.choice((stay, meet_bandit, rob_bank, gamble))(crowd)


def stay(crowd: Crowd) -> None:
    """As the crowd stands."""


def meet_bandit(crowd: Crowd) -> None:
    hideout = crowd.random.choice(crowd.hideouts())
    crowd.seats[0]["space"] = crowd.next_to(hideout)
    crowd.seats[0]["wounds"] = 1
    crowd.give(0, "poker-[kq9]-*")
    calm(crowd)
    crowd.facts["bandits"] = [space for space in crowd.hideouts() if crowd.free(space)]
    crowd.wishes = [f"ride:{hideout}", "lay:*"]


def rob_bank(crowd: Crowd) -> None:
    stand(crowd, "bank")
    crowd.give(0, "poker-[kq9]-*")
    crowd.wishes = ["heist", "lay:*"]


def tie_in_heist(crowd: Crowd, subject: str, thing: str) -> None:
    fight_against(crowd, "fight-k", "for the guard")
    crowd.seats[0]["items"] = []
    crowd.give(0, "poker-k-*", only=True)


def send_sheriff(crowd: Crowd) -> None:
    """The active player hunts a Wanted one who stands beside the Sheriff."""
    here = crowd.place("outside")
    for facts in crowd.seats.values():
        facts["space"] = crowd.place("doctor", "cabaret")
    crowd.seats[1] |= {"space": here, "marshal": 0, "wanted": 4, "nuggets": 4}
    calm(crowd)
    crowd.facts["sheriff"] = crowd.next_to(here)
    crowd.give(0, "poker-4-*")
    crowd.give(1, "poker-[kq9]-*", only=True)
    crowd.wishes = [f"sheriff:{here}", "use:poker-4-*", f"sheriff-step:{here}", "lay:*"]


def fight_man_in_black(crowd: Crowd) -> None:
    crowd.facts["black"] = {"space": crowd.seats[0]["space"]}
    crowd.give(0, "poker-[kq9]-*")
    calm(crowd)
    crowd.wishes = [f"duel:{crowd.box.black}", "lay:*"]


def meet_man_in_black(crowd: Crowd, card: str, thing: str) -> None:
    """The end of a round: his card is on top, he and the players are anywhere."""
    beside = crowd.random.choice(crowd.seats)["space"]
    anywhere = crowd.place("location", "hideout", "outside")
    space = crowd.random.choice((beside, anywhere, crowd.far_off()))
    his = {"space": space, "lp": crowd.random.randrange(16), "deck": [card]}
    crowd.facts |= {"at": "end", "round": 2, "active": 1, "black": his}
    crowd.decisions = 12


def meet_sheriff(crowd: Crowd, subject: str, thing: str) -> None:
    send_sheriff(crowd)
    crowd.give(1, "poker-2-*", only=True)
    if "declined" in thing:
        crowd.wishes.insert(0, "decline")
    if "target" in thing:  # two of them in one place: which one is he after?
        crowd.seats[0] |= {"marshal": 0, "wanted": 3, "space": crowd.seats[1]["space"]}


# ---- stories, cattle, tracks, poker ----


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
    crowd.facts["discs"][sides[0]] = (seats * 3)[: crowd.box.discs_needed]
    crowd.facts |= {"at": "end"}
    crowd.decisions = 16
    crowd.wishes = []


def crowd_half(crowd: Crowd) -> int:
    return len(crowd.box.plot) // crowd.box.story_decks


def contribute(crowd: Crowd, back: str, thing: str) -> None:
    """A card with that back lies on top; its players do what such backs ask for."""
    box = crowd.box
    number = box.backs.index(back)
    stories = [box.stories[story] for story in box.plot if box.back_of[story] == number]
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
    option = 2 if track == ops.TRACKS[ops.WANTED] else 1
    crowd.wishes = [f"choose:living-legend.{option}", "use:poker-a-*"]


def gamble(crowd: Crowd, subject: str = "", thing: str = "") -> None:
    stand(crowd, "saloon")
    crowd.seats[0]["money"] = 30  # room for what is won
    crowd.wishes += ["poker", "sit-out"]


def turn_marshal(crowd: Crowd, subject: str, thing: str) -> None:
    """A story that gives Wanted points, resolved by Marshals."""
    resolve_story(crowd, "the-night-train", thing)
    crowd.wishes = ["choose:the-night-train.2"]
    for facts in crowd.seats.values():
        facts |= {"marshal": 3, "wanted": 0}


def two_stories(crowd: Crowd, subject: str, thing: str) -> None:
    crowd.facts["at"] = "end"
    for side in crowd.facts["stories"]:
        crowd.facts["discs"][side] = list(crowd.seats)[: crowd.box.discs_needed]


def grow_old(crowd: Crowd, subject: str, thing: str) -> None:
    """The last round, and the scoring after it."""
    crowd.facts |= {"ending": 2, "active": crowd.table.players - 1}
    crowd.decisions = 80


def meet_him(crowd: Crowd, subject: str, thing: str) -> None:
    meet_man_in_black(crowd, crowd.random.choice(crowd.box.black_cards), thing)
    if "shuffled" in thing:
        crowd.facts["black"] |= {"deck": [], "discard": list(crowd.box.black_cards)}
    for facts in crowd.seats.values():
        facts |= {"marshal": 0, "wanted": 3}
    calm(crowd)


# ---- what scenes share ----


def stand(crowd: Crowd, place: str) -> None:
    crowd.seats[0]["space"] = crowd.place(place)
    calm(crowd)


def calm(crowd: Crowd) -> None:
    """No bandits, the Sheriff at home."""
    office = crowd.box.board.spaces[crowd.box.office]
    crowd.facts |= {"bandits": [], "sheriff": office}
    for facts in crowd.seats.values():
        if facts["space"] == office:
            facts["space"] = crowd.place("doctor")


MOMENTS: dict[str, Scene] = {
    r"black": meet_him,
    r"tie in a heist": tie_in_heist,
    r"Sheriff|sheriff": meet_sheriff,
    r"Marshal": turn_marshal,
    r"track |word (marshal|wanted)": climb,
    r"question story|resolve": two_stories,
    r"poker|dealer|house|join|sit-out|sat-out|flop": gamble,
    r"last-round|scored|end-triggered|tokens-shown": grow_old,
}
