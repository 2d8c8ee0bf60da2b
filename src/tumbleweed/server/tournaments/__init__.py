"""Tournaments, Swiss or knock-out: they make their tables by themselves, round by round."""
