"""The things that happen, one record for each. Saved games hold their numbers: the order stays."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.forms import Sort
from tumbleweed.games.legends.vocabulary.kinds import Idle, Param
from tumbleweed.games.legends.vocabulary.trigger import (
    Detail,
    ItemDetail,
    Masked,
    Named,
    Trigger,
)


def event(
    name: str,
    gloss: str,
    *details: Param,
    amount: Sort = "positive",
    summed: bool = False,
    carrier: str = "",
    played: bool = False,
    written: bool = True,
    for_goals: bool = True,
) -> Trigger:
    """Of most events nothing is special."""
    return Trigger(
        name,
        gloss,
        details,
        written=written,
        amount=amount,
        summed=summed,
        carrier=carrier,
        played=played,
        for_goals=for_goals and not carrier,
    )


def _bought(kinds: tuple[str, ...]) -> tuple[Param, ...]:
    return (ItemDetail(), Named("item_kind", kinds))


def fight_details() -> tuple[Param, ...]:
    return (
        Masked("against", terms.FOES, layout.T_AGAINST),
        Masked("type", terms.FIGHT_TYPES, layout.T_TYPES),
        Named("role", terms.ROLES, "either", column=layout.T_ROLE),
    )


def _role() -> Param:
    return Named("role", terms.POKER_ROLES, "any")


def _hand() -> Param:
    """With this hand or better."""
    return Named("hand", terms.HANDS, column=layout.T_DETAIL_2, match=layout.AT_LEAST)


START_TURN: Final = event("start_turn", "before the income")
GAIN_LP: Final = event("gain_lp", "", summed=True)
GAIN_REPUTATION: Final = event(
    "gain_reputation",
    "points on the `marshal` or `wanted` track, or on `any` of the two; with Ante Up also on the "
    "`gambler` track, with Blood Money on the `story` track",
    Named("track", terms.TRACKS, "any", "gambler", "story"),
)
SPEND_MONEY: Final = event("spend_money", "by choice", amount="dollars", summed=True)
GAIN_NUGGETS: Final = event("gain_nuggets", "", summed=True)
DICE_ROLLED: Final = event("dice_rolled", "dice of a Prospect action lie open")
DEPOSIT_NUGGETS: Final = event("deposit_nuggets", "at the Bank")
BUY_ITEM: Final = event(
    "buy_item", "with Blood Money also of a `legendary` item", *_bought(terms.BOUGHT_KINDS)
)
UPGRADE_ITEM: Final = event("upgrade_item", "", *_bought(terms.ITEM_KINDS))
GAIN_THIS: Final = event("gain_this", "on items: it comes to its owner", carrier="item")
GAIN_WOUNDS: Final = event("gain_wounds", "")
LOSE_WOUNDS: Final = event(
    "lose_wounds", "`doctor`, `card`, `item` or `any`", Named("by", terms.HEALERS, "any")
)
START_FIGHT: Final = event(
    "start_fight",
    "`type`: a list of `duel`, `rob`, `arrest`; `role`: `attacker`, `defender`, `either`",
    *fight_details(),
    for_goals=False,
)
CARDS_REVEALED: Final = event(
    "cards_revealed", "both cards of a fight lie open", *fight_details(), played=True
)
WIN_FIGHT: Final = event(
    "win_fight",
    "after the reward; `max_rank`: with a card of this rank or lower",
    *fight_details(),
    Detail("max_rank", "rank", layout.T_DETAIL, layout.AT_MOST),
    Idle("min_rank"),
)
END_MOVE_ACTION: Final = event(
    "end_move_action",
    "`with` somebody in the space: a `player`, `wanted_player`, `marshal_player` or the `sheriff`",
    Named("with", terms.COMPANY, match=layout.IN_COMPANY),
)
# `end_move_action` of an ability that prolongs it (WL-MOVE-16)
EXTEND_MOVE: Final = event(
    "extend_move", "", Named("with", terms.COMPANY, match=layout.IN_COMPANY), written=False
)
TRAVEL: Final = event("travel", "spaces entered", summed=True)
CROSS_MESA: Final = event("cross_mesa", "")
DELIVER_CATTLE: Final = event(
    "deliver_cattle", "`wrangle`, `rustle` or `any`", Named("how", terms.DELIVERIES, "any")
)
PLAY_POKER: Final = event("play_poker", "`active`, `joined` or `any`", _role())
WIN_POKER: Final = event(
    "win_poker",
    "with this `hand` or better: `pair`, `two_pair`, `three`, `straight` …",
    _hand(),
    _role(),
    played=True,
)
LOSE_POKER: Final = event("lose_poker", "", _hand(), _role(), played=True)
USE_CARD: Final = event(
    "use_card",
    "an `action`, `bonus` or `reaction`; of a `poker` card, an `item`, a `character`",
    Named("card_kind", terms.KINDS[:3]),
    Named("card_source", terms.SOURCES, column=layout.T_DETAIL_2),
    Idle("card"),
)
DISCARD_THIS: Final = event(
    "discard_this",
    'on poker cards: the card itself is discarded; `cause = "not_played"`',
    Named("cause", ("not_played",)),
    carrier="poker card",
)
CONTRIBUTE_STORY: Final = event("contribute_story", "a story disc was placed")
END_TURN: Final = event("end_turn", "all actions are spent or given up")
REACH_SPACE: Final = event(
    "reach_space",
    "the cube stands there or beyond after a gain, on `marshal`, `wanted` or `lp`; with Ante Up on "
    "`gambler`, with Blood Money on `story`, too",
    Named("track", (*terms.TRACKS, "lp", "gambler", "story"), needed=True),
    Detail("space", "positive", layout.T_AT_LEAST, needed=True),
)
PROSPECT: Final = event(
    "prospect", "a Prospect action, rerolls included; how much: the nuggets it showed"
)
REVEL: Final = event("revel", "how much: the LP bought")
# The text of a space or a token, carried out from the queue of events (triggers/queue.py).
PRINTED: Final = event("printed", "", written=False)
