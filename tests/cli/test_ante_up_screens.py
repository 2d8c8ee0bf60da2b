"""Ante Up on the screen: panels, stages, moments, questions, the page of the table, the end."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

import tumbleweed as tw
from cli.ante_up_tables import CAMP, NORTHWEST, crowded, screen, shown, words_of
from support.legends.gambling import faro, gaming
from support.legends.land import TRADING_POST, WEST_STATION, joined
from support.legends.places import BANK, EAST_SALOON
from support.legends.playing import choose, do
from support.legends.tokens import FORK, TRAIL
from tumbleweed import bots
from tumbleweed.cli.terminal.ink import THEME
from tumbleweed.cli.terminal.legends.question import question
from tumbleweed.cli.terminal.legends.story import ending
from tumbleweed.cli.terminal.legends.telling import in_short
from tumbleweed.cli.terminal.legends.things import name
from tumbleweed.core.events import ALL, Event

ANN: dict[str, Any] = {"space": EAST_SALOON, "money": 50, "hand": "A♠ K♥"}
BOB: dict[str, Any] = {"space": BANK, "money": 50, "hand": "Q♠ Q♥"}
SHOWN = "9 J 3 5"  # the 5 lies face down


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    size(monkeypatch, 118, 40)


def size(monkeypatch: pytest.MonkeyPatch, columns: int, lines: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))


# ---- panels ----


@pytest.mark.rule("AU-SETUP-09", "AU-GAMB-01")
def test_tracks_markers_and_the_train_are_below_the_map(tmp_path: Path) -> None:
    drawn = screen(tmp_path, crowded())
    assert "Gambler ◆C 1 2 ★A 4 ⚑‖B 6 7" in drawn
    assert "≡ Buzzard Gulch Station" in drawn
    assert "⚑Marshal 5" in drawn
    assert "⚑Wanted 5" not in drawn
    assert re.search(r"· ⚑10 ·", drawn)
    assert "⚑5" not in drawn


def test_what_a_player_has_of_ante_up_stands_before_the_points(tmp_path: Path) -> None:
    drawn = screen(tmp_path, crowded(legendary=["legendary-1", "legendary-3"]))
    assert re.search(r"★A Ada .* ♣3 ◈2 ~2 \*?\d LP │", drawn)
    assert re.search(r"‖B Ben .* ♣5 \*?\d LP │", drawn)
    assert re.search(r"◆C Cora [^♣◈~]* \*?\d LP │", drawn)


def test_orange_cattle_are_named(tmp_path: Path) -> None:
    drawn = screen(tmp_path, crowded(cattle="cattle-orange-1"))
    assert "orange cattle" in drawn


# ---- the page of the table ----


@pytest.mark.rule("AU-SETUP-02", "AU-FRONT-02")
def test_the_page_of_the_table(tmp_path: Path) -> None:
    told = shown(tmp_path, crowded(), "t")
    page = told[told.index("╭─ Ante Up") :]
    rows = [" ".join(line.strip("│ ").split()) for line in page.splitlines()]
    assert "3 ★A Gain $10 or draw 1 poker card." in rows
    markers = [row for row in rows if row.startswith("Event markers")]
    assert markers == [
        "Event markers space 10 of the LP track, space 5 of the Gambler track, space 5 of the "
        "Marshal track"
    ]
    assert any("South Tunnel, Pass C → ≡ Buzzard Gulch Station" in row for row in rows)
    assert "Frontier 6 (north-west) cards worth 7" in rows
    assert "Frontier 7 (north-west) –" in rows
    assert "outlaw Open Range 8 8 left" in rows
    assert "high roller Buzzard Gulch Saloon 2 left" in rows
    assert any(row.startswith("General Store Revolver $20 ×6") for row in rows)
    assert "Trading Post Rifle $40 ×6" in rows


@pytest.mark.rule("AU-TOKEN-25", "AU-FRONT-07")
def test_the_page_shows_own_tokens_and_turned_ones_alone(tmp_path: Path) -> None:
    game = joined(
        {"space": CAMP, "legendary": ["legendary-1", "legendary-3"]},
        {"legendary": ["legendary-2"]},
        found={"old-campfire": 1},
        frontier={NORTHWEST: "hunters-cabin"},
    )
    page = shown(tmp_path, game, "t")
    assert "★A ◈3 ◈1" in page
    assert "‖B 1 ◈" in page
    assert re.search(r"‖B Old Campfire +Gain \$40\.", page)
    assert "cards worth 7: Hunter's Cabin" in page  # its twin was turned: it must be this one


def test_a_base_table_has_no_such_page(tmp_path: Path) -> None:
    game = tw.at_table("legends", players=3, seats={0: {"space": BANK}})
    told = shown(tmp_path, game, "t", "?")
    assert "╭─ Ante Up" not in told
    assert "t table" not in told
    assert "the table of Ante Up" not in told
    helped = shown(tmp_path, crowded(), "?")
    assert "the table of Ante Up" in helped
    assert "♣ Gambler points" in helped


# ---- stages ----


@pytest.mark.rule("AU-FARO-11", "AU-FARO-12")
def test_faro_is_a_stage_with_its_layout(tmp_path: Path) -> None:
    game = faro(ANN, shown=SHOWN, turned="J 3 9")
    first = screen(tmp_path, game)
    assert "─ Ada hosts a game of Faro ─" in first
    assert re.search(r"Dealt 3 Crossfire  9 Pickpocket  J Loose Change  ░▒ ", first)
    assert "Loser" not in first
    choose(game, "bet:9.20")
    second = screen(tmp_path, game)
    assert "9 ★A$20" in second
    assert re.search(r"the 2 \d+ \$10 \d+ \$20", second)
    assert not re.search(r"the 9 \d+ \$10", second)  # there is a marker of Ana's


@pytest.mark.rule("AU-FARO-15", "AU-FARO-18")
def test_loser_and_winner_are_turned_on_the_stage(tmp_path: Path) -> None:
    game = faro(ANN, shown=SHOWN, turned="J 3 9")
    drawn = screen(tmp_path, do(game, "bet:9.20", "bet-done"))
    assert re.search(r"Loser J .*   Winner 3 ", drawn)
    assert "Jackpot" not in drawn.partition("Telegraph")[0]
    assert "Your $20 on the 9: take it back, or leave it in" in drawn


@pytest.mark.rule("AU-HIGH-05")
def test_high_stakes_show_the_pot_and_who_has_folded(tmp_path: Path) -> None:
    game = gaming(ANN, BOB, {**BOB, "hand": "3♣ 3♦"}, options={"high_stakes": True})
    do(game, "high-stakes", "join", "join", "raise", "fold")
    drawn = screen(tmp_path, game)
    assert "─ High Stakes: Ada hosts a hand of poker. The pot: $90 ─" in drawn
    assert "‖B Ben  ░▒ ░▒" in drawn
    assert "◆C Cora  folded" in drawn
    assert "★A Ada  folded" not in drawn


@pytest.mark.rule("AU-TOKEN-20")
def test_a_challenge_names_the_high_roller(tmp_path: Path) -> None:
    game = gaming({**ANN, "hand": "A♠ K♥ 9♣"}, tokens={"darkrock-saloon": ["high-roller-1"]})
    drawn = screen(tmp_path, do(game, "challenge"))
    assert "─ Challenge: Ada hosts a hand of poker. The pot: $" in drawn
    roller = name(words_of(game), "board-token", "high-roller-1")
    assert f"{roller}  ░▒ ░▒" in drawn


@pytest.mark.rule("AU-TRAIN-09")
@pytest.mark.parametrize(
    ("lang", "title", "line"),
    [
        ("en", "─ Ada robs the train ─", "On the train: Mail Car. Win: gain 1 LP"),
        ("fr", "─ Ada attaque le train ─", "Dans le train\u202f: Wagon postal."),
    ],
)
def test_a_train_heist_shows_the_encounter(
    tmp_path: Path, lang: str, title: str, line: str
) -> None:
    game = joined({"space": WEST_STATION, "hand": "9♣ K♠"}, encounter_deck=["mail-car"])
    drawn = screen(tmp_path, do(game, "heist-train"), lang=lang)
    assert title in drawn
    assert line in drawn
    assert ("Train guard" if lang == "en" else "Garde du train") in drawn


@pytest.mark.rule("AU-TOKEN-03")
def test_an_outlaw_is_named_with_the_reward(tmp_path: Path) -> None:
    game = joined({"space": FORK, "hand": "9♣ K♠"}, tokens={TRAIL: ["outlaw-1"]})
    drawn = screen(tmp_path, do(game, f"ride:{TRAIL}"))
    assert "─ Ada faces an outlaw ─" in drawn
    assert re.search(r"★A Ada +Two-Bit Tully", drawn)
    assert re.search(r"│ +Gain \$30\. +││", drawn)


# ---- moments and questions ----


@pytest.mark.rule("AU-EVENT-07")
def test_an_event_is_told_while_its_tokens_are_put(tmp_path: Path) -> None:
    game = joined({"space": BANK}, event_deck=["strays-in-the-north"], events_due=1, at="turn")
    while game.decision is not None and game.decision.prompt.key != "ask-put-token":
        game.choose(game.decision.default)
    drawn = screen(tmp_path, game)
    assert "Event: Strays in the North. Put 1 longhorn on an empty space of" in drawn
    assert "Put it" in drawn
    assert re.search(r"\[\d+\]", drawn)


@pytest.mark.rule("AU-MOVE-06", "AU-MOVE-08", "AU-FARO-07", "AU-TRAIN-07", "AU-FRONT-01")
@pytest.mark.parametrize(
    ("space", "option"),
    [
        (WEST_STATION, "By rail to Rail Station, Buzzard Gulch for $10"),
        (WEST_STATION, "Rob the train"),
        ("frontier-pass-a", "Over the mountain pass to Hideout A, Sunny Hills"),
        (EAST_SALOON, "Play Faro"),
        (NORTHWEST, "Explore the frontier"),
    ],
)
def test_every_new_action_is_listed(tmp_path: Path, space: str, option: str) -> None:
    game = joined(
        {"space": space, "money": 60, "hand": "A♣ K♣"}, frontier={NORTHWEST: "old-campfire"}
    )
    assert option in " ".join(screen(tmp_path, game).split())


@pytest.mark.parametrize("seed", [3, 8])
def test_every_number_of_an_answer_is_on_the_screen(seed: int) -> None:
    """Whatever is offered can be chosen by its number: no group leaves an option out."""
    game = tw.new("legends", 4, seed, modules=["ante-up"], high_stakes=True, length=15)
    bot, asked = bots.make("random", seed), set[str]()
    while not game.over and len(asked) < 25:
        decision = game.decision
        assert decision is not None
        if decision.prompt.key not in asked and len(decision.options) > 1:
            asked.add(decision.prompt.key)
            _all_numbers(question_of(game), len(decision.options))
        game.choose(bot.choose(bots.seat_for(bot, game, decision.seat)), decision.seat)


def question_of(game: tw.Game) -> str:
    decision = game.decision
    assert decision is not None
    view: Any = game.view(decision.seat)
    return printed(question(decision, view, words_of(game), [], True, 118))


def printed(part: RenderableType) -> str:
    console = Console(width=118, height=40, theme=THEME)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def _all_numbers(text: str, count: int) -> None:
    found = {int(number) for number in re.findall(r"\d+", text)}
    for first, last in re.findall(r"(\d+)–(\d+)", text):
        found |= {*range(int(first), int(last) + 1)}
    assert set(range(1, count + 1)) <= found, text


@pytest.mark.rule("AU-MOVE-05")
def test_a_stand_sells_what_lies_on_it(tmp_path: Path) -> None:
    game = joined({"space": TRADING_POST, "money": 60}, stands={"trading-post": ["rifle"]})
    drawn = screen(tmp_path, do(game, "store"))
    assert "Trading Post: you have $60." in drawn
    assert "Buy Rifle" in drawn
    assert "Buy Revolver" not in drawn
    why = shown(tmp_path, game, "? buy revolver")
    assert "Revolver is sold at: General Store." in " ".join(why.split())


# ---- telling ----


@pytest.mark.parametrize(
    ("key", "args", "short"),
    [
        ("gained-gambler", {"at": 4}, "→ Gambler 4"),
        ("gambler-beyond", {}, "→ beyond the Gambler track"),
        ("marker-passed", {"marker": "marker:lp-10"}, "⚑ space 10 of the LP track"),
        ("put-under", {"deck": "deck:events"}, "→ under the event deck"),
        ("lost-longhorns", {"count": 2}, "−2~"),
    ],
)
def test_results_in_short(key: str, args: dict[str, Any], short: str) -> None:
    event = Event(key, {"seat": "seat:0", **args}, ALL)
    assert in_short(event, words_of(joined({}))) == short


@pytest.mark.rule("AU-TURN-04")
@pytest.mark.parametrize(("lang", "heading"), [("en", "Gambler"), ("fr", "Joueur")])
def test_the_final_count_has_the_gambler_track_and_tokens(lang: str, heading: str) -> None:
    game = tw.new("legends", 3, 4, modules=["ante-up"], length=15, record=False)
    bot = bots.make("random", 4)
    while not game.over:
        seat = game.asked[0]
        game.choose(bot.choose(bots.seat_for(bot, game, seat)), seat)
    assert game.result is not None
    table = printed(ending(game.result, words_of(game, lang)))
    assert heading in table
    for seat, sources in enumerate(game.result.breakdown):
        assert {"tokens", "gambler"} <= sources.keys()
        row = " +│ +".join(str(n) for n in [*sources.values(), game.result.scores[seat]])
        assert re.search(row, table)
