"""The file of the editions and the texts of printings: what the loader takes and refuses."""

from pathlib import Path

import pytest

from support.legends.packs import Pack
from support.legends.tables import EDITIONS
from tumbleweed.games.legends.compiler.content import legends_content, load_content

FIRST = 'id = "first"'
CHEAT = 'id = "cheat"'
PRINTED = 'printings = [ { editions = ["first", "french"], '
# file, what comes before the change, old, new, and the message.
FAULTS = [
    ("editions", FIRST, "values_rise = true", "values_rise = 1", "neither true nor false"),
    ("editions", FIRST, '"cards-first"', '"cards-last"', "one of: effects-first, cards-first"),
    ("editions", FIRST, "guard_wins_ties", "guard_wins_tie", "unknown key 'guard_wins_tie'; did"),
    ("editions", FIRST, 'name_fr = "Première', 'nom = "Première', "unknown key 'nom'"),
    ("editions", FIRST, '"WL-CATTLE-04"', '"CATTLE-04"', "'CATTLE-04' is no rule"),
    ("editions", FIRST, "cites = {", "cites = [] # {", "is no table of rules"),
    ("editions", 'id = "revised"', FIRST, 'id = "second"', "these are: revised, first, french"),
    ("editions", 'id = "revised"', FIRST, 'id = "revised"', "taken already"),
    ("poker", CHEAT, '["first", "french"], text', '["first", "dutch"], text', "'dutch' is not"),
    ("poker", CHEAT, PRINTED, 'printings = [ { edition = "first", ', "unknown key 'edition'"),
    ("poker", CHEAT, PRINTED, 'printings = [ "first", { editions = ["first"], ', "is no table"),
    ("poker", CHEAT, PRINTED, f'{PRINTED}text = "a", text_fr = "b" }}, {{ editions = ["french"], ',
     "a second text of the french edition"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "after", "old", "new", "message"), FAULTS)
def test_faults_are_named_with_file_and_line(
    tmp_path: Path, file: str, after: str, old: str, new: str, message: str
) -> None:
    pack = Pack(tmp_path)
    line = pack.change(file, old, new, after=after)
    found = [fault for fault in pack.faults() if message in fault]
    assert found, pack.faults()
    assert found[0].startswith(f"{file}.toml:{line}: ")


@pytest.mark.parametrize("key", ["fight_order", "values_rise", "marshal_may_refuse", "cites"])
def test_a_switch_that_is_missing(tmp_path: Path, key: str) -> None:
    pack = Pack(tmp_path)
    text = pack.text("editions")
    start = text.index(f"{key} =")
    pack.write("editions", text[:start] + text[text.index("\n", start) + 1 :])
    assert any(f"revised: {key!r} is missing" in fault for fault in pack.faults())


def test_an_edition_that_is_missing(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    text = pack.text("editions")
    pack.write("editions", text[: text.rindex("[[edition]]")])
    assert any("the edition 'french' is missing" in fault for fault in pack.faults())


def test_the_switches_reach_the_game(tmp_path: Path) -> None:
    """Each of them turned round in the revised edition."""
    pack = Pack(tmp_path)
    revised, rest = pack.text("editions").split('id = "first"')
    turned = revised.replace("= true ", "= TRUE ").replace("= false ", "= true ")
    turned = turned.replace("= TRUE ", "= false ").replace('"effects-first" ', '"cards-first" ')
    pack.write("editions", f'{turned}id = "first"{rest}')
    plain, other = (
        c.compiled("revised", 3, 20) for c in (legends_content(), load_content(tmp_path))
    )
    for switch in (
        "cards_first", "values_rise", "guard_wins_ties", "sheriff_may_be_declined",
        "sheriff_takes_nuggets", "marshal_may_refuse",
    ):  # fmt: skip
        assert getattr(plain, switch) is not getattr(other, switch), switch


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_text_for_each_printing_and_one_for_the_rest(tmp_path: Path, lang: str) -> None:
    pack = Pack(tmp_path)
    mine = 'printings = [ { editions = ["french"], text = "a", text_fr = "b" }, '
    pack.change("poker", PRINTED, f'{mine}{{ editions = ["first"], ', after=CHEAT)
    content = load_content(tmp_path)
    texts = [content.text("face", "cheat", lang, edition) for edition in EDITIONS]
    assert texts[2] == ("a" if lang == "en" else "b")
    assert len(set(texts)) == 3
    assert texts[0] == content.text("face", "cheat", lang)
