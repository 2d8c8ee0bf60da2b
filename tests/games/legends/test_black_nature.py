"""What the Man in Black is: a player for every effect, but one without mat, hand and wounds."""

from pathlib import Path
from typing import Any

import pytest

from support.legends.packs import Pack, tried
from support.legends.places import BANK, HIDEOUT, MINE, STATION, STREET
from support.legends.playing import choose, idle, let_pass
from support.legends.reading import all_lp, happened, him, keys, player
from support.legends.tables import ANA, BIA, BLACK, HERO, RIVAL, black_acts, duo, table
from support.reading import asked, question

NEAR = "spikes-view-9"  # next to the Rail Station


@pytest.mark.rule("WL-MIB-08", "WL-DUO-07")
def test_a_move_that_ends_with_him_ends_with_a_player() -> None:
    """Billy the Kid makes his demand, Whiskey can be handed out."""
    game = duo({"space": NEAR, "character": "billy-the-kid", "legend": True, "items": ["whiskey"]})
    choose(game, f"ride:{STATION}")
    assert {"ability:billy-the-kid", "item:whiskey"} <= set(keys(game))
    alone = duo({"space": NEAR, "character": "billy-the-kid", "legend": True})
    choose(alone, "ride:spikes-view-8")
    assert question(alone) == "act"


@pytest.mark.rule("WL-MIB-11", "WL-MIB-10")
def test_who_may_choose_between_a_card_and_money_gets_his_money() -> None:
    game = duo({"space": NEAR, "character": "billy-the-kid", "legend": True})
    choose(game, f"ride:{STATION}", "ability:billy-the-kid", f"target:{BLACK}")
    assert question(game) == "act"
    assert player(game, ANA)["money"] == 10
    s: Any = game.state
    assert s.money[BLACK] == 120


@pytest.mark.rule("WL-MIB-09", "WL-DUO-07")
def test_a_wound_leaves_him_as_he_was() -> None:
    game = duo({"space": NEAR, "items": ["whiskey"]})
    choose(game, f"ride:{STATION}", "item:whiskey", f"target:{BLACK}")
    s: Any = game.state
    assert s.wounds[BLACK] == 0
    assert happened(game, "wounded") == []
    assert player(game, ANA)["items"] == []  # it is used up all the same


@pytest.mark.rule("WL-MIB-08")
def test_a_fight_won_against_him_is_one_against_a_player() -> None:
    """A story waits for a won fight against a player."""
    stories = {"left": ["ten-paces"], "right": ["the-widow"]}
    game = duo(
        {"space": STATION, "hand": "A♥ 5♣"}, fight_deck="2 3 4", stories=stories
    )  # fmt: skip
    choose(game, f"duel:{BLACK}", "lay:A♥")
    while "contribute:left" not in keys(game):
        game.choose("pass")
    assert all_lp(game)[ANA] == 2


@pytest.mark.rule("WL-MIB-08")
def test_he_may_have_the_fewest_legendary_points() -> None:
    """A story rewards who has the fewest: with him behind it is nobody."""
    stories = {"left": ["harsh-times"], "right": ["the-widow"]}
    facts: dict[str, Any] = {"at": "end", "stories": stories, "discs": {"left": [ANA, BIA]}}
    behind = idle(duo({"lp": 4}, {"lp": 6}, black={"lp": 2}, **facts))
    ahead = idle(duo({"lp": 4}, {"lp": 6}, black={"lp": 5}, **facts))
    assert all_lp(behind)[ANA] == 4
    assert all_lp(ahead)[ANA] == 5


@pytest.mark.rule("WL-MIB-10", "WL-DUO-10")
def test_what_is_stolen_from_him_comes_from_the_supply() -> None:
    game = duo({"space": STATION, "hand": "A♥ 5♣"}, fight_deck="2 3 4")
    before = game.view()["supply"]
    choose(game, f"rob:{BLACK}", "lay:A♥")
    idle(game, "steal")
    choose(game, "steal:nuggets")
    s: Any = game.state
    assert player(game, ANA)["nuggets"] == 2
    assert game.view()["supply"] == before - 2
    assert (s.nuggets[BLACK], s.money[BLACK]) == (4, 120)


@pytest.mark.rule("WL-MIB-10")
def test_an_empty_supply_has_nothing_to_give() -> None:
    """The supply holds one nugget when 35 are out of reach: the robber gets that one."""
    game = duo({"space": STATION, "hand": "A♥ 5♣"}, fight_deck="2 3 4")
    s: Any = game.state
    s.supply = 1
    choose(game, f"rob:{BLACK}", "lay:A♥")
    idle(game, "steal")
    choose(game, "steal:nuggets")
    assert player(game, ANA)["nuggets"] == 1
    assert game.view()["supply"] == 0


@pytest.mark.rule("WL-MIB-11")
def test_he_has_no_hand_to_look_at_and_nothing_to_be_taken() -> None:
    """A Rifle looks into hands, Annie Oakley takes a card or leaves a wound: not with him."""
    ana = {"space": STATION, "hand": "A♥ 5♣", "items": ["rifle"], "character": "annie-oakley"}
    game = duo({**ana, "legend": True}, fight_deck="2 3 4")
    choose(game, f"rob:{BLACK}")
    assert question(game) == "lay"
    choose(game, "lay:A♥")
    idle(game, "steal")
    choose(game, "steal:nothing")
    assert question(game) != "steal-token"
    against_bia = duo({**ana, "legend": True}, {"space": STATION, "hand": "K♥"})
    choose(against_bia, f"rob:{BIA}")
    assert {"item:rifle", "ability:annie-oakley"} <= set(keys(against_bia))


@pytest.mark.rule("WL-MIB-12")
def test_he_has_no_turn() -> None:
    game = duo(at="turn")
    seats = set()
    for _ in range(40):
        assert game.decision is not None
        seats.add(game.decision.seat)
        game.choose(game.decision.default)
    assert seats == {ANA, BIA}
    assert {args["seat"] for args in happened(game, "turn-began")} == {0, 1}


@pytest.mark.rule("WL-MIB-13", "WL-DUO-07")
def test_bandits_appear_where_he_stands() -> None:
    """A story brings all gangs; a hideout with a player stays free, his does not."""
    stories = {"left": ["harsh-times"], "right": ["the-widow"]}
    facts: dict[str, Any] = {"at": "end", "stories": stories, "discs": {"left": [ANA, BIA]}}
    game = idle(duo({"space": "cliff-junction-hideout-c"}, black={"space": HIDEOUT}, **facts))
    assert HIDEOUT in game.view()["bandits"]
    assert "cliff-junction-hideout-c" not in game.view()["bandits"]


@pytest.mark.rule("WL-MIB-13")
def test_a_bandit_in_his_space_stays_and_does_not_stop_him() -> None:
    """The only short way to Ana leads through the hideout; or he sets out from there himself."""
    mine, before = "spikes-view-mine", "spikes-view-1"
    for start in (before, HIDEOUT):
        game = black_acts("cold-eyes", {"space": mine}, bandits=[HIDEOUT], black={"space": start})
        assert him(game)["space"] == mine
        assert asked(game)[1] != "npc"
        idle(game)
        assert HIDEOUT in game.view()["bandits"]


@pytest.mark.rule("WL-MIB-13")
def test_the_sheriff_lets_him_be() -> None:
    """He rides into the Sheriff's space, and is neither stopped nor arrested."""
    game = black_acts(
        "black-withdrawal", {"wanted": 3}, sheriff="spikes-view-5", black={"space": STATION}
    )
    assert him(game)["space"] == "darkrock-bank"
    assert happened(game, "arrested") == []
    game = black_acts("black-withdrawal", {"wanted": 3}, sheriff="darkrock-bank")
    assert him(game)["space"] == "darkrock-bank"
    assert all_lp(game)[BLACK] == 2


def test_he_fights_in_the_street_as_well() -> None:
    """Where a player stands with him, and another one does not, only the first is fought."""
    game = black_acts(
        "shadow-on-the-trail", {"space": STREET, "hand": "5♣", "lp": 1}, fight_deck="9 8 7"
    )
    assert him(game)["space"] == STREET
    assert asked(game) == (ANA, "lay")


# ---- in a fight ----


@pytest.mark.rule("WL-MIB-22")
def test_in_a_fight_with_him_fight_cards_are_drawn_for_him() -> None:
    game = table({HERO: {"space": STATION, "hand": "A♥"}}, players=2, fight_deck="2 3 4")
    choose(game, "duel:2", "lay:A♥")
    drawn = happened(game, "drew-fight-cards") + happened(game, "laid-fight-card")
    assert [event["fight"] for event in drawn] == ["black", "black"]


@pytest.mark.rule("WL-MIB-10")
@pytest.mark.parametrize(("supply", "stolen"), [(1, 1), (2, 2), (3, 2)])
def test_no_more_is_told_as_stolen_from_him_than_the_supply_has(supply: int, stolen: int) -> None:
    """Half of his four nuggets, as far as there are any."""
    ana = {"space": STATION, "hand": "A♥"}
    game = table({HERO: ana}, players=2, fight_deck="2 3 4")
    state: Any = game.state
    state.supply = supply
    choose(game, "rob:2", "lay:A♥")
    let_pass(game)
    choose(game, "steal:nuggets")
    assert [event["count"] for event in happened(game, "stole-nuggets")] == [stolen]


@pytest.mark.rule("WL-MIB-08")
@pytest.mark.parametrize(
    ("space", "lp"), [(STREET, [1, 0, 1]), (BANK, [0, 1, 1]), (MINE, [0, 0, 0])]
)
def test_the_man_in_black_is_not_in_his_own_company(
    tmp_path: Path, space: str, lp: list[int]
) -> None:
    """An LP for each other one in the space: for both players, and for him."""
    company = '{ do = "gain_lp", amount = { count = "players_here" }, who = "each_player" }'
    facts = {"players": 2, "black": {"space": space}, "others": {RIVAL: {"space": BANK}}}
    game = tried(tmp_path, company, {}, **facts)
    assert [game.state.lp[figure] for figure in range(3)] == lp  # type: ignore[attr-defined]  # legends


PEEK = '{ do = "peek", what = "hand", amount = 2, who = "opponent" }'


@pytest.mark.rule("WL-MIB-33")
@pytest.mark.parametrize(
    ("effect", "offered"), [(PEEK, False), ('{ do = "gain_nuggets", amount = 1 }', True)]
)
def test_a_start_effect_against_the_man_in_black(
    tmp_path: Path, effect: str, offered: bool
) -> None:
    """A Rifle that only looks at a hand is of no use against him; one that finds gold is."""
    Pack(tmp_path).change("items", PEEK, effect)
    ana = {"space": STATION, "items": ["rifle"], "hand": "K♥"}
    game = table({HERO: ana}, content=tmp_path, players=2)
    choose(game, "duel:2")
    assert asked(game) == (HERO, "start-fight" if offered else "lay")
    assert ("item:rifle" in keys(game)) == offered
