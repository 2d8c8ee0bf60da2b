"""Scenes for what has not been used yet: the right card on top, the right player in the right
place.

A scene is a crowd with some facts set by hand and wishes for what its players choose. It makes the
thing likely, not certain; the runner plays it again from another crowd until it has fired.
"""

from __future__ import annotations

import re

from exhaustive.aims import go_after_goal
from exhaustive.ante_up import scenes as ante_up
from exhaustive.ante_up import tokens
from exhaustive.blood_money import directing as blood_money
from exhaustive.gunplay import (
    anything,
    beat_bandit,
    fight_against,
    meet_him,
    meet_man_in_black,
    meet_sheriff,
    rob_player,
    tie_in_heist,
)
from exhaustive.owning import (
    dig_gold,
    hold_card,
    hold_face,
    own_item,
    play_character,
    ride_across,
    ride_there,
)
from exhaustive.scenes import Crowd
from exhaustive.staging import Scene, gamble
from exhaustive.tables import Table
from exhaustive.tales import (
    climb,
    contribute,
    deliver,
    drive_cattle,
    grow_old,
    resolve_story,
    tell,
    turn_marshal,
    two_stories,
)


def as_for(scene: Scene, subject: str, thing: str = "") -> Scene:
    """The scene of a card that does it."""

    def same(crowd: Crowd, _subject: str, _thing: str) -> None:
        scene(crowd, subject, thing)

    return same


# What has no card as its subject: by words in its name.
MOMENTS: dict[str, Scene] = {
    r"black": meet_him,
    r"tie in a heist": tie_in_heist,
    r"reward": beat_bandit,
    r"steal|stole": rob_player,
    r"ranch": tell("stampede-at-dusk"),
    r"retire|verb bandit": tell("wolves-at-the-pass"),
    r"pay-nugget|verb nugget": tell("the-assayers-thumb"),
    r"take-back|disc-returned": tell("the-telegraph-wire"),
    r"look|peeked": tell("the-dime-novelist"),
    r"deliver": drive_cattle,
    r"^die|nuggets told|prospect": dig_gold,
    r"verb sell|deposit": as_for(hold_face, "fools-gold", "nugget"),
    r"upgrade": as_for(own_item, "shotgun", "upgraded"),
    r"give|gave": as_for(play_character, "billy-the-kid"),
    r"lost-lp": as_for(fight_against, "fight-2"),
    r"verb (yes|no) ": as_for(fight_against, "fight-10"),
    r"arrested|lost-cattle": meet_sheriff,
    r"Sheriff|sheriff": meet_sheriff,
    r"Marshal": turn_marshal,
    r"^(track|word) (marshal|wanted)": climb,
    r"question story|resolve": two_stories,
    r"poker|dealer|house|join|sit-out|sat-out|flop": gamble,
    r"last-round|scored|end-triggered|tokens-shown": grow_old,
}


class Director:
    def __init__(self, table: Table) -> None:
        compiled = table.compiled
        self._scenes: dict[str, Scene] = {}
        for ids, scene in (
            (compiled.faces, hold_face),
            (compiled.cards, hold_card),
            (compiled.items, own_item),
            (compiled.upgrades, own_item),
            (compiled.characters, play_character),
            (compiled.fight_cards, fight_against),
            (compiled.stories, resolve_story),
            (compiled.backs, contribute),
            (compiled.cattle, deliver),
            (compiled.goals, go_after_goal),
            (compiled.man_in_black_cards, meet_man_in_black),
            (compiled.board.spaces, ride_there),
            (compiled.board.mesas, ride_across),
        ):
            self._scenes |= {name: scene for name in ids if name}
        self._before: dict[str, Scene] = {}
        self._moments = MOMENTS
        if table.ante_up:
            self._before = ante_up.BEFORE
            self._moments = {**ante_up.AT_LAST, **MOMENTS}
            added: tuple[tuple[tuple[str, ...], Scene], ...] = (
                (compiled.up.events, ante_up.resolve_event),
                (compiled.up.encounters, ante_up.rob_train),
                (compiled.up.tokens, tokens.meet_token),
                (compiled.up.frontier_tokens, ante_up.explore),
            )
            for ids, more in added:
                self._scenes |= dict.fromkeys(ids, more)
        if table.blood_money:
            self._scenes |= blood_money.by_name(compiled)
            self._before = {**blood_money.BEFORE, **self._before}
            self._moments = {**blood_money.AT_LAST, **self._moments}

    def direct(self, crowd: Crowd, thing: str) -> None:
        self._set(crowd, thing)
        option = re.search(r"choose:\S+", thing)
        verb = re.match(r"verb (\S+) taken", thing)
        if option:
            crowd.wishes.insert(0, option.group())
        elif verb:
            crowd.wishes.insert(0, f"{verb.group(1)}*")

    def _set(self, crowd: Crowd, thing: str) -> None:
        for pattern, scene in self._before.items():
            if re.search(pattern, thing):
                scene(crowd, "", thing)
                return
        for word in re.findall(r"[a-z0-9-]+", thing):
            if word in self._scenes:
                self._scenes[word](crowd, word, thing)
                return
        for pattern, scene in self._moments.items():
            if re.search(pattern, thing):
                scene(crowd, "", thing)
                return
        anything(crowd)
