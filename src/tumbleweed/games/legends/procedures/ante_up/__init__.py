"""The procedures of Ante Up: its own, and second tables of the game’s."""
