"""What lies open of Ante Up."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.frontier import is_known
from tumbleweed.games.legends.knowledge.view import AnteUpTable, FrontierSpace
from tumbleweed.games.legends.state.ante_up_model import STANDS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import train_space


def ante_up_view(s: LegendsState, seat: int | None) -> AnteUpTable:
    """Under `up` in the view; `seat` is who looks."""
    up, tables = s.up, s.compiled.up
    return {
        "train": tables.stops[up.train],
        "gambler": up.gambler[:],
        # land, train, frontier
        "train_space": s.compiled.board.spaces[train_space(s)],
        "stops": [s.compiled.board.spaces[space] for space in tables.stop_space],
        "encounter": tables.encounters[up.encounter] if up.encounter != NONE else None,
        "encounter_count": len(up.encounter_deck),
        "encounter_discard": [tables.encounters[card] for card in up.encounter_discard],
        "frontier": [_frontier(s, place) for place in range(len(up.frontier))],
        "frontier_supply": sorted(tables.frontier_number[t] for t in up.frontier_supply),
        "found": {
            tables.frontier_tokens[token]: finder
            for token, finder in enumerate(up.found_by)
            if finder != NONE
        },
        "stands": {name: _sold(s, stand) for stand, name in enumerate(STANDS)},
    }


def _frontier(s: LegendsState, place: int) -> FrontierSpace:
    tables, token = s.compiled.up, s.up.frontier[place]
    lies = token != NONE
    return {
        "space": s.compiled.board.spaces[tables.frontier_space[place]],
        "value": tables.frontier_value[place],
        "number": tables.frontier_number[token] if lies else None,
        "token": tables.frontier_tokens[token] if lies and is_known(s, token) else None,
    }


def _sold(s: LegendsState, stand: int) -> list[str]:
    return [item for i, item in enumerate(s.compiled.items) if s.up.stand[i] == stand]
