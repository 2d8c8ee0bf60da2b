### Le Bon, la Chèvre et le Truand.

title = Le Bon, la Chèvre et le Truand

## La table

round-of = Manche { $round } sur { $rounds }
phase-distribution = Distribution
phase-last-hats = Derniers chapeaux : { $seat }
phase-saloon = Saloon
phase-over = Décompte final
paddock = Enclos
deck = { $count ->
        [0] pioche vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
face-down = 1 carte face cachée
left-over = { $count ->
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    }
quoted = « { $name } »
money = { $amount } $
stamp-true = VRAI
stamp-lie = MENSONGE
goat-eats = La Chèvre mange le chapeau de { $seat }.

## Ce qu’on peut répondre

option-refuse = Refuser
option-accept = Accepter
option-stop = Arrêter là
option-offer = Proposer la carte { $character }
option-name = Annoncer « { $character } »
option-to = À { $seat }
option-swindle = Prendre une pièce à { $seat }
option-give = Donner une bouteille à { $seat }
option-gamble = Prendre un jeton au hasard à { $seat }
option-rob = Dévaliser : { $location }

## Ce que ferait la réponse

note-accept = vous posez un chapeau sur la carte
note-refuse = { $dealer } pose un chapeau sur la carte
note-discard = la carte est défaussée, personne n’y pose de chapeau
note-hats = { $count ->
        [one] 1 chapeau restant
       *[other] { $count } chapeaux restants
    }
note-coins = { $count ->
        [one] a 1 pièce
       *[other] a { $count } pièces
    }
note-tokens = { $count ->
        [one] a 1 jeton
       *[other] a { $count } jetons
    }
note-loot = { $token } ×{ $count }

## Ce qu’on demande

ask-offer = Quelle carte proposez-vous ?
ask-to = À qui la proposez-vous ?
ask-name = Quel personnage annoncez-vous ?
ask-answer = { $dealer } annonce « { $claim } ». Prenez-vous la carte ?
ask-rob = Quel lieu votre Voleur dévalise-t-il ?
ask-swindle = À qui votre Charlatan prend-il la première pièce ?
ask-swindle-more = Encore une pièce ? À qui ?
ask-give = { $count ->
        [one] Une bouteille à distribuer. Pour qui ?
       *[other] { $count } bouteilles à distribuer. Pour qui la prochaine ?
    }
ask-gamble = À qui gagnez-vous un jeton au hasard ?

## Ce qui s’est passé

event-round-began = Manche { $round }. { $starter } donne en premier.
event-stocked = { $coins ->
        [0] { $location } : +1 { $token }.
        [one] { $location } : +1 { $token }, +1 pièce.
       *[other] { $location } : +1 { $token }, +{ $coins } pièces.
    }
event-removed = À l’écart pour cette manche : { $character }, et une carte que personne n’a vue.
event-goat-returned = La Chèvre est sortie en premier : elle retourne dans la pioche.
event-drew = { $seat } pioche : { $cards }.
event-drew-unseen = { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
event-passed-hand = { $seat } transmet à { $to } : { $cards }.
event-passed-hand-unseen = { $count ->
        [one] { $seat } transmet une carte à { $to }.
       *[other] { $seat } transmet { $count } cartes à { $to }.
    }
event-offered = { $seat } propose une carte à { $to } : « { $claim } ». Carte posée : { $character }.
event-offered-unseen = { $seat } propose une carte à { $to } : « { $claim } ».
event-accepted = { $dealer } annonce « { $claim } », { $seat } accepte. Carte révélée : { $character }.
event-refused = { $dealer } annonce « { $claim } », { $seat } refuse. { $dealer } garde : { $character }.
event-discarded = { $dealer } annonce « { $claim } », { $seat } refuse. Carte défaussée : { $character }.
event-inactive = { $seat } n’a plus de chapeau.
event-took-tokens = { $location } : { $seat } prend { $token } ×{ $count }.
event-took-coins = { $coins ->
        [one] { $location } : { $seat } prend 1 pièce.
       *[other] { $location } : { $seat } prend { $coins } pièces.
    }
event-took-nothing = { $character } : rien pour { $seat }.
event-robbed = { $location } : { $seat } dévalise le lieu, { $token } ×{ $count } sur le Voleur.
event-swindled = { $coins ->
        [one] { $seat } vend un élixir à { $victim } pour 1 pièce.
       *[other] { $seat } vend des élixirs à { $victim } pour { $coins } pièces.
    }
event-last-active = { $hats ->
        [one] Dernier chapeau : à { $seat } de le placer.
       *[other] Derniers chapeaux : à { $seat } d’en placer { $hats }.
    }
event-put-aside = { $count ->
        [0] Tous les chapeaux sont placés. Le Saloon ouvre.
        [one] Tous les chapeaux sont placés ; 1 carte reste inconnue. Le Saloon ouvre.
       *[other] Tous les chapeaux sont placés ; { $count } cartes restent inconnues. Le Saloon ouvre.
    }
event-shot = Le Pistolero abat le Shérif ({ $victim }) : { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } pour { $seat }.
event-paid = { $coins ->
        [one] Salaire ({ $character }) : { $coins } pièce pour { $seat }.
       *[other] Salaire ({ $character }) : { $coins } pièces pour { $seat }.
    }
event-arrested-robber = Le Shérif arrête le Voleur ({ $victim }) : { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } pour { $seat }, le butin est rendu.
event-arrested-charlatan = Le Shérif arrête le Charlatan ({ $victim }) : { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } pour { $seat }, l’argent est rendu.
event-coins-returned = { $coins ->
        [one] { $seat } récupère 1 pièce.
       *[other] { $seat } récupère { $coins } pièces.
    }
event-kept-loot = Le Voleur s’en tire. { $seat } garde : { $token } ×{ $count }.
event-kept-coins = { $coins ->
        [one] Le Charlatan s’en tire. { $seat } garde 1 pièce.
       *[other] Le Charlatan s’en tire. { $seat } garde { $coins } pièces.
    }
event-gave = { $count ->
        [one] { $seat } donne une bouteille à { $to }.
       *[other] { $seat } donne { $count } bouteilles à { $to }.
    }
event-gambled = { $seat } gagne aux cartes contre { $victim } : { $token }.
event-gambled-unseen = { $seat } gagne un jeton aux cartes contre { $victim }.
event-round-ended = La manche { $round } est finie.
event-counted = { $seat } a { $total } $ : { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $tokens ->
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.

## Pourquoi une réponse n’est pas possible

why-first-offer = Choisissez d’abord la carte à proposer.
why-first-to = Choisissez d’abord à qui vous la proposez.
why-first-name = Dites d’abord qui est sur la carte.
why-first-answer = Acceptez ou refusez d’abord la carte.
why-first-rob = Choisissez d’abord le lieu à dévaliser.
why-first-swindle = Choisissez d’abord à qui vous prenez une pièce.
why-first-swindle-more = Prenez d’abord une autre pièce, ou arrêtez.
why-first-give = Choisissez d’abord qui reçoit la bouteille.
why-first-gamble = Choisissez d’abord à qui vous prenez un jeton.
why-not-in-hand = La carte { $character } n’est pas dans votre main.
why-must-accept = Il reste autant de chapeaux à placer que de cartes : il faut accepter.
why-must-swindle = Le Charlatan doit prendre au moins une pièce.
why-not-saloon = Ce lieu ne peut pas être dévalisé : { $location }.
why-not-in-game = Ce lieu n’est pas dans cette partie : { $location }.
why-no-tokens-there = Ce lieu n’a pas de jeton à voler : { $location }.
why-no-such-player = { $seat } n’est pas à cette table.
why-not-yourself = Il faut choisir quelqu’un d’autre.
why-inactive = { $seat } n’a plus de chapeau.
why-no-coins = { $seat } n’a plus de pièce.
why-no-tokens = { $seat } n’a pas de jeton.

## Le décompte

score-coins = Pièces
score-total = Total
winner = { $seat } gagne avec { $total } $.
shared-win = Victoire partagée avec { $total } $ : { $seats }.
tie-break = À égalité d’argent, le plus de pièces l’emporte, puis le plus de jetons.
