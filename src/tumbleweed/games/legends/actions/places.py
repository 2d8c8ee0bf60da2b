"""What can be done at the locations, one record for each action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions import needs
from tumbleweed.games.legends.actions.reasons.shop import outside_reasons
from tumbleweed.games.legends.actions.record import HERE, Action, Requirement
from tumbleweed.games.legends.components.decks.cattle import acquire, ranch_color
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.components.player.goods import (
    doctor_price,
    gain_lp,
    gain_money,
    heal,
    spend,
)
from tumbleweed.games.legends.components.player.shopping import ANY_MODE
from tumbleweed.games.legends.state import compiled, frames
from tumbleweed.games.legends.state.blood_money_queries import ruined_here
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HEIST as HEIST_FIGHT
from tumbleweed.games.legends.state.model import HEISTS
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.blood_money.tales import WORK as WORK_DONE
from tumbleweed.games.legends.vocabulary.events import (
    FROM_REVEL,
    PROSPECTED,
    REVELED,
    SAW_DOCTOR,
    WORKED,
)
from tumbleweed.games.legends.vocabulary.prices import ANTE, REVEL_PRICE, WAGE

Start = Callable[[LegendsState, int, int], Verdict]  # seat, how often


class LocationAction(Action):
    def __init__(
        self,
        verb: str,
        option: int | opt.Group,
        at: needs.At,
        others: tuple[Requirement, ...],
        *,
        start: Start,
        sign: str,
        rank: int,
        exists: Requirement | None = None,
        most: int = 1,
        explains: tuple[str, ...] = (),
        in_ruins: bool = False,
    ) -> None:
        super().__init__(
            {verb: sign},
            heading=HERE,
            rank=rank,
            spends=True,
            site=at.site,
            explains=explains,
            rows=(f"verb-{verb}", f"gain-{verb}"),
        )
        self.option = option if isinstance(option, int) else NONE
        self.group = None if isinstance(option, int) else option  # once, twice and so on
        self.most = most
        self.at = at
        self.others = others
        self.begin = start
        self.exists = exists  # without it nobody takes this action in this game
        self.in_ruins = in_ruins  # a ruin does not hinder it

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        if s.blood.ruins and not self.in_ruins and ruined_here(s, s.space[seat]):
            return
        for times in range(1, self.most + 1):
            for need in self.others:
                if not need.met(s, seat, times):
                    return
            found.append(self.option if self.group is None else self.group.of(s, times - 1))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        if not self.in_ruins and self.at.met(s, seat, 0) and ruined_here(s, s.space[seat]):
            return [needs.ruined(s, seat)]
        if verb in self.explains:  # the store
            return outside_reasons(s, seat, verb, thing, self.at.met(s, seat, 0), self.at.reason(0))
        times = int(thing) if thing else 0
        if self.exists is not None and not self.exists.met(s, seat, times):
            return [self.exists.reason(times)]
        unmet = [need for need in (self.at, *self.others) if not need.met(s, seat, times)]
        return [need.reason_for(s, seat, times) for need in unmet]

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        times = 1 if self.group is None else self.group.member(s, option) + 1
        return self.begin(s, seat, times)


# ---- anywhere in a location ----


def _work(s: LegendsState, seat: int, times: int) -> Verdict:
    emit(s, WORKED, seat)
    gain_money(s, seat, WAGE)
    note(s, WORK_DONE, seat)
    return NEXT


WORK: Final[Action] = LocationAction(
    "work",
    opt.WORK,
    needs.At(compiled.LOCATION, "WL-WORK-02"),
    (),
    start=_work,
    sign="pick",
    rank=8,
)

# ---- the mines ----


def _prospect(s: LegendsState, seat: int, times: int) -> Verdict:
    emit(s, PROSPECTED, seat)
    return frames.PROSPECT.call(s, seat=seat, count=s.compiled.dice, action=1)


PROSPECT: Final[Action] = LocationAction(
    "prospect",
    opt.PROSPECT,
    needs.At(compiled.MINE, "WL-GOLD-01"),
    (needs.NoClaimJumper("AU-TOKEN-04", "why-claim-jumped"),),
    start=_prospect,
    sign="nugget",
    rank=2,
)

# ---- the bank ----


def _deposit(s: LegendsState, seat: int, times: int) -> Verdict:
    return frames.DEPOSIT.call(s, seat=seat)


def _heist(s: LegendsState, seat: int, times: int) -> Verdict:
    s.turn[HEISTS] += 1
    begin_fight(s, HEIST_FIGHT, seat, NONE)
    return frames.FIGHT.call(s)


DEPOSIT: Final[Action] = LocationAction(
    "deposit",
    opt.DEPOSIT,
    needs.At(compiled.BANK, "WL-BANK-01"),
    (needs.Gold("WL-BANK-06", "why-no-nuggets"),),
    start=_deposit,
    sign="sack",
    rank=1,
)
HEIST: Final[Action] = LocationAction(
    "heist",
    opt.HEIST,
    needs.At(compiled.BANK, "WL-HEIST-01"),
    (
        needs.FirstHeist("WL-HEIST-02", "why-one-heist"),
        needs.Card("WL-HEIST-16", "why-no-card"),
    ),
    start=_heist,
    sign="dynamite",
    rank=9,
)

# ---- the doctor, the cabaret ----


def _see_doctor(s: LegendsState, seat: int, times: int) -> Verdict:
    """All wounds, and a card for each (WL-DOCTOR-01, -02)."""
    emit(s, SAW_DOCTOR, seat)
    spend(s, seat, doctor_price(s, seat))
    draw(s, seat, heal(s, seat, s.wounds[seat], 0))
    return NEXT


def _revel(s: LegendsState, seat: int, times: int) -> Verdict:
    emit(s, REVELED, seat, times, REVEL_PRICE * times)
    spend(s, seat, REVEL_PRICE * times)
    gain_lp(s, seat, times, FROM_REVEL)
    note(s, on.REVEL, seat, times)
    return NEXT


HEAL: Final[Action] = LocationAction(
    "heal",
    opt.HEAL,
    needs.At(compiled.DOCTOR, "WL-DOCTOR-01"),
    (
        needs.Wounds("WL-DOCTOR-01", "why-no-wounds"),
        needs.Doctor("WL-DOCTOR-01", "why-no-money"),
    ),
    start=_see_doctor,
    sign="plus",
    rank=3,
)
REVEL: Final[Action] = LocationAction(
    "revel",
    opt.REVEL,
    needs.At(compiled.CABARET, "WL-CABARET-01"),
    (
        needs.Revel("BM-INJURY-04", "why-no-reveling"),
        needs.Money(REVEL_PRICE, "WL-CABARET-01", "WL-CABARET-02"),
    ),
    start=_revel,
    sign="l-note",
    rank=7,
    most=opt.REVELS,
)

# ---- the ranches ----


def _acquire(s: LegendsState, seat: int, times: int) -> Verdict:
    acquire(s, seat, ranch_color(s, seat))
    return NEXT


ACQUIRE: Final[Action] = LocationAction(
    "acquire",
    opt.ACQUIRE,
    needs.At(compiled.RANCH, "WL-CATTLE-01"),
    (
        needs.NoCattle("WL-CATTLE-02", "why-carrying"),
        needs.CattleThere("WL-CATTLE-01", "why-empty-ranch"),
    ),
    start=_acquire,
    sign="l-horns",
    rank=4,
    exists=needs.Herd("WL-FIRST-02", "why-no-cattle-in-game"),
)

# ---- the saloon, the store ----


def _poker(s: LegendsState, seat: int, times: int) -> Verdict:
    return frames.POKER.call(s)


def _store(s: LegendsState, seat: int, times: int) -> Verdict:
    return frames.SHOP.call(s, seat=seat, discount=0, kind=NONE, mode=ANY_MODE, once=0)


POKER: Final[Action] = LocationAction(
    "poker",
    opt.POKER,
    needs.At(compiled.SALOON, "WL-POKER-01"),
    (needs.Money(ANTE, "WL-POKER-01"),),
    start=_poker,
    sign="card",
    rank=6,
)
STORE: Final[Action] = LocationAction(
    "store",
    opt.STORE,
    needs.At(compiled.GENERAL_STORE, "WL-STORE-01"),
    (needs.Wares("WL-STORE-02", "why-nothing-to-buy"),),
    start=_store,
    sign="l-store",
    rank=5,
    explains=("buy", "upgrade"),
)

ALL: Final[list[Action]] = [
    WORK,
    PROSPECT,
    DEPOSIT,
    HEIST,
    HEAL,
    REVEL,
    ACQUIRE,
    POKER,
    STORE,
]
