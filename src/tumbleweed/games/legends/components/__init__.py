"""What lies on the table: the board, the decks, what players hold, the cards of a fight."""
