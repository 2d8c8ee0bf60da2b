"""French texts are set as French is: on cards, in the rules, in every sentence of the screens.

Before a high mark and inside guillemets stands a narrow space that no line breaks at, before the
dollar of a sum a wider one that does not break either, and apostrophes are typographic.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from catalogues import SOURCE, Parts, messages
from example_pack import HIGH_NOON
from tumbleweed.core import rules

NARROW, HARD = "\u202f", "\u00a0"
FAULTS = {
    "a straight apostrophe": r"'",
    "a mark that does not stand off": rf"(?<!{NARROW})[;!?»%]|(?<![{NARROW}\d:/]):(?!\d|//)",
    "an open guillemet without its space": rf"«(?!{NARROW})",
    "a sum that can break": rf"\d(?!{HARD})[^\w(){HARD}]*\$| \$(?=\W|$)",
    "an ellipsis on its own": r" …$",
}
CATALOGUES = sorted(path.stem for path in (SOURCE / "locale/fr").glob("*.ftl"))
CONTENT = sorted([*(SOURCE / "games").glob("*/content/**/*.toml"), *HIGH_NOON.glob("*.toml")])
LESSONS = sorted((SOURCE / "lessons").glob("*.toml"))
LEDGERS = sorted((SOURCE / "rules").rglob("*.fr.toml"))


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


def french(value: Any) -> Iterator[str]:
    """The values of keys such as `text_fr`, wherever they stand."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from strings(each) if key.endswith("_fr") else french(each)
    elif isinstance(value, list):
        for each in value:
            yield from french(each)


def faults(text: str) -> list[str]:
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, text)]


def ill_set(texts: Iterator[str]) -> dict[str, list[str]]:
    found = {text: faults(text) for text in texts}
    return {text: wrong for text, wrong in found.items() if wrong}


@pytest.mark.parametrize(
    "path", CONTENT, ids=lambda path: "-".join(path.with_suffix("").parts[-3:])
)
def test_cards(path: Any) -> None:
    assert ill_set(french(tomllib.loads(path.read_text(encoding="utf-8")))) == {}


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_lessons(path: Any) -> None:
    texts = list(french(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert len(texts) > 20
    assert ill_set(iter(texts)) == {}


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_rules(path: Any) -> None:
    assert ill_set(strings(tomllib.loads(path.read_text(encoding="utf-8")))) == {}


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_sentences(catalogue: str) -> None:
    """A mark or $ that is a sign on the screen, not part of a sentence, stands where it likes."""
    signs = {"wl-signs", "wl-commands", "commands", "around-fact-money", "fault-bad-url"}
    texts = [
        text
        for name, message in messages("fr", catalogue).items()
        if name not in signs
        for text in Parts(message).texts
    ]
    assert texts
    assert ill_set(iter(texts)) == {}


def test_there_is_french_to_look_at() -> None:
    cards = [text for path in CONTENT for text in french(tomllib.loads(path.read_text("utf-8")))]
    assert len(cards) > 500
    modules = ("ante-up", "blood-money")
    ledgers = {"goat.fr.toml", "legends.fr.toml", *(f"legends+{each}.fr.toml" for each in modules)}
    assert {path.name for path in LEDGERS} == ledgers
    assert len(LEDGERS) == 2 * len(ledgers)  # and the guide to each


@pytest.mark.parametrize(("text", "fault"), [
    ("L'or", "a straight apostrophe"),
    ("Combat : fin", "a mark that does not stand off"),
    ("Qui?", "a mark that does not stand off"),
    ("« Feu", "an open guillemet without its space"),
    ("10 $ de plus", "a sum that can break"),
    (f"10{NARROW}$", "a sum that can break"),
    ("Un instant …", "an ellipsis on its own"),
])  # fmt: skip
def test_a_text_ill_set_would_be_noticed(text: str, fault: str) -> None:
    assert fault in faults(text)


def test_what_is_well_set_has_no_fault() -> None:
    assert faults(f"L’or{NARROW}: «{NARROW}10{HARD}${NARROW}!{NARROW}» à 12:30") == []


@pytest.mark.parametrize("typed", ["l'or", "L’OR", "regle"])
def test_typed_words_find_what_is_set_finely(typed: str) -> None:
    assert rules.plain(typed) in rules.plain(f"La règle{NARROW}: l’or")
