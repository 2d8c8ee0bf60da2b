"""Thrifty with Blood Money: its answers in positions with a clear best choice."""

from typing import Any

import tumbleweed as tw
from support.legends.places import BANK, CABARET, DOCTOR, MINE, SALOON, STREET
from support.legends.tales import telling
from support.reading import now
from tumbleweed import bots
from tumbleweed.bots.legends.blood_money import deeds, risk
from tumbleweed.bots.legends.blood_money.part import weighed
from tumbleweed.bots.legends.blood_money.worth import TaleWorth

TEMPERS = range(1, 5)  # seeds: a clear choice is the same for every taste
FAR_OFF = "spikes-view-9"
RIDER = {"items": ["mustang"], "mount": "mustang"}  # who needs nothing from a store
PLAIN_STORY = "the-red-scarf-bounty-a"  # asks for fights alone


def answers(game: tw.Game, seat: int = 0) -> set[str]:
    return {bots.make("thrifty", seed).choose(game.seat(seat)) for seed in TEMPERS}


def values(game: tw.Game) -> TaleWorth:
    return weighed(game.seat(0))


def table(me: dict[str, Any], tale: str = PLAIN_STORY, **facts: Any) -> tw.Game:
    """Seat 0 is to act and has rolled; the others are far away with high cards."""
    seats = [
        {"character": "calamity-jane", "money": 0, "hand": "", **me},
        {"space": FAR_OFF, "hand": "K♠ K♦", **facts.pop("other", {})},
        {"space": FAR_OFF, "hand": "A♠ A♦"},
    ]
    return telling(tale, *seats, **{"risked": 1, "bandits": [], **facts})


def answer_until(game: tw.Game, prompt: str, ends: int | None = None) -> None:
    """Thrifty plays on, whoever is asked, up to that question; that seat does nothing more."""
    for _ in range(40):
        decision = now(game)
        if decision.prompt.key == prompt:
            return
        done = decision.seat == ends and "end" in decision.keys
        seat = game.seat(decision.seat)
        game.choose("end" if done else bots.make("thrifty", 1).choose(seat))
    raise AssertionError(f"{prompt} was not asked")


# ---- offers and conditions ----


def test_an_offer_is_taken_where_it_is_made_and_ridden_to() -> None:
    payroll, offer = "the-missing-payroll-a", "offer:the-missing-payroll-c3"
    assert answers(table({"space": BANK, "money": 20}, payroll)) == {offer}
    assert answers(table({"space": STREET, "money": 20}, payroll)) == {f"ride:{BANK}"}


def test_an_offer_is_not_ridden_to_without_the_money() -> None:
    game = table({"space": STREET, "money": 10}, "the-missing-payroll-a")
    assert f"ride:{BANK}" not in answers(game)


def test_of_two_conditions_the_one_that_gives_more_is_met() -> None:
    """An LP and a story point, rather than two points and $10."""
    lair = "spikes-view-hideout-c"
    me = {"space": "spikes-view-1", "hand": "A♥ Q♥"}
    game = table(me, bandits=[lair], fight_deck="2 3 4 5 6 7")
    assert answers(game) == {f"ride:{lair}"}
    game.choose(f"ride:{lair}")
    answer_until(game, "ask-condition")
    assert answers(game) == {"condition:the-red-scarf-bounty-c3"}


def test_a_story_makes_a_deed_worth_more() -> None:
    """Who has just gold enough sells it where the story asks for it."""
    for tale, more in (("bad-paper-a", True), (PLAIN_STORY, False)):
        worth = values(table({"space": BANK, "nuggets": 1}, tale))
        added = worth.asked_for("miner", "deposit", worth.table.me.space, "sell", 1.0)
        assert (added > 0.5) == more


def test_the_last_action_goes_where_the_turn_should_end() -> None:
    """A Night at the Cabaret: ending the turn there."""
    me = {"space": "red-falls-saloon-west", "hand": ""}
    discs = [1, None, 1]
    game = table(me, "a-night-at-the-cabaret-a", actions=1, tale_discs=discs)
    assert answers(game) == {f"ride:{CABARET}"}


# ---- map tokens ----


def test_a_map_token_is_ridden_to_and_turned() -> None:
    lying = {MINE: "o", "cliff-junction-mine": "x", "spikes-view-mine": "danger-x"}
    game = table({"space": "sunny-hills-7"}, "the-missing-payroll-a", map_tokens=lying)
    (key,) = answers(game)
    while key.startswith(("ride:", "step:")):
        game.choose(key)
        (key,) = answers(game)
    assert key == "map"
    assert game.view()["players"][0]["space"] in lying


def test_a_map_token_is_laid_near_who_lays_it() -> None:
    """The story that opens lays them at the Saloons."""
    me = {"space": SALOON, "hand": "2♣ 4♣"}
    facts: dict[str, Any] = {"tales": ["the-lost-survey-a"], "tale_discs": [1, None], "actions": 1}
    game = table(me, "fever-on-the-river-a", **facts)
    game.choose("offer:fever-on-the-river-c2")
    answer_until(game, "ask-lay-map", 0)
    assert answers(game) == {f"lay-map:{SALOON}"}


# ---- the risk die ----


def roller(tale: str, **me: Any) -> tw.Game:
    return table({"space": STREET, "character": "calamity-jane", **me}, tale, risked=0)


def test_the_risk_die_is_rolled_where_the_story_pays_for_it() -> None:
    (key,) = answers(roller("vultures-over-the-mesa-a"))
    assert key.startswith("risk:")


def test_the_risk_die_is_left_alone_with_three_wounds() -> None:
    """The fourth would be an injury (BM-INJURY-01)."""
    me = {"space": DOCTOR, "money": 10, "wounds": 3}
    assert answers(table(me, risked=0)) == {"heal"}


def test_who_has_an_injury_and_no_cards_has_nothing_to_fear_from_the_die() -> None:
    """Cards would be lost for wounds (BM-INJURY-06), and there are none."""
    game = roller(PLAIN_STORY, wounds=3, injury="busted-knee")
    assert risk.faces(values(game)) > 0.0
    assert all(key.startswith("risk:") for key in answers(game))


# ---- injuries ----


def test_an_injury_makes_the_doctor_worth_more_than_the_wounds() -> None:
    me = {"space": DOCTOR, "money": 10, "wounds": 1}
    plain, injured = table(me), table({**me, "injury": "lost-eye"})
    assert answers(injured) == {"heal"}
    assert values(injured).healed(1.0) > values(plain).healed(1.0) + 0.5


def test_who_cannot_revel_does_not_ride_to_the_cabaret() -> None:
    me = {"space": "red-falls-saloon-west", "money": 60, "wounds": 1}
    game = table({**me, "injury": "broken-jaw"}, deeds={"deed-red-falls-saloon": 1}, ending=2)
    assert f"ride:{CABARET}" not in answers(game)


# ---- deeds ----

SALOONS = {"deed-red-falls-saloon": 0, "deed-buzzard-gulch-saloon": 0}


def test_the_third_deed_of_a_set_is_claimed() -> None:
    game = table({"space": SALOON, "money": 60, **RIDER}, deeds=SALOONS, faros=1)
    assert answers(game) == {"claim-deed:deed-darkrock-saloon"}


def test_a_deed_of_a_set_is_worth_more_than_a_single_one() -> None:
    """1 LP alone, 3 more for the second, 5 for the third (BM-CLAIM-11)."""
    saloon = 0
    for owned, lp in (({}, 1), ({"deed-red-falls-saloon": 0}, 3), (SALOONS, 5)):
        worth = values(table({"space": SALOON}, deeds=owned))
        assert worth.marginal(saloon, 0) == lp


def test_a_claim_is_worth_more_if_it_spoils_the_set_of_who_is_ahead() -> None:
    theirs = {"deed-red-falls-saloon": 1, "deed-buzzard-gulch-saloon": 1}
    ahead = {"lp": 12}
    spoiling = values(table({"space": SALOON}, deeds=theirs, other=ahead))
    assert deeds.spoils(spoiling, 0) > 0.5
    assert deeds.spoils(values(table({"space": SALOON}, other=ahead)), 0) == 0.0


def test_the_action_of_the_banks_deed_sells_gold_from_anywhere() -> None:
    me = {"space": FAR_OFF, "nuggets": 4, "items": ["mule"], "mount": "mule"}
    assert answers(table(me, deeds={"deed-bank": 0})) == {"deed:deed-bank"}


def test_al_swearengen_uses_the_deed_that_brings_most_for_his_lowest_card() -> None:
    me = {"character": "al-swearengen", "legend": True, "space": FAR_OFF, "hand": "2♣ K♣"}
    owned = {"deed-bank": 0, "deed-ranch-blue": 0}
    game = table({**me, "nuggets": 3}, deeds=owned)
    assert answers(game) == {"free-ability:al-swearengen"}
    game.choose("free-ability:al-swearengen")
    assert answers(game) == {"discard:poker-2-clubs"}
    game.choose("discard:poker-2-clubs")
    assert now(game).prompt.key == "ask-deed"
    assert answers(game) == {"deed:deed-bank"}
