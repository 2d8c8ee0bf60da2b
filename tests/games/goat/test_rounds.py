"""Rounds (GB-ROUND): how many, the four phases, and what End of Round puts back."""

from itertools import groupby, pairwise
from typing import Any

import pytest

import tumbleweed as tw
from support.goat import cards_by_zone, deal, happened, play_out

EVERY_COUNT = (2, 3, 4, 5)
ROUNDS = {2: 4, 3: 3, 4: 3, 5: 3}
SEEDS = (1, 2)
PHASE = {
    "stocked": "upkeep", "removed": "upkeep", "goat-returned": "upkeep",
    "drew": "distribution", "passed-hand": "distribution", "offered": "distribution",
    "accepted": "distribution", "refused": "distribution", "discarded": "distribution",
    "inactive": "distribution", "last-active": "distribution", "put-aside": "distribution",
    "shot": "saloon", "paid": "saloon", "arrested-robber": "saloon", "arrested-charlatan": "saloon",
    "kept-loot": "saloon", "kept-coins": "saloon", "gave": "saloon", "gambled": "saloon",
    "round-ended": "end of round",
}  # fmt: skip

# Three players at the end of a round: all six hats are placed, the Gunslinger is about to kill
# the Sheriff, one card was refused, two were removed, and Cowboy and Charlatan are left over.
HATS = {"gunslinger": 0, "sheriff": 1, "banker": 1, "widow": 2, "farmer": 2, "goat": 0}
GONE: dict[str, Any] = {"discard": ["gambler"], "removed_up": "dancer", "removed_down": "robber"}
LEFT_OVER = {"cowboy", "charlatan"}


@pytest.fixture
def duel() -> Any:
    """duel(**facts): that table, played on until somebody is asked or the game is over."""
    return lambda **facts: tw.at_table("goat", players=3, at="saloon", table=HATS, **GONE, **facts)


def of_all(game: tw.Game, what: Any) -> Any:
    return [player[what] for player in game.view()["players"]]


def keys(game: tw.Game) -> Any:
    return [event.key for event in game.events]


# ---- rounds and phases ----


@pytest.mark.rule("GB-ROUND-01")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_three_rounds_or_four_with_two_players(players: int) -> None:
    game = tw.new("goat", players=players, seed=6)
    assert game.view()["rounds"] == ROUNDS[players]
    for _ in play_out(game, 6):
        assert game.result is None
    rounds = list(range(1, ROUNDS[players] + 1))
    assert [event["round"] for event in happened(game, "round-began")] == rounds
    assert [event["round"] for event in happened(game, "round-ended")] == rounds
    assert game.result is not None


@pytest.mark.rule("GB-ROUND-02")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_four_phases_in_order(players: int) -> None:
    game = tw.new("goat", players=players, seed=3)
    for _ in play_out(game, 3):
        pass
    told = [PHASE[key] for key in keys(game) if key in PHASE]
    phases = [phase for phase, _ in groupby(told)]
    assert phases == ["upkeep", "distribution", "saloon", "end of round"] * ROUNDS[players]


# ---- the last round ----


@pytest.mark.rule("GB-ROUND-03")
def test_after_the_last_round_the_game_ends_and_nothing_is_put_back(duel: Any) -> None:
    game = duel(round=3)
    assert game.over
    assert game.decision is None
    assert keys(game)[-4:] == ["round-ended", "counted", "counted", "counted"]
    assert "round-began" not in keys(game)
    assert of_all(game, "hats") == [0, 0, 0]
    assert game.view()["discard"] == ["gambler", "sheriff"]


@pytest.mark.rule("GB-ROUND-03")
@pytest.mark.parametrize(("players", "last"), list(ROUNDS.items()))
def test_which_round_is_the_last(players: int, last: Any) -> None:
    assert tw.at_table("goat", players=players, at="end", round=last).over
    before = tw.at_table("goat", players=players, at="end", round=last - 1)
    assert not before.over
    assert before.view()["round"] == last


# ---- what End of Round puts back ----


@pytest.mark.rule("GB-ROUND-04")
def test_all_small_hats_come_back_from_discarded_characters_too(duel: Any) -> None:
    game = duel()
    assert [event["victim"] for event in happened(game, "shot")] == ["seat:1"]
    assert of_all(game, "hats") == [2, 2, 2]
    assert game.view()["goat"] is None
    assert all(at["characters"] == [] for at in game.view()["locations"])


@pytest.mark.rule("GB-ROUND-04")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_a_new_round_has_the_hats_of_the_first(players: int) -> None:
    game = tw.new("goat", players=players, seed=2)
    hats: dict[Any, Any] = {}
    for _ in play_out(game, 2):
        hats.setdefault(game.view()["round"], of_all(game, "hats"))
    assert list(hats.values()) == [[3 if players == 2 else 2] * players] * ROUNDS[players]


@pytest.mark.rule("GB-ROUND-04")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_no_hat_of_an_earlier_round_wakes_a_refused_character(players: int) -> None:
    """A card refused by the last active player does nothing, whoever controlled it before."""
    game = tw.new("goat", players=players, seed=1)
    for _ in play_out(game, 1):
        pass
    after = {then for key, then in pairwise(keys(game)) if key == "discarded"}
    assert after == ({"offered"} if players == 2 else {"passed-hand"})


@pytest.mark.rule("GB-ROUND-05")
def test_all_big_hats_are_turned_to_active(duel: Any) -> None:
    assert of_all(duel(round=3), "active") == [False, False, False]  # where the game is over
    assert of_all(duel(round=2), "active") == [True, True, True]


@pytest.mark.rule("GB-ROUND-06")
def test_all_characters_of_the_game_make_the_new_deck(duel: Any) -> None:
    """The next deck is laid with those on top that did not end the round under a hat."""
    order = ["robber", "dancer", "gambler", "sheriff", "cowboy", "charlatan"]
    game = duel(chance={"deck": order})
    zones = cards_by_zone(game)
    assert zones["removed_down"] == ["robber"]
    assert zones["removed_up"] == ["dancer"]
    assert set(zones["hand"]) == {"gambler", "sheriff", *LEFT_OVER}
    assert set(zones["deck"]) == {"gunslinger", "banker", "widow", "farmer", "goat"}
    assert zones["discard"] == zones["aside"] == zones["table"] == []


@pytest.mark.rule("GB-ROUND-06")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_boxed_characters_stay_out_in_every_round(players: int) -> None:
    game = tw.new("goat", players=players, seed=8)
    first = sorted(card for zone in cards_by_zone(game).values() for card in zone)
    for _ in play_out(game, 8):
        assert sorted(card for zone in cards_by_zone(game).values() for card in zone) == first


@pytest.mark.rule("GB-ROUND-06")
def test_the_new_deck_is_shuffled(duel: Any) -> None:
    assert len({tuple(cards_by_zone(duel(seed=seed))["deck"]) for seed in range(10)}) == 10


@pytest.mark.rule("GB-ROUND-06")
def test_the_shuffle_makes_what_was_known_of_a_hand_worthless() -> None:
    """Seat 1 saw three cards left over; in the new deck they may lie anywhere."""
    game = tw.at_table(
        "goat",
        players=3,
        at="assist",
        hand=["banker", "widow", "goat"],
        deck=["farmer"],
        table={"cowboy": 0, "gunslinger": 1, "sheriff": 1, "robber": 2, "charlatan": 2},
    )
    deal(game, "goat", None, "goat", "accept")
    assert game.view()["round"] == 2
    hands = [set(cards_by_zone(game.redeal(1, seed))["hand"]) for seed in range(40)]
    assert set.intersection(*hands) == set()


@pytest.mark.rule("GB-ROUND-07")
def test_the_next_round_begins_with_upkeep(duel: Any) -> None:
    game = duel()
    ended = keys(game).index("round-ended")
    assert keys(game)[ended + 1 :] == [
        "round-began", "stocked", "stocked", "stocked", "removed", "drew",
    ]  # fmt: skip
    assert happened(game, "round-began")[0]["round"] == game.view()["round"] == 2


@pytest.mark.rule("GB-ROUND-08")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_last_active_player_starts_the_next_round(seat: int, duel: Any) -> None:
    game = duel(starter=1, last_active=seat)
    assert game.view()["starter"] == game.decision.seat == seat
    assert game.view()["last_active"] is None  # nobody is, in the new round


@pytest.mark.rule("GB-ROUND-08")
@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_was_last_active_starts_in_play(players: int, seed: int) -> None:
    game = tw.new("goat", players=players, seed=seed)
    for _ in play_out(game, seed):
        pass
    last = [event["seat"] for event in happened(game, "last-active")]
    starters = [event["starter"] for event in happened(game, "round-began")]
    assert starters[1:] == last[:-1]
    assert len(last) == ROUNDS[players]


@pytest.mark.rule("GB-ROUND-09")
def test_reserves_are_kept_from_round_to_round() -> None:
    coins, reserves = [5, 0, 1], [["bill", "cattle"], [], ["bottle", "bottle"]]
    game = tw.at_table("goat", players=3, at="end", coins=coins, reserves=reserves)
    assert game.view()["round"] == 2
    assert of_all(game, "coins") == coins
    owned = [game.view(seat)["players"][seat]["tokens"] for seat in range(3)]
    assert owned == [{"bill": 1, "cattle": 1}, {}, {"bottle": 2}]


@pytest.mark.rule("GB-ROUND-09")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_no_reserve_is_cut_at_the_end_of_a_round(players: int) -> None:
    """Tokens in reserves are never fewer than before: a theft moves them between players."""
    game = tw.new("goat", players=players, seed=5)
    counts = [sum(of_all(game, "token_count")) for _ in play_out(game, 5)]
    assert all(before <= after for before, after in pairwise(counts))
