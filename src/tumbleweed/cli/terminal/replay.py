"""Showing a recorded game, from its record or from its stored events."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tumbleweed.cli.terminal.files import FORMAT as TABLE
from tumbleweed.cli.terminal.game_screens import game_screen_of
from tumbleweed.cli.terminal.table import read_seats
from tumbleweed.cli.terminal.welcome import fill_up
from tumbleweed.cli.terminal.words import Words, language_for
from tumbleweed.core.errors import BadSave, ReplayMismatch, TumbleweedError
from tumbleweed.core.events import ALL, Event, read_event, read_raw
from tumbleweed.core.game import Game
from tumbleweed.core.proof import read_file, seed_commitment
from tumbleweed.core.replay import BROKEN, replay
from tumbleweed.core.text import languages


class Tape:
    """A file to replay: the record, the stored events, the players' names."""

    def __init__(self, data: dict[str, Any], content: Path | None = None) -> None:
        game = data.get("game") if data["format"] == TABLE else data
        file = read_file(game, content)
        if not file.intact:
            raise BadSave("the game was changed or damaged: its check does not fit")
        self.record = file.record
        self.stored: list[Any] | None = file.data.get("events")
        try:
            self.ruleset = self.record.ruleset
            self.face = game_screen_of(self.ruleset.setup.game)
        except TumbleweedError as fault:
            raise BadSave(str(fault)) from None
        players = self.ruleset.setup.players
        if game is not data:
            self.names, self.lang = read_seats(data, players)[0], data.get("lang")
        else:  # a bare game or record has no names
            self.names, self.lang = file.names or fill_up([], players, self.face), None

    def play(self, upto: int | None) -> Game:
        """The game of the record, replayed; every difference is a ReplayMismatch."""
        try:
            game = replay(self.record, upto)
        except (ReplayMismatch, BadSave):
            raise
        except BROKEN as fault:
            raise BadSave(f"record: {fault}") from None
        if upto is None and self.stored is not None and self.stored != game.to_json()["events"]:
            raise ReplayMismatch("other things happen than were written down at the time")
        return game

    def stored_events(self, seat: int | None) -> list[Event]:
        kinds = self.ruleset.event_kinds
        try:
            return [read_event(kinds, read_raw(kinds, each), seat) for each in self.stored or []]
        except BROKEN as fault:
            raise BadSave(f"events: {fault!r}") from None


def words_of(tape: Tape, lang: str | None) -> Words:
    """In the requested language, else that of the file, if the game speaks it."""
    saved = tape.lang if tape.lang in languages(tape.face.game) else None
    spoken = language_for(tape.face.game, lang or saved)
    return Words(tape.ruleset.wording, spoken, tape.names)


class Retelling:
    def __init__(
        self, tape: Tape, console: Console, lang: str | None, reader: str | None, step: bool
    ) -> None:
        self.tape = tape
        self.face = tape.face
        self.console = console
        self.words = words_of(tape, lang)
        self.step = step
        self.asked_for = reader
        self.seat = self._seat(reader) if reader is not None else None

    def _seat(self, reader: str) -> int | None:
        """`all`, `public`, a player's number from 1, or a name."""
        names = [name.casefold() for name in self.tape.names]
        if reader == "all":
            return ALL
        if reader == "public":
            return None
        if reader.isdecimal() and 1 <= int(reader) <= len(names):
            return int(reader) - 1
        if reader.casefold() in names:
            return names.index(reader.casefold())
        known = ", ".join(self.tape.names)
        raise ValueError(f"nobody is called {reader!r}; there are: {known}, public, all")

    def tell(self, upto: int | None) -> None:
        """After a ReplayMismatch the stored events are shown instead, and it is raised again."""
        if upto is not None and upto > len(self.tape.record.entries):
            raise ValueError(f"the record has only {len(self.tape.record.entries)} choices")
        try:
            game = self.tape.play(upto)
        except ReplayMismatch as fault:
            self._tell_stored(fault)
            raise
        if self.asked_for is None and (game.over or self._finished()):
            self.seat = ALL
        self._open(upto)
        events = game.events if self.seat == ALL else game.events_for(self.seat)
        if not game.over and self.seat not in (None, ALL):
            events = game.ruleset.remembered(game.state, self.seat, events)
        self._scenes(events)
        self._close(game)

    def _finished(self) -> bool:
        """Whether the whole record is that of a finished game, however much of it is shown."""
        return self.tape.play(None).over

    def _tell_stored(self, fault: ReplayMismatch) -> None:
        self._say("replay-differs", "fault", fault=str(fault))
        if not self.tape.stored:
            self._say("replay-nothing")
            return
        self._say("replay-stored")
        self._open(None)
        self._scenes(self.tape.stored_events(self.seat))

    # ---- telling ----

    def _say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.words.say(key, **args), style=style), soft_wrap=True)

    def _open(self, upto: int | None) -> None:
        entries = len(self.tape.record.entries)
        self.console.print(Text(self.words.tell("title"), style="title"))
        self._say("replay-of", entries=entries, reader=self._reader())
        if upto is not None:
            self._say("replay-upto", upto=upto, entries=entries)
        if self.seat is None and self.asked_for is None:
            self._say("replay-unfinished", "quiet")

    def _reader(self) -> str:
        if self.seat == ALL:
            return self.words.say("reader-all")
        if self.seat is None:
            return self.words.say("reader-public")
        return self.tape.names[self.seat]

    def _scenes(self, events: list[Event]) -> None:
        for at, scene in enumerate(self.face.scenes(events, self.words, None)):
            if self.step and at and scene.opens:
                self.console.input(Text(self.words.say("replay-next"), style="quiet"))
            self.console.print(scene.picture)

    def _close(self, game: Game) -> None:
        if game.result is None:
            return
        self.console.print(self.face.ending(game.result, self.words))
        for part in self.face.reckoning(game.view(), self.words):
            self.console.print(part)
        seed = self.tape.record.seed
        if seed is not None:
            self._say("seed", "quiet", seed=hex(seed), hash=seed_commitment(seed))
