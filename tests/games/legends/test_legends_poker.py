"""A hand of poker up to the showdown: who sits down, who deals, pot, flop, two cards each."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import cards
from support.legends.places import BANK, CABARET, EAST_SALOON, PLAIN, RED_FALLS_SALOON, STORE
from support.legends.playing import choose, do, lay_pairs
from support.legends.reading import drew, each, hand, happened, keys, plain, player
from support.legends.tables import ANN, BOB, CAL, DEE, at_saloon, in_town, table
from support.reading import asked

AT_SALOONS = [
    f"{town}-saloon-{side}" for town in ("darkrock", "red-falls") for side in
    ("north", "west", "east")
]  # fmt: skip


# ---- sitting down ----


@pytest.mark.rule("WL-POKER-01", "WL-STORE-06")
@pytest.mark.parametrize("space", AT_SALOONS)
def test_starting_a_hand_costs_an_action_and_10_and_brings_a_card(space: str) -> None:
    game = table({"space": space, "money": 30, "hand": "K♠"}, deck="7♦")
    do(game, "poker")
    assert player(game)["money"] == 20
    assert hand(game) == set(cards("K♠ 7♦"))
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-POKER-01")
@pytest.mark.parametrize("space", [BANK, STORE, CABARET, PLAIN, "darkrock-main-street"])
def test_poker_is_played_next_to_a_saloon_only(space: str) -> None:
    assert "poker" not in keys(table({"space": space, "money": 30}))


@pytest.mark.rule("WL-POKER-01")
def test_without_the_ante_no_hand_is_started() -> None:
    assert "poker" not in keys(table({"space": EAST_SALOON, "money": 0}))
    assert "poker" in keys(table({"space": EAST_SALOON, "money": 10}))


@pytest.mark.rule("WL-POKER-02", "WL-POKER-03", "WL-POKER-04")
def test_everyone_in_town_may_join_wherever_they_stand_in_clockwise_order() -> None:
    others = [in_town(), {"space": STORE, "money": 10}, {"space": EAST_SALOON, "money": 20}]
    game = table(*others[1:], at_saloon(), *others[:1], active=CAL, deck="A♣ 2♣ 3♣ 4♣")
    do(game, "poker")
    assert drew(game, CAL) == cards("A♣")  # before anybody is asked
    for seat, drawn in [(DEE, "2♣"), (ANN, "3♣"), (BOB, "4♣")]:
        assert asked(game) == (seat, "join")
        assert keys(game) == {"join", "sit-out"}
        paid = player(game, seat)["money"] - 10
        do(game, "join")
        assert player(game, seat)["money"] == paid
        assert drew(game, seat) == cards(drawn)
    assert game.asked == [CAL, DEE, ANN, BOB]


@pytest.mark.rule("WL-POKER-02")
def test_who_sits_out_neither_pays_nor_draws() -> None:
    game = table(at_saloon(), in_town(), in_town(), deck="A♣ 2♣")
    do(game, "poker", "sit-out", "join")
    assert each(game, "money")[:3] == [40, 50, 40]
    assert each(game, "hand_count")[:3] == [1, 0, 1]
    assert drew(game, CAL) == cards("2♣")
    assert game.view()["poker"]["players"] == [ANN, CAL]


@pytest.mark.rule("WL-POKER-01", "WL-POKER-02")
@pytest.mark.parametrize(
    "outsider",
    [
        {"space": RED_FALLS_SALOON, "money": 50},  # the other town
        {"space": PLAIN, "money": 50},  # just outside
        {"space": EAST_SALOON, "money": 0},  # no ante
    ],
)
def test_out_of_town_or_broke_one_is_not_asked(outsider: dict[str, Any]) -> None:
    game = table(at_saloon(), outsider, in_town())
    do(game, "poker")
    assert asked(game) == (CAL, "join")


# ---- the dealer ----


@pytest.mark.rule("WL-POKER-05")
@pytest.mark.parametrize("host", range(4))
def test_alone_one_plays_against_a_dealer_to_the_right(host: int) -> None:
    seats: list[dict[str, Any]] = [{} for _ in range(4)]
    seats[host] = at_saloon("K♠")
    game = do(table(*seats, active=host), "poker")
    assert game.view()["poker"]["dealer"] == (host - 1) % 4
    assert sorted(game.asked) == sorted([host, (host - 1) % 4])


@pytest.mark.rule("WL-POKER-05")
def test_the_right_neighbour_deals_also_after_declining_to_join() -> None:
    game = do(table(at_saloon("K♠"), {}, {}, in_town()), "poker", "sit-out")
    assert game.view()["poker"]["dealer"] == DEE


@pytest.mark.rule("WL-POKER-05")
def test_with_one_guest_there_is_no_dealer() -> None:
    game = do(table(at_saloon("K♠"), in_town("Q♠")), "poker", "join")
    assert game.view()["poker"]["dealer"] is None
    assert game.asked == [ANN, BOB]
    assert happened(game, "deals") == []


@pytest.mark.rule("WL-POKER-06", "WL-POKER-09", "WL-POKER-45")
def test_the_dealer_leaves_the_own_hand_aside_and_draws_four() -> None:
    game = table(at_saloon("K♠"), {}, {}, {"hand": "A♠ A♥"}, deck="2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣")
    do(game, "poker")
    assert keys(game, DEE) == {f"play:{each_card}" for each_card in cards("3♣ 4♣ 5♣ 6♣")}
    assert plain(game.view(DEE)["poker"]["dealer_hand"]) == cards("3♣ 4♣ 5♣ 6♣")
    assert hand(game, DEE) == set(cards("A♠ A♥"))
    for seat in (ANN, BOB, None):  # the house keeps its cards to itself
        assert game.view(seat)["poker"]["dealer_hand"] is None
        assert happened(game, "deals", seat)[0]["cards"] is None


# ---- pot and flop ----


@pytest.mark.rule("WL-POKER-07", "WL-POKER-08")
@pytest.mark.parametrize(("guests", "pot"), [(0, 60), (1, 70), (2, 80), (5, 110)])
def test_the_saloon_adds_50_to_10_from_everyone(guests: int, pot: int) -> None:
    seats = [
        at_saloon("A♠ A♥", 10),
        *(in_town(held, 10) for held in ["2♣", "4♣", "5♣", "6♣", "7♣"]),
    ]
    game = table(*seats[: guests + 1], players=6)
    do(game, "poker", *["join"] * guests)
    assert game.view()["poker"]["pot"] == pot
    assert each(game, "money")[: guests + 1] == [0] * (guests + 1)


@pytest.mark.rule("WL-POKER-09")
def test_the_flop_comes_after_all_antes_and_draws() -> None:
    game = table(at_saloon("K♠"), in_town("Q♠"), deck="2♣ 3♣ 7♣ 8♣ 9♣")
    do(game, "poker")
    assert game.view()["poker"]["flop"] == []
    do(game, "join")
    assert set(plain(game.view()["poker"]["flop"])) == set(cards("7♣ 8♣ 9♣"))
    assert [drew(game, seat) for seat in (ANN, BOB)] == [cards("2♣"), cards("3♣")]


# ---- two cards each ----


@pytest.mark.rule("WL-POKER-10", "WL-POKER-14")
def test_exactly_two_cards_each_face_down_then_all_at_once() -> None:
    game = table(at_saloon("K♠ Q♠"), in_town("Q♦ J♦"), deck="2♣ 3♣ 7♣ 8♠ 9♣")
    do(game, "poker", "join")
    assert keys(game, BOB) == {f"play:{each_card}" for each_card in cards("Q♦ J♦ 3♣")}
    choose(game, "play:Q♦", seat=BOB)
    assert keys(game, BOB) == {f"play:{each_card}" for each_card in cards("J♦ 3♣")}
    choose(game, "play:J♦", seat=BOB)
    assert game.asked == [ANN]  # two, no more; and nothing shows
    assert game.view(ANN)["poker"]["shown"] is None
    assert happened(game, "showed") == []
    lay_pairs(game, {ANN: "K♠ Q♠"})
    assert [(event["seat"], set(event["cards"])) for event in happened(game, "showed")] == [
        (ANN, {"K♠", "Q♠"}),
        (BOB, {"Q♦", "J♦"}),
    ]


@pytest.mark.rule("WL-POKER-14")
def test_who_has_not_chosen_learns_nothing_from_who_has() -> None:
    def after(pair: str) -> tw.Game:
        game = table(at_saloon("K♠ Q♠"), in_town("Q♦ J♦"), deck="2♣ 3♣ 7♣ 8♠ 9♣")
        do(game, "poker", "join")
        for each_card in cards(pair):
            choose(game, f"play:{each_card}", seat=BOB)
        return game

    one, other = after("Q♦ J♦"), after("3♣ J♦")
    assert one.view(ANN) == other.view(ANN)
    assert one.events_for(ANN) == other.events_for(ANN)


@pytest.mark.rule("WL-POKER-12", "WL-POKER-13")
def test_without_cards_one_plays_the_single_card_drawn() -> None:
    game = table(at_saloon(), in_town("A♠ K♠"), deck="7♥ 2♣ 8♥ 9♥ J♥")
    do(game, "poker", "join")
    assert keys(game, ANN) == {"play:7♥"}
    lay_pairs(game, {ANN: "7♥", BOB: "A♠ 2♣"})
    shown = {event["seat"]: event for event in happened(game, "showed")}
    assert shown[ANN]["cards"] == cards("7♥")
    assert shown[ANN]["hand"] == "high-card"  # four hearts are no flush
    assert happened(game, "won-pot") == [{"seat": BOB, "money": 70}]


@pytest.mark.rule("WL-POKER-13")
def test_four_cards_can_be_four_of_a_kind() -> None:
    game = table(at_saloon(), in_town("A♠ K♠"), deck="7♥ A♥ 7♣ 7♦ 7♠")
    lay_pairs(do(game, "poker", "join"), {ANN: "7♥", BOB: "A♠ A♥"})
    assert happened(game, "won-pot") == [{"seat": ANN, "money": 70}]


@pytest.mark.rule("WL-POKER-10")
def test_each_is_told_the_best_of_their_own_cards_and_of_nobody_elses() -> None:
    """Flop 2♣ 3♣ 9♣: Ann's nine pairs; the house's 4♣ and 5♣ make a flush; Dee's aces rest."""
    dee = {"hand": "A♠ A♥"}
    game = table(at_saloon("K♠ 9♥"), {}, {}, dee, deck="J♦ 4♣ 5♣ 6♥ 7♥ 2♣ 3♣ 9♣")
    do(game, "poker")
    assert plain(game.view()["poker"]["flop"]) == cards("2♣ 3♣ 9♣")
    assert plain(game.view(ANN)["poker"]["best"]) == {"hand": "pair", "cards": cards("9♥ K♠")}
    assert plain(game.view(DEE)["poker"]["best"]) == {"hand": "flush", "cards": cards("4♣ 5♣")}
    assert game.view(BOB)["poker"]["best"] is game.view(None)["poker"]["best"] is None
