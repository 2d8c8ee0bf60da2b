title = Tumbleweed

### around
around-close = Fermer
around-parts = Parties de la table
around-unread = { $count ->
    [one] nouveau
   *[other] nouveaux
    }

### home

home-legends = Western Legends
home-goat = Le Bon, la Chèvre et le Truand
home-short-legends = Legends
home-short-goat = Chèvre
home-tagline = Deux jeux du Far West à votre table, dans les règles.
home-two-clicks = Sans compte. Deux clics, et en selle.
home-legends-about = Chevauchez, creusez, dégainez, jouez. Étoile ou avis de recherche ?
home-goat-about = Offrez une carte, jurez qui c’est. Mentir est permis.
home-legends-players = 2 à 6
home-legends-length = 15, 20 ou 25 PL
home-legends-printings = 3 éditions
home-goat-players = 2 à 5
home-goat-rounds = 3 manches vives
home-goat-kind = bluff
home-in-english = en anglais
home-picked = choisi
home-pick = Choisissez une histoire
home-saddle = En selle
home-play = Jouer
home-play-about = contre des robots, tout de suite
home-tune = Jouer contre des robots, avec d’autres options
home-friends = Inviter des amis
home-friends-about = lien ou QR, en direct ou en différé
home-device = Un seul écran
home-device-about = il passe de main en main

## You
home-you = Vous et cette page
home-your-name = Votre nom
home-save-name = Garder ce nom
home-guest = { $name }, de passage
home-stranger = Votre nom ?
home-language = Langue
home-theme = Lumière
home-day = Jour
home-campfire = Feu de camp
home-settings = Réglages

## Tables
home-ride-on = En route
home-with = avec { $names }
home-your-turn = à vous
home-others-turn = les autres réfléchissent
home-not-begun = pas commencée
home-more-turns = et { $count } autre(s)
home-continue = Continuer
home-tables = Tables
home-running = Tables ouvertes
home-mine = Les miennes
home-with-room = { $count ->
        [one] 1 avec de la place
       *[other] { $count } avec de la place
    }
home-free = { $count ->
        [0] complète
        [one] 1 place libre
       *[other] { $count } places libres
    }
home-playing = en cours
home-ended = abandonnée
home-won = gagnée par { $names }
home-look = Voir
home-join = Entrer
home-watch = Regarder
home-no-running = Personne ne joue à découvert en ce moment. Dressez une table et affichez-la.
home-no-mine = Vous n’avez encore pris place nulle part.
home-code = Code ou lien de table
home-no-code = Ce n’est ni le code d’une table ni un lien.

## Arranging a table
home-way-bots = Jouer contre des robots
home-way-friends = Inviter des amis
home-way-device = Un seul écran pour tous
home-part-seats = Qui joue
home-part-rules = Selon quelles règles
home-part-pace = À quel rythme
home-part-doors = Portes ouvertes ?
home-players = Joueurs
home-me = Vous
home-me-named = { $name } (vous)
home-seat = Place { $number }
home-seat-open = Un ami, par lien
home-seat-host = Quelqu’un devant cet écran
home-seat-bot = Robot : { $level }
home-bot-thrifty = économe
home-bot-random = au hasard
home-name-of = Nom du joueur { $number }
home-friends-hint = Vous aurez ensuite un lien et un QR code pour la place de chaque ami.
home-device-hint = Un rideau tombe entre les joueurs : personne ne voit la main d’un autre.
home-edition = Édition
home-edition-revised = Révisée
home-edition-first = Première
home-edition-french = Française
home-length = Longueur
home-lp = { $lp } PL
home-length-note = Qui les atteint ouvre les derniers tours.
home-black = L’Homme en noir
home-black-tenderfoot = Pied-tendre
home-black-standard = Normal
home-black-hard = Difficile
home-black-note = À deux, il chevauche en troisième.
home-first-game = Première partie
home-first-game-note = Moins de règles, de cartes et de personnages ; 15 PL.
home-first-game-four = Pour quatre joueurs au plus.
home-goals = Objectifs et jetons de légende
home-goals-note = Chaque personnage a ses propres objectifs.
home-house = La maison choisit
home-house-note = Personne n’attend qu’un voisin joue la carte du bandit. Une variante à nous.
home-suggested = conseillé
home-clock = Temps par réponse
home-clock-0 = Sans limite
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-3600 = 1 heure
home-clock-86400 = 1 jour
home-clock-259200 = 3 jours
home-clock-note = Un jour ou plus : partie en différé, on vous prévient quand c’est à vous.
home-seconds = { $seconds } secondes
home-zero = Et une fois écoulé
home-zero-gentle = Réponse habituelle, puis un robot, puis un vote
home-zero-answer = La réponse habituelle
home-zero-bot = Un robot continue
home-zero-vote = Les autres votent
home-pace = Les robots prennent
home-pace-usual = leur temps
home-pace-0 = aucun temps
home-pace-1 = 1 seconde
home-pace-3 = 3 secondes
home-undo = Revenir en arrière
home-undo-note = Tant que rien de nouveau n’est apparu.
home-listed = Afficher la table
home-listed-note = Tout le monde sur ce serveur peut la voir et s’y asseoir.
home-spectators = Laisser regarder
home-spectators-note = On voit ce qui est public, jamais une main.
home-start = Commencer la partie
home-set-table = Dresser la table

## The waiting room
home-table-set = La table est dressée
home-waiting-seats = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
home-all-here = Tout le monde est là. Distribuez quand vous voulez.
home-waiting-host = Tout le monde est là. L’hôte distribue d’un instant à l’autre.
home-seat-free = libre
home-you-tag = vous
home-host-tag = hôte
home-present = présent
home-away = absent
home-sit = S’asseoir ici
home-stand-up = Se lever
home-send-away = Renvoyer
home-take-away = Retirer
home-add-bot = Un robot
home-bot-for = Un robot pour la place { $number }
home-invite = Inviter
home-invite-seat = Inviter à la place { $number }
home-invite-about = La place est à qui l’ouvre en premier. Scannez-le, ou envoyez le lien.
home-invite-link = Lien vers la place
home-qr = QR code du lien
home-copy = Copier
home-copied = Copié
home-share = Partager
home-bring = Faites venir des amis
home-bring-about = Qui ouvre ce lien peut prendre une place libre ou regarder.
home-table-link = Lien vers la table
home-table-code = Code de la table
home-agreed = Convenu
home-said-players = { $count } joueurs
home-said-no-undo = Sans retour en arrière
home-said-listed = Affichée pour tous
home-said-private = Par lien seulement
home-said-no-spectators = Sans spectateurs
home-start-bots = { $count ->
        [one] un robot prend la place libre
       *[other] des robots prennent les { $count } places libres
    }
home-start-all = tout le monde est là
home-give-up = Débarrasser la table
