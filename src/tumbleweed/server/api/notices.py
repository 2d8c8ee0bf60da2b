"""Notices: which channels a person wants, whether they work, and how to turn them off."""

from __future__ import annotations

import time
from dataclasses import replace
from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection
from starlette.responses import HTMLResponse

from tumbleweed.server.api.access import Anybody, ServicesDep, Somebody
from tumbleweed.server.api.notice_models import (
    Choices,
    DeliveryShown,
    MailAddress,
    MailCode,
    MailShown,
    NewDevice,
    OldDevice,
    PushKey,
    PushShown,
    Rhythms,
    Shown,
    Tested,
    TestOf,
    WebhookChoice,
    WebhookShown,
)
from tumbleweed.server.errors import Refused
from tumbleweed.server.notices import confirmation, jobs
from tumbleweed.server.notices.channels import push
from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.channels.mail import is_address
from tumbleweed.server.notices.deliveries import deliveries_of
from tumbleweed.server.notices.keys import public_half, push_key
from tumbleweed.server.notices.wishes import (
    WAYS,
    Addressee,
    Way,
    Wishes,
    keep_wishes,
    read_addressee,
    wishes_to_change,
)
from tumbleweed.server.notices.words import say, trial_notice
from tumbleweed.server.people.guests import Person
from tumbleweed.server.services import Services
from tumbleweed.server.tokens import digest

router = APIRouter(prefix="/api", tags=["notices"])

Token = Annotated[str, Query(max_length=100, pattern=r"^[A-Za-z0-9._-]*$")]
_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
OFF: dict[int | str, dict[str, Any]] = {
    "404": {"description": "The link is not good any more.", "content": {"text/html": {}}},
    "4XX": {"description": "Refused.", "content": _PROBLEM},
    "503": {"description": "It could not be stored; nothing has changed.", "content": _PROBLEM},
}


# ---- settings ----


@router.get("/me/notices")
async def show(services: ServicesDep, person: Anybody) -> Shown:
    """How you want to be notified when it is your turn."""
    return await services.store.read(_shown, services, person)


@router.put("/me/notices")
async def choose(services: ServicesDep, person: Somebody, choices: Choices) -> Shown:
    url = "" if choices.webhook is None else choices.webhook.url
    before = await services.store.read(_shown, services, person)
    if url and url != before.webhook.url:
        await services.rates.check("notices", person=person.id)
        await _callable(services, person.lang, url)
    await services.store.run(_choose, person.id, choices, time.time())
    return await services.store.read(_shown, services, person)


@router.get("/me/notices/log")
async def log(services: ServicesDep, person: Anybody) -> list[DeliveryShown]:
    """The latest notices to you and what became of them, of the last 30 days."""
    if person is None:
        return []
    found = await services.store.read(deliveries_of, person.id, person.lang, time.time())
    return [DeliveryShown(**vars(each)) for each in found]


@router.post("/me/notices/test")
async def test(services: ServicesDep, person: Somebody, asked: TestOf) -> Tested:
    """Send a test notice now and report the result. The channel need not be on."""
    await services.rates.check("notices", person=person.id)
    to, devices = await services.store.read(_tested, person.id)
    notice = trial_notice(to.lang, to.name, services.settings.public_url)
    try:
        await services.notices.carrier.send(asked.way, to, notice)
    except NotSent as fault:
        return Tested(sent=False, code=fault.code, message=_said(to.lang, fault))
    address = to.wishes.mail.address
    told = say(to.lang, f"sent-{asked.way}", count=devices, address=address)
    return Tested(sent=True, code="sent", message=told)


# ---- mail ----


@router.post("/me/notices/mail", status_code=202)
async def new_address(services: ServicesDep, person: Somebody, new: MailAddress) -> Shown:
    """Send a code to the address; nothing else is sent there until it is confirmed."""
    if not is_address(new.address):
        raise Refused(422, "bad-address", "That is not a mail address.")
    if not services.notices.carrier.mail.available:
        raise Refused(409, "no-mail-server", say(person.lang, "fault-no-mail-server"))
    await services.rates.check("mail-code", person=person.id)
    await services.rates.check("mail-code", person=digest(new.address.lower()))
    now = time.time()
    code = await services.store.run(confirmation.ask_to_confirm, person.id, new.address, now)
    try:
        await services.notices.carrier.mail.send_code(person.lang, new.address, code)
    except NotSent as fault:
        raise Refused(409, fault.code, _said(person.lang, fault)) from None
    return await services.store.read(_shown, services, person)


@router.post("/me/notices/mail/confirm")
async def confirm(services: ServicesDep, person: Somebody, typed: MailCode) -> Shown:
    if not await services.store.run(confirmation.confirm, person.id, typed.code, time.time()):
        raise Refused(409, "wrong-code", "That is not the code.")
    return await services.store.read(_shown, services, person)


@router.delete("/me/notices/mail", status_code=204)
async def no_address(services: ServicesDep, person: Somebody) -> None:
    """Forget the address."""
    await services.store.run(confirmation.forget_address, person.id)


@router.get("/notices/off", response_class=HTMLResponse, responses=OFF)
async def ask_off(services: ServicesDep, token: Token = "") -> HTMLResponse:
    """The page behind the link in every mail. It asks first: some mail programs open links."""
    to = await services.store.run(confirmation.owner_of, token)
    if to is None:
        return _page("en", say("en", "off-unknown"), 404)
    ask = say(to.lang, "off-ask", address=to.wishes.mail.address)
    return _page(to.lang, ask, 200, say(to.lang, "off-button"))


@router.post("/notices/off", response_class=HTMLResponse, responses=OFF)
async def off(services: ServicesDep, token: Token = "") -> HTMLResponse:
    """Turn mails off, by the link's token alone; mail programs do it by themselves (RFC 8058)."""
    to = await services.store.run(confirmation.turn_off, token)
    if to is None:
        return _page("en", say("en", "off-unknown"), 404)
    return _page(to.lang, say(to.lang, "off-done", address=to.wishes.mail.address), 200)


# ---- browsers ----


@router.get("/push-key")
async def push_public_key(services: ServicesDep) -> PushKey:
    """What a browser needs to subscribe."""
    return PushKey(key=public_half(await services.store.run(push_key)))


@router.post("/me/push", status_code=201)
async def add_device(services: ServicesDep, person: Somebody, new: NewDevice) -> Shown:
    """Send notices to this browser, too."""
    keys = new.keys.model_dump()
    if not push.usable_keys(keys):
        raise Refused(422, "bad-keys", "These are not the keys of a push subscription.")
    await services.rates.check("notices", person=person.id)
    await _callable(services, person.lang, new.endpoint)
    device = push.Subscription(new.endpoint, keys)
    await services.store.run(_add_device, person.id, device, time.time())
    return await services.store.read(_shown, services, person)


@router.delete("/me/push")
async def remove_device(services: ServicesDep, person: Somebody, old: OldDevice) -> Shown:
    await services.store.run(push.forget_device, old.endpoint, person.id)
    return await services.store.read(_shown, services, person)


# ---- within ----


async def _callable(services: Services, lang: str, url: str) -> None:
    """Refuse at once what would be refused at every delivery."""
    try:
        await services.notices.carrier.outside.check(url)
    except NotSent as fault:
        raise Refused(422, fault.code, _said(lang, fault)) from None


def _said(lang: str, fault: NotSent) -> str:
    return say(lang, f"fault-{fault.code}", **fault.args_said)


def _choose(connection: Connection, person_id: str, choices: Choices, now: float) -> None:
    wishes = wishes_to_change(connection, person_id)
    if choices.mail and not wishes.mail.address:
        raise Refused(409, "mail-unconfirmed", "Give a mail address and confirm it first.")
    hook = choices.webhook or WebhookChoice(url="", on=False)
    hours: dict[Way, int] = {way: getattr(choices.digest, way) for way in WAYS}
    keep_wishes(
        connection,
        person_id,
        replace(
            wishes,
            delay=choices.delay,
            push=choices.push,
            mail=replace(wishes.mail, on=choices.mail),
            webhook=wishes.webhook.to(hook.url, hook.on),
            rhythms={way: replace(wishes.rhythm(way), hours=hours[way]) for way in WAYS},
        ),
    )
    for way in WAYS:
        if hours[way] < wishes.rhythm(way).hours:
            jobs.release(connection, person_id, way, now)


def _add_device(
    connection: Connection, person_id: str, device: push.Subscription, now: float
) -> None:
    push.keep_device(connection, person_id, device, now)
    wishes = wishes_to_change(connection, person_id)
    keep_wishes(connection, person_id, replace(wishes, push=True))


def _tested(connection: Connection, person_id: str) -> tuple[Addressee, int]:
    person = read_addressee(connection, person_id)
    if person is None:
        raise Refused(404, "no-person", "You are not known here any more.")
    return person, push.count_devices(connection, person_id)


def _shown(connection: Connection, services: Services, person: Person | None) -> Shown:
    found = None if person is None else read_addressee(connection, person.id)
    wishes = Wishes() if found is None else found.wishes
    devices = 0 if found is None else push.count_devices(connection, found.id)
    hook, mail = wishes.webhook, wishes.mail
    available = services.notices.carrier.mail.available
    return Shown(
        delay=wishes.delay,
        house_delay=services.settings.notice_after,
        push=PushShown(on=wishes.push, devices=devices),
        mail=MailShown(available=available, on=mail.on, address=mail.address, waiting=mail.asked),
        webhook=WebhookShown(on=hook.on, url=hook.url, secret=hook.secret),
        calendar=bool(wishes.calendar),
        digest=Rhythms.model_validate({way: wishes.rhythm(way).hours for way in WAYS}),
    )


def _page(lang: str, text: str, status: int, button: str = "") -> HTMLResponse:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    title = escape(say(lang, "off-title"))
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    view = '<meta name="viewport" content="width=device-width">'
    return HTMLResponse(f"{head}{view}<h1>{title}</h1><p>{escape(text)}</p>{form}", status)
