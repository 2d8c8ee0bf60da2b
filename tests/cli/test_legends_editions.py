"""An edition in the terminal: named on the command line, shown, and fights in its order."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tumbleweed as tw
from cli.legends_tables import NAMES, SHORT, at, save, screens
from cli.tables import play
from tumbleweed.cli import app
from tumbleweed.cli.terminal.legends.telling import lines, sentence
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event

FACE_DOWN = "░▒░▒░▒░"
KING, SIX = "poker-k-hearts", "poker-6-clubs"


def robber(edition: str, hand: list[str] | None = None, **facts: Any) -> tw.Game:
    """Seat 0 at the Bank of a table of three; the guard draws 3, 7 and J."""
    seat = {"space": "darkrock-bank", "hand": hand or [KING, SIX]}
    deck = ["fight-3", "fight-7", "fight-j"]
    return at(edition=edition, seats={0: seat}, fight_deck=deck, **facts)


@pytest.mark.parametrize("edition", ["first", "french"])
def test_bots_play_a_game_of_an_edition(edition: str, tmp_path: Path) -> None:
    outcome = play("legends", "--humans", "0", "--players", "3", "--length", "15", "--seed", "2",
                   "--edition", edition)  # fmt: skip
    assert outcome.exit_code == 0
    assert "every player has one more turn" in outcome.output


def test_the_game_that_is_played_is_of_that_edition() -> None:
    """Its name stands beside the title; the revised one needs no word."""
    arguments = ["legends", "--players", "3", "--seed", "4"]
    named = play(*arguments, "--edition", "first").output
    assert "Western Legends · First printing" in named
    assert "Western Legends · " not in play(*arguments).output
    french = play(*arguments, "--edition", "french", "--lang", "fr").output
    assert "Western Legends · Édition française" in french


@pytest.mark.parametrize(
    ("game", "edition", "fault"),
    [
        ("legends", "second", "legends has no edition 'second'; it has: revised, first, french"),
        ("goat", "first", "goat has no edition 'first'"),
    ],
)
def test_an_edition_that_is_not_there(game: str, edition: str, fault: str) -> None:
    outcome = play(game, "--edition", edition)
    assert outcome.exit_code == 2
    assert fault in " ".join(outcome.output.replace("│", " ").split())


def test_series_of_an_edition() -> None:
    for command in (["simulate", "legends", "--players", "3"], ["arena", "legends"]):
        bots = ["random"] * 3 if command[0] == "arena" else []
        arguments = [*command, *bots, "--games", "3", "--edition", "french"]
        assert CliRunner().invoke(app, arguments).exit_code == 0
        refused = CliRunner().invoke(app, [*arguments[:-1], "second"])
        assert refused.exit_code != 0


# ---- the screen of a fight ----


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_guards_card_lies_there_first_or_not_yet(edition: str, tmp_path: Path) -> None:
    path = save(tmp_path / "t.json", robber(edition))
    laying = screens(play("--load", path, typed="heist\n").output)[-1]
    assert any("Which card do you lay face down?" in line for line in laying)
    assert any(FACE_DOWN in line for line in laying) == (edition == "first")
    assert not any("counts" in line for line in laying)


def test_effects_are_asked_for_over_two_cards_face_down(tmp_path: Path) -> None:
    """The own card is known; the other one is not."""
    bank = "darkrock-bank"
    own = {"space": bank, "character": "annie-oakley", "lp": 5, "hand": [KING, "poker-2-clubs"]}
    other = {"space": bank, "hand": ["poker-5-clubs", "poker-9-clubs"]}
    game = at(edition="first", seats={0: own, 1: other})
    for key in ("duel:1", f"lay:{KING}", "lay:poker-9-clubs"):
        game.choose(key)
    [screen] = screens(play("--load", save(tmp_path / "t.json", game)).output)
    assert any("► cards are laid" in line for line in screen)
    assert sum(FACE_DOWN in line for line in screen) == 1
    assert any("K♥" in line for line in screen)
    assert not any("Instincts" in line for line in screen)


def test_the_sheriff_asks_for_a_card_and_nothing_else(tmp_path: Path) -> None:
    seats = {
        0: {"wanted": 2, "space": "darkrock-saloon-north", "hand": [KING, SIX, "poker-4-hearts"]},
    }
    for edition, giving_in in (("revised", True), ("first", False)):
        game = at(edition=edition, seats=seats)
        for key in ("use:poker-4-hearts", "sheriff:darkrock-saloon-north", f"discard:{SIX}"):
            game.choose(key)
        assert game.decision is not None
        words = Words(game.ruleset.wording, "en", NAMES)
        assert ("decline" in words.message(game.decision.prompt)) == giving_in


# ---- texts ----


@pytest.mark.parametrize(("edition", "by"), [("revised", 2), ("first", 1), ("french", 1)])
def test_cards_have_the_text_of_their_printing(edition: str, by: int, tmp_path: Path) -> None:
    path = save(tmp_path / "t.json", robber(edition, [SIX]))
    output = " ".join(play("--load", path, typed="c\n").output.replace("│", " ").split())
    assert re.search(rf"lower the card played against you by {by}\b", output)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_raised_card_is_told(lang: str) -> None:
    game = tw.new("legends", players=3, seed=1, edition="first", **SHORT)
    words = Words(game.ruleset.wording, lang, NAMES)
    args: dict[str, Any] = {"seat": "seat:1", "fight": "fight:duel", "count": 1}
    told = words.event(Event("raised", args, -1))
    assert NAMES[1] in told
    assert ("more" in told) == (lang == "en")
    shown = Event("revealed", {"seat": "seat:1", "card": f"card:{KING}"}, -1)
    [line] = lines([shown, Event("raised", args, -1)])
    assert told in sentence(line, words).plain
