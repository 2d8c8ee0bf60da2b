"""Fights with the Man in Black: he attacks, or he is attacked (WL-MIB-22 to -33)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import STATION, STREET
from support.legends.playing import choose, idle
from support.legends.reading import all_lp, happened, him, keys, player
from support.legends.tables import ANA, BIA, BLACK, black_acts, duo
from support.reading import asked, now, question
from tumbleweed.core.frames import WIDTH, advance
from tumbleweed.games.legends.compiler.board import Places
from tumbleweed.games.legends.compiler.program import Program
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.queries import defends

HERE = {"space": STATION}
# Words that would take something from his hand or his purse; no card of the base game has them all.
AIMED_AT_HIM = [
    {"do": "lose_nuggets", "amount": 1, "who": "opponent"},
    {"do": "discard_cards", "amount": 1, "who": "opponent"},
    {"do": "peek", "what": "hand", "amount": 2, "who": "opponent"},
    {"do": "lose_money", "amount": 10, "who": "opponent"},
    {"do": "gain_money", "amount": 10, "who": "opponent"},
    {"do": "draw_cards", "amount": 1, "who": "opponent"},
    {"do": "gain_wanted", "amount": 1, "who": "opponent"},
    {"do": "gain_wounds", "amount": 1, "who": "opponent"},
    {"do": "choose", "by": "opponent", "options": [
        [{"do": "gain_wounds", "amount": 1, "who": "opponent"}],
        [{"do": "lose_money", "amount": 10, "who": "opponent"}],
    ]},
]  # fmt: skip


def attacked(ana: dict[str, Any], card: str = "cold-eyes", **facts: Any) -> tw.Game:
    """He attacks Ana where she stands."""
    return black_acts(card, {**HERE, "lp": 1, **ana}, **facts)


def attack(ana: dict[str, Any], kind: str = "duel", **facts: Any) -> tw.Game:
    """Ana attacks him."""
    game = duo({**HERE, **ana}, **facts)
    choose(game, f"{kind}:{BLACK}")
    return game


def values(game: tw.Game) -> list[int]:
    """Ana's card and his, as they count now."""
    return list(game.view()["fight"]["values"])


def result(game: tw.Game) -> tuple[int, int, int]:
    (won,) = happened(game, "won-fight")
    return won["seat"], won["value"], won["other"]


# ---- his card ----


@pytest.mark.rule("WL-MIB-22", "WL-DUO-08")
@pytest.mark.parametrize("attacker", [ANA, BLACK])
def test_he_draws_three_cards_and_plays_the_highest(attacker: int) -> None:
    set_up = attack if attacker == ANA else attacked
    game = set_up({"hand": "K♥ 5♣"}, fight_deck="4 9 7 A")
    choose(game, "lay:K♥")
    assert question(game) == "react"  # nobody chooses his card
    assert game.view()["fight"]["npc_card"] == {"card": "fight-9"}
    assert game.view()["fight"]["npc_count"] == 2
    (drawn,) = happened(game, "drew-fight-cards")
    assert drawn["count"] == 3
    assert game.events_for(BIA)[-1].key == game.events_for(ANA)[-1].key


@pytest.mark.rule("WL-MIB-23", "WL-DUO-08")
def test_only_the_value_of_his_card_counts() -> None:
    """Crossfire would wound twice, and the 10 would let its player call the fight off."""
    game = attack({"hand": "K♥ 5♣"}, fight_deck="3 2 10")
    choose(game, "lay:K♥")
    idle(game, "act")
    assert happened(game, "fight-card-acts") == []
    assert happened(game, "fight-restarted") == []
    assert happened(game, "wounded") == []
    assert result(game) == (0, 12, 10)


@pytest.mark.rule("WL-MIB-23")
def test_his_cards_go_under_the_deck_in_random_order() -> None:
    orders = set()
    for first in ("fight-4", "fight-9", "fight-7"):
        game = attack({"hand": "K♥ 5♣"}, fight_deck="4 9 7", chance={"fight": [first]})
        choose(game, "lay:K♥")
        idle(game, "act")
        deck = game.ruleset.dump(game.state)["fight_deck"]
        assert sorted(deck[:3]) == ["fight-4", "fight-7", "fight-9"]  # its end is the top
        orders.add(tuple(deck[:3]))
    assert len(orders) == 3


@pytest.mark.rule("WL-MIB-24", "WL-DUO-08")
@pytest.mark.parametrize(("mine", "counts"), [("K♥", 12), ("3♥", 2), ("2♥", 2), ("A♥", 13)])
def test_the_card_against_him_counts_one_less_but_never_below_two(mine: str, counts: int) -> None:
    game = attack({"hand": f"{mine} 5♣ 6♣"}, fight_deck="4 5 6")
    choose(game, f"lay:{mine}")
    idle(game, "react")
    assert values(game) == [counts, 6]


@pytest.mark.rule("WL-MIB-25", "WL-DUO-08")
@pytest.mark.parametrize("character", ["annie-oakley", "jesse-james"])
@pytest.mark.parametrize("attacker", [ANA, BLACK])
def test_he_wins_all_ties(attacker: int, character: str) -> None:
    """Whoever attacks, even against who wins ties: 10, lowered by one, against a 9."""
    ana = {"hand": "10♥ 5♣", "character": character, "legend": True, "space": STREET}
    set_up = attack if attacker == ANA else attacked
    game = set_up(ana, fight_deck="4 9 7", black={"space": STREET})
    choose(game, "lay:10♥")
    idle(game, "act" if attacker == ANA else "income")
    assert result(game) == (2, 9, 9)


# ---- he attacks ----


@pytest.mark.rule("WL-MIB-26")
def test_who_is_attacked_lays_a_card_or_declines() -> None:
    game = attacked({"hand": "K♥ 5♣"}, fight_deck="4 9 7")
    assert asked(game) == (ANA, "lay")
    assert keys(game) == {"decline", "lay:5♣", "lay:K♥"}
    assert happened(game, "drew-fight-cards") == []  # his card comes after hers
    choose(game, "lay:K♥")
    events = [event.key for event in game.events]
    assert events.index("laid-card") < events.index("drew-fight-cards")


@pytest.mark.rule("WL-MIB-26", "WL-MIB-27")
def test_who_declines_has_lost() -> None:
    game = attacked({"hand": "K♥ 5♣"})
    choose(game, "decline")
    idle(game)
    assert happened(game, "drew-fight-cards") == []
    assert all_lp(game) == [1, 0, 2]
    assert player(game, ANA)["wounds"] == 1
    assert player(game, ANA)["hand_count"] == 3  # none laid, one drawn


@pytest.mark.rule("WL-MIB-26")
def test_who_has_no_card_has_lost_too() -> None:
    game = attacked({})
    assert question(game) == "income"
    assert all_lp(game) == [1, 0, 2]
    assert player(game, ANA)["wounds"] == 1


@pytest.mark.rule("WL-MIB-26", "WL-CLAR-16")
def test_who_is_attacked_is_the_defender() -> None:
    """Start-of-fight effects, Bonus and Reaction are there as for any target."""
    game = attacked({"hand": "6♥ 7♥ K♥"}, fight_deck="4 9 7")
    choose(game, "lay:K♥")
    assert asked(game) == (ANA, "react")
    assert game.view()["fight"]["attacked"]
    view = game.view()["fight"]
    assert (view["hero"], view["rival"]) == (ANA, BLACK)
    s: Any = game.state
    assert defends(s, ANA)
    against: Any = attack({"hand": "K♥"}).state
    assert not defends(against, ANA)


@pytest.mark.rule("WL-MIB-27", "WL-DUO-09")
def test_a_duel_he_wins_gives_him_two_points() -> None:
    game = attacked({"hand": "8♥ 5♣"}, fight_deck="4 9 7")
    choose(game, "lay:8♥")
    idle(game)
    assert all_lp(game) == [1, 0, 2]
    assert player(game, ANA)["wounds"] == 1
    assert player(game, ANA)["hand_count"] == 2  # one laid, one drawn
    assert happened(game, "gained-lp") == [{"seat": 2, "lp": 2, "source": "duel"}]


@pytest.mark.rule("WL-MIB-28", "WL-DUO-09")
@pytest.mark.parametrize(("money", "nuggets", "left"), [
    (50, 0, (20, 0)),  # half, rounded up to $30
    (30, 3, (30, 1)),  # two nuggets are worth more than $20
    (60, 3, (60, 1)),  # $40 against $30
    (80, 3, (40, 3)),  # a tie: the money
    (0, 1, (0, 0)),
    (0, 0, (0, 0)),
])  # fmt: skip
def test_a_robbery_he_wins_costs_what_is_worth_more(
    money: int, nuggets: int, left: tuple[int, int]
) -> None:
    ana = {"hand": "8♥ 5♣", "money": money, "nuggets": nuggets, "cattle": "cattle-green-3"}
    game = attacked(ana, "toll-road", fight_deck="4 9 7")
    supply = game.view()["supply"]
    choose(game, "lay:8♥")
    idle(game)
    mat = player(game, ANA)
    assert (mat["money"], mat["nuggets"]) == left
    assert game.view()["supply"] == supply + nuggets - left[1]
    assert mat["cattle"] is not None  # not taken
    assert (mat["wounds"], mat["hand_count"]) == (1, 2)
    assert all_lp(game) == [1, 0, 1]


@pytest.mark.rule("WL-MIB-29")
@pytest.mark.parametrize("card", ["cold-eyes", "toll-road"])
def test_nobody_gains_when_he_is_beaten_off(card: str) -> None:
    game = attacked({"hand": "K♥ 5♣", "money": 10}, card, fight_deck="4 9 7")
    choose(game, "lay:K♥")
    while question(game) != "income":
        assert question(game) in ("react", "answer")  # there is nothing to be stolen
        game.choose("pass")
    assert result(game)[0] == 0
    assert all_lp(game) == [1, 0, 0]
    mat = player(game, ANA)
    assert (mat["money"], mat["wanted"], mat["wounds"], mat["nuggets"]) == (10, 0, 0, 0)
    assert happened(game, "wounded") == []


# ---- he is attacked ----


@pytest.mark.rule("WL-MIB-30", "WL-DUO-10")
def test_a_player_in_his_space_may_duel_or_rob_him_once_a_turn() -> None:
    game = duo({**HERE, "hand": "K♥ 5♣", "marshal": 2}, fight_deck="4 9 7")
    assert {f"duel:{BLACK}", f"rob:{BLACK}"} <= set(keys(game))
    assert f"arrest:{BLACK}" not in keys(game)
    choose(game, f"duel:{BLACK}", "lay:K♥")
    idle(game, "act")
    assert game.view()["actions"] == 2
    assert not {f"duel:{BLACK}", f"rob:{BLACK}"} & set(keys(game))
    apart = duo({"hand": "K♥", "marshal": 2})
    assert f"duel:{BLACK}" not in keys(apart)


@pytest.mark.rule("WL-MIB-30", "WL-DUO-10")
def test_why_he_cannot_be_fought() -> None:
    def reasons(game: tw.Game, action: str) -> list[tuple[str, str]]:
        return [(why.rule, why.key) for why in game.why_not(ANA, action)]

    here = duo({**HERE, "hand": "K♥", "marshal": 2}, fought=[BLACK])
    assert reasons(here, f"arrest:{BLACK}") == [
        ("WL-FIGHT-44", "why-fought"), ("WL-MIB-30", "why-black-never-arrested"),
    ]  # fmt: skip
    apart = duo({"hand": "K♥"})
    assert reasons(apart, f"duel:{BLACK}") == [("WL-FIGHT-62", "why-not-in-space")]
    assert reasons(apart, "duel:3") == [("WL-SETUP-01", "why-no-such-player")]


@pytest.mark.rule("WL-MIB-30")
def test_he_never_declines_and_the_attacker_must_lay() -> None:
    game = attack({"hand": "K♥ 5♣"}, fight_deck="2 3 4")
    assert keys(game) == {"lay:5♣", "lay:K♥"}
    choose(game, "lay:K♥")
    assert game.view()["fight"]["npc_card"] == {"card": "fight-4"}
    assert happened(game, "declined") == []


@pytest.mark.rule("WL-MIB-31", "WL-DUO-10")
def test_a_duel_won_against_him_gives_two_points() -> None:
    game = attack({"hand": "K♥ 5♣"}, fight_deck="4 9 7")
    choose(game, "lay:K♥")
    idle(game, "act")
    assert all_lp(game) == [2, 0, 0]


@pytest.mark.rule("WL-MIB-31", "WL-DUO-10")
@pytest.mark.parametrize(("loot", "money", "nuggets"), [
    ("steal:money", 60, 0), ("steal:nuggets", 0, 2),
])  # fmt: skip
def test_a_robbery_won_against_him(loot: str, money: int, nuggets: int) -> None:
    game = attack({"hand": "K♥ 5♣"}, "rob", fight_deck="4 9 7")
    choose(game, "lay:K♥")
    idle(game, "steal")
    assert keys(game) == {"steal:nothing", "steal:money", "steal:nuggets"}
    choose(game, loot)
    idle(game, "act")
    mat = player(game, ANA)
    assert (mat["wanted"], mat["nuggets"]) == (1, nuggets)
    assert mat["money"] == money


@pytest.mark.rule("WL-MIB-32", "WL-DUO-09")
@pytest.mark.parametrize("kind", ["duel", "rob"])
def test_who_loses_to_him_is_wounded_and_he_gains_nothing(kind: str) -> None:
    game = attack({"hand": "8♥ 5♣", "money": 50}, kind, fight_deck="4 9 7")
    choose(game, "lay:8♥")
    idle(game, "act")
    mat = player(game, ANA)
    assert (mat["wounds"], mat["hand_count"], mat["money"], mat["wanted"]) == (1, 2, 50, 0)
    assert all_lp(game) == [0, 0, 0]


@pytest.mark.rule("WL-MIB-33")
def test_what_changes_values_works_against_him() -> None:
    """A Six-Shooter for a card, Bloodlust as a Reaction: his 9 becomes 8, then 6."""
    game = attack({"hand": "K♥ 5♣ 6♥ 6♣", "items": ["six-shooter"]}, fight_deck="4 9 7")
    choose(game, "lay:5♣")
    choose(game, "item:revolver", "discard:6♥")
    assert values(game)[1] == 8


@pytest.mark.rule("WL-MIB-33")
def test_a_shootout_starts_the_fight_over() -> None:
    """Of the same kind and roles; he draws three new cards."""
    game = attacked({"hand": "8♥ K♥ 5♣"}, fight_deck="4 9 7 2 3 8")
    choose(game, "lay:8♥", "react:8♥")
    assert len(happened(game, "fight-restarted")) == 1
    assert asked(game) == (ANA, "lay")
    assert now(game).keys[0] == "decline"
    choose(game, "lay:K♥")
    assert game.view()["fight"]["npc_card"] == {"card": "fight-8"}


@pytest.mark.rule("WL-MIB-33", "WL-MIB-09", "WL-MIB-10", "WL-MIB-11")
@pytest.mark.parametrize("word", AIMED_AT_HIM, ids=lambda word: word["do"])
def test_words_aimed_at_his_hand_or_purse_do_nothing(word: dict[str, Any]) -> None:
    """Told in the middle of a fight with him; nobody is asked, nothing changes."""
    # With options of its own, and so with content compiled for this test alone.
    game = attack({"hand": "K♥ 5♣"}, options={"length": 25, "difficulty": "hard"})
    s: Any = game.state
    compiled = s.compiled
    places, items = Places(compiled.board), {name: i for i, name in enumerate(compiled.items)}
    at, end = Program(compiled, places, items).effects([word])
    before = game.fingerprint
    s.stack[len(s.stack) - WIDTH + 1] -= 1  # afterwards the same question is asked
    run(s, at, end, ANA)
    advance(game.ruleset.procedures, s)
    assert asked(game) == (ANA, "lay")
    assert game.fingerprint == before


@pytest.mark.rule("WL-MIB-33", "WL-MIB-09")
def test_wallop_does_not_hurt_him() -> None:
    """He is a player, so it pays nothing either."""
    game = attack({"hand": "K♥ 8♣"}, fight_deck="2 3 4")
    choose(game, "lay:K♥")
    idle(game, "answer")
    while "react:8♣" not in keys(game):
        game.choose("pass")
    choose(game, "react:8♣")
    idle(game, "act")
    s: Any = game.state
    assert (s.wounds[BLACK], player(game, ANA)["money"]) == (0, 0)


@pytest.mark.rule("WL-MIB-33")
def test_quickdraw_does_not_apply() -> None:
    game = attack({"hand": "Q♥ 5♣"}, fight_deck="2 3 4")
    choose(game, "lay:Q♥")
    assert question(game) == "react"  # no question about his card's effect
    assert happened(game, "fight-card-ignored") == []


@pytest.mark.rule("WL-MIB-33")
def test_a_buffalo_gun_does_not_take_a_card_from_him() -> None:
    """He is no NPC: who makes those draw fewer cards meets three of his."""
    game = attack({"hand": "K♥ 5♣", "items": ["buffalo-gun"]}, fight_deck="4 9 7")
    choose(game, "lay:K♥")
    assert [args["count"] for args in happened(game, "drew-fight-cards")] == [3]
    assert him(game)["space"] == STATION
