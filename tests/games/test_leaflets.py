"""What screens are told of the things in the box: every name that a game can speak of."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from catalogues import messages

GAMES: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("goat", {"players": 5}, ("en", "fr", "pt")),
    ("legends", {"players": 4, "variants": ["goals"]}, ("en", "fr")),
    ("legends", {"players": 2, "edition": "first"}, ("en", "fr")),
]


def references(value: Any) -> Iterator[str]:
    if isinstance(value, str) and ":" in value:
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from references(each)


def spoken_of(game: tw.Game, luck: Random) -> set[str]:
    """All that a random game's questions and events name."""
    found: set[str] = set()
    while game.decision is not None:
        for value in game.decision.prompt.args.values():
            found.update(references(value))
        game.choose(luck.choice(game.decision.options))
    for event in game.events:
        for value in event.args.values():
            found.update(references(value))
    return found


@pytest.mark.parametrize(("name", "setup", "langs"), GAMES)
def test_everything_a_game_speaks_of_has_a_name(
    name: str, setup: dict[str, Any], langs: tuple[str, ...]
) -> None:
    game = tw.new(name, seed=5, **setup)
    refs = {ref for option in game.ruleset.catalogue.options for ref in option.refs}
    refs |= spoken_of(game, Random(5))
    for lang in langs:
        names = game.ruleset.component_texts(lang)["names"]
        worded = {*messages(lang, "table"), *messages(lang, name)}
        for ref in refs:
            kind, _, thing = ref.partition(":")
            assert ref in names or kind == "seat" or f"{kind}-{thing}" in worded, (lang, ref)


@pytest.mark.parametrize(("name", "setup", "langs"), GAMES)
def test_cards_have_texts_in_every_language(
    name: str, setup: dict[str, Any], langs: tuple[str, ...]
) -> None:
    game = tw.new(name, seed=1, **setup)
    leaflets = {lang: game.ruleset.component_texts(lang)["things"] for lang in langs}
    kind = "character" if name == "goat" else "card"
    for lang in langs:
        texts = [thing["text"] for thing in leaflets[lang][kind].values()]
        assert all(texts)
        assert lang == "en" or texts != [t["text"] for t in leaflets["en"][kind].values()]
