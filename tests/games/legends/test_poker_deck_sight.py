"""The poker deck: drawing and reshuffling, and where a seat must consider every card."""

from collections.abc import Iterable
from random import Random

import pytest

from core import laws
from games.legends.hidden_tables import ANA, BIA, CAIO, Secret, table
from games.legends.poker_worlds import Deed, World, poker_worlds
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.decks.poker import (
    draw,
    draw_top,
    lay,
    leave_hand,
    pass_card,
    see_hand_cards,
    take_openly,
    to_discard,
)
from tumbleweed.games.legends.components.decks.poker_redeal import redeal_poker
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import POKER_STREAM

PLAYERS = 3


class Play:
    """Plays with the lowest so many cards and keeps account of what happened."""

    def __init__(self, cards: int, seed: int = 1) -> None:
        self.cards = cards
        self.state = table(PLAYERS, seed)
        self.state.deck = list(range(cards))
        Random(seed).shuffle(self.state.deck)
        del self.state.epoch[cards:]
        self.deeds: list[Deed] = []

    def draw(self, seat: int, count: int) -> None:
        """One by one, so that a reshuffle is told where it happens."""
        for _ in range(count):
            if not self.state.deck:
                self.deeds.append(("reshuffle", frozenset(self.state.discard)))
            before = set(self.state.hands[seat])
            assert draw(self.state, seat, 1) == 1
            self.deeds.append(("draw", seat, frozenset(set(self.state.hands[seat]) - before)))

    def discard(self, seat: int, card: int) -> None:
        leave_hand(self.state, seat, card)
        to_discard(self.state, card)
        self.deeds.append(("discard", seat, card))

    def give(self, giver: int, taker: int, card: int) -> None:
        pass_card(self.state, giver, taker, card)
        self.deeds.append(("give", giver, taker, card))

    def lay(self, seat: int, card: int, slot: int = 0) -> None:
        lay(self.state, seat, card, slot)
        self.deeds.append(("lay", seat, card))

    def reveal(self, seat: int) -> None:
        card = self.state.laid[2 * seat]
        self.state.laid[2 * seat] = NONE
        to_discard(self.state, card)
        self.deeds.append(("reveal", seat, card))

    def look(self, viewer: int, owner: int, cards: Iterable[int]) -> None:
        see_hand_cards(self.state, viewer, owner, list(cards))
        self.deeds.append(("look", viewer, owner, frozenset(cards)))

    def hand(self, seat: int) -> list[int]:
        return self.state.hands[seat][:]

    @property
    def secret(self) -> Secret:
        return Secret(self.state, redeal_poker)

    def exactly(self, *seats: int, evenly: bool = True) -> list[int]:
        """Law (e) for these seats; how many worlds there are for each."""
        sizes = []
        for seat in seats:
            worlds = poker_worlds(self.cards, PLAYERS, self.deeds, seat)
            laws.reaches(self.secret, seat, worlds, world_of, range(14 * len(worlds) + 60))
            if evenly:
                count = int(6 / min(worlds.values()))
                laws.fits(self.secret, seat, worlds, world_of, range(count))
            sizes.append(len(worlds))
        return sizes


def world_of(secret: Secret) -> World:
    s = secret.state
    laid = [
        frozenset(card for card in s.laid[2 * seat : 2 * seat + 2] if card != NONE)
        for seat in range(PLAYERS)
    ]
    assert all(hand == sorted(hand) for hand in s.hands)
    return World(tuple(map(frozenset, s.hands)), tuple(laid), frozenset(s.deck))


# ---- drawing ----


@pytest.mark.rule("WL-DECK-03", "WL-DECK-04")
def test_the_discard_pile_becomes_the_deck_when_that_is_empty() -> None:
    s = table()
    s.deck, s.discard = [4, 9], [11, 30, 2]
    s.hands[ANA] = [7]
    s.script[POKER_STREAM] = [30, 2]
    assert draw(s, ANA, 4) == 4
    assert s.hands[ANA] == [2, 4, 7, 9, 30]
    assert (s.deck, s.discard) == ([11], [])
    assert draw(s, ANA, 3) == 1
    assert draw(s, ANA, 3) == 0
    assert draw_top(s) == NONE


@pytest.mark.rule("WL-CARD-06", "WL-POKER-46")
def test_only_discarded_cards_are_reshuffled() -> None:
    s = table()
    s.deck, s.discard = [], [1, 2]
    s.played, s.flop, s.dealer_hand, s.laid[0] = [3], [4, 5, 6], [7], 8
    assert {draw_top(s), draw_top(s)} == {1, 2}
    assert (s.epoch[1], s.epoch[2], s.epoch[3], s.epoch[7]) == (1, 1, 0, 0)
    assert draw_top(s) == NONE


# ---- worlds ----


@pytest.mark.rule("WL-TURN-20")
def test_the_hands_of_others_may_hold_any_unseen_card() -> None:
    play = Play(6)
    play.draw(ANA, 2)
    play.draw(BIA, 2)
    play.draw(CAIO, 1)
    assert play.exactly(ANA, BIA) == [12, 12]
    play.discard(BIA, play.hand(BIA)[0])
    assert play.exactly(ANA) == [6]


@pytest.mark.rule("WL-TURN-20", "WL-DECK-03")
def test_a_card_held_since_before_the_reshuffle_was_not_in_it() -> None:
    """Bia keeps one old card; what was shuffled again is elsewhere, as all have seen."""
    play = Play(7)
    play.draw(ANA, 2)
    play.draw(BIA, 3)
    play.draw(CAIO, 2)
    play.discard(BIA, play.hand(BIA)[0])
    play.discard(BIA, play.hand(BIA)[1])
    play.discard(CAIO, play.hand(CAIO)[0])
    play.draw(BIA, 1)
    assert play.exactly(ANA) == [2 * 3]  # the old card of each; which of three Bia has drawn
    play.draw(CAIO, 1)
    play.exactly(ANA, BIA, CAIO)


@pytest.mark.rule("WL-TURN-20", "WL-FIGHT-06")
def test_a_second_look_at_a_card_takes_the_place_of_the_first() -> None:
    """What is remembered does not grow with every look, and is what was seen last."""
    play = Play(7)
    play.draw(BIA, 4)
    seen = play.hand(BIA)[:1]
    play.look(ANA, BIA, seen)
    play.discard(BIA, play.hand(BIA)[3])
    play.look(ANA, BIA, seen)
    mine = [at for at in range(0, len(play.state.seen), 3) if play.state.seen[at] == seen[0]]
    assert len(mine) == 1
    assert play.state.seen_among[mine[0] // 3] == mask_of(play.hand(BIA))
    play.look(CAIO, BIA, seen)  # another's look is another's
    assert play.state.seen[::3].count(seen[0]) == 2
    play.exactly(ANA, CAIO)


def test_cards_looked_at_are_known_until_they_leave() -> None:
    play = Play(7)
    play.draw(BIA, 4)
    play.draw(CAIO, 1)
    seen = play.hand(BIA)[1:3]
    play.look(ANA, BIA, seen)
    ana, caio = play.exactly(ANA, CAIO)
    assert (ana, caio) == (5 * 4 * 3 // 2, 15)
    play.discard(BIA, seen[0])
    play.exactly(ANA)
    play.draw(CAIO, 2)
    play.draw(BIA, 1)  # the card she had discarded
    assert play.state.hands[BIA].count(seen[0]) == 1
    play.exactly(ANA, CAIO)


@pytest.mark.rule("WL-FIGHT-11", "WL-FIGHT-13")
def test_a_card_laid_face_down_may_be_any_of_the_hand() -> None:
    play = Play(6)
    play.draw(BIA, 3)
    play.draw(ANA, 1)
    play.look(ANA, BIA, play.hand(BIA)[:1])
    play.lay(BIA, play.hand(BIA)[0])
    assert play.exactly(BIA)[0] == 3  # Ana's card
    play.exactly(ANA, CAIO)
    play.draw(BIA, 1)  # drawn later, it is not the one that lies there
    play.exactly(ANA, CAIO)


@pytest.mark.rule("WL-FIGHT-07")
def test_a_card_seen_in_the_hand_after_laying_is_not_the_one_laid() -> None:
    """In the first edition one looks after the cards are laid."""
    play = Play(5)
    play.draw(BIA, 3)
    play.lay(BIA, play.hand(BIA)[1])
    play.look(ANA, BIA, play.hand(BIA)[:1])
    ana, _ = play.exactly(ANA, CAIO)
    assert ana == 4 * 3
    play.reveal(BIA)
    play.exactly(ANA, CAIO)


@pytest.mark.rule("WL-CHAR-11")
def test_a_card_handed_over_may_be_any_of_the_hand() -> None:
    """Caio has seen two of Bia's cards; one of her three goes to Ana, he does not know which."""
    play = Play(6)
    play.draw(BIA, 3)
    play.draw(ANA, 1)
    one, two = play.hand(BIA)[:2]
    play.look(CAIO, BIA, [one, two])
    play.give(BIA, ANA, two)
    play.exactly(BIA, ANA)
    worlds = poker_worlds(6, PLAYERS, play.deeds, CAIO)
    assert not any({one, two} <= world.hands[ANA] for world in worlds)
    play.exactly(CAIO)


@pytest.mark.rule("WL-CHAR-11")
def test_a_card_handed_on_twice() -> None:
    play = Play(6)
    play.draw(BIA, 3)
    play.draw(ANA, 1)
    play.draw(CAIO, 1)
    known = play.hand(BIA)[0]
    play.look(CAIO, BIA, [known])
    play.give(BIA, ANA, known)
    play.give(ANA, BIA, play.hand(ANA)[0])
    play.exactly(ANA, BIA, CAIO)


@pytest.mark.rule("WL-CHAR-11", "WL-DECK-03")
def test_a_card_handed_over_may_be_older_than_the_deck() -> None:
    """Bia holds an old and a new card when she gives one away: to Caio either may be with Ana."""
    play = Play(6)
    play.draw(BIA, 3)
    play.draw(ANA, 1)
    play.draw(CAIO, 2)
    play.discard(BIA, play.hand(BIA)[0])
    play.discard(BIA, play.hand(BIA)[0])
    play.discard(ANA, play.hand(ANA)[0])
    play.draw(BIA, 1)
    play.give(BIA, ANA, play.hand(BIA)[0])
    play.exactly(ANA, BIA, CAIO)


@pytest.mark.rule("WL-TURN-20")
def test_a_card_taken_back_in_the_open_is_known_to_all() -> None:
    play = Play(6)
    play.draw(BIA, 3)
    card = play.hand(BIA)[0]
    leave_hand(play.state, BIA, card)
    take_openly(play.state, BIA, card)
    for seat in (ANA, CAIO):
        for seed in range(30):
            assert card in play.secret.redeal(seat, seed).state.hands[BIA]
    play.lay(BIA, card)
    laid = {play.secret.redeal(ANA, seed).state.laid[2 * BIA] for seed in range(60)}
    assert len(laid) == 6  # it, or one of five that she may hold


# ---- the house, and cards that lie open ----


@pytest.mark.rule("WL-POKER-45", "WL-TURN-20")
def test_the_hand_of_the_house_is_known_to_its_dealer() -> None:
    s = table()
    s.dealer_hand = [draw_top(s) for _ in range(4)]
    s.poker.dealer = BIA
    hands = {seat: hands_of_the_house(s, seat) for seat in (ANA, BIA, CAIO)}
    assert hands[BIA] == {frozenset(s.dealer_hand)}
    assert len(hands[ANA]) > 25
    assert len(hands[CAIO]) > 25
    s.poker.showdown = 1
    assert hands_of_the_house(s, ANA) == {frozenset(s.dealer_hand)}


def hands_of_the_house(s: LegendsState, seat: int) -> set[frozenset[int]]:
    secret = Secret(s, redeal_poker)
    return {frozenset(secret.redeal(seat, seed).state.dealer_hand) for seed in range(30)}


@pytest.mark.rule("WL-TURN-20")
def test_laid_cards_that_lie_open_stay() -> None:
    play = Play(8)
    play.draw(BIA, 3)
    play.draw(ANA, 2)
    play.lay(BIA, play.hand(BIA)[0])
    laid = play.state.laid[2 * BIA]
    assert len({play.secret.redeal(ANA, seed).state.laid[2 * BIA] for seed in range(60)}) == 6
    play.state.fight.open = 1
    for seed in range(30):
        assert play.secret.redeal(ANA, seed).state.laid[2 * BIA] == laid


# ---- whatever happens ----


def hidden_cards(s: LegendsState) -> set[int]:
    return {*s.deck, *(card for hand in s.hands for card in hand)}


def at_random(seed: int, deeds: int) -> Play:
    play, luck = Play(7, seed), Random(seed)
    for seat in range(PLAYERS):
        play.draw(seat, 2)
    for _ in range(deeds):
        who, other = luck.sample(range(PLAYERS), 2)
        hand, room = play.hand(who), play.state.deck or play.state.discard
        what = luck.choice(("draw", "discard", "give", "look"))
        if what == "draw" and room:
            play.draw(who, 1)
        elif hand and what == "give":
            play.give(who, other, luck.choice(hand))
        elif hand and what == "look":
            play.look(other, who, luck.sample(hand, min(2, len(hand))))
        elif hand:
            play.discard(who, luck.choice(hand))
    return play


@pytest.mark.parametrize("seed", range(25))
def test_no_world_is_dealt_that_cannot_be(seed: int) -> None:
    """Whatever is drawn, discarded, given and looked at, over reshuffles."""
    play = at_random(seed, 14)
    for seat in range(PLAYERS):
        worlds = poker_worlds(play.cards, PLAYERS, play.deeds, seat)
        assert world_of(play.secret) in worlds
        dealt = {world_of(play.secret.redeal(seat, each)) for each in range(40)}
        assert dealt <= set(worlds)


@pytest.mark.parametrize("seed", range(30))
def test_in_a_redealt_world_all_minds_are_sound(seed: int) -> None:
    """What others saw is redealt with the cards: for each of them that world may be true."""
    play = at_random(seed, 12)
    for each in range(6):
        world = play.secret.redeal(seed % PLAYERS, each)
        s = world.state
        assert {s.seen[at] for at in range(0, len(s.seen), 3)} <= hidden_cards(s)
        for seat in range(PLAYERS):
            again = world.redeal(seat, each)
            assert again.state.hands[seat] == s.hands[seat]
            assert [len(hand) for hand in again.state.hands] == [len(hand) for hand in s.hands]
            assert hidden_cards(again.state) == hidden_cards(s)
