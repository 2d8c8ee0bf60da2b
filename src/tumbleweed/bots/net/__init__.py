"""Bots that have learned: a small net in numpy, its weights in a file."""
