"""How input becomes an answer or a command."""

from pathlib import Path

import pytest

from cli.tables import dealer_game, lay, play
from tumbleweed.cli.terminal.input import Command, Unclear, understand
from tumbleweed.cli.terminal.table import Table
from tumbleweed.core.decision import Option

# ---- answering ----


def options() -> tuple[Option, ...]:
    decision = dealer_game(4).decision
    assert decision is not None
    return decision.options


@pytest.mark.parametrize(
    ("lang", "typed", "key"),
    [
        ("en", "2", "offer:widow"),
        ("en", "offer:goat", "offer:goat"),
        ("en", "Offer the Goat", "offer:goat"),
        ("en", "goat", "offer:goat"),
        ("en", " SHER ", "offer:sheriff"),
        ("fr", "chèvre", "offer:goat"),
        ("fr", "chevre", "offer:goat"),
        ("fr", "proposer la carte V", "offer:widow"),
        ("pt", "viuva", "offer:widow"),
    ],
)
def test_an_option_is_chosen_by_number_key_or_words(lang: str, typed: str, key: str) -> None:
    table = Table(dealer_game(4), ["Ana", "Bia", "Caio", "Davi"], [None] * 4, lang)
    answer = understand(typed, options(), table.words)
    assert isinstance(answer, Option)
    assert answer.key == key


def test_what_fits_several_options_or_none_is_not_guessed() -> None:
    table = Table(dealer_game(4), ["Ana", "Bia", "Caio", "Davi"], [None] * 4, "en")
    several = understand("offer", options(), table.words)
    assert isinstance(several, Unclear)
    assert len(several.fitting) == 4
    for typed in ("", "0", "5", "banker", "xyzzy", "²"):
        assert understand(typed, options(), table.words) == Unclear()


def test_a_whole_name_beats_the_beginning_of_another() -> None:
    game = dealer_game(4)
    game.choose("offer:goat")
    assert game.decision is not None
    table = Table(game, ["Zoe", "Ana", "Anabel", "Davi"], [None] * 4, "en")
    answer = understand("ana", game.decision.options, table.words)
    assert isinstance(answer, Option)
    assert answer.key == "to:1"


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("u", Command("u")),
        ("s my game.json", Command("s", "my game.json")),
        ("R dancer", Command("r", "dancer")),
        ("?", Command("?")),
        ("?rob", Command("?", "rob")),
    ],
)
def test_commands(typed: str, command: Command) -> None:
    table = Table(dealer_game(4), ["Ana", "Bia", "Caio", "Davi"], [None] * 4, "en")
    assert understand(typed, options(), table.words) == command


def test_nonsense_is_answered_and_asked_again(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    output = play("--load", path, typed="xyzzy\noffer\ngoat\n").output
    assert "That is not one of the answers." in output
    assert "That could be any of: Offer the Farmer / Offer the Widow / " in output
    assert "So far: Offer the Goat" in output
