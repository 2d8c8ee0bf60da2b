"""The steps of the Man in Black's cards (WL-MIB-18 to -21), one record for each."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import Verdict, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.nearest import distances, ends_of_ways
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.components.player.goods import gain_lp
from tumbleweed.games.legends.procedures.man_in_black.choices import (
    decider,
    free_disc,
    goals,
    his_story,
    holds_for_man_in_black,
    victim,
)
from tumbleweed.games.legends.state.frames import BLACK, FIGHT, SHERIFF_RIDE, STORY
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import bandit_at, discs, sheriff_active
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.events import (
    BANDIT_GONE,
    CONTRIBUTED,
    FROM_BANDIT,
    FROM_CARD,
    RODE,
)
from tumbleweed.games.legends.vocabulary.kinds import Choice, Number
from tumbleweed.games.legends.vocabulary.man_in_black import STEPS, Aside, OnePlace, Step, Toward
from tumbleweed.games.legends.vocabulary.nested import end_of
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

NEXT_STEP: Final = label("next_step")
CHOOSE_WAY: Final = label("choose_his_way")
BANDIT_LP: Final = 1


def skip(s: LegendsState, length: int) -> None:
    BLACK.set_at(s, BLACK.at(s) + length)


# ---- he rides (WL-MIB-18, -19) ----


def _move(s: LegendsState, at: int) -> Verdict:
    ways = ends(s)
    return goto(CHOOSE_WAY) if len(ways) > 1 else go(s, ways[0])


def his_goals(s: LegendsState) -> list[int]:
    at, code = BLACK.at(s), s.compiled.man_in_black_code
    return goals(s, BLACK.named(s), TOWARD.of(code, at), TOWARD.place_of(code, at))


def ends(s: LegendsState) -> list[int]:
    """Where this step may lead him: of several ways a player chooses."""
    far = RIDES.of(s.compiled.man_in_black_code, BLACK.at(s))
    return ends_of_ways(s.compiled.board, s.space[s.compiled.black], his_goals(s), far)


def go(s: LegendsState, space: int) -> Verdict:
    start, far = s.space[s.compiled.black], distances(s.compiled.board, his_goals(s))
    if space != start:
        emit(s, RODE, s.compiled.black, start, space, far[start] - far[space])
    s.space[s.compiled.black] = space
    BLACK.set_at(s, end_of(s.compiled.man_in_black_code, BLACK.at(s)))
    return goto(NEXT_STEP)


TOWARD: Final = Toward()
RIDES: Final = Number("up_to", "positive")

MIB_MOVE: Final = Step(
    "mib_move",
    "a target, `nearest_player`, `bandit`, a place or a kind of place: the nearest",
    (TOWARD, RIDES),
    carry_out=_move,
    written=True,
    waits=True,
)

# ---- he fights ----


def _fight(s: LegendsState, at: int) -> Verdict:
    """With one of the players in his space, otherwise the "else" branch (WL-MIB-21)."""
    code = s.compiled.man_in_black_code
    seat = victim(s, BLACK.named(s), PREFERRED.of(code, at))
    if seat == NONE:
        return goto(NEXT_STEP)
    skip(s, NOBODY_THERE.of(code, at))
    begin_fight(s, FIGHT_TYPE.of(code, at), seat, s.compiled.black, 1)
    return FIGHT.call(s)


FIGHT_TYPE: Final = Choice("type", terms.MAN_IN_BLACK_FIGHTS)
PREFERRED: Final = Choice("target", terms.MAN_IN_BLACK_PREFERS, default="leader")
NOBODY_THERE: Final = Aside("else", needed=False)

MIB_FIGHT: Final = Step(
    "mib_fight",
    "`duel` or `rob` with a player in his space, if both are there with the target; with nobody "
    "there the steps of `else`",
    (FIGHT_TYPE, PREFERRED, NOBODY_THERE),
    carry_out=_fight,
    written=True,
    waits=False,
)

# ---- what he gains and does ----


def _gain_lp(s: LegendsState, at: int) -> Verdict:
    gain_lp(s, s.compiled.black, AMOUNT.of(s.compiled.man_in_black_code, at), FROM_CARD)
    return goto(NEXT_STEP)


def _clear(s: LegendsState, at: int) -> Verdict:
    space = s.space[s.compiled.black]
    if bandit_at(s, space):
        s.bandits &= ~(1 << s.compiled.board.hideout_at[space])
        emit(s, BANDIT_GONE, space)
        gain_lp(s, s.compiled.black, BANDIT_LP, FROM_BANDIT)
    return goto(NEXT_STEP)


def _contribute(s: LegendsState, at: int) -> Verdict:
    """A full card is resolved at once; the decider makes its choices (WL-MIB-34, -35)."""
    side = his_story(s)
    if side == NONE or not free_disc(s):
        return goto(NEXT_STEP)
    discs(s, side).append(s.compiled.black)
    emit(s, CONTRIBUTED, s.compiled.black, side, 0)
    if len(discs(s, side)) < s.compiled.discs_needed:
        return goto(NEXT_STEP)
    return STORY.call(s, side=side, resolver=decider(s))


def _send_sheriff(s: LegendsState, at: int) -> Verdict:
    """Toward the most Wanted (WL-MIB-19), while anybody is."""
    if not sheriff_active(s):
        return goto(NEXT_STEP)
    wanted = BLACK.named(s) >> terms.TO_MOST_WANTED & 1
    return SHERIFF_RIDE.call(
        s, mover=s.compiled.black, left=SENT.of(s.compiled.man_in_black_code, at), toward=wanted
    )


AMOUNT: Final = Number("amount", "positive")
SENT: Final = Number("up_to", "positive")

MIB_GAIN_LP: Final = Step(
    "mib_gain_lp", "", (AMOUNT,), carry_out=_gain_lp, written=True, waits=False
)
MIB_CLEAR: Final = Step(
    "mib_clear",
    "a bandit in his space is removed, for 1 LP",
    (),
    carry_out=_clear,
    written=True,
    waits=False,
)
MIB_CONTRIBUTE: Final = Step(
    "mib_contribute", "a story disc", (), carry_out=_contribute, written=True, waits=False
)
MIB_SHERIFF: Final = Step(
    "mib_sheriff",
    "the Sheriff rides toward the most Wanted",
    (SENT,),
    carry_out=_send_sheriff,
    written=True,
    waits=False,
)

# ---- steps that hang on something ----


def _if(s: LegendsState, at: int) -> Verdict:
    code = s.compiled.man_in_black_code
    if not holds_for_man_in_black(s, TEST.of(code, at), WHERE.of(code, at)):
        skip(s, THEN.of(code, at))
    return goto(NEXT_STEP)


def _skip(s: LegendsState, at: int) -> Verdict:
    skip(s, FAR.of(s.compiled.man_in_black_code, at))
    return goto(NEXT_STEP)


class Then(Aside):
    """The applied branch ends with a jump over the other."""

    def steps(self, out: Writer, word: Entry) -> list[int]:
        over = {FAR_KEY: len(OTHERWISE.steps(out, word))}
        return super().steps(out, word) + MIB_SKIP.compiled(out, over)


FAR_KEY: Final = "far"
FAR: Final = Number(FAR_KEY, "number")
TEST: Final = Choice("test", terms.MAN_IN_BLACK_TESTS)
WHERE: Final = OnePlace()
THEN: Final = Then("then", needed=True)
OTHERWISE: Final = Aside("else", needed=False, measured=False)

MIB_SKIP: Final = Step("mib_skip", "", (FAR,), carry_out=_skip, written=False, waits=False)
MIB_IF: Final = Step(
    "mib_if",
    "`at_place` (with a `place`), `player_here`, `behind` or `ahead` of all players",
    (TEST, WHERE, THEN, OTHERWISE),
    carry_out=_if,
    written=True,
    waits=False,
)

STEPS.add(
    MIB_MOVE,
    MIB_FIGHT,
    MIB_GAIN_LP,
    MIB_CLEAR,
    MIB_CONTRIBUTE,
    MIB_SHERIFF,
    MIB_IF,
    MIB_SKIP,
)
