"""What poker cards do in fights: Bonuses at the reveal, Reactions after it."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import cards
from support.legends.places import BANK
from support.legends.playing import do
from support.legends.reading import discarded, drew, hand, happened, keys, player
from support.legends.tables import ANN, BOB, table
from support.reading import asked

HIDEOUT, BESIDE = "mesitos-point-hideout-a", "mesitos-point-3"


def here(hand: str, **facts: Any) -> dict[str, Any]:
    return {"space": BANK, "hand": hand, **facts}


def duel(ann: str, bob: str, wounds: tuple[int, int] = (0, 0)) -> tw.Game:
    """Ann against Bob, each with the first card of the hand; up to the first real question."""
    game = table(here(ann, wounds=wounds[ANN]), here(bob, wounds=wounds[BOB]))
    return do(game, "duel:1", f"lay:{cards(ann)[0]}", f"lay:{cards(bob)[0]}")


def bandit(ann: str, fight_card: str, **facts: Any) -> tw.Game:
    """Ann rides into a bandit and lays the first card of her hand; he has no choice but one."""
    other = "fight-2" if fight_card != "fight-2" else "fight-3"
    game = table(
        {"space": BESIDE, "hand": ann, **facts}, bandits=[HIDEOUT], fight_deck=[fight_card, other]
    )
    return do(game, f"ride:{HIDEOUT}", f"lay:{cards(ann)[0]}", f"npc:{fight_card}")


def won(game: tw.Game) -> int:
    """Who won the fight between players."""
    [event] = happened(game, "won-fight")
    winner: int = event["seat"]
    return winner


# ---- what Reactions and Bonuses are ----


@pytest.mark.rule("WL-DECK-05", "WL-DECK-19")
def test_a_reaction_is_free_and_open_to_who_is_not_on_turn() -> None:
    game = duel("Q♠", "J♦ 6♦")
    assert asked(game) == (BOB, "react")
    do(game, "react:6♦")
    assert won(game) == BOB  # a Queen less 2 is a 10
    assert game.view()["actions"] == 2  # the duel itself cost one
    assert discarded(game) == set(cards("Q♠ J♦ 6♦"))


@pytest.mark.rule("WL-DECK-06", "WL-DECK-12")
def test_a_bonus_works_from_the_card_played_in_any_turn() -> None:
    game = duel("Q♠", "J♦", (0, 2))
    assert won(game) == ANN
    assert player(game, BOB)["wounds"] == 1
    held = duel("Q♠", "10♦ J♦", (0, 1))  # Bulletproof stays in hand: no Bonus
    assert player(held, BOB)["wounds"] == 2


@pytest.mark.rule("WL-DECK-06")
def test_a_bonus_waits_for_the_reveal() -> None:
    game = table(here("J♠", wounds=2), here("9♦"))
    do(game, "duel:1", "lay:J♠")
    assert player(game)["wounds"] == 2
    do(game, "lay:9♦")
    assert player(game)["wounds"] == 1


@pytest.mark.rule("WL-DECK-06")
def test_no_bonus_without_a_reveal() -> None:
    game = do(table(here("J♠", wounds=2), here("9♦")), "duel:1", "lay:J♠", "decline")
    assert won(game) == ANN
    assert player(game)["wounds"] == 2


# ---- Quickdraw ----


@pytest.mark.rule("WL-DECK-11")
def test_quickdraw_may_cancel_the_effect_of_an_npcs_card_not_its_value() -> None:
    game = bandit("Q♠", "fight-3")
    assert keys(game) == {"pass", "react:Q♠"}
    do(game, "react:Q♠")
    assert player(game)["wounds"] == 0
    assert asked(game) == (ANN, "bandit-reward")  # a Queen beats a 3
    lost = do(bandit("Q♠", "fight-k"), "react:Q♠")
    assert player(lost)["lp"] == 0  # the King's LP is cancelled
    assert player(lost)["wounds"] == 1  # but the King wins


@pytest.mark.rule("WL-DECK-11")
def test_quickdraw_need_not_be_used() -> None:
    game = do(bandit("Q♠", "fight-3"), "pass")
    assert player(game)["wounds"] == 2
    helpful = do(bandit("Q♠", "fight-j"), "pass")
    assert player(helpful)["money"] == 10


@pytest.mark.rule("WL-DECK-11")
def test_quickdraw_cancels_the_guards_and_the_sheriffs_card() -> None:
    game = table(here("Q♠"), fight_deck=["fight-3", "fight-2", "fight-4"])
    do(game, "heist", "lay:Q♠", "npc:fight-3", "react:Q♠")
    assert (player(game)["wounds"], player(game)["wanted"]) == (0, 3)
    sheriff = table(
        {"hand": "4♥"},
        {"space": "darkrock-store-west", "wanted": 1, "hand": "Q♠ 2♣"},
        fight_deck=["fight-3", "fight-2", "fight-4", "fight-5"],
    )
    do(sheriff, "use:4♥", "sheriff:darkrock-store-west", "discard:2♣")
    do(sheriff, "lay:Q♠", "npc:fight-3", "react:Q♠")
    assert (player(sheriff, BOB)["wounds"], player(sheriff, BOB)["wanted"]) == (0, 1)


@pytest.mark.rule("WL-DECK-11")
def test_quickdraw_does_nothing_against_a_player() -> None:
    game = duel("Q♠ 2♣", "K♦ 2♦")
    assert happened(game, "used-card") == []
    assert won(game) == BOB


# ---- Bulletproof ----


@pytest.mark.rule("WL-DECK-12", "WL-DECK-13")
def test_bulletproof_cancels_the_wound_of_losing_but_not_the_card() -> None:
    game = duel("J♠", "Q♦", (1, 0))
    assert won(game) == BOB
    assert player(game)["wounds"] == 0
    assert len(drew(game, ANN)) == 1


@pytest.mark.rule("WL-DECK-13")
def test_bulletproof_cancels_the_wounds_of_the_fight_card() -> None:
    game = bandit("J♠", "fight-3", wounds=1)
    assert asked(game) == (ANN, "bandit-reward")
    assert player(game)["wounds"] == 0


@pytest.mark.rule("WL-DECK-13")
def test_bulletproof_does_not_stop_what_nothing_can_stop() -> None:
    game = bandit("J♠", "fight-6", wounds=0)
    assert player(game)["wounds"] == 1


@pytest.mark.rule("WL-DECK-13")
def test_bulletproof_undoes_no_wound_of_the_start_of_the_fight() -> None:
    ann = here("K♠", character="annie-oakley", legend=True)
    game = table(ann, here("J♦", wounds=1))
    do(game, "duel:1", "ability:annie-oakley", "choose:annie-oakley.2")
    assert player(game, BOB)["wounds"] == 2
    do(game, "lay:K♠", "lay:J♦")
    assert won(game) == ANN
    assert player(game, BOB)["wounds"] == 1  # one healed, none for losing


@pytest.mark.rule("WL-DECK-27")
def test_with_bulletproof_one_may_choose_a_wound_that_is_then_cancelled() -> None:
    game = bandit("J♠ 2♣", "fight-7")
    assert asked(game) == (ANN, "choose")
    assert len(keys(game)) == 2
    do(game, "choose:fight-7.1")
    assert player(game)["wounds"] == 0
    assert hand(game) == set(cards("2♣"))


@pytest.mark.rule("WL-DECK-27")
def test_at_three_wounds_a_wound_is_no_choice_bulletproof_or_not() -> None:
    game = bandit("Q♠ 2♣", "fight-7", wounds=3)
    do(game, "pass")
    assert keys(game) == {"choose:fight-7.2"}


# ---- Shootout, Stick 'Em Up!, Wallop ----


@pytest.mark.rule("WL-DECK-18")
def test_shootout_may_call_the_fight_off_and_start_it_over() -> None:
    game = duel("8♦ K♠", "Q♦ 2♦")
    assert asked(game) == (ANN, "answer")
    do(game, "react:8♦")
    assert happened(game, "won-fight") == []
    assert player(game)["wounds"] == 0
    assert asked(game) == (ANN, "lay")
    do(game, "lay:K♠", "lay:2♦")
    assert won(game) == ANN
    assert game.view()["actions"] == 2  # one action for both


@pytest.mark.rule("WL-DECK-18", "WL-DECK-06")
def test_shootout_serves_the_defender_too_and_may_be_left() -> None:
    game = duel("9♠ K♠", "8♥ 2♦")
    assert asked(game) == (BOB, "answer")
    assert keys(game) == {"pass", "react:8♥"}
    do(game, "pass")
    assert won(game) == ANN


@pytest.mark.rule("WL-DECK-19")
def test_stick_em_up_lowers_the_opposing_card_by_2_once_each_per_fight() -> None:
    game = duel("Q♠ 6♠ 6♥", "A♦ 6♦ 6♣")
    do(game, "react:6♠")  # the Ace falls to a Queen
    assert asked(game) == (BOB, "react")
    do(game, "react:6♦")  # the Queen to a 10; and nobody may play a second one
    assert happened(game, "won-fight") == [
        {"seat": BOB, "fight": "duel", "rival": ANN, "value": 12, "other": 10}
    ]
    assert hand(game, BOB) == set(cards("6♣"))


@pytest.mark.rule("WL-DECK-19")
def test_stick_em_up_also_works_on_a_fight_card() -> None:
    game = do(bandit("10♣ 6♠", "fight-j"), "react:6♠")
    assert asked(game) == (ANN, "bandit-reward")


@pytest.mark.rule("WL-DECK-26")
def test_wallop_wounds_a_beaten_player_once_more_or_pays_20() -> None:
    game = do(duel("K♠ 8♠", "9♦"), "react:8♠")
    assert player(game, BOB)["wounds"] == 2
    npc = do(bandit("K♠ 8♠", "fight-8"), "reward:lp", "react:8♠")
    assert player(npc)["money"] == 20


# ---- Fool's Gold in fights ----


@pytest.mark.rule("WL-DECK-15")
def test_fools_gold_is_not_robbed_as_a_nugget() -> None:
    game = do(table(here("K♠"), here("10♣", money=20)), "rob:1", "lay:K♠", "decline")
    assert keys(game) == {"steal:nothing", "steal:money"}
    rich = do(table(here("K♠"), here("10♣", nuggets=2)), "rob:1", "lay:K♠", "decline")
    do(rich, "steal:nuggets")
    assert player(rich, BOB)["nuggets"] == 1  # half of the real ones


@pytest.mark.rule("WL-DECK-15")
def test_fools_gold_is_not_lost_in_an_arrest() -> None:
    game = table(here("K♠", marshal=1), here("10♣ 10♠", wanted=1, nuggets=1))
    do(game, "arrest:1", "lay:K♠", "decline")
    assert player(game, BOB)["nuggets"] == 0
    assert set(cards("10♣ 10♠")) < set(hand(game, BOB))  # and the loser's card


@pytest.mark.rule("WL-DECK-25")
def test_instincts_forced_out_of_the_hand_pays_in_another_players_turn() -> None:
    game = do(bandit("K♠ 9♦", "fight-4"), "discard:9♦")
    assert player(game)["money"] == 10
    forced = table(here("K♠", character="annie-oakley", legend=True), here("9♦"))
    do(forced, "duel:1", "ability:annie-oakley", "choose:annie-oakley.1")
    do(forced, "discard:9♦")
    assert player(forced, BOB)["money"] == 10
