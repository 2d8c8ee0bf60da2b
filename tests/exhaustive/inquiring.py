"""Asking why: at questions of every kind, of options of every kind that are not on offer.

Of each pair of a question and a verb a few options are asked for, at several tables. A reason must
have messages in both languages, a rule of the edition being played, and be true (truths.py).
"""

from __future__ import annotations

from collections import Counter
from random import Random

from exhaustive.ante_up import truths as ante_up
from exhaustive.blood_money import truths as blood_money
from exhaustive.case import Case
from exhaustive.moments import verb_of
from exhaustive.truths import OF_TIME as OF_TIME_IN_BASE
from exhaustive.truths import TRUTHS as TRUTHS_OF_BASE
from tumbleweed.core.game import Game
from tumbleweed.core.rules import Reason, cite
from tumbleweed.core.text import Message

TIMES = 2  # that a pair is asked about by default
OPTIONS = 3  # of one verb at a time
LANGS = ("en", "fr")
# Uninformative answers; none of them may come back.
STOCK = frozenset({"why-other-question", "why-not-offered", "why-cannot-carry-out"})
# Answers that are actions at times: an item or a character with an Action waits for one.
ACTIONS_TOO = ("item", "ability")
# At times: how many frontier tokens are put is the player's choice, how many others is not.
SOMETIMES = (("put-token", "pass"),)

OF_TIME = OF_TIME_IN_BASE | ante_up.OF_TIME | blood_money.OF_TIME
TRUTHS = {**TRUTHS_OF_BASE, **ante_up.TRUTHS, **blood_money.TRUTHS}

Pair = tuple[str, str]  # a question and a verb


class Inquirer:
    def __init__(self, random: Random, times: int = TIMES) -> None:
        self._random, self._times = random, times
        self._asked: Counter[Pair] = Counter()
        self._verbs: dict[str, list[str]] = {}
        self.faults: set[str] = set()
        self.told: dict[Pair, set[str]] = {}  # keys of reasons
        self.offered: set[Pair] = set()

    def inquire(self, game: Game) -> None:
        seat = game._legal_seat
        question = game._question(seat).key
        keys = game.ruleset.catalogue.keys
        offer = {keys[index] for index in game.legal}
        self.offered |= {(question, verb_of(key)) for key in offer}
        for verb, options in self._by_verb(keys).items():
            if self._asked[question, verb] < self._times:
                refused = [key for key in options if key not in offer]
                self._ask(game, seat, (question, verb), refused, len(refused) == len(options))

    def _by_verb(self, keys: tuple[str, ...]) -> dict[str, list[str]]:
        if not self._verbs:
            for key in keys:
                self._verbs.setdefault(verb_of(key), []).append(key)
        return self._verbs

    def _ask(
        self, game: Game, seat: int, pair: Pair, refused: list[str], nothing_offered: bool
    ) -> None:
        """Of some of them, and of the verb alone where nothing goes with it."""
        if not refused:
            return
        self._asked[pair] += 1
        bare = [pair[1]] if nothing_offered and ":" in refused[0] else []
        for key in self._random.sample(refused, min(OPTIONS, len(refused))) + bare:
            given = game.why_not(seat, key)
            if not given:
                self._fault(pair, key, "no reason")
            for reason in given:
                self._check(game, seat, pair, key, reason)

    def _check(self, game: Game, seat: int, pair: Pair, key: str, reason: Reason) -> None:
        self.told.setdefault(pair, set()).add(reason.key)
        if reason.key in STOCK:
            self._fault(pair, key, f"stock answer {reason.key}")
            return
        if game.ruleset.setup.edition not in cite(reason.rule).editions:
            self._fault(pair, key, f"{reason.rule} is of another printing")
        for lang in LANGS:
            game.ruleset.wording.render(Message(reason.key, dict(reason.args)), lang)
        if reason.key in OF_TIME:
            return
        if reason.key not in TRUTHS:
            self._fault(pair, key, f"{reason.key} has no truth to be held against")
        elif not self._true(Case(game, seat, pair[0], key, reason.args), reason):
            self._fault(pair, key, f"{reason.key} {reason.args} is not true")

    def _true(self, case: Case, reason: Reason) -> bool:
        """A reason about a thing that was not asked for, or told at another question, is not."""
        try:
            return TRUTHS[reason.key](case)
        except (LookupError, ValueError):
            return False

    def _fault(self, pair: Pair, key: str, fault: str) -> None:
        self.faults.add(f"{pair[0]}, {key}: {fault}")

    def unasked(self) -> list[Pair]:
        """Pairs for which something was refused, and nobody asked why."""
        questions = {question for question, _ in self.offered}
        pairs = {(question, verb) for question in questions for verb in self._verbs}
        return sorted(pairs - set(self.told) - self.offered)

    def all_faults(self) -> list[str]:
        """A reason of time is true if the question is never answered with that verb."""
        timely = [
            f"{question}, {verb}: {key}, but that is answered there"
            for (question, verb), keys in self.told.items()
            for key in keys & OF_TIME
            if (question, verb) in self.offered
            and verb not in ACTIONS_TOO
            and (question, verb) not in SOMETIMES
        ]
        unasked = [f"{question}, {verb}: nobody asked" for question, verb in self.unasked()]
        return sorted(self.faults) + sorted(timely) + unasked
