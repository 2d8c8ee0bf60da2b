"""When an answer is possible: reasons for what is not asked now.

An action waits until the open question is answered; every other answer belongs to a question of
its own, and the reason says to which.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.ante_up import gambling_reasons as gambling
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ACTIONS, CLOSING, IN_ACTION
from tumbleweed.games.legends.state.queries import fighting, man_in_black_rides

SETTING_UP: Final = ("character", "pick-character", "start-space", "start-deed")
# The other answers: the rule and the message that say when they are given.
TIMES: Final[dict[str, tuple[str, str]]] = {
    "income": ("WL-TURN-03", "why-income-once"),
    "stop": ("WL-MOVE-01", "why-no-ride-to-stop"),
    "leave": ("WL-STORE-01", "why-not-in-store"),
    "decline": ("WL-FIGHT-12", "why-nothing-to-decline"),
    "join": ("WL-POKER-02", "why-no-poker-to-join"),
    "sit-out": ("WL-POKER-02", "why-no-poker-to-join"),
    "steal": ("WL-FIGHT-37", "why-after-a-robbery"),
    "reward": ("WL-BANDIT-10", "why-after-a-bandit"),
    "nugget": ("WL-DECK-14", "why-no-nugget-due"),
    "sell": ("WL-DECK-14", "why-gold-when-due"),
    "sell-nuggets": ("WL-BANK-01", "why-deposit-first"),
    "reroll": ("WL-GOLD-01", "why-no-dice"),
    "resolve": ("WL-STORY-25", "why-not-both-full"),
    "look": ("WL-STORY-02", "why-stories-face-down"),
    "take-back": ("WL-STORY-10", "why-disc-stays"),
    "ranch": ("WL-CATTLE-01", "why-no-cattle-offered"),
    "target": ("WL-CHAR-10", "why-no-player-asked-for"),
    "place": ("WL-MOVE-01", "why-ride-instead"),
    "sheriff": ("WL-SHERIFF-02", "why-sheriff-stays"),
    "sheriff-step": ("WL-SHERIFF-02", "why-sheriff-stays"),
    "bandit": ("WL-BANDIT-13", "why-bandit-stays"),
    "lay": ("WL-FIGHT-11", "why-laid-in-fights"),
    "discard": ("WL-ENDTURN-02", "why-no-discard-due"),
    "play": ("WL-POKER-10", "why-played-with-the-flop"),
    "give": ("WL-TURN-18", "why-no-gifts"),
    "npc": ("WL-CLAR-10", "why-no-npc-to-play"),
    "character": ("WL-SETUP-33", "why-character-chosen"),
    # of Ante Up
    "enough": ("AU-FRONT-02", "why-nothing-explored"),
    **gambling.TIMES,
    # with Ante Up
    "leave-on-top": ("AU-EVENT-04", "why-no-deck-to-look-at"),
    "put-under": ("AU-EVENT-04", "why-no-deck-to-look-at"),
    "take": ("AU-TOKEN-10", "why-at-the-end-of-a-ride"),
    "face": ("AU-TOKEN-36", "why-no-two-foes"),
    "put": ("AU-EVENT-05", "why-nothing-to-put"),
    # with Blood Money: legendary stories
    "condition": ("BM-STORY-17", "why-condition-by-itself"),
    "lay-map": ("BM-STORY-25", "why-no-map-to-lay"),
    "gang": ("BM-STORY-40", "why-no-bandits-to-choose"),
    "hideout": ("BM-STORY-37", "why-no-bandits-to-choose"),
    # with Blood Money: injuries, the risk die, ruins
    "ruin": ("BM-REPAIR-01", "why-nothing-to-ruin"),
    # with Blood Money: deeds, the Trader
    "use-relic": ("BM-TRADER-18", "why-relic-not-now"),
    "fetch": ("BM-TRADER-18", "why-nothing-to-fetch"),
}


def must(question: str) -> dict[str, str | int]:
    return {"must": f"must:{question}"}


def too_early(s: LegendsState, seat: int, verb: str, question: str, rule: str) -> list[Reason]:
    """An action: another's turn, no action left, or first the open question."""
    if question in SETTING_UP:
        return [Reason(rule, "why-first", must(question))]
    if s.active != seat:
        return [another_turn(s, "WL-TURN-11")]
    if s.turn[CLOSING] or not (s.turn[ACTIONS] or s.turn[IN_ACTION]):
        return [Reason("WL-TURN-01", "why-actions-over")]
    if not s.turn[ACTIONS] and verb != "end":
        return [Reason("WL-TURN-11", "why-no-actions-left")]
    return [Reason("WL-TURN-04" if question == "income" else rule, "why-first", must(question))]


def another_turn(s: LegendsState, rule: str) -> Reason:
    return Reason(rule, "why-not-your-turn", {"seat": f"seat:{s.active}"})


def another_time(s: LegendsState, verb: str, question: str, rule: str) -> list[Reason]:
    if verb == "pass":
        return [no_passing(question, rule)]
    if verb in ("yes", "no"):
        return [Reason(rule, "why-no-yes-or-no", must(question))]
    if verb == "decline" and fighting(s):
        return [not_yet_declined(s, question, rule)]
    if verb == "black":
        return [his_time(s)]
    if verb == "choose":
        return [Reason(rule, "why-no-choice-now", must(question))]
    return [Reason(*TIMES[verb])]


def not_yet_declined(s: LegendsState, question: str, rule: str) -> Reason:
    if s.fight.open or s.fight.winner != NONE:
        return Reason("WL-FIGHT-12", "why-too-late-to-decline")
    return Reason(rule, "why-first", must(question))


def no_passing(question: str, rule: str) -> Reason:
    if question == "act":
        return Reason("WL-TURN-15", "why-end-instead")
    return Reason(rule, "why-no-pass", must(question))


def his_time(s: LegendsState) -> Reason:
    if man_in_black_rides(s):
        return Reason("WL-MIB-14", "why-he-acts-later")
    return Reason("WL-MIB-01", "why-he-is-not-here")
