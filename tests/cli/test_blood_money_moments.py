"""Moments of Blood Money in the terminal: stories begin and end, dice are rolled, deeds count."""

from pathlib import Path
from typing import Any

import pytest
from rich.console import Group, RenderableType

import tumbleweed as tw
from cli.ante_up_tables import screen, words_of
from cli.blood_money_tables import BANK, SALOONS, bloody, crowded, ended, flat, printed
from support.legends.playing import choose
from tumbleweed.cli.terminal.legends.blood_money.reckoning import reckoning
from tumbleweed.cli.terminal.legends.story import ending, scenes
from tumbleweed.cli.terminal.legends.telling import in_short, lines, sentence
from tumbleweed.core.events import ALL, Event
from tumbleweed.core.result import Result, Score

DAVE = {**dict.fromkeys(SALOONS, 0), "deed-doctor": 0, "deed-bank": 0}


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "118")
    monkeypatch.setenv("LINES", "40")


# ---- stories and the die ----


@pytest.mark.parametrize(
    ("lang", "title", "line"),
    [
        ("en", "The Missing Payroll: Paid in Full", "Each contributor: 1 LP and $40."),
        ("fr", "La paie disparue\u202f: Payé jusqu’au dernier sou", "Chaque contributeur\u202f:"),
    ],
)
def test_the_end_of_a_story_and_the_next_one_are_pages_to_read(
    lang: str, title: str, line: str
) -> None:
    game = ended("fever-on-the-river-b")
    while not any(event.key == "tale-revealed" for event in game.events):
        assert game.decision is not None
        game.choose(game.decision.default)
    told = printed(scenes_of(game, lang))
    assert f"─ {title} ─" in told.replace("  ", " ").replace("──  ", "─ ")
    assert line in told
    fever = {"en": "A new legendary story: Fever on the River", "fr": "La fièvre"}[lang]
    assert fever in told
    assert {"en": "Heal costs $10 more.", "fr": "Se soigner coûte 10\xa0$ de plus."}[lang] in told


def scenes_of(game: tw.Game, lang: str) -> RenderableType:
    return Group(*(each.picture for each in scenes(game.events, words_of(game, lang), None)))


def test_the_outcome_is_told_while_its_questions_are_asked(tmp_path: Path) -> None:
    game = bloody({"space": BANK}, tale="the-iron-offer-a", tale_discs=[0, 0, 0])
    drawn = flat(screen(tmp_path, choose(game, "end")))
    assert "The story ends: " in drawn
    assert "Each contributor: 2 LP or $60. Then: the train moves 1 stop" in drawn
    assert "1 Gain 2 LP 2 Gain $60" in drawn


@pytest.mark.parametrize(
    ("face", "die"), [("two-wounds", "[✖✖]"), ("story-point", "[◉]"), ("blank", "[ ]")]
)
def test_the_risk_die_is_shown(face: str, die: str) -> None:
    game = bloody({"space": BANK, "money": 0}, chance={"risk": [face]})
    choose(game, "risk:money")
    told = [sentence(line, words_of(game)).plain for line in lines(game.events)]
    assert any("rolls the risk die" in line and die in line for line in told), told


@pytest.mark.parametrize(
    ("key", "args", "short"),
    [
        ("gained-sp", {"at": 3}, "→ Story 3"),
        ("lost-surplus-sp", {"count": 2}, "2 surplus story points lost"),
        ("story-returned", {}, "→ Story 1"),
        ("relic-shown", {"relic": "relic:spurs"}, "⊙ Spurs"),
    ],
)
def test_results_in_short(key: str, args: dict[str, Any], short: str) -> None:
    event = Event(key, {"seat": "seat:0", **args}, ALL)
    assert in_short(event, words_of(crowded())) == short


# ---- the end ----


@pytest.mark.rule("BM-CLAIM-21", "BM-CLAIM-22")
@pytest.mark.parametrize(
    ("ruins", "told"),
    [
        ([], "2 Darkrock Saloon + 2 Red Falls Saloon + 4 Darkrock Bank + 1 Red Falls Doctor's "
             "Office = 9 LP"),
        (["red-falls-saloon"], "1 Darkrock Saloon + 0 Red Falls Saloon ✗ + 3 Darkrock Bank + "
                               "1 Red Falls Doctor's Office = 5 LP"),
        (["bank"], "2 Darkrock Saloon + 2 Red Falls Saloon + 0 Darkrock Bank ✗ + 1 Red Falls "
                   "Doctor's Office = 5 LP"),
    ],
)  # fmt: skip
def test_the_arithmetic_of_deeds(ruins: list[str], told: str) -> None:
    game = bloody({"space": BANK}, deeds=DAVE, ruins=ruins)
    heading, table = reckoning(game.view(), words_of(game))
    assert printed(heading).strip() == "Deeds"
    assert flat(printed(table)) == f"★A {told}"


def test_games_without_deeds_have_no_arithmetic() -> None:
    assert reckoning(bloody({"space": BANK}).view(), words_of(crowded())) == []
    assert reckoning(tw.new("legends", 3, 1).view(), words_of(crowded())) == []


def test_the_final_count_has_a_row_for_each_source() -> None:
    sources = ["track", "upgrades", "relics", "money", "wounds", "injuries", "wanted", "marshal",
               "gambler", "tokens", "deeds", "richest"]  # fmt: skip
    scores = [Score({each: at + seat for at, each in enumerate(sources)}, ()) for seat in range(2)]
    table = printed(ending(Result(scores), words_of(crowded())))
    rows = [row.split() for row in table.replace("│", " ").splitlines()]
    assert ["1.", "‖B", "2.", "★A"] in rows
    assert ["Legendary", "items", "3", "2"] in rows
    assert ["injuries", "6", "5"] in rows
    assert ["deeds", "11", "10"] in rows
    assert ["total", "78", "66"] in rows
