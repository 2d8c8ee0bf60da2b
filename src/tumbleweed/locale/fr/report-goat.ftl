### Rapports sur Le Bon, la Chèvre et le Truand.

scores = Scores
scores-text = Les pièces et la valeur des jetons à la fin.
scores-by-players = Scores par nombre de joueurs
scores-by-bot = Scores par robot
tokens = Jetons et pièces
tokens-text = Ce que tous les joueurs ensemble ont devant eux à la fin d’une partie.
tokens-kept = Gardés jusqu’à la fin
coins = Pièces
