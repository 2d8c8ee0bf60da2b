"""Compiles words into the flat tables of the box: effects, conditions, triggers and amounts."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.reading.board import Entry, Places

Words = list[Entry]
Numbers = dict[str, int]
CHOSEN = (ops.CHOOSE, ops.MAY, ops.PAY)


class Program:
    """Writes words to the end of `box.code`, `box.tests` and `box.triggers`."""

    def __init__(self, box: Box, places: Places, items: Numbers) -> None:
        self._box = box
        self._places = places
        self._items = items  # item ids to their numbers
        self._card = ""  # whose words are being written: it gives nodes their names
        self._nodes_of_card = 0
        self.refusable = ops.NOBODY  # who may refuse the Wanted points that the words give
        self.agreed = False  # whether the words run only for who could pay what they take

    def of_card(self, name: str) -> None:
        self._card, self._nodes_of_card = name, 0

    # ---- effects ----

    def effects(self, words: Words) -> tuple[int, int]:
        """Writes a list of effects; where it starts and ends."""
        start = len(self._box.code)
        for word in words:
            self._effect(word)
        return start, len(self._box.code)

    def cost(self, words: Words) -> tuple[int, int]:
        """Effects that are a price: what has them is used only by who can pay it."""
        self.agreed = True
        written = self.effects(words)
        self.agreed = False
        return written

    def _effect(self, word: Entry) -> None:
        code = self._box.code
        op = ops.EFFECTS.index(word["do"])
        start = len(code)
        code += [op, 0]
        refusable, agreed = self.refusable, self.agreed
        self.agreed = agreed or op in (ops.CHOOSE, ops.DEMAND, ops.MAY)
        if op in CHOSEN:  # who takes it has agreed to it
            self.refusable = min(refusable, ops.OTHERS)
        if op <= ops.GAIN_ACTIONS:
            code += self._simple(word)
        elif op in (ops.CHOOSE, ops.DEMAND):
            self._options(word, op)
        elif op == ops.MAY:
            node = self._node()
            code += [_by(word), node]
            self._box.node_options[node].append(self.effects(word["effects"]))
        elif op == ops.PAY:
            self._pay(word)
        elif op == ops.IF:
            code.append(self.test(word["test"]))
            self._measured(word["then"])
            self.effects(word.get("else", []))
        else:
            code += self._own_layout(op, word)
        code[start + 1] = len(code) - start
        self.refusable, self.agreed = refusable, agreed

    def _simple(self, word: Entry) -> list[int]:
        return [
            self.amount(word["amount"]),
            _who(word),
            self._filter(word),
            self._flag(word),
        ]

    def _flag(self, word: Entry) -> int:
        if word["do"] == "gain_wanted":
            return self.refusable
        if word["do"] == "lose_nuggets":
            return int(self.agreed)
        return int(word.get("how") == "random" or word.get("cancellable") is False)

    def _own_layout(self, op: int, word: Entry) -> list[int]:
        if op in (ops.ROLL_DICE, ops.REROLL_DICE):
            return [word["count"]]
        if op == ops.MOVE_SHERIFF:
            return [word["up_to"]]
        if op == ops.MOVE_SELF:
            return [word["up_to"], int(word.get("extends_action", False))]
        if op in (ops.PLACE_SELF, ops.RETIRE_BANDIT):
            return [self._places.number(word)]
        if op == ops.PEEK:
            return [ops.PEEKS.index(word["what"]), self.amount(word["amount"]), _who(word)]
        if op == ops.CHANGE_VALUE:
            return [ops.TARGETS.index(word["target"]), word["by"]]
        if op == ops.STEAL:
            chosen_by = int(word.get("chosen_by") == "victim")
            what = ops.STEALS.index(word["what"])
            return [what, self.amount(word["amount"]), _who(word), chosen_by]
        if op == ops.RECOVER_CARD:
            return [self.amount(word["amount"])]
        if op == ops.BUY_ITEM:
            kind = _index(ops.ITEM_KINDS, word.get("item_kind"))
            return [word.get("discount", 0), kind, ops.MODES.index(word.get("mode", "any"))]
        if op == ops.GAIN_CATTLE:
            return [_index(ops.COLORS, word.get("color"))]
        return []  # cancel_wounds and its like: the word says it all

    def _options(self, word: Entry, op: int) -> None:
        code = self._box.code
        node = self._node()
        code += [_who(word), self._filter(word)] if op == ops.DEMAND else [_by(word)]
        code += [node, len(word["options"])]
        for option in word["options"]:
            self._box.node_options[node].append(self._measured(option))

    def _pay(self, word: Entry) -> None:
        node = self._node()
        self._box.code += [word.get("times", 1), node]
        self.agreed = True
        self._measured(word["cost"])
        self.agreed = False
        self._box.node_options[node].append(self.effects(word["effects"]))

    def _node(self) -> int:
        """A new question of the card."""
        self._nodes_of_card += 1
        again = f"-{self._nodes_of_card}" if self._nodes_of_card > 1 else ""
        self._box.nodes = (*self._box.nodes, self._card + again)
        self._box.node_options.append([])
        return len(self._box.nodes) - 1

    def _measured(self, words: Words) -> tuple[int, int]:
        """A list of effects behind its own length."""
        code = self._box.code
        place = len(code)
        code.append(0)
        start, end = self.effects(words)
        code[place] = end - start
        return start, end

    def _filter(self, word: Entry) -> int:
        return self.test(word["filter"]) if "filter" in word else NONE

    def amount(self, amount: Any) -> int:
        if isinstance(amount, int):
            return amount
        if isinstance(amount, str):
            return {"all": ops.ALL_OF_IT, "half": ops.HALF}[amount]
        counts = self._box.counts
        row = len(counts) // 3
        what = ops.COUNTS.index(amount["count"])
        counts += [what, amount.get("each", 1), amount.get("max", NONE)]
        return ops.COUNTED - row

    # ---- conditions ----

    def test(self, words: Entry | Words) -> int:
        """Writes a condition, or a list of them that must all hold; its address."""
        address = len(self._box.tests)
        self._condition({"is": "all", "tests": words} if isinstance(words, list) else words)
        return address

    def _condition(self, word: Entry) -> None:
        tests = self._box.tests
        op = ops.CONDITIONS.index(word["is"])
        start = len(tests)
        tests += [op, 0, *self._test_details(op, word)]
        for inner in [word["test"]] if op == ops.NOT else word.get("tests", []):
            self._condition(inner)
        tests[start + 1] = len(tests) - start

    def _test_details(self, op: int, word: Entry) -> list[int]:
        if op in (ops.IS_MARSHAL, ops.IS_WANTED):
            return [word.get("at_least", 1)]
        if ops.HAS_MONEY <= op <= ops.HAS_LP:
            return [word.get("at_least", 0), word.get("at_most", ops.NO_LIMIT)]
        if op == ops.IS_AT:
            return [self._places.number(word)]
        if op == ops.HAS_ITEM:
            item = self._items[word["item"]] if "item" in word else NONE
            kind = _index(ops.ITEM_KINDS, word.get("item_kind"))
            return [item, kind, int(word.get("upgraded", False)), word.get("at_least", 1)]
        if op == ops.FIGHT_AGAINST:
            return [mask(ops.FOES, word["against"])]
        if op == ops.FIGHT_ROLE:
            return [ops.ROLES.index(word["role"])]
        return []

    # ---- triggers ----

    def triggers(self, on: Entry | Words, prolongs: bool = False) -> list[int]:
        """Writes a trigger, or a list (any of them): the number of the first row, and how many."""
        rows = on if isinstance(on, list) else [on]
        first = len(self._box.triggers) // ops.TRIGGER
        for word in rows:
            self._box.triggers += self._trigger(word, prolongs)
        return [first, len(rows)]

    def _trigger(self, word: Entry, prolongs: bool) -> list[int]:
        event = ops.TRIGGERS.index(word["on"])
        row = [NONE] * ops.TRIGGER
        row[ops.T_EVENT] = ops.ON_EXTEND_MOVE if prolongs and event == ops.ON_END_MOVE else event
        row[ops.T_AT_LEAST] = word["space"] if "space" in word else word.get("at_least", 0)
        row[ops.T_SCOPE] = _scope(word)
        row[ops.T_AGAINST] = mask(ops.FOES, word.get("against", []))
        row[ops.T_TYPES] = mask(ops.FIGHT_TYPES, word.get("type", []))
        row[ops.T_ROLE] = _index(ops.ROLES, word.get("role"))
        row[ops.T_PLACE] = self._places.number(word)
        row[ops.T_OWN_TURN] = int(word.get("own_turn", False))
        row[ops.T_FIRST] = int("first" in word)
        for column, key, names in DETAILS.get(word["on"], ()):
            row[column] = _index(names, word.get(key))
        if "item" in word:
            row[ops.T_DETAIL_2] = self._items[word["item"]]
        if "max_rank" in word:
            row[ops.T_DETAIL] = word["max_rank"]
        return row


# What a trigger's T_DETAIL and T_DETAIL_2 hold: the parameter, and the names it numbers.
_POKER = ((ops.T_DETAIL, "role", ops.POKER_ROLES), (ops.T_DETAIL_2, "hand", ops.HANDS))
DETAILS: dict[str, tuple[tuple[int, str, tuple[str, ...]], ...]] = {
    "gain_reputation": ((ops.T_DETAIL, "track", ops.TRACKS),),
    "reach_space": ((ops.T_DETAIL, "track", (*ops.TRACKS, "lp")),),
    "end_move_action": ((ops.T_DETAIL, "with", ops.COMPANY),),
    "deliver_cattle": ((ops.T_DETAIL, "how", ops.DELIVERIES),),
    "play_poker": _POKER,
    "win_poker": _POKER,
    "lose_poker": _POKER,
    "use_card": (
        (ops.T_DETAIL, "card_kind", ops.KINDS),
        (ops.T_DETAIL_2, "card_source", ops.SOURCES),
    ),
    "lose_wounds": ((ops.T_DETAIL, "by", ops.HEALERS),),
    "discard_this": ((ops.T_DETAIL, "cause", ("not_played",)),),
    "buy_item": ((ops.T_DETAIL, "item_kind", ops.ITEM_KINDS),),
    "upgrade_item": ((ops.T_DETAIL, "item_kind", ops.ITEM_KINDS),),
}


def mask(names: tuple[str, ...], chosen: list[str]) -> int:
    return sum(1 << names.index(name) for name in set(chosen))


def _scope(word: Entry) -> int:
    span = word.get("in_one") or word.get("within")
    return {"action": ops.ACTION, "turn": ops.TURN, None: ops.ONCE}[span]


def _index(names: tuple[str, ...], name: str | None) -> int:
    """The number of a name; NONE where none is given, and for `any` and `either`."""
    return names.index(name) if name in names else NONE


def _who(word: Entry) -> int:
    return ops.SUBJECTS.index(word.get("who", "self"))


def _by(word: Entry) -> int:
    return ops.BY_SELF if word.get("by", "self") == "self" else ops.BY_OTHER
