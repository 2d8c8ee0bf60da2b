"""Forecasts in the terminal: a line at the stage, a note beside each answer."""

from __future__ import annotations

from typing import Final, cast

from rich.align import Align
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.forecast.forecast import Forecast, Said

SWITCH: Final = "f"  # typed an odd number of times: off


def forecast_of(look: Look) -> Forecast | None:
    """What the reader wants to see of it; it is computed only then."""
    if look.switched[SWITCH] % 2:
        return None
    return cast("Forecast | None", look.seat.forecast)


def fight_line(forecast: Forecast | None, words: Words) -> Align | Text:
    """How the fight stands, who wins ties and who may still react; empty without a forecast."""
    fight = forecast["fight"] if forecast is not None else None
    if fight is None:
        return Text()
    now = fight["now"]
    said = [now["says"]] if now is not None else []
    said.append(fight["ties"])
    if now is not None and now["may"] is not None:
        said.append(now["may"])
    return Align.center(_line(said, words))


def poker_line(forecast: Forecast | None, words: Words) -> Text:
    poker = forecast["poker"] if forecast is not None else None
    if poker is None:
        return Text()
    said = [poker["says"], poker["ties"]]
    if poker["to_come"]:
        said.append({"message": "forecast-to-come", "args": {"count": poker["to_come"]}})
    return _line(said, words)


def _line(said: list[Said], words: Words) -> Text:
    text = " · ".join(_told(each, words) for each in said)
    return Text(text, style="title")


def foretold(forecast: Forecast | None, words: Words) -> dict[str, str]:
    """By option, what it would make of the fight or the hand."""
    if forecast is None:
        return {}
    if forecast["fight"] is not None:
        options = forecast["fight"]["options"]
        return {key: _told(each["says"], words) for key, each in options.items()}
    hands = forecast["poker"]["options"] if forecast["poker"] is not None else {}
    return {key: words.tell(f"hand-{hand}") for key, hand in hands.items()}


def _told(said: Said, words: Words) -> str:
    text = words.tell(said["message"], **said["args"])
    return text[:1].upper() + text[1:]
