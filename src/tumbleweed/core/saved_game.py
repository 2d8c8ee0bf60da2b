"""Loading a game saved by `Game.to_json`, with integrity checks."""

from __future__ import annotations

import json
from typing import Any

from tumbleweed.core.content import Content, difference
from tumbleweed.core.errors import BadSave, ReplayMismatch, TumbleweedError
from tumbleweed.core.events import EventLog, read_raw
from tumbleweed.core.frames import Do, Gather, current
from tumbleweed.core.game import Game
from tumbleweed.core.record import read_record, read_setup
from tumbleweed.core.replay import replay
from tumbleweed.core.ruleset import Ruleset, game_info, without_pack
from tumbleweed.core.state import State, fingerprint
from tumbleweed.core.version import SAVE_FORMAT

PARTS = {
    "format", "game", "players", "edition", "variants", "options", "engine", "content",
    "number", "parts", "state", "record", "events",
}  # fmt: skip


def load(data: Any, content: Any = None) -> Game:
    """A game from `Game.to_json()`, as data or text. A broken one is refused with the reason.

    A game of a pack needs its pack: `content` is its path, or the loaded pack.
    """
    whole = _parse(data)
    if whole.get("format") != SAVE_FORMAT:
        raise BadSave(f"not a saved game: format {whole.get('format')!r} is not {SAVE_FORMAT!r}")
    body = {key: value for key, value in whole.items() if key != "check"}
    try:
        fits = whole.get("check") == fingerprint(body)
    except (RecursionError, ValueError) as fault:
        raise BadSave(f"the saved game is not JSON text: {fault}") from None
    if not fits:
        raise BadSave("the saved game was changed or damaged: its check does not fit")
    return _load(body, content)


def _parse(data: Any) -> dict[str, Any]:
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (RecursionError, ValueError) as fault:
            raise BadSave(f"the saved game is truncated or not JSON: {fault}") from None
    if not isinstance(data, dict):
        raise BadSave("a saved game is a JSON object")
    return data


def _load(data: dict[str, Any], content: Any) -> Game:
    if set(data) - {"pack"} != PARTS:
        odd = ", ".join(sorted((set(data) - {"pack"}) ^ PARTS))
        raise BadSave(f"saved game: missing or unknown parts: {odd}")
    if not isinstance(data["engine"], str):
        raise BadSave(f"engine: {data['engine']!r} is not a version")
    if type(data["number"]) is not int:  # True equals 1
        raise BadSave(f"number: {data['number']!r} is not a whole number")
    setup = read_setup(data, content)
    found = without_pack(setup, str(data["content"]))
    if found:
        raise BadSave(f"the game was saved with {found}")
    ruleset = game_info(setup.game).ruleset(setup)
    if not ruleset.content.is_played_as(str(data["content"])):
        found = difference(str(data["content"]), setup.pack, ruleset.content)
        raise BadSave(f"the game was saved with {found}")
    try:
        if data["record"] is None:
            game = _unrecorded(ruleset, data)
        else:
            game = _recorded(data["record"], setup.content)
    except ReplayMismatch as fault:
        raise BadSave(f"saved game: its record does not replay: {fault}") from None
    except TumbleweedError:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as fault:
        raise BadSave(f"saved game: {fault} is missing or broken") from None
    _compare(game.to_json(), data)
    return game


def _recorded(record: Any, content: Content | None) -> Game:
    """The record is the truth: the game is strictly replayed."""
    return replay(read_record(record, content))


def _unrecorded(ruleset: Ruleset, data: dict[str, Any]) -> Game:
    s = ruleset.load(data["state"])
    log = None
    if data["events"] is not None:
        log = EventLog(ruleset.event_kinds)
        log.own.extend(read_raw(ruleset.event_kinds, each) for each in data["events"])
        s.pending_events = []
    _check_question(ruleset, s)
    number, parts = int(data["number"]), [int(part) for part in data["parts"]]
    if min(number, *parts) < 0 or len(parts) != ruleset.setup.players:
        raise BadSave("number or parts: they are not those of a question")
    return Game(ruleset, s, None, log, number, parts)


def _check_question(ruleset: Ruleset, s: State) -> None:
    """The game is at a question, and the sealed answers belong to it."""
    step = current(ruleset.procedures, s) if s.stack else None
    if isinstance(step, Do):
        raise BadSave("frames: the game does not stand at a question")
    for seat, answers in enumerate(s.sealed):
        s.sealed[seat] = []
        for answer in answers:
            if not isinstance(step, Gather) or seat not in step.seats(s):
                raise BadSave(f"sealed: seat {seat} is not asked for sealed answers")
            if step.enough(s, seat) or answer not in step.offer(s, seat):
                raise BadSave(f"sealed: seat {seat} cannot have given these answers")
            s.sealed[seat].append(answer)
    if isinstance(step, Gather) and not step.open_seats(s):
        raise BadSave("sealed: nobody is left to answer")


def _compare(game: dict[str, Any], data: dict[str, Any]) -> None:
    """Whatever the file holds besides its record must follow from the record."""
    follows = sorted(PARTS - {"engine", "content", "record"})
    differing = [key for key in follows if game[key] != data[key]]
    if differing:
        raise BadSave(f"saved game: {', '.join(differing)} does not follow from the rest")
