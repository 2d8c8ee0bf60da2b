"""Western Legends in the terminal: naming places and players, why not, undo, curtain, saving."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tumbleweed as tw
from cli.legends_tables import NAMES, SHORT, at, at_random, at_the_bank, save, screens, typed_along
from cli.tables import CURTAIN, PASS, answers_of, play, saved
from tumbleweed.cli import app
from tumbleweed.cli.terminal.input import Unclear, understand
from tumbleweed.cli.terminal.legends.question import likely
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Option
from tumbleweed.core.game import Game


def understood(typed: str, game: Game, lang: str = "en") -> str | list[str]:
    """The key of the answer, or those of all that fit."""
    assert game.decision is not None
    words = Words(game.ruleset.wording, lang, NAMES)
    answer = understand(typed, game.decision.options, words, "m", likely)
    if isinstance(answer, Option):
        return answer.key
    assert isinstance(answer, Unclear)
    return [option.key for option in answer.fitting]


# ---- what is typed ----


@pytest.mark.parametrize(
    ("lang", "typed", "key"),
    [
        ("en", "1", "end"),
        ("en", "end", "end"),
        ("en", "ride main", "ride:darkrock-main-street"),
        ("en", "main street", "ride:darkrock-main-street"),
        ("en", "gate", "ride:darkrock-east-gate"),
        ("en", "step gate", "step:darkrock-east-gate"),
        ("en", "step:darkrock-east-gate", "step:darkrock-east-gate"),
        ("en", "duel ben", "duel:1"),
        ("en", "duel", "duel:1"),
        ("en", "rob ben", "rob:1"),
        ("en", "rob bank", "heist"),
        ("en", "determin", "use:poker-k-hearts"),
        ("fr", "rue principale", "ride:darkrock-main-street"),
        ("fr", "duel ben", "duel:1"),
        ("fr", "travailler", "work"),
    ],
)
def test_places_and_people_are_named_in_a_word_or_two(lang: str, typed: str, key: str) -> None:
    assert understood(typed, at_the_bank(), lang) == key


def test_what_could_be_several_is_not_guessed() -> None:
    fitting = understood("saloon", at_the_bank())
    assert len(fitting) > 1
    assert all(str(key).startswith("ride:darkrock-saloon-") for key in fitting)
    assert understood("ben", at_the_bank()) == ["duel:1", "rob:1"]
    assert understood("cabaret", at_the_bank()) == []


def test_numbers_stay_the_same_within_a_question(tmp_path: Path) -> None:
    path = save(tmp_path / "t.json", at_the_bank())
    shown = play("--load", path, typed="xyzzy\nbank\n?\n").output.split("> ")
    asked = [re.findall(r"^(?:Here|Ride|Or) .*$", part, re.M) for part in shown if "Here" in part]
    assert len(asked) == 4
    assert all(lines == asked[0] for lines in asked)


# ---- why not ----


def test_what_is_not_on_offer_is_explained_with_its_rule(tmp_path: Path) -> None:
    path = save(tmp_path / "t.json", at_the_bank())
    typed = "? heal\n? arrest ben\n? arrest\n? ride cabaret\n? duel ben\n? poker\nride cabaret\n"
    answers = play("--load", path, typed=typed).output.split("> ")[1:]
    assert "You must be at: Doctor's Office. WL-DOCTOR-01" in answers[0]
    assert "Only a Marshal may arrest. WL-FIGHT-04" in answers[1]
    assert "Only a Marshal may arrest." in answers[2]
    assert "Too far for 2 spaces of movement: Red Falls Cabaret. WL-MOVE-01" in answers[3]
    assert "that answer is possible now" in answers[4]
    assert "WL-POKER-01" in answers[5]
    assert "That is not one of the answers." in answers[6]
    assert "Too far for 2 spaces of movement: Red Falls Cabaret." in answers[6]


def test_rules_log_and_help(tmp_path: Path) -> None:
    path = save(tmp_path / "t.json", at_the_bank())
    answers = play("--load", path, typed="work\nr\nr heist guard\nl\n?\nc\n").output.split("> ")[2:]
    assert "WL-TURN-13" in answers[0]
    assert "WL-HEIST-01" in answers[1]
    assert "Ada does a day’s work.  +$10" in answers[2]
    assert "★ Sheriff’s Office, $ Bank" in answers[3]
    assert "draw the map as large as the terminal" in answers[3]
    assert "From 5 LP: When a fight with another player starts" in answers[4]
    assert "K♥ Determination" in answers[4]
    assert "5♣" not in answers[4]  # in another's hand


def test_undo_takes_back_a_ride_but_not_what_was_seen(tmp_path: Path) -> None:
    path = save(tmp_path / "t.json", at_the_bank())
    asked = screens(play("--load", path, typed="work\nu\n").output)
    assert asked[0] == asked[2]
    assert asked[0] != asked[1]
    game = at_the_bank()
    game.choose("use:poker-9-clubs")  # draws 2 cards
    output = play("--load", save(tmp_path / "t.json", game), typed="u\n").output
    assert "Can’t undo" in output


# ---- passing the device ----


def test_behind_the_curtain_lies_no_card_and_after_it_only_the_own_hand() -> None:
    """Replayed in the engine: what each human may see is known at every question."""
    game = tw.new("legends", players=3, seed=7, **SHORT)
    typed = typed_along(game, 3, at_random(7), lines=36)
    arguments = ["--players", "3", "--names", ",".join(NAMES[:3]), "--seed", "7", "--length", "15"]
    turns = hands_by_turn(tw.new("legends", players=3, seed=7, **SHORT), typed)
    keys = [line for _, keys, _ in turns for line in ("", *keys)]
    output = play("legends", *arguments, typed="\n".join([*keys, ""])).output
    curtains = output.split(CURTAIN)[1:]
    called = [PASS.search(curtain) for curtain in curtains]
    assert len(turns) > 5
    assert len(curtains) - len(turns) in (0, 1)  # one more may wait for whoever is next
    for curtain, call, (seat, _, hand) in zip(curtains, called, turns, strict=False):
        assert call is not None
        assert call[1] == NAMES[seat]
        hidden, shown = curtain.split(call[0])
        assert not re.search(r"draws .*[♣♦♥♠]|\+ (?:\d+|[JQKA])[♣♦♥♠]", hidden)
        held = re.findall(r"^((?:\d+|[JQKA])[♣♦♥♠]) ", shown.split("\n> ")[0], re.M)
        assert {*held} <= hand
    assert all(one[0] != other[0] for one, other in pairwise(turns))


def hands_by_turn(game: Game, typed: list[str]) -> list[tuple[int, list[str], set[str]]]:
    """Who is asked in a row, with what they answer and the cards they hold meanwhile."""
    turns: list[tuple[int, list[str], set[str]]] = []
    left = list(typed)
    while left and not game.over:
        seat = game.asked[0]
        decision = game.decision_of(seat)
        assert decision is not None
        key = decision.options[0].key
        if len(decision.options) > 1:
            key = left.pop(0)
            if not turns or turns[-1][0] != seat:
                turns.append((seat, [], set()))
            turns[-1][1].append(key)
            turns[-1][2].update(short_names(game.view(seat)["players"][seat]["hand"]))
        game.choose(key, seat)
    return turns


def short_names(hand: list[str]) -> set[str]:
    """poker-9-clubs as 9♣."""
    signs = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
    parts = [card.split("-") for card in hand]
    return {f"{rank.upper()}{signs[suit]}" for _, rank, suit in parts}


# ---- saving, replaying, playing by the thousand ----


def test_a_game_saved_in_the_middle_of_a_fight_goes_on_there(tmp_path: Path) -> None:
    game = at(
        seats={0: {"space": "spikes-view-2", "hand": ["poker-9-clubs", "poker-6-clubs"]}},
        bandits=["spikes-view-hideout-c"],
        fight_deck=["fight-3", "fight-2"],
    )
    path = save(tmp_path / "t.json", game)
    fight = tmp_path / "fight.json"
    before = play("--load", path, typed=f"ride hideout\ninstincts\ns {fight}\nq\n")
    assert before.exit_code == 0
    assert answers_of(0, saved(fight))[:2] == ["ride:spikes-view-hideout-c", "lay:poker-9-clubs"]
    after = play("--load", str(fight), typed="stick\n")
    assert screens(after.output)[0] == screens(before.output)[-1]
    assert "Ada uses Stick 'Em Up! 6♣." in after.output
    assert re.search("Ada beats the bandit, 9 to", after.output)


def test_a_finished_game_is_told_again_with_all_cards_open(tmp_path: Path) -> None:
    game = tw.new("legends", players=3, seed=5, **SHORT)
    typed_along(game, 0, at_random(5))
    assert game.result is not None
    path = save(tmp_path / "t.json", game, humans=3)
    told = CliRunner().invoke(app, ["replay", path])
    assert told.exit_code == 0
    for seat in range(3):
        turns = [e.args["seat"] for e in game.events if e.key == "turn-began"]
        assert told.output.count(f": {NAMES[seat]}’s turn. ─") == turns.count(f"seat:{seat}")
        assert re.search(rf"{NAMES[seat]} .*│ +{game.result.scores[seat]} │", told.output)
    assert re.search(r"takes 2 cards as income\.  \+ [\dJQKA]+[♣♦♥♠] \w+", told.output)


@pytest.mark.parametrize("command", [
    ["simulate", "legends", "--games", "3", "--players", "3"],
    ["arena", "legends", "random", "random", "random", "--games", "3"],
])  # fmt: skip
def test_games_by_the_thousand(command: list[str]) -> None:
    outcome = CliRunner().invoke(app, command)
    assert outcome.exit_code == 0, outcome.output
    assert "3 games" in outcome.output
