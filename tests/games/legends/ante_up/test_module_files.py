"""The files of the module: faults are named with file and line; a hash for each set of modules."""

from pathlib import Path

import pytest

import tumbleweed as tw
from support.legends.packs import Pack
from tumbleweed.games.legends.compiler.content import legends_content, load_content
from tumbleweed.games.legends.compiler.modules import MANIFEST, NAMES, module, module_sets
from tumbleweed.games.legends.compiler.shipped import SHIPPED

OWN = "cd8004ff25e3accf2e56ce4509c3c288a47dc0763d1df3f69f1be8689def9c9e"  # from before modules
ANTE_UP = ("ante-up",)
JUMPED = 'id = "jumped-claim-sunny-hills"'
# File, what comes before the change, old, new, and the message.
FAULTS = [
    ("events", JUMPED, '"place_token"', '"place_tokens"', "unknown effect 'place_tokens'"),
    ("events", JUMPED, '"claim_jumper"', '"claim_jumpr"', "'claim_jumpr'"),
    ("events", JUMPED, '"mine-sunny-hills"', '"mine-nowhere"', "no place 'mine-nowhere'"),
    ("frontier", "[[token]]", "number = 1", 'number = "1"', "is not a whole number"),
    ("train", "[[encounter]]", "draws = 2", "draw = 2", "unknown key 'draw'"),
    ("items", "[[item]]", 'id = "derringer"', 'id = "mule"', "taken already"),
    ("places", "[[extend]]", 'place = "rail-station"', 'place = "halt"', "no single place 'halt'"),
    ("gambler", "[[space]]", "[[space]]", "[[spaces]]", "unknown table or key 'spaces'"),
    ("faro", "[meta]", "[meta]", "[meta", "at line"),
]


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return Pack(tmp_path)


@pytest.mark.parametrize(("file", "before", "old", "new", "words"), FAULTS)
def test_a_fault_is_named_with_the_modules_file_and_its_line(
    pack: Pack, file: str, before: str, old: str, new: str, words: str
) -> None:
    line = pack.change(f"ante-up/{file}", old, new, before)
    faults = pack.faults()
    assert any(
        fault.startswith(f"ante-up/{file}.toml:{line}: ") and words in fault for fault in faults
    ), faults


def test_a_folder_that_is_no_module_is_refused(pack: Pack) -> None:
    pack.write("ante-upp/events", pack.text("ante-up/events"))
    assert [fault.partition("; ")[0] for fault in pack.faults()] == [
        "ante-upp/events.toml:1: no content file"
    ]


def test_the_manifest_of_a_module_may_lie_there_but_not_be_changed(pack: Pack) -> None:
    pack.write("ante-up/module", pack.text("ante-up/module"))
    pack.write("ante-up/frontier", pack.text("ante-up/frontier"))
    assert pack.faults() == []
    pack.change("ante-up/module", '"revised"', '"first"')
    assert [fault.partition("; ")[0] for fault in pack.faults()] == [
        "ante-up/module.toml:1: no content file"
    ]


def test_a_pack_of_the_game_alone_does_not_know_the_modules_words(pack: Pack) -> None:
    line = pack.change("poker", 'do = "gain_money"', 'do = "gain_gambler"', 'id = "payday"')
    assert any(fault.startswith(f"poker.toml:{line}: ") for fault in pack.faults())


# ---- hashes ----


def test_every_set_of_modules_has_a_hash_and_the_games_is_what_it_was() -> None:
    content = legends_content()
    hashes = {modules: content.with_modules(modules).hash for modules in module_sets()}
    assert hashes[()] == OWN
    assert len(set(hashes.values())) == len(hashes) > 1
    for modules, pinned in hashes.items():
        game = tw.new("legends", 3, 1, modules=list(modules))
        assert game.record is not None
        assert game.record.content == pinned


def test_a_pack_that_corrects_a_module_plays_the_game_alone_as_it_was(pack: Pack) -> None:
    campfire = 'id = "old-campfire"'
    pack.change("ante-up/frontier", "amount = 40", "amount = 60", campfire)
    pack.change("ante-up/frontier", '"Gain $40."', '"Gain $60."', campfire)
    changed, own = load_content(pack.folder), legends_content()
    assert changed.hash == own.hash
    assert changed.with_modules(ANTE_UP).hash != own.with_modules(ANTE_UP).hash
    assert changed.rules_key() != own.rules_key()


def test_prose_is_not_in_the_hash_of_a_module(pack: Pack) -> None:
    pack.change("ante-up/frontier", "Old Campfire", "Cold Campfire")
    changed, own = load_content(pack.folder), legends_content()
    assert changed.with_modules(ANTE_UP).hash == own.with_modules(ANTE_UP).hash
    assert changed.rules_key() == own.rules_key()
    assert changed.key() != own.key()


def test_the_manifest_names_every_file_of_the_folder() -> None:
    for name in NAMES:
        files = {file.name for file in (SHIPPED / name).iterdir() if file.name.endswith(".toml")}
        assert files - {MANIFEST} == {f"{file}.toml" for file in module(name).adds}
