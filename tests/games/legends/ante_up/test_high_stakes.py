"""High Stakes Poker: ante, raise or fold, and two cards with three of the five common ones."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import PACK
from support.legends.gambling import gaming, points
from support.legends.places import BANK, EAST_SALOON, PLAIN, STREET
from support.legends.playing import choose, do, lay_pairs
from support.legends.reading import discarded, drew, each, happened, keys, player
from support.reading import asked, question, state_of
from tumbleweed.games.legends.state.poker_hands import CATEGORIES, best_with, category

HIGH = {"high_stakes": True}


def ann(hand: str = "A♠ K♥", **facts: Any) -> dict[str, Any]:
    return {"space": EAST_SALOON, "money": 50, "hand": hand, "gambler": 1, **facts}


def bob(hand: str = "Q♠ Q♥", **facts: Any) -> dict[str, Any]:
    return {"space": BANK, "money": 50, "hand": hand, "gambler": 1, **facts}


def high(*seats: dict[str, Any], **facts: Any) -> tw.Game:
    return do(gaming(*seats, options=HIGH, **facts), "high-stakes")


def pot(game: tw.Game) -> int:
    found: int = game.view()["poker"]["pot"]
    return found


# ---- the variant ----


@pytest.mark.rule("AU-HIGH-01", "AU-HIGH-04", "AU-GAMB-10")
def test_it_is_a_third_gamble_action_only_if_chosen_before_the_game() -> None:
    assert "high-stakes" not in keys(gaming(ann()))
    [reason] = gaming(ann()).seat(0).why_not("high-stakes")
    assert (reason.rule, reason.key) == ("AU-HIGH-01", "why-no-high-stakes")
    assert {"poker", "faro", "high-stakes"} <= keys(gaming(ann(), options=HIGH))
    assert "high-stakes" not in keys(gaming(ann(space=STREET), options=HIGH))


@pytest.mark.rule("AU-HIGH-01")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"high_stakes": True}, "High Stakes Poker is a part of ante-up (AU-HIGH-01)"),
        ({"modules": ["ante-up"], "high_stakes": 1}, "neither true nor false"),
        ({"modules": ["ante-up"], "high_stakes": "yes"}, "neither true nor false"),
    ],
)
def test_what_is_no_choice_of_it_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.UnknownName) as refused:
        tw.new("legends", 3, 1, **options)
    assert words in str(refused.value)


# ---- sitting down ----


@pytest.mark.rule("AU-HIGH-05")
@pytest.mark.parametrize(
    ("facts", "rule"),
    [({"money": 20}, "AU-HIGH-05"), ({"hand": ""}, "AU-HIGH-05")],
)
def test_it_takes_30_and_a_card_to_start(facts: dict[str, Any], rule: str) -> None:
    game = gaming(ann(**facts), options=HIGH)
    assert "high-stakes" not in keys(game)
    assert [reason.rule for reason in game.seat(0).why_not("high-stakes")] == [rule]
    assert "high-stakes" in keys(gaming(ann(money=30, hand="A♠"), options=HIGH))


@pytest.mark.rule("AU-HIGH-05", "AU-HIGH-06")
def test_ante_and_card_others_in_town_in_turn_and_40_of_the_saloon() -> None:
    others = [bob(), bob("J♥", money=20), bob("", money=50), bob("9♥", space=PLAIN), bob("8♥")]
    game = high(ann(), *others, players=6, deck="2♣ 3♣ 4♣")
    assert (player(game)["money"], drew(game, 0)) == (40, ["2♣"])
    assert asked(game) == (1, "join-high-stakes")
    do(game, "join")
    assert (each(game, "money")[1], drew(game, 1)) == (40, ["3♣"])
    assert asked(game) == (5, "join-high-stakes")  # too poor, no card, out of town
    do(game, "sit-out")
    assert pot(game) == 60
    assert game.view()["poker"]["dealer"] is None


@pytest.mark.rule("AU-HIGH-06", "AU-HIGH-07")
def test_alone_one_plays_a_dealer_to_the_right_with_five_cards() -> None:
    game = high(ann(), {}, {"hand": "9♥"}, deck="2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♥ 10♥ J♦")
    poker = game.view(2)["poker"]
    assert (poker["dealer"], len(poker["dealer_hand"]), pot(game)) == (2, 5, 50)
    assert game.view(0)["poker"]["dealer_hand"] is None
    assert len(poker["flop"]) == 3
    assert asked(game) == (0, "stake")


# ---- raise or fold ----


@pytest.mark.rule("AU-HIGH-08")
def test_in_turn_each_adds_20_or_folds_the_host_last() -> None:
    game = high(ann(), bob(), bob("J♥ J♠"), deck="2♣ 3♣ 4♣ 5♦ 6♦ 7♦ 8♥ 10♥ J♦")
    do(game, "join", "join")
    assert asked(game) == (1, "stake")
    assert keys(game) == {"fold", "raise"}
    do(game, "raise")
    assert (each(game, "money")[1], pot(game)) == (20, 90)
    assert asked(game) == (2, "stake")
    do(game, "fold")
    assert (each(game, "money")[2], drew(game, 2)) == (40, ["4♣", "8♥"])
    assert game.view()["up"]["poker"]["folded"] == [2]
    assert asked(game) == (0, "stake")


@pytest.mark.rule("AU-HIGH-08")
def test_the_dealer_always_adds_20_and_who_cannot_must_fold() -> None:
    game = high(ann("9♥ 9♠"), deck="2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♥ 10♥ J♦")
    do(game, "raise")
    assert pot(game) == 10 + 40 + 20 + 20
    poor = do(high(ann(), bob(), deck="2♣ 3♣"), "join")
    state_of(poor).money[0] = 10  # as if something had cost the rest meanwhile
    do(poor, "raise")
    assert (asked(poor), keys(poor)) == ((0, "stake"), {"fold"})
    [reason] = poor.seat(0).why_not("raise")
    assert (reason.rule, reason.key) == ("AU-HIGH-08", "why-cannot-raise")


@pytest.mark.rule("AU-HIGH-09", "AU-HIGH-13")
def test_if_all_fold_the_pot_is_lost() -> None:
    game = high(ann(), bob(), deck="2♣ 3♣ 5♦ 6♦ 7♦")
    do(game, "join", "fold", "fold")
    assert question(game) == "act"
    assert happened(game, "house-won") == [{"money": 60}]
    assert (each(game, "money")[:2], points(game)[:2]) == ([40, 40], [1, 1])
    game = do(high(ann(), deck="2♣ 3♣ 4♣ 5♣ 6♣ 7♣"), "fold")
    assert (question(game), player(game)["money"]) == ("act", 40)
    assert happened(game, "discarded", None)[-1]["cards"] == ["3♣", "4♣", "5♣", "6♣", "7♣"]


@pytest.mark.rule("AU-HIGH-09")
def test_a_fold_that_shows_the_hand_of_the_house_cannot_be_undone() -> None:
    """Also where it draws no card: somebody holds all the others."""
    drawn = "2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣"  # ann's, five for the house, three common ones
    away = [card for card in PACK if card not in f"A♠ K♥ {drawn}".split()]
    game = high(ann(), {"space": PLAIN, "hand": " ".join(away)}, deck=drawn)
    shown = state_of(game).barriers
    do(game, "fold")
    assert (question(game), drew(game, 0)) == ("act", ["2♣"])
    assert state_of(game).barriers == shown + 1
    with pytest.raises(tw.UndoRefused, match="undo-news"):
        game.undo(0)


@pytest.mark.rule("AU-HIGH-09")
def test_the_last_one_left_takes_pot_lp_and_point() -> None:
    game = high(ann(), bob(gambler=0), deck="2♣ 3♣ 5♦ 6♦ 7♦")
    do(game, "join", "fold", "raise")
    assert question(game) == "act"
    assert player(game)["money"] == 100  # 50 - 30 + 80
    assert (points(game)[:2], each(game, "lp")[:2]) == ([2, 0], [2, 0])
    assert len(game.view(0)["players"][0]["hand"]) == 3


# ---- the showdown ----


@pytest.mark.rule("AU-HIGH-03", "AU-HIGH-10", "AU-HIGH-12")
def test_example_the_winner_takes_120_a_lp_and_a_gambler_point() -> None:
    """Two antes, the Saloon's $40, two raises of $20: $100; the Saloon adds $20."""
    game = high(ann("A♠ A♥", money=30), bob("K♠ 9♥"), deck="4♣ 3♣ 5♦ 6♦ 10♠ 7♣ J♥ 8♦")
    do(game, "join", "raise")
    assert pot(game) == 80
    do(game, "raise")
    assert pot(game) == 120
    assert len(game.view()["poker"]["flop"]) == 5
    lay_pairs(game, {0: "A♠ A♥", 1: "K♠ 9♥"})
    assert player(game)["money"] == 120
    assert (points(game)[:2], each(game, "lp")[:2]) == ([2, 1], [2, 0])
    assert drew(game, 1)[-1] == "8♦"
    assert {"A♠", "A♥", "K♠", "9♥", "5♦", "6♦", "10♠", "7♣", "J♥"} <= discarded(game)


@pytest.mark.rule("AU-HIGH-11")
def test_exactly_two_of_the_hand_and_three_of_the_five_count() -> None:
    """Four Kings lie in hand and on the table, yet Ann shows three of them; Bob a flush."""
    game = high(ann("K♥ 4♠"), bob("2♣ 9♦"), deck="3♥ 4♦ K♠ K♦ Q♦ J♦ 6♦")
    do(game, "join", "raise", "raise")
    assert game.view(1)["poker"]["best"]["hand"] == "flush"
    lay_pairs(game, {0: "K♥ 4♠", 1: "9♦ 4♦"})
    shown = {e["seat"]: e["hand"] for e in happened(game, "showed")}
    assert shown == {0: "three-of-a-kind", 1: "flush"}
    assert points(game)[:2] == [1, 2]


@pytest.mark.rule("AU-HIGH-02", "AU-HIGH-12", "AU-HIGH-13")
def test_the_dealer_wins_ties() -> None:
    game = high(ann("A♠ K♥"), deck="4♣ A♥ K♠ 3♣ 5♣ 6♥ 8♠ 9♥ J♦ 7♣ 4♦ 8♦")
    do(game, "raise")
    lay_pairs(game, {0: "A♠ K♥", 2: "A♥ K♠"})
    assert question(game) == "act"
    assert happened(game, "house-won") == [{"money": 90}]
    assert (player(game)["money"], points(game)[0], drew(game, 0)[-1]) == (20, 1, "8♦")


@pytest.mark.rule("AU-HIGH-12")
def test_the_host_wins_ties_and_other_tied_players_share() -> None:
    deck = "3♣ 4♣ 5♣ 8♠ 9♥ J♦ 6♣ 7♦"
    game = high(ann("A♠ K♥"), bob("A♥ K♠"), deck=deck)
    do(game, "join", "raise", "raise")
    lay_pairs(game, {0: "A♠ K♥", 1: "A♥ K♠"})
    assert points(game)[:2] == [2, 1]
    game = high(ann("3♦ 4♦"), bob("A♥ K♠"), bob("A♠ K♥"), deck="3♣ 4♣ 5♣ 8♠ 9♥ J♦ 6♣ 2♠")
    do(game, "join", "join", "raise", "raise", "raise")
    lay_pairs(game, {0: "3♦ 4♦", 1: "A♥ K♠", 2: "A♠ K♥"})
    assert pot_shares(game) == [(1, 70), (2, 70)]  # of $150
    assert points(game) == [1, 2, 2]
    assert each(game, "lp") == [0, 2, 2]


def pot_shares(game: tw.Game) -> list[tuple[int, int]]:
    return [(e["seat"], e["money"]) for e in happened(game, "won-pot")]


@pytest.mark.rule("AU-HIGH-13")
def test_the_house_plays_its_best_two_where_nobody_chooses() -> None:
    game = do(
        gaming(
            ann("2♦ 3♥"), options={**HIGH, "house_chooses": True},
            deck="4♣ A♥ A♠ 3♣ 5♣ 6♥ 8♠ 9♥ J♦ 7♣ 4♦ 8♦",
        ),
        "high-stakes", "raise",
    )  # fmt: skip
    lay_pairs(game, {0: "3♥ 4♣"})
    assert happened(game, "house-showed")[0]["hand"] == "straight"  # 5 and 6 with 7, 8, 9


# ---- one card, and what it counts as ----


@pytest.mark.rule("AU-HIGH-14")
def test_one_card_makes_a_hand_of_four_with_the_best_three() -> None:
    compiled = state_of(gaming({})).compiled
    card = {f"{name}": i for i, name in enumerate(compiled.cards)}
    common = [card[f"poker-{each}"] for each in
              ("9-hearts", "10-hearts", "j-hearts", "q-hearts", "q-spades")]  # fmt: skip
    value, one, two = best_with(compiled.poker_deck, [card["poker-k-hearts"]], common)
    assert CATEGORIES[category(value)] == "pair"  # neither a straight nor a flush
    assert (one, two) == (card["poker-k-hearts"], -1)
    game = high(ann("9♥"), deck="9♠ 3♣")
    s = state_of(game)
    s.deck.insert(0, s.hands[0].pop())
    assert len(s.hands[0]) == 1
    do(game, "raise")
    assert question(choose(game, f"play:{short_of(game)}", seat=0)) == "high-stakes-card"
    assert game.asked == [2]  # one card was enough


def short_of(game: tw.Game) -> str:
    return str(player(game)["hand"][0])


@pytest.mark.rule("AU-HIGH-14")
def test_it_counts_as_poker_for_all_texts() -> None:
    """Jackpot in a winning hand: $20 and another Gambler point."""
    jackpot = "poker-9-hearts-jackpot"
    game = do(
        gaming(
            ann(f"A♠ {jackpot}", money=30), bob("K♠ 3♦"),
            options={**HIGH, "poker_faces": ["jackpot"]}, deck="4♣ 5♣ A♦ 6♦ 10♠ 7♣ J♥",
        ),
        "high-stakes", "join", "raise", "raise",
    )  # fmt: skip
    lay_pairs(game, {0: f"A♠ {jackpot}", 1: "K♠ 3♦"})
    assert points(game)[0] == 3
    assert happened(game, "used-bonus") == [{"seat": 0, "face": "jackpot"}]
