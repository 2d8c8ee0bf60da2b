"""Texts of cards and components."""
