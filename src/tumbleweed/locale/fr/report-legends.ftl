### Rapports sur Western Legends.

## L’Homme en noir

man-in-black = L’Homme en Noir
black-text = À deux joueurs, un troisième chevauche sans avoir de place. Il gagne les parties qu’il finit avec autant de points que le meilleur joueur, ou plus.
black-wins = Parties qu’il gagne
black-points = Points de l’Homme en Noir et du meilleur joueur
best-player = Le meilleur joueur

## Personnages

characters = Personnages
characters-text = Les victoires de chaque personnage sur les places qui l’ont joué ; la ligne en tirets est la moyenne de tous.
points-by-character = PL finaux par personnage

## Points

points = Points de Légende
points-text = D’où viennent les points, en moyenne pour toutes les places et pour celles des vainqueurs. Les points des cartes sont distingués selon le genre de la carte ; le décompte final est à la fin. Toutes les origines ensemble font le score final.
points-by-source = PL par origine
sources-by-character = PL par origine et personnage
sources-by-style = PL par origine et style
lp-marshal-track = Piste Marshall
lp-wanted-track = Piste Wanted
lp-wanted-row = Wanted à chaque tour
lp-duel = Duels
lp-bandit = Bandits
lp-deposit = Pépites déposées
lp-revel = Cabaret
lp-poker = Poker
lp-robbery = Braquages
lp-poker-card = Cartes de poker
lp-item = Équipements
lp-character = Capacités des personnages
lp-story = Histoires
lp-cattle = Jetons bétail
lp-fight-card = Cartes combat
lp-other = Autres
lp-lost = Perdus
lp-gambler-track = Piste Joueur
lp-frontier = Frontière
lp-train = Attaques du train
lp-event-token = Jetons événement
lp-event = Événements
lp-story-track = Piste Histoire
lp-legendary-story = Histoires légendaires
lp-deed = Actions des titres
lp-relic = Objets légendaires
lp-start = Début de la partie
end-upgrades = Fin : améliorations
end-money = Fin : argent
end-wounds = Fin : blessures
end-wanted = Fin : Wanted
end-marshal = Fin : Marshall
end-tokens = Fin : jetons légendaires
end-gambler = Fin : premier sur la piste Joueur
end-tokens-gambler-track = Fin : jetons de la piste Joueur
end-tokens-frontier = Fin : jetons Frontière
end-tokens-train = Fin : jetons des attaques du train
end-tokens-event-token = Fin : jetons des jetons événement
end-relics = Fin : objets légendaires
end-injuries = Fin : blessures graves
end-deeds = Fin : titres de propriété
end-richest = Fin : le plus riche
end-tokens-legendary-story = Fin : jetons des histoires légendaires

## Styles

styles = Styles de jeu
styles-text = Le style d’une place est ce qui lui a donné le plus de PL. Les points d’une piste sont à l’éleveur pour la part de ses cases gagnée en livrant du bétail. Une place sans points d’aucune de ces origines est un vagabond.
points-by-style = PL finaux par style
style-table = Ce qui fait un style
speaks-for-it = PL venant de
style-miner = Mineur
style-outlaw = Hors-la-loi
style-marshal = Marshall
style-rancher = Éleveur
style-gambler = Joueur de poker
style-duelist = Duelliste
style-reveler = Fêtard
style-storyteller = Conteur
style-achiever = Ambitieux
style-explorer = Explorateur
style-landlord = Propriétaire
style-collector = Collectionneur
style-drifter = Vagabond

## Gestes

deeds = Ce que font les joueurs
deeds-text = Ce que font tous les joueurs ensemble au cours d’une partie.
deeds-done = Actions
deed-works = A travaillé
deed-prospects = A prospecté
deed-deposits = A déposé des pépites à la Banque
deed-revels = S’est diverti au Cabaret
deed-acquired = A acquis du bétail
deed-deliveries = A livré du bétail
deed-bought = A acheté un équipement
deed-upgraded = A amélioré un équipement
deed-discs = A contribué à une histoire
deed-stories = A résolu une histoire
deed-goals = A accompli un objectif
deed-abilities = A utilisé sa capacité
deed-poker-hosted = A lancé une main de poker
deed-arrested = A été arrêté
deed-wounds-taken = A été blessé
deed-explored = A exploré la Frontière
deed-faros = A ouvert un Faro
deed-bets = A posé un marqueur au Faro
deed-bets-paid = A gagné sur un marqueur
deed-challenges = A défié un flambeur
deed-high-stakes = A ouvert un Poker à grosses mises
deed-longhorns-taken = A pris un longhorn
deed-longhorns-delivered = A livré un longhorn
deed-gold-found = A ramassé de l’or
deed-rail-rides = A pris le train
deed-passes = A franchi un col
deed-conditions = A rempli une condition d’une histoire légendaire
deed-offers = A accepté l’offre d’une histoire légendaire
deed-tales = A résolu une histoire légendaire
deed-maps = A retourné un jeton carte
deed-risks = A lancé le dé de risque
deed-injured = A subi une blessure grave
deed-recovered = A guéri d’une blessure grave
deed-forfeits = A perdu des cartes pour blessures
deed-claims = A revendiqué un titre
deed-title-actions = A utilisé l’action d’un titre
deed-repairs = A réparé une ruine
deed-relics-bought = A acheté un objet légendaire
deed-relics-found = A reçu un objet légendaire

## Combats

fights = Attaques de banque et autres combats
fights-text = Combien de fois un combat est gagné par qui l’a commencé ; contre le Shérif, par le joueur qu’il poursuit. Un combat sans vainqueur compte comme tenté.
fights-won = Combats gagnés
fight-duel = Duel
fight-rob = Braquage
fight-arrest = Arrestation
fight-bandit = Bandit
fight-heist = Attaque de banque
fight-sheriff = Contre le Shérif
fight-train = Attaque du train
fight-outlaw = Hors-la-loi
fight-claim-jumper = Voleur de concession

## Poker

poker = Poker
poker-text = Les mains que montrent les joueurs, et combien de fois ils prennent le pot. Le croupier a une main de plus.
hands-shown = Mains montrées
best-hands = Meilleure main d’une place, si elle a joué
pots-won = Pots gagnés
at-the-table = Joueurs à la table

## Jeu

gambling = Le jeu
gambling-text = Les points Joueur selon leur origine, et les PL de la piste et de ses jetons légendaires pour la part de ses points qui vient du Faro.
gambler-points = Points Joueur
points-faro = Faro
points-elsewhere = Poker, jetons et cartes
faro-lp = PL grâce au Faro
lp = PL
lp-share = Part de tous les PL
## Histoires légendaires et titres de propriété

stories-and-deeds = Histoires légendaires et titres de propriété
stories-and-deeds-text = Ce que tous les joueurs ensemble ont fait pour les histoires légendaires, ce qu’il leur en a coûté, et quels genres de titres ont été revendiqués.
stories-and-harm = Histoires, risques et blessures graves
places-ruined = Un lieu a été détruit
claimed-by-kind = Titres revendiqués
title-kind-saloon = Saloons
title-kind-store = Magasins
title-kind-ranch = Ranchs
title-kind-mine = Mines
title-kind-station = Gares
title-kind-bank = Banque
title-kind-cabaret = Cabaret
title-kind-doctor = Cabinet du Docteur

## Ce qui sert

fired = Cartes, équipements et histoires
fired-text = Combien de fois chacun est utilisé ou déclenché. Ce qui agit sans cesse, comme une monture, n’est pas compté ; une carte de poker compte quand elle est jouée pour son Action ou sa Réaction, ou quand son Bonus se déclenche. Un Bonus qui change seulement la valeur d’une carte, comme celui de Tricheur, n’est pas compté.
fired-card = Cartes de poker
fired-item = Équipements
fired-ability = Capacités des personnages
fired-story = Histoires résolues
fired-goal = Objectifs accomplis
fired-fight = Cartes combat déclenchées
fired-event = Événements résolus, mise en place comprise
fired-encounter = Rencontres du train révélées
fired-frontier = Jetons Frontière trouvés
fired-token = Jetons événement révélés
fired-tale = Histoires légendaires résolues
fired-outcome = Dénouements des histoires légendaires
fired-title = Titres revendiqués
fired-harm = Blessures graves piochées
fired-relic = Objets légendaires gagnés
fired-risk = Lancers du dé de risque
