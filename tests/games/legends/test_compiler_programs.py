"""Compiled stories, backs and fight cards, read back; and the laws of every program."""

import pytest

from games.legends.compiled_cards import BY_EDITION, REVISED, back, fight_card, story
from games.legends.decoding import condition, effects
from games.legends.word_numbers import do
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.vocabulary import layout, terms

# ---- stories ----


@pytest.mark.rule("WL-STORY-27")
def test_blood_money_pays_30_or_a_wound_and_50() -> None:
    options = [[["gain_money", 30]], [["gain_wounds", 1], ["gain_money", 50]]]
    assert story("blood-money") == [["choose", "self", "blood-money", options]]
    number = REVISED.stories.index("blood-money")
    assert REVISED.spawns[number] == 0b110  # gangs B and C
    assert REVISED.sheriff_moves[number] == 3
    assert REVISED.backs[REVISED.back_of[number]] == "back-two-lp"


def test_the_program_of_blood_money_number_by_number() -> None:
    number = REVISED.stories.index("blood-money")
    start, end = REVISED.reward[number], REVISED.reward_end[number]
    node = REVISED.nodes.index("blood-money")
    assert REVISED.code[start:end] == [
        do("choose"), 25, terms.BY_SELF, node, 2,
        6, do("gain_money"), 6, 30, terms.SELF, NONE, 0,
        12, do("gain_wounds"), 6, 1, terms.SELF, NONE, 0,
        do("gain_money"), 6, 50, terms.SELF, NONE, 0,
    ]  # fmt: skip
    assert REVISED.node_options[node] == [(start + 6, start + 12), (start + 13, start + 25)]


def test_the_pinkertons_ask_a_price_of_those_who_are_not_wanted() -> None:
    price = [["lose_money", 20], ["gain_marshal", 1]]
    options = [[["gain_money", 20]], [["if", ["not", ["wanted", 1]], price, []]]]
    assert story("the-pinkertons") == [["choose", "self", "the-pinkertons", options]]


def test_an_if_inside_an_else() -> None:
    inner = ["if", ["wanted", 1], [["gain_lp", 1]], [["gain_money", 20]]]
    assert story("dead-or-alive") == [["if", ["marshal", 1], [["gain_money", 40]], [inner]]]


def test_a_question_inside_a_question_is_the_cards_second() -> None:
    """And the nuggets are a price each time: nobody is asked for them who cannot pay."""
    sale, price = [["gain_money", 20], ["gain_lp", 1]], ["lose_nuggets", 1, "!"]
    again = ["pay", 1, "the-assayers-thumb-2", [price], sale]
    options = [[["gain_money", 20]], [price, *sale, again]]
    assert story("the-assayers-thumb") == [["choose", "self", "the-assayers-thumb", options]]


def test_a_payment_that_may_be_made_twice() -> None:
    payment = ["pay", 2, "a-seat-at-the-table", [["lose_money", 20]], [["gain_lp", 1]]]
    assert story("a-seat-at-the-table") == [["gain_money", 10], payment]


def test_amounts_that_are_counted_or_all_of_it() -> None:
    rewards = [story(name) for name in REVISED.stories]
    assert [["gain_money", ["bandits", 10, 40]]] in rewards
    assert [["gain_money", ["items", 10, 40]]] in rewards
    assert ["lose_wanted", "all"] in story("the-preacher")[0][3][1]


def test_a_purchase_of_a_mount_30_dollars_cheaper() -> None:
    mount, any_mode = terms.ITEM_KINDS.index("mount"), terms.MODES.index("any")
    assert story("cheap-horse")[0][3][1] == [["buy_item", 30, mount, any_mode]]


# ---- backs ----


@pytest.mark.rule("WL-STORY-28")
def test_one_back_wants_2_lp_from_a_single_action() -> None:
    wanted = {"on": "gain_lp", "at_least": 2, "scope": layout.ACTION}
    assert back("back-two-lp") == [wanted]


@pytest.mark.rule("WL-STORY-29")
def test_one_back_wants_any_point_on_either_track() -> None:
    assert back("back-reputation") == [{"on": "gain_reputation"}]


def test_sums_over_a_turn_places_and_either_of_two_events() -> None:
    ride = {"on": "travel", "at_least": 8, "scope": layout.TURN}
    assert back("back-long-ride") == [ride]
    spent = {"on": "spend_money", "at_least": 80, "scope": layout.ACTION}
    assert back("back-big-spender") == [{**spent, "place": "town"}]
    gear = [{"on": "buy_item"}, {"on": "upgrade_item"}]
    assert back("back-new-gear") == gear


def test_details_of_triggers() -> None:
    used = {"detail": terms.KIND_ACTION, "detail_2": terms.SOURCE_POKER}
    assert back("back-card-action") == [{"on": "use_card", **used}]
    hand = {"on": "play_poker", "detail": terms.PLAYED_ACTIVE}
    assert back("back-poker-hand") == [hand]
    won = {"on": "win_fight", "against": 1 << terms.FOE_BANDIT}
    assert back("back-bandit-down") == [won]
    meeting = {"on": "end_move_action", "detail": terms.COMPANY.index("player")}
    assert back("back-crossed-paths") == [meeting]


# ---- fight cards ----


@pytest.mark.rule("WL-CLAR-05")
def test_fight_card_3_gives_two_wounds() -> None:
    assert fight_card(3) == [["gain_wounds", 2]]


@pytest.mark.rule("WL-CLAR-06")
def test_fight_card_jack_gives_10_dollars() -> None:
    assert fight_card(11) == [["gain_money", 10]]


@pytest.mark.rule("WL-CLAR-07")
def test_all_other_fight_cards() -> None:
    wound, draw = ["gain_wounds", 1], ["draw_cards", 1]
    forbidden = ["forbid_marshal_reward"]
    options = {
        7: [[wound], [["discard_cards", 1, "!"]]],
        9: [[["discard_cards", 1]], [["lose_money", 10]]],
        14: [[["gain_lp", 1]], [["gain_marshal", 1]], [["gain_wanted", 1]]],
    }
    assert fight_card(2) == [wound, ["lose_lp", 1]]
    assert fight_card(4) == [wound, ["discard_cards", 1]]
    assert fight_card(5) == [wound, forbidden]
    assert fight_card(6) == [[*wound, "!"]]  # cannot be cancelled
    assert fight_card(7) == [["choose", "self", "fight-7", options[7]]]
    assert fight_card(8) == [wound]
    assert fight_card(9) == [["choose", "self", "fight-9", options[9]], forbidden]
    assert fight_card(10) == [["may", "controller", "fight-10", [draw, ["restart_fight"]]]]
    assert fight_card(12) == [draw]
    assert fight_card(13) == [["gain_lp", 1]]
    assert fight_card(14) == [["choose", "self", "fight-a", options[14]]]


# ---- laws of every program ----


@pytest.mark.parametrize("edition", BY_EDITION)
def test_every_program_reads_back_and_nothing_lies_between_them(edition: str) -> None:
    """The stretches of all cards fill the code without a gap; every read asserts its shape."""
    compiled = BY_EDITION[edition]
    stretches: list[tuple[int, ...]] = [
        *zip(compiled.fight_effect, compiled.fight_effect_end, strict=True),
        *zip(compiled.reward, compiled.reward_end, strict=True),
        *zip(compiled.cattle_effect, compiled.cattle_effect_end, strict=True),
        *zip(compiled.die_effect, compiled.die_effect_end, strict=True),
        *zip(compiled.track_effect, compiled.track_effect_end, strict=True),
    ]
    for start in range(0, len(compiled.abilities), layout.ABILITY):
        row = compiled.abilities[start : start + layout.ABILITY]
        stretches += [
            tuple(row[layout.A_COST : layout.A_CODE]),
            tuple(row[layout.A_CODE : layout.A_LIMIT]),
        ]
    for first, last in stretches:
        effects(compiled, first, last)
    filled = sorted(each for each in stretches if each[0] < each[1])
    assert [first for first, _ in filled] == [0, *(last for _, last in filled[:-1])]
    assert filled[-1][1] == len(compiled.code)


@pytest.mark.parametrize("edition", BY_EDITION)
def test_conditions_triggers_and_rows_are_whole(edition: str) -> None:
    compiled, at = BY_EDITION[edition], 0
    while at < len(compiled.tests):
        condition(compiled, at)
        at += compiled.tests[at + 1]
    assert at == len(compiled.tests)
    assert len(compiled.triggers) % layout.TRIGGER == 0
    assert len(compiled.mods) % layout.MODIFIER == 0
    assert len(compiled.counts) % 3 == 0
    assert len(set(compiled.nodes)) == len(compiled.nodes) == len(compiled.node_options)


def test_every_ability_belongs_to_one_card() -> None:
    compiled = REVISED
    owned = [number for number in compiled.action_of if number != NONE]
    for rows in (compiled.face_abilities, compiled.item_abilities, compiled.character_abilities):
        owned += [number for row in rows for number in row]
    assert sorted(owned) == list(range(len(compiled.abilities) // layout.ABILITY))
