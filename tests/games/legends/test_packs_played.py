"""An owner's pack is played: entries corrected, entries added, whole games, secrets kept."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from example_pack import HIGH_NOON, PEARL, QUEEN
from tumbleweed import bots
from tumbleweed.core.errors import ContentError
from tumbleweed.core.replay import replay
from tumbleweed.games.legends.compiler.complete import complete
from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content, load_content
from tumbleweed.games.legends.state.poker_hands import CATEGORIES, category, hand_value

OWN = legends_content()
HERS = [PEARL, "jesse-james", "wyatt-earp"]


@pytest.fixture(scope="module")
def noon() -> LegendsContent:
    return load_content(HIGH_NOON)


# ---- what it holds ----


@pytest.mark.parametrize(
    ("kind", "count", "new"),
    [
        ("card", 53, QUEEN),
        ("face", 17, "noon-bell"),
        ("character", 13, PEARL),
        ("story", 41, "noon-train"),
        ("goal", 51, "goal-pearl-supper"),
    ],
)
def test_a_new_entry_comes_after_those_of_the_game(
    noon: LegendsContent, kind: str, count: int, new: str
) -> None:
    assert noon.ids(kind) == [*OWN.ids(kind), *noon.ids(kind)[len(OWN.ids(kind)) :]]
    assert len(noon.ids(kind)) == count
    assert new in noon.ids(kind)


def test_an_entry_of_a_known_id_takes_its_place(noon: LegendsContent) -> None:
    assert noon.ids("face").index("payday") == OWN.ids("face").index("payday")
    assert noon.text("face", "payday", "en") == "Gain $40."
    assert noon.pack == "high-noon"
    assert noon.hash != OWN.hash


def test_what_changed_is_what_happens() -> None:
    seats = {0: {"hand": ["poker-5-clubs"], "money": 20}}
    money = []
    for content in (None, HIGH_NOON):
        game = tw.at_table("legends", players=3, seats=seats, content=content)
        game.choose("use:poker-5-clubs")
        money.append(game.view(0)["players"][0]["money"])
    assert money[1] == 60 != money[0]


def test_the_new_card_is_drawn_used_and_counted_at_poker(noon: LegendsContent) -> None:
    seats = {0: {"hand": [QUEEN], "money": 0}}
    game = tw.at_table("legends", players=3, seats=seats, content=noon)
    game.choose(f"use:{QUEEN}")
    mine = game.view(0)["players"][0]
    assert (mine["money"], mine["hand_count"]) == (10, 2)
    compiled = noon.compiled("revised", 4, 20)
    complete(compiled)
    names = [QUEEN, "poker-q-hearts", "poker-q-clubs", "poker-q-spades", "poker-q-diamonds"]
    cards = [compiled.cards.index(name) for name in names]
    for count, called in ((2, "pair"), (5, "five-of-a-kind")):
        value = hand_value(compiled.poker_deck, cards[:count], [0] * count)
        assert CATEGORIES[category(value)] == called


# ---- played ----


def wandered(game: tw.Game, luck: Random) -> tw.Game:
    while game.decision is not None:
        game.choose(luck.choice(game.decision.keys))
    return game


@pytest.mark.parametrize(
    ("players", "table"),
    [
        (3, {"characters": HERS, "variants": ["goals"]}),
        (2, {"characters": HERS[:2]}),
        (6, {"edition": "french"}),
        (4, {"variants": ["first-game"]}),
    ],
)
def test_a_whole_game_is_played_saved_and_replayed(
    noon: LegendsContent, players: int, table: dict[str, Any]
) -> None:
    length: dict[str, Any] = {} if "first-game" in table.get("variants", ()) else {"length": 15}
    game = tw.new("legends", players=players, seed=players, content=noon, **length, **table)
    luck = Random(players)
    for step in range(10_000):
        if game.decision is None:
            break
        if step % 97 == 0:
            asked = game.decision.seat
            world = game.redeal(asked, step)
            assert world.seat(asked).view == game.seat(asked).view
        game.choose(luck.choice(game.decision.keys))
    assert game.result is not None
    saved = game.to_json()
    assert tw.load(saved, noon).to_json() == saved
    assert replay(tw.read_record(saved["record"], HIGH_NOON)).result is not None


def test_bots_play_it_to_the_end(noon: LegendsContent) -> None:
    game = tw.new("legends", 3, seed=4, content=noon, characters=HERS, length=15, record=False)
    players = [bots.make("thrifty", seat) for seat in range(3)]
    seen = set()
    while game.asked:
        seat = game.asked[0]
        seen |= set(game.seat(seat).view["players"][seat]["hand"])
        game.choose(players[seat].choose(game.seat(seat)), seat)
    assert game.result is not None


def test_words_of_a_pack_are_in_every_language(noon: LegendsContent) -> None:
    ruleset = tw.new("legends", 3, seed=1, content=noon).ruleset
    component_texts = ruleset.component_texts("fr")
    assert component_texts["things"]["character"][PEARL]["name"] == "Pearl Hart"
    assert component_texts["things"]["card"][QUEEN]["title"] == "Midi sonne"
    assert any(option.key == f"use:{QUEEN}" for option in ruleset.catalogue.options)


# ---- refused ----


def faults(folder: Path, file: str, text: str) -> list[str]:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        tw.new("legends", 3, seed=1, content=folder)
    return str(error.value).splitlines()


STORY = (HIGH_NOON / "stories.toml").read_text(encoding="utf-8")
PERSON = (HIGH_NOON / "characters.toml").read_text(encoding="utf-8")


def test_a_faulty_entry_is_named_by_the_line_of_the_pack(tmp_path: Path) -> None:
    told = faults(tmp_path, "stories", "# mine\n" + STORY.replace('"gain_money"', '"gain_mony"'))
    assert told == [
        "stories.toml:8: noon-train: unknown effect 'gain_mony'; did you mean 'gain_money'?"
    ]


def test_a_second_entry_of_one_id_is_not_lost(tmp_path: Path) -> None:
    [fault] = faults(tmp_path, "stories", STORY + "\n" + STORY)
    assert fault.startswith(f"stories.toml:{STORY.count(chr(10)) + 3}: noon-train: the id")


def test_a_character_needs_goals(tmp_path: Path) -> None:
    [fault] = faults(tmp_path, "characters", PERSON)
    assert fault == "characters.toml:1: pearl-hart: 0 goals in goals.toml, but 3 are dealt"


def test_an_entry_of_the_game_that_the_pack_breaks_is_named_as_such(tmp_path: Path) -> None:
    """Its cards all get another face."""
    faces: dict[str, list[str]] = {}
    for name in OWN.ids("card"):
        faces.setdefault(OWN.entry("card", name)["face"], []).append(name)
    of_rank = {face: OWN.entry("face", face)["rank"] for face in faces}
    idle, other = next((f, g) for f in faces for g in faces if f != g and of_rank[f] == of_rank[g])
    cards = [OWN.entry("card", name) for name in faces[idle]]
    text = "".join(
        f'[[card]]\nid = "{card["id"]}"\nrank = {card["rank"]}\nlabel = "{card["label"]}"\n'
        f'suit = "{card["suit"]}"\nface = "{other}"\nsource = "house"\n'
        for card in cards
    )
    [fault] = faults(tmp_path, "poker", text)
    assert fault.startswith("poker.toml of the game:")
    assert f"{idle}: no card has this face" in fault


def test_a_manifest_says_its_name_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "Night"\n')
    (tmp_path / "stories.toml").write_text(STORY)
    assert load_content(tmp_path).pack == "Night"
    assert load_content(tmp_path / "stories.toml").pack == "stories"
    (tmp_path / "pack.toml").write_text('name = "Night"\nsize = 3\n')
    with pytest.raises(ContentError, match=r"pack.toml: it holds one line: name"):
        load_content(tmp_path)


def test_a_folder_without_a_manifest_gives_its_name(tmp_path: Path) -> None:
    folder = tmp_path / "dusk"
    folder.mkdir()
    (folder / "stories.toml").write_text(STORY)
    assert load_content(folder).pack == "dusk"
