"""Whole games in the terminal, the screen, the commands, and passing the device."""

import hashlib
import re
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len

import tumbleweed as tw
from cli.tables import CURTAIN, HAND_OF, ONES, PASS, dealer_game, lay, play, words_in
from tumbleweed.cli.terminal.goat.game_screen import SCREEN as GOAT
from tumbleweed.cli.terminal.welcome import fill_up
from tumbleweed.core.game import Game
from tumbleweed.games.goat.content import goat_content

# ---- whole games ----


@pytest.mark.extended
@pytest.mark.walk
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


@pytest.mark.walk
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
    assert fill_up(["Ana", "bia"], 4, GOAT) == ["Ana", "bia", "Mary", "Jesse"]
    assert len(set(fill_up([], 5, GOAT))) == 5


def test_a_name_in_brackets_is_shown_as_it_is() -> None:
    output = play("--names", "[b]Ana,[/red]", "--humans", "1", "--seed", "2", typed="?\n").output
    assert "[b]Ana (you)" in output
    assert "‖[ [/red]" in output
    assert "s [file]" in output


# ---- commands ----


def test_undo_goes_back_step_by_step_and_says_when_it_cannot(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    asked = play("--load", path, typed="goat\n1\nu\nu\nu\n").output.split("> ")
    assert "Who do you say it is?" in asked[2]
    assert "Who do you offer it to?" in asked[3]
    assert re.search(r"So far: Offer the Goat *\n", asked[3])
    assert "Which card do you offer?" in asked[4]
    assert "So far" not in asked[4]
    assert "There is nothing to undo." in asked[5]


def test_undo_goes_past_answers_that_were_given_for_the_player(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(2))
    asked = play("--load", path, typed="goat\nu\n").output.split("> ")
    assert "Only one answer is possible: To Bia" in asked[1]
    assert "Who do you say it is?" in asked[1]
    assert "Which card do you offer?" in asked[2]


def test_undo_is_refused_once_somebody_else_was_asked(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(2), humans=2)
    output = play("--load", path, typed="\n1\n1\n\nu\n").output
    assert "Can’t undo: the last choice was somebody else’s." in output


def test_the_log_the_rules_help_and_why_not(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    typed = "?\n? banker\n? rob:saloon\n? goat\n? xyzzy\nr\nr dancer bottles\nr xyzzy\nl\n"
    answers = play("--load", path, typed=typed).output.split("> ")[1:]
    assert "undo your last choice" in answers[0]
    assert "The Banker is not in your hand." in answers[1]
    assert "GB-DEAL-04" in answers[1]
    assert "First choose the card you offer." in answers[2]
    assert "that answer is possible now" in answers[3]
    assert "No answer is called “xyzzy”." in answers[4]
    assert "GB-DEAL-04" in answers[5]
    assert "GB-CHAR-45" in answers[6]
    assert "No rule mentions “xyzzy”." in answers[7]
    assert "All that happened" in answers[8]


@pytest.mark.rule("GB-DEAL-26")
def test_the_log_does_not_show_past_hands_again() -> None:
    """The hand is shown while it is held; after it is passed on, remembering is up to the
    player.
    """
    logs = play("--seed", "3", typed="l\n1\n" * 14).output.split("All that happened")[1:]
    logs = [log.split("> ", 1)[0] for log in logs if "Round 3 is over" not in log]
    assert any(re.search(r"Annie draws: \w+", log) for log in logs)
    for log in logs:
        told = re.findall(r"(?:draws|hands on to [\w ]+): .*", log)
        assert len(told) <= 2
        assert not re.search(r"Annie hands on to [\w ]+: ", log)


# ---- passing the device ----


@pytest.mark.extended
def test_the_curtain_falls_whenever_the_question_passes_to_another_human() -> None:
    arguments = ["--players", "3", "--names", "Ana,Bia", "--humans", "2", "--seed", "8"]
    output = play(*arguments, "--bots", "random", typed=ONES).output
    called = PASS.findall(output)
    assert set(called) == {"Ana", "Bia"}
    assert all(one != other for one, other in pairwise(called))
    assert output.count(CURTAIN) == len(called)


@pytest.mark.extended
def test_behind_the_curtain_lies_no_card_and_after_it_only_the_own_hand() -> None:
    """Replayed in the engine: what each human may see is known at every question."""
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
    """Who is asked with a choice, and the cards they hold meanwhile."""
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
    """The cards that a text shows as being in somebody's hand."""
    told = re.findall(r"Offer the (\w+)|Say “(\w+)”|In your hand: (.*)|draws: (.*)\.", text)
    names = ", ".join(part for parts in told for part in parts if part)
    titles = re.findall(r"─ (\w+) ─", text)
    known = {goat_content().name("character", key, "en"): key for key in goat_content_keys()}
    return {known[name] for name in [*names.split(", "), *titles] if name in known}


def goat_content_keys() -> list[str]:
    return [key.removeprefix("offer:") for key in dealer_game().ruleset.catalogue.keys][3:18]


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
