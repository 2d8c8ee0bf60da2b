"""The hidden decks and piles, and what each seat knows about them."""
