"""Simulation in bulk, comparison of bots, statistics."""
