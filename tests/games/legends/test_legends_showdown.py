"""The showdown of a hand of poker: who takes the pot, ties, the house, Cheat, what is discarded."""

from typing import Any

import pytest

import tumbleweed as tw
from games.legends.play_cards import (
    ANN,
    BOB,
    CABARET,
    CAL,
    DEE,
    asked,
    at_saloon,
    cards,
    discard_pile,
    do,
    drew,
    each,
    end_turn,
    hand,
    happened,
    in_town,
    keys,
    lay_pairs,
    player,
    rest_of_pack,
    table,
)

# ---- who wins ----


def showdown(*hands: str, flop: str = "ac kd 7h") -> tw.Game:
    """Everybody in town sits down with the two cards they will play, broke after the ante."""
    seats = [at_saloon(hands[0], 10)] + [in_town(each_hand, 10) for each_hand in hands[1:]]
    draws = ["2c", "3c", "4c", "5c", "6c"][: len(hands)]
    game = table(*seats, players=max(4, len(hands)), deck=f"{' '.join(draws)} {flop} 8c 10c jc qc")
    do(game, "poker", *["join"] * (len(hands) - 1))
    return lay_pairs(game, dict(enumerate(hands)))


@pytest.mark.rule("WL-POKER-15", "WL-POKER-16", "WL-POKER-18")
def test_the_best_hand_takes_the_pot_and_every_loser_a_card() -> None:
    game = showdown("as 9s", "ks 9h", "qs 9d")  # a pair of Aces; of Kings; a Queen
    assert each(game, "money")[:3] == [80, 0, 0]
    assert drew(game, BOB) == cards("3c 8c")
    assert drew(game, CAL) == cards("4c 10c")
    assert drew(game, ANN) == cards("2c")  # the winner draws none
    assert player(game)["lp"] == 1


@pytest.mark.rule("WL-POKER-15", "WL-POKER-16", "WL-POKER-19")
def test_a_guest_who_wins_takes_the_pot_but_no_lp() -> None:
    game = showdown("ks 9h", "as 9s", "qs 9d")
    assert each(game, "money")[:3] == [0, 80, 0]
    assert each(game, "lp")[:3] == [0, 0, 0]
    assert drew(game, ANN) == cards("2c 8c")
    assert drew(game, CAL) == cards("4c 10c")
    assert drew(game, BOB) == cards("3c")


@pytest.mark.rule("WL-POKER-17")
def test_the_active_player_wins_a_tie_against_players() -> None:
    game = showdown("as 9s", "ah 9h", "ad 9d")
    assert each(game, "money")[:3] == [80, 0, 0]
    assert each(game, "lp")[:3] == [1, 0, 0]
    assert len(drew(game, BOB)) == len(drew(game, CAL)) == 2


@pytest.mark.rule("WL-POKER-24")
def test_two_tied_guests_split_the_pot_and_draw_no_card() -> None:
    game = showdown("qs 9s", "ah 9h", "ad 9d")
    assert each(game, "money")[:3] == [0, 40, 40]
    assert each(game, "lp")[:3] == [0, 0, 0]
    assert drew(game, BOB) == cards("3c")
    assert drew(game, CAL) == cards("4c")
    assert drew(game, ANN) == cards("2c 8c")


@pytest.mark.rule("WL-POKER-24", "WL-POKER-25")
def test_shares_are_whole_10_dollar_notes() -> None:
    game = showdown("qs 9s", "ah 9h", "ad 9d", "qh 8s")
    assert each(game, "money") == [0, 40, 40, 0]  # of $90; the last $10 go back


@pytest.mark.rule("WL-POKER-25")
@pytest.mark.parametrize(("loser", "shares"), [([], 30), (["qd 8s"], 30)])
def test_three_tied_guests_split_alike(loser: list[str], shares: int) -> None:
    game = showdown("qs 8h", "ah 9h", "as 9s", "ad 9d", *loser, flop="kc kd 7h")
    assert each(game, "money") == [0, shares, shares, shares, *[0] * len(loser)]


@pytest.mark.rule("WL-POKER-14", "WL-POKER-15")
def test_the_cards_laid_count_not_the_best_ones_held() -> None:
    game = table(at_saloon("as ad 9s 3s"), in_town("ks 8s"), deck="2c 3c ac kd 7h")
    do(game, "poker", "join")
    lay_pairs(game, {ANN: "9s 3s", BOB: "ks 8s"})
    assert happened(game, "won-pot") == [{"seat": BOB, "money": 70}]
    assert hand(game) == sorted([*cards("as ad 2c"), drew(game, ANN)[-1]])


# ---- against the house ----


def house(mine: str, dealers: str, flop: str, play: str = "", **facts: Any) -> tw.Game:
    """Ann against a dealer, who holds four cards and plays the first two unless told."""
    deck = f"6h {dealers} {flop} 8c 9c"
    game = table(at_saloon(mine, 10), {}, {}, {"hand": "as"}, deck=deck, **facts)
    do(game, "poker")
    plays = {ANN: mine}
    if DEE in game.asked:
        plays[DEE] = play or " ".join(dealers.split()[:2])
    return lay_pairs(game, plays)


@pytest.mark.rule("WL-POKER-15", "WL-POKER-18", "WL-POKER-21", "WL-POKER-22", "WL-POKER-23")
def test_beating_the_house() -> None:
    game = house("ks qs", "2s 4c 5d 9h", "kd 7h 3c")
    assert player(game)["money"] == 60
    assert player(game)["lp"] == 1
    assert drew(game, ANN) == cards("6h")
    assert drew(game, DEE) == []  # the house draws no card for losing
    assert hand(game, DEE) == cards("as")
    assert discard_pile(game) == sorted(cards("ks qs 2s 4c 5d 9h kd 7h 3c"))


@pytest.mark.rule("WL-POKER-20", "WL-POKER-16", "WL-POKER-22")
def test_when_the_house_wins_nobody_gets_the_pot() -> None:
    game = house("qs js", "kh 4c 5d 9h", "kd 7h 3c")
    assert happened(game, "house-won") == [{"money": 60}]
    assert each(game, "money") == [0, 0, 0, 0]
    assert each(game, "lp") == [0, 0, 0, 0]
    assert drew(game, ANN) == cards("6h 8c")
    assert hand(game, DEE) == cards("as")
    assert set(cards("kh 4c 5d 9h")) <= set(discard_pile(game))


@pytest.mark.rule("WL-POKER-17")
def test_the_active_player_wins_a_tie_against_the_house() -> None:
    game = house("ks qs", "kh qh 5d 9h", "kd 7h 3c")
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]
    assert player(game)["lp"] == 1


@pytest.mark.rule("WL-POKER-45")
def test_the_dealer_plays_freely_even_badly() -> None:
    game = house("qs js", "kh kc 5d 9h", "kd 7h 3c", play="5d 9h")
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]
    assert happened(game, "house-showed")[0]["cards"] == sorted(cards("5d 9h"))


@pytest.mark.rule("WL-POKER-45", "WL-POKER-44")
def test_left_to_the_engine_the_house_plays_its_best_hand() -> None:
    options = {"house_chooses": True}
    game = house("qs js", "2d 4c jh 9h", "jd 7h 3c", options=options)
    shown = happened(game, "house-showed")[0]
    assert (shown["cards"], shown["hand"]) == (sorted(cards("2d jh")), "three-of-a-kind")
    assert happened(game, "house-won") == [{"money": 60}]


@pytest.mark.rule("WL-POKER-42", "WL-POKER-44")
def test_a_players_cheat_is_any_card() -> None:
    game = house("2h qs", "kh kc 5d 9h", "qd qh 3c")  # with it three Queens and one more
    assert happened(game, "showed")[0]["hand"] == "four-of-a-kind"
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]


@pytest.mark.rule("WL-POKER-42")
def test_a_cheat_takes_any_suit() -> None:
    game = house("2d 9s", "kh kc 5d 9h", "qs js 7s")
    assert happened(game, "showed")[0]["hand"] == "flush"


@pytest.mark.rule("WL-POKER-48")
def test_a_cheat_in_the_flop_is_a_plain_2() -> None:
    game = house("ks qs", "2s 8h 5d 9h", "2d kh 3c")
    assert happened(game, "showed")[0]["hand"] == "pair"  # no third King
    assert happened(game, "house-showed")[0]["hand"] == "pair"  # twos
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 60}]


@pytest.mark.rule("WL-POKER-49")
def test_a_cheat_repeats_a_card_that_lies_there_or_stays_a_2() -> None:
    assert (
        happened(house("2h ks", "9d 8h 5d 9h", "kd kh kc"), "showed")[0]["hand"] == "five-of-a-kind"
    )
    two = house("2h 2s", "9d 8h 5d 9h", "2c 2d kc")  # as a King: three 2s, less
    assert happened(two, "showed")[0]["hand"] == "four-of-a-kind"


# ---- afterwards ----


@pytest.mark.rule("WL-POKER-23")
def test_what_was_played_and_the_flop_are_discarded_the_rest_stays_in_hand() -> None:
    game = showdown("as 9s", "ks 9h")
    assert discard_pile(game) == sorted(cards("as 9s ks 9h ac kd 7h"))
    assert hand(game, ANN) == cards("2c")
    assert hand(game, BOB) == sorted(cards("3c 8c"))
    assert game.view()["poker"] is None


@pytest.mark.rule("WL-POKER-46")
def test_the_discard_pile_is_shuffled_in_without_the_cards_in_play_pairs() -> None:
    mine, others, flop = "as 9s", "ks 9h", "ac"
    game = table(
        at_saloon(mine), in_town(others), deck=f"2c 3c {flop}",
        discard=rest_of_pack(mine, others, "2c 3c", flop),
        chance={"poker": cards("kd 7h 8c")},
    )  # fmt: skip
    do(game, "poker", "join")
    assert happened(game, "reshuffled") == [{"count": 52 - 7}]  # two hands, two draws, the Ace
    assert sorted(game.view()["poker"]["flop"]) == sorted(cards("ac kd 7h"))
    lay_pairs(game, {ANN: mine, BOB: others})
    assert drew(game, BOB) == cards("3c 8c")
    assert discard_pile(game) == sorted(cards("as 9s ks 9h ac kd 7h"))


# ---- the book's own hand ----


@pytest.mark.rule("WL-POKER-47", "WL-POKER-20", "WL-POKER-44", "WL-DECK-16", "WL-DECK-17")
def test_three_jacks_of_the_house_beat_three_tens_and_lady_luck_consoles() -> None:
    deck = "5d 2d 4h 9s jc jd 3c 10s 7s 8s"
    game = table(at_saloon("10h 10c", money=10), {"space": CABARET}, deck=deck)
    do(game, "poker")
    assert game.view()["poker"]["pot"] == 60
    assert keys(game, DEE) == {f"play:{each_card}" for each_card in cards("2d 4h 9s jc")}
    lay_pairs(game, {ANN: "10h 10c", DEE: "2d jc"})
    assert happened(game, "showed")[0]["hand"] == "three-of-a-kind"
    assert happened(game, "house-showed")[0]["hand"] == "three-of-a-kind"
    assert happened(game, "house-won") == [{"money": 60}]
    assert player(game)["money"] == 30  # Lady Luck
    assert drew(game, ANN) == cards("5d 7s 8s")  # the ante's, the loser's, Lady Luck's
    assert player(game)["lp"] == 0
    assert player(game, DEE)["money"] == 0


@pytest.mark.rule("WL-POKER-01")
def test_after_the_hand_the_turn_goes_on() -> None:
    game = showdown("as 9s", "ks 9h")
    assert asked(game) == (ANN, "act")
    assert "poker" in keys(game)  # again, if one likes
    end_turn(game)
    assert asked(game)[0] == BOB
