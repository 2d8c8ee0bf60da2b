"""Thrifty's estimate of a Character's value: to its owner, and to the others."""

from typing import Any

import pytest

import tumbleweed as tw
from support.goat import table_of
from tumbleweed.bots.goat.memory import Memory
from tumbleweed.bots.goat.table_view import CARD
from tumbleweed.bots.goat.worth import Worth
from tumbleweed.games.goat.content import goat_content


def worth(game: tw.Game, seat: int = 0) -> Worth:
    memory = Memory(goat_content(), game.players)
    memory.update(game.seat(seat))
    return Worth(table_of(game, seat), memory)


def gains(game: tw.Game, card: str, owner: int) -> list[float]:
    return worth(game).gains(CARD[card], owner)


def table(**facts: Any) -> tw.Game:
    """Three players, seat 0 deals from Banker, Widow, Goat and Farmer."""
    facts = {
        "hand": ["banker", "widow", "goat", "farmer"],
        "coins": [2, 2, 2],
        **facts,
    }
    return tw.at_table("goat", players=3, **facts)


def test_takers_are_worth_what_lies_there() -> None:
    game = table(stock={"bank": 2, "ranch": 1}, till={"bank": 3})
    assert gains(game, "banker", 1) == [0, 8, 0]
    assert gains(game, "farmer", 0) == [5, 0, 0]
    assert gains(game, "widow", 2) == [0, 0, 3]
    assert gains(game, "goat", 0) == [0, 0, 0]


def test_the_gunslinger_lives_by_the_sheriff() -> None:
    """He gets 4, the Sheriff loses wages and bounties, the Robber keeps the loot."""
    game = tw.at_table(
        "goat",
        players=3,
        at="assist",
        dealer=1,
        table={"sheriff": 1, "robber": 2, "banker": 1, "farmer": 2},
        hand=["gunslinger", "widow", "goat"],
        deck=["cowboy", "dancer"],
        removed_up="charlatan",
        removed_down="gambler",
        loot=("bank", 2),
    )
    reckoned = worth(game)
    placed = 5 / 6 * 2 / 5  # one of six unseen cards lies face down; two of five get a hat
    after = reckoned.gains(CARD["gunslinger"], 0)
    assert after[0] == pytest.approx(4)
    assert after[1] == pytest.approx(-(2 + 2) * (1 - placed))
    assert after[2] == pytest.approx(8 * (1 - placed))


def test_the_robber_is_worth_the_best_stock_less_the_risk() -> None:
    lawless = table(hand=["robber", "widow", "goat", "farmer"], removed_up="sheriff",
                    stock={"bank": 2, "ranch": 1})  # fmt: skip
    assert gains(lawless, "robber", 0)[0] == 8
    risky = table(hand=["robber", "sheriff", "goat", "farmer"], removed_up="gunslinger",
                  stock={"bank": 2, "ranch": 1})  # fmt: skip
    assert gains(risky, "robber", 0)[0] == pytest.approx(8 * (1 - 6 / 9))


def test_the_charlatan_takes_from_the_richest() -> None:
    game = table(hand=["charlatan", "widow", "goat", "farmer"], removed_up="sheriff",
                 coins=[2, 1, 9])  # fmt: skip
    assert gains(game, "charlatan", 0) == [3, 0, -3]
    assert gains(game, "charlatan", 2) == [-2, -1, 3]


def test_dancer_and_gambler_get_in_each_others_way() -> None:
    game = tw.at_table(
        "goat",
        players=2,
        hand=["dancer", "gambler", "goat", "kid"],
        stock={"saloon": 2},
    )
    placed = 6 / 9
    assert gains(game, "dancer", 0) == pytest.approx([2 * placed, 4 - 2 * placed])
    assert gains(game, "gambler", 0) == pytest.approx([2 * (1 - placed), -2 * (1 - placed)])


def test_those_ahead_weigh_more_and_most_in_the_last_round() -> None:
    first = worth(table(coins=[2, 1, 9]))
    last = worth(table(coins=[2, 1, 9], round=3))
    assert first.weight[0] == last.weight[0] == 1
    assert sum(first.weight) == pytest.approx(0)
    assert first.weight[2] < first.weight[1] < 0
    assert last.weight[2] < first.weight[2]


def test_a_hat_is_worth_what_may_still_come() -> None:
    poor = worth(table())
    rich = worth(table(stock={"bank": 3, "ranch": 2}))
    assert rich.of_a_hat(0) > poor.of_a_hat(0)
    assert rich.of_a_hat(1) < 0 < rich.of_a_hat(0)  # in other hands it hurts
