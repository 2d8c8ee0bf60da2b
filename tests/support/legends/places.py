"""Spaces of the board that tests speak of, and how far it is from one to another."""

from collections.abc import Iterable

from tumbleweed.games.legends.compiler.content import legends_content

OFFICE, STREET, BANK = "darkrock-sheriffs-office", "darkrock-main-street", "darkrock-bank"
SALOON, EAST_SALOON = "darkrock-saloon-north", "darkrock-saloon-east"  # north: at the office
STORE = "darkrock-store-east"
CABARET, DOCTOR, RED_FALLS_SALOON = "red-falls-cabaret", "red-falls-doctor", "red-falls-saloon-west"
STATION, MINE = "spikes-view-rail-station", "sunny-hills-mine"
GREEN_RANCH, BLUE_RANCH = "mesitos-point-ranch-green", "sunny-hills-ranch-blue"
PRAIRIE, HIDEOUT = "spikes-view-1", "spikes-view-hideout-c"  # next to each other
PLAIN = "spikes-view-5"  # next to the Bank and to the Rail Station
FAR_OFF = "sunny-hills-7"  # seven spaces from the Rail Station
FARTHER = "sunny-hills-3"

CONTENT = legends_content()
COMPILED = CONTENT.compiled("revised", 4, 20)
SPACES = COMPILED.board.spaces
MESAS = COMPILED.board.mesas
RIMS = {
    mesa: [SPACES[space] for space in COMPILED.board.neighbours[len(SPACES) + number]]
    for number, mesa in enumerate(MESAS)
}
HIDEOUTS = [SPACES[space] for space in COMPILED.board.hideouts]
NEIGHBOURS: dict[str, list[str]] = {
    name: CONTENT.entry("space", name)["neighbours"] for name in SPACES
}
TOWN = {name for name in SPACES if name.startswith(("darkrock", "red-falls"))}


def within(
    start: str, movement: int, ends: Iterable[str] = (), closed: Iterable[str] = ()
) -> set[str]:
    """The spaces that so many steps can lead to: none from `ends` on, none into `closed`."""
    found, edge = {start}, {start}
    for _ in range(movement):
        onward = edge - set(ends)
        edge = {other for space in onward for other in NEIGHBOURS[space]} - set(closed) - found
        found |= edge
    return found
