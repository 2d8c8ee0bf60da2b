# Western Legends: Ante Up

# ---- events ----
event-train-moved = The train stops at { $stop }.

## Events, markers, decks looked at, the Sheriff put somewhere

marker-lp-5 = space 5 of the LP track
marker-lp-10 = space 10 of the LP track
marker-lp-15 = space 15 of the LP track
marker-lp-20 = space 20 of the LP track
marker-gambler = space 5 of the Gambler track
marker-marshal = space 5 of the Marshal track
marker-wanted = space 5 of the Wanted track
deck-events = event deck
deck-encounters = train encounter deck
option-leave-on-top = Leave it on top
option-put-under = Put it under the deck
ask-put-under = You have looked at the top card of the { $deck }. Where does it go?
ask-put-sheriff = On which space next to you do you put the Sheriff?
ask-fight-now = Whom do you fight?
must-put-under = say where the card goes
must-put-sheriff = put the Sheriff on a space
must-fight-now = choose whom you fight
event-marker-passed = { $seat } reaches an event marker on { $marker }: an event is due.
event-event-turned-up = Event, resolved by { $seat }: { $event }. { $text }
event-set-up-event = Event in set-up: { $event }. { $text }
event-event-replaced = { $event } is set aside, and the next event is drawn.
event-events-shuffled-back = { $count ->
        [one] The event set aside is shuffled back into the deck.
       *[other] The { $count } events set aside are shuffled back into the deck.
    }
event-deck-reshuffled = The { $deck } is shuffled anew: { $count } cards.
event-looked-at-event = { $seat } looks at the top event card: { $event }.
event-looked-at-event-unseen = { $seat } looks at the top event card.
event-looked-at-encounter = { $seat } looks at the top encounter card: { $encounter }.
event-looked-at-encounter-unseen = { $seat } looks at the top encounter card.
event-put-under = { $seat } puts the card under the { $deck }.
event-sheriff-put = { $seat } puts the Sheriff on { $space }.
do-resolve-event = { $count ->
        [one] resolve 1 event
       *[other] resolve { $count } events
    }
do-spawn = bandits come to the free hideouts of gangs { $gangs }
do-place-sheriff = put the Sheriff on a space next to you
do-take-action-fight = fight a player in your space without spending an action
do-move-sheriff-arrest = { $count ->
        [one] move the Sheriff 1 space; if that leads to an arrest, { $on_arrest }
       *[other] move the Sheriff up to { $count } spaces; if that leads to an arrest, { $on_arrest }
    }
do-peek-event-deck = { $bottom ->
        [1] look at the top event card, which you may put under the deck
       *[other] look at the top event card
    }
do-peek-train-deck = { $bottom ->
        [1] look at the top train encounter card, which you may put under the deck
       *[other] look at the top train encounter card
    }
why-no-deck-to-look-at = You have not looked at the top card of a deck.
