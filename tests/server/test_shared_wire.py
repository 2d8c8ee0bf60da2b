"""What travels to and from shared bots: nothing is lost, and nothing broken is taken in."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.server.bot_workers import worker
from tumbleweed.server.bot_workers.shared import wire
from tumbleweed.server.bot_workers.shared.queue import new_number
from tumbleweed.server.bot_workers.shared.wire import (
    BrokenMessage,
    fits,
    read_question,
    read_word,
    write_question,
    write_word,
)
from tumbleweed.server.bot_workers.worker import Answer, Hint, Question

SEED = 2**255 + 3
NUMBER = new_number()
SET_UPS: list[tuple[str, dict[str, Any]]] = [
    ("goat", {}),
    ("legends", {}),
    ("legends", {"modules": ["ante-up", "blood-money"]}),
]


def games() -> Iterator[tw.Game]:
    """Games of every kind, at each of their first questions."""
    for name, options in SET_UPS:
        game = tw.new(name, 3, seed=7, **options)
        for _ in range(120):
            if game.asked:
                yield game
                seat = game.asked[0]
                game.choose(worker.answer(worker.question(game, seat, "random", 1)).key, seat)


@pytest.mark.extended
def test_a_question_comes_as_it_was_sent() -> None:
    count = 0
    for game in games():
        seat = game.asked[0]
        for asked in (
            worker.question(game, seat, "random", SEED),
            worker.question(game, seat, "thrifty", SEED),
            worker.advised(game, seat),
        ):
            read = read_question(write_question(asked))
            assert read == asked
            assert repr(read) == repr(asked)  # no list where a tuple was, nothing in another order
            count += 1
    assert count > 600


@pytest.mark.parametrize(
    "word",
    [
        wire.TAKEN,
        wire.NONE,
        Answer("offer:goat"),
        Answer("pass", "KeyError at choose:3"),
        Hint([{"key": "pass", "reasons": [{"message": "told", "args": {"n": 1}, "rule": "R"}]}]),
        Hint([], "no world"),
    ],
)
def test_a_word_comes_as_it_was_sent(word: wire.Thought | str) -> None:
    assert read_word(write_word(NUMBER, word)) == (NUMBER, word)


def asked() -> Question:
    game = tw.new("goat", 3, seed=1)
    return worker.question(game, game.asked[0], "thrifty", 1)


def spoiled(data: Any) -> Iterator[Any]:
    """The same with one part of it missing, of another kind, or with one more."""
    others: tuple[Any, ...] = (None, True, -1, 1.5, "x", [], {}, [[]], {"x": 1})
    for instead in others:
        if instead != data:
            yield instead
    if isinstance(data, dict):
        yield {**data, "more": 1}
        for key in data:
            yield {other: data[other] for other in data if other != key}
            yield from ({**data, key: each} for each in spoiled(data[key]))
    if isinstance(data, list):
        yield [*data, 1]
        for at in range(len(data)):
            yield data[:at] + data[at + 1 :]
            yield from ([*data[:at], each, *data[at + 1 :]] for each in spoiled(data[at]))


def test_a_spoiled_question_is_refused_or_answered_as_it_is() -> None:
    """Nothing but what is refused goes wrong when it is read; what is read can be sent again."""
    refused = 0
    for data in spoiled(json.loads(write_question(asked()))):
        text = json.dumps(data)
        try:
            read = read_question(text)
        except BrokenMessage:
            refused += 1
        else:
            assert read_question(write_question(read)) == read
    assert refused > 300


def test_a_spoiled_word_is_refused() -> None:
    words: list[wire.Thought | str]
    words = [wire.TAKEN, Answer("a"), Hint([{"key": "a", "reasons": []}])]
    for word in words:
        for data in spoiled(json.loads(write_word(NUMBER, word))):
            try:
                _, read = read_word(json.dumps(data))
            except BrokenMessage:
                continue
            assert type(read) is type(word)


@pytest.mark.parametrize(
    "text",
    ["", "no JSON", "[]", "null", "[" * 100_000, "9" * 100_000, '"' + "x" * wire.LONGEST + '"'],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    for read in (read_question, read_word):
        with pytest.raises(BrokenMessage):
            read(text)


@pytest.mark.parametrize("level", ["os:system", "tumbleweed.bots.thrifty:ThriftyBot", "", "master"])
def test_nothing_but_a_bot_of_the_house_is_run(level: str) -> None:
    with pytest.raises(BrokenMessage, match="none of the house"):
        read_question(write_question(asked()._replace(level=level)))


@pytest.mark.parametrize("game", ["chess", "os", ""])
def test_no_other_game_is_played(game: str) -> None:
    seat = asked().seat
    seat = seat._replace(setup={**seat.setup, "game": game})
    with pytest.raises(BrokenMessage):
        read_question(write_question(asked()._replace(seat=seat)))


def test_only_what_was_on_offer_is_an_answer() -> None:
    question = asked()
    on_offer = question.default
    assert fits(Answer(on_offer), question)
    assert not fits(Answer("offer:everything"), question)
    assert fits(Hint([{"key": on_offer, "reasons": []}]), question.seat)
    assert not fits(Hint([{"key": "offer:everything", "reasons": []}]), question.seat)
    assert not fits(Answer(on_offer), question.seat)
    assert not fits(Hint([]), question)
