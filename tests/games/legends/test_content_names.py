"""The content as the rest of the program sees it: names, texts, packs, hash; and lines of files."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from support.legends.packs import Pack, shipped
from tumbleweed.core.errors import UnknownName
from tumbleweed.games.legends.compiler.content import KINDS, legends_content, load_content
from tumbleweed.games.legends.compiler.lines import Lines
from tumbleweed.games.legends.compiler.modules import NAMES
from tumbleweed.games.legends.compiler.shipped import FILES

CONTENT = legends_content()


@pytest.mark.parametrize(
    ("kind", "name", "english", "french"),
    [
        ("card", "poker-2-diamonds", "Cheat 2♦", "Tricheur 2♦"),
        ("card", "poker-10-clubs", "Fool's Gold 10♣", "L’or des fous 10♣"),
        ("card", "poker-a-spades", "Living Legend A♠", "Légende Vivante A♠"),
        ("face", "payday", "Payday", "Jour de paie"),
        ("item", "shotgun", "Shotgun", "Fusil"),
        ("item", "boomstick", "Boomstick", "Tonnerre à deux coups"),
        ("character", "kit-carson", "Kit Carson", "Kit Carson"),
        ("fight", "fight-j", "Loose Change", "Petite monnaie"),
        ("story", "blood-money", "Blood Money", "Le prix du sang"),
        ("back", "back-long-ride", "Long Ride", "Longue chevauchée"),
        ("cattle", "cattle-green-3", "Green Cattle", "Bétail vert"),
        ("die", "gold-dust", "Gold Dust", "Paillettes d’or"),
        ("place", "rail-station", "Rail Station", "Gare"),
        ("place", "mine", "Mine", "Mine"),
        ("place", "spikes-view", "Spike's View", "Spike’s View"),
        ("space", "darkrock-bank", "Darkrock Bank", "Banque de Darkrock"),
        ("space", "mesitos-point-3", "Mesito's Point 3", "Mesito’s Point 3"),
        ("space", "darkrock-store-north", "Store (north), Darkrock", "Magasin (nord), Darkrock"),
        ("space", "north-mesa", "North Mesa", "Mesa nord"),
        ("region", "sunny-hills", "Sunny Hills", "Sunny Hills"),
    ],
)
def test_names_in_both_languages(kind: str, name: str, english: str, french: str) -> None:
    assert CONTENT.name(kind, name, "en") == english
    assert CONTENT.name(kind, name, "fr") == french


def test_texts_in_both_languages() -> None:
    assert CONTENT.text("item", "mustang", "en") == "Movement 4."
    assert CONTENT.text("item", "thoroughbred", "fr") == "Mouvement 5."
    assert CONTENT.text("card", "poker-5-clubs", "en") == CONTENT.text("face", "payday", "en")


def test_every_space_has_a_name_of_its_own() -> None:
    board = CONTENT.compiled("revised", 4, 20).board
    for lang in ("en", "fr"):
        names = [CONTENT.name("space", name, lang) for name in (*board.spaces, *board.mesas)]
        assert len(set(names)) == 67


def test_entries_tell_where_they_come_from() -> None:
    assert CONTENT.entry("story", "blood-money")["source"] == "seed"
    assert CONTENT.entry("item", "boomstick")["house_parts"][-1] == "name_fr"
    assert CONTENT.entry("card", "poker-2-clubs")["inferred"] is True
    assert CONTENT.has("story", "blood-money")
    assert not CONTENT.has("story", "boomstick")
    counts = CONTENT.provenance()
    assert counts["poker card"] == {"seed": 7, "seen": 10, "house": 35}
    assert counts["items upgraded side"] == {"seed": 1, "house": 4}
    assert counts["ante-up/characters character"] == {"fan": 8}
    assert CONTENT.with_modules(NAMES).provenance() == counts


SPACES = ("track", "gambler", "story-space")  # of tracks: they have numbers alone


def test_every_kind_of_thing_has_names() -> None:
    """Also what modules add."""
    for kind, (file, tables) in KINDS.items():
        content = CONTENT.with_modules(NAMES) if "/" in file else CONTENT
        entries = [entry for table in tables for entry in tomllib.loads(shipped(file))[table]]
        for entry in entries:
            assert kind in ("track", "gambler", "story-space") or content.name(
                kind, entry["id"], "fr"
            )


# ---- compiled content ----


def test_content_is_compiled_for_a_table() -> None:
    compiled = CONTENT.compiled("first", 3, 15)
    assert (compiled.edition, compiled.players, compiled.length, compiled.hash) == (
        "first",
        3,
        15,
        CONTENT.hash,
    )
    assert CONTENT.lengths == {"short": 15, "average": 20, "long": 25}


def test_there_are_no_other_editions_and_no_tables_for_seven() -> None:
    with pytest.raises(UnknownName, match="no edition 'third'; there are: revised, first, french"):
        CONTENT.compiled("third", 4, 20)
    with pytest.raises(UnknownName, match="7 players"):
        CONTENT.compiled("revised", 7, 20)


# ---- packs ----


def test_a_pack_replaces_single_files(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    pack.change("cattle", "amount = 20", "amount = 50")
    content = load_content(tmp_path)
    assert content.entry("cattle", "cattle-green-1")["effects"][0]["amount"] == 50
    assert content.entry("face", "payday") == CONTENT.entry("face", "payday")
    assert content.hash != CONTENT.hash


def test_a_pack_may_be_one_file(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    pack.change("cattle", "amount = 20", "amount = 50")
    pack.write("dice", "broken")
    content = load_content(tmp_path / "cattle.toml")
    assert content.entry("cattle", "cattle-green-1")["effects"][0]["amount"] == 50


def test_the_hashes_are_those_of_the_data_and_of_nothing_else(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    pack.write("dice", "# a remark\r\n" + shipped("dice").replace("\n", "\r\n"))
    content = load_content(tmp_path)
    assert (content.hash, content.prose_hash) == (CONTENT.hash, CONTENT.prose_hash)


def test_a_card_may_come_in_another_order(tmp_path: Path) -> None:
    """Numbers of poker and fight cards come from their ranks, not from the order of the file."""
    text = shipped("fight")
    first = text.index("[[card]]")
    second = text.index("[[card]]", first + 1)
    Pack(tmp_path).write("fight", text[:first] + text[second:] + "\n" + text[first:second])
    compiled = load_content(tmp_path).compiled("revised", 4, 20)
    assert compiled.fight_cards == CONTENT.compiled("revised", 4, 20).fight_cards


# ---- lines ----


def places(node: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of all keys in a file."""
    found = []
    pairs = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in pairs:
        found += [(*path, key)] if isinstance(key, str) else []
        found += places(value, (*path, key)) if isinstance(value, dict | list) else []
    return found


@pytest.mark.parametrize("file", FILES)
def test_the_line_of_every_key_holds_that_key(file: str) -> None:
    text = shipped(file)
    lines, rows = Lines(text), text.splitlines()
    for path in places(tomllib.loads(text)):
        assert str(path[-1]) in rows[lines.of(path) - 1], path


def test_lines_in_every_way_of_writing_toml() -> None:
    text = """# a remark with [brackets] and "quotes
title = "a [string] # with \\" signs" # and a remark
many = '''
lines = 1
''''
a.b = 1
"quoted key" = 'literal \\'
list = [
  1, # one
  { x = 1, "y" = [2, 3] },

  "]",
]
[ table . inner ]
key = -1.5e3
[[row]]
name = \"\"\"first \\\"\"\"
still first\"\"\"\"
[row.sub]
deep = true
[[row]]
name = "second"
[[row.leaf]]
z = 1979-05-27T07:32:00Z
[[row.leaf]]
z = { }
last = 1"""
    tomllib.loads(text)
    expected: dict[tuple[str | int, ...], int] = {
        ("title",): 2, ("many",): 3, ("a", "b"): 6, ("quoted key",): 7, ("list",): 8,
        ("list", 0): 9, ("list", 1, "x"): 10, ("list", 1, "y", 1): 10, ("list", 2): 12,
        ("table", "inner"): 14, ("table", "inner", "key"): 15, ("row",): 16, ("row", 0): 16,
        ("row", 0, "name"): 17, ("row", 0, "sub"): 19, ("row", 0, "sub", "deep"): 20,
        ("row", 1): 21, ("row", 1, "name"): 22, ("row", 1, "leaf", 0): 23,
        ("row", 1, "leaf", 0, "z"): 24, ("row", 1, "leaf", 1): 25, ("row", 1, "leaf", 1, "z"): 26,
        ("row", 1, "leaf", 1, "last"): 27,
    }  # fmt: skip
    lines = Lines(text)
    assert {path: lines.of(path) for path in expected} == expected
    assert lines.of(("row", 1, "nowhere", "at all")) == 21
    assert lines.of(("nowhere",)) == 1
