"""What must be true when a reason of Ante Up is given, from the rules."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive import roads
from exhaustive.case import Case
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.shopping import ANY_STAND
from tumbleweed.games.legends.state.ante_up_model import (
    CLAIM_JUMPER,
    HIGH_ROLLER,
    LONGHORN,
    OUTLAW,
    RANKS,
)
from tumbleweed.games.legends.state.model import CLAIM_JUMPER as CLAIM_JUMPER_FIGHT
from tumbleweed.games.legends.state.model import HEISTS
from tumbleweed.games.legends.state.model import OUTLAW as OUTLAW_FIGHT
from tumbleweed.games.legends.vocabulary.modifiers import nugget_limit

# Given for a verb that the question never accepts.
OF_TIME = frozenset({
    "why-no-faro-now", "why-nothing-to-put", "why-no-two-foes", "why-no-prize-now",
    "why-at-the-end-of-a-ride", "why-no-stakes-now", "why-no-deck-to-look-at",
    "why-nothing-explored",
})  # fmt: skip


def tokens_at(c: Case, where: int, *kinds: int) -> list[int]:
    found = enumerate(c.s.up.token_at)
    return [t for t, at in found if at == where and c.compiled.up.token_kind[t] in kinds]


def foe_at(c: Case, space: int) -> bool:
    return bool(tokens_at(c, space, OUTLAW, CLAIM_JUMPER))


def longhorns(c: Case, seat: int) -> int:
    return len(tokens_at(c, c.compiled.up.carried + seat, LONGHORN))


def where_delivered(c: Case) -> bool:
    """AU-TOKEN-13."""
    return any(c.at(place) for place in ("rail-station", "station-buzzard-gulch", "ranch"))


def worth(c: Case, cards: list[int]) -> int:
    """AU-FRONT-03."""
    court, ace = c.compiled.up.court_value, c.compiled.up.ace_value
    ranks = [c.compiled.cards[card].split("-")[1] for card in cards]
    return sum(court if r in "jqk" else ace if r == "a" else int(r) for r in ranks)


def price(c: Case) -> int:
    """AU-FRONT-02: the number of the token and the value of the space."""
    up, place = c.compiled.up, c.compiled.up.frontier_at[c.here]
    return up.frontier_number[c.s.up.frontier[place]] + up.frontier_value[place]


def on_frontier(c: Case) -> bool:
    return c.compiled.up.frontier_at[c.here] != NONE


def token_here(c: Case) -> bool:
    return c.s.up.frontier[c.compiled.up.frontier_at[c.here]] != NONE


def laid_out(c: Case) -> list[int]:
    return [c.compiled.cards.index(key.partition(":")[2]) for key in c.sealed]


def roller_here(c: Case) -> bool:
    up = c.compiled.up
    saloon = up.saloon_at[c.here]
    return saloon != NONE and bool(tokens_at(c, up.saloon + saloon, HIGH_ROLLER))


def own_markers(c: Case) -> list[int]:
    first = c.seat * c.compiled.up.bet_markers
    own = range(first, first + c.compiled.up.bet_markers)
    return [marker for marker in own if c.s.up.bet_rank[marker] != NONE]


def bets(c: Case) -> int:
    return sum(c.s.up.bet_worth[marker] for marker in own_markers(c))


def spot(c: Case) -> int:
    """The place that the event names now: behind the kind, the amount and the sort of place."""
    return c.compiled.code[c.frame["at"] + 5 + c.frame["spot"]]


def meant(c: Case) -> bool:
    place = spot(c)
    up = c.compiled.up
    if place == up.train_place:
        return c.space == up.stop_space[c.s.up.train]
    return c.space in c.compiled.spaces_of[place]


def occupied(c: Case) -> bool:
    lies = c.space in c.s.up.token_at or c.s.up.dust >> c.space & 1
    frontier = c.compiled.up.frontier_at[c.space]
    stands = c.space in c.s.space or c.space == c.s.sheriff or c.bandit_at(c.space)
    named = not c.compiled.up.plain[c.space]
    return bool(lies or stands or named or (frontier != NONE and c.s.up.frontier[frontier] != NONE))


def in_the_way(c: Case) -> bool:
    """Without bandits and tokens one could ride there, with them not."""
    return roads.ridden(c, bandits=False, sheriff=True) and not roads.ridden(
        c, bandits=True, sheriff=True
    )


def sold_elsewhere(c: Case) -> bool:
    stand = c.s.up.stand[c.item]
    told = f"place:{c.compiled.up.stands[stand]}"
    return c.args["stand"] == told and c.frame.get("stand") != ANY_STAND


TRUTHS: dict[str, Callable[[Case], bool]] = {
    # travel
    "why-no-pass-here": lambda c: c.compiled.up.pass_from[c.here] == NONE,
    "why-other-head": lambda c: c.compiled.up.pass_from[c.here] not in (NONE, c.space),
    "why-whole-move-action": lambda c: c.question == "ride",
    "why-rail-once": lambda c: c.question == "ride" and not c.s.up.rail,
    # train and frontier
    "why-one-heist-in-all": lambda c: c.s.turn[HEISTS] == 1,
    "why-no-frontier-token": lambda c: on_frontier(c) and not token_here(c),
    "why-cards-too-low": lambda c: token_here(c) and worth(c, c.hand) < price(c),
    "why-not-enough-yet": lambda c: c.args["count"] == price(c) - worth(c, laid_out(c)) > 0,
    # gambling
    "why-no-high-roller": lambda c: not roller_here(c),
    "why-one-faro": lambda c: c.s.up.faros == 1,
    "why-no-high-stakes": lambda c: not c.compiled.high_stakes,
    "why-stakes-too-high": lambda c: c.money < 30,
    "why-rank-taken": lambda c: (
        RANKS.index(c.thing.partition(".")[0]) in [c.s.up.bet_rank[m] for m in own_markers(c)]
    ),
    "why-bet-too-high": lambda c: bets(c) + int(c.thing.partition(".")[2]) > c.money,
    "why-no-such-marker": lambda c: int(c.thing) != c.frame["marker"],
    "why-cannot-raise": lambda c: c.money < 20,
    # tokens
    "why-no-longhorn": lambda c: not longhorns(c, c.seat),
    "why-no-longhorns-here": lambda c: bool(longhorns(c, c.seat)) and not where_delivered(c),
    "why-has-no-longhorn": lambda c: not longhorns(c, c.rival),
    "why-longhorn-afterwards": lambda c: c.question == "steal" and bool(longhorns(c, c.rival)),
    "why-no-longhorn-here": lambda c: not tokens_at(c, c.here, LONGHORN),
    "why-no-gold-here": lambda c: not c.s.up.dust >> c.here & 1,
    "why-too-much-gold": lambda c: (
        c.s.nuggets[c.seat] == c.args["count"] == nugget_limit(c.s, c.seat)
    ),
    "why-no-such-foe": lambda c: (
        not tokens_at(c, c.here, OUTLAW if c.thing == "outlaw" else CLAIM_JUMPER)
    ),
    "why-claim-jumped": lambda c: bool(tokens_at(c, c.here, CLAIM_JUMPER)),
    "why-must-face-token": lambda c: c.s.fight.type in (OUTLAW_FIGHT, CLAIM_JUMPER_FIGHT),
    "why-token-there": lambda c: foe_at(c, c.space),
    "why-ride-to-token": lambda c: c.verb == "step" and foe_at(c, c.space),
    "why-foe-in-the-way": in_the_way,
    "why-not-meant-there": lambda c: not meant(c),
    "why-not-empty": lambda c: meant(c) and occupied(c),
    # the stands
    "why-other-stand": sold_elsewhere,
}
