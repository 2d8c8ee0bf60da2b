"""`tumbleweed play`: whole games, the commands, the curtain, saving and leaving."""

import errno
import hashlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

import tumbleweed as tw
from tumbleweed.cli import app
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.asking import Command, Unclear, understand
from tumbleweed.cli.terminal.seating import fill_up
from tumbleweed.cli.terminal.table import Table, read_table
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Option
from tumbleweed.core.game import Game
from tumbleweed.games.goat.content import goat_content

ONES = "1\n" * 400
CURTAIN = "Eyes off the screen"
PASS = re.compile(r"Pass the device to (\w+), who presses Enter\.")


@pytest.fixture(autouse=True)
def own_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A plain English terminal of 100 × 32, and a data folder of its own."""
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in {
        "COLUMNS": "100", "LINES": "32", "NO_COLOR": "1", "LANG": "en_US.UTF-8",
        "XDG_DATA_HOME": str(tmp_path / "house"),
    }.items():  # fmt: skip
        monkeypatch.setenv(variable, value)
    monkeypatch.setattr(sys, "platform", "linux")
    return tmp_path / "house" / "tumbleweed"


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", "--pace", "0", *arguments], input=typed)


def lay(path: Path, game: Game, humans: int = 1, lang: str = "en") -> str:
    """Save a table set up by hand: `humans` people first, then bots."""
    names = ["Ana", "Bia", "Caio", "Davi", "Eva"][: game.players]
    bots: list[str | None] = [None if s < humans else "random" for s in range(game.players)]
    files.write(path, Table(game, names, bots, lang).to_json())
    return str(path)


def dealer_game(players: int = 3, **facts: Any) -> Game:
    """Seat 0 deals from a known hand."""
    return tw.at_table("goat", players=players, at="offer", hand=HAND_OF[players], **facts)


HAND_OF = {
    2: ["kid", "widow", "sheriff", "goat"],
    3: ["farmer", "widow", "sheriff", "goat"],
    4: ["kid", "widow", "sheriff", "goat"],
}


def saved(path: Path | str) -> Game:
    return read_table(files.read(Path(path)), None, None).game


def words_in(lang: str) -> Words:
    return Words(dealer_game().ruleset.wording, lang, [])


def answers_of(seat: int, game: Game) -> list[str]:
    assert game.record is not None
    return [entry.key for entry in game.record.entries if entry.seat == seat]


# ---- whole games ----


@pytest.mark.parametrize(
    ("lang", "title", "won"),
    [
        ("en", "The Good, the Bad and the Goat", r"wins with \$|share the win"),
        ("fr", "Le Bon, la Chèvre et le Truand", r"gagne avec|Victoire partagée"),
        ("pt", "O Bom, o Mal e o Bode", r"vence com|Vitória dividida"),
    ],
)
def test_a_whole_game_by_always_answering_one(lang: str, title: str, won: str) -> None:
    outcome = play("--lang", lang, "--seed", "3", typed=ONES)
    assert outcome.exit_code == 0, outcome.output
    assert title in outcome.output
    assert re.search(won, outcome.output)
    assert CURTAIN not in outcome.output


@pytest.mark.parametrize(
    ("players", "rounds", "lang", "columns", "lines"),
    [
        (2, 4, "pt", 100, 32),
        (3, 3, "en", 118, 50),
        (4, 3, "fr", 80, 24),
        (5, 3, "fr", 80, 24),
        (5, 3, "pt", 100, 32),
    ],
)
def test_every_screen_fits_the_terminal(
    players: int,
    rounds: int,
    lang: str,
    columns: int,
    lines: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    arguments = ["--players", str(players), "--seed", "5", "--bots", "random", "--lang", lang]
    outcome = play(*arguments, typed=ONES)
    header = re.compile(rf"^ {words_in(lang).tell('title')[:6]}", re.M)
    screens = [screen for screen in outcome.output.split("\n> ") if header.search(screen)]
    assert len(screens) > 5 * rounds
    for screen in screens:
        drawn = screen[[*header.finditer(screen)][-1].start() :].splitlines()
        assert len(drawn) < lines, screen  # one line is left to type on
        assert max(map(cell_len, drawn)) <= columns, screen


def test_the_language_of_the_environment_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "O Bom, o Mal e o Bode" in play("--seed", "1").output


def test_bots_alone_need_nobody() -> None:
    outcome = play("--humans", "0", "--players", "3", "--seed", "2")
    assert outcome.exit_code == 0
    assert "Round 3 is over." in outcome.output
    assert "> " not in outcome.output


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    runs = {play("--seed", "11", typed="1\n" * 6 + "q\nn\n").output for _ in range(2)}
    assert len(runs) == 1


def test_the_seed_shown_at_the_end_is_the_one_promised_at_the_start() -> None:
    output = play("--humans", "0").output
    promised = re.findall(r"\b[0-9a-f]{64}\b", output)
    seed = re.search(r"The seed was (0x[0-9a-f]+)\.", output)
    assert seed
    assert len(promised) == 2
    proof = hashlib.sha256(int(seed[1], 16).to_bytes(32, "big")).hexdigest()
    assert promised == [proof, proof]
    assert output.index(promised[0]) < output.index("deals first")


def test_a_seed_of_the_end_deals_the_same_cards_again() -> None:
    first = play("--humans", "0").output
    seed = re.search(r"The seed was (0x[0-9a-f]+)\.", first)
    assert seed
    assert play("--humans", "0", "--seed", seed[1]).output == first


# ---- the screen ----


def test_the_screen_tells_the_hand_the_town_and_the_players(tmp_path: Path) -> None:
    game = dealer_game(4, table={"banker": 1}, coins=[2, 5, 2, 2], stock={"ranch": 2})
    output = play("--load", lay(tmp_path / "t.json", game)).output
    for name in HAND_OF[4]:
        assert goat_content().text(name, "en")[:13] in output
    assert re.search(r"Ranch +Cattle ×2", output)
    assert re.search(r"Bank .*Banker ‖B", output)
    assert re.search(r"‖B Bia +\$5", output)
    assert "Your tokens: Bottle ×1 = $2" in output
    assert "Which card do you offer?" in output


def test_accept_and_refuse_stand_alike_and_say_whose_hat_it_takes(tmp_path: Path) -> None:
    game = dealer_game(3)
    game.choose_all(["offer:goat", "to:1", "name:sheriff"])
    path = lay(tmp_path / "t.json", game, humans=2)
    output = play("--load", path, typed="\n").output
    assert re.search(r"1 +Refuse +Ana puts a hat on the card", output)
    assert re.search(r"2 +Accept +you put a hat on the card", output)
    assert "Ana offers you a card" in output
    assert "It is a goat" not in output
    assert "Who could it be?" in output
    assert "Who could it be?" not in play("--load", path, typed="\nw\n").output.split("> ")[-1]


@pytest.mark.parametrize(("claim", "stamp"), [("goat", "[TRUE]"), ("sheriff", "[LIE]")])
def test_the_reveal_shows_claim_and_truth(claim: str, stamp: str, tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    output = play("--load", path, typed=f"offer:goat\nto:1\nname:{claim}\n").output
    told = output.split("It is the Goat.")[1]
    assert stamp in told.split("hands")[0]
    assert "The Goat eats" in told


def test_a_single_answer_is_given_for_the_player_and_said_aloud(tmp_path: Path) -> None:
    """GB-LAST-19: with as many hats as cards left the card must be accepted."""
    game = tw.at_table(
        "goat", players=2, at="assist", dealer=1, hand=["widow", "seller", "gunslinger"],
        deck=["sheriff", "goat"], table={"kid": 0, "banker": 1, "robber": 1, "dancer": 1},
    )  # fmt: skip
    path = lay(tmp_path / "t.json", game)
    asked = play("--load", path, typed="refuse\n" * 3).output.split("> ")
    assert all("Refuse" in each for each in asked[:3])
    assert asked[3].count("Only one answer is possible: Accept") == 2


def test_the_regulars_take_letters_that_nobody_has() -> None:
    assert fill_up(["Ana", "bia"], 4) == ["Ana", "bia", "Mary", "Jesse"]
    assert len(set(fill_up([], 5))) == 5


def test_a_name_in_brackets_is_shown_as_it_is() -> None:
    output = play("--names", "[b]Ana,[/red]", "--humans", "1", "--seed", "2", typed="?\n").output
    assert "[b]Ana (you)" in output
    assert "‖[ [/red]" in output
    assert "s [file]" in output


# ---- answering ----


def options() -> tuple[Option, ...]:
    decision = dealer_game(4).decision
    assert decision is not None
    return decision.options


@pytest.mark.parametrize(
    ("lang", "typed", "key"),
    [
        ("en", "2", "offer:widow"),
        ("en", "offer:goat", "offer:goat"),
        ("en", "Offer the Goat", "offer:goat"),
        ("en", "goat", "offer:goat"),
        ("en", " SHER ", "offer:sheriff"),
        ("fr", "chèvre", "offer:goat"),
        ("fr", "chevre", "offer:goat"),
        ("fr", "proposer la carte V", "offer:widow"),
        ("pt", "viuva", "offer:widow"),
    ],
)
def test_an_option_is_chosen_by_number_key_or_words(lang: str, typed: str, key: str) -> None:
    table = Table(dealer_game(4), ["Ana", "Bia", "Caio", "Davi"], [None] * 4, lang)
    answer = understand(typed, options(), table.words)
    assert isinstance(answer, Option)
    assert answer.key == key


def test_what_fits_several_options_or_none_is_not_guessed() -> None:
    table = Table(dealer_game(4), ["Ana", "Bia", "Caio", "Davi"], [None] * 4, "en")
    several = understand("offer", options(), table.words)
    assert isinstance(several, Unclear)
    assert len(several.fitting) == 4
    for typed in ("", "0", "5", "banker", "xyzzy", "²"):
        assert understand(typed, options(), table.words) == Unclear()


def test_a_whole_name_beats_the_beginning_of_another() -> None:
    game = dealer_game(4)
    game.choose("offer:goat")
    assert game.decision is not None
    table = Table(game, ["Zoe", "Ana", "Anabel", "Davi"], [None] * 4, "en")
    answer = understand("ana", game.decision.options, table.words)
    assert isinstance(answer, Option)
    assert answer.key == "to:1"


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("u", Command("u")),
        ("s my game.json", Command("s", "my game.json")),
        ("R dancer", Command("r", "dancer")),
        ("?", Command("?")),
        ("?rob", Command("?", "rob")),
    ],
)
def test_commands(typed: str, command: Command) -> None:
    table = Table(dealer_game(4), ["Ana", "Bia", "Caio", "Davi"], [None] * 4, "en")
    assert understand(typed, options(), table.words) == command


def test_nonsense_is_answered_and_asked_again(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    output = play("--load", path, typed="xyzzy\noffer\ngoat\n").output
    assert "That is not one of the answers." in output
    assert "That could be any of: Offer the Farmer / Offer the Widow / " in output
    assert "So far: Offer the Goat" in output


# ---- commands ----


def test_undo_goes_back_step_by_step_and_says_when_it_cannot(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    asked = play("--load", path, typed="goat\n1\nu\nu\nu\n").output.split("> ")
    assert "Who do you say it is?" in asked[2]
    assert "Who shall have it?" in asked[3]
    assert re.search(r"So far: Offer the Goat *\n", asked[3])
    assert "Which card do you offer?" in asked[4]
    assert "So far" not in asked[4]
    assert "There is nothing to take back." in asked[5]


def test_undo_goes_past_answers_that_were_given_for_the_player(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(2))
    asked = play("--load", path, typed="goat\nu\n").output.split("> ")
    assert "Only one answer is possible: To Bia" in asked[1]
    assert "Who do you say it is?" in asked[1]
    assert "Which card do you offer?" in asked[2]


def test_undo_is_refused_once_somebody_else_was_asked(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(2), humans=2)
    output = play("--load", path, typed="\n1\n1\n\nu\n").output
    assert "No way back: the last choice was somebody else’s." in output


def test_the_log_the_rules_help_and_why_not(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    typed = "?\n? banker\n? rob:saloon\n? goat\n? xyzzy\nr\nr dancer bottles\nr xyzzy\nl\n"
    answers = play("--load", path, typed=typed).output.split("> ")[1:]
    assert "take back your last choice" in answers[0]
    assert "The Banker is not in the hand." in answers[1]
    assert "GB-DEAL-04" in answers[1]
    assert "That is not what is asked now." in answers[2]
    assert "that answer is possible now" in answers[3]
    assert "No answer is called “xyzzy”." in answers[4]
    assert "GB-DEAL-04" in answers[5]
    assert "GB-CHAR-45" in answers[6]
    assert "No rule speaks of “xyzzy”." in answers[7]
    assert "All that happened" in answers[8]


@pytest.mark.rule("GB-DEAL-26")
def test_the_log_does_not_show_past_hands_again() -> None:
    """The hand is told while it is held; once it is passed on, remembering is the player's."""
    logs = play("--seed", "3", typed="l\n1\n" * 14).output.split("All that happened")[1:]
    logs = [log.split("> ", 1)[0] for log in logs if "Round 3 is over" not in log]
    assert any(re.search(r"Annie draws: \w+", log) for log in logs)
    for log in logs:
        told = re.findall(r"(?:draws|hands on to \w+): .*", log)
        assert len(told) <= 2
        assert not re.search(r"Annie hands on to \w+: ", log)


# ---- passing the device ----


def test_the_curtain_falls_whenever_the_question_passes_to_another_human() -> None:
    arguments = ["--players", "3", "--names", "Ana,Bia", "--humans", "2", "--seed", "8"]
    output = play(*arguments, "--bots", "random", typed=ONES).output
    called = PASS.findall(output)
    assert set(called) == {"Ana", "Bia"}
    assert all(one != other for one, other in pairwise(called))
    assert output.count(CURTAIN) == len(called)


def test_behind_the_curtain_lies_no_card_and_after_it_only_the_own_hand() -> None:
    """Played along in the engine: what each human may see is known at every question."""
    output = play("--players", "2", "--names", "Ana,Bia", "--seed", "8", typed=ONES).output
    curtains = re.split(CURTAIN, output)[1:]
    turns = hands_by_turn(tw.new("goat", players=2, seed=8))
    assert len(curtains) == len(turns)
    for curtain, (seat, hand) in zip(curtains, turns, strict=True):
        hidden, shown = PASS.split(curtain)[0], PASS.split(curtain)[2]
        assert PASS.findall(curtain) == [["Ana", "Bia"][seat]]
        assert not cards_told(hidden)
        assert cards_told(shown) <= hand


def hands_by_turn(game: Game) -> list[tuple[int, set[str]]]:
    """Who is asked something to choose, with the cards they hold meanwhile."""
    turns: list[tuple[int, set[str]]] = []
    while game.decision is not None:
        seat = game.decision.seat
        if len(game.decision.options) > 1:
            if not turns or turns[-1][0] != seat:
                turns.append((seat, set()))
            turns[-1][1].update(game.view(seat)["hand"] or ())
        game.choose(game.decision.options[0])
    return turns


def cards_told(text: str) -> set[str]:
    """The cards a text tells as being in somebody's hand."""
    told = re.findall(r"Offer the (\w+)|Say “(\w+)”|In your hand: (.*)|draws: (.*)\.", text)
    names = ", ".join(part for parts in told for part in parts if part)
    titles = re.findall(r"─ (\w+) ─", text)
    known = {goat_content().name("character", key, "en"): key for key in goat_content_keys()}
    return {known[name] for name in [*names.split(", "), *titles] if name in known}


def goat_content_keys() -> list[str]:
    return [key.removeprefix("offer:") for key in dealer_game().ruleset.catalogue.keys][3:18]


# ---- saving, leaving, going on ----


def last_screen(output: str) -> str:
    """The last screen as it stood before something was typed."""
    return output[output.rindex(" The Good, the Bad and the Goat") :].split("> ", 1)[0]


def test_save_quit_and_resume_stand_at_the_same_question(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    before = play("--seed", "4", typed=f"1\n1\n1\n2\ns {path}\nq\n")
    assert before.exit_code == 0
    assert f"tumbleweed play --load {path}" in before.output
    assert "Save the game first?" not in before.output
    game = saved(path)
    assert len(answers_of(0, game)) >= 4  # typed, and perhaps one that had no alternative
    after = play("--load", str(path), typed="q\nn\n")
    assert after.exit_code == 0
    assert last_screen(after.output) == last_screen(before.output)
    assert saved(path).to_json() == game.to_json()


def test_an_offer_half_made_is_still_there_after_resuming(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    play("--load", path, typed=f"goat\nto:2\ns {path}\nq\n")
    output = play("--load", path).output
    assert "So far: Offer the Goat · To Caio" in output
    assert "Who do you say it is?" in output


def test_a_resumed_game_can_be_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    play("--seed", "4", "--lang", "fr", typed=f"1\n1\n1\n2\ns {path}\nq\n")
    outcome = play("--load", str(path), typed=ONES)
    assert re.search("gagne avec|Victoire partagée", outcome.output)


def test_leaving_offers_to_save(own_house: Path) -> None:
    outcome = play("--seed", "4", typed="1\nq\n\n")
    assert outcome.exit_code == 0
    assert "Save the game first?" in outcome.output
    [path] = own_house.glob("goat-*.json")
    assert str(path) in outcome.output
    assert len(answers_of(0, saved(path))) == 1


def test_leaving_without_saving_leaves_nothing(own_house: Path) -> None:
    assert play("--seed", "4", typed="1\nq\nn\n").exit_code == 0
    assert not own_house.exists()


def test_the_end_of_input_saves_the_game_and_says_where(own_house: Path) -> None:
    outcome = play("--seed", "4", typed="1\n1\n")
    assert outcome.exit_code == 0
    [path] = own_house.glob("goat-*.json")
    assert str(path) in outcome.output
    assert len(answers_of(0, saved(path))) == 2


def test_without_a_data_folder_an_interrupted_game_goes_where_temporary_files_go(
    own_house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_house.parent.write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "spare"))
    outcome = play("--seed", "4", typed="1\n")
    [path] = (tmp_path / "spare").glob("goat-*.json")
    assert f"Saved. To go on later: tumbleweed play --load {path}" in outcome.output
    assert len(answers_of(0, saved(path))) == 1


def test_older_games_are_never_overwritten_by_an_unnamed_save(own_house: Path) -> None:
    for _ in range(3):
        play("--seed", "4")
    assert len(list(own_house.glob("goat-*.json"))) == 3


def test_a_file_that_is_no_saved_game_is_not_overwritten(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, eggs", encoding="utf-8")
    output = play("--seed", "4", typed=f"s {notes}\n1\n").output
    assert "is there already and is no saved game" in output
    assert notes.read_text(encoding="utf-8") == "milk, eggs"
    assert "So far: " in output


def test_a_folder_that_cannot_be_written_is_named_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    output = play("--seed", "4", typed=f"s {tmp_path}/file/game.json\n1\n").output
    assert "Not saved." in output
    assert "File exists" in output
    assert "So far: " in output


def test_a_full_disk_keeps_the_older_save_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "saved.json"
    play("--seed", "4", typed=f"s {path}\nq\n")
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    output = play("--load", str(path), typed=f"1\ns {path}\n1\n").output
    assert "No space left on device" in output
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) in (
        ["saved.json"],
        ["saved.json", "house"],
        ["house", "saved.json"],
    )


def spoil(change: str, text: str) -> str:
    data = json.loads(text)
    if change == "truncated":
        return text[:-40]
    if change == "edited":
        data["game"]["state"]["coins"][0] = 99
    elif change == "other format":
        data["format"] = "chess"
    elif change == "no game":
        del data["game"]
    elif change == "seats":
        data["seats"].pop()
    elif change == "a seat":
        data["seats"][1] = "Bass"
    elif change == "bot":
        data["seats"][1]["bot"] = "os:system"
    elif change == "list":
        data = [data]
    return json.dumps(data)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("truncated", "not JSON"),
        ("edited", "its check does not fit"),
        ("other format", "'chess'"),
        ("no game", "not a saved game"),
        ("seats", "4 are expected"),
        ("a seat", "'Bass' is broken"),
        ("bot", "no bot is called 'os:system'"),
        ("list", "not a saved game"),
    ],
)
def test_a_broken_save_is_refused_by_name(change: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    play("--seed", "4", typed=f"s {path}\nq\n")
    path.write_text(spoil(change, path.read_text(encoding="utf-8")), encoding="utf-8")
    outcome = play("--load", str(path))
    assert outcome.exit_code == 2
    assert str(path) in outcome.output
    assert fault in outcome.output
    assert isinstance(outcome.exception, SystemExit)


def test_a_save_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    noise = tmp_path / "noise.json"
    noise.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "none.json", tmp_path, noise):
        outcome = play("--load", str(path))
        assert outcome.exit_code == 2
        assert isinstance(outcome.exception, SystemExit)


# ---- what is asked for wrongly ----


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--lang", "de"], "no words in 'de'"),
        (["chess"], "no game is called 'chess'"),
        (["--bots", "genius"], "no bot is called 'genius'"),
        (["--players", "6"], "not played by 6 players"),
        (["--players", "2", "--names", "Ana,Bia,Caio"], "3 cannot sit on 2 chairs"),
        (["--players", "2", "--humans", "3"], "3 cannot sit on 2 chairs"),
        (["--names", "Ana,ana"], "two players are called 'Ana'"),
        (["--names", "Ana\x07"], "unprintable"),
        (["--seed", "many"], "'many'"),
        (["--seed", "-1"], "-1 is not a whole number"),
    ],
)
def test_what_cannot_be_is_named(arguments: list[str], fault: str) -> None:
    outcome = play(*arguments)
    assert outcome.exit_code == 2
    assert fault in " ".join(outcome.output.replace("│", " ").split())


# ---- a real terminal ----


class Terminal:
    """`tumbleweed play` behind a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self.main, other = pty.openpty()
        command = [sys.executable, "-m", "tumbleweed", "play", "--pace", "0", *arguments]
        self.process = subprocess.Popen(
            command, stdin=other, stdout=other, stderr=other, close_fds=True, start_new_session=True
        )
        os.close(other)
        self.seen = ""

    def until(self, text: str) -> str:
        """All that was shown up to `text`, which must come."""
        while text not in self.seen:
            ready, _, _ = select.select([self.main], [], [], 20)
            assert ready, f"{text!r} never came: {self.seen[-500:]}"
            try:
                self.seen += os.read(self.main, 65536).decode("utf-8", "replace")
            except OSError:
                break
        shown, _, self.seen = self.seen.partition(text)
        return shown

    def type(self, text: str) -> None:
        os.write(self.main, text.encode())

    def end(self) -> int:
        status = self.process.wait(20)
        os.close(self.main)
        return status


def test_a_stranger_is_asked_how_many_play_and_who_they_are() -> None:
    terminal = Terminal("--seed", "1")
    terminal.until("How many play, 2 to 5, bots included? [4]")
    terminal.type("7\n")
    terminal.until("How many play")
    terminal.type("3\n")
    terminal.until("Your name? [Annie]")
    terminal.type("Zoë\n")
    assert "Zoë" in terminal.until("Round 1")
    terminal.until("> ")
    terminal.type("q\n")
    terminal.until("[Y/n]")
    terminal.type("n\n")
    assert terminal.end() == 0


def test_the_curtain_wipes_the_screen_and_what_was_scrolled_off_it() -> None:
    terminal = Terminal("--seed", "8", "--players", "2", "--names", "Ana,Bia")
    terminal.until("who presses Enter.")
    terminal.type("\n")
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    terminal.type("1\n")
    assert "\x1b[2J\x1b[3J" in terminal.until(CURTAIN)
    terminal.until("who presses Enter.")
    terminal.type("\n")
    assert "\x1b[2J\x1b[3J" in terminal.until("Refuse")
    terminal.type("q\nn\n")
    assert terminal.end() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_saved(number: signal.Signals, own_house: Path) -> None:
    terminal = Terminal("--seed", "1", "--players", "3")
    terminal.until("> ")
    time.sleep(0.5)  # until it waits for the answer
    terminal.process.send_signal(number)
    terminal.until("tumbleweed play --load ")
    assert terminal.end() == 130
    [path] = own_house.glob("goat-*.json")
    assert not saved(path).over
