"""Longhorns and gold on the board: picked up, carried, delivered, stolen, lost (AU-TOKEN-10 on)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.land import CAMP, EAST_STATION, ORANGE_RANCH, WEST_STATION, joined, reasons, up
from support.legends.places import BLUE_RANCH, GREEN_RANCH, OFFICE, PLAIN, STREET
from support.legends.playing import choose, do, let_pass
from support.legends.reading import count, happened, keys, offered, player, standing
from support.legends.tables import HERO, RIVAL
from support.legends.tokens import FORK, TRAIL, gold_in_all, gone, lie, longhorns
from support.reading import asked, question, state_of
from tumbleweed.games.legends.vocabulary.modifiers import movement

TWO = ["longhorn-1", "longhorn-2"]  # $50; $30 and 1 LP


def beside(hero: dict[str, Any] | None = None, **facts: Any) -> tw.Game:
    """Seat 0 stands next to a longhorn."""
    facts = {"tokens": {TRAIL: ["longhorn-4"]}, **facts}
    return joined({"space": FORK, **(hero or {})}, **facts)


# ---- picked up ----


@pytest.mark.rule("AU-TOKEN-10", "AU-TOKEN-12")
def test_who_ends_a_movement_there_may_take_it_free_of_action() -> None:
    game = choose(beside(), f"ride:{TRAIL}")
    assert asked(game) == (HERO, "pick-up")
    assert keys(game) == {"pass", "take:longhorn"}
    assert reasons(game, "take:nugget") == {("AU-TOKEN-24", "why-no-gold-here")}
    choose(game, "take:longhorn")
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 2)
    assert (longhorns(game), lie(game), gone(game)) == ([1, 0, 0], {}, [])
    assert happened(game, "took-longhorn", 1) == [{"seat": HERO, "space": TRAIL}]


@pytest.mark.rule("AU-TOKEN-10")
def test_it_may_be_left_and_is_there_for_the_next_movement() -> None:
    game = choose(beside(), f"ride:{TRAIL}", "pass")
    assert (longhorns(game), lie(game)) == ([0, 0, 0], {TRAIL: "longhorn"})
    choose(game, f"ride:{TRAIL}")  # a Move of 0 spaces ends there, too
    assert asked(game) == (HERO, "pick-up")


@pytest.mark.rule("AU-TOKEN-10")
def test_who_rides_through_is_not_asked() -> None:
    game = beside({"items": ["mustang"]})
    choose(game, f"step:{TRAIL}")
    assert asked(game) == (HERO, "ride")
    choose(game, "stop")
    assert asked(game) == (HERO, "pick-up")
    assert reasons(beside(), "take:longhorn") == {("AU-TOKEN-10", "why-at-the-end-of-a-ride")}


@pytest.mark.rule("AU-TOKEN-12")
def test_there_is_no_limit_and_they_are_not_the_one_cattle_token() -> None:
    carried = [f"longhorn-{i}" for i in (1, 2, 3, 5, 6)]
    game = beside({"longhorns": carried, "cattle": "cattle-green-1"})
    do(choose(game, f"ride:{TRAIL}"), "take:longhorn")
    assert longhorns(game)[HERO] == 6
    assert player(game)["cattle"]["token"] == "cattle-green-1"


# ---- the load ----


@pytest.mark.rule("AU-TOKEN-11", "AU-TOKEN-29")
def test_each_lowers_the_movement_of_move_actions_by_1() -> None:
    """Movement 4 and 2 longhorns: 2."""
    game = beside({"items": ["mustang"], "longhorns": TWO}, tokens={})
    assert movement(state_of(game), HERO) == 2
    assert offered(game, "ride") == offered(beside(tokens={}), "ride")  # as on foot
    choose(game, f"step:{TRAIL}")
    assert count(game) == 1


@pytest.mark.rule("AU-TOKEN-11", "AU-TOKEN-29")
@pytest.mark.parametrize(
    ("items", "load", "left"), [((), 1, 1), ((), 4, 1), (("mustang",), 3, 1), (("mustang",), 4, 1)]
)
def test_movement_is_never_below_1(items: tuple[str, ...], load: int, left: int) -> None:
    carried = [f"longhorn-{i + 1}" for i in range(load)]
    game = beside({"items": list(items), "longhorns": carried}, tokens={})
    assert movement(state_of(game), HERO) == left
    assert TRAIL in offered(game, "ride")


@pytest.mark.rule("AU-TOKEN-11")
def test_other_movement_is_as_far_as_always() -> None:
    """Sprint: up to 2 more spaces."""
    game = beside({"hand": "3♠", "longhorns": TWO}, tokens={})
    choose(game, f"ride:{TRAIL}", "react:3♠")
    assert (asked(game), count(game)) == ((HERO, "ride"), 2)


# ---- delivered ----


@pytest.mark.rule("AU-TOKEN-13", "AU-TOKEN-15")
@pytest.mark.parametrize(
    ("start", "to"),
    [
        (PLAIN, WEST_STATION),
        (TRAIL, EAST_STATION),
        ("frontier-plain-4", ORANGE_RANCH),
        ("mesitos-point-3", GREEN_RANCH),
        ("sunny-hills-2", BLUE_RANCH),
    ],
)
def test_after_a_move_to_a_station_or_ranch_they_may_be_delivered(start: str, to: str) -> None:
    game = joined({"space": start, "longhorns": ["longhorn-1"]})
    do(game, f"ride:{to}", "deliver-longhorn")
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 2)
    assert standing(game, HERO, "money") == [50]
    assert (longhorns(game)[HERO], gone(game)) == (0, ["longhorn-1"])
    assert happened(game, "delivered-longhorn", 1) == [{"seat": HERO, "token": "longhorn-1"}]


@pytest.mark.rule("AU-TOKEN-13", "AU-TOKEN-14")
def test_one_at_a_time_as_many_as_one_likes_without_reputation() -> None:
    game = joined(
        {"space": PLAIN, "longhorns": [*TWO, "longhorn-4"], "cattle": "cattle-green-1"},
        chance={"board-tokens": ["longhorn-2", "longhorn-1"]},
    )
    choose(game, f"ride:{WEST_STATION}")
    assert keys(game) == {"pass", "deliver", "deliver-longhorn"}
    choose(game, "deliver-longhorn")
    assert standing(game, HERO, "money", "lp", "marshal", "wanted") == [30, 1, 0, 0]
    choose(game, "deliver-longhorn")
    assert standing(game, HERO, "money", "lp", "marshal", "wanted") == [80, 1, 0, 0]
    assert keys(game) == {"pass", "deliver", "deliver-longhorn"}
    choose(game, "pass")
    assert (longhorns(game)[HERO], gone(game)) == (1, TWO)


@pytest.mark.rule("AU-TOKEN-14")
def test_it_is_not_delivering_cattle() -> None:
    """No story of a delivery hears of it."""
    game = joined({"space": PLAIN, "longhorns": ["longhorn-1"]})
    do(game, f"ride:{WEST_STATION}", "deliver-longhorn")
    assert happened(game, "delivered") == []
    assert player(game)["cattle"] is None


@pytest.mark.rule("AU-TOKEN-13")
def test_not_elsewhere_nor_without_a_move() -> None:
    here = {"space": WEST_STATION, "longhorns": ["longhorn-1"]}
    assert reasons(joined(here), "deliver-longhorn") == {("AU-TOKEN-13", "why-after-a-move")}
    away = joined({"space": PLAIN, "longhorns": ["longhorn-1"]})
    assert reasons(away, "deliver-longhorn") == {("AU-TOKEN-13", "why-no-longhorns-here")}
    choose(away, "ride:spikes-view-4")
    assert asked(away) == (HERO, "act")
    assert reasons(joined(), "deliver-longhorn") == {("AU-TOKEN-13", "why-no-longhorn")}


# ---- stolen and lost ----


def robbed(thief: dict[str, Any], victim: dict[str, Any], **facts: Any) -> tw.Game:
    game = joined(
        {"space": STREET, "hand": "K♠", **thief}, {"space": STREET, "hand": "4♠", **victim}, **facts
    )
    return let_pass(choose(game, "rob:1", "lay:K♠", "lay:4♠"))


@pytest.mark.rule("AU-TOKEN-16")
def test_a_robber_may_take_1_cattle_or_1_longhorn() -> None:
    game = robbed({}, {"cattle": "cattle-green-1", "longhorns": TWO, "money": 20})
    assert reasons(game, "steal:longhorn") == {("AU-TOKEN-16", "why-longhorn-afterwards")}
    choose(game, "steal:money")
    assert asked(game) == (HERO, "steal-token")
    assert keys(game) == {"steal:nothing", "steal:cattle", "steal:longhorn"}
    choose(game, "steal:longhorn")
    assert question(game) == "act"  # one of the two
    assert longhorns(game) == [1, 1, 0]
    assert player(game, RIVAL)["cattle"]["token"] == "cattle-green-1"
    assert happened(game, "stole-longhorn", 2) == [{"seat": HERO, "victim": RIVAL}]


@pytest.mark.rule("AU-TOKEN-16")
def test_a_robber_with_cattle_may_still_take_a_longhorn() -> None:
    game = robbed(
        {"cattle": "cattle-blue-1"}, {"cattle": "cattle-green-1", "longhorns": ["longhorn-1"]}
    )
    choose(game, "steal:nothing")
    assert keys(game) == {"steal:nothing", "steal:longhorn"}
    game = robbed({}, {"cattle": "cattle-green-1"})
    choose(game, "steal:nothing")
    assert keys(game) == {"steal:nothing", "steal:cattle"}
    assert reasons(game, "steal:longhorn") == {("AU-TOKEN-16", "why-has-no-longhorn")}


@pytest.mark.rule("AU-TOKEN-16")
def test_which_of_several_is_stolen_is_drawn() -> None:
    game = robbed({}, {"longhorns": TWO}, chance={"board-tokens": ["longhorn-2"]})
    choose(game, "steal:nothing", "steal:longhorn")
    s = state_of(game)
    assert s.up.token_at[s.compiled.up.tokens.index("longhorn-2")] == s.compiled.up.carried + HERO


@pytest.mark.rule("AU-TOKEN-16", "AU-TOKEN-17")
def test_who_is_arrested_loses_them_all_to_the_supply() -> None:
    game = joined(
        {"space": CAMP, "hand": "K♠", "marshal": 1},
        {"space": CAMP, "hand": "4♠", "wanted": 1, "longhorns": TWO, "cattle": "cattle-green-1"},
    )
    assert up(game)["tokens"]["supply"]["longhorn"] == 4
    let_pass(choose(game, "arrest:1", "lay:K♠", "lay:4♠"))
    assert (longhorns(game), gone(game)) == ([0, 0, 0], [])
    assert up(game)["tokens"]["supply"]["longhorn"] == 6
    assert player(game, RIVAL)["cattle"] is None
    assert happened(game, "lost-longhorns", 2) == [{"seat": RIVAL, "count": 2}]


# ---- gold on the board ----


@pytest.mark.rule("AU-TOKEN-24")
def test_gold_is_taken_where_a_movement_ends() -> None:
    game = joined({"space": FORK}, tokens={TRAIL: ["longhorn-1"]}, dust=[TRAIL, OFFICE])
    assert gold_in_all(game) == 36
    choose(game, f"ride:{TRAIL}")
    assert keys(game) == {"pass", "take:longhorn", "take:nugget"}
    choose(game, "take:nugget")
    assert (asked(game), keys(game)) == ((HERO, "pick-up"), {"pass", "take:longhorn"})
    choose(game, "pass")
    assert standing(game, HERO, "nuggets") == [1]
    assert up(game)["tokens"]["gold"] == [OFFICE]
    assert gold_in_all(game) == 36
    assert happened(game, "took-gold", 1) == [{"seat": HERO, "space": TRAIL}]


@pytest.mark.rule("AU-TOKEN-24")
def test_not_above_the_carrying_limit() -> None:
    game = choose(joined({"space": FORK, "nuggets": 4}, dust=[TRAIL]), f"ride:{TRAIL}")
    assert asked(game) == (HERO, "act")
    assert up(game)["tokens"]["gold"] == [TRAIL]
    both = joined({"space": FORK, "nuggets": 4}, tokens={TRAIL: ["longhorn-1"]}, dust=[TRAIL])
    choose(both, f"ride:{TRAIL}")
    assert keys(both) == {"pass", "take:longhorn"}
    assert reasons(both, "take:nugget") == {("AU-TOKEN-24", "why-too-much-gold")}


@pytest.mark.rule("AU-TOKEN-24")
def test_who_is_put_there_without_movement_takes_nothing() -> None:
    game = joined({"space": STREET, "hand": "2♠"}, dust=["darkrock-bank"])
    choose(game, "use:2♠", "place:darkrock-bank")
    assert asked(game) == (HERO, "act")
    assert up(game)["tokens"]["gold"] == ["darkrock-bank"]
