"""Shown instead of the map during a fight or a hand of poker."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.ante_up.gambling import folded, poker_heading, roller_of
from tumbleweed.cli.terminal.legends.ante_up.pieces import fought_token
from tumbleweed.cli.terminal.legends.forecast import fight_line, poker_line
from tumbleweed.cli.terminal.legends.things import (
    face,
    fight_card,
    money,
    name,
    rank,
    text_of,
)
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.forecast.forecast import Forecast
from tumbleweed.games.legends.knowledge.view import Fight, Poker, View

CARD: Final = 17  # columns
STEPS: Final = ("wl-step-declare", "wl-step-reveal", "wl-step-reward")
REWARDS: Final = ("ask-bandit-reward", "ask-steal", "ask-steal-token")  # questions of that step
FIGHTS: Final = {
    "duel": "wl-fight-duel",
    "rob": "wl-fight-rob",
    "arrest": "wl-fight-arrest",
    "bandit": "wl-fight-bandit",
    "heist": "wl-fight-heist",
    "sheriff": "wl-fight-sheriff",
    "train": "wl-fight-train",
    "outlaw": "wl-fight-outlaw",
    "claim-jumper": "wl-fight-claim-jumper",
}
NPCS: Final = {
    "bandit": "wl-bandit",
    "heist": "wl-guard",
    "sheriff": "wl-sheriff",
    "train": "wl-train-guard",
}
BY_MAN_IN_BLACK: Final = {"duel": "wl-black-duels", "rob": "wl-black-robs"}
AGAINST_MAN_IN_BLACK: Final = {"duel": "wl-duels-black", "rob": "wl-robs-black"}


def open_card(card: str, words: Words) -> Panel:
    text = Group(Align.center(rank(words, card)), Align.center(Text(face(words, card))))
    return Panel(text, width=CARD, height=4, border_style="title")


def face_down() -> Panel:
    return Panel(Text("░▒░▒░▒░▒░▒░▒░\n▒░▒░▒░?▒░▒░▒░"), box=box.HEAVY, width=CARD, style="back")


def no_card() -> Panel:
    return Panel(Text("\n"), box=box.SQUARE, width=CARD, style="quiet")


# ---- a fight ----


def fight(
    view: View, words: Words, prompt: str, forecast: Forecast | None
) -> tuple[str, RenderableType]:
    """Its title; both sides with their cards, values once revealed, the NPC's effect."""
    now = view["fight"]
    assert now is not None
    hero, rival = now["hero"], now["rival"]
    man_in_black = rival == len(view["players"])  # he fights with a fight card
    kinds = AGAINST_MAN_IN_BLACK if man_in_black else FIGHTS
    key = (BY_MAN_IN_BLACK if now["attacked"] else kinds)[now["type"]]
    foe = _other(view, now, words)
    title = words.say(key, name=words.names[hero], other=foe)
    values: list[int] | list[None] = now["values"] or [None, None]
    sides = Table.grid(padding=(0, 3))
    for _ in range(3):
        sides.add_column(justify="center", vertical="middle")
    other = _person(rival, words) if rival is not None else Text(foe, style="bold")
    sides.add_row(_person(hero, words), "", other)
    opposing = _laid(now, rival, words) if rival is not None and not man_in_black else None
    opposing = opposing or _opposing(now, words)
    sides.add_row(_laid(now, hero, words), Text("✕", style="title"), opposing)
    sides.add_row(_value(values[0], words), "", _value(values[1], words))
    at = 2 if prompt in REWARDS else int(now["open"])
    parts: list[RenderableType] = [
        _steps(at, words),
        fight_line(forecast, words),
        Align.center(sides),
    ]
    token = fought_token(view)
    if token:
        parts.append(Align.center(Text(text_of(words, "board-token", token), style="quiet")))
    if now["npc_card"] is not None and now["npc_card"]["card"] is not None and not man_in_black:
        effect = Text(fight_card(words, now["npc_card"]["card"])[2], style="fault")
        parts.append(Align.center(effect))
    if now["chooser"] is not None:
        chooser = words.say("wl-chooser", name=words.names[now["chooser"]])
        parts += [Text(), Align.center(Text(chooser, style="quiet"))]
    return title, Group(*parts)


def _person(seat: int, words: Words) -> Text:
    return Text().append_text(badge(seat, words.names)).append(f" {words.names[seat]}", "bold")


def _other(view: View, now: Fight, words: Words) -> str:
    if now["rival"] is not None:
        return words.names[now["rival"]]
    token = fought_token(view)
    return name(words, "board-token", token) if token else words.say(NPCS[now["type"]])


def _steps(at: int, words: Words) -> Align:
    """The current step of the fight."""
    text = Text()
    for number, step in enumerate(STEPS):
        text.append(" ── " if number else "", style="frame")
        now = number == at
        text.append(f"{'► ' if now else ''}{words.say(step)}", style="title" if now else "quiet")
    return Align.center(text)


def _laid(now: Fight, seat: int, words: Words) -> Panel:
    for laid in now["cards"]:
        if laid is not None and laid["seat"] == seat:
            return open_card(laid["card"], words) if laid["card"] is not None else face_down()
    return no_card()


def _opposing(now: Fight, words: Words) -> Panel:
    """A fight card."""
    if now["npc_card"] is None:
        return no_card()
    if now["npc_card"]["card"] is None:
        return face_down()
    label, title, _ = fight_card(words, now["npc_card"]["card"])
    text = Group(Align.center(Text(label, style="bold")), Align.center(Text(title)))
    return Panel(text, width=CARD, height=4, border_style="fault")


def _value(value: int | None, words: Words) -> Text:
    return Text("" if value is None else words.say("wl-value", value=value), style="bold")


# ---- poker ----


def poker(view: View, words: Words, forecast: Forecast | None) -> tuple[str, RenderableType]:
    """The pot, the flop, what each player has shown, and the reader's best possible hand."""
    now = view["poker"]
    assert now is not None
    title = words.say("wl-poker", name=words.names[now["host"]], money=money(now["pot"]))
    heading = poker_heading(view, words)
    title = f"{heading}: {title}" if heading else title
    parts: list[RenderableType] = [_row(words.say("wl-flop"), now["flop"], words)]
    for seat in now["players"]:
        cards = now["shown"][str(seat)] if now["shown"] is not None else None
        parts.append(_hand(_person(seat, words), cards, words))
    if now["dealer"] is not None:
        house = Text(words.say("wl-house", name=words.names[now["dealer"]]), style="bold")
        parts.append(_hand(house, now["dealer_hand"], words))
    roller = roller_of(view)
    if roller:
        title_of = Text(name(words, "board-token", roller), style="bold")
        parts.append(_hand(title_of, now["dealer_hand"], words))
    for seat in folded(view):
        out = Text("  ").append_text(_person(seat, words))
        parts.append(out.append(f"  {words.say('wl-folded')}", style="quiet"))
    best = _best(now, words)
    line = poker_line(forecast, words)
    return title, Group(*parts, *([line, best] if best is not None else []))


def _row(heading: str, cards: list[str], words: Words) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    row.add_column(vertical="middle", style="title")
    row.add_row(heading, *[open_card(card, words) for card in cards])
    return row


def _hand(who: Text, cards: list[str] | None, words: Words) -> Text:
    text = Text("  ").append_text(who).append("  ")
    if cards is None:
        return text.append("░▒ ░▒", style="back")
    for card in cards:
        text.append_text(rank(words, card)).append(f" {face(words, card)}  ")
    return text


def _best(now: Poker, words: Words) -> Text | None:
    """The best hand with the reader's cards and the flop; the dealer plays the house's four."""
    best = now["best"]
    if best is None:
        return None
    text = Text(words.say("wl-best", hand=words.tell(f"hand-{best['hand']}")))
    for card in best["cards"]:
        text.append("  ").append_text(rank(words, card)).append(f" {face(words, card)}")
    return text
