"""Thrifty at Western Legends: estimates the value of actions, in whichever style pays best now."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from tumbleweed.bots.chance import chance
from tumbleweed.bots.legends import acting, answering, buying, fighting, gambling, minor, riding
from tumbleweed.bots.legends.styles import STYLES, Mood
from tumbleweed.bots.legends.table_view import Table
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.core.decision import Decision
from tumbleweed.core.game import Seat
from tumbleweed.games.legends.knowledge.view import View

TEMPER = 0.25  # how much a bot's taste may favour or disfavour a style


class Question(NamedTuple):
    """What an answer may depend on."""

    worth: Worth
    mood: Mood
    seat: Seat
    decision: Decision
    keys: list[str]


class ThriftyLegends:
    """Every answer depends on seed, seat and question alone; no state is kept between them."""

    def __init__(self, seed: int) -> None:
        mood = chance(seed)
        self._mood = {style: mood.uniform(1.0 - TEMPER, 1.0 + TEMPER) for style in STYLES}

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None, "nobody asked this seat"
        keys = list(decision.keys)
        answer = ANSWERS.get(decision.prompt.key)
        if answer is None or len(keys) == 1:  # a question of an unknown variant
            return keys[0]
        worth = Worth(Table(cast("View", seat.view), seat.seat, seat.content))
        return answer(Question(worth, self._mood, seat, decision, keys))


ANSWERS: dict[str, Callable[[Question], str]] = {
    "ask-act": lambda q: acting.act(q.worth, q.mood, q.keys),
    "ask-answer": lambda q: answering.answer(q.worth, q.mood, q.keys),
    "ask-start-fight": lambda q: answering.answer(q.worth, q.mood, q.keys),
    "ask-ride": lambda q: riding.on_the_way(q.worth, q.mood, q.keys),
    "ask-place": lambda q: riding.put(q.worth, q.mood, q.keys),
    "ask-start-space": lambda q: riding.put(q.worth, q.mood, q.keys),
    "ask-lay": lambda q: fighting.lay(q.worth, q.keys),
    "ask-answer-fight": lambda q: fighting.lay(q.worth, q.keys),
    "ask-npc": lambda q: fighting.npc(q.worth, q.keys),
    "ask-react": lambda q: fighting.react(q.worth, q.keys),
    "ask-steal": lambda q: fighting.steal(q.worth, q.keys),
    "ask-steal-token": lambda q: fighting.steal(q.worth, q.keys),
    "ask-bandit-reward": lambda q: fighting.bandit_reward(q.worth, q.keys),
    "ask-join": lambda q: gambling.join(q.worth, q.keys),
    "ask-poker-card": lambda q: gambling.play(q.worth, q.seat.sealed, q.keys),
    "ask-shop": lambda q: buying.shop(q.worth, q.keys, bool(q.decision.prompt.args.get("free"))),
    "ask-take-up": lambda q: buying.take_up(q.worth, q.keys),
    "ask-weapon": lambda q: buying.ready(q.worth, q.keys),
    "ask-mount": lambda q: buying.ready(q.worth, q.keys),
    "ask-character": lambda q: minor.character(q.worth.table.content, q.mood, q.keys),
    "ask-pick-character": lambda q: minor.character(q.worth.table.content, q.mood, q.keys),
    "ask-income": lambda q: minor.income(q.worth, q.keys),
    "ask-discard": lambda q: minor.discard(q.worth, q.keys),
    "ask-surprised": lambda q: minor.discard(q.worth, q.keys),
    "ask-give": lambda q: minor.discard(q.worth, q.keys),
    "ask-choose": lambda q: minor.choose(q.worth, q.keys),
    "ask-deal": lambda q: minor.deal(q.worth, q.decision.prompt.args, q.keys),
    "ask-target": lambda q: minor.target(q.worth, q.keys),
    "ask-sheriff-target": lambda q: minor.target(q.worth, q.keys),
    "ask-sheriff": lambda q: minor.sheriff(q.worth, q.keys),
    "ask-black-sheriff": lambda q: minor.sheriff(q.worth, q.keys),
    "ask-black-way": lambda q: minor.keep_away(q.worth, q.keys),
    "ask-turn-wanted": lambda q: minor.turn_wanted(q.worth, q.decision.prompt.args, q.keys),
    "ask-claim": lambda q: q.keys[-1],
    "ask-contribute": lambda q: answering.answer(q.worth, q.mood, q.keys),
    "ask-reroll": lambda q: minor.reroll(q.worth, q.keys),
    "ask-sell-nuggets": lambda q: q.keys[-1],
    "ask-sell-fools-gold": lambda q: q.keys[-1],
}


Thrifty = ThriftyLegends  # looked up by bots/thrifty.py
