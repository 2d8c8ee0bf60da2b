"""The Marshal and the Wanted track: sources of points, rewards of spaces, changing sides."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import cards
from support.legends.places import BANK, BLUE_RANCH, STATION
from support.legends.playing import choose, do
from support.legends.reading import drew, gained, happened, keys, player
from support.legends.tables import ANN, BOB, HERO, table
from support.reading import asked

HIDEOUT, BESIDE = "mesitos-point-hideout-a", "mesitos-point-3"
LAW, CRIME = "choose:living-legend.1", "choose:living-legend.2"
KING, DEUCE = "lay:K♠", "lay:3♣"
GUARD = ["fight-8", "fight-3", "fight-2"]


def at(space: str, hand: str = "", **facts: Any) -> dict[str, Any]:
    return {"space": space, "hand": hand, **facts}


def legend(track: str, **facts: Any) -> tw.Game:
    """Ann gains one point with Living Legend."""
    return do(table({"hand": "A♦", **facts}), "use:A♦", LAW if track == "marshal" else CRIME)


def heist(hand: str = "K♠", **facts: Any) -> tw.Game:
    """Ann robs the Bank: three Wanted points with a King, one with a 3."""
    seat = {"space": BANK, "hand": hand, **facts}
    return do(table(seat, fight_deck=GUARD), "heist", f"lay:{cards(hand)[0]}", "npc:fight-8")


def points(game: tw.Game, seat: int = ANN) -> tuple[int, int]:
    """On the Marshal track, on the Wanted track."""
    return player(game, seat)["marshal"], player(game, seat)["wanted"]


# ---- where points come from ----


CATTLE = {"cattle": "cattle-green-1"}
STORY: dict[str, Any] = {"at": "end", "discs": {"left": [ANN, ANN]}}
SOURCES = {
    "a bandit": (at(BESIDE, "K♠"), {}, f"ride:{HIDEOUT} {KING} npc:fight-8 reward:marshal", (1, 0)),
    "wrangling": (at("spikes-view-9", **CATTLE), {}, f"ride:{STATION} deliver", (1, 0)),
    "an arrest": (at(BANK, "K♠", marshal=1), at(BANK, wanted=1), f"arrest:1 {KING}", (2, 0)),
    "Living Legend, lawful": (at(BANK, "A♦"), {}, f"use:A♦ {LAW}", (1, 0)),
    "a story's Marshal point": (at(BANK), {}, "choose:the-fence-war.2", (1, 0)),
    "a heist": (at(BANK, "K♠"), {}, f"heist {KING} npc:fight-8", (0, 3)),
    "a failed heist": (at(BANK, "3♣"), {}, f"heist {DEUCE} npc:fight-8", (0, 1)),
    "a robbery": (at(BANK, "K♠"), at(BANK), f"rob:1 {KING} steal:nothing", (0, 1)),
    "rustling": (at("sunny-hills-5", **CATTLE), {}, f"ride:{BLUE_RANCH} deliver", (0, 1)),
    "Living Legend, unlawful": (at(BANK, "A♦"), {}, f"use:A♦ {CRIME}", (0, 1)),
    "a story's Wanted point": (
        at(BANK, "K♠"), {}, "choose:the-night-train.2 discard:K♠", (0, 1),
    ),
    "a duel": (at(BANK, "K♠"), at(BANK), f"duel:1 {KING}", (0, 0)),
    "a lost robbery": (at(BANK, "3♣"), at(BANK, "K♠"), f"rob:1 {DEUCE} {KING}", (0, 0)),
    "a bandit beaten for LP": (
        at(BESIDE, "K♠"), {}, f"ride:{HIDEOUT} {KING} npc:fight-8 reward:lp", (0, 0),
    ),
}  # fmt: skip


@pytest.mark.rule("WL-MARSHAL-02", "WL-WANTED-01")
@pytest.mark.parametrize("source", SOURCES)
def test_where_points_come_from(source: str) -> None:
    ann, bob, choices, found = SOURCES[source]
    facts: dict[str, Any] = {"bandits": [HIDEOUT], "fight_deck": GUARD}
    if source.startswith("a story"):
        card = choices.split(".")[0].removeprefix("choose:")
        facts |= {**STORY, "stories": {"left": [card]}}
    game = do(table(ann, bob, **facts), *choices.split())
    assert points(game) == found


# ---- the Marshal track ----


MARSHAL_REWARDS = {1: 20, 2: 20, 3: "2LP", 4: 30, 5: 30, 6: "4LP", 7: 40, 8: 40, 9: "6LP"}


@pytest.mark.rule("WL-MARSHAL-03", "WL-MARSHAL-04", "WL-MARSHAL-15")
@pytest.mark.parametrize("space", MARSHAL_REWARDS)
def test_every_marshal_space_gives_its_reward(space: int) -> None:
    game = legend("marshal", marshal=space - 1)
    assert points(game) == (space, 0)
    reward = MARSHAL_REWARDS[space]
    lp = int(reward[0]) if isinstance(reward, str) else 0
    money = 0 if isinstance(reward, str) else reward
    assert (gained(game, ANN, "lp"), gained(game, ANN)) == (lp, money)


@pytest.mark.rule("WL-MARSHAL-13", "WL-MARSHAL-04")
def test_from_the_first_to_the_third_marshal_space() -> None:
    game = table({"hand": "A♦ 7♦", "marshal": 1})
    do(game, "use:A♦", LAW, "react:7♦")  # Reputation makes it two points
    assert points(game) == (3, 0)
    assert (player(game)["money"], player(game)["lp"]) == (20, 2)


@pytest.mark.rule("WL-MARSHAL-05", "WL-MARSHAL-06")
def test_beyond_the_ninth_marshal_space_a_point_is_an_lp() -> None:
    game = legend("marshal", marshal=9)
    assert points(game) == (9, 0)
    assert (player(game)["lp"], player(game)["money"]) == (1, 0)
    passing = table({"hand": "A♦ 7♦", "marshal": 8})
    do(passing, "use:A♦", LAW, "react:7♦")
    assert points(passing) == (9, 0)
    assert player(passing)["lp"] == 6 + 1


@pytest.mark.rule("WL-MARSHAL-14", "WL-MARSHAL-16")
@pytest.mark.parametrize(("space", "lp"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_the_row_of_a_marshal_scores_at_the_end(space: int, lp: int) -> None:
    game = table({"marshal": space}, at="scoring")
    assert game.result is not None
    assert game.result.breakdown[ANN]["marshal"] == lp


@pytest.mark.rule("WL-MARSHAL-16")
def test_a_marshal_gains_nothing_at_the_end_of_a_turn() -> None:
    assert player(do(table({"marshal": 9}), "end"))["lp"] == 0


# ---- never both ----


@pytest.mark.rule("WL-MARSHAL-01", "WL-MARSHAL-07", "WL-MARSHAL-08")
def test_a_wanted_player_gains_no_marshal_point_and_nothing_instead() -> None:
    game = table({"space": "spikes-view-9", "cattle": "cattle-green-8", "wanted": 2})
    do(game, f"ride:{STATION}", "deliver")
    assert points(game) == (0, 2)
    assert player(game)["money"] == 0
    assert player(game)["lp"] == 1  # the token's own


@pytest.mark.rule("WL-MARSHAL-07")
def test_a_wanted_player_is_offered_no_marshal_point() -> None:
    bandit = {"space": BESIDE, "hand": "K♠", "wanted": 1}
    game = table(bandit, bandits=[HIDEOUT], fight_deck=GUARD)
    do(game, f"ride:{HIDEOUT}", KING, "npc:fight-8")
    assert "reward:marshal" not in keys(game)
    assert CRIME in keys(do(table({"hand": "A♦", "wanted": 1}), "use:A♦"))
    assert LAW not in keys(do(table({"hand": "A♦", "wanted": 1}), "use:A♦"))


@pytest.mark.rule("WL-MARSHAL-01", "WL-MARSHAL-09", "WL-MARSHAL-12")
@pytest.mark.parametrize("marshal", [1, 5, 9])
def test_a_marshal_who_gains_wanted_points_starts_over_on_the_other_track(marshal: int) -> None:
    game = legend("wanted", marshal=marshal, lp=3, money=40)
    assert points(game) == (0, 1)
    assert (player(game)["lp"], player(game)["money"]) == (3, 40)  # what was gained is kept


@pytest.mark.rule("WL-MARSHAL-09", "WL-WANTED-08")
def test_also_a_failed_heist_ends_a_marshals_career() -> None:
    assert points(heist("3♣", marshal=7)) == (0, 1)


@pytest.mark.rule("WL-MARSHAL-02", "WL-MARSHAL-09")
def test_nobody_loses_marshal_points_to_a_fight() -> None:
    game = do(table(at(BANK, "K♠"), at(BANK, marshal=4)), "duel:1", KING)
    assert points(game, BOB) == (4, 0)


# ---- the Wanted track ----


@pytest.mark.rule("WL-WANTED-02", "WL-WANTED-03", "WL-WANTED-04")
@pytest.mark.parametrize("space", range(1, 10))
def test_every_second_wanted_space_brings_a_card(space: int) -> None:
    game = legend("wanted", wanted=space - 1)
    assert points(game) == (0, space)
    assert len(drew(game, ANN)) == (1 if space in {2, 4, 6, 8} else 0)
    assert (gained(game, ANN), gained(game, ANN, "lp")) == (0, 0)


@pytest.mark.rule("WL-WANTED-04", "WL-WANTED-09")
def test_the_first_wanted_point_wakes_the_sheriff() -> None:
    game = table({"hand": "A♦"}, {"marshal": 3})
    assert not game.view()["sheriff"]["active"]
    do(game, "use:A♦", CRIME)
    assert game.view()["sheriff"]["active"]


@pytest.mark.rule("WL-WANTED-02", "WL-WANTED-03", "WL-WANTED-08")
@pytest.mark.parametrize(
    ("before", "after", "drawn"),
    [({}, 3, 1), ({"marshal": 6}, 3, 1), ({"wanted": 1}, 4, 2), ({"wanted": 3}, 6, 2),
     ({"wanted": 6}, 9, 1)],
)  # fmt: skip
def test_a_heist_passes_three_spaces_with_their_rewards(
    before: dict[str, Any], after: int, drawn: int
) -> None:
    game = heist(**before)
    assert points(game) == (0, after)
    assert len(drew(game, ANN)) == drawn


@pytest.mark.rule("WL-WANTED-06", "WL-MARSHAL-06")
@pytest.mark.parametrize(("wanted", "lp"), [(7, 1), (8, 2), (9, 3)])
def test_beyond_the_ninth_wanted_space_points_are_lp(wanted: int, lp: int) -> None:
    game = heist(wanted=wanted)
    assert points(game) == (0, 9)
    assert player(game)["lp"] == lp


@pytest.mark.rule("WL-WANTED-05")
@pytest.mark.parametrize("wanted", range(10))
def test_the_row_of_the_wanted_pays_at_the_end_of_the_own_turn(wanted: int) -> None:
    game = do(table({"wanted": wanted}, {"wanted": 9}), "end")
    assert player(game)["lp"] == (wanted + 2) // 3
    assert player(game, BOB)["lp"] == 0  # it was not Bob's turn


@pytest.mark.rule("WL-WANTED-05")
def test_the_row_is_that_of_the_end_of_the_turn() -> None:
    facts: dict[str, Any] = {"stories": {"left": ["the-night-train"]}, **STORY}
    game = table({"wanted": 3, "hand": "K♠"}, **facts)
    do(game, "choose:the-night-train.2", "discard:K♠", "stop")
    assert points(game) == (0, 4)
    assert player(game)["lp"] == 2


@pytest.mark.rule("WL-WANTED-07")
def test_from_the_fifth_to_the_sixth_wanted_space() -> None:
    game = table(
        at(BANK, "K♠", wanted=5), at(BANK), deck="2♣ 9♦"
    )  # Bob's card for losing is drawn too
    do(game, "rob:1", KING, "steal:nothing")
    assert points(game) == (0, 6)
    assert len(drew(game, ANN)) == 1
    assert set(drew(game, ANN)) < set(cards("2♣ 9♦"))
    assert player(game)["lp"] == 0
    do(game, "end")
    assert player(game)["lp"] == 2


# ---- neutral again ----


@pytest.mark.rule("WL-WANTED-09")
def test_with_points_on_neither_track_one_is_neutral() -> None:
    neutral: dict[str, Any] = {
        "stories": {"left": ["dead-or-alive"]},
        "discs": {"left": [ANN, ANN]},
    }
    rewards = {"marshal": ("money", 40), "wanted": ("lp", 1), "": ("money", 20)}
    for track, (what, amount) in rewards.items():
        seat = {track: 1} if track else {}
        assert gained(table(seat, at="end", **neutral), ANN, what) == amount
    fights = keys(table({"space": BANK, "hand": "K♠", "marshal": 1}, {"space": BANK}))
    assert "arrest:1" not in fights  # nothing to arrest a neutral player for


@pytest.mark.rule("WL-WANTED-10")
def test_after_an_arrest_both_tracks_are_open_again() -> None:
    game = table(at(BANK, "K♠", marshal=1), at(BANK, wanted=6), deck="A♦ 2♣ 3♣")
    do(do(game, "arrest:1", KING), "end")
    assert points(game, BOB) == (0, 0)
    do(game, "income:money", "use:A♦")  # the loser's card is a Living Legend
    assert {LAW, CRIME} <= keys(game)
    do(game, LAW)
    assert points(game, BOB) == (1, 0)


@pytest.mark.rule("WL-WANTED-10")
def test_a_card_that_takes_the_last_wanted_point_has_the_same_effect() -> None:
    facts: dict[str, Any] = {"stories": {"left": ["gallows-humor"]}, **STORY}
    game = do(table({"wanted": 1}, **facts), "choose:gallows-humor.2")
    assert points(game) == (0, 0)
    assert not game.view()["sheriff"]["active"]
    assert asked(game) == (BOB, "income")  # the Sheriff does not ride any more
    assert player(game)["lp"] == 0
    assert happened(game, "points-lost") == [{"seat": ANN, "track": "wanted", "count": 1}]


@pytest.mark.rule("WL-MARSHAL-05", "WL-WANTED-06")
@pytest.mark.parametrize(("track", "option"), [("marshal", 1), ("wanted", 2)])
def test_what_a_full_track_gives_is_told_as_coming_from_it(track: str, option: int) -> None:
    game = table({HERO: {track: 9, "hand": "A♥"}})
    choose(game, "use:A♥", f"choose:living-legend.{option}")
    told = happened(game, "gained-lp")
    assert told == [{"seat": HERO, "lp": 1, "source": f"{track}-track"}]
