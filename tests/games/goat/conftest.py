"""Helpers for the tests of the Goat: make an offer, play on, read the log, use other content."""

import random
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core import frames
from tumbleweed.games.goat.content import GoatContent
from tumbleweed.games.goat.setup import bare_table

CONTENT = files("tumbleweed") / "games" / "goat" / "content" / "goat.toml"
CARD_ZONES = ("hand", "deck", "table", "discard", "aside")
SINGLE_CARDS = ("offered", "removed_down", "removed_up")


def _deal(game: tw.Game, card: str, to: int | None, name: str, answer: str) -> None:
    whom = [] if to is None else [f"to:{to}"]
    game.choose_all([f"offer:{card}", *whom, f"name:{name}"])
    game.choose(answer)


@pytest.fixture
def deal() -> Callable[..., None]:
    """deal(game, card, to, name, answer): a whole offer; `to` is None for an assisted one."""
    return _deal


def _told(game: tw.Game, key: str) -> list[dict[str, Any]]:
    return [event.args for event in game.events if event.key == key]


@pytest.fixture
def told() -> Callable[[tw.Game, str], list[dict[str, Any]]]:
    """told(game, key): the arguments of every event of that kind so far, secrets included."""
    return _told


def _wander(game: tw.Game, seed: int) -> Iterator[tw.Decision]:
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        yield decision
        game.choose(chance.choice(sorted(decision.keys)))


@pytest.fixture
def wander() -> Callable[[tw.Game, int], Iterator[tw.Decision]]:
    """wander(game, seed): plays at random to the end, stopping at each question on the way."""
    return _wander


def _cards(game: tw.Game) -> dict[str, list[str]]:
    state = game.to_json()["state"]
    zones = {zone: list(state[zone]) for zone in CARD_ZONES}
    single = {zone: [state[zone]] for zone in SINGLE_CARDS if state[zone] is not None}
    return {**zones, **single}


@pytest.fixture
def cards() -> Callable[[tw.Game], dict[str, list[str]]]:
    """cards(game): every Character Card of the game by the zone it lies in, secrets included."""
    return _cards


def _corrected(entry: str, old: str, new: str) -> str:
    before, found, after = CONTENT.read_text(encoding="utf-8").partition(entry)
    assert old in found + after, f"{old!r} does not stand at or below {entry!r}"
    return before + (found + after).replace(old, new, 1)


@pytest.fixture
def corrected() -> Callable[[str, str, str], str]:
    """corrected(entry, old, new): the content file, one place at or below `entry` changed."""
    return _corrected


def _played_with(content: str, players: int, seed: int) -> tw.Game:
    standard = tw.new("goat", players=players, seed=seed, first_player=0)
    s = bare_table(GoatContent(content).compiled(players), seed, 0)
    frames.advance(standard.ruleset.procedures, s)
    return tw.Game(standard.ruleset, s, None, None)


@pytest.fixture
def played_with() -> Callable[[str, int, int], tw.Game]:
    """played_with(content, players, seed): a new game with other content; seat 0 starts."""
    return _played_with
