"""Written by tools/state_source.py from ante_up.toml: change that, not this."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import LIST, NONE, NUMBER, PILE, Field
from tumbleweed.games.legends.state.ante_up_model import MARKERS, ORANGE, RANKS, SLOTS
from tumbleweed.games.legends.state.compiled import Compiled


class AnteUp:
    def __init__(
        self,
        train: int,
        gambler: list[int],
        ranch_orange: list[int],
        stand: list[int],
        markers: int,
        events_due: int,
        event_deck: list[int],
        event_seen: list[int],
        event_discard: tuple[int, ...],
        event: int,
        event_aside: list[int],
        encounter_deck: list[int],
        encounter_seen: list[int],
        encounter_discard: tuple[int, ...],
        encounter: int,
        frontier: list[int],
        frontier_supply: list[int],
        found_by: list[int],
        token_at: list[int],
        foes: int,
        dust: int,
        rail: int,
        faros: int,
        faro_host: int,
        faro_joined: int,
        faro_dealer: int,
        bet_rank: list[int],
        bet_worth: list[int],
        turned: list[int],
        faro_paid: list[int],
        challenged: int,
        roller: int,
        pot: int,
        folded: int,
        foe: int,
    ) -> None:
        self.train = train  # its current stop
        self.gambler = gambler  # per seat: Gambler points
        self.ranch_orange = ranch_orange  # face down
        self.stand = stand  # per kind of item: where it is sold
        self.markers = markers  # mask of the event markers on the tracks
        self.events_due = events_due  # events to resolve after the current action
        self.event_deck = event_deck  # its end is the top
        self.event_seen = event_seen  # per card of it: mask of seats that know it
        self.event_discard = event_discard
        self.event = event  # the one being resolved
        self.event_aside = event_aside  # replaced during the set-up, and shuffled back after it
        self.encounter_deck = encounter_deck  # its end is the top
        self.encounter_seen = encounter_seen  # per card of it: mask of seats that know it
        self.encounter_discard = encounter_discard
        self.encounter = encounter  # the one being fought
        self.frontier = frontier  # per frontier space: its token, number up
        self.frontier_supply = frontier_supply
        self.found_by = found_by  # per frontier token: the seat that turned it
        self.token_at = token_at  # per event token: where it is (ante_up_tables.py)
        self.foes = foes  # spaces with an outlaw or a claim jumper
        self.dust = dust  # spaces with a gold nugget
        self.rail = rail  # 1: the current Move action may still use the railway
        self.faros = faros  # games of Faro started this turn
        self.faro_host = faro_host  # the seat that started the current game of Faro
        self.faro_joined = faro_joined  # mask of the players in it, the host included
        self.faro_dealer = faro_dealer
        self.bet_rank = bet_rank  # per seat and bet marker: its rank, or NONE
        self.bet_worth = bet_worth  # the same: its dollars
        self.turned = turned  # cards turned at Faro: loser, winner, jackpot
        self.faro_paid = faro_paid  # masks of the seats that had a marker there
        self.challenged = challenged  # the Saloon whose high roller plays in this hand of poker
        self.roller = roller  # that high roller, once revealed
        self.pot = pot  # of High Stakes Poker
        self.folded = folded  # mask of the players who have folded there
        self.foe = foe  # the outlaw or claim jumper being fought

    def clone(self) -> AnteUp:
        return AnteUp(
            self.train,
            self.gambler[:],
            self.ranch_orange[:],
            self.stand[:],
            self.markers,
            self.events_due,
            self.event_deck[:],
            self.event_seen[:],
            self.event_discard,
            self.event,
            self.event_aside[:],
            self.encounter_deck[:],
            self.encounter_seen[:],
            self.encounter_discard,
            self.encounter,
            self.frontier[:],
            self.frontier_supply[:],
            self.found_by[:],
            self.token_at[:],
            self.foes,
            self.dust,
            self.rail,
            self.faros,
            self.faro_host,
            self.faro_joined,
            self.faro_dealer,
            self.bet_rank[:],
            self.bet_worth[:],
            self.turned[:],
            self.faro_paid[:],
            self.challenged,
            self.roller,
            self.pot,
            self.folded,
            self.foe,
        )


def ante_up_fields(compiled: Compiled) -> list[Field]:
    if not compiled.ante_up:
        return []
    up, spaces = compiled.up, compiled.board.spaces
    return [
        Field("train", NUMBER, up.stops, part="up"),
        Field("gambler", LIST, part="up"),
        Field("ranch_orange", LIST, compiled.cattle, part="up"),
        Field("stand", LIST, up.stands, part="up"),
        Field("markers", NUMBER, MARKERS, masks=True, part="up"),
        Field("events_due", NUMBER, part="up"),
        Field("event_deck", LIST, up.events, part="up"),
        Field("event_seen", LIST, part="up"),
        Field("event_discard", PILE, up.events, part="up"),
        Field("event", NUMBER, up.events, part="up"),
        Field("event_aside", LIST, up.events, part="up"),
        Field("encounter_deck", LIST, up.encounters, part="up"),
        Field("encounter_seen", LIST, part="up"),
        Field("encounter_discard", PILE, up.encounters, part="up"),
        Field("encounter", NUMBER, up.encounters, part="up"),
        Field("frontier", LIST, up.frontier_tokens, keys=up.frontier_places, part="up"),
        Field("frontier_supply", LIST, up.frontier_tokens, part="up"),
        Field("found_by", LIST, keys=up.frontier_tokens, part="up"),
        Field("token_at", LIST, up.whereabouts, keys=up.tokens, part="up"),
        Field("foes", NUMBER, spaces, masks=True, part="up"),
        Field("dust", NUMBER, spaces, masks=True, part="up"),
        Field("rail", NUMBER, part="up"),
        Field("faros", NUMBER, part="up"),
        Field("faro_host", NUMBER, part="up"),
        Field("faro_joined", NUMBER, part="up"),
        Field("faro_dealer", NUMBER, part="up"),
        Field("bet_rank", LIST, RANKS, part="up"),
        Field("bet_worth", LIST, part="up"),
        Field("turned", LIST, compiled.fight_cards, part="up"),
        Field("faro_paid", LIST, keys=SLOTS, part="up"),
        Field("challenged", NUMBER, up.saloons, part="up"),
        Field("roller", NUMBER, up.tokens, part="up"),
        Field("pot", NUMBER, part="up"),
        Field("folded", NUMBER, part="up"),
        Field("foe", NUMBER, up.tokens, part="up"),
    ]


NO_ANTE_UP: Final = AnteUp(
    train=0,
    gambler=[],
    ranch_orange=[],
    stand=[],
    markers=0,
    events_due=0,
    event_deck=[],
    event_seen=[],
    event_discard=(),
    event=0,
    event_aside=[],
    encounter_deck=[],
    encounter_seen=[],
    encounter_discard=(),
    encounter=0,
    frontier=[],
    frontier_supply=[],
    found_by=[],
    token_at=[],
    foes=0,
    dust=0,
    rail=0,
    faros=0,
    faro_host=0,
    faro_joined=0,
    faro_dealer=0,
    bet_rank=[],
    bet_worth=[],
    turned=[],
    faro_paid=[],
    challenged=0,
    roller=0,
    pot=0,
    folded=0,
    foe=0,
)


def bare_ante_up(compiled: Compiled) -> AnteUp:
    if not compiled.ante_up:
        return NO_ANTE_UP
    up, n = compiled.up, compiled.players
    return AnteUp(
        train=up.first_stop,
        gambler=[0] * n,
        ranch_orange=[token for token in compiled.herd if compiled.cattle_color[token] == ORANGE],
        stand=[0] * len(compiled.items),
        markers=0,
        events_due=0,
        event_deck=list(range(len(up.events))),
        event_seen=[0] * len(up.events),
        event_discard=(),
        event=NONE,
        event_aside=[],
        encounter_deck=list(range(len(up.encounters))),
        encounter_seen=[0] * len(up.encounters),
        encounter_discard=(),
        encounter=NONE,
        frontier=[NONE] * len(up.frontier_places),
        frontier_supply=list(range(len(up.frontier_tokens))),
        found_by=[NONE] * len(up.frontier_tokens),
        token_at=[up.supply] * len(up.tokens),
        foes=0,
        dust=0,
        rail=0,
        faros=0,
        faro_host=NONE,
        faro_joined=0,
        faro_dealer=NONE,
        bet_rank=[NONE] * (n * up.bet_markers),
        bet_worth=[0] * (n * up.bet_markers),
        turned=[],
        faro_paid=[0] * len(SLOTS),
        challenged=NONE,
        roller=NONE,
        pot=0,
        folded=0,
        foe=NONE,
    )
