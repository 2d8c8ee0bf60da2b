"""What the events of a game with Blood Money report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumbleweed.core.events import Event

# Events that name one piece of content: which argument, and what is to be noted of it.
NAMED = {
    "injured": ("injury", "injury {} drawn"),
    "injury-healed": ("injury", "injury {} healed"),
    "ruined": ("place", "place {} ruined"),
    "repaired": ("place", "place {} repaired"),
    "claimed-deed": ("deed", "deed {} claimed"),
    "used-deed": ("deed", "deed {} used"),
    "bought-relic": ("relic", "relic {} bought"),
    "got-relic": ("relic", "relic {} given"),
    "trader-moved": ("trader", "trader {} reached"),
}


def told(events: Sequence[Event]) -> set[str]:
    """Of one game, from its beginning."""
    found = set[str]()
    for event in events:
        key, args = event.key, event.args
        if key in NAMED:
            name, text = NAMED[key]
            found.add(text.format(bare(args[name])))
        elif key == "rolled-risk":
            found.add(f"risk {bare(args['face'])} rolled for {bare(args['bonus'])}")
        elif key == "gained-sp":
            found.add(f"track story-{args['at']} reached")
    return found | stories(events)


def stories(events: Sequence[Event]) -> set[str]:
    """Which conditions were met before a story was resolved."""
    found, met = set[str](), list[str]()
    for event in events:
        args: dict[str, Any] = event.args
        if event.key == "condition-met":
            met.append(bare(args["condition"]))
        elif event.key == "tale-resolved":
            tale, outcome = bare(args["tale"]), bare(args["outcome"])
            found |= {f"tale {outcome} told after {each}" for each in met if each.startswith(tale)}
    return found


def bare(ref: str) -> str:
    return ref.partition(":")[2]
