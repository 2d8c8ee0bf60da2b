"""The texts of notices: complete in every language, and without secrets in public."""

import ast
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from catalogues import SOURCE, Parts, messages
from server.tables_at_hand import GOAT, LEGENDS
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Game
from tumbleweed.core.text import LANGUAGES
from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.notices.words import (
    LONGEST,
    line,
    notice_of,
    plain,
    say,
    shortened,
    trial_notice,
)
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions

NARROW = "\u202f"
URL = "https://play.example"
NAMES = ("Ana", "Bia", "Caio")


# ---- the catalogues ----


@pytest.mark.parametrize("lang", ["fr", "pt"])
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    english, other = messages("en", "notices"), messages(lang, "notices")
    assert list(english) == list(other)
    for name, message in english.items():
        assert Parts(message).variables == Parts(other[name]).variables, name
        assert Parts(message).texts != Parts(other[name]).texts, f"{name} is left in English"


def test_french_marks_stand_off_by_a_narrow_space_that_holds() -> None:
    for name, message in messages("fr", "notices").items():
        for text in Parts(message).texts:
            assert not re.search(rf"(?<!{NARROW})[:;!?»]", text), name
            assert not re.search(rf"«(?!{NARROW})", text), name
            assert "'" not in text, name


def said() -> set[str]:
    """The keys the code uses; a channel or a kind completes some."""
    found: set[str] = set()
    kinds, ways = ("turn", "over", "rematch", "invited"), ("push", "mail", "webhook")
    for part in ("server/notices", "server/api/notices.py"):
        place = SOURCE / part
        for path in [place] if place.is_file() else place.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                args = [a.value for a in node.args if isinstance(a, ast.Constant)]
                if node.func.id == "NotSent":
                    found.add(f"fault-{args[0]!s}")
                elif node.func.id == "say":
                    found |= {str(arg) for arg in args} - set(LANGUAGES)
    found |= {f"{what}-{kind}" for what in ("title", "public") for kind in kinds}
    found |= {"fault-too-slow", "fault-worker-lost"}
    return found | {f"sent-{way}" for way in ways} | {"body-rematch", "body-invited"}


def test_every_key_has_words_and_no_word_is_idle() -> None:
    assert said() == set(messages("en", "notices"))


def test_a_key_without_words_is_named() -> None:
    with pytest.raises(UnknownName, match="no message 'nonsense'"):
        say("en", "nonsense")
    with pytest.raises(UnknownName, match="title-turn"):
        say("en", "title-turn")


def test_an_unknown_language_is_told_in_english() -> None:
    assert say("xx", "off-button") == "Turn them off"


# ---- notices ----


def live_of(options: dict[str, Any], game: Game) -> LiveTable:
    agreed = TableOptions(**options)
    row, seats = lifecycle.new_table(agreed, None)
    named = [replace(seat, name=NAMES[seat.seat], kind="human") for seat in seats]
    return LiveTable(replace(row, status="playing"), named, [], [], agreed, game)


def new_game(options: dict[str, Any], seed: int) -> Game:
    agreed = TableOptions(**options).setup
    return tw.new(agreed.game, agreed.players, seed, **agreed.options)


@pytest.mark.parametrize("options", [GOAT, LEGENDS])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_questions_of_a_game_make_a_notice_that_reads_well(
    options: dict[str, Any], lang: str
) -> None:
    luck, game = Random(2), new_game(options, 2)
    for _ in range(150):
        if game.over:
            break
        seat = game.asked[0]
        live = live_of(options, game)
        duty = Duty("turn", live.id, seat, "", 0.0)
        notice = notice_of(live, duty, lang, URL)
        for text in (notice.title, notice.body, notice.public["text"]):
            assert text.strip() == text
            for trace in ("{", "}", "None", "  ", "seat:", "character:", " .", "()"):
                assert trace not in text, text
        assert live.seats[seat].name in notice.public["text"]
        game.choose(luck.choice(game.seat(seat).decision.keys), seat)  # type: ignore[union-attr]  # asked


@pytest.mark.parametrize("options", [GOAT, LEGENDS])
def test_the_public_part_is_the_same_whatever_the_asked_player_holds(
    options: dict[str, Any],
) -> None:
    """Another player's view of the same table, in which all they cannot know is redealt."""
    luck, game, compared = Random(4), new_game(options, 4), 0
    for step in range(200):
        if game.over:
            break
        seat = game.asked[0]
        other = game.redeal((seat + 1) % 3, step)
        live = live_of(options, game)
        duty = Duty("turn", live.id, seat, "", 0.0)
        public = notice_of(live, duty, "en", URL).public
        live.game = other
        assert notice_of(live, duty, "en", URL).public == public
        compared += 1
        game.choose(luck.choice(game.seat(seat).decision.keys), seat)  # type: ignore[union-attr]  # asked
    assert compared > 50


@pytest.mark.parametrize(("winners", "status", "expected"), [
    ([1], "over", "The Good, the Bad and the Goat with Bia, Caio. The game is over. Bia wins."),
    ([0, 2], "over", "The win is shared: Ana, Caio."),
    ([], "over", "No player has won."),
    ([], "ended", "The table was closed without a result."),
])  # fmt: skip
def test_the_end_in_words(winners: list[int], status: str, expected: str) -> None:
    live = live_of(GOAT, new_game(GOAT, 1))
    live.row = replace(live.row, status=status, result={"winners": winners})
    notice = notice_of(live, Duty("over", live.id, 0, "", 0.0), "en", URL)
    assert notice.body.endswith(expected)


def test_a_table_where_nobody_sits_yet_has_no_company() -> None:
    live = live_of(GOAT, new_game(GOAT, 1))
    live.seats = [replace(seat, name="") for seat in live.seats]
    duty = Duty("invited", live.id, None, "person", 0.0)
    notice = notice_of(live, duty, "fr", URL, "Ana")
    expected = "Le Bon, la Chèvre et le Truand. Ana aimerait jouer avec vous."
    assert notice.body == expected


def test_notices_of_a_table_take_each_others_place() -> None:
    """On a lock screen the newest question of a table is the one that counts."""
    game = new_game(GOAT, 1)
    live, seat = live_of(GOAT, game), game.asked[0]
    first = notice_of(live, Duty("turn", live.id, seat, "a", 0.0), "en", URL)
    second = notice_of(live, Duty("turn", live.id, seat, "b", 0.0), "en", URL)
    assert first.topic == second.topic
    assert first.id != second.id
    assert trial_notice("en", "Ana", URL).topic != first.topic


def test_texts_fit_on_one_line() -> None:
    assert line("a\r\nb\x00c\u2028d\u202ee  f") == "a b c de f"
    assert line(f"Fin{NARROW}: oui") == f"Fin{NARROW}: oui"
    assert plain("<@U1> *x* `y`") == "U1 x y"
    assert shortened("x" * 1000) == "x" * (LONGEST - 1) + "…"
