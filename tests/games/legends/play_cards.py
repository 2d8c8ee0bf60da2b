"""Words for playing Western Legends: cards by their short names, what is asked, seen, gained.

A card's short name is its value and the first letter of its suit: "10h", "qs". Whoever is asked
and can only pass, passes: so the table layer does it too, and a test speaks of real choices only.
"""

from typing import Any

import tumbleweed as tw

ANN, BOB, CAL, DEE, EVE, FAY = range(6)

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
PACK = [f"{value}{suit}" for value in VALUES for suit in SUITS]

SALOON, RED_FALLS_SALOON = "darkrock-saloon-east", "red-falls-saloon-west"
STORE, BANK, MINE = "darkrock-store-east", "darkrock-bank", "sunny-hills-mine"
CABARET, DOCTOR = "red-falls-cabaret", "red-falls-doctor"
GREEN_RANCH, BLUE_RANCH = "mesitos-point-ranch-green", "sunny-hills-ranch-blue"
STATION = "spikes-view-rail-station"
PLAIN = "spikes-view-5"  # next to the Bank and to the Rail Station


# ---- cards ----


def card(short: str) -> str:
    return f"poker-{short[:-1]}-{SUITS[short[-1]]}"


def cards(short: str) -> list[str]:
    """ "10h qs" and so on."""
    return [card(each) for each in short.split()]


def rest_of_pack(*used: str) -> list[str]:
    """All cards but these, which are named as for `cards`."""
    away = " ".join(used).split()
    return [card(each) for each in PACK if each not in away]


def use(short: str) -> str:
    """The choice to take a card's Action."""
    return f"use:{card(short)}"


def react(short: str) -> str:
    """The choice to play a Reaction, or the Bonus of the card just revealed."""
    return f"react:{card(short)}"


def lay(short: str) -> str:
    """The choice of a card for a fight."""
    return f"lay:{card(short)}"


# ---- the table ----


def table(*seats: dict[str, Any], players: int = 4, **facts: Any) -> tw.Game:
    """Ann's turn, with three actions. What is said of the players, in the order they sit.

    `hand`, `deck` and `discard` take short names. Unless told, both stories want a long ride, so
    that they stay out of the way.
    """
    facts.setdefault("stories", {"left": ["the-cruel-wastes"], "right": ["tribes-of-the-mesa"]})
    for key in ("deck", "discard"):
        if isinstance(facts.get(key), str):
            facts[key] = cards(facts[key])
    told = [{**seat, "hand": cards(seat.get("hand", ""))} for seat in seats]
    return tw.at_table("legends", players=players, seats=dict(enumerate(told)), **facts)


def do(game: tw.Game, *choices: str, seat: int | None = None) -> tw.Game:
    """Choose one after the other."""
    for choice in choices:
        _pass_by(game)
        game.choose(choice, seat)
    _pass_by(game)
    return game


def _pass_by(game: tw.Game) -> None:
    while game.decision is not None and game.decision.keys == ("pass",):
        game.choose("pass")


def end_turn(game: tw.Game) -> tw.Game:
    """No more actions; the question after that, or the next player's turn."""
    return do(game, "end")


def asked(game: tw.Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.prompt.key.removeprefix("ask-")


def keys(game: tw.Game, seat: int | None = None) -> set[str]:
    """What is on offer, to that seat where several are asked."""
    if seat is None:
        assert game.decision is not None
        return set(game.decision.keys)
    [decision] = [each for each in game.decisions if each.seat == seat]
    return set(decision.keys)


def on_offer(game: tw.Game, verb: str) -> set[str]:
    """What the options of that kind name: `buy:mule` is a mule to buy."""
    return {key.split(":")[1] for key in keys(game) if key.startswith(f"{verb}:")}


# ---- at the Saloon ----


def at_saloon(hand: str = "", money: int = 50, **facts: Any) -> dict[str, Any]:
    return {"space": SALOON, "money": money, "hand": hand, **facts}


def in_town(hand: str = "", money: int = 50, **facts: Any) -> dict[str, Any]:
    return {"space": BANK, "money": money, "hand": hand, **facts}


def lay_pairs(game: tw.Game, plays: dict[int, str]) -> tw.Game:
    """Everybody's two cards, face down; the last one opens them all."""
    for seat, pair in plays.items():
        for each_card in cards(pair):
            game.choose(f"play:{each_card}", seat)
    return do(game)


# ---- what lies there ----


def player(game: tw.Game, seat: int = ANN) -> dict[str, Any]:
    """All about a player, the own hand included."""
    found: dict[str, Any] = game.view(seat)["players"][seat]
    return found


def hand(game: tw.Game, seat: int = ANN) -> list[str]:
    return sorted(player(game, seat)["hand"])


def each(game: tw.Game, what: str) -> list[Any]:
    """The same thing of every player: money, lp, hand_count."""
    return [seat[what] for seat in game.view()["players"]]


def items(game: tw.Game, seat: int = ANN) -> dict[str, str]:
    """Per item: whether it is active, upgraded, both or neither."""
    return {
        found["item"]: " ".join(fact for fact in ("active", "upgraded") if found[fact])
        for found in player(game, seat)["items"]
    }


def discard_pile(game: tw.Game) -> list[str]:
    return sorted(game.view()["discard"])


def story(game: tw.Game, side: str = "left") -> dict[str, Any]:
    [found] = [each for each in game.view()["stories"] if each["side"] == side]
    return dict(found)


# ---- what happened ----


def happened(game: tw.Game, key: str) -> list[dict[str, Any]]:
    """The events of a kind, secrets included, without the words that say what a name names."""
    return [_plain(event.args) for event in game.events if event.key == key]


def heard(game: tw.Game, seat: int | None, key: str) -> list[dict[str, Any]]:
    """The events of a kind as that seat knows them."""
    return [_plain(event.args) for event in game.events_for(seat) if event.key == key]


def _plain(args: dict[str, Any]) -> dict[str, Any]:
    return {name: _bare(value) for name, value in args.items()}


def _bare(value: Any) -> Any:
    if isinstance(value, list):
        return sorted(_bare(each) for each in value)
    if isinstance(value, str) and ":" in value:
        kind, name = value.split(":", 1)
        return int(name) if kind == "seat" else name
    return value


def gained(game: tw.Game, seat: int, what: str = "money") -> int:
    """How much of it came to a player: money, lp, or nuggets."""
    key, amount = {"nuggets": ("gained-nuggets", "count")}.get(what, (f"gained-{what}", what))
    return sum(event[amount] for event in happened(game, key) if event["seat"] == seat)


def drew(game: tw.Game, seat: int) -> list[str]:
    """The cards a player has drawn."""
    found = [event["cards"] for event in happened(game, "drew") if event["seat"] == seat]
    return [name for names in found for name in names]
