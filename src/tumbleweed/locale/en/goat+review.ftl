### The Goat: the kinds of luck in a review.

review-luck-gambler = Points won by the Gambler’s draws
review-luck-fleeced = Points lost to the Gambler’s draws
review-luck-goats = Goats drawn from the deck
