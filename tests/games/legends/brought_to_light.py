"""What turns up at a table of Western Legends though no event names it, see `laws.no_tells`.

A story that leaves its deck uncovers the back of the next one, common cards of poker lie in the
order in which they were dealt, and the kept tokens of Ante Up are counted face up at the end, when
the events tell only how many and what they are worth. Where two worlds differ in nothing else that
was told, these may still tell them apart.
"""

from typing import Any

import tumbleweed as tw


def brought_to_light(before: tw.Game, after: tw.Game) -> Any:
    earlier, now = before.view(None), after.view(None)
    backs = [
        deck["back"]
        for deck, was in zip(now["stories"], earlier["stories"], strict=True)
        if deck["count"] < was["count"]
    ]
    counted = now["up"]["legendary"] if after.over and "up" in now else []
    return backs, counted, _dealt(now) if _dealt(now) != _dealt(earlier) else []


def _dealt(view: Any) -> Any:
    return view["poker"]["flop"] if view["poker"] else []
