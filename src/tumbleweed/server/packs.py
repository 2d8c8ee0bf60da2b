"""The packs a server offers besides the games' own content: each `name=folder`, or a folder alone.

They are read once, at the start; a faulty one stops it. The processes that play for the server get
what was read, so that all play the same cards while somebody edits the files. No new game begins
with a pack whose rules have changed meanwhile: it would be frozen at the next start.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from tumbleweed.core.content import Content
from tumbleweed.core.errors import ContentError, UnknownName
from tumbleweed.core.packs import game_of_pack
from tumbleweed.core.ruleset import all_games, game_info
from tumbleweed.server.errors import Refused

LONGEST = 40  # letters of a name, as a table's settings hold them
NO_FILES = "it holds no content file of any game"


def offer_packs(packs: Iterable[str]) -> None:
    """These and no others, from now on in this process."""
    found = [Pack(said) for said in packs]
    offer([pack.content for pack in found])
    _read_here.clear()
    _read_here.update({(pack.content.game, pack.content.pack): pack for pack in found})


def offer(contents: Iterable[Content]) -> int:
    """The same, of what another process has read; the number of this one, for who starts it."""
    offered: dict[str, dict[str, Content]] = {name: {} for name in all_games()}
    for content in contents:
        mine = offered[content.game]
        if content.pack in mine:
            raise UnknownName(f"packs: two packs of {content.game} are called {content.pack!r}")
        mine[content.pack] = content
    for name, info in all_games().items():
        info.packs = offered[name]
    return os.getpid()


def offered() -> tuple[Content, ...]:
    """For the processes that this one starts."""
    return tuple(content for info in all_games().values() for content in info.packs.values())


def check_pack(game: str, name: str) -> None:
    """Refused, unless a game can begin with this pack."""
    if name not in game_info(game).packs:
        raise Refused(409, "no-pack", f"This server does not offer the pack {name!r}.", pack=name)
    if (game, name) in _read_here:
        _read_here[game, name].check()


class Pack:
    """Content that was read from files, which may change."""

    def __init__(self, said: str) -> None:
        name, _, path = said.rpartition("=")
        self._name, self._path = name.strip(), Path(path)
        self._files = self._now()
        self._refusal: Refused | None = None
        try:
            self.content = self._read()
        except ContentError as fault:
            raise ContentError(f"the pack at {path} is faulty:\n{fault}") from None
        if len(self.content.pack) > LONGEST:
            name = self.content.pack
            raise UnknownName(f"packs: the name {name!r} has more than {LONGEST} letters")

    def check(self) -> None:
        """Refused while the files hold other rules than those of the content, or faults."""
        now = self._now()
        if now != self._files:
            self._files, self._refusal = now, self._compared()
        if self._refusal is not None:
            raise self._refusal.with_traceback(None)

    def _now(self) -> dict[str, bytes]:
        """Its files, by name; those of a module are in a folder of its name."""
        if not self._path.is_dir():
            return {"": self._path.read_bytes()} if self._path.is_file() else {}
        found = [*self._path.glob("*.toml"), *self._path.glob("*/*.toml")]
        return {
            each.relative_to(self._path).as_posix(): each.read_bytes()
            for each in found
            if each.is_file()
        }

    def _read(self) -> Content:
        content = game_of_pack(self._path).content(self._path, self._name)
        assert content is not None
        return content

    def _compared(self) -> Refused | None:
        try:
            read = self._read()
        except ContentError as faults:
            return self._faulty(*str(faults).splitlines())
        except UnknownName:  # its message names the folder, which is not for guests
            return self._faulty(NO_FILES)
        if (read.game, read.rules_key()) == (self.content.game, self.content.rules_key()):
            return None
        name = self.content.pack
        said = f"The rules of the pack {name!r} have changed since the server was started."
        return Refused(409, "changed-pack", said, pack=name)

    def _faulty(self, first: str, *others: str) -> Refused:
        name = self.content.pack
        said = f"The pack {name!r} is faulty: {first}"
        return Refused(409, "faulty-pack", said, pack=name, fault=first, more=len(others))


_read_here: dict[tuple[str, str], Pack] = {}  # by game and name
