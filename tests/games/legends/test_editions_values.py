"""Fights as each printing tells them: values, ties, arrests, and the worked examples."""

import json
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, HIDEOUT
from support.legends.playing import choose, clash, let_pass, send_sheriff
from support.legends.reading import happened, keys, player, standing, values
from support.legends.tables import HERO, RIVAL, WANTED, at_bank, manhunt, meeting, on_the_trail
from support.reading import asked

OLD = ("first", "french")
EDITIONS = ("revised", *OLD)
ANNIE: dict[str, Any] = {"character": "annie-oakley", "lp": 5}

old = pytest.mark.parametrize("edition", OLD)
every = pytest.mark.parametrize("edition", EDITIONS)


# ---- values ----

BOOMSTICK: dict[str, Any] = {"items": ["boomstick"]}


@pytest.mark.rule("WL-FIGHT-23", "WL-FIGHT-24", "WL-ITEM-14", "WL-ITEM-15")
@every
def test_the_upgraded_shotgun(edition: str) -> None:
    game = meeting({"hand": "Q♥ 3♦", **BOOMSTICK}, {"hand": "9♣ 4♣"}, edition=edition)
    clash(game, "duel", "Q♥", "9♣")
    lowers = edition == "revised"
    assert values(game) == ([12, 8] if lowers else [13, 9])
    lower = {"seat": RIVAL, "fight": "duel", "count": 1}
    assert happened(game, "lowered") == ([lower] if lowers else [])
    assert happened(game, "raised") == ([] if lowers else [{**lower, "seat": HERO}])
    assert values(tw.load(json.dumps(game.to_json()))) == values(game)


@pytest.mark.rule("WL-FIGHT-24")
@old
def test_old_nothing_is_higher_than_an_ace(edition: str) -> None:
    """Raised no further, an Ace that is lowered then is a King."""
    game = meeting({"hand": "A♥ 3♦", **BOOMSTICK}, {"hand": "A♣ 6♣"}, edition=edition)
    clash(game, "duel", "A♥", "A♣")
    assert values(game) == [14, 14]
    assert happened(game, "raised") == []
    choose(game, "pass", "react:6♣")
    assert values(game) == [13, 14]


@pytest.mark.rule("WL-FIGHT-23", "WL-FIGHT-24")
@old
@pytest.mark.parametrize("attacker", ["jesse", "boomstick"])
@pytest.mark.parametrize(("card", "worth"), [("A♥", 14), ("K♥", 13), ("2♥", 2)])
def test_old_standing_changes_are_added_before_they_are_limited(
    edition: str, attacker: str, card: str, worth: int
) -> None:
    """Jesse James lowers by 1 the card that the Boomstick raises by 1, whoever attacks."""
    jesse = {"hand": "9♣ 3♦", "character": "jesse-james", "lp": 5}
    armed = {"hand": f"{card} 3♥", **BOOMSTICK}
    sides = (jesse, armed) if attacker == "jesse" else (armed, jesse)
    game = meeting(*sides, edition=edition, space="mesitos-point-3")  # out of town
    clash(game, "duel", *(("9♣", card) if attacker == "jesse" else (card, "9♣")))
    assert values(game) == ([9, worth] if attacker == "jesse" else [worth, 9])


@pytest.mark.rule("WL-FIGHT-24")
@old
def test_old_nothing_is_lower_than_a_two(edition: str) -> None:
    game = meeting({"hand": "2♥ 3♦"}, {"hand": "3♣ 6♣ 6♦"}, edition=edition)
    clash(game, "duel", "2♥", "3♣")
    choose(game, "pass", "react:6♣", "pass", "react:6♦")
    assert values(game) == [2, 3]


@pytest.mark.rule("WL-DECK-19", "WL-DECK-20")
@every
def test_stick_em_up(edition: str) -> None:
    """By 2, once; or by 1, as often as one has it."""
    game = meeting({"hand": "5♥ 6♥ 6♣ 3♦"}, {"hand": "10♣ 3♠"}, edition=edition)
    clash(game, "duel", "5♥", "10♣")
    choose(game, "react:6♥", "pass")
    if edition == "revised":
        assert asked(game)[1] != "react"
        assert happened(game, "lowered") == [{"seat": RIVAL, "fight": "duel", "count": 2}]
        return
    assert (values(game), keys(game)) == ([5, 9], {"pass", "react:6♣"})
    choose(game, "react:6♣")
    assert values(game) == [5, 8]


@pytest.mark.rule("WL-HEIST-10", "WL-HEIST-11")
@every
def test_a_tie_with_the_guard(edition: str) -> None:
    game = at_bank({"hand": "Q♥"}, edition=edition, fight_deck="Q 2 3")
    choose(game, "heist")
    answers = ["lay:Q♥", "npc:fight-q"]
    choose(game, *(answers if edition == "revised" else answers[::-1]))
    let_pass(game)
    assert player(game, HERO)["wanted"] == (3 if edition == "french" else 1)
    assert len(happened(game, "won-fight")) == (edition == "french")


@pytest.mark.rule("WL-BANDIT-09", "WL-SHERIFF-12")
@every
def test_bandit_and_sheriff_win_ties_everywhere(edition: str) -> None:
    game = on_the_trail({"hand": "Q♥"}, edition=edition, fight_deck="Q 2")
    choose(game, f"ride:{HIDEOUT}", "lay:Q♥", "npc:fight-q")
    let_pass(game)
    assert player(game, HERO)["wounds"] == 1
    game = manhunt({"hand": "Q♠ 2♣"}, edition=edition, fight_deck="Q 2 3 4")
    send_sheriff(game)
    choose(game, "discard:2♣", "lay:Q♠", "npc:fight-q")
    let_pass(game)
    assert player(game, WANTED)["wanted"] == 0


# ---- the arrest ----


def arrested_by_sheriff(edition: str, nuggets: int) -> tw.Game:
    game = manhunt(
        {"hand": "3♠ 2♣", "money": 30, "nuggets": nuggets}, edition=edition, fight_deck="K 2 4 5"
    )
    send_sheriff(game)
    choose(game, "discard:2♣", "lay:3♠", "npc:fight-k")
    let_pass(game)
    return game


@pytest.mark.rule("WL-SHERIFF-15", "WL-SHERIFF-16")
@every
def test_what_the_sheriff_takes(edition: str) -> None:
    game = arrested_by_sheriff(edition, nuggets=3)
    nuggets = 3 if edition == "french" else 1
    assert standing(game, WANTED, "money", "nuggets", "wanted") == [10, nuggets, 0]


@pytest.mark.rule("WL-FIGHT-29")
@every
def test_what_a_marshal_takes_in_an_arrest(edition: str) -> None:
    """Half of the gold, in every edition."""
    outlaw = {"hand": "3♠", "wanted": 1, "nuggets": 3, "money": 30}
    game = meeting({"hand": "K♥", "marshal": 1}, outlaw, edition=edition)
    clash(game, "arrest", "K♥", "3♠")
    let_pass(game)
    assert standing(game, RIVAL, "money", "nuggets", "wanted") == [10, 1, 0]


# ---- the worked examples ----


@pytest.mark.rule("WL-FIGHT-48", "WL-FIGHT-24", "WL-FIGHT-44")
@old
def test_example_of_a_duel(edition: str) -> None:
    """Annie's King, Bass's Queen made a King: the tie is the active player's."""
    bass = {"character": "bass-reeves", "hand": "Q♥ 5♠", **BOOMSTICK}
    game = meeting({**ANNIE, "hand": "K♠ 3♥"}, bass, edition=edition)
    clash(game, "duel", "K♠", "Q♥")
    choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:5♠")
    assert values(game) == [13, 13]
    let_pass(game)
    assert player(game, HERO)["lp"] == 7
    assert standing(game, RIVAL, "wounds", "hand_count") == [1, 1]
    assert "duel:1" not in keys(game)
    assert [reason.rule for reason in game.why_not(HERO, "duel:1")] == ["WL-FIGHT-44"]


@pytest.mark.rule("WL-BANDIT-16", "WL-DECK-20", "WL-BANDIT-13")
@old
def test_example_of_a_bandit(edition: str) -> None:
    """10 against a Jack: Stick 'Em Up would only make it a tie, so Annie keeps it."""
    game = on_the_trail({**ANNIE, "hand": "10♣ 6♦"}, edition=edition, fight_deck="J 2")
    choose(game, f"ride:{HIDEOUT}", "lay:10♣", "npc:fight-j")
    assert (values(game), keys(game)) == ([10, 11], {"pass", "react:6♦"})
    trying = game.clone()
    choose(trying, "react:6♦")
    [lost] = happened(trying, "lost-to-npc")
    assert (lost["value"], lost["other"]) == (10, 10)
    choose(game, "pass")
    let_pass(game)
    assert standing(game, HERO, "wounds", "money", "hand_count") == [1, 10, 2]
    assert game.view()["bandits"] == []


@pytest.mark.rule("WL-HEIST-15")
@every
def test_example_of_a_heist(edition: str) -> None:
    """Billy's Bulletproof Jack against the 3 out of 3, 7 and J."""
    billy = {"character": "billy-the-kid", "hand": "J♥"}
    game = at_bank(billy, edition=edition, fight_deck="3 7 J")
    choose(game, "heist")
    answers = ["lay:J♥", "npc:fight-3"]
    choose(game, *(answers if edition == "revised" else answers[::-1]))
    let_pass(game)
    assert standing(game, HERO, "money", "wanted", "wounds") == [80, 3, 0]
    assert player(game, HERO)["space"] == BANK
