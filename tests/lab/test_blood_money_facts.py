"""What is noted of a game with Blood Money, and the report on it."""

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet  # type: ignore[import-untyped]
import pytest
from typer.testing import CliRunner

import tumbleweed as tw
from lab.report_pages import Page
from support.legends.harm import roll, rolling
from support.legends.places import BANK, SALOON
from support.legends.playing import choose
from support.legends.tales import telling
from tumbleweed.cli import app
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.state.blood_money_model import DEED_KINDS
from tumbleweed.lab.arena import arena
from tumbleweed.lab.legends.blood_money.names import DEEDS, FIRED, NAMED_AS
from tumbleweed.lab.legends.columns import column, fired_ids, legends_columns, point_columns
from tumbleweed.lab.legends.rows import tell
from tumbleweed.lab.legends.styles import WITH_BLOOD_MONEY, style_of
from tumbleweed.lab.report.page import report
from tumbleweed.lab.report.words import Words
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate
from tumbleweed.lab.unrecorded import Sitting

MODULES = ("ante-up", "blood-money")
CONTENT = legends_content().with_modules(MODULES)
OPTIONS = {"modules": list(MODULES), "length": 15}
SERIES = Series("legends", 4, (2, 4), ("thrifty",), seed=1, variants=("goals",), options=OPTIONS)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("blood-money") / "rows.parquet"
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


@pytest.mark.extended
def test_all_points_of_a_row_make_its_score(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert sum(row[name] for name in point_columns(MODULES)) == row["score"]


def test_stories_deeds_and_injuries_are_told_by_name(rows: list[dict[str, Any]]) -> None:
    """Who resolves a story is told once for the story and once for its outcome."""
    for row in rows:
        for kind, counted in (("tale", "tales"), ("outcome", "tales"), ("title", "claims")):
            names = fired_ids(CONTENT)[kind]
            assert sum(row[column(kind, name)] for name in names) == row[counted]
        harms = fired_ids(CONTENT)["harm"]
        assert sum(row[column("harm", name)] for name in harms) == row["injured"]
        assert row["claims"] <= row["titles"]
        assert row["injured"] - row["recovered"] == row["injury"]
    assert sum(row["tales"] for row in rows)
    assert sum(row["claims"] for row in rows)


def test_a_condition_met_by_an_offer_and_its_lp_are_told() -> None:
    game = telling("the-missing-payroll-a", {"space": BANK, "money": 20})
    choose(game, "offer:the-missing-payroll-c3")
    row = told(game)[0]
    assert [row[name] for name in ("offers", "conditions", "tales")] == [1, 1, 0]
    assert row["lp_legendary_story"] == 1


def test_a_roll_of_the_risk_die_is_told_with_its_face() -> None:
    row = told(roll(rolling({}, "two-wounds")))[0]
    assert (row["risks"], row["risk_two_wounds"], row["wounds_taken"]) == (1, 1, 2)


def test_a_claim_and_the_action_of_a_deed_are_told_by_name() -> None:
    game = telling("", {"space": SALOON, "money": 60, "hand": ""}, risked=1)
    choose(game, "claim-deed:deed-darkrock-saloon")
    choose(game, "deed:deed-darkrock-saloon")
    row = told(game)[0]
    names = ("claims", "title_deed_darkrock_saloon", "title_actions")
    assert [row[name] for name in names] == [1, 1, 1]


def test_games_without_the_module_have_none_of_its_columns() -> None:
    ante_up = legends_columns(CONTENT.with_modules(MODULES[:1]))
    added = set(legends_columns(CONTENT)) - set(ante_up)
    assert {"lp_legendary_story", "end_deeds", "conditions", "titles", "harm_lost_eye"} <= added
    assert not set(point_columns(MODULES[:1])) & added


@pytest.mark.parametrize("style", ["storyteller", "landlord", "collector"])
def test_new_sources_speak_for_a_style(style: str) -> None:
    assert style_of(Counter({WITH_BLOOD_MONEY[style][-1]: 3, "lp_duel": 2})) == style


# ---- the report ----


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_may_be_named_has_a_name(lang: str) -> None:
    words = Words(CONTENT, lang)
    for name in point_columns(MODULES):
        assert words.own(name.replace("_", "-"))
    for name in DEEDS:
        assert words.own(f"deed-{name.replace('_', '-')}")
    for style in WITH_BLOOD_MONEY:
        assert words.own(f"style-{style}")
    for kind in FIRED:
        assert words.own(f"fired-{kind}")
        assert words.say(f"by-{kind}")


@pytest.mark.extended
def test_the_report_counts_stories_outcomes_deeds_and_injuries_by_name(
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
    assert {"fired-tale", "fired-outcome", "fired-title"} <= set(page.tables)
    kinds = [CONTENT.entry("deed", name)["deed_kind"] for name in CONTENT.ids("deed")]
    assert set(kinds) == set(DEED_KINDS)
    claimed = [page.table("claimed-by-kind")[name][0] for name in page.table("claimed-by-kind")]
    assert sum(int(count) for count in claimed) == sum(row["claims"] for row in rows)
    risks = sum(row["risks"] for row in rows)
    assert page.table("stories-and-harm")["Rolled the risk die"][0] == str(risks)


# ---- simulate and arena ----


def test_simulate_plays_with_both_modules_and_a_scenario(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    said = ["simulate", "legends", "--module", "ante-up", "--module", "blood-money"]
    said += ["--mode", "serenade-of-the-six-guns", "--games", "1", "--players", "3"]
    result = CliRunner().invoke(app, [*said, "--length", "15", "--out", str(out)])
    assert result.exit_code == 0, result.output
    with out.open(newline="") as read:
        rows = list(csv.DictReader(read))
    assert len(rows) == 3
    assert all(float(row["claims"]) == 0 for row in rows)  # there are no deeds in it


@pytest.mark.extended
def test_the_arena_plays_with_both_modules() -> None:
    bots = ("thrifty", "random", "random")
    standings = arena("legends", bots, 2, seed=1, options=OPTIONS)
    assert standings.share("thrifty").value == 1.0
