"""The words: complete in every language, and every sentence the engine can ask for renders."""

import ast
import random
import re
from functools import cache

import pytest

import tumbleweed as tw
from catalogues import SOURCE, Parts, messages
from tumbleweed.cli.terminal.words import Words, _terminal, event_message
from tumbleweed.core.events import Event
from tumbleweed.core.frames import Ask, Gather
from tumbleweed.core.game import Game
from tumbleweed.core.rules import Reason, ledger
from tumbleweed.core.text import LANGUAGES, Message, _bundle
from tumbleweed.server.api.words import INTERFACE, _catalogue

CATALOGUES = ("table", "goat", "terminal", "phrases")
NAMES = ["Ana", "Bia", "Caio", "Davi", "Eva"]
NARROW = "\u202f"

# Words that are the same in English and in the other language.
SHARED = {
    ("fr", "phase-distribution"),
    ("fr", "phase-saloon"),
    ("fr", "score-total"),
    ("fr", "note-loot"),
    ("fr", "no-letter"),
    ("fr", "wl-mesa"),
    ("fr", "wl-gulch"),
    ("fr", "wl-ante-up"),
    ("fr", "wl-blood-money"),
    ("fr", "wl-train"),
    ("fr", "wl-longhorn"),
    ("fr", "any-total"),
    ("pt", "remark"),
    ("pt", "phase-saloon"),
    ("pt", "score-total"),
    ("pt", "note-loot"),
    ("pt", "quoted"),
    ("pt", "money"),
    ("pt", "no-letter"),
    ("pt", "any-total"),
}
OF_GENERIC_SCREENS = {"about"}  # a game's word that only those ask for
# Common English words that are no words of French or Portuguese, nor commands to be typed.
ENGLISH = {"the", "is", "and", "with", "your", "card", "hat", "hats", "coins", "token", "deals"}


def of_legends(name: str) -> bool:
    """A word of the terminal for the game that Portuguese is not spoken in."""
    return name.startswith("wl-")


def game_words(lang: str) -> set[str]:
    return {*messages(lang, "table"), *messages(lang, "goat")}


def new_game(players: int = 4, seed: int = 1) -> Game:
    return tw.new("goat", players=players, seed=seed)


# ---- the catalogues against each other ----


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("lang", ["fr", "pt"])
def test_every_language_has_the_same_messages_with_the_same_variables(
    lang: str, catalogue: str
) -> None:
    english, other = messages("en", catalogue), messages(lang, catalogue)
    assert [name for name in english if lang == "fr" or not of_legends(name)] == list(other)
    for name, message in other.items():
        assert Parts(message).variables == Parts(english[name]).variables, f"{lang}: {name}"


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("lang", ["fr", "pt"])
def test_nothing_is_left_in_english(lang: str, catalogue: str) -> None:
    english = messages("en", catalogue)
    for name, message in messages(lang, catalogue).items():
        texts = Parts(message).texts
        assert texts != Parts(english[name]).texts or (lang, name) in SHARED, f"{lang}: {name}"
        words = set(re.findall(r"[a-z]+", " ".join(texts).lower()))
        assert not words & ENGLISH, f"{lang}: {name}: {words & ENGLISH}"


def test_the_shared_words_are_shared_indeed() -> None:
    for lang, name in SHARED:
        both = [
            Parts(messages(each, catalogue)[name]).texts
            for each in ("en", lang)
            for catalogue in CATALOGUES
            if name in messages(each, catalogue)
        ]
        assert both[0] == both[1], f"{lang}: {name} need not be listed"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_marks_stand_off_by_a_narrow_space_that_holds(catalogue: str) -> None:
    for name, message in messages("fr", catalogue).items():
        for text in Parts(message).texts:
            assert not re.search(rf"(?<!{NARROW})[:;!?»]", text), name
            assert not re.search(rf"«(?!{NARROW})", text), name


@pytest.mark.parametrize(("lang", "title"), [
    ("en", "The Good, the Bad and the Goat"),
    ("fr", "Le Bon, la Chèvre et le Truand"),
    ("pt", "O Bom, o Mal e o Bode"),
])  # fmt: skip
def test_the_title(lang: str, title: str) -> None:
    words = Words(new_game().ruleset.wording, lang, NAMES)
    assert words.tell("title") == title
    assert ledger("goat").glossary(lang).get("The Good, the Bad and the Goat", title) == title


# ---- what the engine and the terminal can say ----


def engine_keys() -> set[str]:
    """Every message key the engine can emit."""
    ruleset = new_game().ruleset
    keys = {option.message.key for option in ruleset.catalogue.options}
    for procedure in ruleset.procedures:
        for step in procedure.steps:
            questions = step.questions if isinstance(step, Gather) else ()
            questions = (step.question,) if isinstance(step, Ask) else questions
            keys |= {f"ask-{question.key}" for question in questions}
    for kind in ruleset.event_kinds:
        keys.add(f"event-{kind.key}")
        if any(arg.secret for arg in kind.args):
            keys.add(f"event-{kind.key}-unseen")
    return keys | literals("core", r"(?:why|undo)-[a-z-]+") | literals("games/goat", r"why-[a-z-]+")


def literals(folder: str, pattern: str) -> set[str]:
    """The string constants of that shape in the sources of a package."""
    return {text for text in strings(folder) if re.fullmatch(pattern, text)}


def strings(folder: str) -> set[str]:
    found: set[str] = set()
    for path in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def asked_for(method: str) -> set[str]:
    """The keys the terminal hands to `say` or `tell` as constants."""
    found: set[str] = set()
    for path in (SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            key = node.args[0] if node.args else None
            if node.func.attr.lstrip("_") == method and isinstance(key, ast.Constant):
                found.add(str(key.value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_engine_has_words(lang: str) -> None:
    assert not engine_keys() - game_words(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_terminal_has_words(lang: str) -> None:
    assert asked_for("say")
    lacking = asked_for("say") - {*messages(lang, "terminal"), *messages(lang, "review")}
    assert not {name for name in lacking if lang != "pt" or not of_legends(name)}
    assert not asked_for("tell") - game_words(lang) - OF_GENERIC_SCREENS


def test_no_word_is_idle() -> None:
    said = engine_keys() | strings("cli") | strings("core")
    assert not game_words("en") - said
    assert not set(messages("en", "terminal")) - strings("cli")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(_bundle("goat", "pt")._messages, "event-gambled")
    monkeypatch.delitem(_terminal("pt")._messages, "farewell")
    words = Words(new_game().ruleset.wording, "pt", NAMES)
    won = Event("gambled", {"seat": "seat:0", "victim": "seat:1", "token": "token:gold"}, 0)
    assert words.event(won) == "Ana wins Gold from Bia at cards."
    assert words.say("farewell") == "So long, partner."
    with pytest.raises(tw.UnknownName, match="no message 'yodel'"):
        words.say("yodel")
    with pytest.raises(tw.UnknownName, match="no message 'yodel'"):
        words.tell("yodel")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_gets_in_english_what_its_language_lacks(lang: str) -> None:
    """The game that is not in Portuguese, and nothing else."""
    lacks = set(messages("en", "web")) - set(messages(lang, "web"))
    told = _catalogue(lang, INTERFACE)
    assert set(re.findall(r"^([a-z][\w-]*) =", told["english"], re.MULTILINE)) == lacks
    assert {key.split("-")[0] for key in lacks} == ({"legends"} if lang == "pt" else set())


# ---- whole games in words ----


@cache
def said_in_play() -> set[Message]:
    """All that random games make the engine say, to a seat, to its neighbours, to a spectator."""
    said: set[Message] = set()
    for seed in range(20):
        game = new_game(2 + seed % 4, seed)
        chance = random.Random(seed)
        while game.decision is not None:
            said.add(game.decision.prompt)
            if chance.random() < 0.3:
                said |= refusals(game)
            game.choose(chance.choice(game.decision.options))
        said |= refusals(game)
        for reader in (None, 0, 1):
            said |= {event_message(event) for event in game.events_for(reader)}
    return said | {option.message for option in game.ruleset.catalogue.options}


def refusals(game: Game) -> set[Message]:
    keys = game.ruleset.catalogue.keys
    reasons = [why for seat in {0, *game.asked} for key in keys for why in game.why_not(seat, key)]
    return {Message(reason.key, dict(reason.args)) for reason in reasons}


def a_player_without_tokens() -> Game:
    return tw.at_table(
        "goat", players=3, at="saloon", table={"gambler": 0}, reserves=[["bottle"], [], ["bill"]]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_in_play_reads_well(lang: str) -> None:
    words = Words(new_game().ruleset.wording, lang, NAMES)
    for message in said_in_play() | refusals(a_player_without_tokens()):
        sentence = words.message(message)
        assert sentence
        assert sentence.strip() == sentence
        for trace in ("{", "}", "None", "  ", "seat:", "character:", " .", "()", ": .", "$ "):
            assert trace not in sentence, sentence


def test_random_games_say_everything_there_is_to_say() -> None:
    """Were a key left out here, the test above would prove nothing about it."""
    said = {message.key for message in said_in_play() | refusals(a_player_without_tokens())}
    assert engine_keys() - said == literals("core", r"undo-[a-z-]+")


def test_what_the_reader_may_not_know_is_not_in_the_sentence() -> None:
    words = Words(new_game().ruleset.wording, "en", NAMES)
    seen = Event("gambled", {"seat": "seat:0", "victim": "seat:1", "token": "token:gold"}, 0)
    unseen = Event("gambled", {"seat": "seat:0", "victim": "seat:1", "token": None}, 0)
    assert words.event(seen) == "Ana wins Gold from Bia at cards."
    assert words.event(unseen) == "Ana wins a token from Bia at cards."


def test_a_reason_about_a_player_who_is_not_there_reads_well() -> None:
    words = Words(new_game(2).ruleset.wording, "fr", NAMES[:2])
    reason = Reason("GB-COMP-01", "why-no-such-player", {"seat": "seat:4"})
    assert words.reason(reason) == "Joueur 5 n’est pas à cette table."


@pytest.mark.parametrize(("lang", "none", "one", "many"), [
    ("en", "no coins", "1 coin ", "2 coins"),
    ("fr", "aucune pièce", "1 pièce ", "2 pièces"),
    ("pt", "nenhuma moeda", "1 moeda ", "2 moedas"),
])  # fmt: skip
def test_numbers_agree(lang: str, none: str, one: str, many: str) -> None:
    words = Words(new_game().ruleset.wording, lang, NAMES)
    for coins, expected in enumerate((none, one, many)):
        args = {"seat": "seat:0", "coins": coins, "tokens": 3, "total": 9}
        assert expected in words.event(Event("counted", args, -1))
