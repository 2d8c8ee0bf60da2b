"""The texts of a report in the reader's language: sentences, names of cards, numbers."""

from __future__ import annotations

from tumbleweed.core.content import Content
from tumbleweed.core.errors import TumbleweedError, UnknownName
from tumbleweed.core.text import Wording, languages
from tumbleweed.lab.statistics import Share

NARROW = "\u202f"  # no-break
MARKS = {"en": (",", "."), "fr": (NARROW, ","), "pt": (".", ",")}  # of thousands, of decimals
PERCENT = {"en": "%", "fr": f"{NARROW}%", "pt": "%"}
MINUS = "\u2212"


class Words:
    """The texts of a report on one game."""

    def __init__(self, content: Content, lang: str) -> None:
        game = content.game
        if lang not in languages(game):
            spoken = ", ".join(languages(game))
            raise UnknownName(f"{game} does not speak {lang!r}, but: {spoken}")
        self.lang = lang
        self.content = content
        self._namer = content.name
        self._report = Wording("report", self._namer)
        self._own = Wording(f"report-{game}", self._namer)
        self._game = Wording(game, self._namer)

    def say(self, key: str, **args: str | int) -> str:
        """A sentence for any report."""
        return self._report.say(key, dict(args), self.lang)

    def own(self, key: str, **args: str | int) -> str:
        """A sentence for reports on this game."""
        return self._own.say(key, dict(args), self.lang)

    def of_game(self, key: str) -> str:
        """The game's own term for something, as a heading."""
        return capital(self._game.say(key, {}, self.lang))

    def name(self, kind: str, name: str) -> str:
        """A card's name; its id if the card no longer exists."""
        try:
            return capital(self._namer(kind, name, self.lang))
        except (KeyError, TumbleweedError):
            return name

    # ---- numbers ----

    def number(self, value: float, digits: int = 0) -> str:
        thousands, decimals = MARKS[self.lang]
        text = f"{abs(value):,.{digits}f}".replace(",", "_").replace(".", decimals)
        sign = MINUS if value < 0 and text.strip("0_.,") else ""
        return sign + text.replace("_", thousands)

    def short(self, value: float) -> str:
        """As many digits as it takes, at most two: for the scale of a chart."""
        text = self.number(value, 2)
        return text.rstrip("0").rstrip(MARKS[self.lang][1])

    def percent(self, share: float, digits: int = 1) -> str:
        return self.number(100 * share, digits) + PERCENT[self.lang]

    def interval(self, share: Share) -> str:
        low, high = share.interval
        return f"{self.percent(low)}{NARROW}–{NARROW}{self.percent(high)}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
