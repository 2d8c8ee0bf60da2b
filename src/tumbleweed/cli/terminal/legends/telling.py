"""What happened, in lines: an action, followed by its results in short form."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.ante_up.results import of_ante_up
from tumbleweed.cli.terminal.legends.blood_money.results import die_of, of_blood_money
from tumbleweed.cli.terminal.legends.goals import DIAMOND, token_lp
from tumbleweed.cli.terminal.legends.things import content_of, face, fight_card, name, rank
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core import log
from tumbleweed.core.events import Event
from tumbleweed.core.log import Line, seat_in
from tumbleweed.core.log_grammar import HEADLINE, MINOR, PLAIN, STRONG
from tumbleweed.games.legends.vocabulary.event_kinds import KINDS

STYLES: Final = {MINOR: "quiet", HEADLINE: "title", STRONG: "bold", PLAIN: ""}


def lines(events: list[Event]) -> list[Line]:
    return log.lines(KINDS, events)


def weight(event: Event) -> str:
    return KINDS[event.key].telling.weight


# ---- in words ----


def sentence(line: Line, words: Words) -> Text:
    text = Text(words.event(line.event), style=style_of(line.event))
    if line.event.key == "black-revealed":
        card = str(line.event.args["card"]).removeprefix("black-card:")
        text.append(f" {content_of(words).text('black-card', card, words.lang)}", style="quiet")
    die = die_of(line.event)
    text.append(f" {die}" if die else "", style="number")
    return text.append_text(results(line, words))


def results(line: Line, words: Words) -> Text:
    """In short form, each with its player, unless that is the line's own."""
    text = Text()
    for event in line.results:
        text.append("  ")
        seat = seat_in(event)
        if seat is not None and seat != line.seat:
            text.append_text(badge(seat, words.names)).append(" ")
        text.append(in_short(event, words), style="quiet")
    return text


def style_of(event: Event) -> str:
    return STYLES[weight(event)]


def in_short(event: Event, words: Words) -> str:
    """ "+$20", "−1 LP", "+2 cards" """
    args, key = event.args, event.key
    sign = "−" if key in ("lost-money", "spent", "lost-lp", "lost-nuggets", "healed") else "+"
    if key in ("gained-money", "lost-money", "spent"):
        return f"{sign}${args['money']}"
    if key in ("gained-nuggets", "lost-nuggets"):
        return f"{sign}{args['count']}◇"
    if key in ("wounded", "healed"):
        return f"{sign}{args['count']}✖"
    if key == "lost-lp":
        return sign + words.say("wl-lp", lp=args["lp"])
    if key == "gained-lp":
        source = words.tell(str(args["source"]).replace(":", "-"))
        return f"{sign}{words.say('wl-lp', lp=args['lp'])} ({source})"
    if key == "gained-point":
        return f"→ {_points(event, words)}"
    if key == "points-lost":
        return f"−{args['count']} {words.tell(str(args['track']).replace(':', '-'))}"
    if key == "money-limit":
        return words.say("wl-money-limit", money=args["money"], limit=args["limit"])
    if key == "nugget-limit":
        return words.say("wl-nugget-limit", count=args["count"], limit=args["limit"])
    if key == "more-actions":
        return words.say("wl-more-actions", count=args["count"])
    if key == "drew":
        return _drawn(event, words)
    if key in ("revealed", "revealed-fight-card"):
        return f"✕ {_card(event, words)}"
    if key == "got-item":
        return f"+ {name(words, 'item', str(args['item']).removeprefix('item:'))}"
    if key in ("drew-token", "returned-token"):
        return _token(event, words)
    if key == "bandit-came":
        return f"+ {name(words, 'space', str(args['space']).removeprefix('space:'))}"
    return of_ante_up(event, words) or of_blood_money(event, words) or words.event(event)


def _points(event: Event, words: Words) -> str:
    marshal = event.args["track"] == "track:marshal"
    return words.say("wl-marshal" if marshal else "wl-wanted", points=event.args["at"])


def _card(event: Event, words: Words) -> str:
    kind, _, card = str(event.args["card"]).partition(":")
    if kind == "card":
        return f"{rank(words, card).plain} {face(words, card)}"
    label, title, _ = fight_card(words, card)
    return f"{label} {title}"


def _token(event: Event, words: Words) -> str:
    """Its value, if the reader knows it."""
    token, sign = event.args["token"], "+" if event.key == "drew-token" else "−"
    lp = "" if token is None else token_lp(words, str(token).partition(":")[2])
    return f"{sign}{DIAMOND}{lp}"


def _drawn(event: Event, words: Words) -> str:
    if event.args["cards"] is None:
        return words.say("wl-cards-drawn", count=event.args["count"])
    cards = [str(ref).removeprefix("card:") for ref in event.args["cards"]]
    return "+ " + ", ".join(f"{rank(words, card).plain} {face(words, card)}" for card in cards)
