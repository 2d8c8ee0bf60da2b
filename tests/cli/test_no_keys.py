"""The terminal shows words, and never the name of a message: both games, in every language."""

import re

import pytest

from catalogues import messages
from cli.tables import play
from tumbleweed.core.rules import games
from tumbleweed.core.text import languages

MODULES = ("legends+ante-up", "legends+blood-money")
CATALOGUES = ("table", "goat", "legends", *MODULES, "terminal")
KEYS = {key for name in CATALOGUES for key in messages("en", name) if "-" in key}
LOOKS = ["?", "? 1", "? xyzzy", "r", "r sheriff", "l", "1", "2", "1", "1", "l", "q", "n"]
OFFERED = [(game, lang) for game in games() for lang in languages(game)]


def shown(*arguments: str) -> str:
    return play(*arguments, "--seed", "3", typed="\n".join([*LOOKS, ""])).output


def keys_in(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])", text)) & KEYS


@pytest.mark.walk
@pytest.mark.parametrize(("game", "lang"), OFFERED)
def test_no_screen_shows_a_key(game: str, lang: str) -> None:
    output = shown(game, "--lang", lang)
    assert len(output) > 2000
    assert keys_in(output) == set()


def test_a_game_that_lacks_the_language_of_the_environment_is_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    output = shown("legends")
    assert keys_in(output) == set()
    assert "Players" in output
    assert "Jogadores" not in output


def test_a_key_would_be_noticed() -> None:
    assert keys_in("╭ wl-stories ╮ why-no-money: x") == {"wl-stories", "why-no-money"}
