"""The plans and answers of a table with Blood Money: those of Ante Up, and the module's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tumbleweed.bots.legends import acting, answering, buying
from tumbleweed.bots.legends.ante_up.part import ANTE_UP
from tumbleweed.bots.legends.ante_up.part import MAKERS as MAKERS_OF_ANTE_UP
from tumbleweed.bots.legends.blood_money import deeds, harm, risk, ruins, small, tales, trader
from tumbleweed.bots.legends.blood_money.table_view import TaleTable
from tumbleweed.bots.legends.blood_money.worth import TaleWorth
from tumbleweed.bots.legends.peaceful import heal
from tumbleweed.bots.legends.question import Answer, Part, Question
from tumbleweed.bots.legends.styles import REPERTOIRES, Maker, Mood
from tumbleweed.core.game import Seat
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.knowledge.view import View
from tumbleweed.games.legends.table_options.modules import poker_faces

MODULES = ("ante-up", "blood-money")

# `heal` takes the place of the game's own.
MAKERS: tuple[Maker, ...] = (
    *(harm.heal if make is heal else make for make in MAKERS_OF_ANTE_UP),
    tales.take_offers, tales.turn_map_tokens, tales.end_there, tales.ride_the_rail,
    deeds.claim, deeds.use_deeds, ruins.repair, trader.trade, harm.open_pouch, small.do_law_work,
)  # fmt: skip
REPERTOIRES[MODULES] = MAKERS

buying.A_TURN |= {
    "repeating-shotgun": (0.05, 0.14), "boot-knife": (0.12, 0.0), "bullwhip": (0.1, 0.0),
}  # fmt: skip
buying.ONCE |= {"pocket-watch": 0.8, "medicine-pouch": 0.55}
answering.WELCOME |= {
    ("item", "repeating-shotgun"): small.repeating_shotgun,
    ("item", "pocket-watch"): small.pocket_watch,
    ("use-relic", "telegram"): small.telegram,
    ("ability", "tom-tobin"): small.buys_relic,
}


def weighed(seat: Seat) -> TaleWorth:
    assert isinstance(seat.content, LegendsContent)
    faces = poker_faces(seat.setup, seat.content)
    high_stakes = bool(seat.setup.options.get("high_stakes", False))
    view = cast("View", seat.view)
    return TaleWorth(TaleTable(view, seat.seat, seat.content, faces, high_stakes))


def act(worth: TaleWorth, mood: Mood, keys: list[str]) -> str:
    """Free steps first: an offer, a deed's action for a card, the risk die; then an action."""
    free = tales.best_offer(worth, keys) or small.free_ability(worth, keys)
    return free or risk.risk(worth, mood, keys) or acting.act(worth, mood, keys)


def answer(worth: TaleWorth, mood: Mood, keys: list[str]) -> str:
    """A map token is turned before other responses."""
    if "map" in keys and tales.turn_it(worth):
        return "map"
    return answering.answer(worth, mood, keys)


def own(answer: Callable[[TaleWorth, Question], str]) -> Answer:
    """An answer that needs the values of Blood Money."""

    def answered(question: Question) -> str:
        assert isinstance(question.worth, TaleWorth)
        return answer(question.worth, question)

    return answered


def just_came(question: Question) -> bool:
    return bool(question.decision.prompt.args.get("free"))


OWN: dict[str, Answer] = {
    "ask-act": own(lambda w, q: act(w, q.mood, q.keys)),
    "ask-answer": own(lambda w, q: answer(w, q.mood, q.keys)),
    "ask-stand": own(lambda w, q: trader.buy(w, q.keys, just_came(q))),
    "ask-put-under": own(lambda w, q: small.put_under(w, q.decision.prompt.args, q.keys)),
    # the module's own questions
    "ask-condition": own(lambda w, q: tales.condition(w, q.keys)),
    "ask-lay-map": own(lambda w, q: tales.lay_map(w, q.keys)),
    "ask-gang": own(lambda w, q: small.gang(w, q.keys)),
    "ask-hideout": own(lambda w, q: small.hideout(w, q.keys)),
    "ask-ruin": own(lambda w, q: ruins.ruin(w, q.keys)),
    "ask-restore": own(lambda w, q: ruins.restore(w, q.keys)),
    "ask-start-deed": own(lambda w, q: deeds.start(w, q.keys)),
    "ask-deed": own(lambda w, q: deeds.which(w, q.keys)),
    "ask-trade": own(lambda w, q: trader.buy(w, q.keys, just_came(q))),
    "ask-choose-several": own(lambda w, q: small.choose_several(w, q.keys)),
    "ask-give-up-hand": own(lambda w, q: small.give_up_hand(w, q.keys)),
    "ask-fetch": own(lambda w, q: small.fetch(w, q.keys)),
}
BLOOD_MONEY = Part(weighed, ANTE_UP.answers | OWN)
