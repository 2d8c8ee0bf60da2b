"""Whether a state is consistent: nothing lost, nothing duplicated, nothing out of range."""

from __future__ import annotations

from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.decks.cattle import RANCHES, ROW, UNTIL, met, ranch
from tumbleweed.games.legends.components.decks.fight import OLDEST
from tumbleweed.games.legends.components.player.tokens import PLAIN, tokens_now
from tumbleweed.games.legends.positions.ante_up.check import ante_up_faults
from tumbleweed.games.legends.state.frames import BLACK, FIGHT, GAME, HIGH_STAKES, POKER, PREPARE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    FIGHTS,
    GOAL_SETS,
)
from tumbleweed.games.legends.triggers import due
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD


def faults(s: LegendsState) -> list[str]:
    """What is wrong; empty for a consistent state. Later checks rely on the earlier ones."""
    return (
        _shapes(s) or _ranges(s) or _cards(s) or _pieces(s) or _play(s) or _goals(s) or _memory(s)
    ) or ante_up_faults(s)


def _shapes(s: LegendsState) -> list[str]:
    n, figures = s.compiled.players, s.compiled.figures
    per_figure = {
        "character": s.character, "space": s.space, "lp": s.lp,
        "legend": s.legend, "marshal": s.marshal, "wanted": s.wanted, "money": s.money,
        "nuggets": s.nuggets, "wounds": s.wounds, "owned": s.owned, "upgraded": s.upgraded,
        "weapon": s.weapon, "mount": s.mount, "cattle": s.cattle,
    }  # fmt: skip
    rows = [(name, len(row), figures) for name, row in per_figure.items()]
    rows += [("used", len(s.used), n), ("fight_drawn", len(s.fight_drawn), n)]
    found = [f"{name} has {length} entries" for name, length, wanted in rows if length != wanted]
    if len(s.hands) != figures or len(s.laid) != 2 * figures or len(s.dealt) != 2 * n:
        found.append("hands, laid or dealt: they do not fit the number of players")
    if len(s.story_seen) != 2:
        found.append("story_seen: wrong length")
    with_goals = int(s.compiled.with_goals)
    if (
        len(s.goals) != GOAL_SETS * n * with_goals
        or len(s.tally) != s.compiled.tally_width * n * with_goals
    ):
        found.append("goals or tally: wrong length")
    if not due.whole(s):
        found.append(f"due: an event has {due.WIDTH} numbers")
    return found


def _ranges(s: LegendsState) -> list[str]:
    compiled, n = s.compiled, s.compiled.players
    found = []
    owners = [claim % PLAIN for claim in s.claims] if compiled.ante_up else s.claims
    seats = [s.first, s.fight.hero, s.poker.host, s.poker.dealer, *owners]
    figures = [*s.discs_left, *s.discs_right, s.fight.rival, s.active]
    at_table = all(NONE <= seat < n for seat in seats) and s.active != NONE
    if not at_table or any(not NONE <= figure < compiled.figures for figure in figures):
        found.append("a seat is named that is not at the table")
    most = compiled.most_money  # the characters are not checked yet
    if any(not 0 <= money <= most or money % 10 for money in s.money):
        found.append(f"money: everybody has 0 to {most} dollars, in tens")
    if any(not 0 <= wounds <= compiled.max_wounds for wounds in s.wounds):
        found.append(f"wounds: everybody has 0 to {compiled.max_wounds}")
    if any(not 0 <= points <= 9 for points in s.marshal + s.wanted):
        found.append("marshal or wanted: a track has 9 spaces")
    if any(m and w for m, w in zip(s.marshal, s.wanted, strict=True)):
        found.append("marshal and wanted: nobody is on both tracks (WL-MARSHAL-01)")
    if min(*s.lp, *s.nuggets, *s.store, *s.rolls, s.supply) < 0:
        found.append("there is less than nothing of something")
    if not s.round >= 1 or s.ending not in (0, 1, 2):
        found.append("round or ending: out of range")
    return found


def _cards(s: LegendsState) -> list[str]:
    """Every card of every deck is in exactly one place."""
    compiled, found = s.compiled, []
    poker = [card for hand in s.hands for card in hand] + [c for c in s.laid if c != NONE]
    poker += s.played + s.flop + s.dealer_hand + s.deck + s.discard
    if sorted(poker) != list(range(len(compiled.cards))):
        found.append("poker cards: not every card lies in exactly one place")
    fight = s.fight_deck + s.npc_hand + ([s.npc_card] if s.npc_card != NONE else [])
    if sorted(fight) != list(range(len(compiled.fight_cards))):
        found.append("fight cards: not every card lies in exactly one place")
    stories = s.story_left + s.story_right + ([s.resolving] if s.resolving != NONE else [])
    if len(set(stories)) != len(stories) or any(story not in compiled.plot for story in stories):
        found.append("stories: a card lies in two places, or is not in this game")
    cattle = [token for token in s.cattle if token != NONE]
    for color in range(len(RANCHES)):
        cattle += ranch(s, color)
    if sorted(cattle) != compiled.herd:
        found.append("cattle: not every token lies in exactly one place")
    return found


def _pieces(s: LegendsState) -> list[str]:
    compiled, found = s.compiled, []
    on_the_board = s.up.dust.bit_count()
    if s.supply + on_the_board + sum(s.nuggets[: compiled.players]) != compiled.nuggets:
        found.append(f"nuggets: they are not {compiled.nuggets} in all")
    for item, name in enumerate(compiled.items):
        if s.store[item] + sum(mask >> item & 1 for mask in s.owned) != compiled.copies[item]:
            found.append(f"items: the copies of {name} are not {compiled.copies[item]} in all")
    for seat in range(compiled.players):
        if s.upgraded[seat] & ~s.owned[seat]:
            found.append(f"upgraded: seat {seat} does not own that")
        for item in (s.weapon[seat], s.mount[seat]):
            if item != NONE and not s.owned[seat] >> item & 1:
                found.append(f"seat {seat} uses an item it does not own")
    for seat in range(compiled.figures):
        if s.discs_left.count(seat) + s.discs_right.count(seat) > 2:
            found.append(f"discs: seat {seat} has only 2")
    return found + _third(s)


def _third(s: LegendsState) -> list[str]:
    """The Man in Black, where he plays: his purse is fixed, and he has nothing else."""
    compiled, his = s.compiled, s.compiled.black
    cards = s.black_deck + s.black_discard + ([s.black_card] if s.black_card != NONE else [])
    if compiled.figures == compiled.players:
        return ["black_deck: the Man in Black does not ride"] if cards else []
    found = []
    if sorted(cards) != list(range(len(compiled.man_in_black_cards))):
        found.append("black_deck: not every card lies in exactly one place")
    if (s.money[his], s.nuggets[his]) != (
        compiled.man_in_black_money,
        compiled.man_in_black_nuggets,
    ):
        found.append("money or nuggets: those of the Man in Black never change")
    has = (s.marshal[his], s.wanted[his], s.wounds[his], s.owned[his], len(s.hands[his]))
    if any(has) or (s.cattle[his], s.character[his], s.laid[2 * his]) != (NONE, NONE, NONE):
        found.append("the Man in Black has something he cannot have")
    return found


def _play(s: LegendsState) -> list[str]:
    """What is about to happen has what it needs."""
    found = []
    if s.over and s.ending != 2:
        found.append("the game is over before its last round")
    preparing = PREPARE.under_way(s) or GAME.at_step(s, 0)
    nobody = NONE in s.character[: s.compiled.players]
    if not preparing and (nobody or NONE in s.space or s.first == NONE):
        found.append("character, space or first: the game has begun without")
    if not NONE <= s.fight.type < len(FIGHTS) or (s.fight.type != NONE) != FIGHT.under_way(s):
        found.append("fight: its type does not fit what is under way")
    elif s.fight.type != NONE and s.fight.hero == NONE:
        found.append("fight: nobody fights it")
    if (s.active == s.compiled.black, s.black_card != NONE) != (BLACK.under_way(s),) * 2:
        found.append("active or black_card: they do not fit what is under way")
    if (s.poker.host != NONE) and not POKER.under_way(s) and not HIGH_STAKES.under_way(s):
        found.append("poker: no hand is under way")
    return found


def _memory(s: LegendsState) -> list[str]:
    """The data for visibility fits the table."""
    found = []
    if len(s.seen) != 3 * len(s.seen_among):
        found.append("seen: three entries for each of seen_among are expected")
    elif any(not among >> s.seen[3 * i] & 1 for i, among in enumerate(s.seen_among)):
        found.append("seen_among: a card is not among those it was one of")
    found += _fight_memory(s)
    return found + _cattle_memory(s)


def _goals(s: LegendsState) -> list[str]:
    """Held and claimed goals are the character's, and the tokens are those of the goals."""
    compiled, found = s.compiled, []
    for seat in range(compiled.players if s.goals else 0):
        held, claimed = s.goals[seat * GOAL_SETS + HELD], s.goals[seat * GOAL_SETS + CLAIMED]
        character = s.character[seat]
        own = mask_of(compiled.goals_of[character]) if character != NONE else 0
        dealt = (held | claimed).bit_count()
        if (held | claimed) & ~own or held & claimed or dealt not in (0, compiled.goals_dealt):
            found.append(f"goals: seat {seat} holds or claimed what it cannot have")
        if s.claims.count(seat) != claimed.bit_count():
            found.append(f"claims: seat {seat} has claimed other goals than these")
    if not found and (s.claims or s.tokens):
        tokens = tokens_now(s)
        if min(tokens.left) < 0 or tokens.drawn != len(s.tokens):
            found.append("tokens: they are not those of the goals claimed")
    return found


def _cattle_memory(s: LegendsState) -> list[str]:
    holds = s.cattle_holds
    if len(holds) % ROW:
        return [f"cattle_holds: a row has {ROW} entries"]
    if any(not 0 <= token < len(s.compiled.cattle) for token in holds[::ROW]):
        return ["cattle_holds: there is no such token"]
    rows = list(range(0, len(holds), ROW))
    carried = [holds[at] for at in rows if holds[at + UNTIL] == NONE]
    if sorted(carried) != sorted(token for token in s.cattle if token != NONE):
        return ["cattle_holds: they are not the tokens that are carried"]
    pairs = [(one, two) for one in rows for two in rows if one < two]
    if any(holds[one] == holds[two] and met(s, one, two) for one, two in pairs):
        return ["cattle_holds: a token was in two places"]
    return []


def _fight_memory(s: LegendsState) -> list[str]:
    """The batches of fight cards (decks: fight)."""
    if not all(0 < past < 2 * OLDEST for past in s.fight_past):
        return ["fight_past: no set of batches"]
    if min(*s.fight_shown, *s.fight_drawn, *s.fight_barred) < 0:
        return ["fight_shown, fight_drawn or fight_barred: no set of batches"]
    for card, past in enumerate(s.fight_past):
        if s.fight_shown[card] & ~past or s.fight_barred[card] & past:
            return ["fight_shown or fight_barred: a card was where it cannot have been"]
    return []
