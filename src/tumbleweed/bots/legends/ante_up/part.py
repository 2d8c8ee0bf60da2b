"""The plans and answers of a table with Ante Up: those of the game, and the module's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tumbleweed.bots.legends import answering, armed, buying, cards_in_hand, fighting, minor
from tumbleweed.bots.legends import peaceful as peace
from tumbleweed.bots.legends.answers import ANSWERS
from tumbleweed.bots.legends.ante_up import (
    abilities,
    faro,
    frontier,
    gambling,
    small,
    stands,
    tokens,
)
from tumbleweed.bots.legends.ante_up import train as rails
from tumbleweed.bots.legends.ante_up.table_view import JoinedTable
from tumbleweed.bots.legends.ante_up.worth import JoinedWorth
from tumbleweed.bots.legends.question import Answer, Part, Question
from tumbleweed.bots.legends.styles import REPERTOIRES, Maker
from tumbleweed.core.game import Seat
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.knowledge.view import View
from tumbleweed.games.legends.table_options.modules import poker_faces

# `gamble` and `shop` take the place of the game's own.
MAKERS: tuple[Maker, ...] = (
    peace.mine, peace.sell, peace.revel, gambling.gamble, peace.acquire, peace.deliver, peace.heal,
    stands.shop, peace.work, armed.heist, armed.hunt, armed.fight_players, armed.fight_man_in_black,
    armed.flee, cards_in_hand.use_cards, cards_in_hand.use_items,
    frontier.explore, faro.faro, gambling.challenge, gambling.high_stakes, gambling.poker_anywhere,
    rails.heist_train, tokens.fight_tokens, tokens.catch_longhorn, tokens.deliver_longhorns,
    tokens.pick_up_gold, abilities.send_sheriff, abilities.drink_snake_oil,
)  # fmt: skip
REPERTOIRES["ante-up",] = MAKERS

fighting.STAKES |= {
    "train": lambda worth: rails.stake(cast("JoinedWorth", worth)),
    "outlaw": tokens.outlaw_stake,
    "claim-jumper": tokens.claim_jumper_stake,
}
buying.A_TURN |= {"derringer": (0.12, 0.3)}
buying.ONCE |= {"gazette": 1.0, "snake-oil": abilities.SNAKE_OIL}
answering.WELCOME |= {
    ("react", "jackpot"): abilities.jackpot,
    ("item", "derringer"): abilities.derringer,
    ("item", "gazette"): abilities.gazette,
    ("item", "quarter-horse"): abilities.quarter_horse,
}


def weighed(seat: Seat) -> JoinedWorth:
    assert isinstance(seat.content, LegendsContent)
    faces = poker_faces(seat.setup, seat.content)
    high_stakes = bool(seat.setup.options.get("high_stakes", False))
    view = cast("View", seat.view)
    return JoinedWorth(JoinedTable(view, seat.seat, seat.content, faces, high_stakes))


def own(answer: Callable[[JoinedWorth, Question], str]) -> Answer:
    """An answer that needs the values of Ante Up."""

    def answered(question: Question) -> str:
        assert isinstance(question.worth, JoinedWorth)
        return answer(question.worth, question)

    return answered


OWN: dict[str, Answer] = {
    "ask-stand": ANSWERS["ask-shop"],
    "ask-frontier": own(lambda w, q: frontier.lay_out(w, q.decision.prompt.args, q.keys)),
    "ask-prize": own(lambda w, q: gambling.prize(w, q.keys)),
    "ask-join": own(lambda w, q: gambling.join(w, q.keys)),
    "ask-join-faro": own(lambda w, q: faro.join(w, q.keys)),
    "ask-bet": own(lambda w, q: faro.bet(w, q.keys)),
    "ask-stay-or-leave": own(lambda w, q: faro.stay(w, q.decision.prompt.args, q.keys)),
    "ask-join-high-stakes": own(lambda w, q: gambling.join_high_stakes(w, q.keys)),
    "ask-stake": own(lambda w, q: gambling.stake(w, q.keys)),
    "ask-high-stakes-card": own(lambda w, q: gambling.high_stakes_card(w, q.seat.sealed, q.keys)),
    "ask-put-under": own(lambda w, q: rails.put_under(w, q.decision.prompt.args, q.keys)),
    "ask-put-sheriff": own(lambda w, q: minor.sheriff(w, q.keys)),
    "ask-fight-now": own(lambda w, q: tokens.fight_now(w, q.keys)),
    "ask-put-token": own(lambda w, q: tokens.put_token(w, q.decision.prompt.args, q.keys)),
    "ask-pick-up": own(lambda w, q: tokens.pick_up(w, q.keys)),
    "ask-face-first": own(lambda w, q: tokens.face_first(w, q.keys)),
    # questions of the game that thrifty leaves to the first option without the module
    "ask-ranch": lambda q: small.ranch(q.worth, q.keys),
    "ask-look": lambda q: small.look(q.worth, q.keys),
    "ask-story": lambda q: small.resolve(q.worth, q.keys),
    "ask-take-back": lambda q: small.take_back(q.worth, q.keys),
    "ask-retire": lambda q: small.retire(q.worth, q.keys),
    "ask-pay-nugget": lambda q: small.pay_nugget(q.worth, q.keys),
}
ANTE_UP = Part(weighed, ANSWERS | OWN)
