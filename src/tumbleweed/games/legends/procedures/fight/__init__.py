"""Fights, from the declaration to the reward."""
