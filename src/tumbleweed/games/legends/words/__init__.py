"""The vocabulary cards are made of: each word carried out in one place."""
