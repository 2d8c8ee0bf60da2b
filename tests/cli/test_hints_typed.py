"""A hint in the terminal: h tells the best two answers with reasons, to who plays alone."""

import re
from pathlib import Path

import pytest

from cli.legends_tables import at, save
from cli.tables import dealer_game, lay, play

HINTED = re.compile(r"│ (\d+) (.+?) *│\n(?:│   · .+│\n)+", re.M)


@pytest.mark.parametrize(
    ("game", "lang", "title"),
    [("legends", "en", "Hint"), ("legends", "fr", "Conseil"), ("goat", "pt", "Dica")],
)
def test_the_best_two_answers_with_reasons(game: str, lang: str, title: str) -> None:
    typed = "1\n" * 6 + "h\nq\nn\n"
    output = play(game, "--lang", lang, "--seed", "3", "--names", "You", typed=typed).output
    told = output[output.index(f" {title} ") :]
    assert len(HINTED.findall(told)) == 2
    assert "hint-" not in told


def test_gold_is_sold(tmp_path: Path) -> None:
    far_off = {"space": "spikes-view-9"}
    seats = {0: {"space": "darkrock-bank", "nuggets": 3}, 1: far_off, 2: far_off}
    path = save(tmp_path / "bank.json", at(seats=seats))
    output = play("--load", path, typed="h\nq\nn\n").output
    told = output[output.index(" Hint ") :]
    assert re.search(r"│ \d+ Sell gold.+│\n(?:│   · .+│\n)*│   · sells 3 nuggets", told)


def test_with_several_at_the_screen_there_are_none(tmp_path: Path) -> None:
    path = lay(tmp_path / "two.json", dealer_game(2), humans=2)
    output = play("--load", path, typed="\nh\nq\nn\n").output
    assert "Hints are for a player alone" in output


def test_the_help_tells_of_it() -> None:
    output = play("goat", "--seed", "3", "--names", "You", typed="?\nq\nn\n").output
    assert re.search(r"│ h +the best two answers", output)
