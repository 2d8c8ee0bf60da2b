"""What the cards’ words are made of: kinds of parameters, records, and the words themselves."""
