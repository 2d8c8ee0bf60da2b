"""The components: the board, the decks, what players hold, the cards of a fight."""
