"""Which actions a player may take now, and what each of them needs (WL-TURN-13)."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import options as opt
from tumbleweed.games.legends.board.places import here
from tumbleweed.games.legends.box import (
    BANK,
    CABARET,
    DOCTOR,
    GENERAL_STORE,
    LOCATION,
    MINE,
    RANCH,
    RANCH_GREEN,
    SALOON,
)
from tumbleweed.games.legends.effects.possible import nugget_cards, payable, useful
from tumbleweed.games.legends.mat.shopping import ANY_MODE, purchases
from tumbleweed.games.legends.model import FOUGHT, HEISTS, LegendsState
from tumbleweed.games.legends.procedures.poker import ANTE
from tumbleweed.games.legends.procedures.ride import ways
from tumbleweed.games.legends.readings import item_side_works, others_at
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.modifiers import movement

REVEL_PRICE: int = 30  # WL-CABARET-01
DOCTOR_PRICE: int = 10  # WL-DOCTOR-01


def actions(s: LegendsState, seat: int) -> list[int]:
    """To end the turn comes first (WL-TURN-15); then moves, cards, fights, what one can do here."""
    found = [opt.END, s.box.bases.ride + s.space[seat]]  # a Move of 0 spaces: WL-MOVE-10
    found += ways(s, seat, movement(s, seat))
    for card in s.hands[seat]:
        if card_usable(s, seat, card):
            found.append(s.box.bases.use + card)
    for item in s.box.acting_items:
        if item_usable(s, seat, item):
            found.append(s.box.bases.item + item)
    if s.hands[seat]:
        found += fights(s, seat)
    if here(s, seat, LOCATION):
        found += location_actions(s, seat)
    return found


def card_usable(s: LegendsState, seat: int, card: int) -> bool:
    """It has an Action, and a part of its text can have an effect (WL-CARD-07)."""
    face = s.box.face[card]
    if s.box.sure_faces[face]:
        return True
    ability = s.box.action_of[face]
    return ability != NONE and ability_useful(s, seat, ability)


def ability_useful(s: LegendsState, seat: int, ability: int) -> bool:
    row, at = s.box.abilities, ability * layout.ABILITY
    return payable(s, ability, seat) and useful(
        s, row[at + layout.A_CODE], row[at + layout.A_CODE_END], seat
    )


def item_action(s: LegendsState, seat: int, item: int) -> int:
    """The Action on an item that works for the seat, or NONE."""
    side = s.upgraded[seat] >> item & 1
    if s.box.action_items[item * 2 + side] and item_side_works(s, seat, item, side):
        for ability in s.box.item_abilities[item * 2 + side]:
            if s.box.abilities[ability * layout.ABILITY + layout.A_KIND] == terms.KIND_ACTION:
                return ability
    return NONE


def item_usable(s: LegendsState, seat: int, item: int) -> bool:
    if not s.owned[seat] >> item & 1:
        return False
    ability = item_action(s, seat, item)
    return ability != NONE and ability_useful(s, seat, ability)


def fights(s: LegendsState, seat: int) -> list[int]:
    """Against a player in the space not fought this turn (WL-FIGHT-44, -62)."""
    found: list[int] = []
    for other in others_at(s, seat):
        if s.turn[FOUGHT] >> other & 1:
            continue
        found += [opt.DUEL + other, opt.ROB + other]
        if s.marshal[seat] and s.wanted[other]:
            found.append(opt.ARREST + other)
    return found


def location_actions(s: LegendsState, seat: int) -> list[int]:
    found = [opt.WORK]  # WL-WORK-02
    if here(s, seat, MINE):
        found.append(opt.PROSPECT)
    elif here(s, seat, BANK):
        if s.nuggets[seat] or nugget_cards(s, seat):
            found.append(opt.DEPOSIT)
        if s.hands[seat] and not s.turn[HEISTS]:
            found.append(opt.HEIST)
    elif here(s, seat, DOCTOR):
        if s.wounds[seat] and s.money[seat] >= DOCTOR_PRICE:
            found.append(opt.HEAL)
    elif here(s, seat, CABARET):
        most = min(s.money[seat] // REVEL_PRICE, opt.REVELS)
        found += [opt.REVEL + lp for lp in range(1, most + 1)]
    elif here(s, seat, RANCH) and s.cattle[seat] == NONE and ranch_here(s, seat):
        found.append(opt.ACQUIRE)
    if here(s, seat, SALOON) and s.money[seat] >= ANTE:
        found.append(opt.POKER)
    if here(s, seat, GENERAL_STORE) and purchases(s, seat, 0, NONE, ANY_MODE):
        found.append(opt.STORE)
    return found


def ranch_color(s: LegendsState, seat: int) -> int:
    return 0 if here(s, seat, RANCH_GREEN) else 1


def ranch_here(s: LegendsState, seat: int) -> list[int]:
    """The tokens at the Ranch one stands at."""
    return s.ranch_green if ranch_color(s, seat) == 0 else s.ranch_blue
