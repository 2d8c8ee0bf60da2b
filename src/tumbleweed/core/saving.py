"""Loading a game that `Game.to_json` has saved, with a check against damage."""

from __future__ import annotations

import json
from typing import Any

from tumbleweed.core.errors import BadSave, TumbleweedError
from tumbleweed.core.events import EventLog, read_raw
from tumbleweed.core.frames import DO, current
from tumbleweed.core.game import Game
from tumbleweed.core.record import read_record, read_setup
from tumbleweed.core.ruleset import Ruleset, game_info
from tumbleweed.core.state import fingerprint
from tumbleweed.core.version import SAVE_FORMAT


def load(data: str | bytes | dict[str, Any]) -> Game:
    """A game from `Game.to_json()`, or from its text. A broken one is refused, naming the fault."""
    whole = _parse(data)
    if whole.get("format") != SAVE_FORMAT:
        raise BadSave(f"not a saved game: format {whole.get('format')!r} is not {SAVE_FORMAT!r}")
    body = {key: value for key, value in whole.items() if key != "check"}
    if whole.get("check") != fingerprint(body):
        raise BadSave("the saved game was changed or damaged: its check does not fit")
    return _load(body)


def _parse(data: str | bytes | dict[str, Any]) -> dict[str, Any]:
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (UnicodeDecodeError, json.JSONDecodeError) as fault:
            raise BadSave(f"the saved game is truncated or not JSON: {fault}") from None
    if not isinstance(data, dict):
        raise BadSave("a saved game is a JSON object")
    return data


def _load(data: dict[str, Any]) -> Game:
    setup = read_setup(data)
    ruleset = game_info(setup.game).ruleset(setup)
    if data.get("content") != ruleset.content_hash:
        raise BadSave(
            f"the game was saved with content {str(data.get('content'))[:12]}, "
            f"this is {ruleset.content_hash[:12]}"
        )
    try:
        return _game(ruleset, data)
    except TumbleweedError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadSave(f"saved game: {fault} is missing or broken") from None


def _game(ruleset: Ruleset, data: dict[str, Any]) -> Game:
    s = ruleset.load(data["state"])
    record = None if data["record"] is None else read_record(data["record"])
    log = None
    if data["events"] is not None:
        log = EventLog(ruleset.event_kinds)
        log.own.extend(read_raw(ruleset.event_kinds, each) for each in data["events"])
        s.news = []
    if s.stack and current(ruleset.procedures, s).kind == DO:
        raise BadSave("frames: the game does not stand at a question")
    parts = [int(part) for part in data["parts"]]
    return Game(ruleset, s, record, log, int(data["number"]), parts)
