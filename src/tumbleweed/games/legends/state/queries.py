"""Small queries: who sits where, who stands there, which card is on top."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_queries import train_space
from tumbleweed.games.legends.state.blood_money_queries import at_trader, forbidden
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAN_IN_BLACK, SHERIFF


def fighting(s: LegendsState) -> bool:
    return s.fight.type != NONE


def defends(s: LegendsState, seat: int) -> bool:
    """WL-CLAR-16: the hero attacks, but against the Sheriff; WL-MIB-26: or the Man in Black."""
    return s.fight.hero != seat or s.fight.type == SHERIFF or s.fight.attacked == 1


def right_of(s: LegendsState, seat: int) -> int:
    """The previous player in turn order (WL-CLAR-09)."""
    return (seat - 1) % s.compiled.players


def clockwise_from(s: LegendsState, seat: int) -> list[int]:
    """All seats, this one first."""
    n = s.compiled.players
    return [(seat + i) % n for i in range(n)]


def story_top(s: LegendsState, side: int) -> int:
    """The available card of a story deck, or NONE."""
    deck = s.story_left if side == 0 else s.story_right
    return deck[len(deck) - 1] if deck else NONE


def discs(s: LegendsState, side: int) -> list[int]:
    return s.discs_left if side == 0 else s.discs_right


def sheriff_active(s: LegendsState) -> bool:
    """Only while somebody is Wanted (WL-SHERIFF-01)."""
    return any(points > 0 for points in s.wanted)  # compiled without a call, unlike any(s.wanted)


def bandit_at(s: LegendsState, space: int) -> bool:
    hideout = s.compiled.board.hideout_at[space]
    return hideout != NONE and bool(s.bandits >> hideout & 1)


def foe_at(s: LegendsState, space: int) -> bool:
    """Somebody there stops a rider: a bandit, an outlaw or a claim jumper (AU-TOKEN-01)."""
    return bandit_at(s, space) or bool(s.up.foes >> space & 1)


def longhorns_of(s: LegendsState, seat: int) -> int:
    """How many the seat carries; without the module there are none."""
    return _count(s.up.token_at, s.compiled.up.carried + seat)


def _count(values: list[int], wanted: int) -> int:
    """Compiled, `list.count` compares objects, which takes four times as long."""
    count = 0
    for value in values:
        if value == wanted:
            count += 1
    return count


def at_place(s: LegendsState, space: int, place: int) -> bool:
    """That space belongs to the place, which may be one that moves: the train's, the Trader's."""
    if s.compiled.board.at(space, place):
        return True
    at_train = place == s.compiled.up.train_place and space == train_space(s)
    return at_train or (place == s.compiled.blood.trader_place and at_trader(s, space))


def spaces_at(s: LegendsState, place: int) -> list[int]:
    """The spaces of a place, as it lies now."""
    if place == s.compiled.up.train_place:
        return [train_space(s)]
    if place == s.compiled.blood.trader_place:
        return [space for space in range(len(s.compiled.board.spaces)) if at_trader(s, space)]
    return s.compiled.spaces_of[place]


def others_at(s: LegendsState, seat: int) -> list[int]:
    """The others in the same space, players clockwise, then the Man in Black (WL-MIB-08)."""
    here = s.space[seat]
    if s.space.count(here) == 1:
        return []
    return [other for other in figures_from(s, seat) if other != seat and s.space[other] == here]


def item_side_works(s: LegendsState, seat: int, item: int, side: int) -> bool:
    """Owned, that side up, and the active one of its pile (WL-ITEM-01)."""
    if not s.owned[seat] >> item & 1 or s.upgraded[seat] >> item & 1 != side:
        return False
    kind = s.compiled.item_kind[item]
    if kind == 2:
        return True
    if (s.weapon[seat] if kind == 0 else s.mount[seat]) != item:
        return False
    return not s.compiled.blood_money or not forbidden(s, seat) >> kind & 1


# ---- the Man in Black ----


def man_in_black_rides(s: LegendsState) -> bool:
    """He is the third competitor of two players (WL-MIB-01)."""
    return s.compiled.players < s.compiled.figures


def figures_from(s: LegendsState, seat: int) -> list[int]:
    """All who count as players for effects: the seats, this one first, then the Man in Black."""
    seats = clockwise_from(s, seat)
    return [*seats, s.compiled.black] if s.compiled.players < s.compiled.figures else seats


def player_on(s: LegendsState, space: int) -> bool:
    """Bandits stay away from players; the Man in Black does not keep them off (WL-MIB-13)."""
    return space in s.space[: s.compiled.players]


def against_man_in_black(s: LegendsState) -> bool:
    return s.fight.rival == s.compiled.black


def fighter(s: LegendsState) -> int:
    """For whom fight cards are drawn, as a number of FIGHTERS."""
    return MAN_IN_BLACK if s.fight.rival == s.compiled.black else s.fight.type
