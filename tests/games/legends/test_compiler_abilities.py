"""Compiled abilities of poker cards, items and characters, read back, and what they listen for."""

import pytest

from games.legends.compiled_cards import (
    BY_EDITION,
    REVISED,
    SAME_SPACE,
    character,
    character_mods,
    face,
    item,
    item_mods,
)
from tumbleweed.games.legends.compiler.words import TRIGGERS
from tumbleweed.games.legends.effects.theft import STOLEN
from tumbleweed.games.legends.vocabulary import goods, layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on

# ---- poker cards ----


def test_stick_em_up_differs_by_edition() -> None:
    answer = {"kind": "reaction", "on": [{"on": "cards_revealed"}], "optional": 1}
    lowers = [["change_value", terms.OPPOSING_CARD, -2]]
    assert face("stick-em-up") == [{**answer, "effects": lowers, "limit": (1, "fight")}]
    for edition in ("first", "french"):
        lowers = [["change_value", terms.OPPOSING_CARD, -1]]
        assert face("stick-em-up", BY_EDITION[edition]) == [{**answer, "effects": lowers}]


def test_cheat_is_any_card_or_any_value_of_its_suit_by_edition() -> None:
    cheat = REVISED.faces.index("cheat")
    assert [compiled.wild_faces[cheat] for compiled in BY_EDITION.values()] == [1, 2, 2]
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
        source, card, upgraded = row[layout.A_SOURCE : layout.A_UPGRADED + 1]
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
