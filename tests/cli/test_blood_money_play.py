"""Games with Blood Money in the terminal: chosen, refused, played to the end, looked up."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import tumbleweed as tw
from cli.blood_money_tables import BANK, bloody, crowded
from cli.legends_tables import NAMED, NAMES, at_random, save, screens, typed_along
from cli.tables import play
from cli.test_ante_up_play import Tty, flat
from cli.test_no_keys import keys_in
from support.legends.playing import choose
from tumbleweed.cli import app

MODULES = ["--module", "ante-up", "--module", "blood-money"]


def new_game(players: int, seed: int, mode: str = "") -> tw.Game:
    modules, length = ["ante-up", "blood-money"], 20 if mode else 15
    return tw.new("legends", players, seed, length=length, modules=modules, mode=mode)


# ---- choosing it ----


@pytest.mark.rule("BM-COMP-01", "BM-COMP-28")
@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--module", "blood-money"], "modules: blood-money needs ante-up (BM-COMP-01)"),
        (["--mode", "the-golden-rule"], "scenarios are a part of blood-money (BM-COMP-28)"),
        ([*MODULES, "--mode", "the-silver-rule"], "mode: there is no 'the-silver-rule'"),
        ([*MODULES, "--mode", "who-runs-border-town"], "is not carried out (BM-COMP-28)"),
        ([*MODULES, "--mode", "risky-business"], "is played with the variant goals"),
        ([*MODULES, "--mode", "the-golden-rule", "--players", "2"], "3, 4, 5 or 6 players"),
        ([*MODULES, "--mode", "the-golden-rule", "--length", "15"], "is played to 20 LP"),
        ([*MODULES, "--variant", "first-game"], "played without expansions (AU-COMP-09)"),
    ],
)
def test_what_does_not_go_together_is_named(arguments: list[str], fault: str) -> None:
    outcome = play("legends", *arguments)
    assert outcome.exit_code == 2
    assert fault in flat(outcome.output)


def test_a_scenario_is_played() -> None:
    output = play(
        "legends", *MODULES, "--mode", "the-golden-rule", "--seed", "1", typed="b\n"
    ).output
    assert "The Golden Rule. A game of wealth." in flat(output)
    assert "t b tables" in output


@pytest.mark.parametrize(
    ("answers", "told", "length"),
    [
        (["3", "1", "4", "", "15", "Zoe", "b"], "", 15),
        (["3", "1", "4", "3", "Zoe", "b"], "The Golden Rule. A game of wealth.", 20),
        (["3", "2", "4", "5", "15", "25", "Zoe", "b"], "Risky Business. A game of stories", 25),
    ],
)
def test_who_is_asked_may_choose_the_expansion_and_a_scenario(
    answers: list[str], told: str, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumbleweed.cli.play.sys", type("Tty", (), {"stdin": Tty()}))
    output = play("legends", "--seed", "1", typed="\n".join([*answers, ""])).output
    assert "4 with Ante Up and Blood Money" in output
    assert "1 the game of the book, without a scenario" in output
    assert ("5 Risky Business" in output) == (length == 25)  # it needs goals
    page = output[output.index("╭─ Blood Money") :]
    assert told in flat(page)
    assert f"to {length} LP" in output


def test_two_players_are_offered_no_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbleweed.cli.play.sys", type("Tty", (), {"stdin": Tty()}))
    output = play("legends", "--seed", "1", typed="2\n1\n4\n15\nZoe\n").output
    assert "scenario" not in output
    assert "to 15 LP" in output


# ---- whole games ----


@pytest.mark.parametrize(
    ("lang", "seed", "mode", "wins"),
    [
        ("en", 5, "", "wins with"),
        pytest.param("fr", 6, "the-golden-rule", "gagne avec", marks=pytest.mark.extended),
    ],
)
def test_a_whole_game_to_the_final_count(
    lang: str, seed: int, mode: str, wins: str, tmp_path: Path
) -> None:
    game = new_game(3, seed, mode)
    typed = typed_along(game, 1, at_random(seed, haste=0.9))
    arguments = ["--players", "3", "--seed", str(seed), "--length", "20" if mode else "15"]
    arguments += [*MODULES, *NAMED, "--bots", "random", "--lang", lang]
    arguments += ["--mode", mode] if mode else []
    outcome = play("legends", *arguments, typed="\n".join([*typed, "", ""]))
    assert outcome.exit_code == 0, outcome.output[-2000:]
    assert game.result is not None
    assert f"{NAMES[game.result.winners[0]]} {wins} {max(game.result.scores)}" in outcome.output
    table = outcome.output[outcome.output.rindex("╭────") :]
    for source in ("deeds", "relics", "injuries", *(["richest"] if mode else [])):
        amounts = [game.result.breakdown[s][source] for at in game.result.ranking for s in at]
        assert re.search("│ +".join(f"{amount} " for amount in amounts), table), source
    assert keys_in(outcome.output) == set()
    assert len(screens(outcome.output)) == len(typed)
    retold = CliRunner().invoke(app, ["replay", save(tmp_path / "t.json", game), "--lang", lang])
    heading = {"en": "\nDeeds\n", "fr": "\nTitres de propriété\n"}[lang]
    sums = outcome.output[outcome.output.index(heading) :].partition("SHA-256")[0]
    assert sums in retold.output


@pytest.mark.parametrize(
    ("lang", "players", "columns", "lines"),
    [
        ("en", 4, 80, 24),
        ("fr", 3, 80, 24),
        pytest.param("fr", 4, 120, 40, marks=pytest.mark.extended),
        pytest.param("en", 6, 120, 40, marks=pytest.mark.extended),
    ],
)
def test_every_screen_fits_the_terminal(
    lang: str, players: int, columns: int, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    seed = 20 + players
    typed = typed_along(new_game(players, seed), 1, at_random(seed), lines=40)
    arguments = ["--players", str(players), "--seed", str(seed), "--length", "15", *MODULES]
    arguments += ["--lang", lang, "--bots", "random"]
    drawn = screens(play("legends", *arguments, typed="\n".join([*typed, ""])).output)
    assert drawn
    for screen in drawn:
        assert len(screen) < lines, "\n".join(screen)
        assert max(map(cell_len, screen)) <= columns, "\n".join(screen)


# ---- saved, replayed, looked up ----


def test_a_saved_table_is_loaded_and_retold(tmp_path: Path) -> None:
    game = choose(crowded(space="sunny-hills-mine", hand=""), "claim-deed:deed-mine-sunny-hills")
    path = save(tmp_path / "t.json", game)
    assert "◇⚐A?" in play("--load", path, typed="q\nn\n").output
    for lang, sentence in (
        ("en", "Ada claims Sunny Hills Mine for $60."),
        ("fr", "Ada revendique un titre pour 60 $ : Mine de Sunny Hills."),
    ):
        told = CliRunner().invoke(app, ["replay", path, "--lang", lang])
        assert told.exit_code == 0, told.output
        assert sentence in flat(told.output)


@pytest.mark.parametrize(("lang", "typed"), [("en", "r trader"), ("fr", "r marchand")])
def test_the_rules_of_the_module_are_found_at_its_tables(
    tmp_path: Path, lang: str, typed: str
) -> None:
    path = save(tmp_path / "t.json", bloody({"space": BANK}), lang=lang)
    assert "BM-" in play("--load", path, "--lang", lang, typed=f"{typed}\nq\nn\n").output
    base = tw.at_table("legends", players=3, seats={0: {"space": BANK}})
    without = play("--load", save(tmp_path / "b.json", base), typed=f"{typed}\nq\nn\n").output
    assert "BM-" not in without


@pytest.mark.parametrize(
    ("lang", "typed", "reason"),
    [
        ("en", "? claim-deed", "BM-CLAIM-"),
        ("en", "? trader", "The Trader is in another region. BM-TRADER-"),
        ("fr", "? repair", "BM-REPAIR-"),
    ],
)
def test_why_not_names_the_rule_of_the_module(
    tmp_path: Path, lang: str, typed: str, reason: str
) -> None:
    path = save(tmp_path / "t.json", crowded(), lang=lang)
    output = play("--load", path, "--lang", lang, typed=f"{typed}\nq\nn\n").output
    assert reason in flat(output)
