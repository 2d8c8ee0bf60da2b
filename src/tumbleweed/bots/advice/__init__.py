"""Hints: the best two answers to a question, with reasons that a person understands."""
