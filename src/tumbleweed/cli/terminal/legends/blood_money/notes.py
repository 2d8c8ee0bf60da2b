"""What an answer of Blood Money would do, beside the words of the answer."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.legends.blood_money.pieces import blood_money
from tumbleweed.cli.terminal.legends.things import name, text_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Decision, Option
from tumbleweed.games.legends.knowledge.view import View

RISK, DEED = "risk", "deed"
BONUSES: Final = {"card": "wl-risk-card", "money": "wl-risk-money", "move": "wl-risk-move"}
TEXTS: Final = {
    "claim-deed": "deed",
    "relic": "relic",
    "use-relic": "relic",
    "free-ability": "character",
}


def blood_note(verb: str, thing: str, view: View, words: Words) -> str:
    """Empty: its words say all."""
    if verb in TEXTS:
        return text_of(words, TEXTS[verb], thing)
    if verb in ("ruin", "repair"):
        return _owner(thing, view, words)
    return ""


def _owner(place: str, view: View, words: Words) -> str:
    """Whose deed the place is."""
    blood = blood_money(view)
    deeds = [] if blood is None else blood["property"]["deeds"]
    owners = [deed["owner"] for deed in deeds if deed["place"] == place]
    return words.say("wl-deed-of", name=words.names[owners[0]]) if owners else ""


def risks(options: list[tuple[int, Option]], words: Words) -> Text:
    """The risk die once, with the number of each bonus."""
    text = Text(words.say("wl-risk-then"))
    for number, option in options:
        bonus = words.say(BONUSES[option.key.partition(":")[2]])
        text.append(f" {number} ", style="number").append(bonus)
    return text


def deed_in_brief(deed: str, words: Words) -> str:
    """To use its action, where several deeds could be used."""
    return words.say("wl-use-deed", name=name(words, "deed", deed))


def trading(decision: Decision, option: Option, words: Words) -> str:
    """What leaves a store elsewhere leaves the Trader; empty for other answers."""
    leaves = decision.prompt.key == "ask-trade" and option.key == "leave"
    return words.say("wl-leave-trader") if leaves else ""
