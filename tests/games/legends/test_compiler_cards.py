"""Cards of the game, compiled and read back: what the engine will carry out."""

from typing import Any

import pytest

from games.legends.decoding import ability, condition, effects, mods, trigger
from games.legends.word_numbers import do
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.compiler.words import TRIGGERS
from tumbleweed.games.legends.effects.theft import STOLEN
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import goods, layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on

BOXES = {
    edition: legends_content().compiled(edition, 4, 20)
    for edition in ("revised", "first", "french")
}
REVISED = BOXES["revised"]
SAME_SPACE = ["same_space"]


def story(name: str) -> list[Any]:
    number = REVISED.stories.index(name)
    return effects(REVISED, REVISED.reward[number], REVISED.reward_end[number])


def back(name: str) -> list[dict[str, Any]]:
    number = REVISED.backs.index(name)
    first = REVISED.back_trigger[number]
    return [trigger(REVISED, first + i) for i in range(REVISED.back_triggers[number])]


def fight_card(rank: int) -> list[Any]:
    return effects(REVISED, REVISED.fight_effect[rank - 2], REVISED.fight_effect_end[rank - 2])


def face(name: str, compiled: Compiled = REVISED) -> list[dict[str, Any]]:
    """All abilities of a poker card, its Action first."""
    number = compiled.faces.index(name)
    actions = [] if compiled.action_of[number] == NONE else [compiled.action_of[number]]
    return [ability(compiled, each) for each in [*actions, *compiled.face_abilities[number]]]


def item(name: str, upgraded: int = 0) -> list[dict[str, Any]]:
    number = REVISED.items.index(name)
    return [ability(REVISED, each) for each in REVISED.item_abilities[2 * number + upgraded]]


def item_mods(name: str, upgraded: int = 0, edition: str = "revised") -> list[Any]:
    return mods(BOXES[edition], terms.SOURCE_ITEM, REVISED.items.index(name), upgraded)


def character(name: str) -> list[dict[str, Any]]:
    abilities = REVISED.character_abilities[REVISED.characters.index(name)]
    return [ability(REVISED, each) for each in abilities]


def character_mods(name: str) -> list[Any]:
    return mods(REVISED, terms.SOURCE_CHARACTER, REVISED.characters.index(name))


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


# ---- poker cards ----


def test_stick_em_up_differs_by_edition() -> None:
    answer = {"kind": "reaction", "on": [{"on": "cards_revealed"}], "optional": 1}
    lowers = [["change_value", terms.OPPOSING_CARD, -2]]
    assert face("stick-em-up") == [{**answer, "effects": lowers, "limit": (1, "fight")}]
    for edition in ("first", "french"):
        lowers = [["change_value", terms.OPPOSING_CARD, -1]]
        assert face("stick-em-up", BOXES[edition]) == [{**answer, "effects": lowers}]


def test_cheat_is_any_card_or_any_value_of_its_suit_by_edition() -> None:
    cheat = REVISED.faces.index("cheat")
    assert [compiled.wild_faces[cheat] for compiled in BOXES.values()] == [1, 2, 2]
    assert sum(REVISED.wild_faces) == 1
    assert face("cheat") == []


def test_fools_gold_alone_counts_as_a_nugget() -> None:
    assert REVISED.nugget_faces.index(1) == REVISED.faces.index("fools-gold")
    assert sum(REVISED.nugget_faces) == 1


def test_an_action_and_a_bonus_on_one_card() -> None:
    action, bonus = face("instincts")
    assert action == {"kind": "action", "effects": [["draw_cards", 2]]}
    discarded = [{"on": "discard_this", "detail": terms.NOT_PLAYED}]
    assert bonus == {"kind": "bonus", "on": discarded, "effects": [["gain_money", 10]]}


def test_saddle_up_leads_into_a_town() -> None:
    (action,) = face("saddle-up")
    assert action["effects"] == [["place_self", REVISED.board.places.index("town")]]


def test_manhunt_looks_at_both_tracks() -> None:
    (action,) = face("manhunt")
    either = ["any", ["marshal", 1], ["wanted", 1]]
    assert action["effects"] == [["move_sheriff", 3], ["if", either, [["gain_lp", 1]], []]]


def test_wallop_tells_players_from_others() -> None:
    (reaction,) = face("wallop")
    against_player = ["fight_against", 1 << terms.FOE_PLAYER]
    wound, pay = [["gain_wounds", 1, "opponent"]], [["gain_money", 20]]
    assert reaction["effects"] == [["if", against_player, wound, pay]]


def test_what_prolongs_a_move_is_offered_before_the_move_has_ended() -> None:
    (sprint,) = face("sprint")
    assert sprint["on"] == [{"on": "extend_move"}]
    assert sprint["effects"] == [["move_self", 2, 1]]
    (more,) = character("kit-carson")
    assert more["on"] == [{"on": "extend_move"}]
    assert more["limit"] == (1, "action")


# ---- items ----


def test_whiskey_heals_its_buyer_and_hurts_a_neighbour() -> None:
    heals, hurts = item("whiskey")
    gained = [{"on": "gain_this"}]
    assert heals == {"kind": "passive", "on": gained, "effects": [["heal", 1]]}
    assert hurts == {
        "kind": "reaction",
        "on": [{"on": "end_move_action", "detail": terms.COMPANY.index("player")}],
        "optional": 1,
        "cost": [["discard_this"]],
        "effects": [["gain_wounds", 1, "chosen_player", SAME_SPACE]],
    }


def test_provisions_have_an_action() -> None:
    action = item("provisions")[1]
    restores = [["draw_cards", 1], ["heal", 1]]
    assert action == {"kind": "action", "cost": [["discard_this"]], "effects": restores}


def test_the_sides_of_an_item_are_cards_of_their_own() -> None:
    assert item("revolver") == []
    (aims,) = item("revolver", upgraded=1)
    assert aims["cost"] == [["discard_cards", 1]]
    peek = [["peek", terms.PEEKS.index("hand"), 3, terms.OPPONENT]]
    assert item("rifle", upgraded=1)[0]["effects"] == peek
    assert item_mods("rifle", upgraded=1) == [["npc_draw", -1, 0]]
    assert item_mods("mule") == [["movement", 3, 1], ["nugget_limit", 2, 0]]
    assert item_mods("mule", upgraded=1) == [["movement", 4, 1], ["nugget_limit", 2, 0]]


def test_the_boomstick_lowers_the_other_card_or_raises_its_own_by_edition() -> None:
    assert item_mods("shotgun", 1) == [["fight_value", -1, terms.OPPOSING_CARD]]
    assert item_mods("shotgun", 1, "first") == [["fight_value", 1, terms.OWN_CARD]]


# ---- characters ----


@pytest.mark.rule("WL-CHAR-10")
def test_billy_demands_a_card_or_10_dollars_from_a_player_where_his_move_ends() -> None:
    (demands,) = character("billy-the-kid")
    assert demands["on"] == [{"on": "end_move_action", "detail": terms.COMPANY.index("player")}]
    card = [["steal", STOLEN.index(goods.CARDS), 1, terms.SELF, terms.BY_OTHER]]
    money = [["steal", STOLEN.index(goods.MONEY), 10, terms.SELF, terms.BY_OTHER]]
    asked = ["demand", "chosen_player", SAME_SPACE, "billy-the-kid", [card, money]]
    assert demands["effects"] == [asked]


def test_annie_leaves_the_choice_to_her_opponent() -> None:
    (unnerves,) = character("annie-oakley")
    options = [[["discard_cards", 1, "opponent"]], [["gain_wounds", 1, "opponent"]]]
    assert unnerves["effects"] == [["choose", "opponent", "annie-oakley", options]]
    assert unnerves["on"] == [{"on": "start_fight", "against": 1 << terms.FOE_PLAYER}]


@pytest.mark.rule("WL-CHAR-08")
def test_bass_draws_a_card_at_the_start_of_his_turn() -> None:
    draws = {"kind": "passive", "on": [{"on": "start_turn"}], "effects": [["draw_cards", 1]]}
    assert character("bass-reeves") == [draws]


@pytest.mark.rule("WL-CHAR-12")
def test_rowdy_pays_a_card_for_three_spaces_when_his_turn_begins_outside() -> None:
    (rides,) = character("y-b-rowdy")
    assert rides == {
        "kind": "passive",
        "on": [{"on": "start_turn", "place": "outside"}],
        "optional": 1,
        "cost": [["discard_cards", 1]],
        "effects": [["move_self", 3, 0]],
    }


def test_wyatts_first_bandit_of_the_turn() -> None:
    (again,) = character("wyatt-earp")
    beaten = {"on": "win_fight", "against": 1 << terms.FOE_BANDIT, "own_turn": 1, "first": 1}
    assert again["on"] == [beaten]


def test_standing_changes_of_rules() -> None:
    outside = ["at", "outside"]
    ties = ["win_ties", 1 << terms.FOE_PLAYER, 0]
    lower = ["fight_value", -1, terms.OPPOSING_CARD, outside]
    assert character_mods("jesse-james") == [lower, ties]
    assert character_mods("calamity-jane") == [["hand_size", 1, 0]]
    assert character_mods("doc-holliday") == [["wounds_keep_hand_size", 0, 0]]
    assert character_mods("bloody-knife") == [["cross_mesa", 0, 0]]


# ---- who listens ----


def heard(listeners: list[list[int]], event: int) -> list[str]:
    names = []
    for number in listeners[event]:
        row = REVISED.abilities[number * layout.ABILITY : (number + 1) * layout.ABILITY]
        source, card, upgraded = row[layout.A_SOURCE :]
        deck = (REVISED.faces, REVISED.items, REVISED.characters)[source]
        names.append(REVISED.upgrades[card] if upgraded else deck[card])
    return names


def test_cards_on_mats_listen_for_their_events() -> None:
    assert heard(REVISED.listeners, on.END_MOVE_ACTION.number) == ["whiskey", "billy-the-kid"]
    assert heard(REVISED.listeners, on.EXTEND_MOVE.number) == ["kit-carson"]
    assert heard(REVISED.listeners, on.WIN_FIGHT.number) == ["shotgun", "boomstick", "wyatt-earp"]
    assert heard(REVISED.listeners, on.DEPOSIT_NUGGETS.number) == ["pack-mule"]
    assert heard(REVISED.listeners, on.GAIN_LP.number) == []


def test_only_reactions_listen_in_the_hand() -> None:
    said = {
        event.name: heard(REVISED.hand_listeners, event.number)
        for event in TRIGGERS.all
        if REVISED.hand_listeners[event.number]
    }
    assert said == {
        "extend_move": ["sprint"],
        "cards_revealed": ["stick-em-up"],
        "gain_reputation": ["reputation"],
        "win_fight": ["wallop"],
    }


# ---- laws of every program ----


@pytest.mark.parametrize("edition", BOXES)
def test_every_program_reads_back_and_nothing_lies_between_them(edition: str) -> None:
    """The stretches of all cards fill the code without a gap; every read asserts its shape."""
    compiled = BOXES[edition]
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


@pytest.mark.parametrize("edition", BOXES)
def test_conditions_triggers_and_rows_are_whole(edition: str) -> None:
    compiled, at = BOXES[edition], 0
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
