"""Bonuses of poker cards outside fights: Fool's Gold, Lady Luck, Instincts."""

from typing import Any

import pytest

from support.legends.cards import cards
from support.legends.places import BANK, BLUE_RANCH, MINE, PLAIN
from support.legends.playing import do, lay_pairs
from support.legends.reading import drew, each, gained, hand, happened, keys, player
from support.legends.tables import ANN, BOB, DEE, at_saloon, in_town, table


def mine(hand: str = "", **facts: Any) -> dict[str, Any]:
    return {"space": PLAIN, "hand": hand, **facts}


@pytest.mark.rule("WL-DECK-14", "WL-DECK-15")
def test_fools_gold_is_used_as_a_nugget_at_will() -> None:
    game = table({"space": BANK, "nuggets": 1, "hand": "10♣ 10♠"})
    do(game, "deposit", "sell-nuggets:1")
    assert keys(game) == {"pass", "sell:10♣", "sell:10♠"}
    do(game, "sell:10♠", "pass")
    assert (player(game)["money"], player(game)["lp"]) == (40, 2)
    assert hand(game) == set(cards("10♣"))


@pytest.mark.rule("WL-BANK-06", "WL-DECK-14")
def test_without_nuggets_one_fools_gold_may_be_sold_and_another_kept() -> None:
    """Nothing is no deposit; one card is."""
    game = do(table({"space": BANK, "hand": "10♣ 10♠"}), "deposit", "sell-nuggets:0")
    assert keys(game) == {"sell:10♣", "sell:10♠"}
    do(game, "sell:10♠")
    assert keys(game) == {"pass", "sell:10♣"}
    do(game, "pass")
    assert (player(game)["money"], player(game)["lp"]) == (20, 1)
    assert hand(game) == set(cards("10♣"))


@pytest.mark.rule("WL-DECK-15")
def test_fools_gold_takes_no_room_among_the_nuggets() -> None:
    seat = {"space": MINE, "nuggets": 3, "hand": "10♣ 10♠"}
    game = do(table(seat, chance={"dice": ["nugget", "gravel"]}), "prospect")
    assert player(game)["nuggets"] == 4


@pytest.mark.rule("WL-DECK-15")
def test_fools_gold_breaks_no_tie() -> None:
    tied = table({"hand": "10♣"}, players=3, at="scoring")
    assert tied.result is not None
    assert tied.result.winners == [0, 1, 2]
    real = table({"nuggets": 1}, players=3, at="scoring")
    assert real.result is not None
    assert real.result.winners == [0]


@pytest.mark.rule("WL-DECK-16", "WL-DECK-17")
@pytest.mark.parametrize(("guest", "money", "drawn"), [("K♠ 9♥", 70, 1), ("A♠ 9♠", 30, 3)])
def test_lady_luck_consoles_a_loser_only(guest: str, money: int, drawn: int) -> None:
    game = table(at_saloon("10♦ Q♠", 10), in_town(guest, 10), deck="2♣ 3♣ A♣ 10♠ 7♥ 8♣ J♣")
    lay_pairs(do(game, "poker", "join"), {ANN: "10♦ Q♠", BOB: guest})
    assert player(game)["money"] == money
    assert len(drew(game, ANN)) == drawn


@pytest.mark.rule("WL-DECK-06", "WL-DECK-16")
def test_lady_luck_works_in_another_players_turn_but_not_from_the_hand() -> None:
    game = table(at_saloon("A♠ 9♠", 10), in_town("10♦ Q♠ 10♥", 10), deck="2♣ 3♣ A♣ 10♠ 7♥ 8♣ J♣")
    lay_pairs(do(game, "poker", "join"), {ANN: "A♠ 9♠", BOB: "10♦ Q♠"})
    assert gained(game, BOB) == 30  # once: the other one was not played
    assert drew(game, BOB) == cards("3♣ 8♣ J♣")


@pytest.mark.rule("WL-DECK-16")
def test_two_lady_lucks_console_twice() -> None:
    game = table(at_saloon("10♥ 10♦", 10), in_town("A♠ A♦", 10), deck="2♣ 3♣ A♣ 8♠ 7♥ 8♣ J♣ Q♣")
    lay_pairs(do(game, "poker", "join"), {ANN: "10♥ 10♦", BOB: "A♠ A♦"})
    assert player(game)["money"] == 60
    assert drew(game, ANN) == cards("2♣ 8♣ J♣ Q♣")


@pytest.mark.rule("WL-DECK-28")
def test_the_dealer_gets_nothing_from_lady_luck() -> None:
    game = table(at_saloon("A♠ 9♠", 10), deck="2♣ 10♦ 10♥ 4♣ 5♣ A♣ 8♥ 7♥ J♣")
    lay_pairs(do(game, "poker"), {ANN: "A♠ 9♠", DEE: "10♦ 4♣"})
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]
    assert each(game, "money") == [60, 0, 0, 0]
    assert drew(game, DEE) == []


@pytest.mark.rule("WL-DECK-25", "WL-CLAR-08")
def test_instincts_pays_for_being_discarded_but_not_after_its_own_action() -> None:
    used = do(table(mine("9♦"), deck="2♣ 3♣"), "use:9♦")
    assert player(used)["money"] == 0
    assert sorted(drew(used, ANN)) == cards("2♣ 3♣")
    held = do(table(mine("9♦ 2♠ 3♠ 4♠ 5♠ 6♠")), "end")
    do(held, "discard:9♦")
    assert player(held)["money"] == 10
    other = do(table(mine("9♦ 2♠ 3♠ 4♠ 5♠ 6♠")), "end")
    do(other, "discard:2♠")
    assert player(other)["money"] == 0


@pytest.mark.rule("WL-DECK-25")
def test_every_instincts_discarded_pays() -> None:
    game = do(table(mine("9♦ 9♥ 9♠ 2♠ 3♠ 4♠ 5♠")), "end")
    do(game, "discard:9♦", "discard:9♥")
    assert player(game)["money"] == 20


@pytest.mark.rule("WL-DECK-25")
def test_instincts_played_in_poker_or_a_fight_pays_nothing() -> None:
    game = table(at_saloon("9♦ 9♠", 10), in_town("A♠ K♠", 10), deck="2♣ 3♣ A♣ 10♠ 7♥ 8♣ J♣")
    lay_pairs(do(game, "poker", "join"), {ANN: "9♦ 9♠", BOB: "A♠ K♠"})
    assert player(game)["money"] == 0
    duel = table({"space": BLUE_RANCH, "hand": "9♦"}, {"space": BLUE_RANCH, "hand": "2♣"})
    do(duel, "duel:1", "lay:9♦", "decline")
    assert player(duel)["money"] == 0
