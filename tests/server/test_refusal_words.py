"""Whatever the server refuses, the page can say in every language it speaks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalogues import Parts, messages
from tumbleweed.core import record
from tumbleweed.core.text import LANGUAGES
from tumbleweed.server.errors import SAID

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/tumbleweed/server"
PAGE = ROOT / "web/src"
AT = {"Refused": 1, "Failed": 1, "Bound": 3}  # which argument is the code
NAMED = {"label", "message", "name"}  # what names.clean_line is called with

# Codes that are computed: what they can be; None: another call listed here made them, or the
# message is in the person's language already.
COMPUTED = {
    "f'store-{fault.kind}'": {f"store-{kind}" for kind in SAID},
    "f'{what}-empty'": {f"{what}-empty" for what in NAMED},
    "f'{what}-long'": {f"{what}-long" for what in NAMED},
    "f'{what}-unseen'": {f"{what}-unseen" for what in NAMED},
    "f'http-{fault.status_code}'": None,  # no page asks for what is not there
    "_kind(fault)": {"file-unplayable", "file-unknown", "file-broken", "file-odd"},
    "code": {"file-cut", "file-not-json"},
    "fault.reason": None,  # of undo: a message of every game's table
    "done.code": None,
    "made.code": None,
    "bound.code": None,
    "fault.code": None,
    "error": None,
}


def refusals() -> Iterator[tuple[ast.expr, list[ast.keyword], Path]]:
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = AT.get(node.func.id, len(node.args))
                if at < len(node.args):
                    yield node.args[at], node.keywords, file


def codes() -> dict[str, set[str]]:
    """Each code with the arguments that some call leaves out of it least."""
    found: dict[str, set[str]] = {}
    for code, keywords, file in refusals():
        given = {each.arg or "" for each in keywords}
        if isinstance(code, ast.Constant):
            names = {str(code.value)}
        else:
            assert ast.unparse(code) in COMPUTED, f"{file}: a code that nobody can look up"
            names = COMPUTED[ast.unparse(code)] or set()
        for name in names:
            found[name] = found.get(name, given) & given
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_that_its_arguments_fill(lang: str) -> None:
    words, known = messages(lang, "web"), codes()
    assert len(known) > 80, "the source is read"
    assert sorted(code for code in known if f"refused-{code}" not in words) == []
    for code, given in known.items():
        assert Parts(words[f"refused-{code}"]).variables <= given, code


def test_no_words_are_left_of_a_refusal_that_is_gone() -> None:
    of_the_page = {"offline", "cut"}
    said = {key.removeprefix("refused-") for key in messages("en", "web") if "refused-" in key}
    assert said - set(codes()) == of_the_page


def test_an_undo_that_is_refused_has_words() -> None:
    reasons = {value for value in vars(record).values() if "undo-" in str(value)}
    assert reasons
    assert {reason for reason in reasons if reason not in messages("en", "table")} == set()


def test_the_page_never_shows_the_english_for_programs() -> None:
    """`message` of a refusal is read in one place, which looks for words first."""
    raw = re.compile(r"(refused|refusal|fault)\??\.message\b")
    read = [file.name for file in PAGE.rglob("*.*") if raw.search(file.read_text())]
    assert sorted(set(read) - {"push.ts"}) == ["api.ts", "refusals.ts"]
