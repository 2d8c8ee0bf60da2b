"""The words of Western Legends are complete in both languages, and none is idle."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from games.legends.legends_messages import (
    ANTE_UP,
    BLOOD_MONEY,
    NARROW,
    NEEDED,
    SOURCE,
    Parts,
    event_kinds,
    has_unseen,
    messages,
    questions,
    with_module,
)
from games.legends.legends_telling import (
    said_of_ante_up,
    said_of_blood_money,
    said_of_effects,
)
from tumbleweed.core.text import languages
from tumbleweed.games.legends.actions.register import ALL
from tumbleweed.games.legends.state.ante_up_model import LAID_KINDS, MARKERS, RANKS
from tumbleweed.games.legends.state.blood_money_model import MAP_TOKENS
from tumbleweed.games.legends.state.model import FIGHTERS, STORIES
from tumbleweed.games.legends.state.poker_hands import CATEGORIES
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.ante_up.events import DECKS
from tumbleweed.games.legends.vocabulary.events import FURTHER_SOURCES, SOURCES

# Names that are messages, by kind.
NAMED = {
    "forecast": ("heading", "to-come"),  # screens name these
    "side": STORIES,
    "ranch": terms.COLORS,
    "track": terms.TRACKS,
    "fight": FIGHTERS,
    "source": SOURCES,
    "delivery": terms.DELIVERIES,
    "hand": CATEGORIES,
}
# Names that are messages only with Ante Up.
ADDED = {
    "laid": LAID_KINDS,
    "marker": MARKERS,
    "rank": RANKS,
    "source": FURTHER_SOURCES[:1],
    "deck": DECKS,
    "track": ("gambler",),  # the page tells of it in the log
}
# Names that are messages only with Blood Money.
ADDED_AT_LAST = {"source": FURTHER_SOURCES[1:], "map-token": MAP_TOKENS}
CATALOGUES = ("", ANTE_UP, BLOOD_MONEY)
# The same in both languages.
SHARED = {"title", "ranked", "token", "option-target", "option-choose", "do-choose", "do-and"}
SHARED_OF = {ANTE_UP: {"verb-faro", "laid-longhorn"}, BLOOD_MONEY: set[str]()}
SHARED |= {
    "verb-poker",
    "verb-duel",
    "gain-arrest",
    "track-wanted",
    "source-bandit",
    "source-revel",
    "source-poker",
    "who-such",
}


# ---- the catalogues against each other ----


def test_the_game_speaks_english_and_french() -> None:
    assert languages("legends") == ["en", "fr"]


@pytest.mark.parametrize("module", CATALOGUES)
def test_both_languages_have_the_same_messages_with_the_same_variables(module: str) -> None:
    assert list(messages("en", module)) == list(messages("fr", module))
    for name, message in messages("en", module).items():
        assert Parts(message).variables == Parts(messages("fr", module)[name]).variables, name


def test_a_module_only_adds_messages() -> None:
    own = [messages("en", module).keys() for module in CATALOGUES]
    assert len({key for keys in own for key in keys}) == sum(len(keys) for keys in own)


@pytest.mark.parametrize("module", CATALOGUES)
def test_nothing_is_left_in_english(module: str) -> None:
    english = {"the", "and", "with", "your", "card", "cards", "gain", "takes", "story", "is"}
    same = set()
    for name, message in messages("fr", module).items():
        texts = Parts(message).texts
        assert not set(re.findall(r"[a-z]+", " ".join(texts).lower())) & english, name
        if texts == Parts(messages("en", module)[name]).texts:
            same.add(name)
    assert same == SHARED_OF.get(module, SHARED)


@pytest.mark.parametrize("module", CATALOGUES)
def test_french_marks_stand_off_by_a_narrow_space_that_holds(module: str) -> None:
    for name, message in messages("fr", module).items():
        for text in Parts(message).texts:
            assert not re.search(rf"(?<!{NARROW})[:;!?»]", text), name
            assert not re.search(r"(?<!\xa0)\$", text), name


# ---- what the engine can say ----

PROCEDURES = SOURCE / "games" / "legends" / "procedures"


def facts_told(module: str) -> dict[str, set[str]]:
    """By question the facts it passes on, read from the source of the procedures."""
    found: dict[str, set[str]] = {}
    for path in PROCEDURES.rglob("*.py"):
        if "ante_up" in path.parts and not module:
            continue
        if "blood_money" in path.parts and module != BLOOD_MONEY:
            continue
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Question":
                key, facts = node.args[0], node.args[2:]
                assert isinstance(key, ast.Constant)
                names = returned(*function(path, facts[0])) if facts else set()
                found[str(key.value)] = found.get(str(key.value), names) & names
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def function(path: Path, named: ast.expr) -> tuple[Path, str]:
    """The file and the name of a function that a file defines or imports."""
    imported = {
        each.asname or each.name: (str(node.module), each.name)
        for node in parsed(path).body
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    }
    if isinstance(named, ast.Attribute):
        assert isinstance(named.value, ast.Name)
        return source_of(".".join(imported[named.value.id])), named.attr
    assert isinstance(named, ast.Name)
    if named.id in imported:
        module, name = imported[named.id]
        return source_of(module), name
    return path, named.id


def source_of(module: str) -> Path:
    return SOURCE.parent.joinpath(*module.split(".")).with_suffix(".py")


def returned(path: Path, name: str) -> set[str]:
    """The keys of the dictionary a function returns."""
    (made,) = [n for n in parsed(path).body if isinstance(n, ast.FunctionDef) and n.name == name]
    last = made.body[-1]
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Dict):
        return set()
    return {
        word
        for pair in zip(last.value.keys, last.value.values, strict=True)
        for word in told(path, *pair)
    }


def told(path: Path, key: ast.expr | None, value: ast.expr) -> set[str]:
    """One key; or, with two stars before a call, those of the function called."""
    if key is not None:
        return {str(key.value)} if isinstance(key, ast.Constant) else set()
    return returned(*function(path, value.func)) if isinstance(value, ast.Call) else set()


def reasons() -> set[str]:
    """The keys of all reasons in the sources of the game and its modules."""
    found: set[str] = set()
    for path in (SOURCE / "games" / "legends").rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^(?:why|forecast)-[a-z-]+$", node.value))
    return found


def reasons_of_the_game() -> set[str]:
    """Those that cite a rule of the game without modules; Blood Money has its own words."""
    found: set[str] = set()
    for path in (SOURCE / "games" / "legends").rglob("*.py"):
        if "blood_money" in path.parts:
            continue
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                if len(words) == 2 and str(words[0]).startswith("WL-"):
                    found.add(str(words[1]))
    return found


def keys_of(module: str) -> set[str]:
    """What a table says, but for reasons."""
    asked, happens = questions(module), event_kinds(module)
    keys = {option.message.key for option in with_module(module).ruleset.catalogue.options}
    keys |= {f"{kind}-{question.key}" for kind in ("ask", "must") for question in asked}
    keys |= {f"event-{kind.key}" for kind in happens}
    keys |= {f"event-{kind.key}-unseen" for kind in happens if has_unseen(kind)}
    there = ("", *NEEDED[module])
    return keys | {key for each in ALL if each.module in there for key in each.rows}


def named(kinds: dict[str, tuple[str, ...]]) -> set[str]:
    return {f"{kind}-{name}" for kind, names in kinds.items() for name in names}


def test_every_key_has_words_and_no_words_are_idle() -> None:
    own, added = set(messages("en")) - {"title"}, set(messages("en", ANTE_UP))
    last = set(messages("en", BLOOD_MONEY))
    said = keys_of("") | said_of_effects()
    assert said <= own
    assert reasons_of_the_game() <= own
    assert own == said | ((reasons() | named(NAMED)) - added - last)
    further = keys_of(ANTE_UP) | said_of_ante_up() | reasons() | named(NAMED) | named(ADDED)
    assert added == further - own - last
    further |= keys_of(BLOOD_MONEY) | said_of_blood_money() | named(ADDED_AT_LAST)
    assert last == further - own - added


@pytest.mark.parametrize("module", CATALOGUES)
def test_every_question_tells_what_its_message_speaks_of(module: str) -> None:
    told = facts_told(module)
    words = {key: each for part in CATALOGUES for key, each in messages("en", part).items()}
    asked = {question.key for question in (*questions(module), *questions())}
    assert set(told) == asked
    for key, facts in told.items():
        assert Parts(words[f"ask-{key}"]).variables <= facts, key
