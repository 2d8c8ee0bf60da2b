"""What the bookkeeper of Western Legends knows of the board: bandits, the Sheriff, cattle."""

from typing import Any

from tumbleweed import Event

OFFICE = "darkrock-sheriffs-office"
NO_CATTLE = ""


def name(ref: str) -> str:
    """space:darkrock-bank is darkrock-bank."""
    return ref.partition(":")[2]


class BoardBook:
    """Where bandits and the Sheriff stand and who drives cattle, from events alone."""

    def __init__(self, minis: int) -> None:
        self.bandits: set[str] = set()
        self.sheriff = OFFICE
        self.cattle = [NO_CATTLE] * minis  # the colour

    def hear(self, event: Event) -> None:
        entry = getattr(self, "_" + event.key.replace("-", "_"), None)
        if entry is not None:
            entry(event.args)

    def _bandit_came(self, args: dict[str, Any]) -> None:
        assert name(args["space"]) not in self.bandits
        self.bandits.add(name(args["space"]))

    def _bandit_removed(self, args: dict[str, Any]) -> None:
        self.bandits.remove(name(args["space"]))

    def _sheriff_moved(self, args: dict[str, Any]) -> None:
        assert name(args["from"]) == self.sheriff
        self.sheriff = name(args["to"])

    def _sheriff_home(self, args: dict[str, Any]) -> None:
        self.sheriff = OFFICE

    def _acquired_cattle(self, args: dict[str, Any]) -> None:
        self._takes(args, name(args["color"]))

    def _stole_cattle(self, args: dict[str, Any]) -> None:
        victim = int(name(args["victim"]))
        assert self.cattle[victim] == name(args["color"])
        self._takes(args, self.cattle[victim])
        self.cattle[victim] = NO_CATTLE

    def _lost_cattle(self, args: dict[str, Any]) -> None:
        assert self.cattle[int(name(args["seat"]))] == name(args["color"])
        self._drops(args)

    def _delivered_cattle(self, args: dict[str, Any]) -> None:
        assert self.cattle[int(name(args["seat"]))] in args["token"]
        self._drops(args)

    def _takes(self, args: dict[str, Any], color: str) -> None:
        seat = int(name(args["seat"]))
        assert self.cattle[seat] == NO_CATTLE
        self.cattle[seat] = color

    def _drops(self, args: dict[str, Any]) -> None:
        seat = int(name(args["seat"]))
        assert self.cattle[seat] != NO_CATTLE
        self.cattle[seat] = NO_CATTLE
