"""The Man in Black's file: the words of his cards, their check, and their compilation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumbleweed.games.legends.compiler import values
from tumbleweed.games.legends.compiler.board import Entry, Places
from tumbleweed.games.legends.compiler.lines import Path
from tumbleweed.games.legends.compiler.source import Source
from tumbleweed.games.legends.compiler.words import STEPS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.forms import Form
from tumbleweed.games.legends.vocabulary.writer import Writer

AT_PLACE = terms.MAN_IN_BLACK_TESTS[terms.AT_PLACE]


class ManInBlackSteps:
    """`check` and `check_toward` are checks of the grammar; `report` takes the errors."""

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
        steps = {step.name: step for step in STEPS.all if step.written}
        if not isinstance(name, str) or name not in steps:
            near = values.hint(name, steps)
            self._report(path, f"{name!r} is no step of the Man in Black{near}")
            return
        form = steps[name].form
        self._entry(word, Form({"do": "text", **form.needs}, form.may), path)
        if name == "mib_if" and ("place" in word) != (word.get("test") == AT_PLACE):
            self._report(path, f"the test {AT_PLACE!r}, and no other, needs a 'place'")

    def check_toward(self, value: Any, path: Path) -> None:
        if value not in terms.MAN_IN_BLACK_TARGETS:
            fault = values.known(
                value, "target or place", [*terms.MAN_IN_BLACK_TARGETS, *self._places]
            )
            if fault:
                self._report(path, fault)


def check_start(source: Source, places: Source) -> None:
    """He starts on one space."""
    if not source.sound("meta") or not places.sound("place"):
        return
    start = source.data["meta"]["start_place"]
    if any(each["id"] == start and each["spaces"] != 1 for each in places.entries("place")):
        source.fault(("meta", "start_place"), f"{start!r} has more than one space")


def compile_man_in_black(compiled: Compiled, places: Places, file: Entry) -> None:
    meta = file["meta"]
    start = places.of([meta["start_place"]])
    compiled.black = compiled.players
    compiled.figures = compiled.players + int(compiled.players == terms.DUO)
    compiled.man_in_black_start = next(
        i for i in range(len(compiled.board.spaces)) if compiled.board.at(i, start)
    )
    compiled.man_in_black_money, compiled.man_in_black_nuggets = meta["money"], meta["nuggets"]
    compiled.man_in_black_draws, compiled.man_in_black_discs = (
        meta["fight_cards"],
        meta["story_discs"],
    )
    compiled.man_in_black_cut = max(0, -meta["opposing_card_shift"])
    levels = file["difficulty"]
    compiled.difficulties = tuple(level["id"] for level in levels)
    compiled.difficulty_lp = [level["start_lp"] for level in levels]
    compiled.difficulty_rests = [int(level["skip_first_round"]) for level in levels]
    compiled.man_in_black_cards = tuple(card["id"] for card in file["card"])
    writer = ManInBlackWriter(places)
    for card in file["card"]:
        compiled.man_in_black_step.append(len(compiled.man_in_black_code))
        compiled.man_in_black_code += writer.steps(card["steps"])
        compiled.man_in_black_step_end.append(len(compiled.man_in_black_code))


class ManInBlackWriter(Writer):
    """His steps name places, and other steps."""

    def __init__(self, places: Places) -> None:
        super().__init__()
        self._places = places

    def place(self, word: Entry) -> int:
        return self._places.number(word)

    def steps(self, words: list[Entry]) -> list[int]:
        return [number for word in words for number in STEPS.named(word["do"]).compiled(self, word)]
