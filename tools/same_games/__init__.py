"""Holds an engine to the games of an earlier one: the same questions, views, events and results."""
