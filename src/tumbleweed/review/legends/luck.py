"""Luck in Western Legends, from events: cards drawn, foes' fight cards, prospecting dice, poker."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import comb
from statistics import fmean
from typing import Any, Final

from tumbleweed.echo.chronicle import Chronicle, Happening
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.review.data import Luck
from tumbleweed.review.past import Past

CARDS: Final = "cards"
FOES: Final = "foes"
DICE: Final = "dice"
POKER: Final = "poker"
KINDS: Final = (CARDS, FOES, DICE, POKER)
UNWANTED: Final = (FOES,)  # the lower, the luckier
BEGUN: Final = ("poker-began", "high-stakes-began")
HANDS: Final = (*BEGUN, "showed", "house-showed", "won-pot")


@dataclass(frozen=True)
class Stroke:
    """One piece of luck."""

    kind: str
    seat: int
    count: int
    expected: float
    actual: float


def luck(past: Past) -> list[Luck]:
    """A sum for each kind and seat."""
    chronicle = past.chronicle
    strokes: dict[tuple[str, int], list[Stroke]] = defaultdict(list)
    for each in (*cards(chronicle), *foes(chronicle), *dice(chronicle), *poker(chronicle)):
        strokes[each.kind, each.seat].append(each)
    order = [(kind, seat) for kind in KINDS for seat in range(past.players)]
    return [_sum(strokes[each]) for each in order if each in strokes]


def _sum(strokes: list[Stroke]) -> Luck:
    kind, seat = strokes[0].kind, strokes[0].seat
    count = sum(each.count for each in strokes)
    expected, actual = sum(e.expected for e in strokes), sum(e.actual for e in strokes)
    if kind in (CARDS, FOES):  # told as a rank
        expected, actual = expected / count, actual / count
    return Luck(kind, seat, count, expected, actual, kind not in UNWANTED)


def _content(chronicle: Chronicle) -> LegendsContent:
    content = chronicle.game.ruleset.content
    assert isinstance(content, LegendsContent)
    return content


def _entries(chronicle: Chronicle, kind: str) -> list[dict[str, Any]]:
    content = _content(chronicle)
    return [content.entry(kind, name) for name in content.ids(kind)]


def _ranks(chronicle: Chronicle, kind: str) -> dict[str, int]:
    return {each["id"]: int(each["rank"]) for each in _entries(chronicle, kind)}


def _ids(refs: Iterable[str]) -> list[str]:
    return [ref.partition(":")[2] for ref in refs]


# ---- cards drawn from the poker deck, by rank ----


def cards(chronicle: Chronicle) -> Iterator[Stroke]:
    ranks = _ranks(chronicle, "card")
    mean = fmean(ranks.values())
    for each in chronicle.told("drew"):
        drawn = [ranks[card] for card in _ids(each.event.args["cards"])]
        if drawn:
            yield Stroke(CARDS, each.seat(), len(drawn), mean * len(drawn), sum(drawn))


# ---- fight cards drawn against a player, the highest counts ----


def foes(chronicle: Chronicle) -> Iterator[Stroke]:
    ranks = _ranks(chronicle, "fight")
    hero: int | None = None
    for each in chronicle.told("fight-began", "drew-fight-cards"):
        if each.event.key == "fight-began":
            hero = each.seat()
        elif hero is not None and hero < chronicle.game.players:
            drawn = [ranks[card] for card in _ids(each.event.args["cards"])]
            if drawn:
                yield Stroke(FOES, hero, 1, highest([*ranks.values()], len(drawn)), max(drawn))


def highest(ranks: list[int], drawn: int) -> float:
    """The mean of the highest of so many cards."""
    ordered = sorted(ranks)
    ways = [comb(at, drawn - 1) * rank for at, rank in enumerate(ordered)]
    return sum(ways) / comb(len(ordered), drawn)


# ---- nuggets from dice ----


def dice(chronicle: Chronicle) -> Iterator[Stroke]:
    faces = _entries(chronicle, "die")
    mean = sum(_nuggets(face) * face["count"] for face in faces)
    mean /= sum(face["count"] for face in faces)
    worth = {face["id"]: _nuggets(face) for face in faces}
    for each in chronicle.told("rolled", "rerolled"):
        yield Stroke(DICE, each.seat(), 1, mean, worth[each.word("die")])


def _nuggets(face: dict[str, Any]) -> int:
    return sum(int(each["amount"]) for each in face["effects"] if each["do"] == "gain_nuggets")


# ---- hands of poker won; an even share of each is expected ----


def poker(chronicle: Chronicle) -> Iterator[Stroke]:
    hand: list[Happening] = []
    for each in chronicle.told(*HANDS):
        if each.event.key in BEGUN:
            yield from _hand(hand)
            hand = []
        hand.append(each)
    yield from _hand(hand)


def _hand(told: list[Happening]) -> Iterator[Stroke]:
    seats = [each.seat() for each in told if each.event.key == "showed"]
    house = any(each.event.key == "house-showed" for each in told)
    won = [each.seat() for each in told if each.event.key == "won-pot"]
    for seat in seats:
        part = 1 / len(won) if seat in won else 0.0
        yield Stroke(POKER, seat, 1, 1 / (len(seats) + house), part)
