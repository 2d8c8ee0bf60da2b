"""Ways in which a bot may try to reach the truth. Each gives whatever it has found."""

import contextlib
import copy
import gc
import inspect
import io
import os
import pickle
import sys
import threading
import weakref
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
from typing import Any

import tumbleweed as tw
from tumbleweed.core import game as game_module
from tumbleweed.core.chance import REDEAL, seat_seed, shuffle, world_seed
from tumbleweed.games.legends.components.decks import poker, poker_redeal
from tumbleweed.lab import play as lab_play
from tumbleweed.server.bot_workers import worker

Way = Callable[[tw.Seat], Iterable[object]]
DEEP = 5
caught: list[object] = []  # by code that was patched


# ---- what hangs on the seat ----


def attributes(seat: tw.Seat) -> Iterator[object]:
    """Every attribute by name, of everything, private or not."""
    yield from walked(seat, lambda each: [safe(each, name) for name in dir(each)], deep=3)


def the_old_way_in(seat: Any) -> Iterator[object]:
    for name in ("_game", "game", "_truth", "_parent"):
        yield safe(seat, name)
        yield safe(seat._world, name)


def private_world(seat: tw.Seat) -> Iterator[object]:
    yield seat._world
    yield seat.earlier


def dictionaries_and_slots(seat: tw.Seat) -> Iterator[object]:
    def inside(each: object) -> list[object]:
        slots = [safe(each, name) for name in getattr(type(each), "__slots__", ())]
        return [*safe_vars(each).values(), *slots]

    yield from walked(seat, inside, deep=8)


def bound_methods(seat: tw.Seat) -> Iterator[object]:
    for each in (seat, seat._world, seat._log):
        for name in dir(each):
            yield safe(safe(each, name), "__self__")


def closures(seat: tw.Seat) -> Iterator[object]:
    for each in (seat, seat._world, seat._log, seat._ruleset):
        for name in dir(type(each)):
            yield from cells(safe(type(each), name))


def references_followed(seat: tw.Seat) -> Iterator[object]:
    """With the collector's help, wherever they lead, but for whole modules."""
    seen, heap = {id(seat)}, [seat]
    while heap and len(seen) < 400_000:
        each = heap.pop()
        yield each
        for other in gc.get_referents(each):
            if id(other) not in seen and not of_a_module(other):
                seen.add(id(other))
                heap.append(other)


def weak_references(seat: tw.Seat) -> Iterator[object]:
    for each in (seat, seat._world, seat._log, seat._ruleset, seat.setup, seat.content):
        with contextlib.suppress(TypeError):
            yield [ref() for ref in weakref.getweakrefs(each)]


# ---- copies ----


def pickles(seat: tw.Seat) -> Iterator[object]:
    for each in (seat, seat._world, seat._log, seat.view, seat.events):
        with contextlib.suppress(Exception):
            data = pickle.dumps(each)
            yield from (data, pickle.loads(data))


def copies(seat: tw.Seat) -> Iterator[object]:
    for make in (copy.copy, copy.deepcopy):
        with contextlib.suppress(Exception):
            yield make(seat)


def saved_game(seat: tw.Seat) -> Iterator[object]:
    saved = seat.redeal(1).to_json()
    yield saved
    yield tw.load(saved)
    assert seat._world is not None
    yield tw.load(seat._world.to_json())


# ---- the past ----


def raw_events(seat: tw.Seat) -> Iterator[object]:
    yield seat._log
    assert seat._world is not None
    yield seat._world.stored_events()
    yield [event.args for event in seat._world.events]


def parents_of_the_log(seat: tw.Seat) -> Iterator[object]:
    logs = [seat._log, safe(seat._world, "_log"), seat.redeal(1)._log]
    while logs:
        log = logs.pop()
        if log is not None:
            yield from (log, log.own, log._seen)
            logs.append(log.parent)


def the_record(seat: tw.Seat) -> Iterator[object]:
    for world in (seat._world, seat.redeal(1), seat.redeal(1).clone()):
        yield safe(world, "record")
        yield safe(safe(world, "state"), "pending_events")


def taking_back(seat: tw.Seat) -> Iterator[object]:
    for to in (None, 0, 1):
        world = seat.redeal(1)
        with contextlib.suppress(tw.UndoRefused):
            world.undo(seat.seat, to, practice=True)
            yield world


# ---- chance ----


def seeds(seat: tw.Seat) -> Iterator[object]:
    """The seed itself; or one that deals the same, among those anybody may know."""
    assert seat._world is not None
    state, asked = seat._world.state, seat.decision
    assert asked is not None
    yield from (state, state.seed, state.rolls, state.script)
    for known in (0, 1, state.seed, game_module.NO_SEED):
        yield from (world_seed(known), seat_seed(known, asked.id), seat.redeal(known))
        yield tw.new(seat.setup.game, seat.setup.players, known)


def worlds_played_on(seat: tw.Seat) -> Iterator[object]:
    for seed in range(8):
        world = seat.redeal(seed)
        for _ in range(10):
            if world.legal:
                world.play(world.legal[0])
        yield world


def tracing_cards_back(seat: tw.Seat) -> Iterator[object]:
    """A world is the truth with its cards renamed: who knows the seed knows the way back."""
    world, asked = seat._world, seat.decision
    assert world is not None
    assert asked is not None
    here: Any = world.state
    known = [0, 1, game_module.NO_SEED, here.seed]
    known += [made for each in known for made in (world_seed(each), seat_seed(each, asked.id))]
    for seed in known:
        trial: Any = here.clone()
        trial.seed, trial.rolls = seed, [0 for _ in here.rolls]
        back = renaming_undone(trial, seat.seat)
        trial.deck = [back.get(card, card) for card in here.deck]
        yield trial


def renaming_undone(s: Any, seat: int) -> dict[int, int]:
    """Of the poker cards the seat has not seen, as components/decks/poker_redeal.py does it."""
    unseen, back = poker_redeal._unseen(s, poker.last_seen(s, seat)), dict[int, int]()
    for epoch in sorted(unseen):
        cards = sorted(unseen[epoch])
        dealt = cards[:]
        shuffle(s, REDEAL, dealt)
        back.update(zip(dealt, cards, strict=True))
    return back


# ---- questions that are too curious ----


def reasons_for_hidden_things(seat: tw.Seat) -> Iterator[object]:
    for key in seat._ruleset.catalogue.keys[::7]:
        for reason in seat.why_not(key):
            yield from (reason.key, reason.args)


def forecasts(seat: tw.Seat) -> Iterator[object]:
    yield seat.forecast


def the_options(seat: tw.Seat) -> Iterator[object]:
    assert seat.decision is not None
    for option in seat.decision.options:
        yield from walked(option, lambda each: list(safe_vars(each).values()), deep=DEEP)
        yield option.text()


def tracebacks(seat: Any) -> Iterator[object]:
    """What the frames of the engine held when it failed."""
    for attempt in (lambda: seat.redeal("x"), lambda: seat.why_not(object()), seat.redeal(1).view):
        try:
            attempt()
            seat.redeal(1).choose("no-such-option")
        except Exception as fault:
            trace = fault.__traceback__
            while trace is not None:
                yield dict(trace.tb_frame.f_locals) if trace.tb_frame.f_locals else None
                trace = trace.tb_next


# ---- what the process holds ----


def module_globals(seat: tw.Seat) -> Iterator[object]:
    for name, module in list(sys.modules.items()):
        if name.startswith("tumbleweed"):
            yield from walked(vars(module), inside_of_globals, deep=6)


def caches(seat: tw.Seat) -> Iterator[object]:
    for name, module in list(sys.modules.items()):
        if name.startswith("tumbleweed"):
            for each in vars(module).values():
                if hasattr(each, "cache_info"):
                    yield from gc.get_referents(each)


def callers_frames(seat: tw.Seat) -> Iterator[object]:
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        yield list(frame.f_locals.values())
        frame = frame.f_back


def inspected_stack(seat: tw.Seat) -> Iterator[object]:
    yield [list(each.frame.f_locals.values()) for each in inspect.stack(context=0)]


def frames_of_threads(seat: tw.Seat) -> Iterator[object]:
    """Seen from a thread of one's own."""
    found: list[object] = []

    def look() -> None:
        for top in sys._current_frames().values():
            frame: FrameType | None = top
            while frame is not None:
                found.append(list(frame.f_locals.values()))
                frame = frame.f_back

    watcher = threading.Thread(target=look)
    watcher.start()
    watcher.join()
    yield found


def all_objects(seat: tw.Seat) -> Iterator[object]:
    """The games of this set-up that are alive: others of the process are of no use to it."""
    gc.collect()
    games = [each for each in gc.get_objects() if isinstance(each, tw.Game)]
    yield from [game for game in games if game.ruleset is seat._ruleset]


def referrers(seat: tw.Seat) -> Iterator[object]:
    """Of what all games of a set-up share."""
    yield from [each for each in gc.get_referrers(seat._ruleset) if isinstance(each, tw.Game)]
    for each in gc.get_referrers(seat._ruleset):
        if isinstance(each, dict):
            yield [each.get("state"), each.get("record")]


def patched_code(seat: tw.Seat) -> Iterator[object]:
    """Catches whatever the code around the bot is given at the next question."""
    for module, name in ((lab_play, "seat_for"), (worker, "unpack_seat"), (worker, "_bot")):
        original = getattr(module, name)
        if not hasattr(original, "original"):
            setattr(module, name, catching(original))
    yield from caught


def catching(original: Callable[..., Any]) -> Callable[..., Any]:
    def catch(*args: Any) -> Any:
        caught.extend(args)
        return original(*args)

    catch.original = original  # type: ignore[attr-defined]
    return catch


def surroundings(seat: tw.Seat) -> Iterator[object]:
    """Environment, command line, open files and sockets."""
    yield dict(os.environ)
    for name in ("environ", "cmdline"):
        with contextlib.suppress(OSError):
            yield Path("/proc/self", name).read_bytes().decode(errors="replace")
    for each in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            yield str(each.readlink())


def open_files(seat: tw.Seat) -> Iterator[object]:
    yield from [str(each.name) for each in gc.get_objects() if isinstance(each, io.FileIO)]


# ---- tools ----


def safe(each: object, name: str) -> Any:
    try:
        return getattr(each, name, None)
    except Exception:
        return None


def safe_vars(each: object) -> dict[str, Any]:
    found = getattr(each, "__dict__", {})
    return dict(found) if isinstance(found, dict) else {}


def of_a_module(each: object) -> bool:
    if isinstance(each, dict):
        return "__builtins__" in each
    return isinstance(each, ModuleType | type | FrameType)


def cells(each: object) -> Iterator[object]:
    each = safe(each, "fget") or each
    if isinstance(each, FunctionType):
        yield [cell.cell_contents for cell in each.__closure__ or ()]
        yield from [value for value in each.__globals__.values() if isinstance(value, tw.Game)]


def inside_of_globals(each: object) -> list[object]:
    if isinstance(each, dict):
        return list(each.values())
    if isinstance(each, list | tuple):
        return list(each)
    if isinstance(each, type | ModuleType | FunctionType):
        return []
    return list(safe_vars(each).values())


def walked(start: object, inside: Callable[[object], list[object]], deep: int) -> Iterator[object]:
    met, level = {id(start)}, [start]
    for _ in range(deep):
        after: list[object] = []
        for each in level:
            yield each
            for other in inside(each):
                if id(other) not in met and not isinstance(other, type | ModuleType | str | int):
                    met.add(id(other))
                    after.append(other)
        level = after[:5000]
    yield from level


# Python hides nothing of a process from its own code: these work beside the game, and only there.
WITHIN_ONE_PROCESS: dict[str, Way] = {
    way.__name__: way
    for way in (
        callers_frames,
        inspected_stack,
        frames_of_threads,
        all_objects,
        referrers,
        patched_code,
        surroundings,
    )
}
NEVER: dict[str, Way] = {
    way.__name__: way
    for way in (
        attributes, the_old_way_in, private_world, dictionaries_and_slots, bound_methods,
        closures, references_followed, weak_references, pickles, copies, saved_game, raw_events,
        parents_of_the_log, the_record, taking_back, seeds, worlds_played_on, tracing_cards_back,
        reasons_for_hidden_things, forecasts, the_options, tracebacks, module_globals, caches,
        open_files,
    )
}  # fmt: skip
WAYS = NEVER | WITHIN_ONE_PROCESS
