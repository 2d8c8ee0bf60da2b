"""Fights as each printing tells them: when effects take place, and who lays first."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import HIDEOUT
from support.legends.playing import choose, clash, lay, let_pass, send_sheriff
from support.legends.reading import (
    discarded,
    fight,
    fight_deck,
    happened,
    keys,
    order_of,
    player,
    standing,
    values,
)
from support.legends.tables import (
    HERO,
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

OLD = ("first", "french")
EDITIONS = ("revised", *OLD)
ANNIE: dict[str, Any] = {"character": "annie-oakley", "lp": 5}

old = pytest.mark.parametrize("edition", OLD)
every = pytest.mark.parametrize("edition", EDITIONS)


def annie_meets(edition: str, hand: str = "K♥ 3♥", rival: str = "Q♣ 4♠", **facts: Any) -> tw.Game:
    return meeting({**ANNIE, "hand": hand}, {"hand": rival}, edition=edition, **facts)


# ---- between players: effects, then cards; or cards, then effects ----


@pytest.mark.rule("WL-FIGHT-06")
def test_revised_effects_come_before_the_cards() -> None:
    game = annie_meets("revised")
    choose(game, "duel:1")
    assert asked(game) == (HERO, "start-fight")
    choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:4♠")
    assert asked(game) == (HERO, "lay")
    lay(game, "K♥", "Q♣")
    assert fight(game)["open"]


@pytest.mark.rule("WL-FIGHT-07")
@old
def test_old_effects_come_after_both_cards_and_before_the_reveal(edition: str) -> None:
    game = annie_meets(edition)
    choose(game, "duel:1")
    assert asked(game) == (HERO, "lay")
    choose(game, "lay:K♥")
    assert (asked(game), keys(game)) == ((RIVAL, "answer-fight"), {"decline", "lay:Q♣", "lay:4♠"})
    choose(game, "lay:Q♣")
    assert (asked(game), keys(game)) == ((HERO, "start-fight"), {"pass", "ability:annie-oakley"})
    assert game.decision is not None
    assert game.decision.prompt.rule == "WL-FIGHT-07"
    hidden = fight(game)
    assert not hidden["open"]
    assert [card["card"] for card in hidden["cards"]] == [None, None]
    choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:4♠")
    assert fight(game)["open"]
    assert discarded(game) == {"4♠"}


@pytest.mark.rule("WL-FIGHT-07", "WL-FIGHT-08")
@old
def test_old_effects_are_taken_in_turn_and_may_be_left(edition: str) -> None:
    """The active player first, as in the revised edition."""
    armed = {"hand": "K♥ 3♣ 5♣", "items": ["rifle"]}
    game = meeting({**ANNIE, **armed}, {**armed, "hand": "Q♣ 4♠ 6♠"}, edition=edition)
    clash(game, "duel", "K♥", "Q♣")
    assert (asked(game), keys(game)) == (
        (HERO, "start-fight"),
        {"pass", "item:rifle", "ability:annie-oakley"},
    )
    choose(game, "item:rifle")
    assert (asked(game), keys(game)) == ((RIVAL, "start-fight"), {"pass", "item:rifle"})
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((HERO, "start-fight"), {"pass", "ability:annie-oakley"})
    choose(game, "pass")
    assert fight(game)["open"]


@pytest.mark.rule("WL-FIGHT-07")
@old
def test_old_a_peek_shows_the_hand_and_never_the_card_laid(edition: str) -> None:
    game = meeting({"hand": "K♥", "items": ["rifle"]}, {"hand": "Q♣ 4♠ 6♠"}, edition=edition)
    clash(game, "duel", "K♥", "Q♣")
    choose(game, "item:rifle")
    [seen] = happened(game, "saw-cards", HERO)
    assert set(seen["cards"]) == {"4♠", "6♠"}
    [told] = happened(game, "saw-cards", 2)
    assert (told["count"], told["cards"]) == (2, None)


@pytest.mark.rule("WL-FIGHT-09", "WL-FIGHT-10")
@every
def test_effects_when_the_target_declines(edition: str) -> None:
    """In the revised edition they have happened before; in the others they never do."""
    game = annie_meets(edition)
    choose(game, "duel:1")
    if edition == "revised":
        choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:4♠")
    choose(game, "lay:K♥", "decline")
    let_pass(game)
    told = len(happened(game, "used-ability"))
    assert told == (edition == "revised")
    assert player(game, HERO)["lp"] == 7
    assert standing(game, RIVAL, "wounds", "hand_count") == [1, 2 if told else 3]


@pytest.mark.rule("WL-FIGHT-51", "WL-FIGHT-07")
@every
def test_a_hand_emptied_by_an_effect(edition: str) -> None:
    """The hero's only card: lost before it is laid, or safe on the table."""
    game = meeting({"hand": "A♥"}, {**ANNIE, "hand": "3♣ 5♣"}, edition=edition)
    choose(game, "duel:1")
    if edition == "revised":
        choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:A♥")
        let_pass(game)
        assert standing(game, HERO, "wounds", "lp") == [1, 0]
        return
    lay(game, "A♥", "3♣")
    assert asked(game) == (RIVAL, "start-fight")
    choose(game, "ability:annie-oakley")
    assert keys(game) == {"choose:annie-oakley.2"}  # nothing to discard: the wound
    choose(game, "choose:annie-oakley.2")
    let_pass(game)
    assert standing(game, HERO, "wounds", "lp") == [1, 2]


@pytest.mark.rule("WL-FIGHT-55", "WL-FIGHT-60", "WL-FIGHT-07")
@old
def test_old_shootout_starts_over_with_cards_and_then_effects(edition: str) -> None:
    game = annie_meets(edition, "8♥ 9♥", "Q♣ 4♠ 5♦")
    clash(game, "duel", "8♥", "Q♣")
    choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:4♠", "react:8♥")
    assert asked(game) == (HERO, "lay")
    lay(game, "9♥", "5♦")
    assert (asked(game), keys(game)) == ((HERO, "start-fight"), {"pass", "ability:annie-oakley"})


@pytest.mark.rule("WL-FIGHT-60", "WL-FIGHT-50")
@old
def test_old_after_a_shootout_without_a_card_the_fight_is_lost(edition: str) -> None:
    game = meeting({"hand": "8♥"}, {"hand": "Q♣ 4♠"}, edition=edition)
    clash(game, "duel", "8♥", "Q♣")
    choose(game, "react:8♥")
    let_pass(game)
    assert standing(game, HERO, "wounds", "lp") == [1, 0]


# ---- guard, bandit, Sheriff ----


@pytest.mark.rule("WL-HEIST-04", "WL-HEIST-05")
@every
def test_the_order_of_a_heist(edition: str) -> None:
    game = at_bank({"hand": "K♥"}, edition=edition, fight_deck="3 7 J")
    choose(game, "heist")
    if edition == "revised":
        assert asked(game) == (HERO, "lay")
        assert (fight(game)["npc_count"], fight(game)["npc_card"]) == (3, None)
        choose(game, "lay:K♥")
    assert (asked(game), keys(game)) == (
        (RIGHT, "npc"),
        {"npc:fight-3", "npc:fight-7", "npc:fight-j"},
    )
    choose(game, "npc:fight-7")
    if edition != "revised":
        assert (asked(game), keys(game)) == ((HERO, "lay"), {"lay:K♥"})
        choose(game, "lay:K♥")
    assert values(game) == [13, 7]
    kinds = ("drew-fight-cards", "laid-card", "laid-fight-card", "revealed")
    guard, robber = ["laid-fight-card"], ["laid-card"]
    laid = [*robber, *guard] if edition == "revised" else [*guard, *robber]
    assert order_of(game, *kinds) == ["drew-fight-cards", *laid, "revealed"]


@pytest.mark.rule("WL-HEIST-05")
@old
def test_old_the_guards_card_is_a_secret_until_the_reveal(edition: str) -> None:
    game = at_bank({"hand": "K♥"}, edition=edition, fight_deck="3 7 J")
    choose(game, "heist", "npc:fight-7")
    assert fight(game, RIGHT)["npc_card"] == {"card": "fight-7"}
    for seat in (HERO, RIVAL, 2, None):
        assert fight(game, seat)["npc_card"] == {"card": None}
        assert fight(game, seat)["npc_hand"] is None
        assert happened(game, "laid-fight-card", seat)[0]["card"] is None
    choose(game, "lay:K♥")
    assert fight(game, HERO)["npc_card"] == {"card": "fight-7"}


@pytest.mark.rule("WL-HEIST-05", "WL-CLAR-10")
@old
def test_old_the_house_lays_the_guards_highest_card_first(edition: str) -> None:
    game = at_bank(
        {"hand": "K♥"}, edition=edition, fight_deck="3 7 J", options={"house_chooses": True}
    )
    choose(game, "heist")
    assert asked(game) == (HERO, "lay")
    for seat in (*range(4), None):
        assert fight(game, seat)["npc_card"] == {"card": None}
    choose(game, "lay:K♥")
    assert values(game) == [13, 11]


@pytest.mark.rule("WL-BANDIT-06", "WL-BANDIT-07")
@every
def test_the_order_of_a_fight_with_a_bandit(edition: str) -> None:
    game = on_the_trail({"hand": "K♥"}, edition=edition, fight_deck="9 4 Q")
    choose(game, f"ride:{HIDEOUT}")
    assert asked(game) == (HERO, "lay")
    assert fight(game)["npc_count"] == (2 if edition == "revised" else 0)
    choose(game, "lay:K♥")
    assert (asked(game), keys(game)) == ((RIGHT, "npc"), {"npc:fight-9", "npc:fight-4"})
    drawn = ["drew-fight-cards", "laid-card"]
    drawn = drawn if edition == "revised" else drawn[::-1]
    assert order_of(game, "drew-fight-cards", "laid-card") == drawn


@pytest.mark.rule("WL-BANDIT-07", "WL-BANDIT-17")
@old
def test_old_without_a_card_the_bandit_wins_and_draws_none(edition: str) -> None:
    game = on_the_trail({"hand": ""}, edition=edition, fight_deck="9 4 Q")
    choose(game, f"ride:{HIDEOUT}")
    let_pass(game)
    assert happened(game, "drew-fight-cards") == []
    assert standing(game, HERO, "wounds", "hand_count", "space") == [1, 1, HIDEOUT]
    assert game.view()["bandits"] == []


@pytest.mark.rule("WL-FIGHT-57", "WL-FIGHT-58", "WL-BANDIT-07", "WL-HEIST-05")
@old
def test_old_a_fight_called_off_begins_anew_in_the_old_order(edition: str) -> None:
    game = at_bank({"hand": "8♥ K♥"}, edition=edition, fight_deck="3 7 J 4 5 6")
    choose(game, "heist", "npc:fight-3", "lay:8♥", "react:8♥")
    assert (asked(game), keys(game)) == (
        (RIGHT, "npc"),
        {"npc:fight-4", "npc:fight-5", "npc:fight-6"},
    )
    assert set(fight_deck(game)[-3:]) == {"3", "7", "J"}
    trail = on_the_trail({"hand": "8♥ K♥"}, edition=edition, fight_deck="3 7 J 4 5 6")
    choose(trail, f"ride:{HIDEOUT}", "lay:8♥", "npc:fight-3", "react:8♥")
    assert (asked(trail), trail.view()["bandits"]) == ((HERO, "lay"), [HIDEOUT])
    assert fight(trail)["npc_count"] == 0


@pytest.mark.rule("WL-SHERIFF-07", "WL-SHERIFF-08")
@every
def test_giving_in_to_the_sheriff(edition: str) -> None:
    game = manhunt({"hand": "K♠ 2♣"}, edition=edition)
    send_sheriff(game)
    choose(game, "discard:2♣")
    declining = {"decline"} if edition == "revised" else set()
    assert (asked(game), keys(game)) == ((WANTED, "lay"), {"lay:K♠"} | declining)
    why = [(reason.rule, reason.key) for reason in game.why_not(WANTED, "decline")]
    assert why == ([] if declining else [("WL-SHERIFF-08", "why-must-face-sheriff")])
    choose(game, "lay:K♠")
    assert (asked(game), fight(game)["npc_count"]) == ((RIGHT_OF_WANTED, "npc"), 4)


@pytest.mark.rule("WL-SHERIFF-08", "WL-SHERIFF-24")
@every
def test_without_a_card_the_sheriff_arrests_at_once(edition: str) -> None:
    game = manhunt({"hand": "2♣"}, edition=edition)
    send_sheriff(game)
    choose(game, "discard:2♣")
    let_pass(game)
    assert player(game, WANTED)["wanted"] == 0
    assert happened(game, "arrested") == [{"seat": WANTED, "by": None}]


@pytest.mark.rule("WL-FIGHT-11")
@every
def test_an_attacker_gives_in_to_nobody(edition: str) -> None:
    game = meeting({"hand": "K♥"}, {"hand": "Q♣"}, edition=edition)
    choose(game, "duel:1")
    why = [(reason.rule, reason.key) for reason in game.why_not(HERO, "decline")]
    assert why == [("WL-FIGHT-11", "why-must-fight")]
