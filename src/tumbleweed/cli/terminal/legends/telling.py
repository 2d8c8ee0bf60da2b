"""What happened, in lines: what somebody did, and in short what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.goals import DIAMOND, token_lp
from tumbleweed.cli.terminal.legends.things import face, fight_card, name, rank
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event
from tumbleweed.games.legends.content import legends_content

# What comes of something, and is told in short behind it.
SHORT: Final = {
    "gained-money", "lost-money", "spent", "gained-lp", "lost-lp", "gained-point", "points-lost",
    "gained-nuggets", "lost-nuggets", "wounded", "healed", "drew", "more-actions", "lowered",
    "raised", "got-item", "revealed", "revealed-fight-card", "drew-token", "returned-token",
    "money-limit", "nugget-limit",
}  # fmt: skip
# What the sentence before it has told already.
IMPLIED: Final = {
    "took-income": {"gained-money"},
    "bought": {"spent", "got-item"},
    "upgraded": {"spent"},
    "reveled": {"spent", "gained-lp"},
    "won-fight": {"bandit-removed"},
    "lost-to-npc": {"bandit-removed"},
    "stole-money": {"gained-money", "lost-money"},
    "stole-nuggets": {"gained-nuggets", "lost-nuggets"},
    "won-pot": {"gained-money"},
}
# What may touch others than the one who did it.
FAR: Final = {
    "used-card", "used-item", "used-ability", "fight-card-acts", "won-fight", "lost-to-npc",
    "won-pot", "house-won", "house-showed", "showed", "story-resolved", "stole-money",
    "stole-nuggets", "stole-cattle", "arrested", "revealed",
}  # fmt: skip
# What nothing comes of that is told after it.
ALONE: Final = {
    "turn-began", "first-player", "chose-character", "started-at", "dealt", "goals-dealt",
    "became-legend", "end-triggered",
}  # fmt: skip
UNTOLD: Final = {"reshuffled"}

HEADLINES: Final = {
    "turn-began", "black-revealed", "end-triggered", "last-round", "became-legend",
}  # fmt: skip
# What matters little to who looks on.
MINOR: Final = {
    "took-income", "drew", "discarded", "readied", "dealt", "laid-card", "drew-fight-cards",
    "laid-fight-card", "sat-out", "deals", "scored", "disc-returned",
}  # fmt: skip


@dataclass
class Line:
    """An event and what came of it."""

    event: Event
    results: list[Event] = field(default_factory=list)

    @property
    def seat(self) -> int | None:
        return seat_in(self.event)


def seat_in(event: Event) -> int | None:
    ref = event.args.get("seat")
    return int(str(ref).removeprefix("seat:")) if ref is not None else None


def lines(events: list[Event]) -> list[Line]:
    told: list[Line] = []
    for event in events:
        last = told[-1] if told else None
        if event.key in UNTOLD or (last is not None and _implied(last, event)):
            continue
        if last is not None and _comes_of(last, event):
            last.results.append(event)
        elif last is not None and _rides_on(last, event):
            last.event = _joined(last.event, event)
        else:
            told.append(Line(event))
    return told


def _comes_of(line: Line, event: Event) -> bool:
    if event.key == "bandit-came" or "revealed" in event.key:
        return line.event.key == event.key.removesuffix("-fight-card")
    if event.key not in SHORT or line.event.key in ALONE or _of_the_turn(event):
        return False
    return line.event.key in FAR or seat_in(event) == line.seat


def _of_the_turn(event: Event) -> bool:
    """What being Wanted brings at the end of a turn comes of no single deed."""
    return event.args.get("source") == "source:wanted-row"


def _implied(line: Line, event: Event) -> bool:
    if event.key == "gained-money" and not event.args["money"]:
        return True
    if line.event.key == "took-income" and event.key == "drew" and event.args["cards"] is None:
        return True
    return event.key in IMPLIED.get(line.event.key, ())


def _rides_on(line: Line, event: Event) -> bool:
    """Further, not back to where the ride began."""
    if (line.event.key, event.key) != ("rode", "rode") or line.seat != seat_in(event):
        return False
    return bool(line.event.args["from"] != event.args["to"]) and not line.results


def _joined(one: Event, other: Event) -> Event:
    """Two rides in a row are one."""
    count = int(one.args["count"]) + int(other.args["count"])
    args = {**other.args, "from": one.args["from"], "count": count}
    return Event("rode", args, other.audience)


# ---- in words ----


def sentence(line: Line, words: Words) -> Text:
    text = Text(words.event(line.event), style=style_of(line.event))
    if line.event.key == "black-revealed":
        card = str(line.event.args["card"]).removeprefix("black-card:")
        text.append(f" {legends_content().text('black-card', card, words.lang)}", style="quiet")
    for event in line.results:
        text.append("  ")
        seat = seat_in(event)
        if seat is not None and seat != line.seat:
            text.append_text(badge(seat, words.names)).append(" ")
        text.append(in_short(event, words), style="quiet")
    return text


def style_of(event: Event) -> str:
    if event.key in MINOR:
        return "quiet"
    if event.key in HEADLINES:
        return "title"
    return (
        "bold"
        if event.key in ("won-fight", "lost-to-npc", "arrested", "won-pot", "claimed-goal")
        else ""
    )


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
        return _token(event)
    if key == "bandit-came":
        return f"+ {name(words, 'space', str(args['space']).removeprefix('space:'))}"
    return words.event(event)


def _points(event: Event, words: Words) -> str:
    marshal = event.args["track"] == "track:marshal"
    return words.say("wl-marshal" if marshal else "wl-wanted", points=event.args["at"])


def _card(event: Event, words: Words) -> str:
    kind, _, card = str(event.args["card"]).partition(":")
    if kind == "card":
        return f"{rank(card).plain} {face(words, card)}"
    label, title, _ = fight_card(words, card)
    return f"{label} {title}"


def _token(event: Event) -> str:
    """What it is worth, if the reader knows."""
    token, sign = event.args["token"], "+" if event.key == "drew-token" else "−"
    lp = "" if token is None else token_lp(str(token).partition(":")[2])
    return f"{sign}{DIAMOND}{lp}"


def _drawn(event: Event, words: Words) -> str:
    if event.args["cards"] is None:
        return words.say("wl-cards-drawn", count=event.args["count"])
    cards = [str(ref).removeprefix("card:") for ref in event.args["cards"]]
    return "+ " + ", ".join(f"{rank(card).plain} {face(words, card)}" for card in cards)
