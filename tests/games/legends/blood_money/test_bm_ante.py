"""What Blood Money's book tells of Ante Up (BM-ANTE): tests of Ante Up again, with both of them."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import cast

import pytest

import tumbleweed as tw
from games.legends.ante_up import (
    au_tables,
    test_au_turn_order,
    test_boards,
    test_events,
    test_faro,
    test_foes,
    test_frontier,
    test_gambler_track,
    test_high_stakes,
    test_journeys,
    test_longhorns,
    test_poker_and_challenge,
    test_stands,
    test_tokens_laid,
    test_train,
)
from support.legends import land, tables
from support.legends.tokens import resolve
from support.reading import question, state_of
from tumbleweed.core.rules import ledger
from tumbleweed.games.legends.state.blood_money_model import DEED_KINDS

BOTH = ["ante-up", "blood-money"]
Test = Callable[..., None]


@pytest.fixture(autouse=True)
def at_tables_with_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """No story is open: none of Ante Up's tests is about one."""
    facts_of = tables.facts_of

    def with_both(seats: Mapping[int, tables.Facts], facts: tables.Facts) -> tables.Facts:
        written = facts_of(seats, facts)
        del written["stories"]
        for agreed in (written, written.get("options", {})):
            if "modules" in agreed:
                agreed["modules"] = BOTH
        return written

    monkeypatch.setattr(tables, "facts_of", with_both)
    monkeypatch.setattr(au_tables, "MODULES", BOTH)
    monkeypatch.setattr(land, "MODULE", BOTH)


def again(test: Test, *rules: str) -> Test:
    """The same test, as one of these rules, too."""
    known = cast("FunctionType", test)
    copy = FunctionType(known.__code__, known.__globals__, known.__name__, known.__defaults__)
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name != "rule"]
    copy.__dict__["pytestmark"] = [*marks, pytest.mark.rule(*rules).mark]
    return copy


# ---- the train ----
test_train_01 = again(
    test_au_turn_order.test_the_train_moves_once_a_turn_and_before_all_else, "BM-ANTE-01"
)
test_train_02 = again(test_train.test_eight_stops_round_and_round, "BM-ANTE-02")
test_train_03 = again(test_train.test_a_heist_in_the_trains_space, "BM-ANTE-03")
test_train_04 = again(test_train.test_one_heist_a_turn_in_all, "BM-ANTE-03")
test_train_05 = again(test_train.test_the_guard_draws_what_the_encounter_says, "BM-ANTE-03")
test_train_06 = again(test_train.test_a_win_gives_what_is_printed_and_no_more, "BM-ANTE-03")
test_train_07 = again(
    test_train.test_a_loss_costs_a_wound_brings_a_card_and_what_is_printed, "BM-ANTE-03"
)

# ---- the frontier ----
test_frontier_01 = again(
    test_frontier.test_nine_are_laid_and_three_stay_in_the_supply, "BM-ANTE-05"
)
test_frontier_02 = again(test_frontier.test_a_three_on_a_seven_costs_ten, "BM-ANTE-06")
test_frontier_03 = again(test_frontier.test_what_cards_are_worth, "BM-ANTE-06")
test_frontier_04 = again(
    test_frontier.test_the_token_is_turned_and_lies_by_its_finder, "BM-ANTE-06"
)

# ---- events and their tokens ----
test_events_01 = again(
    test_events.test_the_first_cube_to_reach_a_marker_has_an_event_resolved_after_the_action,
    "BM-ANTE-07",
    "BM-ANTE-08",
)
test_events_02 = again(test_events.test_a_cube_passes_every_marker_on_its_way, "BM-ANTE-08")
test_events_03 = again(test_tokens_laid.test_a_token_lies_where_the_event_says, "BM-ANTE-09")
test_events_04 = again(
    test_tokens_laid.test_there_are_four_supplies_and_all_their_tokens_come_once,
    "BM-ANTE-10",
    "BM-ANTE-11",
)
test_foes_01 = again(
    test_foes.test_who_enters_its_space_stops_and_fights_what_is_turned_up, "BM-ANTE-32"
)
test_foes_02 = again(
    test_foes.test_who_wins_gains_what_is_printed_and_the_token_is_out, "BM-ANTE-32"
)
test_foes_03 = again(
    test_foes.test_who_loses_takes_a_wound_and_a_card_and_the_token_is_out_all_the_same,
    "BM-ANTE-32",
)
test_longhorns_01 = again(
    test_longhorns.test_who_ends_a_movement_there_may_take_it_free_of_action, "BM-ANTE-34"
)
test_longhorns_02 = again(
    test_longhorns.test_each_lowers_the_movement_of_move_actions_by_1, "BM-ANTE-34"
)
test_longhorns_03 = again(
    test_longhorns.test_after_a_move_to_a_station_or_ranch_they_may_be_delivered, "BM-ANTE-34"
)
test_longhorns_04 = again(
    test_longhorns.test_who_is_arrested_loses_them_all_to_the_supply, "BM-ANTE-34"
)
test_longhorns_05 = again(
    test_longhorns.test_a_robber_may_take_1_cattle_or_1_longhorn, "BM-ANTE-34"
)
test_gold_01 = again(test_longhorns.test_gold_is_taken_where_a_movement_ends, "BM-ANTE-35")

# ---- gambling ----
test_track_01 = again(
    test_gambler_track.test_spaces_1_3_and_5_pay_money_or_cards, "BM-ANTE-12", "BM-ANTE-14"
)
test_track_02 = again(test_gambler_track.test_spaces_2_and_6_give_lp_of_the_track, "BM-ANTE-14")
test_track_03 = again(
    test_gambler_track.test_spaces_4_and_7_and_all_beyond_give_tokens, "BM-ANTE-14"
)
test_track_04 = again(
    test_gambler_track.test_gambler_points_go_together_with_reputation, "BM-ANTE-15"
)
test_track_05 = again(test_gambler_track.test_an_arrest_leaves_gambler_points, "BM-ANTE-15")
test_poker_01 = again(
    test_poker_and_challenge.test_the_host_wins_the_pot_and_1_lp_or_1_gambler_point,
    "BM-ANTE-13",
    "BM-ANTE-14",
)
test_poker_02 = again(
    test_poker_and_challenge.test_another_winner_gains_the_pot_and_a_gambler_point_without_asking,
    "BM-ANTE-14",
)
test_poker_03 = again(
    test_poker_and_challenge.test_the_host_wins_ties_with_guests_and_with_the_dealer, "BM-ANTE-40"
)
test_poker_04 = again(test_high_stakes.test_the_dealer_wins_ties, "BM-ANTE-40")
test_poker_05 = again(
    test_high_stakes.test_it_is_a_third_gamble_action_only_if_chosen_before_the_game, "BM-ANTE-31"
)
test_challenge_01 = again(
    test_poker_and_challenge.test_a_high_roller_is_challenged_in_any_space_of_his_saloon,
    "BM-ANTE-33",
)
test_challenge_02 = again(
    test_poker_and_challenge.test_the_colonel_draws_four_and_pays_20_and_a_point_more, "BM-ANTE-33"
)
test_faro_01 = again(
    test_faro.test_example_ann_pays_10_leaves_the_9_in_and_gains_60_and_a_point,
    "BM-ANTE-14",
    "BM-ANTE-16",
)
test_faro_02 = again(
    test_faro.test_the_winner_pays_its_value_and_a_point_and_the_marker_is_taken_back, "BM-ANTE-16"
)
test_faro_03 = again(test_faro.test_any_rank_may_be_bet_on_but_no_rank_twice, "BM-ANTE-16")

# ---- the boards ----
test_boards_01 = again(test_boards.test_base_rules_hold_in_buzzard_gulch, "BM-ANTE-24")
test_boards_02 = again(test_boards.test_an_arrest_leads_to_the_office_of_its_board, "BM-ANTE-30")
test_boards_03 = again(
    test_boards.test_a_card_for_any_town_space_may_choose_buzzard_gulch, "BM-ANTE-27"
)
test_passes_01 = again(
    test_journeys.test_a_pass_leads_from_head_to_head_and_takes_the_whole_move, "BM-ANTE-28"
)
test_passes_02 = again(test_journeys.test_no_pass_from_elsewhere_and_none_on_the_way, "BM-ANTE-28")
test_railway_01 = again(
    test_journeys.test_by_rail_for_ten_dollars_with_the_movement_left, "BM-ANTE-29"
)
test_railway_02 = again(test_journeys.test_the_railway_is_used_once_in_a_move_action, "BM-ANTE-29")
test_cattle_01 = again(test_stands.test_cattle_is_rustled_at_any_other_ranch, "BM-ANTE-25")
test_cattle_02 = again(test_stands.test_all_cattle_is_wrangled_at_either_station, "BM-ANTE-26")
test_stands_01 = again(test_stands.test_the_trading_post_sells_its_own, "BM-ANTE-17")
test_stands_02 = again(test_stands.test_upgrades_are_paid_at_either, "BM-ANTE-17")


# ---- what is in the game ----

GAME = tw.new("legends", 4, 1, modules=BOTH)
COMPILED = state_of(GAME).compiled
BLOOD, UP, BOARD = COMPILED.blood, COMPILED.up, COMPILED.board


def spaces_of(place: str) -> set[str]:
    number = COMPILED.place_number[place]
    return {name for i, name in enumerate(BOARD.spaces) if BOARD.at(i, number)}


def test_both_kinds_of_tables_have_both_modules() -> None:
    assert au_tables.au_table().view()["modules"] == BOTH
    assert land.joined().view()["modules"] == BOTH


@pytest.mark.rule("BM-ANTE-04", "BM-ANTE-24", "BM-ANTE-27")
def test_the_second_board_has_a_town_and_a_frontier() -> None:
    gulch, wilds = spaces_of("buzzard-gulch"), spaces_of("buzzard-gulch-frontier")
    assert (len(gulch), len(wilds), len(spaces_of("frontier-space"))) == (7, 40, 9)
    assert gulch <= spaces_of("town")
    assert not wilds & spaces_of("town")
    for kind in ("saloon", "station", "ranch", "trading-post"):
        assert spaces_of(kind) & (gulch | wilds), kind
    for kind in ("mine", "bank", "doctor", "cabaret", "hideout"):
        assert not spaces_of(kind) & (gulch | wilds), kind


@pytest.mark.rule("BM-ANTE-05", "BM-ANTE-06")
def test_more_frontier_tokens_than_frontier_spaces() -> None:
    assert sorted(UP.frontier_value) == [6, 6, 6, 6, 7, 7, 7, 7, 8]
    assert sorted(UP.frontier_number) == sorted([*range(1, 7), *range(1, 7)])


@pytest.mark.rule("BM-ANTE-07", "BM-ANTE-09", "BM-ANTE-11")
def test_events_come_in_set_up_and_are_22() -> None:
    assert len(UP.events) == 22
    assert [UP.token_kind.count(kind) for kind in range(4)] == [3, 6, 9, 3]
    assert au_tables.told(GAME).count("set-up-event") == 2  # for four players
    assert {"high-roller-came", "token-laid"} & set(au_tables.told(GAME))
    game = land.joined({}, {"wanted": 1, "space": "darkrock-main-street"})
    game = resolve(game, "guns-at-the-bank")
    assert question(game) == "sheriff"


@pytest.mark.rule("BM-ANTE-12", "BM-ANTE-14", "BM-ANTE-16")
def test_the_gambler_track_and_the_bet_markers() -> None:
    assert len(UP.gambler_effect) == 7 + 1  # and beyond
    assert UP.bet_markers == 2


@pytest.mark.rule("BM-ANTE-13")
def test_who_starts_with_gambler_points() -> None:
    cast = ["lottie-deno", "soapy-smith", "lozen"]
    game = tw.new("legends", 3, 1, modules=BOTH, characters=cast, house_chooses=True)
    chosen = dict(zip(COMPILED.characters, UP.start_gambler, strict=True))
    assert [chosen[name] for name in cast] == [1, 1, 0]
    assert game.view()["modules"] == BOTH


@pytest.mark.rule("BM-ANTE-17", "BM-ANTE-18")
def test_the_trading_post_is_a_store_of_buzzard_gulch() -> None:
    assert len(spaces_of("trading-post")) == 3
    assert spaces_of("trading-post") <= spaces_of("buzzard-gulch")
    kinds = dict(zip(BLOOD.deeds, BLOOD.deed_kind, strict=True))
    stores = {deed for deed, kind in kinds.items() if DEED_KINDS[kind] == "store"}
    assert {BOARD.places[BLOOD.deed_place[BLOOD.deeds.index(deed)]] for deed in stores} == {
        "trading-post",
        "darkrock-general-store",
        "red-falls-general-store",
    }


@pytest.mark.rule("BM-ANTE-19")
def test_all_legendary_items_are_those_of_blood_money() -> None:
    assert set(BLOOD.relics) == {
        "cattle-brand", "portrait", "spurs", "canteen", "snakeskin-boots", "dime-western",
        "telegram", "fiddle",
    }  # fmt: skip
    assert BLOOD.relics_in_play == list(range(8))


@pytest.mark.rule("BM-ANTE-20", "BM-ANTE-21", "BM-ANTE-22")
@pytest.mark.parametrize("variants", [(), ("goals",)])
def test_legendary_tokens_are_in_every_game_and_goals_in_some(variants: tuple[str, ...]) -> None:
    game = tw.new("legends", 3, 1, modules=BOTH, variants=variants)
    compiled = state_of(game).compiled
    assert compiled.with_tokens
    worth = Counter[int]()
    for lp, count in zip(compiled.token_lp, compiled.token_count, strict=True):
        worth[lp] += count
    assert worth == {1: 6 + 3, 2: 9 + 4, 3: 3 + 2}
    assert game.view()["tokens_left"] == 27
    assert compiled.with_goals == bool(variants)


@pytest.mark.rule("BM-ANTE-23", "BM-ANTE-38")
def test_the_faces_of_ante_up() -> None:
    ranks = {"vendetta": 5, "rumors": 7, "scout": 8, "jackpot": 9, "outfit": 10}
    suits = {"vendetta": "♥♦", "rumors": "♣♠", "scout": "♣♠", "jackpot": "♥♦", "outfit": "♣♠"}
    for face, rank in ranks.items():
        number = COMPILED.faces.index(face)
        cards = [card for card, own in enumerate(COMPILED.face) if own == number]
        assert [COMPILED.rank[card] for card in cards] == [rank] * 2
        assert {"♣♦♥♠"[COMPILED.suit[card]] for card in cards} == set(suits[face])


@pytest.mark.rule("BM-ANTE-36", "BM-ANTE-37")
def test_characters_and_items_of_ante_up_are_in_the_game() -> None:
    assert set(COMPILED.characters[12:20]) == {
        "fee-lee-wong", "maria-gertrudis-barcelo", "pat-garrett", "poker-alice", "seth-bullock",
        "soapy-smith", "sundance-kid", "curly-bill-brocius",
    }  # fmt: skip
    copies = dict(zip(COMPILED.items, COMPILED.copies, strict=True))
    kinds = ("derringer", "quarter-horse", "gazette", "snake-oil")
    assert [copies[kind] for kind in kinds] == [6] * 4


@pytest.mark.rule("BM-ANTE-39")
def test_the_fuller_statements_are_those_of_ante_up() -> None:
    """Each group of Ante Up that this one touches is cited in it, and its statements are there."""
    own = [rule for rule in ledger("legends", BOTH) if rule.group == "BM-ANTE"]
    assert len(own) == 40
    said = " ".join(f"{rule.text} {rule.ruling}" for rule in own)
    cited = set(re.findall(r"AU-[A-Z]+", said))
    groups = {rule.group for rule in ledger("legends", ["ante-up"]) if rule.module}
    assert cited <= groups
    assert {"AU-TRAIN", "AU-FRONT", "AU-EVENT", "AU-TOKEN", "AU-FARO", "AU-HIGH"} <= cited
