"""The answers to the questions of the game, by the key of the question."""

from __future__ import annotations

from tumbleweed.bots.legends import acting, answering, buying, fighting, gambling, minor, riding
from tumbleweed.bots.legends.question import Answer

ANSWERS: dict[str, Answer] = {
    "ask-act": lambda q: acting.act(q.worth, q.mood, q.keys),
    "ask-answer": lambda q: answering.answer(q.worth, q.mood, q.keys),
    "ask-start-fight": lambda q: answering.answer(q.worth, q.mood, q.keys),
    "ask-ride": lambda q: riding.on_the_way(
        q.worth, q.mood, q.keys, int(q.decision.prompt.args.get("count", 0))
    ),
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
