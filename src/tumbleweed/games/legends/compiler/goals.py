"""Compiles the goal cards: each trigger becomes a counter, kept for whoever plays the character."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.board import Entry, Places
from tumbleweed.games.legends.compiler.program import Program, Words
from tumbleweed.games.legends.compiler.words import TRIGGERS
from tumbleweed.games.legends.state.compiled import Board, Compiled
from tumbleweed.games.legends.vocabulary import layout

SPANS = {"turn": layout.TURN, "game": layout.GAME_LONG}


def compile_goals(compiled: Compiled, program: Program, places: Places, goals: Entry) -> None:
    compiled.goals = tuple(goal["id"] for goal in goals["goal"])
    compiled.goals_dealt, compiled.most_goals = goals["meta"]["dealt"], goals["meta"]["most"]
    compiled.goal_listeners = [[] for _ in TRIGGERS.all]
    compiled.goals_of = [[] for _ in compiled.characters]
    kept = [0] * len(compiled.characters)  # counters per character
    for number, goal in enumerate(goals["goal"]):
        character = compiled.characters.index(goal["character"])
        compiled.goals_of[character].append(number)
        compiled.goal_state.append(program.test(goal["state"]) if "state" in goal else NONE)
        compiled.goal_terms.append([])
        for main, term in _terms(goal):
            counters = []
            for word in term:
                counters.append(
                    _counter(compiled, program, places, word, number, main, kept[character])
                )
                kept[character] += 1
            compiled.goal_terms[number].append(counters)
    compiled.tally_width = max(kept, default=0)


def compile_tokens(compiled: Compiled, tokens: Entry) -> None:
    compiled.tokens = tuple(token["id"] for token in tokens["token"])
    compiled.token_lp = [token["lp"] for token in tokens["token"]]
    compiled.token_count = [token["count"] for token in tokens["token"]]


def _terms(goal: Entry) -> list[tuple[bool, Words]]:
    """The goal itself and what must have happened too; each a list of alternatives."""
    own = [(True, _listed(goal["goal"]))] if "goal" in goal else []
    return own + [(False, _listed(term)) for term in goal.get("also", [])]


def _listed(words: Entry | Words) -> Words:
    return words if isinstance(words, list) else [words]


def _counter(
    compiled: Compiled,
    program: Program,
    places: Places,
    word: Entry,
    goal: int,
    main: bool,
    place: int,
) -> int:
    """Writes the trigger and its counter; returns the counter's number."""
    number = len(compiled.counters) // layout.COUNTER
    summed = "within" in word and "at_least" in word
    plain = {key: value for key, value in word.items() if key not in ("within", "times")}
    if summed:
        del plain["at_least"]
    trigger = program.triggers(plain)[0]
    mode = layout.FEATURES if "distinct" in word else layout.AMOUNTS if summed else layout.EVENTS
    need = word["at_least"] if summed else word.get("times", 1)
    span = SPANS[word.get("within", "game")]
    compiled.counters += [goal, trigger, mode, need, span, int(main), place]
    compiled.features.append(_features(compiled.board, places, word))
    compiled.goal_listeners[compiled.triggers[trigger * layout.TRIGGER + layout.T_EVENT]].append(
        number
    )
    return number


def _features(board: Board, places: Places, word: Entry) -> list[int]:
    """What the spaces differ in, as masks."""
    spaces = range(len(board.spaces))
    if word.get("distinct") == "region":
        return [1 << board.region_of[space] for space in spaces]
    if word.get("distinct") == "gang":
        hideouts = [board.hideout_at[space] for space in spaces]
        return [1 << board.gang_of[hideout] if hideout != NONE else 0 for hideout in hideouts]
    if word.get("distinct") == "place":
        singles = places.singles_of(word)
        return [sum(1 << p for p in singles if board.at(space, p)) for space in spaces]
    return []
