"""Conditions of the current legendary story: met by events, by paying, at the end of the turn."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import (
    BANK,
    CABARET,
    DOCTOR,
    EAST_SALOON,
    FAR_OFF,
    GREEN_RANCH,
    HIDEOUT,
    MINE,
    PRAIRIE,
    STATION,
    STREET,
)
from support.legends.playing import choose, do, idle, let_pass
from support.legends.reading import gained, happened, keys, player, standing
from support.legends.tales import (
    blood,
    current,
    discs,
    reasons,
    retold,
    settled,
    story,
    telling,
)
from support.reading import asked, question

PAYROLL, SCARF, DROUGHT, CARDSHARP = (
    "the-missing-payroll-a", "the-red-scarf-bounty-a", "the-long-drought-a",
    "the-card-sharps-debt-a",
)  # fmt: skip
RIDER = {"space": PRAIRIE, "hand": "K♥ 2♣"}


def beat_a_bandit(game: tw.Game) -> tw.Game:
    """Seat 0 rides to the bandit next to it and wins; the question that follows."""
    do(game, f"ride:{HIDEOUT}", "lay:K♥")
    do(game, "reward:lp") if question(game) == "bandit-reward" else None
    return game


def facing_a_bandit(tale: str, **facts: Any) -> tw.Game:
    return telling(tale, RIDER, bandits=[HIDEOUT], fight_deck="J 5", **facts)


# ---- met by what happens ----


@pytest.mark.rule("BM-STORY-16", "BM-STORY-17", "BM-STORY-18")
def test_a_condition_is_met_by_itself_and_rewarded_at_once() -> None:
    """Working in a town: 1 SP and $20, on top of the wage."""
    game = telling("fire-on-main-street-a", {"space": BANK, "story": 1})
    do(game, "work")
    assert discs(game) == [None, None, 0]
    assert (player(game)["money"], story(game)[0]) == (30, 2)
    kinds = [event.key for event in game.events_for(None)]
    assert kinds.index("worked") < kinds.index("condition-met") < kinds.index("gained-sp")
    assert question(game) == "act"


@pytest.mark.rule("BM-STORY-16")
@pytest.mark.parametrize("space", [MINE, GREEN_RANCH])
def test_it_must_be_met_exactly(space: str) -> None:
    """Work counts in towns only."""
    game = telling("fire-on-main-street-a", {"space": space})
    do(game, "work")
    assert discs(game) == [None, None, None]


@pytest.mark.rule("BM-STORY-19")
def test_a_met_condition_is_closed_to_all() -> None:
    for seat in (0, 1):
        game = telling("fire-on-main-street-a", {"space": BANK}, tale_discs=[None, None, seat])
        do(game, "work")
        assert discs(game) == [None, None, seat]
        assert player(game)["money"] == 10
        assert not happened(game, "condition-met")


@pytest.mark.rule("BM-STORY-20", "BM-STORY-21")
def test_one_player_may_meet_several_conditions_even_in_one_turn() -> None:
    """Cattle meet one, digging for water another; for both, there are 3 discs."""
    game = telling(DROUGHT, {"space": GREEN_RANCH, "hand": "2♣ 3♣ 4♣"})
    do(game, "acquire")
    do(settled(game), "offer:the-long-drought-c1", "discard:2♣", "discard:3♣")
    settled(game)
    assert discs(game) == [0, None, 0]


@pytest.mark.rule("BM-STORY-22")
def test_one_event_meets_one_condition_and_the_player_chooses_which() -> None:
    game = facing_a_bandit(SCARF)
    beat_a_bandit(game)
    assert asked(game) == (0, "condition")
    mine = {f"condition:the-red-scarf-bounty-c{i}" for i in (1, 2, 3)}
    assert keys(game) == mine
    choose(game, "condition:the-red-scarf-bounty-c3")
    assert discs(game) == [None, None, 0]
    assert gained(game, 0, "lp") >= 1
    settled(let_pass(game))
    assert question(game) == "act"


@pytest.mark.rule("BM-STORY-22")
def test_nobody_is_asked_where_only_one_is_left() -> None:
    game = facing_a_bandit(SCARF, tale_discs=[1, None, 2])
    beat_a_bandit(game)
    assert discs(game) == [1, 0, 2]


@pytest.mark.rule("BM-STORY-22")
def test_a_won_duel_and_the_lp_it_brings_are_two_events() -> None:
    """The Reckoning of Legends asks for 2 LP with one action, and for a fight won."""
    hero, rival = {"space": STREET, "hand": "K♥"}, {"space": STREET, "hand": "2♣"}
    game = telling("the-reckoning-of-legends-a", hero, rival)
    do(game, "duel:1", "lay:K♥", "lay:2♣")
    settled(game)
    let_pass(game)
    assert discs(settled(game)) == [0, 0, None]


@pytest.mark.rule("BM-STORY-23", "BM-STORY-16")
def test_only_the_active_player_contributes() -> None:
    """Seat 1 wins the fight that seat 0 has started."""
    hero, rival = {"space": STREET, "hand": "2♣"}, {"space": STREET, "hand": "K♥"}
    game = telling("the-reckoning-of-legends-a", hero, rival)
    do(game, "duel:1", "lay:2♣", "lay:K♥")
    let_pass(game)
    assert happened(game, "won-fight")[0]["seat"] == 1
    assert (question(game), discs(game)) == ("act", [None, None, None])


@pytest.mark.rule("BM-STORY-24", "BM-STORY-12")
def test_a_story_with_two_conditions_leaves_the_third_space_alone() -> None:
    game = telling("the-iron-road-strike-a", {"space": STATION, "money": 20})
    assert len(discs(game)) == 2
    with pytest.raises(tw.BadPosition, match="2 conditions"):
        telling("the-iron-road-strike-a", tale_discs=[0, 1, 2])


@pytest.mark.rule("BM-STORY-22")
def test_several_lp_of_one_action_count_together() -> None:
    """Reveling for 2 LP; 2 SP and a card."""
    game = telling("the-reckoning-of-legends-a", {"space": CABARET, "money": 60, "hand": ""})
    do(game, "revel:2")
    settled(game)
    assert (discs(game), story(game)[0]) == ([None, 0, None], 3)
    game = telling("the-reckoning-of-legends-a", {"space": CABARET, "money": 60, "hand": ""})
    do(game, "revel:1", "revel:1")
    assert discs(game) == [None, None, None]  # not with one action


# ---- a further test ----


@pytest.mark.rule("BM-STORY-16", "BM-STORY-43")
@pytest.mark.parametrize(("wounds", "met"), [(0, True), (1, False)])
def test_a_condition_may_ask_for_more_than_the_event(wounds: int, met: bool) -> None:
    """The Circuit Preacher: end the turn in a town without wounds."""
    game = telling("the-circuit-preacher-a", {"space": STREET, "wounds": wounds})
    choose(game, "end")
    assert (discs(game)[1] == 0) == met


# ---- at the end of the turn ----


@pytest.mark.rule("BM-STORY-43", "BM-TURN-10")
def test_where_the_turn_ends_is_tested_in_a_step_of_its_own() -> None:
    game = telling("the-iron-offer-a", {"space": STATION})
    choose(game, "end")
    assert discs(game)[0] == 0
    assert (player(game)["money"], story(game)[0]) == (20, 2)
    game = telling("the-iron-offer-a", {"space": STREET})
    choose(game, "end")
    assert discs(game)[0] is None


@pytest.mark.rule("BM-STORY-43", "BM-TURN-09", "BM-TURN-10")
def test_effects_of_the_end_of_the_turn_come_first() -> None:
    """A Canteen gives its card before the condition of the place is looked at."""
    hero = {"space": "spikes-view-rail-station", "relics": ["canteen"]}
    game = telling("the-iron-offer-a", hero)
    choose(game, "end")
    idle(game)
    kinds = [event.key for event in game.events_for(None)]
    assert kinds.index("drew") < kinds.index("condition-met")


@pytest.mark.rule("BM-STORY-44")
def test_from_the_third_step_on_nothing_contributes() -> None:
    """The outcome of the first story gives Wanted points, which the next one asks for."""
    hero = {"space": STATION, "money": 20, "hand": "2♣ 3♣"}
    after = ["a-rope-for-the-drover-a"]
    game = telling("the-hidden-cache-b", hero, tale_discs=[0, 0, 0], tales=after)
    choose(game, "end", "choose:the-hidden-cache-b.1")
    assert standing(game, 0, "wanted") == [1]
    while question(game) != "income":
        game.choose(game.decisions[0].default)
    assert current(game) == "a-rope-for-the-drover"
    assert discs(game) == [None, None]


@pytest.mark.rule("BM-STORY-44", "BM-STORY-16")
def test_conditions_are_met_in_the_start_of_the_turn(tmp_path: Path) -> None:
    tale, old, new = "vultures-over-the-mesa", '{ on = "roll_risk" }', '{ on = "start_turn" }'
    pack = retold(tmp_path, tale, old, new)
    game = telling(f"{tale}-a", {"space": FAR_OFF}, at="turn", content=pack)
    assert (asked(game), discs(game)) == ((0, "income"), [None, None, 0])


# ---- offers ----


@pytest.mark.rule("BM-STORY-42", "BM-STORY-17")
def test_an_offer_is_a_free_step_at_its_place() -> None:
    game = telling(PAYROLL, {"space": BANK, "money": 30})
    assert count_actions(game) == 3
    choose(game, "offer:the-missing-payroll-c3")
    settled(game)
    assert (player(game)["money"], standing(game, 0, "lp")) == (10, [1])
    assert (discs(game), count_actions(game), question(game)) == ([None, None, 0], 3, "act")
    assert happened(game, "offer-taken")[0]["seat"] == 0


def count_actions(game: tw.Game) -> int:
    found: int = game.view()["actions"]
    return found


@pytest.mark.rule("BM-STORY-42")
def test_no_offer_elsewhere_or_without_the_price() -> None:
    offer = "offer:the-missing-payroll-c3"
    game = telling(PAYROLL, {"space": STREET, "money": 30})
    assert offer not in keys(game)
    assert reasons(game, offer) == {("BM-STORY-42", "why-offer-elsewhere")}
    game = telling(PAYROLL, {"space": BANK, "money": 10})
    assert offer not in keys(game)
    assert {key for _, key in reasons(game, offer)} == {"why-too-little-money"}


@pytest.mark.rule("BM-STORY-42")
def test_at_most_one_offer_in_a_turn() -> None:
    game = telling(CARDSHARP, {"space": EAST_SALOON, "money": 30, "hand": "2♣ 3♣"})
    both = {"offer:the-card-sharps-debt-c2", "offer:the-card-sharps-debt-c3"}
    assert both <= keys(game)
    choose(game, "offer:the-card-sharps-debt-c3", "discard:2♣", "discard:3♣")
    settled(game)
    assert question(game) == "act"
    assert not both & keys(game)
    assert reasons(game, "offer:the-card-sharps-debt-c2") == {("BM-STORY-42", "why-one-offer")}
    assert reasons(game, "offer:the-card-sharps-debt-c3") == {("BM-STORY-19", "why-condition-met")}
    assert blood(game)["offered"]


@pytest.mark.rule("BM-STORY-42")
def test_the_next_turn_brings_a_new_offer() -> None:
    other = {"space": EAST_SALOON, "money": 30}
    game = telling(CARDSHARP, {"space": EAST_SALOON, "hand": "2♣ 3♣"}, other)
    choose(game, "offer:the-card-sharps-debt-c3", "discard:2♣", "discard:3♣")
    idle(settled(game), "income")
    choose(game, "income:money")
    idle(game, "act")
    assert "offer:the-card-sharps-debt-c2" in keys(game)


@pytest.mark.rule("BM-STORY-42")
def test_an_offer_after_the_last_action_belongs_to_the_action_phase() -> None:
    game = telling(PAYROLL, {"space": BANK, "money": 0})
    do(game, "work", "work", "work")
    assert question(game) == "act"
    assert {key.split(":")[0] for key in keys(game)} == {"end", "offer", "risk"}
    for key in game.ruleset.catalogue.keys:
        assert bool(game.why_not(0, key)) == (key not in game.decisions[0].keys), key
    assert reasons(game, "work") == {("WL-TURN-11", "why-no-actions-left")}
    wording = game.ruleset.wording
    for lang in ("en", "fr"):
        assert "0" not in wording.render(game.decisions[0].prompt, lang, ["Ana"])
    choose(game, "end")
    assert question(game) != "act"


@pytest.mark.rule("BM-STORY-42")
def test_no_offer_during_an_action() -> None:
    game = telling(CARDSHARP, {"space": EAST_SALOON, "money": 60, "hand": "2♣ 3♣ 4♣"})
    choose(game, "store") if "store" in keys(game) else choose(game, "poker")
    assert reasons(game, "offer:the-card-sharps-debt-c3") == {
        ("BM-STORY-42", "why-offer-between-actions")
    }


@pytest.mark.rule("BM-STORY-42", "BM-STORY-22")
def test_an_offer_and_an_event_may_fulfil_the_same_condition() -> None:
    """The Iron Offer: claim a deed, or pay $30 at a station."""
    game = telling("the-iron-offer-a", {"space": STATION, "money": 90})
    choose(game, "offer:the-iron-offer-c2")
    assert discs(settled(game))[1] == 0
    game = telling("the-iron-offer-a", {"space": STATION, "money": 90})
    claim = next(key for key in keys(game) if key.startswith("claim-deed"))
    do(game, claim)
    assert discs(settled(game))[1] == 0


@pytest.mark.rule("BM-STORY-42")
def test_an_offer_without_cards_names_what_is_missing() -> None:
    game = telling("fever-on-the-river-a", {"space": EAST_SALOON, "hand": "2♣"})
    assert {key for _, key in reasons(game, "offer:fever-on-the-river-c2")} == {"why-too-few-cards"}
    game = telling("fever-on-the-river-a", {"space": DOCTOR, "money": 20})
    assert "offer:fever-on-the-river-c1" in keys(game)


# ---- what hears of a disc ----


@pytest.mark.rule("BM-STORY-16", "BM-STORY-18")
def test_a_dime_western_gives_a_point_for_a_disc() -> None:
    game = telling("fire-on-main-street-a", {"space": BANK, "relics": ["dime-western"]})
    do(game, "work")
    settled(game)
    assert story(game)[0] == 3  # 1 of the condition, 1 of the Dime Western
