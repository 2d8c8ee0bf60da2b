"""Texts of the Story track wait while a fight or a game lies on the table.

The Sheriff of space 2 may begin a fight; its cards would be mixed up with those on the table.
"""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import fight_cards
from support.legends.places import EAST_SALOON, HIDEOUT, PRAIRIE, SALOON
from support.legends.playing import choose, do, let_pass
from support.legends.reading import happened, order_of, player
from support.legends.tales import story, telling
from support.reading import asked, question, state_of

ANN: dict[str, Any] = {"space": EAST_SALOON, "money": 30, "gambler": 1}
WANTED: dict[str, Any] = {
    "space": SALOON,
    "wanted": 3,
    "hand": "2♣ 3♣",
    "money": 0,
}  # by the office


def fought(game: tw.Game) -> tw.Game:
    """Seat 0 sends the Sheriff to the Wanted player, who loses."""
    assert (asked(game), story(game)) == ((0, "sheriff"), [3, 1, 1])
    choose(game, f"sheriff:{SALOON}")
    do(let_pass(game), "discard:3♣", "lay:2♣")
    while question(game) != "gang":  # space 3
        game.choose(game.decisions[0].default)
    assert happened(game, "arrested") == [{"seat": 1, "by": None}]
    return game


def faro(winner: str, jackpot: str) -> tw.Game:
    """Ann's bets are on 3 and 9; the first card turned is the loser."""
    chance = {"faro": fight_cards(f"9 J 3 J {winner} {jackpot}")}
    tale = "the-reckoning-of-legends-a"
    game = telling(tale, ANN, WANTED, fight_deck="9 J 3 5", chance=chance)
    return choose(game, "faro", "sit-out", "bet:3.10", "bet:9.10")


@pytest.mark.rule("BM-STORY-07", "BM-STORY-18", "AU-FARO-19")
def test_they_wait_for_the_jackpot_of_faro() -> None:
    """The winner brings a Gambler point, which meets a condition: 2 SP."""
    game = faro(winner="3", jackpot="5")
    assert story(game) == [3, 1, 1]
    choose(game, "take-up:1")
    over = ("faro-jackpot", "faro-over", "sheriff-moved")
    assert order_of(game, *over) == ["faro-jackpot", "faro-over"]
    fought(game)
    assert order_of(game, *over) == list(over)
    assert state_of(game).npc_hand == []


@pytest.mark.rule("BM-STORY-07", "BM-STORY-18", "WL-POKER-22")
@pytest.mark.parametrize(("action", "money"), [("poker", 30), ("high-stakes", 60)])
def test_they_wait_until_the_poker_table_is_clear(action: str, money: int) -> None:
    """To win a hand of poker meets a condition: 2 SP."""
    host = {**ANN, "money": money, "hand": "A♠ A♥"}
    deck, options = "3♦ 7♣ 8♦ 10♣ J♦ 4♥ A♣ A♦ 6♠", {"high_stakes": True}
    game = telling("the-card-sharps-debt-a", host, WANTED, deck=deck, options=options)
    choose(game, action)
    if action == "high-stakes":
        do(game, "raise")
    do(game, "play:A♠", "play:A♥")
    while question(game) != "sheriff":
        game.choose(game.decisions[0].default)
    assert game.view()["poker"] is None
    fought(game)


@pytest.mark.rule("BM-STORY-07", "BM-STORY-18")
def test_they_wait_for_the_end_of_a_fight() -> None:
    """The bandit is beaten and paid for before the Sheriff rides."""
    beckwourth = {"character": "james-beckwourth", "lp": 5, "space": PRAIRIE, "hand": "A♥"}
    game = telling("", beckwourth, WANTED, bandits=[HIDEOUT], fight_deck="2 3")
    do(game, f"ride:{HIDEOUT}")
    do(let_pass(game), "lay:A♥")
    while asked(game) != (0, "sheriff"):
        game.choose(game.decisions[0].default)
    assert order_of(game, "won-fight", "bandit-removed") == ["won-fight", "bandit-removed"]
    assert player(game)["lp"] + player(game)["marshal"] > 5
    assert game.view()["fight"] is None
