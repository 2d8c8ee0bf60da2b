"""A real terminal: strangers, the curtain, interrupts."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.tables import CURTAIN, saved

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


def test_a_stranger_is_asked_what_is_played_how_many_play_and_who_they_are() -> None:
    terminal = Terminal("--seed", "1")
    assert "The Good, the Bad and the Goat" in terminal.until("Which game? [1]")
    terminal.type("\n")
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


def test_who_chooses_western_legends_is_asked_how_long_it_shall_be() -> None:
    terminal = Terminal("--seed", "1")
    assert "2 Western Legends" in terminal.until("Which game? [1]")
    terminal.type("2\n")
    terminal.until("How many play, 2 to 6, bots included? [4]")
    terminal.type("\n")
    assert "2 with goals and legendary tokens" in terminal.until("Which rules? [1]")
    terminal.type("\n")
    assert "2 with Ante Up" in terminal.until("Which expansion? [1]")
    terminal.type("\n")
    terminal.until("15, 20 or 25? [20]")
    terminal.type("30\n")
    terminal.until("15, 20 or 25? [20]")
    terminal.type("15\n")
    terminal.until("Your name? [Ada]")
    terminal.type("Zoë\n")
    assert "to 15 LP" in terminal.until("Who will you be?")
    terminal.type("q\nn\n")
    assert terminal.end() == 0


def test_the_first_game_is_on_the_menu_for_four_and_its_length_is_settled() -> None:
    terminal = Terminal("legends", "--seed", "1")
    terminal.until("How many play, 2 to 6, bots included? [4]")
    terminal.type("4\n")
    assert "3 the first game" in terminal.until("Which rules? [1]")
    terminal.type("3\n")
    terminal.until("Your name? [Ada]")
    terminal.type("\n")
    assert "to 15 LP" in terminal.until("Be Bloody Knife")
    terminal.type("q\nn\n")
    assert terminal.end() == 0


def test_five_are_not_offered_the_first_game() -> None:
    terminal = Terminal("legends", "--seed", "1")
    terminal.until("How many play, 2 to 6, bots included? [4]")
    terminal.type("5\n")
    assert "first game" not in terminal.until("Which rules? [1]")
    terminal.type("3\n")
    terminal.until("Which rules? [1]")
    terminal.type("2\n")
    terminal.until("Which expansion? [1]")
    terminal.type("1\n")
    terminal.until("15, 20 or 25? [20]")
    terminal.type("\n")
    terminal.until("Your name? [Ada]")
    terminal.type("\n")
    terminal.until("Who will you be?")
    terminal.type("q\nn\n")
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
