"""Small faults put into the rules of Western Legends, to see whether the tests catch them."""
