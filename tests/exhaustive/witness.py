"""The witness: the engine's functions are wrapped while it observes.

What is witnessed, and where:

    ability … used         triggers.mark_used, once for each use
    word … fired           simple.carry_out and asking.ask: only if something has changed by it;
                           tracks and dice, which read their words themselves, in their own place
    test … holds, fails    conditions.holds
    trigger … met          meeting.matches
    mod … in force         mods._works
    mod … mattered         where the outcome would have been another without it (mattering.py)
    counter … reached      goals.count, when the goal is met; claimed, and tokens: complete_goal
    story, back            take_story, the steps of procedures/story.py, announce.place_disc
    fight card … laid      lay_for_npc
    cards, items, cattle … the events of the game (told.py)
    questions, verbs       the player's answers (seats.py)
    switch …               where the printings part
    of Ante Up             ante_up/witness.py
    of Blood Money         blood_money/witness.py, blood_money/mattering.py
    black card, step       the steps of procedures/man_in_black/procedure.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from exhaustive import moments
from exhaustive.ante_up.witness import picture as ante_up_picture
from exhaustive.ante_up.witness import watch_ante_up
from exhaustive.blood_money.mattering import watch_blood_money_modifiers
from exhaustive.blood_money.witness import picture as blood_money_picture
from exhaustive.blood_money.witness import watch_blood_money
from exhaustive.mattering import watch_modifiers
from exhaustive.things import GANGS, Things
from exhaustive.wrapping import Witness, Wrapping, after, before
from tumbleweed.core.events import EventKind, emit
from tumbleweed.core.frames import Do, goto
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components import fight
from tumbleweed.games.legends.components.board import bandits
from tumbleweed.games.legends.components.decks import fight as fight_deck
from tumbleweed.games.legends.components.decks import stories
from tumbleweed.games.legends.components.player import tokens, tracks
from tumbleweed.games.legends.procedures import announce, effects, prospect, story
from tumbleweed.games.legends.procedures.fight import cards
from tumbleweed.games.legends.procedures.man_in_black import procedure
from tumbleweed.games.legends.procedures.man_in_black.steps import CHOOSE_WAY, MIB_IF
from tumbleweed.games.legends.state.frames import BLACK, SHERIFF_RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    ACTIONS,
    BANDIT,
    FOE_OF,
    GOAL_SETS,
    SHERIFF,
)
from tumbleweed.games.legends.state.queries import against_man_in_black, story_top
from tumbleweed.games.legends.triggers import goals, match, queue
from tumbleweed.games.legends.vocabulary import condition, events, layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.effect import Context
from tumbleweed.games.legends.vocabulary.nested import end_of


@contextmanager
def watching(things: Things) -> Iterator[Witness]:
    witness, wrapping = Witness(things), Wrapping()
    try:
        for watch in (
            watch_words,
            watch_tests,
            watch_goals,
            watch_stories,
            watch_fights,
            watch_modifiers,
            watch_man_in_black,
            watch_ante_up,
            watch_blood_money,
            watch_blood_money_modifiers,
        ):
            watch(witness, wrapping)
        yield witness
    finally:
        wrapping.undo()


# ---- words ----


def picture(s: LegendsState) -> tuple[Any, ...]:
    """What a word may change."""
    return (
        s.money, s.lp, s.marshal, s.wanted, s.nuggets, s.wounds, s.owned, s.upgraded, s.cattle,
        s.fight.values(), s.hands, s.laid, s.due, s.turn[ACTIONS], s.stack, s.barriers,
        s.space, s.bandits, s.tokens, ante_up_picture(s) if s.compiled.ante_up else (),
        blood_money_picture(s) if s.compiled.blood_money else (),
    )  # fmt: skip


def frozen(s: LegendsState) -> tuple[Any, ...]:
    return tuple(
        tuple(map(tuple, part)) if part is s.hands else tuple(part) if type(part) is list else part
        for part in picture(s)
    )


def watch_words(w: Witness, wrapping: Wrapping) -> None:
    words, seen = w.things.words, w.seen

    def changing(old: Callable[..., Any]) -> Callable[..., Any]:
        def carry_out(s: LegendsState, run: Context) -> Any:
            name = words.get(run.at, "")
            if not name or name in seen:
                return old(s, run)
            was = frozen(s)
            result = old(s, run)
            if frozen(s) != was:
                seen.add(name)
            return result

        return carry_out

    def stretch(s: LegendsState, at: int, end: int) -> None:
        while at < end:
            seen.add(words.get(at, ""))
            at = end_of(s.compiled.code, at)

    def space_reward(s: LegendsState, seat: int, space: int, source: int) -> None:
        stretch(s, s.compiled.track_effect[space], s.compiled.track_effect_end[space])

    def point(s: LegendsState, seat: int, track: int) -> None:
        points = s.marshal if track == terms.MARSHAL else s.wanted
        name = f"{terms.TRACKS[track]}-{points[seat] + 1}"
        beyond = points[seat] == tracks.SPACES
        seen.add(
            f"track {terms.TRACKS[track]} beyond 9 reached" if beyond else f"track {name} reached"
        )

    def face(s: LegendsState, seat: int, face: int) -> None:
        stretch(s, s.compiled.die_effect[face], s.compiled.die_effect_end[face])

    def used(s: LegendsState, seat: int, ability: int) -> None:
        if ability not in w.things.abilities:
            return
        seen.add(f"ability {w.things.abilities[ability]} used")
        first = s.compiled.abilities[ability * layout.ABILITY + layout.A_TRIGGER]
        count = s.compiled.abilities[ability * layout.ABILITY + layout.A_TRIGGERS]
        if count and s.compiled.triggers[first * layout.TRIGGER] == on.START_FIGHT.number:
            laid = s.laid[2 * s.fight.hero] != NONE
            seen.add(moments.before_cards("start-of-fight effect", not laid))

    wrapping.replace(effects.carry_out, changing(effects.carry_out))
    wrapping.replace(tracks._space_reward, before(tracks._space_reward, space_reward))
    wrapping.replace(tracks._gain_point, before(tracks._gain_point, point))
    wrapping.replace(prospect.pay_face, before(prospect.pay_face, face))
    wrapping.replace(queue.mark_used, before(queue.mark_used, used))


# ---- conditions and triggers ----


def watch_tests(w: Witness, wrapping: Wrapping) -> None:
    seen = w.seen
    holding = {at: (f"{name} fails", f"{name} holds") for at, name in w.things.tests.items()}
    waiting = w.things.triggers
    holds, matches = condition.holds, match.matches

    def see_holds(s: LegendsState, at: int, seat: int, me: int) -> bool:
        result = holds(s, at, seat, me)
        if at in holding:
            seen.add(holding[at][result])
        return result

    def see_meets(s: LegendsState, trigger: int, *rest: int) -> bool:
        result = matches(s, trigger, *rest)
        if result and trigger in waiting:
            seen.add(waiting[trigger])
        return result

    wrapping.replace(holds, see_holds)
    wrapping.replace(matches, see_meets)


# ---- goals ----


def watch_goals(w: Witness, wrapping: Wrapping) -> None:
    seen, counters = w.seen, w.things.counters
    count = goals.count

    def see_count(s: LegendsState, event: int, seat: int, *rest: int) -> None:
        if seat == s.compiled.black:
            count(s, event, seat, *rest)
            return
        at = seat * GOAL_SETS + goals.MET
        met = s.goals[at]
        count(s, event, seat, *rest)
        new = s.goals[at] & ~met
        for goal in range(len(s.compiled.goals)):
            if new >> goal & 1:
                for counter in (each for term in s.compiled.goal_terms[goal] for each in term):
                    if goals.done_so_far(s, seat, counter) >= goals.needed(s, counter):
                        seen.add(counters.get(counter, ""))

    def claimed(s: LegendsState, seat: int, goal: int) -> None:
        seen.add(f"goal {s.compiled.goals[goal]} claimed")
        seen.update(f"token {s.compiled.tokens[kind]} drawn" for kind in s.tokens)

    wrapping.replace(count, see_count)
    wrapping.replace(tokens.complete_goal, after(tokens.complete_goal, claimed))


# ---- stories ----


def watch_stories(w: Witness, wrapping: Wrapping) -> None:
    seen = w.seen
    (step,) = (each for each in story.STORY_PROCEDURE.steps if each.name == "move_sheriff")
    assert isinstance(step, Do)
    run = step.run

    def resolved(s: LegendsState, side: int) -> None:
        seen.add(f"story {s.compiled.stories[story_top(s, side)]} resolved")

    def contributed(s: LegendsState, seat: int, side: int) -> None:
        seen.add(f"back {s.compiled.backs[s.compiled.back_of[story_top(s, side)]]} contributed to")

    def told(s: LegendsState, kind: EventKind, *args: int) -> None:
        if kind == events.BANDIT_CAME and s.resolving != NONE:
            gang = s.compiled.board.gang_of[s.compiled.board.hideout_at[args[0]]]
            seen.add(f"story {s.compiled.stories[s.resolving]} brought bandits {GANGS[gang]}")

    def see_sheriff(s: LegendsState) -> int:
        verdict = run(s)
        if SHERIFF_RIDE.on_top(s):
            seen.add(f"story {s.compiled.stories[s.resolving]} sent the Sheriff")
        return verdict

    wrapping.replace(stories.take_story, before(stories.take_story, resolved))
    wrapping.replace(announce.place_disc, before(announce.place_disc, contributed))
    wrapping.set(bandits, "emit", before(emit, told))
    wrapping.set(step, "run", see_sheriff)


# ---- fights, and where the printings part ----


def watch_fights(w: Witness, wrapping: Wrapping) -> None:
    seen = w.seen
    arrest, gain_points = fight.arrest, tracks.gain_points

    def laid(s: LegendsState, card: int) -> None:
        foe = "Man in Black" if against_man_in_black(s) else terms.FOES[FOE_OF[s.fight.type]]
        seen.add(f"fight card {s.compiled.fight_cards[card]} laid for the {foe}")

    def drew(s: LegendsState) -> None:
        if s.fight.type >= BANDIT:
            before_it = s.laid[2 * s.fight.hero] == NONE
            seen.add(moments.before_cards(moments.draw_of(s.fight.type), before_it))

    def declined(s: LegendsState, seat: int, winner: int) -> None:
        if s.fight.type == SHERIFF:
            seen.add(moments.sheriff_question(True))

    def see_arrest(s: LegendsState, seat: int, by: int) -> None:
        had = s.nuggets[seat]
        arrest(s, seat, by)
        if by == NONE and had and s.fight.rival == NONE:
            seen.add(moments.nuggets_of_the_arrested(s.nuggets[seat] < had))

    def points(s: LegendsState, seat: int, track: int, amount: int) -> None:
        if track == terms.WANTED and amount and s.marshal[seat] and s.resolving != NONE:
            seen.add("switch a story makes a Marshal Wanted")

    wrapping.replace(fight_deck.lay_for_npc, before(fight_deck.lay_for_npc, laid))
    wrapping.replace(cards.draw_npc_cards, before(cards.draw_npc_cards, drew))
    wrapping.replace(cards.declined, before(cards.declined, declined))
    wrapping.replace(arrest, see_arrest)
    wrapping.replace(gain_points, before(gain_points, points))


# ---- the Man in Black ----


def watch_man_in_black(w: Witness, wrapping: Wrapping) -> None:
    """His steps are read by one step of the engine: has anything come of this one?"""
    names = w.things.black_steps
    (step,) = (each for each in procedure.MAN_IN_BLACK_PROCEDURE.steps if each.name == "next_step")
    assert isinstance(step, Do)
    run = step.run

    def see_step(s: LegendsState) -> int:
        at = BLACK.at(s)
        was = his_picture(s)
        verdict = run(s)
        if at in names:
            if s.compiled.man_in_black_code[at] == MIB_IF.number:
                held = BLACK.at(s) == at + s.compiled.man_in_black_code[at + 1]
                w.seen.add(f"{names[at]} {'holds' if held else 'fails'}")
            elif his_picture(s) != was or verdict == goto(CHOOSE_WAY):
                w.seen.add(f"{names[at]} carried out")
        return verdict

    wrapping.set(step, "run", see_step)


def his_picture(s: LegendsState) -> tuple[Any, ...]:
    discs = (len(s.discs_left), len(s.discs_right))
    return (tuple(s.lp), tuple(s.space), s.bandits, discs, len(s.stack), s.resolving, s.sheriff)
