"""What the loader refuses: each fault is named with its file and its line, all of them at once."""

import random
from pathlib import Path

import pytest

from support.legends.packs import Pack, after, shipped
from tumbleweed.core.errors import ContentError
from tumbleweed.games.legends.compiler.content import load_content
from tumbleweed.games.legends.compiler.faults import MOST_SHOWN, Faults
from tumbleweed.games.legends.compiler.shipped import FILES


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return Pack(tmp_path)


BANK = 'id = "darkrock-bank"'
# What a single value, or a whole deck, can have wrong: file, what comes before the change, old,
# new, and the message. The fault stands on the line of the change, or on that of its table.
ENTRIES = {
    "card": [
        ("poker", 'id = "poker-5-clubs"', 'face = "payday"', 'face = "pay-day"', "no face"),
        ("poker", 'id = "poker-5-clubs"', 'face = "payday"', 'face = "sprint"', "is of rank 3"),
        ("poker", 'id = "poker-5-clubs"', 'label = "5"', 'label = "V"', "rank 5 is '5'"),
        ("poker", 'id = "poker-5-clubs"', "rank = 5", "rank = 15", "from 2 to 14"),
        ("poker", 'id = "poker-5-clubs"', 'suit = "clubs"', 'suit = "coins"', "'coins' is not"),
        ("poker", 'id = "payday"', 'source = "house"', 'source = "rumour"', "'rumour' is not"),
        ("poker", 'id = "payday"', 'name_fr = "Jour', 'nom = "Jour', "unknown key 'nom'"),
        ("poker", 'id = "payday"', 'text = "Gain $30."', 'text = ""', "is no text"),
        ("poker", 'name = "Payday"', 'id = "stick-em-up"', 'id = "Stick Up"', "is no id"),
        ("poker", 'name = "Payday"', 'id = "stick-em-up"', 'id = "payday"', "taken already"),
        ("items", 'id = "mule"', "cost = 30", "cost = 35", "$35 is not a multiple of $10"),
        ("items", 'id = "mule"', "copies = 6", "copies = 0", "is not a whole number from 1"),
        ("items", 'id = "mule"', 'item_kind = "mount"', 'item_kind = "boat"', "'boat' is not"),
        ("items", 'id = "mule"', 'id = "pack-mule"', 'id = "poker-2-clubs"', "taken already"),
        ("items", 'id = "mule"', "lp = 1", "lp = -1", "not a whole number from 0"),
        ("characters", "annie", "money = 0", "money = 5", "$5 is not a multiple of $10"),
        ("characters", "annie", "wounds = 0", "wounds = 4", "from 0 to 3"),
        ("characters", "billy-the-kid", "wanted = 2", "wanted = 10", "from 0 to 9"),
        ("characters", "bass-reeves", "wanted = 0", "wanted = 1", "a Marshal and Wanted at once"),
        ("characters", "annie", 'item = "rifle"', 'item = "bow"', "no item 'bow'"),
        ("characters", "annie", '"darkrock-general-store"', '"store"', "no place 'store'"),
        ("characters", "kit-carson", 'map", upgraded = false', 'map", upgraded = true', "no upgr"),
        ("fight", 'id = "fight-8"', 'label = "8"', 'label = "9"', "the label of rank 8 is '8'"),
        ("fight", "[meta]", "guard = 3", "guard = 0", "not a whole number from 1"),
        ("fight", "[meta]", "guard = 3", "cow = 3", "unknown key 'cow'"),
        ("stories", 'id = "the-widow"', "sheriff = ", "sheriff = 7 #", "from 0 to 6"),
        ("stories", 'id = "the-widow"', "spawn = [", 'spawn = ["D", ', "'D' is not known here"),
        ("stories", 'id = "the-widow"', 'back = "back', 'back = "front', "no back 'front"),
        ("cattle", 'id = "cattle-blue-1"', "ranch-blue", "ranch-green", "home of blue cattle"),
        ("cattle", 'id = "cattle-blue-1"', "ranch-blue", "ranch-red", "no single place"),
        ("dice", 'id = "gravel"', "reroll = false", 'reroll = "no"', "neither true nor false"),
        ("tracks", 'id = "wanted-4"', "row = 2", "row = 1", "space 4 lies in row 2"),
        ("tracks", "[marshal]", "row_lp = [1, 2, 3]", "row_lp = [1, 2]", "three whole numbers"),
        ("tracks", 'id = "marshal-1"', "effects = [", 'effects = [ { do = "may", effects = [ '
         '{ do = "return_disc" } ] }, ', "asks a question; nothing on a track can"),
        ("tracks", 'id = "marshal-1"', "effects = [", 'effects = [ { do = "return_disc" }, ',
         "'return_disc' cannot stand on a track"),
        ("dice", 'id = "nugget"', 'do = "gain_nuggets"', 'do = "peek", what = "story_deck"',
         "'peek' cannot stand on a die"),
        ("dice", 'id = "nugget"', 'do = "gain_nuggets"', 'do = "gain_lp", who = "each_player"',
         "what is on a die is for whoever gets there"),
        ("places", 'id = "bank"', 'region = "darkrock"', 'region = "dark"', "no region 'dark'"),
        ("places", 'id = "bank"', '"town", ', '"twon", ', "no kind 'twon'"),
        ("places", 'id = "bank"', '"town", ', "", "makes this place 'town'"),
        ("places", 'id = "bank"', "spaces = 1", "spaces = 2", "1 spaces of it instead of 2"),
        ("places", 'id = "hideout-a-east"', ', "hideout-a"', "", "belongs to one gang"),
        ("board-main", BANK, "town = true", "town = false", "says otherwise"),
        ("board-main", BANK, "outline = [[48.05", "outline = [[148.05", "no point"),
        ("board-main", BANK, "centre = [47.9,", "centre = [", "is no point"),
        ("board-main", BANK, '"spikes-view-5"]', '"moon"]', "no space 'moon'"),
    ],
    "table": [
        ("poker", 'name = "Cheat"', 'name_fr = "Tricheur"\n', "", "'name_fr' is missing"),
        ("items", 'id = "mule"', "[item.upgraded]", "[item.upgraded.again]", "'lp' is missing"),
        ("items", 'id = "mule"', "movement = 4", "movement = 5", "the modifier 'movement'"),
        ("dice", 'id = "nugget"', "count = 3", "count = 2", "a die has 6 sides, not 5"),
        ("poker", 'id = "poker-5-hearts"', 'suit = "hearts"', 'suit = "clubs"', "no 5 of hearts"),
        ("fight", 'id = "fight-3"', "rank = 3", "rank = 4", "0 fight cards of rank 3"),
        ("tracks", 'id = "wanted-9"', "space = 9", "space = 8", "the wanted track has"),
        ("poker", 'id = "poker-a-spades"', 'suit = "spades"', 'suit = "hearts"', "no A of spades"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("row", ENTRIES["card"], ids=lambda row: f"{row[0]}: {row[4]}")
def test_a_faulty_value_is_refused_with_its_line(
    pack: Pack, row: tuple[str, str, str, str, str]
) -> None:
    file, anchor, old, new, message = row
    line = pack.change(file, old, new, after=anchor)
    fault = next((each for each in pack.faults() if message in each), "")
    assert fault.startswith(f"{file}.toml:{line}: "), pack.faults()


@pytest.mark.parametrize("row", ENTRIES["table"], ids=lambda row: f"{row[0]}: {row[4]}")
def test_what_an_entry_or_a_deck_lacks_is_named_at_its_table(
    pack: Pack, row: tuple[str, str, str, str, str]
) -> None:
    file, anchor, old, new, message = row
    pack.change(file, old, new, after=anchor)
    fault = next((each for each in pack.faults() if message in each), "")
    assert fault.startswith(f"{file}.toml:"), pack.faults()
    line = int(fault.split(":")[1])
    assert pack.text(file).splitlines()[line - 1].startswith("[")


# ---- decks of the wrong size ----


@pytest.mark.rule("WL-STORY-33", "WL-CHAR-14")
@pytest.mark.parametrize(
    ("file", "table", "left", "told"),
    [
        ("poker", "card", 51, "there is no"), ("fight", "card", 12, "0 fight cards of rank"),
        ("characters", "character", 11, "11 [[character]]: there must be at least 12"),
        ("stories", "story", 1, "1 [[story]]: there must be at least 2"),
        ("cattle", "token", 5, "5 green tokens: there must be one for each of 6"),
        ("tracks", "space", 17, "track has not one each"),
        ("legendary-tokens", "token", 1, "tokens: there must be at least 18"),
        ("editions", "edition", 2, "the edition 'french' is missing"),
        ("man-in-black", "difficulty", 2, "the difficulty 'hard' is missing"),
    ],
)  # fmt: skip
def test_a_whole_file_with_too_few_entries_is_refused(
    pack: Pack, file: str, table: str, left: int, told: str
) -> None:
    header = f"[[{table}]]\n"
    before, *entries = shipped(file).split(header)
    pack.write(file, before + "".join(header + entry for entry in entries[:left]))
    first = before.count("\n") + 1
    assert any(
        fault.startswith(f"{file}.toml:{first}: ") and told in fault for fault in pack.faults()
    ), pack.faults()


@pytest.mark.rule("WL-STORY-33")
@pytest.mark.parametrize("key", ["back", "reward", "spawn", "sheriff", "text", "name_fr"])
def test_a_story_with_incomplete_data_is_refused(pack: Pack, key: str) -> None:
    row = next(row for row in after("stories", 'id = "the-widow"') if row.startswith(f"{key} ="))
    line = pack.change("stories", row + "\n", "", after='id = "the-widow"')
    assert any(
        fault.endswith(f"the-widow: {key!r} is missing") and int(fault.split(":")[1]) < line
        for fault in pack.faults()
    )


@pytest.mark.rule("WL-CHAR-14")
@pytest.mark.parametrize("key", ["abilities", "places", "money", "items"])
def test_a_character_with_incomplete_data_is_refused(pack: Pack, key: str) -> None:
    row = next(row for row in after("characters", "bass-reeves") if row.startswith(f"{key} ="))
    pack.change("characters", row + "\n", "", after="bass-reeves")
    assert any(fault.endswith(f"bass-reeves: {key!r} is missing") for fault in pack.faults())


# ---- items and places ----


def test_a_weapon_needs_an_upgraded_side_and_a_hat_has_none(pack: Pack) -> None:
    pack.change("items", 'item_kind = "misc"', 'item_kind = "weapon"', after='id = "whiskey"')
    pack.change("items", 'item_kind = "weapon"', 'item_kind = "misc"', after='id = "rifle"')
    faults = " ".join(pack.faults())
    assert "whiskey: a weapon or mount needs an upgraded side" in faults
    assert "rifle: miscellaneous items have no upgraded side" in faults


def test_mounts_alone_have_a_movement(pack: Pack) -> None:
    pack.change("items", "cost = 40", "cost = 40\nmovement = 3", after='id = "rifle"')
    assert any("rifle: mounts have a 'movement'" in fault for fault in pack.faults())


def test_more_movement_is_no_movement_of_its_own(pack: Pack) -> None:
    """Whiskey may speed its owner up; only mounts say how fast one is."""
    faster = 'abilities = [\n  { kind = "passive", mods = [ { mod = "movement", add = 1 } ] },'
    pack.change("items", "abilities = [", faster, after='id = "whiskey"')
    assert pack.faults() == []
    pack.change("items", "add = 1", "set = 3", after='id = "whiskey"')
    assert any("whiskey: 'movement' and the modifier" in fault for fault in pack.faults())


def test_a_face_without_a_card_and_a_back_without_a_story_are_refused(pack: Pack) -> None:
    text = shipped("poker").replace('face = "wallop"', 'face = "shootout"')
    pack.write("poker", text)
    pack.write("stories", shipped("stories").replace('"back-showdown"\nr', '"back-scarred"\nr'))
    faults = " ".join(pack.faults())
    assert "wallop: no card has this face" in faults
    assert "back-showdown: no story has this back" in faults


def test_a_place_the_rules_speak_of_must_be_there(pack: Pack) -> None:
    pack.write("places", shipped("places").replace('id = "bank"', 'id = "vault"'))
    assert any("there is no place 'bank': rules speak of it" in fault for fault in pack.faults())


# ---- the board ----


def test_neighbours_go_both_ways(pack: Pack) -> None:
    old = '"darkrock-saloon-east", "darkrock-main-street", '
    pack.change("board-main", old, '"darkrock-saloon-east", ', after='id = "darkrock-bank"')
    street = shipped("board-main").index('id = "darkrock-main-street"')
    row = shipped("board-main").index("neighbours", street)
    line = shipped("board-main")[:row].count("\n") + 1
    assert pack.faults() == [
        f"board-main.toml:{line}: darkrock-main-street: 'darkrock-bank' is a neighbour, but not "
        "the other way round"
    ]


def test_a_space_no_way_leads_to_is_found(pack: Pack) -> None:
    text = shipped("board-main")
    lines = [
        'neighbours = ["spikes-view-1"]' if row == LONELY else row.replace(f', "{NAME}"', "")
        for row in text.splitlines()
    ]
    lines = [row.replace(f'"{NAME}", ', "") if "neighbours" in row else row for row in lines]
    pack.write("board-main", "\n".join(lines))
    assert any(f"{NAME}: no way leads here" in fault for fault in pack.faults())


NAME = "cliff-junction-10"
LONELY = next(row for row in after("board-main", f'id = "{NAME}"') if row.startswith("neighb"))


def test_an_outline_has_three_points(pack: Pack) -> None:
    row = next(row for row in after("board-main", BANK) if row.startswith("outline"))
    line = pack.change("board-main", row, "outline = [[1, 1], [2, 1], [2, 2]]", after=BANK)
    assert pack.faults() == []
    pack.change("board-main", "[[1, 1], [2, 1], [2, 2]]", "[[1, 1], [2, 1]]")
    what = "darkrock-bank: outline: an outline has at least three points"
    assert pack.faults() == [f"board-main.toml:{line}: {what}"]


def test_a_place_without_a_space_is_found(pack: Pack) -> None:
    pack.change("board-main", 'location = "bank"\n', "", after='id = "darkrock-bank"')
    text = shipped("places")
    line = text[: text.index("spaces = 1", text.index('id = "bank"'))].count("\n") + 1
    assert pack.faults() == [f"places.toml:{line}: bank: the board has 0 spaces of it instead of 1"]


def test_a_location_no_place_stands_for_is_found(pack: Pack) -> None:
    line = pack.change(
        "board-main", 'location = "mine"', 'location = "ranch"', after='id = "sunny-hills-mine"'
    )
    faults = pack.faults()
    # The region has a ranch already, which now has two spaces; its mine has none.
    assert [fault for fault in faults if "mine-sunny-hills: the board has 0 spaces" in fault]
    assert [fault for fault in faults if "ranch-blue: the board has 2 spaces" in fault]
    pack.change("board-main", 'location = "ranch"', 'location = "saloon"')
    what = "sunny-hills-mine: no place is a 'saloon' in 'sunny-hills'"
    assert f"board-main.toml:{line}: {what}" in pack.faults()


def test_a_place_lies_in_its_region(pack: Pack) -> None:
    pack.change("board-main", 'region = "darkrock"', 'region = "red-falls"', after=BANK)
    assert any("'bank' lies in 'darkrock'" in fault for fault in pack.faults())


# ---- files ----


def test_a_slip_in_the_writing_is_named_with_the_line_tomllib_gives(pack: Pack) -> None:
    line = pack.change("fight", 'label = "8"', 'label = "8', after='id = "fight-8"')
    (fault,) = pack.faults()
    assert fault.startswith(f"fight.toml:{line}: ")


def test_a_file_cut_short_is_named_with_its_last_line(pack: Pack) -> None:
    text = shipped("dice")
    pack.write("dice", text[: text.rindex("]")])
    (fault,) = pack.faults()
    assert fault.startswith(f"dice.toml:{text.count(chr(10))}: ")


def test_a_file_that_is_no_text_is_refused(pack: Pack) -> None:
    raw = shipped("dice").encode()
    start = raw.index(b"Gravel")
    (pack.folder / "dice.toml").write_bytes(raw[:start] + b"\xff\xfe" + raw[start:])
    line = raw[:start].count(b"\n") + 1
    assert pack.faults() == [f"dice.toml:{line}: this is not UTF-8 text"]


def test_an_empty_file_and_a_whole_one_without_its_tables_are_refused(pack: Pack) -> None:
    pack.write("dice", "# nothing\n")
    assert pack.faults() == ["dice.toml:1: the file is empty"]
    meta = shipped("dice").partition("[[face]]")[0]
    pack.write("dice", meta)
    assert pack.faults() == ["dice.toml:1: the table 'face' is missing"]


def test_an_unknown_table_is_refused(pack: Pack) -> None:
    pack.write("dice", shipped("dice") + "\n[[cube]]\nid = 1\n")
    line = shipped("dice").count("\n") + 2
    assert pack.faults() == [f"dice.toml:{line}: unknown table or key 'cube'"]


def test_entries_must_be_tables_in_an_array(pack: Pack) -> None:
    pack.write("dice", '[meta]\nfile = "dice"\nversion = 1\ndice = 2\nnuggets = 36\n[face]\n')
    assert "dice.toml:6: entries are written [[face]]" in pack.faults()
    pack.write("dice", "face = [1]\nmeta = 2\n")
    assert "dice.toml:1: 1 is no table of keys and values" in pack.faults()
    assert "dice.toml:2: 2 is no table of keys and values" in pack.faults()


def test_a_pack_of_strange_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="the folder holds no content file"):
        load_content(tmp_path)
    (tmp_path / "storys.toml").write_text("")
    with pytest.raises(ContentError, match=r"storys\.toml:1: no content file; these are: places,"):
        load_content(tmp_path)
    with pytest.raises(ContentError, match="there is no such file"):
        load_content(tmp_path / "dice.toml")


# ---- all at once ----


def test_all_faults_are_shown_in_the_order_of_files_and_lines(pack: Pack) -> None:
    two = pack.change("stories", 'back = "back', 'back = "front', after='id = "the-widow"')
    one = pack.change("poker", 'suit = "clubs"', 'suit = "coins"')
    three = pack.change("tracks", "row = 1", "row = 3")
    starts = [fault.split(": ")[0] for fault in pack.faults()]
    assert starts == [f"poker.toml:{one}", f"stories.toml:{two}", f"tracks.toml:{three}"]


def test_a_flood_of_faults_is_cut_off(pack: Pack) -> None:
    pack.write("poker", shipped("poker").replace('suit = "clubs"', 'suit = "coins"'))
    pack.write("stories", shipped("stories").replace("sheriff = ", "marshal = "))
    faults = pack.faults()
    assert len(faults) == MOST_SHOWN + 1
    assert faults[-1] == f"… and {13 + 2 * 40 - MOST_SHOWN} more"


def test_fifty_faults_are_all_shown() -> None:
    faults = Faults()
    for line in range(MOST_SHOWN):
        faults.add(0, "dice.toml", line, "odd")
        faults.add(0, "dice.toml", line, "odd")  # and each of them once
    assert faults.shown() == [f"dice.toml:{line}: odd" for line in range(MOST_SHOWN)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.slow
def test_whatever_is_cut_out_of_a_file_it_is_sound_or_refused(pack: Pack, file: str) -> None:
    """Lines lost at random: never anything but a content error that names the file."""
    chance = random.Random(file)
    lines = shipped(file).splitlines()
    for _ in range(4):
        start = chance.randrange(len(lines))
        cut = lines[:start] + lines[start + chance.randrange(1, 4) :]
        pack.write(file, "\n".join(cut))
        assert all(".toml:" in fault for fault in pack.faults())
