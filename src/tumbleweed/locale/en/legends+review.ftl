### Western Legends: the kinds of luck in a review.

review-luck-cards = Mean rank of the cards drawn
review-luck-foes = Mean of the highest fight card drawn by foes
review-luck-dice = Nuggets from the dice
review-luck-poker = Hands of poker won
