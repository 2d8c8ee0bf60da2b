"""All courses in which legendary tokens may have been drawn, by brute force, each with its chance.

Written apart from the engine. A claim is the seat that completes a goal; KEPT is added to the seat
of a token that something else gives, which is drawn alone and stays.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from core import laws
from games.legends.hidden_tables import Secret
from tumbleweed.games.legends.components.player.tokens import redeal_tokens
from tumbleweed.games.legends.state.legends_state import LegendsState

Course = tuple[str, ...]  # all tokens drawn, in order
Bag = dict[str, int]
KEPT = 100
MANY = 1500  # redeals
TOKENS: Bag = {"legendary-1": 6, "legendary-2": 9, "legendary-3": 3}


def courses(
    claims: list[int], seat: int, seen: Course, tokens: Mapping[str, int] = TOKENS
) -> Iterator[tuple[Course, Fraction]]:
    """All courses of draws in which the seat draws what it saw, each with its chance."""
    held: dict[int, list[str]] = {claim % KEPT: [] for claim in claims}
    yield from _next(claims, seat, list(seen), dict(tokens), held, Counter(), (), Fraction(1))


def _next(
    claims: list[int], seat: int, seen: list[str], bag: Bag,
    held: dict[int, list[str]], done: Counter[int], drawn: Course, chance: Fraction,
) -> Iterator[tuple[Course, Fraction]]:  # fmt: skip
    if not claims:
        yield drawn, chance
        return
    [claim, *later], player, stays = claims, claims[0] % KEPT, claims[0] >= KEPT
    count = min(1 if stays else done[player] + 1, sum(bag.values()))
    goals = done if stays else done + Counter([claim])
    for tokens, odds in _draw(bag, count, seen[:count] if player == seat else None):
        mine = [] if stays else sorted(held[player] + list(tokens), key=worth, reverse=True)
        kept, back = mine[: goals[player]], mine[goals[player] :]
        left = {k: bag[k] - tokens.count(k) + back.count(k) for k in bag}
        rest = seen[count:] if player == seat else seen
        after = held if stays else {**held, player: kept}
        yield from _next(later, seat, rest, left, after, goals, drawn + tokens, chance * odds)


def worth(token: str) -> int:
    return int(token.rpartition("-")[2])


def _draw(bag: Bag, count: int, wanted: list[str] | None) -> Iterator[tuple[Course, Fraction]]:
    """So many, one after the other."""
    if not count:
        yield (), Fraction(1)
        return
    kinds = [kind for kind in bag if bag[kind]] if wanted is None else wanted[:1]
    for kind in kinds:
        if bag[kind]:
            odds = Fraction(bag[kind], sum(bag.values()))
            rest = {**bag, kind: bag[kind] - 1}
            for more, chance in _draw(rest, count - 1, wanted and wanted[1:]):
                yield (kind, *more), odds * chance


def drawn(secret: Secret) -> Course:
    """All tokens drawn so far, in order. Nobody at the table may see them all."""
    return tuple(secret.state.compiled.tokens[kind] for kind in secret.state.tokens)


def deals_as_likely(
    state: LegendsState, claims: list[int], seat: int, seen: Course, tokens: Bag = TOKENS
) -> None:
    """Over many redeals every common course comes up as often as its chance says, and no course
    that cannot have been; those rarer than one in 300 are counted together."""
    chances = dict(courses(claims, seat, seen, tokens))
    secret, total = Secret(state, redeal_tokens), sum(chances.values())
    found = Counter(drawn(secret.redeal(seat, seed)) for seed in range(MANY))
    assert set(found) <= set(chances), "redeal is too wide"
    common = {world: chance for world, chance in chances.items() if MANY * chance / total >= 5}
    weights_of: dict[Any, Fraction] = {**common, "rare": Fraction(total - sum(common.values()))}
    counts: dict[Any, int] = {world: found[world] for world in common}
    counts["rare"] = MANY - sum(counts.values())
    if MANY * weights_of["rare"] / total < 5:
        del weights_of["rare"], counts["rare"]
    limit = laws.chi_square_limit(max(1, len(weights_of) - 1))
    assert laws.chi_square(counts, weights_of) <= limit, (seat, found)
