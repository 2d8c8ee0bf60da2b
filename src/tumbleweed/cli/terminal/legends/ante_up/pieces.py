"""What Ante Up puts on the map: event tokens, frontier tokens, nuggets, the train."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.games.legends.knowledge.view import AnteUpTable, View

TRAIN: Final = "≡"
LONGHORN: Final = "~"
GOLD: Final = "°"
ROLLER: Final = "♛"
FOES: Final = ("outlaw", "claim_jumper")


def ante_up(view: View) -> AnteUpTable | None:
    """The part of Ante Up, at tables that play with it."""
    return view.get("up")


def modules_of(view: View) -> tuple[str, ...]:
    return tuple(view.get("modules", ()))


def foe_spaces(view: View) -> list[str]:
    """Where somebody must be fought: bandits, outlaws and claim jumpers."""
    up = ante_up(view)
    lie = [] if up is None else up["tokens"]["lie"]
    return [*view["bandits"], *(token["at"] for token in lie if token["kind"] in FOES)]


def pieces(view: View, space: str) -> Text:
    """What lies in a space, beside bandits and figures."""
    text, up = Text(), ante_up(view)
    if up is None:
        return text
    for place in up["frontier"]:
        if place["space"] == space and place["number"] is not None:
            text.append(f"+{place['number']}", style="number")
    for token in up["tokens"]["lie"]:
        if token["at"] == space:
            foe = token["kind"] in FOES
            text.append("!" if foe else LONGHORN, style="fault" if foe else "place")
        elif space.startswith(f"{token['at']}-"):  # a Saloon has three spaces
            text.append(ROLLER, style="title")
    text.append(GOLD * up["tokens"]["gold"].count(space), style="money")
    return text.append(TRAIN if up["train_space"] == space else "", style="sheriff")


def fought_token(view: View) -> str:
    """The outlaw or claim jumper in the fight, turned up; or empty."""
    up = ante_up(view)
    return (up["tokens"]["fought"] or "") if up is not None else ""
