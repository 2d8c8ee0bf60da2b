"""Why an action is not on offer with Blood Money: every option there is, in both languages."""

from random import Random

import pytest

import tumbleweed as tw
from games.legends.ante_up.test_au_why_not import walk
from support.legends.places import STREET
from support.legends.reading import keys
from support.legends.tales import MODULES, telling

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
