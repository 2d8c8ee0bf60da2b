"""Written by tools/frame_source.py from frames.toml: change that file, not this one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core import frames
from tumbleweed.core.frames import Frame, Verdict
from tumbleweed.core.state import NONE, State


class GameFrame(Frame):
    """The whole game, round by round."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class PrepareFrame(Frame):
    """The set-up."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)

    def done(self, s: State) -> int:
        """How many seats have had theirs, clockwise."""
        return s.stack[len(s.stack) - 6]

    def set_done(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value


class TurnFrame(Frame):
    """A player's turn."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class MoveActionFrame(Frame):
    """The Move action."""

    def call(self, s: State, *, seat: int, leg: int) -> Verdict:
        return frames.call(s, self.number, seat, leg)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def leg(self, s: State) -> int:
        """The option with which the player set out."""
        return s.stack[len(s.stack) - 5]


class RideFrame(Frame):
    """Riding, space by space or straight to where one wants to be."""

    def call(self, s: State, *, seat: int, left: int, leg: int) -> Verdict:
        return frames.call(s, self.number, seat, left, leg)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def left(self, s: State) -> int:
        """Movement."""
        return s.stack[len(s.stack) - 5]

    def set_left(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def leg(self, s: State) -> int:
        """The option to carry out next, or NONE."""
        return s.stack[len(s.stack) - 4]

    def set_leg(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value

    def mesa(self, s: State) -> int:
        """1 + the mesa one is crossing, or 0."""
        return s.stack[len(s.stack) - 3]

    def set_mesa(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 3] = value


class FightFrame(Frame):
    """A fight; its numbers are those of `s.fight`."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class SheriffRideFrame(Frame):
    """The Sheriff rides, moved by a player or sent by the Man in Black."""

    def call(
        self,
        s: State,
        *,
        mover: int,
        left: int,
        toward: int = 0,
        placed: int = 0,
        on_arrest: int = 0,
        on_arrest_end: int = 0,
    ) -> Verdict:
        return frames.call(s, self.number, mover, left, toward, placed, on_arrest, on_arrest_end)

    def mover(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def left(self, s: State) -> int:
        """Movement."""
        return s.stack[len(s.stack) - 5]

    def set_left(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def toward(self, s: State) -> int:
        """The seat the Man in Black sends him after; Ante Up: or whom he has tried to arrest."""
        return s.stack[len(s.stack) - 4]

    def set_toward(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value

    def placed(self, s: State) -> int:
        """1: he is put on a space and does not ride."""
        return s.stack[len(s.stack) - 3]

    def on_arrest(self, s: State) -> int:
        """The address of effects for the mover, if this leads to an arrest."""
        return s.stack[len(s.stack) - 2]

    def on_arrest_end(self, s: State) -> int:
        return s.stack[len(s.stack) - 1]


class PokerFrame(Frame):
    """A hand of poker; its numbers are those of `s.poker`."""

    def call(self, s: State, *, anywhere: int = 0, challenge: int = 0) -> Verdict:
        return frames.call(s, self.number, 0, anywhere, challenge)

    def asked(self, s: State) -> int:
        """How many seats have been asked to join."""
        return s.stack[len(s.stack) - 6]

    def set_asked(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value

    def anywhere(self, s: State) -> int:
        """1: every player may join, wherever they are."""
        return s.stack[len(s.stack) - 5]

    def challenge(self, s: State) -> int:
        """1: a high roller takes part."""
        return s.stack[len(s.stack) - 4]


class ProspectFrame(Frame):
    """Rolling the prospecting dice."""

    def call(
        self, s: State, *, seat: int, count: int, action: int, gravel: int = 0, gravel_end: int = 0
    ) -> Verdict:
        return frames.call(s, self.number, seat, count, action, 0, gravel, gravel_end)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def count(self, s: State) -> int:
        """Dice to roll."""
        return s.stack[len(s.stack) - 5]

    def set_count(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def action(self, s: State) -> int:
        """1: it is a Prospect action, Miner's Map may help."""
        return s.stack[len(s.stack) - 4]

    def shown(self, s: State) -> int:
        """Nuggets so far."""
        return s.stack[len(s.stack) - 3]

    def set_shown(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 3] = value

    def gravel(self, s: State) -> int:
        """The address of the effects of each die that shows gravel, or 0."""
        return s.stack[len(s.stack) - 2]

    def gravel_end(self, s: State) -> int:
        return s.stack[len(s.stack) - 1]


class DepositFrame(Frame):
    """Selling gold at a Bank."""

    def call(self, s: State, *, seat: int) -> Verdict:
        return frames.call(s, self.number, seat)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]


class ShopFrame(Frame):
    """Buying and upgrading, in the General Store or by a card."""

    def call(
        self, s: State, *, seat: int, discount: int, kind: int, mode: int, once: int
    ) -> Verdict:
        return frames.call(s, self.number, seat, discount, kind, mode, once)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def discount(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def kind(self, s: State) -> int:
        """Of item, or NONE."""
        return s.stack[len(s.stack) - 4]

    def mode(self, s: State) -> int:
        return s.stack[len(s.stack) - 3]

    def once(self, s: State) -> int:
        """1: one purchase only."""
        return s.stack[len(s.stack) - 2]

    def new(self, s: State) -> int:
        """1 + the item just bought; later -1: something was bought."""
        return s.stack[len(s.stack) - 1]

    def set_new(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 1] = value


class DeliveryFrame(Frame):
    """Delivering cattle."""

    def call(self, s: State, *, seat: int) -> Verdict:
        return frames.call(s, self.number, seat)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def how(self, s: State) -> int:
        """WRANGLE or RUSTLE."""
        return s.stack[len(s.stack) - 5]

    def set_how(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def token(self, s: State) -> int:
        return s.stack[len(s.stack) - 4]

    def set_token(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class StoryFrame(Frame):
    """A full story card is resolved."""

    def call(self, s: State, *, side: int, resolver: int) -> Verdict:
        return frames.call(s, self.number, side, resolver)

    def side(self, s: State) -> int:
        """The left or the right deck."""
        return s.stack[len(s.stack) - 6]

    def resolver(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def contributors(self, s: State) -> int:
        """Mask."""
        return s.stack[len(s.stack) - 4]

    def set_contributors(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value

    def rewarded(self, s: State) -> int:
        """How many seats have been looked at, clockwise."""
        return s.stack[len(s.stack) - 3]

    def set_rewarded(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 3] = value


class AnnounceFrame(Frame):
    """Announcing the events that wait in `s.due`; the first five are those of the event."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number, NONE)

    def become(self, s: State) -> Verdict:
        return frames.become(s, self.number, NONE)

    def event(self, s: State) -> int:
        """The one under way, or NONE."""
        return s.stack[len(s.stack) - 6]

    def set_event(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def set_seat(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def amount(self, s: State) -> int:
        return s.stack[len(s.stack) - 4]

    def set_amount(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value

    def detail(self, s: State) -> int:
        return s.stack[len(s.stack) - 3]

    def set_detail(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 3] = value

    def detail_2(self, s: State) -> int:
        return s.stack[len(s.stack) - 2]

    def set_detail_2(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 2] = value

    def done(self, s: State) -> int:
        """Mask of what was used on it: two laid cards, then abilities."""
        return s.stack[len(s.stack) - 1]

    def set_done(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 1] = value


class UseFrame(Frame):
    """Using what a card, an item or a character offers."""

    def call(self, s: State, *, ability: int, seat: int, card: int, detail: int) -> Verdict:
        return frames.call(s, self.number, ability, seat, card, detail)

    def ability(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def card(self, s: State) -> int:
        """The poker card from hand, or NONE."""
        return s.stack[len(s.stack) - 4]

    def detail(self, s: State) -> int:
        """Of the event that set it off."""
        return s.stack[len(s.stack) - 3]


class EffectsFrame(Frame):
    """Carrying out a list of effects, word by word."""

    def call(
        self,
        s: State,
        *,
        at: int,
        until: int,
        me: int,
        detail: int,
        target: int = NONE,
        source: int = NONE,
    ) -> Verdict:
        return frames.call(s, self.number, at, until, me, detail, target, source)

    def become(
        self,
        s: State,
        *,
        at: int,
        until: int,
        me: int,
        detail: int,
        target: int = NONE,
        source: int = NONE,
    ) -> Verdict:
        return frames.become(s, self.number, at, until, me, detail, target, source)

    def at(self, s: State) -> int:
        """The address of the next word."""
        return s.stack[len(s.stack) - 6]

    def set_at(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value

    def until(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def me(self, s: State) -> int:
        """This and what follows are explained in `Context`."""
        return s.stack[len(s.stack) - 4]

    def detail(self, s: State) -> int:
        return s.stack[len(s.stack) - 3]

    def target(self, s: State) -> int:
        return s.stack[len(s.stack) - 2]

    def set_target(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 2] = value

    def source(self, s: State) -> int:
        return s.stack[len(s.stack) - 1]

    def set_source(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 1] = value


class ChoiceFrame(Frame):
    """One option of a `choose` or a `demand`."""

    def call(
        self, s: State, *, at: int, chooser: int, me: int, detail: int, victim: int
    ) -> Verdict:
        return frames.call(s, self.number, at, chooser, me, detail, victim)

    def at(self, s: State) -> int:
        """The address of the word."""
        return s.stack[len(s.stack) - 6]

    def chooser(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def me(self, s: State) -> int:
        return s.stack[len(s.stack) - 4]

    def detail(self, s: State) -> int:
        return s.stack[len(s.stack) - 3]

    def victim(self, s: State) -> int:
        """Of a `demand`, or NONE."""
        return s.stack[len(s.stack) - 2]


class DiscardFrame(Frame):
    """Discarding so many cards of one's choice."""

    def call(self, s: State, *, seat: int, count: int) -> Verdict:
        return frames.call(s, self.number, seat, count)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def count(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]


class ChoosePlayerFrame(Frame):
    """One of those whom a word may hit."""

    def call(self, s: State, *, asked: int, word: int) -> Verdict:
        return frames.call(s, self.number, asked, word)

    def asked(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def word(self, s: State) -> int:
        """Its address."""
        return s.stack[len(s.stack) - 5]


class PlaceFrame(Frame):
    """A mini is put somewhere, without movement."""

    def call(self, s: State, *, seat: int, place: int) -> Verdict:
        return frames.call(s, self.number, seat, place)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def place(self, s: State) -> int:
        """The kind of place."""
        return s.stack[len(s.stack) - 5]


class PayNuggetsFrame(Frame):
    """Paying nuggets, or Fool's Gold in place of them."""

    def call(self, s: State, *, seat: int, count: int, price: int) -> Verdict:
        return frames.call(s, self.number, seat, count, price)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def count(self, s: State) -> int:
        """Still to pay."""
        return s.stack[len(s.stack) - 5]

    def set_count(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def price(self, s: State) -> int:
        """1: nobody is asked who cannot pay it."""
        return s.stack[len(s.stack) - 4]


class SmallChoiceFrame(Frame):
    """The small questions that words ask."""

    def call(
        self,
        s: State,
        *,
        kind: int,
        seat: int,
        at: int = 0,
        me: int = 0,
        times: int = 0,
        detail: int = 0,
    ) -> Verdict:
        return frames.call(s, self.number, kind, seat, at, me, times, detail)

    def kind(self, s: State) -> int:
        """Of question, see vocabulary/step_labels.py."""
        return s.stack[len(s.stack) - 6]

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def at(self, s: State) -> int:
        """The address of a deal's word; of a gift, the taker."""
        return s.stack[len(s.stack) - 4]

    def me(self, s: State) -> int:
        return s.stack[len(s.stack) - 3]

    def times(self, s: State) -> int:
        """How often a deal may still be taken."""
        return s.stack[len(s.stack) - 2]

    def set_times(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 2] = value

    def detail(self, s: State) -> int:
        return s.stack[len(s.stack) - 1]


class ClaimFrame(Frame):
    """Completing goals."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class TurnWantedFrame(Frame):
    """Wanted points that a Marshal may refuse."""

    def call(self, s: State, *, at: int, me: int, contributors: int, seats: int) -> Verdict:
        return frames.call(s, self.number, at, me, contributors, seats)

    def at(self, s: State) -> int:
        """The address of the word that gives the points."""
        return s.stack[len(s.stack) - 6]

    def me(self, s: State) -> int:
        """The player whom the card calls "you"."""
        return s.stack[len(s.stack) - 5]

    def contributors(self, s: State) -> int:
        """Of the story."""
        return s.stack[len(s.stack) - 4]

    def seats(self, s: State) -> int:
        """Mask of those who have not had theirs."""
        return s.stack[len(s.stack) - 3]

    def set_seats(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 3] = value

    def asked(self, s: State) -> int:
        return s.stack[len(s.stack) - 2]

    def set_asked(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 2] = value


class BlackFrame(Frame):
    """The Man in Black acts."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)

    def at(self, s: State) -> int:
        """The address of the next step."""
        return s.stack[len(s.stack) - 6]

    def set_at(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value

    def until(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def set_until(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def named(self, s: State) -> int:
        """The targets, as bits."""
        return s.stack[len(s.stack) - 4]

    def set_named(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class EncounterFrame(Frame):
    """A train heist: an encounter card is revealed and fought."""

    def call(self, s: State, *, seat: int) -> Verdict:
        return frames.call(s, self.number, seat)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]


class FrontierFrame(Frame):
    """Exploring the frontier."""

    def call(self, s: State, *, seat: int) -> Verdict:
        return frames.call(s, self.number, seat)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def place(self, s: State) -> int:
        """Of the frontier."""
        return s.stack[len(s.stack) - 5]

    def set_place(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def token(self, s: State) -> int:
        return s.stack[len(s.stack) - 4]

    def set_token(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class FaroFrame(Frame):
    """A game of Faro; its numbers are those of `s.up`."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)

    def asked(self, s: State) -> int:
        """How many seats have been asked to join; later, the index among the gamblers."""
        return s.stack[len(s.stack) - 6]

    def set_asked(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value

    def marker(self, s: State) -> int:
        """The marker that the gambler may take back."""
        return s.stack[len(s.stack) - 5]

    def set_marker(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value


class HighStakesFrame(Frame):
    """A hand of High Stakes Poker; its numbers are those of `s.poker` and `s.up`."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)

    def asked(self, s: State) -> int:
        """How many seats have been asked to join; later, to raise or fold."""
        return s.stack[len(s.stack) - 6]

    def set_asked(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value


class ResolveEventFrame(Frame):
    """The event cards that are due are resolved."""

    def call(self, s: State, *, resolver: int) -> Verdict:
        return frames.call(s, self.number, resolver)

    def resolver(self, s: State) -> int:
        """The seat, or NONE during the set-up."""
        return s.stack[len(s.stack) - 6]


class LookAtDeckFrame(Frame):
    """Looking at the top card of a face-down deck."""

    def call(self, s: State, *, looker: int, deck: int, may_put_under: int) -> Verdict:
        return frames.call(s, self.number, looker, deck, may_put_under)

    def looker(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def deck(self, s: State) -> int:
        """One of `DECKS`."""
        return s.stack[len(s.stack) - 5]

    def may_put_under(self, s: State) -> int:
        """1: the card may be put under the deck."""
        return s.stack[len(s.stack) - 4]


class FightNowFrame(Frame):
    """A fight with a player in the same space, without an action."""

    def call(self, s: State, *, fighter: int) -> Verdict:
        return frames.call(s, self.number, fighter)

    def fighter(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]


class LonghornFrame(Frame):
    """Delivering a longhorn."""

    def call(self, s: State, *, seat: int) -> Verdict:
        return frames.call(s, self.number, seat)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def token(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def set_token(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value


class PutTokensFrame(Frame):
    """Putting tokens on the board."""

    def call(self, s: State, *, at: int, chooser: int) -> Verdict:
        return frames.call(s, self.number, at, chooser)

    def at(self, s: State) -> int:
        """The address of the word."""
        return s.stack[len(s.stack) - 6]

    def chooser(self, s: State) -> int:
        """The seat, or NONE during the set-up."""
        return s.stack[len(s.stack) - 5]

    def spot(self, s: State) -> int:
        """The index of the place or region under way."""
        return s.stack[len(s.stack) - 4]

    def set_spot(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value

    def count(self, s: State) -> int:
        """Tokens put there so far."""
        return s.stack[len(s.stack) - 3]

    def set_count(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 3] = value


class SpawnFrame(Frame):
    """Bandits come to gangs or hideouts of a player's choice."""

    def call(self, s: State, *, chooser: int, hideouts: int, left: int) -> Verdict:
        return frames.call(s, self.number, chooser, hideouts, left)

    def chooser(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def hideouts(self, s: State) -> int:
        """1: hideouts are chosen, 0: gangs."""
        return s.stack[len(s.stack) - 5]

    def left(self, s: State) -> int:
        """How many are still to be chosen."""
        return s.stack[len(s.stack) - 4]

    def set_left(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value

    def chosen(self, s: State) -> int:
        """Mask of those that were."""
        return s.stack[len(s.stack) - 3]

    def set_chosen(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 3] = value


class OpenTaleFrame(Frame):
    """A legendary story is revealed and read."""

    def call(self, s: State, *, reader: int) -> Verdict:
        return frames.call(s, self.number, reader)

    def become(self, s: State, *, reader: int) -> Verdict:
        return frames.become(s, self.number, reader)

    def reader(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def laid(self, s: State) -> int:
        """How many map tokens are laid out."""
        return s.stack[len(s.stack) - 5]

    def set_laid(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value


class OfferFrame(Frame):
    """A condition of the current story is met by paying."""

    def call(self, s: State, *, seat: int, place: int) -> Verdict:
        return frames.call(s, self.number, seat, place)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def place(self, s: State) -> int:
        """The condition: 0, 1 or 2 on the card."""
        return s.stack[len(s.stack) - 5]


class TaleFrame(Frame):
    """A legendary story whose conditions are all met is resolved."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)

    def resolver(self, s: State) -> int:
        """Who contributed last."""
        return s.stack[len(s.stack) - 6]

    def set_resolver(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 6] = value

    def contributors(self, s: State) -> int:
        """Mask."""
        return s.stack[len(s.stack) - 5]

    def set_contributors(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def rewarded(self, s: State) -> int:
        """How many seats have been looked at, clockwise."""
        return s.stack[len(s.stack) - 4]

    def set_rewarded(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class RiskFrame(Frame):
    """Rolling the risk die."""

    def call(self, s: State, *, seat: int, bonus: int) -> Verdict:
        return frames.call(s, self.number, seat, bonus)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def bonus(self, s: State) -> int:
        """Chosen before the roll."""
        return s.stack[len(s.stack) - 5]

    def face(self, s: State) -> int:
        return s.stack[len(s.stack) - 4]

    def set_face(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class RepairFrame(Frame):
    """The Repair action."""

    def call(self, s: State, *, seat: int, place: int) -> Verdict:
        return frames.call(s, self.number, seat, place)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def place(self, s: State) -> int:
        """One of `deed_places`."""
        return s.stack[len(s.stack) - 5]


class RuinFrame(Frame):
    """Places are ruined, of the player's choice."""

    def call(self, s: State, *, at: int, chooser: int, left: int) -> Verdict:
        return frames.call(s, self.number, at, chooser, left)

    def at(self, s: State) -> int:
        """The address of the word."""
        return s.stack[len(s.stack) - 6]

    def chooser(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def left(self, s: State) -> int:
        """How many are still to be chosen."""
        return s.stack[len(s.stack) - 4]

    def set_left(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class RestoreFrame(Frame):
    """Ruins are removed without a Repair action."""

    def call(self, s: State, *, chooser: int, left: int) -> Verdict:
        return frames.call(s, self.number, chooser, left)

    def chooser(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def left(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def set_left(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value


class UseDeedFrame(Frame):
    """The action of a deed."""

    def call(self, s: State, *, seat: int, deed: int) -> Verdict:
        return frames.call(s, self.number, seat, deed)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def deed(self, s: State) -> int:
        """Or NONE: one of choice."""
        return s.stack[len(s.stack) - 5]

    def set_deed(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value


class TradeFrame(Frame):
    """A Trader action: buying and upgrading, then the Trader moves."""

    def call(self, s: State, *, seat: int) -> Verdict:
        return frames.call(s, self.number, seat)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def spent(self, s: State) -> int:
        """Dollars."""
        return s.stack[len(s.stack) - 5]

    def set_spent(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 5] = value

    def new(self, s: State) -> int:
        """1 + the item just bought; later -1: something was bought."""
        return s.stack[len(s.stack) - 4]

    def set_new(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class HandInFrame(Frame):
    """Delivering cattle by a card, wherever one is."""

    def call(self, s: State, *, seat: int, how: int) -> Verdict:
        return frames.call(s, self.number, seat, how)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def how(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def token(self, s: State) -> int:
        return s.stack[len(s.stack) - 4]

    def set_token(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


class ChooseSeveralFrame(Frame):
    """Several different options of a `choose`, one after another."""

    def call(self, s: State, *, at: int, chooser: int, me: int, detail: int) -> Verdict:
        return frames.call(s, self.number, at, chooser, me, detail)

    def at(self, s: State) -> int:
        """The address of the word."""
        return s.stack[len(s.stack) - 6]

    def chooser(self, s: State) -> int:
        return s.stack[len(s.stack) - 5]

    def me(self, s: State) -> int:
        return s.stack[len(s.stack) - 4]

    def detail(self, s: State) -> int:
        return s.stack[len(s.stack) - 3]

    def taken(self, s: State) -> int:
        """Mask of the options carried out."""
        return s.stack[len(s.stack) - 2]

    def set_taken(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 2] = value


class FetchFrame(Frame):
    """Taking things that lie near by."""

    def call(self, s: State, *, seat: int, at: int, left: int) -> Verdict:
        return frames.call(s, self.number, seat, at, left)

    def seat(self, s: State) -> int:
        return s.stack[len(s.stack) - 6]

    def at(self, s: State) -> int:
        """The address of the word."""
        return s.stack[len(s.stack) - 5]

    def left(self, s: State) -> int:
        """How many may be taken."""
        return s.stack[len(s.stack) - 4]

    def set_left(self, s: State, value: int) -> None:
        s.stack[len(s.stack) - 4] = value


GAME: Final = GameFrame(0, "game")
PREPARE: Final = PrepareFrame(1, "prepare", "done")
TURN: Final = TurnFrame(2, "turn")
MOVE_ACTION: Final = MoveActionFrame(3, "move_action", "seat", "leg")
RIDE: Final = RideFrame(4, "ride", "seat", "left", "leg", "mesa")
FIGHT: Final = FightFrame(5, "fight")
SHERIFF_RIDE: Final = SheriffRideFrame(
    6, "sheriff_ride", "mover", "left", "toward", "placed", "on_arrest", "on_arrest_end"
)
POKER: Final = PokerFrame(7, "poker", "asked", "anywhere", "challenge")
PROSPECT: Final = ProspectFrame(
    8, "prospect", "seat", "count", "action", "shown", "gravel", "gravel_end"
)
DEPOSIT: Final = DepositFrame(9, "deposit", "seat")
SHOP: Final = ShopFrame(10, "shop", "seat", "discount", "kind", "mode", "once", "new")
DELIVERY: Final = DeliveryFrame(11, "delivery", "seat", "how", "token")
STORY: Final = StoryFrame(12, "story", "side", "resolver", "contributors", "rewarded")
ANNOUNCE: Final = AnnounceFrame(
    13, "announce", "event", "seat", "amount", "detail", "detail_2", "done"
)
USE: Final = UseFrame(14, "use", "ability", "seat", "card", "detail")
EFFECTS: Final = EffectsFrame(15, "effects", "at", "until", "me", "detail", "target", "source")
CHOICE: Final = ChoiceFrame(16, "choice", "at", "chooser", "me", "detail", "victim")
DISCARD: Final = DiscardFrame(17, "discard", "seat", "count")
CHOOSE_PLAYER: Final = ChoosePlayerFrame(18, "choose_player", "asked", "word")
PLACE: Final = PlaceFrame(19, "place", "seat", "place")
PAY_NUGGETS: Final = PayNuggetsFrame(20, "pay_nuggets", "seat", "count", "price")
SMALL_CHOICE: Final = SmallChoiceFrame(
    21, "small_choice", "kind", "seat", "at", "me", "times", "detail"
)
CLAIM: Final = ClaimFrame(22, "claim")
TURN_WANTED: Final = TurnWantedFrame(
    23, "turn_wanted", "at", "me", "contributors", "seats", "asked"
)
BLACK: Final = BlackFrame(24, "black", "at", "until", "named")
ENCOUNTER: Final = EncounterFrame(25, "encounter", "seat")
FRONTIER: Final = FrontierFrame(26, "frontier", "seat", "place", "token")
FARO: Final = FaroFrame(27, "faro", "asked", "marker")
HIGH_STAKES: Final = HighStakesFrame(28, "high_stakes", "asked")
RESOLVE_EVENT: Final = ResolveEventFrame(29, "resolve_event", "resolver")
LOOK_AT_DECK: Final = LookAtDeckFrame(30, "look_at_deck", "looker", "deck", "may_put_under")
FIGHT_NOW: Final = FightNowFrame(31, "fight_now", "fighter")
LONGHORN: Final = LonghornFrame(32, "longhorn", "seat", "token")
PUT_TOKENS: Final = PutTokensFrame(33, "put_tokens", "at", "chooser", "spot", "count")
SPAWN: Final = SpawnFrame(34, "spawn", "chooser", "hideouts", "left", "chosen")
OPEN_TALE: Final = OpenTaleFrame(35, "open_tale", "reader", "laid")
OFFER: Final = OfferFrame(36, "offer", "seat", "place")
TALE: Final = TaleFrame(37, "tale", "resolver", "contributors", "rewarded")
RISK: Final = RiskFrame(38, "risk", "seat", "bonus", "face")
REPAIR: Final = RepairFrame(39, "repair", "seat", "place")
RUIN: Final = RuinFrame(40, "ruin", "at", "chooser", "left")
RESTORE: Final = RestoreFrame(41, "restore", "chooser", "left")
USE_DEED: Final = UseDeedFrame(42, "use_deed", "seat", "deed")
TRADE: Final = TradeFrame(43, "trade", "seat", "spent", "new")
HAND_IN: Final = HandInFrame(44, "hand_in", "seat", "how", "token")
CHOOSE_SEVERAL: Final = ChooseSeveralFrame(
    45, "choose_several", "at", "chooser", "me", "detail", "taken"
)
FETCH: Final = FetchFrame(46, "fetch", "seat", "at", "left")
FRAMES: Final[tuple[Frame, ...]] = (
    GAME,
    PREPARE,
    TURN,
    MOVE_ACTION,
    RIDE,
    FIGHT,
    SHERIFF_RIDE,
    POKER,
    PROSPECT,
    DEPOSIT,
    SHOP,
    DELIVERY,
    STORY,
    ANNOUNCE,
    USE,
    EFFECTS,
    CHOICE,
    DISCARD,
    CHOOSE_PLAYER,
    PLACE,
    PAY_NUGGETS,
    SMALL_CHOICE,
    CLAIM,
    TURN_WANTED,
    BLACK,
    ENCOUNTER,
    FRONTIER,
    FARO,
    HIGH_STAKES,
    RESOLVE_EVENT,
    LOOK_AT_DECK,
    FIGHT_NOW,
    LONGHORN,
    PUT_TOKENS,
    SPAWN,
    OPEN_TALE,
    OFFER,
    TALE,
    RISK,
    REPAIR,
    RUIN,
    RESTORE,
    USE_DEED,
    TRADE,
    HAND_IN,
    CHOOSE_SEVERAL,
    FETCH,
)
