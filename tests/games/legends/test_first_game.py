"""The first game (WL-FIRST): fewer things in the box, few characters, one story deck, 15 LP."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import COMPILED, CONTENT, STORE
from support.legends.playing import choose, end_turn, settle
from support.legends.reading import happened, keys
from support.reading import asked, question
from tumbleweed.core.replay import replay

FIRST = ["first-game"]
ANNIE, BASS, BILLY, KNIFE = "annie-oakley", "bass-reeves", "billy-the-kid", "bloody-knife"
REMOVED = ("whiskey", "ten-gallon", "miners-map")
TWENTY = {
    "The Wild Wild West", "Dead or Alive", "The Pinkertons", "Local Rabble",
    "Fortune Favors the Bold", "The Cruel Wastes", "Blood Money", "High Noon",
    "Rub Some Dirt In It", "The Law", "Tribes of the Mesa", "Cheap Horse", "Ghost Mine",
    "Snake Oil Salesman", "The Widow", "Spit-shined and Proper", "The Preacher",
    "Tools of the Trade", "The Sheriff of Darkrock", "Harsh Times",
}  # fmt: skip


def new(players: int = 3, seed: int = 1, **options: Any) -> tw.Game:
    return tw.new("legends", players=players, seed=seed, variants=FIRST, **options)


def begun(game: tw.Game) -> tw.Game:
    """To the first turn, by the first of what is on offer."""
    while question(game) in ("pick-character", "start-space"):
        assert game.decision is not None
        game.choose(game.decision.keys[0])
    return game


def table(players: int = 3, **facts: Any) -> tw.Game:
    return tw.at_table("legends", players=players, variants=FIRST, **facts)


# ---- set-up ----


@pytest.mark.rule("WL-FIRST-03")
@pytest.mark.parametrize(
    ("players", "cast"), [(3, {ANNIE, BASS, BILLY}), (4, {ANNIE, BASS, BILLY, KNIFE})]
)
def test_everybody_picks_one_of_few_in_turn(players: int, cast: set[str]) -> None:
    game = new(players)
    for seat in range(players):
        assert asked(game) == (seat, "pick-character")
        free = {key.removeprefix("character:") for key in keys(game)}
        taken = {player["character"] for player in game.view()["players"]}
        assert free == cast - taken
        assert game.view(seat)["dealt"] is None
        choose(game, f"character:{max(free - {BILLY} or free)}")
    assert {player["character"] for player in game.view()["players"]} == cast


@pytest.mark.rule("WL-FIRST-06")
@pytest.mark.parametrize("billy", [0, 1, 2])
def test_billy_the_kid_begins_wherever_he_sits(billy: int) -> None:
    cast = [ANNIE, BASS]
    cast.insert(billy, BILLY)
    game = begun(new(characters=cast))
    assert game.view()["first"] == game.view()["active"] == billy
    assert happened(game, "first-player") == [{"seat": billy}]


@pytest.mark.rule("WL-FIRST-01", "WL-FIRST-02")
def test_three_items_and_all_cattle_stay_in_the_box() -> None:
    view = begun(new()).view()
    assert {item for item, copies in view["store"].items() if not copies} == set(REMOVED)
    assert view["ranches"] == {"green": 0, "blue": 0}
    plain = begun(tw.new("legends", players=3, seed=1)).view()
    assert min(plain["store"].values()) > 0
    assert plain["ranches"] == {"green": 8, "blue": 8}


@pytest.mark.rule("WL-FIRST-04", "WL-FIRST-08")
def test_one_story_deck_of_twenty_cards_and_one_of_them_available() -> None:
    game = new()
    left, right = game.view()["stories"]
    assert (left["count"], right["count"]) == (20, 0)
    assert left["back"] is not None
    assert right["back"] is None
    assert [event["side"] for event in happened(game, "story-available")] == ["left"]
    deck = game.to_json()["state"]["story_left"]
    assert {CONTENT.entry("story", story)["name"] for story in deck} == TWENTY
    assert new(seed=2).to_json()["state"]["story_left"] != deck  # shuffled


@pytest.mark.rule("WL-FIRST-05", "WL-FIRST-07")
def test_no_goals_and_fifteen_legendary_points() -> None:
    view = begun(new()).view(0)
    assert view["length"] == new(length=15).view()["length"] == 15
    assert view["players"][0]["goals"] is None
    assert view["tokens_left"] is None


# ---- refused ----


@pytest.mark.rule("WL-FIRST-03", "WL-FIRST-05", "WL-FIRST-06", "WL-FIRST-07", "WL-FIRST-09")
@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"variants": ["first-game", "goals"]}, "without goals"),
        ({"players": 5}, "4 players at most"),
        ({"players": 6}, "4 players at most"),
        ({"first_player": 0}, "Billy the Kid begins"),
        ({"length": 20}, "20 is not one of 15"),
        ({"length": 25}, "25 is not one of 15"),
        ({"characters": [ANNIE, BILLY, KNIFE]}, "not 'bloody-knife'"),
        ({"characters": [ANNIE, BILLY, "jesse-james"]}, "not 'jesse-james'"),
    ],
)
def test_what_the_first_game_does_not_allow(setup: dict[str, Any], why: str) -> None:
    with pytest.raises(tw.UnknownName, match=why):
        tw.new("legends", seed=1, **{"players": 3, "variants": FIRST, **setup})


@pytest.mark.rule("WL-FIRST-09")
def test_billy_is_left_for_the_last_to_pick() -> None:
    """Of two players one may take another; then only he is left for the second."""
    game = new(2)
    choose(game, f"character:{ANNIE}")
    assert keys(game) == {f"character:{BILLY}"}
    game = new(2)
    choose(game, f"character:{BILLY}")
    assert keys(game) == {f"character:{ANNIE}", f"character:{BASS}"}
    with pytest.raises(tw.UnknownName, match="needs 'billy-the-kid'"):
        new(2, characters=[ANNIE, BASS])


# ---- play ----


@pytest.mark.rule("WL-FIRST-02")
@pytest.mark.parametrize("ranch", ["mesitos-point-ranch-green", "sunny-hills-ranch-blue"])
def test_no_cattle_at_the_ranches(ranch: str) -> None:
    game = table(seats={0: {"space": ranch}})
    assert "acquire" not in keys(game)
    [reason] = game.why_not(0, "acquire")
    assert (reason.rule, reason.key) == ("WL-FIRST-02", "why-no-cattle-in-game")
    assert "acquire" in keys(tw.at_table("legends", players=3, seats={0: {"space": ranch}}))


@pytest.mark.rule("WL-FIRST-01")
@pytest.mark.parametrize("item", REMOVED)
def test_the_store_does_not_sell_what_is_in_the_box(item: str) -> None:
    seats = {0: {"space": STORE, "money": 120}}
    game, plain = table(seats=seats), tw.at_table("legends", players=3, seats=seats)
    for shop in (game, plain):
        choose(shop, "store")
    assert f"buy:{item}" in keys(plain)
    assert f"buy:{item}" not in keys(game)
    [reason] = game.why_not(0, f"buy:{item}")
    assert (reason.rule, reason.key) == ("WL-FIRST-01", "why-not-in-game")


def one_deck(*stories: str, discs: list[int]) -> tw.Game:
    return table(stories={"left": list(stories)}, discs={"left": discs})


@pytest.mark.rule("WL-FIRST-08")
def test_a_full_story_is_resolved_and_the_next_one_is_there() -> None:
    game = one_deck("local-rabble", "the-widow", discs=[0, 1])
    choose(game, "end")
    assert question(game) == "income"
    assert [event["story"] for event in happened(game, "story-resolved")] == ["local-rabble"]
    left, right = game.view()["stories"]
    assert (left["count"], left["discs"], left["back"]) == (19, [], "back-poker-hand")
    assert (right["count"], right["discs"], right["back"]) == (0, [], None)


@pytest.mark.rule("WL-FIRST-08")
def test_discs_come_to_the_one_card_only() -> None:
    """The right side, where no card lies, is never on offer."""
    game = table(
        seats={0: {"space": "spikes-view-9"}, 1: {"space": "spikes-view-9"}},
        stories={"left": ["harsh-times"]},
    )  # fmt: skip
    choose(game, "ride:spikes-view-9")
    assert "contribute:left" in keys(game)
    assert "contribute:right" not in keys(game)
    choose(game, "contribute:left")
    settle(game)
    assert game.view()["stories"][0]["discs"] == [0]
    assert game.why_not(0, "contribute:right")


def resolving(story: str, discs: list[int]) -> tw.Game:
    """A story that is not among the twenty, put on the deck by hand: one deck must do for it."""
    game = one_deck(discs=discs)
    state: Any = game.state
    state.story_left[-1] = COMPILED.stories.index(story)
    choose(game, "end")
    return game


def test_a_look_at_a_story_deck_is_at_the_only_one() -> None:
    game = resolving("the-dime-novelist", [0, 1])
    assert asked(game) == (0, "look")
    assert keys(game) == {"look:left"}
    choose(game, "look:left")
    assert happened(game, "peeked-story", 0)[0]["story"] is not None
    assert happened(game, "peeked-story", 2)[0]["story"] is None


def test_there_is_no_disc_on_another_card_to_take_back() -> None:
    game = resolving("the-telegraph-wire", [0, 1])
    assert question(game) in ("income", "answer")
    assert happened(game, "disc-returned") == []


# ---- the end ----


@pytest.mark.rule("WL-FIRST-07")
@pytest.mark.parametrize(("lp", "ends"), [(14, False), (15, True)])
def test_the_end_comes_with_fifteen(lp: int, ends: bool) -> None:
    game = end_turn(table(seats={0: {"lp": lp}}))
    assert bool(happened(game, "end-triggered")) == ends


@pytest.mark.rule("WL-FIRST-10")
def test_scoring_is_the_usual_one() -> None:
    seat = {
        "lp": 10, "money": 120, "wounds": 1, "items": ["thoroughbred"], "marshal": 4, "nuggets": 2,
    }  # fmt: skip
    game = table(at="scoring", seats={0: seat, 1: {"wanted": 2, "wounds": 3}})
    assert game.result is not None
    assert game.result.breakdown[:2] == [
        {"track": 10, "upgrades": 2, "money": 2, "wounds": -1, "wanted": 0, "marshal": 2},
        {"track": 0, "upgrades": 0, "money": 0, "wounds": -3, "wanted": 3, "marshal": 0},
    ]
    assert list(game.result.breakdown[0]) == list(
        tw.at_table("legends", players=3, at="scoring").result.breakdown[0]  # type: ignore[union-attr]  # over
    )


@pytest.mark.parametrize("players", [3, 4])
def test_a_first_game_is_saved_and_told_again(players: int) -> None:
    game, luck = new(players, seed=players), Random(players)
    for _ in range(150):
        assert game.decision is not None
        game.choose(luck.choice(game.decision.keys))
    again = tw.load(game.to_json())
    assert again.fingerprint == game.fingerprint
    assert game.record is not None
    assert replay(game.record).to_json() == game.to_json()
