"""Eight hundred random games: none gets stuck, none loses a coin, every result is recounted."""

from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from goat_audit import ROUNDS, Tally, audit, play_audited, recount

pytestmark = pytest.mark.walk

GAMES = 200  # for each number of players; more in tests/soak


@pytest.mark.rule(
    "GB-DEAL-24", "GB-DEAL-25", "GB-LAST-06", "GB-END-01", "GB-END-02", "GB-END-05", "GB-END-06"
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games(players: int) -> None:
    tally = Tally()
    for seed in range(GAMES):
        play_audited(players, seed, tally)
    assert tally.games == GAMES
    assert tally.ties > tally.shared  # totals tied, and a tie-break told the winner
    assert tally.longest > 40


@pytest.mark.rule("GB-ROUND-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_stubborn_players_has_its_rounds(players: int) -> None:
    """Always the first or the last option."""
    for end in (0, -1):
        game = tw.new("goat", players=players, seed=end + 5)
        rounds = set()
        while (decision := game.decision) is not None:
            audit(game)
            rounds.add(game.view()["round"])
            game.choose(decision.options[end])
        assert rounds == set(range(1, ROUNDS[players] + 1))
        assert game.result is not None
        assert game.result.scores == recount(game)["scores"]


def passes(game: tw.Game) -> bool:
    try:
        audit(game)
    except AssertionError:
        return False
    return True


def test_the_auditor_misses_nothing() -> None:
    """Each fault, inserted on purpose, is found."""
    faults: dict[str, Callable[[Any], object]] = {
        "a coin from nowhere": lambda s: s.coins.__setitem__(0, s.coins[0] + 1),
        "a token from nowhere": lambda s: s.stock.__setitem__(0, s.stock[0] + 1),
        "a reserve that the trail does not know": lambda s: s.reserve.__setitem__(4, 1),
        "a card twice": lambda s: s.deck.append(s.hand[0]),
        "a card lost": lambda s: s.deck.pop(),
        "a hat lost": lambda s: s.hats.__setitem__(1, 1),
        "a card drawn too early": lambda s: s.hand.append(s.deck.pop()),
    }
    for name, put_in in faults.items():
        game = tw.new("goat", players=3, seed=1)
        assert passes(game)
        put_in(game.state)
        assert not passes(game), name
