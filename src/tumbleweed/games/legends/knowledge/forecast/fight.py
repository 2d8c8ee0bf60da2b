"""The forecast of a fight: heist, bandit, arrest and all others."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.decision import Option
from tumbleweed.core.frames import Procedure
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.fight import (
    against_npc,
    fight_card_laid,
    npc_player,
    seat_on,
)
from tumbleweed.games.legends.knowledge.forecast.forecast import (
    End,
    FightForecast,
    Said,
    Standing,
)
from tumbleweed.games.legends.knowledge.forecast.hidden import worth
from tumbleweed.games.legends.knowledge.forecast.play_out import (
    Outcome,
    played_out,
    played_out_after,
)
from tumbleweed.games.legends.knowledge.forecast.said import said
from tumbleweed.games.legends.knowledge.forecast.ties import fight_ties
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FIGHTS, HERO_SIDE, RIVAL_SIDE
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.options import DECLINE

LABELS: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}


def undecided(s: LegendsState) -> bool:
    """A fight is going on whose result is still open."""
    return s.fight.type != NONE and s.fight.winner == NONE


class FightForecaster:
    def __init__(self, procedures: list[Procedure], world: LegendsState, seat: int) -> None:
        self.procedures = procedures
        self.world = world
        self.seat = seat
        self.side = side_of(world, seat)
        self.fights = seat in (world.fight.hero, world.fight.rival)

    def forecast(self, offer: list[Option]) -> FightForecast:
        opened = bool(self.world.fight.open)
        now = self._open(played_out(self.procedures, self.world), None) if opened else self._laid()
        options = self._after(offer, now) if opened and now else self._hidden(offer)
        ties = fight_ties(self.world, self.side if self.fights else None)
        return {"side": self.side, "now": now, "ties": ties, "options": options}

    # ---- once the cards are revealed ----

    def _after(self, offer: list[Option], now: Standing) -> dict[str, Standing]:
        """All of them, or none if nothing depends on the answer."""
        found = {
            each.key: self._open(
                played_out_after(self.procedures, self.world, self.seat, each.index), now
            )
            for each in offer
        }
        known = (now["values"], now["end"])
        return found if any((s["values"], s["end"]) != known for s in found.values()) else {}

    def _open(self, outcome: Outcome, before: Standing | None) -> Standing:
        end = self._end(outcome)
        others = [seat for seat in outcome.asked if seat != self.seat]
        args = {"end": end, "who": self._who(outcome.winner)}
        says = said("forecast-end" if before else "forecast-now", args)
        if before and outcome.values != before["values"] and not outcome.again:
            change = changed(before["values"], outcome.values)
            says = said("forecast-change", {**args, "change": change})
        return standing(outcome.values, end, says, others)

    def _end(self, outcome: Outcome) -> End:
        if outcome.again:
            return "again"
        tie = outcome.values[0] == outcome.values[1]
        if not self.fights:  # nor does who plays the NPC win or lose
            return "tie-other" if tie else "other"
        if outcome.winner == self.side:
            return "tie-win" if tie else "win"
        return "tie-lose" if tie else "lose"

    def _who(self, side: int) -> str | None:
        if side == NONE:
            return None
        seat = seat_on(self.world, side)
        return f"fight:{FIGHTS[self.world.fight.type]}" if seat == NONE else f"seat:{seat}"

    # ---- before ----

    def _laid(self) -> Standing | None:
        """The reader's own card lies face down."""
        if self.side is None:
            return None
        card = laid_on(self.world, self.side)
        return None if card == NONE else self._card(self.side, card, "forecast-laid")

    def _hidden(self, offer: list[Option]) -> dict[str, Standing]:
        found: dict[str, Standing] = {}
        for each in offer:
            if self.side is None:
                break
            if opt.LAY.has(self.world, each.index):
                found[each.key] = self._card(self.side, opt.LAY.member(self.world, each.index))
            elif opt.NPC.has(self.world, each.index):
                found[each.key] = self._card(RIVAL_SIDE, opt.NPC.member(self.world, each.index))
            elif each.index == DECLINE:
                found[each.key] = declined()
        return found

    def _card(self, side: int, card: int, key: str = "forecast-beats") -> Standing:
        known = worth(self.world, side, card)
        values: list[int | None] = [None, None]
        values[side] = known.value
        says = said(key, {"value": known.value, "card": label(known.beats)})
        return standing(values, None, says, beats=known.beats)


def side_of(s: LegendsState, seat: int) -> int | None:
    """On which side the seat is: a fighter, or who plays the NPC's cards (WL-CLAR-10)."""
    if seat == s.fight.hero:
        return HERO_SIDE
    plays_npc = against_npc(s) and not s.compiled.house_chooses and seat == npc_player(s)
    return RIVAL_SIDE if seat == s.fight.rival or plays_npc else None


def laid_on(s: LegendsState, side: int) -> int:
    if side == RIVAL_SIDE and fight_card_laid(s):
        return s.npc_card
    return s.laid[2 * seat_on(s, side)]


def declined() -> Standing:
    """Who declines loses (WL-FIGHT-14)."""
    says = said("forecast-end", {"end": "lose", "who": None})
    return standing([None, None], "lose", says)


def standing(
    values: list[int | None],
    end: End | None,
    says: Said,
    others: list[int] | None = None,
    beats: int | None = None,
) -> Standing:
    seats = [f"seat:{seat}" for seat in others or []]
    return {
        "values": values,
        "end": end,
        "beats": beats,
        "open": others or [],
        "says": says,
        "may": said("forecast-open", {"who": seats}) if seats else None,
    }


def label(rank: int) -> str:
    """As printed on cards."""
    return "none" if not rank else LABELS.get(rank, str(rank))


def changed(before: list[int | None], after: list[int | None]) -> str:
    """`13 → 11`; with both values where both differ."""
    differ = [i for i in range(2) if before[i] != after[i]]
    if len(differ) == 1:
        return f"{before[differ[0]]} → {after[differ[0]]}"
    return f"{before[0]} – {before[1]} → {after[0]} – {after[1]}"
