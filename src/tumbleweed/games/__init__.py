"""The games. Importing this package puts them on the list."""

from tumbleweed.core.ruleset import register
from tumbleweed.games.goat.ruleset import GOAT
from tumbleweed.games.legends.ruleset import LEGENDS

register(GOAT)
register(LEGENDS)
