"""`tumbleweed learn`: every course by its script and by wrong tries; back, skip, leave, resume."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from tumbleweed.cli import app
from tumbleweed.core.course import Lesson, course, courses, question_of


def learn(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["learn", "--pace", "0", *arguments], input=typed)


def flat(text: str) -> str:
    """Without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def script(lesson: Lesson, wrongly: bool = False) -> list[str]:
    """What the learner types: the right keys, each after a possible wrong one if there is any."""
    game, typed = lesson.begin(), []
    for step in lesson.steps:
        asked = question_of(game, step.seat)
        assert asked is not None
        right = step.right(asked.keys)
        if step.asks and len(asked.keys) > 1:
            typed += [key for key in asked.keys if wrongly and key not in right][:1]
            typed.append(right[0])
        game.choose(right[0], step.seat)
    return typed


def sentences(lesson: Lesson, lang: str) -> list[str]:
    return [step.text[lang] for step in lesson.steps if step.asks] + [lesson.end[lang]]


@pytest.mark.parametrize("name", courses())
def test_a_course_is_played_to_its_end(name: str) -> None:
    """At every question with a wrong try first, which is answered and changes nothing."""
    lessons = course(name).lessons
    typed = [line for lesson in lessons for line in [*script(lesson, wrongly=True), ""]]
    outcome = learn(name, typed="\n".join(typed))
    assert outcome.exit_code == 0, outcome.output[-600:]
    said = flat(outcome.output)
    for number, lesson in enumerate(lessons, 1):
        assert f"Lesson {number} of {len(lessons)}" in said
        assert [text for text in sentences(lesson, "en") if flat(text) not in said] == []
    assert "That was the last lesson" in said
    assert learn().output.count("✓") == len(lessons)


def test_another_answer_is_told_why_not_now() -> None:
    wrong = course("legends").lesson("aim").steps[0]
    said = flat(learn("legends", typed="work\n").output)
    assert wrong.hint["en"] in said
    assert "Not now" in said


def test_an_impossible_answer_is_told_the_rule() -> None:
    said = flat(learn("legends", typed="deposit\n").output)
    assert "WL-" in said
    assert "That is not one of the answers" in said


def test_it_is_left_and_resumed_at_the_same_step() -> None:
    steps = [step for step in course("goat").lesson("offer").steps if step.asks]
    left = learn("goat", typed="offer:kid\nq\n")
    assert "tumbleweed learn goat" in left.output
    again = flat(learn("goat", typed="q\n").output)
    assert steps[0].text["en"] not in again
    assert steps[1].text["en"] in again


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    assert learn("goat", typed="offer:kid\n").exit_code == 0
    assert "Clementine" in flat(learn("goat").output)


def test_a_step_is_taken_back() -> None:
    first = next(step for step in course("goat").lesson("offer").steps if step.asks)
    said = flat(learn("goat", typed="offer:kid\nu\n").output)
    assert said.count(first.text["en"]) == 2  # asked anew
    assert "There is nothing to undo." in learn("goat", "--lesson", "offer", typed="u\n").output


def test_a_lesson_is_skipped_and_the_next_one_is_gone_on_with() -> None:
    assert "Lesson 2 of 8" in learn("goat", typed="n\n").output
    again = learn("goat").output
    assert "Lesson 2 of 8" in again
    assert "Lesson 1 of 8" not in again
    assert "✓" not in learn().output


@pytest.mark.parametrize("lesson", ["refuse", "3"])
def test_any_lesson_can_be_begun(lesson: str) -> None:
    assert "Lesson 3 of 8" in learn("goat", "--lesson", lesson).output


def test_a_course_of_an_expansion_is_found_by_its_own_name() -> None:
    assert course("legends+ante-up").lessons[0].title["en"] in learn("ante-up").output


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["chess"], "no course 'chess'"),
        (["goat", "--lesson", "castling"], "no lesson 'castling'"),
        (["goat", "--lesson", "99"], "has 8 lessons"),
        (["legends", "--lang", "pt"], "does not speak 'pt'"),
    ],
)
def test_what_is_not_taught_is_refused(arguments: list[str], fault: str) -> None:
    outcome = learn(*arguments)
    assert outcome.exit_code == 2
    assert fault in flat(outcome.output)


@pytest.mark.parametrize(
    ("name", "lang"), [("legends", "fr"), ("goat", "fr"), ("goat", "pt"), ("blood-money", "fr")]
)
def test_it_speaks_the_readers_language(name: str, lang: str) -> None:
    found = course(name if name in courses() else f"legends+{name}").lessons[0]
    typed = "\n".join([*script(found), "q"])
    said = flat(learn(name, "--lang", lang, typed=typed).output)
    assert [text for text in sentences(found, lang) if flat(text) not in said] == []


def test_help_names_the_commands_of_lessons() -> None:
    said = learn("goat", typed="?\ns\n").output
    assert "skip to the next lesson" in said
    assert "save the game" not in said
    assert "nothing to save" in said


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (100, 32), (118, 50)])
def test_screens_with_their_sentence_fit_the_terminal(
    monkeypatch: pytest.MonkeyPatch, columns: int, lines: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    for lesson in course("legends").lessons:
        said = learn("legends", "--lesson", lesson.id).output
        begun = said.index("\n Western Legends ") + 1
        drawn = said[begun : said.index("\n> ")].splitlines()
        assert len(drawn) < lines, lesson.id  # one line is left to type on
        assert max(map(cell_len, drawn)) <= columns


def test_a_broken_file_of_what_was_learned_counts_as_nothing(own_house: Path) -> None:
    own_house.mkdir(parents=True)
    for text in ("{", '{"format": "x"}', '{"format": "tumbleweed-learned-1", "courses": 3}'):
        (own_house / "learned.json").write_text(text, "utf-8")
        assert "Lesson 1 of 8" in learn("goat").output
    odd = {"goat": {"done": 3, "lesson": "castling", "answers": None}, "legends": 1}
    kept = {"format": "tumbleweed-learned-1", "courses": odd}
    (own_house / "learned.json").write_text(json.dumps(kept), "utf-8")
    assert "Lesson 1 of 8" in learn("goat").output


def test_answers_of_an_older_version_lead_as_far_as_they_can(own_house: Path) -> None:
    old = {"done": [], "lesson": "offer", "answers": ["offer:kid", "to:9"]}
    own_house.mkdir(parents=True)
    kept = {"format": "tumbleweed-learned-1", "courses": {"goat": old}}
    (own_house / "learned.json").write_text(json.dumps(kept), "utf-8")
    steps = [step for step in course("goat").lesson("offer").steps if step.asks]
    assert steps[1].text["en"] in flat(learn("goat").output)


def test_where_nothing_can_be_written_lessons_go_on(own_house: Path) -> None:
    own_house.parent.write_text("no folder", "utf-8")
    outcome = learn("goat", typed="\n".join([*script(course("goat").lessons[0]), "q"]))
    assert outcome.exit_code == 0
    assert course("goat").lessons[0].end["en"][:40] in flat(outcome.output)
