"""Positions with Ante Up, and whether a state is consistent."""
