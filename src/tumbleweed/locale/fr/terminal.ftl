### Ce que dit le jeu dans le terminal.

## Prendre place

which-game = Quel jeu ? [1]
how-many = Combien de joueurs, de { $least } à { $most }, robots compris ? [{ $default }]
which-rules = Quelles règles ? [1]
which-expansion = Quelle extension ? [1]
no-scenario = la partie du livre, sans scénario
which-scenario = Quel scénario ? [1]
your-name = Votre nom ? [{ $default }]
how-it-goes =
    À chaque proposition, une carte est posée face cachée devant quelqu’un, avec le nom d’un personnage. Mentir est permis, pourvu que ce nom soit dans la main. Qui accepte la carte y pose un chapeau ; si elle est refusée, c’est à qui l’a proposée de le faire. Chaque personnage rapporte de l’argent ou des ennuis. À la fin, la plus grosse fortune gagne.
    Répondez par un numéro, ou par les premières lettres d’un mot. Tapez ? pour l’aide.
seed-hash = Les cartes sont fixées dès le début. SHA-256 de la graine : { $hash }

## L’écran

town = Ville
players = Joueurs
telegraph = Télégraphe
you = (vous)
deals = { $name } donne
head-tokens = jetons
head-hats = chap.
head-word = parole
your-tokens = Vos jetons :
discarded = défausse : { $names }
hand = Votre main : { $names }
offer-title = { $dealer } vous propose une carte
if-true = Si c’est vrai :
who-could-it-be = Qui est-ce ?
so-far = Jusqu’ici : { $answers }
only-answer = Une seule réponse est possible : { $option }
remark = { $name } : « { $line } »
bots-muted = Les robots se taisent.
bots-heard = Les robots peuvent parler.

## Passer l’appareil

curtain-title = Ne regardez pas l’écran
curtain = Passez l’appareil à { $name }, puis Entrée.

## Répondre

commands = u annuler · s enreg. · l journal · r règles · w qui ? · h conseil · ? · q
not-understood = Ce n’est pas une des réponses. Tapez son numéro, ou ? pour l’aide.
several-fit = Plusieurs réponses conviennent : { $options }

## L’aide

help = Aide
a-file = fichier
some-words = mots
an-answer = réponse
help-choose = choisir une réponse ; ses premières lettres suffisent
help-undo = annuler votre dernier choix, tant que personne n’a rien vu ni fait depuis
help-save = enregistrer la partie, dans le fichier nommé s’il y en a un
help-log = tout ce qui s’est passé, tel que vous l’avez vu
help-rules = les règles où figurent ces mots ; sans mot, la règle de la question
help-why = pourquoi une réponse n’est pas possible ; ses premières lettres suffisent
help-hint = les deux meilleures réponses et leurs raisons, quand vous jouez seul contre des robots
hint = Conseil
no-hints = Les conseils sont pour qui joue seul contre des robots, aux jeux qu’un réseau a appris.
help-aids = cacher ou montrer « Qui est-ce ? » et les annonces vraies de chacun
help-voices = faire taire les robots, ou les entendre à nouveau
help-quit = quitter ; vous pouvez enregistrer la partie avant
signs = Signes : ▲ chapeau restant, △ chapeau placé ; ▪ jetons ; ✓ annonce vraie, ✗ mensonge ; +1e un élixir à la place d’une pièce. Les personnages pâles n’ont pas été vus cette manche, ✗ marque ceux qui n’y sont plus. « Nom » : un personnage déjà annoncé.
no-such-option = Aucune réponse ne s’appelle « { $typed } ».
on-offer = cette réponse est possible maintenant.
no-rule = Aucune règle ne parle de « { $typed } ».
more-rules = { $count ->
        [one] … et une autre. Ajoutez un mot pour préciser.
       *[other] … et { $count } autres. Ajoutez un mot pour préciser.
    }
whole-log = Tout ce qui s’est passé

## Sauver et quitter

saved = Partie enregistrée. Pour la reprendre : tumbleweed play --load { $path }
saved-to-replay = Partie enregistrée. Pour la revoir : tumbleweed replay { $path }
not-saved = Rien n’a été enregistré. { $path } : { $fault }
not-ours = Rien n’a été enregistré. { $path } existe déjà et n’est pas une partie enregistrée.
save-first = Enregistrer la partie d’abord ? [O/n]{" "}
no-letter = n
farewell = À la prochaine.

## La fin

seed = La graine était { $seed }. SHA-256 de ses 32 octets, comme au début : { $hash }
after-the-end = s [fichier] enregistre la partie pour la revoir, l montre tout ce qui s’est passé, r analyse la partie, Entrée quitte

## Apprendre

learn-lesson = Leçon { $at } sur { $of }
learn-do = À vous :
learn-other = Pas maintenant :
learn-end = C’est fait :
learn-commands = u retour · n leçon suivante · l journal · r règles · ? aide · q quitter
learn-next = Entrée : suite, « { $title } » · q pour quitter
learn-keeps = Rien à enregistrer : votre progression est retenue.
learn-left = À bientôt. Pour reprendre où vous en êtes : tumbleweed learn { $course }
learn-done = C’était la dernière leçon. À vous de jouer : tumbleweed play { $game }
learn-help-back = revenir sur votre dernière étape
learn-help-skip = passer à la leçon suivante
learn-help-leave = quitter ; vous reprendrez où vous en êtes

## Revoir une partie

replay-of = Partie revue, { $entries ->
        [one] { $entries } choix
       *[other] { $entries } choix
    }. Point de vue : { $reader }
reader-all = toutes les cartes visibles
reader-public = toute la table
replay-unfinished = La partie n’est pas finie : seul ce que tous ont vu est montré. --as all montre toutes les cartes.
replay-upto = Jusqu’au choix { $upto } sur { $entries }.
replay-differs = Cette partie ne correspond pas à l’enregistrement : { $fault }
replay-stored = Voici à la place ce qui a été enregistré à l’époque.
replay-nothing = Rien d’autre n’a été enregistré : il n’y a rien à montrer.
review-unfinished = La partie n’est pas finie : il n’y a encore rien à analyser.
replay-next = Entrée pour continuer :{" "}

## Vérifier une partie

verify-file = Le fichier n’a pas été modifié.
verify-file-failed = Le fichier a été modifié ou abîmé : { $fault }
verify-seed = La graine correspond à l’empreinte du fichier. Est-ce celle que vous avez vue au début ? { $hash }
verify-seed-failed = La graine ne correspond pas à l’empreinte du fichier : la sienne est { $hash }, le fichier dit { $said }
verify-seed-untold = Le fichier ne donne pas l’empreinte de la graine. Est-ce celle que vous avez vue au début ? { $hash }
verify-noted = La graine correspond à l’empreinte que vous avez notée au début.
verify-noted-failed = La graine ne correspond pas à l’empreinte que vous avez notée au début : la sienne est { $hash }
verify-content = Les règles et les cartes sont ici celles de la partie (moteur { $engine } ; ici : { $here }).
verify-content-failed = La partie ne peut pas être rejouée ici, le reste n’a donc pas été vérifié : { $fault }
verify-choices = { $count ->
        [one] L’unique choix était possible.
       *[other] Les { $count } choix étaient tous possibles, dans cet ordre.
    }
verify-choices-failed = Un choix ne découle pas des précédents, le reste n’a donc pas été vérifié : { $fault }
verify-fingerprints = { $count ->
        [0] La partie est trop courte pour avoir des empreintes.
        [one] L’unique empreinte de la partie concorde.
       *[other] Les { $count } empreintes de la partie concordent.
    }
verify-fingerprints-failed = Après le choix { $at }, la partie diffère du fichier : un choix jusque-là a été modifié.
verify-result = Le résultat est celui du fichier.
verify-result-failed = Le résultat n’est pas celui du fichier.
verify-unfinished = La partie n’a pas été jouée jusqu’au bout et n’a pas de résultat.
verify-unfinished-failed = Le fichier donne un résultat, mais la partie n’a pas été jouée jusqu’au bout.
verify-good = Tout concorde.
verify-bad = Le fichier ne correspond pas à la partie telle qu’elle a été jouée.

## Western Legends: prendre place

wl-how-it-goes =
    Devenez la plus grande légende de l’Ouest. Un tour, c’est trois actions : chevaucher, se battre, travailler, chercher de l’or et le vendre, mener du bétail, jouer au poker, dévaliser la banque ou porter l’étoile. Ce qui rend célèbre rapporte des Points de Légende (PL). Dès que le nombre convenu est atteint, la manche se termine et chacun joue un dernier tour ; le plus grand total gagne.
    Répondez par un numéro, ou par des mots tels que « chevaucher banque ». La carte montre les numéros des zones où vous pouvez aller. ? donne de l’aide.
wl-black-is-ours = À deux, vous affrontez l’Homme en Noir, qui peut gagner lui aussi. Ses règles et ses cartes sont de nous : celles du jeu ne figurent pas dans le livret. r homme en noir les montre.
wl-how-long = Jusqu’à combien de Points de Légende : 15, 20 ou 25 ? [20]
wl-usual-game = la partie habituelle
wl-with-goals = avec objectifs et jetons légendaires
wl-first-game = la première partie : moins de règles, de cartes et de personnages, 15 PL
wl-commands = { $pages ->
        [1] u annuler · m plan · c cartes · s enreg. · l journal · r règles · ? aide · q fin
        [2] u annuler · m plan · c cartes · t table · s enr. · l journal · r règles · ? · q
       *[other] u annuler · m plan · c cartes · t b tables · s · l journal · r règles · ? · q
    }
wl-help-map = dessiner la carte aussi grande que le terminal, ou comme avant
wl-help-forecast = cacher ou montrer les pronostics de combat et de poker
wl-help-cards = les textes de vos cartes, de tous les personnages et équipements
wl-cards = Cartes et plateaux
wl-signs = Signes : $ argent, ◇ pépites, ▯ cartes en main, ✖ blessures, ◎ disques d’histoire restants, ◈ jetons légendaires ; ✓ un objectif atteint ; * une légende, dont la capacité agit. Les équipements entre parenthèses ne sont pas utilisés. Sur la carte : ★ Bureau du Shérif, $ Banque, ⌂ Magasin, ♠ Saloon, + Docteur, ♪ Cabaret, ◇ Mine, ∩ Ranch, # Gare, A B C planques, ! un bandit, ☆S le Shérif, ░ mesas ; [7] une zone où aller.

## Western Legends: l’écran

wl-length = jusqu’à { $lp } PL
wl-round = Manche { $round }
wl-last-round = dernière manche
wl-turn = { $name } joue
wl-actions = { $count ->
        [0] plus d’action
        [one] encore 1 action
       *[other] encore { $count } actions
    }
wl-map = Le Far West
wl-stories = Histoires
wl-goals = Objectifs
wl-tokens = Jetons légendaires
wl-hand = Main
wl-lp = { $lp } PL
wl-wanted = Wanted : { $points }
wl-marshal = Marshall : { $points }
wl-cattle-green = bétail vert
wl-cattle-blue = bétail bleu
wl-bandit = Un bandit
wl-guard = Garde de la banque
wl-sheriff = Shérif
wl-black = Homme en Noir
wl-black-acts = l’Homme en Noir agit
wl-black-cards = { $count ->
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    }
wl-mesa = mesa
wl-action = Action :
wl-reaction = Réaction :
wl-bonus = Bonus :
wl-start-goods = { $money } $, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
wl-wounds = { $count ->
        [one] 1 blessure
       *[other] { $count } blessures
    }
wl-from-5 = Dès 5 PL :
wl-cards-drawn = { $count ->
        [one] +1 carte
       *[other] +{ $count } cartes
    }
wl-more-actions = { $count ->
        [one] +1 action à jouer
       *[other] +{ $count } actions à jouer
    }
wl-money-limit = { $money } $ de perdus (limite { $limit } $)
wl-nugget-limit = { $count }◇ de perdues (limite { $limit })

## Western Legends: la question

wl-group-here = Ici
wl-group-fight = Combat
wl-group-cards = Cartes
wl-group-ride = Aller
wl-group-place = Vers
wl-group-step = Pas à pas
wl-group-turn = Ou
wl-one-step = une zone, puis la suite ; dites laquelle, par ex. « pas { $place } »
wl-duel = duel (2 PL)
wl-rob = braquer (1 Wanted, moitié argent ou or)
wl-arrest = arrêter (1 point Marshall)
wl-open-country = rase campagne

## Western Legends: combats et poker

wl-fight-duel = Duel entre { $name } et { $other }
wl-fight-rob = { $name } braque { $other }
wl-fight-arrest = { $name } arrête { $other }
wl-fight-bandit = { $name } face à un bandit
wl-fight-heist = { $name } attaque la banque
wl-fight-sheriff = Le Shérif recherche { $name }
wl-black-duels = L’Homme en Noir défie { $name }
wl-black-robs = L’Homme en Noir braque { $name }
wl-duels-black = Duel entre { $name } et l’Homme en Noir
wl-robs-black = { $name } braque l’Homme en Noir
wl-step-declare = cartes posées
wl-step-reveal = révélées, réactions
wl-step-reward = récompense
wl-value = vaut { $value }
wl-chooser = { $name } choisit pour l’autre camp.
wl-poker = { $name } lance une main de poker. Le pot : { $money }
wl-flop = Le flop
wl-house = Croupier ({ $name })
wl-best = Au mieux : { $hand }.

## Western Legends: la fin

wl-score-track = piste PL
wl-score-upgrades = améliorations
wl-score-money = argent
wl-score-wounds = blessures
wl-score-wanted = bonus Wanted
wl-score-marshal = bonus Marshall
wl-score-tokens = jetons
wl-score-gambler = Joueur
wl-score-relics = objets légendaires
wl-score-injuries = blessures graves
wl-score-deeds = titres
wl-score-richest = le plus riche
wl-score-total = total PL
wl-winner = { $names } gagne avec { $total } PL.
wl-shared-win = Victoire partagée entre { $names }, avec { $total } PL.
wl-lost = L’Homme en Noir gagne avec { $total } PL : vous avez perdu tous les deux.
wl-tie-break = En cas d’égalité : plus de points sur les pistes, puis plus de pépites, puis moins de blessures.

## Any game

any-how-to-answer = Répondez par un numéro, ou par les premières lettres d’un mot. Tapez ? pour l’aide.
any-commands = u annuler · s enregistrer · l journal · ? aide · q fin
any-table = Sur la table
any-total = Total
any-winners = { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
any-no-rules = Ce jeu n’a pas de règles à consulter ici.

# ---- Western Legends : Ante Up ----
wl-base-game = sans extension
wl-with-ante-up = avec Ante Up : un second plateau, un train, le faro, des événements, la Frontière
wl-with-high-stakes = avec Ante Up et le Poker à grosses mises
wl-help-table = la table d’Ante Up : pistes, train, événements, Frontière, jetons, étals
wl-signs-ante-up = Avec Ante Up : ♣ points Joueur, ~ longhorns, ⚑ un marqueur événement. Sur la carte : M Bureau du Marshall, T Comptoir, % Camp des hors-la-loi, ^ un col, 6+3 une zone Frontière et le nombre de son jeton (on défausse des cartes de la valeur des deux), ! aussi un hors-la-loi ou un voleur de concession, ~ un longhorn, ° une pépite, ♛ un flambeur, ≡ le train. m montre aussi l’autre plateau.
wl-gulch = Buzzard Gulch
wl-choices-away = { $count ->
        [one] 1 choix : { $board }
       *[other] { $count } choix : { $board }
    } (m)
wl-ante-up = Ante Up
wl-gambler-track = Joueur
wl-train = Train
wl-events = Événements
wl-frontier = Frontière
wl-on-board = Sur les plateaux
wl-stands = Étals
wl-cattle-orange = bétail orange
wl-frontier-token = jeton Frontière
wl-foe = Bandit, hors-la-loi, voleur de concession
wl-longhorn = longhorn
wl-gold = pépite
wl-roller = flambeur
wl-markers = Marqueurs événement
wl-in-deck = Cartes restantes
wl-discarded = Défaussées
wl-supply = Réserve
wl-you-saw = { $above ->
        [0] Vue, sur le dessus
        [one] Vue, sous 1 carte
       *[other] Vue, sous { $above } cartes
    }
wl-events-due = { $count ->
        [one] 1 événement est à résoudre.
       *[other] { $count } événements sont à résoudre.
    }
wl-left-over = { $count ->
        [0] aucun en réserve
       *[other] { $count } en réserve
    }
wl-frontier-price = cartes d’une valeur de { $price }
wl-event-now = Événement : { $name }.
wl-encounter-now = Dans le train : { $name }.
wl-group-journey = Voyage
wl-group-put = Placer
wl-fight-train = { $name } attaque le train
wl-fight-outlaw = { $name } face à un hors-la-loi
wl-fight-claim-jumper = { $name } face à un voleur de concession
wl-train-guard = Garde du train
wl-faro = { $name } lance une partie de faro
wl-faro-dealer = { $name } distribue
wl-faro-cards = Distribuées
wl-faro-loser = Perdante
wl-faro-winner = Gagnante
wl-faro-jackpot = Gros lot
wl-high-stakes = Grosses mises
wl-challenge = Défi
wl-folded = s’est couché
wl-gambler = Joueur : { $points }
wl-gambler-beyond = → au-delà de la piste Joueur
wl-put-under = → sous la { $deck }

# ---- Western Legends : Blood Money ----
wl-with-blood-money = avec Ante Up et Blood Money : histoires légendaires, blessures graves, titres de propriété, ruines, le marchand
wl-help-blood-money = la table de Blood Money : histoire, piste Histoire, dé de risque, blessures graves, marchand, titres
wl-signs-blood-money = Avec Blood Money : † une blessure grave, ⚐ titres de propriété, ✦ objets légendaires ; de l’histoire : __ une condition que personne n’a remplie, $ une condition qui s’achète, » ce qui est en vigueur. Sur la carte : ✗ une ruine, ⚐A un titre de ce joueur, ? un jeton carte face cachée, ⊙ le chariot du marchand.
wl-group-free = Libre
wl-blood-money = Blood Money
wl-tale = Histoire légendaire
wl-no-tale = Aucune histoire légendaire
wl-story-track = Histoire
wl-story = Histoire : { $space }
wl-surplus = { $count ->
        [one] 1 point d’Histoire en trop, perdu
       *[other] { $count } points d’Histoire en trop, perdus
    }
wl-told = Terminées
wl-tale-begins = Une nouvelle histoire légendaire : { $name }
wl-tale-ends = { $tale } : { $outcome }
wl-outcome-now = L’histoire se termine : { $name }.
wl-risk-die = Dé de risque
wl-risk-bonus = Après le jet, selon votre choix fait avant : { $bonuses }
wl-risk-then = le dé de risque, puis
wl-risk-card = une carte
wl-risk-money = de l’argent
wl-risk-move = une zone
wl-injuries = Blessures graves
wl-trader = le marchand
wl-trader-title = Marchand
wl-trader-in = le marchand : { $region }
wl-leave-trader = Quitter le marchand
wl-has-been = Est passé par
wl-sells = Vend
wl-relics-left = Objets légendaires en pioche
wl-looked-at = Cartes que vous avez regardées
wl-deeds = Titres de propriété
wl-use-deed = Titre : { $name }
wl-deed-used = (utilisé)
wl-deed-of = titre de { $name }
wl-in-ruins = En ruine.
wl-ruin = ruine
wl-deed-flag = titre
wl-map-token = jeton carte
