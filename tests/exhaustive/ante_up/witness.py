"""The witness at tables with Ante Up.

encounter … won, lost   fights.reward_code, when the fight is over
track gambler-…         gambler._gain_point
mod … money_limit       goods.gain_money, above what others may hold
all else                the events of the game
"""

from __future__ import annotations

from typing import Any

from exhaustive.mattering import mattered
from exhaustive.wrapping import Witness, Wrapping, after, before
from tumbleweed.games.legends.components.ante_up import fights, gambler
from tumbleweed.games.legends.components.player import goods
from tumbleweed.games.legends.state.ante_up_state import ante_up_fields
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HERO_SIDE, TRAIN
from tumbleweed.games.legends.vocabulary.ante_up.modifiers import MONEY_LIMIT

# Events that name one piece of content: which argument, and what is to be noted of it.
NAMED = {
    "event-turned-up": ("event", "event card {} resolved"),
    "set-up-event": ("event", "event card {} set up"),
    "event-replaced": ("event", "event card {} replaced"),
    "explored": ("token", "frontier token {} found"),
    "token-turned": ("token", "board token {} turned up"),
    "delivered-longhorn": ("token", "board token {} turned up"),
    "roller-drew": ("roller", "board token {} turned up"),
    "marker-passed": ("marker", "marker {} passed"),
    "train-moved": ("stop", "train stop {} reached"),
    "took-trail": ("to", "pass to {} taken"),
    "took-rail": ("to", "railway to {} taken"),
    "bet": ("rank", "faro rank {} bet on"),
}


def told(key: str, args: dict[str, Any]) -> set[str]:
    found = set()
    if key in NAMED:
        name, text = NAMED[key]
        found.add(text.format(args[name].partition(":")[2]))
    if key == "explored":
        found.add(f"frontier space {args['space'].partition(':')[2]} explored")
    return found


def picture(s: LegendsState) -> tuple[Any, ...]:
    """What a word may change of the module's part of the state."""
    parts = (getattr(s.up, field.name) for field in ante_up_fields(s.compiled))
    return tuple(tuple(part) if type(part) is list else part for part in parts)


def watch_ante_up(w: Witness, wrapping: Wrapping) -> None:
    seen = w.seen

    def fought(s: LegendsState) -> None:
        if s.fight.type == TRAIN:
            end = "won" if s.fight.winner == HERO_SIDE else "lost"
            seen.add(f"encounter {s.compiled.up.encounters[s.up.encounter]} {end}")

    def point(s: LegendsState, seat: int) -> None:
        points, last = s.up.gambler[seat], gambler.last_space(s)
        name = f"gambler beyond {last}" if points == last else f"gambler-{points + 1}"
        seen.add(f"track {name} reached")

    def paid(s: LegendsState, seat: int, *_: int) -> None:
        if seat != s.compiled.black and s.money[seat] > s.compiled.money_limit:
            mattered(w, s, seat, MONEY_LIMIT)

    wrapping.replace(fights.reward_code, before(fights.reward_code, fought))
    wrapping.replace(gambler._gain_point, before(gambler._gain_point, point))
    wrapping.replace(goods.gain_money, after(goods.gain_money, paid))
