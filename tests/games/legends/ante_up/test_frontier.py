"""The frontier: what a token costs, what it brings, who knows it (AU-FRONT, AU-SETUP-12)."""

from collections import Counter
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.land import joined, reasons, up
from support.legends.playing import choose
from support.legends.reading import discarded, hand, happened, keys, player
from support.reading import asked, now, rules_of, state_of
from tumbleweed.core.errors import BadPosition
from tumbleweed.games.legends.components.ante_up.frontier import lay_frontier
from tumbleweed.games.legends.state.ante_up_model import FRONTIER_STREAM

SIX, SEVEN, EIGHT = (
    "frontier-space-6-northwest",
    "frontier-space-7-northwest",
    "frontier-space-8-east",
)
TABLES = rules_of(joined()).compiled.up


def scout(space: str, token: str, cards: str, **facts: Any) -> tw.Game:
    """Seat 0 stands on a frontier space with that token."""
    hero = {"space": space, "hand": cards, **facts.pop("hero", {})}
    laid = {space: token, **facts.pop("frontier", {})}
    return joined(hero, frontier=laid, **facts)


def seen(game: tw.Game, space: str, seat: int | None = None) -> dict[str, Any]:
    [found] = [each for each in up(game, seat)["frontier"] if each["space"] == space]
    return dict(found)


@pytest.mark.rule("AU-FRONT-10")
def test_numbers_from_one_to_six_two_of_each() -> None:
    assert Counter(TABLES.frontier_number) == dict.fromkeys(range(1, 7), 2)


@pytest.mark.rule("AU-SETUP-12")
def test_nine_are_laid_and_three_stay_in_the_supply() -> None:
    game = joined()
    state = state_of(game)
    lay_frontier(state)
    assert len(set(state.up.frontier) | set(state.up.frontier_supply)) == 12
    assert len(state.up.frontier_supply) == 3
    assert [each["value"] for each in up(game)["frontier"]] == TABLES.frontier_value
    assert all(each["number"] for each in up(game)["frontier"])
    state.script[FRONTIER_STREAM] = []
    assert rules_of(game).faults(state) == []


# ---- the action ----


@pytest.mark.rule("AU-FRONT-01")
def test_a_frontier_action_needs_a_frontier_space_with_a_token() -> None:
    assert "frontier" in keys(scout(SIX, "old-campfire", "K♥"))
    bare = joined({"space": SIX, "hand": "K♥"})
    assert reasons(bare, "frontier") == {("AU-FRONT-08", "why-no-frontier-token")}
    elsewhere = joined({"space": "frontier-plain-1", "hand": "K♥"})
    assert reasons(elsewhere, "frontier") == {("AU-FRONT-01", "why-not-here")}


@pytest.mark.rule("AU-FRONT-11", "AU-FRONT-02")
@pytest.mark.parametrize("cards", [["Q♦"], ["4♥", "6♣"]])
def test_a_three_on_a_seven_costs_ten(cards: list[str]) -> None:
    game = scout(SEVEN, "painted-canyon", "Q♦ 4♥ 6♣")
    choose(game, "frontier")
    assert now(game).prompt.args == {"count": 10}
    for card in cards:
        assert "enough" not in keys(game)
        choose(game, f"discard:{card}")
    choose(game, "enough")
    assert discarded(game) == set(cards)
    assert player(game)["lp"] == 2
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)


@pytest.mark.rule("AU-FRONT-12", "AU-FRONT-06")
def test_five_and_four_reach_nine_and_not_ten() -> None:
    assert "frontier" in keys(scout(SIX, "quartz-ledge", "5♥ 4♥"))
    short = scout(SIX, "lost-wagon", "5♥ 4♥")
    assert "frontier" not in keys(short)
    assert reasons(short, "frontier") == {("AU-FRONT-06", "why-cards-too-low")}


@pytest.mark.rule("AU-FRONT-03")
@pytest.mark.parametrize(
    ("card", "worth"), [("J♦", 10), ("Q♦", 10), ("K♦", 10), ("A♦", 11), ("9♦", 9)]
)
def test_what_cards_are_worth(card: str, worth: int) -> None:
    """On a space of 6 the token of a number costs as much more."""
    tokens = dict(zip(TABLES.frontier_number, TABLES.frontier_tokens, strict=True))
    assert "frontier" in keys(scout(SIX, tokens[worth - 6], card))
    assert "frontier" not in keys(scout(SIX, tokens[worth - 5], card))


@pytest.mark.rule("AU-FRONT-04")
def test_more_than_enough_may_be_given_and_is_lost() -> None:
    game = scout(SIX, "old-campfire", "K♥ Q♦ 2♣")
    choose(game, "frontier", "discard:K♥")
    assert keys(game) == {"enough", "discard:Q♦", "discard:2♣"}
    choose(game, "discard:Q♦", "enough")
    assert hand(game) == {"2♣"}
    assert player(game)["money"] == 40


@pytest.mark.rule("AU-FRONT-04")
def test_why_a_card_or_the_end_is_not_on_offer() -> None:
    game = scout(SIX, "old-campfire", "3♥ Q♦ 2♣")
    choose(game, "frontier", "discard:3♥")
    assert reasons(game, "enough") == {("AU-FRONT-02", "why-not-enough-yet")}
    assert {key for _, key in reasons(game, "discard:poker-3-hearts")} == {"why-chosen-already"}


@pytest.mark.rule("AU-FRONT-05", "AU-FRONT-07")
def test_the_token_is_turned_and_lies_by_its_finder() -> None:
    game = scout(SIX, "forgotten-sluice", "K♥")
    choose(game, "frontier", "discard:K♥", "enough")
    assert (player(game)["nuggets"], player(game)["money"]) == (1, 20)
    assert up(game)["found"] == {"forgotten-sluice": 0}
    [told] = happened(game, "explored")
    assert (told["token"], told["space"]) == ("forgotten-sluice", SIX)


@pytest.mark.rule("AU-FRONT-08", "AU-FRONT-09")
def test_the_space_stays_empty_and_the_token_never_returns() -> None:
    game = scout(SIX, "old-campfire", "K♥ A♥")
    supply = up(game)["frontier_supply"]
    choose(game, "frontier", "discard:K♥", "enough")
    assert seen(game, SIX)["number"] is None
    assert "frontier" not in keys(game)
    assert up(game)["frontier_supply"] == supply
    assert rules_of(game).faults(state_of(game)) == []


@pytest.mark.rule("AU-FRONT-13")
def test_instincts_pays_for_being_discarded() -> None:
    """$10, besides the $40 of the token; the eight brings the $40 alone."""
    for card, money in (("9♥", 50), ("8♥", 40)):
        game = scout(SIX, "old-campfire", f"{card} 2♣")
        choose(game, "frontier", f"discard:{card}", "enough")
        assert (player(game)["money"], hand(game)) == (money, {"2♣"})


# ---- what is known ----


@pytest.mark.rule("AU-FRONT-07")
def test_numbers_are_open_and_backs_are_nobodys() -> None:
    game = scout(SIX, "quartz-ledge", "K♥")
    for seat in (0, 1, None):
        assert seen(game, SIX, seat) == {"space": SIX, "value": 6, "number": 3, "token": None}
    assert up(game)["frontier_supply"] == [1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6]


@pytest.mark.rule("AU-FRONT-07")
def test_of_two_of_a_number_the_second_is_known_when_the_first_is_turned() -> None:
    game = scout(SIX, "quartz-ledge", "K♥", found={"painted-canyon": 1})
    assert seen(game, SIX)["token"] == "quartz-ledge"


@pytest.mark.rule("AU-FRONT-07")
def test_where_none_lies_none_is_shown() -> None:
    """However many of them are known."""
    game = joined({"space": SIX}, found=dict.fromkeys(TABLES.frontier_tokens, 1))
    assert [(each["number"], each["token"]) for each in up(game)["frontier"]] == [(None, None)] * 9


@pytest.mark.rule("AU-FRONT-07")
def test_redealing_swaps_what_is_unknown_and_nothing_else() -> None:
    game = scout(SIX, "quartz-ledge", "K♥", frontier={SEVEN: "bonanza"}, found={"eagles-pass": 2})
    state, rules = state_of(game), rules_of(game)
    backs = set()
    for _ in range(30):
        rules.redeal(state, 0)
        lies = [TABLES.frontier_tokens[token] for token in state.up.frontier if token != -1]
        backs.add(lies[0])
        assert lies[1] == "bonanza"
        assert rules.faults(state) == []
        assert seen(game, SIX)["number"] == 3
    assert backs == {"quartz-ledge", "painted-canyon"}


@pytest.mark.rule("AU-FRONT-07")
def test_a_token_cannot_lie_in_two_places() -> None:
    with pytest.raises(BadPosition, match="quartz-ledge is named twice"):
        scout(SIX, "quartz-ledge", "K♥", found={"quartz-ledge": 1})
    game = scout(SIX, "quartz-ledge", "K♥")
    state_of(game).up.frontier_supply.pop()
    assert rules_of(game).faults(state_of(game)) == [
        "frontier tokens: not every one lies in exactly one place"
    ]
