"""`tumbleweed rules`: searching, citing, and the coverage gate."""

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tumbleweed as tw
from tumbleweed._build import build_kind
from tumbleweed.cli import app
from tumbleweed.cli import rules as command
from tumbleweed.core.rules import ledger

RULES = [rule.id for rule in ledger("goat") if not rule.physical]


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("NO_COLOR", "1")


def tumbleweed(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def rules(*arguments: str) -> Result:
    return tumbleweed("rules", *arguments)


def table(outcome: Result) -> list[list[str]]:
    lines = [line for line in outcome.stdout.splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines]


def write_results(
    folder: Path, passed: list[str], failed: list[str] | None = None, **changes: Any
) -> str:
    """A results file as the test plugin writes it; `tests/` is the suite it observed."""
    suite = folder / "tests"
    suite.mkdir(exist_ok=True)
    outcomes = {each: {"passed": ["t.py::test"], "failed": []} for each in passed}
    outcomes |= {each: {"passed": ["t.py::a"], "failed": ["t.py::b"]} for each in failed or []}
    run = {"complete": True, "partial": "", "started": time.time(), "watched": [str(suite)]}
    path = folder / "coverage.json"
    path.write_text(json.dumps({**run, "rules": outcomes, **changes}), encoding="utf-8")
    return str(path)


def test_the_version_names_the_build() -> None:
    assert tumbleweed("--version").stdout == f"tumbleweed {tw.__version__} ({build_kind()})\n"


def test_words_search_all_games() -> None:
    outcome = rules("bottle", "dancer")
    assert outcome.exit_code == 0
    assert "GB-CHAR-45" in outcome.stdout
    assert "GB-CHAR-50" not in outcome.stdout


def test_options_may_come_first() -> None:
    outcome = rules("--game", "goat", "sheriff")
    assert "GB-CHAR-20" in outcome.stdout
    assert "WL-" not in outcome.stdout


def test_the_subcommands_name_can_be_searched_for() -> None:
    assert rules("search", "bottle", "dancer").stdout == rules("bottle", "dancer").stdout


def test_marks_tell_our_ruling_and_examples() -> None:
    lines = rules("token", "arithmetic", "--group", "gb-setup").stdout.splitlines()
    assert lines[-1].strip() == "example"
    lines = rules("statistically").stdout.splitlines()
    assert [line.strip() for line in lines[-2:]] == [
        "Unstated and statistically irrelevant; fixed for reproducible seeds.",
        "our ruling",
    ]


def test_marks_tell_the_editions() -> None:
    lines = rules("WL-CATTLE-04").stdout.splitlines()
    assert "first" in [line.strip("│ ") for line in lines]


def test_an_edition_narrows_the_search() -> None:
    assert "WL-CATTLE-04" in rules("acquire only", "--edition", "first").stdout
    assert "WL-CATTLE-04" not in rules("acquire", "--edition", "revised").stdout


def test_a_group_narrows_the_search() -> None:
    found = rules("dealer", "--group", "GB-LAST").stdout
    assert "GB-LAST-02" in found
    assert "GB-DEAL-01" not in found


def test_rules_come_in_other_languages() -> None:
    assert "Danseuse" in rules("danseuse", "bouteilles", "--lang", "fr").stdout
    assert "Dançarina" in rules("dancarina", "--lang", "pt").stdout


@pytest.mark.parametrize("spelling", ["GB-COMP-16", "gb-comp-16"])
def test_an_id_shows_the_whole_rule(spelling: str) -> None:
    shown = rules(spelling).stdout
    for part in ("GB-COMP-16 · goat", "Synonyms", "Translation", "our ruling", "Books: goat"):
        assert part in shown
    assert "Not tested: Editorial" in shown
    assert "GB-COMP-15" not in shown


def test_an_id_in_french() -> None:
    assert "Les livrets donnent le total" in rules("WL-SETUP-04", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "suggestion"),
    [
        (["botle"], "bottle"),
        (["GB-DEEL-08"], "GB-DEAL-08"),
        (["dealer", "--group", "GB-DAEL"], "GB-DEAL"),
        (["chevr", "qqqq", "--lang", "fr"], "chevre"),
    ],
)
def test_no_hit_is_said_with_suggestions(arguments: list[str], suggestion: str) -> None:
    outcome = rules(*arguments)
    assert outcome.exit_code == 1
    assert outcome.stdout.startswith("No rule found. Did you mean: ")
    assert suggestion in outcome.stdout


def test_no_hit_without_anything_near_suggests_nothing() -> None:
    assert rules("qqqqqqqq").stdout == "No rule found.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["x", "--game", "chess"],
        ["x", "--edition", "fourth"],
        ["x", "--lang", "xx"],
        ["coverage", "chess"],
        ["coverage", "goat", "--edition", "first"],
        ["coverage", "goat", "--skip-group", "GB-NONE"],
    ],
)
def test_a_wrong_name_is_refused(arguments: list[str]) -> None:
    outcome = rules(*arguments)
    assert outcome.exit_code == 2
    assert arguments[-1] in outcome.stderr


def test_full_coverage_passes_the_gate(tmp_path: Path) -> None:
    outcome = rules("coverage", "goat", "--results", write_results(tmp_path, RULES))
    assert outcome.exit_code == 0
    assert "GB-DEAL-08" not in outcome.stdout  # no open ends are listed


def test_the_table_counts_per_group(tmp_path: Path) -> None:
    passed = [each for each in RULES if each not in ("GB-COMP-01", "GB-COMP-02")]
    path = write_results(tmp_path, passed, failed=["GB-COMP-02"])
    rows = table(rules("coverage", "goat", "--results", path))
    assert ["GB-COMP", "16", "13", "1", "1", "1"] in rows
    assert ["GB-END", "7", "7", "·", "·", "·"] in rows
    assert ["all", "205", "200", "3", "1", "1"] in rows


def test_a_missing_rule_fails_the_gate_and_is_named(tmp_path: Path) -> None:
    path = write_results(tmp_path, [each for each in RULES if each != "GB-DEAL-08"])
    outcome = rules("coverage", "goat", "--results", path)
    assert outcome.exit_code == 1
    assert "missing  GB-DEAL-08  The named Character" in outcome.stdout
    assert "99.5 % of 202 statements; wanted: 100 %" in outcome.stdout
    assert rules("coverage", "goat", "--results", path, "--gate", "99").exit_code == 0
    assert rules("coverage", "goat", "--results", path, "--skip-group", "GB-DEAL").exit_code == 0


def test_one_failing_test_uncovers_a_rule(tmp_path: Path) -> None:
    passed = [each for each in RULES if each != "GB-DEAL-08"]
    path = write_results(tmp_path, passed, failed=["GB-DEAL-08"])
    outcome = rules("coverage", "goat", "--results", path)
    assert outcome.exit_code == 1
    assert "failing  GB-DEAL-08" in outcome.stdout


def test_coverage_can_keep_to_one_edition(tmp_path: Path) -> None:
    french = [rule.id for rule in ledger("legends") if "french" in rule.editions]
    path = write_results(tmp_path, french)
    arguments = ("coverage", "legends", "--results", path, "--edition")
    assert rules(*arguments, "french").exit_code == 0
    assert rules(*arguments, "revised").exit_code == 1


def test_too_many_excuses_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "PHYSICAL_LIMIT", 0.01)
    outcome = rules("coverage", "goat", "--results", write_results(tmp_path, RULES))
    assert outcome.exit_code == 1
    assert "3 of 205 statements; at most 1 % may be" in outcome.stdout


def test_missing_results_are_said(tmp_path: Path) -> None:
    outcome = rules("coverage", "goat", "--results", str(tmp_path / "none.json"))
    assert outcome.exit_code == 1
    assert "there is no such file. Run the whole test suite first." in outcome.stdout


@pytest.mark.parametrize("text", ["", "{", "[]", '{"rules": {}}'])
def test_unreadable_results_are_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "coverage.json"
    path.write_text(text)
    outcome = rules("coverage", "goat", "--results", str(path))
    assert outcome.exit_code == 1
    assert outcome.stdout.startswith("No test results in")


def test_partial_results_are_no_verdict(tmp_path: Path) -> None:
    path = write_results(tmp_path, RULES, complete=False, partial="-k")
    outcome = rules("coverage", "goat", "--results", path)
    assert outcome.exit_code == 1
    assert "Only part of the suite was run (-k): no verdict." in outcome.stdout


@pytest.mark.parametrize("name", ["test_new.py", "goat.toml"])
def test_a_change_after_the_run_makes_results_stale(tmp_path: Path, name: str) -> None:
    path = write_results(tmp_path, RULES)
    later = tmp_path / "tests" / name
    later.write_text("")
    os.utime(later, (time.time() + 60, time.time() + 60))
    outcome = rules("coverage", "goat", "--results", path)
    assert outcome.exit_code == 1
    assert f"Stale results: {later} changed after the test run." in outcome.stdout
    os.utime(later, (0, 0))
    assert rules("coverage", "goat", "--results", path).exit_code == 0


def test_coverage_reads_what_the_plugin_writes(pytester: pytest.Pytester) -> None:
    ids = ", ".join(repr(each) for each in RULES)
    pytester.makepyfile(test_it=f"import pytest\n@pytest.mark.rule({ids})\ndef test_all(): pass")
    pytester.runpytest("-p", "rule_coverage", "-p", "no:hypothesispytest")
    outcome = rules("coverage", "goat")  # in the current folder, where a run leaves its results
    assert outcome.exit_code == 0, outcome.stdout


# ---- modules ----


def test_a_module_is_searched_when_it_is_named() -> None:
    outcome = rules("longhorn")
    assert outcome.exit_code == 1
    assert outcome.stdout == "No rule found. There is one in a module: add --module ante-up.\n"
    outcome = rules("longhorn", "--module", "ante-up")
    assert outcome.exit_code == 0
    assert "AU-TOKEN-10" in outcome.stdout
    assert "ante-up" in rules("longhorn", "--module", "chess").stderr


def test_a_rule_of_a_module_is_shown_by_its_id() -> None:
    outcome = rules("au-faro-06")
    assert "AU-FARO-06 · legends · ante-up" in outcome.stdout
    assert "Books: ante-up" in outcome.stdout


def test_what_is_found_only_in_a_module_is_hinted_at() -> None:
    assert "AU-FARO" in rules("AU-FAROO").stdout


def test_coverage_is_that_of_the_base_game_or_of_a_module(tmp_path: Path) -> None:
    base = [rule.id for rule in ledger("legends") if not rule.physical]
    path = write_results(tmp_path, base)
    outcome = rules("coverage", "legends", "--results", path)
    assert outcome.exit_code == 0
    assert "AU-" not in outcome.stdout
    outcome = rules("coverage", "legends", "--results", path, "--module", "ante-up")
    assert outcome.exit_code == 1
    assert ["all", "187", "·", "2", "185", "·"] in table(outcome)
    assert "Tested: 0.0 % of 185 statements" in outcome.stdout
    outcome = rules("coverage", "legends", "--results", path, "--module", "blood-money")
    assert ["all", "280", "·", "9", "271", "·"] in table(outcome)


def test_what_is_being_built_in_has_no_gate_yet(tmp_path: Path) -> None:
    path = write_results(tmp_path, [])
    arguments = ("coverage", "legends", "--results", path, "--module", "blood-money")
    assert rules(*arguments).exit_code == 1
    assert rules(*arguments, "--gate", "0").exit_code == 0


@pytest.mark.parametrize(("module", "group"), [("ante-up", "AU-FARO"), ("blood-money", "BM-CLAIM")])
def test_the_gate_of_a_module_opens_when_all_of_it_is_tested(
    tmp_path: Path, module: str, group: str
) -> None:
    own = [rule.id for rule in ledger("legends", [module]) if rule.module and not rule.physical]
    path = write_results(tmp_path, own)
    arguments = ("coverage", "legends", "--results", path, "--module", module)
    assert rules(*arguments).exit_code == 0
    assert rules(*arguments, "--skip-group", group).exit_code == 0
    assert "no group 'WL-POKER'" in rules(*arguments, "--skip-group", "WL-POKER").stderr


def test_coverage_refuses_an_unknown_module(tmp_path: Path) -> None:
    path = write_results(tmp_path, [])
    outcome = rules("coverage", "legends", "--results", path, "--module", "chess")
    assert outcome.exit_code == 2
    assert "ante-up" in outcome.stderr
