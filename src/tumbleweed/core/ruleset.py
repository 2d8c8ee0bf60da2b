"""A ruleset: one game in one edition with its variants, ready to play. Also the list of games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tumbleweed.core.content import Content, difference
from tumbleweed.core.decision import Catalogue
from tumbleweed.core.errors import BadSave, UnknownName
from tumbleweed.core.events import Event, EventKind, by_key
from tumbleweed.core.features import Features
from tumbleweed.core.frames import LOCALS, WIDTH, Procedure, question_keys
from tumbleweed.core.option_keys import OptionKeys, all_keys
from tumbleweed.core.packages import HOME, put_package
from tumbleweed.core.result import Result
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import Schema, State
from tumbleweed.core.text import Wording

KEPT: Final = 64  # cached rulesets per game; there are too many combinations to keep all


class Setup:
    """What is agreed before the first card is dealt.

    `content` is that of a pack; None is the game's own. `pack` is its name, kept even where the
    pack is not available; "" if the game uses none.
    """

    def __init__(
        self,
        game: str,
        players: int,
        edition: str,
        variants: tuple[str, ...],
        options: dict[str, Any],
        content: Content | None = None,
        pack: str = "",
    ) -> None:
        self.game = game
        self.players = players
        self.edition = edition
        self.variants = variants
        self.options = options
        self.content = content
        self.pack = pack

    def to_json(self) -> dict[str, Any]:
        """As in records: a pack by its name alone."""
        out: dict[str, Any] = {
            "game": self.game,
            "players": self.players,
            "edition": self.edition,
            "variants": list(self.variants),
            "options": dict(self.options),
        }
        return {**out, "pack": self.pack} if self.pack else out


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """What a game must provide to the kernel. Made once per set-up; holds no game state."""

    def __init__(
        self,
        setup: Setup,
        content: Content,
        wording: Wording,
        catalogue: Catalogue,
        procedures: list[Procedure],
        event_kinds: list[EventKind],
        schema: Schema,
    ) -> None:
        self.setup = setup
        self.content = content
        self.wording = wording
        self.catalogue = catalogue
        self.procedures = procedures
        self.event_kinds = event_kinds
        self.kinds = by_key(event_kinds)
        self.schema = schema
        # what players may point at: the same for all and all the time, so naming it reveals nothing
        self.landmarks: frozenset[str] = frozenset()
        self.by_name = {procedure.name: i for i, procedure in enumerate(procedures)}
        self.questions: tuple[str, ...] = ()
        self.question_number: dict[str, int] = {}
        self.number_questions(question_keys([procedures]))
        self._features: Features | None = None

    def number_questions(self, keys: tuple[str, ...]) -> None:
        """The keys of all questions, in the order of their numbers (`game.question`). A game whose
        set-ups ask different questions lists all of them here, for the same numbers in each."""
        self.questions = keys
        self.question_number = {key: number for number, key in enumerate(keys)}

    @property
    def features(self) -> Features | None:
        """How positions are written as rows of bytes; None if the game has no features."""
        if self._features is None:
            self._features = self.make_features()
        return self._features

    def make_features(self) -> Features | None:
        """Called on first use: a game with features makes them here."""
        return None

    def fresh(self, seed: int) -> State:
        """The initial state, with the first frame on the stack."""
        raise NotImplementedError

    def position(self, facts: dict[str, Any]) -> State:
        """The state of a position."""
        raise NotImplementedError

    def faults(self, s: State) -> list[str]:
        """Why the game cannot be in this state: used to check files and positions."""
        return []

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What that seat may see by the rules; None is a spectator."""
        raise NotImplementedError

    def redeal(self, s: State, seat: int) -> None:
        """Redeal, in place, everything the seat cannot know (drawing from stream REDEAL)."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        raise NotImplementedError

    def why_not(self, s: State, seat: int, action: str) -> list[Reason]:
        """Why an action of the seat that is asked is not on offer."""
        raise NotImplementedError

    @property
    def looks_back(self) -> bool:
        """Whether players may look up what they could see earlier in the game."""
        return True

    def remembered(self, s: State, seat: int | None, events: list[Event]) -> list[Event]:
        """The last events for the log: some things players must remember themselves."""
        return events

    def distances(self, s: State, seat: int, keys: list[str]) -> dict[str, int]:
        """For screens: the distances of the spaces that options name."""
        return {}

    def foresees(self, s: State) -> bool:
        """Whether there is something to forecast now: from public facts, and quickly."""
        return False

    def forecast(self, s: State, seat: int, offer: list[int]) -> dict[str, Any]:
        """For screens: how things stand for the seat, and after each option of its question
        (`offer`; none if it is not asked). The state is one dealt anew for the seat."""
        return {}

    def component_texts(self, lang: str) -> dict[str, Any]:
        """For screens: `names` by reference, and `things` (texts, printed facts) by kind and id."""
        return {"names": {}, "things": {}}

    def cited(self, rule: str) -> str:
        """The statement of the rules that says it in the edition being played."""
        return rule

    def dump(self, s: State) -> dict[str, Any]:
        return self.schema.to_json(s, self._frames(s))

    def load(self, data: Any) -> State:
        if not isinstance(data, dict):
            raise BadSave("state: an object is expected")
        s = self.fresh(0)
        self.schema.read(data, s)
        s.stack = self._stack(data["frames"])
        faults = self.faults(s)
        if faults:
            raise BadSave(f"state: {'; '.join(faults)}")
        return s

    def _frames(self, s: State) -> list[dict[str, Any]]:
        frames = []
        for top in range(0, len(s.stack), WIDTH):
            procedure = self.procedures[s.stack[top]]
            at = s.stack[top + 1]
            frame: dict[str, Any] = {
                "procedure": procedure.name,
                "step": procedure.steps[at].name if at < len(procedure.steps) else None,
            }
            for i, name in enumerate(procedure.local_names):
                frame[name] = s.stack[top + 2 + i]
            frames.append(frame)
        return frames

    def _stack(self, frames: Any) -> list[int]:
        stack: list[int] = []
        try:
            for frame in frames:
                number = self.by_name[frame["procedure"]]
                procedure = self.procedures[number]
                places = {step.name: at for at, step in enumerate(procedure.steps)}
                at = len(places) if frame["step"] is None else places[frame["step"]]
                values = [int(frame[name]) for name in procedure.local_names]
                stack += [number, at, *values, *[0] * (LOCALS - len(values))]
        except (KeyError, TypeError, ValueError) as fault:
            raise BadSave(f"frames: {fault} is not known") from None
        return stack


class GameInfo:
    """An entry in the list of games, as `tumbleweed.games()` shows it.

    `package` holds the game's words and optional modules, see core/packages.py.
    """

    def __init__(
        self,
        name: str,
        players: tuple[int, ...],
        editions: tuple[str, ...],
        variants: tuple[str, ...],
        options: tuple[str, ...],
        make: Callable[[Setup], Ruleset],
        read_content: Callable[[Path | None, str], Content] | None = None,
        content_files: tuple[str, ...] = (),
        package: str = HOME,
        text_warnings: Callable[[Path | None], list[str]] | None = None,
        modules: tuple[str, ...] = (),
        tidy: Callable[[Setup], Setup] | None = None,
        about_modules: Callable[[], dict[str, dict[str, Any]]] | None = None,
        mixes: Callable[[], list[Setup]] | None = None,
        bluffs: bool = False,
    ) -> None:
        self.name = name
        self.package = package
        self.players = players
        self.editions = editions
        self.variants = variants
        self.options = options
        self._make = make
        self._read_content = read_content
        self.content_files = content_files  # names without .toml: a pack has some of them
        self._text_warnings = text_warnings
        self.modules = modules  # expansions, for the table option of this name
        self._tidy = tidy  # normalises set-ups before caching, so that equal ones share a ruleset
        self._about_modules = about_modules
        self._mixes = mixes
        # whether players deceive each other: spectators of rated games see them later
        self.bluffs = bluffs
        self.packs: dict[str, Content] = {}  # registered in this process, by name
        self._made: dict[str, Ruleset] = {}  # in order of last use
        self._making = Lock()

    def ruleset(self, setup: Setup) -> Ruleset:
        self._check(setup)
        if self._tidy is not None:
            setup = self._tidy(setup)
        key = repr(setup.to_json()) + _key_of(setup.content)
        with self._making:
            made = self._made.pop(key, None) or self._make(setup)
            self._made[key] = made
            if len(self._made) > KEPT:
                del self._made[next(iter(self._made))]
        return made

    def own_content(self) -> Content:
        """The game's own content, used without a pack."""
        if self._read_content is None:
            return self.usual_ruleset().content
        return self._read_content(None, "")

    def usual_ruleset(self) -> Ruleset:
        """The default ruleset: for messages, before there is a table."""
        return self.ruleset(Setup(self.name, self.players[0], self.editions[0], (), {}))

    def content(self, source: Any, pack: str = "") -> Content | None:
        """The content of a pack: loaded already, or a path to it. None is the game's own.

        `pack` overrides the pack's own name.
        """
        if source is None or isinstance(source, Content):
            if source is not None and source.game != self.name:
                raise UnknownName(f"this is content of {source.game}, not of {self.name}")
            return source
        if not isinstance(source, str | Path):
            raise UnknownName(f"content: {source!r} is neither a path nor content")
        if self._read_content is None:
            raise UnknownName(f"{self.name} is played with its own content only")
        if not Path(source).exists():
            raise UnknownName(f"content: there is no pack at {str(source)!r}")
        return self._read_content(Path(source), pack)

    def about_modules(self) -> dict[str, dict[str, Any]]:
        """For a lobby: what each module is, what it cannot be played with, its table options."""
        return {} if self._about_modules is None else self._about_modules()

    def mixes(self) -> list[Setup]:
        """Set-ups that together have every option of the game."""
        if self._mixes is not None:
            return self._mixes()
        return [Setup(self.name, self.players[-1], edition, (), {}) for edition in self.editions]

    def option_keys(self) -> OptionKeys:
        """One list for all set-ups, for the rows of weights; takes seconds to make."""
        return all_keys([self.ruleset(setup).catalogue for setup in self.mixes()])

    def text_warnings(self, pack: Path) -> list[str]:
        """Warnings where the text of a card of the pack differs from its effect."""
        return [] if self._text_warnings is None else self._text_warnings(pack)

    def _check(self, setup: Setup) -> None:
        if type(setup.players) is not int or setup.players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            raise UnknownName(
                f"{self.name} is not played by {setup.players!r} players, but by {counts}"
            )
        if setup.edition not in self.editions:
            raise UnknownName(_unknown("edition", setup.edition, self.name, self.editions))
        for variant in setup.variants:
            if variant not in self.variants:
                raise UnknownName(_unknown("variant", variant, self.name, self.variants))
        for option in setup.options:
            if option not in self.options:
                raise UnknownName(_unknown("table option", option, self.name, self.options))

    def to_json(self) -> dict[str, Any]:
        return {
            "players": list(self.players),
            "editions": list(self.editions),
            "variants": list(self.variants),
            "options": list(self.options),
            "modules": list(self.modules),
            "packs": list(self.packs),
        }


_games: dict[str, GameInfo] = {}
_broken: dict[str, str] = {}  # games that could not be loaded, and why


def register(info: GameInfo) -> None:
    put_package(info.name, info.package)
    _games[info.name] = info


def register_broken(name: str, fault: str) -> None:
    """A game that was found and cannot be loaded: asking for it gives the reason."""
    _broken[name] = fault


def without_pack(setup: Setup, pinned: str) -> str:
    """Why a game of an unavailable pack cannot be played; "" if it is not one.

    Call it before the ruleset is made: the game's options may name cards of the pack.
    """
    if not setup.pack or setup.content is not None:
        return ""
    return difference(pinned, setup.pack, game_info(setup.game).own_content())


def game_info(name: Any) -> GameInfo:
    if isinstance(name, str) and name in _games:
        return _games[name]
    if isinstance(name, str) and name in _broken:
        raise UnknownName(f"the game {name!r} could not be loaded: {_broken[name]}")
    raise UnknownName(f"no game is called {name!r}; there are: {', '.join(sorted(_games))}")


def all_games() -> dict[str, GameInfo]:
    return dict(_games)


def _key_of(content: Content | None) -> str:
    return "" if content is None else f" {content.key()}"


def _unknown(what: str, name: str, game: str, known: tuple[str, ...]) -> str:
    listed = ", ".join(known) if known else "none"
    return f"{game} has no {what} {name!r}; it has: {listed}"
