"""What is noted of a game with Ante Up, and the report on it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet  # type: ignore[import-untyped]
import pytest
from typer.testing import CliRunner

import tumbleweed as tw
from lab.report_pages import Page
from support.legends.gambling import faro
from support.legends.land import WEST_STATION, joined
from support.legends.playing import choose
from support.legends.tokens import FORK, TRAIL, fight_out
from tumbleweed.cli import app
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.lab.legends.ante_up.names import FIRED, NAMED_AS, POINTS
from tumbleweed.lab.legends.columns import column, fired_ids, legends_columns, point_columns
from tumbleweed.lab.legends.rows import tell
from tumbleweed.lab.legends.styles import WITH_ANTE_UP, style_of
from tumbleweed.lab.report.page import report
from tumbleweed.lab.report.words import Words
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate
from tumbleweed.lab.unrecorded import Sitting

MODULES = ("ante-up",)
CONTENT = legends_content().with_modules(MODULES)
OPTIONS = {"modules": ["ante-up"], "high_stakes": True, "length": 15}
SERIES = Series("legends", 4, (2, 4), ("thrifty",), seed=1, variants=("goals",), options=OPTIONS)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("ante-up") / "rows.parquet"
    simulate(SERIES, 1, out)
    return out


@pytest.fixture(scope="module")
def rows(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(file).to_pylist()
    return found


def told(game: tw.Game) -> list[Counter[str]]:
    rows: list[Counter[str]] = [Counter() for _ in range(game.players)]
    tell(Sitting(game, None), rows)
    return rows


# ---- rows ----


def test_all_points_of_a_row_make_its_score(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert sum(row[name] for name in point_columns(MODULES)) == row["score"]


def test_every_event_of_the_set_up_is_counted(rows: list[dict[str, Any]]) -> None:
    """One for every two players (AU-SETUP-10), and those that markers set off."""
    for game in {row["game"] for row in rows}:
        seats = [row for row in rows if row["game"] == game]
        fired = sum(row[column("event", name)] for row in seats for name in CONTENT.ids("event"))
        assert fired >= (len(seats) + 1) // 2


def test_what_was_found_was_explored(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        found = sum(row[column("frontier", name)] for name in CONTENT.ids("frontier"))
        assert found == row["explored"]
        assert row["faro_gambler"] <= row["points_gambler"]
        assert row["bets_paid"] <= row["bets"]
    assert any(row["explored"] for row in rows)


def test_a_point_of_faro_and_the_lp_it_gives_are_told_by_their_source() -> None:
    ann = {"space": "darkrock-saloon-east", "money": 30, "gambler": 1}
    game = faro(ann, shown="9 J 3 5", turned="J 3 9")
    choose(game, "bet:3.10")
    choose(game, "bet-done")
    row = told(game)[0]
    assert [row[name] for name in ("faros", "bets", "bets_paid", *POINTS)] == [1, 1, 1, 1, 1]
    assert row["lp_gambler_track"] == 1


def test_a_legendary_token_is_told_by_what_gave_it() -> None:
    space = "frontier-space-6-northwest"
    game = tw.at_table(
        "legends",
        players=3,
        options={"modules": ["ante-up"]},
        seats={0: {"space": space, "hand": ["poker-a-clubs", "poker-k-clubs"]}},
        frontier={space: "ghost-town"},
        chance={"tokens": ["legendary-2"]},
    )
    for key in ("frontier", "discard:poker-a-clubs", "enough"):
        game.choose(key)
    row = told(game)[0]
    assert (row["lp_frontier"], row["end_tokens_frontier"]) == (1, 2)
    assert (row["explored"], row["frontier_ghost_town"]) == (1, 1)


def test_a_train_heist_that_is_won_gives_the_lp_of_the_train() -> None:
    """And not the fight card, which acts before it is decided."""
    game = joined(
        {"space": WEST_STATION, "hand": "A♥"},
        encounter_deck=["pinkerton-escort"],
        fight_deck="2 3 4 5 6",
    )
    choose(game, "heist-train")
    row = told(fight_out(game, "A♥"))[0]
    assert (row["lp_train"], row["lp_fight_card"], row["won_train"]) == (2, 0, 1)


def test_an_outlaw_beaten_gives_the_lp_of_the_token() -> None:
    hero = {"space": FORK, "hand": "A♥"}
    game = joined(hero, tokens={TRAIL: ["outlaw-4"]}, fight_deck="2 3 4 5 6")
    fight_out(choose(game, f"ride:{TRAIL}"), "A♥")
    row = told(choose(game, "choose:outlaw-4.1"))[0]
    assert (row["lp_event_token"], row["lp_fight_card"], row["won_outlaw"]) == (2, 0, 1)


def test_games_without_the_module_have_none_of_its_columns() -> None:
    added = set(legends_columns(CONTENT)) - set(legends_columns(legends_content()))
    assert {"lp_frontier", "end_gambler", "tried_train", "faros", "event_boom_town"} <= added
    assert not set(point_columns()) & added


@pytest.mark.parametrize("style", ["gambler", "outlaw", "explorer"])
def test_new_sources_speak_for_a_style(style: str) -> None:
    assert style_of(Counter({WITH_ANTE_UP[style][-1]: 3, "lp_duel": 2})) == style


# ---- the report ----


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_may_be_named_has_a_name(lang: str) -> None:
    words = Words(CONTENT, lang)
    for name in point_columns(MODULES):
        assert words.own(name.replace("_", "-"))
    for style in WITH_ANTE_UP:
        assert words.own(f"style-{style}")
    for kind in FIRED:
        assert words.own(f"fired-{kind}")
        assert words.say(f"by-{kind}")


@pytest.mark.extended
def test_the_report_counts_events_tokens_and_frontier_tokens_by_name(
    file: Path, rows: list[dict[str, Any]], tmp_path: Path
) -> None:
    page = Page(report(file, tmp_path, "en").read_text(encoding="utf-8"))
    for kind in FIRED:
        times = {
            name: sum(row[column(kind, name)] for row in rows) for name in fired_ids(CONTENT)[kind]
        }
        assert (f"fired-{kind}" in page.tables) == any(times.values())
        for name, count in times.items() if any(times.values()) else ():
            shown = CONTENT.name(NAMED_AS.get(kind, kind), name, "en")
            assert page.table(f"fired-{kind}")[shown[:1].upper() + shown[1:]][0] == str(count)
    assert {"fired-event", "fired-frontier", "fired-token"} <= set(page.tables)
    points = sum(row["points_gambler"] for row in rows)
    faro_points = sum(row["faro_gambler"] for row in rows)
    assert page.table("gambler")["Faro"][0] == str(faro_points)
    assert page.table("gambler")["Poker, tokens and cards"][0] == str(points - faro_points)


# ---- simulate --module ----


def test_simulate_plays_with_a_module_and_refuses_an_unknown_one(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    said = ["simulate", "legends", "--module", "ante-up", "--games", "1", "--players", "3"]
    result = CliRunner().invoke(app, [*said, "--length", "15", "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert "points_gambler" in out.read_text().splitlines()[0]
    result = CliRunner().invoke(app, ["simulate", "legends", "--module", "ante-down"])
    assert result.exit_code == 1
    assert "there is no 'ante-down'; there are: ante-up" in result.output
    result = CliRunner().invoke(app, ["simulate", "legends", "--mode", "risky-business"])
    assert result.exit_code == 1
    assert "scenarios are a part of blood-money (BM-COMP-28)" in result.output
