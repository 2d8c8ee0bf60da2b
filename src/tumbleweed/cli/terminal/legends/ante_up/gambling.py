"""Faro on its stage, and what Ante Up adds to a hand of poker."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.legends.ante_up.pieces import ante_up
from tumbleweed.cli.terminal.legends.things import fight_card, money
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Option
from tumbleweed.games.legends.knowledge.view import Bet, Faro, Gambling, View
from tumbleweed.games.legends.state.ante_up_model import RANKS

TURNED: Final = ("wl-faro-loser", "wl-faro-winner", "wl-faro-jackpot")
PER_ROW: Final = 7  # ranks in a row of the layout


def faro_of(view: View) -> Faro | None:
    up = ante_up(view)
    return up["faro"] if up is not None else None


def faro(now: Faro, words: Words) -> tuple[str, RenderableType]:
    """The cards dealt and turned, and the layout with the markers on it."""
    title = words.say("wl-faro", name=words.names[now["host"]])
    players = Text("  ").join([badge(seat, words.names) for seat in now["players"]])
    if now["dealer"] is not None:
        dealer = words.say("wl-faro-dealer", name=words.names[now["dealer"]])
        players.append(f"   {dealer}", style="quiet")
    return title, Group(players, _cards(now, words), _layout(now["bets"], words))


def _cards(now: Faro, words: Words) -> Flow:
    """Shown as dealt; each turned one with what it is."""
    items = []
    for key, card in zip(TURNED, now["turned"], strict=False):
        items.append(Text(f"{words.say(key)} ", style="title").append(_card(card, words)))
    if not now["turned"] and now["shown"]:
        dealt = Text(f"{words.say('wl-faro-cards')} ", style="title")
        dealt.append("  ".join(_card(card, words) for card in now["shown"]))
        items.append(dealt.append(f"  {'░▒ ' * now['hidden']}".rstrip(), style="back"))
    return Flow(items, "   ")


def _card(card: str, words: Words) -> str:
    label, title, _ = fight_card(words, card)
    return f"{label} {title}"


def _layout(bets: list[Bet], words: Words) -> Table:
    """All ranks; the markers on each with their worth."""
    table = Table.grid(padding=(0, 2))
    for start in range(0, len(RANKS), PER_ROW):
        row = RANKS[start : start + PER_ROW]
        table.add_row(*[_rank(each, bets, words) for each in row])
    return table


def _rank(rank: str, bets: list[Bet], words: Words) -> Text:
    mine = [bet for bet in bets if bet["rank"] == rank]
    text = Text(rank.upper(), style="bold" if mine else "quiet")
    for bet in mine:
        text.append(" ").append_text(badge(bet["seat"], words.names))
        text.append(money(bet["money"]), style="money")
    return text


# ---- bets to choose from ----


def bets_by_rank(options: list[tuple[int, Option]], words: Words) -> list[Text]:
    """Each rank once, with the number of each worth: two for thirteen ranks are many."""
    found: dict[str, Text] = {}
    for number, option in options:
        rank = str(option.message.args["rank"])
        text = found.setdefault(rank, Text(words.tell(rank.replace(":", "-"))))
        text.append(f" {number} ", style="number").append(money(int(option.message.args["money"])))
    return list(found.values())


# ---- poker ----


def poker_heading(view: View, words: Words) -> str:
    """The stakes or the challenge, where the hand is no common one; else empty."""
    now = _poker_of(view)
    if now is None:
        return ""
    if now["high_stakes"]:
        return words.say("wl-high-stakes")
    return words.say("wl-challenge") if now["challenged"] is not None else ""


def roller_of(view: View) -> str:
    """The high roller who plays along, once turned up; or empty."""
    now = _poker_of(view)
    return (now["roller"] or "") if now is not None else ""


def folded(view: View) -> list[int]:
    """Who has folded, and is no longer among the players of the hand."""
    now = _poker_of(view)
    return now["folded"] if now is not None else []


def _poker_of(view: View) -> Gambling | None:
    up = ante_up(view)
    return up["poker"] if up is not None else None
