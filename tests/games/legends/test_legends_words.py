"""The words of Western Legends are complete in both languages, and none is idle."""

import ast
import re

from games.legends.legends_messages import (
    NARROW,
    SOURCE,
    Parts,
    event_kinds,
    game_of,
    has_unseen,
    messages,
    questions,
)
from games.legends.legends_telling import said_of_effects
from tumbleweed.core.text import languages
from tumbleweed.games.legends.actions.register import ALL
from tumbleweed.games.legends.state.model import FIGHTERS, STORIES
from tumbleweed.games.legends.state.poker_hands import CATEGORIES
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.events import SOURCES

# Names that are messages, by kind.
NAMED = {
    "side": STORIES,
    "ranch": terms.COLORS,
    "track": terms.TRACKS,
    "fight": FIGHTERS,
    "source": SOURCES,
    "delivery": terms.DELIVERIES,
    "hand": CATEGORIES,
    "must": [question.key for question in questions()],
}
# The same in both languages.
SHARED = {"title", "ranked", "token", "option-target", "option-choose", "do-choose", "do-and"}
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


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert list(messages("en")) == list(messages("fr"))
    for name, message in messages("en").items():
        assert Parts(message).variables == Parts(messages("fr")[name]).variables, name


def test_nothing_is_left_in_english() -> None:
    english = {"the", "and", "with", "your", "card", "cards", "gain", "takes", "story", "is"}
    same = set()
    for name, message in messages("fr").items():
        texts = Parts(message).texts
        assert not set(re.findall(r"[a-z]+", " ".join(texts).lower())) & english, name
        if texts == Parts(messages("en")[name]).texts:
            same.add(name)
    assert same == SHARED


def test_french_marks_stand_off_by_a_narrow_space_that_holds() -> None:
    for name, message in messages("fr").items():
        for text in Parts(message).texts:
            assert not re.search(rf"(?<!{NARROW})[:;!?»]", text), name
            assert not re.search(r"(?<!\xa0)\$", text), name


# ---- what the engine can say ----


def facts_told() -> dict[str, set[str]]:
    """By question the facts it passes on, read from the source of the procedures."""
    found: dict[str, set[str]] = {}
    for path in (SOURCE / "games" / "legends" / "procedures").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {
            node.name: returned(node) for node in tree.body if isinstance(node, ast.FunctionDef)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Question":
                key, facts = node.args[0], node.args[2:]
                assert isinstance(key, ast.Constant)
                names = told[getattr(facts[0], "id", "")] if facts else set()
                found[str(key.value)] = names
    return found


def returned(function: ast.FunctionDef) -> set[str]:
    """The keys of the dictionary a function returns."""
    last = function.body[-1]
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Dict):
        return set()
    return {str(key.value) for key in last.value.keys if isinstance(key, ast.Constant)}


def reasons() -> set[str]:
    """The keys of all reasons in the sources of the game, and of the kernel."""
    found: set[str] = set()
    for path in (SOURCE / "games" / "legends").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^why-[a-z-]+$", node.value))
    return found


def engine_keys() -> set[str]:
    keys = {option.message.key for option in game_of().ruleset.catalogue.options}
    keys |= {f"ask-{question.key}" for question in questions()}
    keys |= {f"event-{kind.key}" for kind in event_kinds()}
    keys |= {f"event-{kind.key}-unseen" for kind in event_kinds() if has_unseen(kind)}
    keys |= {f"{kind}-{name}" for kind, names in NAMED.items() for name in names}
    keys |= {key for action in ALL for key in action.rows}
    return keys | reasons() | said_of_effects()


def test_every_key_has_words_and_no_words_are_idle() -> None:
    assert reasons()
    assert set(messages("en")) - {"title"} == engine_keys()


def test_every_question_tells_what_its_message_speaks_of() -> None:
    told = facts_told()
    assert set(told) == {question.key for question in questions()}
    for key, facts in told.items():
        assert Parts(messages("en")[f"ask-{key}"]).variables <= facts, key
