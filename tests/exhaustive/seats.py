"""Curious players: they take what has not been tried yet, or what a scene wishes for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatchcase
from random import Random

from exhaustive import moments
from exhaustive.hearing import Listener
from exhaustive.inquiring import Inquirer
from exhaustive.wrapping import Witness
from support.reading import state_of
from tumbleweed.bots import Bot
from tumbleweed.core.game import Game
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import SHERIFF

# Options that are one by one worth trying; all others are tried verb by verb.
EACH = ("choose", "claim", "buy", "upgrade", "item", "ability", "use", "react", "npc", "ready")
RIDES = ("ride", "step", "place", "sheriff", "sheriff-step")
SELDOM = {"end": 0.05, "ride": 1.0, "step": 0.5, "pass": 0.3, "stop": 0.5}
Wishes = Sequence[str]  # patterns of option keys
KEEN = 0.9  # how often a wish is followed


class Curious:
    """Plays all seats of a game and reports questions and answers to the witness."""

    def __init__(
        self, witness: Witness, random: Random, inquirer: Inquirer, listener: Listener
    ) -> None:
        self._witness = witness
        self._random = random
        self._inquirer, self._listener = inquirer, listener
        self._tried: Counter[str] = Counter()

    def play(self, game: Game, decisions: int, hero: int = NONE, wishes: Wishes = ()) -> None:
        """On for so many decisions, or to the end of the game.

        With a hero, all others end their turns at once.
        """
        for _ in range(decisions):
            if not game.legal:
                return
            options = game.ruleset.catalogue.options
            offer = {options[index].key: index for index in game.legal}
            idle = hero not in (NONE, game._legal_seat) and "end" in offer
            key = "end" if idle else self.pick(game, list(offer), wishes)
            self.note(game, key, list(offer))
            self._answer(game, key, offer[key])

    def watch(self, game: Game, bots: list[Bot]) -> None:
        """A whole game of bots."""
        index = game.ruleset.catalogue.index
        while game.legal:
            seat = game._legal_seat
            key = bots[seat].choose(game.seat(seat))
            options = game.ruleset.catalogue.options
            self.note(game, key, [options[i].key for i in game.legal])
            self._answer(game, key, index[key])

    def _answer(self, game: Game, key: str, index: int) -> None:
        question, since = game._question(game._legal_seat).key, len(game.state.pending_events or ())
        game.play(index)
        self._listener.hear(game, question, moments.verb_of(key), since)

    # ---- choosing ----

    def pick(self, game: Game, keys: list[str], wishes: Wishes = ()) -> str:
        """What is wished for first comes first; of other wishes any, and then what is new."""
        if len(keys) == 1:
            return keys[0]
        if wishes and self._random.random() < KEEN:
            first = [key for key in keys if fnmatchcase(key, wishes[0])]
            others = first or [key for key in keys if any(fnmatchcase(key, w) for w in wishes)]
            verbs = sorted({moments.verb_of(key) for key in others})
            if verbs:
                verb = self._random.choice(verbs)
                return self._random.choice([k for k in others if moments.verb_of(k) == verb])
        groups: dict[str, list[str]] = {}
        for key in keys:
            groups.setdefault(group_of(key), []).append(key)
        names = list(groups)
        group = self._random.choices(names, [self._weight(name) for name in names])[0]
        self._tried[group] += 1
        return self._within(game, group, groups[group])

    def _weight(self, group: str) -> float:
        return float(SELDOM.get(group, 2.0) / (1 + self._tried[group]) ** 0.5)

    def _within(self, game: Game, group: str, keys: list[str]) -> str:
        """Riders go where something can happen."""
        if group in RIDES and self._random.random() < 0.75:
            lively = [key for key in keys if is_lively(state_of(game), key.partition(":")[2])]
            return self._random.choice(lively or keys)
        return self._random.choice(keys)

    # ---- witnessing ----

    def note(self, game: Game, key: str, keys: list[str]) -> None:
        self._inquirer.inquire(game)
        seen, seat = self._witness.seen, game._legal_seat
        question = game._question(seat)
        seen.add(f"question {question.key} asked")
        seen.add(f"verb {moments.verb_of(key)} taken")
        if key.startswith("choose:"):
            seen.add(f"option {key} chosen")
        if question.key == "deal":
            node = game._prompt(seat).args["source"].partition(":")[2]
            name = self._witness.things.options.get(node, "")
            seen.add(f"deal {name} {'taken' if key == 'yes' else 'refused'}")
        elif question.key == "turn-wanted":
            seen.add(f"switch a Marshal {'takes' if key == 'yes' else 'refuses'} the Wanted points")
        elif (
            question.key == "lay" and state_of(game).fight.type == SHERIFF and "decline" not in keys
        ):
            seen.add(moments.sheriff_question(False))
        seen.add(f"cite {game.ruleset.cited(question.rule)}")


def group_of(key: str) -> str:
    verb = key.partition(":")[0]
    return key if verb in EACH else verb


def is_lively(s: LegendsState, name: str) -> bool:
    """A location, a hideout, or a space where somebody stands."""
    spaces = s.compiled.board.spaces
    if name not in spaces:  # a mesa
        return True
    space = spaces.index(name)
    return (
        bool(s.compiled.sites[space]) or s.compiled.board.hideout_at[space] >= 0 or space in s.space
    )
