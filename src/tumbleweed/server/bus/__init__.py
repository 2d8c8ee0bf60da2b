"""How the workers notify each other that a table has changed."""
