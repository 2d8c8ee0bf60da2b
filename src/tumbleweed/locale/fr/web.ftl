title = Tumbleweed

### around
## Partout

around-close = Fermer
around-home = Vers la page d’accueil
around-parts = Parties de la table
around-unread = nouveau
around-money = { $money } $
around-lp = { $lp } PL
around-kind-action = Action
around-kind-bonus = Bonus
around-kind-reaction = Réaction
around-opening = On dresse la table …
around-no-table = Cette table ne vous est pas ouverte, ou n’existe pas.
around-copied = Copié.
around-copy = Copier
around-keep = Garder

## La barre au-dessus de la table

around-always = À tout moment
around-your-turn = À vous
around-moment = Un instant …
around-waiting = On attend { $names } …
around-watching = Vous regardez. À { $names } de choisir.
around-over = { $count ->
    [0] La partie est terminée.
    [one] La partie est terminée. { $names } gagne !
   *[other] La partie est terminée. { $names } se partagent la victoire !
    }
around-ended = Cette table a été fermée avant la fin.
around-frozen = Cette partie ne peut pas continuer ; on peut encore la regarder.
around-rule-of-this = La règle derrière cette question
around-cut = reconnexion …
around-time-left = Temps restant pour { $name }
around-undo = Annuler
around-undo-key = Reprendre le dernier choix (Z)
around-undo-never = À cette table, rien ne se reprend.
around-restart = Revenir au début du tour
around-rules = Règles
around-rules-key = Règles (R)
around-menu = Menu
around-menu-news = Menu, { $count } nouveaux messages
around-settings = Réglages
around-talk = Discussion
around-telegraph = Télégraphe
around-device = Sur mon autre appareil
around-orders = Consignes
around-stand-in = Laisser un robot jouer pour moi
around-back = Je suis de retour
around-look-back = Revoir la partie
around-export = Enregistrer dans un fichier
around-keys = Touches
around-install = Installer l’application
around-end = Mettre fin à la partie
around-end-sure = Mettre fin à cette partie pour de bon ?
around-leave = Quitter la table

## Bandeaux

around-stale = Il existe une version plus récente de cette page.
around-reload = La charger
around-bot-plays = Un robot joue pour vous.
around-absent = est absent. Que faire ?
around-vote-wait = Attendre
around-vote-bot = Un robot joue
around-vote-end = Finir la partie
around-refused = La ligne vers la table est fermée.

## Journal

around-about-me = me concerne
around-earlier = Tours précédents
around-log-start = Avant le premier tour
around-jump = Voir cette position

## Discussion

around-talk-empty = Personne n’a encore dit un mot.
around-phrases = Phrases toutes faites
around-say = Dire
around-say-something = Dites quelque chose
around-mute = Ne plus afficher ce que dit { $name }
around-muted = Vous ne lisez plus ce que dit { $name }.
around-unmute = { $count ->
    [one] Relire le joueur masqué
   *[other] Relire les { $count } joueurs masqués
    }

## Règles

around-rules-search = Chercher dans les règles
around-game = Jeu
around-contents = Sommaire
around-found = { $count ->
    [0] Rien trouvé.
    [one] Un énoncé
   *[other] { $count } énoncés
    }
around-example = Exemple
around-ruling = Tranché :
around-gap = Les livrets ne le disent pas ; l’énoncé est de nous.
around-own-edition = seulement ce qui vaut à cette table
around-every-edition = dans toutes les éditions
around-other-edition = pas dans l’édition de cette table
around-edition-revised = Révisée
around-edition-first = Première
around-edition-french = Française
around-chapter-gb-setup = Mise en place
around-chapter-gb-comp = Contenu de la boîte
around-chapter-gb-round = Une manche
around-chapter-gb-upkeep = Entretien
around-chapter-gb-deal = Distribuer et proposer
around-chapter-gb-char = Personnages
around-chapter-gb-last = Les derniers chapeaux
around-chapter-gb-saloon = Le Saloon
around-chapter-gb-end = La fin
around-chapter-gb-ex = Exemples
around-chapter-wl-setup = Mise en place
around-chapter-wl-turn = Un tour
around-chapter-wl-move = Se déplacer
around-chapter-wl-work = Travailler
around-chapter-wl-gold = L’or
around-chapter-wl-bank = La Banque
around-chapter-wl-heist = Le braquage
around-chapter-wl-cattle = Le bétail
around-chapter-wl-cabaret = Le Cabaret
around-chapter-wl-doctor = Le Docteur
around-chapter-wl-store = Le Magasin
around-chapter-wl-item = Objets
around-chapter-wl-deck = La pioche de poker
around-chapter-wl-card = Utiliser les cartes
around-chapter-wl-fight = Combats
around-chapter-wl-poker = Poker
around-chapter-wl-bandit = Bandits
around-chapter-wl-sheriff = Le Shérif
around-chapter-wl-marshal = Marshall
around-chapter-wl-wanted = Wanted
around-chapter-wl-wound = Blessures
around-chapter-wl-char = Personnages
around-chapter-wl-story = Histoires
around-chapter-wl-endturn = Fin du tour
around-chapter-wl-end = Fin de la partie
around-chapter-wl-goal = Objectifs
around-chapter-wl-duo = À deux
around-chapter-wl-mib = L’Homme en Noir
around-chapter-wl-first = La première partie
around-chapter-wl-clar = Précisions

## Réglages

around-set-looks = Apparence
around-set-play = Jeu
around-set-notices = Avis
around-set-account = Vous
around-language = Langue
around-theme = Thème
around-theme-system = Comme l’appareil
around-theme-light = Plein jour
around-theme-dark = Feu de camp
around-theme-contrast = Contraste fort
around-font = Caractères
around-font-house = Roman de gare
around-font-legible = Faciles à lire
around-labels = Noms sur la carte
around-labels-normal = Normaux
around-labels-large = Grands
around-plain-log = Journal simple
around-plain-log-hint = Le Télégraphe sans lettres de machine à écrire.
around-motion = Mouvement
around-motion-hint = Un clic passe toujours à la fin.
around-motion-off = Aucun
around-motion-fast = Rapide
around-motion-normal = Normal
around-motion-story = Récit
around-sound = Son
around-sound-hint = Un clic pour les nouvelles, un tintement quand c’est à vous.
around-sound-try = Écouter
around-confirm = Demander avant la fin de mon tour
around-confirm-hint = Un second appui sur Fin du tour.
around-aids = Aides
around-aids-hint = Prévisions et « Qui est-ce ? », d’après ce que tout le monde sait.
around-name = Votre nom
around-name-none = Vous n’avez pas encore de nom
around-rename = Le prendre
around-renamed = Vous êtes { $name } désormais.
around-guest = Vous êtes ici en invité : seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos tables sur d’autres appareils.
around-login = Identifiant
around-password = Mot de passe
around-log-in = Se connecter
around-log-out = Se déconnecter
around-register = Créer un compte
around-logged-in = Connecté sous le nom { $login }.
around-notices-hint = Quand on vous demande quelque chose en votre absence, on vous le dit une fois, par les voies que vous activez.
around-push = Dans le navigateur
around-push-here = Avis dans ce navigateur
around-push-devices = { $count ->
    [0] Aucun navigateur n’est abonné.
    [one] Un navigateur est abonné.
   *[other] { $count } navigateurs sont abonnés.
    }
around-push-none = Ce navigateur ne peut pas recevoir d’avis. Sur iPhone, installez d’abord la page.
around-push-denied = Le navigateur refuse les avis de cette page ; ses réglages le disent.
around-test = Envoyer un essai
around-mail = Par courriel
around-mail-none = Ce serveur n’envoie pas de courriel.
around-mail-to = Courriel à { $address }
around-mail-address = Adresse électronique
around-mail-send = Envoyer un code
around-mail-code = Le code envoyé à { $address }
around-mail-confirm = Confirmer
around-mail-forget = Oublier l’adresse
around-webhook = Par webhook
around-webhook-url = Adresse à appeler
around-webhook-on = L’appeler
around-webhook-secret = Son secret, pour la signature :
around-delay = Minutes d’absence avant un avis

## Consignes

around-orders-hint = Elles répondent pour vous, et personne n’attend. Vous seul les voyez.
around-order-never-join-poker = Ne jamais entrer dans une partie de poker
around-order-decline-fights = Céder quand on m’attaque
around-order-pass-reactions = Passer les réactions aux tours des autres
around-order-always-refuse = Refuser toutes les cartes
around-order-below = sauf si j’ai au moins
around-order-always = (toujours)
around-order-until = jusqu’à la fin
around-until-game = de la partie
around-until-round = de la manche
around-until-turn = du tour

## Un autre appareil

around-device-hint = Ouvrez ce lien sur votre téléphone ou un autre ordinateur pour y jouer la même place. Il sert une fois.
around-device-qr = Le lien en code QR

## Touches

around-key-digits = ce que l’écran numérote : actions, cartes, réponses
around-key-arrows = sur la carte : vers la zone voisine ; en revoyant : avant, après
around-key-enter = choisir
around-key-esc = fermer, revenir
around-key-e = finir le tour
around-key-z = annuler
around-key-l = journal
around-key-r = règles
around-key-t = discussion
around-key-list = cette liste

## Plusieurs joueurs sur un appareil

around-curtain = Le rideau est baissé
around-pass-device = Passez l’appareil à
around-hold = Maintenir pour voir
around-hold-hint = Au clavier : Entrée.

## En votre absence

around-recap = En votre absence
around-recap-watch = Le revoir
around-recap-on = Jouer
around-fact-lp = PL
around-fact-marshal = Marshall
around-fact-wanted = Wanted
around-fact-money = $
around-fact-coins = pièces
around-fact-nuggets = pépites
around-fact-wounds = blessures
around-fact-hats = chapeaux
around-fact-hand-count = cartes

## Revoir

around-replay = Parcourir la partie
around-turn-back = Au tour précédent
around-step-back = Un choix en arrière (←)
around-step-on = Un choix en avant (→)
around-turn-on = Au tour suivant
around-play = Lire (espace)
around-pause = Pause (espace)
around-move = Choix
around-move-of = { $at } sur { $last }
around-pace = Vitesse
around-eyes = Par les yeux de qui
around-eyes-all = Tout voir
around-play-on = Rejouer d’ici
around-play-on-hint = Une nouvelle partie contre des robots, à partir du choix { $at }. Qui serez-vous ?
around-bots = Les robots
around-bot-random = Pieds-tendres
around-bot-thrifty = Vieux briscards
around-to-table = À la table

## Refus

refused-offline = Le serveur est injoignable.
refused-cut = La ligne a été coupée ; on la rétablit.
refused-busy = Il se passe trop de choses à cette table. Réessayez.
refused-frozen = Cette partie ne peut pas continuer.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-no-spectators = Seuls les joueurs voient cette table.
refused-no-table = Cette table n’existe pas.
refused-no-seat = La table n’a pas cette place.
refused-no-vote = Il n’y a pas de vote sur ce joueur.
refused-own-vote = Ce sont les autres qui votent. Jouez, et vous êtes de retour.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-over = Ce sera possible une fois la partie terminée.
refused-over = La partie est terminée.
refused-started = La partie a commencé.
refused-not-started = La partie n’a pas commencé.
refused-others-play = D’autres jouent ici : vous ne pouvez pas fermer la table.
refused-seat-taken = Cette place est prise.
refused-no-link = Ce lien n’ouvre pas ou plus de place.
refused-link-used = Quelqu’un d’autre a déjà ouvert ce lien.
refused-login-taken = Cet identifiant est déjà pris.
refused-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
refused-wrong-login = L’identifiant et le mot de passe ne vont pas ensemble.
refused-password-weak = Ce mot de passe serait deviné aussitôt.
refused-malformed = Il y manque quelque chose, ou quelque chose est faux.
refused-bad-address = Ce n’est pas une adresse électronique.
refused-wrong-code = Ce n’est pas le code.
refused-no-code = Aucun code ne vous attend, ou il est trop vieux : demandez-en un autre.
refused-mail-unconfirmed = Donnez d’abord une adresse et confirmez-la.
refused-too-many = Trop vite : attendez un instant.
refused-undo-never = À cette table, rien ne se reprend.
refused-no-position = La partie n’a pas cette position.
refused-has-login = Vous avez déjà un compte.
refused-login-malformed = Un identifiant a de 3 à 60 lettres simples, chiffres ou . _ @ + -
refused-password-length = Un mot de passe a de { $shortest } à { $longest } caractères.
refused-illegal-choice = Ce choix n’est plus proposé.
refused-gone = Quelque chose qui en fait partie n’est plus là.
refused-fault = C’est une faute du serveur ; elle est notée.
refused-log-in-again = Reconnectez-vous pour faire cela.
refused-name-malformed = Un nom a de 1 à 24 caractères visibles.

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
