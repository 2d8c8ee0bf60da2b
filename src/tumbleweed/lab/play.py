"""Plays the games of a series and makes one row per seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tumbleweed.bots import Bot, looks_back, make, seat_for
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.game import Game
from tumbleweed.lab.entrants import bot_of, luck_of
from tumbleweed.lab.facts import facts_about
from tumbleweed.lab.series import Chunk, Pairing, Series, derived_seed
from tumbleweed.lab.unrecorded import Sitting, sit_down

Row = dict[str, Any]


class GameFailed(TumbleweedError):
    """A bot failed or broke the rules; names the game so that it can be reproduced."""


@dataclass
class Played:
    """The rows of some games, and the duration of each: (players, seconds).

    Games that were read from a file have no duration.
    """

    rows: list[Row] = field(default_factory=list)
    times: list[tuple[int, float]] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many."""
        return sum(row["seat"] == 0 for row in self.rows)


def play_chunk(chunk: Chunk) -> Played:
    played = Played()
    for number in range(chunk.start, chunk.stop):
        rows, took = play_game(chunk.series, number, chunk.noting)
        played.rows += rows
        played.times.append(took)
    return played


def play_game(series: Series, number: int, noting: bool) -> tuple[list[Row], tuple[int, float]]:
    """The rows of one game, and how long it took."""
    pairing = series.pairing(number)
    began = perf_counter()
    rows = play_pairing(series, pairing, noting)
    return rows, (pairing.players, perf_counter() - began)


def play_pairing(series: Series, pairing: Pairing, noting: bool) -> list[Row]:
    """Facts are collected only when wanted: they cost time."""
    bots = [seat_bot(name, pairing.seed, seat) for seat, name in enumerate(pairing.bots)]
    fast = [bot for bot in bots if type(bot) is RandomBot]
    all_fast = len(fast) == len(bots)
    listening = not all_fast or (noting and facts_about(series.game).listens)
    recorded = any(looks_back(bot) for bot in bots)
    sitting = sit_down(series.ruleset(pairing.players), pairing.seed, listening, recorded)
    before = sitting.game.view() if noting else {}
    if all_fast:
        play_fast(sitting, fast)
    else:
        play_out(sitting, bots, pairing)
    rows = seat_rows(sitting.game, pairing, sitting.decisions)
    return with_facts(rows, sitting, before) if noting else rows


def seat_bot(entrant: str, seed: int, seat: int) -> Bot:
    """The luck of a bot is that of its seat, unless it is a copy with luck of its own."""
    luck, other = derived_seed(seed, seat), luck_of(entrant)
    return make(bot_of(entrant), derived_seed(luck, other) if other else luck)


def play_fast(sitting: Sitting, bots: list[RandomBot]) -> None:
    """The fast path: indexes only, no objects made."""
    game = sitting.game
    while legal := game.legal:
        game.play(legal[bots[game.asked[0]].pick(len(legal))])
        sitting.decisions += 1


def play_out(sitting: Sitting, bots: Sequence[Bot], pairing: Pairing) -> None:
    """Ask the bots; each gets its own seat and nothing else."""
    game = sitting.game
    while asked := game.asked:
        seat = asked[0]
        try:
            play_one(game, bots[seat], seat)
        except Exception as fault:
            raise GameFailed(
                f"game {pairing.number} (seed {pairing.seed}, {pairing.players} players), "
                f"bot {pairing.bots[seat]} at seat {seat}: {type(fault).__name__}: {fault}"
            ) from fault
        sitting.decisions += 1


def play_one(game: Game, bot: Bot, seat: int) -> None:
    """`seat` is the first that is asked; RandomBot looks at nothing and so needs no seat."""
    if type(bot) is RandomBot:
        game.play(game.legal[bot.pick(len(game.legal))])
    else:
        game.choose(bot.choose(seat_for(bot, game, seat)), seat)


def seat_rows(game: Game, pairing: Pairing, decisions: int) -> list[Row]:
    """One row per seat of a finished game."""
    result = game.result
    assert result is not None
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
            "decisions": decisions,
        }
        for seat in range(pairing.players)
    ]


def with_facts(rows: list[Row], sitting: Sitting, before: Row) -> list[Row]:
    facts = facts_about(sitting.game.ruleset.setup.game)
    starter = facts.starter(before, sitting.game.view())
    pairs = zip(rows, facts.rows(sitting), strict=True)
    return [{**row, "starter": starter, **noted} for row, noted in pairs]
