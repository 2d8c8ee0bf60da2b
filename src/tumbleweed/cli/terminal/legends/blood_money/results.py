"""Results of Blood Money in short form, for the lines of the log."""

from __future__ import annotations

from typing import Final

from tumbleweed.cli.terminal.legends.blood_money.pieces import CART
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event

WOUND, POINT = "✖", "◉"
FACES: Final = {  # of the risk die
    "blank": " ",
    "wound": WOUND,
    "two-wounds": WOUND * 2,
    "story-point": POINT,
    "wound-and-story-point": WOUND + POINT,
}


def of_blood_money(event: Event, words: Words) -> str:
    """Empty for other events."""
    args, key = event.args, event.key
    if key == "gained-sp":
        return f"→ {words.say('wl-story', space=args['at'])}"
    if key == "lost-surplus-sp":
        return words.say("wl-surplus", count=args["count"])
    if key == "story-returned":
        return f"→ {words.say('wl-story', space=1)}"
    if key == "relic-shown":
        return f"{CART} {words.wording.name(str(args['relic']), words.lang)}"
    return ""


def die_of(event: Event) -> str:
    """The face of the risk die as a picture; empty for other events."""
    if event.key != "rolled-risk":
        return ""
    face = str(event.args["face"]).removeprefix("risk-face:")
    return f"[{FACES.get(face, face)}]"
