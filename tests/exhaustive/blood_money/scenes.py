"""Scenes of Blood Money: harm, deeds, the Trader, Legendary items, and what scenarios change."""

from __future__ import annotations

from exhaustive.blood_money import errands, harm, tales
from exhaustive.blood_money.things import abilities_of
from exhaustive.errands import prepare
from exhaustive.gunplay import send_sheriff
from exhaustive.owning import ride_far, use_ability
from exhaustive.scenes import Crowd
from exhaustive.staging import Scene, calm
from tumbleweed.games.legends.vocabulary import terms

# ---- deeds ----


def own_deed(crowd: Crowd, deed: str, thing: str) -> None:
    if "claimed" in thing:
        errands.claim_deed(crowd, deed=deed)
        calm(crowd)
        crowd.facts["at"] = "act"
        crowd.wishes = [f"claim-deed:{deed}"]
        return
    crowd.facts["deeds"][deed] = 0
    crowd.facts |= {"deeds_used": [], "ruins": []}
    if "scored" in thing or "at the end" in thing:
        crowd.seats[0] |= {"money": 80}
        if "ruins" in thing:
            crowd.facts["ruins"] = [errands.place_of_deed(crowd, deed)]
        harm.score(crowd, thing)
        return
    crowd.seats[0] |= {"money": crowd.random.choice((20, 60)), "lp": 6, "wanted": 0, "marshal": 0}
    crowd.seats[0] |= {"wounds": crowd.random.choice((0, 2)), "items": ["revolver", "mule"]}
    crowd.seats[0]["nuggets"] = crowd.random.choice((0, 3))
    calm(crowd)
    crowd.facts |= {"at": "act", "actions": 3}
    crowd.wishes, crowd.decisions, crowd.hero = [f"deed:{deed}", "ranch:*"], 24, 0


def sell_by_deed(crowd: Crowd, subject: str, thing: str) -> None:
    """The deed of the Bank buys nuggets."""
    own_deed(crowd, "deed-bank", thing)
    crowd.seats[0]["nuggets"] = 3
    crowd.wishes = ["deed:deed-bank", "choose:deed-bank.1", "nugget", "yes"]


# ---- the Trader, Legendary items ----


def trade(crowd: Crowd, card: str, thing: str) -> None:
    """There, or on the way there."""
    blood = crowd.compiled.blood
    if "reached" in thing:
        card_now = crowd.random.choice([each for each in blood.trader_cards if each != card])
        crowd.facts |= {"trader": card_now, "trader_deck": [card]}
    elif card:
        crowd.facts["trader"] = card
    prepare(crowd)
    crowd.wishes = []
    errands.trade(crowd)
    crowd.seats[0] |= {"marshal": 0, "wanted": 0}
    crowd.facts |= {"at": "act", "tokens": {}}
    crowd.decisions, crowd.hero = 20, 0


def reshuffle_trader(crowd: Crowd, subject: str, thing: str) -> None:
    cards = crowd.compiled.blood.trader_cards
    trade(crowd, cards[0], thing)
    crowd.facts |= {"trader": cards[0], "trader_deck": [], "trader_discard": list(cards[1:])}
    errands.trade(crowd)


def own_relic(crowd: Crowd, relic: str, thing: str) -> None:
    blood = crowd.compiled.blood
    if "bought" in thing:
        others = [blood.relics[each] for each in blood.relics_in_play]
        others.remove(relic)
        crowd.facts["relic_shop"] = [relic, *others[:2]]
        trade(crowd, "", thing)
        crowd.wishes = ["trader", f"relic:{relic}"]
        return
    if "given" in thing:
        tales.resolve(crowd, "bad-paper-a", thing)
        crowd.facts["relic_deck"] = [relic]
        return
    if "scored" in thing:
        crowd.seats[0]["relics"] = [relic]
        harm.score(crowd, thing)
        return
    use_ability(crowd, abilities_of(crowd.compiled, terms.SOURCE_RELIC, blood.relics.index(relic)))
    for pattern, scene in RELICS_AT_WORK.items():
        if pattern in thing:
            scene(crowd)
    crowd.seats[0]["relics"] = [relic]
    crowd.seats[0] |= {"lp": 6}
    crowd.wishes.insert(0, "use-relic:*")
    crowd.hero = 0


def ride_with_spurs(crowd: Crowd) -> None:
    ride_far(crowd)
    crowd.seats[0]["items"] = crowd.random.choice((["mule"], ["thoroughbred"], []))


def fill_hand_outside(crowd: Crowd) -> None:
    tales.fill_hand(crowd)
    crowd.seats[0]["space"] = crowd.place("outside", "town")
    calm(crowd)


def be_spared(crowd: Crowd) -> None:
    harm.roll(crowd, "", "")
    crowd.seats[0] |= {"wounds": 0}


RELICS_AT_WORK = {
    "movement": ride_with_spurs, "hand_size": fill_hand_outside, "reduce_wounds": be_spared,
}  # fmt: skip


# ---- the end, and scenarios ----


def be_rich(crowd: Crowd, subject: str, thing: str) -> None:
    for seat in crowd.seats.values():
        seat["money"] = crowd.random.choice((50, 90, 110))
    harm.score(crowd, thing)


def be_arrested(crowd: Crowd, subject: str, thing: str) -> None:
    send_sheriff(crowd)
    crowd.give(1, "poker-2-*", "poker-3-*", only=True)
    crowd.wishes.insert(0, "no" if "kept" in thing else "yes")


def no_sale(crowd: Crowd, subject: str, thing: str) -> None:
    crowd.random.choice((errands.claim_deed, errands.trade))(crowd)
    calm(crowd)
    crowd.facts["at"] = "act"


# ---- which scene a thing has ----


def any_tale(scene: Scene) -> Scene:
    """Of any outcome."""

    def same(crowd: Crowd, subject: str, thing: str) -> None:
        scene(crowd, crowd.random.choice(crowd.compiled.blood.outcomes), thing)

    return same


def last_tale(crowd: Crowd, subject: str, thing: str) -> None:
    """The deck is used up with it."""
    blood = crowd.compiled.blood
    tales.resolve(crowd, "the-long-drought-a", thing)
    told = [outcome for outcome in blood.outcomes[::2] if outcome != "the-long-drought-a"]
    crowd.facts |= {"tales": [], "told": told}


def map_tale(scene: str) -> Scene:
    """Stories with map tokens: laid, turned, put away."""

    def same(crowd: Crowd, subject: str, thing: str) -> None:
        blood = crowd.compiled.blood
        mapped = [name for i, name in enumerate(blood.tales) if blood.map_places[i]]
        tale = crowd.random.choice(mapped)
        if scene == "back":
            tales.resolve(crowd, tales.any_outcome(crowd, tale), thing)
        else:
            tales.show(crowd, tale, f"{thing} {scene} ")

    return same


def choose_condition(crowd: Crowd, subject: str, thing: str) -> None:
    """Two conditions of one story that one event meets."""
    tales.meet(crowd, crowd.random.choice(("the-lost-survey-c2", "the-red-scarf-bounty-c1")), thing)
    crowd.wishes.insert(0, "condition:*")
