"""Story cards: who places a disc when, and how a full card is resolved."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK
from support.legends.playing import do
from support.legends.reading import each, happened, keys, player, story
from support.legends.tables import ANN, BOB, CAL, DEE, HERO, table
from support.reading import asked

REPUTATION, ALSO_REPUTATION = "dead-or-alive", "the-law"
LONG_RIDE, GEAR = "the-cruel-wastes", "tools-of-the-trade"
TWO_LP = "ink-and-lead"


def legend(game: tw.Game, suit: str = "♦", option: int = 1) -> tw.Game:
    """Living Legend: a point on a track, which is what the reputation stories wait for."""
    return do(game, f"use:A{suit}", f"choose:living-legend.{option}")


def tabled(left: str, right: str = LONG_RIDE, **facts: Any) -> tw.Game:
    """Ann with two Living Legends in hand."""
    seats = facts.pop("seats", [{"hand": "A♦ A♥"}])
    return table(*seats, stories={"left": [left], "right": [right]}, **facts)


# ---- what lies there ----


@pytest.mark.rule("WL-STORY-01", "WL-STORY-02")
def test_two_backs_are_open_and_the_fronts_are_not() -> None:
    game = tabled(REPUTATION, GEAR)
    for seat in (ANN, BOB, None):
        left, right = game.view(seat)["stories"]
        assert (left["back"], right["back"]) == ("back-reputation", "back-new-gear")
        assert (left["count"], right["count"]) == (20, 20)
        assert left["story"] is None
        assert right["story"] is None


@pytest.mark.rule("WL-STORY-02")
def test_cards_with_the_same_back_cannot_be_told_apart() -> None:
    one, other = tabled(REPUTATION), tabled(ALSO_REPUTATION)
    for seat in (ANN, BOB, None):
        assert one.view(seat) == other.view(seat)
    legend(one)
    legend(other)
    assert one.decision is not None
    assert other.decision is not None
    assert one.decision.keys == other.decision.keys


@pytest.mark.rule("WL-STORY-05", "WL-STORY-06")
@pytest.mark.parametrize(("players", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_discs_a_card_needs(players: int, needed: int) -> None:
    some = {"left": [BOB] * (needed - 1)}
    short = do(tabled(REPUTATION, players=players, discs=some), "end")
    assert happened(short, "story-resolved") == []
    game = tabled(REPUTATION, players=players, discs=some)
    assert story(game)["needed"] == needed
    do(do(legend(game), "contribute:left"), "end")
    assert len(happened(game, "story-resolved")) == 1


# ---- placing a disc ----


@pytest.mark.rule("WL-STORY-03", "WL-STORY-04")
def test_who_meets_a_trigger_may_place_a_disc_on_the_first_free_space() -> None:
    game = legend(tabled(REPUTATION, players=5, discs={"left": [CAL]}))
    assert keys(game) == {"pass", "contribute:left"}
    declined = do(game.clone(), "pass")
    assert story(declined)["discs"] == [CAL]
    do(game, "contribute:left")
    assert story(game)["discs"] == [CAL, ANN]
    assert player(game)["discs"] == 1
    assert asked(game) == (ANN, "act")


@pytest.mark.rule("WL-STORY-07")
def test_one_disc_a_turn_on_one_card() -> None:
    game = do(legend(tabled(REPUTATION, ALSO_REPUTATION)), "contribute:left")
    assert asked(game) == (ANN, "act")  # not on the other card too
    legend(game, "♥")
    assert asked(game) == (ANN, "act")  # nor for another point
    assert (story(game)["discs"], story(game, "right")["discs"]) == ([ANN], [])


@pytest.mark.rule("WL-STORY-07")
def test_in_the_next_turn_one_may_place_another() -> None:
    game = tabled(REPUTATION, players=3, seats=[{"hand": "A♦ A♥"}], discs={"right": [ANN]})
    do(do(legend(game), "contribute:left"), "end")
    for _ in range(2):
        do(game, "income:money", "end")
    legend(do(game, "income:money"), "♥")
    assert "contribute:left" in keys(game)


@pytest.mark.rule("WL-STORY-08")
@pytest.mark.parametrize("side", ["left", "right"])
def test_where_both_cards_have_the_trigger_the_player_chooses(side: str) -> None:
    game = legend(tabled(REPUTATION, ALSO_REPUTATION))
    assert keys(game) == {"pass", "contribute:left", "contribute:right"}
    do(game, f"contribute:{side}")
    assert story(game, side)["discs"] == [ANN]


@pytest.mark.rule("WL-STORY-09")
def test_nobody_contributes_in_another_players_turn() -> None:
    seats = [{"space": BANK, "hand": "3♣"}, {"space": BANK, "hand": "K♠"}]
    game = tabled("ten-paces", seats=seats)
    do(game, "duel:1", "lay:3♣", "lay:K♠")
    assert happened(game, "won-fight")[0]["seat"] == BOB
    assert asked(game) == (ANN, "act")
    assert happened(game, "contributed") == []


@pytest.mark.rule("WL-STORY-10")
@pytest.mark.parametrize(("discs", "left", "right"), [
    ({"right": [ANN, ANN]}, [ANN], [ANN]),
    ({"left": [ANN], "right": [ANN]}, [ANN, ANN], []),
])  # fmt: skip
def test_with_both_discs_out_one_moves_from_the_other_card(
    discs: dict[str, list[int]], left: list[int], right: list[int]
) -> None:
    game = do(legend(tabled(REPUTATION, players=5, discs=discs)), "contribute:left")
    assert (story(game)["discs"], story(game, "right")["discs"]) == (left, right)
    assert player(game)["discs"] == 0
    assert happened(game, "contributed") == [{"seat": ANN, "side": "left", "moved": 1}]


@pytest.mark.rule("WL-STORY-10")
def test_with_a_disc_at_hand_none_is_moved() -> None:
    game = tabled(REPUTATION, players=5, discs={"right": [ANN]})
    do(legend(game), "contribute:left")
    assert (story(game)["discs"], story(game, "right")["discs"]) == ([ANN], [ANN])


@pytest.mark.rule("WL-STORY-11")
def test_two_discs_on_the_card_are_all_one_can_have_there() -> None:
    game = legend(tabled(REPUTATION, players=5, discs={"left": [ANN, ANN]}))
    assert asked(game) == (ANN, "act")


@pytest.mark.rule("WL-STORY-12")
def test_who_passes_is_asked_again_at_a_later_meeting_in_the_same_turn() -> None:
    game = do(legend(tabled(REPUTATION)), "pass")
    assert asked(game) == (ANN, "act")
    legend(game, "♥")
    assert keys(game) == {"pass", "contribute:left"}


@pytest.mark.rule("WL-STORY-13", "WL-STORY-17")
def test_both_discs_of_a_player_may_fill_a_card_for_one_reward() -> None:
    game = do(legend(tabled(REPUTATION, discs={"left": [ANN]})), "contribute:left")
    assert story(game)["discs"] == [ANN, ANN]
    before = player(game)["money"]
    do(game, "end")
    assert player(game)["money"] == before + 40  # a Marshal's reward, once
    assert each(game, "discs") == [2, 2, 2, 2]


# ---- resolving ----


@pytest.mark.rule("WL-STORY-14", "WL-STORY-16")
def test_a_full_card_waits_for_the_end_of_the_turn() -> None:
    game = do(legend(tabled(REPUTATION, discs={"left": [CAL]})), "contribute:left")
    assert story(game)["discs"] == [CAL, ANN]
    do(game, f"ride:{player(game)['space']}")
    assert happened(game, "story-resolved") == []
    before = each(game, "money")
    do(game, "end")
    assert happened(game, "story-resolved") == [{"story": REPUTATION, "seat": ANN}]
    gain = [after - then for after, then in zip(each(game, "money"), before, strict=True)]
    assert gain == [40, 0, 20, 0]  # Ann is a Marshal, Cal neither
    assert asked(game) == (BOB, "income")


@pytest.mark.rule("WL-STORY-15", "WL-STORY-18", "WL-STORY-19", "WL-STORY-23")
def test_the_steps_of_a_resolution_in_their_order() -> None:
    discs = {"left": [BOB, ANN]}
    game = tabled("blood-money", at="end", discs=discs, seats=[{}, {}, {"wanted": 1}])
    assert [event.key for event in game.events] == ["story-resolved"]  # read aloud
    assert story(game)["discs"] == []  # the discs come back first
    assert each(game, "discs") == [2, 2, 2, 2]
    do(game, "choose:blood-money.1", "choose:blood-money.1", "sheriff:darkrock-store-west")
    assert [event.key for event in game.events][:8] == [
        "story-resolved", "gained-money", "gained-money",
        "bandit-came", "bandit-came", "bandit-came", "bandit-came", "sheriff-moved",
    ]  # fmt: skip
    assert happened(game, "sheriff-moved")[0]["seat"] == ANN


@pytest.mark.rule("WL-STORY-22")
@pytest.mark.parametrize("resolver", range(4))
def test_contributors_choose_for_themselves_clockwise_from_the_resolver(resolver: int) -> None:
    others = [seat for seat in range(5) if seat != resolver][:2]
    discs = {"left": [*others, resolver]}
    game = tabled("blood-money", players=5, at="end", active=resolver, discs=discs, seats=[])
    turn_order = sorted([resolver, *others], key=lambda seat: (seat - resolver) % 5)
    for number, seat in enumerate(turn_order):
        assert asked(game) == (seat, "choose")
        do(game, f"choose:blood-money.{1 + number % 2}")
    assert [each(game, "wounds")[seat] for seat in turn_order] == [0, 1, 0]
    assert [each(game, "money")[seat] for seat in turn_order] == [30, 50, 30]


@pytest.mark.rule("WL-STORY-24")
def test_a_resolved_card_is_gone_and_the_next_one_lies_there() -> None:
    stories = {"left": ["dead-or-alive", "tools-of-the-trade"], "right": [LONG_RIDE]}
    game = table(stories=stories, discs={"left": [ANN, BOB]}, at="end")
    assert (story(game)["back"], story(game)["count"]) == ("back-new-gear", 19)
    assert happened(game, "story-available") == [{"side": "left", "back": "back-new-gear"}]
    assert story(game, "right")["count"] == 20


@pytest.mark.rule("WL-STORY-24")
def test_an_empty_deck_stays_empty_while_the_other_goes_on() -> None:
    every = [option.removeprefix("story:") for option in _stories()]
    rest = [name for name in every if name != REPUTATION]
    rest.sort(key=lambda name: name != ALSO_REPUTATION)
    stories = {"left": [REPUTATION], "right": rest}
    game = table({"hand": "A♦"}, stories=stories, discs={"left": [DEE, CAL]}, at="end", active=DEE)
    assert story(game) == {
        "side": "left", "count": 0, "back": None, "discs": [], "needed": 2, "story": None,
    }  # fmt: skip
    do(game, "income:money")
    legend(game)
    assert keys(game) == {"pass", "contribute:right"}


def _stories() -> tuple[str, ...]:
    found: tuple[str, ...] = table().ruleset.compiled.stories  # type: ignore[attr-defined]  # LegendsRuleset
    return found


@pytest.mark.rule("WL-STORY-25")
@pytest.mark.parametrize("order", [("left", "right"), ("right", "left")])
def test_two_full_cards_are_resolved_in_the_order_the_player_likes(order: tuple[str, str]) -> None:
    discs = {"left": [BOB, CAL], "right": [CAL, DEE]}
    stories = {"left": ["ten-paces"], "right": ["local-rabble"]}
    game = table(at="end", discs=discs, stories=stories)
    assert (asked(game), keys(game)) == ((ANN, "story"), {"resolve:left", "resolve:right"})
    do(game, f"resolve:{order[0]}")
    cards = {"left": "ten-paces", "right": "local-rabble"}
    keys_seen = [event.key for event in game.events]
    assert [event["story"] for event in happened(game, "story-resolved")] == [
        cards[side] for side in order
    ]
    first, second = (i for i, key in enumerate(keys_seen) if key == "story-resolved")
    came = [i for i, key in enumerate(keys_seen) if key == "bandit-came"]  # only Local Rabble's
    assert all((first < i < second) == (order[0] == "right") for i in came)


@pytest.mark.rule("WL-STORY-25")
def test_a_card_that_loses_a_disc_meanwhile_is_full_no_more() -> None:
    discs = {"left": [ANN, BOB], "right": [ANN, CAL]}
    stories = {"left": ["the-telegraph-wire"], "right": ["ten-paces"]}
    game = table(at="end", discs=discs, stories=stories)
    do(game, "resolve:left", "take-back:right")
    assert asked(game) == (BOB, "income")
    assert story(game, "right")["discs"] == [CAL]


@pytest.mark.rule("WL-STORY-26")
def test_a_trigger_met_while_resolving_places_no_disc() -> None:
    game = tabled("the-fence-war", REPUTATION, at="end", discs={"left": [ANN, BOB]})
    do(game, "choose:the-fence-war.2")
    assert player(game)["marshal"] == 1
    assert asked(game) == (BOB, "choose")  # nothing for Ann to place
    do(game, "choose:the-fence-war.1")
    assert happened(game, "contributed") == []


@pytest.mark.rule("WL-STORY-26", "WL-WANTED-05")
def test_the_lp_of_the_wanted_meet_no_story() -> None:
    game = do(tabled(TWO_LP, seats=[{"wanted": 5}]), "end")
    assert player(game)["lp"] == 2
    assert happened(game, "contributed") == []
    assert asked(game)[0] == BOB


@pytest.mark.rule("WL-STORY-05")
@pytest.mark.parametrize(("lying", "offered"), [([1], True), ([1, 2], False)])
def test_no_disc_is_put_on_a_full_story(lying: list[int], offered: bool) -> None:
    """The left story waits for the Action of a card."""
    stories = {"left": ["the-telegraph-wire"], "right": ["the-widow"]}
    game = table({HERO: {"hand": "5♥"}}, stories=stories, discs={"left": lying})
    do(game, "use:5♥")
    assert ("contribute:left" in keys(game)) == offered
