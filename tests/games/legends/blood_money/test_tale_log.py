"""What the log tells of legendary stories, in both languages; questions and reasons likewise."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, EAST_SALOON, FAR_OFF, MINE, STREET
from support.legends.playing import choose, do
from support.legends.reading import keys
from support.legends.tales import MODULES, reasons, settled, telling
from tumbleweed.core.rules import cite
from tumbleweed.core.text import Message

NAMES = ["Ana", "Ben", "Cora", "Dell", "Eve", "Fay"]
LANGS = ("en", "fr")
EVENTS = {
    "tale-revealed", "map-laid", "map-turned", "offer-taken", "condition-met", "tale-resolved",
    "tale-rewarded", "tale-consequences", "gained-sp", "lost-surplus-sp", "story-returned",
    "map-tokens-back",
}  # fmt: skip
MINE_TALE = "the-missing-payroll-a"


def said(game: tw.Game, key: str, args: dict[str, Any], lang: str) -> str:
    text = game.ruleset.wording.render(Message(key, args), lang, NAMES)
    assert "{" not in text, (key, text)
    assert key not in text, (key, text)
    return text


def a_whole_story() -> tw.Game:
    """A map token, an offer, an outcome, and the next story with map tokens."""
    hero = {"space": "sunny-hills-4", "money": 60, "story": 3, "hand": ""}
    facts: dict[str, Any] = {"map_tokens": {MINE: "x"}, "tales": ["gold-under-the-gulch-a"]}
    game = telling(MINE_TALE, hero, tale_discs=[None, 1], **facts)
    do(game, f"ride:{MINE}", "map")
    settled(game)
    hero = {"space": BANK, "money": 60, "story": 3, "map_tokens": ["o"]}
    game = telling(MINE_TALE, hero, tale_discs=[1, 1], tales=["gold-under-the-gulch-a"])
    choose(game, "offer:the-missing-payroll-c3")
    settled(game)
    choose(game, "end")
    return game


@pytest.mark.rule("BM-STORY-14", "BM-STORY-30")
def test_every_event_of_a_story_is_told_in_both_languages() -> None:
    game = a_whole_story()
    told = {event.key for event in game.events_for(None)}
    assert told >= EVENTS - {"map-turned"}, EVENTS - told
    for event in game.events_for(None):
        for lang in LANGS:
            assert said(game, f"event-{event.key}", dict(event.args), lang)


@pytest.mark.rule("BM-STORY-30")
def test_the_outcome_is_read_out() -> None:
    game = a_whole_story()
    [event] = [each for each in game.events_for(None) if each.key == "tale-resolved"]
    text = said(game, "event-tale-resolved", dict(event.args), "en")
    assert text.startswith("Ana resolves “The Missing Payroll”: Paid in Full.")


@pytest.mark.parametrize("lang", LANGS)
def test_questions_are_asked_in_words(lang: str) -> None:
    """Which condition, which space, which gang, what the last space gives."""
    hero = {"space": "darkrock-main-street"}
    survey = telling("the-lost-survey-a", hero, map_tokens={EAST_SALOON: "x"})
    do(survey, f"ride:{EAST_SALOON}", "map")
    settled(survey)
    facts: dict[str, Any] = {"tale_discs": [0, 0, 0], "tales": ["the-hidden-cache-a"]}
    cache = choose(telling("bad-paper-a", {"space": FAR_OFF}, **facts), "end")
    track = telling(MINE_TALE, {"space": BANK, "money": 20, "story": 3})
    choose(track, "offer:the-missing-payroll-c3")
    seen = set()
    for game in (survey, cache, track):
        [decision] = game.decisions
        seen.add(decision.prompt.key)
        prompt = game.ruleset.wording.render(decision.prompt, lang, NAMES)
        assert prompt[-1] in "?.", prompt
        for option in decision.options:
            assert "{" not in game.ruleset.wording.render(option.message, lang, NAMES)
    assert seen == {"ask-condition", "ask-lay-map", "ask-choose"}


# ---- why not ----


@pytest.mark.rule("BM-STORY-17", "BM-STORY-19", "BM-STORY-25", "BM-STORY-26", "BM-STORY-40")
@pytest.mark.rule("BM-STORY-42")
def test_what_is_not_on_offer_has_a_reason_with_a_rule() -> None:
    game = telling(MINE_TALE, {"space": STREET, "money": 20}, tale_discs=[1])
    expected = {
        "condition:the-missing-payroll-c1": ("BM-STORY-17", "why-condition-by-itself"),
        "offer:the-missing-payroll-c1": ("BM-STORY-42", "why-nothing-to-pay"),
        "offer:the-missing-payroll-c3": ("BM-STORY-42", "why-offer-elsewhere"),
        "offer:the-iron-offer-c2": ("BM-STORY-11", "why-other-tale"),
        "offer": ("BM-STORY-42", "why-offer-elsewhere"),
        "map": ("BM-STORY-26", "why-no-map-token-here"),
        "lay-map:darkrock-bank": ("BM-STORY-25", "why-no-map-to-lay"),
        "gang:A": ("BM-STORY-40", "why-no-bandits-to-choose"),
        "hideout:spikes-view-hideout-c": ("BM-STORY-37", "why-no-bandits-to-choose"),
    }
    for action, reason in expected.items():
        assert reasons(game, action) == {reason}, action


def test_a_condition_that_the_event_does_not_meet() -> None:
    game = telling("the-lost-survey-a", {"space": STREET}, map_tokens={EAST_SALOON: "x"})
    do(game, f"ride:{EAST_SALOON}", "map")
    settled(game)
    assert reasons(game, "condition:the-lost-survey-c3") == {("BM-STORY-22", "why-not-met-by-this")}
    assert reasons(game, "condition:bad-paper-c1") == {("BM-STORY-11", "why-other-tale")}


def test_reasons_of_stories_everywhere_in_some_games() -> None:
    """At questions of every kind, for every option of the stories."""
    verbs = ("condition", "offer", "map", "lay-map", "gang", "hideout")
    asked: dict[str, int] = {}
    for seed in range(3):
        game, luck = tw.new("legends", 3, seed, modules=MODULES, length=15), Random(seed)
        mine = [key for key in game.ruleset.catalogue.keys if key.partition(":")[0] in verbs]
        for _ in range(400):
            decision = game.decision
            if decision is None:
                break
            kind = decision.prompt.key
            asked[kind] = asked.get(kind, 0) + 1
            if asked[kind] <= 2:
                check(game, decision, mine)
            game.choose(luck.choice(decision.options), decision.seat)
    assert len(asked) > 12


def check(game: tw.Game, decision: tw.Decision, mine: list[str]) -> None:
    for key in mine:
        given = game.why_not(decision.seat, key)
        assert bool(given) == (key not in decision.keys), (decision.prompt.key, key)
        for reason in given:
            assert cite(reason.rule)
            for lang in LANGS:
                assert said(game, reason.key, dict(reason.args), lang)[-1] in ".!?»”)", reason.key


def test_the_offers_of_a_table_are_among_the_options() -> None:
    game = telling("the-card-sharps-debt-a", {"space": EAST_SALOON, "money": 30, "hand": "2♣ 3♣"})
    assert {key for key in keys(game) if key.startswith("offer:")} == {
        "offer:the-card-sharps-debt-c2", "offer:the-card-sharps-debt-c3",
    }  # fmt: skip
