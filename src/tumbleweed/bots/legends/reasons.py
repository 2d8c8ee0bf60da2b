"""What a hint tells of an option: what it brings until the turn is over, and who comes after one
before the next.

Read from the events that the seat would see, so it says nothing that the seat could not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tumbleweed.bots.advice.measures import Measure, Outcome, Outcomes
from tumbleweed.core.events import Event
from tumbleweed.core.game import Game, Seat

# An LP is worth 1; the others as good players trade them.
MEASURES: Final = {
    "lp": Measure("amount", 1.0),
    "money": Measure("amount", 0.02, unit=10),
    "nuggets": Measure("amount", 1.0),
    "sold": Measure("amount", 1.2),
    "cards": Measure("amount", 0.3),
    "wounds": Measure("amount", 0.8, worth=-1),
    "healed": Measure("amount", 0.8),
    "marshal": Measure("amount", 0.9),
    "wanted": Measure("amount", 0.9),
    "gambler": Measure("amount", 0.7),
    "story": Measure("amount", 0.7),
    "tokens": Measure("amount", 1.5),
    "goal": Measure("deed", 4.0),
    "buy": Measure("deed", 0.5),
    "upgrade": Measure("deed", 0.6),
    "relic": Measure("deed", 1.5),
    "deed": Measure("deed", 1.5),
    "cattle": Measure("deed", 0.8),
    "deliver": Measure("deed", 1.5),
    "prospect": Measure("deed", 0.6),
    "play-poker": Measure("deed", 0.6),
    "revel": Measure("deed", 0.8),
    "disc": Measure("deed", 0.6),
    "explore": Measure("deed", 0.8),
    "condition": Measure("deed", 1.2),
    "injured": Measure("deed", 2.0, worth=-1),
    "arrested": Measure("deed", 3.0, worth=-1),
    "arrests": Measure("deed", 1.0),
    "end": Measure("deed", 3.0, worth=0),
    "fight": Measure("chance", 3.0),
    "stops": Measure("chance", 2.0),
    "pot": Measure("chance", 2.0),
    "robbed": Measure("chance", 1.5, worth=-1, instead="not-robbed"),
    "attacked": Measure("chance", 2.0, worth=-1, instead="left-alone"),
    "win": Measure("chance", 9.0),
}
# By event: the measure, the argument that says of what, the option that says it all by itself.
DEEDS: Final = {
    "claimed-goal": ("goal", "goal", "claim"),
    "bought": ("buy", "item", "buy"),
    "upgraded": ("upgrade", "item", "upgrade"),
    "bought-relic": ("relic", "relic", "relic"),
    "claimed-deed": ("deed", "deed", "claim-deed"),
    "acquired-cattle": ("cattle", "", "acquire"),
    "delivered-cattle": ("deliver", "", "deliver"),
    "delivered-longhorn": ("deliver", "", "deliver"),
    "prospected": ("prospect", "", "prospect"),
    "poker-began": ("play-poker", "", "poker"),
    "reveled": ("revel", "", "revel"),
    "contributed": ("disc", "", "contribute"),
    "explored": ("explore", "", "frontier"),
    "condition-met": ("condition", "", "condition"),
    "injured": ("injured", "", ""),
    "arrested": ("arrested", "", ""),
    "end-triggered": ("end", "", ""),
}
AMOUNTS: Final[dict[str, tuple[str, Callable[[dict[str, Any]], float]]]] = {
    "gained-lp": ("lp", lambda args: args["lp"]),
    "lost-lp": ("lp", lambda args: -args["lp"]),
    "gained-money": ("money", lambda args: args["money"]),
    "lost-money": ("money", lambda args: -args["money"]),
    "spent": ("money", lambda args: -args["money"]),
    "gained-nuggets": ("nuggets", lambda args: args["count"]),
    "deposited": ("sold", lambda args: args["count"]),
    "drew": ("cards", lambda args: args["count"]),
    "wounded": ("wounds", lambda args: args["count"]),
    "healed": ("healed", lambda args: args["count"]),
    "gained-gambler": ("gambler", lambda args: 1),
    "gained-sp": ("story", lambda args: 1),
    "drew-token": ("tokens", lambda args: 1),
}
TRACKS: Final = {"track:marshal": "marshal", "track:wanted": "wanted"}
POKER: Final = {"showed": 0.0, "won-pot": 1.0}  # in this order
AT_THE_END: Final = "source:wanted-row"  # of every turn, whatever one does in it
ROBBERIES: Final = ("stole-money", "stole-nuggets", "stole-cattle", "stole-longhorn")


def read(game: Game, seat: Seat, option: str) -> Outcomes:
    """Of a world in which that option of the seat was tried."""
    events = game.events_for(seat.seat, len(seat.events))
    ends = next((at for at, each in enumerate(events) if each.key == "turn-began"), len(events))
    me, found = f"seat:{seat.seat}", Outcomes()
    for event in events[:ends]:
        _count(found, event, me, option.partition(":")[0])
    _until_the_next(found, events[ends:], me)
    if game.result is not None:
        found[Outcome("win")] = float(seat.seat in game.result.winners)
    return found


def _count(found: Outcomes, event: Event, me: str, verb: str) -> None:
    """An event of this turn."""
    args = event.args
    if event.key in ("won-fight", "lost-to-npc"):
        _fought(found, event, me, verb)
    elif args.get("seat") != me:
        if event.key == "arrested":
            found[Outcome("arrests", args["seat"])] = 1.0
    elif event.key in DEEDS:
        measure, about, said_by = DEEDS[event.key]
        if verb != said_by:
            found[Outcome(measure, args[about] if about else "")] = 1.0
    elif event.key in POKER:
        found[Outcome("pot")] = POKER[event.key]
    elif event.key == "gained-point":
        _add(found, TRACKS.get(args["track"], ""), 1)
    elif event.key in AMOUNTS and args.get("source") != AT_THE_END:
        measure, amount = AMOUNTS[event.key]
        _add(found, measure, amount(args))


def _add(found: Outcomes, measure: str, amount: float) -> None:
    if measure:
        outcome = Outcome(measure)
        found[outcome] = found.get(outcome, 0.0) + amount


def _fought(found: Outcomes, event: Event, me: str, verb: str) -> None:
    """A fight of one's own, or one in which one lays the card of a foe without a seat."""
    args, won = event.args, event.key == "won-fight"
    if me in (args["seat"], args.get("rival")):
        fight = args["fight"].partition(":")[2]
        found[Outcome("fight", fight)] = float(won and args["seat"] == me)
    elif verb == "npc":
        found[Outcome("stops", args["seat"])] = float(not won)


def _until_the_next(found: Outcomes, events: list[Event], me: str) -> None:
    """What the others do until one's own next turn."""
    ends = next((at for at, each in enumerate(events) if _begins(each, me)), len(events))
    since = events[:ends]
    if since:
        attacked = any(each.key == "fight-began" and each.args["rival"] == me for each in since)
        robbed = any(each.key in ROBBERIES and each.args["victim"] == me for each in since)
        found[Outcome("attacked")] = float(attacked and not robbed)
        found[Outcome("robbed")] = float(robbed)


def _begins(event: Event, me: str) -> bool:
    return event.key == "turn-began" and event.args["seat"] == me
