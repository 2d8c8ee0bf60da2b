"""The whole screen of the player who is asked, fitted to the size of the terminal."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.ink import Drawn
from tumbleweed.cli.terminal.legends import panels, stage
from tumbleweed.cli.terminal.legends.ante_up.gambling import faro, faro_of
from tumbleweed.cli.terminal.legends.ante_up.pieces import modules_of
from tumbleweed.cli.terminal.legends.ante_up.tracks import tracks
from tumbleweed.cli.terminal.legends.blood_money import tale
from tumbleweed.cli.terminal.legends.blood_money.pieces import blood_money
from tumbleweed.cli.terminal.legends.forecast import forecast_of, foretold
from tumbleweed.cli.terminal.legends.goals import in_a_row, in_lines, own_goals
from tumbleweed.cli.terminal.legends.hand import FORMS, cards_of, hand
from tumbleweed.cli.terminal.legends.legend import legend
from tumbleweed.cli.terminal.legends.maps import Maps
from tumbleweed.cli.terminal.legends.question import numbers_on_the_map, question
from tumbleweed.cli.terminal.legends.story import latest, told
from tumbleweed.cli.terminal.legends.things import figures
from tumbleweed.core.decision import Decision
from tumbleweed.games.legends.knowledge.view import View

WIDE, TALL = 100, 30  # minimum width for the map and the players side by side
PEOPLE: Final = 38  # columns of the players beside the map
LEAST, MOST = 13, 23  # rows of the map
SMALLEST: Final = 8  # rows of the map in a small terminal
FRAME: Final = 3  # lines around the map: the frame, and the race for points
BELOW: Final = 2  # lines of the stories, where they have no room beside it
FEWEST: Final = 3  # lines of the telegraph, before the hand is shown smaller
PLENTY: Final = 9  # lines for the telegraph and the hand, before goals are shown in full
PROMPT: Final = 2  # lines below the options: the commands and the input
SIZES: Final = 2  # of the map: as large as the rest allows, or alone on the screen
OTHER: Final = 2  # with two boards a third step: the other one alone
HELD: Final = ("lay", "discard", "play", "give")  # verbs of options that show the hand themselves


class LegendsScreen:
    """What one seat sees now."""

    def __init__(self, look: Look) -> None:
        assert look.seat.decision is not None
        self.console = look.console
        self.words = look.words
        self.draft = look.draft
        self.decision: Decision = look.seat.decision
        self.view = cast("View", look.seat.view)
        self.events = look.seat.events
        self.forecast = forecast_of(look)
        self.numbers = numbers_on_the_map(self.decision)
        large = look.switched["m"] % (SIZES + bool(modules_of(self.view)))
        self.large = large > 0
        self.maps = Maps(self.view, self.words, self.numbers, other=large == OTHER)
        self.wide = look.console.width >= WIDE and look.console.height >= TALL

    def question(self, fold: bool = True) -> RenderableType:
        width = self.console.width
        known = foretold(self.forecast, self.words)
        return question(self.decision, self.view, self.words, self.draft, fold, width, known)

    def whole(self) -> RenderableType:
        """The question first: the map, the hand and the telegraph share the remaining lines."""
        head = self._drawn(panels.header(self.view, self.words))
        room = self.console.height - PROMPT - len(head)
        low = self._drawn(self.question())
        if self.large:
            return Group(Drawn(head), self._large_map(room - len(low)), Drawn(low))
        if len(low) + self._top_lines() + FEWEST > room:
            low = self._drawn(self.question(fold=False))
        room -= len(low)
        top = self._drawn(self._wide_top(room) if self.wide else self._narrow_top(room))
        room -= len(top)
        goals = self._goals(room)
        held = self._hand(room - len(goals))
        told = self._telegraph(room - len(goals) - len(held))
        return Group(Drawn(head), Drawn(top), told, Drawn(goals), Drawn(held), Drawn(low))

    # ---- sizes ----

    def _drawn(self, *parts: RenderableType, width: int | None = None) -> list[list[Segment]]:
        options = self.console.options.update(width=width or self.console.width)
        return self.console.render_lines(Group(*parts), options)

    def _rows(self) -> int:
        """Rows of the map, from the height of the terminal alone, so that it does not jump."""
        return min(max(LEAST + (self.console.height - 32) // 2, LEAST), MOST)

    def _top_lines(self) -> int:
        """The minimum height of the top."""
        if self.wide:
            return self._rows() + FRAME + len(self._tracks(self.console.width - PEOPLE - 4))
        players = len(figures(self.view))
        return SMALLEST + players if self.numbers or self._is_staged() else players + 3

    def _is_staged(self) -> bool:
        view = self.view
        fights = view["poker"] is not None or view["fight"] is not None
        return fights or faro_of(view) is not None

    def _tracks(self, width: int) -> list[list[Segment]]:
        """The lines of Ante Up below the map; none without it."""
        drawn = tracks(self.view, self.words)
        return [] if drawn is None else self._drawn(drawn, width=width)

    def _hand(self, room: int) -> list[list[Segment]]:
        """In the largest form that leaves room for the telegraph."""
        verbs = {option.key.partition(":")[0] for option in self.decision.options}
        if not cards_of(self.view) or verbs & {*HELD}:
            return []
        for form, telegraph in FORMS.items():
            lines = self._drawn(hand(self.view, self.words, self.console, form))
            if len(lines) + telegraph <= room:
                return lines
        return []

    def _goals(self, room: int) -> list[list[Segment]]:
        """With their texts if there is plenty of room, by name if there is some."""
        if not own_goals(self.view) or room < FEWEST:
            return []
        lines = self._drawn(in_lines(self.view, self.words))
        if room >= len(lines) + PLENTY:
            return lines
        row = self._drawn(in_a_row(self.view, self.words))
        return row if len(row) < room else []

    # ---- the top: map or stage, players, stories ----

    def _wide_top(self, room: int) -> RenderableType:
        columns = self.console.width - PEOPLE - 4
        frame = FRAME + len(self._tracks(columns))
        rows = max(min(self._rows(), room - frame - self._below()), SMALLEST)
        title, picture = self._stage(columns, rows)
        grid = Table.grid()
        grid.add_column(width=self.console.width - PEOPLE)
        grid.add_column(width=PEOPLE)
        people, below = self._people(rows + frame - 2)
        people = self._panel(people, self.words.say("players"), rows + frame)
        grid.add_row(self._panel(picture, title, rows + frame), people)
        return Group(grid, *below)

    def _below(self) -> int:
        """Lines of the stories, or of the legendary story, across the whole screen."""
        if blood_money(self.view) is None:
            return BELOW
        return len(self._drawn(tale.below(self.view, self.words)))

    def _narrow_top(self, room: int) -> RenderableType:
        """The map only when the question is about it; a small terminal has few lines."""
        view, words = self.view, self.words
        people: RenderableType = panels.players_in_brief(view, words)
        if room < len(figures(view)) + SMALLEST:
            people = panels.players_in_a_row(view, words)
        width = self.console.width
        if self._is_staged():
            return Group(self._stage(width, SMALLEST)[1], people)
        if not self.numbers:
            lines = Drawn(self._tracks(width))
            top = Group(panels.rail(view, words), lines, people)
            return Group(top, self._narrow_stories(room - len(self._drawn(top))))
        rows = min(max(room - len(self._drawn(people)), SMALLEST), MOST)
        return Group(*self._captioned(rows), people)

    def _narrow_stories(self, room: int) -> RenderableType:
        """A legendary story is shown as fully as there is room."""
        if blood_money(self.view) is None:
            return panels.stories(self.view, self.words)
        whole = tale.in_brief(self.view, self.words)
        fits = len(self._drawn(whole)) <= room
        return whole if fits else tale.in_a_line(self.view, self.words)

    def _captioned(self, rows: int) -> list[RenderableType]:
        """The map; where there are two boards, the first line says which is shown."""
        width = self.console.width
        if not modules_of(self.view):
            return [self.maps.draw(width, rows)]
        caption = Text(self.maps.title(width, rows - 1), style="title", no_wrap=True)
        return [caption, self.maps.draw(width, rows - 1)]

    def _stage(self, columns: int, rows: int) -> tuple[str, RenderableType]:
        gambling = faro_of(self.view)
        if self.view["poker"] is not None:
            return stage.poker(self.view, self.words, self.forecast)
        if self.view["fight"] is not None:
            prompt = self.decision.prompt.key
            return stage.fight(self.view, self.words, prompt, self.forecast)
        if gambling is not None:
            return faro(gambling, self.words)
        lines = (panels.rail(self.view, self.words), Drawn(self._tracks(columns)))
        return self.maps.title(columns, rows), Group(self.maps.draw(columns, rows), *lines)

    def _people(self, room: int) -> tuple[RenderableType, list[RenderableType]]:
        """Players with as many of their possessions as fit; the stories go below them, or else
        below everything.
        """
        width = PEOPLE - 4
        title, beside, below = self._stories()
        rule = Rule(Text(title, style="title"), style="frame", align="left")
        stories = Group(rule, beside)
        for lines in (3, 2, 1):
            people = panels.players(self.view, self.words, width, lines)
            if len(self._drawn(people, stories, width=width)) <= room:
                return Group(people, stories), []
            if len(self._drawn(people, width=width)) <= room:
                break
        return people, [below]

    def _stories(self) -> tuple[str, RenderableType, RenderableType]:
        """Their heading; below the players, and below everything."""
        view, words = self.view, self.words
        if blood_money(view) is not None:
            return tale.heading(view, words), tale.beside(view, words), tale.below(view, words)
        in_a_row = panels.stories_in_a_row(view, words)
        return words.say("wl-stories"), panels.stories(view, words), in_a_row

    def _panel(self, part: RenderableType, title: str, height: int) -> Panel:
        heading = Text(title, style="title")
        return Panel(part, title=heading, title_align="left", border_style="frame", height=height)

    def _large_map(self, room: int) -> RenderableType:
        signs = self._drawn(legend(self.words, modules_of(self.view)))
        rows = max(room - len(signs), SMALLEST)
        return Group(*self._captioned(rows), Drawn(signs))

    # ---- the telegraph ----

    def _telegraph(self, room: int) -> RenderableType:
        """As many of the last events as fit; none of them is cut."""
        heading = Text(self.words.say("telegraph"), style="title")
        rule = Rule(heading, style="frame", align="left")
        if room < 2:
            return rule if room == 1 else Group()
        room -= 1
        lines = self._drawn(told(latest(self.events, room), self.words))[-room:]
        while lines and not lines[0][0].text.strip():  # the rest of a line that began above
            lines.pop(0)
        return Group(rule, Drawn(lines))
