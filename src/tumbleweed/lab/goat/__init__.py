"""What is noted of The Good, the Bad and the Goat."""
