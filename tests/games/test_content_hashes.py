"""Two hashes: of what the rules read, pinned in games; and of the prose, which refuses nothing."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import Pack
from tumbleweed.core.content import Content
from tumbleweed.core.proof import check_file
from tumbleweed.core.replay import replay, resume
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.state import fingerprint
from tumbleweed.games.goat.content import GoatContent, goat_content
from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content, load_content
from tumbleweed.games.legends.compiler.prose import PROSE, READ, unclassed
from tumbleweed.games.legends.compiler.tables import TABLES
from tumbleweed.games.legends.vocabulary.forms import Form

# One thing of each sort that people read and rules do not: file, old, new.
PROSE_CHANGES = [
    ("stories", 'narrative_fr = "', 'narrative_fr = "Non. '),
    ("poker", 'text = "', 'text = "Now: '),
    ("characters", 'bio = "', 'bio = "Long ago: '),
    ("items", 'name = "', 'name = "Old '),
    ("cattle", 'source = "house"', 'source = "seen"'),
    ("dice", "version = 1", "version = 2"),
    ("man-in-black", 'title = "', 'title = "Old '),
]
RULE_CHANGES = [
    ("cattle", "amount = 20", "amount = 50"),
    ("items", "cost = ", "cost = 1"),
    ("items", 'id = "', 'id = "old-'),
    ("stories", 'spawn = ["A"]', 'spawn = ["B"]'),
    ("editions", "values_rise = false", "values_rise = true"),
]


def changed(folder: Path, file: str, old: str, new: str) -> LegendsContent:
    Pack(folder).change(file, old, new)
    return load_content(folder)


@pytest.mark.parametrize(("file", "old", "new"), PROSE_CHANGES)
def test_prose_has_a_hash_of_its_own(tmp_path: Path, file: str, old: str, new: str) -> None:
    content, own = changed(tmp_path, file, old, new), legends_content()
    assert content.hash == own.hash
    assert content.prose_hash != own.prose_hash


@pytest.mark.parametrize(("file", "old", "new"), RULE_CHANGES[:1] + RULE_CHANGES[3:])
def test_what_rules_read_is_pinned(tmp_path: Path, file: str, old: str, new: str) -> None:
    content, own = changed(tmp_path, file, old, new), legends_content()
    assert content.hash != own.hash
    assert content.prose_hash == own.prose_hash


def test_the_goat_is_split_alike(corrected_goat: Any) -> None:
    own = goat_content()
    renamed, dearer = corrected_goat('name = "', 'name = "Old '), corrected_goat("= 5", "= 6")
    assert (renamed.hash == own.hash, renamed.prose_hash == own.prose_hash) == (True, False)
    assert (dearer.hash == own.hash, dearer.prose_hash == own.prose_hash) == (False, True)


@pytest.fixture
def corrected_goat() -> Any:
    text = (Path(str(tw.__file__)).parent / "games/goat/content/goat.toml").read_text("utf-8")
    token = text.index('id = "gold"')

    def make(old: str, new: str) -> GoatContent:
        return GoatContent(text[:token] + text[token:].replace(old, new, 1))

    return make


def test_every_key_is_classed_one_way_or_the_other() -> None:
    """Who adds a key of a new sort must say whether the rules read it."""
    assert not PROSE & READ
    story = TABLES["stories"]["story"]
    assert unclassed(iter([story])) == []
    grown = replace(story, may={**story.may, "moral": "text"})
    assert unclassed(iter([grown])) == ["moral (text)"]
    assert unclassed(iter([Form({"wager": "bet"})])) == ["wager (bet)"]


# ---- games of another time ----


def played(content: Any = None) -> tw.Game:
    game = tw.new("legends", players=3, seed=11, content=content)
    for _ in range(30):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    return game


def test_a_save_made_before_a_prose_correction_loads_after_it(tmp_path: Path) -> None:
    saved = played().to_json()
    content = changed(tmp_path, *PROSE_CHANGES[1])
    game = tw.load(saved, content)
    assert game.to_json()["state"] == saved["state"]
    assert game.ruleset.content is content
    replayed = replay(tw.read_record(saved["record"], content))
    assert replayed.to_json()["state"] == saved["state"]


def test_a_changed_number_refuses_with_a_clear_message(tmp_path: Path) -> None:
    saved, own = played().to_json(), legends_content()
    content = changed(tmp_path, *RULE_CHANGES[0])
    told = f"content {own.hash[:12]}, this is {content.hash[:12]} of the pack {tmp_path.name!r}"
    with pytest.raises(tw.BadSave, match=f"saved with {told}"):
        tw.load(saved, content)
    with pytest.raises(tw.ReplayMismatch, match=f"made with {told}"):
        replay(tw.read_record(saved["record"], content))


def test_a_game_of_a_pack_needs_it(tmp_path: Path) -> None:
    content = changed(tmp_path, *RULE_CHANGES[0])
    saved = played(content).to_json()
    assert saved["pack"] == saved["record"]["pack"] == tmp_path.name
    told = f"{content.hash[:12]} of the pack '{tmp_path.name}'.*give the pack '{tmp_path.name}'"
    with pytest.raises(tw.BadSave, match=told):
        tw.load(saved)
    with pytest.raises(tw.ReplayMismatch, match=told):
        replay(tw.read_record(saved["record"]))
    for pack in (tmp_path, str(tmp_path), content):
        again = tw.load(json.dumps(saved), pack)
        assert again.to_json() == saved
    assert not check_file(saved).ok
    assert check_file(saved, content=tmp_path).ok


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_a_game_stored_by_an_earlier_version_opens_and_is_marked_anew(game: str) -> None:
    """Its hash covered the prose, too."""
    own = game_info(game).own_content()
    assert own.known_as
    made = tw.new(game, players=3, seed=5)
    made.choose(made.decision.options[0])  # type: ignore[union-attr]
    saved = made.to_json()
    for part in (saved, saved["record"]):
        part["content"] = own.known_as[0]
    del saved["check"]
    saved["check"] = fingerprint(saved)
    loaded = tw.load(saved)
    assert loaded.to_json()["content"] == loaded.to_json()["record"]["content"] == own.hash
    resumed = resume(tw.read_record(saved["record"]))
    assert resumed.to_json()["state"] == saved["state"]
    assert check_file(saved).ok


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_earlier_hashes_are_those_of_these_rules(game: str) -> None:
    own = game_info(game).own_content()
    assert own.is_played_as(own.hash)
    assert all(own.is_played_as(known) for known in own.known_as)
    assert not own.is_played_as("f00d" * 16)


def test_content_of_another_game_is_refused() -> None:
    with pytest.raises(tw.UnknownName, match="content of goat, not of legends"):
        tw.new("legends", players=3, seed=1, content=goat_content())
    with pytest.raises(tw.UnknownName, match="no pack at 'nowhere'"):
        tw.new("legends", players=3, seed=1, content="nowhere")
    with pytest.raises(tw.UnknownName, match="neither a path nor content"):
        tw.new("legends", players=3, seed=1, content=7)


def test_a_content_without_names_calls_things_by_their_ids() -> None:
    assert Content("toy", "").name("card", "ace", "en") == "ace"
