"""What a player has of Blood Money: an injury, Legendary items, deeds."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.legends.blood_money.pieces import FLAG, RUIN, blood_money, deeds_of
from tumbleweed.cli.terminal.legends.things import content_of, name, text_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import DeedCard, View

INJURY: Final = "†"
RELIC: Final = "✦"

Row = tuple[Text, Text]


def injury_of(view: View, seat: int) -> str:
    """Empty: none."""
    blood = blood_money(view)
    return (blood["injuries"][seat] or "") if blood is not None else ""


def relics_of(view: View, seat: int) -> list[str]:
    blood = blood_money(view)
    return blood["property"]["relics"][seat] if blood is not None else []


def amounts(view: View, seat: int) -> Text:
    """Signs with their numbers, a space behind each; nothing where there is nothing."""
    text = Text()
    counts = {FLAG: len(deeds_of(view, seat)), RELIC: len(relics_of(view, seat))}
    for sign, count in counts.items():
        text.append(f"{sign}{count} " if count else "", style="title")
    return text


def belongings(view: View, seat: int, words: Words) -> list[str]:
    """By name, the injury first."""
    injury = injury_of(view, seat)
    names = [f"{INJURY}{name(words, 'injury', injury)}"] if injury else []
    return names + [f"{RELIC}{name(words, 'relic', relic)}" for relic in relics_of(view, seat)]


# ---- with their texts ----


def blood_mat(view: View, seat: int, words: Words) -> list[Row]:
    injury = injury_of(view, seat)
    rows = [_injury(injury, words)] if injury else []
    rows += [_relic(relic, words) for relic in relics_of(view, seat)]
    return rows + [_deed(deed, view, words) for deed in deeds_of(view, seat)]


def _injury(injury: str, words: Words) -> Row:
    label = Text(f"{INJURY} {name(words, 'injury', injury)}", style="fault")
    return label, Text(text_of(words, "injury", injury))


def _relic(relic: str, words: Words) -> Row:
    lp = content_of(words).entry("relic", relic)["lp"]
    text = Text(text_of(words, "relic", relic))
    worth = words.say("wl-lp", lp=lp)
    return Text(f"{RELIC} {name(words, 'relic', relic)}"), text.append(f" ({worth})", "quiet")


def _deed(deed: DeedCard, view: View, words: Words) -> Row:
    return Text(f"{FLAG} {name(words, 'deed', deed['deed'])}"), deed_text(
        deed["deed"], deed["used"], view, words
    )


def deed_text(deed: str, used: bool, view: View, words: Words) -> Text:
    """Its action, unless that was used; and that its place lies in ruins."""
    blood = blood_money(view)
    text = Text(text_of(words, "deed", deed), style="quiet" if used else "")
    if used:
        text = Text(f"{words.say('wl-deed-used')} ", style="quiet").append_text(text)
    if blood is not None and content_of(words).entry("deed", deed)["place"] in blood["ruins"]:
        text = Text(f"{RUIN} {words.say('wl-in-ruins')} ", style="fault").append_text(text)
    return text
