"""All that Blood Money asks and tells, rendered in both languages."""

import random
import re
from functools import cache
from itertools import product
from typing import Any

import pytest

import tumbleweed as tw
from cli.test_legends_sentences import NAMES, TRACES, refusals, samples
from games.legends.legends_messages import (
    BLOOD_MONEY,
    LANGS,
    NEEDED,
    Parts,
    event_kinds,
    has_unseen,
    messages,
    questions,
)
from tumbleweed.cli.terminal.words import event_message
from tumbleweed.core.events import Event, EventKind
from tumbleweed.core.text import Message
from tumbleweed.games.legends.vocabulary.blood_money import events as declared

# What may stand in a question, by the variables of its message.
FACTS: dict[str, tuple[Any, ...]] = {
    "count": (1, 2),
    "free": (0, 1),
    "money": (0, 40),
    "place": ("place:bank", "place:hideout-a"),
    "price": (30,),
    "source": ("node:texas-john-slaughter", "node:deed-bank"),
    "tale": ("tale:bad-paper",),
}


@cache
def bloody_game(players: int = 4) -> tw.Game:
    return tw.new("legends", players, 1, modules=NEEDED[BLOOD_MONEY])


def reads_well(message: Message, lang: str) -> str:
    sentence = bloody_game().ruleset.wording.render(message, lang, NAMES)
    assert sentence, message
    assert sentence.strip() == sentence, message
    assert not re.search(TRACES, sentence), f"{message}: {sentence}"
    return sentence


def new_kinds() -> list[EventKind]:
    """Those of the module's own vocabulary."""
    own = {each.key for each in vars(declared).values() if isinstance(each, EventKind)}
    return [kind for kind in event_kinds(BLOOD_MONEY) if kind.key in own]


def test_every_event_of_the_module_is_one_of_its_games() -> None:
    told = {f"event-{kind.key}" for kind in new_kinds()}
    assert {"event-tale-resolved", "event-injured", "event-claimed-deed"} <= told
    assert told <= messages("en", BLOOD_MONEY).keys()


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_reads_well_to_who_knows_it_and_to_who_does_not(lang: str) -> None:
    for kind in new_kinds():
        for args in samples(kind):
            reads_well(event_message(Event(kind.key, args, -1)), lang)
            if has_unseen(kind):
                hidden = {arg.name for arg in kind.args if arg.secret}
                unseen = {name: None if name in hidden else args[name] for name in args}
                reads_well(event_message(Event(kind.key, unseen, 0)), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_reads_well(lang: str) -> None:
    known = messages("en", BLOOD_MONEY)
    asked = {f"ask-{question.key}" for question in questions(BLOOD_MONEY)} & known.keys()
    assert len(asked) > 8
    for key in asked:
        names = sorted(Parts(known[key]).variables)
        for values in product(*(FACTS[name] for name in names)):
            assert reads_well(Message(key, dict(zip(names, values, strict=True))), lang)[-1] in "?."


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_reads_well_and_differently(lang: str) -> None:
    texts: dict[str, str] = {}
    for option in bloody_game().ruleset.catalogue.options:
        sentence = reads_well(option.message, lang)
        if option.message.key in messages("en", BLOOD_MONEY):
            story = option.key.rpartition("-")[0] if "condition" in option.message.args else ""
            assert texts.setdefault(f"{story} {sentence}", option.key) == option.key, sentence
    assert len(texts) > 100


@pytest.mark.parametrize(("players", "mode"), [(2, ""), (4, "law-and-disorder"), (6, "")])
def test_games_read_well_to_every_seat_and_to_who_looks_on(players: int, mode: str) -> None:
    game = tw.new("legends", players, players, modules=NEEDED[BLOOD_MONEY], mode=mode)
    chance = random.Random(players)
    said: set[Message] = set()
    for _ in range(400):
        if game.decision is None:
            break
        said |= {game.decision.prompt, *(option.message for option in game.decision.options)}
        if chance.random() < 0.02:
            said |= refusals(game, chance)
        game.choose(chance.choice(game.decision.options))
    for reader in (None, 0, players - 1):
        said |= {event_message(event) for event in game.events_for(reader)}
    for message, lang in product(said, LANGS):
        sentence = game.ruleset.wording.render(message, lang, NAMES)
        assert not re.search(TRACES, sentence), f"{message}: {sentence}"
