### Western Legends : les sortes de chance d’une analyse.

review-luck-cards = Valeur moyenne des cartes piochées
review-luck-foes = Moyenne de la plus haute carte Combat piochée par l’adversaire
review-luck-dice = Pépites gagnées aux dés
review-luck-poker = Mains de poker gagnées
