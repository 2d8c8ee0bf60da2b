title = Tumbleweed

### around
## Partout

around-close = Fermer
around-home = Retour à l’accueil
around-parts = Parties de la table
around-unread = { $count ->
    [one] nouveau message
   *[other] nouveaux messages
    }
around-money = { $money } $
around-money-limit = { $money } $ de perdus (limite { $limit } $)
around-nugget-limit = { $count } de perdues (limite { $limit })
around-coins = { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
    }
around-lp = { $lp } PL
around-story = Histoire { $at }
around-kind-action = Action
around-kind-bonus = Bonus
around-kind-reaction = Réaction
around-opening = Ouverture de la table…
around-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
around-copied = Copié.
around-copy = Copier
around-keep = Enregistrer

## La barre au-dessus de la table

around-always = À tout moment
around-your-turn = À vous
around-moment = Un instant…
around-waiting = En attente de { $names }…
around-watching = Vous êtes spectateur. En attente de { $names }.
around-late = Vous voyez la partie { $seconds } s plus tard.
around-over = { $count ->
    [0] La partie est terminée.
    [one] La partie est terminée. { $names } gagne !
   *[other] La partie est terminée. { $names } se partagent la victoire !
    }
around-ended = Cette table a été fermée avant la fin.
around-frozen = Cette partie ne peut pas continuer, mais vous pouvez encore la regarder.
around-held = L’hôte a suspendu cette table : { $why }
around-rule-of-this = La règle à l’origine de cette question
around-cut = Connexion perdue, reconnexion…
around-sending-again = Nouvel envoi de votre choix…
around-practice = entraînement
around-practice-hint = Vous jouez seul contre des robots : vous pouvez tout annuler, même les dés, les cartes et les coups des robots. Ils reviendront à l’identique.
around-hint = Conseil
around-hint-key = Conseil (H)
around-hint-wait = Réflexion…
around-hint-note = Tous voient que vous avez pris un conseil.
around-hints = { $count ->
        [one] A pris 1 conseil
       *[other] A pris { $count } conseils
    }
around-time-left = Temps restant pour { $name }
around-undo = Annuler
around-undo-key = Annuler le dernier choix (Z)
around-undo-never = À cette table, on ne peut pas annuler.
around-restart = Revenir au début du tour
around-no-rules = Ce jeu n’a pas de règles à consulter ici.
around-rules = Règles
around-rules-key = Règles (R)
around-menu = Menu
around-menu-news = { $count ->
    [one] Menu, { $count } nouveau message
   *[other] Menu, { $count } nouveaux messages
    }
around-settings = Réglages
around-talk = Discussion
around-telegraph = Télégraphe
around-log-or-talk = Télégraphe ou discussion
around-talk-short = Discussion
around-both = Télégraphe et discussion à la fois
around-device = Jouer sur un autre appareil
around-orders = Consignes
around-stand-in = Laisser un robot jouer pour moi
around-back = Je suis de retour
around-look-back = Revoir la partie
around-export = Enregistrer dans un fichier
around-keys = Raccourcis clavier
around-install = Installer l’application
around-end = Arrêter la partie
around-end-sure = Arrêter définitivement cette partie ?
around-leave = Quitter la table

## Bandeaux

around-stale = Il existe une version plus récente de cette page.
around-reload = Recharger
around-bot-plays = Un robot joue pour vous.
around-absent = est absent. Que faire ?
around-vote-wait = Attendre
around-vote-bot = Un robot le remplace
around-vote-end = Arrêter la partie
around-seat-bot = Un robot joue ici : { $level }
around-seat-stand-in = Absent : un robot joue à sa place
around-seat-left = A quitté la table
around-seat-away = Absent pour le moment
around-short-stand-in = robot
around-short-left = parti
around-short-away = absent
around-leave-sure = Quitter la table ?
around-leave-bot = Un robot jouera à votre place et les autres seront prévenus. Vous pourrez reprendre votre place.
around-leave-empty = Votre place reste vide : chaque question reçoit la réponse par défaut. Les autres sont prévenus. Vous pourrez reprendre votre place.
around-leave-end = La partie s’arrête pour tout le monde.
around-leave-home = Seulement l’accueil
around-leave-home-about = Si vous voulez seulement aller ailleurs, votre place reste à vous et les autres vous attendent.
around-end-others = Arrêter la partie pour tout le monde ? Les autres sont prévenus.
around-you-left = Vous avez quitté la table. Un robot joue pour vous.
around-ask-seat = Demander une place
around-ask-about = Vous pouvez reprendre une place sans joueur. Tous ceux qui jouent doivent être d’accord, car vous verrez ses cartes.
around-ask = La demander
around-ask-no-more = Annuler la demande
around-wants = { $name } voudrait jouer à la place de { $seat }.
around-deciding = { $name } a demandé la place de { $seat }. Les joueurs décident.
around-agree = D’accord
around-decline = Non
around-name-ask = Comment vous appelez-vous ?
around-name-keep = C’est moi
around-nudge = Relancer
around-slow = prend son temps.
around-nudged = Les autres vous attendent.
around-gone = est absent.
around-note-left = { $name } a quitté la table.
around-note-set-back = L’hôte est revenu en arrière dans la partie.
around-note-back = { $name } est de retour.
around-note-bot = Un robot joue pour { $name }.
around-note-took = { $name } reprend une place.
around-note-declined = { $name } a demandé une place ; les joueurs ont dit non.
around-note-ended = { $name } a arrêté la partie.
around-refused = Vous avez été déconnecté de cette table.

## Journal

around-about-me = sur moi
around-earlier = Tours précédents
around-log-start = Avant le premier tour
around-jump = Afficher cette position

## Discussion

around-talk-new = Nouveau
around-talk-empty = Aucun message pour l’instant.
around-phrases = Messages rapides
around-say = Envoyer
around-say-something = Dites quelque chose
around-mute = Masquer les messages de { $name }
around-muted = Les messages de { $name } sont masqués.
around-unmute = { $count ->
    [one] Réafficher { $count } joueur masqué
   *[other] Réafficher { $count } joueurs masqués
    }

## Les autres

around-others = Signaler ou bloquer un joueur
around-others-about = Le signalement parvient à l’hôte de ce serveur, avec la table et les derniers messages. L’autre n’en est pas averti.
around-others-who = Qui ?
around-others-none = Il n’y a personne d’autre ici.
around-report = Signaler
around-reported = Votre signalement a été envoyé à l’hôte.
around-report-why = Pourquoi ?
around-report-insult = Insultes ou menaces
around-report-name = Un nom choquant
around-report-cheating = Triche
around-report-stalling = Fait traîner exprès, ou s’en va
around-report-spam = Publicité ou spam
around-report-other = Autre chose
around-report-words = Avec vos propres mots, si vous le souhaitez
around-block = Bloquer
around-block-hint = Vous ne lisez plus ses messages, et vos tables lui sont fermées.
around-blocked = { $name } est sur votre liste de joueurs bloqués.
around-blocked-list = Joueurs bloqués
around-blocked-none = Vous n’avez bloqué personne. À une table, le menu propose « Signaler ou bloquer un joueur ».
around-unblock = Débloquer

## Règles

around-rules-search = Chercher dans les règles
around-game = Jeu
around-contents = Sommaire
around-found = { $count ->
    [0] Aucun résultat.
    [one] { $count } règle
   *[other] { $count } règles
    }
around-example = Exemple
around-ruling = Décision :
around-gap = Les livrets de règles ne le disent pas ; la décision est de nous.
around-all-editions = toutes les éditions
around-guide-do = Ce que vous faites
around-guide-get = Ce que vous gagnez
around-guide-cited = La règle en question
around-guide-statements = Les règles une par une
around-guide-more = Autres chapitres
around-every-edition = dans toutes les éditions
around-other-edition = pas dans l’édition de cette table
around-edition-revised = Révisée
around-edition-first = Première
around-edition-french = Française

## Réglages

around-set-looks = Apparence
around-set-play = Jeu
around-set-notices = Notifications
around-set-account = Profil
around-language = Langue
around-theme = Thème
around-theme-system = Comme l’appareil
around-theme-light = Jour
around-theme-dark = Feu de camp
around-theme-contrast = Contraste élevé
around-font = Police
around-font-house = Far West
around-font-legible = Facile à lire
around-labels = Noms sur la carte
around-labels-normal = Normaux
around-labels-large = Grands
around-plain-log = Journal simple
around-plain-log-hint = Le Télégraphe sans lettres de machine à écrire.
around-motion = Animations
around-motion-hint = Un clic les passe toujours.
around-motion-off = Aucune
around-motion-fast = Rapides
around-motion-normal = Normales
around-motion-story = Lentes
around-deeds = Ce qu’ont fait les autres
around-deeds-none = Ce que font les autres se raconte ici.
around-deeds-again = Tout revoir
around-deeds-next = Action suivante
around-deeds-skip = Aller à ma prochaine décision (N)
around-deeds-pace = Temps par action
around-deeds-pace-hint = Durée pendant laquelle une action des autres est montrée avant que la partie continue.
around-deeds-pace-none = aucun
around-deeds-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
around-sound = Son
around-sound-hint = Un clic quand il se passe quelque chose, un tintement quand c’est à vous.
around-sound-try = Écouter
around-confirm = Quand je finis mon tour
around-confirm-hint = Pour rattraper un appui involontaire.
around-confirm-off = aussitôt
around-confirm-ask = demander confirmation
around-confirm-auto = après 5 secondes
around-bots-talk = Les robots parlent
around-bots-talk-hint = De courtes remarques sur ce qui arrive, près de leur place et dans le télégraphe.
around-bot-says = { $name } : « { $line } »
around-aids = Aides
around-aids-hint = « Qui est-ce ? », d’après ce que tout le monde sait.
around-signals = Signes des autres
around-signals-hint = Aux tables qui le permettent : voir où les autres pointent, ce qu’ils signalent et comment ils réagissent, et leur montrer vos signes.
around-forecasts = Pronostics de combat et de poker
around-forecasts-hint = D’après vos cartes et ce que tout le monde voit, aux tables qui les admettent.
around-forecasts-first = À mes premières parties
around-forecasts-always = Toujours
around-forecasts-never = Jamais
around-tips = Conseils aux débutants
around-tips-hint = Dans vos deux premières parties, chacun une fois
around-name = Votre nom
around-name-none = Vous n’avez pas encore de nom
around-rename = Enregistrer
around-renamed = Votre nom est désormais { $name }.
around-guest = Vous êtes invité : seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos tables sur d’autres appareils.
around-login = Identifiant
around-password = Mot de passe
around-log-in = Se connecter
around-log-out = Se déconnecter
around-register = Créer un compte
around-forgot = Mot de passe oublié ?
around-forgot-hint = Saisissez votre identifiant, puis demandez un lien par e-mail.
around-forgot-sent = Si ce compte a une adresse confirmée, un lien vient d’y être envoyé.
around-recover = Choisissez un nouveau mot de passe. Tous vos autres navigateurs seront déconnectés.
around-new-password = Nouveau mot de passe
around-recover-save = Enregistrer
around-recovered = Votre nouveau mot de passe est enregistré.
around-recover-mail = Une adresse confirmée (voir Notifications) vous permet de choisir un nouveau mot de passe si vous oubliez celui-ci.
around-logged-in = Connecté en tant que { $login }.
around-notices-hint = Si c’est à vous de jouer en votre absence, nous vous prévenons une fois, par les moyens que vous activez.
around-push = Dans le navigateur
around-push-here = Notifications dans ce navigateur
around-push-devices = { $count ->
    [0] Aucun navigateur n’est abonné.
    [one] Un navigateur est abonné.
   *[other] { $count } navigateurs sont abonnés.
    }
around-push-none = Ce navigateur ne peut pas recevoir de notifications. Sur iPhone, installez d’abord la page.
around-push-denied = Les notifications de cette page sont bloquées. Autorisez-les dans les réglages du navigateur.
around-push-failed = Ce navigateur n’a pas pu activer les notifications. Réessayez plus tard, ou utilisez le courriel.
around-notices-offer = Faut-il vous prévenir quand c’est à vous de jouer ?
around-notices-yes = Oui
around-notices-no = Non
around-notices-on = Vous serez prévenu quand ce sera à vous.
around-test = Envoyer un test
around-mail = Par e-mail
around-mail-none = Ce serveur ne peut pas envoyer d’e-mails.
around-mail-to = E-mail à { $address }
around-mail-address = Adresse e-mail
around-mail-send = Envoyer un code
around-mail-code = Le code envoyé à { $address }
around-mail-confirm = Confirmer
around-mail-forget = Supprimer cette adresse
around-calendar = Par calendrier
around-calendar-about = Vos échéances en flux de calendrier, pour les parties avec horloge. L’adresse est secrète.
around-calendar-address = Adresse du calendrier
around-calendar-make = Créer une adresse
around-calendar-renew = Créer une nouvelle adresse
around-calendar-close = Fermer le flux
around-calendar-there = Une adresse existe. Elle a été montrée à sa création ; une nouvelle la remplace.
around-webhook = Par webhook
around-webhook-url = URL à appeler
around-webhook-on = Utiliser le webhook
around-webhook-secret = Secret pour vérifier la signature :
around-delay = Minutes d’absence avant une notification
around-rhythm = À quel rythme
around-rhythm-0 = À chaque question
around-rhythm-1 = Au plus une fois par heure, pour toutes les tables
around-rhythm-24 = Au plus une fois par jour, pour toutes les tables
around-log = Derniers envois
around-log-none = Rien ces 30 derniers jours.
around-log-delivered = Remis
around-log-again = { $count ->
    [one] Pas encore remis ; prochain essai à l’heure indiquée.
   *[other] Pas remis en { $count } essais ; prochain essai à l’heure indiquée.
    }
around-log-failed = { $count ->
    [one] Non remis
   *[other] Non remis en { $count } essais
    }

## Consignes

around-orders-hint = Elles répondent pour vous, afin que personne n’attende. Vous seul les voyez.
around-order-never-join-poker = Ne jamais participer au poker
around-order-decline-fights = Refuser le combat quand on m’attaque
around-order-pass-reactions = Ne pas jouer de Réaction pendant le tour des autres
around-order-always-refuse = Refuser toutes les cartes
around-order-below = sauf si j’ai au moins
around-order-always = (sans exception)
around-order-until = jusqu’à la fin
around-until-game = de la partie
around-until-round = de la manche
around-until-turn = du tour

## Un autre appareil

around-device-hint = Ouvrez ce lien sur votre téléphone ou un autre ordinateur pour y jouer à la même place. Il ne sert qu’une fois.
around-device-qr = Le lien en code QR

## Touches

around-key-digits = actions, cartes et réponses numérotées
around-key-arrows = sur la carte : zone voisine ; en revoyant la partie : reculer, avancer
around-key-enter = choisir
around-key-esc = fermer, revenir
around-key-e = finir le tour
around-key-p = passer (Western Legends)
around-key-answer = accepter ou refuser une carte (la Chèvre)
around-key-m = aller à la carte (Western Legends)
around-key-boards = l’autre plateau, les deux (Western Legends avec une extension)
around-key-n = aller à votre prochaine décision
around-key-z = annuler
around-key-l = journal
around-key-r = règles
around-key-t = discussion
around-key-g = toquer sur la zone choisie (ou double clic, ou appui long)
around-key-q = réagir d’un signe
around-key-h = demander un conseil
around-key-list = cette liste

## Signals between players
around-react = Réagir
around-react-key = Réagir (Q)
around-knocks = { $name } montre { $place }.
around-reacts = { $name } : { $sign }
sign-hats-off = Chapeau !
sign-haha = Ha ha !
sign-whoa = Oh là !
sign-ouch = Aïe !
sign-curses = Malédiction !
sign-giddy-up = Au galop !

## Plusieurs joueurs sur un appareil

around-curtain = Le rideau est baissé
around-pass-device = Passez l’appareil à
around-hold = Maintenir pour voir
around-hold-hint = Au clavier : Entrée.

## En votre absence

around-recap = En votre absence
around-recap-watch = Revoir
around-recap-on = Continuer
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

around-replay = Revoir la partie
around-turn-back = Tour précédent
around-step-back = Choix précédent (←)
around-step-on = Choix suivant (→)
around-turn-on = Tour suivant
around-play = Lire (espace)
around-pause = Pause (espace)
around-move = Choix
around-move-of = { $at } sur { $last }
around-pace = Vitesse
around-eyes = Vu par
around-eyes-all = Toutes les cartes visibles
around-play-on = Rejouer à partir d’ici
around-play-on-hint = Une nouvelle partie contre des robots, à partir du choix { $at }. Qui serez-vous ?
around-bots = Les robots
around-to-table = Retour à la table

## Refus

refused-offline = Le serveur est injoignable.
refused-cut = La connexion a été perdue. Reconnexion…
refused-busy = Cette table est trop sollicitée. Réessayez.
refused-frozen = Cette partie ne peut pas continuer.
refused-held = L’hôte a suspendu cette table.
refused-echo-not-out = L’Écho paraîtra une fois la partie terminée.
refused-echo-no-result = Cette partie a été arrêtée sans résultat : il n’y a rien à imprimer.
refused-review-not-over = Une partie s’analyse une fois terminée.
refused-review-no-result = Cette partie a été arrêtée sans résultat : il n’y a rien à analyser.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-nameless = Choisissez un nom avant de parler.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-no-spectators = Seuls ses joueurs voient cette table.
refused-no-match = Les tables se sont remplies entre-temps. Réessayez.
refused-no-calendar = Cette adresse n’ouvre aucun calendrier, ou plus aucun.
refused-no-room = Aucune table n’attend sous { $room }. Le code est faux, ou la partie a commencé.
refused-no-table = Cette table n’existe pas.
refused-no-seat = Cette table n’a pas cette place.
refused-no-vote = Il n’y a pas de vote au sujet de ce joueur.
refused-own-vote = Ce sont les autres qui votent. Faites votre choix, et vous êtes de retour.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-over = Ce sera possible une fois la partie terminée.
refused-over = La partie est terminée.
refused-started = La partie a déjà commencé.
refused-no-pack = Ce serveur ne propose pas le paquet de cartes « { $pack } ».
refused-changed-pack = Le paquet de cartes « { $pack } » est en cours de modification. Il sera de nouveau jouable au redémarrage du serveur ; d’ici là, choisissez d’autres cartes.
refused-faulty-pack = Le paquet de cartes « { $pack } » contient une erreur. Choisissez d’autres cartes, ou prévenez qui tient ce serveur : { $fault }{ $more ->
        [0] {""}
        [one] {" "}(et 1 autre erreur)
       *[other] {" "}(et { $more } autres erreurs)
    }
refused-not-started = La partie n’a pas encore commencé.
refused-hints-off = Pas de conseils à cette table.
refused-not-asked = Cette question ne vous est pas posée.
refused-no-hint = Aucun conseil trouvé. Réessayez dans un instant.
refused-no-landmark = On ne peut pas montrer cela.
refused-signals-off = À cette table, on ne se fait pas de signes.
refused-nobody-agrees = Une place en cours de partie ne change de main que si au moins deux joueurs sont d’accord. Vous pouvez regarder.
refused-seat-wanted = Quelqu’un d’autre a demandé cette place.
refused-not-wanted = Personne n’a demandé cette place.
refused-no-say = Seuls ceux qui jouent peuvent en décider.
refused-not-absent = Ce joueur n’est pas absent depuis assez longtemps.
refused-no-nudge = Il n’y a personne à relancer.
refused-not-playing = La partie n’est pas en cours.
refused-seat-taken = Cette place est prise.
refused-no-link = Ce lien n’est pas valable, ou ne l’est plus.
refused-link-used = Quelqu’un d’autre a déjà utilisé ce lien.
refused-login-taken = Cet identifiant est déjà pris.
refused-wrong-password = Identifiant ou mot de passe incorrect.
refused-wrong-login = Identifiant ou mot de passe incorrect.
refused-banned = L’hôte du site a banni ce compte : { $why }
refused-password-weak = Ce mot de passe est trop facile à deviner.
refused-malformed = Une information manque ou n’est pas valable.
refused-bad-address = Ce n’est pas une adresse e-mail.
refused-wrong-code = Ce n’est pas le bon code.
refused-no-code = Il n’y a pas de code pour vous, ou il a expiré. Demandez-en un nouveau.
refused-mail-unconfirmed = Saisissez d’abord une adresse e-mail et confirmez-la.
refused-too-many = Trop vite : attendez un instant.
refused-undo-never = À cette table, on ne peut pas annuler.
refused-undo-enough = Dans cette partie, plus rien ne peut être annulé.
refused-too-many-tables = Vous avez { $most } tables en cours. Terminez-en d’abord quelques-unes.
refused-no-position = Cette position n’existe pas dans la partie.
refused-has-login = Vous avez déjà un compte.
refused-login-malformed = Un identifiant a de 3 à 60 lettres simples, chiffres ou . _ @ + -
refused-password-length = Un mot de passe a de { $shortest } à { $longest } caractères.
refused-illegal-choice = Ce choix n’est plus possible.
refused-gone = Ce n’est plus disponible.
refused-fault = Une erreur s’est produite sur le serveur ; elle a été enregistrée.
refused-no-recovery = Ce lien a déjà servi ou a expiré. Demandez-en un autre.
refused-log-in-again = Reconnectez-vous pour faire cela.
refused-name-empty = Saisissez un nom.
refused-name-long = Un nom a au plus { $longest } caractères.
refused-name-unseen = Ce nom contient des caractères invisibles.
refused-message-empty = Le message est vide.
refused-message-long = Un message a au plus { $longest } caractères.
refused-message-unseen = Le message contient des caractères invisibles.
refused-label-empty = Donnez un nom à la clé d’accès.
refused-label-long = Le nom de la clé d’accès a au plus { $longest } caractères.
refused-label-unseen = Le nom de la clé d’accès contient des caractères invisibles.
refused-store-full = Le disque du serveur est plein : rien n’a changé. Réessayez plus tard.
refused-store-locked = L’enregistrement a échoué, rien n’a changé. Réessayez dans un instant.
refused-store-down = La base de données est injoignable. Vérifiez dans un instant si c’est enregistré.
refused-stale-choice = La partie a avancé. Choisissez à nouveau.
refused-moved = La partie a avancé.
refused-claimed = Un autre processus joue cette table. Réessayez.
refused-refused = Ce n’est pas possible.
refused-file-broken = Une partie de ce fichier manque ou est abîmée.
refused-file-unplayable = Cette version ne peut pas rejouer la partie de ce fichier.
refused-file-unknown = Ce fichier nomme quelque chose d’inconnu ici.
refused-file-odd = Ce fichier contient ce qu’aucune partie enregistrée ne contient, comme un nombre trop grand.
refused-file-not-json = Ce fichier n’est pas une partie enregistrée : ligne { $line }, colonne { $column } illisible.
refused-file-foreign = Ce fichier est autre chose ({ $format }), pas une partie enregistrée par Tumbleweed.
refused-file-cut = Ce fichier est coupé : il s’arrête ligne { $line }, colonne { $column }, au milieu de quelque chose. Enregistrez-le ou copiez-le à nouveau.
refused-file-newer = Ce fichier a été enregistré par une version de Tumbleweed ({ $format }) plus récente que celle d’ici.
refused-file-content = Cette partie a été jouée avec d’autres cartes et règles ({ $then }) que celles d’ici ({ $now }).
refused-file-illegal = Le choix { $number } de ce fichier (« { $choice } ») est impossible à ce moment de la partie.
refused-file-in-play = Ce fichier a été enregistré en cours de partie. Il ne contient que ce que vous aviez vu ; enregistrez-la de nouveau après la fin.
refused-file-changed = Ce fichier a été modifié ou abîmé. Ce qui ne colle pas : { $checks }.
refused-file-too-long = Cette partie est trop longue pour être ouverte ici.
refused-bad-keys = L’abonnement du navigateur n’est pas valable. Autorisez à nouveau les notifications.
refused-bad-order = Cette réponse automatique n’existe pas ici.
refused-foreign-origin = Cette page n’a pas été ouverte à l’adresse du serveur.
refused-mute-self = Vous ne pouvez pas masquer vos propres messages.
refused-no-account = Vous n’avez pas de compte.
refused-no-bot = Ce bot n’existe pas.
refused-no-rules = Ce jeu n’a pas de règles à consulter ici.
refused-no-edition = Cette édition n’existe pas.
refused-no-module = Ce module n’existe pas.
refused-no-language = Le jeu n’a pas de règles dans cette langue.
refused-no-mail-server = Ce serveur ne peut pas envoyer d’e-mails.
refused-no-passkey = Cette clé d’accès n’existe pas.
refused-no-passkeys = Les clés d’accès exigent une adresse https.
refused-no-person = Vous n’êtes plus connu ici.
refused-no-rule = Cette règle n’existe pas.
refused-not-yours = Seul l’hôte ou le joueur de la place peut faire cela.
refused-passkey-known = Cette clé d’accès est déjà utilisée.
refused-passkey-refused = Cette clé d’accès n’est pas connue ici.
refused-seat-empty = Une place est encore vide.
refused-sits-already = Vous êtes déjà assis à cette table.
refused-too-large = C’est trop volumineux.
refused-too-many-connections = Trop de personnes sont connectées. Réessayez plus tard.
refused-too-many-sockets = Trop de fenêtres montrent des tables. Fermez-en.
refused-too-many-polls = Trop de requêtes attendent des nouvelles.
refused-too-many-links = Il y a déjà { $most } liens vers cette place. Révoquez-en un.
refused-too-many-mutes = Vous masquez déjà les messages de { $most } personnes.
refused-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
refused-report-self = Vous ne pouvez pas vous signaler vous-même.
refused-not-met = Cette personne ne joue pas à cette table et n’y a rien dit.
refused-reported-already = Vous avez déjà signalé cette personne à cette table.
refused-name-unfit = Ce nom contient un mot indésirable ici.
refused-too-soon = À cette table, on parle sans hâte. Attendez { $seconds } s.
refused-account-needed = Les parties classées demandent un compte.
refused-rated-alone = Personne ne joue une partie classée à la place d’un autre.
refused-rated-people = Les robots ne jouent pas aux tables classées.
refused-rated-goes-on = Une partie classée se joue jusqu’au bout. Vous pouvez partir, et vous serez alors dernier.
refused-too-many-passkeys = Vous avez déjà { $most } clés d’accès.
refused-no-course = Ce cours n’existe pas.
refused-no-lesson = Cette leçon n’existe pas.
refused-lesson-over = Cette leçon est finie. Passez à la suivante.
refused-lesson-wait = Les autres jouent. Attendez votre question.
refused-lesson-other = Cela viendra plus tard. La leçon demande autre chose.

### lesson

lesson-lesson = Leçon
lesson-choose = Choisir une leçon
lesson-step = Étape { $at } sur { $of }
lesson-watch = Regardez ce que font les autres…
lesson-back = Retour
lesson-skip = Passer
lesson-next = Leçon suivante
lesson-finish = Vers les parties
lesson-exit = Quitter les leçons ; vous pourrez reprendre plus tard
lesson-ready = Jouons
lesson-learn-first = D’abord apprendre
lesson-got-it = Compris
lesson-no-tips = Ne plus en voir

### home

home-legends = Western Legends
home-goat = Le Bon, la Chèvre et le Truand
home-short-legends = Legends
home-short-goat = Chèvre
home-tagline = Deux jeux du Far West à votre table, selon les règles.
home-two-clicks = Sans compte : deux clics, et en selle.
home-legends-about = Chevauchez, creusez, dégainez, jouez. L’étoile ou l’avis de recherche ?
home-goat-about = Proposez une carte, jurez qui c’est. Mentir est permis.
home-between = De { $least } à { $most }
home-legends-players = 2 à 6
home-legends-length = 15, 20 ou 25 PL
home-legends-printings = 3 éditions
home-goat-players = 2 à 5
home-goat-rounds = 3 manches rapides
home-goat-kind = bluff
home-in-english = en anglais
home-picked = choisi
home-pick = Choisissez un jeu
home-saddle = En selle
home-play = Jouer
home-play-about = contre des robots, tout de suite
home-tune = Jouer contre des robots, avec d’autres options
home-friends = Inviter des amis
home-friends-about = lien ou QR code, en direct ou au tour par tour
home-device = Un seul appareil
home-device-about = il passe de main en main
home-learn = Nouveau ? Apprenez en { $minutes } minutes
home-learn-on = Reprendre : leçon { $at } sur { $of }
home-learn-again = Réapprendre
home-learn-more = Apprendre { $course } en { $minutes } minutes
home-learn-more-on = { $course } : leçon { $at } sur { $of }
home-learn-more-again = Revoir { $course }

## The waiting room’s tumbleweed
toy-open = Faire rouler un virevoltant en attendant
toy-title = Virevoltant
toy-jump = Sauter
toy-how = Cliquez, touchez ou appuyez sur la barre d’espace : il saute les clôtures.
toy-still = Le vent est tombé : les animations sont désactivées.
toy-over = { $count ->
    [0] Pris dans la première clôture
    [one] Une clôture
   *[other] { $count } clôtures
    }. Record : { $best }. Sautez pour repartir.
toy-pause = Pause
toy-on = Reprendre
toy-close = Ça suffit

## You
home-you = Vous et cette page
home-your-name = Votre nom
home-save-name = Enregistrer ce nom
home-guest = { $name }, invité
home-stranger = Votre nom ?
home-language = Langue
home-theme = Thème
home-day = Jour
home-campfire = Feu de camp
home-settings = Réglages

## Tables
home-ride-on = Continuer
home-with = avec { $names }
home-your-turn = à vous
home-others-turn = aux autres de jouer
home-not-begun = pas commencée
home-more-turns = { $count ->
        [one] et 1 autre
       *[other] et { $count } autres
    }
home-continue = Continuer
home-tables = Tables
home-running = Tables publiques
home-mine = Mes tables
home-with-room = { $count ->
        [one] { $count } avec des places libres
       *[other] { $count } avec des places libres
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
home-join = Rejoindre
home-watch = Regarder
home-more = Plus de tables
home-no-running = Aucune partie publique en ce moment. Jouez avec des inconnus, d’autres vous rejoindront.
home-strangers = Jouer avec des inconnus
home-strangers-about = Vous prenez place à une table qui attend des joueurs, ou à une nouvelle, où d’autres vous rejoindront. La partie commence quand toutes les places sont prises.
home-find = Trouver une table
home-game = Jeu
home-any = peu importe
home-any-game = Tous les jeux
home-any-players = Tous les nombres
home-no-mine = Vous n’avez encore rejoint aucune table.
home-code = Code ou lien de la table
home-no-code = Ce n’est ni le code d’une table ni un lien.
home-past = Parties jouées
home-open-file = Ouvrir une partie enregistrée

## Arranging a table
home-way-bots = Jouer contre des robots
home-way-friends = Inviter des amis
home-way-device = Un seul appareil pour tous
home-part-seats = Qui joue
home-part-rules = Quelles règles
home-part-pace = À quel rythme
home-part-doors = Qui peut venir
home-players = Joueurs
home-me = Vous
home-me-named = { $name } (vous)
home-seat = Place { $number }
home-seat-open = Un ami, par lien
home-seat-host = Sur cet appareil
home-seat-bot = Robot : { $level }
home-bot-easy = facile
home-bot-normal = normal
home-bot-hard = difficile
home-bot-master = maître
home-bot-miner = mineur
home-bot-rancher = éleveur
home-bot-marshal = Marshal
home-bot-outlaw = hors-la-loi
home-bot-duelist = duelliste
home-bot-gambler = joueur
home-bot-reveler = fêtard
home-bot-merchant = marchand
home-bot-thrifty = économe
home-bot-random = au hasard
home-bots-styled = Dans leur propre style
home-about-easy = Apprend le jeu, comme vous.
home-about-normal = Connaît le jeu, et se trompe parfois.
home-about-hard = Ne fait aucun cadeau.
home-about-master = Réfléchit avant chaque coup.
home-about-miner = Creuse, et passe à la Banque les poches pleines.
home-about-rancher = Mène ses bêtes par tous les temps.
home-about-marshal = Poursuit quiconque est recherché.
home-about-outlaw = Prend ce que les autres ont gagné.
home-about-duelist = Provoque au premier regard.
home-about-gambler = Jamais loin d’une table de jeu.
home-about-reveler = Dépense tout au Cabaret.
home-about-merchant = Achète ce qu’il y a de mieux, et l’améliore.
home-rating = Cote { $rating } ± { $within }
home-name-of = Nom du joueur { $number }
home-friends-hint = Vous aurez ensuite un lien et un QR code pour la place de chaque ami.
home-device-hint = Un rideau tombe entre les joueurs : personne ne voit la main d’un autre.
home-pack = Cartes
home-pack-own = Celles du jeu
home-pack-note = Les paquets de ce serveur modifient des cartes du jeu ou en ajoutent, personnages compris.
home-edition = Édition
home-edition-revised = Révisée
home-edition-first = Première
home-edition-french = Française
home-length = Longueur
home-lp = { $lp } PL
home-length-note = Les atteindre déclenche la dernière manche.
home-black = L’Homme en Noir
home-black-tenderfoot = Pied-tendre
home-black-standard = Normal
home-black-hard = Difficile
home-black-note = À deux, il chevauche en troisième. Ses règles et ses cartes sont de nous : celles du jeu ne figurent pas dans le livret.
home-first-game = Première partie
home-first-game-note = Moins de règles, de cartes et de personnages ; 15 PL.
home-first-game-four = Pour quatre joueurs au plus.
home-goals = Objectifs et jetons légendaires
home-goals-note = Chaque personnage a ses propres objectifs.
home-module = Extension : { $module }
home-module-edition = Demande l’édition « { $edition } » : { $module } s’appuie sur ses règles.
home-module-first-game = Pas en première partie, qui laisse du matériel dans la boîte.
home-edition-module = { $module } s’appuie sur les règles révisées ; les autres éditions se jouent sans elle.
home-first-game-module = Pas avec { $module } : une première partie laisse du matériel dans la boîte.
home-option-high_stakes = Poker à grosses mises
home-option-high_stakes-note = Dans chaque Saloon : cinq cartes communes, relancer ou se coucher, pour le pot, 1 PL et 1 point Joueur.
home-option-poker_faces = Cartes de poker alternatives : { $count } sur { $all }
home-option-poker_faces-note = Chacune prend la place de deux cartes de son rang.
home-module-needs = Se joue avec { $module }, qui s’active aussi.
home-mode = Scénario
home-mode-none = Aucun
home-mode-none-note = La partie du livret.
home-mode-for = Pour { $players } joueurs, en { $lengths } PL.
home-mode-players = Seulement à { $players } joueurs.
home-mode-length = Seulement en { $lengths } PL.
home-mode-needs = Seulement avec : { $what }.
home-length-mode = { $mode } se joue en { $lengths } PL.
home-goals-mode = { $mode } se joue avec eux.
home-said-faces = { $count ->
        [0] Sans cartes de poker alternatives
        [one] 1 sorte de cartes de poker alternatives
       *[other] { $count } sortes de cartes de poker alternatives
    }
home-house = La maison choisit
home-house-suggested = La maison choisit (conseillé au tour par tour)
home-house-note = Bandits, garde et Shérif jouent sans attendre qu’un voisin choisisse leurs cartes. Une variante à nous.
home-forecast = Pronostics admis
home-forecast-note = Qui le souhaite voit où en est un combat ou une main de poker, et ce que chaque carte y changerait.
home-said-no-forecast = Sans pronostics
home-clock = Temps de réponse
home-clock-0 = Sans limite
home-clock-180 = 3 minutes après une relance
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-3600 = 1 heure
home-clock-86400 = 1 jour
home-clock-259200 = 3 jours
home-clock-604800 = 7 jours
home-clock-note = Avec un jour ou plus, on joue au tour par tour : nous vous prévenons quand c’est à vous.
home-seconds = { $seconds } secondes
home-zero = Quand le temps est écoulé
home-zero-gentle = Réponse par défaut, puis un robot, puis un vote
home-zero-answer = La réponse par défaut
home-zero-bot = Un robot prend le relais
home-zero-vote = Les autres votent
home-together = Comment jouez-vous ?
home-live = En direct, tous ensemble
home-by-turns = Au tour par tour, sur plusieurs jours
home-on-leave = Si quelqu’un part
home-on-leave-bot = un robot joue
home-on-leave-empty = la place reste vide
home-on-leave-end = la partie s’arrête
home-pace = Les robots prennent
home-pace-usual = leur temps
home-pace-0 = aucun temps
home-pace-1 = 1 seconde
home-pace-3 = 3 secondes
home-undo = Annuler
home-undo-note = Tant que rien de nouveau n’a été révélé.
home-hints = Conseils
home-hints-note = On peut demander les deux meilleures réponses, avec leurs raisons ; tous voient combien de fois.
home-listed = Rendre la table publique
home-listed-note = Tout le monde sur ce serveur peut la voir et la rejoindre.
home-spectators = Accepter les spectateurs
home-spectators-note = Ils voient ce que tout le monde voit, jamais une main.
home-signals = Signes entre joueurs
home-signals-note = Voir où pointe celui qui décide, toquer sur une zone, réagir d’un signe.
home-rated = Classée
home-rated-note = Elle compte pour le classement. Avec un compte seulement, sans conseils ; qui s’en va est dernier.
home-slow = Discussion lente
home-slow-note = Chacun attend quelques secondes entre deux messages. Habituel aux tables publiques.
home-start = Commencer la partie
home-set-table = Créer la table

## The waiting room
home-table-set = La table est prête
home-waiting-seats = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
home-all-here = Tout le monde est là. Commencez quand vous voulez.
home-waiting-host = Tout le monde est là. L’hôte va commencer d’un instant à l’autre.
home-seat-free = libre
home-you-tag = vous
home-host-tag = hôte
home-present = présent
home-away = absent
home-sit = S’asseoir ici
home-stand-up = Quitter la place
home-send-away = Retirer
home-take-away = Retirer
home-add-bot = Ajouter un robot
home-bot-for = Un robot pour la place { $number }
home-invite = Inviter
home-invite-seat = Inviter à la place { $number }
home-invite-about = La place est à qui ouvre le lien en premier. Scannez le code ou envoyez le lien.
home-invite-link = Lien vers la place
home-qr = QR code du lien
home-copy = Copier
home-copied = Copié
home-share = Partager
home-bring = Invitez des amis
home-bring-about = Qui ouvre ce lien peut prendre une place libre ou regarder.
home-table-link = Lien vers la table
tv-join = Scannez, ou ouvrez { $host } et tapez
tv-all-here = Tout le monde est là
tv-free-seat = Place libre
around-without-map = Sans la carte (un téléviseur la montre)
around-with-map = Avec la carte
tv-show = Afficher sur un téléviseur
home-table-code = Code de la table :
around-said = { $name } : { $value }
home-agreed = À cette table
home-said-players = { $count } joueurs
home-said-no-undo = Sans annulation
home-said-listed = Publique
home-said-when-full = Commence quand toutes les places sont prises
home-said-private = Sur lien seulement
home-said-no-spectators = Sans spectateurs
home-said-slow = { $seconds } s entre deux messages d’un joueur
home-said-signals = Signes entre joueurs
home-said-no-signals = Pas de signes entre joueurs
home-start-bots = { $count ->
        [one] un robot prend la place libre
       *[other] des robots prennent les { $count } places libres
    }
home-start-all = tout le monde est là
home-give-up = Fermer la table

### legends-map

legends-map-title = Carte du territoire. Les flèches vont de zone en zone, Entrée choisit, Échap quitte la carte.
legends-map-spaces = Zones que vous pouvez choisir
legends-map-look = Vue de la carte
legends-map-nearer = Zoom avant
legends-map-farther = Zoom arrière
legends-map-fit = Toute la carte
legends-map-reach = Tout ce que vous pouvez choisir
legends-map-steps = { $count ->
    [0] à 0 zone
    [one] à { $count } zone
   *[other] à { $count } zones
    }
legends-map-fight = Un bandit vous y arrête : il faut combattre.
legends-map-arrest = Un joueur recherché s’y trouve : le Shérif s’arrête pour l’arrêter.
legends-map-cattle = { $count ->
    [0] plus de bétail
    [one] { $count } tête de bétail
   *[other] { $count } têtes de bétail
    }
legends-map-here = ici : { $names }
legends-map-sheriff = le Shérif
legends-map-bandit = un bandit
legends-map-which = { $space } : que faire ?
legends-map-then-on = …et au-delà
legends-map-hideout = Planque
legends-map-doctor = Docteur
legends-map-sheriffs-office = Shérif
legends-map-rail-station = Gare
legends-map-fault = La carte n’a pas pu être chargée. Veuillez recharger la page.
legends-map-outlaw = Un hors-la-loi vous y arrête : il faut combattre.
legends-map-claim_jumper = Un voleur de concession vous y arrête : il faut combattre.
legends-map-train = Le train s’arrête ici.
legends-map-frontier = Frontière { $value }, jeton { $number } : des cartes valant { $sum } le retournent.
legends-map-frontier-bare = Aucun jeton frontière ici.
legends-map-lie = Ici : { $tokens }
legends-map-sold = En vente ici : { $items }
legends-map-title-boards = Carte des deux plateaux. Les flèches vont de zone en zone, Entrée choisit, [ et ] changent de plateau, Échap quitte la carte.
legends-map-boards = Plateaux
legends-map-board-territory = Territoire
legends-map-board-gulch = Buzzard Gulch
legends-map-board-both = Les deux
legends-map-beyond = { $options } choix { $frame ->
        [territory] dans le Territoire
       *[gulch] à Buzzard Gulch
    }
legends-map-other = { $board } : { $options } au choix, { $riders ->
        [one] { $riders } cavalier
       *[other] { $riders } cavaliers
    } sur place
legends-map-ruin = En ruine : { $place }
legends-map-for-sale = À vendre : le titre { $deed }, { $money } $
legends-map-owned = Le titre { $deed } appartient à { $owner }.
legends-map-owned-used = Le titre { $deed } appartient à { $owner } ; son action a été utilisée.
legends-map-cart = Le chariot du marchand ambulant est ici : il fait commerce dans toute la région.
legends-map-trader = Le marchand ambulant fait commerce dans cette région.
legends-map-token = Un jeton carte est ici, face cachée.

### any game

any-players = Joueurs
any-you = vous
any-asked = réfléchit
any-table = Plateau
any-talk = Discussion
any-log = Journal
any-open = Sur la table
any-question = La question
any-so-far = Jusqu’ici : { $answers }
any-waiting = On attend { $names }
any-count = Décompte final
any-place = Rang
any-total = Somme
any-winners = { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
any-again = Revanche
any-follow = Vers la revanche
any-replay = Revoir
any-save = Enregistrer
any-look = Voir la table
any-scores = Scores finaux

### goat

goat-town = La ville
goat-stage = Ce qui se passe
goat-players = Joueurs
goat-tab-table = Table
goat-tab-players = Joueurs
goat-tab-talk = Discussion
goat-tab-telegraph = Télégraphe
goat-you = vous
goat-you-cap = Vous
goat-deals = donne
goat-asked = réfléchit
goat-no-hats = sans chapeau
goat-only-you = vous seul les voyez
goat-word = Ses annonces cette manche :
goat-coins = { $count ->
        [one] pièce
       *[other] pièces
    }
goat-elixirs = { $count ->
        [one] 1 élixir
       *[other] { $count } élixirs
    }
goat-phase-offers = Propositions
goat-phase-last-hats = Derniers chapeaux
goat-phase-saloon = Saloon
goat-out = absent
goat-discarded = défaussée
goat-takes-tokens = tout : { $token }
goat-takes-coins = toutes les pièces
goat-claimed = vient d’être annoncé
goat-bare = plus rien
goat-act-later = Ils agissent après les propositions, de 1 à 6
goat-none-yet = pas de Chèvre… pour l’instant
goat-ate = la Chèvre a mangé le chapeau de { $name }

## Who could it be?
goat-who = Qui est-ce ?
goat-who-switch = Montrer qui cela peut être, et si chacun a dit vrai
goat-unseen = { $count } sur { $all } cachées
goat-unseen-hand = { $count } : { $name }
goat-unseen-deck = { $count } dans la pioche
goat-unseen-aside = { $count } à l’écart
goat-said = annoncé

## Offers
goat-step-offer = carte
goat-step-to = à qui
goat-step-name = quel nom
goat-lifted-offer = Proposer celle-ci
goat-lifted-name = Annoncer ce nom
goat-take-back = Annuler
goat-all-to = Toutes les cartes vont maintenant à { $name }.
goat-the-truth = la vérité
goat-asks-you = { $name } vous propose une carte
goat-you-ask = Vous proposez une carte à { $name }
goat-asks = { $name } propose une carte à { $other }
goat-more-cards = { $count ->
        [0] plus de carte en main
        [one] encore 1 carte en main
       *[other] encore { $count } cartes en main
    }
goat-claim = « Croix de bois, croix de fer, voici…
goat-claim-name = { $name } »
goat-face-down = Une carte face cachée
goat-so-they-say = à l’en croire
goat-so-you-say = dites-vous
goat-if-true = Si c’est vrai :
goat-now-coins = { $count ->
        [0] Il n’y a pas de pièce.
        [one] Il y a 1 pièce.
       *[other] Il y a { $count } pièces.
    }
goat-now-tokens = { $count ->
        [0] Il n’y en a plus : { $token }.
       *[other] Sur place : { $token } ×{ $count }.
    }
goat-in-town = { $name } : en ville.
goat-not-in-town = { $name } : pas en ville.
goat-must-accept = Il reste autant de chapeaux que de cartes : vous devez accepter.
goat-thinks = { $name } se décide…
goat-chooses = { $name } choisit une carte et une victime…
goat-so-far = Jusqu’ici :

## The reveal
goat-its-the-goat = C’est la Chèvre !
goat-its = { $name } !
goat-lied = { $name } a menti
goat-told-truth = { $name } a dit vrai
goat-go-on = Continuer
goat-skip = Passer
goat-cheer-baa = Bêêêê !
goat-cheer-ha = Ha !
goat-cheer-caught = Zut !
goat-cheer-hat = Mon chapeau !
goat-cheer-fooled = Traître !
goat-cheer-knew = Je le savais.
goat-cheer-oh = Oh…

## The Saloon
goat-saloon-opens = Le Saloon, de 1 à 6
goat-not-here = pas là

## The count
goat-count = D’où vient l’argent
goat-richest = La plus grosse fortune
goat-again = Revanche
goat-follow = Rejoindre la revanche
goat-replay = Revoir
goat-save = Enregistrer
goat-look = La table
goat-to-scores = Scores
goat-liars = Qui a menti, qui s’est fait prendre
goat-liar-line = { $claims ->
        [one] 1 annonce
       *[other] { $claims } annonces
    }, { $lies ->
        [0] aucun mensonge
        [one] 1 mensonge
       *[other] { $lies } mensonges
    }, { $caught ->
        [one] 1 démasqué
       *[other] { $caught } démasqués
    }
goat-key-true = vrai
goat-key-lie = mensonge cru
goat-key-caught = mensonge démasqué
goat-award-passed = Beau parleur
goat-award-passed-line = { $count ->
        [one] On a cru un mensonge de { $name }
       *[other] On a cru { $count } mensonges de { $name }
    }
goat-award-fooled = Bonne poire
goat-award-fooled-line = { $count ->
        [one] { $name } a cru un mensonge
       *[other] { $name } a cru { $count } mensonges
    }
goat-award-goats = L’ami de la Chèvre
goat-award-goats-line = { $count ->
        [one] { $name } lui a donné un chapeau
       *[other] { $name } lui a donné { $count } chapeaux
    }
goat-fair = Mélange honnête
goat-fair-before = scellé avant la première carte
goat-fair-after = graine, révélée maintenant
goat-fair-yes = Tout concorde.
goat-fair-no = Cela ne concorde pas.

### legends
legends-tab-table = Table
legends-tab-log = Télégraphe
legends-tab-talk = Discussion
legends-sheet = Volet
legends-sheet-at = Volet { $stop ->
    [peek] replié
    [half] à demi ouvert
   *[full] ouvert
    }. Faites-le glisser, touchez-le ou utilisez les flèches.
legends-fight-whole = { $name } contre { $other } : tout le combat
legends-rides-show = Afficher
legends-rides-all = Tout
legends-rides-work = Lieux
legends-rides-fights = Combats
legends-players = Joueurs
legends-tracks = Pistes
legends-actions = Actions
legends-stories = Histoires
legends-hand = Votre main
legends-kit = Ce que vous possédez
legends-question = La question
legends-characters = Personnages
legends-poker = Poker
legends-rule = La règle
legends-you = vous
legends-is-asked = doit jouer
legends-is-in = joue
legends-your-turn = À vous de jouer
legends-turn-of = Tour de { $name }
legends-round = Manche { $round }
legends-answer-first = Répondez d’abord à la question.
legends-meanwhile = Les autres jouent. Vos actions apparaîtront ici à votre tour.
legends-you-are-asked = À vous de choisir
legends-waiting-for = En attente de { $names }
legends-go-on = Cliquez pour continuer
legends-end-turn = Finir le tour
legends-really-end = Oui, finir
legends-last-action = Dernière action : { $action }
legends-not-yet = Pas encore
legends-take-back = Annuler
legends-choose-in-hand = Choisissez parmi vos cartes ci-dessous.
legends-choose-on-map = Choisissez une zone marquée sur la carte.
legends-why-not = Pourquoi pas ?
legends-no-reason = Ce n’est pas possible maintenant.
legends-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
    }

## Biens

legends-lp = { $lp } PL
legends-lp-short = PL
legends-money = { $money } $
legends-marshal = Marshall { $points }
legends-wanted = Wanted { $points }
legends-neutral = Neutre
legends-rival = Rival
legends-nuggets = pépites d’or
legends-nuggets-of = { $count } pépites sur { $limit } au plus
legends-cards = cartes
legends-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
legends-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }
legends-hand-limit = À la fin du tour, au plus { $count } cartes
legends-no-cards = Aucune carte en main.
legends-wounds = { $count ->
    [0] aucune blessure
    [one] { $count } blessure
   *[other] { $count } blessures
    }
legends-cattle-green = Bétail vert
legends-cattle-blue = Bétail bleu
legends-discs-left = { $count ->
    [0] plus de disque
    [one] { $count } disque
   *[other] { $count } disques
    }
legends-discs-of = { $count } disques sur { $needed }
legends-his-cards = { $count ->
    [one] { $count } carte dans sa pioche
   *[other] { $count } cartes dans sa pioche
    }
legends-upgraded = amélioré
legends-buy = Acheter
legends-upgrade = Améliorer
legends-upgrades-to = devient { $name }
legends-lp-at-end = { $lp } PL en fin de partie
legends-idle = non utilisé
legends-sold-out = Épuisé
legends-ability = Capacité.
legends-ability-later = Dès 5 PL :
legends-ability-of = Capacité de { $name }
legends-mat-of = Plateau de { $name }
legends-back-to-tracks = Fermer le plateau
legends-goal-met = atteint
legends-token = un jeton légendaire, face cachée
legends-tokens = { $count ->
    [one] { $count } jeton légendaire
   *[other] { $count } jetons légendaires
    }
legends-difficulty-easy = Objectif facile
legends-difficulty-medium = Objectif moyen
legends-difficulty-hard = Objectif difficile

## Pistes

legends-track-marshal = Marshall
legends-track-wanted = Wanted
legends-row-marshal = PL finaux
legends-row-wanted = PL/tour
legends-field = Case { $space }
legends-field-money = Case { $space } : { $money } $
legends-field-lp = Case { $space } : { $lp } PL
legends-field-cards = { $count ->
    [one] Case { $space } : { $count } carte
   *[other] Case { $space } : { $count } cartes
    }
legends-rail = Points de Légende ; à { $lp }, les derniers tours commencent.

## Cartes

legends-suit-clubs = de trèfle
legends-suit-diamonds = de carreau
legends-suit-hearts = de cœur
legends-suit-spades = de pique
legends-kind-action = Action
legends-kind-bonus = Bonus
legends-kind-reaction = Réaction
legends-house-made = Notre propre texte : nous ne connaissons pas celui de la carte imprimée.
legends-face-down = Une carte face cachée
legends-no-card-yet = Pas encore de carte
legends-chosen = choisie
legends-tag-use = Jouer
legends-tag-lay = Poser
legends-tag-react = Réagir
legends-tag-discard = Défausser
legends-tag-play = Jouer
legends-tag-sell = Comme pépite
legends-tag-give = Donner
legends-lifted = Votre carte

## Actions : le verbe, son prix et son gain

legends-on-foot = à pied
legends-up-to = { $count ->
    [one] { $count } zone
   *[other] jusqu’à { $count } zones
    }
legends-fight-whom = Combattre { $name }

## Combats

legends-npc-bandit = Bandit
legends-npc-heist = Garde de la banque
legends-npc-sheriff = Le Shérif
legends-npc-duel = Homme en Noir
legends-npc-rob = Homme en Noir
legends-npc-arrest = Le Shérif
legends-fight-duel = Duel : { $name } et { $other }
legends-fight-rob = Braquage : { $name } et { $other }
legends-fight-arrest = Arrestation : { $name } et { $other }
legends-fight-bandit = { $name } face à un bandit
legends-fight-heist = Attaque de banque : { $name } et le garde
legends-fight-sheriff = Le Shérif recherche { $name }
legends-fight-attacked-duel = { $other } défie { $name }
legends-fight-attacked-rob = { $other } braque { $name }
legends-fight-attacked-arrest = { $other } veut arrêter { $name }
legends-kind-of-duel = Duel
legends-kind-of-rob = Braquage
legends-kind-of-arrest = Arrestation
legends-kind-of-bandit = Un bandit
legends-kind-of-heist = Attaque de banque
legends-kind-of-sheriff = Le Shérif
legends-step-declare = Déclaration
legends-step-reveal = Révélation
legends-step-react = Réaction
legends-step-reward = Récompense
legends-step-declare-player = { $edition ->
    [revised] effets, puis une carte chacun, face cachée
   *[other] une carte chacun, face cachée, puis effets
    }
legends-step-declare-npc = votre carte, et une pour l’autre camp
legends-step-reveal-player = ensemble ; effets Bonus
legends-step-reveal-npc = ensemble ; effets Bonus
legends-step-react-player = tour à tour, jusqu’à ce que les deux passent
legends-step-react-npc = Réactions de la main, puis effet de la carte combat
legends-step-react-black = Réactions de la main ; sa carte est sans effet
legends-step-reward-duel = si l’attaquant gagne : 2 PL ; perdant : 1 blessure, 1 carte
legends-step-reward-rob = si l’attaquant gagne : 1 point Wanted, la moitié de l’argent ou de l’or
legends-step-reward-arrest = si l’attaquant gagne : 1 point Marshall, la cible en prison
legends-step-reward-bandit = gagné : 1 PL ou 1 point Marshall
legends-step-reward-heist = gagné : 80 $, 3 points Wanted ; perdu : 1 point Wanted
legends-step-reward-sheriff = il rentre, ou il arrête le joueur
legends-npc-train = Garde du train
legends-npc-outlaw = Hors-la-loi
legends-npc-claim-jumper = Voleur de concession
legends-fight-train = Attaque du train : { $name } et le garde
legends-fight-outlaw = { $name } affronte un hors-la-loi
legends-fight-claim-jumper = { $name } affronte un voleur de concession
legends-kind-of-train = Attaque du train
legends-kind-of-outlaw = Un hors-la-loi
legends-kind-of-claim-jumper = Un voleur de concession
legends-step-reward-train = victoire ou défaite : ce que dit la rencontre
legends-step-reward-outlaw = victoire : ce que dit le jeton
legends-step-reward-claim-jumper = victoire : ce que dit le jeton
legends-step-reward-attacked-duel = s’il gagne : 2 PL ; perdant : 1 blessure, 1 carte
legends-step-reward-attacked-rob = s’il gagne : 1 PL ; le joueur perd la moitié de son argent ou de son or
legends-fight-cards = { $count ->
    [one] { $count } carte combat
   *[other] { $count } cartes combat
    }
legends-plays-npc = joué par { $name }
legends-hidden = face cachée
legends-against = contre
legends-to = à

## Poker

legends-poker-of = Main de poker de { $name }
legends-pot = Pot { $money } $
legends-forecast-switch = Montrer ou cacher les pronostics
legends-best-hand = Votre meilleure main :
legends-the-house = Croupier : { $name }
legends-house = Croupier
legends-showdown = Abattage

## Moments

legends-outcome-won = { $name } gagne
legends-outcome-lost = { $name } est battu
legends-outcome-heist = Attaque de banque réussie
legends-no-shot = sans un coup de feu
legends-arrested = { $name } est arrêté
legends-born = Une légende est née
legends-born-who = La capacité de { $name } agit désormais.

## La fin

legends-where-from = D’où vient la légende
legends-how-long = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }, { $players } cavaliers, partie en { $lp } PL
legends-of-the-day = La légende du jour
legends-no-legend = Pas de légende aujourd’hui
legends-with-lp = { $lp } PL
legends-ahead = { $lp ->
    [0] { $total } PL, devant { $name } au départage.
   *[other] { $total } PL, { $lp } devant { $name }.
    }
legends-by-round = PL par manche
legends-ends-game = { $lp } PL : fin de partie
legends-final = final
legends-awards = Palmarès
legends-rematch = Revanche
legends-replay = Revoir
legends-save = Enregistrer
legends-board-and-log = Plateau et journal
legends-final-count = Décompte final
legends-fair = Mélange honnête, prouvé
legends-sealed-before = scellé avant la première carte
legends-opened-now = graine, révélée maintenant
legends-match = Tout concorde.
legends-check-yourself = À vérifier : tumbleweed verify FICHIER
legends-source-gold = Pépites déposées
legends-source-fights = Combats
legends-source-marshal = Marshall
legends-source-wanted = Wanted
legends-source-town = Poker et Cabaret
legends-source-cards = Cartes et histoires
legends-source-count = Décompte final
legends-source-other = Départ
legends-source-lost = Pertes
legends-award-aim = Tir infaillible
legends-award-aim-why = { $name } : { $count } combats gagnés sur { $of }
legends-award-wall = Affiché partout
legends-award-wall-why = { $name } a atteint Wanted { $count }
legends-award-law = Le bras de la loi
legends-award-law-why = { $name } a atteint Marshall { $count }
legends-award-roller = Gros joueur
legends-award-roller-why = { $name } : un pot de { $count } $
legends-award-fever = Fièvre de l’or
legends-award-fever-why = { $name } a déposé { $count } pépites
legends-award-drover = Meneur de bétail
legends-award-drover-why = { $count ->
    [one] { $name } a livré { $count } troupeau
   *[other] { $name } a livré { $count } troupeaux
    }
legends-award-teller = Conteur
legends-award-teller-why = { $name } a posé { $count } disques
legends-award-rider = Longue route
legends-award-rider-why = { $name } a parcouru { $count } zones
legends-award-spender = Grand dépensier
legends-award-spender-why = { $name } a dépensé { $count } $
legends-award-scars = Dur à cuire
legends-award-scars-why = { $name } a subi { $count } blessures

## Avec Ante Up : scènes, moments, pistes, magasins.

legends-read-story = { $name } raconte
legends-read-goal = { $name } accomplit un objectif
legends-read-event = Événement résolu par { $name }
legends-read-encounter = { $name } attaque le train
legends-read-frontier = { $name } explore la Frontière
legends-read-board-token = Jeton retourné par { $name }
legends-stand-general-store = Magasin
legends-stand-trading-post = Comptoir
legends-stand-any = Magasin et Comptoir
legends-faro = Faro
legends-faro-of = Faro chez { $name }
legends-faro-dealer = donneur : { $name }
legends-faro-shown = Montrées, et une face cachée
legends-faro-layout = Le tapis
legends-faro-loser = Perdante
legends-faro-loser-pays = mise perdue
legends-faro-winner = Gagnante
legends-faro-winner-pays = la mise, 1 point
legends-faro-jackpot = Gros lot
legends-faro-jackpot-pays = 3 × la mise, 1 point
legends-bet-taken-up = reprise
legends-no-bet-decided = Aucune mise n’est encore jouée.
legends-high-stakes-of = Poker à grosses mises chez { $name }
legends-challenge-of = { $name } défie un flambeur
legends-folded = couché
legends-high-roller = Le flambeur
legends-still-hidden = face cachée : { $saloon }
legends-if-beaten = Si le joueur qui défie gagne : { $text }
legends-encounter = Rencontre
legends-if-won = En cas de victoire
legends-draws = { $count ->
    [one] { $count } carte de combat
   *[other] { $count } cartes de combat
}
legends-on-top = Sur la pioche, pour vos yeux seulement
legends-event-of = Événement résolu par { $name }
legends-frontier-sum = Jeton { $number } + case { $value }
legends-track-gambler = Joueur
legends-marker = marqueur événement
legends-gambler = { $points ->
    [one] { $points } point Joueur
   *[other] { $points } points Joueur
}
legends-longhorns = { $count ->
    [one] { $count } longhorn
   *[other] { $count } longhorns
}
legends-frontier-found = trouvé sur la Frontière
legends-cattle-orange = Bétail orange
legends-ledger = Magasins et événements
legends-copies = reste { $count }
legends-events = Événements
legends-events-due = { $count ->
    [one] { $count } événement à résoudre
   *[other] { $count } événements à résoudre
}
legends-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
legends-markers-left = Marqueurs sur { $markers }
legends-no-markers = Il ne reste aucun marqueur événement.
legends-train = Train
legends-train-at = Arrêt : { $stop }
legends-frontier = Frontière
legends-frontier-supply = En réserve : { $numbers }
legends-source-gambler = Joueur
legends-source-frontier = Frontière
legends-source-train = Train
legends-source-tokens = Jetons événement
legends-award-gambler = Né sous une bonne étoile
legends-award-gambler-why = { $name } a gagné { $count } points Joueur
legends-award-explorer = Hors des cartes
legends-award-explorer-why = { $name } a exploré la Frontière { $count } fois

## With Blood Money: stories, the risk die, injuries, deeds, the Trader.

legends-tale = Histoire légendaire
legends-tale-opening = Comment elle commence
legends-tale-ongoing = Tant qu’elle dure :
legends-tale-free = Libre : personne ne l’a encore remplie.
legends-tale-met = Remplie par { $name }
legends-tale-offer = Accepter l’offre
legends-tale-here = Placer votre disque ici
legends-tale-none = Il ne reste aucune histoire légendaire.
legends-tale-begins = Une nouvelle histoire légendaire, lue par { $name }
legends-tale-ends = { $name } conclut « { $tale } »
legends-tales-left = { $count ->
    [one] encore { $count } histoire dans la pioche
   *[other] encore { $count } histoires dans la pioche
}
legends-map-lies = Un jeton carte est face cachée : { $space }
legends-map-turned = { $name } a retourné { $token }
legends-track-story = Histoire
legends-risk = Dé de risque
legends-risk-first = un bonus, puis le dé
legends-risk-card = 1 carte
legends-risk-money = 10 $
legends-risk-move = 1 zone
legends-risk-rolled = résultat : { $face }
legends-risk-of = { $name } lance le dé de risque
legends-forfeit = Vous avez déjà une blessure grave : chaque nouvelle blessure vous coûte une carte.
legends-injury = Blessure grave
legends-injury-lp = −{ $lp } PL à la fin
legends-injured = { $name } subit une blessure grave
legends-relic = Objet légendaire
legends-relics = Objets légendaires
legends-relics-count = { $count ->
    [one] { $count } objet légendaire
   *[other] { $count } objets légendaires
}
legends-relic-gained = { $name } gagne un objet légendaire
legends-ruined = En ruine
legends-deed = Titre de propriété
legends-deeds = Titres de propriété
legends-deeds-count = { $count ->
    [one] { $count } titre de propriété
   *[other] { $count } titres de propriété
}
legends-deed-used = utilisé
legends-deed-ruined = en ruine
legends-deed-of = titre de { $name }
legends-deed-per_kind = à la fin, 1 PL par titre de ce genre ({ $kind })
legends-deed-per_deed = à la fin, { $lp } PL pour chacun de vos titres
legends-deed-fixed = { $lp } PL à la fin
legends-deed-per_money = à la fin, 1 PL par tranche de { $money } $, { $most } au plus
legends-deeds-saloon = Saloons
legends-deeds-store = magasins
legends-deeds-ranch = Ranchs
legends-deeds-mine = Mines
legends-deeds-station = Gares
legends-deeds-bank = Banques
legends-deeds-cabaret = Cabarets
legends-deeds-doctor = Cabinets du docteur
legends-claim = Revendiquer : { $deed }, { $money }
legends-stand-trader = Marchand itinérant
legends-trader-in = À présent : { $region }
legends-source-tales = Histoires légendaires
legends-source-relics = Objets légendaires
legends-source-deeds = Titres
legends-richest = Le plus riche

## Après la partie : l’Écho, les parties jouées, les fichiers

review-read = Analyse
review-doing = Après la partie
review-making = Le réseau revoit la partie : quelques secondes de patience.
echo-read = L’Écho
echo-masthead = L’Écho de Darkrock
echo-motto = Toutes les nouvelles, même les vraies
echo-price = Deux sous
echo-printed = Imprimé chez Tumbleweed
echo-doing = L’Écho
echo-save = Enregistrer l’image
echo-share = Partager
echo-no-picture = Ce navigateur n’a pas pu produire l’image.
echo-watch = Revoir la scène
echo-standings = Le classement
echo-place-turning-point = Le tournant
echo-place-fight = Le combat du jour
echo-place-lie = Le plus gros mensonge
echo-place-luck = Le coup de chance
echo-place-news = En bref
replay-rounds = Manches
replay-round = Manche { $round }
replay-moments = Temps forts
replay-moment = { $title } (choix { $at })
open-about = Un fichier enregistré par Tumbleweed, ici ou dans le terminal. Il est vérifié, rejoué et montré depuis le premier choix ; vous pouvez reprendre la partie à tout moment.
open-pick = Choisissez un fichier ou déposez-le ici
open-checking = Vérification de la partie…
open-too-large = Ce fichier fait { $size } Mo. Une partie enregistrée fait 1 Mo au plus.
past-title = Parties jouées
past-doing = Parties jouées
past-none = Aucune de vos parties n’est encore terminée. Elles apparaîtront ici.
past-played = Jouées
past-won = Gagnées
past-mean = Points en moyenne
past-best = Record
past-favourite = Le plus souvent : { $name }, { $played } fois, dont { $won } en tête.
past-longest = La plus longue : { $count } choix.
past-kind = Avec
past-plain = Sans ajout
past-list = Les dernières
past-when = Fin
past-game = Jeu
past-players = À table
past-winner = Victoire
past-place = Vous
past-placed = { $place ->
        [1] 1re place, { $points } points
       *[other] { $place }e place, { $points } points
    }
past-look = Revoir

### ranks

ranks-title = Classement
ranks-about = D’après les tables classées. La marge dit à quel point le score est sûr ; qui a peu joué doit encore faire ses preuves.
ranks-none = Personne n’a joué de partie classée de ce genre cette saison.
ranks-place = Place
ranks-player = Joueur
ranks-rating = Points
ranks-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($within, useGrouping: 0) }
ranks-of-season = Saison
ranks-season = La saison s’achève le { $day } ; les écarts se resserrent alors.
ranks-kind = { $game }, { $players } joueurs
ranks-earlier = saison passée
ranks-games = Dernières parties classées
ranks-unrated = Pas encore de partie classée.

## Tournaments

tournament-title = Tournois
tournament-about = Participez, ou organisez le vôtre. Les tables se forment toutes seules, manche après manche.
tournament-none = Pas encore de tournoi.
tournament-more = Plus de tournois
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-make = Ouvrir les inscriptions
tournament-kind = Formule
tournament-swiss = Ronde suisse
tournament-swiss-about = Tout le monde joue à chaque manche, contre des adversaires du même niveau au classement.
tournament-knock-out = Élimination directe
tournament-knock-out-about = Le meilleur de chaque table continue, jusqu’au dernier.
tournament-rounds = Manches
tournament-at-a-table = Joueurs par table
tournament-entrants = { $count ->
        [one] 1 inscrit
       *[other] { $count } inscrits
    }
tournament-is-open = inscriptions ouvertes
tournament-is-running = manche { $round }
tournament-is-over = terminé
tournament-is-ended = annulé
tournament-won = { $name } remporte le tournoi !
tournament-play = À votre table
tournament-idle = Vous ne jouez pas cette manche. Elle compte comme une victoire.
tournament-go-on = Tournoi
tournament-enter = Participer
tournament-leave = Se désinscrire
tournament-withdraw = Ne plus jouer de manche
tournament-start = Commencer
tournament-end = Arrêter le tournoi
tournament-end-really = Arrêter pour de bon
tournament-go-on-with-it = Continuer
tournament-bots = Niveau des bots
tournament-bots-count = Nombre de bots
tournament-bots-add = Ajouter des bots
tournament-standings = Classement
tournament-nobody = Personne ne s’est encore inscrit.
tournament-wins = Victoires
tournament-points = { NUMBER($points, maximumFractionDigits: 2) }
tournament-you = vous
tournament-bot = bot
tournament-left = s’est retiré
tournament-out = éliminé
tournament-round = Manche { $round }
tournament-sits-out = exempt
refused-no-tournament = Ce tournoi n’existe pas.
refused-too-many-tournaments = Vous avez { $most } tournois en cours. Terminez-en un d’abord.
refused-unwelcome = Vous ne pouvez pas participer à ce tournoi.
refused-too-few-entrants = Il faut au moins { $least } inscrits.
refused-tournament-over = Le tournoi est terminé.
refused-not-tournament-host = Seul l’organisateur du tournoi peut faire cela.
refused-tournament-begun = Le tournoi a commencé.
refused-tournament-full = Un tournoi a au plus { $most } inscrits.
refused-seats-dealt = En tournoi, les places sont tirées au sort. Personne d’autre ne peut en prendre une.
refused-next-round = En tournoi, la manche suivante remplace la revanche.
