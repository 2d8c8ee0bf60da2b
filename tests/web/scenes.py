"""Games at a moment worth looking at, and tables at which people find them.

A game is played by chance in this process until it stands where it is wanted, or is laid out where
chance seldom leads; then its rows go into the server's database, as if it had been played there:
with its log, its past and its seats.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page

import tumbleweed as tw
from server.serving import Server
from tumbleweed import bots
from tumbleweed.core.game import Game
from tumbleweed.core.proof import seed_commitment, seed_of
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin, catch_up
from tumbleweed.server.replays.files import add_game
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.lifecycle import new_table
from tumbleweed.server.tables.options import SeatOption, TableOptions
from web.playing import HEARS, PATIENCE, up_to_date

NAMES = ("Annie", "Ben", "Cora", "Dan", "Ella", "Finn")
TRIES = 400  # games played in search of a moment
BOT = SeatOption(kind="bot", level="thrifty")

Wanted = Callable[[Game, int], bool]  # whether this is it, for the seat that is asked


@dataclass(frozen=True)
class Scene:
    """A moment: whose eyes it is for, and the game there."""

    game: Game
    seat: int
    counts: tuple[int, ...]  # of events after each choice


@dataclass(frozen=True)
class Kind:
    game: str
    wanted: Wanted
    likes: tuple[str, ...] = ()  # verbs that lead there
    players: int = 4
    after: int = 0  # choices before it may be
    seed: int = 0  # of the first game tried: where many lead nowhere, one that leads there
    bots: str = ""  # who play it; chance, if nobody does
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    laid: Callable[[], Game] | None = None  # a table that is set, instead of a search


def reached(kind: Kind) -> Scene:
    return _reached(kind) if kind.laid is None else _laid_out(kind, kind.laid())


def _laid_out(kind: Kind, game: Game) -> Scene:
    record = game.record
    assert record is not None
    so_far = begin(Record(record.setup, record.engine, record.content, None, record.position))
    counts = list[int]()
    for entry in record.entries:
        catch_up(so_far, [entry])
        counts.append(so_far.event_count)
    (seat,) = game.asked
    assert kind.wanted(game, seat)
    return Scene(game, seat, tuple(counts))


@cache
def _reached(kind: Kind) -> Scene:
    for seed in range(kind.seed, kind.seed + TRIES):
        game = tw.new(kind.game, players=kind.players, seed=seed, **kind.options)
        luck, counts = Random(seed), list[int]()
        team = [bots.make(kind.bots, seed + seat) for seat in range(kind.players) if kind.bots]
        while True:
            if len(counts) >= kind.after or game.over:
                found = next((seat for seat in asked(game) if kind.wanted(game, seat)), None)
                if found is not None:
                    return Scene(game, found, tuple(counts))
            if game.over:
                break
            seat = luck.choice(game.asked)
            liked = _picked(game, seat, luck, kind.likes)
            game.choose(team[seat].choose(game.seat(seat)) if team else liked, seat)
            counts.append(game.event_count)
    raise AssertionError(f"no such moment in {TRIES} games")


def asked(game: Game) -> list[int]:
    """When it is over everybody looks."""
    return game.asked or [0]


def prompt(game: Game, seat: int) -> str:
    found = [each for each in game.decisions if each.seat == seat]
    return found[0].prompt.key if found else ""


def keys(game: Game, seat: int) -> list[str]:
    return [key for each in game.decisions if each.seat == seat for key in each.keys]


def _picked(game: Game, seat: int, luck: Random, likes: tuple[str, ...]) -> str:
    offered = keys(game, seat)
    liked = [key for key in offered if key.split(":")[0] in likes]
    return luck.choice(liked if liked and luck.random() < 0.7 else offered)


# ---- at a table ----


def sit(
    site: Server, scene: Scene, people: dict[int, str], waiting: bool = False, **agreed: Any
) -> str:
    """A table that stands so. `people` sit there, all other seats are bots'; or, with `waiting`,
    people's who do nothing. More may be `agreed` on, as when a table is made."""
    game, count = scene.game, scene.game.players
    assert game.record is not None
    setup = game.ruleset.setup
    said = dict(setup.options)
    options = TableOptions(
        game=setup.game,
        edition=setup.edition,
        variants=list(setup.variants),
        house_chooses=bool(said.pop("house_chooses", False)),
        options=said,
        seats=[SeatOption() if waiting or seat in people else BOT for seat in range(count)],
        **agreed,
    )
    row, seats = new_table(options, next(iter(people.values()), None), game.record.position)
    now, seed = time.time(), seed_of(game.record)
    row = replace(
        row,
        status="over" if game.over else "playing",
        seed=hex(seed),
        seed_hash=seed_commitment(seed),
        engine=game.record.engine,
        content=game.record.content,
        revision=len(scene.counts),
        asked=game.asked,
        result=None if game.result is None else game.result.to_json(),
        started_at=now,
        ended_at=now if game.over else None,
    )
    sat = [_sat(each, people.get(each.seat), waiting) for each in seats]
    store = Store(Settings(data=site.data).database)
    try:
        store.now_in(add_game, row, sat, game, list(scene.counts))
    finally:
        store.close()
    return row.id


def _sat(seat: SeatRow, person: str | None, waiting: bool) -> SeatRow:
    name = NAMES[seat.seat]
    if person is not None or waiting:
        return replace(seat, kind="human", person_id=person, name=name)
    return replace(seat, name=name)


def person(page: Page) -> str:
    """Who sits before this browser."""
    change = """async () => (await (await fetch("/api/me", {
      method: "PATCH", body: "{}", headers: { "Content-Type": "application/json" } })).json()).id"""
    return str(page.evaluate(change))


def go(page: Page, table: str) -> None:
    page.evaluate("(table) => { location.hash = `#table=${table}`; }", table)
    up_to_date(page)
    page.wait_for_function(HEARS, timeout=PATIENCE)


def at(site: Server, page: Page, kind: Kind, waiting: bool = False, **agreed: Any) -> str:
    """A page at a moment, through the eyes of whom it is about."""
    scene = reached(kind)
    table = sit(site, scene, {scene.seat: person(page)}, waiting, **agreed)
    go(page, table)
    return table


# ---- moments ----


def _act(game: Game, seat: int) -> bool:
    return prompt(game, seat) == "ask-act" and len(keys(game, seat)) > 12


def _crowded(game: Game, seat: int) -> bool:
    """A disc, a fight and something to do here: more rows than there is room."""
    verbs = {key.split(":")[0] for key in keys(game, seat)}
    return prompt(game, seat) == "ask-act" and {"contribute", "duel", "work", "use"} <= verbs


def _between(*prompts: str) -> Wanted:
    def wanted(game: Game, seat: int) -> bool:
        fight = game.view(seat).get("fight") if prompt(game, seat) in prompts else None
        return fight is not None and fight["rival"] is not None

    return wanted


def _reactions(game: Game, seat: int) -> bool:
    """A fight in which two Reactions may be played, or none."""
    if prompt(game, seat) != "ask-react" or "pass" not in keys(game, seat):
        return False
    return sum(key.startswith("react:") for key in keys(game, seat)) >= 2


def _at_guard(game: Game, seat: int) -> bool:
    return _reactions(game, seat) and game.view(seat)["fight"]["rival"] is None


def _deals_for_the_house(game: Game, seat: int) -> bool:
    if prompt(game, seat) != "ask-poker-card":
        return False
    return bool(game.view(seat)["poker"]["dealer"] == seat)


def _asks(*prompts: str, options: int = 1) -> Wanted:
    return lambda game, seat: prompt(game, seat) in prompts and len(keys(game, seat)) >= options


def _wealthy(game: Game, seat: int) -> bool:
    """Somebody else has so many tokens that they do not lie beside each other."""
    players = game.view(seat)["players"]
    return not game.over and any(
        each["token_count"] >= 5 for each in players if each["seat"] != seat
    )


def _over(game: Game, seat: int) -> bool:
    return game.over


LEGENDS: dict[str, Kind] = {
    "character": Kind("legends", _asks("ask-character")),
    "start": Kind("legends", _asks("ask-start-space", "ask-place")),
    "act": Kind("legends", _act, after=120),
    "crowded": Kind("legends", _crowded, seed=15),
    "ride": Kind("legends", _asks("ask-ride", options=6), after=80),
    "income": Kind("legends", _asks("ask-income"), after=200),
    "discard": Kind("legends", _asks("ask-discard"), after=40),
    "shop": Kind("legends", _asks("ask-shop", options=8), ("store",)),
    "lay": Kind("legends", _between("ask-lay"), ("duel", "rob", "arrest")),
    "decline": Kind("legends", _between("ask-answer-fight"), ("duel", "rob", "arrest")),
    "react": Kind("legends", _between("ask-react"), ("duel", "rob", "arrest")),
    "reactions": Kind("legends", _reactions, ("duel", "rob", "arrest", "heist", "lay"), seed=2),
    "heist": Kind("legends", _at_guard, ("heist", "lay"), seed=7),
    "npc": Kind("legends", _asks("ask-npc", options=2), ("ride", "lay")),
    "bandit": Kind("legends", _asks("ask-lay"), ("ride",)),
    "poker": Kind("legends", _asks("ask-poker-card"), ("poker", "join")),
    "dealer": Kind("legends", _deals_for_the_house, ("poker", "join")),
    "sheriff": Kind("legends", _asks("ask-sheriff")),
    "over": Kind("legends", _over, options={"length": 15}),
}
GOAT: dict[str, Kind] = {
    "offer": Kind("goat", _asks("ask-offer"), after=30),
    "to": Kind("goat", _asks("ask-to"), after=30),
    "name": Kind("goat", _asks("ask-name"), after=30),
    "answer": Kind("goat", _asks("ask-answer"), after=30),
    "five": Kind("goat", _asks("ask-answer"), after=30, players=5),
    "wealth": Kind("goat", _wealthy),
    "rob": Kind("goat", _asks("ask-rob")),
    "give": Kind("goat", _asks("ask-give")),
    "swindle": Kind("goat", _asks("ask-swindle")),
    "gamble": Kind("goat", _asks("ask-gamble")),
    "over": Kind("goat", _over),
}
SCENES = {f"legends-{name}": kind for name, kind in LEGENDS.items()} | {
    f"goat-{name}": kind for name, kind in GOAT.items()
}
