"""Tables with an expansion: what cannot be is refused with a sentence, and nothing is made."""

from typing import Any

import pytest

from server.client import Json
from server.town import Town, in_town, refused

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"options": {"modules": "ante-up"}}, "is not a list of modules"),
    ({"options": {"modules": ["ante-down"]}}, "modules: there is no 'ante-down'"),
    ({"options": {"modules": ["blood-money"]}}, "modules: there is no 'blood-money'"),
    ({"options": {"modules": ["ante-up", "ante-up"]}}, "modules: ante-up is named twice"),
    ({"options": {"modules": ["ante-up"], "high_stakes": "yes"}}, "neither true nor false"),
    ({"options": {"high_stakes": True}}, "AU-HIGH-01"),
    ({"options": {"modules": ["ante-up"], "poker_faces": ["ace"]}}, "no alternate face 'ace'"),
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
