"""Positions with Blood Money."""
