"""What the Echo tells of The Good, the Bad and the Goat."""
