"""Who plays whom in an arena, and the games themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.bulk import Progress, play_all
from tumbleweed.lab.entrants import OWN_LUCK, SEAT_LUCK, copies
from tumbleweed.lab.schedule import tables_in_round
from tumbleweed.lab.series import Series

if TYPE_CHECKING:
    from tumbleweed.lab.arena.standings import Standings

NULL = "null"  # every bot enters under two names, with luck of their own
MIRROR = "mirror"  # one bot at all seats, with the luck of the seats


def arena_series(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    players: int | None = None,
    control: str | None = None,
    **rules: Any,
) -> Series:
    """At least `games` games, rounded up to whole deals, and to rounds in which all bots play
    equally often. `rules`: edition, variants, options, content.
    """
    seats = players or _seats(game, bots, control)
    entrants = _entrants(bots, seats, control)
    if len(entrants) < 2:
        raise UnknownName(f"an arena needs at least two bots, not {len(entrants)}")
    a_round = max(1, seats * tables_in_round(len(entrants), seats))
    whole = -(-games // a_round) * a_round
    return Series(game, whole, (seats,), entrants, seed, paired=True, **rules)


def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    players: int | None = None,
    control: str | None = None,
    **rules: Any,
) -> Standings:
    """Who wins how often, and by how much is one bot better than another?

    Every deal is played once in each seating, so luck is equal. If there are more bots than seats
    they take turns, so that all meet equally often.

    Args:
        game: its name.
        bots: their names; one that is named twice has two seats.
        games: at least so many.
        seed: the same seed gives the same games.
        jobs: in how many processes.
        progress: called with the number of games just played.
        players: seats at a table; left out, as many as there are bots, or as there can be.
        control: `null` or `mirror`, to see whether equals come out even.
        rules: edition, variants, options and content as in a series.
    """
    series = arena_series(game, bots, games, seed, players, control, **rules)
    return play_arena(series, jobs, progress=progress)


def play_arena(
    series: Series,
    jobs: int = 1,
    out: Path | None = None,
    progress: Progress | None = None,
    shards: int | None = None,
    cluster: str | None = None,
) -> Standings:
    """Play a series of `arena_series`; the arguments are those of `simulate`."""
    from tumbleweed.lab.arena.standings import Standings  # noqa: PLC0415 - numpy is slow to load

    series.check()
    standings = Standings(series)
    play_all(series, standings.add, jobs, out, progress, shards, cluster)
    return standings


def _seats(game: str, bots: tuple[str, ...], control: str | None) -> int:
    """As many as there are entrants, or as there can be."""
    possible = game_info(game).players
    wanted = {None: len(bots), NULL: 2 * len(set(bots)), MIRROR: possible[-1]}
    if control not in wanted:
        raise UnknownName(f"no control is called {control!r}; there are: {NULL}, {MIRROR}")
    return min(wanted[control], possible[-1])


def _entrants(bots: tuple[str, ...], seats: int, control: str | None) -> tuple[str, ...]:
    if control is None:
        return bots
    different = tuple(dict.fromkeys(bots))
    if control == MIRROR:
        if len(different) != 1:
            raise UnknownName(f"a mirror has one bot at all seats, not {len(different)} bots")
        return copies(different[0], seats, SEAT_LUCK)
    each = max(2, -(-seats // len(different))) if different else 0
    return tuple(name for bot in different for name in copies(bot, each, OWN_LUCK))
