"""The parts of the screen: header, town, players, hand, the offer on the table."""

from __future__ import annotations

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.goat.facts import characters_of, content_of, small_hats
from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.goat.view import GoatView, Owned, Place, Player


def character(words: Words, name: str) -> str:
    return content_of(words).name("character", name, words.lang)


def effect(words: Words, name: str) -> str:
    return content_of(words).text(name, words.lang)


def goods(words: Words, token: str, count: int) -> str:
    return words.tell("note-loot", token=f"token:{token}", count=count)


def money(words: Words, amount: int) -> str:
    return words.tell("money", amount=amount)


def quoted(words: Words, name: str) -> str:
    """A character as claimed by a player."""
    return words.tell("quoted", name=character(words, name))


# ---- header ----


def header(view: GoatView, words: Words) -> Table:
    bar = Table.grid(expand=True)
    bar.add_column(ratio=1, no_wrap=True, style="bar", overflow="ellipsis")
    bar.add_column(justify="right", no_wrap=True, style="bar.dim")
    stand = words.tell("round-of", round=view["round"], rounds=view["rounds"])
    parts = [stand, phase(view, words)]
    if view["dealer"] is not None:
        parts.append(words.say("deals", name=words.names[view["dealer"]]))
    bar.add_row(f" {words.tell('title')}", f"{' · '.join(parts)} ")
    return bar


def phase(view: GoatView, words: Words) -> str:
    if not view["asked"]:
        return words.tell("phase-over")
    if view["dealer"] is None:
        return words.tell("phase-saloon")
    if view["last_active"] is not None:
        return words.tell("phase-last-hats", seat=f"seat:{view['last_active']}")
    return words.tell("phase-distribution")


# ---- town ----


def town(view: GoatView, words: Words) -> RenderableType:
    """The places from the far end of the street down to the Saloon and the Paddock."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="place", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    saloon, *street = view["locations"]
    for place in reversed(street):
        table.add_row(_name(place, words), _store(place, words), Flow(_people(view, words, place)))
    paddock = Text().append(f"{words.tell('paddock')}  ", style="place")
    paddock.append_text(_person(view, words, "goat", view["goat"]))
    table.add_row(_name(saloon, words), _store(saloon, words), paddock)
    return Group(table, Padding(Flow(_people(view, words, saloon)), (0, 0, 0, 2)))


def _name(place: Place, words: Words) -> str:
    return content_of(words).name("location", place["location"], words.lang)


def _store(place: Place, words: Words) -> Text:
    text = Text()
    if place["tokens"]:
        text.append(goods(words, place["token"], place["tokens"]))
    if place["coins"]:
        text.append(" + " if text else "").append(money(words, place["coins"]), style="money")
    return text if text else Text("–", style="quiet")


def _people(view: GoatView, words: Words, place: Place) -> list[Text]:
    owned = {each["character"]: each for each in place["characters"]}
    names = characters_of(content_of(words), place["location"])
    return [_person(view, words, name, owned.get(name)) for name in names]


def _person(view: GoatView, words: Words, name: str, owned: Owned | None) -> Text:
    """In play under a hat, out for the round (struck through), or not seen yet (dim)."""
    label = _numbered(words, name)
    if owned is not None:
        return _in_play(owned, label, words)
    if name in (*view["discard"], view["removed"]):
        return Text(f"✗{label}", style="out")
    return Text(label, style="quiet")


def _numbered(words: Words, name: str) -> str:
    order = content_of(words).entry("character", name).get("order")
    label = character(words, name)
    return f"{order} {label}" if order else label


def _in_play(owned: Owned, label: str, words: Words) -> Text:
    text = Text().append(label, style="bold").append(" ")
    text.append_text(badge(owned["owner"], words.names))
    if "loot" in owned:
        token = content_of(words).entry("location", owned["loot"]["location"])["token"]
        text.append(f" ({goods(words, token, owned['loot']['tokens'])})", style="money")
    if owned.get("coins"):
        text.append(f" ({money(words, owned['coins'])})", style="money")
    return text


def aside(view: GoatView, words: Words) -> Text:
    """The piles: removed, discarded, and unseen cards."""
    parts = [words.tell("deck", count=view["deck_count"])]
    if view["removed"]:
        parts.append(f"✗{character(words, view['removed'])} + {words.tell('face-down')}")
    if view["discard"]:
        names = ", ".join(character(words, name) for name in view["discard"])
        parts.append(words.say("discarded", names=names))
    if view["aside_count"]:
        parts.append(words.tell("left-over", count=view["aside_count"]))
    return Text(" · ".join(parts), style="quiet")


# ---- players ----


def players(view: GoatView, words: Words, marks: list[list[bool]] | None) -> Table:
    heads = ["", words.say("head-tokens"), words.say("head-hats")]
    heads.append(words.say("head-word") if marks is not None else "")
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=2)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for head in heads:
        table.add_column(justify="right", min_width=max(4, len(head)), no_wrap=True)
    table.add_row("", "", *[Text(head, style="quiet") for head in heads])
    for player in view["players"]:
        seat = player["seat"]
        table.add_row(
            badge(seat, words.names),
            _who(view, words, seat),
            _coins(player, words),
            str(player["token_count"]),
            _hats(view, words, player["hats"]),
            _marks(marks[seat]) if marks is not None else "",
        )
    return table


def players_in_brief(view: GoatView, words: Words, marks: list[list[bool]] | None) -> Flow:
    """The same for a small terminal: ▪ means tokens."""
    people = []
    for player in view["players"]:
        seat = player["seat"]
        text = Text().append_text(badge(seat, words.names)).append(" ")
        text.append_text(_who(view, words, seat)).append(" ").append_text(_coins(player, words))
        text.append(f" ▪{player['token_count']} ").append_text(_hats(view, words, player["hats"]))
        if marks is not None and marks[seat]:
            text.append(" ").append_text(_marks(marks[seat]))
        people.append(text)
    return Flow(people, "   ")


def _who(view: GoatView, words: Words, seat: int) -> Text:
    active = view["players"][seat]["active"]
    text = Text().append(words.names[seat], style="bold" if active else "quiet")
    if seat == view["you"]:
        text.append(f" {words.say('you')}", style="title")
    return text


def _coins(player: Player, words: Words) -> Text:
    text = Text().append(money(words, player["coins"]), style="money")
    return text.append(f"+{player['elixirs']}e", style="quiet") if player["elixirs"] else text


def _hats(view: GoatView, words: Words, left: int) -> Text:
    spent = small_hats(content_of(words), len(view["players"])) - left
    return Text("▲" * left).append("△" * spent, style="quiet")


def _marks(truths: list[bool]) -> Text:
    text = Text()
    for truth in truths:
        text.append("✓" if truth else "✗", style="true" if truth else "lie")
    return text


def own_tokens(view: GoatView, words: Words) -> Text:
    """The reader's face-down tokens; only the owner knows the kinds."""
    assert view["you"] is not None
    tokens = view["players"][view["you"]]["tokens"] or {}
    worth = sum(content_of(words).entry("token", name)["value"] * n for name, n in tokens.items())
    listed = ", ".join(goods(words, name, count) for name, count in tokens.items())
    text = Text().append(words.say("your-tokens"), style="quiet").append(" ")
    return text.append(listed or "–").append(f" = {money(words, worth)}", style="money")


# ---- cards ----


def hand(view: GoatView, words: Words, console: Console) -> RenderableType:
    """The hand as cards side by side, all of the same height."""
    held = view["hand"] or []
    width = console.width // max(4, len(held)) - 1
    texts = [Text(effect(words, name)) for name in held]
    height = max(len(text.wrap(console, width - 4)) for text in texts) + 2
    cards = [_card(words, name, text, height) for name, text in zip(held, texts, strict=True)]
    return Columns(cards, width=width, padding=(0, 1), equal=True)


def _card(words: Words, name: str, text: Text, height: int) -> Panel:
    place = content_of(words).entry("character", name).get("location")
    home = content_of(words).name("location", place, words.lang) if place else words.tell("paddock")
    return Panel(
        text,
        title=Text(character(words, name), style="title"),
        subtitle=Text(home, style="quiet"),
        border_style="frame",
        height=height,
    )


def offer(view: GoatView, words: Words, suspects: Text | None, wide: bool) -> RenderableType:
    """The card face down, beside a ghost of the claimed card."""
    offered = view["offer"]
    assert offered is not None
    claim = offered["claim"]
    said = Text().append(words.say("if-true"), style="quiet").append(f" {effect(words, claim)}")
    lines = Group(said, *([suspects] if suspects is not None else []))
    if not wide:
        return lines
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(back(), ghost_card(words, claim), lines)
    title = words.say("offer-title", dealer=words.names[offered["dealer"]])
    return Panel(table, title=Text(title, style="title"), border_style="frame")


def back() -> Panel:
    """A face-down card."""
    return Panel(Text("░▒░▒░▒░\n▒░▒?▒░▒\n░▒░▒░▒░"), box=box.HEAVY, style="back", expand=False)


def ghost_card(words: Words, claim: str) -> Panel:
    """A card as claimed."""
    text = Text(quoted(words, claim), style="claim")
    return Panel(
        Align.center(text, vertical="middle"),
        box=box.Box("╭╌╌╮\n╎  ╎\n╎  ╎\n╎  ╎\n╎  ╎\n╎  ╎\n╎  ╎\n╰╌╌╯\n"),
        width=max(14, text.cell_len + 4),
        height=5,
        style="quiet",
    )
