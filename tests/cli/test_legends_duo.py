"""Two players and the Man in Black in the terminal: his map, his card, his fights, the end."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import tumbleweed as tw
from cli.legends_tables import at, at_random, save, screens, typed_along
from cli.tables import play

STATION = "spikes-view-rail-station"
HAND = ["poker-k-hearts", "poker-5-clubs"]


def new_game(seed: int, **options: Any) -> tw.Game:
    return tw.new("legends", players=2, seed=seed, length=15, **options)


def acting(card: str, **facts: Any) -> tw.Game:
    """He acts; Ana, who plays, stands beside him."""
    ana = {"space": STATION, "hand": HAND, "lp": 2}
    black = {"deck": [card], "discard": ["toll-road"]}
    return at(2, at="black", seats={0: ana}, black=black, **facts)


def shown(tmp_path: Path, game: tw.Game, *typed: str, lang: str = "en") -> str:
    path = save(tmp_path / "duo.json", game, humans=2, lang=lang)
    return play("--load", path, "--lang", lang, typed="\n".join([*typed, "q", "n"])).output


@pytest.mark.extended
def test_a_whole_game_for_two() -> None:
    game = new_game(3, difficulty="hard")
    typed = typed_along(game, 1, at_random(3, haste=0.95))
    arguments = ["--players", "2", "--seed", "3", "--length", "15", "--difficulty", "hard"]
    outcome = play("legends", *arguments, "--bots", "random", typed="\n".join([*typed, "", ""]))
    assert outcome.exit_code == 0, outcome.output[-2000:]
    assert len(screens(outcome.output)) == len(typed)
    assert game.result is not None
    assert game.result.rival is not None
    assert re.search(rf"◆M Man in Black +│ +{game.result.rival} +│ +– +│", outcome.output)
    if not game.result.winners:
        words = f"The Man in Black wins with {game.result.rival} LP: both of you have lost."
        assert words in outcome.output


@pytest.mark.walk
@pytest.mark.parametrize(("lang", "columns", "lines"), [
    ("en", 80, 24), ("fr", 100, 32), ("en", 118, 50),
])  # fmt: skip
def test_every_screen_of_two_fits_the_terminal(
    lang: str, columns: int, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    typed = typed_along(new_game(5), 1, at_random(5), lines=25)
    arguments = ["--players", "2", "--seed", "5", "--length", "15", "--lang", lang]
    output = play("legends", *arguments, "--bots", "random", typed="\n".join([*typed, ""])).output
    drawn = screens(output)
    assert len(drawn) == len(typed) + 1
    for screen in drawn:
        assert len(screen) < lines, "\n".join(screen)
        assert max(map(cell_len, screen)) <= columns, "\n".join(screen)


def test_his_card_is_told_with_its_text(tmp_path: Path) -> None:
    output = shown(tmp_path, acting("cold-eyes"), "")
    assert "The Man in Black acts: Cold Eyes. He moves up to 6" in output
    assert "The Man in Black challenges" in output
    assert "the Man in Black acts" in screens(output)[0][0]


def test_his_mini_his_points_and_his_discs_are_on_the_screen(tmp_path: Path) -> None:
    game = at(2, seats={0: {"space": STATION, "hand": HAND}}, black={"lp": 4}, discs={"left": [2]})
    screen = "\n".join(screens(shown(tmp_path, game, ""))[0])
    assert re.search(r"#\S*★A◆M", screen)  # beside Ada on the Rail Station
    assert re.search(r"◆M Man in Black +4 LP", screen)
    assert re.search(r"◆M __ Start|◆M __ ", screen)
    assert "· · · ◆M 5" in screen  # on the track
    assert "Duel with the Man in Black" in screen


def test_the_fight_with_him_shows_his_card_without_its_effect(tmp_path: Path) -> None:
    game = acting("cold-eyes", fight_deck=["fight-3", "fight-5", "fight-4"])
    game.choose("lay:poker-k-hearts")
    output = shown(tmp_path, game, "")
    assert "Slips Away" in output
    assert "you cannot choose a Marshal point" not in output


@pytest.mark.parametrize(("lang", "title"), [
    ("en", "duels with the Man in Black"), ("fr", "et l’Homme en Noir"),
])  # fmt: skip
def test_a_player_attacks_him(tmp_path: Path, lang: str, title: str) -> None:
    game = at(2, seats={0: {"space": STATION, "hand": HAND}})
    game.choose("duel:2")
    assert title in shown(tmp_path, game, "", lang=lang)


def test_where_he_rides_is_chosen_on_the_map(tmp_path: Path) -> None:
    seats = {0: {"space": "spikes-view-4"}, 1: {"space": "cliff-junction-mine"}}
    game = at(2, at="black", seats=seats, black={"deck": ["cold-eyes"]})
    output = shown(tmp_path, game, "")
    assert "which way does the Man in Black ride?" in output
    assert "[1]★A" in output
    assert "◇[2]‖B" in output


def test_the_cards_he_has_played_can_be_looked_up(tmp_path: Path) -> None:
    output = shown(tmp_path, acting("cold-eyes"), "", "c")
    assert "◆M Man in Black Standard" in output
    assert re.search(r"Toll Road +He moves up to 6 spaces", output)
    assert "8 cards left" in output


def test_a_difficulty_for_four_is_refused() -> None:
    outcome = play("legends", "--players", "4", "--difficulty", "hard")
    assert outcome.exit_code == 2
    assert "only when two play" in re.sub(r"[│\s]+", " ", outcome.output)


@pytest.mark.parametrize(("lang", "ours"), [("en", "are our own"), ("fr", "sont de nous")])
def test_the_man_in_blacks_rules_are_called_ours_when_two_sit_down(lang: str, ours: str) -> None:
    def said(players: int) -> str:
        arguments = ["--players", str(players), "--seed", "1", "--lang", lang]
        return play("legends", *arguments, typed="q\nn").output

    assert ours in " ".join(said(2).split())
    assert ours not in " ".join(said(3).split())
