"""A thousand games of thrifty among random players, and two hundred among its like.

The figures are printed (pytest -s shows them).
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import NamedTuple

import pytest

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.events import Event
from tumbleweed.lab.arena import arena

GAMES_AMONG_THEMSELVES = 200
STYLES = ("miner", "outlaw", "marshal", "rancher", "gambler", "duelist")
REVEL = 30  # dollars for an LP at the Cabaret

# Whose business an event is, and with it the money and LP that follow.
DEEDS = {
    "rolled": "miner", "deposited": "miner", "delivered-cattle": "rancher",
    "poker-began": "gambler", "won-pot": "gambler",
}  # fmt: skip
FIGHTS = {
    "duel": "duelist", "rob": "outlaw", "heist": "outlaw", "sheriff": "outlaw",
    "arrest": "marshal", "bandit": "marshal",
}  # fmt: skip
NOBODYS = {
    "turn-began", "took-income", "worked", "used-card", "used-item", "bought", "upgraded",
    "reveled", "story-resolved",
}  # fmt: skip
SOURCES = {
    "deposit": "miner", "wanted-row": "outlaw", "wanted-track": "outlaw", "duel": "duelist",
    "poker": "gambler", "bandit": "marshal",
}  # fmt: skip


class Ended(NamedTuple):
    rounds: int
    styles: list[str]  # by seat
    winners: list[int]


def style_of(events: list[Event], seat: int) -> str:
    """The style that brought a player most, money counted by what it buys at the Cabaret."""
    brought, business = Counter({"none": 0.0}), "none"
    for event in events:
        args = event.args
        if event.key in NOBODYS:
            business = "none"
        if args.get("seat") != f"seat:{seat}":
            continue
        if event.key == "won-fight":
            business = FIGHTS[args["fight"].removeprefix("fight:")]
        elif event.key == "gained-lp":
            source = args["source"].removeprefix("source:")
            lawful = "marshal" if source == "marshal-track" and business == "none" else business
            brought[SOURCES.get(source, lawful)] += args["lp"]
        elif event.key == "gained-money":
            brought[business] += args["money"] / REVEL
        else:
            business = DEEDS.get(event.key, business)
    del brought["none"]
    return max(brought, key=lambda style: brought[style], default="none")


def play_among_themselves(seed: int) -> Ended:
    game = tw.new("legends", 4, seed, length=15)
    seated = [bots.make("thrifty", 10 * seed + seat) for seat in range(4)]
    while game.asked:
        seat = game.asked[0]
        game.choose(seated[seat].choose(game.seat(seat)), seat)
    assert game.result is not None
    styles = [style_of(game.events, seat) for seat in range(4)]
    return Ended(game.view()["round"], styles, list(game.result.winners))


@pytest.fixture(scope="module")
def ended() -> list[Ended]:
    with ProcessPoolExecutor() as pool:
        return list(pool.map(play_among_themselves, range(GAMES_AMONG_THEMSELVES), chunksize=5))


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_thrifty_wins_nearly_always_among_random_players(players: int) -> None:
    summary = arena("legends", ("thrifty", *["random"] * (players - 1)), 1000, seed=1, jobs=2)
    share = summary.bot_share(players, "thrifty")
    mine, theirs = (summary.scores[players, bot].mean for bot in ("thrifty", "random"))
    print(
        f"\n{players} players: thrifty wins {share.value:.1%} of {share.games} games, "
        f"scores {mine:.1f} against {theirs:.1f}"
    )
    assert share.value > 0.95


@pytest.mark.soak
def test_a_short_game_among_thrifty_players_takes_a_sensible_time(ended: list[Ended]) -> None:
    rounds = [game.rounds for game in ended]
    print(f"\nrounds: median {median(rounds)}, {min(rounds)} to {max(rounds)}")
    assert 6 <= median(rounds) <= 14


@pytest.mark.soak
def test_every_style_is_played_and_none_wins_most_games(ended: list[Ended]) -> None:
    played = Counter(style for game in ended for style in game.styles)
    won: Counter[str] = Counter()
    for game in ended:
        for seat in game.winners:
            won[game.styles[seat]] += 1 / len(game.winners)
    print(f"\nplayed {played}, won {won}")
    assert set(STYLES) <= set(played)
    assert max(won.values()) <= 0.6 * len(ended)
