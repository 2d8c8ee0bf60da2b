"""The Man in Black: his turn, and his decisions."""
