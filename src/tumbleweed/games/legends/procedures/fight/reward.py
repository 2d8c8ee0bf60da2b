"""The Reward step of a fight: the loser's wound and card, then what the winner gains.

WL-FIGHT-25 to 42 between players; WL-BANDIT-10 to 14, WL-HEIST-12 to 14, WL-SHERIFF-13 to 18.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.tokens import steal_longhorn
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.components.fight import (
    arrest,
    discard_laid,
    hero_value,
    loser,
    put_cards_away,
    rival_value,
    send_sheriff_home,
    winner,
)
from tumbleweed.games.legends.components.player.goods import (
    gain_lp,
    gain_money,
    gain_wounds,
    half_of,
    lose_money,
    lose_nuggets,
)
from tumbleweed.games.legends.components.player.theft import steal_goods
from tumbleweed.games.legends.components.player.tracks import gain_points
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.legends_state import LegendsState, no_fight
from tumbleweed.games.legends.state.model import (
    ARREST,
    BANDIT,
    DUEL,
    HEIST,
    HERO_SIDE,
    ROB,
    SHERIFF,
)
from tumbleweed.games.legends.state.queries import longhorns_of
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.ante_up.options import STEAL_LONGHORN
from tumbleweed.games.legends.vocabulary.events import (
    BANDIT_GONE,
    FROM_BANDIT,
    FROM_DUEL,
    FROM_ROBBERY,
    LOST_FIGHT,
    WON_FIGHT,
)
from tumbleweed.games.legends.vocabulary.goods import CATTLE, MONEY, NUGGETS
from tumbleweed.games.legends.vocabulary.options import (
    REWARD_LP,
    REWARD_MARSHAL,
    STEAL_CATTLE,
    STEAL_MONEY,
    STEAL_NOTHING,
    STEAL_NUGGETS,
)
from tumbleweed.games.legends.vocabulary.prices import NUGGET_PRICE
from tumbleweed.games.legends.vocabulary.terms import MARSHAL, WANTED

CHOOSE_REWARD: Final = label("choose_reward")
STEAL: Final = label("steal")
STEAL_TOKEN: Final = label("steal_token")
ANNOUNCE_WINNER: Final = label("announce_winner")

HEIST_MONEY: Final = 80  # WL-HEIST-12
HEIST_POINTS: Final = 3
DUEL_LP: Final = 2  # WL-FIGHT-35, WL-MIB-27
ROBBERY_LP: Final = 1  # for the Man in Black


def penalty(s: LegendsState) -> Verdict:
    """The loser takes a wound and draws a card (WL-FIGHT-25), before cards are put away."""
    tell_result(s)
    seat = loser(s)
    if seat not in (NONE, s.compiled.black):
        gain_wounds(s, seat, 1)
        draw(s, seat, 1)
    return announce(s)


def tell_result(s: LegendsState) -> None:
    mine = theirs = 0
    if s.fight.open:
        mine, theirs = hero_value(s), rival_value(s)
    if s.fight.winner != HERO_SIDE:
        mine, theirs = theirs, mine
    if winner(s) != NONE:
        emit(s, WON_FIGHT, winner(s), s.fight.type, loser(s), mine, theirs)
    else:
        emit(s, LOST_FIGHT, loser(s), s.fight.type, theirs, mine)


def reward(s: LegendsState) -> Verdict:
    kind, hero = s.fight.type, s.fight.hero
    won = s.fight.winner == HERO_SIDE
    if kind == BANDIT:
        remove_bandit(s)
    if not won:
        return lost(s, kind, hero)
    if s.fight.attacked:  # WL-MIB-29
        return announce(s)
    if kind == DUEL:
        gain_lp(s, hero, DUEL_LP, FROM_DUEL)
    elif kind == ROB:
        gain_points(s, hero, WANTED, 1)  # WL-FIGHT-36
    elif kind == ARREST:
        arrest(s, s.fight.rival, hero)
        gain_points(s, hero, MARSHAL, 1)  # WL-FIGHT-26
    elif kind == HEIST:
        gain_money(s, hero, HEIST_MONEY)
        gain_points(s, hero, WANTED, HEIST_POINTS)
    elif kind == SHERIFF:
        send_sheriff_home(s, s.space[hero])  # WL-SHERIFF-17
    return announce(s)


def lost(s: LegendsState, kind: int, hero: int) -> Verdict:
    """A target who wins gains nothing (WL-FIGHT-42)."""
    if s.fight.attacked:
        man_in_black_wins(s, kind, hero)
    elif kind == HEIST:
        gain_points(s, hero, WANTED, 1)  # WL-HEIST-13
    elif kind == SHERIFF:
        arrest(s, hero, NONE)
    return announce(s)


def man_in_black_wins(s: LegendsState, kind: int, hero: int) -> None:
    """WL-MIB-27, -28: half the money or half the nuggets are lost, whichever is worth more."""
    if kind == DUEL:
        gain_lp(s, s.compiled.black, DUEL_LP, FROM_DUEL)
        return
    gain_lp(s, s.compiled.black, ROBBERY_LP, FROM_ROBBERY)
    money, nuggets = half_of(s.money[hero], 10), half_of(s.nuggets[hero])
    if money >= NUGGET_PRICE * nuggets:
        lose_money(s, hero, money)
    else:
        lose_nuggets(s, hero, nuggets)


def remove_bandit(s: LegendsState) -> None:
    """Whatever the outcome (WL-BANDIT-13)."""
    space = s.space[s.fight.hero]
    s.bandits &= ~(1 << s.compiled.board.hideout_at[space])
    emit(s, BANDIT_GONE, space)


def further_reward(s: LegendsState) -> Verdict:
    """What the winner may choose."""
    if s.fight.winner == HERO_SIDE and s.fight.type == BANDIT:
        return goto(CHOOSE_REWARD)
    if s.fight.winner == HERO_SIDE and s.fight.type == ROB and not s.fight.attacked:
        return goto(STEAL)
    return goto(ANNOUNCE_WINNER)


def hero(s: LegendsState) -> int:
    return s.fight.hero


# ---- a bandit beaten (WL-BANDIT-10, -11) ----


def bandit_rewards(s: LegendsState) -> list[int]:
    marshal = not s.wanted[s.fight.hero] and not s.fight.no_marshal
    return [REWARD_LP, REWARD_MARSHAL] if marshal else [REWARD_LP]


def take_reward(s: LegendsState, option: int) -> Verdict:
    if option == REWARD_LP:
        gain_lp(s, s.fight.hero, 1, FROM_BANDIT)
    else:
        gain_points(s, s.fight.hero, MARSHAL, 1)
    return announce(s)


def rewarded(s: LegendsState) -> Verdict:
    return goto(ANNOUNCE_WINNER)


# ---- a player robbed (WL-FIGHT-37 to 41) ----


def loot(s: LegendsState) -> list[int]:
    victim = s.fight.rival
    found = [STEAL_NOTHING]
    if s.money[victim]:
        found.append(STEAL_MONEY)
    if s.nuggets[victim]:
        found.append(STEAL_NUGGETS)
    return found


def take_loot(s: LegendsState, option: int) -> Verdict:
    thief, victim = s.fight.hero, s.fight.rival
    if option == STEAL_MONEY:
        steal_goods(s, MONEY, half_of(s.money[victim], 10), thief, victim)
    elif option == STEAL_NUGGETS:
        steal_goods(s, NUGGETS, half_of(s.nuggets[victim]), thief, victim)
    return announce(s)


def any_token(s: LegendsState) -> Verdict:
    return goto(STEAL_TOKEN) if len(token_options(s)) > 1 else goto(ANNOUNCE_WINNER)


def token_options(s: LegendsState) -> list[int]:
    """One can carry only one cattle token (WL-FIGHT-39, -40); or a longhorn (AU-TOKEN-16)."""
    found = [STEAL_NOTHING]
    if s.cattle[s.fight.rival] != NONE and s.cattle[s.fight.hero] == NONE:
        found.append(STEAL_CATTLE)
    if longhorns_of(s, s.fight.rival):
        found.append(STEAL_LONGHORN.of(s, 0))
    return found


def take_token(s: LegendsState, option: int) -> Verdict:
    if option == STEAL_CATTLE:
        steal_goods(s, CATTLE, 1, s.fight.hero, s.fight.rival)
    elif option != STEAL_NOTHING:
        steal_longhorn(s, s.fight.hero, s.fight.rival)
        return announce(s)
    return NEXT


def loot_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    victim = s.fight.rival
    return {
        "victim": f"seat:{victim}",
        "money": half_of(s.money[victim], 10),
        "nuggets": half_of(s.nuggets[victim]),
    }


# ---- the end of the fight ----


def announce_winner(s: LegendsState) -> Verdict:
    """After the reward: abilities, weapons, Wallop, stories.

    A goal may count the win by the rank of a card laid in vain: all must see it first.
    """
    seat = winner(s)
    if seat != NONE:
        card = s.laid[2 * seat]
        if card != NONE and not s.fight.open:
            discard_laid(s, seat)
        note(s, on.WIN_FIGHT, seat, detail=s.compiled.rank[card] if card != NONE else NONE)
    return announce(s)


def fight_over(s: LegendsState) -> Verdict:
    put_cards_away(s)
    s.fight = no_fight()
    return done(s)


REWARD_STEPS: Final = (
    Do("penalty", penalty),
    Do("reward", reward),
    Do("further_reward", further_reward),
    Ask(
        "choose_reward",
        Question("bandit-reward", "WL-BANDIT-10"),
        hero,
        bandit_rewards,
        take_reward,
    ),
    Do("rewarded", rewarded),
    Ask("steal", Question("steal", "WL-FIGHT-37", loot_facts), hero, loot, take_loot),
    Do("any_token", any_token),
    Ask(
        "steal_token",
        Question("steal-token", "WL-FIGHT-39", loot_facts),
        hero,
        token_options,
        take_token,
    ),
    Do("announce_winner", announce_winner),
    Do("fight_over", fight_over),
)
