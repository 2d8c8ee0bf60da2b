# Western Legends: Ante Up

# ---- événements ----
event-train-moved = Le train s’arrête : { $stop }.

# ---- territoire, train, frontière ----
ranch-orange = Ranch orange
fight-train = le garde du train
foe-train_guard = le garde du train
option-trail = Par le col jusqu’à { $space } : une action Mouvement entière
option-rail = En train jusqu’à { $space } pour { $money } $
option-heist-train = Attaquer le train : révéler une rencontre et battre son garde
option-frontier = Explorer la Frontière : défausser des cartes, retourner le jeton
option-enough = Cela suffit : retourner le jeton
verb-trail = Col
verb-rail = Voie ferrée
verb-heist-train = Attaque du train
gain-heist-train = 1 carte : ce qu’indique la rencontre
verb-frontier = Explorer la Frontière
gain-frontier = cartes selon leur valeur : ce qu’indique le jeton
ask-frontier = La Frontière demande des cartes d’une valeur de { $count } ; { $paid } pour l’instant. Lesquelles ?
ask-stand = { $stand ->
        [general-store] Magasin :
        [trading-post] Comptoir :
       *[any] Dans l’un ou l’autre étal :
    } { $discount ->
        [0] vous avez { $money } $. Qu’achetez-vous ou améliorez-vous ?
       *[other] vous avez { $money } $. Qu’achetez-vous ou améliorez-vous ? Chaque prix baisse de { $discount } $.
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
event-sheriff-to-office = Le Shérif est placé ici : { $space }.
event-took-trail = { $seat } franchit le col, de { $from } à { $to }.
event-took-rail = { $seat } prend le train de { $from } à { $to } pour { $money } $.
event-encounter-turned = { $seat } attaque le train : { $encounter }. Le garde pioche { $count } cartes de combat.
event-encounters-shuffled = Les { $count } rencontres sont mélangées en une nouvelle pioche.
event-explored = { $seat } explore { $space } : { $token }.
why-other-stand = { $item } se vend ici : { $stand }.
why-no-pass-here = Aucun col ne part de votre zone.
why-other-head = Le col de votre zone mène à { $space }.
why-whole-move-action = Un col demande une action Mouvement entière.
why-rail-once = On prend le train une fois, au cours d’une action Mouvement.
why-one-heist-in-all = Une seule attaque par tour, à la Banque ou dans le train.
why-no-frontier-token = Aucun jeton Frontière ici.
why-cards-too-low = Vos cartes ne valent pas assez.
why-not-enough-yet = Il faut encore des cartes d’une valeur de { $count }.
why-nothing-explored = Vous n’explorez pas la Frontière en ce moment.

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
event-token-laid = Placé sur { $space } : { $token }.
event-high-roller-came = Un flambeur s’installe : { $saloon }.
event-frontier-laid = Un jeton Frontière { $number } est placé sur { $space }.
event-token-turned = { $seat } rencontre { $token } ({ $space }) : { $count } cartes de combat.
event-took-longhorn = { $seat } prend le longhorn de { $space }.
event-took-gold = { $seat } ramasse la pépite d’or de { $space }.
event-delivered-longhorn = { $seat } livre un longhorn : { $token }.
event-stole-longhorn = { $seat } prend un longhorn à { $victim }.
event-lost-longhorns = { $count ->
        [one] { $seat } perd un longhorn.
       *[other] { $seat } perd { $count } longhorns.
    }
event-token-cleared = De { $space } à la réserve : { $token }.
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
why-longhorn-afterwards = Le bétail ou un longhorn viennent après l’argent ou l’or.
why-no-longhorn = Vous ne menez aucun longhorn.
why-no-longhorns-here = On livre les longhorns dans une Gare ou un Ranch.
why-token-there = Un hors-la-loi ou un voleur de concession s’y trouve : { $space }.
why-foe-in-the-way = Un bandit, un hors-la-loi ou un voleur de concession barre le chemin : { $space }.
why-ride-to-token = Quelqu’un vous y attend : choisissez « Chevaucher vers : { $space } ».
why-no-longhorn-here = Aucun longhorn ici.
why-no-gold-here = Aucune pépite d’or ici.
why-too-much-gold = Vous ne pouvez pas porter plus de { $count } pépites.
why-no-such-foe = Pas ici : { $fight }.
why-not-meant-there = Le jeton va ailleurs, pas sur { $space }.
why-not-empty = Il y a déjà quelque chose : { $space }.
why-at-the-end-of-a-ride = On prend ce qui est sur le plateau là où un mouvement s’achève.
why-no-two-foes = Vous n’avez pas deux adversaires en ce moment.
why-nothing-to-put = Vous n’avez aucun jeton à placer en ce moment.
