"""What a player does to bring about the triggers of Blood Money."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive.blood_money.furnishing import open_tale
from exhaustive.scenes import Crowd
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as base
from tumbleweed.games.legends.vocabulary.ante_up import triggers as ante_up
from tumbleweed.games.legends.vocabulary.blood_money import harm, property, tales


def place_of_deed(crowd: Crowd, deed: str) -> str:
    """The name of its place, which is where it is claimed and ruined."""
    blood = crowd.compiled.blood
    return blood.deed_places[blood.deeds.index(deed)]


def claim_deed(crowd: Crowd, row: int = NONE, deed: str = "") -> None:
    """It is nobody's, and no ruin; where the hero is another's."""
    deed = deed or crowd.random.choice(crowd.compiled.blood.deeds)
    crowd.facts["deeds"].pop(deed, None)
    crowd.facts["ruins"] = []
    crowd.seats[0] |= {"space": crowd.place(place_of_deed(crowd, deed)), "money": 120}
    crowd.wishes += ["claim-deed:*"]


def use_deed(crowd: Crowd, row: int = NONE) -> None:
    """Whoever owns some uses one; a hero who owns none claims one before."""
    if not crowd.compiled.blood.with_deeds:
        return
    crowd.facts["deeds"] = dict.fromkeys(crowd.random.sample(crowd.compiled.blood.deeds, 4), 0)
    crowd.facts |= {"deeds_used": [], "ruins": []}
    crowd.wishes += ["deed:*"]


def trade(crowd: Crowd, row: int = NONE) -> None:
    compiled = crowd.compiled
    region = compiled.blood.trader_regions[compiled.blood.trader_cards.index(crowd.facts["trader"])]
    spaces = [s for s, of in enumerate(compiled.board.region_of) if of == region]
    crowd.seats[0] |= {"space": compiled.board.spaces[crowd.random.choice(spaces)], "money": 120}
    if crowd.facts["sheriff"] == crowd.seats[0]["space"]:
        crowd.seats[0]["wanted"] = 0
    crowd.facts["bandits"] = []
    crowd.wishes += ["trader", "relic:*", "buy:*", "upgrade:*", "leave"]


def fight_players(crowd: Crowd, row: int = NONE) -> None:
    """Won as a rule: the others have no cards."""
    here = crowd.seats[0]["space"]
    for seat in range(1, crowd.table.players):
        crowd.seats[seat]["space"] = here
    crowd.wishes += ["duel:*", "lay:*"]


def lose_fight(crowd: Crowd, row: int = NONE) -> None:
    fight_players(crowd)
    crowd.give(0, "poker-2-*", only=True)
    crowd.give(1, "poker-[ak]-*")
    crowd.seats[0]["items"] = ["boot-knife"]


def roll_risk(crowd: Crowd, row: int = NONE) -> None:
    crowd.facts["risked"] = 0
    crowd.seats[0].pop("injury", None)
    crowd.wishes += ["risk:*"]


def repair(crowd: Crowd, row: int = NONE) -> None:
    blood = crowd.compiled.blood
    place = crowd.random.choice(blood.deed_places)
    crowd.facts["ruins"] = [place]
    crowd.seats[0]["space"] = crowd.place(place)
    crowd.seats[0]["hand"] += crowd.draw(2)
    crowd.wishes += ["repair:*", "discard:*"]


def work(crowd: Crowd, row: int = NONE) -> None:
    crowd.seats[0]["space"] = crowd.place("bank", "cabaret", "doctor", "saloon")
    crowd.facts["ruins"] = []
    crowd.wishes += ["work"]


def acquire(crowd: Crowd, row: int = NONE) -> None:
    for facts in crowd.seats.values():
        facts.pop("cattle", None)
    crowd.facts["ruins"] = []
    crowd.seats[0]["space"] = crowd.place("ranch")
    crowd.wishes += ["acquire"]


def turn_map_token(crowd: Crowd, row: int = NONE) -> None:
    """The story that lies open has some; the hero is next to one of those that count."""
    wanted = crowd.compiled.triggers[row * layout.TRIGGER + layout.T_DETAIL]
    if not crowd.facts["map_tokens"]:
        open_tale(crowd.compiled, crowd.random, crowd.facts, "the-lost-survey-b")
    laid = crowd.facts["map_tokens"]
    token = 1 if wanted > 0 else crowd.random.randrange(3)
    names = ("o", "x", "danger-x")
    there = next(space for space, name in laid.items() if name == names[token])
    crowd.seats[0]["space"] = crowd.next_to(there)
    crowd.facts |= {"bandits": [], "tokens": {}}
    crowd.wishes += [f"ride:{there}", "map"]


def gain_sp(crowd: Crowd, row: int = NONE) -> None:
    """By a repair, or by the risk die."""
    crowd.seats[0]["story"] = crowd.random.randrange(1, crowd.compiled.blood.story_last)
    crowd.random.choice((repair, roll_risk))(crowd)


def end_here(crowd: Crowd, row: int) -> None:
    """On a space that counts; the end of the turn is all that is asked for."""
    start, compiled = row * layout.TRIGGER, crowd.compiled
    place = compiled.triggers[start + layout.T_PLACE]
    if place == compiled.blood.trader_place:
        trade(crowd)
        crowd.wishes.clear()
    elif place != NONE:
        spaces = compiled.spaces_of[place]
        crowd.seats[0]["space"] = compiled.board.spaces[crowd.random.choice(spaces)]
    crowd.seats[0] |= {"wounds": 0, "wanted": 0}
    crowd.facts["bandits"] = []
    crowd.wishes += ["end"]


def wander(crowd: Crowd, row: int) -> None:
    """Turn after turn, until every region has been seen."""
    crowd.seats[0] |= {"wounds": 0, "wanted": 0}
    crowd.wishes += ["ride:*", "ride:*", "end"]
    crowd.facts["actions"] = 2
    crowd.decisions = 900


def visit_hideouts(crowd: Crowd, row: int) -> None:
    """One after another; on two boards they lie far apart."""
    crowd.seats[0] |= {"wounds": 0, "wanted": 0}
    crowd.wishes += [f"ride:{space}" for space in crowd.hideouts()]
    crowd.decisions = 600


def contribute(crowd: Crowd, row: int) -> None:
    """Stories that are easily told, one after another: risk, repair, work, the end of a turn."""
    crowd.facts |= {"tale": "vultures-over-the-mesa-a", "tale_discs": [], "map_tokens": {}}
    crowd.facts["tales"] = ["fire-on-main-street-b", "the-circuit-preacher-a", "bad-paper-b"]
    crowd.seats[0] |= {"money": 100, "space": crowd.place("general-store")}
    crowd.facts["actions"] = 4
    crowd.wishes += ["risk:*", "offer:*", "store", "buy:*", "work", "ride:*", "end"]
    crowd.decisions = 300


def start_turn(crowd: Crowd, row: int) -> None:
    crowd.facts["at"] = "turn"
    crowd.wishes += ["use-relic:*", "item:*", "ability:*", "choose:*"]


def play_bonuses(crowd: Crowd, row: int) -> None:
    """Cards that are laid in fights and poker, and items that are used."""
    crowd.give(0, "poker-[9j]-*", "poker-2-*")
    crowd.seats[0]["items"] = ["snake-oil", "revolver"]
    crowd.seats[0]["space"] = crowd.place("bank")
    crowd.facts["ruins"] = []
    crowd.wishes += ["heist", "lay:poker-[9j]-*", "use:*", "item:*"]


def deliver(crowd: Crowd, row: int) -> None:
    """Green cattle: wrangled at a Rail Station, rustled to the blue Ranch."""
    how = crowd.compiled.triggers[row * layout.TRIGGER + layout.T_DETAIL]
    places = [crowd.place("rail-station"), crowd.place("ranch-blue")]
    there = places[how] if how != NONE else crowd.random.choice(places)
    for facts in crowd.seats.values():
        facts.pop("cattle", None)
    crowd.seats[0] |= {"cattle": "cattle-green-3", "space": crowd.next_to(there)}
    crowd.facts |= {"bandits": [], "ruins": [], "tokens": {}}
    crowd.wishes += ["deliver", f"ride:{there}", "acquire"]


def deliver_longhorn(crowd: Crowd, row: int) -> None:
    """At the end of a ride to a Rail Station."""
    for facts in crowd.seats.values():
        facts.pop("longhorns", None)
    there = crowd.place("rail-station")
    crowd.seats[0] |= {"longhorns": ["longhorn-1"], "space": crowd.next_to(there), "money": 20}
    crowd.facts |= {"bandits": [], "ruins": [], "tokens": {}}
    crowd.wishes += ["deliver-longhorn", f"ride:{there}"]


def deposit(crowd: Crowd, row: int) -> None:
    """As many nuggets as are asked for at once."""
    nuggets = max(1, crowd.compiled.triggers[row * layout.TRIGGER + layout.T_AT_LEAST])
    crowd.seats[0] |= {"space": crowd.place("bank"), "nuggets": nuggets, "money": 20}
    if nuggets > crowd.compiled.nugget_limit:
        crowd.seats[0].pop("injury", None)
        crowd.seats[0]["items"] = ["pack-mule"]
    crowd.facts |= {"bandits": [], "ruins": []}
    crowd.wishes += ["deposit", f"sell-nuggets:{nuggets}"]


def lose_wounds(crowd: Crowd, row: int) -> None:
    """At the Doctor's, by an item, or by a card that is laid in a fight."""
    healer = crowd.compiled.triggers[row * layout.TRIGGER + layout.T_DETAIL]
    crowd.facts["ruins"] = []
    pouch = healer == NONE and crowd.random.random() < 0.5
    if healer == terms.HEALED_BY_ITEM or pouch:
        wounds = crowd.random.choice((2, 3))  # it heals two
        crowd.seats[0] |= {"items": ["medicine-pouch"], "wounds": wounds}
        crowd.wishes += ["item:medicine-pouch"]
    elif healer == terms.HEALED_BY_CARD:
        crowd.give(0, "poker-j-*", only=True)
        crowd.seats[0] |= {"space": crowd.place("bank"), "wounds": 1}
        crowd.facts["bandits"] = []
        crowd.wishes += ["heist", "lay:*"]
    else:
        crowd.seats[0] |= {"space": crowd.place("doctor"), "wounds": 2, "money": 60}
        crowd.wishes += ["heal"]


def buy_relics(crowd: Crowd, row: int) -> None:
    """As many as the purse allows, at the Trader's; or an item in a store."""
    if crowd.compiled.triggers[row * layout.TRIGGER + layout.T_DETAIL] == terms.LEGENDARY:
        trade(crowd)
        crowd.wishes = ["relic:*", "trader"]
        return
    crowd.seats[0] |= {"space": crowd.place("general-store"), "money": 120}
    crowd.facts["ruins"] = []
    crowd.wishes += ["store", "buy:*"]


ERRANDS: dict[int, Callable[[Crowd, int], None]] = {
    property.CLAIM_DEED.number: claim_deed,
    property.USE_DEED.number: use_deed,
    property.TRADER_ACTION.number: trade,
    harm.WOUND_PLAYER.number: fight_players,
    harm.LOSE_FIGHT.number: lose_fight,
    harm.ROLL_RISK.number: roll_risk,
    harm.REPAIR.number: repair,
    tales.WORK.number: work,
    tales.ACQUIRE_CATTLE.number: acquire,
    tales.REVEAL_MAP_TOKEN.number: turn_map_token,
    tales.GAIN_SP.number: gain_sp,
    tales.END_HERE.number: end_here,
    base.CONTRIBUTE_STORY.number: contribute,
    base.START_TURN.number: start_turn,
    base.DELIVER_CATTLE.number: deliver,
    ante_up.DELIVER_LONGHORN.number: deliver_longhorn,
    base.DEPOSIT_NUGGETS.number: deposit,
    base.LOSE_WOUNDS.number: lose_wounds,
    base.BUY_ITEM.number: buy_relics,
}


def errand_for(crowd: Crowd, row: int) -> Callable[[Crowd, int], None] | None:
    """The module's own, or NONE: another errand fits at every table."""
    start, triggers = row * layout.TRIGGER, crowd.compiled.triggers
    event = triggers[start]
    on_story = triggers[start + layout.T_DETAIL] == terms.STORY_TRACK
    if event == base.REACH_SPACE.number and on_story:
        return gain_sp
    if event == base.USE_CARD.number and triggers[start + layout.T_DETAIL] == terms.KIND_BONUS:
        return play_bonuses
    place = triggers[start + layout.T_PLACE]
    if event == base.END_TURN.number and place == NONE:
        return wander
    if event == base.END_TURN.number and place == crowd.compiled.blood.trader_place:
        return end_here
    hideouts = crowd.compiled.place_number["hideout"]
    if event == base.END_MOVE_ACTION.number and place == hideouts:
        return visit_hideouts
    return ERRANDS.get(event)
