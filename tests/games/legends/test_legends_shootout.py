"""A fight called off and started over: Shootout and fight card 10 (WL-FIGHT-53 to 61)."""

import pytest

from support.legends.places import HIDEOUT, OFFICE, SALOON
from support.legends.playing import (
    ambush,
    choose,
    clash,
    heist,
    lay,
    lay_against_npc,
    let_pass,
    send_sheriff,
)
from support.legends.reading import (
    discarded,
    fight,
    fight_deck,
    hand,
    happened,
    keys,
    player,
    standing,
    values,
)
from support.legends.tables import (
    HERO,
    MOVER,
    RIGHT,
    RIGHT_OF_WANTED,
    RIVAL,
    WANTED,
    at_bank,
    manhunt,
    meeting,
    on_the_trail,
)
from support.reading import asked

# ---- between players ----


@pytest.mark.rule("WL-FIGHT-53", "WL-DECK-18")
def test_shootout_cancels_the_fight_and_starts_it_again() -> None:
    game = meeting({"hand": "8♥ K♥"}, {"hand": "Q♣ 2♣", "money": 40})
    clash(game, "rob", "8♥", "Q♣")
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "react:8♥"})
    choose(game, "react:8♥")
    assert discarded(game) == {"8♥", "Q♣"}
    assert standing(game, HERO, "wounds", "hand_count", "wanted") == [0, 1, 0]
    assert standing(game, RIVAL, "wounds", "hand_count", "money") == [0, 1, 40]
    assert [fight(game)[key] for key in ("type", "hero", "rival", "open")] == [
        "rob", HERO, RIVAL, False,
    ]  # fmt: skip
    assert asked(game) == (HERO, "lay")
    lay(game, "K♥", "2♣")
    choose(game, "steal:money")
    assert player(game, HERO)["money"] == 20


@pytest.mark.rule("WL-FIGHT-53")
def test_the_target_may_use_shootout_and_stays_the_target() -> None:
    game = meeting({"hand": "K♥ 5♥"}, {"hand": "8♦ 5♣"})
    clash(game, "duel", "K♥", "8♦")
    assert (asked(game), keys(game)) == ((RIVAL, "answer"), {"pass", "react:8♦"})
    choose(game, "react:8♦")
    assert asked(game) == (HERO, "lay")
    lay(game, "5♥", "5♣")
    assert happened(game, "won-fight")[0]["seat"] == HERO  # the tie is still the hero's


@pytest.mark.rule("WL-FIGHT-53", "WL-DECK-18")
def test_shootout_may_be_left_unused() -> None:
    game = meeting({"hand": "8♥"}, {"hand": "7♣"})
    clash(game, "duel", "8♥", "7♣")
    choose(game, "pass")
    assert happened(game, "fight-restarted") == []
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-FIGHT-54")
def test_the_new_fight_costs_no_action_and_is_the_same_one_of_the_turn() -> None:
    game = meeting({"hand": "8♥ K♥ A♥"}, {"hand": "Q♣ 2♣"})
    clash(game, "duel", "8♥", "Q♣")
    choose(game, "react:8♥")
    assert game.view()["actions"] == 2
    lay(game, "K♥", "2♣")
    let_pass(game)
    assert asked(game) == (HERO, "act")
    assert game.view()["actions"] == 2
    assert not {"duel:1", "rob:1"} & keys(game)


@pytest.mark.rule("WL-FIGHT-55")
def test_start_effects_happen_again_and_the_target_may_decline() -> None:
    game = meeting({"character": "annie-oakley", "lp": 5, "hand": "8♥ K♥"}, {"hand": "Q♣ 2♣ 3♣ 4♣"})
    choose(game, "duel:1", "ability:annie-oakley", "choose:annie-oakley.1", "discard:2♣")
    lay(game, "8♥", "Q♣")
    choose(game, "react:8♥")
    assert (asked(game), keys(game)) == ((HERO, "start-fight"), {"pass", "ability:annie-oakley"})
    choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:3♣", "lay:K♥")
    assert (asked(game), keys(game)) == ((RIVAL, "answer-fight"), {"decline", "lay:4♣"})
    choose(game, "decline")
    assert player(game, HERO)["lp"] == 7
    assert discarded(game) == {"8♥", "Q♣", "2♣", "3♣", "K♥"}


@pytest.mark.rule("WL-FIGHT-53")
def test_values_and_limits_of_the_cancelled_fight_are_forgotten() -> None:
    """Each fight has its own Stick 'Em Up and its own Six-Shooter."""
    game = meeting({"hand": "8♥ 10♥ 6♥"}, {"hand": "8♦ Q♣ 2♣ 3♣", "items": ["six-shooter"]})
    clash(game, "duel", "8♥", "8♦")
    choose(game, "pass")  # the hero keeps the fight
    choose(game, "item:revolver", "discard:2♣")
    assert values(game) == [7, 8]
    choose(game, "react:8♦")
    lay(game, "10♥", "Q♣")
    assert values(game) == [10, 12]
    assert (asked(game), keys(game)) == ((RIVAL, "answer"), {"pass", "item:revolver"})


@pytest.mark.rule("WL-FIGHT-53", "WL-FIGHT-55")
def test_nothing_of_the_cancelled_fight_is_left_over() -> None:
    """The target's Bonus in the new fight works once, not also for the old fight's reveal."""
    game = meeting({"hand": "8♥ 10♥"}, {"hand": "Q♣ J♣", "wounds": 3})
    clash(game, "duel", "8♥", "Q♣")
    choose(game, "react:8♥")
    lay(game, "10♥", "J♣")
    assert player(game, RIVAL)["wounds"] == 2
    assert happened(game, "won-fight")[0]["seat"] == RIVAL


@pytest.mark.rule("WL-FIGHT-53", "WL-FIGHT-55")
def test_start_effects_of_the_new_fight_come_before_any_bonus() -> None:
    game = meeting(
        {"character": "annie-oakley", "lp": 5, "hand": "8♥ 10♥"},
        {"hand": "Q♣ J♣ 2♣ 3♣", "items": ["six-shooter"]},
    )
    choose(game, "duel:1", "pass")
    lay(game, "8♥", "Q♣")
    choose(game, "react:8♥", "ability:annie-oakley", "choose:annie-oakley.1", "discard:2♣")
    assert asked(game) == (HERO, "lay")


@pytest.mark.rule("WL-FIGHT-60")
def test_a_hero_without_another_card_loses_the_new_fight() -> None:
    game = meeting({"hand": "8♥"}, {"hand": "2♣ A♣"})
    clash(game, "duel", "8♥", "2♣")
    choose(game, "react:8♥")
    assert standing(game, HERO, "wounds", "hand_count", "lp") == [1, 1, 0]
    assert happened(game, "won-fight")[0]["seat"] == RIVAL
    assert hand(game, RIVAL) == {"A♣"}


@pytest.mark.rule("WL-FIGHT-60")
def test_a_target_without_another_card_must_decline_the_new_fight() -> None:
    game = meeting({"hand": "8♥ 2♥"}, {"hand": "A♣"})
    clash(game, "duel", "8♥", "A♣")
    choose(game, "react:8♥", "lay:2♥")
    assert happened(game, "declined") == [{"seat": RIVAL}]
    assert player(game, HERO)["lp"] == 2


# ---- against an NPC ----


@pytest.mark.rule("WL-FIGHT-54", "WL-FIGHT-57")
def test_shootout_in_a_heist_draws_three_new_fight_cards() -> None:
    game = at_bank({"hand": "8♥ K♥ 2♥"}, fight_deck="A Q 5 3 7 J 2 4 6 8 9 10 K")
    heist(game, "8♥", "A")
    choose(game, "react:8♥")
    assert fight(game, RIGHT)["npc_hand"] == ["fight-3", "fight-7", "fight-j"]
    assert fight_deck(game)[:7] == ["2", "4", "6", "8", "9", "10", "K"]
    assert sorted(fight_deck(game)[7:]) == ["5", "A", "Q"]
    assert game.view()["actions"] == 2
    lay_against_npc(game, "K♥", "J")
    let_pass(game)
    assert player(game, HERO)["wanted"] == 3
    assert "heist" not in keys(game)


@pytest.mark.rule("WL-FIGHT-57")
def test_fight_cards_return_in_random_order() -> None:
    below = set()
    for seed in range(12):
        game = at_bank({"hand": "8♥ K♥"}, fight_deck="A Q 5", seed=seed)
        heist(game, "8♥", "A")
        choose(game, "react:8♥")
        below.add(tuple(fight_deck(game)[-3:]))
    assert len(below) > 2
    assert all(sorted(cards) == ["5", "A", "Q"] for cards in below)


@pytest.mark.rule("WL-FIGHT-58", "WL-FIGHT-57")
def test_the_bandit_stays_until_the_new_fight_is_over() -> None:
    game = on_the_trail({"hand": "8♥ K♥"}, fight_deck="A Q 3 7")
    ambush(game, "8♥", "A")
    choose(game, "react:8♥")
    assert game.view()["bandits"] == [HIDEOUT]
    assert keys(game) == {"lay:K♥"}
    lay_against_npc(game, "K♥", "7")
    choose(game, "choose:fight-7.1", "reward:lp")
    assert game.view()["bandits"] == []


@pytest.mark.rule("WL-FIGHT-59", "WL-FIGHT-55")
def test_the_sheriff_entered_once_so_one_card_was_discarded() -> None:
    game = manhunt({"hand": "8♥ K♥ 2♥ 3♥"}, fight_deck="A Q J 10 2 3 4 5")
    send_sheriff(game)
    choose(game, "discard:2♥")
    lay_against_npc(game, "8♥", "A")
    choose(game, "react:8♥")
    assert (asked(game), keys(game)) == ((WANTED, "lay"), {"decline", "lay:K♥", "lay:3♥"})
    choose(game, "lay:K♥")
    assert asked(game) == (RIGHT_OF_WANTED, "npc")
    assert keys(game) == {"npc:fight-2", "npc:fight-3", "npc:fight-4", "npc:fight-5"}


@pytest.mark.rule("WL-FIGHT-60")
def test_after_shootout_without_a_card_the_heist_is_lost() -> None:
    game = at_bank({"hand": "8♥"}, fight_deck="A Q 5", deck="7♦")
    heist(game, "8♥", "A")
    choose(game, "react:8♥")
    let_pass(game)
    assert standing(game, HERO, "wanted", "wounds", "money") == [1, 1, 0]
    assert hand(game, HERO) == {"7♦"}


@pytest.mark.rule("WL-FIGHT-60")
def test_after_shootout_without_a_card_the_bandit_wins() -> None:
    game = on_the_trail({"hand": "8♥"}, fight_deck="A Q")
    ambush(game, "8♥", "A")
    choose(game, "react:8♥")
    assert standing(game, HERO, "lp", "wounds", "hand_count") == [0, 1, 1]
    assert game.view()["bandits"] == []


@pytest.mark.rule("WL-FIGHT-60")
def test_after_shootout_without_a_card_the_sheriff_arrests() -> None:
    game = manhunt({"hand": "8♥ 2♥", "money": 30})
    send_sheriff(game)
    choose(game, "discard:2♥")
    lay_against_npc(game, "8♥", "A")
    choose(game, "react:8♥")
    assert standing(game, WANTED, "space", "wanted", "money", "wounds") == [OFFICE, 0, 10, 1]


# ---- fight card 10 ----


@pytest.mark.rule("WL-FIGHT-61", "WL-FIGHT-54", "WL-FIGHT-57")
def test_fight_card_10_calls_the_fight_off() -> None:
    game = at_bank({"hand": "K♥ Q♥"}, fight_deck="10 Q 5 3 7 J", deck="7♦")
    heist(game, "K♥", "10")
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((RIGHT, "deal"), {"no", "yes"})
    choose(game, "yes")
    assert (asked(game), keys(game)) == ((HERO, "lay"), {"lay:Q♥", "lay:7♦"})
    assert discarded(game) == {"K♥"}
    assert standing(game, HERO, "wanted", "money", "wounds") == [0, 0, 0]
    assert fight(game, RIGHT)["npc_hand"] == ["fight-3", "fight-7", "fight-j"]
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-FIGHT-61", "WL-FIGHT-58")
def test_after_fight_card_10_the_bandit_is_still_there() -> None:
    game = on_the_trail({"hand": "K♥"}, fight_deck="10 Q 5 3", deck="7♦")
    ambush(game, "K♥", "10")
    choose(game, "yes")
    assert game.view()["bandits"] == [HIDEOUT]
    assert keys(game) == {"lay:7♦"}


@pytest.mark.rule("WL-FIGHT-61", "WL-FIGHT-59")
def test_after_fight_card_10_the_sheriff_takes_no_second_card() -> None:
    game = manhunt({"hand": "K♥ 2♥", "space": SALOON}, fight_deck="10 Q J 5", deck="7♦")
    send_sheriff(game)
    choose(game, "discard:2♥")
    lay_against_npc(game, "K♥", "10")
    choose(game, "yes")
    assert (asked(game), keys(game)) == ((WANTED, "lay"), {"decline", "lay:7♦"})
    assert happened(game, "discarded") == [{"seat": WANTED, "cards": ["2♥"]}]
    assert player(game, MOVER)["hand_count"] == 0


@pytest.mark.rule("WL-FIGHT-61")
def test_the_controller_may_let_the_fight_stand() -> None:
    game = at_bank({"hand": "K♥"}, fight_deck="10 Q 5")
    heist(game, "K♥", "10")
    choose(game, "no")
    assert happened(game, "won-fight")[0]["seat"] == HERO
    assert happened(game, "fight-restarted") == []
