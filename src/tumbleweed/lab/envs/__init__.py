"""Environments for code that learns: PettingZoo's turn by turn (`aec`), many games in one call
(`vector`), and one seat against bots for Gymnasium (`single`). See docs/learning.md.
"""
