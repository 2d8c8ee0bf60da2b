"""Playing in a terminal: words, drawing, asking, running."""
