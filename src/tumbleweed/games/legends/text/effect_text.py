"""The sentence for a list of effects, from its compiled words: "take 1 wound, then gain $50"."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any, Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import counts, terms
from tumbleweed.games.legends.vocabulary.condition import CONDITION
from tumbleweed.games.legends.vocabulary.effect import EFFECT, OWNER, VICTIM
from tumbleweed.games.legends.vocabulary.nested import end_of
from tumbleweed.games.legends.vocabulary.teller import Args, Teller

Say = Callable[[str, Args], str]  # a message and its arguments
Name = Callable[[str, str], str]  # kind, id
PARTS: Final = {terms.ALL_OF_IT: "all", terms.HALF: "half", terms.TO_LIMIT: "to-limit"}


class EffectText(Teller):
    """One compiled content, one language, one listener: OWNER, VICTIM or NEIGHBOUR (effect.py).

    The options of an opponent's choice are addressed to the opponent.
    """

    def __init__(self, compiled: Compiled, say: Say, name: Name, listener: int = OWNER) -> None:
        self._compiled = compiled
        self._say = say
        self._name = name
        self._listener = listener

    def say(self, key: str, args: Args) -> str:
        return self._say(key, args)

    def name(self, kind: str, thing: str) -> str:
        return self._name(kind, thing)

    def joined(self, key: str, parts: list[str]) -> str:
        return reduce(lambda one, two: self._say(key, {"one": one, "two": two}), parts)

    # ---- effects ----

    def effects(self, at: int, end: int) -> str:
        parts = []
        while at < end:
            parts.append(self.effect(at))
            at = end_of(self._compiled.code, at)
        if not parts:
            return self._say("do-nothing", {})
        listed = self.joined("do-and", parts[: len(parts) - 1] or parts)
        return self.joined("do-then", [listed, *parts[1:][-1:]])

    def effect(self, at: int) -> str:
        effect = EFFECT[self._compiled.code[at]]
        return effect.told.tell(self, effect, self._compiled.code, at)

    def options(self, node: int) -> list[str]:
        return [self.effects(start, end) for start, end in self._compiled.node_options[node]]

    def option(self, node: int, option: int) -> str:
        """An option of a question, addressed to the player who is asked."""
        at = self._compiled.node_words[node]
        return EFFECT[self._compiled.code[at]].option_told(self, self._compiled.code, at, option)

    def condition(self, at: int) -> str:
        condition = CONDITION[self._compiled.tests[at]]
        return condition.told.tell(self, condition, self._compiled.tests, at)

    # ---- parts of them ----

    def subject(self, who: str, test: int = NONE) -> dict[str, str]:
        """Whom it applies to, from the listener's point of view."""
        if self._listener == OWNER and who == "self":
            return {"who": "you", "subject": ""}
        if self._listener == VICTIM and who in ("opponent", "chosen_player", "that_player"):
            return {"who": "you", "subject": ""}
        owner = "other_player" if self._listener == VICTIM else "fighter"
        subject = self._say(_key("who", owner if who == "self" else who), {})
        if test != NONE:
            subject = self._say("who-such", {"subject": subject, "test": self.condition(test)})
        return {"who": "somebody", "subject": subject}

    def much(self, good: str, amount: int) -> str:
        if amount <= terms.COUNTED:
            return self._counted(good, terms.COUNTED - amount)
        return self._say(f"much-{good}", {"amount": PARTS.get(amount, amount)})

    def _counted(self, good: str, row: int) -> str:
        what, each, most = self._compiled.counts[row * counts.COUNT : (row + 1) * counts.COUNT]
        args = {
            "what": self.much(good, each),
            "each": self._say(_key("count", counts.NAMES[what]), {}),
        }
        if most == NONE:
            return self._say("much-per", args)
        return self._say("much-per-at-most", {**args, "most": self.much(good, most)})

    def place(self, number: int) -> dict[str, Any]:
        """By its name, and by its id for places that need their own wording."""
        spot = self._compiled.board.places[number]
        return {"place": self._name("place", spot), "spot": spot}

    def item_kind(self, kind: int, count: int) -> str:
        name = "any" if kind == NONE else terms.BOUGHT_KINDS[kind]
        return self._say(f"kind-{name}", {"count": count})

    def item(self, number: int) -> str:
        return self._name("item", self._compiled.items[number])


def listener_of(compiled: Compiled, node: int) -> int:
    """Who is asked that question."""
    at = compiled.node_words[node]
    return EFFECT[compiled.code[at]].asked(compiled.code, at)


def _key(prefix: str, word: str) -> str:
    return f"{prefix}-{word.replace('_', '-')}"
