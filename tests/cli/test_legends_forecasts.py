"""Forecasts in the terminal: a line at the stage, a note beside each answer, and their switch."""

from pathlib import Path

import pytest

from cli.legends_tables import save
from cli.tables import play
from support.legends.playing import clash, do, heist
from support.legends.tables import at_bank, at_saloon, in_town, meeting, table
from tumbleweed.core.game import Game

N = "\u202f"


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stage across the whole terminal, so that a line of it can be read in one piece."""
    monkeypatch.setenv("COLUMNS", "99")
    monkeypatch.setenv("LINES", "40")


def heist_lost() -> Game:
    return heist(at_bank({"hand": "J♥ 6♥"}, fight_deck="K 2 3"), "J♥", "K")


def duel() -> Game:
    return clash(meeting({"hand": "J♥ 6♥"}, {"hand": "K♠ 6♠"}), "duel", "J♥", "K♠")


def poker() -> Game:
    seats = [at_saloon("A♠ 7♠ 9♠", 20), in_town("K♠ 9♥ 5♦", 20)]
    return do(table(*seats, players=4, deck="2♣ 3♣ A♣ K♦ 7♥ 8♣ 10♣ J♣"), "poker", "join")


def screen(folder: Path, game: Game, *typed: str, lang: str = "en", humans: int = 1) -> str:
    path = save(folder / "game.json", game, humans, lang)
    return play("--load", path, typed="\n".join([*typed, "q", "n"])).output


@pytest.mark.parametrize(("game", "lang", "said"), [
    (heist_lost, "en", [
        "As it stands, you lose · Ties go to the bank guard",
        "13 → 11: a tie, you lose",
    ]),
    (heist_lost, "fr", [
        "En l’état, vous perdez · En cas d’égalité, le garde de la banque gagne",
        f"13 → 11{N}: égalité, vous perdez",
    ]),
    (duel, "en", ["Ties are yours: you attack", "may still react", "13 → 11: a tie, you win"]),
    (poker, "en", [
        "Ties are yours: you started the game",
        "two pair · ",
    ]),
    (poker, "fr", ["En cas d’égalité, vous gagnez", "double paire · "]),
])  # fmt: skip
def test_it_is_told_at_the_stage_and_beside_the_answers(
    tmp_path: Path, game: object, lang: str, said: list[str]
) -> None:
    assert callable(game)
    shown = screen(tmp_path, game(), lang=lang)
    assert [each for each in said if each not in shown] == [], shown


def test_f_hides_and_shows_it(tmp_path: Path) -> None:
    shown = screen(tmp_path, heist_lost(), "f", "f")
    assert shown.count("As it stands, you lose") == 2
    assert shown.count("13 → 11: a tie, you lose") == 2
    assert "hide or show the forecasts" in screen(tmp_path, heist_lost(), "?")
