"""Seat links: one seat, one table, one holder; and how they could be abused."""

import asyncio
import re
from xml.etree import ElementTree

from server.town import GOAT, HOME, Json, Town, Visitor, in_town, ok, refused, token_in
from tumbleweed.server.people.links import MadeLink, qr_code
from tumbleweed.server.store import schema
from tumbleweed.server.tables.seat_keys import Key
from tumbleweed.server.tokens import digest, new_token

OPEN = "/api/links/open"


async def open_link(visitor: Visitor, link: Json) -> Json:
    answer: Json = ok(await visitor.post(OPEN, {"token": token_in(link)}))
    assert answer.pop("invites") is link["invites"]
    return answer


async def three(town: Town) -> tuple[Visitor, Visitor, Visitor]:
    ann, bob, eve = town.visitor(), town.visitor(), town.visitor()
    await ann.named("Ann")
    await bob.named("Bob")
    await eve.named("Eve")
    return ann, bob, eve


# ---- invitations ----


@in_town()
async def test_a_link_carries_its_token_in_the_fragment_and_shows_it_once(town: Town) -> None:
    ann, *_ = await three(town)
    table = await ann.table()
    link = await ann.link(table, 1)
    assert re.fullmatch(re.escape(f"{HOME}/#seat=") + "[A-Za-z0-9_-]{43}", link["url"])
    [stored] = town.rows(schema.links)
    assert stored.token_hash == digest(token_in(link))
    listed = ok(await ann.get(f"/api/tables/{table}/seats/1/links"))
    kept = {key: value for key, value in link.items() if key not in ("url", "qr")}
    assert listed == [kept]
    assert kept["invites"] is True
    assert kept["used"] is False


@in_town()
async def test_the_qr_code_is_a_picture_and_nothing_else(town: Town) -> None:
    ann, *_ = await three(town)
    link = await ann.link(await ann.table(), 1)
    picture = ElementTree.fromstring(link["qr"])
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert {child.tag.rpartition("}")[2] for child in picture.iter()} == {"svg", "g", "path"}
    other = await ann.link(await ann.table(), 1)
    assert other["qr"] != link["qr"]


@in_town()
async def test_the_table_itself_has_a_code_with_its_address(town: Town) -> None:
    ann, bob, _ = await three(town)
    table = await ann.table()
    drawn = await bob.get(f"/api/tables/{table}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text == qr_code(f"{HOME}/#table={table}")
    refused(await bob.get("/api/tables/nosuchtable2/qr.svg"), 404, "no-table")


@in_town()
async def test_a_stranger_with_an_invitation_takes_the_seat(town: Town) -> None:
    ann, bob, _ = await three(town)
    table = await ann.table()
    new = town.visitor()  # has no cookie yet
    link = await ann.link(table, 1)
    assert await open_link(new, link) == {"table": table, "seat": 1, "yours": True}
    assert await new.seat(table) == 1
    seat = ok(await bob.get(f"/api/tables/{table}"))["table"]["seats"][1]
    assert (seat["kind"], seat["person"]) == ("human", (await new.me())["id"])
    assert ok(await ann.get(f"/api/tables/{table}/seats/1/links"))[0]["used"] is True


@in_town()
async def test_a_link_is_for_whoever_opens_it_first(town: Town) -> None:
    ann, bob, eve = await three(town)
    table = await ann.table()
    link = await ann.link(table, 1)
    await open_link(bob, link)
    assert await open_link(bob, link) == {"table": table, "seat": 1, "yours": True}  # comes back
    refused(await eve.post(OPEN, {"token": token_in(link)}), 409, "link-used")
    assert await eve.seat(table) is None
    assert await bob.seat(table) == 1


@in_town()
async def test_of_two_who_open_a_link_at_once_one_gets_the_seat(town: Town) -> None:
    ann, bob, eve = await three(town)
    table = await ann.table()
    body = {"token": token_in(await ann.link(table, 1))}
    answers = await asyncio.gather(bob.post(OPEN, body), eve.post(OPEN, body))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


@in_town()
async def test_the_host_does_not_see_through_an_invitation(town: Town) -> None:
    """The host knows the token; it must not open what the guest holds."""
    ann, bob, _ = await three(town)
    table = await ann.table()
    link = await ann.link(table, 1)
    await open_link(bob, link)
    refused(await ann.post(OPEN, {"token": token_in(link)}), 409, "link-used")
    spy = town.visitor()
    refused(await spy.post(OPEN, {"token": token_in(link)}), 409, "link-used")
    program = town.visitor(Authorization=f"Bearer {token_in(link)}")
    refused(await program.get(f"/api/tables/{table}"), 403, "no-link")


@in_town()
async def test_a_link_of_one_table_opens_no_other(town: Town) -> None:
    ann, bob, _ = await three(town)
    first, second = await ann.table(), await bob.table()
    own = await ann.link(first, 0)
    program = town.visitor(Authorization=f"Bearer {token_in(own)}")
    assert await program.seat(first) == 0
    refused(await program.get(f"/api/tables/{second}"), 403, "no-link")


@in_town()
async def test_only_the_host_invites_and_only_to_seats_without_a_player(town: Town) -> None:
    ann, bob, eve = await three(town)
    table = await ann.table()
    await open_link(bob, await ann.link(table, 1))
    path = f"/api/tables/{table}/seats/{{}}/links"
    refused(await ann.post(path.format(1)), 409, "seat-taken")
    refused(await bob.post(path.format(2)), 403, "not-yours")
    refused(await eve.post(path.format(2)), 403, "not-yours")
    refused(await town.visitor().post(path.format(2)), 403, "not-yours")
    refused(await eve.get(path.format(2)), 403, "not-yours")
    refused(await ann.post(path.format(5)), 404, "no-seat")
    refused(await ann.post(path.format(9)), 422, "malformed")
    refused(await ann.post("/api/tables/nosuchtable1/seats/0/links"), 404, "no-table")


@in_town()
async def test_nobody_takes_two_seats(town: Town) -> None:
    ann, bob, _ = await three(town)
    table = await ann.table()
    invitation = await ann.link(table, 1)
    refused(await ann.post(OPEN, {"token": token_in(invitation)}), 409, "sits-already")
    await open_link(bob, invitation)
    own = await bob.link(table, 1)
    refused(await ann.post(OPEN, {"token": token_in(own)}), 409, "sits-already")


@in_town()
async def test_a_seat_taken_otherwise_is_not_given_to_a_late_guest(town: Town) -> None:
    """Nor does an invitation become a key to the host who sat down there."""
    ann, bob, eve = await three(town)
    table = await ann.table({"game": "goat", "seats": [{}, {}, {}], "sit": False})
    first, second = await ann.link(table, 0), await ann.link(table, 1)
    ok(await ann.call("PUT", f"/api/tables/{table}/seats/0"))
    ok(await eve.call("PUT", f"/api/tables/{table}/seats/1"))
    refused(await bob.post(OPEN, {"token": token_in(first)}), 409, "seat-taken")
    refused(await bob.post(OPEN, {"token": token_in(second)}), 409, "seat-taken")
    assert await bob.seat(table) is None
    program = town.visitor(Authorization=f"Bearer {token_in(first)}")
    refused(await program.get(f"/api/tables/{table}"), 403, "no-link")


@in_town()
async def test_an_invitation_to_a_game_that_is_over_is_refused(town: Town) -> None:
    ann, bob, _ = await three(town)
    table = await ann.table({**GOAT, "start": True, "fill": "random"})
    link = await ann.link(table, 1)
    ok(await ann.post(f"/api/tables/{table}/end"))
    refused(await bob.post(OPEN, {"token": token_in(link)}), 409, "over")


@in_town()
async def test_tokens_that_open_nothing(town: Town) -> None:
    visitor = town.visitor()
    for token in ("", "x", new_token(), new_token()[:-1], "x" * 150, "\u202e", "' OR 1=1 --"):
        refused(await visitor.post(OPEN, {"token": token}), 404, "no-link")
    refused(await visitor.post(OPEN, {"token": "x" * 300}), 422, "malformed")
    refused(await visitor.post(OPEN, {"token": None}), 422, "malformed")
    assert visitor.token is None  # and nobody becomes a guest by trying
    assert town.count(schema.people) == 0


@in_town(rates=True)
async def test_trying_tokens_is_slowed_down(town: Town) -> None:
    visitor = town.visitor()
    statuses = [(await visitor.post(OPEN, {"token": new_token()})).status_code for _ in range(35)]
    assert statuses[:30] == [404] * 30
    assert set(statuses[30:]) == {429}


# ---- a player's own links ----


@in_town()
async def test_a_player_shares_the_seat_with_another_device(town: Town) -> None:
    ann, *_ = await three(town)
    phone = town.visitor()
    table = await ann.table()
    link = await ann.link(table, 0)
    assert link["invites"] is False
    assert await open_link(ann, link) == {"table": table, "seat": 0, "yours": True}  # trying it out
    assert await open_link(phone, link) == {"table": table, "seat": 0, "yours": True}
    assert await ann.seat(table) == await phone.seat(table) == 0
    assert (await phone.me())["id"] != (await ann.me())["id"]  # the seat, and nothing else
    refused(await town.visitor().post(OPEN, {"token": token_in(link)}), 409, "link-used")
    refused(await phone.post(f"/api/tables/{table}/seats/0/links"), 403, "not-yours")


@in_town()
async def test_one_of_several_seats_at_one_device_goes_to_a_phone(town: Town) -> None:
    ann, phone = town.visitor(), town.visitor()
    seats = [{"kind": "host", "name": name} for name in ("Ann", "Bob", "Cal")]
    table = await ann.table({"game": "goat", "seats": seats, "sit": False})
    link = await ann.link(table, 1)
    assert link["invites"] is False
    assert await open_link(ann, link) == {"table": table, "seat": 1, "yours": True}
    await open_link(phone, link)
    assert await phone.seat(table) == 1
    assert ok(await ann.get(f"/api/tables/{table}?as=1"))["you"] == 1


@in_town()
async def test_revoking_locks_the_other_device_out_at_once(town: Town) -> None:
    ann, *_ = await three(town)
    phone = town.visitor()
    table = await ann.table()
    link = await ann.link(table, 0)
    program = town.visitor(Authorization=f"Bearer {token_in(link)}")
    await open_link(phone, link)
    assert await program.seat(table) == 0
    ok(await ann.delete(f"/api/tables/{table}/seats/0/links/{link['id']}"))
    assert await phone.seat(table) is None
    refused(await program.get(f"/api/tables/{table}"), 403, "no-link")
    refused(await phone.post(OPEN, {"token": token_in(link)}), 404, "no-link")
    assert await ann.seat(table) == 0


@in_town()
async def test_a_key_dies_with_its_makers_seat(town: Town) -> None:
    ann, bob, eve = await three(town)
    table = await ann.table()
    await open_link(bob, await ann.link(table, 1))
    link = await bob.link(table, 1)
    ok(await bob.delete(f"/api/tables/{table}/seats/1"))
    ok(await eve.call("PUT", f"/api/tables/{table}/seats/1"))
    program = town.visitor(Authorization=f"Bearer {token_in(link)}")
    refused(await program.get(f"/api/tables/{table}"), 403, "no-link")
    refused(await bob.post(OPEN, {"token": token_in(link)}), 404, "no-link")
    assert await eve.seat(table) == 1


@in_town()
async def test_a_program_plays_by_its_token_alone(town: Town) -> None:
    ann, *_ = await three(town)
    table = await ann.table({**GOAT, "start": True, "fill": "random"})
    link = await ann.link(table, 0)
    program = town.visitor(Authorization=f"Bearer {token_in(link)}")
    del program.http.headers["Origin"]
    answer = await program.post(f"/api/tables/{table}/say", {"phrase": "howdy"})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    bad = town.visitor(Authorization=f"Bearer {new_token()}")
    del bad.http.headers["Origin"]
    refused(await bad.post(f"/api/tables/{table}/say", {"phrase": "howdy"}), 403, "no-link")


# ---- revoking ----


@in_town()
async def test_only_who_made_a_link_revokes_it(town: Town) -> None:
    ann, bob, eve = await three(town)
    table = await ann.table()
    link = await ann.link(table, 1)
    path = f"/api/tables/{table}/seats/1/links/{link['id']}"
    for visitor in (bob, eve):
        refused(await visitor.delete(path), 404, "no-link")
    refused(await town.visitor().delete(path), 403, "not-yours")
    await open_link(bob, link)
    refused(await bob.delete(path), 404, "no-link")
    assert town.count(schema.links) == 1


@in_town()
async def test_an_invitation_revoked_before_it_is_opened(town: Town) -> None:
    ann, bob, _ = await three(town)
    table = await ann.table()
    link = await ann.link(table, 1)
    ok(await ann.delete(f"/api/tables/{table}/seats/1/links/{link['id']}"))
    refused(await bob.post(OPEN, {"token": token_in(link)}), 404, "no-link")


@in_town()
async def test_revoking_unseats_if_asked_and_only_before_the_start(town: Town) -> None:
    ann, bob, _ = await three(town)
    table = await ann.table()
    first = await ann.link(table, 1)
    path = f"/api/tables/{table}/seats/1/links/"
    await open_link(bob, first)
    ok(await ann.delete(path + first["id"]))
    assert await bob.seat(table) == 1  # keeps the seat
    ok(await bob.delete(f"/api/tables/{table}/seats/1"))
    second = await ann.link(table, 1)
    await open_link(bob, second)
    ok(await ann.delete(path + second["id"] + "?unseat=true"))
    assert await bob.seat(table) is None
    third = await ann.link(table, 1)
    await open_link(bob, third)
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    refused(await ann.delete(path + third["id"] + "?unseat=true"), 409, "started")
    assert await bob.seat(table) == 1
    assert town.count(schema.links) == 1  # nothing was changed by the refusal


@in_town()
async def test_a_seat_has_ten_links_at_most(town: Town) -> None:
    ann, *_ = await three(town)
    table = await ann.table()
    for _ in range(10):
        await ann.link(table, 1)
    refused(await ann.post(f"/api/tables/{table}/seats/1/links"), 409, "too-many-links")
    await ann.link(table, 0)


@in_town(public_url="https://play.example/west/")
async def test_links_lead_to_the_public_address_whatever_a_request_says(town: Town) -> None:
    """No open redirect and no poisoned link by a Host header."""
    ann = town.visitor(Host="evil.example")
    table = await ann.table()
    link = ok(await ann.post(f"/api/tables/{table}/seats/1/links"))
    assert link["url"].startswith("https://play.example/west/#seat=")


def test_tokens_do_not_show_in_a_repr() -> None:
    key = Key("f" * 64, "k7wq3mx2ha5t", 1, True, "ann", None, 0.0)
    made = MadeLink(key, "https://play.example/#seat=secret", "<svg>secret</svg>")
    assert "secret" not in repr(made)
    assert "ffff" not in repr(made)


# ---- mutes ----


@in_town()
async def test_muting_and_hearing_again(town: Town) -> None:
    ann, bob, _ = await three(town)
    bobs = (await bob.me())["id"]
    for _ in range(2):  # twice is once
        assert (await ann.post(f"/api/mutes/{bobs}")).status_code == 204
    assert ok(await ann.get("/api/mutes")) == [bobs]
    assert ok(await bob.get("/api/mutes")) == []
    assert (await ann.delete(f"/api/mutes/{bobs}")).status_code == 204
    assert ok(await ann.get("/api/mutes")) == []


@in_town()
async def test_mutes_that_make_no_sense(town: Town) -> None:
    ann, *_ = await three(town)
    refused(await ann.post(f"/api/mutes/{(await ann.me())['id']}"), 422, "mute-self")
    refused(await ann.post("/api/mutes/nobody"), 404, "no-person")
    refused(await ann.post(f"/api/mutes/{'x' * 30}"), 422, "malformed")
    assert ok(await town.visitor().get("/api/mutes")) == []
