"""All that Western Legends asks and tells, rendered in both languages."""

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from games.legends.legends_messages import (
    LANGS,
    NARROW,
    NOBODY,
    Parts,
    event_kinds,
    game_of,
    has_unseen,
    messages,
    questions,
)
from tumbleweed.cli.terminal.words import event_message
from tumbleweed.core.events import Arg, Event, EventKind
from tumbleweed.core.game import Game
from tumbleweed.core.text import Message
from tumbleweed.games.legends.compiler.words import TRIGGERS
from tumbleweed.games.legends.state.model import FIGHTS
from tumbleweed.games.legends.text.wording import LegendsWording

NAMES = ["Ana", "Bia", "Caio", "Davi", "Eva", "Flo"]
# What a sentence never holds: an argument that was not put in words, or the gap of one.
TRACES = r"[{}]|None|:\S|  | [.,]|\(\)|: \.|-\d"

# What may stand in a question: for each variable of its message all kinds of values.
FACTS: dict[str, tuple[Any, ...]] = {
    "card": ("black-card:cold-eyes",),
    "count": (0, 1, 2, 5),
    "event": tuple(trigger.told for trigger in TRIGGERS.all),
    "fight": FIGHTS,
    "other": ("seat:1", "fight:bandit", "fight:heist", "fight:sheriff"),
    "victim": ("seat:1",),
    "host": ("seat:2",),
    "money": (0, 10),
    "nuggets": (0, 1, 2),
    "pot": (60,),
    "discount": (0, 30),
    "free": (0, 1),
    "house": (0, 1),
    "declinable": ("sheriff", "duel", "no"),
    "marshal": (1, 2),
    "seat": ("seat:2",),
    "opener": ("character:billy-the-kid",),
    "source": ("node:billy-the-kid", "node:the-assayers-thumb-2", "node:fight-10"),
    "effects": ("effects:0.0",),
}


def wording() -> LegendsWording:
    found = game_of().ruleset.wording
    assert isinstance(found, LegendsWording)
    return found


def reads_well(message: Message, lang: str) -> str:
    sentence = wording().render(message, lang, NAMES)
    assert sentence, message
    assert sentence.strip() == sentence, message
    assert not re.search(TRACES, sentence), f"{message}: {sentence}"
    return sentence


# ---- everything there is to say ----


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_reads_well(lang: str) -> None:
    for question in questions():
        key = f"ask-{question.key}"
        names = sorted(Parts(messages("en")[key]).variables)
        for values in product(*(FACTS[name] for name in names)):
            assert reads_well(Message(key, dict(zip(names, values, strict=True))), lang)[-1] in "?."


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_reads_well_and_differently(lang: str) -> None:
    texts: dict[str, str] = {}
    for option in game_of(6).ruleset.catalogue.options:
        group = option.key.partition(":")[0] if ":" in option.key else ""
        if group == "choose":  # two cards may offer the same
            group = option.key.rpartition(".")[0]
        sentence = reads_well(option.message, lang)
        assert texts.setdefault(f"{group} {sentence}", option.key) == option.key, sentence


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_that_may_be_answered_has_a_question_of_its_own(lang: str) -> None:
    fallback = reads_well(Message("ask-answer", {"event": "news"}), lang)
    answered = [name for name in FACTS["event"] if name != "printed"]  # it is carried out at once
    asked = [reads_well(Message("ask-answer", {"event": name}), lang) for name in answered]
    assert fallback not in asked
    assert len(set(asked)) == len(asked) == len(TRIGGERS.all) - 1


def samples(kind: EventKind) -> Iterator[dict[str, Any]]:
    """Arguments of an event: the first of everything, then each argument in all its values."""
    first = {arg.name: values_of(arg)[0] for arg in kind.args}
    yield first
    for arg in kind.args:
        for value in values_of(arg):
            yield {**first, arg.name: value}


def values_of(arg: Arg) -> list[Any]:
    if not arg.kind:
        return [2, 1, 0]
    if arg.many:
        return [arg.read(0b11), arg.read(0b1000)]
    return [arg.read(i) for i in range(len(arg.names) or 6)]


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_reads_well_to_who_knows_it_and_to_who_does_not(lang: str) -> None:
    for kind in event_kinds():
        for args in samples(kind):
            reads_well(event_message(Event(kind.key, args, -1)), lang)
            if has_unseen(kind):
                hidden = {arg.name for arg in kind.args if arg.secret} or {NOBODY[kind.key]}
                unseen = {name: None if name in hidden else args[name] for name in args}
                reads_well(event_message(Event(kind.key, unseen, 0)), lang)


# ---- sentences of the game ----


@pytest.mark.parametrize(("key", "english", "french"), [
    ("revel:2", "Revel: 2 LP for $60", f"Se divertir{NARROW}: 2 PL pour 60\xa0$"),
    ("buy:mustang", "Buy Mustang ($50)", f"Acheter{NARROW}: Mustang (50\xa0$)"),
    ("upgrade:rifle", "Upgrade Rifle ($40, 2 LP)",
     f"Améliorer{NARROW}: Carabine (40\xa0$, 2 PL)"),
    ("sell-nuggets:1", "Sell 1 nugget: $20 and 1 LP",
     f"Déposer 1 pépite{NARROW}: 20\xa0$ et 1 PL"),
    ("npc:fight-2", "Lay Dirty Trick (2)", "Poser Coup bas (2)"),
    ("choose:billy-the-kid.2", "Hand over $10", "Donner 10\xa0$"),
    ("choose:annie-oakley.1", "Discard 1 card", "Défausser 1 carte"),
    ("choose:fight-10.1", "The player in the fight draws 1 card, then the fight starts over",
     "Le joueur qui combat pioche 1 carte, puis le combat recommence"),
    ("choose:the-assayers-thumb-2.1", "Give up 1 nugget to gain $20, then gain 1 LP",
     "Rendre 1 pépite pour gagner 20\xa0$, puis gagner 1 PL"),
])  # fmt: skip
def test_what_an_option_says(key: str, english: str, french: str) -> None:
    catalogue = game_of().ruleset.catalogue
    option = catalogue.options[catalogue.index[key]]
    assert option.text("en", NAMES) == english
    assert option.text("fr", NAMES) == french


def test_what_the_reader_may_not_know_is_not_in_the_sentence() -> None:
    cards = ["card:poker-2-diamonds", "card:poker-a-spades"]
    known = {"seat": "seat:0", "count": 2, "cards": cards}
    told = [
        reads_well(event_message(Event("drew", {**known, "cards": shown}, 0)), "en")
        for shown in (cards, None)
    ]
    assert told == ["Ana draws Cheat 2♦, Living Legend A♠.", "Ana draws 2 cards."]


def test_a_fight_without_a_second_player_names_the_foe() -> None:
    args = {"seat": "seat:0", "fight": "fight:sheriff", "rival": None, "value": 9, "other": 8}
    assert reads_well(event_message(Event("won-fight", args, 0)), "en") == (
        "Ana beats the Sheriff, 9 to 8."
    )
    assert reads_well(
        event_message(Event("arrested", {"seat": "seat:0", "by": None}, 0)), "fr"
    ) == ("Le Shérif arrête Ana.")


# ---- games in words ----


@pytest.mark.walk
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_read_well_to_every_seat_and_to_who_looks_on(players: int) -> None:
    game = game_of(players, seed=players, house_chooses=players == 4)
    chance = random.Random(players)
    said: set[Message] = set()
    for _ in range(300):
        if game.decision is None:
            break
        said |= {game.decision.prompt, *(option.message for option in game.decision.options)}
        if chance.random() < 0.02:
            said |= refusals(game, chance)
        game.choose(chance.choice(game.decision.options))
    for reader in (None, *range(players)):
        said |= {event_message(event) for event in game.events_for(reader)}
    for message, lang in product(said, LANGS):
        reads_well(message, lang)


def refusals(game: Game, chance: random.Random) -> set[Message]:
    keys = chance.sample(game.ruleset.catalogue.keys, 100)
    found = [why for key in keys for why in game.why_not(game.asked[0], key)]
    return {Message(reason.key, dict(reason.args)) for reason in found}
