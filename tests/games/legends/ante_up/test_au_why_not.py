"""Why an action is not on offer with Ante Up: every option there is, in both languages."""

from random import Random

import pytest

import tumbleweed as tw
from support.legends.land import joined
from support.legends.reading import keys
from tumbleweed.core.rules import Reason, cite
from tumbleweed.core.text import Message

NAMES = ["Ana", "Ben", "Cora", "Dell", "Eve", "Fay"]
LANGS = ("en", "fr")
VERBS = {  # of the module's options, each with a rule of the module where nothing is to be had
    "trail", "rail", "heist-train", "frontier", "enough", "challenge", "faro", "high-stakes",
    "prize", "bet", "bet-done", "take-up", "leave-in", "fold", "raise", "leave-on-top", "put-under",
    "put", "take", "face", "deliver-longhorn",
}  # fmt: skip
PER_QUESTION = 2  # times that a kind of question is walked through


def walk(game: tw.Game, luck: Random, steps: int) -> dict[str, int]:
    """Ask why not for every option at questions of every kind; how often each was asked."""
    seen: dict[str, int] = {}
    said: set[tuple[str, str]] = set()
    for _ in range(steps):
        decision = game.decision
        if decision is None:
            break
        kind = decision.prompt.key
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= PER_QUESTION:
            for key in game.ruleset.catalogue.keys:
                given = game.why_not(decision.seat, key)
                assert bool(given) == (key not in decision.keys), (kind, key)
                for reason in given:
                    _told(game, reason, said)
        game.choose(luck.choice(decision.options), decision.seat)
    return seen


def _told(game: tw.Game, reason: Reason, said: set[tuple[str, str]]) -> None:
    """In words, with a rule that is there; each kind of reason is rendered once."""
    if (reason.rule, reason.key) in said:
        return
    said.add((reason.rule, reason.key))
    assert cite(reason.rule)
    for lang in LANGS:
        text = game.ruleset.wording.render(Message(reason.key, dict(reason.args)), lang, NAMES)
        assert text[-1] in ".?!", text
        assert reason.key not in text
        assert "{" not in text


def table(players: int, seed: int, high: bool) -> tw.Game:
    more = {"high_stakes": True} if high else {}
    variants = ["goals"] if seed % 2 else []
    return tw.new("legends", players, seed, None, variants, modules=["ante-up"], length=15, **more)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.slow
def test_whatever_is_not_on_offer_has_a_reason(players: int) -> None:
    seen = walk(table(players, players, high=True), Random(players), 500)
    assert len(seen) > 8


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whatever_is_not_on_offer_has_a_reason_at_every_question(players: int) -> None:
    seen: dict[str, int] = {}
    for seed in range(12):
        walked = walk(table(players, seed, high=seed % 3 > 0), Random(seed), 5000)
        seen = {key: seen.get(key, 0) + walked.get(key, 0) for key in {*seen, *walked}}
    new = {"ask-frontier", "ask-stand", "ask-put-token", "ask-stake", "ask-prize"}
    new |= {"ask-bet"} if players > 2 else set()  # two random players are seldom beside a Saloon
    assert new <= seen.keys(), new - seen.keys()


@pytest.mark.rule("AU-MOVE-06", "AU-MOVE-08", "AU-TRAIN-07", "AU-FRONT-01", "AU-FARO-07")
@pytest.mark.rule("AU-HIGH-01", "AU-TOKEN-18")
def test_away_from_everything_every_verb_of_the_module_has_a_rule_of_its_own() -> None:
    """At the Bank, with a card and money; the train stands elsewhere."""
    game = joined({"space": "darkrock-bank", "money": 10, "hand": "9♣"})
    catalogue = game.ruleset.catalogue.keys
    offered = {key.partition(":")[0] for key in keys(game)}
    assert not VERBS & offered
    for verb in VERBS:
        key = next(each for each in catalogue if each.partition(":")[0] == verb)
        rules = [reason.rule for reason in game.why_not(0, key)]
        assert any(rule.startswith("AU-") for rule in rules), (verb, rules)
