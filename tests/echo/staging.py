"""Games as reporters see them: staged by events and points, or played to the end by bots."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.events import ALL, Event
from tumbleweed.core.game import Game
from tumbleweed.core.result import Result, Score
from tumbleweed.core.text import catalogue
from tumbleweed.echo.chronicle import Chronicle, Happening, Round
from tumbleweed.echo.newsroom import newsroom_of
from tumbleweed.echo.paper import Echo, Story
from tumbleweed.echo.press import echo_of, edited
from tumbleweed.echo.words import catalogues

NAMES = ["Annie", "Ben", "Cora", "Dan"]
BOTH = ("ante-up", "blood-money")
Told = tuple[str, dict[str, Any]]


class Staged(Chronicle):
    """The events are given, one for each choice; so are the points at the end and by round."""

    def __init__(
        self,
        game: Game,
        events: list[Told],
        points: list[int],
        rounds: list[list[int]],
        ties: list[int] | None = None,
        rival: int | None = None,
    ) -> None:
        begun = [Round(i + 1, 3 * i, 3 * i, scores) for i, scores in enumerate(rounds)]
        super().__init__(game, [*range(len(events) + 1)], begun)
        self._happenings = [
            Happening(Event(key, args, ALL), place + 1, place)
            for place, (key, args) in enumerate(events)
        ]
        breaks = ties or [0] * len(points)
        scores = [Score({"all": n}, (tie,)) for n, tie in zip(points, breaks, strict=True)]
        self._result = Result(scores, None if rival is None else Score({"all": rival}, (9,)))

    @property
    def happenings(self) -> list[Happening]:
        return self._happenings

    @property
    def result(self) -> Result:
        return self._result


def told(key: str, seat: int | None = None, **args: Any) -> Told:
    """An event; seats by number, other things by reference."""
    if seat is not None:
        args["seat"] = f"seat:{seat}"
    for name in ("rival", "victim", "dealer", "to", "by"):
        if isinstance(args.get(name), int):
            args[name] = f"seat:{args[name]}"
    return key, args


@cache
def table(game: str, players: int = 3, modules: tuple[str, ...] = ()) -> Game:
    """A game for its content; its own events do not count."""
    options: dict[str, Any] = {"modules": list(modules)} if modules else {}
    return tw.new(game, players=players, seed=1, **options)


def page(
    game: Game,
    *events: Told,
    points: list[int] | None = None,
    rounds: list[list[int]] | None = None,
    **ends: Any,
) -> Echo:
    scores = points or [10, 8, 6, 5, 4][: game.players]
    staged = Staged(game, list(events), scores, rounds or [], **ends)
    return edited(staged, newsroom_of(game.ruleset.setup.game))


def at(echo: Echo, place: str) -> Story | None:
    found = [story for story in echo.stories if story.place == place]
    return found[0] if found else None


def keys(echo: Echo) -> set[str]:
    return {story.key for story in echo.stories}


@cache
def played(game: str, seed: int, players: int = 4, modules: tuple[str, ...] = ()) -> Game:
    options: dict[str, Any] = {"modules": list(modules)} if modules else {}
    begun = tw.new(game, players=players, seed=seed, **options)
    team = [bots.make("thrifty", seed + seat) for seat in range(players)]
    while begun.asked:
        seat = begun.asked[0]
        begun.choose(team[seat].choose(bots.seat_for(team[seat], begun, seat)), seat)
    return begun


def echo_about(game: Game) -> Echo:
    assert game.record is not None
    made = echo_of(game.record)
    assert made is not None
    return made


def sentences(game: Game, story: Story, lang: str) -> list[str]:
    """The title and the lines of a story, as a page says them."""
    bundle = FluentBundle([lang], use_isolating=False)
    for name in catalogues(game.ruleset.setup.game, lang):
        bundle.add_resource(FluentResource(catalogue(name, lang)))
    wording = game.ruleset.wording
    args = {name: _word(wording, value, lang) for name, value in story.args.items()}
    said = []
    for key in (story.key, f"{story.key}-text"):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, faults = bundle.format_pattern(pattern, args)
        assert not faults, (key, lang, faults)
        said.append(str(text))
    return said


def _word(wording: Any, value: Any, lang: str) -> Any:
    if isinstance(value, list):
        return ", ".join(_word(wording, each, lang) for each in value)
    if isinstance(value, str) and ":" in value:
        return wording.name(value, lang, NAMES)
    return "" if value is None else value
