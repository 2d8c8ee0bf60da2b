"""Every option a seat can ever be offered.

The first ones have fixed numbers; the groups that follow begin where `Bases` says. In an offer
the least committing option comes first: it is the answer when a clock runs out.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.text import Wording
from tumbleweed.games.legends.box import Bases, Box
from tumbleweed.games.legends.model import MAX_PLAYERS, STORIES
from tumbleweed.games.legends.vocabulary.terms import COLORS

PASS: Final = 0
END: Final = 1
STOP: Final = 2
LEAVE: Final = 3
YES: Final = 4
NO: Final = 5
INCOME_CARDS: Final = 6
INCOME_BOTH: Final = 7
INCOME_MONEY: Final = 8
WORK: Final = 9
PROSPECT: Final = 10
DEPOSIT: Final = 11
HEIST: Final = 12
HEAL: Final = 13
POKER: Final = 14
STORE: Final = 15
ACQUIRE: Final = 16
DECLINE: Final = 17
JOIN: Final = 18
SIT_OUT: Final = 19
STEAL_NOTHING: Final = 20
STEAL_MONEY: Final = 21
STEAL_NUGGETS: Final = 22
STEAL_CATTLE: Final = 23
REWARD_LP: Final = 24
REWARD_MARSHAL: Final = 25
DELIVER: Final = 26
PAY_NUGGET: Final = 27
PLAIN: Final = (
    "pass", "end", "stop", "leave", "yes", "no", "income:cards", "income:both", "income:money",
    "work", "prospect", "deposit", "heist", "heal", "poker", "store", "acquire", "decline", "join",
    "sit-out", "steal:nothing", "steal:money", "steal:nuggets", "steal:cattle", "reward:lp",
    "reward:marshal", "deliver", "nugget",
)  # fmt: skip

REVELS: Final = 4  # $30 to $120 (WL-CABARET-02)
MOST_NUGGETS: Final = 12
REVEL: Final = 27  # + LP, from 1
SELL_NUGGETS: Final = 32  # + how many, from 0
REROLL: Final = 45  # + die
CONTRIBUTE: Final = 47  # + story deck; so down to TAKE_BACK
RESOLVE: Final = 49
LOOK: Final = 51
TAKE_BACK: Final = 53
RANCH: Final = 55  # + color
DUEL: Final = 57  # + seat; so down to TARGET
ROB: Final = 63
ARREST: Final = 69
TARGET: Final = 75


def legends_catalogue(box: Box, wording: Wording) -> Catalogue:
    """The catalogue; `box.bases` learns where its groups begin."""
    catalogue = Catalogue(wording)
    _add_fixed(catalogue)
    _add_spaces(catalogue, box, box.bases)
    _add_cards(catalogue, box, box.bases)
    _add_things(catalogue, box, box.bases)
    return catalogue


def _add_fixed(c: Catalogue) -> None:
    for key in PLAIN:
        c.add(key, key.replace(":", "-"))
    for lp in range(1, REVELS + 1):
        c.add(f"revel:{lp}", "revel", lp=lp, money=30 * lp)
    for count in range(MOST_NUGGETS + 1):
        c.add(f"sell-nuggets:{count}", "sell-nuggets", count=count, money=20 * count)
    for die in range(2):
        c.add(f"reroll:{die}", "reroll", die=die + 1)
    for verb in ("contribute", "resolve", "look", "take-back"):
        for side in STORIES:
            c.add(f"{verb}:{side}", verb, side=f"side:{side}")
    for color in COLORS:
        c.add(f"ranch:{color}", "ranch", ranch=f"ranch:{color}")
    for verb in ("duel", "rob", "arrest", "target"):
        for seat in range(MAX_PLAYERS):
            c.add(f"{verb}:{seat}", verb, seat=f"seat:{seat}")


def _group(c: Catalogue, verb: str, kind: str, names: tuple[str, ...]) -> int:
    """One option per thing, keyed by its id; the number of the first."""
    first = len(c.options)
    for name in names:
        c.add(f"{verb}:{name}", verb, **{kind: f"{kind}:{name}"})
    return first


def _add_spaces(c: Catalogue, box: Box, at: Bases) -> None:
    spaces = box.board.spaces
    at.ride = _group(c, "ride", "space", spaces)
    at.step = _group(c, "step", "space", spaces + box.board.mesas)
    at.place = _group(c, "place", "space", spaces)
    at.sheriff = _group(c, "sheriff", "space", spaces)
    at.sheriff_step = _group(c, "sheriff-step", "space", spaces)
    at.bandit = _group(c, "bandit", "space", tuple(spaces[i] for i in box.board.hideouts))
    at.black = _group(c, "black", "space", spaces)


def _add_cards(c: Catalogue, box: Box, at: Bases) -> None:
    at.use = _group(c, "use", "card", box.cards)
    at.lay = _group(c, "lay", "card", box.cards)
    at.react = _group(c, "react", "card", box.cards)
    at.discard = _group(c, "discard", "card", box.cards)
    at.poker = _group(c, "play", "card", box.cards)
    at.sell = _group(c, "sell", "card", box.cards)
    at.give = _group(c, "give", "card", box.cards)
    at.npc = _group(c, "npc", "fight-card", box.fight_cards)


def _add_things(c: Catalogue, box: Box, at: Bases) -> None:
    at.buy = len(c.options)
    for i, item in enumerate(box.items):
        c.add(f"buy:{item}", "buy", item=f"item:{item}", price=box.cost[i])
    at.upgrade = len(c.options)
    for i, item in enumerate(box.items):
        price, lp = box.cost[i], box.upgrade_lp[i]
        c.add(f"upgrade:{item}", "upgrade", item=f"item:{item}", price=price, lp=lp)
    at.ready = _group(c, "ready", "item", box.items)
    at.item = _group(c, "item", "item", box.items)
    at.character = _group(c, "character", "character", box.characters)
    at.ability = _group(c, "ability", "character", box.characters)
    at.claim = _group(c, "claim", "goal", box.goals)
    for node, name in enumerate(box.nodes):
        at.choice.append(len(c.options))
        for option in range(len(box.node_options[node])):
            c.add(f"choose:{name}.{option + 1}", "choose", effects=f"effects:{node}.{option}")
