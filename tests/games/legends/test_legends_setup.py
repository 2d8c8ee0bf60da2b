"""Set-up (WL-SETUP): what lies on the table when the first turn begins, and who decides what."""

import random
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import COMPILED, HIDEOUTS, OFFICE
from support.legends.playing import choose
from support.legends.reading import happened, offered, player
from support.legends.tables import three
from support.reading import now, question
from tumbleweed.core.state import fingerprint

PEACEFUL = ["annie-oakley", "bass-reeves", "bloody-knife", "doc-holliday"]  # nobody is Wanted
OUTLAWS = ["annie-oakley", "jesse-james", "billy-the-kid", "wyatt-earp"]


def new(characters: list[str] | None = None, seed: int = 1, **options: Any) -> tw.Game:
    """A new game at its first question."""
    players = len(characters) if characters else options.pop("players", 4)
    return tw.new("legends", players=players, seed=seed, characters=characters, **options)


def begin(game: tw.Game) -> tw.Game:
    """Everybody takes the first character dealt and the first starting space on offer."""
    while question(game) in ("character", "start-space"):
        choose(game, now(game).keys[0])
    return game


def wander(game: tw.Game) -> Iterator[dict[str, Any]]:
    """What a spectator sees at every question of a game played to its end: at random, but that
    no chance to contribute to a story is missed."""
    chance = random.Random(5)
    while game.decision is not None:
        yield game.view()
        discs = [key for key in game.decision.keys if key.startswith("contribute")]
        game.choose(chance.choice(discs or game.decision.keys))


# ---- what is in the box ----


@pytest.mark.rule("WL-SETUP-01")
def test_up_to_six_play() -> None:
    for players in (3, 4, 5, 6):
        assert len(begin(new(players=players)).view()["players"]) == players
    for players in (0, 1, 7):
        with pytest.raises(tw.UnknownName, match="is not played by"):
            new(players=players)


@pytest.mark.rule("WL-SETUP-02", "WL-SETUP-08")
def test_one_board_and_two_dice() -> None:
    folder = files("tumbleweed") / "games" / "legends" / "content"
    boards = [file.name for file in folder.iterdir() if file.name.startswith("board")]
    assert boards == ["board-main.toml"]
    seat = {0: {"space": "spikes-view-mine"}}
    game = choose(three(seats=seat, chance={"dice": ["gravel", "tailings"]}), "prospect")
    assert [roll["die"] for roll in happened(game, "rolled")] == ["gravel", "tailings"]


@pytest.mark.rule("WL-SETUP-19", "WL-SETUP-25")
def test_the_money_in_the_box_is_enough_for_everybody_at_the_limit() -> None:
    """54 cards worth $720: six players with $120 each, and no more comes in."""
    assert 36 * 10 + 18 * 20 == 6 * 120
    seats = {seat: {"money": 120} for seat in range(6)}
    game = choose(three(6, at="turn", seats=seats), "income:money")
    assert sum(player(game, seat)["money"] for seat in range(6)) == 720


@pytest.mark.rule("WL-SETUP-04", "WL-SETUP-05", "WL-SETUP-07", "WL-SETUP-47")
def test_through_a_whole_game_cubes_discs_and_the_first_player_are_what_they_are() -> None:
    """One cube counts LP, one stands on at most one track; two discs each; one first player."""
    game = begin(new(players=3, seed=2, length=25))
    first, contributions = game.view()["first"], 0
    for view in wander(game):
        assert view["first"] == first
        for mat in view["players"]:
            assert not (mat["marshal"] and mat["wanted"])
            placed = sum(story["discs"].count(mat["seat"]) for story in view["stories"])
            assert mat["discs"] + placed == 2
            contributions += placed
    assert contributions > 0


# ---- the table ----


@pytest.mark.rule("WL-SETUP-22", "WL-SETUP-26")
def test_every_item_is_on_sale_from_the_first_turn() -> None:
    game = begin(new(PEACEFUL, first_player=0))
    taken = [item["item"] for seat in range(4) for item in player(game, seat)["items"]]
    left = {name: 6 - taken.count(name) for name in COMPILED.items}
    assert game.view()["store"] == left
    choose(game, "income:money", "store")
    assert offered(game, "buy") == {"revolver", "miners-map", "whiskey", "provisions", "ten-gallon"}


@pytest.mark.rule("WL-SETUP-27", "WL-SETUP-28")
def test_the_poker_deck_is_shuffled_and_the_discard_pile_empty() -> None:
    games = [begin(new(PEACEFUL, seed=seed, first_player=0)) for seed in range(1, 6)]
    for game in games:
        view = game.view()
        hands = sum(mat["hand_count"] for mat in view["players"])
        assert (view["deck_count"], view["discard"]) == (52 - hands, [])
        assert not any("poker-" in str(view[name]) for name in view)  # not a card is visible
    assert len({str(happened(game, "drew")) for game in games}) == 5


@pytest.mark.rule("WL-SETUP-29")
def test_the_cattle_lie_face_down_on_their_ranches() -> None:
    view = begin(new()).view()
    assert view["ranches"] == {"green": 8, "blue": 8}
    assert "cattle-green" not in str(view)
    colors = {"mesitos-point-ranch-green": "green", "sunny-hills-ranch-blue": "blue"}
    for space, color in colors.items():
        game = choose(three(seats={0: {"space": space}}), "acquire")
        cattle = game.view(1)["players"][0]["cattle"]
        assert cattle == {"color": color, "token": None}
        assert player(game, 0)["cattle"]["token"].startswith(f"cattle-{color}")


@pytest.mark.rule("WL-SETUP-30")
def test_nuggets_and_dice_are_in_the_supply() -> None:
    view = begin(new()).view()
    assert (view["supply"], view["dice"]) == (36, [])
    assert [mat["nuggets"] for mat in view["players"]] == [0, 0, 0, 0]


@pytest.mark.rule("WL-SETUP-53")
def test_two_story_decks_of_twenty_in_any_order() -> None:
    stories = [begin(new(PEACEFUL, seed=seed)).view()["stories"] for seed in range(1, 9)]
    assert {deck["count"] for decks in stories for deck in decks} == {20}
    assert {deck["story"] for decks in stories for deck in decks} == {None}
    assert len({decks[0]["back"] for decks in stories}) > 2


@pytest.mark.rule("WL-SETUP-56")
def test_the_fight_cards_are_shuffled_face_down() -> None:
    game = begin(new(PEACEFUL))
    assert game.view()["fight_deck_count"] == 13
    assert "fight-" not in str(game.view()["fight"])
    decks = [begin(new(PEACEFUL, seed=seed)).to_json()["state"]["fight_deck"] for seed in range(6)]
    assert all(sorted(deck) == sorted(COMPILED.fight_cards) for deck in decks)
    assert all(one != other for one, other in pairwise(decks))


@pytest.mark.rule("WL-SETUP-54")
def test_the_sheriff_is_in_his_office() -> None:
    assert begin(new()).view()["sheriff"]["space"] == OFFICE == "darkrock-sheriffs-office"


@pytest.mark.rule("WL-SETUP-55")
def test_a_bandit_on_every_hideout_without_a_player() -> None:
    assert begin(new(PEACEFUL)).view()["bandits"] == HIDEOUTS
    game = begin(new(OUTLAWS))
    spaces = {mat["space"] for mat in game.view()["players"]}
    assert set(game.view()["bandits"]) == set(HIDEOUTS) - spaces
    assert len(game.view()["bandits"]) == 3
    came = [event.key for event in game.events].index("bandit-came")
    assert "started-at" not in [event.key for event in game.events][came:]


@pytest.mark.rule("WL-SETUP-06", "WL-SETUP-57")
def test_the_length_is_agreed_before_play() -> None:
    for length in (15, 20, 25):
        assert new(length=length).view()["length"] == length
    for wrong in (0, 16, 30, "short"):
        with pytest.raises(tw.UnknownName, match="length"):
            new(length=wrong)


# ---- every player ----


@pytest.mark.rule("WL-SETUP-12", "WL-SETUP-49", "WL-SETUP-51", "WL-SETUP-52")
def test_everybody_starts_without_lp_or_wounds_and_with_two_discs() -> None:
    """But Doc Holliday, whose card gives him a wound."""
    game = begin(new([*PEACEFUL, "wild-bill-hickok", "jesse-james"]))
    mats = [player(game, seat) for seat in range(6)]
    assert [mat["lp"] for mat in mats] == [0] * 6
    assert [mat["discs"] for mat in mats] == [2] * 6
    assert [mat["wounds"] for mat in mats] == [0, 0, 0, 1, 0, 0]


def test_only_a_record_can_tell_that_the_game_was_meant_to_be_shorter() -> None:
    """An agreement is no part of the state: edited in a file without a record, it holds."""
    data = new(length=20, record=False).to_json()
    body = {key: value for key, value in data.items() if key != "check"}
    body["options"] = {**body["options"], "length": 15}
    assert tw.load({**body, "check": fingerprint(body)}).view()["length"] == 15
