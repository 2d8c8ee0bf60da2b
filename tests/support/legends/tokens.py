"""Event tokens of Ante Up in tests: tables with some on the board, and cards that lay them."""

from typing import Any

import tumbleweed as tw
from support.legends.land import up
from support.legends.playing import choose, let_pass
from support.reading import rules_of, state_of
from tumbleweed.core.frames import advance
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.frames import EFFECTS

Facts = dict[str, Any]
MINE = "sunny-hills-mine"
AT_MINE = "sunny-hills-4"  # next to it
TRAIL, FORK = "frontier-plain-8", "frontier-plain-1"  # next to each other, and to NORTHWEST
NORTHWEST = "frontier-space-6-northwest"


def resolve(game: tw.Game, event: str, seat: int = 0) -> tw.Game:
    """The effects of an event card are carried out, for that seat or, in set-up, for nobody."""
    s = state_of(game)
    tables = s.compiled.up
    card = tables.events.index(event)
    at, end = tables.event_effect[card], tables.event_effect_end[card]
    s.stack += [EFFECTS.number, 0, at, end, seat, NONE, NONE, NONE]
    advance(rules_of(game).procedures, s)
    game._gather_news()
    return game.clone()  # which asks what is open now


def lie(game: tw.Game, kind: str = "") -> dict[str, str]:
    """Where tokens lie, and of which kind."""
    found = {token["at"]: token["kind"] for token in up(game)["tokens"]["lie"]}
    return {at: each for at, each in found.items() if kind in ("", each)}


def gone(game: tw.Game) -> list[str]:
    found: list[str] = up(game)["tokens"]["gone"]
    return found


def longhorns(game: tw.Game) -> list[int]:
    """Carried, per seat."""
    found: list[int] = up(game)["tokens"]["longhorns"]
    return found


def fight_out(game: tw.Game, card: str) -> tw.Game:
    """Lay that card against what has been ridden up to; nobody adds anything."""
    return let_pass(choose(game, f"lay:{card}"))


def gold_in_all(game: tw.Game) -> int:
    """In the supply, on the board and with the players: 36."""
    view = game.view()
    held = sum(int(player["nuggets"]) for player in view["players"])
    return int(view["supply"]) + len(view["up"]["tokens"]["gold"]) + held
