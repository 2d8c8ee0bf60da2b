"""All actions, in the order in which they are offered, and what follows from the list."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.state import NONE
from tumbleweed.core.text import Wording
from tumbleweed.games.legends.actions import attacks, cards, free, moves, places
from tumbleweed.games.legends.actions.record import Action
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.options import catalogue_of

ALL: Final[list[Action]] = [
    free.END_TURN,
    moves.RIDE,
    cards.USE_CARD,
    cards.USE_ITEM,
    attacks.ATTACK,
    places.WORK,
    places.PROSPECT,
    places.DEPOSIT,
    places.HEIST,
    places.HEAL,
    places.REVEL,
    places.ACQUIRE,
    places.POKER,
    places.STORE,
    free.CONTRIBUTE,
    free.CLAIM,
]
BY_VERB: Final[dict[str, Action]] = {}
EXPLAINED: Final[dict[str, Action]] = {}  # by the verbs of options that come once it is taken

for _number, _action in enumerate(ALL):
    _action.number = _number
    for _verb in _action.verbs:
        if _verb in BY_VERB:
            raise ValueError(f"two actions have options {_verb!r}")
        BY_VERB[_verb] = _action
    for _verb in _action.explains:
        EXPLAINED[_verb] = _action


def legends_catalogue(box: Box, wording: Wording) -> Catalogue:
    """All options; `box` learns which of them take which action, and what can be done where."""
    catalogue = catalogue_of(box, wording)
    verbs = [key.partition(":")[0] for key in catalogue.keys]
    box.action_of_option = [BY_VERB[v].number if v in BY_VERB else NONE for v in verbs]
    box.actions_at = [_at(box, space) for space in range(len(box.board.spaces))]
    return catalogue


def _at(box: Box, space: int) -> list[int]:
    return [
        action.number
        for action in ALL
        if action.site == NONE or box.sites[space] >> action.site & 1
    ]


def offers(s: LegendsState, seat: int) -> list[int]:
    found: list[int] = []
    for number in s.box.actions_at[s.space[seat]]:
        ALL[number].offer(s, seat, found)
    return found


def taken_by(s: LegendsState, option: int) -> Action:
    """The action an option of the Action Phase takes."""
    return ALL[s.box.action_of_option[option]]
