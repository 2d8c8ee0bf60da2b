"""The people at the tables: guests, accounts, passkeys, links to seats, and who hears whom."""

from tumbleweed.server.people.guests import Person, required, who
from tumbleweed.server.people.links import seat_of

__all__ = ["Person", "required", "seat_of", "who"]
