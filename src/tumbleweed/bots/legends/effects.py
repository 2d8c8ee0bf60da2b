"""The value of a card's text: the effects in a range of the compiled content, for one seat.

Every effect declares its subject (vocabulary/weights.py). A subject without a weigher here is an
error when the bots are imported.
"""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.bots.legends.worth import Worth
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS
from tumbleweed.games.legends.effects import choices, gold, riding, trade
from tumbleweed.games.legends.effects.amounts import AmountEffect
from tumbleweed.games.legends.vocabulary import counts, terms, weights
from tumbleweed.games.legends.vocabulary.conditions.combined import inner_tests
from tumbleweed.games.legends.vocabulary.effect import Effect
from tumbleweed.games.legends.vocabulary.nested import end_of

NUGGETS_A_DIE = 0.6
MONEY_A_DIE = 4.0
A_TOKEN = 0.7  # cattle, including the ride to the station
A_PEEK = 0.1
AN_ACTION = 1.0
A_LEGENDARY_TOKEN = 1.85  # LP
A_LEGENDARY_ITEM = 1.4  # LP: those on the card, and half an LP for its use
CAUGHT = 0.6  # the probability that the Sheriff wins


def worth_of(worth: Worth, at: int, end: int) -> float:
    """The value to me of the effects from an address to an end."""
    code, total = worth.table.land.compiled.code, 0.0
    while at < end:
        total += weigher(EFFECTS.all[code[at]])(worth, at)
        at = end_of(code, at)
    return total


def worth_of_option(worth: Worth, name: str, option: int) -> float:
    """The value of an option of a card's question; 0 for a card that is not mine."""
    compiled = worth.table.land.compiled
    if name not in compiled.nodes:
        return 0.0
    options = compiled.node_options[compiled.nodes.index(name)]
    return worth_of(worth, *options[option]) if option < len(options) else 0.0


# ---- gains and losses of a good ----


def _amounts(effect: AmountEffect) -> Callable[[Worth, int], float]:
    """An effect with an amount, for its targets."""
    good = effect.amount.good.name
    table = GAINED if effect.about == weights.GAIN else LOST
    if good not in table:
        raise UnknownName(f"no bot knows what {effect.name!r} is worth: {good}")

    def weigh(worth: Worth, at: int) -> float:
        code = worth.table.land.compiled.code
        mine = effect.whom.of(code, at) in (terms.SELF, terms.EACH_PLAYER)
        amount = _amount(worth, effect, effect.amount.of(code, at))
        return table[good](worth, amount) * (1.0 if mine else -0.3)

    return weigh


def _amount(worth: Worth, effect: AmountEffect, amount: int) -> float:
    if amount >= 0:
        return float(amount)
    me, compiled = worth.table.me, worth.table.land.compiled
    if amount <= terms.COUNTED:
        row = counts.COUNT * (terms.COUNTED - amount)
        return float(compiled.counts[row + counts.EACH]) * 2.0
    have = {"money": me.money, "wanted": me.wanted, "marshal": me.marshal, "nuggets": me.nuggets}
    return have.get(effect.amount.good.name, 1) * (1.0 if amount == terms.ALL_OF_IT else 0.5)


def _lose_wanted(worth: Worth, amount: float) -> float:
    me = worth.table.me
    left = max(0, me.wanted - int(amount))
    return worth.wanted(left, me.seat) - worth.wanted(me.wanted, me.seat)


def _lose_marshal(worth: Worth, amount: float) -> float:
    me = worth.table.me
    return worth.marshal(max(0, me.marshal - int(amount))) - worth.marshal(me.marshal)


def _nuggets(worth: Worth, amount: float) -> float:
    me = worth.table.me
    return 0.8 * worth.nugget * min(amount, me.nugget_limit - me.nuggets)


def _reputation(worth: Worth, amount: float) -> float:
    points = int(amount)
    return worth.gain_wanted(points) if worth.table.me.wanted else worth.gain_marshal(points)


GAINED: dict[str, Callable[[Worth, float], float]] = {
    "money": lambda worth, n: worth.money(n),
    "lp": lambda worth, n: n,
    "marshal": lambda worth, n: worth.gain_marshal(int(n)),
    "wanted": lambda worth, n: worth.gain_wanted(int(n)),
    "cards": lambda worth, n: worth.card * n,
    "nuggets": _nuggets,
    "wounds": lambda worth, n: worth.hurt(n),
    "reputation": _reputation,
    "actions": lambda worth, n: AN_ACTION * n,
    "gambler": lambda worth, n: worth.gain_gambler(int(n)),
    "legendary": lambda worth, n: A_LEGENDARY_TOKEN * n,
    "story": lambda worth, n: worth.gain_story(int(n)),
    "relics": lambda worth, n: A_LEGENDARY_ITEM * n,
}
LOST: dict[str, Callable[[Worth, float], float]] = {
    "money": lambda worth, n: -worth.dollar * min(n, worth.table.me.money),
    "lp": lambda worth, n: -min(n, worth.table.me.lp),
    "marshal": _lose_marshal,
    "wanted": _lose_wanted,
    "cards": lambda worth, n: -worth.card * n,
    "nuggets": lambda worth, n: -0.8 * worth.nugget * n,
    "wounds": lambda worth, n: worth.healed(n),
}


# ---- words with parameters of their own ----


def _choose(worth: Worth, at: int) -> float:
    """The best option for the player who chooses."""
    compiled = worth.table.land.compiled
    options = compiled.node_options[choices.ASKED.of(compiled.code, at)]
    found = [worth_of(worth, *option) for option in options]
    mine = choices.CHOOSER.of(compiled.code, at) == terms.BY_SELF
    return max(found) if mine else -0.3 * min(found)


def _pay(worth: Worth, at: int) -> float:
    """As often as offered, if the deal is good."""
    code = worth.table.land.compiled.code
    bargain = worth_of(worth, choices.PRICE.start_of(at), end_of(code, at))
    return max(0.0, bargain * choices.TIMES.of(code, at))


def _if(worth: Worth, at: int) -> float:
    code = worth.table.land.compiled.code
    middle = choices.THEN.end_of(code, at)
    if holds(worth, choices.TEST.of(code, at)):
        return worth_of(worth, choices.THEN.start_of(at), middle)
    return worth_of(worth, middle, end_of(code, at))


def _dice(worth: Worth, at: int) -> float:
    count = gold.DICE_COUNT.of(worth.table.land.compiled.code, at)
    return _nuggets(worth, NUGGETS_A_DIE * count) + worth.money(MONEY_A_DIE * count)


def _send_sheriff(worth: Worth, at: int) -> float:
    """Onto the Wanted player in reach who has most to lose, if that is not me."""
    table = worth.table
    reach = riding.UP_TO.of(table.land.compiled.code, at)
    far = table.land.far(table.sheriff, 0) if table.sheriff >= 0 else []
    stakes = [
        worth.denied(other, worth.arrest(other))
        for other in table.others
        if other.wanted and far and 0 < far[other.space] <= reach
    ]
    return CAUGHT * max(stakes, default=0.0)


def _discount(worth: Worth, at: int) -> float:
    return worth.dollar * trade.OFF.of(worth.table.land.compiled.code, at)


WEIGHED: dict[str, Callable[[Worth, int], float]] = {
    weights.OPTIONS: _choose,
    weights.DEAL: _pay,
    weights.BRANCH: _if,
    weights.DICE: _dice,
    weights.SHERIFF: _send_sheriff,
    weights.LOOK: lambda worth, at: A_PEEK,
    weights.SMALL_GAIN: lambda worth, at: worth.card,
    weights.DISCOUNT: _discount,
    weights.CATTLE: lambda worth, at: 0.0 if worth.table.me.cattle else A_TOKEN,
    weights.UNWEIGHED: lambda worth, at: 0.0,
}


def weigher(effect: Effect) -> Callable[[Worth, int], float]:
    """The function that weighs an effect."""
    if effect.name not in _WEIGHERS:
        _WEIGHERS[effect.name] = _weigher(effect)
    return _WEIGHERS[effect.name]


def _weigher(effect: Effect) -> Callable[[Worth, int], float]:
    if isinstance(effect, AmountEffect):
        return _amounts(effect)
    if effect.about not in WEIGHED:
        raise UnknownName(f"no bot knows what {effect.name!r} is about: {effect.about}")
    return WEIGHED[effect.about]


_WEIGHERS: dict[str, Callable[[Worth, int], float]] = {}
for _effect in EFFECTS.all:
    weigher(_effect)


# ---- conditions ----


def holds(worth: Worth, at: int) -> bool:
    """The conditions of cards, as far as they are known."""
    if at == NONE:
        return True
    condition = CONDITIONS.all[worth.table.land.compiled.tests[at]]
    return HELD[condition.about](worth, at)


def _at_least(worth: Worth, at: int) -> bool:
    me, tests = worth.table.me, worth.table.land.compiled.tests
    condition = CONDITIONS.all[tests[at]]
    assert condition.good is not None
    have = {"marshal": me.marshal, "wanted": me.wanted, "wounds": me.wounds}
    return have[condition.good.name] >= condition.params[0].of(tests, at)


def _fewest(worth: Worth, at: int) -> bool:
    return worth.table.me.lp == min(player.lp for player in worth.table.players)


def _inner(worth: Worth, at: int) -> list[bool]:
    return [holds(worth, inner) for inner in inner_tests(worth.table.land.compiled.tests, at)]


HELD: dict[str, Callable[[Worth, int], bool]] = {
    weights.AT_LEAST: _at_least,
    weights.FEWEST: _fewest,
    weights.UPGRADED: lambda worth, at: any(
        item["upgraded"] for item in worth.table.me.items.values()
    ),
    weights.INVERTED: lambda worth, at: not _inner(worth, at)[0],
    weights.ANY: lambda worth, at: any(_inner(worth, at)),
    weights.ALL: lambda worth, at: all(_inner(worth, at)),
    weights.UNKNOWN: lambda worth, at: True,
}
_unknown = [each.name for each in CONDITIONS.all if each.about not in HELD]
if _unknown:
    raise UnknownName(f"no bot knows what these conditions are about: {', '.join(_unknown)}")
