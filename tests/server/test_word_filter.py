"""Words that are not wanted: found in any dress, only as whole words; the host has the lists."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.town import GOAT, Town, Visitor, in_town, ok, refused
from tumbleweed.core.errors import UnknownName
from tumbleweed.server.app import create_app
from tumbleweed.server.settings import Settings
from tumbleweed.server.word_filter import PACKAGED, WordFilter, read_words, use_words, word_filter

LANGUAGES = ("en", "fr", "pt")


@pytest.fixture(autouse=True)
def the_packaged_lists() -> Iterator[None]:
    use_words("")
    yield
    use_words("")


# ---- what is found ----


@pytest.mark.parametrize("text", [
    "fuck", "FUCK", "Fuck!", "(fuck)", "fuuuuck", "f.u.c.k", "f-u_c*k", "fu\u200dck", "fück",
    "ｆｕｃｋ", "𝐟𝐮𝐜𝐤", "fuсk", "sh1t", "$hit", "sh!t", "4ssh0le", "n1gg3r", "niggers", "conn4rds",
    "ENCULÉ", "enculés", "caralhos", "cuzão", "what the fuck, Dan", "the_fuck_you", "merde… alors",
    "ρutain",
])  # fmt: skip
def test_a_listed_word_is_found_in_any_dress(text: str) -> None:
    assert word_filter().objects(text)
    assert "*" in word_filter().masked(text)


@pytest.mark.parametrize("text", [
    "Scunthorpe", "Penistone", "Cockburn", "Dick Turpin", "assassin", "classic", "cassette",
    "snigger", "niggardly", "shiitake", "raccoon", "therapist", "dispute", "computer", "réputé",
    "en retard", "à 5h17", "bitte", "une bite d’amarrage", "ele pede um cavalo", "pinto",
    "Pica-Pau", "deputado",
    "salopette", "con", "Essex", "shift", "sh", "a.s.s", "55,117", "négligé",
    "a chink in the armour", "Dyke Road", "cu", "Fukushima", "mers de glace", "",
])  # fmt: skip
def test_scunthorpe_passes(text: str) -> None:
    assert not word_filter().objects(text)
    assert word_filter().masked(text) == text


def test_only_the_word_is_covered() -> None:
    said = "Well, f.ú.c.k you, Dan: ½ of it is mine"
    assert word_filter().masked(said) == "Well, ******* you, Dan: ½ of it is mine"


def test_every_list_of_the_package_is_of_words_that_are_found() -> None:
    assert sorted(file.stem for file in PACKAGED.glob("*.txt")) == list(LANGUAGES)
    words = read_words(PACKAGED)
    assert len(words) > 80
    assert [word for word in words if not word_filter().objects(word.removesuffix("*"))] == []


def test_without_lists_nothing_is_unwanted() -> None:
    assert not WordFilter(()).objects("fuck")


# ---- the host's own ----


def test_the_host_has_the_lists(tmp_path: Path) -> None:
    (tmp_path / "house.txt").write_text("# Ours\nvarmint*\nGalán # a name\n")
    use_words(str(tmp_path))
    assert word_filter().masked("You varmints, fuck galan") == "You ********, fuck *****"


@pytest.mark.parametrize(("text", "fault"), [
    ("two words\n", "is not a word"), ("no\n", "three letters"), ("*\n", "is not a word"),
])  # fmt: skip
def test_a_faulty_list_stops_the_start(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "house.txt").write_text(text)
    with pytest.raises(UnknownName, match=fault):
        create_app(Settings(data=tmp_path, words=str(tmp_path)))


def test_a_folder_that_is_not_there_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="no folder"):
        use_words(str(tmp_path / "nowhere"))
    (tmp_path / "latin.txt").write_bytes(b"caf\xe9\n")
    with pytest.raises(UnknownName, match=r"latin\.txt"):
        use_words(str(tmp_path))


# ---- where it counts ----


@in_town()
async def test_a_name_with_such_a_word_is_refused(town: Town) -> None:
    ann = town.visitor()
    refused(await ann.patch("/api/me", {"name": "Sh1tty Ann"}), 422, "name-unfit")
    device = {**GOAT, "seats": [{"kind": "host", "name": "F.U.C.K"}, *GOAT["seats"][1:]]}
    refused(await ann.post("/api/tables", device), 422, "name-unfit")
    ok(await ann.patch("/api/me", {"name": "Ann of Scunthorpe"}))


async def heard(visitor: Visitor, table: str) -> list[str]:
    return [line["words"] for line in ok(await visitor.get(f"/api/tables/{table}/chat"))]


@in_town()
async def test_others_read_a_line_without_it(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    table = await ann.table()
    ok(await bob.call("PUT", f"/api/tables/{table}/seats/1"))
    said = {"words": "Oh fuck, the sheriff!", "after": -1}
    for _ in range(2):  # sent again it is the same line
        ok(await ann.post(f"/api/tables/{table}/say", said))
    assert await heard(ann, table) == ["Oh fuck, the sheriff!"]
    assert await heard(bob, table) == ["Oh ****, the sheriff!"]
    assert await heard(town.visitor(), table) == ["Oh ****, the sheriff!"]


# ---- slow talk ----


async def say(visitor: Visitor, table: str, **line: object) -> int:
    answer = await visitor.post(f"/api/tables/{table}/say", line or {"phrase": "howdy"})
    if answer.status_code == 429:
        refused(answer, 429, "too-soon")
        assert 0 < answer.json()["error"]["args"]["seconds"] <= 5
    return answer.status_code


@in_town()
async def test_at_listed_tables_everybody_talks_slowly(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    table = await ann.table({**GOAT, "listed": True})
    await bob.named("Bob")
    assert ok(await ann.get(f"/api/tables/{table}"))["table"]["settings"]["slow"] == 5
    assert [await say(ann, table), await say(ann, table), await say(bob, table)] == [200, 429, 200]
    again = {"phrase": "howdy", "after": -1}
    assert await say(ann, table, **again) == 200, "what has been stored is no new line"


@in_town()
async def test_friends_talk_as_they_like_and_hosts_choose(town: Town) -> None:
    ann = town.visitor()
    among_friends = await ann.table()
    fast = await ann.table({**GOAT, "listed": True, "slow": 0})
    slow = await ann.table({**GOAT, "slow": 2})
    for table, second in ((among_friends, 200), (fast, 200), (slow, 429)):
        assert [await say(ann, table), await say(ann, table)] == [200, second]
    too_slow = await ann.post("/api/tables", {**GOAT, "slow": 301})
    assert too_slow.status_code == 422
