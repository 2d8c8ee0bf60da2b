"""Positions, and whether a state is consistent."""
