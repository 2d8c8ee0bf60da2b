"""The parts of the screen that are always there: header, players, stories, the race for points."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.legends.ante_up.tracks import MARKER, lp_markers
from tumbleweed.cli.terminal.legends.ante_up.winnings import tokens_kept, winnings
from tumbleweed.cli.terminal.legends.blood_money import mat
from tumbleweed.cli.terminal.legends.blood_money.pieces import blood_money
from tumbleweed.cli.terminal.legends.goals import DIAMOND
from tumbleweed.cli.terminal.legends.things import (
    figures,
    item_name,
    man_in_black_of,
    money,
    name,
    text_of,
)
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.compiler.first_game import FIRST_GAME
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.knowledge.view import Cattle, ManInBlack, Player, Story, View

DISCS: Final = 2  # a player's story discs
NO_DISC: Final = "__"
CATTLE: Final = {
    "green": "wl-cattle-green",
    "blue": "wl-cattle-blue",
    "orange": "wl-cattle-orange",
}

# ---- header ----


def header(view: View, words: Words) -> Table:
    bar = Table.grid(expand=True)
    bar.add_column(ratio=1, no_wrap=True, style="bar", overflow="ellipsis")
    bar.add_column(justify="right", no_wrap=True, style="bar.dim")
    bar.add_row(f" {title(view, words)}", f"{' · '.join(standing(view, words))} ")
    return bar


def title(view: View, words: Words) -> str:
    """With the edition, unless it is the default."""
    game, edition = words.tell("title"), view["edition"]
    return game if edition == EDITIONS[0] else f"{game} · {name(words, 'edition', edition)}"


def standing(view: View, words: Words) -> list[str]:
    """The progress of the game, whose turn it is, what is left of it."""
    parts = [words.say("wl-length", lp=view["length"])]
    if view["active"] is None:
        return parts
    parts.insert(0, words.say("wl-round", round=view["round"]))
    if view["ending"]:
        parts.append(words.say("wl-last-round"))
    if view["active"] == len(view["players"]):
        return [*parts, words.say("wl-black-acts")]
    parts.append(words.say("wl-turn", name=words.names[view["active"]]))
    parts.append(words.say("wl-actions", count=view["actions"]))
    return parts


# ---- players ----


def players(view: View, words: Words, width: int, lines: int) -> Group:
    """Each in three lines, the third for possessions, if there is room; or two, or one."""
    told: list[Text] = []
    for player in view["players"]:
        goods = Text("   ").append_text(_goods(view, player))
        if lines == 1:
            told.append(_in_a_row(view, player, words))
            continue
        told.append(_spread(who(view, player, words), _lp(view, player, words), width))
        told.append(_spread(goods, _points(player, words), width))
        owned = Text(f"   {_owned(view, player, words)}", style="quiet")
        if lines == 3 and owned.plain.strip():
            owned.truncate(width, overflow="ellipsis")
            told.append(owned)
    if view["black"] is not None:
        told += _man_in_black(view, words, width, lines)
    return Group(*told)


def _man_in_black(view: View, words: Words, width: int, lines: int) -> list[Text]:
    """The Man in Black, in one line or two."""
    man_in_black = man_in_black_of(view)
    lp = Text(words.say("wl-lp", lp=man_in_black["lp"]), style="money")
    if lines == 1:
        seat = badge(man_in_black["seat"], words.names)
        return [Text().append_text(seat).append(" ").append_text(lp)]
    cards = Text("   ").append(_his_cards(man_in_black, words), style="quiet")
    return [_spread(_third_name(view, words), lp, width), cards]


def _third_name(view: View, words: Words) -> Text:
    man_in_black = man_in_black_of(view)
    text = Text().append_text(badge(man_in_black["seat"], words.names)).append(" ")
    return text.append(words.names[man_in_black["seat"]], style=_weight(view, man_in_black))


def _his_cards(man_in_black: ManInBlack, words: Words) -> str:
    """His discs, and the card being resolved, or how many are left."""
    left = words.say("wl-black-cards", count=man_in_black["deck_count"])
    card = left if man_in_black["card"] is None else name(words, "black-card", man_in_black["card"])
    return f"◎{man_in_black['discs']}  {card}"


def players_in_a_row(view: View, words: Words) -> Flow:
    """Side by side, for a small terminal with many players."""
    rows = [_in_a_row(view, player, words) for player in view["players"]]
    if view["black"] is not None:
        rows += _man_in_black(view, words, 0, 1)
    return Flow(rows, "   ")


def _in_a_row(view: View, player: Player, words: Words) -> Text:
    text = Text().append_text(badge(player["seat"], words.names)).append(" ")
    text.append_text(_lp(view, player, words)).append(" ").append_text(_goods(view, player))
    points = player["wanted"] or player["marshal"]
    return text.append(" ").append_text(_points(player, words)) if points else text


def _spread(left: Text, right: Text, width: int) -> Text:
    """One at each end of a line."""
    left.truncate(width - right.cell_len - 1, overflow="ellipsis", pad=True)
    return left.append(" ").append_text(right)


def players_in_brief(view: View, words: Words) -> RenderableType:
    """One line for each, for a small terminal; only possessions may be shortened."""
    rows = [_brief(view, player, words) for player in view["players"]]
    table = Table.grid(padding=(0, 2), expand=True)
    for column in range(len(rows[0]) - 1):
        table.add_column(width=max(row[column].cell_len for row in rows), no_wrap=True)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for row in rows:
        table.add_row(*row)
    if view["black"] is not None:
        man_in_black = view["black"]
        lp = Text(f"  {words.say('wl-lp', lp=man_in_black['lp'])}  ", style="money")
        line = _third_name(view, words).append_text(lp)
        return Group(table, line.append(_his_cards(man_in_black, words), style="quiet"))
    return table


def _brief(view: View, player: Player, words: Words) -> list[Text]:
    person = Text().append_text(badge(player["seat"], words.names))
    person.append(f" {words.names[player['seat']]}", style=_weight(view, player))
    owned = _owned(view, player, words)
    if player["character"] is not None:
        owned = f"{name(words, 'character', player['character'])}  {owned}"
    goods, points = _goods(view, player), _points(player, words)
    return [person, _lp(view, player, words), points, goods, Text(owned, style="quiet")]


def who(view: View, player: Player, words: Words) -> Text:
    seat = player["seat"]
    text = Text().append_text(badge(seat, words.names)).append(" ")
    text.append(words.names[seat], style=_weight(view, player))
    if seat == view["you"]:
        text.append(f" {words.say('you')}", style="title")
    if player["character"] is not None:
        text.append(f" {name(words, 'character', player['character'])}", style="quiet")
    return text


def _weight(view: View, player: Player | ManInBlack) -> str:
    return "bold underline" if player["seat"] == view["active"] else "bold"


def _lp(view: View, player: Player, words: Words) -> Text:
    """A star: a legend, whose ability works. What was won with expansions comes before it."""
    text = Text(words.say("wl-lp", lp=player["lp"]), style="money")
    text = Text("*", style="title").append_text(text) if player["legend"] else text
    return winnings(view, player).append_text(mat.amounts(view, player["seat"])).append_text(text)


def _points(player: Player, words: Words) -> Text:
    if player["wanted"]:
        return Text(words.say("wl-wanted", points=player["wanted"]), style="fault")
    if player["marshal"]:
        return Text(words.say("wl-marshal", points=player["marshal"]), style="title")
    return Text("–", style="quiet")


def _goods(view: View, player: Player) -> Text:
    """Money, nuggets, cards in hand, wounds, story discs left; legendary tokens."""
    text = Text().append(money(player["money"]), style="money")
    text.append(f" ◇{player['nuggets']}", style="" if player["nuggets"] else "quiet")
    text.append(f" ▯{player['hand_count']}", style="" if player["hand_count"] else "quiet")
    text.append(f" ✖{player['wounds']}", style="fault" if player["wounds"] else "quiet")
    text.append(mat.INJURY if mat.injury_of(view, player["seat"]) else "", style="fault")
    if blood_money(view) is None:  # with Blood Money there is one for every condition
        text.append(f" ◎{player['discs']}", style="quiet")
    if player["goals"] is not None:
        tokens = player["goals"]["token_count"] + tokens_kept(view, player["seat"])
        text.append(f" {DIAMOND}{tokens}", style="title" if tokens else "quiet")
    return text


def _owned(view: View, player: Player, words: Words) -> str:
    """An injury; items, those not in use in brackets; and cattle."""
    names = mat.belongings(view, player["seat"], words)
    names += [
        item_name(words, item) if item["active"] else f"({item_name(words, item)})"
        for item in player["items"]
    ]
    if player["cattle"] is not None:
        names.append(_cattle(player["cattle"], words))
    return ", ".join(names)


def _cattle(cattle: Cattle, words: Words) -> str:
    kind = words.say(CATTLE[cattle["color"]])
    if cattle["token"] is None:
        return kind
    return f"{kind} ({text_of(words, 'cattle', cattle['token'])})"


# ---- stories ----


def stories(view: View, words: Words) -> Table:
    """What each of the two requires, and the discs on it."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for story in _decks(view):
        table.add_row(_discs(story, words), _asks_for(story, words))
    return table


def _decks(view: View) -> list[Story]:
    """The first game has one."""
    found = view["stories"]
    return found[:1] if FIRST_GAME in view["variants"] else found


def stories_in_a_row(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    cells: list[Text] = []
    for story in _decks(view):
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        cells += [_discs(story, words), _asks_for(story, words)]
    cells[0] = Text(f"{words.say('wl-stories')} ", style="title").append_text(cells[0])
    table.add_row(*cells)
    return table


def _discs(story: Story, words: Words) -> Text:
    text = Text()
    for seat in story["discs"]:
        text.append_text(badge(seat, words.names)).append(" ")
    free = max(0, story["needed"] - len(story["discs"]))
    return text.append(" ".join([NO_DISC] * free), style="quiet")


def _asks_for(story: Story, words: Words) -> Text:
    if story["back"] is None:
        return Text("–", style="quiet")
    text = Text(text_of(words, "back", story["back"]))
    if story["story"] is not None:
        text.append(f" → {name(words, 'story', story['story'])}", style="title")
    return text


# ---- the race for Legendary Points ----


def rail(view: View, words: Words) -> Flow:
    """The track up to the points that end the game; higher scores are shown at its end.

    With Ante Up the event markers are on it.
    """
    length, markers = view["length"], lp_markers(view)
    stops = []
    for lp in range(length + 1):
        seats = [each["seat"] for each in figures(view) if min(each["lp"], length) == lp]
        stop = Text()
        for seat in seats:
            stop.append_text(badge(seat, words.names))
        if lp in markers:
            stop.append(MARKER, style="fault")
        if not seats:
            stop.append(str(lp) if lp % 5 == 0 else "·", style="quiet")
        stops.append(stop)
    return Flow([Text(" " if length < 25 else "").join(stops)])
