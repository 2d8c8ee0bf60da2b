"""Results of Ante Up in short form, for the lines of the log."""

from __future__ import annotations

from tumbleweed.cli.terminal.legends.ante_up.pieces import LONGHORN
from tumbleweed.cli.terminal.legends.ante_up.tracks import MARKER
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event


def of_ante_up(event: Event, words: Words) -> str:
    """Empty for other events."""
    args, key = event.args, event.key
    if key == "gained-gambler":
        return f"→ {words.say('wl-gambler', points=args['at'])}"
    if key == "gambler-beyond":
        return words.say("wl-gambler-beyond")
    if key == "marker-passed":
        return f"{MARKER} {_named(args['marker'], words)}"
    if key == "put-under":
        return words.say("wl-put-under", deck=_named(args["deck"], words))
    if key == "lost-longhorns":
        return f"−{args['count']}{LONGHORN}"
    return ""


def _named(ref: object, words: Words) -> str:
    return words.tell(str(ref).replace(":", "-", 1))
