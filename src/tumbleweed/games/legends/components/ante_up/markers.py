"""Event markers on the tracks: who reaches one makes an event due (AU-EVENT-01)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_model import MARKERS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import terms

NAMES: Final = {terms.GAMBLER_TRACK: "gambler", terms.MARSHAL: "marshal", terms.WANTED: "wanted"}


def pass_markers(s: LegendsState, seat: int, track: int, before: int, after: int) -> None:
    """The cube went from one space to another by a gain; not the Man in Black's (AU-TURN-07)."""
    if seat == s.compiled.black or s.first == NONE:
        return
    every = s.compiled.up.marker_every
    for space in range(every, after + 1, every):
        name = f"lp-{space}" if track == terms.LP_TRACK else NAMES[track]
        bit = 1 << MARKERS.index(name) if name in MARKERS else 0
        if before < space and s.up.markers & bit:
            s.up.markers &= ~bit
            s.up.events_due += 1
