"""The procedures of Ante Up: its own, and replacements for tables of the game."""
