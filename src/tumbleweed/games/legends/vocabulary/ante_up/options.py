"""The options of Ante Up, behind all others; without the module there are none."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary.options import Args, Group, Members, Single


def with_ante_up(members: Members) -> Members:
    def found(compiled: Compiled) -> list[tuple[str, Args]]:
        return members(compiled) if compiled.ante_up else []

    return found


def single(verb: str) -> Group:
    """An option without a thing."""
    return Single(verb, with_ante_up(lambda compiled: [("", {})]))


def group(verb: str, members: Members) -> Group:
    return Group(verb, with_ante_up(members))


HEIST_TRAIN: Final = single("heist-train")

# ---- decks looked at ----
LEAVE_ON_TOP: Final = single("leave-on-top")
PUT_UNDER: Final = single("put-under")
