"""French texts leave with the spaces of French typography."""

import re
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core import rules
from tumbleweed.server.api.typeset import typeset
from tumbleweed.server.api.words import _catalogue, _rule

LOOSE = re.compile(r" [:;!?»]|« ")


def texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for each in inner for text in texts(each)]


def test_a_high_mark_stands_off_and_never_begins_a_line() -> None:
    assert (
        typeset("Combat : « Feu ! » ; fin", "fr")
        == "Combat\u202f: «\u202fFeu\u202f!\u202f»\u202f; fin"
    )
    assert typeset({"a": ["Qui ?"]}, "fr") == {"a": ["Qui\u202f?"]}
    assert typeset("Combat : fin", "en") == "Combat : fin"


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_all_texts_of_a_game(game: str) -> None:
    ruleset = tw.new(game, players=3, seed=1).ruleset
    told = [*texts(typeset(ruleset.leaflet("fr"), "fr")), _catalogue("fr", ("table", game))["ftl"]]
    told += [text for rule in rules.ledger(game) for text in texts(_rule(rule, "fr"))]
    assert len(told) > 100
    assert [text for text in told if LOOSE.search(text)] == []
