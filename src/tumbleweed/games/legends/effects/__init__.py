"""The effects of cards, one record for each, and what they share."""
