"""Cards of Ante Up as they are printed: characters' own Actions, both sides of items, faces."""

from typing import Any

import pytest

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_table
from support.legends.gambling import faro, gaming, points
from support.legends.land import HIDEOUT_C, PASS_A, WEST_STATION, joined
from support.legends.places import (
    BANK,
    EAST_SALOON,
    FAR_OFF,
    HIDEOUT,
    PLAIN,
    PRAIRIE,
    RED_FALLS_SALOON,
    STATION,
    STORE,
    STREET,
)
from support.legends.playing import choose, do, lay_pairs, let_pass
from support.legends.reading import count, drew, fight, happened, items, keys, offered, player
from support.reading import asked, now, question

SUNDANCE = {"character": "sundance-kid", "lp": 5, "space": FAR_OFF, "hand": "K♥"}
JACKPOT, OUTFIT = "poker-9-hearts-jackpot", "poker-10-clubs-outfit"


# ---- the Sundance Kid ----


@pytest.mark.rule("AU-TRAIN-04")
def test_sundance_goes_to_the_train_as_a_move_action_once_a_turn() -> None:
    """From the other end of the board; there is no movement left, and Sprint may follow."""
    game = joined({**SUNDANCE, "hand": "3♠"}, train="north-tunnel")
    choose(game, "ability:sundance-kid")
    assert player(game)["space"] == PASS_A
    assert (question(game), "react:3♠" in keys(game)) == ("answer", True)
    do(game, "pass")
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)
    assert [reason.key for reason in game.why_not(0, "ability:sundance-kid")] == ["why-used-up"]


@pytest.mark.rule("AU-TRAIN-17")
def test_a_bandit_in_the_trains_space_fights_sundance() -> None:
    game = joined(SUNDANCE, train="cliff-junction-siding", bandits=[HIDEOUT_C], fight_deck="2 3")
    choose(game, "ability:sundance-kid")
    assert (fight(game)["type"], player(game)["space"]) == ("bandit", HIDEOUT_C)


def test_sundance_delivers_cattle_where_the_train_stands() -> None:
    game = joined({**SUNDANCE, "hand": "", "cattle": "cattle-green-1"})
    choose(game, "ability:sundance-kid")
    assert player(game)["space"] == WEST_STATION
    assert "deliver" in keys(game)


@pytest.mark.rule("AU-MOVE-10")
def test_sundance_does_not_go_where_the_sheriff_waits_for_him() -> None:
    game = joined({**SUNDANCE, "wanted": 1}, sheriff=WEST_STATION)
    assert "ability:sundance-kid" not in keys(game)


# ---- Poker Alice, Barceló ----


def test_poker_alice_draws_and_starts_a_hand_wherever_she_is() -> None:
    """One card for her Action, one for the ante; a guest joins from the other town."""
    alice = {"character": "poker-alice", "lp": 5, "space": FAR_OFF, "money": 20, "hand": "K♥ K♦"}
    guest = {"space": RED_FALLS_SALOON, "money": 20, "hand": "3♥ 4♥"}
    game = gaming(alice, guest, deck="4♣ 5♣ 6♠ 8♦ 10♠ J♥")
    do(game, "ability:poker-alice", "join")
    assert (drew(game, 0), drew(game, 1)) == (["4♣", "5♣"], ["6♠"])
    assert [player(game, seat)["money"] for seat in (0, 1)] == [10, 10]
    lay_pairs(game, {0: "K♥ K♦", 1: "3♥ 4♥"})
    assert asked(game) == (0, "prize")
    do(game, "prize:lp")
    assert (player(game)["lp"], game.view()["actions"]) == (6, 2)
    assert "ability:poker-alice" not in keys(game)


@pytest.mark.parametrize(("space", "prompt"), [(STREET, "choose"), (PLAIN, "income")])
def test_barcelo_gains_where_she_starts_her_turn_in_town(space: str, prompt: str) -> None:
    game = au_table({"character": "maria-gertrudis-barcelo", "lp": 5, "space": space}, at="turn")
    assert asked(game) == (0, prompt)


# ---- items, both sides ----


def win(side: str) -> tw.Game:
    """Seat 0 beats a bandit; what its weapon offers is asked."""
    hero = {"items": [side], "weapon": "derringer", "space": PRAIRIE, "hand": "K♥"}
    game = au_table(hero, bandits=[HIDEOUT], fight_deck="2 3", options={"house_chooses": True})
    choose(game, f"ride:{HIDEOUT}", "lay:K♥")
    let_pass(game)
    return choose(game, "reward:lp")


@pytest.mark.rule("AU-TURN-08")
@pytest.mark.parametrize(("side", "lp", "money"), [("derringer", 1, 0), ("ivory-derringer", 2, 10)])
def test_a_derringer_is_used_up_for_lp(side: str, lp: int, money: int) -> None:
    """Kept, the upgraded one pays $10 for the win all the same."""
    kept = let_pass(win(side))
    assert (player(kept)["lp"], player(kept)["money"]) == (1, money)
    assert len(items(kept)) == 1
    used = win(side)
    [option] = [key for key in keys(used) if key.startswith("item:")]
    choose(used, option)
    let_pass(used)
    assert (player(used)["lp"], player(used)["money"], items(used)) == (1 + lp, money, {})


@pytest.mark.parametrize(
    ("side", "movement", "more"), [("quarter-horse", 3, 1), ("quarter-mile-champion", 4, 2)]
)
def test_a_quarter_horse_runs_farther_for_a_card(side: str, movement: int, more: int) -> None:
    game = au_table({"items": [side], "space": PLAIN, "hand": "2♣ 2♦"})
    assert player(game)["movement"] == movement
    choose(game, f"ride:{STATION}")
    [option] = [key for key in keys(game) if key.startswith("item:")]
    choose(game, option, "discard:2♣")
    assert (asked(game), count(game)) == ((0, "ride"), more)


@pytest.mark.rule("AU-EVENT-09")
def test_a_gazette_makes_one_point_two_and_is_used_up() -> None:
    game = joined({"space": FAR_OFF, "hand": "A♣", "items": ["gazette"]})
    choose(game, "use:A♣", "choose:living-legend.1", "item:gazette")
    let_pass(game)
    assert (player(game)["marshal"], items(game)) == (2, {})


def test_a_gazette_makes_a_gambler_point_two() -> None:
    ann = {"space": EAST_SALOON, "money": 30, "items": ["gazette"], "gambler": 1, "hand": "2♣"}
    game = faro(ann, shown="9 J 3 5", turned="J 9 3")
    choose(game, "bet:9.20", "bet-done")
    while "item:gazette" not in keys(game):
        game.choose(now(game).default)
    choose(game, "item:gazette")
    assert points(game)[0] == 3


@pytest.mark.parametrize("item", ["gazette", "snake-oil"])
def test_gazette_and_snake_oil_have_no_other_side(item: str) -> None:
    game = joined({"space": STORE, "money": 120, "items": [item]})
    choose(game, "store")
    assert item not in offered(game, "upgrade")


# ---- faces ----


@pytest.mark.rule("AU-FARO-16")
def test_a_jackpot_is_played_after_a_paid_bet() -> None:
    ann = {"space": EAST_SALOON, "money": 30, "hand": JACKPOT, "gambler": 1}
    game = faro(ann, shown="9 J 3 5", turned="J 9 3", options={"poker_faces": ["jackpot"]})
    choose(game, "bet:9.20", "bet-done")
    while f"react:{JACKPOT}" not in now(game).keys:
        game.choose(now(game).default)
    before = player(game)["money"]
    choose(game, f"react:{JACKPOT}")
    assert (player(game)["money"], player(game)["hand"]) == (before + 20, [])


def test_a_jackpot_in_a_winning_hand_pays_20_and_a_point() -> None:
    ann = {"space": EAST_SALOON, "money": 30, "hand": f"{JACKPOT} 9♠"}
    bob = {"space": BANK, "money": 30, "hand": "3♥ 4♥"}
    options = {"poker_faces": ["jackpot"]}
    game = do(gaming(ann, bob, deck="4♣ 5♣ 6♠ 8♦ 10♠", options=options), "poker", "join")
    lay_pairs(game, {0: f"{JACKPOT} 9♠", 1: "3♥ 4♥"})
    do(game, "prize:lp")
    while question(game) != "act":
        game.choose(now(game).keys[0])
    won = [pot["money"] for pot in happened(game, "won-pot")]
    assert player(game)["money"] >= 20 + won[0] + 20
    assert points(game)[0] == 1


@pytest.mark.rule("AU-SETUP-02")
def test_outfit_sells_from_either_stand_wherever_one_is_for_20_less() -> None:
    hero: dict[str, Any] = {"space": FAR_OFF, "money": 40, "hand": OUTFIT, "items": ["revolver"]}
    stands = {"trading-post": ["mule", "shotgun", "whiskey", "provisions", "gazette", "snake-oil"]}
    game = joined(hero, stands=stands, options={"poker_faces": ["outfit"]})
    choose(game, f"use:{OUTFIT}")
    assert {"mule", "mustang"} <= offered(game, "buy")  # one of each stand
    assert "revolver" in offered(game, "upgrade")
    choose(game, "buy:mustang")
    assert (player(game)["money"], "mustang" in items(game)) == (10, True)
