"""Every error response has one shape: `{"error": {"code", "message", "args"}}`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import (
    RequestValidationError,
    ValidationException,
    WebSocketRequestValidationError,
)
from pydantic import ValidationError
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tumbleweed.core.errors import IllegalChoice, StaleChoice, TumbleweedError, UndoRefused
from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.errors import Refused, StoreTrouble
from tumbleweed.server.guard.headers import security_headers
from tumbleweed.server.guard.request_ids import HEADER
from tumbleweed.server.watch.request import current_id

log = logging.getLogger(__name__)
LONGEST = 300  # characters of the input quoted in a message
NOT_STORED = "It could not be stored, so nothing has changed. Try again in a moment."
UNSURE = "The database cannot be reached. Look in a moment whether it was stored."


def refusal(fault: Exception) -> Refused:
    """The error response for an exception; a host is told of what is nobody's mistake."""
    said = said_of(fault)
    if isinstance(fault, StoreTrouble):
        log.error("%s", fault)
    elif isinstance(fault, IntegrityError):
        log.warning("gone meanwhile: %s", described(fault))
    elif said.code == "fault":
        log.error("unexpected: %s", described(fault))
    return said


def said_of(fault: Exception) -> Refused:
    if isinstance(fault, Refused):
        return fault
    if isinstance(fault, StoreTrouble):
        return Refused(503, f"store-{fault.kind}", NOT_STORED if fault.kind != "down" else UNSURE)
    if isinstance(fault, StaleChoice):
        return Refused(409, "stale-choice", _short(fault))
    if isinstance(fault, IllegalChoice):
        return Refused(409, "illegal-choice", _short(fault))
    if isinstance(fault, UndoRefused):
        return Refused(409, fault.reason, _short(fault))
    if isinstance(fault, ValidationException | ValidationError):
        return _malformed(fault.errors()[0])
    if isinstance(fault, HTTPException):
        return Refused(fault.status_code, f"http-{fault.status_code}", str(fault.detail))
    if isinstance(fault, IntegrityError):  # a person or a table was deleted meanwhile
        return Refused(409, "gone", "Something that belongs to it is not there any more.")
    if isinstance(fault, TumbleweedError):
        return Refused(422, "refused", _short(fault))
    return Refused(500, "fault", "That is a fault of the server; it has been noted.")


def _malformed(first: Mapping[str, Any]) -> Refused:
    """`said` is a sentence for players, where the game itself refuses."""
    place = ".".join(str(part) for part in first.get("loc", ()))
    text = f"{place}: {first.get('msg', 'not understood')}"[:LONGEST]
    said = first.get("ctx", {}).get("error") if first.get("type") == "value_error" else None
    return Refused(422, "malformed", text, **({"said": _short(said)} if said else {}))


def _short(fault: Exception) -> str:
    return str(fault)[:LONGEST]


async def answer(request: Request, fault: Exception) -> Response:
    said = refusal(fault)
    headers = dict(getattr(fault, "headers", None) or {})
    if said.status == 503:
        headers["Retry-After"] = "2"
    if said.status == 500:  # answered outside of all middleware
        headers |= security_headers(request.app.state.services.settings)
        headers[HEADER] = current_id()
    body = orjson.dumps(said.to_json())
    return Response(body, said.status, headers, "application/json")


def answer_errors(app: FastAPI) -> None:
    kinds = (TumbleweedError, ValidationException, HTTPException, IntegrityError, Exception)
    for kind in kinds:
        app.add_exception_handler(kind, answer)
    for kind in (RequestValidationError, WebSocketRequestValidationError):
        app.add_exception_handler(kind, answer)  # instead of FastAPI's own
