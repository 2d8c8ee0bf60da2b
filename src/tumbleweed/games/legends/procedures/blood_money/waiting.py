"""Texts of the Story track that waited for the end of a fight or of gambling."""

from __future__ import annotations

from tumbleweed.core.frames import Verdict, done
from tumbleweed.games.legends.components.blood_money.story_track import read_waiting
from tumbleweed.games.legends.state.frames import ANNOUNCE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers import due


def read_on(s: LegendsState) -> Verdict:
    """They come in the place of what is over."""
    read_waiting(s)
    return ANNOUNCE.become(s) if due.anything_new(s) else done(s)
