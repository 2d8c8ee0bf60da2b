"""Why an answer is not offered: the failing requirement, with its rule."""

from __future__ import annotations

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.rules import Reason
from tumbleweed.games.goat.model import (
    CHARACTERS,
    LOCATIONS,
    MAX_PLAYERS,
    SALOON,
    GoatState,
    tokens_of,
)

# The question that each verb answers.
VERBS = {
    "offer": "offer",
    "to": "to",
    "name": "name",
    "accept": "answer",
    "refuse": "answer",
    "rob": "rob",
    "swindle": "swindle",
    "stop": "swindle",
    "give": "give",
    "gamble": "gamble",
}

# What must be answered first.
FIRST = {
    "offer": "why-first-offer",
    "to": "why-first-to",
    "name": "why-first-name",
    "answer": "why-first-answer",
    "rob": "why-first-rob",
    "swindle": "why-first-swindle",
    "swindle-more": "why-first-swindle-more",
    "give": "why-first-give",
    "gamble": "why-first-gamble",
}


def why_not(s: GoatState, seat: int, action: str, question: str, rule: str) -> list[Reason]:
    """`question` is the seat's open one, `rule` the one it follows from."""
    verb, _, thing = action.partition(":")
    if verb not in VERBS or thing not in _things(verb):
        raise UnknownName(f"goat has no action {action!r}")
    if VERBS[verb] != question.removesuffix("-more"):
        return [Reason(rule, FIRST[question])]
    if verb in {"offer", "name"}:
        return [_not_in_hand(verb, thing)]
    if verb == "refuse":
        return [Reason("GB-LAST-19", "why-must-accept")]
    if verb == "stop":
        return [Reason("GB-CHAR-40", "why-must-swindle")]
    if verb == "rob":
        return [_not_robbable(s, LOCATIONS.index(thing))]
    return [_not_this_player(s, seat, verb, int(thing))]


def _things(verb: str) -> tuple[str, ...]:
    if verb in {"offer", "name"}:
        return CHARACTERS
    if verb == "rob":
        return LOCATIONS
    if verb in {"accept", "refuse", "stop"}:
        return ("",)
    return tuple(str(seat) for seat in range(MAX_PLAYERS))


def _not_in_hand(verb: str, name: str) -> Reason:
    rule = "GB-DEAL-04" if verb == "offer" else "GB-DEAL-08"
    return Reason(rule, "why-not-in-hand", {"character": f"character:{name}"})


def _not_robbable(s: GoatState, place: int) -> Reason:
    args: dict[str, str | int] = {"location": f"location:{LOCATIONS[place]}"}
    if place == SALOON:
        return Reason("GB-CHAR-30", "why-not-saloon", args)
    if place not in s.compiled.locations:
        return Reason("GB-SETUP-07", "why-not-in-game", args)
    return Reason("GB-CHAR-34", "why-no-tokens-there", args)


def _not_this_player(s: GoatState, seat: int, verb: str, other: int) -> Reason:
    args: dict[str, str | int] = {"seat": f"seat:{other}"}
    if other >= s.compiled.players:
        return Reason("GB-COMP-01", "why-no-such-player", args)
    if other == seat:
        own = {"to": "GB-DEAL-05", "swindle": "GB-CHAR-37", "give": "GB-CHAR-46"}
        return Reason(own.get(verb, "GB-CHAR-54"), "why-not-yourself")
    if verb == "to":
        return Reason("GB-DEAL-19", "why-inactive", args)
    if verb == "swindle":
        return Reason("GB-CHAR-38", "why-no-coins", args)
    assert not tokens_of(s, other)
    return Reason("GB-CHAR-56", "why-no-tokens", args)
