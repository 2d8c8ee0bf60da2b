"""What may be answered: families of options, and some of them one by one."""

from __future__ import annotations

from tumbleweed.core.features import ON, Layout
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.vocabulary import options as opt


class Offered:
    """Per option: its family, the byte of its own if it has one, and the seat it names."""

    def __init__(self, layout: Layout, whole: Compiled, compiled: Compiled) -> None:
        self.players = compiled.players
        self.seat_groups = [opt.DUEL, opt.ROB, opt.ARREST, opt.TARGET]
        self.item_groups = [opt.BUY, opt.UPGRADE, opt.READY, opt.ITEM]
        self.face_groups = [opt.USE, opt.REACT]
        families = len(opt.PLAIN) + len(opt.GROUPS)
        items, faces = len(whole.items), len(whole.faces)
        self.family = layout.block(
            "offer", families, "which kinds of options are on offer, verb by verb", "offer"
        )
        self.by_seat = layout.block(
            "offer_seat", MAX_PLAYERS, "whom one may duel, rob, arrest, choose; by place", "offer",
            len(self.seat_groups),
        )  # fmt: skip
        self.by_item = layout.block(
            "offer_item",
            items,
            "items one may buy, upgrade, ready, use",
            "offer",
            len(self.item_groups),
        )
        self.by_face = layout.block(
            "offer_face", faces, "faces one may play as an Action, as a Reaction", "offer",
            len(self.face_groups),
        )  # fmt: skip
        self.nodes = layout.block(
            "offer_choice", len(whole.nodes), "the card whose choices are on offer", "offer"
        )
        self.family_of = [
            self.family + (option if group == NONE else len(opt.PLAIN) + group)
            for option, group in enumerate(compiled.group_of)
        ]
        self.byte_of = [NONE] * len(compiled.group_of)
        self.seat_of = [NONE] * len(compiled.group_of)
        self._find_seats(compiled)
        self._find_things(whole, compiled)

    def _find_seats(self, compiled: Compiled) -> None:
        for at, group in enumerate(self.seat_groups):
            start = compiled.group_starts[group.number]
            for seat in range(MAX_PLAYERS):
                self.byte_of[start + seat] = self.by_seat + at * MAX_PLAYERS
                self.seat_of[start + seat] = seat

    def _find_things(self, whole: Compiled, compiled: Compiled) -> None:
        for at, group in enumerate(self.item_groups):
            for item in range(len(compiled.items)):
                option = compiled.group_starts[group.number] + item
                self.byte_of[option] = self.by_item + at * len(whole.items) + item
        for at, group in enumerate(self.face_groups):
            for card, face in enumerate(compiled.face):
                option = compiled.group_starts[group.number] + card
                self.byte_of[option] = self.by_face + at * len(whole.faces) + face
        for node, first in enumerate(compiled.choice_starts):
            if compiled.nodes[node] in whole.nodes:
                byte = self.nodes + whole.nodes.index(compiled.nodes[node])
                for option in range(len(compiled.node_options[node])):
                    self.byte_of[first + option] = byte

    def write(self, seat: int, offer: tuple[int, ...], out: bytearray) -> None:
        last = NONE
        for option in offer:
            family = self.family_of[option]
            if family != last:
                out[family] = ON
                last = family
            byte = self.byte_of[option]
            if byte == NONE:
                continue
            named = self.seat_of[option]
            if named != NONE:
                byte += (named - seat) % self.players if named < self.players else named
            out[byte] = ON
