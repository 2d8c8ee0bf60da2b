"""Western Legends in the terminal: whole games, the screen at every size, stages, the end."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import tumbleweed as tw
from cli.legends_tables import (
    NAMES,
    SHORT,
    at,
    at_random,
    at_the_bank,
    save,
    screens,
    typed_along,
)
from cli.tables import play
from tumbleweed.cli.terminal.legends.telling import in_short, lines
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event

# ---- whole games ----


def new_game(players: int, seed: int) -> tw.Game:
    return tw.new("legends", players=players, seed=seed, **SHORT)


@pytest.mark.extended
def test_a_whole_game_to_the_final_count() -> None:
    game = new_game(4, 3)
    typed = typed_along(game, 1, at_random(3, haste=0.95))
    arguments = ["--players", "4", "--seed", "3", "--length", "15", "--bots", "random"]
    arguments += ["--humans", "1", "--names", ",".join(NAMES[:4])]
    outcome = play("legends", *arguments, typed="\n".join([*typed, "", ""]))
    assert outcome.exit_code == 0, outcome.output[-2000:]
    assert len(screens(outcome.output)) == len(typed)
    assert game.result is not None
    winner, total = game.result.winners[0], max(game.result.scores)
    assert f"{NAMES[winner]} wins with {total} LP." in outcome.output
    for seat, sources in enumerate(game.result.breakdown):
        amounts = [*sources.values(), game.result.scores[seat]]
        row = " +│ +".join(map(re.escape, map(str, amounts)))
        assert re.search(rf"{NAMES[seat]} +│ +{row} +│", outcome.output)


@pytest.mark.walk
@pytest.mark.parametrize(
    ("lang", "players", "columns", "lines_"),
    [
        ("en", 3, 100, 24),
        ("fr", 4, 80, 24),
        ("fr", 4, 100, 32),
        ("en", 6, 80, 24),
        ("en", 6, 100, 32),
        ("en", 5, 118, 50),
    ],
)
def test_every_screen_fits_the_terminal(
    lang: str,
    players: int,
    columns: int,
    lines_: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines_))
    seed = players
    typed = typed_along(new_game(players, seed), 1, at_random(seed), lines=35)
    arguments = ["--players", str(players), "--seed", str(seed), "--length", "15", "--lang", lang]
    output = play("legends", *arguments, "--bots", "random", typed="\n".join([*typed, ""])).output
    drawn = screens(output)
    assert len(drawn) == len(typed) + 1
    for screen in drawn:
        assert len(screen) < lines_, "\n".join(screen)  # one line is left to type on
        assert max(map(cell_len, screen)) <= columns, "\n".join(screen)


def test_bots_alone_need_nobody_and_the_house_can_play_the_bandits() -> None:
    outcome = play("legends", "--humans", "0", "--players", "3", "--length", "15", "--house",
                   "--seed", "2")  # fmt: skip
    assert outcome.exit_code == 0
    assert outcome.output.count("(thrifty)") == 3
    assert "every player has one more turn" in outcome.output
    assert "> " not in outcome.output


def test_agreed_characters_are_nobodys_choice() -> None:
    three = "annie-oakley,bass-reeves,billy-the-kid"
    output = play("legends", "--players", "3", "--characters", three, "--seed", "1").output
    assert "★A Ada (you) Annie Oakley" in output
    assert "Who will you be?" not in output


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--players", "7"], "not played by 7 players"),
        (["--length", "12"], "12 is not one of 15, 20, 25"),
        (["--lang", "pt"], "legends does not speak 'pt', but: en, fr"),
        (["--bots", "nobody"], "no bot is called 'nobody'"),
        (["--players", "3", "--characters", "doc,kit,ann"], "nobody is called 'doc'"),
    ],
)
def test_what_cannot_be_is_named(arguments: list[str], fault: str) -> None:
    outcome = play("legends", *arguments)
    assert outcome.exit_code == 2
    assert fault in " ".join(outcome.output.replace("│", " ").split())


def test_goat_has_no_length() -> None:
    outcome = play("goat", "--length", "15")
    assert outcome.exit_code == 2
    assert "goat has no table option 'length'" in outcome.output


# ---- the screen ----


def first_screen(path: Path, game: tw.Game, lang: str = "en") -> str:
    return "\n".join(screens(play("--load", save(path, game, lang=lang)).output)[0])


def test_players_show_what_lies_open(tmp_path: Path) -> None:
    game = at(
        seats={
            0: {"lp": 7, "money": 30, "nuggets": 2, "wounds": 1, "items": ["rifle", "revolver"],
                "hand": ["poker-9-clubs"], "cattle": "cattle-green-1"},
            1: {"character": "bass-reeves", "marshal": 2, "hand": ["poker-5-clubs"]},
            2: {"wanted": 5},
        },
        discs={"left": [1]},
    )  # fmt: skip
    screen = first_screen(tmp_path / "t.json", game)
    assert re.search(r"★A Ada \(you\) Annie Oakley +\*7 LP │", screen)
    assert re.search(r"\$30 ◇2 ▯1 ✖1 ◎2 +– │", screen)
    assert "(Revolver), Rifle, green cat" in screen
    assert re.search(r"‖B Ben Bass Reeves .*\n.*\$0 ◇0 ▯1 ✖0 ◎1 +Marshal 2 │", screen)
    assert "Wanted 5" in screen
    assert "‖B __" in screen  # a disc on a story, and room for another
    assert re.search(r"│ ‖B◆C · · · · 5 · ★A · · 10 · · · · 15 +│", screen)
    assert "to 15 LP · Ada’s turn · 3 actions left" in screen
    assert "9♣ Instincts  Action: draw 2 poker cards." in screen
    assert "5♣" not in screen  # in another's hand


def test_answers_are_grouped_and_rides_summed_up(tmp_path: Path) -> None:
    screen = first_screen(tmp_path / "t.json", at_the_bank(marshal=1))
    low = screen[screen.index("3 actions left. What") :]
    for heading in ("Here", "Fight", "Cards", "Ride", "Step by step", "Or"):
        assert re.search(rf"^{heading} ", low, re.M), low
    assert re.search(r"⌂ General Store( \d+)+  ♠ Saloon", low)
    assert re.search(r"Or +1 End the turn", low)
    assert "Arrest Ben" in low
    assert low.count("Ride") == 1
    assert len(low.splitlines()) < 12


def test_many_fights_are_told_by_kind(tmp_path: Path) -> None:
    seats = {seat: {"space": "darkrock-bank", "wanted": 2} for seat in range(1, 4)}
    mine = {"space": "darkrock-bank", "marshal": 1, "hand": ["poker-9-clubs"]}
    game = at(players=4, seats={0: mine, **seats})
    screen = first_screen(tmp_path / "t.json", game)
    assert game.decision is not None
    numbers = {key: number for number, key in enumerate(game.decision.keys, 1)}
    duel, arrest = (
        " ".join(
            f"{numbers[f'{verb}:{seat}']} {sign}"
            for seat, sign in ((1, "‖B"), (2, "◆C"), (3, "●D"))
        )
        for verb in ("duel", "arrest")
    )
    assert f"duel (2 LP) {duel}  rob" in screen
    assert f"arrest (1 Marshal point) {arrest}" in screen


def test_small_terminals_show_the_map_only_to_ride(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    path = save(tmp_path / "t.json", at_the_bank())
    riding, fighting = screens(play("--load", path, typed="heist\n").output)
    assert any("░░░" in line for line in riding)
    assert not any("░░░" in line for line in fighting)
    assert any("★A Ada   0 LP" in line for line in fighting)


def test_the_large_map_comes_and_goes(tmp_path: Path) -> None:
    path = save(tmp_path / "t.json", at_the_bank())
    before, large, after = screens(play("--load", path, typed="m\nm\n").output)
    assert before == after
    assert any("A B C Bandit Hideout" in line for line in large)
    assert not any("Telegraph" in line for line in large)
    assert max(line.rstrip().rfind("·") for line in large) > 80


# ---- fights and poker ----


def test_a_fight_is_a_stage_where_cards_lie_face_down_at_first(tmp_path: Path) -> None:
    game = at_the_bank()
    game.choose("duel:1")
    path = save(tmp_path / "t.json", game, humans=2)
    laying, answering = screens(play("--load", path, typed="\ninstincts\n\n").output)
    assert "─ Ada duels with Ben ─" in laying[1]
    assert "► cards are laid ── revealed, reactions ── reward" in laying[2]
    assert any("░▒░▒░▒░" in line for line in answering)
    assert not any("Instincts" in line for line in answering)
    assert any("Lay Payday 5♣ face down" in line for line in answering)


def test_values_and_effects_are_shown_once_the_cards_lie_open(tmp_path: Path) -> None:
    game = at(
        seats={0: {"space": "spikes-view-2", "hand": ["poker-9-clubs", "poker-6-clubs"]}},
        bandits=["spikes-view-hideout-c"],
        fight_deck=["fight-3", "fight-2"],
    )
    path = save(tmp_path / "t.json", game)
    output = play("--load", path, typed="ride hideout\ninstincts\n").output
    stage = "\n".join(screens(output)[-1])
    assert "Ada faces a bandit" in stage
    assert "► revealed, reactions" in stage
    assert re.search(r"counts 9 +counts [23]", stage)
    assert re.search(r"Take 2 wounds|Take 1 wound", stage)
    assert "Ben chooses for the other side." in stage or "Cora chooses" in stage


def test_poker_names_the_best_hand(tmp_path: Path) -> None:
    game = at(
        seats={0: {"space": "darkrock-saloon-north", "money": 60,
                   "hand": ["poker-2-hearts", "poker-k-hearts", "poker-4-clubs"]}},
        deck=["poker-9-spades", "poker-k-clubs", "poker-k-diamonds", "poker-q-spades"],
    )  # fmt: skip
    path = save(tmp_path / "t.json", game)
    stage = "\n".join(screens(play("--load", path, typed="poker\n").output)[-1])
    assert "Ada hosts a hand of poker. The pot: $60" in stage
    assert re.search("Your best: four of a kind.  2♥ Cheat  K♥ Determination", stage)
    assert "The house (" in stage


# ---- telling ----


def event(key: str, **args: str | int | list[str] | None) -> Event:
    return Event(key, dict(args), -1)


def words() -> Words:
    return Words(at().ruleset.wording, "en", NAMES)


def test_what_comes_of_something_is_told_behind_it() -> None:
    told = lines(
        [
            event("worked", seat="seat:0"),
            event("gained-money", seat="seat:0", money=10),
            event("rode", seat="seat:0", **{"from": "space:darkrock-bank"},
                  to="space:spikes-view-4", count=1),
            event("rode", seat="seat:0", **{"from": "space:spikes-view-4"},
                  to="space:spikes-view-9", count=2),
            event("rode", seat="seat:0", **{"from": "space:spikes-view-9"},
                  to="space:darkrock-bank", count=3),
            event("reshuffled", count=30),
            event("bought", seat="seat:0", item="item:mule", money=30),
            event("got-item", seat="seat:0", item="item:mule"),
            event("spent", seat="seat:0", money=30),
            event("gained-lp", seat="seat:0", lp=1, source="source:wanted-row"),
            event("turn-began", seat="seat:1", round=2),
            event("drew", seat="seat:1", count=2, cards=None),
        ]
    )  # fmt: skip
    keys = [line.event.key for line in told]
    assert keys == ["worked", "rode", "rode", "bought", "gained-lp", "turn-began", "drew"]
    assert [in_short(result, words()) for result in told[0].results] == ["+$10"]
    assert told[1].event.args["from"] == "space:darkrock-bank"
    assert told[1].event.args["count"] == 3
    assert told[3].results == []


@pytest.mark.parametrize(
    ("key", "args", "short"),
    [
        ("spent", {"money": 30}, "−$30"),
        ("gained-lp", {"lp": 2, "source": "source:duel"}, "+2 LP (duel)"),
        ("lost-lp", {"lp": 1}, "−1 LP"),
        ("gained-point", {"track": "track:wanted", "at": 4}, "→ Wanted 4"),
        ("wounded", {"count": 2}, "+2✖"),
        ("healed", {"count": 1}, "−1✖"),
        ("gained-nuggets", {"count": 1}, "+1◇"),
        ("drew", {"count": 2, "cards": None}, "+2 cards"),
        ("drew", {"count": 1, "cards": ["card:poker-9-clubs"]}, "+ 9♣ Instincts"),
        ("got-item", {"item": "item:mule"}, "+ Mule"),
        ("more-actions", {"count": 2}, "+2 actions"),
    ],
)
def test_results_in_short(key: str, args: dict[str, str | int | None], short: str) -> None:
    assert in_short(event(key, seat="seat:0", **args), words()) == short
