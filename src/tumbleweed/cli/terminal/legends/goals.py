"""Goals and legendary tokens: the reader's own goals, and what others have completed."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow
from tumbleweed.cli.terminal.legends.things import content_of, name, reader, text_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import Goals, HeldGoal, Player, View

MET, OPEN = "✓", "○"
DIAMOND = "◈"


def own_goals(view: View) -> list[HeldGoal]:
    """Those the reader still holds; empty without the variant."""
    goals = reader(view)["goals"]
    return list(goals["held"] or ()) if goals is not None else []


def in_a_row(view: View, words: Words) -> Flow:
    goals = [_named(goal, words) for goal in own_goals(view)]
    label = Text(f"{words.say('wl-goals')} ", style="title")
    return Flow([label.append_text(goals[0]), *goals[1:]], "   ")


def in_lines(view: View, words: Words) -> Table:
    """With their requirements; shortened where there is no room."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for goal in own_goals(view):
        text = text_of(words, "goal", goal["goal"])
        table.add_row(_named(goal, words).append(f"  {text}", style="quiet"))
    return table


def _named(goal: HeldGoal, words: Words) -> Text:
    """A completed one has its sign; otherwise its progress."""
    style = "title" if goal["met"] else "bold"
    text = Text(f"{MET if goal['met'] else OPEN} ", style=style)
    text.append(name(words, "goal", goal["goal"]), style=style)
    done = "" if goal["met"] else progress(goal)
    return text.append(f" {done}", style="number") if done else text


def progress(goal: HeldGoal) -> str:
    """2/3; of several parts each, and of alternatives the closest one."""
    nearest = [max(part, key=lambda done: done[0] / done[1]) for part in goal["parts"]]
    if all(needed == 1 for _, needed in nearest) and len(nearest) < 2:
        return ""
    return " + ".join(f"{done}/{needed}" for done, needed in nearest)


def mat_of_goals(player: Player, words: Words) -> list[tuple[Text, Text]]:
    """For the mats: goals with their texts, and the tokens as far as the reader knows them."""
    goals = player["goals"]
    if goals is None:
        return []
    rows = [
        (Text(f"{MET} {name(words, 'goal', goal)}", style="title"), _text(goal, words))
        for goal in goals["claimed"]
    ]
    rows += [(_named(goal, words), _text(goal["goal"], words)) for goal in goals["held"] or ()]
    if goals["token_count"]:
        rows.append((Text(words.say("wl-tokens")), Text(_tokens(goals, words))))
    return rows


def _text(goal: str, words: Words) -> Text:
    return Text(text_of(words, "goal", goal))


def _tokens(goals: Goals, words: Words) -> str:
    if goals["tokens"] is None:
        return " ".join([DIAMOND] * goals["token_count"])
    return " ".join(f"{DIAMOND}{token_lp(words, token)}" for token in goals["tokens"])


def token_lp(words: Words, token: str) -> int:
    return int(content_of(words).entry("legendary", token)["lp"])
