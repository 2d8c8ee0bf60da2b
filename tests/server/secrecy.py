"""Two ways to detect that a table sends something its viewer may not know.

*Other worlds*: a table is redealt in everything a viewer cannot know: cards, sealed answers,
the seed, the orders of others. What the server makes for that viewer must be the same there, byte
by byte (`told_apart`). *Names*: whatever came over the wire, whole or in pieces, names no hidden
thing more often than the engine's own view, question and events do (`Secrets.in_message`).
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Any, TypeVar

import tumbleweed as tw
from tumbleweed.core.record import Entry
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.patch import difference

W = TypeVar("W")
WORD = re.compile(r"[\w-]+")
KEY = re.compile(r"[\w-]+(?::[\w-]+)+")
LONG_SEED = 1 << 64  # a shorter one could be any number
ELSEWHERE = "another-choice"


# ---- other worlds ----


def game_worlds(game: tw.Game, seat: int | None, number: int = 2) -> list[tw.Game]:
    """The game as it might be for all that the viewer knows; None is a spectator."""
    lengths = [len(answers) for answers in game.state.sealed]
    dealt = (_dealt_anew(game, seat, seed) for seed in count(1))
    alike = (world for world in dealt if [len(a) for a in world.state.sealed] == lengths)
    worlds = list(islice(alike, number))
    for world in worlds:
        world.record = _other_record(game, world, seat)
    return worlds


def _dealt_anew(game: tw.Game, seat: int | None, seed: int) -> tw.Game:
    """A spectator sees a part of what every seat sees, so redealing for each of them in turn
    leaves what a spectator sees and nothing else."""
    for each in range(game.players) if seat is None else [seat]:
        game = game.redeal(each, seed)
    return game


def _other_record(game: tw.Game, world: tw.Game, seat: int | None) -> tw.Record | None:
    """As long as the true one, so that undo answers the same; the choices of others and the seed
    are secret.
    """
    if game.record is None:
        return None
    record = game.record.copy()
    record.seed = world.state.seed if record.seed is not None else None
    record.position = None if record.position is None else world.ruleset.dump(world.state)
    record.snapshots, record.fingerprints = [], {}
    record.entries = [
        e if e.seat == seat else Entry(e.number, e.seat, e.part, ELSEWHERE, e.barrier)
        for e in record.entries
    ]
    return record


def table_worlds(live: LiveTable, seat: int | None, number: int = 2) -> list[LiveTable]:
    """The table around such games."""
    assert live.game is not None
    worlds = []
    for game in game_worlds(live.game, seat, number):
        assert game.record is not None
        secret: dict[str, Any] = {"seed": hex(game.state.seed), "position": game.record.position}
        seats = [_other_seat(each) if each.seat != seat else each for each in live.seats]
        worlds.append(replace(live, game=game, row=replace(live.row, **secret), seats=seats))
    return worlds


def _other_seat(seat: SeatRow) -> SeatRow:
    return replace(seat, orders=[{"order": ELSEWHERE, "until": "game"}])


def told_apart(show: Callable[[W], Any], real: W, worlds: list[W]) -> str:
    """Where the payload differs in another world; "" if it does nowhere."""
    true = show(real)
    for world in worlds:
        other = show(world)
        if json.dumps(true) != json.dumps(other):
            places = [path for path, *_ in difference(true, other)]
            return f"can be told apart at {places[:3] or 'the order of its parts'}"
    return ""


# ---- names ----


class Secrets:
    """What a viewer may not know at one moment of a game. After the end nothing is secret."""

    def __init__(
        self,
        game: tw.Game,
        seat: int | None,
        public: Any = None,
        worlds: list[tw.Game] | None = None,
    ) -> None:
        """`public` is what else the viewer knows: names, settings, chat, what it said itself, or
        the words of all that; `worlds` are other worlds of the same moment, if some are there."""
        self.game = game
        self.seat = seat
        self.hidden: set[str] = set()
        if not game.over:
            self.hidden = _hidden(game, worlds or game_worlds(game, seat))
        self.known = words(game.view(seat))
        self.known += public if isinstance(public, Counter) else words(public)
        if seat is not None:
            decision = game.seat(seat).decision
            self.known += words(game.seat(seat).sealed)
            self.known += words(None if decision is None else decision.to_json())

    def in_message(self, message: Any, private: tuple[str, ...] = ()) -> list[str]:
        """The secrets in it; `private` are other texts that nobody but others may read."""
        text = json.dumps(message, ensure_ascii=False)
        found = [f"private: {each}" for each in private if each in text]
        if self.game.over:
            return found
        if _tells_seed(text, self.game):
            found.append("the seed")
        said, known = words(_without_gone(message)), self.known + self._told(message)
        return found + sorted(name for name in self.hidden if said[name] > known[name])

    def _told(self, message: Any) -> Counter[str]:
        """The words of the events in it, as the engine tells them to this viewer."""
        events = message.get("events") if isinstance(message, dict) else None
        if not events:
            return Counter()
        since = events["from"] if isinstance(events, dict) else 0
        return words([event.to_json() for event in self.game.events_for(self.seat, since)])


def _without_gone(message: Any) -> Any:
    """A patch names what is gone from the viewer's screen, where it was allowed to stand."""
    if not isinstance(message, dict) or "patch" not in message:
        return message
    return {**message, "patch": [each for each in message["patch"] if len(each) > 1]}


def _hidden(game: tw.Game, worlds: list[tw.Game]) -> set[str]:
    """The names in whatever parts of the state differ in worlds the viewer cannot distinguish."""
    names: set[str] = set()
    for world in worlds:
        for field, true, _ in game.ruleset.schema.diff(game.state, world.state):
            if field not in ("seed", "stack"):
                names |= set(_strings(true))
    return names


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def words(value: Any) -> Counter[str]:
    """How often each word occurs; `offer:goat` is one, and so are its parts."""
    text = json.dumps(value, ensure_ascii=False)
    found = Counter(WORD.findall(text))
    found.update(KEY.findall(text))
    return found


def _tells_seed(text: str, game: tw.Game) -> bool:
    seed = game.state.seed
    return seed >= LONG_SEED and (f"{seed:x}" in text.lower() or str(seed) in text)
