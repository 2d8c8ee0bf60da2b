"""Tables with an expansion: what cannot be is refused with a sentence, and nothing is made."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.client import Json
from server.town import Town, in_town, refused
from tumbleweed.server.app import create_app
from tumbleweed.server.settings import Settings

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"options": {"modules": "ante-up"}}, "is not a list of modules"),
    ({"options": {"modules": ["ante-down"]}}, "modules: there is no 'ante-down'"),
    ({"options": {"modules": ["blood-money"]}}, "modules: there is no 'blood-money'"),
    ({"options": {"modules": ["ante-up", "ante-up"]}}, "modules: ante-up is named twice"),
    ({"options": {"modules": ["ante-up"], "high_stakes": "yes"}}, "neither true nor false"),
    ({"options": {"high_stakes": True}}, "AU-HIGH-01"),
    ({"options": {"modules": ["ante-up"], "poker_faces": ["ace"]}}, "no alternate face 'ace'"),
    ({"options": {"modules": ["ante-up"], "poker_faces": "scout"}}, "is not a list of faces"),
    ({"options": {"modules": ["ante-up"], "poker_faces": ["scout"] * 2}}, "AU-COMP-06"),
    ({"options": {"poker_faces": ["scout"]}}, "none without ante-up"),
    ({"options": {"modules": [1]}}, "is not a list of modules"),
    ({"options": {"modules": ["ante-up"]}, "edition": "first"}, "AU-COMP-09"),
    ({"options": {"modules": ["ante-up"]}, "variants": ["first-game"]}, "AU-COMP-09"),
    ({"options": {"characters": ["pat-garrett", "billy-the-kid"]}}, "nobody is called"),
]


@pytest.mark.rule("AU-COMP-09")
@in_town()
async def test_bad_options_are_refused_and_nothing_is_created(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    table: Json = {"game": "legends", "seats": [{}, {}]}
    for options, words in REFUSED:
        answer = await visitor.post("/api/tables", {**table, **options})
        refused(answer, 422, "malformed")
        assert words in answer.text, answer.text
    assert (await visitor.get("/api/tables/mine")).json() == []
    assert (await visitor.get("/api/tables")).json() == []
    good = await visitor.post("/api/tables", {**table, "options": {"modules": ["ante-up"]}})
    assert good.status_code == 201, good.text


def test_a_lobby_is_told_what_a_module_is_and_what_it_does_not_go_with(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path, rates=False))
    with TestClient(app, "http://127.0.0.1:8000") as reader:
        games = reader.get("/api/games").json()["games"]
    assert games["goat"]["about_modules"] == {}
    (about,) = games["legends"]["about_modules"].values()
    assert about["name"] == {"en": "Ante Up", "fr": "Ante Up"}
    assert about["editions"] == ["revised"]
    assert about["without"] == ["first-game"]
    assert about["switches"] == ["high_stakes"]
    assert len(about["poker_faces"]) == 5
    assert all(face["text"]["fr"] for face in about["poker_faces"])


@in_town()
async def test_a_refusal_is_a_sentence_for_players(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    table = {"game": "legends", "seats": [{}, {}], "edition": "first"}
    answer = await visitor.post("/api/tables", {**table, "options": {"modules": ["ante-up"]}})
    said = "modules: the expansions are played by the revised rules (AU-COMP-09)"
    assert answer.json()["error"]["args"] == {"said": said}
    unread = await visitor.post("/api/tables", {"game": "legends"})
    assert unread.json()["error"]["args"] == {}


@in_town()
async def test_a_rematch_keeps_the_module(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    agreed = {"modules": ["ante-up"], "high_stakes": True, "poker_faces": ["scout"]}
    bot = {"kind": "bot", "level": "random"}
    made = await visitor.post(
        "/api/tables", {"game": "legends", "seats": [{}, bot], "options": agreed, "start": True}
    )
    table = made.json()["table"]["id"]
    await visitor.post(f"/api/tables/{table}/end")
    again = await visitor.post(f"/api/tables/{table}/rematch")
    assert again.status_code in (200, 201), again.text
    next_table = (await visitor.get(f"/api/tables/{again.json()['table']}")).json()["table"]
    assert next_table["settings"]["options"] == agreed
