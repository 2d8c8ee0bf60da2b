"""What cannot be used with a set-up, each with its reason. The runner checks that none of it is."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import NamedTuple

from exhaustive.tables import FIRST_GAME, Table


class Reason(NamedTuple):
    text: str
    applies: Callable[[Table], bool]
    things: tuple[str, ...]  # patterns of names

    def excuses(self, name: str, table: Table) -> bool:
        return any(fnmatchcase(name, pattern) for pattern in self.things) and self.applies(table)


def in_first_game(table: Table) -> bool:
    return table.variant == FIRST_GAME


CANNOT = (
    Reason(
        "WL-FIGHT-23: in this printing values only fall",
        lambda table: not table.compiled.values_rise,
        ("event raised told",),
    ),
    Reason(
        "WL-MARSHAL-11 is for points one has not chosen; every story lets its players choose",
        lambda table: True,
        ("question turn-wanted asked", "switch a Marshal * the Wanted points"),
    ),
    Reason(
        "WL-GOAL-01: played without goals",
        lambda table: not table.with_goals,
        (
            "question claim asked",
            "verb claim taken",
            "event goals-dealt told",
            "event claimed-goal told",
            "event returned-token told",
        ),
    ),
    Reason(
        "legendary tokens come with goals or with Ante Up",
        lambda table: not (table.with_goals or table.ante_up),
        ("event drew-token told", "event tokens-shown told"),
    ),
    Reason(
        "the alternate cards of Ante Up take the place of all Fool's Gold",
        lambda table: not any(table.compiled.nugget_faces[f] for f in table.compiled.face),
        ("verb sell taken",),
    ),
    Reason(
        "AU-HIGH-01: High Stakes Poker is played where it was agreed on",
        lambda table: table.ante_up and not table.compiled.high_stakes,
        (
            "question *stake* asked",
            "verb high-stakes taken",
            "verb fold taken",
            "verb raise taken",
            "event high-stakes-began told",
            "event saloon-added told",
            "event raised-stakes told",
            "event folded told",
        ),
    ),
    Reason(
        "BM-SETUP-02: legendary stories take the place of the game's own",
        lambda table: table.blood_money,
        (
            "event contributed told",
            "event disc-returned told",
            "event peeked-story told",
            "event story-available told",
            "event story-resolved told",
            "question look asked",
            "question retire asked",
            "question take-back asked",
            "verb bandit taken",
            "verb contribute taken",
            "verb look taken",
            "verb resolve taken",
            "verb take-back taken",
            "switch a story makes a Marshal Wanted",
        ),
    ),
    Reason(
        "BM-SETUP-36: the Man in Black places no story discs",
        lambda table: table.blood_money and table.man_in_black_rides,
        ("black step * mib_contribute carried out",),
    ),
    Reason(
        "the guard of a train is a guard: the trigger before this one is met by him",
        lambda table: table.blood_money,
        ("trigger the-hidden-cache-c3 3 win_fight met",),
    ),
    Reason(
        "BM-COMP-28: the scenario is played without deeds",
        lambda table: table.blood_money and not table.compiled.blood.with_deeds,
        (
            "event claimed-deed told",
            "event given-deed told",
            "event used-deed told",
            "question deed asked",
            "question start-deed asked",
            "question pay-nugget asked",  # by the deed of the Bank alone
            "trigger * claim_deed met",
            "trigger * use_deed met",
            "verb claim-deed taken",
            "verb deed taken",
            "verb free-ability taken",
            "verb nugget taken",
        ),
    ),
    Reason(
        "BM-COMP-28: in the scenario Legendary items cannot be bought",
        lambda table: table.blood_money and not table.compiled.blood.sells_relics,
        ("event bought-relic told", "verb relic taken"),
    ),
    Reason(
        "BM-COMP-28: only a scenario lets the arrested give up the hand",
        lambda table: table.blood_money and not table.compiled.blood.arrest_for_hand,
        ("question give-up-hand asked",),
    ),
    Reason(
        "WL-MIB-01: the Man in Black rides when two play",
        lambda table: not table.man_in_black_rides,
        ("question black-* asked", "verb black taken", "event black-* told"),
    ),
    Reason(
        "WL-MIB-22: of three fight cards he lays the highest",
        lambda table: table.man_in_black_rides,
        ("fight card fight-[23] laid for the Man in Black",),
    ),
    Reason(
        "no space is farther from a mine than he moves, on one board",
        lambda table: table.man_in_black_rides and not table.ante_up,
        (
            "black step staked-in-black 2 mib_if fails",
            "black step staked-in-black 4 mib_gain_lp carried out",
        ),
    ),
    Reason(
        "WL-FIRST-03: characters are chosen, not dealt",
        in_first_game,
        ("event dealt told", "question character asked"),
    ),
    Reason(
        "WL-FIRST-03: characters are chosen in the open only in the first game",
        lambda table: not in_first_game(table),
        ("question pick-character asked",),
    ),
    Reason(
        "the first game has no cattle",
        in_first_game,
        (
            "event *-cattle told",
            "question ranch asked",
            "question steal-token asked",
            "verb acquire taken",
            "verb deliver taken",
            "verb ranch taken",
            "verb steal:cattle taken",
        ),
    ),
    Reason(
        "the first game has one story deck",
        in_first_game,
        ("question story asked", "verb resolve taken"),
    ),
    Reason(
        "The Dime Novelist is not among the stories of the first game",
        in_first_game,
        ("question look asked", "verb look taken", "event peeked-story told"),
    ),
    Reason(
        "The Telegraph Wire is not among the stories of the first game",
        in_first_game,
        ("question take-back asked", "verb take-back taken", "event disc-returned told"),
    ),
    Reason(
        "Wolves at the Pass is not among the stories of the first game",
        in_first_game,
        ("question retire asked", "verb bandit taken"),
    ),
    Reason(
        "The Assayer's Thumb is not among the stories of the first game",
        in_first_game,
        ("question pay-nugget asked", "verb nugget taken"),
    ),
    Reason(
        "The Night Train is not among the stories of the first game",
        in_first_game,
        ("switch a story makes a Marshal Wanted",),
    ),
    Reason(
        "Miner's Map is left out of the first game",
        in_first_game,
        ("question reroll asked", "verb reroll taken", "event rerolled told"),
    ),
    Reason(
        "Wild Bill Hickok does not play in the first game",
        in_first_game,
        ("event recovered told",),
    ),
    Reason(
        "Bloody Knife plays in the first game when four do",
        lambda table: in_first_game(table) and table.players < 4,
        ("event crossed-mesa told",),
    ),
)


def cannot_fire(name: str, table: Table) -> str:
    """The reason, or nothing."""
    for reason in CANNOT:
        if reason.excuses(name, table):
            return reason.text
    return ""
