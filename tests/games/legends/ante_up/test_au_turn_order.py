"""The order of a turn with Ante Up, played through: the train, the start, actions, events."""

from typing import Any

import pytest

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_table, told, up
from support.legends.land import EAST_STATION, WEST_STATION, joined
from support.legends.places import EAST_SALOON, FAR_OFF, PLAIN, STREET
from support.legends.playing import choose, settled, whole_turn
from support.legends.reading import happened, keys, offered, order_of, player
from support.legends.tables import ANA, BIA, black_acts, table
from support.reading import asked, now, question

FRONTIER = "frontier-space-6-northwest"


def stop(game: tw.Game) -> str:
    return str(up(game)["train"])


# ---- the train ----


@pytest.mark.rule("AU-TRAIN-18", "AU-TRAIN-01")
def test_example_the_train_of_four_turns() -> None:
    """At Cliff Junction in Ann's turn; then Pass C, Buzzard Gulch and Pass A."""
    game = au_table(at="turn")
    seen = []
    for seat in range(4):
        assert asked(game) == (seat, "income")
        seen.append(stop(game))
        whole_turn(game)
    assert seen == ["cliff-junction-siding", "south-tunnel", "buzzard-gulch-station",
                    "north-tunnel"]  # fmt: skip


@pytest.mark.rule("AU-TRAIN-01")
def test_the_train_moves_once_a_turn_and_before_all_else() -> None:
    """Once right after each turn's heading, and not again in it."""
    game = au_table(at="turn")
    for _ in range(8):
        whole_turn(game)
    order = order_of(game, "train-moved", "turn-began")
    assert order == ["turn-began", "train-moved"] * 9
    kinds = told(game)
    after = [kinds[at + 1] for at, kind in enumerate(kinds) if kind == "turn-began"]
    assert after == ["train-moved"] * 9
    assert stop(game) == "cliff-junction-siding"  # round once, and one stop


@pytest.mark.rule("AU-TRAIN-01")
def test_it_stands_still_while_the_man_in_black_acts() -> None:
    """His is no player's turn: two players' turns lie between two of his cards, and two stops."""
    game = black_acts("shadow-on-the-trail", options={"modules": ["ante-up"]})
    settled(game)
    order = order_of(game, "black-revealed", "train-moved", "turn-began")
    assert order == ["black-revealed", "turn-began", "train-moved"]


# ---- Start of Turn ----


@pytest.mark.rule("AU-TURN-01")
def test_train_then_effects_then_income_then_weapon_and_mount() -> None:
    hero = {
        "character": "maria-gertrudis-barcelo", "lp": 5, "space": STREET,
        "items": ["revolver", "shotgun", "mule", "mustang"],
    }  # fmt: skip
    game = au_table(hero, at="turn")
    assert told(game) == ["turn-began", "train-moved", "used-ability"]
    seen = []
    for key in ("choose:maria-gertrudis-barcelo.1", "income:money", "ready:shotgun", "ready:mule"):
        seen.append(question(game))
        choose(game, key)
    assert seen == ["choose", "income", "weapon", "mount"]
    assert question(game) == "act"
    assert told(game, "train-moved") == ["train-moved"]


# ---- the Action Phase ----

NEW_ACTIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "faro": ({"space": EAST_SALOON}, {}),
    "challenge": ({"space": EAST_SALOON, "money": 20},
                  {"tokens": {"darkrock-saloon": ["high-roller-1"]}}),
    "heist-train": ({"space": WEST_STATION, "hand": "A♥"}, {}),
    "frontier": ({"space": FRONTIER, "hand": "K♥ K♦"}, {"frontier": {FRONTIER: "old-campfire"}}),
    f"rail:{EAST_STATION}": ({"space": WEST_STATION, "money": 20}, {}),
}  # fmt: skip


@pytest.mark.rule("AU-TURN-02")
@pytest.mark.parametrize("action", NEW_ACTIONS)
def test_the_new_actions_each_take_one_of_three(action: str) -> None:
    """Rail travel is part of a Move action; none of them is there without what it needs."""
    hero, facts = NEW_ACTIONS[action]
    game = joined(hero, **facts)
    assert game.view()["actions"] == 3
    choose(game, action)
    assert game.view()["actions"] == 2
    assert action not in keys(joined({"space": PLAIN, "money": 20, "hand": "K♥ K♦"}))


@pytest.mark.rule("AU-TURN-02")
def test_all_else_is_as_in_the_base_game() -> None:
    """What is on offer in a place that both have, with the module and without."""
    seat = {"space": STREET, "money": 60, "hand": "A♥", "items": ["provisions"]}
    with_it = joined(seat, {"space": STREET})
    without = table(seat, {"space": STREET}, players=3, options={"house_chooses": True})
    assert keys(with_it) == keys(without)


@pytest.mark.rule("AU-TURN-09")
def test_but_for_the_train_a_turn_goes_as_ever() -> None:
    """The same turn twice: eight cards in hand, four Wanted points, two weapons."""
    seat = {"space": FAR_OFF, "hand": "2♥ 4♦ 5♣ 6♥ 7♥ 8♥ Q♦ J♦", "wanted": 4,
            "items": ["revolver", "shotgun"]}  # fmt: skip
    courses = []
    for options in ({}, {"modules": ["ante-up"], "poker_faces": []}):
        game = table(seat, players=3, at="turn", options={"house_chooses": True, **options})
        course: list[Any] = []
        while asked(game) != (1, "income"):
            course.append((asked(game), sorted(now(game).keys)))
            game.choose("end" if question(game) == "act" else now(game).default)
        courses.append((course, [kind for kind in told(game) if kind != "train-moved"]))
    assert courses[0] == courses[1]
    prompts = [prompt for (_, prompt), _ in courses[1][0]]
    assert prompts[:3] == ["income", "weapon", "act"]
    assert "discard" in prompts[-1]


# ---- events that fall due while the Man in Black acts ----


@pytest.mark.rule("AU-EVENT-02", "AU-TURN-07", "AU-TURN-10")
def test_an_event_of_his_turn_is_resolved_by_the_next_player_before_the_income() -> None:
    """Bia beats him and uses her Derringer up, for the LP that passes the marker; Ana, whose turn
    is next, has the event."""
    game = black_acts(
        "shadow-on-the-trail",
        {"space": FAR_OFF},
        {"space": "spikes-view-1", "lp": 4, "hand": "A♣ K♣", "items": ["derringer"]},
        fight_deck="2 3 4",
        markers=["lp-5"],
        event_deck=["boom-town"],
        options={"modules": ["ante-up"], "house_chooses": True, "poker_faces": []},
    )
    settled(game)
    assert happened(game, "fight-began")[0]["rival"] == BIA
    while question(game) != "income":
        hers = [key for key in now(game).keys if key in ("lay:poker-a-clubs", "item:derringer")]
        game.choose(hers[0] if hers else now(game).default)
    assert player(game, BIA)["lp"] == 5
    kinds = ("marker-passed", "turn-began", "train-moved", "event-turned-up")
    assert order_of(game, *kinds) == list(kinds)
    [resolved] = happened(game, "event-turned-up")
    assert (resolved["seat"], asked(game)) == (ANA, (ANA, "income"))
    assert not offered(game, "put")
