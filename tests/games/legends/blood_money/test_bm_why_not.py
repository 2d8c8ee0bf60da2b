"""Why an action is not on offer with Blood Money: every option there is, in both languages."""

from random import Random

import pytest

import tumbleweed as tw
from games.legends.ante_up.test_au_why_not import walk
from games.legends.blood_money.bm_scenes import fetch
from games.legends.blood_money.test_bm_set_up import new, until
from support.legends.places import BANK, EAST_SALOON, STORE, STREET
from support.legends.reading import keys
from support.legends.tales import MODULES, reasons, telling

VERBS = {  # of the module's options, each with a rule of the module where nothing is to be had
    "condition", "offer", "map", "lay-map", "gang", "hideout", "ruin", "repair", "claim-deed",
    "deed", "trader", "relic",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_is_not_on_offer_has_a_reason(players: int) -> None:
    variants = ["goals"] if players == 4 else []
    game = tw.new("legends", players, players, None, variants, modules=MODULES, length=15)
    assert len(walk(game, Random(players), 500)) > 8


@pytest.mark.rule("BM-STORY-42", "BM-STORY-26", "BM-STORY-17")
def test_away_from_everything_every_verb_has_a_rule_of_its_own() -> None:
    """In the street of Darkrock; the Trader is far away."""
    game = telling("bad-paper-a", {"space": STREET}, trader="trader-dixon-creek")
    catalogue = game.ruleset.catalogue.keys
    offered = {key.partition(":")[0] for key in keys(game)}
    assert not VERBS & offered
    for verb in VERBS:
        key = next(each for each in catalogue if each.partition(":")[0] == verb)
        rules = [reason.rule for reason in game.why_not(0, key)]
        assert any(rule.startswith("BM-") for rule in rules), (verb, rules)


@pytest.mark.rule("BM-TRADER-18", "AU-TOKEN-24")
def test_the_bullwhip_says_what_it_cannot_reach() -> None:
    game = fetch()
    assert f"fetch:longhorn.{EAST_SALOON}" in keys(game)
    rule = "BM-TRADER-18"
    assert reasons(game, f"fetch:longhorn.{BANK}") == {(rule, "why-nothing-lies-there")}
    assert reasons(game, "fetch:nugget.spikes-view-5") == {(rule, "why-too-far-to-fetch")}
    laden = fetch(nuggets=4)
    assert f"fetch:nugget.{STORE}" not in keys(laden)
    assert reasons(laden, f"fetch:nugget.{STORE}") == {("AU-TOKEN-24", "why-too-much-gold")}


@pytest.mark.rule("BM-SETUP-39")
def test_al_cannot_start_with_a_bank() -> None:
    game = until(new(2, 1, "al-swearengen", "pat-garrett"), "start-deed")
    assert reasons(game, "deed:deed-bank") == {("BM-SETUP-39", "why-not-your-start-deed")}
