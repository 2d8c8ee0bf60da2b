"""The Man in Black's file: what is wrong in it is said, and his words are compiled as written."""

from pathlib import Path

import pytest

from games.legends.word_numbers import step
from tumbleweed.core.errors import ContentError
from tumbleweed.games.legends.compiler.content import legends_content, load_content
from tumbleweed.games.legends.compiler.shipped import SHIPPED
from tumbleweed.games.legends.vocabulary import terms

NAME = "man-in-black.toml"
SHADOW = '{ do = "mib_move", toward = "leader", up_to = 5 },'
PLACE = '{ do = "mib_if", test = "at_place", place = "bank", then'


def shipped() -> str:
    return (SHIPPED / NAME).read_text(encoding="utf-8")


def faults(folder: Path, old: str, new: str) -> str:
    text = shipped()
    assert old in text
    (folder / NAME).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_content(folder)
    return str(caught.value)


@pytest.mark.parametrize(("old", "new", "fault"), [
    (SHADOW, '{ do = "mib_ride", toward = "leader", up_to = 5 },', "no step of the Man in Black"),
    (SHADOW, '{ do = "gain_lp", amount = 1 },', "'gain_lp' is no step of the Man in Black"),
    (SHADOW, "5,", "None is no step of the Man in Black"),
    (SHADOW, '{ do = "mib_move", toward = "leader" },', "'up_to' is missing"),
    (SHADOW, '{ do = "mib_move", toward = "leader", up_to = 0 },', "not a whole number from 1"),
    (SHADOW, '{ do = "mib_move", toward = "leeder", up_to = 5 },', "did you mean 'leader'?"),
    (SHADOW, '{ do = "mib_move", toward = "bankk", up_to = 5 },', "did you mean 'bank'?"),
    (SHADOW, '{ do = "mib_move", toward = "leader", up_to = 5, who = "self" },', "unknown key"),
    (PLACE, '{ do = "mib_if", test = "at_place", then', "needs a 'place'"),
    (PLACE, '{ do = "mib_if", test = "behind", place = "bank", then', "needs a 'place'"),
    ('type = "rob"', 'type = "arrest"', "'arrest' is not known here; one of: duel, rob"),
    ('type = "rob", target = "richest"', 'type = "rob", target = "bandit"', "not known here"),
    ('else = [ { do = "mib_gain_lp", amount = 1 } ]', "else = []", "[] is no list of steps"),
    ('else = [ { do = "mib_gain_lp", amount = 1 } ]', "else = [ { } ]", "is no step"),
    ('id = "hard"', 'id = "harder"', "'harder' is not known here"),
    ('id = "hard"', 'id = "standard"', "the id 'standard' is taken already"),
    ('start_place = "rail-station"', 'start_place = "nowhere"', "no single place 'nowhere'"),
    ("money = 120", "money = 125", "not a multiple of $10"),
    ("opposing_card_shift = -1", "opposing_card_shift = 0", "0 changes nothing"),
    ('id = "cold-eyes"', 'id = "poker-2-clubs"', "is taken already"),
    ('id = "cold-eyes"', 'id = "Cold Eyes"', "is no id"),
])  # fmt: skip
def test_what_is_wrong_is_said(tmp_path: Path, old: str, new: str, fault: str) -> None:
    found = faults(tmp_path, old, new)
    assert fault in found
    assert found.startswith(f"{NAME}:")


def test_the_line_of_a_fault_is_named(tmp_path: Path) -> None:
    line = shipped().splitlines().index(f"  {SHADOW}") + 1
    found = faults(tmp_path, SHADOW, '{ do = "mib_ride" },')
    assert found.startswith(f"{NAME}:{line}: shadow-on-the-trail: ")


def test_he_needs_a_card(tmp_path: Path) -> None:
    text = shipped()
    found = faults(tmp_path, text, text[: text.index("[[card]]")])
    assert "the table 'card' is missing" in found


def test_a_start_on_several_spaces_is_refused(tmp_path: Path) -> None:
    fault = faults(tmp_path, 'start_place = "rail-station"', 'start_place = "saloon-darkrock"')
    assert "more than one space" in fault or "no single place" in fault


def test_his_words_are_compiled_as_written() -> None:
    """Black Withdrawal: five toward the Bank; there two points, elsewhere one."""
    compiled = legends_content().compiled("revised", 2, 20)
    bank = compiled.board.places.index("bank")
    card = compiled.man_in_black_cards.index("black-withdrawal")
    code = slice(compiled.man_in_black_step[card], compiled.man_in_black_step_end[card])
    assert compiled.man_in_black_code[code] == [
        step("mib_move"), 5, terms.TO_PLACE, bank, 5,
        step("mib_if"), 5, terms.AT_PLACE, bank, 6,
        step("mib_gain_lp"), 3, 2, step("mib_skip"), 3, 3,
        step("mib_gain_lp"), 3, 1,
    ]  # fmt: skip


def test_a_pack_changes_what_he_does(tmp_path: Path) -> None:
    text = shipped().replace("up_to = 5", "up_to = 2", 1).replace("start_lp = 3", "start_lp = 7")
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    compiled = load_content(tmp_path).compiled("revised", 2, 20)
    assert compiled.man_in_black_code[4] == 2
    assert compiled.difficulty_lp == [0, 0, 7]
    assert load_content(tmp_path).hash != legends_content().hash
