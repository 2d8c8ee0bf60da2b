"""The decks and piles nobody sees through, and what each seat knows of them."""
