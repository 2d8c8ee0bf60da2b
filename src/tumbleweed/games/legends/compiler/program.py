"""Compiles words into the flat tables of `Compiled`: effects, conditions, triggers and amounts."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.board import Places
from tumbleweed.games.legends.compiler.words import EFFECTS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import counts, layout, terms, triggers
from tumbleweed.games.legends.vocabulary.ante_up.triggers import GAIN_GAMBLER
from tumbleweed.games.legends.vocabulary.blood_money.tales import GAIN_SP
from tumbleweed.games.legends.vocabulary.condition import CONDITIONS
from tumbleweed.games.legends.vocabulary.modifiers import MODIFIERS
from tumbleweed.games.legends.vocabulary.trigger import TRIGGERS
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

Words = list[Entry]
Numbers = dict[str, int]
PARTS = {"all": terms.ALL_OF_IT, "half": terms.HALF, "to_limit": terms.TO_LIMIT}
GAINS_ON = {"gambler": GAIN_GAMBLER, "story": GAIN_SP}  # tracks with an event of their own
SCOPES = {"action": layout.ACTION, "turn": layout.TURN, None: layout.ONCE}


class Program(Writer):
    """Writes words to the end of `code`, `tests`, `triggers` and `mods` of the compiled content."""

    def __init__(self, compiled: Compiled, places: Places, items: Numbers) -> None:
        super().__init__()
        self._compiled = compiled
        self._places = places
        self._items = items  # item ids to their numbers
        self._card = ""  # the card whose words are being written: it gives nodes their names
        self._nodes_of_card = 0

    def of_card(self, name: str) -> None:
        self._card, self._nodes_of_card = name, 0

    # ---- effects ----

    def effects(self, words: Words) -> tuple[int, int]:
        """Writes a list of effects; returns its start and end."""
        start = len(self._compiled.code)
        for word in words:
            EFFECTS.named(word["do"]).write(self, self._compiled.code, word)
        return start, len(self._compiled.code)

    def cost(self, words: Words) -> tuple[int, int]:
        """Effects that are a cost: only usable by a player who can pay it."""
        self.agreed = self.paying = True
        written = self.effects(words)
        self.agreed = self.paying = False
        return written

    def node(self, word_at: int) -> int:
        """A new question of the card."""
        compiled = self._compiled
        self._nodes_of_card += 1
        again = f"-{self._nodes_of_card}" if self._nodes_of_card > 1 else ""
        compiled.nodes = (*compiled.nodes, self._card + again)
        compiled.node_words.append(word_at)
        compiled.node_options.append([])
        return len(compiled.nodes) - 1

    def add_option(self, node: int, start: int, end: int) -> None:
        self._compiled.node_options[node].append((start, end))

    def amount(self, amount: Any) -> int:
        if isinstance(amount, int):
            return amount
        if isinstance(amount, str):
            return PARTS[amount]
        rows = self._compiled.counts
        row = len(rows) // counts.COUNT
        what = counts.NAMES.index(amount["count"])
        rows += [what, amount.get("each", 1), amount.get("max", NONE)]
        return terms.COUNTED - row

    def place(self, word: Entry) -> int:
        return self._places.number(word)

    def item(self, name: str) -> int:
        return self._items[name]

    # ---- conditions ----

    def test(self, words: Entry | Words) -> int:
        """Writes a condition, or a list of them that must all hold; its address."""
        address = len(self._compiled.tests)
        self.inner_test({"is": "all", "tests": words} if isinstance(words, list) else words)
        return address

    def inner_test(self, word: Entry) -> None:
        CONDITIONS.named(word["is"]).write(self, self._compiled.tests, word)

    # ---- triggers ----

    def triggers(self, on: Entry | Words, prolongs: bool = False) -> list[int]:
        """Writes a trigger, or a list (any of them): the number of the first row, and how many."""
        rows = on if isinstance(on, list) else [on]
        first = len(self._compiled.triggers) // layout.TRIGGER
        for word in rows:
            self._compiled.triggers += self._trigger(word, prolongs)
        return [first, len(rows)]

    def _trigger(self, word: Entry, prolongs: bool) -> list[int]:
        trigger = TRIGGERS.named(word["on"])
        if prolongs and trigger is triggers.END_MOVE_ACTION:
            trigger = triggers.EXTEND_MOVE
        if trigger is triggers.GAIN_REPUTATION:
            trigger = GAINS_ON.get(word.get("track", "any"), trigger)
        row = [0] * layout.TRIGGER
        row[layout.T_EVENT] = trigger.number
        row[layout.T_AT_LEAST] = word.get("at_least", 0)
        row[layout.T_SCOPE] = SCOPES[word.get("in_one") or word.get("within")]
        row[layout.T_PLACE] = self._places.number(word)
        row[layout.T_OWN_TURN] = int(word.get("own_turn", False))
        row[layout.T_FIRST] = int("first" in word)
        row[layout.T_ROLE] = row[layout.T_DETAIL] = row[layout.T_DETAIL_2] = NONE
        for detail in trigger.details:
            detail.fill(self, row, word)
        return row

    # ---- modifiers ----

    def modifier(self, word: Entry, origin: list[int], when: int) -> None:
        """Writes the row of a modifier that works on the mat."""
        record = MODIFIERS.named(word["mod"])
        self._compiled.mods += [record.number, *origin, when, *record.columns(self, word)]
