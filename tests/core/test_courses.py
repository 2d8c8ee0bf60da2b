"""Courses: every lesson is played to its end by every right answer, and faults are named."""

import copy
import tomllib
from typing import Any

import pytest

from catalogues import SOURCE
from tumbleweed.core.course import (
    LEARNER,
    Lesson,
    check_lesson,
    course,
    courses,
    question_of,
    read_course,
)
from tumbleweed.core.course_source import CourseError
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.text import languages

LESSONS = [lesson for name in courses() for lesson in course(name).lessons]
LONGEST = {"text": 190, "hint": 150, "end": 190}  # characters: two lines on a laptop


def source(name: str = "goat") -> Any:
    return tomllib.loads((SOURCE / "lessons" / f"{name}.toml").read_text("utf-8"))


def test_each_game_has_a_course_of_about_ten_minutes() -> None:
    assert {"goat", "legends"} <= set(courses())
    assert 12 <= len(course("legends").lessons) <= 16
    assert 6 <= len(course("goat").lessons) <= 10
    assert {name: course(name).minutes for name in courses()} == {
        "goat": 4,
        "legends": 10,
        "legends+ante-up": 3,
        "legends+blood-money": 3,
    }


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.course}-{lesson.id}")
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    assert check_lesson(lesson) >= 1
    assert any(step.asks for step in lesson.steps)
    assert lesson.due(lesson.begin()) is lesson.steps[0]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.course}-{lesson.id}")
def test_its_sentences_are_short_and_in_every_language(lesson: Lesson) -> None:
    said = [("end", lesson.end)]
    for step in lesson.steps:
        said += [("text", step.text), ("hint", step.hint)] if step.asks else []
    for field, texts in said:
        assert list(texts) == languages(lesson.game)
        assert [text for text in texts.values() if len(text) > LONGEST[field]] == []


def test_what_is_taken_back_is_learned_again() -> None:
    """Lines are counted by seat: a sealed answer of another seat may stay."""
    lesson = course("legends").lesson("poker")
    game = lesson.begin()
    for step in lesson.steps[:5]:
        decision = question_of(game, step.seat)
        assert decision is not None
        game.choose(step.right(decision.keys)[0], step.seat)
    assert lesson.due(game) is lesson.steps[5]
    game.undo(LEARNER, practice=True)
    assert lesson.due(game) is lesson.steps[3]
    game.choose(lesson.expected(game)[0], LEARNER)
    assert lesson.due(game) is lesson.steps[5]


@pytest.mark.parametrize("name", courses())
def test_tips_belong_to_questions_and_events_of_the_game(name: str) -> None:
    ruleset = course(name).lessons[0].begin().ruleset
    for tip in course(name).tips:
        assert [key for key in tip.asked if not ruleset.wording.has(key)] == []
        assert [key for key in tip.told if key not in ruleset.kinds] == []


def test_unknown_courses_and_lessons_are_refused() -> None:
    with pytest.raises(UnknownName, match="no course 'chess'"):
        course("chess")
    with pytest.raises(UnknownName, match="no lesson 'castling'"):
        course("goat").lesson("castling")


# ---- faults ----


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("lesson", 1, "step", 0, "text_pt"), "", "goat.toml: lie: 'text' is missing in 'pt'"),
        (("lesson", 1, "end_fr"), None, "goat.toml: lie: 'end' is missing in 'fr'"),
        (("lesson", 1, "steps"), [], "goat.toml: lie: unknown field 'steps'"),
        (("lesson", 1, "step", 0, "say"), "Hi", "goat.toml: lie: unknown field 'say'"),
        (("lesson", 1, "step", 0, "choose"), [], "goat.toml: lie: a step has no answers"),
        (("lesson", 1, "step", 3, "text"), "Hi", "goat.toml: lie: seat 2 is told something"),
        (("lesson", 1, "position"), None, "goat.toml: lie: 'position' is missing or broken"),
        (("lesson", 1, "id"), "offer", "goat.toml: offer: is there twice"),
        (("names",), "Mae", "goat.toml: 'names' is missing or broken"),
        (("tip",), [{"id": "x"}], "goat.toml: x: has no occasion"),
    ],
)
def test_a_faulty_file_is_named_with_its_lesson(
    path: tuple[Any, ...], value: Any, fault: str
) -> None:
    broken = copy.deepcopy(source())
    place = broken
    for key in path[:-1]:
        place = place[key]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    with pytest.raises(CourseError) as raised:
        read_course("goat", broken)
    assert str(raised.value).startswith(fault)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("step", 2, "choose"), ["name:miner"], "lie: step 3: 'name:miner' is not on offer in"),
        (("step", 3, "seat"), 1, "lie: step 4: seat 1 is not asked, but"),
        (("position", "hand"), ["goat", "goat"], "lie: "),
        (("position", "saddle"), 1, "lie: "),
    ],
)
def test_a_script_that_cannot_be_played_is_named(
    path: tuple[Any, ...], value: Any, fault: str
) -> None:
    broken = copy.deepcopy(source())
    place = broken["lesson"][1]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(CourseError) as raised:
        check_lesson(read_course("goat", broken).lesson("lie"))
    assert str(raised.value).startswith(f"goat.toml: {fault}")


def test_the_script_leaves_no_choice_to_itself_that_is_the_learners() -> None:
    broken = copy.deepcopy(source())
    for field in ("text", "text_fr", "text_pt", "hint", "hint_fr", "hint_pt"):
        del broken["lesson"][1]["step"][0][field]
    with pytest.raises(CourseError, match="step 1: the learner has a choice, but no sentence"):
        check_lesson(read_course("goat", broken).lesson("lie"))
