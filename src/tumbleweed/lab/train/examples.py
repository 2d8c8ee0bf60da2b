"""Lessons in styles: afterwards a player's deeds tell which style its game is an example of.

A net that plays well by duels alone never comes upon the mine by itself, so it could not find out
what a miner is paid for; it has to be shown. Where a run begins with weights, these are reminded of
what they do in no style, at the same questions: else they would forget it meanwhile.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.bots.net.net import Net, Offers
from tumbleweed.bots.net.styles import NO_STYLE, ON
from tumbleweed.bots.net.weights import fitted, load
from tumbleweed.lab.train.rows import Decisions, joined, offered, sparse
from tumbleweed.lab.train.selfplay import DEEDS
from tumbleweed.lab.train.settings import Settings
from tumbleweed.lab.train.tables import Tables
from tumbleweed.lab.train.watched import Watched

FEWEST: Final = 3  # deeds that make a game an example of their style


def examples(settings: Settings, tables: Tables, games: list[Watched]) -> Decisions:
    """What the teacher took, each seat in the style it showed; and reminders of what is known."""
    done = [_deeds_by_seat(tables, game) for game in games]
    typical = np.concatenate(done).mean(axis=0)
    net = Net(fitted(load(Path(settings.start)), tables.names)) if settings.start else None
    found = []
    for game, counts in zip(games, done, strict=True):
        styles = shown(counts, typical)
        # Weights that play better than the teacher learn from it what they cannot do, no more.
        known = (styles[game.seats] != NO_STYLE) if net else np.ones(len(game.seats), np.bool_)
        found.append(_taught(settings, tables, game, styles).part(known))
        if net:
            found.append(_reminded(net, game, np.random.default_rng([settings.seed, len(found)])))
    return joined(found)


def shown(counts: NDArray[np.int64], typical: NDArray[np.float64]) -> NDArray[np.int64]:
    """Per seat the style of which it did most, measured by what is typical of all; or none."""
    measured = np.where(counts >= FEWEST, counts / np.maximum(typical, 1 / FEWEST), 0.0)
    return np.where(measured.any(axis=1), measured.argmax(axis=1), NO_STYLE)


def _deeds(tables: Tables, game: Watched) -> NDArray[np.bool_]:
    """Per decision and style, whether the option taken is a deed of it."""
    columns = game.columns
    return tables.are_deeds[:, columns].T & (columns >= 0)[:, None]


def _deeds_by_seat(tables: Tables, game: Watched) -> NDArray[np.int64]:
    counts = np.zeros((len(game.gains), tables.styles), np.int64)
    np.add.at(counts, game.seats, _deeds(tables, game))
    return counts


def _taught(
    settings: Settings, tables: Tables, game: Watched, styles: NDArray[np.int64]
) -> Decisions:
    """With what is still to come: the end of the game, and deeds that pay."""
    mine = styles[game.seats]
    gains = game.gains[game.seats].copy()
    deeds = _deeds(tables, game)
    for seat, style in enumerate(styles):
        if style != NO_STYLE:
            at = game.seats == seat
            gains[at] += settings.deed * _to_come(deeds[at, style])
    rows = game.rows.copy()
    [styled] = np.nonzero(mine != NO_STYLE)
    rows[styled, rows.shape[1] - tables.styles + mine[styled]] = ON
    even = np.ones(len(gains), np.float32)
    return Decisions(
        *sparse(rows), offered(game.offers), game.taken, even, np.zeros_like(even), gains
    )


def _to_come(deeds: NDArray[np.bool_]) -> NDArray[np.float32]:
    """How many deeds that pay follow from each decision on, its own included."""
    paying = deeds & (np.cumsum(deeds) <= DEEDS)
    return np.cumsum(paying[::-1])[::-1].astype(np.float32)


def _reminded(net: Net, game: Watched, chance: np.random.Generator) -> Decisions:
    """What the weights would have taken, and think of it, at the same questions."""
    offers = Offers(game.offers)
    hidden, values = net.look(game.rows)
    chances = offers.chances(net.logits(hidden, offers.rows, offers.columns))
    taken = offers.drawn(chances, chance.random(len(values)))
    even = np.ones(len(values), np.float32)
    return Decisions(
        *sparse(game.rows), offered(game.offers), taken.astype(np.int16), even,
        np.zeros_like(even), values,
    )  # fmt: skip
