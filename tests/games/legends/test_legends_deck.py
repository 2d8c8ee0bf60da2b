"""The poker deck: drawing, the hand limit, Actions, and Reactions outside fights."""

from typing import Any

import pytest

from support.legends.cards import cards, rest_of_pack
from support.legends.places import BANK, CABARET, DOCTOR, PLAIN, STATION
from support.legends.playing import do
from support.legends.reading import discarded, drew, hand, happened, keys, offered, player
from support.legends.tables import ANN, BOB, table
from support.reading import asked

OFFICE = "darkrock-sheriffs-office"


def mine(hand: str = "", **facts: Any) -> dict[str, Any]:
    return {"space": PLAIN, "hand": hand, **facts}


# ---- drawing and holding ----


@pytest.mark.rule("WL-DECK-02")
def test_the_hand_limit_counts_at_the_end_of_the_own_turn_only() -> None:
    nine = "A♣ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦"
    game = table(mine(nine), {"hand": "A♠ K♠ Q♠ J♠ 10♠ 9♠"}, deck="2♣ 3♣")
    do(game, "use:9♦")  # Instincts: two more cards
    assert len(hand(game)) == 10
    do(game, "end")
    assert asked(game) == (ANN, "discard")
    do(game, *[f"discard:{each_card}" for each_card in cards("A♣ K♦ Q♦ J♦ 10♦")])
    assert hand(game) == set(cards("8♦ 7♦ 6♦ 2♣ 3♣"))
    assert asked(game) == (BOB, "income")  # who holds six, and is not asked to discard
    assert len(hand(game, BOB)) == 6


@pytest.mark.rule("WL-DECK-03")
def test_an_empty_deck_is_made_anew_and_drawing_goes_on() -> None:
    game = table(
        mine("9♦"), deck="A♣", discard=rest_of_pack("9♦", "A♣"), chance={"poker": cards("K♥")}
    )
    do(game, "use:9♦")
    assert set(drew(game, ANN)) == set(cards("A♣ K♥"))
    assert happened(game, "reshuffled") == [{"count": 50}]
    assert discarded(game) == set(cards("9♦"))


@pytest.mark.rule("WL-DECK-04")
@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("A♣", 1)])
def test_where_nothing_is_left_the_rest_of_the_draw_is_lost(deck: str, drawn: int) -> None:
    held = rest_of_pack("9♦", deck)
    game = table({"hand": "9♦"}, {"hand": held}, deck=deck)
    do(game, "use:9♦")
    assert drew(game, ANN) == cards(deck)
    assert len(drew(game, ANN)) == drawn
    assert asked(game) == (ANN, "act")  # and the game goes on


# ---- Actions ----


@pytest.mark.rule("WL-DECK-08", "WL-MARSHAL-02", "WL-WANTED-01")
@pytest.mark.parametrize(("option", "marshal", "wanted"), [(1, 1, 0), (2, 0, 1)])
def test_living_legend_is_a_point_on_either_track(option: int, marshal: int, wanted: int) -> None:
    game = do(table(mine("A♦")), "use:A♦")
    assert asked(game) == (ANN, "choose")
    assert len(keys(game)) == 2
    do(game, sorted(keys(game))[option - 1])
    assert (player(game)["marshal"], player(game)["wanted"]) == (marshal, wanted)
    assert game.view()["actions"] == 2
    assert discarded(game) == set(cards("A♦"))


@pytest.mark.rule("WL-DECK-08", "WL-MARSHAL-07")
def test_living_legend_is_a_wanted_point_only_for_the_wanted() -> None:
    game = do(table(mine("A♦", wanted=2)), "use:A♦")
    assert len(keys(game)) == 1
    do(game, keys(game).pop())
    assert (player(game)["marshal"], player(game)["wanted"]) == (0, 3)


@pytest.mark.rule("WL-DECK-09", "WL-DECK-10")
def test_determination_costs_one_action_and_gives_two() -> None:
    game = do(table(mine("K♦ K♠"), actions=1), "use:K♦")
    assert game.view()["actions"] == 2
    do(game, "use:K♠")
    assert game.view()["actions"] == 3


@pytest.mark.rule("WL-DECK-10")
def test_actions_from_determination_do_not_last_beyond_the_turn() -> None:
    game = do(table(mine("K♦"), players=3), "use:K♦")
    do(game, "end")
    for _ in range(2):
        do(game, "income:money", "end")
    do(game, "income:money")
    assert asked(game) == (ANN, "act")
    assert game.view()["actions"] == 3


@pytest.mark.rule("WL-DECK-21")
@pytest.mark.parametrize(("facts", "lp"), [({}, 0), ({"marshal": 1}, 1), ({"wanted": 1}, 1)])
def test_manhunt_moves_the_sheriff_up_to_3_and_pays_who_has_taken_a_side(
    facts: dict[str, int], lp: int
) -> None:
    game = table(mine("4♥", **facts), {"wanted": 1, "space": CABARET})
    do(game, "use:4♥")
    assert asked(game) == (ANN, "sheriff")
    assert "stop" in keys(game)
    assert {"darkrock-store-west", "darkrock-main-street", BANK} <= offered(game, "sheriff")
    assert "spikes-view-5" not in offered(game, "sheriff")  # four spaces away
    do(game, "sheriff:darkrock-bank")
    assert game.view()["sheriff"]["space"] == BANK
    assert player(game)["lp"] == lp


@pytest.mark.rule("WL-DECK-21")
def test_manhunt_may_leave_the_sheriff_where_he_is() -> None:
    game = do(table(mine("4♥", wanted=1)), "use:4♥", "stop")
    assert game.view()["sheriff"]["space"] == OFFICE
    assert player(game)["lp"] == 1


@pytest.mark.rule("WL-DECK-22")
def test_with_nobody_wanted_manhunt_only_pays_a_marshal() -> None:
    game = do(table(mine("4♥", marshal=1)), "use:4♥")
    assert asked(game) == (ANN, "act")
    assert game.view()["sheriff"]["space"] == OFFICE
    assert player(game)["lp"] == 1
    assert "use:4♥" not in keys(table(mine("4♥")))  # of no use to a neutral player


@pytest.mark.rule("WL-DECK-24")
def test_saddle_up_goes_to_any_town_space() -> None:
    game = do(table(mine("2♠")), "use:2♠")
    assert asked(game) == (ANN, "place")
    towns = offered(game, "place")
    assert {name.rsplit("-", 1)[0].split("-")[0] for name in towns} == {"darkrock", "red"}
    assert len(towns) == 18
    do(game, f"place:{CABARET}")
    assert player(game)["space"] == CABARET


@pytest.mark.rule("WL-DECK-24")
def test_saddle_up_takes_no_wanted_player_to_the_sheriff() -> None:
    game = do(table(mine("2♠", wanted=1), sheriff=BANK), "use:2♠")
    assert BANK not in offered(game, "place")
    assert OFFICE in offered(game, "place")


@pytest.mark.rule("WL-DECK-26")
def test_payday_pays_30() -> None:
    game = do(table(mine("5♣")), "use:5♣")
    assert player(game)["money"] == 30
    assert discarded(game) == set(cards("5♣"))


# ---- Reactions to what is not a fight ----


@pytest.mark.rule("WL-DECK-23", "WL-DECK-05")
def test_sprint_adds_two_spaces_to_a_move_action() -> None:
    game = do(table(mine("3♠", cattle="cattle-green-1"), actions=1), "ride:spikes-view-9")
    assert "react:3♠" in keys(game)
    do(game, "react:3♠")
    assert asked(game) == (ANN, "ride")
    assert STATION in offered(game, "ride")
    assert "darkrock-bank" in offered(game, "ride")  # two spaces off
    assert "darkrock-main-street" not in offered(game, "ride")  # three
    do(game, f"ride:{STATION}")
    assert "deliver" in keys(game)  # it is still the same Move action
    assert game.view()["actions"] == 0  # the Reaction cost none


@pytest.mark.rule("WL-DECK-23")
def test_sprint_needs_the_end_of_a_move_action() -> None:
    game = do(table(mine("2♠ 3♠")), "use:2♠", f"place:{DOCTOR}")
    assert asked(game) == (ANN, "act")  # Saddle Up is no Move action
    assert "use:3♠" not in keys(game)


@pytest.mark.rule("WL-DECK-26", "WL-CLAR-03")
def test_reputation_doubles_a_point_once_a_turn() -> None:
    game = do(table(mine("A♦ A♥ 7♦ 7♥")), "use:A♦", "choose:living-legend.1")
    assert {"react:7♦", "react:7♥"} < keys(game)
    do(game, "react:7♦")
    assert player(game)["marshal"] == 2
    do(game, "use:A♥", "choose:living-legend.1")
    assert player(game)["marshal"] == 3
    assert asked(game) == (ANN, "act")  # no second one in a turn
