"""A table: a game, its players, and the language."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

from tumbleweed import bots
from tumbleweed.bots import Bot
from tumbleweed.cli.terminal.files import FORMAT
from tumbleweed.cli.terminal.game_screens import game_screen_of
from tumbleweed.cli.terminal.words import Words, language_for
from tumbleweed.core.errors import BadSave
from tumbleweed.core.game import Game
from tumbleweed.core.proof import seed_commitment
from tumbleweed.core.saved_game import load
from tumbleweed.core.text import languages


class Table:
    def __init__(
        self, game: Game, names: list[str], bot_names: list[str | None], lang: str
    ) -> None:
        self.game = game
        self.names = names
        self.bot_names = bot_names  # per seat; None is a human
        self.lang = lang
        self.face = game_screen_of(game.ruleset.setup.game)
        self.words = Words(game.ruleset.wording, lang, names)
        self.bots = [_bot(game, seat, name) for seat, name in enumerate(bot_names)]

    @property
    def id(self) -> str:
        """Public, and the same whenever the game is loaded."""
        return table_id(self.game)

    @property
    def humans(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def reader(self) -> int | None:
        """The only human, who may see a seat's secrets at any time; None with several."""
        return self.humans[0] if len(self.humans) == 1 else None

    def to_json(self) -> dict[str, Any]:
        seats = [
            {"name": name, "bot": bot} for name, bot in zip(self.names, self.bot_names, strict=True)
        ]
        return {"lang": self.lang, "seats": seats, "game": self.game.to_json()}


def table_id(game: Game) -> str:
    return seed_commitment(game.state.seed)


def _bot(game: Game, seat: int, name: str | None) -> Bot | None:
    """A bot's random numbers come from the game's seed, but reveal nothing about it."""
    if name is None:
        return None
    secret = game.state.seed.to_bytes(32, "big") + bytes([seat])
    return bots.make(name, int.from_bytes(blake2b(secret, digest_size=8).digest(), "big"))


def read_table(
    data: dict[str, Any], lang: str | None, bot: str | None, content: Path | None = None
) -> Table:
    """A saved table; `lang` and `bot` override what was saved. Errors are reported.

    `content` is the pack of a game that was played with one.
    """
    if data.get("format") != FORMAT:
        raise BadSave(f"format {data.get('format')!r} is not {FORMAT!r}")
    saved = data.get("game")
    game = load(saved if isinstance(saved, dict) else {}, content)
    names, bot_names = read_seats(data, game.players)
    if bot is not None:
        bot_names = [bot if name is not None else None for name in bot_names]
    unknown = [name for name in bot_names if name not in (None, bot, *bots.names())]
    if unknown:
        raise BadSave(f"seats: no bot is called {unknown[0]!r}")
    name = game.ruleset.setup.game
    saved = data.get("lang") if data.get("lang") in languages(name) else "en"
    return Table(game, names, bot_names, language_for(name, lang or saved))


def read_seats(data: dict[str, Any], players: int) -> tuple[list[str], list[str | None]]:
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        raise BadSave(f"seats: {players} are expected")
    names: list[str] = []
    bot_names: list[str | None] = []
    for seat in seats:
        name, bot = (seat.get("name"), seat.get("bot")) if isinstance(seat, dict) else (None, None)
        if not isinstance(name, str) or not name or not isinstance(bot, str | None):
            raise BadSave(f"seats: {seat!r} is broken")
        names.append(name)
        bot_names.append(bot)
    return names, bot_names
