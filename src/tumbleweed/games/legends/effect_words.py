"""What a list of effects does, told from its compiled words: "take 1 wound, then gain $50"."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any, Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.box import Box

Say = Callable[[str, dict[str, Any]], str]  # a message and its arguments
Name = Callable[[str, str], str]  # kind, id

# Who hears it: the player whom the card calls "you", the player it is done to, or the neighbour
# who plays the NPC. A choice of the opponent's has to be told to the opponent.
OWNER: Final = 0
VICTIM: Final = 1
NEIGHBOUR: Final = 2

# What is gained and lost, for the words with an amount.
GOODS: Final = (
    "money", "money", "lp", "lp", "marshal", "wanted", "wanted", "cards", "cards", "nuggets",
    "nuggets", "wounds", "wounds", "reputation", "actions",
)  # fmt: skip
HAVE: Final = {
    ops.HAS_MONEY: "money", ops.HAS_NUGGETS: "nuggets", ops.HAS_CARDS: "cards",
    ops.HAS_WOUNDS: "wounds", ops.HAS_LP: "lp",
}  # fmt: skip
BUYING: Final = ("do-buy-item", "do-buy-item-new", "do-buy-item-upgrade")  # as in ops.MODES


class EffectWords:
    """One box, one language, one listener."""

    def __init__(self, box: Box, say: Say, name: Name, listener: int = OWNER) -> None:
        self._box = box
        self._say = say
        self._name = name
        self._listener = listener

    def effects(self, at: int, end: int) -> str:
        parts = []
        while at < end:
            parts.append(self.effect(at))
            at += self._box.code[at + 1]
        if not parts:
            return self._say("do-nothing", {})
        listed = self._joined("do-and", parts[: len(parts) - 1] or parts)
        return self._joined("do-then", [listed, *parts[1:][-1:]])

    def effect(self, at: int) -> str:
        op = self._box.code[at]
        if op <= ops.GAIN_ACTIONS:
            return self._simple(at)
        if op <= ops.IF or op == ops.DEMAND:
            return self._nested(at)
        key, args = self._own(at)
        return self._say(key, args)

    def _joined(self, key: str, parts: list[str]) -> str:
        return reduce(lambda one, two: self._say(key, {"one": one, "two": two}), parts)

    # ---- gains and losses ----

    def _simple(self, at: int) -> str:
        op, _, amount, who, test, flag = self._box.code[at : at + 6]
        key = _key("do", ops.EFFECTS[op])
        if op == ops.DISCARD_CARDS and flag:
            key = "do-discard-at-random"
        what = self._much(GOODS[op], amount)
        return self._say(key, {**self._subject(ops.SUBJECTS[who], test), "what": what})

    def _subject(self, who: str, test: int = NONE) -> dict[str, str]:
        """Whom it hits, as this listener sees it."""
        if self._listener == OWNER and who == "self":
            return {"who": "you", "subject": ""}
        if self._listener == VICTIM and who in ("opponent", "chosen_player", "that_player"):
            return {"who": "you", "subject": ""}
        owner = "other_player" if self._listener == VICTIM else "fighter"
        subject = self._say(_key("who", owner if who == "self" else who), {})
        if test != NONE:
            subject = self._say("who-such", {"subject": subject, "test": self.condition(test)})
        return {"who": "somebody", "subject": subject}

    def _much(self, good: str, amount: int) -> str:
        if amount <= ops.COUNTED:
            return self._counted(good, ops.COUNTED - amount)
        words = {ops.ALL_OF_IT: "all", ops.HALF: "half"}
        return self._say(f"much-{good}", {"amount": words.get(amount, amount)})

    def _counted(self, good: str, row: int) -> str:
        what, each, most = self._box.counts[row * 3 : row * 3 + 3]
        args = {
            "what": self._much(good, each),
            "each": self._say(_key("count", ops.COUNTS[what]), {}),
        }
        if most == NONE:
            return self._say("much-per", args)
        return self._say("much-per-at-most", {**args, "most": self._much(good, most)})

    # ---- words with words inside ----

    def _nested(self, at: int) -> str:
        code = self._box.code
        op, end = code[at], at + code[at + 1]
        if op == ops.IF:
            return self._if(at)
        if op == ops.MAY:
            return self._say("do-may", {"effects": self.effects(at + 4, end)})
        if op == ops.PAY:
            return self._say("do-may-pay", {"times": code[at + 2], "deal": self.deal(at)})
        first, count = (at + 5, code[at + 4]) if op == ops.CHOOSE else (at + 6, code[at + 5])
        options = self._options(first, count)
        if op == ops.CHOOSE:
            return self._say("do-choose", {"options": options})
        subject = self._subject(ops.SUBJECTS[code[at + 2]], code[at + 3])
        return self._say("do-demand", {**subject, "options": options})

    def _if(self, at: int) -> str:
        code = self._box.code
        start = at + 4
        middle, end = start + code[at + 3], at + code[at + 1]
        args = {"test": self.condition(code[at + 2]), "then": self.effects(start, middle)}
        if middle == end:
            return self._say("do-if", args)
        return self._say("do-if-else", {**args, "else": self.effects(middle, end)})

    def deal(self, at: int) -> str:
        """A `pay`, once: its cost and what it brings."""
        code = self._box.code
        middle = at + 5 + code[at + 4]
        cost, gain = self.effects(at + 5, middle), self.effects(middle, at + code[at + 1])
        return self._say("do-pay", {"cost": cost, "effects": gain})

    def _options(self, at: int, count: int) -> str:
        """Each option stands behind its length."""
        parts = []
        for _ in range(count):
            length = self._box.code[at]
            parts.append(self.effects(at + 1, at + 1 + length))
            at += 1 + length
        return self._joined("do-or", parts)

    # ---- words of their own ----

    def _own(self, at: int) -> tuple[str, dict[str, Any]]:
        """The message and its arguments."""
        code = self._box.code
        op, more = code[at], code[at + 2 : at + code[at + 1]]
        key = _key("do", ops.EFFECTS[op])
        if op in (ops.ROLL_DICE, ops.REROLL_DICE, ops.MOVE_SHERIFF, ops.MOVE_SELF):
            return key, {"count": more[0]}
        if op == ops.PLACE_SELF:
            return key, self._place(more[0])
        if op == ops.RECOVER_CARD:
            return key, {"what": self._much("cards", more[0])}
        if op == ops.PEEK:
            what = ops.PEEKS[more[0]].replace("_", "-")
            return f"do-peek-{what}", {"count": more[1]}
        if op == ops.CHANGE_VALUE:
            change = "lower" if more[1] < 0 else "raise"
            return f"do-{change}-{ops.TARGETS[more[0]]}", {"by": abs(more[1])}
        if op == ops.STEAL:
            return self._steal(ops.STEALS[more[0]], more[1])
        if op == ops.BUY_ITEM:
            return BUYING[more[2]], {"discount": more[0], "kind": self._kind(more[1], 1)}
        if op == ops.GAIN_CATTLE and more[0] != NONE:
            return "do-gain-cattle-of", {"ranch": self._name("ranch", ops.COLORS[more[0]])}
        return key, {}

    def _steal(self, what: str, amount: int) -> tuple[str, dict[str, Any]]:
        """From the player of whom it is demanded, who may be the listener."""
        args = {**self._subject("that_player"), "what": self._much(what, amount)}
        return ("do-hand-over" if args["who"] == "you" else "do-steal"), args

    def _place(self, place: int) -> dict[str, Any]:
        """By its name, and by its id for places that need words of their own."""
        spot = self._box.board.places[place]
        return {"place": self._name("place", spot), "spot": spot}

    def _kind(self, kind: int, count: int) -> str:
        name = "any" if kind == NONE else ops.ITEM_KINDS[kind]
        return self._say(f"kind-{name}", {"count": count})

    # ---- conditions ----

    def condition(self, at: int) -> str:
        tests = self._box.tests
        op, end = tests[at], at + tests[at + 1]
        key = _key("is", ops.CONDITIONS[op])
        if op in (ops.ANY, ops.EVERY):
            return self._joined(key, self._conditions(at + 2, end))
        if op == ops.NOT:
            return self._say(key, {"test": self.condition(at + 2)})
        if op in HAVE:
            return self._range(HAVE[op], tests[at + 2], tests[at + 3])
        return self._say(key, self._test_args(op, tests[at + 2 : end]))

    def _conditions(self, at: int, end: int) -> list[str]:
        parts = []
        while at < end:
            parts.append(self.condition(at))
            at += self._box.tests[at + 1]
        return parts

    def _range(self, good: str, least: int, most: int) -> str:
        args = {"least": self._much(good, least)}
        if most == ops.NO_LIMIT:
            return self._say("is-at-least", args)
        args["most"] = self._much(good, most)
        return self._say("is-between" if least else "is-at-most", args)

    def _test_args(self, op: int, more: list[int]) -> dict[str, Any]:
        if op in (ops.IS_MARSHAL, ops.IS_WANTED):
            return {"least": more[0]}
        if op == ops.IS_AT:
            return self._place(more[0])
        if op == ops.HAS_ITEM:
            return {"what": self._possession(more[0], more[1], more[2], more[3])}
        if op == ops.FIGHT_AGAINST:
            foes = [foe for i, foe in enumerate(ops.FOES) if more[0] >> i & 1]
            return {"foes": self._joined("do-or", [self._say(f"foe-{foe}", {}) for foe in foes])}
        if op == ops.FIGHT_ROLE:
            return {"role": ops.ROLES[more[0]]}
        return {}

    def _possession(self, item: int, kind: int, upgraded: int, at_least: int) -> str:
        if item == NONE:
            what = self._kind(kind, at_least)
        else:
            what = self._name("item", self._box.items[item])
        return self._say("upgraded-kind", {"what": what}) if upgraded else what


def asking_word(box: Box, node: int) -> int:
    """The address of the word that asks a question of a card: shortly before its first option."""
    start = box.node_options[node][0][0]
    for at in range(start - 4, -1, -1):
        if _asks(box.code, at, node, start):
            return at
    raise AssertionError(f"nothing asks question {node}")


def _asks(code: list[int], at: int, node: int, start: int) -> bool:
    op = code[at]
    if op == ops.DEMAND:
        return code[at + 4] == node and at + 7 == start
    if code[at + 3] != node:
        return False
    if op == ops.PAY:
        return at + 5 + code[at + 4] == start
    return (op == ops.CHOOSE and at + 6 == start) or (op == ops.MAY and at + 4 == start)


def listener_of(box: Box, at: int) -> int:
    """Who is asked by the word at that address."""
    op, by = box.code[at], box.code[at + 2]
    if op == ops.DEMAND or (op == ops.CHOOSE and by == ops.BY_OTHER):
        return VICTIM
    return NEIGHBOUR if op == ops.MAY and by == ops.BY_OTHER else OWNER


def _key(prefix: str, word: str) -> str:
    return f"{prefix}-{word.replace('_', '-')}"
