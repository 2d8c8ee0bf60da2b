"""The shape of a forecast. It is for screens and no part of the view, nor of the state.

`web/src/games/legends/forecast.ts` is made from it (tools/view_types.py)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

# How a fight ends for the reader; of a fight of others, `other` won it; `again`: it starts over.
End = Literal["win", "lose", "other", "tie-win", "tie-lose", "tie-other", "again"]
Args = dict[str, Any]  # ts: Record<string, any>


class Said(TypedDict):
    """A message of the game."""

    message: str
    args: Args
    rule: NotRequired[str]


class Standing(TypedDict):
    """How a fight stands, or would stand after an option, if nobody does more."""

    values: list[int | None]  # the hero's, the rival's; None: a card nobody has turned up
    end: End | None  # None: the opposing card is hidden
    beats: int | None  # if it is: the highest card that is beaten, 0 for none
    open: list[int]  # other seats that may still answer
    says: Said
    may: Said | None  # who they are


class FightForecast(TypedDict):
    side: int | None  # the reader's, as in `values`; None: others fight
    now: Standing | None  # None: no card of the reader's side lies there
    ties: Said
    options: dict[str, Standing]  # those that make a difference


class PokerForecast(TypedDict):
    hand: str
    cards: list[str]
    beaten_by: list[str]  # hands that cards unknown to the reader could make, lowest first
    to_come: int  # common cards
    says: Said
    ties: Said
    options: dict[str, str]  # the best hand with that card


class Forecast(TypedDict):
    fight: FightForecast | None
    poker: PokerForecast | None
