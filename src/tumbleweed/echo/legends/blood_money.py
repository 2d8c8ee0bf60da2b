"""News of Blood Money: legendary stories, deeds, injuries, ruins, Legendary items."""

from __future__ import annotations

from tumbleweed.echo.chronicle import Chronicle
from tumbleweed.echo.legends.town import busiest, first_of
from tumbleweed.echo.newsroom import Reporter
from tumbleweed.echo.paper import NEWS, Story


def story_told(chronicle: Chronicle) -> Story | None:
    """The last legendary story, and how it ended."""
    told = list(chronicle.told("tale-resolved"))
    if not told:
        return None
    last = told[-1]
    args = {name: last.event.args[name] for name in ("seat", "tale", "outcome")}
    return Story(NEWS, "echo-tale", {**args, "count": len(told)}, last.entry, (last.seat(),))


def ruins(chronicle: Chronicle) -> Story | None:
    """Locations in ruins; nobody is named."""
    found = list(chronicle.told("ruined"))
    if not found:
        return None
    args = {"place": found[-1].event.args["place"], "count": len(found)}
    return Story(NEWS, "echo-ruins", args, found[-1].entry)


OF_BLOOD_MONEY: tuple[Reporter, ...] = (
    story_told,
    busiest("claimed-deed", "echo-deeds"),
    busiest("injured", "echo-injured"),
    ruins,
    first_of("bought-relic", "echo-relic"),
)
