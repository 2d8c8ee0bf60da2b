### Rapports sur de nombreuses parties : mots pour tous les jeux.

title = Rapport : { $game }
kicker = Rapport de simulation
contents = Sommaire
footer = Parts de victoires : une victoire partagée compte pour une fraction à chacun. Les intervalles sont ceux de Wilson, à 95 % : sur vingt, un environ manque la vraie valeur. Les moyennes sont par place, sauf mention contraire.
chart-cut = Les { $top } plus fréquents ; le tableau a les { $rows }.

## Ce qui a été simulé

file = Fichier
games = Parties
by-players = Joueurs
bots = Robots
notes = Remarques
no-notes = Un fichier CSV n’en garde pas : édition, options, graine et moteur sont inconnus.
edition = Édition
variants = Variantes
options = Options
none = aucun
seed = Graine
engine = Moteur
content = Empreinte du contenu
figure-rounds = manches dans la partie médiane
figure-choices = choix dans la partie médiane
figure-winner = score moyen d’un vainqueur
figure-lost = des parties n’ont été gagnées par aucun joueur

## Victoires

winning = Victoires
winning-text = Combien de fois chaque place gagne. La ligne en tirets est la moyenne : ce que chacune gagnerait si toutes gagnaient autant. L’intervalle montre jusqu’où le seul hasard a pu porter le nombre.
at-players = { $what }, { $players } joueurs
wins-by-seat = Victoires par place
wins-by-turn = Victoires par ordre du tour
wins-by-bot = Victoires par robot
wins-by-character = Victoires par personnage
wins-by-style = Victoires par style
seat = Place { $number }
turn = { $number ->
        [1] 1er à jouer
       *[other] { $number }e à jouer
    }
players = { $count } joueurs

## Têtes de colonnes

by-seat = Place
by-turn = Ordre du tour
by-bot = Robot
by-character = Personnage
by-style = Style
by-source = Origine
by-deed = Action
by-fight = Combat
by-hand = Main
by-poker = Poker
by-card = Carte
by-item = Équipement
by-story = Histoire
by-goal = Objectif
by-rival = Rival
by-token = Jeton
by-event = Événement
by-encounter = Rencontre
by-frontier = Jeton Frontière
by-tale = Histoire légendaire
by-outcome = Dénouement
by-title = Titre
by-harm = Blessure grave
by-relic = Objet légendaire
by-risk = Face
by-title-kind = Genre de titre
played = Places
wins = Victoires
share = Part
interval = Intervalle à 95 %
mean = Moyenne
median = Médiane
spread = Écart type
least = Minimum
most = Maximum
low = 5 %
high = 95 %
total = Total
all-seats = Toutes les places
winners = Vainqueurs
points-a-seat = Points par place
share-of-seats = Des places
times = Fois
per-game = Par partie
tried = Tentés
hands-played = Mains jouées
succeeded = Gagnés

## Durée

length = Durée de la partie
length-text = Les manches jusqu’à la fin, et les choix de tous les joueurs ensemble. La ligne en tirets est la médiane.
length-rounds = Manches
length-decisions = Choix
rounds = Manches
decisions = Choix
