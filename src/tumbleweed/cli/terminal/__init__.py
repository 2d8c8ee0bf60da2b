"""Playing in a terminal: texts, drawing, input, the session."""
