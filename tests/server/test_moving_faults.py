"""Files of tables that are cut, spoiled or made by somebody else: the line is named, with what is
wrong, and nothing is changed."""

import asyncio
import gzip
import json
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.town import Town
from server.two_hosts import (
    Edit,
    Json,
    in_game,
    new_host,
    received,
    rewritten,
    sample,
)
from tumbleweed.server.admin import tables_file
from tumbleweed.server.errors import Impossible
from tumbleweed.server.store import schema

CHANGED = (schema.tables, schema.seats, schema.choices, schema.events, schema.people, schema.links)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return sample(tmp_path_factory.mktemp("sample"))


@pytest.fixture
def file(sound: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "tables"
    path.write_bytes(sound)
    return path


def at_a_host(url: str, story: Callable[[Town], Awaitable[None]]) -> None:
    async def run() -> None:
        async with new_host(url) as town:
            await story(town)

    asyncio.run(run())


# ---- the file as a whole ----


def packed(*lines: str) -> bytes:
    return gzip.compress("".join(line + "\n" for line in lines).encode())


def texts(data: bytes) -> list[str]:
    return gzip.decompress(data).decode().splitlines()


def changed(edit: Callable[[list[str]], list[str]]) -> Callable[[bytes], bytes]:
    return lambda data: packed(*edit(texts(data)))


def with_part(**parts: Any) -> Callable[[bytes], bytes]:
    """The first table with other parts; no checksum is reached."""

    def edit(lines: list[str]) -> list[str]:
        return [lines[0], json.dumps({**json.loads(lines[1]), **parts}), *lines[2:]]

    return changed(edit)


NESTED = "[" * 900 + "]" * 900
FAULTS: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda data: b"", "line 1: the file is cut"),
    "packed nothing": (lambda data: packed(), "line 1: the file is cut"),
    "text": (lambda data: b"Dear host,", "line 1: damaged, or not packed with gzip"),
    "cut": (lambda data: data[: len(data) // 2], "line [12]: the file is cut"),
    "cut by lines": (changed(lambda all_: all_[:-1]), "line 4: the file is cut"),
    "damaged": (
        lambda data: data[:-8] + bytes([data[-8] ^ 255]) + data[-7:],
        r"line \d: damaged, or not packed with gzip",
    ),
    "not JSON": (
        changed(lambda all_: [all_[0], "{'id': 1}", *all_[2:]]),
        "line 2, column 2: not JSON",
    ),
    "no object": (changed(lambda all_: [all_[0], "[]", *all_[2:]]), "line 2: it is not a JSON obj"),
    "no letters": (
        lambda data: gzip.compress(b'{"format":"\xff"}\n'),
        "line 1, column 1: not JSON",
    ),
    "other version": (
        changed(lambda all_: ['{"format": "tumbleweed-tables-2"}', *all_[1:]]),
        "line 1: its format is 'tumbleweed-tables-2'; this version reads 'tumbleweed-tables-1'",
    ),
    "a game file": (lambda data: packed('{"format": "tumbleweed-record-1"}'), "line 1: its format"),
    "a table is missing": (
        changed(lambda all_: [all_[0], all_[2], all_[3]]),
        "line 3: the lines before it are not those that were written",
    ),
    "twice": (changed(lambda all_: [*all_, all_[1]]), "line 5: it follows the end"),
    "nested": (
        changed(lambda all_: [all_[0], f'{{"id": {NESTED * 3}}}'.replace("][", ","), *all_[2:]]),
        "line 2",
    ),
    "deep": (changed(lambda all_: [all_[0], "[" * 200_000, *all_[2:]]), "line 2: .*nested"),
    "half a letter": (with_part(id="\ud800"), "line 2: it holds halves of letters"),
    "no letter": (with_part(held="a\0b"), r"line 2: it holds the character U\+0000"),
    "no number": (with_part(created_at=float("nan")), "line 2: NaN is no number"),
    "a large number": (with_part(created_at=10**120), "line 2: the number .* is too large"),
    "unknown part": (with_part(password="x"), "line 2: password: Extra inputs"),
    "no seats": (with_part(seats=[]), "line 2: seats: List should have at least 2 items"),
    "an id with a path": (with_part(id="../../etc"), "line 2: id: String should match"),
    "a time that never was": (with_part(created_at=-1.0), "line 2: created_at: Input should be"),
    "a status": (with_part(status="frozen"), "line 2: status: Input should be"),
    "a time to come": (
        with_part(created_at=time.time() + 200_000),
        "line 2: created_at: it lies ahead",
    ),
    "a game and none": (with_part(game=None), "line 2: .*has a game once it has begun"),
    "an end": (with_part(ended_at=5.0), "line 2: .*'ended_at' and 'status' do not fit"),
    "who waits in play": (with_part(status="open"), "line 2: .*waits for players"),
    "no more than a name": (
        with_part(chat=[{"person": "f00", "words": "x"}]),
        "line 2: chat.0.player: Field required",
    ),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_faulty_file_changes_nothing(kind: str, file: Path, sqlite_url: str) -> None:
    spoil, said = FAULTS[kind]
    file.write_bytes(spoil(file.read_bytes()))

    async def story(town: Town) -> None:
        for dry_run in (True, False):
            with pytest.raises(Impossible, match=f"{file}, {said}"):
                await received(town, file, dry_run)
        assert [town.count(table) for table in CHANGED] == [0] * len(CHANGED)

    at_a_host(sqlite_url, story)


def test_long_lines_and_many_tables_are_refused(
    file: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However small they are packed."""

    async def story(town: Town) -> None:
        whole = file.read_bytes()
        file.write_bytes(gzip.compress(b" " * (tables_file.LONGEST_LINE + 1)))
        with pytest.raises(Impossible, match="line 1: it is longer than 32 MiB"):
            await received(town, file)
        file.write_bytes(whole)
        monkeypatch.setattr(tables_file, "MOST_TABLES", 1)
        with pytest.raises(Impossible, match=r"line 4: .* too many tables"):
            await received(town, file)
        with pytest.raises(Impossible, match="missing: No such file"):
            await received(town, file.with_name("missing"))
        assert town.count(schema.tables) == 0

    at_a_host(sqlite_url, story)


# ---- single tables ----


def set_(*path: Any, to: Any) -> Edit:
    def edit(data: Json) -> None:
        inner: Any = data
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = to

    return edit


def of_game(*path: Any, to: Any) -> Edit:
    return in_game(set_(*path, to=to))


def both(*edits: Edit) -> Edit:
    def edit(data: Json) -> None:
        for each in edits:
            each(data)

    return edit


def other_length(data: Json) -> None:
    del data["made"][-1]


REFUSED: dict[str, tuple[Edit, str]] = {
    "unknown game": (
        both(set_("settings", "game", to="chess"), of_game("record", "game", to="chess")),
        "settings: .*chess",
    ),
    "unknown option": (set_("settings", "options", to={"wings": 2}), "settings: .*wings"),
    "unknown pack": (set_("settings", "pack", to="moon"), "no pack 'moon'"),
    "unknown bot": (
        set_("settings", "seats", 2, "level", to="oracle"),
        "No bot is called 'oracle'",
    ),
    "unknown bot in a seat": (set_("seats", 2, "level", to="oracle"), "No bot is called 'oracle'"),
    "unknown stand-in": (set_("seats", 0, "stand_in", to="oracle"), "No bot is called 'oracle'"),
    "a player with a level": (set_("seats", 0, "level", to="random"), "seat 1: a bot has a level"),
    "more settings": (set_("settings", "admin", to=True), "settings: admin: Extra inputs"),
    "other settings": (
        set_("settings", "options", to={"first_player": 1}),
        "its settings are not those of its game",
    ),
    "fewer seats": (set_("settings", "seats", to=[{}, {}]), "it has 3 seats, but its settings 2"),
    "an illegal choice": (of_game("record", "choices", 7, 3, to="fly"), r"choice 8 \('fly'\)"),
    "another seed": (of_game("record", "seed", to="0x1"), "choice|does not hold what it says"),
    "another hash": (of_game("seed_hash", to="0" * 64), "does not hold what it says: seed"),
    "another content": (of_game("record", "content", to="0" * 64), "It was made with content 0000"),
    "a result": (of_game("result", to={"winners": [0]}), "does not hold what it says"),
    "a mark": (of_game("record", "fingerprints", "20", to="0" * 32), "fingerprints"),
    "not its checksum": (set_("game", "check", to="0" * 32), "does not hold what it says: file"),
    "another format": (of_game("format", to="tumbleweed-record-9"), "Its format is"),
    "a time is missing": (other_length, "24 choices, but 23 times of choices"),
    "not over": (both(set_("status", to="over"), set_("ended_at", to=9e8)), "its game is not over"),
    "unseen words": (set_("chat", 0, "words", to="a\u202eb"), "characters nobody can see"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_faulty_table_is_refused_and_the_others_come(
    kind: str, file: Path, sqlite_url: str
) -> None:
    edit, said = REFUSED[kind]
    rewritten(file, edit)

    async def story(town: Town) -> None:
        [refused, other] = await received(town, file)
        assert (refused.line, refused.id, refused.links) == (2, None, ())
        assert re.search(said, refused.said), refused.said
        assert [row.id for row in town.rows(schema.tables)] == [other.id]
        assert town.count(schema.choices) == town.count(schema.events) == 0
        assert town.count(schema.people) == 2

    at_a_host(sqlite_url, story)


def over(**parts: Any) -> Edit:
    """With a result that is believed, but for these parts of it."""
    result = {"scores": [3, 2, 1], "breakdown": [{}, {}, {}], "ranking": [[0], [1], [2]]}
    return both(
        of_game("result", to={**result, "winners": [0], **parts}),
        set_("status", to="over"),
        set_("ended_at", to=1),
    )


FROZEN: dict[str, tuple[Edit, str]] = {
    "events are missing": (set_("events", to=[]), "it has 0 events, but should have"),
    "a key": (of_game("record", "choices", 7, 3, to="x" * 121), "key 'xxx.* is longer than 120"),
    "an engine": (of_game("record", "engine", to="x" * 21), "engine 'xxx.* is longer than 20"),
    "the same question": (
        in_game(
            lambda game: game["record"]["choices"].__setitem__(3, game["record"]["choices"][2])
        ),
        "two choices answer the same question",
    ),
    "a seat": (of_game("record", "choices", 3, 1, to=6), "or none that there is"),
    "no scores": (over(scores=None), "result: scores: Input should be"),
    "scores of others": (
        over(scores=[3, 2], ranking=[[0], [1]]),
        "its result is not that of its seats",
    ),
    "a winner without a seat": (over(winners=[5]), "result: its winners are not"),
    "another winner": (over(winners=[1]), "result: its winners are not"),
    "more ranks": (over(ranking=[[0], [1], [2], [3, 4]]), "result: its ranking is not"),
    "a rival's rank": (over(ranking=[[0], [1], [2], [3]]), "result: its ranking is not"),
    "no ranks": (over(ranking=[], winners=[]), "result: its ranking is not"),
    "an empty rank": (over(ranking=[[], [0], [1], [2]], winners=[]), "result: its ranking is not"),
    "nobody's": (
        over(scores=[], breakdown=[], ranking=[], winners=[]),
        "its result is not that of its seats",
    ),
    "a large score": (over(scores=[10**99, 2, 1]), "result: scores.0: Input should be less"),
    "no result": (
        both(set_("status", to="over"), set_("ended_at", to=1)),
        "which does not fit its result",
    ),
}


def frozen(line: Json) -> None:
    event = {"audience": -1, "key": "deal", "args": {}, "secret": []}
    line["events"] = [event] * line["made"][-1]["events"]
    of_game("record", "content", to="0" * 64)(line)


@pytest.mark.parametrize("parts", [
    {}, {"ranking": [[3], [0, 1], [2]], "rival": 9, "winners": []},
    {"ranking": [[1, 0], [2]], "winners": [1, 0]},
])  # fmt: skip
def test_a_result_that_fits_is_believed(parts: Json, file: Path, sqlite_url: str) -> None:
    rewritten(file, both(frozen, over(**parts)))

    async def story(town: Town) -> None:
        [first, _] = await received(town, file)
        assert first.said.startswith("frozen: "), first.said
        [row] = [row for row in town.rows(schema.tables) if row.id == first.id]
        assert row.result["winners"] == parts.get("winners", [0])

    at_a_host(sqlite_url, story)


@pytest.mark.parametrize("kind", FROZEN)
def test_a_game_that_is_not_played_again_must_fit_together(
    kind: str, file: Path, any_database: str
) -> None:
    edit, said = FROZEN[kind]
    rewritten(file, both(frozen, edit))

    async def story(town: Town) -> None:
        [refused, _] = await received(town, file)
        assert refused.id is None
        assert re.search(said, refused.said), refused.said
        assert town.count(schema.choices) == 0

    at_a_host(any_database, story)
