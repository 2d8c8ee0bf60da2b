"""What travels between a server and the shared bots: JSON, of which every part is checked.

Whoever can write to Redis can so make bots think, but runs no code of theirs (as with pickles), and
an answer is taken only if it was on offer.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar

from tumbleweed import bots
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.packed_seat import PackedQuestion, PackedSeat, PackedWorld
from tumbleweed.core.ruleset import all_games
from tumbleweed.server.bot_workers.shared.queue import NUMBER
from tumbleweed.server.bot_workers.worker import Answer, Hint, Question

Asked = Question | PackedSeat  # for a bot's answer, or for a hint
Thought = Answer | Hint
LONGEST: Final = 1_000_000  # characters; a question has some ten thousand
TAKEN: Final = "taken"  # somebody is at it
NONE: Final = "none"  # somebody was, and came to no answer
T = TypeVar("T")


class BrokenMessage(TumbleweedError):
    """It is not as this version writes it."""


# ---- questions ----


def write_question(question: Asked) -> str:
    if isinstance(question, Question):
        return _written({"seat": question.seat, "level": question.level, "seed": question.seed})
    return _written({"seat": question})


def read_question(text: str) -> Asked:
    said = _read(text)
    seat = _seat(said.get("seat"))
    game = _of(str, seat.setup.get("game"))
    if seat.question is None or not seat.question.keys or game not in all_games():
        raise BrokenMessage("a seat that is asked nothing")
    if set(said) == {"seat"}:
        return seat
    if set(said) != {"seat", "level", "seed"}:
        raise BrokenMessage("a question has other parts")
    level = _of(str, said.get("level"))
    if level not in bots.names(game):  # `module:Class` would run whatever the message names
        raise BrokenMessage("a bot that is none of the house")
    return Question(seat, level, _of(int, said.get("seed")))


def _seat(data: Any) -> PackedSeat:
    setup, seat, question, sealed, view, events, world, earlier, answered = _parts(data, 9)
    return PackedSeat(
        _of(dict, setup),
        _of(int, seat),
        None if question is None else _question(question),
        _list(str, sealed),
        _of(dict, view),
        None if events is None else [tuple(_list(int, each)) for each in _list(list, events)],
        None if world is None else _world(world),
        None if earlier is None else _seat(earlier),
        _list(str, answered),
    )


def _question(data: Any) -> PackedQuestion:
    number, part, prompt, args, rule, keys = _parts(data, 6)
    asked = _of(int, number), _of(int, part), _of(str, prompt), _of(dict, args), _of(str, rule)
    return PackedQuestion(*asked, tuple(_list(str, keys)))


def _world(data: Any) -> PackedWorld:
    number, parts, state = _parts(data, 3)
    return PackedWorld(_of(int, number), _list(int, parts), _of(dict, state))


# ---- what is told about them ----


def write_word(number: str, word: Thought | str) -> str:
    if isinstance(word, Answer):
        return _written({"of": number, "key": word.key, "fault": word.fault})
    if isinstance(word, Hint):
        return _written({"of": number, "options": word.options, "fault": word.fault})
    return _written({"of": number, "is": word})


def read_word(text: str) -> tuple[str, Thought | str]:
    """Of which question, and what."""
    said = _read(text)
    number = said.pop("of", None)
    if type(number) is not str or not NUMBER.fullmatch(number):
        raise BrokenMessage("a word about no question")
    return number, _word(said)


def _word(said: dict[str, Any]) -> Thought | str:
    if said in ({"is": TAKEN}, {"is": NONE}):
        return str(said["is"])
    fault = _of(str, said.get("fault"))
    if set(said) == {"key", "fault"}:
        return Answer(_of(str, said["key"]), fault)
    if set(said) == {"options", "fault"}:
        return Hint([_option(each) for each in _list(dict, said["options"])], fault)
    raise BrokenMessage("a word that says nothing")


def _option(data: dict[str, Any]) -> dict[str, Any]:
    if set(data) != {"key", "reasons"}:
        raise BrokenMessage("an option of a hint has other parts")
    _of(str, data["key"])
    for reason in _list(dict, data["reasons"]):
        _of(str, reason.get("message"))
        _of(dict, reason.get("args"))
    return data


def fits(thought: Thought, question: Asked) -> bool:
    """Whether it answers the question with nothing but what was on offer."""
    seat = question.seat if isinstance(question, Question) else question
    assert seat.question is not None
    if isinstance(thought, Answer):
        return isinstance(question, Question) and thought.key in seat.question.keys
    keys = {option["key"] for option in thought.options}
    return isinstance(question, PackedSeat) and keys <= set(seat.question.keys)


# ---- parts ----


def _written(said: dict[str, Any]) -> str:
    return json.dumps(said, separators=(",", ":"))


def _read(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise BrokenMessage("a message that is too long")
    try:
        return _of(dict, json.loads(text))
    except (ValueError, RecursionError):
        raise BrokenMessage("a message that is no JSON") from None


def _parts(data: Any, count: int) -> list[Any]:
    if type(data) is not list or len(data) != count:
        raise BrokenMessage(f"{count} parts are expected")
    return data


def _of(kind: type[T], data: Any) -> T:
    if type(data) is not kind:
        raise BrokenMessage(f"{kind.__name__} is expected")
    return data


def _list(kind: type[T], data: Any) -> list[T]:
    return [_of(kind, each) for each in _of(list, data)]
