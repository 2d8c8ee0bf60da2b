"""What Blood Money adds to the table as a bot sees it."""

from __future__ import annotations

from functools import cached_property

from tumbleweed.bots.legends.ante_up.table_view import JoinedTable
from tumbleweed.bots.legends.blood_money.country import Settled, settled
from tumbleweed.bots.legends.country import Country
from tumbleweed.core.content import Content
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.view import BloodMoneyTable, View
from tumbleweed.games.legends.state.blood_money_model import NO_REVEL, NO_RISK
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.blood_money.property import CHANGE, COST, WHAT
from tumbleweed.games.legends.vocabulary.modifiers import ADDED, NPC_DRAW, Modifier

# What cannot be done in a ruin: location and Work actions, and claims (BM-REPAIR-03).
IN_PLACES = {
    "prospect", "deposit", "revel", "heal", "store", "poker", "faro", "challenge", "high-stakes",
    "heist", "acquire", "work", "claim-deed",
}  # fmt: skip


class TaleTable(JoinedTable):
    """A table with legendary stories."""

    def __init__(
        self,
        view: View,
        me: int,
        content: Content,
        poker_faces: tuple[str, ...],
        high_stakes: bool,
    ) -> None:
        self.blood: BloodMoneyTable = view["blood"]
        super().__init__(view, me, content, poker_faces, high_stakes)
        assert isinstance(self.land, Settled)
        self.settled: Settled = self.land
        self.tables = self.settled.blood

    def _country(self) -> Country:
        view, players = self.view, len(self.view["players"])
        agreed = view["edition"], players, tuple(view["variants"])
        return settled(self.content, *agreed, self.poker_faces, self.blood["mode"] or "")

    def seen_by(self, seat: int) -> TaleTable:
        agreed = self.poker_faces, self.high_stakes
        return TaleTable(self.view, seat, self.content, *agreed)

    # ---- the story ----

    @cached_property
    def tale(self) -> int:
        """The current legendary story, or NONE."""
        told = self.blood["tale"]
        return NONE if told is None else self.tables.tales.index(told["tale"])

    @cached_property
    def unmet(self) -> list[int]:
        """The conditions of the current story without a disc."""
        told = self.blood["tale"]
        if told is None:
            return []
        first = self.tables.tale_condition[self.tale]
        return [first + i for i, each in enumerate(told["conditions"]) if each["disc"] is None]

    @cached_property
    def contributors(self) -> set[int]:
        told = self.blood["tale"]
        discs = [] if told is None else [each["disc"] for each in told["conditions"]]
        return {seat for seat in discs if seat is not None}

    @cached_property
    def map_spaces(self) -> list[int]:
        """Where map tokens lie face down."""
        return [self.land.space[name] for name in self.blood["map_tokens"]["spaces"]]

    # ---- injuries and ruins ----

    @cached_property
    def injury(self) -> int:
        """Mine, or NONE."""
        name = self.blood["injuries"][self.me.seat]
        return NONE if name is None else self.tables.injuries.index(name)

    @cached_property
    def forbidden(self) -> int:
        """What the injury, the current story and the scenario forbid me, as a mask."""
        tables, mask = self.tables, 0
        mask |= tables.injury_bars[self.injury] if self.injury != NONE else 0
        mask |= tables.tale_bars[self.tale] if self.tale != NONE else 0
        return mask | (tables.mode_bars[tables.mode] if tables.mode != NONE else 0)

    @cached_property
    def ruins(self) -> int:
        """Mask of the ruined places."""
        places = self.tables.deed_places
        return sum(1 << places.index(name) for name in self.blood["ruins"])

    def in_ruins(self, space: int) -> bool:
        return bool(self.ruins and self.tables.ruin_at[space] & self.ruins)

    def standing(self, spaces: list[int]) -> list[int]:
        if not self.ruins:
            return spaces
        return [space for space in spaces if not self.in_ruins(space)]

    def can_do(self, deed: str, space: int) -> bool:
        verb = deed.partition(":")[0]
        if space < 0 or (verb in IN_PLACES and self.in_ruins(space)):
            return False
        return verb != "revel" or not self.forbidden & NO_REVEL

    @property
    def may_risk(self) -> bool:
        return not self.blood["risked"] and not self.forbidden & NO_RISK

    # ---- what changes prices and fights ----

    def changes(self, modifier: Modifier) -> list[int]:
        """The addresses of the modifiers of a kind that work for me without a condition."""
        rows = self.land.compiled.mods
        found = []
        for at in self.land.compiled.mods_of[modifier.number]:
            source, card = rows[at + layout.M_SOURCE], rows[at + layout.M_CARD]
            if rows[at + layout.M_WHEN] == NONE and self._mine(source, card):
                found.append(at)
        return found

    def _mine(self, source: int, card: int) -> bool:
        if source == terms.SOURCE_CHARACTER:
            return self.me.legend and self.land.compiled.characters[card] == self.me.character
        if source == terms.SOURCE_RELIC:
            return self.tables.relics[card] in self.relics
        if source == terms.SOURCE_INJURY:
            return card == self.injury
        if source == terms.SOURCE_TALE:
            return card == self.tale
        return source == terms.SOURCE_MODE and card == self.tables.mode

    def price(self, what: int, price: int) -> int:
        """What I pay for a deed, a Legendary item, an item, the Doctor (property.PRICED)."""
        rows = self.land.compiled.mods
        for at in self.changes(COST):
            if WHAT.of(rows, at) >> what & 1:
                price += CHANGE.of(rows, at)
        return max(0, price)

    def fight_cards(self, kind: str) -> list[int]:
        """Stories and injuries have the others draw more."""
        rows, counts = self.land.compiled.mods, super().fight_cards(kind)
        carried = (terms.SOURCE_INJURY, terms.SOURCE_TALE)  # `odds` knows the others
        more = sum(
            ADDED.of(rows, at)
            for at in self.changes(NPC_DRAW)
            if rows[at + layout.M_SOURCE] in carried
        )
        return [count + more for count in counts] if more else counts

    # ---- deeds, the Trader ----

    @cached_property
    def owners(self) -> list[int]:
        """Per deed: its owner, or NONE."""
        found = [NONE] * len(self.tables.deeds)
        for card in self.blood["property"]["deeds"]:
            found[self.settled.deed[card["deed"]]] = card["owner"]
        return found

    def deeds_of(self, seat: int) -> list[int]:
        return [deed for deed, owner in enumerate(self.owners) if owner == seat]

    @cached_property
    def usable(self) -> list[int]:
        """My deeds whose action is left (BM-CLAIM-09, -10)."""
        cards = self.blood["property"]["deeds"]
        used = {self.settled.deed[card["deed"]] for card in cards if card["used"]}
        mine = self.deeds_of(self.me.seat)
        return [deed for deed in mine if deed not in used and not self.ruined(deed)]

    def ruined(self, deed: int) -> bool:
        """Deeds and the places that can be ruined are in the same order."""
        return bool(self.ruins >> deed & 1)

    @cached_property
    def relics(self) -> list[str]:
        return self.blood["property"]["relics"][self.me.seat]

    @cached_property
    def trader_spaces(self) -> list[int]:
        """Where a Trader action can be taken."""
        trader = self.blood["property"]["trader"]
        if trader is None:
            return []
        return self.settled.regions[self.land.board.regions.index(trader["region"])]

    def places(self, place: int) -> list[int]:
        """The spaces of a place, as it lies now."""
        if place == self.frontier.up.train_place:
            return [self.train]
        if place == self.tables.trader_place:
            return self.trader_spaces
        return self.settled.spaces_of(place)
