"""Scenes of fights: with bandits, the guard, the Sheriff, the Man in Black, another player."""

from __future__ import annotations

from exhaustive.scenes import Crowd
from exhaustive.staging import calm, gamble, stand, stay
from tumbleweed.games.legends.procedures.man_in_black.steps import MIB_SHERIFF


def anything(crowd: Crowd) -> None:
    """One of the things that go on in the West."""
    crowd.random.choice((stay, meet_bandit, rob_bank, gamble))(crowd)


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


def fight_against(crowd: Crowd, card: str, thing: str) -> None:
    """The card on top of its deck; whoever plays the NPC wishes to lay it."""
    lower = [other for other in crowd.compiled.fight_cards if other != card]
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


def meet_bandit(crowd: Crowd) -> None:
    hideout = crowd.random.choice(crowd.hideouts())
    crowd.seats[0]["space"] = crowd.next_to(hideout)
    crowd.seats[0]["wounds"] = 1
    crowd.give(0, "poker-[kq9]-*")
    calm(crowd)
    crowd.facts["bandits"] = [space for space in crowd.hideouts() if crowd.free(space)]
    crowd.wishes = [f"ride:{hideout}", "lay:*"]


def beat_bandit(crowd: Crowd, subject: str, thing: str) -> None:
    """Somebody who is not Wanted, with the better card."""
    meet_bandit(crowd)
    crowd.seats[0] |= {"wanted": 0, "marshal": 0}
    crowd.facts["fight_deck"] = list(crowd.compiled.fight_cards)
    crowd.give(0, "poker-[ak]-*", only=True)


def rob_bank(crowd: Crowd) -> None:
    stand(crowd, "bank")
    crowd.give(0, "poker-[kq9]-*")
    crowd.wishes = ["heist", "lay:*"]


def tie_in_heist(crowd: Crowd, subject: str, thing: str) -> None:
    fight_against(crowd, "fight-k", "for the guard")
    crowd.seats[0]["items"] = []
    crowd.give(0, "poker-k-*", only=True)


def rob_player(crowd: Crowd, subject: str = "", thing: str = "") -> None:
    """Somebody who cannot defend what they carry."""
    crowd.seats[1] |= {"space": crowd.seats[0]["space"], "money": 40, "nuggets": 3}
    if crowd.compiled.herd:
        for facts in crowd.seats.values():
            facts.pop("cattle", None)
        crowd.seats[1]["cattle"] = crowd.compiled.cattle[crowd.random.choice(crowd.compiled.herd)]
    calm(crowd)
    crowd.give(1, only=True)
    crowd.give(0, "poker-k-*")
    crowd.wishes = ["rob:1", "lay:*", "steal:*"]


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


def meet_sheriff(crowd: Crowd, subject: str, thing: str) -> None:
    send_sheriff(crowd)
    crowd.give(1, "poker-2-*", only=True)
    if "declined" in thing:
        crowd.wishes.insert(0, "decline")
    if "target" in thing:  # two of them in one place: which one is he after?
        crowd.seats[0] |= {"marshal": 0, "wanted": 3, "space": crowd.seats[1]["space"]}


def fight_man_in_black(crowd: Crowd) -> None:
    crowd.facts["black"] = {"space": crowd.seats[0]["space"]}
    crowd.give(0, "poker-[kq9]-*")
    calm(crowd)
    crowd.wishes = [f"duel:{crowd.compiled.black}", "lay:*"]


def meet_man_in_black(crowd: Crowd, card: str, thing: str) -> None:
    """The end of a round: his card is on top, he and the players are anywhere."""
    beside = crowd.random.choice(crowd.seats)["space"]
    anywhere = crowd.place("location", "hideout", "outside")
    space = crowd.random.choice((beside, anywhere, crowd.far_off()))
    his = {"space": space, "lp": crowd.random.randrange(16), "deck": [card]}
    crowd.facts |= {"at": "end", "round": 2, "active": 1, "black": his}
    crowd.decisions = 12


def meet_him(crowd: Crowd, subject: str, thing: str) -> None:
    """Any of his cards; or one that sends the Sheriff, from somewhere with several ways."""
    cards = crowd.compiled.man_in_black_cards
    card = crowd.random.choice(cards)
    if "sheriff" in thing:
        card = crowd.random.choice([name for name in cards if sends_sheriff(crowd, name)])
    meet_man_in_black(crowd, card, thing)
    if "shuffled" in thing:
        crowd.facts["black"] |= {"deck": [], "discard": list(cards)}
    for seat, facts in crowd.seats.items():
        facts |= {"marshal": 0, "wanted": 3 - seat}
    calm(crowd)
    crowd.facts["sheriff"] = crowd.far_off()


def sends_sheriff(crowd: Crowd, card: str) -> bool:
    compiled = crowd.compiled
    number = compiled.man_in_black_cards.index(card)
    at, end = compiled.man_in_black_step[number], compiled.man_in_black_step_end[number]
    while at < end and compiled.man_in_black_code[at] != MIB_SHERIFF.number:
        at += compiled.man_in_black_code[at + 1]
    return at < end
