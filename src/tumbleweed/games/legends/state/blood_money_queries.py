"""Small questions about the part of the state that Blood Money adds."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import NO_BONUS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.poker_hands import Deck


def tale(s: LegendsState) -> int:
    """The current legendary story, without its outcome, or NONE."""
    return s.blood.tales[-1] // 2 if s.blood.tales else NONE


# ---- injuries, ruins ----


def forbidden(s: LegendsState, seat: int) -> int:
    """Mask of what the injury, the current story and the scenario forbid that player
    (blood_money_model.FORBIDDEN). Nothing without the module, nothing for the Man in Black."""
    if not s.compiled.blood_money or seat >= s.compiled.players:
        return 0
    tables, injury, mode = s.compiled.blood, s.blood.injury[seat], s.compiled.blood.mode
    mask = tables.injury_bars[injury] if injury != NONE else 0
    if s.blood.tales:
        mask |= tables.tale_bars[s.blood.tales[len(s.blood.tales) - 1] // 2]
    return mask | tables.mode_bars[mode] if mode != NONE else mask


def deck_for(s: LegendsState, seat: int) -> Deck:
    """The poker cards as that seat, or NONE for the house, may read them: that a card is wild is a
    Bonus."""
    tame = seat != NONE and forbidden(s, seat) & NO_BONUS
    return s.compiled.tame_deck if tame else s.compiled.poker_deck


def ruined_here(s: LegendsState, space: int) -> int:
    """Mask of the ruined places that the space belongs to; at most one (BM-REPAIR-03)."""
    return s.blood.ruins & s.compiled.blood.ruin_at[space] if s.blood.ruins else 0


def deeds_of(s: LegendsState, seat: int, kind: int = NONE) -> list[int]:
    """The deeds that the seat owns, of that kind or all, ruined ones too."""
    kinds = s.compiled.blood.deed_kind
    owners = s.blood.deed_of
    return [
        deed for deed in range(len(owners)) if owners[deed] == seat and kind in (NONE, kinds[deed])
    ]


def ruined(s: LegendsState, deed: int) -> bool:
    """The place of that deed lies in ruins (BM-REPAIR)."""
    return bool(s.blood.ruins >> deed & 1)


def trader_region(s: LegendsState) -> int:
    """As a number of Board.regions, or NONE before he is on the board."""
    return s.compiled.blood.trader_regions[s.blood.trader] if s.blood.trader != NONE else NONE


def at_trader(s: LegendsState, space: int) -> bool:
    """In the region of the cart (BM-TRADER-01)."""
    return s.blood.trader != NONE and s.compiled.board.region_of[space] == trader_region(s)
