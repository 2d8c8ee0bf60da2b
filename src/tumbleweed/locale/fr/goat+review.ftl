### La Chèvre : les sortes de chance d’une analyse.

review-luck-gambler = Points gagnés aux tirages du Parieur
review-luck-fleeced = Points perdus aux tirages du Parieur
review-luck-goats = Chèvres piochées
