"""What entries of content files have in common."""

from __future__ import annotations

from tumbleweed.games.legends.vocabulary.forms import Form, Sort

ENTRY: dict[str, Sort] = {"id": "id", "source": "source"}
NAME: dict[str, Sort] = {"name": "prose", "name_fr": "prose"}
TEXT: dict[str, Sort] = {"text": "prose", "text_fr": "prose"}
REMARKS: dict[str, Sort] = {
    "notes": "prose",
    "house_parts": "remarks",
    "name_source": "source",
    "name_fr_source": "source",
}


def meta(needs: dict[str, Sort] | None = None) -> Form:
    return Form({"file": "prose", "version": "revision", **(needs or {})}, {"notes": "prose"})


def entry(*parts: dict[str, Sort], may: dict[str, Sort] | None = None) -> Form:
    needs = {key: sort for part in (ENTRY, *parts) for key, sort in part.items()}
    printings: dict[str, Sort] = {"printings": "printings"} if "text" in needs else {}
    return Form(needs, {**REMARKS, **printings, **(may or {})})


RANK: dict[str, Sort] = {"rank": "rank", "label": "label"}
SHAPE: dict[str, Sort] = {"outline": "outline", "neighbours": "spaces"}
TRACK: dict[str, Sort] = {**NAME, "row_lp": "three numbers"}
