"""Positions set up by hand with Ante Up, and whether they can stand."""
