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
