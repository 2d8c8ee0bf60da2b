"""Whatever reads what strangers send, with real things that were spoiled: it is taken or refused
by one of our own errors, soon, and nothing comes of it. Briefly in `make test`, at length in soak.
"""

import json
import socket
from collections.abc import Callable
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import anyio
import pytest
from hypothesis import strategies as st

import tumbleweed as tw
from example_pack import HIGH_NOON
from server.rubbish import ACTS, ODD, TEXTS
from server.town import Town, happen
from server.two_hosts import rewritten, sample
from support.fuzzing import CUTS, WOUNDS, fuzz, spoiled, torn, within
from support.random_play import finish, wander
from tumbleweed.core.errors import ContentError, UnknownName
from tumbleweed.core.packs import game_of_pack
from tumbleweed.core.proof import make_file
from tumbleweed.core.replay import replay
from tumbleweed.core.state import fingerprint
from tumbleweed.server.admin.arrival import arrival_of
from tumbleweed.server.admin.tables_file import read_tables
from tumbleweed.server.api.socket import _act, _ref
from tumbleweed.server.errors import Refused
from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.channels.outbound import Outside, checked_url, is_public
from tumbleweed.server.replays.files import Brought, brought_along
from tumbleweed.server.replays.worker import Failed
from tumbleweed.server.store import schema
from tumbleweed.server.tables.rooms import code_of

Json = dict[str, Any]
T = TypeVar("T")
Kinds = type[Exception] | tuple[type[Exception], ...]
REFUSALS = (ContentError, UnknownName)  # of a pack
SECONDS, MEGABYTES = 2.0, 64.0  # for one example
GAMES = st.sampled_from(["goat", "legends"])
MOSTLY = st.sampled_from([True, True, False])
DERIVED = {"live", "snapshots", "fingerprints"}
MODULES = ["ante-up", "blood-money"]


def runs(few: int, many: int) -> pytest.MarkDecorator:
    """How many examples."""
    long = pytest.param(many, marks=pytest.mark.soak("server"))
    return pytest.mark.parametrize("examples", [few, long])


def ours(work: Callable[[], T], kinds: Kinds = tw.TumbleweedError) -> T | None:
    """What comes of it; nothing if it is refused by such an error of ours, with a reason."""
    try:
        return work()
    except kinds as fault:
        said = str(fault)
    assert said
    assert "Traceback" not in said
    return None


# ---- games ----


@cache
def played(game: str, over: bool = False) -> tw.Game:
    options: Json = {"modules": MODULES, "length": 15} if game == "legends" else {}
    fresh = tw.new(game, players=3, seed=11, **options)
    return finish(fresh, Random(1)) if over else wander(fresh, Random(1), 40)


def checked(data: Any) -> Any:
    """With the checksum of what it holds now, so that the later checks are reached."""
    if not isinstance(data, dict):
        return data
    body = {name: part for name, part in data.items() if name != "check"}
    return {**body, "check": fingerprint(body)}


def decided(data: Json) -> Json:
    """Without what follows from the choices: it is made anew, whatever the text says."""
    record = data["record"]
    kept = record and {name: part for name, part in record.items() if name not in DERIVED}
    return {**data, "record": kept, "check": ""}


@runs(25, 4_000)
def test_saved_games(examples: int) -> None:
    """A sound game or one of our errors; what is loaded is what was saved."""

    def load(example: Any) -> None:
        game, wounds, cuts, whole = example
        data = checked(spoiled(played(game).to_json(), wounds))
        text = json.dumps(data) if whole else torn(json.dumps(data), cuts)
        with within(SECONDS, MEGABYTES):
            loaded = ours(lambda: tw.load(text))
        assert loaded is None or decided(loaded.to_json()) == decided(json.loads(text))

    fuzz(load, st.tuples(GAMES, WOUNDS, CUTS, MOSTLY), examples)


@runs(25, 4_000)
def test_records(examples: int) -> None:
    """Read and replayed, or refused."""

    def read(example: Any) -> None:
        game, wounds = example
        made = played(game).record
        assert made is not None
        data = spoiled(made.to_json(), wounds)
        with within(SECONDS, MEGABYTES):
            ours(lambda: replay(tw.read_record(data)))

    fuzz(read, st.tuples(GAMES, WOUNDS), examples)


@runs(20, 3_000)
def test_files_of_games(examples: int) -> None:
    """As the page saves them and a server takes them: rows, or a refusal with a code."""

    def bring(example: Any) -> None:
        game, kind, wounds, cuts, whole = example
        made = played(game, over=True)
        record = made.record
        assert record is not None
        told = None if made.result is None else made.result.to_json()
        names = {"names": ["Ann", "Ben", "Cora"]}
        file = {
            "file": lambda: make_file(record, told, names),
            "save": made.to_json,
            "record": record.to_json,
        }[kind]()
        text = json.dumps(checked(spoiled(file, wounds)))
        with within(11, 2 * MEGABYTES):  # files/MOST_WORK, and what is not counted by it
            brought = brought_along((text if whole else torn(text, cuts)).encode(), "p")
        if isinstance(brought, Failed):
            assert brought.status in (409, 413, 422)
            assert brought.code.startswith("file-")
            assert len(brought.message) <= 300
        else:
            assert isinstance(brought, Brought)

    kinds = st.sampled_from(["file", "save", "record"])
    fuzz(bring, st.tuples(GAMES, kinds, WOUNDS, CUTS, MOSTLY), examples)


@runs(25, 3_000)
def test_tables_of_other_hosts(examples: int, tmp_path: Path) -> None:
    """Rows, or a refusal; whoever spoils a file makes its checksums anew."""
    file, whole = tmp_path / "tables", sample(tmp_path)

    def bring(wounds: Any) -> None:
        def spoil(table: Json) -> None:
            new = spoiled(table, wounds)
            new = new if isinstance(new, dict) else {"odd": new}
            game = checked(new.get("game"))
            table.clear()
            table.update({**new, "game": game})

        file.write_bytes(whole)
        rewritten(file, spoil)
        with within(11, 2 * MEGABYTES):
            ours(lambda: [arrival_of(line) for _, line in read_tables(file)])

    fuzz(bring, WOUNDS, examples)


# ---- packs of cards ----


@runs(6, 400)
def test_packs(examples: int, tmp_path: Path) -> None:
    """Every fault is told as a fault of the content, by file."""
    texts = {each.name: each.read_text(encoding="utf-8") for each in HIGH_NOON.glob("*.toml")}

    def check(example: Any) -> None:
        name, wounds, cuts = example
        for other, text in texts.items():
            (tmp_path / other).write_text(text, encoding="utf-8")
        lines = spoiled_lines(texts[name].splitlines(), wounds)
        (tmp_path / name).write_text(torn("\n".join(lines), cuts), encoding="utf-8")
        with within(10, 3 * MEGABYTES):
            ours(lambda: game_of_pack(tmp_path).content(tmp_path, ""), REFUSALS)

    fuzz(check, st.tuples(st.sampled_from(sorted(texts)), WOUNDS, CUTS), examples)


def spoiled_lines(lines: list[str], wounds: Any) -> list[str]:
    """Values of keys replaced; lines lost, doubled, swapped."""
    flat = [(place, 0, how, None) for place, _, how, _ in wounds if how != "put"]
    lines = [line for line in spoiled(lines, flat) if line is not None] if flat else list(lines)
    for place, _, how, odd in wounds:
        if how == "put" and lines:
            at = int(place * len(lines))
            lines[at] = f"{lines[at].partition('=')[0]}= {json.dumps(odd)}"
    return lines


# ---- what comes over the network ----


@runs(150, 50_000)
def test_frames_of_a_socket(examples: int) -> None:
    """An act, or a refusal that has no word of Python or pydantic's inside."""
    acts = [{"do": do, "ref": 1, **more} for do, more in ACTS.items()]

    def hear(example: Any) -> None:
        which, wounds, cuts, whole, odd = example
        text = json.dumps(spoiled(acts[which], wounds))
        text = text if whole else odd if odd is not None else torn(text, cuts)
        with within(0.5, MEGABYTES):
            ref = _ref(text)
            act = ours(lambda: _act(text), Refused)
        assert act is None or act.ref == ref
        assert ref is None or 0 <= ref <= 2**53

    odd = st.none() | st.sampled_from([*TEXTS, *map(json.dumps, ODD)]) | st.text(max_size=60)
    which = st.integers(0, len(acts) - 1)
    fuzz(hear, st.tuples(which, WOUNDS, CUTS, st.booleans(), odd), examples)


BODIES: dict[tuple[str, str], Json] = {
    ("PATCH", "/api/me"): {"name": "Ann", "lang": "en"},
    ("POST", "/api/me/account"): {"login": "calamity", "password": "x"},  # too short
    ("POST", "/api/session"): {"login": "nobody", "password": "dust on every boot"},
    ("POST", "/api/links/open"): {"token": "x" * 43},
    ("POST", "/api/tables"): {"game": "goat", "seats": [{}, {}, {}], "options": {}},
    ("POST", "/api/tables/import"): {"format": "tumbleweed-record-1", "table": {}},
}
CREATING = {"/api/me", "/api/tables"}  # what is sound there may make something


@runs(60, 8_000)
def test_bodies_codes_and_links(examples: int, sqlite_url: str) -> None:
    """By somebody without a cookie, in every place that takes a text: never a fault of the server,
    and no table is made or changed by what is refused."""

    async def story(town: Town) -> None:
        host = town.visitor()
        await host.named("Ann")
        table = await host.table()
        routes = list(BODIES)
        calls: list[tuple[str, str, bytes]] = []

        def note(example: Any) -> None:
            which, wounds, cuts, whole, text = example
            method, path = routes[which]
            body = json.dumps(spoiled(BODIES[method, path], wounds))
            calls.append((method, path, (body if whole else torn(body, cuts)).encode()))
            tail = "".join(f"%{byte:02x}" for byte in text.encode())
            code = torn(code_of(table), cuts)
            calls.append(("GET", f"/api/rooms/{code if code.isalnum() else tail}", b""))
            calls.append(("GET", f"/api/tables/{tail}?revision={tail}&events={which}", b""))
            calls.append(("GET", f"/api/tables/{table}?after={tail}", b""))

        examples_of = st.tuples(
            st.integers(0, len(routes) - 1), WOUNDS, CUTS, st.booleans(), st.text(max_size=20)
        )
        fuzz(note, examples_of, max(examples // 4, 1))
        counted = [schema.tables, schema.seats, schema.choices, schema.chat]
        before = [town.count(each) for each in counted]
        for number, (method, path, body) in enumerate(calls):
            visitor = town.visitor(address=f"2001:db8:{number:x}::1")
            sent = {"content": body, "headers": {"Content-Type": "application/json"}}
            with within(SECONDS, MEGABYTES):
                answer = await visitor.call(method, path, **(sent if body else {}))
            await visitor.http.aclose()
            assert answer.status_code < 500, (method, path, body)
            if answer.status_code >= 400:
                assert set(answer.json()["error"]) == {"code", "message", "args"}
                assert [town.count(each) for each in counted] == before, (method, path, body)
            elif method != "GET":
                assert path in CREATING
                before = [town.count(each) for each in counted]

    happen(story, sqlite_url)


# ---- addresses of webhooks ----

URLS = [
    "https://hooks.example/services/T0/B0/x7Yq?a=1#b", "http://127.0.0.1:8000/", "http://2130706433",
    "http://[::ffff:10.0.0.1]:80/x", "https://xn--mnchen-3ya.example", "http://0x7f.1/%00", "//a",
    "https://user:pw@hooks.example", "http://[fe80::1%25eth0]/", "http://①②⑦.0.0.1", "http://a..b",
]  # fmt: skip


@runs(150, 50_000)
def test_addresses_of_webhooks(examples: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taken or refused as ours; what is called is on the public Internet, however it is written."""
    monkeypatch.setattr(socket, "getaddrinfo", numbers_only)

    def call(example: Any) -> None:
        url, cuts, text, whole = example
        url = text if whole else torn(url, cuts)
        with within(0.5, MEGABYTES):
            target = ours(lambda: checked_url(url), NotSent)
            if target is None:
                return
            found = ours(lambda: resolved(Outside(anywhere=False), target), NotSent)
        if found is None:
            return
        assert target.scheme in ("http", "https")
        assert not target.userinfo
        assert all(is_public(each) and each.is_global for each in found)

    alphabet = st.sampled_from([*"htps:/@[].%#?\\0179afx-", "①", "。", "\u200d", "é", "\x00", " "])
    texts = st.text(alphabet, max_size=30).map("http://{}".format)
    fuzz(call, st.tuples(st.sampled_from(URLS), CUTS, texts, st.booleans()), examples)


real = socket.getaddrinfo


def numbers_only(host: str, port: int, **more: Any) -> Any:
    """Nobody is asked: what is no number is somewhere in the Internet."""
    try:
        return real(host, port, flags=socket.AI_NUMERICHOST, **more)
    except socket.gaierror:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", port))]


def resolved(outside: Outside, url: Any) -> list[Any]:
    """What `Outside` would call, without its thread."""
    return [ip_address(str(each)) for each in anyio.run(outside._addresses, url)]
