"""The Man in Black's file: the words of his cards, their check, and their compilation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.reading import values
from tumbleweed.games.legends.reading.board import Entry, Places
from tumbleweed.games.legends.reading.forms import Form, OneOf
from tumbleweed.games.legends.reading.lines import Path
from tumbleweed.games.legends.reading.source import Source

STEPS: dict[str, Form] = {
    "mib_move": Form({"toward": "toward", "up_to": "positive"}),
    "mib_fight": Form(
        {"type": OneOf(ops.BLACK_FIGHTS)},
        {"target": OneOf(ops.BLACK_PREFERS), "else": "black steps"},
    ),
    "mib_gain_lp": Form({"amount": "positive"}),
    "mib_clear": Form(),
    "mib_contribute": Form(),
    "mib_sheriff": Form({"up_to": "positive"}),
    "mib_if": Form(
        {"test": OneOf(ops.BLACK_TESTS), "then": "black steps"},
        {"place": "place", "else": "black steps"},
    ),
}
AT_PLACE = ops.BLACK_TESTS[ops.AT_PLACE]


class BlackSteps:
    """`check` and `check_toward` are checks of the grammar; `report` takes what is wrong."""

    def __init__(
        self,
        places: set[str],
        entry: Callable[[Any, Form, Path], None],
        report: Callable[[Path, str], None],
    ) -> None:
        self._places = places
        self._entry = entry
        self._report = report

    def check(self, steps: Any, path: Path) -> None:
        if not isinstance(steps, list) or not steps:
            self._report(path, f"{steps!r} is no list of steps")
            return
        for number, word in enumerate(steps):
            self._step(word, (*path, number))

    def _step(self, word: Any, path: Path) -> None:
        name = word.get("do") if isinstance(word, dict) else None
        if not isinstance(name, str) or name not in STEPS:
            near = values.hint(name, STEPS)
            self._report(path, f"{name!r} is no step of the Man in Black{near}")
            return
        form = STEPS[name]
        self._entry(word, Form({"do": "text", **form.needs}, form.may), path)
        if name == "mib_if" and ("place" in word) != (word.get("test") == AT_PLACE):
            self._report(path, f"the test {AT_PLACE!r}, and no other, needs a 'place'")

    def check_toward(self, value: Any, path: Path) -> None:
        if value not in ops.BLACK_TARGETS:
            fault = values.known(value, "target or place", [*ops.BLACK_TARGETS, *self._places])
            if fault:
                self._report(path, fault)


def check_start(source: Source, places: Source) -> None:
    """He starts on one space."""
    if not source.sound("meta") or not places.sound("place"):
        return
    start = source.data["meta"]["start_place"]
    if any(each["id"] == start and each["spaces"] != 1 for each in places.entries("place")):
        source.fault(("meta", "start_place"), f"{start!r} has more than one space")


def compile_black(box: Box, places: Places, file: Entry) -> None:
    meta = file["meta"]
    start = places.of([meta["start_place"]])
    box.black = box.players
    box.figures = box.players + int(box.players == ops.DUO)
    box.black_start = next(i for i in range(len(box.board.spaces)) if box.board.at(i, start))
    box.black_money, box.black_nuggets = meta["money"], meta["nuggets"]
    box.black_draws, box.black_discs = meta["fight_cards"], meta["story_discs"]
    box.black_cut = max(0, -meta["opposing_card_shift"])
    levels = file["difficulty"]
    box.difficulties = tuple(level["id"] for level in levels)
    box.difficulty_lp = [level["start_lp"] for level in levels]
    box.difficulty_rests = [int(level["skip_first_round"]) for level in levels]
    box.black_cards = tuple(card["id"] for card in file["card"])
    for card in file["card"]:
        box.black_step.append(len(box.black_code))
        box.black_code += compiled(card["steps"], places)
        box.black_step_end.append(len(box.black_code))


def compiled(steps: list[Entry], places: Places) -> list[int]:
    return [number for word in steps for number in _step(word, places)]


def _step(word: Entry, places: Places) -> list[int]:
    op = ops.BLACK_WORDS.index(word["do"])
    otherwise = compiled(word.get("else", []), places)
    if op == ops.BLACK_MOVE:
        return [op, 5, *_toward(word["toward"], places), word["up_to"]]
    if op == ops.BLACK_FIGHT:
        target = ops.BLACK_PREFERS.index(word.get("target", "leader"))
        kind = ops.BLACK_FIGHTS.index(word["type"])
        return [op, 5, kind, target, len(otherwise), *otherwise]
    if op == ops.BLACK_IF:
        then = [*compiled(word["then"], places), ops.BLACK_SKIP, 3, len(otherwise)]
        test = ops.BLACK_TESTS.index(word["test"])
        return [op, 5, test, _place(word, places), len(then), *then, *otherwise]
    if op == ops.BLACK_GAIN_LP:
        return [op, 3, word["amount"]]
    return [op, 3, word["up_to"]] if op == ops.BLACK_SHERIFF else [op, 2]


def _place(word: Mapping[str, Any], places: Places) -> int:
    return places.of([word["place"]]) if "place" in word else NONE


def _toward(name: str, places: Places) -> list[int]:
    """Whom or what, and the place if it is one."""
    if name in ops.BLACK_TARGETS:
        return [ops.BLACK_TARGETS.index(name), NONE]
    return [ops.TO_PLACE, places.of([name])]
