"""Whether the state of gambling is consistent."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.faro import shown_cards
from tumbleweed.games.legends.components.player.tokens import PLAIN
from tumbleweed.games.legends.state.ante_up_model import RANKS, SLOTS
from tumbleweed.games.legends.state.frames import FARO, HIGH_STAKES, POKER
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.modifiers import money_limit


def gambling_faults(s: LegendsState) -> list[str]:
    return _goods(s) or _faro(s) or _poker(s)


def _goods(s: LegendsState) -> list[str]:
    found = []
    if any(claim < PLAIN for claim in s.claims) and not s.goals:
        found.append("claims: there are no goals in this game")
    playing = [seat for seat in range(s.compiled.players) if s.character[seat] >= 0]
    if any(s.money[seat] > money_limit(s, seat) for seat in playing):
        found.append("money: somebody has more than they may hold")
    return found


def _faro(s: LegendsState) -> list[str]:
    """Markers are only on ranks, with a valid worth, and only during a game."""
    up, tables, n = s.up, s.compiled.up, s.compiled.players
    found = []
    if len(up.bet_rank) != n * tables.bet_markers or len(up.bet_worth) != len(up.bet_rank):
        return ["bet_rank, bet_worth: wrong length"]
    under_way = FARO.under_way(s)
    if (up.faro_host != NONE) != under_way or not NONE <= up.faro_host < n:
        found.append("faro_host: it does not fit what is under way")
    for rank, worth in zip(up.bet_rank, up.bet_worth, strict=True):
        if rank != NONE and (worth not in tables.bets or not 0 <= rank < len(RANKS)):
            found.append("bet_rank, bet_worth: no such bet")
        if rank == NONE and worth:
            found.append("bet_rank, bet_worth: no such bet")
        if rank != NONE and not under_way:
            found.append("bet_rank: no game of Faro is under way")
    if any(card not in s.npc_hand for card in up.turned):
        found.append("turned: a card was turned that was not dealt")
    hidden = len(s.npc_hand) - len(shown_cards(s))
    if under_way and hidden > tables.faro_cards - tables.faro_shown:
        found.append("fight_shown: too many cards are face down")
    if up.faros < 0 or len(up.faro_paid) != len(SLOTS):
        found.append("faros or faro_paid: out of range")
    return found


def _poker(s: LegendsState) -> list[str]:
    up = s.up
    if (up.challenged != NONE or up.roller != NONE) and not POKER.under_way(s):
        return ["challenged, roller: no hand of poker is under way"]
    if up.roller != NONE and up.token_at[up.roller] != s.compiled.up.out:
        return ["roller: the token lies on the board"]
    if (up.pot or up.folded) and not HIGH_STAKES.under_way(s):
        return ["pot, folded: no High Stakes Poker is under way"]
    if up.pot < 0 or up.pot % 10 or up.folded & s.poker.joined:
        return ["pot, folded: out of range"]
    return []
