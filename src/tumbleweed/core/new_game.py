"""New games: from a seed, or from a position."""

from __future__ import annotations

from typing import Any

from tumbleweed.core import frames
from tumbleweed.core.chance import check_seed
from tumbleweed.core.errors import BadPosition, UnknownName
from tumbleweed.core.game import Game
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin
from tumbleweed.core.ruleset import Ruleset, Setup, game_info
from tumbleweed.core.state import State
from tumbleweed.core.version import ENGINE


def new(
    game: str,
    players: int,
    seed: int,
    edition: str | None = None,
    variants: list[str] | tuple[str, ...] = (),
    record: bool = True,
    content: Any = None,
    **options: Any,
) -> Game:
    """A new game at its first question.

    Args:
        game: `goat` or `legends`; `tw.games()` lists them with what follows.
        players: how many play.
        seed: the same seed, set-up and choices give the same game, on every machine.
        edition: a printing of the game; by default the first of its list.
        variants: such as `goals`.
        record: False for a game that keeps no record and no events: faster, without undo.
        content: a content pack, as its path or loaded.
        options: the game's table options, such as `length=15`.

    Raises:
        UnknownName: there is no such game, edition, variant or option.
        ContentError: the pack is faulty.
    """
    ruleset = agreed_ruleset(game, players, edition, variants, options, content)
    check_seed(seed)
    if record:
        return begin(Record(ruleset.setup, ENGINE, ruleset.content.hash, seed))
    return _unrecorded(ruleset, ruleset.fresh(seed))


def at_table(
    game: str,
    players: int,
    seed: int = 0,
    edition: str | None = None,
    variants: list[str] | tuple[str, ...] = (),
    record: bool = True,
    options: dict[str, Any] | None = None,
    content: Any = None,
    **facts: Any,
) -> Game:
    """A game that starts from a given position, with scripted chance if wanted.

    Args:
        game: as in `new`, and so are players, edition, variants, record and content.
        players: how many play.
        seed: for the chance that is not scripted.
        edition: a printing of the game.
        variants: such as `goals`.
        record: False for a game without record and events.
        options: table options as a dictionary; they may also stand among the facts.
        content: a pack of cards.
        facts: the position, in the game's own terms; see positions.md.

    Raises:
        BadPosition: the game cannot be in this position, and why.
    """
    named = {name: facts.pop(name) for name in game_info(game).options if name in facts}
    ruleset = agreed_ruleset(
        game, players, edition, variants, {**(options or {}), **named}, content
    )
    s = ruleset.position(facts)
    s.seed = check_seed(seed)
    faults = ruleset.faults(s)
    if faults:
        raise BadPosition("; ".join(faults))
    if record:
        position = ruleset.dump(s)
        return begin(Record(ruleset.setup, ENGINE, ruleset.content.hash, None, position))
    return _unrecorded(ruleset, s)


def agreed_ruleset(
    game: str,
    players: int,
    edition: str | None,
    variants: list[str] | tuple[str, ...],
    options: dict[str, Any],
    content: Any = None,
) -> Ruleset:
    """The ruleset of what was agreed; UnknownName names what there is not."""
    info = game_info(game)
    if type(players) is not int:
        counts = ", ".join(str(n) for n in info.players)
        raise UnknownName(f"{game} is not played by {players!r} players, but by {counts}")
    if edition is not None and not isinstance(edition, str):
        listed = ", ".join(info.editions)
        raise UnknownName(f"{game} has no edition {edition!r}; it has: {listed}")
    if not isinstance(variants, list | tuple) or not all(isinstance(v, str) for v in variants):
        raise UnknownName(f"variants: {variants!r} is not a list of variants")
    named = info.editions[0] if edition is None else edition
    agreed = {name: value for name, value in options.items() if value is not None}
    pack = info.content(content)
    name = "" if pack is None else pack.pack
    setup = Setup(game, players, named, tuple(sorted(variants)), agreed, pack, name)
    return info.ruleset(setup)


def _unrecorded(ruleset: Ruleset, s: State) -> Game:
    frames.advance(ruleset.procedures, s)
    return Game(ruleset, s, None, None)
