"""What may be answered: families of options, and some of them one by one."""

from __future__ import annotations

from tumbleweed.core.features import Layout, hot, kept_mask, some
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import places
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.vocabulary import options as opt


class Offered:
    """Per option: its family, and where it is told one by one, in which mask and as which bit."""

    def __init__(self, layout: Layout, whole: Compiled, compiled: Compiled) -> None:
        self.players = compiled.players
        self.families, self.all_nodes = len(opt.PLAIN) + len(opt.GROUPS), len(whole.nodes)
        self.seat_groups = [opt.DUEL, opt.ROB, opt.ARREST, opt.TARGET]
        self.item_groups = [opt.BUY, opt.UPGRADE, opt.READY, opt.ITEM]
        self.face_groups = [opt.USE, opt.REACT]
        self.masks: list[int] = []  # first pieces, and bytes, of the masks
        self.lengths: list[int] = []
        self.family = layout.few(
            "offer", self.families, "which kinds of options are on offer, verb by verb", "offer"
        )
        self._declare_masks(layout, whole)
        self.node = layout.one(
            "offer_choice", self.all_nodes, "the card whose choices are on offer", "offer"
        )
        self.family_of = [
            option if group == NONE else len(opt.PLAIN) + group
            for option, group in enumerate(compiled.group_of)
        ]
        self.mask_of = [NONE] * len(compiled.group_of)
        self.bit_of = [0] * len(compiled.group_of)
        self.node_of = [NONE] * len(compiled.group_of)
        self._find_things(compiled)
        self._find_nodes(whole, compiled)

    def _declare_masks(self, layout: Layout, whole: Compiled) -> None:
        seats, items, faces = self.seat_groups, self.item_groups, self.face_groups
        about = "whom one may duel, rob, arrest, choose; by place"
        self._add(layout.mask("offer_seat", MAX_PLAYERS, about, "offer", len(seats)), MAX_PLAYERS,
                  len(seats))  # fmt: skip
        about, count = "items one may buy, upgrade, ready, use", len(whole.items)
        self._add(layout.mask("offer_item", count, about, "offer", len(items)), count, len(items))
        about, count = "faces one may play as an Action, as a Reaction", len(whole.faces)
        self._add(layout.mask("offer_face", count, about, "offer", len(faces)), count, len(faces))

    def _add(self, first: int, length: int, times: int) -> None:
        self.masks += list(range(first, first + times))
        self.lengths += [length] * times

    def _find_things(self, compiled: Compiled) -> None:
        groups = [*self.seat_groups, *self.item_groups, *self.face_groups]
        bits = [list(range(MAX_PLAYERS))] * len(self.seat_groups)
        bits += [list(range(len(compiled.items)))] * len(self.item_groups)
        bits += [compiled.face] * len(self.face_groups)
        for mask, group in enumerate(groups):
            for member, bit in enumerate(bits[mask]):
                option = compiled.group_starts[group.number] + member
                self.mask_of[option], self.bit_of[option] = mask, bit

    def _find_nodes(self, whole: Compiled, compiled: Compiled) -> None:
        """A printing of its own may ask what the others do not."""
        for node, first in enumerate(compiled.choice_starts):
            if compiled.nodes[node] in whole.nodes:
                for option in range(len(compiled.node_options[node])):
                    self.node_of[first + option] = whole.nodes.index(compiled.nodes[node])

    def write(self, seat: int, offer: tuple[int, ...], out: list[bytes]) -> None:
        last = node = NONE
        families: list[int] = []
        masks: list[int] = []
        for option in offer:
            family = self.family_of[option]
            if family != last:
                families.append(family)
                last = family
            mask = self.mask_of[option]
            if mask != NONE:
                if not masks:
                    masks = [0] * len(self.masks)
                masks[mask] |= 1 << self.bit_of[option]
            elif self.node_of[option] != NONE:
                node = self.node_of[option]
        if families:
            out[self.family] = some(self.families, families)
        if node != NONE:
            out[self.node] = hot(self.all_nodes, node)
        for at in range(len(masks)):
            if masks[at]:
                self._write_mask(at, masks[at], seat, out)

    def _write_mask(self, at: int, mask: int, seat: int, out: list[bytes]) -> None:
        """Seats as places; the Man in Black, after the last seat, stays where he is."""
        if at < len(self.seat_groups):
            beyond = mask >> self.players << self.players
            mask = places(mask ^ beyond, seat, self.players) | beyond
        out[self.masks[at]] = kept_mask(self.lengths[at], mask)
