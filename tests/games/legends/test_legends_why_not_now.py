"""Why something is not to be had at this moment: closed choices, fights, times, the own mat."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import long
from support.legends.places import HIDEOUT
from support.legends.playing import choose, let_pass
from support.legends.reading import keys
from support.legends.tables import meeting, on_the_trail, table

BANK, STREET = "darkrock-bank", "darkrock-main-street"
Told = tuple[str, str]


def why(game: tw.Game, action: str, seat: int = 0) -> Told:
    """The only reason."""
    [reason] = game.why_not(seat, long(action))
    return reason.rule, reason.key


def words(game: tw.Game, action: str, seat: int = 0, lang: str = "en") -> str:
    [reason] = game.why_not(seat, long(action))
    message = tw.Message(reason.key, dict(reason.args))
    return game.ruleset.wording.render(message, lang, ["Ana", "Ben", "Cora", "Dell"])


# ---- closed options of a card's choice ----


def telling(story: str, me: dict[str, Any]) -> tw.Game:
    """The story is full, and seat 0 has a disc on it."""
    return tw.at_table(
        "legends",
        players=3,
        at="end",
        seats={0: {"hand": [], **me}, 1: {"space": BANK}},
        stories={"left": [story]},
        discs={"left": [0, 1]},
    )


@pytest.mark.rule("WL-MARSHAL-07")
def test_a_wanted_player_cannot_choose_a_marshal_point() -> None:
    game = table({0: {"hand": "A♥", "wanted": 1}})
    choose(game, "use:A♥")
    assert why(game, "choose:living-legend.1") == ("WL-MARSHAL-07", "why-wanted-no-marshal")


@pytest.mark.rule("WL-WOUND-01", "WL-WOUND-03")
def test_at_three_wounds_a_wound_is_no_choice() -> None:
    game = telling("blood-money", {"wounds": 3})
    assert why(game, "choose:blood-money.2") == ("WL-WOUND-01", "why-three-wounds")


@pytest.mark.rule("WL-WOUND-03")
@pytest.mark.parametrize(("me", "option", "expected"), [
    ({"money": 0, "hand": ["3♣"]}, 2, "why-too-little-money"),
    ({"money": 10, "hand": []}, 1, "why-too-few-cards"),
])  # fmt: skip
def test_what_one_does_not_have_is_no_choice(
    me: dict[str, Any], option: int, expected: str
) -> None:
    """Billy asks for a card or $10."""
    billy = {"character": "billy-the-kid", "lp": 5, "space": "darkrock-east-gate"}
    game = table({0: billy, 1: {"space": STREET, **me}}, players=3)
    choose(game, f"ride:{STREET}")
    game.choose("ability:billy-the-kid")
    while game.decision is not None and game.decision.seat != 1:
        game.choose("target:1")
    assert why(game, f"choose:billy-the-kid.{option}", 1) == ("WL-WOUND-03", expected)


def test_another_cards_choice_names_the_card() -> None:
    game = table({0: {"hand": "A♥", "wanted": 1}})
    choose(game, "use:A♥")
    assert words(game, "choose:blood-money.1") == "That is a choice of Blood Money."


# ---- declining ----


@pytest.mark.rule("WL-BANDIT-04", "WL-HEIST-01", "WL-FIGHT-11")
def test_who_cannot_decline_hears_why() -> None:
    bandit = on_the_trail({"hand": "K♥"}, fight_deck="3 4 6")
    choose(bandit, f"ride:{HIDEOUT}")
    assert why(bandit, "decline") == ("WL-BANDIT-04", "why-must-face-bandit")
    heist = table({0: {"space": BANK, "hand": "K♥"}})
    choose(heist, "heist")
    assert why(heist, "decline") == ("WL-HEIST-01", "why-heist-begun")
    duel = meeting({"hand": "K♥"}, {"hand": "3♣"})
    choose(duel, "duel:1")
    assert why(duel, "decline") == ("WL-FIGHT-11", "why-must-fight")
    choose(duel, "lay:K♥", "lay:3♣")
    let_pass(duel)
    assert why(duel, "decline") == ("WL-FIGHT-12", "why-nothing-to-decline")


# ---- times ----


@pytest.mark.rule("WL-TURN-04")
@pytest.mark.parametrize("action", ["work", "ride:darkrock-bank", "duel:1", "end", "store", "use"])
def test_no_action_comes_before_the_income(action: str) -> None:
    game = tw.at_table("legends", players=3, at="income", seats={0: {"space": STREET}})
    assert why(game, action) == ("WL-TURN-04", "why-first")
    assert words(game, action) == "First take your income."
    assert words(game, action, lang="fr") == "D’abord, prenez votre revenu."


@pytest.mark.rule("WL-TURN-05")
def test_weapons_and_mounts_are_switched_at_the_start_of_a_turn() -> None:
    game = table({0: {"items": ["rifle", "shotgun", "mule"], "weapon": "rifle"}})
    assert why(game, "ready:shotgun") == ("WL-TURN-05", "why-switch-at-start")
    assert why(game, "ready:rifle") == ("WL-TURN-05", "why-in-use")
    assert why(game, "ready:mustang") == ("WL-TURN-05", "why-not-owned")
    assert why(game, "ready:whiskey") == ("WL-TURN-05", "why-not-equippable")
    assert why(game, "income:money") == ("WL-TURN-03", "why-income-once")


@pytest.mark.rule("WL-ENDTURN-02")
def test_six_cards_cannot_be_kept() -> None:
    game = table({0: {"hand": "2♥ 3♥ 4♥ 5♥ 6♥ 7♥", "wounds": 1}})
    choose(game, "end")
    assert why(game, "pass") == ("WL-ENDTURN-02", "why-hand-limit")
    assert words(game, "end") == "You may keep only 4 cards: discard the others."


@pytest.mark.rule("WL-DECK-05")
def test_a_reaction_has_its_time() -> None:
    game = table({0: {"hand": "6♠"}})
    told = words(game, "react:6♠")
    assert told.endswith("6♠: in a fight, when the cards are revealed.")
    assert why(game, "react:2♣") == ("WL-DECK-05", "why-not-in-hand")


@pytest.mark.rule("WL-CHAR-02")
def test_the_own_ability_sleeps_below_five_lp() -> None:
    annie = {"character": "annie-oakley", "lp": 4, "hand": "K♥"}
    game = meeting(annie, {"hand": "3♣"})
    assert words(game, "ability:annie-oakley") == "Your ability works from 5 LP on."
    awake = meeting({**annie, "lp": 5}, {"hand": "3♣"})
    assert words(awake, "ability:annie-oakley").endswith("at the start of a fight.")
    assert why(awake, "ability:doc-holliday") == ("WL-CHAR-04", "why-not-your-character")


@pytest.mark.rule("WL-FIGHT-06")
def test_a_start_of_fight_effect_that_was_used_says_so() -> None:
    game = meeting(
        {"character": "annie-oakley", "lp": 5, "hand": "K♥", "items": ["rifle"]},
        {"hand": "3♣ 4♣"},
    )
    choose(game, "duel:1", "ability:annie-oakley", "choose:annie-oakley.1", "discard:4♣")
    assert game.decision is not None
    assert game.decision.prompt.key == "ask-start-fight"
    assert why(game, "ability:annie-oakley") == ("WL-CHAR-04", "why-used-up")


def test_somebody_elses_question_is_theirs() -> None:
    game = meeting({"hand": "K♥"}, {"hand": "3♣"})
    assert words(game, "work", 1) == "It is Ana’s turn to answer."
    assert words(game, "work", 1, "fr") == "C’est à Ana de répondre."


@pytest.mark.rule("WL-TURN-11")
def test_who_is_only_asked_something_has_no_turn() -> None:
    game = meeting({"hand": "K♥"}, {"hand": "3♣"})
    choose(game, "duel:1", "lay:K♥")
    assert words(game, "work", 1) == "It is Ana’s turn."


@pytest.mark.rule("WL-STORY-12")
def test_a_story_whose_trigger_was_met_and_passed_says_when_its_disc_is_placed() -> None:
    stories = {"left": ["the-pinkertons"], "right": ["the-cruel-wastes"]}  # reputation; a long ride
    game = table({0: {"space": BANK, "hand": "A♦", "nuggets": 1}}, stories=stories)
    choose(game, "use:A♦", "choose:living-legend.1", "pass", "deposit")
    assert why(game, "contribute:left") == ("WL-STORY-12", "why-disc-between-actions")
    assert why(game, "contribute:right") == ("WL-STORY-12", "why-trigger-not-met")


@pytest.mark.rule("WL-STORY-12")
def test_a_disc_passed_in_the_last_action_is_past() -> None:
    """At the end of the turn only the disc passed before is on offer once more."""
    stories = {"left": ["the-cruel-wastes"], "right": ["the-pinkertons"]}  # see above
    me = {"space": "spikes-view-mine", "hand": "A♦", "items": ["mustang"]}
    game = table(me, stories=stories)
    choose(game, f"ride:{BANK}", "pass", "ride:mesitos-point-hideout-a", "pass", "pass")
    choose(game, "use:A♦", "choose:living-legend.1")
    assert why(game, "contribute:left")[1] == "why-disc-between-actions"
    choose(game, "pass")
    assert keys(game) == {"pass", "contribute:left"}
    assert why(game, "contribute:right") == ("WL-STORY-12", "why-disc-passed")


# ---- the Sheriff's steps, a fight that is decided, a verb alone ----


@pytest.mark.rule("WL-SHERIFF-02")
def test_the_sheriff_steps_to_a_space_next_to_his() -> None:
    """A step leads to the next space, not beyond it."""
    game = table({0: {"hand": "4♥", "space": BANK}, 1: {"wanted": 2, "space": BANK}})
    choose(game, "use:4♥")
    near = [key.partition(":")[2] for key in keys(game) if key.startswith("sheriff-step:")]
    far = {key.partition(":")[2] for key in keys(game) if key.startswith("sheriff:")} - {*near}
    assert why(game, f"sheriff-step:{min(far)}") == ("WL-SHERIFF-02", "why-not-adjacent")


@pytest.mark.rule("WL-FIGHT-12")
def test_who_has_won_is_too_late_to_decline() -> None:
    game = meeting({"hand": "J♥ 6♣"}, {"hand": "Q♣"})
    choose(game, "duel:1", "lay:J♥", "decline")
    assert why(game, "decline") == ("WL-FIGHT-12", "why-too-late-to-decline")


@pytest.mark.rule("WL-STORE-02", "WL-GOAL-05")
def test_a_verb_alone_has_its_reason_too() -> None:
    rich = {"space": "darkrock-store-east", "money": 120}
    game = tw.at_table("legends", players=3, seats={0: {"hand": [], **rich}})
    assert why(game, "buy") == ("WL-STORE-02", "why-enter-store")
    assert why(game, "upgrade") == ("WL-STORE-02", "why-nothing-to-buy")
    away = tw.at_table("legends", players=3, seats={0: {"hand": [], **rich, "space": BANK}})
    assert why(away, "buy") == ("WL-STORE-01", "why-not-here")
    assert why(away, "claim") == ("WL-GOAL-02", "why-no-goals")
