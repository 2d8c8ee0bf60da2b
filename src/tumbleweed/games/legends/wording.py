"""The words of the game: names from the content, interface words from the Fluent catalogue, and
what a list of effects does, told from its compiled words."""

from __future__ import annotations

from functools import cache
from typing import Any

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.state import NONE
from tumbleweed.core.text import Wording
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.content import Content

# Kinds of things that have no entry in the content, but a message `<kind>-<id>`.
IN_CATALOGUE = ("side", "ranch", "track", "fight", "source", "delivery", "hand")
CONTENT_KINDS = {"fight-card": "fight"}
CHOOSING_KINDS = ("story", "face", "fight", "item", "character")


class LegendsWording(Wording):
    """Names of everything an option, event or prompt may speak of."""

    def __init__(self, content: Content, box: Box) -> None:
        super().__init__("legends", self.name_of)
        self.content = content
        self.box = box

    def name_of(self, kind: str, name: str, lang: str) -> str:
        if kind in IN_CATALOGUE:
            return self.say(f"{kind}-{name}", {}, lang)
        if kind == "effects":
            node, option = name.split(".")
            start, end = self.box.node_options[int(node)][int(option)]
            return self.effects(start, end, lang)
        if kind == "node":
            return self.node_name(name, lang)
        return self.content.name(CONTENT_KINDS.get(kind, kind), name, lang)

    def node_name(self, node: str, lang: str) -> str:
        """The card a choice stands on."""
        for name in (node, node.rsplit("-", 1)[0]):
            for kind in CHOOSING_KINDS:
                if self.content.has(kind, name):
                    return self.content.name(kind, name, lang)
        raise UnknownName(f"no card makes the choice {node!r}")

    # ---- effects ----

    def effects(self, at: int, end: int, lang: str) -> str:
        """A list of effects in words: "take 1 wound, then gain $50"."""
        parts = []
        while at < end:
            parts.append(self.effect(at, lang))
            at += self.box.code[at + 1]
        return self.say("then", {}, lang).join(part for part in parts if part)

    def effect(self, at: int, lang: str) -> str:
        code = self.box.code
        op = code[at]
        key = f"do-{ops.EFFECTS[op].replace('_', '-')}"
        if op == ops.IF:
            then = self.effects(at + 4, at + 4 + code[at + 3], lang)
            other = self.effects(at + 4 + code[at + 3], at + code[at + 1], lang)
            test = self.condition(code[at + 2], lang)
            args = {"test": test, "then": then, "else": other, "both": int(bool(other))}
            return self.say(key, args, lang)
        if op == ops.PAY:
            cost = self.effects(at + 5, at + 5 + code[at + 4], lang)
            gain = self.effects(at + 5 + code[at + 4], at + code[at + 1], lang)
            return self.say(key, {"cost": cost, "effects": gain, "times": code[at + 2]}, lang)
        if op == ops.MAY:
            return self.say(key, {"effects": self.effects(at + 4, at + code[at + 1], lang)}, lang)
        return self.say(key, self._args(at, op, lang), lang)

    def _args(self, at: int, op: int, lang: str) -> dict[str, Any]:
        code = self.box.code
        if op <= ops.GAIN_ACTIONS:
            args = {"amount": code[at + 2], "who": ops.SUBJECTS[code[at + 3]], "flag": code[at + 5]}
            if code[at + 2] == ops.ALL_OF_IT:
                args["amount"] = "all"
            return args
        if op == ops.PLACE_SELF:
            return {"place": self.content.name("place", self.box.board.places[code[at + 2]], lang)}
        if op == ops.BUY_ITEM:
            kind = code[at + 3]
            return {
                "discount": code[at + 2],
                "kind": "any" if kind == NONE else ops.ITEM_KINDS[kind],
            }
        if op == ops.STEAL:
            return {"what": ops.STEALS[code[at + 2]], "amount": code[at + 3]}
        if op == ops.CHANGE_VALUE:
            return {"amount": -code[at + 3]}
        return {"amount": code[at + 2] if code[at + 1] > 2 else 0}

    def condition(self, at: int, lang: str) -> str:
        tests = self.box.tests
        op = tests[at]
        key = f"is-{ops.CONDITIONS[op].replace('_', '-')}"
        if op in (ops.ANY, ops.EVERY):
            inner, parts = at + 2, []
            while inner < at + tests[at + 1]:
                parts.append(self.condition(inner, lang))
                inner += tests[inner + 1]
            return self.say(key, {}, lang).join(parts)
        if op == ops.NOT:
            return self.say(key, {"test": self.condition(at + 2, lang)}, lang)
        amount = tests[at + 2] if tests[at + 1] > 2 else 0
        return self.say(key, {"amount": amount}, lang)


@cache
def _shared(content: Content, edition: str, players: int) -> LegendsWording:
    return LegendsWording(content, content.box(edition, players, 20))


def legends_wording(content: Content, box: Box) -> LegendsWording:
    return _shared(content, box.edition, box.players)
