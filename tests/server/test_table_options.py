"""What a table may not agree on is refused in the engine's own words, with the rule."""

from server.town import Town, in_town, refused

OUTLAWS = ["annie-oakley", "billy-the-kid", "bass-reeves"]


@in_town()
async def test_nobody_can_be_first_before_the_most_wanted(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    table = {"game": "legends", "seats": [{}, {}, {}]}
    options = {"characters": OUTLAWS, "first_player": 0}
    answer = await visitor.post("/api/tables", {**table, "options": options})
    refused(answer, 422, "malformed")
    assert "WL-SETUP-45" in answer.text
    agreed = await visitor.post("/api/tables", {**table, "options": {**options, "first_player": 1}})
    assert agreed.status_code == 201, agreed.text
