"""Goals and the first game in the terminal: what is shown, asked, explained and counted."""

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import tumbleweed as tw
from cli.legends_tables import NAMES, at, at_random, save, screens, typed_along
from cli.tables import play
from tumbleweed.cli.terminal.legends.goals import progress

BILL, KIT = "wild-bill-hickok", "kit-carson"
SHOWMAN, GRIPS = "goal-wild-bill-showman", "goal-wild-bill-ivory-grips"
HOUSE = "goal-wild-bill-the-house-always-loses"
PACKS = "goal-kit-full-packs"
GOALS = ["goals"]


def saloon_owner(**facts: Any) -> tw.Game:
    """Ada has met one of her three goals; Ben has completed one."""
    ada = {"character": BILL, "goals": [SHOWMAN, GRIPS, HOUSE], "met": [SHOWMAN], "money": 30}
    ben = {"character": KIT, "claimed": [PACKS], "tokens": ["legendary-2"]}
    chance = {"tokens": ["legendary-3"]}
    return at(variants=GOALS, seats={0: ada | facts, 1: ben}, chance=chance)


def shown(path: Path, game: tw.Game, *typed: str, lang: str = "en") -> str:
    return play("--load", save(path, game, lang=lang), typed="\n".join([*typed, ""])).output


# ---- the screen ----


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Goals ○ Ivory Grips   ✓ Showman   ○ The House Always Loses 0/3"),
        (
            "fr",
            "Objectifs ○ Crosses d’ivoire   ✓ Homme de spectacle   ○ La maison perd toujours 0/3",
        ),
    ],
)
def test_own_goals_are_shown_with_what_is_done_and_a_sign_when_met(
    lang: str, line: str, tmp_path: Path
) -> None:
    screen = screens(shown(tmp_path / "t.json", saloon_owner(), lang=lang))[0]
    assert line in [row.rstrip() for row in screen]


def test_with_more_room_goals_say_what_they_ask_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "60")
    output = shown(tmp_path / "t.json", saloon_owner())
    assert "○ Ivory Grips  Upgrade your Revolver." in output
    assert "✓ Showman  Gain 3 or more LP with one Revel action." in output


def test_tokens_are_counted_for_all_and_only_with_goals(tmp_path: Path) -> None:
    output = shown(tmp_path / "t.json", saloon_owner())
    assert "$30 ◇0 ▯0 ✖0 ◎2 ◈0" in output
    assert "$0 ◇0 ▯0 ✖0 ◎2 ◈1" in output
    assert "◈" not in screens(shown(tmp_path / "t.json", at()))[0][2]
    assert "Goals" not in shown(tmp_path / "t.json", at())


def test_mats_tell_goals_in_full_and_hide_what_others_hold(tmp_path: Path) -> None:
    output = shown(tmp_path / "t.json", saloon_owner(), "c").partition("Cards and mats")[2]
    mine, ben = output.split("Ben Kit Carson")[:2]
    assert "✓ Showman" in mine
    assert "Win 3 hands of poker during the game." in mine
    assert "✓ Full Packs" in ben
    assert "Carry 4 or more gold nuggets during your turn." in ben
    assert "Over the Divide" not in output  # which Ben holds
    assert "Legendary tokens  ◈  " in ben


def test_a_claim_is_an_answer_among_others_and_its_token_is_told(tmp_path: Path) -> None:
    output = shown(tmp_path / "t.json", saloon_owner(), "complete", "c")
    assert "Goals        " in output
    assert "Complete the goal “Showman”" in output
    told = output.partition("> ")[2]
    assert "Ada completes the goal “Showman”.  +◈3" in told
    assert "Legendary tokens              ◈3" in told


def test_at_the_end_of_the_turn_the_goal_is_asked_for(tmp_path: Path) -> None:
    output = shown(tmp_path / "t.json", saloon_owner(), "end")
    assert "You can complete a goal. Which one do you reveal?" in output
    assert "2  Complete the goal “Showman”  Gain 3 or more LP with one Revel action." in output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? claim", "Complete the goal “Showman” – that answer is possible now."),
        ("? claim ivory", "– “Ivory Grips” is not met yet. WL-GOAL-05"),
        ("? complete ivory", "– “Ivory Grips” is not met yet. WL-GOAL-05"),
        ("? claim dead", "– “Dead Man's Hand” is not one of your goals. WL-GOAL-02"),
    ],
)
def test_why_a_goal_cannot_be_completed(typed: str, answer: str, tmp_path: Path) -> None:
    assert answer in shown(tmp_path / "t.json", saloon_owner(), typed)


def test_without_a_goal_met_the_verb_alone_is_answered(tmp_path: Path) -> None:
    output = shown(tmp_path / "t.json", saloon_owner(met=[]), "? claim")
    assert "– None of your goals is met. WL-GOAL-05" in output


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ([], ""),
        ([[[0, 1]]], ""),
        ([[[2, 3]]], "2/3"),
        ([[[0, 1], [2, 3]]], "2/3"),
        ([[[1, 1]], [[0, 1]]], "1/1 + 0/1"),
        ([[[1, 2]], [[0, 1]]], "1/2 + 0/1"),
    ],
)
def test_progress_is_told_by_parts(parts: list[list[list[int]]], told: str) -> None:
    assert progress({"goal": "any", "met": False, "parts": parts}) == told


# ---- whole games ----


@pytest.mark.extended
@pytest.mark.walk
@pytest.mark.parametrize(
    ("lang", "players", "columns", "lines"),
    [("en", 4, 100, 32), ("fr", 6, 80, 24), ("fr", 3, 118, 50)],
)
def test_screens_with_goals_fit_the_terminal(
    lang: str, players: int, columns: int, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    game = tw.new("legends", players=players, seed=players, variants=GOALS, length=15)
    typed = typed_along(game, 1, at_random(players), lines=35)
    arguments = ["--players", str(players), "--seed", str(players), "--length", "15"]
    arguments += ["--lang", lang, "--variant", "goals"]
    output = play("legends", *arguments, "--bots", "random", typed="\n".join([*typed, ""])).output
    drawn = screens(output)
    assert len(drawn) == len(typed) + 1
    for screen in drawn:
        assert len(screen) < lines, "\n".join(screen)
        assert max(map(cell_len, screen)) <= columns, "\n".join(screen)


@pytest.mark.walk
@pytest.mark.parametrize("variant", ["goals", "first-game"])
def test_bots_play_a_variant_to_the_final_count(variant: str) -> None:
    arguments = ["--humans", "0", "--players", "3", "--length", "15", "--seed", "2"]
    outcome = play("legends", *arguments, "--variant", variant)
    assert outcome.exit_code == 0, outcome.output[-2000:]
    assert ("│ tokens │" in outcome.output) == (variant == "goals")
    assert ("completes the goal" in outcome.output) == (variant == "goals")


def test_the_first_game_shows_one_story_and_its_characters() -> None:
    arguments = ["--players", "3", "--seed", "3", "--variant", "first-game"]
    output = play("legends", *arguments, "--bots", "random", typed="billy\n1\n").output
    assert "Be Annie Oakley" in output
    assert "Be Doc Holliday" not in output
    last = screens(output)[-1]
    assert sum("__ __" in row for row in last) == 1
    assert NAMES[0] in output


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--variant", "gaols"], "legends has no variant 'gaols'"),
        (["--variant", "goals", "--variant", "first-game"], "is played without goals"),
        (["--variant", "first-game", "--players", "5"], "is for 4 players at most"),
        (["--variant", "first-game", "--length", "20"], "20 is not one of 15"),
    ],
)
def test_variants_that_cannot_be_are_named(arguments: list[str], fault: str) -> None:
    outcome = play("legends", *arguments)
    assert outcome.exit_code == 2
    assert fault in " ".join(outcome.output.replace("│", " ").split())
