"""The showdown of a hand of poker: who takes the pot, ties, the house, Cheat, what is discarded."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import cards, rest_of_pack
from support.legends.places import CABARET
from support.legends.playing import do, lay_pairs
from support.legends.reading import discarded, drew, each, hand, happened, keys, plain, player
from support.legends.tables import ANN, BOB, CAL, DEE, at_saloon, in_town, table
from support.reading import asked

# ---- who wins ----


def showdown(*hands: str, flop: str = "A♣ K♦ 7♥") -> tw.Game:
    """Everybody in town sits down with the two cards they will play, broke after the ante."""
    seats = [at_saloon(hands[0], 10)] + [in_town(each_hand, 10) for each_hand in hands[1:]]
    draws = ["2♣", "3♣", "4♣", "5♣", "6♣"][: len(hands)]
    game = table(*seats, players=max(4, len(hands)), deck=f"{' '.join(draws)} {flop} 8♣ 10♣ J♣ Q♣")
    do(game, "poker", *["join"] * (len(hands) - 1))
    return lay_pairs(game, dict(enumerate(hands)))


@pytest.mark.rule("WL-POKER-15", "WL-POKER-16", "WL-POKER-18")
def test_the_best_hand_takes_the_pot_and_every_loser_a_card() -> None:
    game = showdown("A♠ 9♠", "K♠ 9♥", "Q♠ 9♦")  # a pair of Aces; of Kings; a Queen
    assert each(game, "money")[:3] == [80, 0, 0]
    assert drew(game, BOB) == cards("3♣ 8♣")
    assert drew(game, CAL) == cards("4♣ 10♣")
    assert drew(game, ANN) == cards("2♣")  # the winner draws none
    assert player(game)["lp"] == 1


@pytest.mark.rule("WL-POKER-15", "WL-POKER-16", "WL-POKER-19")
def test_a_guest_who_wins_takes_the_pot_but_no_lp() -> None:
    game = showdown("K♠ 9♥", "A♠ 9♠", "Q♠ 9♦")
    assert each(game, "money")[:3] == [0, 80, 0]
    assert each(game, "lp")[:3] == [0, 0, 0]
    assert drew(game, ANN) == cards("2♣ 8♣")
    assert drew(game, CAL) == cards("4♣ 10♣")
    assert drew(game, BOB) == cards("3♣")


@pytest.mark.rule("WL-POKER-17")
def test_the_active_player_wins_a_tie_against_players() -> None:
    game = showdown("A♠ 9♠", "A♥ 9♥", "A♦ 9♦")
    assert each(game, "money")[:3] == [80, 0, 0]
    assert each(game, "lp")[:3] == [1, 0, 0]
    assert len(drew(game, BOB)) == len(drew(game, CAL)) == 2


@pytest.mark.rule("WL-POKER-24")
def test_two_tied_guests_split_the_pot_and_draw_no_card() -> None:
    game = showdown("Q♠ 9♠", "A♥ 9♥", "A♦ 9♦")
    assert each(game, "money")[:3] == [0, 40, 40]
    assert each(game, "lp")[:3] == [0, 0, 0]
    assert drew(game, BOB) == cards("3♣")
    assert drew(game, CAL) == cards("4♣")
    assert drew(game, ANN) == cards("2♣ 8♣")


@pytest.mark.rule("WL-POKER-24", "WL-POKER-25")
def test_shares_are_whole_10_dollar_notes() -> None:
    game = showdown("Q♠ 9♠", "A♥ 9♥", "A♦ 9♦", "Q♥ 8♠")
    assert each(game, "money") == [0, 40, 40, 0]  # of $90; the last $10 go back


@pytest.mark.rule("WL-POKER-25")
@pytest.mark.parametrize(("loser", "shares"), [([], 30), (["Q♦ 8♠"], 30)])
def test_three_tied_guests_split_alike(loser: list[str], shares: int) -> None:
    game = showdown("Q♠ 8♥", "A♥ 9♥", "A♠ 9♠", "A♦ 9♦", *loser, flop="K♣ K♦ 7♥")
    assert each(game, "money") == [0, shares, shares, shares, *[0] * len(loser)]


@pytest.mark.rule("WL-POKER-14", "WL-POKER-15")
def test_the_cards_laid_count_not_the_best_ones_held() -> None:
    game = table(at_saloon("A♠ A♦ 9♠ 3♠"), in_town("K♠ 8♠"), deck="2♣ 3♣ A♣ K♦ 7♥")
    do(game, "poker", "join")
    lay_pairs(game, {ANN: "9♠ 3♠", BOB: "K♠ 8♠"})
    assert happened(game, "won-pot") == [{"seat": BOB, "money": 70}]
    assert hand(game) == {*cards("A♠ A♦ 2♣"), drew(game, ANN)[-1]}


# ---- against the house ----


def house(mine: str, dealers: str, flop: str, play: str = "", **facts: Any) -> tw.Game:
    """Ann against a dealer, who holds four cards and plays the first two by default."""
    deck = f"6♥ {dealers} {flop} 8♣ 9♣"
    game = table(at_saloon(mine, 10), {}, {}, {"hand": "A♠"}, deck=deck, **facts)
    do(game, "poker")
    plays = {ANN: mine}
    if DEE in game.asked:
        plays[DEE] = play or " ".join(dealers.split()[:2])
    return lay_pairs(game, plays)


@pytest.mark.rule("WL-POKER-15", "WL-POKER-18", "WL-POKER-21", "WL-POKER-22", "WL-POKER-23")
def test_beating_the_house() -> None:
    game = house("K♠ Q♠", "2♠ 4♣ 5♦ 9♥", "K♦ 7♥ 3♣")
    assert player(game)["money"] == 60
    assert player(game)["lp"] == 1
    assert drew(game, ANN) == cards("6♥")
    assert drew(game, DEE) == []  # the house draws no card for losing
    assert hand(game, DEE) == set(cards("A♠"))
    assert discarded(game) == set(cards("K♠ Q♠ 2♠ 4♣ 5♦ 9♥ K♦ 7♥ 3♣"))


@pytest.mark.rule("WL-POKER-20", "WL-POKER-16", "WL-POKER-22")
def test_when_the_house_wins_nobody_gets_the_pot() -> None:
    game = house("Q♠ J♠", "K♥ 4♣ 5♦ 9♥", "K♦ 7♥ 3♣")
    assert happened(game, "house-won") == [{"money": 60}]
    assert each(game, "money") == [0, 0, 0, 0]
    assert each(game, "lp") == [0, 0, 0, 0]
    assert drew(game, ANN) == cards("6♥ 8♣")
    assert hand(game, DEE) == set(cards("A♠"))
    assert set(cards("K♥ 4♣ 5♦ 9♥")) <= set(discarded(game))


@pytest.mark.rule("WL-POKER-17")
def test_the_active_player_wins_a_tie_against_the_house() -> None:
    game = house("K♠ Q♠", "K♥ Q♥ 5♦ 9♥", "K♦ 7♥ 3♣")
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]
    assert player(game)["lp"] == 1


@pytest.mark.rule("WL-POKER-45")
def test_the_dealer_plays_freely_even_badly() -> None:
    game = house("Q♠ J♠", "K♥ K♣ 5♦ 9♥", "K♦ 7♥ 3♣", play="5♦ 9♥")
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]
    assert happened(game, "house-showed")[0]["cards"] == sorted(cards("5♦ 9♥"))


@pytest.mark.rule("WL-POKER-45", "WL-POKER-44")
def test_left_to_the_engine_the_house_plays_its_best_hand() -> None:
    options = {"house_chooses": True}
    game = house("Q♠ J♠", "2♦ 4♣ J♥ 9♥", "J♦ 7♥ 3♣", options=options)
    shown = happened(game, "house-showed")[0]
    assert (shown["cards"], shown["hand"]) == (sorted(cards("2♦ J♥")), "three-of-a-kind")
    assert happened(game, "house-won") == [{"money": 60}]


@pytest.mark.rule("WL-POKER-42", "WL-POKER-44")
def test_a_players_cheat_is_any_card() -> None:
    game = house("2♥ Q♠", "K♥ K♣ 5♦ 9♥", "Q♦ Q♥ 3♣")  # with it three Queens and one more
    assert happened(game, "showed")[0]["hand"] == "four-of-a-kind"
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]


@pytest.mark.rule("WL-POKER-42")
def test_a_cheat_takes_any_suit() -> None:
    game = house("2♦ 9♠", "K♥ K♣ 5♦ 9♥", "Q♠ J♠ 7♠")
    assert happened(game, "showed")[0]["hand"] == "flush"


@pytest.mark.rule("WL-POKER-48")
def test_a_cheat_in_the_flop_is_a_plain_2() -> None:
    game = house("K♠ Q♠", "2♠ 8♥ 5♦ 9♥", "2♦ K♥ 3♣")
    assert happened(game, "showed")[0]["hand"] == "pair"  # no third King
    assert happened(game, "house-showed")[0]["hand"] == "pair"  # twos
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]


@pytest.mark.rule("WL-POKER-49")
def test_a_cheat_repeats_a_card_that_lies_there_or_stays_a_2() -> None:
    assert (
        happened(house("2♥ K♠", "9♦ 8♥ 5♦ 9♥", "K♦ K♥ K♣"), "showed")[0]["hand"] == "five-of-a-kind"
    )
    two = house("2♥ 2♠", "9♦ 8♥ 5♦ 9♥", "2♣ 2♦ K♣")  # as a King: three 2s, less
    assert happened(two, "showed")[0]["hand"] == "four-of-a-kind"


# ---- afterwards ----


@pytest.mark.rule("WL-POKER-23")
def test_what_was_played_and_the_flop_are_discarded_the_rest_stays_in_hand() -> None:
    game = showdown("A♠ 9♠", "K♠ 9♥")
    assert discarded(game) == set(cards("A♠ 9♠ K♠ 9♥ A♣ K♦ 7♥"))
    assert hand(game, ANN) == set(cards("2♣"))
    assert hand(game, BOB) == set(cards("3♣ 8♣"))
    assert game.view()["poker"] is None


@pytest.mark.rule("WL-POKER-46")
def test_the_discard_pile_is_shuffled_in_without_the_cards_in_play_pairs() -> None:
    mine, others, flop = "A♠ 9♠", "K♠ 9♥", "A♣"
    game = table(
        at_saloon(mine), in_town(others), deck=f"2♣ 3♣ {flop}",
        discard=rest_of_pack(mine, others, "2♣ 3♣", flop),
        chance={"poker": cards("K♦ 7♥ 8♣")},
    )  # fmt: skip
    do(game, "poker", "join")
    assert happened(game, "reshuffled") == [{"count": 52 - 7}]  # two hands, two draws, the Ace
    assert set(plain(game.view()["poker"]["flop"])) == set(cards("A♣ K♦ 7♥"))
    lay_pairs(game, {ANN: mine, BOB: others})
    assert drew(game, BOB) == cards("3♣ 8♣")
    assert discarded(game) == set(cards("A♠ 9♠ K♠ 9♥ A♣ K♦ 7♥"))


# ---- the book's own hand ----


@pytest.mark.rule("WL-POKER-47", "WL-POKER-20", "WL-POKER-44", "WL-DECK-16", "WL-DECK-17")
def test_three_jacks_of_the_house_beat_three_tens_and_lady_luck_consoles() -> None:
    deck = "5♦ 2♦ 4♥ 9♠ J♣ J♦ 3♣ 10♠ 7♠ 8♠"
    game = table(at_saloon("10♥ 10♣", money=10), {"space": CABARET}, deck=deck)
    do(game, "poker")
    assert game.view()["poker"]["pot"] == 60
    assert keys(game, DEE) == {f"play:{each_card}" for each_card in cards("2♦ 4♥ 9♠ J♣")}
    lay_pairs(game, {ANN: "10♥ 10♣", DEE: "2♦ J♣"})
    assert happened(game, "showed")[0]["hand"] == "three-of-a-kind"
    assert happened(game, "house-showed")[0]["hand"] == "three-of-a-kind"
    assert happened(game, "house-won") == [{"money": 60}]
    assert player(game)["money"] == 30  # Lady Luck
    assert drew(game, ANN) == cards("5♦ 7♠ 8♠")  # the ante's, the loser's, Lady Luck's
    assert player(game)["lp"] == 0
    assert player(game, DEE)["money"] == 0


@pytest.mark.rule("WL-POKER-01")
def test_after_the_hand_the_turn_goes_on() -> None:
    game = showdown("A♠ 9♠", "K♠ 9♥")
    assert asked(game) == (ANN, "act")
    assert "poker" in keys(game)  # again, if one likes
    do(game, "end")
    assert asked(game)[0] == BOB
