"""The effects cards are made of, one record for each, and what they share."""
