"""Poker with Gambler points, hands that anybody may join, and the Challenge of a high roller."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.gambling import gaming, kept, points, set_roller, tokens, tried
from support.legends.places import BANK, EAST_SALOON, FAR_OFF, RED_FALLS_SALOON, STREET
from support.legends.playing import choose, do, lay_pairs
from support.legends.reading import discarded, drew, each, happened, keys, player, standing
from support.reading import asked, question, state_of

KING, COLONEL, MADAME = "high-roller-3", "high-roller-1", "high-roller-2"


def at_table(hand: str, **facts: Any) -> dict[str, Any]:
    return {"space": EAST_SALOON, "money": 50, "hand": hand, "gambler": 1, **facts}


def in_town(hand: str, **facts: Any) -> dict[str, Any]:
    return {"space": BANK, "money": 50, "hand": hand, "gambler": 1, **facts}


# ---- poker (AU-GAMB) ----


@pytest.mark.rule("AU-GAMB-05", "AU-GAMB-07")
@pytest.mark.parametrize(("prize", "lp", "at"), [("lp", 1, 1), ("gambler", 1, 2)])
def test_the_host_wins_the_pot_and_1_lp_or_1_gambler_point(prize: str, lp: int, at: int) -> None:
    """Space 2 gives 1 LP, too."""
    game = gaming(at_table("A♠ A♥"), in_town("K♠ Q♥"), deck="2♣ 3♣ 7♦ 8♠ J♥ 4♦")
    do(game, "poker", "join")
    lay_pairs(game, {0: "A♠ A♥", 1: "K♠ Q♥"})
    assert asked(game) == (0, "prize")
    assert keys(game) == {"prize:lp", "prize:gambler"}
    assert each(game, "money")[:2] == [110, 40]
    do(game, f"prize:{prize}")
    assert (standing(game, 0, "lp"), points(game)[:2]) == ([lp], [at, 1])
    assert drew(game, 1) == ["3♣", "4♦"]  # with the ante, and for losing


@pytest.mark.rule("AU-GAMB-06")
def test_another_winner_gains_the_pot_and_a_gambler_point_without_asking() -> None:
    game = gaming(at_table("K♠ Q♥"), in_town("A♠ A♥"), deck="2♣ 3♣ 7♦ 8♠ J♥ 4♦")
    do(game, "poker", "join")
    lay_pairs(game, {0: "K♠ Q♥", 1: "A♠ A♥"})
    assert question(game) == "act"
    assert points(game)[:2] == [1, 2]
    assert each(game, "money")[:2] == [40, 110]
    assert each(game, "lp")[:2] == [0, 1]  # of space 2; none for the pot


@pytest.mark.rule("AU-GAMB-09")
def test_tied_guests_split_the_pot_and_gain_a_point_each() -> None:
    game = gaming(at_table("3♥ 4♥"), in_town("A♠ K♥"), in_town("A♥ K♠"), deck="4♣ 5♣ 6♣ 8♠ 9♥ J♦")
    do(game, "poker", "join", "join")
    lay_pairs(game, {0: "3♥ 4♥", 1: "A♠ K♥", 2: "A♥ K♠"})
    assert points(game) == [1, 2, 2]
    assert each(game, "money") == [40, 80, 80]  # $80: 40 each


@pytest.mark.rule("AU-GAMB-08")
def test_the_host_wins_ties_with_guests_and_with_the_dealer() -> None:
    game = gaming(at_table("A♠ K♥"), in_town("A♥ K♠"), deck="4♣ 5♣ 8♠ 9♥ J♦")
    do(game, "poker", "join")
    lay_pairs(game, {0: "A♠ K♥", 1: "A♥ K♠"})
    assert asked(game) == (0, "prize")
    game = gaming(at_table("A♠ K♥"), deck="4♣ A♥ K♠ 2♣ 3♣ 8♠ 9♥ J♦")
    do(game, "poker")
    lay_pairs(game, {0: "A♠ K♥", 2: "A♥ K♠"})
    assert asked(game) == (0, "prize")


@pytest.mark.rule("AU-GAMB-11")
def test_a_dealer_who_wins_gains_nothing() -> None:
    dealer = {"money": 10, "gambler": 3}
    game = gaming(at_table("2♠ 3♥"), {}, dealer, deck="4♣ A♥ A♠ 2♣ 3♣ 8♠ 9♥ J♦")
    do(game, "poker")
    lay_pairs(game, {0: "2♠ 3♥", 2: "A♥ A♠"})
    assert question(game) == "act"
    assert (points(game), standing(game, 2, "money", "lp")) == ([1, 0, 3], [10, 0])


@pytest.mark.rule("AU-GAMB-10")
def test_poker_may_be_repeated_in_a_turn() -> None:
    game = gaming(at_table("2♠ 3♥"), deck="4♣ A♥ A♠ 2♣ 3♣ 8♠ 9♥ J♦")
    do(game, "poker")
    lay_pairs(game, {0: "2♠ 3♥", 2: "A♥ A♠"})
    assert {"poker", "faro"} <= keys(game)
    assert "high-stakes" not in keys(game)


# ---- anywhere ----

ANYWHERE = '{ do = "take_action", actions = ["poker"], anywhere = true }'


def test_a_hand_of_poker_anywhere_may_be_joined_from_anywhere(tmp_path: Path) -> None:
    others = [{"space": FAR_OFF, "money": 10, "hand": "K♠"}, {"space": STREET, "money": 0}]
    mine = {"space": RED_FALLS_SALOON, "money": 20, "hand": "Q♥"}
    game = tried(tmp_path, ANYWHERE, mine, others=others)
    assert asked(game) == (1, "join")
    assert happened(game, "poker-anywhere") == [{"seat": 0}]
    choose(game, "join")
    assert game.view()["poker"]["players"] == [0, 1]  # Cal has no ante
    assert player(game)["money"] == 10


def test_without_the_ante_no_hand_of_poker_is_started(tmp_path: Path) -> None:
    game = tried(tmp_path, f'{{ do = "gain_lp", amount = 1 }}, {ANYWHERE}', {"money": 0})
    assert (question(game), standing(game, 0, "lp")) == ("act", [1])


# ---- the Challenge (AU-TOKEN) ----


def challenge(*seats: dict[str, Any], roller: str = KING, **facts: Any) -> tw.Game:
    return choose(set_roller(gaming(*seats, **facts), roller), "challenge")


@pytest.mark.rule("AU-TOKEN-18", "AU-TOKEN-32")
def test_a_high_roller_is_challenged_in_any_space_of_his_saloon() -> None:
    sides = [f"darkrock-saloon-{side}" for side in ("north", "west", "east")]
    for space in sides:
        assert "challenge" in keys(set_roller(gaming({"space": space, "money": 10}), KING))
    other = set_roller(gaming({"space": RED_FALLS_SALOON, "money": 10}), KING)
    assert "challenge" not in keys(other)
    [reason] = other.seat(0).why_not("challenge")
    assert (reason.rule, reason.key) == ("AU-TOKEN-18", "why-no-high-roller")
    poor = set_roller(gaming({"space": EAST_SALOON, "money": 0}), KING)
    assert [r.rule for r in poor.seat(0).why_not("challenge")] == ["AU-TOKEN-19"]


@pytest.mark.rule("AU-TOKEN-19", "AU-TOKEN-20")
def test_ante_guests_50_of_the_saloon_no_dealer_and_a_hand_that_nobody_sees() -> None:
    game = challenge(at_table("A♠ K♥"), in_town("Q♠"), deck="2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣")
    assert happened(game, "roller-drew") == []  # face down until all are seated
    assert asked(game) == (1, "join")
    choose(game, "join")
    poker = game.view()["poker"]
    assert (poker["pot"], poker["dealer"], poker["dealer_count"]) == (70, None, 5)
    assert each(game, "money")[:2] == [40, 40]
    assert happened(game, "roller-drew") == [{"roller": KING, "count": 5}]
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["poker"]["dealer_hand"] is None
        assert game.view(viewer)["up"]["poker"]["roller"] == KING
    assert game.asked == [0, 1]


@pytest.mark.rule("AU-TOKEN-20")
def test_who_wins_ties_is_foretold() -> None:
    game = challenge(at_table("A♠ K♥"), deck="2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣")
    assert ties(game) == ("forecast-ties-roller", "AU-TOKEN-20")
    game = gaming(at_table("A♠ A♥"), in_town("K♠ Q♥"), deck="2♣ 3♣ 7♦ 8♠ J♥ 4♦")
    do(game, "poker", "join")
    assert ties(game) == ("forecast-ties-host", "WL-POKER-17")


def ties(game: tw.Game) -> tuple[str, str]:
    told = game.forecast(0)
    assert told is not None
    return told["poker"]["ties"]["message"], told["poker"]["ties"]["rule"]


@pytest.mark.rule("AU-TOKEN-20", "AU-TOKEN-21", "AU-TOKEN-30")
def test_example_the_challenger_ties_with_the_silver_king_and_wins() -> None:
    """The pot, 1 LP or Gambler point, 1 more Gambler point and a legendary token."""
    game = challenge(
        at_table("A♠ K♥", gambler=1), deck="2♣ A♥ K♠ 3♣ 4♣ 5♦ 8♠ 9♥ J♦",
        chance={"tokens": tokens("+3")},
    )  # fmt: skip
    lay_pairs(game, {0: "A♠ K♥"})
    assert asked(game) == (0, "prize")
    do(game, "prize:lp")
    assert player(game)["money"] == 100  # 50 - 10 + 60
    assert (points(game)[0], standing(game, 0, "lp")) == (2, [2])
    assert kept(game) == tokens("+3")


@pytest.mark.rule("AU-TOKEN-20", "AU-TOKEN-35", "AU-TOKEN-22")
def test_he_wins_ties_with_guests_and_then_the_pot_is_lost() -> None:
    game = challenge(
        at_table("2♠ 3♥"), in_town("A♠ K♥"), deck="4♣ 5♣ A♥ K♠ 6♣ 7♥ 4♦ 8♠ 9♥ J♦ 2♦ 2♥"
    )
    choose(game, "join")
    lay_pairs(game, {0: "2♠ 3♥", 1: "A♠ K♥"})
    assert question(game) == "act"
    assert happened(game, "roller-won") == [{"roller": KING, "money": 70}]
    assert (each(game, "money")[:2], points(game)[:2]) == ([40, 40], [1, 1])
    assert (drew(game, 0)[-1], drew(game, 1)[-1]) == ("2♦", "2♥")
    assert state_of(game).up.token_at.count(state_of(game).compiled.up.out) == 1
    assert "challenge" not in keys(game)
    assert {"A♥", "K♠", "6♣", "7♥", "4♦"} <= discarded(game)


@pytest.mark.rule("AU-TOKEN-34", "AU-TOKEN-22")
def test_another_winner_gets_pot_and_point_but_no_reward_of_the_token() -> None:
    game = challenge(
        at_table("2♠ 3♥"), in_town("A♠ A♥"), roller=MADAME, deck="4♣ 5♣ K♠ Q♦ 6♣ 7♥ 4♦ 8♠ 9♥ J♦"
    )
    choose(game, "join")
    lay_pairs(game, {0: "2♠ 3♥", 1: "A♠ A♥"})
    assert (points(game)[:2], each(game, "money")[:2]) == ([1, 2], [40, 110])
    assert "challenge" not in keys(game)


@pytest.mark.rule("AU-TOKEN-21")
def test_the_colonel_draws_four_and_pays_20_and_a_point_more() -> None:
    game = challenge(at_table("A♠ A♥", gambler=5), roller=COLONEL, deck="4♣ K♠ Q♦ 6♣ 7♥ 8♠ 9♥ J♦")
    assert game.view()["poker"]["dealer_count"] == 4
    lay_pairs(game, {0: "A♠ A♥"})
    do(game, "prize:lp")
    assert (points(game)[0], player(game)["money"]) == (6, 120)
    assert happened(game, "money-limit") == []  # 40 + 60 + 20


@pytest.mark.rule("AU-TOKEN-23")
def test_other_games_at_his_saloon_are_played_without_him() -> None:
    game = set_roller(gaming(at_table("A♠ K♥"), in_town("Q♠ 2♦")), KING)
    do(game, "poker", "join")
    assert game.view()["up"]["poker"]["roller"] is None
    assert game.view()["poker"]["dealer_count"] == 0
    assert roller_stays(game)
    game = choose(set_roller(gaming(at_table("A♠ K♥")), KING), "faro", "bet-done")
    assert roller_stays(game)


def roller_stays(game: tw.Game) -> bool:
    s = state_of(game)
    return bool(s.compiled.up.out not in s.up.token_at)


def test_a_challenge_is_poker_for_all_texts() -> None:
    stories = {"left": ["a-seat-at-the-table"], "right": ["the-cruel-wastes"]}
    game = challenge(at_table("A♠ A♥"), deck="4♣ K♠ Q♦ 6♣ 7♥ 5♦ 8♠ 9♥ J♦", stories=stories)
    lay_pairs(game, {0: "A♠ A♥"})
    do(game, "prize:lp")
    assert "contribute:left" in keys(game)
