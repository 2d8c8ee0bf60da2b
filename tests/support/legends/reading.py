"""What a test reads at a table of Western Legends; cards are written as in cards.py."""

from typing import Any

import tumbleweed as tw
from support.legends.cards import short
from support.reading import now, question

Facts = dict[str, Any]

# ---- the question ----


def keys(game: tw.Game, seat: int | None = None) -> set[str]:
    """What is on offer."""
    return {short(key) for key in now(game, seat).keys}


def offered(game: tw.Game, verb: str) -> set[str]:
    """What the options of that kind name: `buy:mule` is a mule to buy."""
    return {key.split(":", 1)[1] for key in keys(game) if key.startswith(f"{verb}:")}


def fights_on_offer(game: tw.Game) -> set[str]:
    return {key for key in keys(game) if key.split(":")[0] in ("duel", "rob", "arrest")}


def count(game: tw.Game) -> int:
    """The number in the question: movement left, cards to discard, actions left."""
    return int(now(game).prompt.args["count"])


def event(game: tw.Game) -> str:
    """What has just happened, where somebody may answer it."""
    return str(now(game).prompt.args["event"]) if question(game) == "answer" else ""


# ---- what lies there ----


def player(game: tw.Game, seat: int = 0) -> Facts:
    """A player as they see themselves."""
    found: Facts = game.view(seat)["players"][seat]
    return {**found, "hand": [short(card) for card in found["hand"]]}


def hand(game: tw.Game, seat: int = 0) -> set[str]:
    return set(player(game, seat)["hand"])


def standing(game: tw.Game, seat: int, *what: str) -> list[Any]:
    """Some of a player's facts, in the order asked for."""
    found = player(game, seat)
    return [found[name] for name in what]


def each(game: tw.Game, what: str) -> list[Any]:
    """The same thing of every player: money, lp, hand_count."""
    return [seat[what] for seat in game.view()["players"]]


def items(game: tw.Game, seat: int = 0) -> dict[str, str]:
    """Per item: whether it is active, upgraded, both or neither."""
    return {
        found["item"]: " ".join(fact for fact in ("active", "upgraded") if found[fact])
        for found in player(game, seat)["items"]
    }


def discarded(game: tw.Game) -> set[str]:
    return {short(card) for card in game.view()["discard"]}


def story(game: tw.Game, side: str = "left") -> Facts:
    [found] = [each for each in game.view()["stories"] if each["side"] == side]
    return dict(found)


def fight(game: tw.Game, seat: int | None = None) -> Facts:
    """The fight in progress as a seat, or a spectator, sees it."""
    found = game.view(seat)["fight"]
    assert found is not None
    return {name: plain(each) for name, each in found.items()}


def values(game: tw.Game) -> list[int]:
    """What the two cards are worth now: the hero's, then the other one."""
    found: list[int] = fight(game)["values"]
    return found


def fight_deck(game: tw.Game) -> list[str]:
    """Top first. Nobody at the table may see it."""
    names = game.to_json()["state"]["fight_deck"][::-1]
    return [name.removeprefix("fight-").upper() for name in names]


def sheriff(game: tw.Game) -> str:
    """The space he is in."""
    return str(game.view()["sheriff"]["space"])


def him(game: tw.Game) -> Facts:
    """The Man in Black."""
    black: Facts = game.view()["black"]
    return black


def all_lp(game: tw.Game) -> list[int]:
    """Of the players and of the Man in Black."""
    return [*each(game, "lp"), him(game)["lp"]]


# ---- what happened ----


def happened(game: tw.Game, key: str, seat: int | str | None = "all") -> list[Facts]:
    """The events of a kind, as a seat, a spectator (None) or nobody left out knows them."""
    log = game.events if seat == "all" else game.events_for(seat)
    return [{name: plain(arg) for name, arg in e.args.items()} for e in log if e.key == key]


def plain(arg: Any) -> Any:
    """`seat:1` as 1, `card:poker-k-hearts` as K♥, `space:darkrock-bank` as darkrock-bank."""
    if isinstance(arg, list | tuple):
        return [plain(each) for each in arg]
    if isinstance(arg, dict):
        return {name: plain(each) for name, each in arg.items()}
    if not isinstance(arg, str):
        return arg
    kind, colon, name = arg.partition(":")
    if not colon:
        return short(arg)
    return int(name) if kind == "seat" else short(name)


def order_of(game: tw.Game, *kinds: str) -> list[str]:
    """The kinds of event asked for, in the order they happened."""
    return [event.key for event in game.events if event.key in kinds]


def gained(game: tw.Game, seat: int, what: str = "money") -> int:
    """How much of it came to a player: money, lp, or nuggets."""
    key, amount = {"nuggets": ("gained-nuggets", "count")}.get(what, (f"gained-{what}", what))
    return sum(event[amount] for event in happened(game, key) if event["seat"] == seat)


def drew(game: tw.Game, seat: int) -> list[str]:
    """The cards a player has drawn, one after the other."""
    found = [event["cards"] for event in happened(game, "drew") if event["seat"] == seat]
    return [name for names in found for name in names]
