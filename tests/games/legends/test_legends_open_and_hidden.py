"""What all may see, what only its owner may (WL-TURN-17, -20), and that nothing is given away."""

import pytest

import tumbleweed as tw
from support.legends.cards import KING, SADDLE_UP, SPRINTS, long
from support.legends.playing import choose, settle
from support.legends.reading import happened, keys, offered, plain, player
from support.legends.tables import three

BANK = "darkrock-bank"


@pytest.fixture
def rich() -> tw.Game:
    """Two players in one space with one of everything."""
    goods = {"money": 60, "nuggets": 3, "wounds": 1, "lp": 7}
    seats = {
        0: {"space": BANK, "hand": [KING, SADDLE_UP], "cattle": "cattle-blue-2", **goods},
        1: {"space": BANK, "hand": SPRINTS[:3], "cattle": "cattle-green-3", "wanted": 2,
            "items": ["boomstick", "mule", "whiskey"], **goods},
    }  # fmt: skip
    return three(seats=seats, discard=["9♣", "8♣"], discs={"left": [1]})


@pytest.mark.rule("WL-TURN-17")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_mats_tracks_discs_and_the_discard_pile_are_open_to_all(
    rich: tw.Game, viewer: int | None
) -> None:
    view = rich.view(viewer)
    mat = view["players"][1]
    shown = ("money", "nuggets", "wounds", "lp", "wanted", "marshal", "hand_count", "discs")
    assert [mat[name] for name in shown] == [60, 3, 1, 7, 2, 0, 3, 1]
    items = [(item["item"], item["upgraded"]) for item in mat["items"]]
    assert items == [("shotgun", True), ("mule", False), ("whiskey", False)]
    assert mat["cattle"]["color"] == "green"
    assert view["stories"][0]["discs"] == [1]
    assert plain(view["discard"]) == ["9♣", "8♣"]


@pytest.mark.rule("WL-TURN-20")
def test_hand_cards_and_the_reward_of_cattle_are_their_owners_alone(rich: tw.Game) -> None:
    own = rich.view(1)["players"][1]
    assert plain(own["hand"]) == SPRINTS[:3]
    assert own["cattle"]["token"] == "cattle-green-3"
    for viewer in (None, 0, 2):
        view = rich.view(viewer)
        assert view["players"][1]["hand"] is None
        assert view["players"][1]["cattle"]["token"] is None
        for secret in (*SPRINTS[:3], "cattle-green-3"):
            assert long(secret) in str(rich.view(1))
            assert long(secret) not in str(view)


@pytest.mark.rule("WL-TURN-20")
def test_what_is_drawn_and_acquired_is_told_to_its_owner_alone() -> None:
    seats = {0: {"space": "mesitos-point-ranch-green"}}
    chance = {"cattle": ["cattle-green-5"]}
    game = three(at="turn", seats=seats, deck=[KING, SPRINTS[0]], chance=chance)
    choose(game, "income:cards", "acquire")
    mine, theirs = (
        str([e.args for e in game.events_for(0)]),
        str([e.args for e in game.events_for(1)]),
    )
    for secret in (KING, SPRINTS[0], "cattle-green-5"):
        assert long(secret) in mine
        assert long(secret) not in theirs
    assert happened(game, "drew")[0]["count"] == 2


@pytest.mark.rule("WL-TURN-18")
def test_nothing_can_be_given_or_traded(rich: tw.Game) -> None:
    """Whatever is on offer to one who stands beside another is an action of the book."""
    verbs = {key.partition(":")[0] for key in keys(rich)}
    assert verbs == {
        "end", "ride", "step", "use", "duel", "rob", "work", "deposit", "heist",
    }  # fmt: skip
    before = [player(rich, 1)[name] for name in ("money", "nuggets", "items", "hand", "cattle")]
    settle(choose(rich, "ride:darkrock-main-street"))
    settle(choose(rich, f"ride:{BANK}"))
    assert not offered(rich, "give")
    after = [player(rich, 1)[name] for name in ("money", "nuggets", "items", "hand", "cattle")]
    assert after == before
