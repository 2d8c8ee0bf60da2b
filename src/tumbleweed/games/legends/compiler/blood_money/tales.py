"""Compiles the legendary stories and the Story track."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.blood_money.tools import Tools
from tumbleweed.games.legends.compiler.board import Entry
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.vocabulary import layout, triggers
from tumbleweed.games.legends.vocabulary.blood_money.tales import END_HERE, TOKENS
from tumbleweed.games.legends.vocabulary.terms import SOURCE_TALE

RETURN = {"do": "return_to_start"}  # the end of the last space of the track (BM-STORY-06)


def compile_tales(tools: Tools, files: dict[str, Entry]) -> None:
    """They replace the game's own stories, which stay in the box."""
    compiled = tools.compiled
    compiled.plot, compiled.story_decks = [], 0
    blood, tales = compiled.blood, files["blood-money/legendary-stories"]["story"]
    blood.tales = tuple(tale["id"] for tale in tales)
    blood.outcomes = tuple(each["id"] for tale in tales for each in tale["outcome"])
    blood.conditions = tuple(each["id"] for tale in tales for each in tale["condition"])
    seats = (f"seat-{seat}" for seat in range(MAX_PLAYERS))
    blood.map_whereabouts = (*compiled.board.spaces, "supply", *seats)
    blood.map_supply = len(compiled.board.spaces)
    blood.map_seat = blood.map_supply + 1
    _compile_track(tools, files["blood-money/story-track"])
    for number, tale in enumerate(tales):
        _Front(tools, tale).write(number)
        for outcome in tale["outcome"]:
            reward, ends = blood.outcome_reward, blood.outcome_reward_end
            tools.effect(outcome["id"], outcome["reward"], reward, ends)
            start, end = tools.program.effects(outcome["consequences"])
            blood.consequences.append(start)
            blood.consequences_end.append(end)


def _compile_track(tools: Tools, track: Entry) -> None:
    blood, ends = tools.compiled.blood, track["story_track"]
    blood.story_start, blood.story_last = ends["start"], ends["last"]
    for space in sorted(track["space"], key=lambda each: int(each["space"])):
        words = space["effects"] + ([RETURN] if space["space"] == blood.story_last else [])
        tools.effect(space["id"], words, blood.story_effect, blood.story_effect_end)


class _Front:
    """The front of a story: what happens when it is revealed, its ongoing effect, its map tokens
    and its conditions. All questions on it are named after the story."""

    def __init__(self, tools: Tools, tale: Entry) -> None:
        self._tools = tools
        self._program = tools.program
        self._compiled = tools.compiled
        self._blood = tools.compiled.blood
        self._tale = tale

    def write(self, number: int) -> None:
        blood, tale = self._blood, self._tale
        if "ongoing" in tale:
            self._tools.standing({"id": tale["id"], **tale["ongoing"]}, SOURCE_TALE, number)
        else:
            self._program.of_card(tale["id"])
        self._effects(tale["on_reveal"], blood.on_reveal, blood.on_reveal_end)
        self._map_tokens(tale.get("map_tokens"))
        blood.tale_condition.append(len(blood.condition_when))
        events = 0
        for condition in tale["condition"]:
            events |= self._condition(condition)
        blood.tale_conditions.append(len(tale["condition"]))
        blood.tale_events.append(events)
        self._compiled.story_events |= events

    def _effects(self, words: list[Entry], starts: list[int], ends: list[int]) -> None:
        start, end = self._program.effects(words)
        starts.append(start)
        ends.append(end)

    def _map_tokens(self, tokens: Entry | None) -> None:
        blood = self._blood
        if tokens is None:
            blood.map_places.append([])
            blood.map_reveal.append(NONE)
        else:
            blood.map_places.append([self._tools.places.of([name]) for name in tokens["places"]])
            blood.map_reveal.append(self._program.triggers(tokens["reveal"])[0])
        for name in TOKENS:
            words = tokens[name] if tokens is not None else []
            self._effects(words, blood.map_effect, blood.map_effect_end)

    def _condition(self, condition: Entry) -> int:
        """Its events, as a mask."""
        blood, program = self._blood, self._program
        first, count = program.triggers(condition.get("on", []))
        events = self._at_the_end(first, count)
        blood.condition_trigger.append(first)
        blood.condition_triggers.append(count)
        blood.condition_events.append(events)
        blood.condition_when.append(self._test(condition))
        self._effects(condition["reward"], blood.condition_reward, blood.condition_reward_end)
        offer = condition.get("offer")
        start, end = program.cost(offer["cost"]) if offer else (NONE, NONE)
        blood.offer_cost.append(start)
        blood.offer_cost_end.append(end)
        blood.offer_when.append(self._test(offer) if offer else NONE)
        return events

    def _test(self, words: Entry) -> int:
        return self._program.test(words["when"]) if "when" in words else NONE

    def _at_the_end(self, first: int, count: int) -> int:
        """The end of a turn is tested in a step of its own (BM-STORY-43)."""
        events, rows = 0, self._compiled.triggers
        for row in range(first * layout.TRIGGER, (first + count) * layout.TRIGGER, layout.TRIGGER):
            if rows[row + layout.T_EVENT] == triggers.END_TURN.number:
                rows[row + layout.T_EVENT] = END_HERE.number
            events |= 1 << rows[row + layout.T_EVENT]
        return events
