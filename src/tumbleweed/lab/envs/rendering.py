"""The table as text: what the asked seat sees, its question, and the actions that answer it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tumbleweed.core.decision import Decision
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Game
from tumbleweed.core.reading import NOTHING, before, open_things
from tumbleweed.core.result import Result
from tumbleweed.core.text import Message, Wording
from tumbleweed.lab.envs.table import Table

HUMAN: Final = "human"
MODES: Final = [HUMAN, "ansi"]
FPS: Final = 1  # a table is read, not watched
LANG: Final = "en"


@dataclass
class Words:
    """The game's own words, with seats as `player_0`."""

    wording: Wording
    names: list[str]
    lang: str = LANG

    def tell(self, key: str, **args: object) -> str:
        return self.wording.render(Message(key, dict(args)), self.lang, self.names)


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise UnknownName(f"render_mode: {mode!r} is not known; there are: {', '.join(MODES)}")
    return mode


def rendered(mode: str | None, table: Table, game: Game, names: list[str]) -> str | None:
    """As that mode asks for: printed, or as text."""
    if mode is None:
        raise UnknownName(f"render_mode: none was given; there are: {', '.join(MODES)}")
    text = drawn(table, game, names)
    if mode != HUMAN:
        return text
    print(text)
    return None


def drawn(table: Table, game: Game, names: list[str]) -> str:
    words = Words(game.ruleset.wording, names)
    seat = None if game.over else game.asked_seat
    view = game.view(seat)
    lines = [f"{words.tell('title')}, question {game.number}", _facts(open_things(view, words))]
    lines += [f"{names[at]}: {_facts(before(view, at, words))}" for at in range(game.players)]
    decision, result = game.decision, game.result
    lines += _question(table, decision, words) if decision is not None else []
    lines += _ending(result, names) if result is not None else []
    return "\n".join(lines) + "\n"


def _facts(facts: list[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts if value != NOTHING)


def _question(table: Table, decision: Decision, words: Words) -> list[str]:
    asked = words.wording.render(decision.prompt, LANG, words.names)
    return [
        f"{words.names[decision.seat]} is asked: {asked}",
        *(
            f"{table.action(decision.seat, option.index):>6}  {option.text(LANG, words.names)}"
            for option in decision.options
        ),
    ]


def _ending(result: Result, names: list[str]) -> list[str]:
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
    won = ", ".join(names[seat] for seat in result.winners) or "nobody at the table"
    return [f"The game is over: {scores}. Won by {won}."]
