"""All actions, in the order in which they are offered, and what is derived from the list."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.state import NONE
from tumbleweed.core.text import Wording
from tumbleweed.games.legends.actions import attacks, cards, free, moves, places
from tumbleweed.games.legends.actions.ante_up import listed as ante_up
from tumbleweed.games.legends.actions.blood_money import listed as blood_money
from tumbleweed.games.legends.actions.record import Action
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.options import catalogue_of


class Slot:
    """An action as `offers` looks it up: compiled code checks the type of everything it takes from
    a list, and one exact class is checked faster than the subclasses of Action."""

    def __init__(self, action: Action) -> None:
        self.action = action


ALL: Final[list[Action]] = []
SLOTS: Final[list[Slot]] = []
BY_VERB: Final[dict[str, Action]] = {}
EXPLAINED: Final[dict[str, Action]] = {}  # by the verbs of options that appear once it is taken


def add(*actions: Action, module: str = "") -> None:
    for action in actions:
        action.module = module
        for verb in action.verbs:
            if verb in BY_VERB:
                raise ValueError(f"two actions have options {verb!r}")
        action.number = len(ALL)
        ALL.append(action)
        SLOTS.append(Slot(action))
        BY_VERB.update(dict.fromkeys(action.verbs, action))
        EXPLAINED.update(dict.fromkeys(action.explains, action))


add(
    free.END_TURN,
    moves.RIDE,
    cards.USE_CARD,
    cards.USE_ITEM,
    attacks.ATTACK,
    *places.ALL,
    free.CONTRIBUTE,
    free.CLAIM,
)
add(*ante_up.ALL, module="ante-up")
add(*blood_money.ALL, module="blood-money")


AT_THE_END: Final = (free.END_TURN.number, free.CLAIM.number)


def listed(heading: str, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The verbs below a heading, in display order."""
    there = [a for a in ALL if a.heading == heading and (not a.module or a.module in modules)]
    found = sorted(there, key=lambda action: action.rank)
    return tuple(verb for action in found for verb in action.verbs)


def legends_catalogue(compiled: Compiled, wording: Wording) -> Catalogue:
    """All options; `compiled` learns which of them take which action, and what is done where."""
    catalogue = catalogue_of(compiled, wording)
    verbs = [key.partition(":")[0] for key in catalogue.keys]
    compiled.action_of_option = [BY_VERB[v].number if v in BY_VERB else NONE for v in verbs]
    compiled.actions_at = [_at(compiled, space) for space in range(len(compiled.board.spaces))]
    compiled.free_at = [
        [number for number in there if not SLOTS[number].action.spends]
        for there in compiled.actions_at
    ]
    return catalogue


def _at(compiled: Compiled, space: int) -> list[int]:
    there = [action for action in ALL if not action.module or action.module in compiled.modules]
    return [
        action.number
        for action in there
        if action.site == NONE or compiled.sites[space] >> action.site & 1
    ]


def offers(s: LegendsState, seat: int) -> list[int]:
    found: list[int] = []
    for number in s.compiled.actions_at[s.space[seat]]:
        SLOTS[number].action.offer(s, seat, found)
    return found


def free_offers(s: LegendsState, seat: int) -> list[int]:
    """What spends no action, if that is more than ending the turn or claiming a goal: goals can be
    claimed at the end of the turn, too."""
    found: list[int] = []
    more = False
    for number in s.compiled.free_at[s.space[seat]]:
        before = len(found)
        SLOTS[number].action.offer(s, seat, found)
        more = more or (len(found) > before and number not in AT_THE_END)
    return found if more else []


def taken_by(s: LegendsState, option: int) -> Action:
    """The action an option of the Action Phase takes."""
    return SLOTS[s.compiled.action_of_option[option]].action
