"""Cards and gold: who bluffed, what was passed off as gold, who was lucky."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tumbleweed.echo.chronicle import Chronicle, Happening
from tumbleweed.echo.legends.fights import bluffs
from tumbleweed.echo.paper import LIE, LUCK, Story
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.poker_hands import CATEGORIES, STRAIGHT, THREE

FOOLS_GOLD: Final = "fools-gold"
RICH_STRIKE: Final = 2  # nuggets at once

# ---- the biggest lie ----


def biggest_lie(chronicle: Chronicle) -> Story | None:
    """A bluff at High Stakes, else Fool's Gold over the counter, else a bluff in a fight."""
    for told in (high_stakes(chronicle), fools_gold(chronicle)):
        if told is not None:
            return told
    found = sorted(bluffs(chronicle), key=lambda story: story.key == "echo-lower-card")
    return found[-1] if found else None


def high_stakes(chronicle: Chronicle) -> Story | None:
    """The largest pot whose winner showed nobody a hand: all others folded."""
    bluffed: list[Story] = []
    folded: list[Happening] = []
    shown = True
    for each in chronicle.told("high-stakes-began", "folded", "showed", "won-pot"):
        if each.event.key == "high-stakes-began":
            folded, shown = [], False
        elif each.event.key == "folded":
            folded.append(each)
        elif each.event.key == "showed":
            shown = shown or each.seat() not in [other.seat() for other in folded]
        elif folded and not shown:
            args = {**each.event.args, "rival": folded[-1].event.args["seat"]}
            seats = (each.seat(), folded[-1].seat())
            bluffed.append(Story(LIE, "echo-all-folded", args, each.entry, seats))
    return max(bluffed, key=lambda story: int(story.args["money"]), default=None)


def fools_gold(chronicle: Chronicle) -> Story | None:
    """Cards that were discarded as nuggets, right after a sale at the Bank."""
    content = chronicle.game.ruleset.content
    assert isinstance(content, LegendsContent)
    sale: Happening | None = None
    for each in chronicle.told("deposited", "discarded", "gained-money"):
        if each.event.key == "deposited":
            sale = each
        elif each.event.key == "gained-money":
            sale = None
        elif sale is not None:
            faces = [content.entry("card", _id(card))["face"] for card in each.event.args["cards"]]
            if FOOLS_GOLD in faces:
                args = dict(sale.event.args)
                return Story(LIE, "echo-fools-gold", args, sale.entry, (sale.seat(),))
    return None


def _id(ref: str) -> str:
    return ref.partition(":")[2]


# ---- the luckiest draw ----


def luckiest_draw(chronicle: Chronicle) -> Story | None:
    """A great hand of poker, else a rich strike, else a good hand, else a token."""
    hand = max(chronicle.told("showed"), key=_category, default=None)
    strike = max(strikes(chronicle), key=lambda each: each.number("count"), default=None)
    if hand is not None and _category(hand) >= STRAIGHT:
        return _hand(hand)
    if strike is not None and strike.number("count") >= RICH_STRIKE:
        return Story(LUCK, "echo-strike", dict(strike.event.args), strike.entry, (strike.seat(),))
    if hand is not None and _category(hand) >= THREE:
        return _hand(hand)
    return best_token(chronicle)


def _hand(each: Happening) -> Story:
    return Story(LUCK, "echo-hand", dict(each.event.args), each.entry, (each.seat(),))


def _category(each: Happening) -> int:
    return CATEGORIES.index(each.word("hand"))


def strikes(chronicle: Chronicle) -> Iterator[Happening]:
    """Nuggets gained by the dice."""
    rolled = False
    for each in chronicle.told("rolled", "rerolled", "gained-nuggets", "turn-began"):
        if each.event.key == "gained-nuggets" and rolled:
            yield each
        rolled = each.event.key in ("rolled", "rerolled")


def best_token(chronicle: Chronicle) -> Story | None:
    content = chronicle.game.ruleset.content
    assert isinstance(content, LegendsContent)
    drawn = list(chronicle.told("drew-token"))
    best = max(drawn, key=lambda each: _points(content, each), default=None)
    if best is None:
        return None
    args = {**best.event.args, "points": _points(content, best)}
    return Story(LUCK, "echo-token", args, best.entry, (best.seat(),))


def _points(content: LegendsContent, each: Happening) -> int:
    return int(content.entry("legendary", each.word("token"))["lp"])
