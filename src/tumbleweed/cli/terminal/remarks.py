"""What the bots of a table say about what happens, in its language."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.table import Table
from tumbleweed.core.text import catalogue
from tumbleweed.personas.voices import Said, Voices
from tumbleweed.personas.words import catalogues


class Remarks:
    def __init__(self, table: Table) -> None:
        self.words = table.words
        bots = {seat: table.names[seat] for seat, bot in enumerate(table.bots) if bot is not None}
        self.voices = Voices(table.game, table.id, bots)
        self.spoken = _spoken(table.face.game, table.lang)

    def since(self, first: int) -> dict[int, Text]:
        """What is said from event number `first` on, by the event's number."""
        return {at: self._text(said) for at, said in self.voices.since(first).items()}

    def _text(self, said: Said) -> Text:
        pattern = self.spoken.get_message(said["line"]).value
        assert pattern is not None
        line, _ = self.spoken.format_pattern(pattern)
        names = self.words.names
        text = self.words.say("remark", name=names[said["seat"]], line=str(line))
        return Text().append_text(badge(said["seat"], names)).append(f" {text}", style="claim")


@cache
def _spoken(game: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in catalogues(game, lang):
        bundle.add_resource(FluentResource(catalogue(name, lang)))
    return bundle
