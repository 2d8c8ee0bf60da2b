"""`tumbleweed content`: checking a pack, and where the cards come from."""

import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tumbleweed.cli import app
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.compiler.word_tables import HEADS, word_table
from tumbleweed.games.legends.compiler.words import (
    CONDITIONS,
    EFFECTS,
    MODIFIERS,
    STEPS,
    TRIGGERS,
)

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-card.md").read_text(encoding="utf-8")
SHIPPED = Path(str(files("tumbleweed") / "games" / "legends" / "content"))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def content(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["content", *arguments])


def test_the_games_own_files_are_sound() -> None:
    result = content("check", str(SHIPPED))
    assert result.exit_code == 0
    assert result.output == (
        "sound: 52 poker cards, 54 items, 12 characters, 13 fight cards, 40 stories, "
        f"16 cattle tokens, 65 spaces, hash {legends_content().hash}\n"
    )


def test_every_fault_of_a_pack_is_told_with_file_and_line(pack: Path) -> None:
    text = (SHIPPED / "dice.toml").read_text(encoding="utf-8")
    text = text.replace("amount = 10", "amount = 15").replace("reroll = true", "reroll = 1")
    (pack / "dice.toml").write_text(text, encoding="utf-8")
    result = content("check", str(pack))
    line = text.splitlines().index("reroll = 1") + 1
    assert result.exit_code == 1
    told = result.output.splitlines()
    assert len(told) == 3  # long lines are not broken
    assert f"dice.toml:{line}: gold-dust: reroll: 1 is neither true nor false" in told
    assert sum("$15 is not a multiple of $10" in each for each in told) == 2


def test_a_single_file_can_be_checked(pack: Path) -> None:
    file = pack / "dice.toml"
    file.write_text("[meta", encoding="utf-8")
    result = content("check", str(file))
    assert result.exit_code == 1
    assert result.output.startswith("dice.toml:1: ")
    assert content("check", str(SHIPPED / "dice.toml")).exit_code == 0


def test_a_path_that_is_not_there_is_no_pack(pack: Path) -> None:
    assert content("check", str(pack / "nothing")).exit_code == 2


def test_sources_counts_what_is_ours() -> None:
    result = content("sources")
    assert result.exit_code == 0
    rows = [row.split() for row in result.output.replace("│", " ").splitlines()]
    assert ["stories", "story", "1", "0", "0", "39", "40"] in rows
    assert ["poker", "card", "7", "10", "0", "35", "52"] in rows
    assert ["ante-up/characters", "character", "0", "0", "8", "0", "8"] in rows
    counts = [[int(each) for each in row[-5:]] for row in rows if row and row[-1].isdigit()]
    *each, whole = counts
    assert whole == [sum(column) for column in zip(*each, strict=True)]


def test_sources_of_a_faulty_pack_are_not_counted(pack: Path) -> None:
    (pack / "dice.toml").write_text("", encoding="utf-8")
    result = content("sources", str(pack))
    assert result.exit_code == 1
    assert "dice.toml:1: the file is empty" in result.output


# ---- a pack to start from ----


def test_a_file_is_copied_as_it_is(pack: Path) -> None:
    folder = pack / "new" / "folder"
    result = content("copy", "stories", str(folder))
    assert result.exit_code == 0
    assert result.output == f"wrote {folder / 'stories.toml'}\n"
    assert (folder / "stories.toml").read_bytes() == (SHIPPED / "stories.toml").read_bytes()


def test_a_file_of_a_module_is_copied_into_its_folder_and_checked(pack: Path) -> None:
    assert content("copy", "ante-up/events", str(pack)).exit_code == 0
    file = pack / "ante-up" / "events.toml"
    text = (SHIPPED / "ante-up" / "events.toml").read_text(encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
    assert content("check", str(pack)).exit_code == 0
    file.write_text(text.replace("stops = 2", "stops = -2"), encoding="utf-8")
    result = content("check", str(pack))
    line = next(n for n, each in enumerate(text.splitlines(), 1) if "stops = 2" in each)
    assert result.exit_code == 1
    assert result.output.startswith(f"ante-up/events.toml:{line}: full-steam-ahead: ")


def test_a_copy_overwrites_nothing(pack: Path) -> None:
    (pack / "dice.toml").write_text("mine", encoding="utf-8")
    assert content("copy", "dice", str(pack)).exit_code == 2
    assert (pack / "dice.toml").read_text(encoding="utf-8") == "mine"
    assert content("copy", "storys", str(pack)).exit_code == 2


# ---- the page about it ----


def test_the_examples_of_the_page_are_sound(pack: Path) -> None:
    """Each corrects an entry of the game."""
    examples = re.findall(r"^```toml\n(.*?)^```", PAGE, re.M | re.S)
    for file, example in zip(("poker", "stories"), examples, strict=True):
        (pack / f"{file}.toml").write_text(example, encoding="utf-8")
    result = content("check", str(pack))
    assert result.exit_code == 0, result.output
    assert result.output.startswith("sound: 52 poker cards")
    assert "40 stories" in result.output


@pytest.mark.parametrize("table", HEADS)
def test_the_page_has_every_word_as_its_record_tells_it(table: str) -> None:
    """tools/card_words.py writes the tables."""
    assert f"<!-- words: {table} -->\n{word_table(table)}<!-- end of words -->" in PAGE
    assert word_table(table) in content("words").output


def test_every_record_has_its_row() -> None:
    named = {table: re.findall(r"^\| `(\w+)` ", word_table(table), re.M) for table in HEADS}
    assert len(named["do"]) == len(EFFECTS.all)
    assert len(named["is"]) == len(CONDITIONS.all)
    assert len(named["mod"]) == len(MODIFIERS.all)
    # these have no name in files
    unwritten = {"extend_move", "printed", "gain_gambler", "gain_sp", "end_here"}
    assert {trigger.name for trigger in TRIGGERS.all} - set(named["on"]) == unwritten
    assert len(named["on"]) == len(TRIGGERS.all) - len(unwritten)
    assert len(named["mib"]) == len(STEPS.all) - 1  # nor has a step over others


def test_the_commands_of_the_page_work(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(pack)
    (commands,) = re.findall(r"^```sh\n(.*?)^```", PAGE, re.M | re.S)
    for line in commands.splitlines():
        program, *arguments = shlex.split(line)
        assert program == "tumbleweed"
        assert CliRunner().invoke(app, arguments).exit_code == 0, line


def test_a_file_of_a_module_is_copied_into_its_folder(tmp_path: Path) -> None:
    outcome = CliRunner().invoke(app, ["content", "copy", "ante-up/events", str(tmp_path / "p")])
    assert outcome.exit_code == 0, outcome.output
    copied = (tmp_path / "p" / "ante-up" / "events.toml").read_text(encoding="utf-8")
    assert 'file = "ante-up/events"' in copied
