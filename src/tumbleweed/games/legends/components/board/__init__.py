"""Positions on the board, and where one can go."""
