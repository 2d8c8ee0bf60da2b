"""Games with Ante Up in the terminal: chosen, refused, played to the end, saved and replayed."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import tumbleweed as tw
from cli.legends_tables import NAMED, NAMES, at_random, save, screens, typed_along
from cli.tables import play
from cli.test_no_keys import keys_in
from support.legends.land import joined
from tumbleweed.cli import app

MODULE = ["--module", "ante-up"]
BOTH = [*MODULE, "--module", "blood-money"]
HIGH = [*MODULE, "--option", "high_stakes=true"]


def flat(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


def new_game(players: int, seed: int, high: bool = False) -> tw.Game:
    return tw.new("legends", players, seed, length=15, modules=["ante-up"], high_stakes=high)


# ---- choosing it ----


def test_help_lists_the_modules_of_each_game() -> None:
    shown = flat(CliRunner().invoke(app, ["play", "--help"]).output)
    assert "--module" in shown
    assert "legends: ante-up" in shown


@pytest.mark.rule("AU-COMP-09", "AU-HIGH-01")
@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--module", "ante-down"], "modules: there is no 'ante-down'; there are: ante-up"),
        (["--module", "blood-money"], "modules: blood-money needs ante-up (BM-COMP-01)"),
        (["--mode", "the-golden-rule"], "scenarios are a part of blood-money (BM-COMP-28)"),
        (
            [*BOTH, "--mode", "gold"],
            "mode: there is no 'gold'; there are: serenade-of-the-six-guns",
        ),
        ([*BOTH, "--mode", "the-golden-rule", "--players", "2"], "is for 3, 4, 5 or 6 players"),
        ([*MODULE, *MODULE], "modules: ante-up is named twice"),
        ([*MODULE, "--edition", "first"], "played by the revised rules (AU-COMP-09)"),
        ([*MODULE, "--variant", "first-game"], "played without expansions (AU-COMP-09)"),
        (["--option", "high_stakes=true"], "High Stakes Poker is a part of ante-up (AU-HIGH-01)"),
        ([*MODULE, "--option", "high_stakes=3"], "high_stakes: 3 is neither true nor false"),
        ([*MODULE, "--option", 'poker_faces=["ace"]'], "there is no alternate face 'ace'"),
        (["--players", "2", "--characters", "soapy-smith,doc-holliday"], "nobody is called"),
    ],
)
def test_what_does_not_go_together_is_named(arguments: list[str], fault: str) -> None:
    outcome = play("legends", *arguments)
    assert outcome.exit_code == 2
    assert fault in flat(outcome.output)


def test_a_game_without_modules_has_none() -> None:
    outcome = play("goat", *MODULE)
    assert outcome.exit_code == 2
    assert "goat has no table option 'modules'" in flat(outcome.output)


@pytest.mark.parametrize(
    ("answers", "there"),
    [
        (["3", "1", "2", "15", "Zoe"], True),
        (["3", "1", "", "15", "Zoe"], False),
    ],
)
def test_who_is_asked_may_choose_the_expansion(
    answers: list[str], there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumbleweed.cli.play.sys", type("Tty", (), {"stdin": Tty()}))
    output = play("legends", "--seed", "1", typed="\n".join([*answers, ""])).output
    assert "2 with Ante Up" in output
    assert "3 with Ante Up and High Stakes Poker" in output
    assert "Who will you be?" in output
    assert ("t table" in output) == there
    assert ("Event in set-up" in output) == there


class Tty:
    def isatty(self) -> bool:
        return True


def test_the_first_game_is_offered_without_expansions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbleweed.cli.play.sys", type("Tty", (), {"stdin": Tty()}))
    output = play("legends", "--seed", "1", typed="3\n3\nZoe\n").output
    assert "which expansion" not in output.lower()
    assert "to 15 LP" in output


# ---- whole games ----


@pytest.mark.parametrize(
    ("lang", "wins"),
    [pytest.param("en", "wins with", marks=pytest.mark.extended), ("fr", "gagne avec")],
)
def test_a_whole_game_to_the_final_count(lang: str, wins: str) -> None:
    game = new_game(3, 5, high=True)
    typed = typed_along(game, 1, at_random(5, haste=0.9))
    arguments = ["--players", "3", "--seed", "5", "--length", "15", "--bots", "random", *HIGH]
    arguments += [*NAMED, "--lang", lang]
    outcome = play("legends", *arguments, typed="\n".join([*typed, "", ""]))
    assert outcome.exit_code == 0, outcome.output[-2000:]
    assert len(screens(outcome.output)) == len(typed)
    assert game.result is not None
    assert f"{NAMES[game.result.winners[0]]} {wins} {max(game.result.scores)}" in outcome.output
    for seat, sources in enumerate(game.result.breakdown):
        assert list(sources)[-2:] == ["tokens", "gambler"]
        row = " +│ +".join(map(str, [*sources.values(), game.result.scores[seat]]))
        assert re.search(rf"{NAMES[seat]} +│ +{row} +│", outcome.output)
    assert keys_in(outcome.output) == set()


@pytest.mark.parametrize(
    ("lang", "players", "columns", "lines"),
    [
        ("en", 4, 80, 24),
        ("fr", 3, 80, 24),
        pytest.param("fr", 4, 120, 40, marks=pytest.mark.extended),
        pytest.param("en", 6, 120, 40, marks=pytest.mark.extended),
        pytest.param("en", 2, 100, 32, marks=pytest.mark.extended),
    ],
)
def test_every_screen_fits_the_terminal(
    lang: str, players: int, columns: int, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    seed = 10 + players
    typed = typed_along(new_game(players, seed), 1, at_random(seed), lines=40)
    arguments = ["--players", str(players), "--seed", str(seed), "--length", "15", *MODULE]
    arguments += ["--lang", lang, "--bots", "random"]
    drawn = screens(play("legends", *arguments, typed="\n".join([*typed, ""])).output)
    assert len(drawn) == len(typed) + 1
    for screen in drawn:
        assert len(screen) < lines, "\n".join(screen)
        assert max(map(cell_len, screen)) <= columns, "\n".join(screen)


# ---- saved, replayed, looked up ----


def test_a_saved_table_is_loaded_and_retold(tmp_path: Path) -> None:
    game = joined({"space": "spikes-view-rail-station", "money": 30})
    game.choose("rail:frontier-rail-station")
    path = save(tmp_path / "t.json", game)
    loaded = play("--load", path, typed="q\nn\n")
    assert "Buzzard Gulch" in loaded.output
    for lang, sentence in (("en", "Ada takes the railway"), ("fr", "Ada prend le train")):
        told = CliRunner().invoke(app, ["replay", path, "--lang", lang])
        assert told.exit_code == 0, told.output
        assert sentence in flat(told.output)


@pytest.mark.parametrize(("lang", "typed"), [("en", "r faro"), ("fr", "r faro")])
def test_the_rules_of_the_module_are_found_at_its_tables(
    tmp_path: Path, lang: str, typed: str
) -> None:
    path = save(tmp_path / "t.json", joined({"space": "darkrock-bank"}), lang=lang)
    with_it = play("--load", path, "--lang", lang, typed=f"{typed}\nq\nn\n").output
    assert "AU-FARO-01" in with_it
    base = tw.at_table("legends", players=3, seats={0: {"space": "darkrock-bank"}})
    without = play("--load", save(tmp_path / "b.json", base), typed=f"{typed}\nq\nn\n").output
    assert "AU-FARO" not in without


@pytest.mark.rule("AU-FARO-07", "AU-TRAIN-07", "AU-MOVE-06")
@pytest.mark.parametrize(
    ("lang", "typed", "reason"),
    [
        ("en", "? faro", "AU-FARO-07"),
        ("en", "? heist-train", "AU-TRAIN-07"),
        ("fr", "? trail", "Aucun col ne part de votre zone. AU-MOVE-06"),
    ],
)
def test_why_not_names_the_rule_of_the_module(
    tmp_path: Path, lang: str, typed: str, reason: str
) -> None:
    game = joined({"space": "darkrock-bank", "money": 10})
    path = save(tmp_path / "t.json", game, lang=lang)
    output = play("--load", path, "--lang", lang, typed=f"{typed}\nq\nn\n").output
    assert reason in flat(output)
