"""Which choice caused what, and the whole page of played games in words."""

import re

import pytest

import tumbleweed as tw
from catalogues import Parts, messages
from echo.staging import BOTH, echo_about, played, sentences
from tumbleweed.core.text import languages
from tumbleweed.echo.chronicle import entries_of, read
from tumbleweed.echo.newsroom import newsroom_of
from tumbleweed.echo.press import echo_of, edited

WHOLE = [("goat", 1, ()), ("goat", 4, ()), ("legends", 1, ()), ("legends", 2, BOTH)]


def test_events_belong_to_the_choice_that_caused_them() -> None:
    assert entries_of([2, 2, 5, 6]) == [0, 0, 2, 2, 2, 3]


def test_what_was_taken_back_belongs_to_the_choice_made_instead() -> None:
    """Two events at the second choice; the third takes them back, the fourth causes three."""
    assert entries_of([1, 1, 3, 1, 4, 5]) == [0, 4, 4, 4, 5]


@pytest.mark.parametrize(("game", "seed", "modules"), WHOLE)
def test_a_moment_shows_what_is_told_of_it(game: str, seed: int, modules: tuple[str, ...]) -> None:
    """After so many choices the event has happened, and not one choice earlier."""
    over = played(game, seed, 4, modules)
    assert over.record is not None
    chronicle = read(over.record, newsroom_of(game).scores)
    for each in chronicle.happenings:
        before = chronicle.counts[each.entry - 1] if each.entry else 0
        assert before <= each.place < chronicle.counts[each.entry]


@pytest.mark.parametrize(("game", "seed", "modules"), WHOLE)
def test_the_rounds_are_those_of_the_game(game: str, seed: int, modules: tuple[str, ...]) -> None:
    over = played(game, seed, 4, modules)
    echo = echo_about(over)
    numbers = [number for number, _ in echo.rounds]
    assert numbers == list(range(1, over.view()["round"] + 1))
    assert [entry for _, entry in echo.rounds] == sorted({entry for _, entry in echo.rounds})


@pytest.mark.parametrize(("game", "seed", "modules"), WHOLE)
def test_every_story_reads_well(game: str, seed: int, modules: tuple[str, ...]) -> None:
    over = played(game, seed, 4, modules)
    for lang in languages(game):
        for story in echo_about(over).stories:
            title, lines = sentences(over, story, lang)
            assert len(title) <= 60, title
            for said in (title, lines):
                assert said == said.strip()
                assert not re.search(r"\{|None|seat:|[a-z]+:[a-z]|  ", said), said


def test_a_game_that_is_not_over_has_no_page() -> None:
    game = tw.new("goat", players=3, seed=1)
    assert game.record is not None
    assert echo_of(game.record) is None


def test_a_game_without_reporters_has_its_results() -> None:
    """One that nobody has written anything for."""
    newsroom = newsroom_of("another-game")
    over = played("goat", 4)
    assert over.record is not None
    echo = edited(read(over.record, newsroom.scores), newsroom)
    assert {story.place for story in echo.stories} <= {"headline", "turning-point"}
    assert echo.portraits == [None] * over.players
    assert echo.rounds
    assert sentences(over, echo.stories[0], "en")[0]


# ---- the catalogues ----


@pytest.mark.parametrize(("catalogue", "langs"), [
    ("echo", ["fr", "pt"]), ("goat+echo", ["fr", "pt"]), ("legends+echo", ["fr"]),
])  # fmt: skip
def test_every_language_has_the_same_messages(catalogue: str, langs: list[str]) -> None:
    english = messages("en", catalogue)
    for lang in langs:
        other = messages(lang, catalogue)
        assert list(other) == list(english)
        for name in english:
            own, theirs = Parts(english[name]), Parts(other[name])
            assert theirs.variables <= own.variables, (lang, name)
            assert theirs.texts != own.texts, (lang, name)


def test_every_title_has_its_lines() -> None:
    for catalogue in ("echo", "goat+echo", "legends+echo"):
        names = set(messages("en", catalogue))
        titles = {name for name in names if not name.endswith("-text")}
        assert names == titles | {f"{name}-text" for name in titles}
