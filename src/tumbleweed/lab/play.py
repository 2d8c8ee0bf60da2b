"""Plays games of a series to their end and notes one row per seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import tumbleweed as tw
from tumbleweed.bots import Bot, make
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.game import Game
from tumbleweed.lab.facts import facts_of, starter_of
from tumbleweed.lab.series import Chunk, Pairing, Series, derived_seed

Row = dict[str, Any]


class GameFailed(TumbleweedError):
    """A bot broke down or broke the rules; names the game so that it can be played again."""


@dataclass
class Played:
    """The rows of some games, and how long each game took: (players, seconds)."""

    rows: list[Row] = field(default_factory=list)
    times: list[tuple[int, float]] = field(default_factory=list)


def play_chunk(chunk: Chunk) -> Played:
    played = Played()
    for number in range(chunk.start, chunk.stop):
        pairing = chunk.series.pairing(number)
        began = perf_counter()
        played.rows += play_pairing(chunk.series, pairing)
        played.times.append((pairing.players, perf_counter() - began))
    return played


def play_pairing(series: Series, pairing: Pairing) -> list[Row]:
    bots = [make(name, derived_seed(pairing.seed, i)) for i, name in enumerate(pairing.bots)]
    fast = [bot for bot in bots if type(bot) is RandomBot]
    all_fast = len(fast) == len(bots)
    game = tw.new(series.game, pairing.players, pairing.seed, series.edition, record=not all_fast)
    before = game.view()
    decisions = play_fast(game, fast) if all_fast else play_out(game, bots, pairing)
    starter = starter_of(before, game.view())
    return seat_rows(game, pairing, {"starter": starter, "decisions": decisions})


def play_fast(game: Game, bots: list[RandomBot]) -> int:
    """The fast lane: indexes only, no objects made."""
    decisions = 0
    while legal := game.legal:
        game.play(legal[bots[game.asked[0]].pick(len(legal))])
        decisions += 1
    return decisions


def play_out(game: Game, bots: Sequence[Bot], pairing: Pairing) -> int:
    """Ask the bots, each shown its own seat and nothing else; the number of answers."""
    decisions = 0
    while asked := game.asked:
        seat = asked[0]
        try:
            game.choose(bots[seat].choose(game.seat(seat)), seat)
        except Exception as fault:
            raise GameFailed(
                f"game {pairing.number} (seed {pairing.seed}, {pairing.players} players), "
                f"bot {pairing.bots[seat]} at seat {seat}: {type(fault).__name__}: {fault}"
            ) from fault
        decisions += 1
    return decisions


def seat_rows(game: Game, pairing: Pairing, shared: Row) -> list[Row]:
    """One row per seat of a finished game; `shared` is the same in all of them."""
    result = game.result
    assert result is not None
    view = game.view()
    rank = {seat: 1 + sum(map(len, result.ranking[:place]))
            for place, seats in enumerate(result.ranking) for seat in seats}  # fmt: skip
    return [
        {
            "game": pairing.number,
            "seed": pairing.seed,
            "players": pairing.players,
            "seat": seat,
            "bot": pairing.bots[seat],
            "score": result.scores[seat],
            "rank": rank[seat],
            "won": 1 / len(result.winners) if seat in result.winners else 0.0,
            **shared,
            **facts_of(view, seat),
        }
        for seat in range(pairing.players)
    ]
