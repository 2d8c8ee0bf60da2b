"""Responses of the main calls, as examples in the API description."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.version import ENGINE

QUESTION = {
    "id": "12.0.0",
    "prompt": {"message": "ask-answer", "args": {"seat": 1}, "rule": "GB-DEAL-10"},
    "options": ["refuse", "accept"],
    "default": "refuse",
}
SEAT = {
    "kind": "human",
    "person": "5f2b8c90d1e3a467",
    "name": "Dusty Rider",
    "level": None,
    "stand_in": None,
    "present": True,
    "bot_at": 1767225820,
}
TABLE = {
    "id": "k7wq3mx2ha5t",
    "status": "playing",
    "settings": {"game": "goat", "seats": [{"kind": "open"}, {"kind": "bot", "level": "thrifty"}]},
    "host": "5f2b8c90d1e3a467",
    "seats": [SEAT],
    "seed_hash": "b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9",
    "created_at": 1767225600.0,
    "started_at": 1767225660.0,
    "next": None,
    "orders": [],
}
PAYLOAD = {
    "is": "table",
    "app": ENGINE,
    "version": "3f9a51c07d2be846",
    "now": 1767225700.0,
    "revision": 14,
    "table": TABLE,
    "you": 0,
    "view": {"you": 0, "asked": [0], "number": 12},
    "decision": QUESTION,
    "sealed": [],
    "undo": {"reason": "undo-passed", "starts": []},
    "events": {"from": 31, "list": [{"key": "offered", "args": {"seat": 1, "to": 0}}]},
}


def answers(example: Any, what: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """For `responses` of a route."""
    content = {"application/json": {"example": example}}
    return {status: {"description": what, "content": content}}


SHOWN = answers(PAYLOAD, "The table as you see it.")
MADE = answers(PAYLOAD, "The new table as you see it.", 201)
STORED = answers({"revision": 15}, "It is done and stored.")

FILE: dict[str, Any] = {"type": "object", "description": "what `export` gives after the end"}
GAME_FILE: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": FILE}}}
}
