"""Clarifications (WL-CLAR): what holds everywhere."""

import tomllib
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import shipped
from support.legends.places import BANK, HIDEOUT, OFFICE, SALOON
from support.legends.playing import (
    against_bandit,
    against_guard,
    against_sheriff,
    choose,
    clash,
    heist,
    let_pass,
    send_sheriff,
)
from support.legends.reading import discarded, fight, hand, happened, keys, player, standing, values
from support.legends.tables import HERO, MOVER, at_bank, manhunt, meeting, table
from support.reading import asked

# ---- Reputation and Instincts ----


@pytest.mark.rule("WL-CLAR-01")
def test_one_reputation_a_turn() -> None:
    game = table({HERO: {"hand": "A♠ A♥ 7♠ 7♥"}}, deck="2♦ 3♦ 4♦ 5♦")
    choose(game, "use:A♠", "choose:living-legend.2")
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "react:7♠", "react:7♥"})
    choose(game, "react:7♠")
    assert player(game, HERO)["wanted"] == 2
    assert asked(game) == (HERO, "act")  # the point it gave is answered by no other
    choose(game, "use:A♥", "choose:living-legend.2")
    assert asked(game) == (HERO, "act")
    assert player(game, HERO)["wanted"] == 3
    assert "7♥" in hand(game, HERO)


@pytest.mark.rule("WL-CLAR-01")
def test_however_many_points_an_action_brings() -> None:
    game = at_bank({"hand": "K♥ 7♠ 7♥"}, fight_deck="8 2 3")
    heist(game, "K♥", "8")
    choose(game, "pass", "react:7♠")
    let_pass(game)
    assert player(game, HERO)["wanted"] == 4
    assert "7♥" in hand(game, HERO)


@pytest.mark.rule("WL-CLAR-01")
def test_the_next_turn_allows_another() -> None:
    game = table({HERO: {"hand": "A♠ A♥ 7♠ 7♥"}}, players=3)
    choose(game, "use:A♠", "choose:living-legend.2", "react:7♠", "end", "income:money")
    choose(game, "end", "income:money", "end", "income:money")
    choose(game, "use:A♥", "choose:living-legend.2")
    assert keys(game) == {"pass", "react:7♥"}


@pytest.mark.rule("WL-CLAR-02")
def test_instincts_used_for_its_action_pays_nothing() -> None:
    game = table({HERO: {"hand": "9♠"}}, deck="2♦ 3♦")
    choose(game, "use:9♠")
    assert hand(game, HERO) == {"2♦", "3♦"}
    assert discarded(game) == {"9♠"}
    assert player(game, HERO)["money"] == 0


@pytest.mark.rule("WL-CLAR-02", "WL-DECK-25")
def test_instincts_discarded_unplayed_pays() -> None:
    game = manhunt({"hand": "9♠ K♠"})
    send_sheriff(game)
    choose(game, "discard:9♠")
    assert happened(game, "gained-money") == [{"seat": 2, "money": 10}]


# ---- NPCs ----


@pytest.mark.rule("WL-CLAR-03", "WL-DECK-11")
@pytest.mark.parametrize("npc", [against_bandit, against_guard, against_sheriff])
def test_bandits_guard_and_sheriff_are_npcs(npc: Any) -> None:
    """What is said of NPCs, as on Quickdraw, holds for all three."""
    game = npc("Q♠", "8")
    assert keys(game) == {"pass", "react:Q♠"}
    assert fight(game)["rival"] is None


@pytest.mark.rule("WL-CLAR-03", "WL-DECK-11")
def test_players_are_not() -> None:
    game = meeting({"hand": "Q♠ 2♠"}, {"hand": "5♣"})
    clash(game, "duel", "Q♠", "5♣")
    assert asked(game) == (HERO, "react")  # Quickdraw is not offered


@pytest.mark.rule("WL-CLAR-03")
def test_bandits_and_the_sheriff_stand_on_the_board_the_guard_does_not() -> None:
    view = at_bank({"hand": "K♥"}, bandits=[HIDEOUT]).view()
    assert view["bandits"] == [HIDEOUT]
    assert view["sheriff"]["space"] == OFFICE
    assert "guard" not in str(view)


@pytest.mark.rule("WL-CLAR-09")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_player_to_the_right_plays_before(players: int) -> None:
    for seat in range(players):
        game = table({seat: {"space": BANK, "hand": "K♥"}}, players=players, active=seat)
        choose(game, "heist")
        right = fight(game)["chooser"]
        choose(game, "lay:K♥")
        assert asked(game) == (right, "npc")
        before = table({}, players=players, active=right)
        choose(before, "end")
        assert asked(before)[0] == seat


@pytest.mark.rule("WL-CLAR-10")
@pytest.mark.parametrize("card", ["3", "8", "J"])
def test_the_right_hand_player_may_play_any_of_the_cards(card: str) -> None:
    game = at_bank({"hand": "K♥ 2♥"}, fight_deck="3 8 J")
    heist(game, "K♥", card)
    assert fight(game)["npc_card"] == {"card": f"fight-{card.lower()}"}


# ---- editions, cards, board ----


@pytest.mark.rule("WL-CLAR-11")
def test_the_revised_edition_is_the_default() -> None:
    assert tw.new("legends", players=3, seed=1).view()["edition"] == "revised"
    legends = tw.games()["legends"]
    assert legends["editions"][0] == "revised"


@pytest.mark.rule("WL-CLAR-12")
def test_cards_overrule_the_rulebook() -> None:
    """Four fight cards for the Sheriff says the book; three, says the Buffalo Gun."""
    game = manhunt({"hand": "K♠ 2♣", "items": ["buffalo-gun"]})
    send_sheriff(game)
    choose(game, "discard:2♣", "lay:K♠")
    assert fight(game)["npc_count"] == 3


@pytest.mark.rule("WL-CLAR-13")
def test_the_map_is_the_one_in_the_board_file() -> None:
    """From every space the single steps lead to the neighbours that the file names."""
    spaces = tomllib.loads(shipped("board-main"))["space"]
    for space in spaces:
        game = table({HERO: {"space": space["id"]}})
        steps = {key.removeprefix("step:") for key in keys(game) if key.startswith("step:")}
        assert steps == set(space["neighbours"]), space["id"]


@pytest.mark.rule("WL-CLAR-13")
def test_locations_stand_where_the_board_file_says() -> None:
    offers = {"bank": "heist", "mine": "prospect", "doctor": "heal", "cabaret": "revel:1"}
    for space in tomllib.loads(shipped("board-main"))["space"]:
        facts = {"space": space["id"], "hand": "K♥", "money": 30, "wounds": 1}
        game = table({HERO: facts})
        for location, offer in offers.items():
            assert (offer in keys(game)) is (space.get("location") == location), space["id"]


# ---- order and turns ----


@pytest.mark.rule("WL-CLAR-14")
@pytest.mark.parametrize("first", ["item:revolver", "react:Q♠"])
def test_a_player_takes_up_several_effects_in_the_order_they_like(first: str) -> None:
    """Six-Shooter and Quickdraw are both due at the reveal."""
    game = at_bank({"hand": "Q♠ 2♠ 3♠", "items": ["six-shooter"]}, fight_deck="K 2 3")
    heist(game, "Q♠", "K")
    both = {"item:revolver", "react:Q♠"}
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", *both})
    choose(game, first)
    if first == "item:revolver":
        choose(game, "discard:2♠")
    assert keys(game) == {"pass", *(both - {first})}


@pytest.mark.rule("WL-CLAR-15")
def test_losing_a_fight_does_not_end_the_turn() -> None:
    game = meeting({"hand": "2♥"}, {"hand": "Q♣"})
    clash(game, "duel", "2♥", "Q♣")
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 2)
    assert player(game, HERO)["wounds"] == 1


@pytest.mark.rule("WL-CLAR-15")
def test_an_arrested_active_player_goes_on_from_the_office() -> None:
    """A Wanted player sends the Sheriff after himself."""
    outlaw = {"wanted": 3, "space": SALOON, "hand": "4♥ 2♣"}
    game = table({MOVER: outlaw}, fight_deck="J 2 3 4")
    send_sheriff(game)
    choose(game, "discard:2♣")
    let_pass(game)
    assert standing(game, MOVER, "space", "wanted") == [OFFICE, 0]
    assert (asked(game), game.view()["actions"]) == ((MOVER, "act"), 2)
    assert "work" in keys(game)


@pytest.mark.rule("WL-CLAR-08")
def test_what_lowers_a_value_counts_in_the_comparison() -> None:
    game = at_bank({"hand": "10♠ 6♠"}, fight_deck="J 2 3")
    heist(game, "10♠", "J")
    assert values(game) == [10, 11]
    choose(game, "react:6♠")
    assert happened(game, "won-fight")[0]["other"] == 9
