"""Goals: dealt in secret, completed free in the own turn, when, and who is asked."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from support.legends.goals import (
    RIVAL,
    SEEKER,
    claimable,
    goals_of,
    held,
    mat,
    met,
    play,
    seated,
    seeking,
    to_own_turn,
)
from support.legends.places import BANK, CABARET, COMPILED, DOCTOR, STREET
from support.legends.playing import choose, let_pass
from support.legends.reading import happened, keys, player
from support.legends.tables import HERO, table
from support.reading import asked
from tumbleweed.core.replay import replay

BILL = "wild-bill-hickok"
IVORY_GRIPS, DEAD_MANS_HAND, SHOWMAN, HOUSE_LOSES = goals_of(BILL)
FULL_PACKS, DIVIDE, PATHFINDER, FORTUNE = goals_of("kit-carson")
NURSE, NIGHT, ACES, TALES = goals_of("calamity-jane")
SHOTGUN, STAR_ROUTE, STRONGBOX, MAIL = goals_of("stagecoach-mary-fields")
CAST = [BILL, "kit-carson", "calamity-jane", "stagecoach-mary-fields"]


def dealt(seed: int, variants: list[str]) -> tw.Game:
    """The characters are agreed; everybody takes the first starting space."""
    game = tw.new("legends", players=4, seed=seed, characters=CAST, variants=variants)
    while asked(game)[1] == "start-space":
        choose(game, sorted(keys(game))[0])
    return game


# ---- dealing ----


@pytest.mark.rule("WL-GOAL-01", "WL-SETUP-32")
def test_only_with_the_variant_there_are_goals_and_tokens_on_the_mats() -> None:
    game, plain = dealt(1, ["goals"]), dealt(1, [])
    assert mat(game) == {
        "count": 3, "held": mat(game)["held"], "claimed": [], "token_count": 0, "tokens": [],
    }  # fmt: skip
    assert game.view()["tokens_left"] == 18
    assert [plain.view(SEEKER)["players"][seat]["goals"] for seat in range(4)] == [None] * 4
    assert plain.view()["tokens_left"] is None
    assert happened(plain, "goals-dealt") == []
    plain = tw.at_table("legends", players=4)
    [reason] = plain.why_not(SEEKER, f"claim:{SHOWMAN}")
    assert (reason.rule, reason.key) == ("WL-GOAL-02", "why-no-goals")


@pytest.mark.rule("WL-GOAL-02", "WL-TURN-20")
def test_three_of_the_four_goals_of_the_own_character_known_to_nobody_else() -> None:
    game = dealt(1, ["goals"])
    for seat, character in enumerate(CAST):
        mine = [each["goal"] for each in mat(game, seat, seat)["held"]]
        assert len(mine) == 3
        assert set(mine) < set(goals_of(character))
        assert {"seat": seat, "goals": mine} in happened(game, "goals-dealt", seat)
        for other in (None, *range(4)):
            if other != seat:
                assert mat(game, seat, other)["held"] is None
                assert {"seat": seat, "goals": None} in happened(game, "goals-dealt", other)


@pytest.mark.rule("WL-GOAL-02")
def test_any_goal_may_be_the_one_in_the_box() -> None:
    """Drawn by lot, one as often as the other."""
    missing: Counter[str] = Counter()
    for seed in range(60):
        game = dealt(seed, ["goals"])
        for seat, character in enumerate(CAST):
            mine = {each["goal"] for each in mat(game, seat, seat)["held"]}
            missing.update(set(goals_of(character)) - mine)
    weights = {goal: Fraction(1) for character in CAST for goal in goals_of(character)}
    assert laws.chi_square(missing, weights) <= laws.chi_square_limit(len(weights) - 4)


# ---- claiming ----


def showman(**facts: Any) -> tw.Game:
    return seeking(
        BILL, space=CABARET, money=120, goals=[SHOWMAN, IVORY_GRIPS, HOUSE_LOSES], **facts
    )


@pytest.mark.rule("WL-GOAL-05", "WL-GOAL-07")
def test_a_goal_is_revealed_to_all_and_costs_no_action() -> None:
    game = play(showman(), "revel:3")
    actions = game.view()["actions"]
    choose(game, f"claim:{SHOWMAN}")
    assert game.view()["actions"] == actions == 2
    assert asked(game) == (SEEKER, "act")
    for viewer in (None, *range(4)):
        assert mat(game, SEEKER, viewer)["claimed"] == [SHOWMAN]
        assert mat(game, SEEKER, viewer)["count"] == 2
        assert happened(game, "claimed-goal", viewer) == [{"seat": SEEKER, "goal": SHOWMAN}]


@pytest.mark.rule("WL-GOAL-05")
def test_nobody_must_complete_a_goal() -> None:
    """It stays met; in the next turn it may be claimed."""
    game = play(showman(), "revel:3", "end")
    assert asked(game) == (SEEKER, "claim")
    assert keys(game) == {"pass", f"claim:{SHOWMAN}"}
    choose(game, "pass")
    assert asked(game) == (RIVAL, "income")
    to_own_turn(game)
    assert claimable(game) == [SHOWMAN]


@pytest.mark.rule("WL-GOAL-08")
def test_several_goals_in_one_turn() -> None:
    game = seeking(
        "kit-carson", space=BANK, nuggets=5, items=["mule"], goals=[FULL_PACKS, FORTUNE, DIVIDE]
    )
    choose(game, f"claim:{FULL_PACKS}", "deposit", "sell-nuggets:5", f"claim:{FORTUNE}")
    assert mat(game)["claimed"] == sorted([FULL_PACKS, FORTUNE], key=COMPILED.goals.index)


@pytest.mark.rule("WL-GOAL-09")
def test_three_goals_are_all_one_can_complete() -> None:
    """The fourth is in the box: met or not, nobody is asked for it any more."""
    first = [IVORY_GRIPS, DEAD_MANS_HAND]
    game = seeking(
        BILL, space=CABARET, money=120, goals=[SHOWMAN], claimed=first, met=[*first, HOUSE_LOSES],
        tokens=["legendary-1", "legendary-2", "legendary-2"],
    )  # fmt: skip
    play(game, "revel:3", f"claim:{SHOWMAN}")
    assert mat(game)["count"] == 0
    assert mat(game)["claimed"] == [IVORY_GRIPS, DEAD_MANS_HAND, SHOWMAN]
    [reason] = game.why_not(SEEKER, f"claim:{SHOWMAN}")
    assert (reason.rule, reason.key) == ("WL-GOAL-09", "why-goal-claimed")
    play(game, "end")
    assert asked(game) == (RIVAL, "income")


# ---- when ----


@pytest.mark.rule("WL-GOAL-13")
def test_what_is_met_in_another_turn_is_claimed_in_the_own_one() -> None:
    """Mary wins as the defender: nobody asks her then, nor offers it to her."""
    mary = {"character": "stagecoach-mary-fields", "space": STREET, "hand": "K♥", "goals": [
        MAIL, SHOTGUN, STRONGBOX,
    ]}  # fmt: skip
    game = seated({SEEKER: {"space": STREET, "hand": "7♥"}, RIVAL: mary})
    play(game, f"duel:{RIVAL}", "lay:7♥", "lay:K♥")
    assert met(game, MAIL, RIVAL)
    assert asked(game) == (SEEKER, "act")
    assert claimable(game) == []
    play(game, "end")
    assert asked(game) == (RIVAL, "income")
    choose(game, "income:both")
    assert claimable(game) == [MAIL]


@pytest.mark.rule("WL-GOAL-13")
def test_a_state_must_hold_when_it_is_claimed() -> None:
    """Four nuggets were carried; three are not enough any more."""
    game = seeking("kit-carson", space=BANK, nuggets=4, goals=[FULL_PACKS, FORTUNE, DIVIDE])
    assert claimable(game) == [FULL_PACKS]
    play(game, "deposit", "sell-nuggets:1")
    assert claimable(game) == []
    assert not met(game, FULL_PACKS)


def seven_cards(**facts: Any) -> tw.Game:
    """Jane's and her rival's disc on a story that lets her draw two."""
    return seeking(
        "calamity-jane", {RIVAL: {"character": "annie-oakley"}}, hand="3♥ 4♥ 6♥ 8♥ 10♥",
        goals=[ACES, NURSE, NIGHT], stories={"left": ["ten-paces"], "right": ["the-widow"]},
        discs={"left": [SEEKER, RIVAL]}, **facts,
    )  # fmt: skip


@pytest.mark.rule("WL-GOAL-13")
def test_asked_after_stories_before_cards_are_discarded() -> None:
    """Seven cards after the story, five after the hand limit."""
    game = play(seven_cards(), "end")
    assert asked(game) == (SEEKER, "claim")
    assert len(happened(game, "story-resolved")) == 1
    choose(game, f"claim:{ACES}")
    assert asked(game) == (SEEKER, "discard")


@pytest.mark.rule("WL-GOAL-13")
def test_asked_once_more_when_all_of_the_turn_is_done() -> None:
    """Instincts, discarded at the hand limit, brings the last ten dollars."""
    game = seeking(
        "stagecoach-mary-fields", money=110, hand="9♥ 3♥ 4♥ 6♥ 8♥ 10♥",
        goals=[STRONGBOX, MAIL, SHOTGUN],
    )  # fmt: skip
    play(game, "end")
    assert asked(game) == (SEEKER, "discard")
    play(game, "discard:9♥")
    assert asked(game) == (SEEKER, "claim")
    assert claimable(game) == [STRONGBOX]


@pytest.mark.rule("WL-GOAL-05")
def test_who_has_passed_is_not_asked_again_for_the_same_goal() -> None:
    """Three moments of the end would do. A new goal is asked for, and both can be claimed."""
    game = play(seven_cards(met=[NURSE]), "end")
    assert asked(game) == (SEEKER, "claim")
    assert claimable(game) == [NURSE]
    choose(game, "pass")
    assert asked(game) == (SEEKER, "claim")
    assert claimable(game) == sorted([ACES, NURSE])
    choose(game, "pass")
    assert asked(game) == (SEEKER, "discard")
    to_own_turn(game)
    assert NURSE in claimable(game)
    choose(game, "end")
    while asked(game) == (SEEKER, "discard"):
        choose(game, sorted(keys(game))[0])
    assert asked(game) == (RIVAL, "income")


@pytest.mark.rule("WL-GOAL-02")
def test_one_is_asked_for_a_goal_in_the_box_as_well() -> None:
    """The pause tells nobody whether it is held."""
    facts: dict[str, Any] = {"character": BILL, "space": CABARET, "money": 120}
    games = [
        play(seated({SEEKER: {**facts, "goals": goals}}), "revel:3", "end")
        for goals in (
            [SHOWMAN, IVORY_GRIPS, HOUSE_LOSES],
            [IVORY_GRIPS, HOUSE_LOSES, DEAD_MANS_HAND],
        )
    ]
    assert [asked(game) for game in games] == [(SEEKER, "claim")] * 2
    assert [claimable(game) for game in games] == [[SHOWMAN], []]
    for seat in (1, 2, 3):
        laws.alike(games[0], games[1], seat, [f"claim:{SHOWMAN}", "claim"])
    [reason] = games[1].why_not(SEEKER, f"claim:{SHOWMAN}")
    assert (reason.rule, reason.key) == ("WL-GOAL-02", "why-goal-not-held")
    assert [why.key for why in games[1].why_not(SEEKER, "claim")] == ["why-no-goal-met"]


@pytest.mark.rule("WL-GOAL-13")
def test_everything_is_counted_from_the_start_and_for_everybody() -> None:
    """Jane's wound is lost in another player's turn, by a story; it counts as her own."""
    game = seeking(
        "annie-oakley",
        {RIVAL: {"character": "calamity-jane", "wounds": 2, "goals": [NURSE, ACES, NIGHT]}},
        stories={"left": ["rub-some-dirt-in-it"], "right": ["the-widow"]},
        discs={"left": [SEEKER, RIVAL]},
    )  # fmt: skip
    play(game, "end")
    assert held(game, NURSE, RIVAL)["parts"] == [[[1, 2]]]


# ---- records ----


def test_a_claim_cannot_be_taken_back() -> None:
    """Nor what was done before it: a token was drawn."""
    game = play(showman(), "revel:3", f"claim:{SHOWMAN}")
    with pytest.raises(tw.UndoRefused, match="undo-news"):
        game.undo(SEEKER)


def test_a_game_with_goals_is_saved_and_told_again() -> None:
    """At every question from the first claim on, for a while: the file, and the record."""
    games = (laws.wander(dealt(seed, ["goals"]), Random(seed), 400) for seed in range(3, 30))
    game: tw.Game = next(game for game in games if happened(game, "claimed-goal"))
    again = tw.load(game.to_json())
    assert again.fingerprint == game.fingerprint
    assert again.view(SEEKER) == game.view(SEEKER)
    assert game.record is not None
    assert replay(game.record).to_json() == game.to_json()


NURSE_OF_DEADWOOD = "goal-calamity-nurse-of-deadwood"


@pytest.mark.rule("WL-GOAL-13")
def test_of_a_goal_no_more_is_shown_as_done_than_it_needs() -> None:
    """Two wounds lost would do; the doctor heals three."""
    seats = {HERO: {"character": "calamity-jane", "wounds": 3, "money": 60, "space": DOCTOR}}
    game = table(seats, variants=["goals"])
    choose(game, "heal")
    let_pass(game)
    held = {goal["goal"]: goal for goal in player(game, HERO)["goals"]["held"]}
    assert held[NURSE_OF_DEADWOOD] == {"goal": NURSE_OF_DEADWOOD, "met": True, "parts": [[[2, 2]]]}
