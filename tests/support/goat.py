"""Words for the tests of the Goat: set a table, offer, play on, read it, use other content."""

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import tumbleweed as tw
from tumbleweed.bots.goat.table_view import Table
from tumbleweed.core import frames
from tumbleweed.games.goat.content import GoatContent
from tumbleweed.games.goat.setup import bare_table

ANA, BIA, CAIO, DORA, EVA = range(5)

HATS = {2: 6, 3: 6, 4: 8, 5: 10}  # Small Hats in the game, by number of players
CONTENT = files("tumbleweed") / "games" / "goat" / "content" / "goat.toml"
CARD_ZONES = ("hand", "deck", "table", "discard", "aside")
SINGLE_CARDS = ("offered", "removed_down", "removed_up")


# ---- tables ----


def table(hand: list[str], players: int = 3, **facts: Any) -> tw.Game:
    """A Dealer (Ana, unless told) with a hand, about to offer."""
    return tw.at_table("goat", players=players, hand=hand, **facts)


def assisted(
    hand: list[str], owners: dict[str, int], players: int = 3, dealer: int = BIA, **facts: Any
) -> tw.Game:
    """One player is left active; the Dealer has three cards, and the neighbour assists with them.

    `owners` says whose hat is on whom.
    """
    facts |= {"at": "assist", "hand": hand, "table": owners, "dealer": dealer}
    return tw.at_table("goat", players=players, **facts)


def saloon(owners: dict[str, int], players: int = 3, **facts: Any) -> tw.Game:
    """All hats are placed; the Saloon Phase begins. `owners` says whose hat is on whom."""
    return tw.at_table("goat", players=players, at="saloon", table=owners, **facts)


# ---- playing ----


def offer(game: tw.Game, card: str, to: int | None = None, naming: str | None = None) -> None:
    """The Dealer lays a card before a player, truthfully unless another name is given.

    An assisted offer goes to the last active player, so there is nobody to choose.
    """
    receiver = [] if to is None else [f"to:{to}"]
    game.choose_all([f"offer:{card}", *receiver, f"name:{naming or card}"])


def deal(game: tw.Game, card: str, to: int | None, name: str, answer: str) -> None:
    """A whole offer, and what is said to it."""
    offer(game, card, to, name)
    game.choose(answer)


def hand_over(game: tw.Game, card: str, to: int | None = None) -> None:
    """An honest offer, accepted."""
    deal(game, card, to, card, "accept")


def play_out(game: tw.Game, seed: int) -> Iterator[tw.Decision]:
    """At random to the end, held at each question on the way."""
    luck = Random(seed)
    while (decision := game.decision) is not None:
        yield decision
        game.choose(luck.choice(sorted(decision.keys)))


# ---- reading ----


def keys(game: tw.Game) -> set[str]:
    assert game.decision is not None
    return set(game.decision.keys)


def everyone_but(game: tw.Game, *seats: int) -> list[int | None]:
    """All other seats, and a spectator."""
    return [None, *(seat for seat in range(game.players) if seat not in seats)]


def tells_apart(seat: int | None, one: tw.Game, other: tw.Game) -> bool:
    """Whether two games differ in anything the seat sees now or has seen happen."""
    if one.view(seat) != other.view(seat):
        return True
    return one.events_for(seat) != other.events_for(seat)


def happened(game: tw.Game, key: str) -> list[dict[str, Any]]:
    """The events of a kind, secrets included."""
    return [event.args for event in game.events if event.key == key]


def heard(game: tw.Game, seat: int | None, key: str) -> list[dict[str, Any]]:
    """The events of a kind as that seat knows them."""
    return [event.args for event in game.events_for(seat) if event.key == key]


def coins(game: tw.Game) -> list[int]:
    return [player["coins"] for player in game.view()["players"]]


def elixirs(game: tw.Game) -> list[int]:
    return [player["elixirs"] for player in game.view()["players"]]


def hats(game: tw.Game) -> list[int]:
    return [player["hats"] for player in game.view()["players"]]


def tokens(game: tw.Game, seat: int) -> dict[str, int]:
    """A reserve, as its owner sees it."""
    found: dict[str, int] = game.view(seat)["players"][seat]["tokens"]
    return found


def location(game: tw.Game, name: str) -> dict[str, Any]:
    """A Location as a spectator sees it."""
    [found] = [place for place in game.view()["locations"] if place["location"] == name]
    return dict(found)


def controllers(game: tw.Game) -> dict[str, int]:
    """Every Character in play with the player whose hat is on it."""
    view = game.view()
    cards = [card for place in view["locations"] for card in place["characters"]]
    cards += [view["goat"]] if view["goat"] else []
    return {card["character"]: card["owner"] for card in cards}


def cards_by_zone(game: tw.Game) -> dict[str, list[str]]:
    """Every Character Card of the game by the zone it lies in, secrets included."""
    state = game.to_json()["state"]
    zones = {zone: list(state[zone]) for zone in CARD_ZONES}
    single = {zone: [state[zone]] for zone in SINGLE_CARDS if state[zone] is not None}
    return {**zones, **single}


def table_of(game: tw.Game, seat: int) -> Table:
    """The table as a bot in that seat reads it."""
    view: Any = game.seat(seat).view
    return Table(view, game.ruleset.content)


# ---- random games ----


def questions(players: int, games: int = 12) -> Iterator[tuple[tw.Game, list[tw.Event]]]:
    """Random games, held at every question, with what all saw happen in the round so far."""
    for seed in range(games):
        luck = Random(f"{players} players, game {seed}")
        game = tw.new("goat", players=players, seed=seed)
        log: list[tw.Event] = []
        told = 0
        while game.decision is not None:
            for event in game.events_for(None, since=told):
                log = [event] if event.key == "round-began" else [*log, event]
            told = game.event_count
            yield game, log
            game.choose(luck.choice(game.decision.options))


def rounds(players: int, games: int = 12) -> Iterator[list[tw.Event]]:
    """The rounds of random games, each as all saw it happen."""
    for seed in range(games):
        luck = Random(f"{players} players, game {seed}")
        game = tw.new("goat", players=players, seed=seed)
        while game.decision is not None:
            game.choose(luck.choice(game.decision.options))
        log = game.events_for(None)
        starts = [i for i, event in enumerate(log) if event.key == "round-began"]
        for start, end in zip(starts, [*starts[1:], len(log)], strict=True):
            yield log[start:end]


# ---- other content ----


def corrected(entry: str, old: str, new: str) -> str:
    """The content file, one place at or below `entry` changed."""
    before, found, after = CONTENT.read_text(encoding="utf-8").partition(entry)
    assert old in found + after, f"{old!r} does not stand at or below {entry!r}"
    return before + (found + after).replace(old, new, 1)


def played_with(content: str, players: int, seed: int) -> tw.Game:
    """A new game with other content; seat 0 starts."""
    standard = tw.new("goat", players=players, seed=seed, first_player=0)
    s = bare_table(GoatContent(content).compiled(players), seed, 0)
    frames.advance(standard.ruleset.procedures, s)
    return tw.Game(standard.ruleset, s, None, None)
