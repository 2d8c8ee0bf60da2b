"""Blood Money on the screen: panels, moments, questions, the page of the table, the end."""

import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import tumbleweed as tw
from cli.ante_up_tables import screen, shown, words_of
from cli.blood_money_tables import BANK, bloody, crowded, ended, flat, printed
from support.legends.playing import do
from tumbleweed import bots
from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.ink import THEME
from tumbleweed.cli.terminal.legends.blood_money.table_page import blood_money_page
from tumbleweed.cli.terminal.legends.question import question


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    size(monkeypatch, 118, 40)


def size(monkeypatch: pytest.MonkeyPatch, columns: int, lines: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))


# ---- panels ----


def test_the_story_is_beside_the_map_with_conditions_and_discs(tmp_path: Path) -> None:
    drawn = screen(tmp_path, crowded())
    assert "The Missing Payroll ──" in drawn
    assert re.search(r"│ ‖B Turn over a map token: 2 SP\. +│", drawn)
    assert re.search(r"│ __ Beat a bandit, an outlaw or a +│", drawn)
    assert re.search(r"│ __ \$ At the Bank pay \$20 into the +│", drawn)
    assert re.search(r"│ » +O: draw 2 poker cards\. X: \$30\. +│", drawn)
    assert "◎" not in drawn  # the discs of the base stories


def test_an_ongoing_effect_is_told_as_long_as_the_story_lasts(tmp_path: Path) -> None:
    drawn = screen(tmp_path, bloody({"space": BANK}, tale="fever-on-the-river-a"))
    assert "»  Heal costs $10 more." in drawn
    french = screen(tmp_path, bloody({"space": BANK}, tale="fever-on-the-river-a"), lang="fr")
    assert "»  Se soigner coûte 10\xa0$ de plus." in french


def test_without_a_story_there_is_none(tmp_path: Path) -> None:
    assert "No legendary story ──" in screen(tmp_path, bloody({"space": BANK}))


def test_the_story_track_and_the_trader_are_below_the_map(tmp_path: Path) -> None:
    drawn = screen(tmp_path, crowded())
    assert "Story ‖B◆C 2 ★A 4" in drawn
    assert "⊙ the Trader: Sunny Hills" in drawn


@pytest.mark.rule("BM-INJURY-03", "BM-CLAIM-16")
def test_what_a_player_has_of_blood_money(tmp_path: Path) -> None:
    drawn = screen(tmp_path, crowded())
    assert re.search(r"★A Ada .* ⚐1 ✦1 0 LP │", drawn)
    assert re.search(r"‖B Ben .* ⚐3 0 LP │", drawn)
    assert "✖3†" in drawn
    assert "†Cracked Ribs, ✦Portrait" in drawn


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (80, 30), (100, 32)])
def test_a_small_terminal_has_the_story_by_name_and_discs(
    columns: int, lines: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size(monkeypatch, columns, lines)
    game = do(crowded(money=10), "end")
    drawn = screen(tmp_path, game)
    assert "The Missing Payroll" in drawn
    assert len(drawn.splitlines()) < lines


# ---- the page of the table, and the mats ----


def test_the_page_of_the_table(tmp_path: Path) -> None:
    told = shown(tmp_path, crowded(), "b")
    page = told[told.index("╭─ Blood Money") :]
    rows = [" ".join(line.strip("│ ").split()) for line in page.splitlines()]
    assert any(
        row.startswith("The Missing Payroll. The mine payroll left the Bank") for row in rows
    )
    assert "? Sunny Hills Mine, Cliff Junction Mine" in rows
    assert "‖B the O" in rows
    assert "Ended Nobody's Money" in rows
    assert "3 ★A Spawn bandits at the hideouts of gang A, B or C." in rows
    assert "★A Cracked Ribs Your hand limit is 1 lower." in rows
    assert any(row.startswith("[ ] Nothing [✖] Wound ×2 [✖✖] Two Wounds") for row in rows)
    assert any(row.startswith("⊙ Sunny Hills. Miners pay in dust") for row in rows)
    assert "Has been in Darkrock" in rows
    assert any(row.startswith("Sells Rifle $40 ×6") for row in rows)
    assert "Spurs (0 LP) While you own a mount your movement is 1 higher." in rows
    assert "★A Portrait (2 LP) Worth 2 LP at the end of the game." in rows


@pytest.mark.rule("BM-CLAIM-17")
def test_deeds_have_an_owner_or_a_price_and_a_used_side(tmp_path: Path) -> None:
    page = shown(tmp_path, crowded(), "b")
    assert re.search(r"Darkrock Saloon +⚐B 1 LP  Draw 3 poker cards\.", page)
    assert re.search(r"Red Falls Saloon +⚐B 0 LP  ✗ In ruins\. Gain \$10", page)
    assert re.search(r"Red Falls Doctor's Office +⚐B 1 LP  \(used\) Draw 1 poker card", page)
    assert re.search(r"Sunny Hills Mine +\$60 +Gain 1 gold nugget and \$10\.", page)
    mats = shown(tmp_path, crowded(), "c")
    assert re.search(r"† Cracked Ribs +Your hand limit is 1 lower\.", mats)
    assert re.search(r"✦ Portrait +Worth 2 LP at the end of the game\. \(2 LP\)", mats)
    assert re.search(r"⚐ Red Falls Doctor's Office +\(used\) Draw", mats)


def test_a_scenario_is_told_on_the_page(tmp_path: Path) -> None:
    game = bloody({"space": BANK}, options={"mode": "the-golden-rule"})
    page = flat(shown(tmp_path, game, "b"))
    assert "The Golden Rule. A game of wealth." in page


def test_cards_the_reader_has_looked_at_are_on_the_page() -> None:
    game = crowded()
    view: Any = game.view(0)
    console = Console(width=118, height=40, theme=THEME)
    seat: Any = SimpleNamespace(view=view)
    look = Look(console, words_of(game), seat, [], Counter())
    assert "Cards you have looked at" not in printed(blood_money_page(look))
    view["blood"]["property"]["poker_seen"] = [{"card": "poker-9-clubs", "above": 1}]
    view["blood"]["property"]["fight_seen"] = [{"card": "fight-2", "above": 0}]
    rows = [flat(row) for row in printed(blood_money_page(look)).splitlines()]
    assert "You saw, 1 card down 9♣ Instincts" in rows
    assert any(row.startswith("You saw, on top 2 Dirty Trick") for row in rows)


def test_tables_without_the_module_have_no_such_page(tmp_path: Path) -> None:
    game = tw.at_table("legends", players=3, seats={0: {"space": BANK}}, options={})
    assert "╭─ Blood Money" not in shown(tmp_path, game, "b")
    helped = flat(shown(tmp_path, crowded(), "?"))
    assert "the table of Blood Money" in helped
    assert "⚐A a deed of that player" in helped


# ---- questions ----


@pytest.mark.parametrize(
    ("facts", "options"),
    [
        ({}, ["Take the offer: At the Bank pay $20 into the relief fund: 1 LP and 2 SP."]),
        ({}, ["the risk die, then 27 a card 28 money 29 a space"]),
        ({}, ["Darkrock Bank: Sell any number of gold nuggets"]),
        ({"space": "sunny-hills-mine"}, ["Claim Sunny Hills Mine ($60)"]),
        ({"space": "sunny-hills-mine"}, ["Trade with the Trader"]),
        ({"space": "red-falls-cabaret"}, ["Repair Cabaret"]),
    ],
)
def test_every_new_action_is_listed_with_its_price(
    facts: dict[str, Any], options: list[str], tmp_path: Path
) -> None:
    drawn = flat(screen(tmp_path, crowded(**facts)))
    assert all(option in drawn for option in options), drawn


@pytest.mark.rule("BM-TRADER-03")
def test_the_trader_sells_items_and_legendary_items(tmp_path: Path) -> None:
    game = do(crowded(space="sunny-hills-mine"), "trader")
    drawn = flat(screen(tmp_path, game))
    assert "The Trader: you have $90, and a Legendary item costs you $40." in drawn
    assert re.search(r"Buy Spurs \(\$40\) While you own a mount", drawn)
    assert "Buy Rifle ($40)" in drawn
    assert "Buy Revolver" not in drawn
    assert "1 Leave the Trader" in drawn


@pytest.mark.parametrize("seed", [3, 8])
def test_every_number_of_an_answer_is_on_the_screen(seed: int) -> None:
    """Whatever is offered can be chosen by its number: no group leaves an option out."""
    game = tw.new("legends", 4, seed, modules=["ante-up", "blood-money"], length=15)
    bot, asked = bots.make("random", seed), set[str]()
    while not game.over and len(asked) < 25:
        decision = game.decision
        assert decision is not None
        sort = f"{decision.prompt.key} {sorted({key.partition(':')[0] for key in decision.keys})}"
        if sort not in asked and len(decision.options) > 1:
            asked.add(sort)
            view: Any = game.view(decision.seat)
            text = printed(question(decision, view, words_of(game), [], True, 118))
            found = {int(number) for number in re.findall(r"\d+", text)}
            for first, last in re.findall(r"(\d+)–(\d+)", text):
                found |= {*range(int(first), int(last) + 1)}
            assert set(range(1, len(decision.options) + 1)) <= found, text
        game.choose(bot.choose(bots.seat_for(bot, game, decision.seat)), decision.seat)


def test_a_map_token_is_laid_by_a_number_on_the_map() -> None:
    """The Hidden Cache asks for one hideout of each gang."""
    game = ended("the-hidden-cache-a")
    while game.decision is not None and game.decision.prompt.key != "ask-lay-map":
        game.choose(game.decision.default)
    decision = game.decision
    assert decision is not None
    view: Any = game.view(decision.seat)
    text = printed(question(decision, view, words_of(game), [], True, 118))
    assert "Where do you lay the map token? It goes to: Hideout of gang A." in text
    assert re.search(r"Put it +1 Hideout A", text)
