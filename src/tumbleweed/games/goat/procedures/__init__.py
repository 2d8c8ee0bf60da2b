"""The rules in the order of the book: a procedure per section, a step per sentence or two."""
