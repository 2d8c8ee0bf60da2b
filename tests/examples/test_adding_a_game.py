"""docs/adding-a-game.md quotes the example correctly, and its commands work."""

import re
import shlex

import pytest
from typer.testing import CliRunner

from examples.shelf import EXAMPLE, GAME, ROOT
from test_typography import faults
from tumbleweed.cli import app
from tumbleweed.core.frames import Ask
from tumbleweed.core.ruleset import game_info

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^<!-- from (\S+) -->\n```\w*\n(.*?)^```", PAGE, re.M | re.S)
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.M | re.S)
LIMIT = 350
LANGS = ("en", "fr")


@pytest.mark.parametrize(
    ("file", "code"), QUOTED, ids=[f"{n}-{q[0]}" for n, q in enumerate(QUOTED)]
)
def test_every_piece_of_code_stands_in_the_example(file: str, code: str) -> None:
    path = ROOT / file if file.startswith("tests/") else EXAMPLE / file
    assert code in path.read_text(encoding="utf-8")


def test_there_is_no_other_code() -> None:
    assert len(QUOTED) > 10
    assert len(BLOCKS) == len(QUOTED) + 1
    assert [kind for kind, text in BLOCKS if kind == "sh"] == ["sh"]


@pytest.mark.usefixtures("here")
def test_the_commands_exist() -> None:
    (commands,) = [text for kind, text in BLOCKS if kind == "sh"]
    install, *ours = commands.splitlines()
    assert install == f"pip install ./{EXAMPLE.relative_to(ROOT)}"
    for line in ours:
        program, command, *words = shlex.split(line)
        assert program == "tumbleweed"
        if command == "simulate":
            words[words.index("--games") + 1] = "3"
            assert CliRunner().invoke(app, [command, *words]).exit_code == 0
        elif command == "play":
            played = CliRunner().invoke(app, [command, *words, "--pace", "0"], input="q\nn\n")
            assert played.exit_code == 0
        else:
            assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0


def test_what_may_be_brought_is_looked_for_under_these_names() -> None:
    """The table names every optional module that a layer looks up."""
    asked = set()
    for path in (ROOT / "src" / "tumbleweed").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r'optional_module\(game, [\w".]+, "(\w+)"\)', text))
    assert asked == set(re.findall(r"^\|[^|]*\|[^|]*\| `(\w+)\.py` with", PAGE, re.M))


def test_the_example_is_small() -> None:
    lines = [len(path.read_text().splitlines()) for path in EXAMPLE.rglob("*.py")]
    assert 0 < sum(lines) <= LIMIT


def test_it_speaks_of_nothing_that_is_not_there() -> None:
    for path in re.findall(r"`((?:tests|core|games|web/src|src)/[\w/.-]+)`", PAGE):
        inside = ROOT / "src" / "tumbleweed"
        assert any((root / path).exists() for root in (ROOT, inside)), path


@pytest.mark.usefixtures("here")
def test_the_example_has_words_for_all_it_says() -> None:
    ruleset = game_info(GAME).usual_ruleset()
    keys = {option.message.key for option in ruleset.catalogue.options}
    asked = [step for step in ruleset.procedures[0].steps if isinstance(step, Ask)]
    keys |= {f"ask-{step.question.key}" for step in asked}
    for kind in ruleset.event_kinds:
        secret = any(arg.secret for arg in kind.args)
        keys |= {f"event-{kind.key}", *([f"event-{kind.key}-unseen"] if secret else [])}
    source = (EXAMPLE / "liars_dice" / "ruleset.py").read_text(encoding="utf-8")
    keys |= {"title", "about", *re.findall(r'"(why-[a-z-]+)"', source)}
    english, french = (set(re.findall(r"^([a-z][\w-]*) =", words(lang), re.M)) for lang in LANGS)
    assert keys <= english
    assert english == french


def test_its_french_is_set_as_french_is() -> None:
    lines = [line for line in words("fr").splitlines() if not line.startswith("#")]
    assert {line: faults(line) for line in lines if faults(line)} == {}


def words(lang: str) -> str:
    return (EXAMPLE / "liars_dice/locale" / lang / f"{GAME}.ftl").read_text(encoding="utf-8")
