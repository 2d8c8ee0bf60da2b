"""The recorded games: which there are, how they are replayed, and how they come to be.

Run as a program it plays games that have no file yet, searching seeds for the ending asked for,
and writes the marks of all files again: after a change of the state on purpose the answers stay
what they were, and a change of the rules shows as an answer that is not legal any more.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tumbleweed as tw

FOLDER = Path(__file__).parent / "recorded"
MARK_EVERY = 20  # answers
POINTS, TIE_BREAK, SHARED = "won by points", "won by a tie-break", "shared victory"
OWN, ANOTHER = "triggered by the active player", "triggered by another player"
BLACK, BLACK_WON = "triggered by the Man in Black", "won by the Man in Black"


@dataclass(frozen=True)
class Table:
    """What is agreed, and the ending that is looked for."""

    edition: str
    players: int
    bots: str  # one for all seats
    variants: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    ending: str = POINTS
    seed: int = 0  # the search begins here

    @property
    def name(self) -> str:
        agreed = [*self.options.get("modules", []), *self.variants]
        agreed += [self.options["mode"]] if "mode" in self.options else []
        parts = [self.edition, f"{self.players}p", *agreed, self.ending.replace(" ", "-")]
        return "_".join([*parts, str(self.seed)])


def _table(edition: str, players: int, bots: str, *rest: Any, **options: Any) -> Table:
    variants = tuple(each for each in rest if each in ("goals", "first-game"))
    ending = next((each for each in rest if each not in variants and isinstance(each, str)), POINTS)
    seed = next((each for each in rest if isinstance(each, int)), 0)
    return Table(
        edition, players, bots, variants, {"house_chooses": False, **options}, ending, seed
    )


def _ante_up(players: int, bots: str, *rest: Any, **options: Any) -> Table:
    return _table("revised", players, bots, *rest, modules=["ante-up"], **options)


def _blood_money(players: int, bots: str, *rest: Any, **options: Any) -> Table:
    return _table("revised", players, bots, *rest, modules=["ante-up", "blood-money"], **options)


GAMES = [
    _table("revised", 2, "thrifty", length=15),
    _table("revised", 2, "thrifty", BLACK_WON, length=15, difficulty="hard"),
    _table("revised", 2, "thrifty", BLACK, "goals", length=20, difficulty="standard"),
    _table("revised", 2, "thrifty", "first-game", 7, difficulty="tenderfoot"),
    _table("revised", 3, "thrifty", length=20, house_chooses=True),
    _table("revised", 3, "thrifty", "goals", TIE_BREAK, length=15),
    _table("revised", 3, "random", "first-game"),
    _table("revised", 4, "thrifty", ANOTHER, length=15),
    _table("revised", 4, "thrifty", "goals", length=25),
    _table("revised", 4, "thrifty", "first-game", OWN, house_chooses=True),
    _table("revised", 5, "thrifty", "goals", length=15),
    _table("revised", 5, "random", length=20),
    _table("revised", 6, "thrifty", length=25, house_chooses=True),
    _table("revised", 6, "random", "goals", SHARED, length=15),
    _table("first", 2, "thrifty", "goals", length=15),
    _table("first", 3, "thrifty", length=15),
    _table("first", 4, "thrifty", "first-game"),
    _table("first", 5, "thrifty", length=20, house_chooses=True),
    _table("first", 6, "thrifty", "goals", TIE_BREAK, length=15),
    _table("french", 2, "thrifty", BLACK_WON, length=15),
    _table("french", 3, "thrifty", "first-game", house_chooses=True),
    _table("french", 4, "thrifty", "goals", length=20),
    _table("french", 5, "random", length=15),
    _table("french", 6, "thrifty", length=15),
    _ante_up(2, "random", BLACK_WON, length=15, difficulty="hard", high_stakes=True),
    _ante_up(2, "random", BLACK, "goals", length=20, difficulty="standard"),
    _ante_up(3, "random", "goals", TIE_BREAK, length=15, poker_faces=["rumors", "jackpot"]),
    _ante_up(4, "random", ANOTHER, length=25, high_stakes=True, house_chooses=True),
    _ante_up(5, "random", "goals", length=20, high_stakes=True),
    _ante_up(6, "random", SHARED, length=15, poker_faces=[]),
    _blood_money(2, "random", BLACK_WON, "goals", length=15, difficulty="standard"),
    _blood_money(3, "random", length=15, mode="serenade-of-the-six-guns"),
    _blood_money(4, "random", ANOTHER, length=20, mode="the-golden-rule", house_chooses=True),
    _blood_money(6, "random", length=20, mode="law-and-disorder"),
    _blood_money(5, "random", "goals", length=25, mode="risky-business"),
    _blood_money(6, "random", SHARED, length=15),
]


def read(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{table.name}.json").read_text("utf-8"))
    return found


def new_game(table: Table, seed: int | None = None) -> tw.Game:
    """With the seed of its file, or another."""
    at = int(read(table)["seed"], 16) if seed is None else seed
    options = dict(table.options)
    return tw.new(
        "legends", table.players, at, table.edition, variants=list(table.variants), **options
    )


def replay(table: Table, answers: list[str]) -> tuple[tw.Game, list[str]]:
    """The game after these answers, each "seat key", and its marks."""
    game, marks = new_game(table), []
    for at, answer in enumerate(answers, start=1):
        seat, _, key = answer.partition(" ")
        game.choose(key, seat=int(seat))
        if at % MARK_EVERY == 0 or game.over:
            marks.append(game.fingerprint[:16])
    return game, marks


def ending_of(game: tw.Game) -> list[str]:
    """How the end came, and how it was decided."""
    result = game.result
    assert result is not None
    return [_trigger(game), _decision(result)]


def _trigger(game: tw.Game) -> str:
    active = None
    for event in game.events:
        if event.key in ("turn-began", "black-revealed"):
            active = event.args["seat"]
        elif event.key == "end-triggered":
            who = event.args["seat"]
            if who == f"seat:{game.ruleset.setup.players}":
                return BLACK
            return OWN if who == active else ANOTHER
    raise AssertionError("no end was triggered")


def _decision(result: tw.Result) -> str:
    if not result.winners:
        return BLACK_WON
    if len(result.winners) > 1:
        return SHARED
    best = max(result.scores)
    return POINTS if result.scores.count(best) == 1 else TIE_BREAK


# ---- how they come to be ----


def play(table: Table, seed: int) -> tuple[tw.Game, list[str]]:
    from tumbleweed.bots import make  # noqa: PLC0415 - replaying needs no bots

    bots = [make(table.bots, seed * 10 + seat) for seat in range(table.players)]
    game, answers = new_game(table, seed), []
    while game.asked:
        seat = game.asked[0]
        key = bots[seat].choose(game.seat(seat))
        answers.append(f"{seat} {key}")
        game.choose(key, seat=seat)
    return game, answers


def search(table: Table) -> tuple[int, list[str]]:
    for seed in range(table.seed, table.seed + 2000):
        game, answers = play(table, seed)
        if table.ending in ending_of(game):
            return seed, answers
    raise SystemExit(f"{table.name}: no game ends so")


def write(table: Table) -> None:
    path = FOLDER / f"{table.name}.json"
    if path.exists():
        kept = read(table)
        seed, answers = int(kept["seed"], 16), kept["answers"]
    else:
        seed, answers = search(table)
        path.write_text(json.dumps({"seed": hex(seed)}), "utf-8")
    game, marks = replay(table, answers)
    result = game.result
    assert result is not None
    data = {
        "setup": game.ruleset.setup.to_json(),
        "seed": hex(seed),
        "scores": result.scores,
        "winners": result.winners,
        "ranking": result.ranking,
        "events": game.event_count,
        "ending": ending_of(game),
        "marks": marks,
        "answers": answers,
    }
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items())
    path.write_text("{\n" + lines + "\n}\n", "utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        write(each)
        print(each.name, len(read(each)["answers"]), read(each)["ending"])
