"""Bots in the terminal: they are people of the cast, who say a word about what happens."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import tumbleweed as tw
from catalogues import Parts, messages
from cli.tables import ONES, lay, play
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.goat.game_screen import SCREEN as GOAT
from tumbleweed.cli.terminal.ink import THEME
from tumbleweed.cli.terminal.session import Run
from tumbleweed.cli.terminal.table import Table, read_table
from tumbleweed.cli.terminal.welcome import seated
from tumbleweed.personas.cast import cast, temper_of
from tumbleweed.personas.voices import Voices
from tumbleweed.personas.words import catalogues

REMARK = re.compile(r"^\S(\w) ([\w ]+?)\s?: [“«]\s?(.+?)\s?[”»]$", re.M)


def spoken(game: str, lang: str, temper: str) -> set[str]:
    """All that bots of a temper can say."""
    found = {k: v for name in catalogues(game, lang) for k, v in messages(lang, name).items()}
    return {"".join(Parts(v).texts) for k, v in found.items() if k.startswith(f"{temper}-")}


def test_bots_without_a_name_are_of_the_cast_and_people_regulars() -> None:
    names = seated(["Silas"], [None, None, "thrifty", "thrifty", "random"], GOAT, "a table")
    assert names[:2] == ["Silas", "Annie"]
    assert set(names[2:]) < set(cast().people)
    assert len({name[0] for name in names}) == 5
    assert seated(["Silas"], [None, *["thrifty"] * 4], GOAT, "another")[1:] != names[2:]


def test_a_bot_keeps_the_name_it_was_given() -> None:
    assert seated(["Ana", "Bia"], [None, "thrifty"], GOAT, "a table") == ["Ana", "Bia"]


@pytest.mark.extended
@pytest.mark.walk
@pytest.mark.parametrize(
    ("game", "lang"),
    [("goat", "en"), ("goat", "fr"), ("goat", "pt"), ("legends", "en"), ("legends", "fr")],
)
def test_what_bots_say_is_read_where_it_happens_in_their_temper(game: str, lang: str) -> None:
    output = play(game, "--lang", lang, "--seed", "3", "--names", "You", typed="1\n" * 25).output
    heard = REMARK.findall(output)
    assert len(heard) > 2
    known = {temper: spoken(game, lang, temper) for temper in {temper_of(n) for _, n, _ in heard}}
    for letter, name, line in heard:
        assert letter == name[0]
        assert line in known[temper_of(name)], line


def test_a_remark_follows_the_event_it_is_about() -> None:
    shown = StringIO()
    console = Console(file=shown, width=200, theme=THEME)
    table = Table(tw.new("goat", 3, 2), ["Ana", "Bia", "Cyd"], ["thrifty"] * 3, "en")
    Run(table, console, 0).play()
    heard = Voices(table.game, table.id, dict(enumerate(table.names))).since(0)
    output = iter(shown.getvalue().splitlines())
    for at in heard:
        before, line = "", next(output)
        while not REMARK.match(line):
            before, line = line, next(output)
        assert table.words.event(table.game.events[at]) in before


@pytest.mark.extended
def test_one_switch_mutes_them() -> None:
    talking = play("--seed", "3", typed=f"v\n{ONES}").output
    before, muted, after = talking.partition("The bots keep quiet.")
    assert muted
    assert REMARK.search(before)
    assert not REMARK.search(after)
    again = play("--seed", "3", typed="v\nv\n" + "1\n" * 25).output.partition("The bots may talk.")[
        2
    ]
    assert REMARK.search(again)
    assert not REMARK.search(play("--seed", "3", "--mute", typed=ONES).output)


def test_a_loaded_table_has_the_same_voices_and_repeats_nothing(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    first = play("--seed", "3", typed=f"1\n1\ns {path}\nq\n").output
    table = read_table(files.read(path), None, None)
    bots = {seat: table.names[seat] for seat in range(1, table.game.players)}
    said = Voices(table.game, table.id, bots).since(0)
    assert [name for _, name, _ in REMARK.findall(first)] == [
        table.names[each["seat"]] for each in said.values()
    ]
    again = play("--load", str(path), typed="q\nn\n").output
    assert not REMARK.search(again)


@pytest.mark.extended
def test_people_alone_hear_nobody(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", tw.new("goat", 2, 3), humans=2)
    assert not REMARK.search(play("--load", path, typed="\n1\n" * 60).output)
