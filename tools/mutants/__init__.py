"""Mutation testing of the rules of Western Legends."""
