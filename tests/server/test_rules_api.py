"""The rules over HTTP: the guide, what is found, a statement with its chapter."""

from server.town import Town, in_town, ok, refused


@in_town()
async def test_the_guide_of_a_printing(town: Town) -> None:
    reader = town.visitor()
    pages = ok(await reader.get("/api/rules/guide?game=legends&edition=french&lang=fr"))
    heist = next(page for page in pages if page["chapter"] == "WL-HEIST")
    assert heist["title"] == "L’attaque de banque"
    assert ["WL-HEIST-11"] in [line["rules"] for line in heist["do"]]
    assert ["WL-HEIST-10"] not in [line["rules"] for line in heist["do"]]
    english = ok(await reader.get("/api/rules/guide?game=legends&lang=pt"))
    assert english == ok(await reader.get("/api/rules/guide?game=legends"))


@in_town()
async def test_a_search_names_the_chapter_first(town: Town) -> None:
    found = ok(await town.visitor().get("/api/rules?game=legends&words=poker&edition=first"))
    assert found["chapters"][0] == "WL-POKER"
    assert found["rules"][0]["id"] == "WL-POKER-01"
    assert all("first" in rule["editions"] for rule in found["rules"])
    nothing = ok(await town.visitor().get("/api/rules?game=goat&words=xyzzy"))
    assert nothing == {"chapters": [], "rules": []}


@in_town()
async def test_a_chapter_holds_what_the_printing_says_and_what_was_asked_for(town: Town) -> None:
    reader = town.visitor()
    chapter = ok(await reader.get("/api/rules/WL-HEIST-11?edition=revised"))
    ids = [rule["id"] for rule in chapter]
    assert "WL-HEIST-11" in ids  # of another printing, but it was asked for
    assert "WL-HEIST-05" not in ids
    assert len(ok(await reader.get("/api/rules/WL-HEIST-11"))) > len(ids)


@in_town()
async def test_what_is_not_there_is_refused(town: Town) -> None:
    reader = town.visitor()
    refused(await reader.get("/api/rules/guide?edition=second"), 422, "no-edition")
    refused(await reader.get("/api/rules/WL-NOWHERE-01"), 404, "no-rule")
    assert (await reader.get("/api/rules/guide?game=chess")).status_code == 422
