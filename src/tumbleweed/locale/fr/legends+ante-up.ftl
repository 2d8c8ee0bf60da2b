# Western Legends: Ante Up

# ---- événements ----
event-train-moved = Le train s’arrête : { $stop }.

## Événements, marqueurs, pioches regardées, le Shérif placé

marker-lp-5 = la case 5 de la piste PL
marker-lp-10 = la case 10 de la piste PL
marker-lp-15 = la case 15 de la piste PL
marker-lp-20 = la case 20 de la piste PL
marker-gambler = la case 5 de la piste Joueur
marker-marshal = la case 5 de la piste Marshall
marker-wanted = la case 5 de la piste Wanted
deck-events = pioche événement
deck-encounters = pioche rencontre de train
option-leave-on-top = La laisser sur le dessus
option-put-under = La placer sous la pioche
ask-put-under = Vous avez regardé la carte du dessus de la { $deck }. Où va-t-elle ?
ask-put-sheriff = Sur quelle zone voisine placez-vous le Shérif ?
ask-fight-now = Qui combattez-vous ?
must-put-under = dire où va la carte
must-put-sheriff = placer le Shérif sur une zone
must-fight-now = choisir votre adversaire
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
why-no-deck-to-look-at = Vous n’avez regardé la carte du dessus d’aucune pioche.
