# Western Legends: Ante Up

# ---- événements ----
event-train-moved = Le train s’arrête : { $stop }.
event-equipped = { $seat } s’équipe.

# ---- territoire, train, frontière ----
ranch-orange = Ranch orange
fight-train = le garde du train
foe-train_guard = le garde du train
option-trail = Par le col : { $space } (toute l’action Mouvement)
option-rail = En train : { $space }, pour { $money } $
option-heist-train = Attaquer le train : révéler une rencontre et battre son garde
option-frontier = Explorer la Frontière : défausser des cartes, retourner le jeton
option-enough = Cela suffit : retourner le jeton
verb-trail = Col
verb-rail = Voie ferrée
verb-heist-train = Attaque du train
gain-heist-train = 1 carte : ce qu’indique la rencontre
verb-frontier = Explorer la Frontière
gain-frontier = cartes selon leur valeur : ce qu’indique le jeton
ask-frontier = La Frontière demande des cartes d’une valeur de { $count } ou plus. Lesquelles ?
ask-stand = { $stand ->
        [general-store] Magasin :
        [trading-post] Comptoir :
        [trader] Chez le marchand :
        [nobody] Gratuitement :
       *[any] À l’étal de votre choix :
    } { $discount ->
        [0] vous avez { $money } $. Qu’achetez-vous ou améliorez-vous ?
       *[other] vous avez { $money } $. Qu’achetez-vous ou améliorez-vous ? Chaque prix baisse de { $discount } $.
    }{ $free ->
        [1] {" "}Sortir maintenant ne coûte pas d’action.
       *[other] {""}
    }
must-frontier = choisissez vos cartes pour la Frontière
must-stand = terminez vos achats
do-move-train = le train avance de { $count ->
        [one] 1 arrêt
       *[other] { $count } arrêts
    }
event-sheriff-to-office = Le Shérif se rend ici : { $space }.
event-took-trail = { $seat } franchit le col : { $from } → { $to }.
event-took-rail = { $seat } prend le train : { $from } → { $to }, pour { $money } $.
event-encounter-turned = { $seat } attaque le train : { $encounter }. Le garde pioche { $count } cartes combat.
event-explored = { $seat } explore la zone { $space } : { $token }.
why-other-stand = { $item } se vend ici : { $stand }.
why-no-pass-here = Aucun col ne part de votre zone.
why-other-head = Le col de votre zone mène ici : { $space }.
why-whole-move-action = Un col demande une action Mouvement entière.
why-rail-once = On prend le train une fois, au cours d’une action Mouvement.
why-one-heist-in-all = Une seule attaque par tour, à la Banque ou dans le train.
why-no-frontier-token = Aucun jeton Frontière ici.
why-cards-too-low = Vos cartes ne valent pas assez.
why-not-enough-yet = Il faut encore des cartes d’une valeur de { $count }.
why-nothing-explored = Vous n’explorez pas la Frontière en ce moment.

# ---- gambling ----
track-gambler = Joueur
source-gambler-track = piste Joueur
much-gambler = { $amount ->
        [one] { $amount } point Joueur
       *[other] { $amount } points Joueur
    }
much-legendary = { $amount ->
        [one] { $amount } jeton légendaire
       *[other] { $amount } jetons légendaires
    }
do-gain-gambler = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-gain-legendary-token = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-roll-dice-gravel = { $count ->
        [one] lancer 1 dé de prospection ; sur du gravier, { $gravel }
       *[other] lancer { $count } dés de prospection ; pour chaque gravier, { $gravel }
    }
event-gained-gambler = { $seat } gagne un point Joueur : { $at } maintenant.
event-gambler-beyond = { $seat } gagne un point Joueur au-delà du bout de la piste.
do-take-action-poker = { $anywhere ->
        [0] jouer au poker
       *[other] jouer au poker où que l’on soit ; chacun peut y participer, où qu’il soit
    }
option-prize = { $prize ->
        [lp] Marquer 1 PL
       *[other] Gagner 1 point Joueur
    }
option-challenge = Défier le flambeur : 10 $ de mise
option-faro = Jouer au faro
option-high-stakes = Poker à grosses mises : 10 $ de mise
option-bet = Miser { $money } $ sur { $rank }
option-bet-done = Ne plus miser
option-take-up = Reprendre le marqueur
option-leave-in = Le laisser pour le gros lot
option-fold = Se coucher : piocher 1 carte
option-raise = Suivre : ajouter 20 $
ask-prize = Vous avez gagné au poker. Quelle récompense prenez-vous ?
ask-join-faro = { $host } joue au faro. Participer ? Cela ne coûte rien.
ask-bet = { $count ->
        [one] Poser votre dernier marqueur ? Il vous reste { $money } $ à miser.
       *[other] Poser un marqueur ? Il vous reste { $money } $ à miser.
    }
ask-stay-or-leave = Vos { $money } $ sur { $rank } : les reprendre, ou les laisser pour le gros lot ?
ask-join-high-stakes = { $host } joue au Poker à grosses mises. Participer pour { $money } $, et { $more } $ de plus pour rester ? Le pot est de { $pot } $.
ask-stake = Ajouter { $money } $ au pot de { $pot } $, ou se coucher ?
ask-high-stakes-card =
    { $house ->
        [0] Quelles deux cartes jouez-vous ? Les trois meilleures des cinq cartes communes les complètent.
       *[other] Vous donnez pour la maison. Quelles deux de ses cartes joue-t-elle ?
    }
must-prize = prenez votre récompense
must-join-faro = dites si vous participez au faro
must-bet = placez vos mises au faro
must-stay-or-leave = dites si votre mise reste sur le tapis
must-join-high-stakes = dites si vous participez au Poker à grosses mises
must-stake = suivez ou couchez-vous
must-high-stakes-card = choisissez vos cartes pour le Poker à grosses mises
verb-challenge = Défi
gain-challenge = 10 $ de mise, le pot et la récompense d’un flambeur
verb-faro = Faro
gain-faro = miser sur deux rangs, argent et points Joueur
verb-high-stakes = Poker à grosses mises
gain-high-stakes = 10 $ de mise, 1 PL et 1 point Joueur avec le pot
why-no-high-roller = Il n’y a pas de flambeur à ce Saloon.
why-one-faro = Vous avez déjà lancé une partie de faro ce tour-ci.
why-no-high-stakes = Cette partie se joue sans Poker à grosses mises.
why-stakes-too-high = Il faut au moins 30 $ pour s’asseoir au Poker à grosses mises.
why-no-prize-now = La récompense se choisit après avoir gagné la main de poker que vous avez lancée.
why-no-faro-now = Vous ne misez pas au faro en ce moment.
why-rank-taken = Vous avez déjà un marqueur sur ce rang.
why-bet-too-high = Vos marqueurs ne peuvent valoir ensemble plus que votre argent.
why-no-such-marker = La question porte sur votre autre marqueur.
why-no-stakes-now = On ne suit ou se couche qu’au Poker à grosses mises.
why-cannot-raise = Vous n’avez pas les 20 $ nécessaires.
event-poker-anywhere = { $seat } lance une main de poker à laquelle chacun peut participer, où qu’il soit.
event-challenged = { $seat } défie le flambeur : { $saloon }.
event-roller-drew = Le flambeur : { $roller }, avec { $count } cartes.
event-roller-showed = { $roller } montre { $cards } : { $hand }.
event-roller-discarded = { $roller } défausse { $cards }.
event-roller-won = { $roller } remporte le pot de { $money } $.
event-faro-began = { $seat } lance une partie de faro à { $town }.
event-faro-joined = { $seat } participe au faro.
event-faro-shown = { $seat } distribue quatre cartes combat et montre { $cards }.
event-bet = { $seat } mise { $money } $ sur { $rank }.
event-faro-loser = Carte perdante : { $card }.
event-faro-winner = Carte gagnante : { $card }.
event-faro-jackpot = Gros lot : { $card }.
event-bet-lost = { $seat } perd les { $money } $ misés sur { $rank }.
event-bet-paid = { $seat } gagne { $money } $ avec la mise sur { $rank }.
event-bet-left = { $seat } laisse la mise sur { $rank }.
event-bet-taken-up = { $seat } reprend la mise sur { $rank }.
event-faro-over = La partie de faro est finie.
event-high-stakes-began = { $seat } lance un Poker à grosses mises à { $town }.
event-saloon-added = Le Saloon ajoute { $money } $ ; le pot est de { $pot } $.
event-raised-stakes = { $seat } ajoute { $money } $ ; le pot est de { $pot } $.
event-folded = { $seat } se couche.
rank-2 = le 2
rank-3 = le 3
rank-4 = le 4
rank-5 = le 5
rank-6 = le 6
rank-7 = le 7
rank-8 = le 8
rank-9 = le 9
rank-10 = le 10
rank-j = le Valet
rank-q = la Dame
rank-k = le Roi
rank-a = l’As
## Événements, marqueurs, pioches regardées, le Shérif placé

marker-lp-5 = la case 5 de la piste PL
marker-lp-10 = la case 10 de la piste PL
marker-lp-15 = la case 15 de la piste PL
marker-lp-20 = la case 20 de la piste PL
marker-gambler = la case 5 de la piste Joueur
marker-marshal = la case 5 de la piste Marshall
marker-wanted = la case 5 de la piste Wanted
deck-events = pioche des événements
deck-encounters = pioche des rencontres de train
deck-fight = pioche combat
deck-poker = pioche poker
option-leave-on-top = La laisser sur le dessus
option-put-under = La placer sous la pioche
ask-put-under = Vous avez regardé la carte du dessus de la { $deck }. Où va-t-elle ?
ask-put-sheriff = Sur quelle zone voisine placez-vous le Shérif ?
ask-fight-now = Qui combattez-vous ?
must-put-under = dites où va la carte
must-put-sheriff = placez le Shérif sur une zone
must-fight-now = choisissez votre adversaire
event-marker-passed = { $seat } atteint un marqueur événement sur { $marker } : un événement est à résoudre.
event-event-turned-up = Événement, résolu par { $seat } : { $event }. { $text }
event-set-up-event = Événement de mise en place : { $event }. { $text }
event-event-replaced = { $event } est mis de côté, et l’événement suivant est pioché.
event-events-shuffled-back = { $count ->
        [one] L’événement mis de côté est remélangé dans la pioche.
       *[other] Les { $count } événements mis de côté sont remélangés dans la pioche.
    }
event-deck-reshuffled = La { $deck } est remélangée : { $count } cartes.
event-looked-at-event = { $seat } regarde la carte événement du dessus : { $event }.
event-looked-at-event-unseen = { $seat } regarde la carte événement du dessus.
event-looked-at-encounter = { $seat } regarde la carte rencontre du dessus : { $encounter }.
event-looked-at-encounter-unseen = { $seat } regarde la carte rencontre du dessus.
event-put-under = { $seat } place la carte sous la { $deck }.
event-sheriff-put = { $seat } place le Shérif : { $space }.
do-resolve-event = { $count ->
        [one] résoudre 1 événement
       *[other] résoudre { $count } événements
    }
do-spawn = des bandits apparaissent dans les planques libres des gangs { $gangs }
do-place-sheriff = placer le Shérif sur une zone voisine de la vôtre
do-take-action-fight = combattre un joueur de votre zone sans dépenser d’action
do-move-sheriff-arrest = { $count ->
        [one] déplacer le Shérif de 1 zone ; si cela mène à une arrestation, { $on_arrest }
       *[other] déplacer le Shérif de { $count } zones au plus ; si cela mène à une arrestation, { $on_arrest }
    }
do-peek-event-deck = { $bottom ->
        [1] regarder la carte événement du dessus, que vous pouvez placer sous la pioche
       *[other] regarder la carte événement du dessus
    }
do-peek-train-deck = { $bottom ->
        [1] regarder la carte rencontre de train du dessus, que vous pouvez placer sous la pioche
       *[other] regarder la carte rencontre de train du dessus
    }
do-peek-fight-deck = { $bottom ->
        [1] regarder la carte combat du dessus, que vous pouvez placer sous la pioche
       *[other] regarder la carte combat du dessus
    }
do-peek-poker-deck = { $bottom ->
        [1] regarder la carte de poker du dessus, que vous pouvez placer sous la pioche
       *[other] regarder la carte de poker du dessus
    }
why-no-deck-to-look-at = Vous n’avez regardé la carte du dessus d’aucune pioche.

# ---- jetons événement ----
laid-claim_jumper = voleur de concession
laid-longhorn = longhorn
laid-outlaw = hors-la-loi
laid-high_roller = flambeur
laid-nugget = pépite d’or
laid-frontier = jeton Frontière
fight-outlaw = le hors-la-loi
fight-claim-jumper = le voleur de concession
foe-outlaw = un hors-la-loi
foe-claim_jumper = un voleur de concession
option-put = Le placer ici : { $space }
option-take = Prendre : { $what }
option-face = D’abord { $fight }
option-deliver-longhorn = Livrer un longhorn
option-steal = Prendre un longhorn
ask-put-token = Où placez-vous { $token ->
        [claim_jumper] le voleur de concession
        [longhorn] le longhorn
        [outlaw] le hors-la-loi
        [nugget] la pépite d’or
       *[frontier] un jeton Frontière
    } ({ $place }) ?
ask-pick-up = Il y a quelque chose ici : { $space }. Que prenez-vous ?
ask-face-first = Deux adversaires vous attendent. Qui combattez-vous d’abord ?
must-put-token = placez le jeton sur une zone
must-pick-up = prenez ce qui est là, ou passez
must-face-first = dites qui vous combattez d’abord
event-token-laid = Sur le plateau : { $token } ({ $space }).
event-high-roller-came = Un flambeur s’installe : { $saloon }.
event-frontier-laid = Un jeton Frontière { $number } est placé : { $space }.
event-token-turned = { $seat } rencontre { $token } ({ $space }) : { $count } cartes combat.
event-took-longhorn = { $seat } prend un longhorn : { $space }.
event-took-gold = { $seat } ramasse une pépite d’or : { $space }.
event-delivered-longhorn = { $seat } livre un longhorn : { $token }.
event-stole-longhorn = { $seat } prend un longhorn à { $victim }.
event-lost-longhorns = { $count ->
        [one] { $seat } perd un longhorn.
       *[other] { $seat } perd { $count } longhorns.
    }
event-token-cleared = Retour à la réserve : { $token } ({ $space }).
event-high-roller-left = Le flambeur retourne à la réserve : { $saloon }.
do-place-token = placer { $token ->
        [claim_jumper] { $count ->
            [one] un voleur de concession
           *[other] { $count } voleurs de concession
        }
        [longhorn] { $count ->
            [one] un longhorn
           *[other] { $count } longhorns
        }
        [outlaw] { $count ->
            [one] un hors-la-loi
           *[other] { $count } hors-la-loi
        }
        [high_roller] un flambeur
        [nugget] { $count ->
            [one] une pépite d’or
           *[other] { $count } pépites d’or
        }
       *[frontier] { $count ->
            [one] un jeton Frontière
           *[other] jusqu’à { $count } jetons Frontière
        }
    } { $where ->
        [plain] sur une zone vide de { $places }
       *[named] ici : { $places }
    }
why-claim-jumped = Un voleur de concession occupe cette mine.
why-must-face-token = Hors-la-loi et voleurs de concession doivent être combattus : vous ne pouvez pas refuser.
why-has-no-longhorn = { $seat } ne mène aucun longhorn.
why-longhorn-afterwards = Volez d’abord argent ou or, ensuite bétail ou longhorn.
why-no-longhorn = Vous ne menez aucun longhorn.
why-no-longhorns-here = On livre les longhorns dans une Gare ou un Ranch.
why-token-there = Un hors-la-loi ou un voleur de concession s’y trouve : { $space }.
why-foe-in-the-way = Un bandit, un hors-la-loi ou un voleur de concession barre le chemin : { $space }.
why-ride-to-token = Quelqu’un vous y attend : choisissez « Chevaucher vers : { $space } ».
why-no-longhorn-here = Aucun longhorn ici.
why-no-gold-here = Aucune pépite d’or ici.
why-too-much-gold = Vous ne pouvez pas porter plus de { $count } pépites.
why-no-such-foe = Pas dans cette zone : { $fight }.
why-not-meant-there = Le jeton ne va pas là : { $space }.
why-not-empty = Il y a déjà quelque chose : { $space }.
why-at-the-end-of-a-ride = On prend ce qui est sur le plateau là où un mouvement s’achève.
why-no-two-foes = Vous n’avez pas deux adversaires en ce moment.
why-nothing-to-put = Vous n’avez aucun jeton à placer en ce moment.
