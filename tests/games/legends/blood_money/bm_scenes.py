"""Games with Blood Money in the middle of something, for tests of files and of the page."""

from collections.abc import Callable
from typing import Any

import tumbleweed as tw
from support.legends.harm import harmed, injured, roll
from support.legends.places import BANK, EAST_SALOON, FAR_OFF, STORE, STREET
from support.legends.playing import choose, do
from support.legends.property import TRADERS_SPACE, own, owning
from support.legends.reading import keys
from support.legends.tales import settled, telling
from support.reading import question


def offer(record: bool = True) -> tw.Game:
    """Two cards are to be discarded; a condition of the story is met already."""
    hero = {"space": EAST_SALOON, "hand": "2♣ 3♣ 4♣"}
    other = {"space": EAST_SALOON, "hand": "A♥"}
    facts: dict[str, Any] = {"tale_discs": [1, None, None], "record": record}
    game = telling("the-card-sharps-debt-a", hero, other, **facts)
    return choose(game, "offer:the-card-sharps-debt-c3")


def condition(record: bool = True) -> tw.Game:
    """A map token was turned; two conditions fit."""
    tokens = {EAST_SALOON: "x"}
    game = telling("the-lost-survey-a", {"space": STREET}, {}, map_tokens=tokens, record=record)
    do(game, f"ride:{EAST_SALOON}", "map")
    assert question(settled(game)) == "condition"
    return game


def trade(record: bool = True) -> tw.Game:
    """Bob is at the Trader's, with a deed and a Legendary item."""
    hero = {"space": TRADERS_SPACE, "money": 100, "relics": ["spurs"], "hand": "5♣"}
    shop = ["portrait", "canteen", "fiddle"]
    facts: dict[str, Any] = {
        "deeds": own("bank", "doctor"),
        "deeds_used": ["deed-bank"],
        "relic_shop": shop,
    }
    game = choose(owning(hero, {}, record=record, **facts), "trader")
    assert question(game) == "trade"
    return game


def forfeit(record: bool = True) -> tw.Game:
    """With an injury a wound costs a card; the Bank is in ruins."""
    hero = injured("cracked-ribs", space=BANK, hand="2♣ 3♣ 4♣")
    facts: dict[str, Any] = {"chance": {"risk": ["wound"]}, "ruins": ["bank"], "record": record}
    game = roll(harmed(hero, {}, **facts))
    assert question(game) == "discard"
    return game


# ---- what chance seldom leads to, for the page ----


def several(record: bool = True) -> tw.Game:
    """Texas John Slaughter does two of five things."""
    hero = {
        "space": STREET,
        "character": "texas-john-slaughter",
        "lp": 5,
        "legend": True,
        "wounds": 1,
        "hand": "5♣ J♠ 9♥",
    }
    seats: list[dict[str, Any]] = [
        hero,
        {"space": FAR_OFF, "hand": "A♥"},
        {"space": BANK},
        {"space": EAST_SALOON},
    ]
    game = owning(*seats, players=4, bandits=[], record=record)
    choose(game, "ability:texas-john-slaughter")
    assert question(game) == "choose-several"
    return game


def hideout(record: bool = True) -> tw.Game:
    """One of them: a bandit comes where he likes."""
    game = choose(several(record), "choose:texas-john-slaughter.5")
    assert question(game) == "hideout"
    return game


def restore(record: bool = True) -> tw.Game:
    """The story has ended well: the last contributor removes a ruin."""
    hero = {"space": FAR_OFF, "hand": "2♣ 7♥ Q♠", "money": 40}
    seats: list[dict[str, Any]] = [
        hero,
        {"space": BANK, "hand": "A♥"},
        {"space": STREET},
        {"space": EAST_SALOON},
    ]
    facts: dict[str, Any] = {
        "tale_discs": [1, 0, 0],
        "tales": ["bad-paper-a"],
        "deeds": own("bank", seat=1) | own("cabaret"),
        "ruins": ["bank", "cabaret", "doctor"],
        "record": record,
    }
    game = choose(telling("fire-on-main-street-a", *seats, players=4, **facts), "end")
    assert question(game) == "restore"
    return game


def fetch(record: bool = True, nuggets: int = 0) -> tw.Game:
    """The Bullwhip takes a longhorn or a nugget from beside the street."""
    hero = {"space": BANK, "items": ["bullwhip"], "hand": "2♣ 7♥", "nuggets": nuggets}
    seats: list[dict[str, Any]] = [
        hero,
        {"space": FAR_OFF, "hand": "A♥"},
        {"space": FAR_OFF},
        {"space": EAST_SALOON},
    ]
    facts: dict[str, Any] = {
        "tokens": {EAST_SALOON: ["longhorn-1"]},
        "dust": ["spikes-view-5", STORE],
        "record": record,
    }
    game = do(owning(*seats, players=4, **facts), f"step:{STREET}")
    while "item:bullwhip" not in keys(game):
        game.choose(game.decisions[0].default)
    choose(game, "item:bullwhip")
    assert question(game) == "fetch"
    return game


def bargain(record: bool = True) -> tw.Game:
    """Al Swearengen at the Bank: its deed costs him $10 less than is printed."""
    hero = {"space": BANK, "character": "al-swearengen", "money": 70, "lp": 5, "legend": True}
    seats: list[dict[str, Any]] = [hero, {"space": FAR_OFF}, {"space": FAR_OFF}]
    game = owning(*seats, record=record)
    assert "claim-deed:deed-bank" in keys(game)
    return game


def last_round(record: bool = True) -> tw.Game:
    """To 15 LP, which Ann has in a turn that is not over yet."""
    hero = {"space": STREET, "lp": 15, "legend": True, "hand": "5♣ J♠ 9♥", "money": 60}
    seats: list[dict[str, Any]] = [
        hero,
        {"space": FAR_OFF, "hand": "A♥", "lp": 6},
        {"space": BANK, "lp": 3},
    ]
    facts: dict[str, Any] = {"options": {"length": 15}, "deeds": own("bank", "doctor")}
    return telling("bad-paper-a", *seats, record=record, **facts)


# ---- for tests of files ----

SCENES: dict[str, Callable[[bool], tw.Game]] = {
    "offer": offer,
    "condition": condition,
    "trade": trade,
    "forfeit": forfeit,
}
