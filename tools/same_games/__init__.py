"""Compares an engine with the games of an earlier one: the same questions, views, events and
results.
"""
