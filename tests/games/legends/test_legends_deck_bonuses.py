"""Bonuses of poker cards outside fights: Fool's Gold, Lady Luck, Instincts."""

from typing import Any

import pytest

import tumbleweed as tw
from games.legends.play_cards import (
    ANN,
    BANK,
    BLUE_RANCH,
    BOB,
    DEE,
    MINE,
    PLAIN,
    at_saloon,
    card,
    cards,
    do,
    drew,
    each,
    end_turn,
    gained,
    hand,
    happened,
    in_town,
    keys,
    lay_pairs,
    player,
    table,
    use,
)


def mine(hand: str = "", **facts: Any) -> dict[str, Any]:
    return {"space": PLAIN, "hand": hand, **facts}


@pytest.mark.rule("WL-DECK-14", "WL-DECK-15")
def test_fools_gold_is_used_as_a_nugget_at_will() -> None:
    game = table({"space": BANK, "nuggets": 1, "hand": "10c 10s"})
    do(game, "deposit", "sell-nuggets:1")
    assert keys(game) == {"pass", f"sell:{card('10c')}", f"sell:{card('10s')}"}
    do(game, f"sell:{card('10s')}", "pass")
    assert (player(game)["money"], player(game)["lp"]) == (40, 2)
    assert hand(game) == cards("10c")


@pytest.mark.rule("WL-BANK-06", "WL-DECK-14")
def test_without_nuggets_one_fools_gold_may_be_sold_and_another_kept() -> None:
    """Nothing is no deposit; one card is."""
    game = do(table({"space": BANK, "hand": "10c 10s"}), "deposit", "sell-nuggets:0")
    assert keys(game) == {f"sell:{card('10c')}", f"sell:{card('10s')}"}
    do(game, f"sell:{card('10s')}")
    assert keys(game) == {"pass", f"sell:{card('10c')}"}
    do(game, "pass")
    assert (player(game)["money"], player(game)["lp"]) == (20, 1)
    assert hand(game) == cards("10c")


@pytest.mark.rule("WL-DECK-15")
def test_fools_gold_takes_no_room_among_the_nuggets() -> None:
    seat = {"space": MINE, "nuggets": 3, "hand": "10c 10s"}
    game = do(table(seat, chance={"dice": ["nugget", "gravel"]}), "prospect")
    assert player(game)["nuggets"] == 4


@pytest.mark.rule("WL-DECK-15")
def test_fools_gold_breaks_no_tie() -> None:
    tied = tw.at_table("legends", players=3, at="scoring", seats={0: {"hand": cards("10c")}})
    assert tied.result is not None
    assert tied.result.winners == [0, 1, 2]
    real = tw.at_table("legends", players=3, at="scoring", seats={0: {"nuggets": 1}})
    assert real.result is not None
    assert real.result.winners == [0]


@pytest.mark.rule("WL-DECK-16", "WL-DECK-17")
@pytest.mark.parametrize(("guest", "money", "drawn"), [("ks 9h", 70, 1), ("as 9s", 30, 3)])
def test_lady_luck_consoles_a_loser_only(guest: str, money: int, drawn: int) -> None:
    game = table(at_saloon("10d qs", 10), in_town(guest, 10), deck="2c 3c ac 10s 7h 8c jc")
    lay_pairs(do(game, "poker", "join"), {ANN: "10d qs", BOB: guest})
    assert player(game)["money"] == money
    assert len(drew(game, ANN)) == drawn


@pytest.mark.rule("WL-DECK-06", "WL-DECK-16")
def test_lady_luck_works_in_another_players_turn_but_not_from_the_hand() -> None:
    game = table(at_saloon("as 9s", 10), in_town("10d qs 10h", 10), deck="2c 3c ac 10s 7h 8c jc")
    lay_pairs(do(game, "poker", "join"), {ANN: "as 9s", BOB: "10d qs"})
    assert gained(game, BOB) == 30  # once: the other one was not played
    assert drew(game, BOB) == cards("3c 8c jc")


@pytest.mark.rule("WL-DECK-16")
def test_two_lady_lucks_console_twice() -> None:
    game = table(at_saloon("10h 10d", 10), in_town("as ad", 10), deck="2c 3c ac 8s 7h 8c jc qc")
    lay_pairs(do(game, "poker", "join"), {ANN: "10h 10d", BOB: "as ad"})
    assert player(game)["money"] == 60
    assert drew(game, ANN) == cards("2c 8c jc qc")


@pytest.mark.rule("WL-DECK-28")
def test_the_dealer_gets_nothing_from_lady_luck() -> None:
    game = table(at_saloon("as 9s", 10), deck="2c 10d 10h 4c 5c ac 8h 7h jc")
    lay_pairs(do(game, "poker"), {ANN: "as 9s", DEE: "10d 4c"})
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]
    assert each(game, "money") == [60, 0, 0, 0]
    assert drew(game, DEE) == []


@pytest.mark.rule("WL-DECK-25", "WL-CLAR-08")
def test_instincts_pays_for_being_discarded_but_not_after_its_own_action() -> None:
    used = do(table(mine("9d"), deck="2c 3c"), use("9d"))
    assert player(used)["money"] == 0
    assert sorted(drew(used, ANN)) == cards("2c 3c")
    held = end_turn(table(mine("9d 2s 3s 4s 5s 6s")))
    do(held, f"discard:{card('9d')}")
    assert player(held)["money"] == 10
    other = end_turn(table(mine("9d 2s 3s 4s 5s 6s")))
    do(other, f"discard:{card('2s')}")
    assert player(other)["money"] == 0


@pytest.mark.rule("WL-DECK-25")
def test_every_instincts_discarded_pays() -> None:
    game = end_turn(table(mine("9d 9h 9s 2s 3s 4s 5s")))
    do(game, f"discard:{card('9d')}", f"discard:{card('9h')}")
    assert player(game)["money"] == 20


@pytest.mark.rule("WL-DECK-25")
def test_instincts_played_in_poker_or_a_fight_pays_nothing() -> None:
    game = table(at_saloon("9d 9s", 10), in_town("as ks", 10), deck="2c 3c ac 10s 7h 8c jc")
    lay_pairs(do(game, "poker", "join"), {ANN: "9d 9s", BOB: "as ks"})
    assert player(game)["money"] == 0
    duel = table({"space": BLUE_RANCH, "hand": "9d"}, {"space": BLUE_RANCH, "hand": "2c"})
    do(duel, "duel:1", f"lay:{card('9d')}", "decline")
    assert player(duel)["money"] == 0
