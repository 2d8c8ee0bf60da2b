"""Levels by name: which there are, that they play everywhere, and what they weigh."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.bots import ratings
from tumbleweed.bots.legends import levels
from tumbleweed.bots.legends.deeds import DEEDS, SHUNNED
from tumbleweed.bots.net import trained
from tumbleweed.bots.net.bot import NetBot
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.train.mixes import mixes_of
from tumbleweed.lab.train.settings import Settings

LEVELS = ("easy", "normal", "hard")
STYLED = tuple(DEEDS)
MOST = 8_000_000  # bytes of all weights
TABLES = [
    ("goat", 2, {}),
    ("goat", 5, {}),
    ("legends", 2, {}),
    ("legends", 6, {"variants": ("goals",)}),
    ("legends", 4, {"edition": "french"}),
    ("legends", 3, {"modules": ["ante-up"]}),
    ("legends", 5, {"modules": ["ante-up", "blood-money"]}),
]


def some_questions(game: tw.Game, name: str, count: int) -> None:
    """The bot takes every seat."""
    player = bots.make(name, 3)
    for _ in range(count):
        if not game.asked:
            return
        seat = game.asked[0]
        decision = game.decision
        assert decision is not None
        answer = player.choose(bots.seat_for(player, game, seat))
        assert answer in decision.keys
        game.choose(answer, seat)


def test_the_weakest_comes_first() -> None:
    assert bots.names("goat") == ("random", "thrifty", *LEVELS)
    assert bots.names("legends") == ("random", "thrifty", *LEVELS, "master", *STYLED)
    assert set(bots.names()) == {*bots.names("goat"), *bots.names("legends")}
    assert bots.names("chess") == ("random", "thrifty")


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_at_every_table(
    game: str, players: int, options: dict[str, Any], name: str
) -> None:
    some_questions(tw.new(game, players, seed=11, **options), name, 60)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_level_answers_what_its_seat_knows(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """So in every world that its seat cannot tell from the truth it answers the same."""
    table = tw.new(game, players, seed=4, **options)
    names = [name for name in bots.names(game) if name not in ("random", "thrifty")]
    for _ in range(4):
        some_questions(table, "normal", 15)
        seat = table.asked[0]
        worlds = [table, table.redeal(seat, 1)]
        for name in names:
            assert len({_answer(name, world, seat) for world in worlds}) == 1


def _answer(name: str, game: tw.Game, seat: int) -> str:
    bot = bots.make(name, 1)
    return bot.choose(bots.seat_for(bot, game, seat))


@pytest.mark.parametrize("name", STYLED)
def test_a_bot_with_a_style_plays(name: str) -> None:
    some_questions(tw.new("legends", 4, seed=11), name, 40)


def test_a_style_does_more_of_its_deeds_than_a_bot_without_a_style() -> None:
    """At the same questions, taken together: a miner digs, a merchant buys."""
    game, luck = tw.new("legends", 4, seed=21), Random(3)
    players = {name: bots.make(name, 5) for name in ("hard", *STYLED)}
    done: Counter[tuple[str, str]] = Counter()
    for _ in range(500):
        if game.over:
            game = tw.new("legends", 4, seed=22)
        seat, options = game.asked[0], game.decisions[0].keys
        on_offer = {style for style, deeds in DEEDS.items() if _any_of(deeds, options)}
        for style in on_offer:
            for name in ("hard", style):
                player = players[name]
                answer = player.choose(bots.seat_for(player, game, seat))
                done[name, style] += _any_of(DEEDS[style], (answer,))
        game.choose(luck.choice(options), seat)
    seen = {style for _, style in done}
    assert len(seen) >= 5
    assert sum(done[style, style] for style in seen) > 1.3 * sum(done["hard", s] for s in seen)


def test_an_eager_bot_takes_its_deeds_and_leaves_what_it_shuns() -> None:
    """At the same questions as the same bot without eagerness."""
    style, luck, done = "marshal", Random(4), Counter[str]()
    weights = str(trained.weights_of("legends"))
    eager = NetBot(weights, 5, style, levels.WARMTH, eager=500.0)
    calm = NetBot(weights, 5, style, levels.WARMTH)
    game = tw.new("legends", 4, seed=31)
    for _ in range(400):
        if game.over:
            game = tw.new("legends", 4, seed=32)
        seat, options = game.asked[0], game.decisions[0].keys
        for who, player in (("eager", eager), ("calm", calm)):
            answer = (player.choose(bots.seat_for(player, game, seat)),)
            done[f"{who} deeds"] += _any_of(DEEDS[style], answer)
            done[f"{who} shunned"] += _any_of(SHUNNED[style], answer)
        game.choose(luck.choice(options), seat)
    assert done["eager deeds"] > done["calm deeds"]
    assert done["eager shunned"] < done["calm shunned"]


def test_who_has_no_style_cannot_be_eager() -> None:
    with pytest.raises(ValueError, match="no deeds to be eager for"):
        NetBot(str(trained.weights_of("legends")), 5, eager=2.0)


def test_what_is_shunned_is_an_option_and_no_deed_of_the_style() -> None:
    keys = game_info("legends").option_keys().keys
    known = {*keys, *(key.partition(":")[0] for key in keys)}
    for style, shunned in SHUNNED.items():
        assert set(shunned) <= known
        assert not set(shunned) & set(DEEDS[style])


def _any_of(deeds: tuple[str, ...], keys: tuple[str, ...]) -> bool:
    return any(key in deeds or key.partition(":")[0] in deeds for key in keys)


def test_every_style_of_the_net_has_a_bot() -> None:
    assert [level.style for level in levels.STYLED.values()] == list(STYLED)


def test_a_master_thinks() -> None:
    some_questions(tw.new("legends", 3, seed=5), "master", 12)


def test_the_same_seed_gives_the_same_answers() -> None:
    games = [tw.new("legends", 4, seed=8) for _ in range(2)]
    for game in games:
        some_questions(game, "normal", 80)
    assert games[0].events == games[1].events


def test_a_level_of_another_game_is_refused() -> None:
    game = tw.new("goat", 3, seed=1)
    master = bots.make("master", 1)
    with pytest.raises(tw.UnknownName, match="goat has no bot called 'master'"):
        master.choose(bots.seat_for(master, game, game.asked[0]))


def test_weights_are_small() -> None:
    sizes = [path.stat().st_size for path in Path(trained.__file__).parent.glob("*.npz")]
    assert len(sizes) == 3
    assert sum(sizes) <= MOST


@pytest.mark.parametrize(
    ("game", "players", "file"),
    [
        ("goat", 2, "goat.npz"),
        ("goat", 3, "goat-from-3.npz"),
        ("goat", 5, "goat-from-3.npz"),
        ("legends", 2, "legends.npz"),
        ("legends", 6, "legends.npz"),
    ],
)
def test_a_table_has_the_weights_for_its_number_of_players(
    game: str, players: int, file: str
) -> None:
    path = trained.weights_of(game, players)
    assert path is not None
    assert path.name == file


@pytest.mark.parametrize(("game", "players"), [("goat", 2), ("goat", 3), ("legends", 4)])
def test_weights_have_a_card(game: str, players: int) -> None:
    path = trained.weights_of(game, players)
    assert path is not None
    card = json.loads(path.with_suffix(".json").read_text())
    assert card["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    assert card["bytes"] == path.stat().st_size
    assert all(each["low"] <= each["share"] <= each["high"] for each in card["arena"])
    for stage in card["stages"]:
        settings = Settings(**{**stage["settings"], "mixes": tuple(stage["settings"]["mixes"])})
        settings.check()
        assert settings.game == game
        assert set(settings.mixes) <= set(mixes_of(game))
        played = [each["iteration"] for each in stage["curve"] if "iteration" in each]
        assert played == list(range(len(played)))
        assert 0 < len(played) <= settings.iterations


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_ratings_are_of_bots_that_there_are(game: str) -> None:
    assert set(ratings._measured()[game]) <= set(bots.names(game))


def test_levels_are_rated_and_apart() -> None:
    """Each interval lies above that of the level below."""
    rated = [ratings.rating_of("legends", name) for name in ("thrifty", *LEVELS)]
    known = [each for each in rated if each is not None]
    assert len(known) == len(rated)
    for (low, below), (high, above) in pairwise(known):
        assert low + below < high - above
