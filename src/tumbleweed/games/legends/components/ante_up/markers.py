"""Event markers: the first cube to reach or pass one makes an event due (AU-SETUP-09, AU-EVENT-01).

Called for every gain of points. Starting points and the final scoring are no gains (AU-EVENT-11,
-12). Games without the module have no markers.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.games.legends.state.ante_up_model import MARKERS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import MARKER_PASSED
from tumbleweed.games.legends.vocabulary.terms import GAMBLER_TRACK, LP_TRACK, MARSHAL, WANTED

ON_LP_TRACK: Final = MARKERS.index("gambler")  # at most so many; they come first
MARKER_ON: Final = {
    GAMBLER_TRACK: MARKERS.index("gambler"),
    MARSHAL: MARKERS.index("marshal"),
    WANTED: MARKERS.index("wanted"),
}


def marker_at(marker: int, every: int) -> tuple[str, int]:
    """The track and the space of a marker."""
    if marker < ON_LP_TRACK:
        return "lp", (marker + 1) * every
    return MARKERS[marker], every


def lay_markers(s: LegendsState) -> None:
    """One on each track, and on every 5th LP space below the end: 5, 6 or 7 (AU-SETUP-09)."""
    every = s.compiled.up.marker_every
    for marker in range(len(MARKERS)):
        if marker >= ON_LP_TRACK or marker_at(marker, every)[1] < s.compiled.length:
            s.up.markers |= 1 << marker


def pass_markers(s: LegendsState, seat: int, track: int, before: int, after: int) -> None:
    """That seat's cube moved from one space of a track to another by a gain.

    The Man in Black triggers none (AU-TURN-07).
    """
    if not s.up.markers or seat == s.compiled.black:
        return
    every = s.compiled.up.marker_every
    if track == LP_TRACK:
        for marker in range(before // every, min(after // every, ON_LP_TRACK)):
            _trigger(s, seat, marker)
    elif before < every <= after:
        _trigger(s, seat, MARKER_ON[track])


def _trigger(s: LegendsState, seat: int, marker: int) -> None:
    if s.up.markers >> marker & 1:
        s.up.markers &= ~(1 << marker)
        s.up.events_due += 1
        emit(s, MARKER_PASSED, seat, marker)


def further_things(compiled: Compiled) -> dict[str, dict[str, dict[str, Any]]]:
    """With the module: the track and the space of each event marker, for screens."""
    if not compiled.ante_up:
        return {}
    places = [marker_at(marker, compiled.up.marker_every) for marker in range(len(MARKERS))]
    found: dict[str, dict[str, Any]] = {
        marker: {"track": track, "space": space}
        for marker, (track, space) in zip(MARKERS, places, strict=True)
    }
    return {"marker": found}
