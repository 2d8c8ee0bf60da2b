"""What a sample of faults in the rules has shown to be untested (docs/testing.md)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, DOCTOR, HIDEOUT, HIDEOUTS, MINE, STATION, STREET
from support.legends.playing import choose, clash, do, let_pass
from support.legends.reading import happened, keys, offered, player, standing
from support.legends.tables import ANN, HERO, RIVAL, meeting, on_the_trail, table
from support.reading import asked

BESIDE_STATION = "spikes-view-9"
NOVELIST = "the-dime-novelist"
NURSE = "goal-calamity-nurse-of-deadwood"


def not_taken_back(game: tw.Game, seat: int) -> str:
    with pytest.raises(tw.UndoRefused) as refused:
        game.undo(seat)
    return str(refused.value).removeprefix("undo refused: ")


# ---- what was shown is not taken back ----


@pytest.mark.rule("WL-CATTLE-10")
def test_a_delivered_token_was_shown_and_is_not_taken_back() -> None:
    game = table({HERO: {"space": BESIDE_STATION, "cattle": "cattle-green-3"}})
    choose(game, f"ride:{STATION}", "deliver")
    assert not_taken_back(game, HERO) == "undo-news"


@pytest.mark.rule("WL-FIGHT-39")
def test_a_stolen_token_was_seen_and_is_not_taken_back() -> None:
    game = meeting({"hand": "K♥"}, {"hand": "Q♣", "cattle": "cattle-green-3"}, space=STREET)
    clash(game, "rob", "K♥", "Q♣")
    let_pass(game)
    choose(game, "steal:nothing", "steal:cattle")
    assert not_taken_back(game, HERO) == "undo-news"


# ---- rewards at an almost empty table ----


@pytest.mark.rule("WL-STORY-33")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_dime_novelist_shows_the_only_story_deck_left(side: str) -> None:
    """He lies on the left. All other stories are under him, or on the right."""
    names = table({}).ruleset.compiled.stories  # type: ignore[attr-defined]  # LegendsRuleset
    others = [name for name in names if name != NOVELIST]
    left, right = (others, []) if side == "left" else ([], others)
    stories = {"left": [NOVELIST, *left], "right": right}
    game = do(table({}, at="end", stories=stories, discs={"left": [ANN, ANN]}))
    assert offered(game, "look") == {side}


@pytest.mark.rule("WL-STORY-33")
@pytest.mark.parametrize("hideout", HIDEOUTS)
def test_wolves_at_the_pass_take_the_only_bandit_wherever_he_is(hideout: str) -> None:
    stories = {"left": ["wolves-at-the-pass"]}
    facts = {"stories": stories, "discs": {"left": [ANN, ANN]}, "bandits": [hideout]}
    game = do(table({}, at="end", **facts))
    assert keys(game) == {"choose:wolves-at-the-pass.1", "choose:wolves-at-the-pass.2"}
    do(game, "choose:wolves-at-the-pass.2")
    assert offered(game, "bandit") == {hideout}
    do(game, f"bandit:{hideout}")
    assert happened(game, "bandit-removed") == [{"space": hideout}]


# ---- once in an action ----


@pytest.mark.rule("WL-ITEM-16")
def test_a_miners_map_that_was_used_does_not_help_with_gold_dust_too() -> None:
    """In the next Prospect action it helps again."""
    rolled = ["gravel", "gold-dust", "nugget", "gravel", "gravel", "gravel"]
    game = table({"space": MINE, "items": ["miners-map"]}, chance={"dice": rolled})
    do(game, "prospect", "item:miners-map", "reroll:0")
    assert asked(game) == (HERO, "act")
    assert standing(game, HERO, "nuggets", "money") == [1, 10]
    do(game, "prospect")
    assert keys(game) == {"pass", "item:miners-map"}


# ---- at the Bank ----


@pytest.mark.rule("WL-BANK-07")
def test_fools_gold_may_stay_in_hand_while_nuggets_are_sold() -> None:
    game = table({HERO: {"space": BANK, "nuggets": 2, "hand": "10♣ 10♠"}})
    choose(game, "deposit", "sell-nuggets:1", "pass")
    let_pass(game)
    assert asked(game) == (HERO, "act")
    assert standing(game, HERO, "nuggets", "hand_count", "lp") == [1, 2, 1]


@pytest.mark.rule("WL-BANK-07")
def test_with_the_last_fools_gold_sold_nothing_more_is_asked() -> None:
    game = table({HERO: {"space": BANK, "nuggets": 1, "hand": "10♣ 4♥"}})
    choose(game, "deposit", "sell-nuggets:1", "sell:10♣")
    assert asked(game)[1] != "sell-fools-gold"
    assert standing(game, HERO, "nuggets", "lp") == [0, 2]


# ---- what the questions of a fight say ----


def said(game: tw.Game) -> tuple[tuple[int, str], Any]:
    assert game.decision is not None
    return asked(game), game.decision.prompt.args


def test_each_side_is_told_whom_it_fights_and_the_thief_what_there_is() -> None:
    bia = {"hand": "Q♣ 3♣", "money": 70, "nuggets": 3}
    game = meeting({"hand": "K♥ 2♣", "money": 20, "nuggets": 1}, bia)
    choose(game, f"rob:{RIVAL}")
    fight = {"fight": "rob", "other": f"seat:{RIVAL}", "declinable": "no"}
    assert said(game) == ((HERO, "lay"), fight)
    choose(game, "lay:K♥")
    assert said(game) == ((RIVAL, "answer-fight"), {**fight, "other": f"seat:{HERO}"})
    choose(game, "lay:Q♣")
    let_pass(game)
    assert said(game) == ((HERO, "steal"), {"victim": f"seat:{RIVAL}", "money": 40, "nuggets": 2})


def test_against_a_bandit_he_is_the_other_side() -> None:
    game = on_the_trail({"hand": "K♥ 2♣"})
    choose(game, f"ride:{HIDEOUT}")
    fight = {"fight": "bandit", "other": "fight:bandit", "declinable": "no"}
    assert said(game) == ((HERO, "lay"), fight)


@pytest.mark.rule("WL-FIGHT-14", "WL-FIGHT-15", "WL-FIGHT-50")
@pytest.mark.parametrize(("theirs", "answers"), [("Q♣", ["decline"]), ("", [])])
def test_who_declines_is_named_and_has_lost(theirs: str, answers: list[str]) -> None:
    game = meeting({"hand": "K♥"}, {"hand": theirs})
    choose(game, f"duel:{RIVAL}", "lay:K♥", *answers)
    let_pass(game)
    assert happened(game, "declined") == [{"seat": RIVAL}]
    assert [event["seat"] for event in happened(game, "won-fight")] == [HERO]


# ---- at the end of a track ----


@pytest.mark.rule("WL-MARSHAL-05", "WL-WANTED-06")
@pytest.mark.parametrize(("track", "option"), [("marshal", 1), ("wanted", 2)])
def test_what_a_full_track_gives_is_told_as_coming_from_it(track: str, option: int) -> None:
    game = table({HERO: {track: 9, "hand": "A♥"}})
    choose(game, "use:A♥", f"choose:living-legend.{option}")
    told = happened(game, "gained-lp")
    assert told == [{"seat": HERO, "lp": 1, "source": f"{track}-track"}]


# ---- goals ----


@pytest.mark.rule("WL-GOAL-13")
def test_of_a_goal_no_more_is_shown_as_done_than_it_needs() -> None:
    """Two wounds lost would do; the doctor heals three."""
    seats = {HERO: {"character": "calamity-jane", "wounds": 3, "money": 60, "space": DOCTOR}}
    game = table(seats, variants=["goals"])
    choose(game, "heal")
    let_pass(game)
    held = {goal["goal"]: goal for goal in player(game, HERO)["goals"]["held"]}
    assert held[NURSE] == {"goal": NURSE, "met": True, "parts": [[[2, 2]]]}


# ---- the Man in Black ----


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
