"""The words of reviews: the same messages in every language, and for every kind of luck."""

import pytest

from catalogues import Parts, messages
from review.staging import reviewed
from tumbleweed.core.text import languages
from tumbleweed.review.words import catalogues

SPOKEN = [(game, lang) for game in ("goat", "legends") for lang in languages(game)]


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_every_language_has_every_message(game: str, lang: str) -> None:
    names = catalogues(game, lang)
    assert names == ("review", f"{game}+review")
    for name in names:
        english, own = messages("en", name), messages(lang, name)
        assert list(own) == list(english)
        for key, message in english.items():
            assert Parts(own[key]).variables == Parts(message).variables, key


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_kind_of_luck_has_words(game: str) -> None:
    _, told = reviewed(game, 1)
    words = messages("en", f"{game}+review")
    assert {f"review-luck-{each.key}" for each in told.luck} <= set(words)
