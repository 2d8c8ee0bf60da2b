title = Le dé menteur
about = Lancez en secret, misez sur les dés de toute la table, sans vous faire prendre. Le dernier qui a des dés gagne.

## What a seat is asked, and what it may answer

ask-count = { $count ->
        [0] Vous ouvrez. Combien de dés, en comptant ceux de tous ?
       *[other] L’annonce est de { $count } × { $face }. Vous montez, ou vous n’y croyez pas ?
    }
ask-face = { $count } × quoi ?
option-liar = Menteur !
option-count = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
option-face = { $face }

## What happened

event-began = Tout le monde lance. { $seat } commence.
event-rolled = { $seat } lance { $roll }.
event-rolled-unseen = { $seat } lance { $count ->
        [one] un dé
       *[other] { $count } dés
    }.
event-bid = { $seat } annonce { $count } × { $face }.
event-called = { $seat } traite { $bidder } de menteur : { $count } × { $face } ?
event-showed = { $seat } montre { $roll }.
event-lost = { $left ->
        [0] Il y a { $found } × { $face }. { $seat } perd son dernier dé et quitte le jeu.
       *[other] Il y a { $found } × { $face }. { $seat } perd un dé.
    }

## Why an answer is not on offer

why-face-first = Dites d’abord la face de votre annonce, ou annulez.
why-count-first = Dites d’abord combien.
why-no-bid = Rien n’est encore annoncé.
why-too-many = Il n’y a que { $count } dés.
why-too-low = Il faut plus que { $count } × { $face }.

## Things, and what is open to see

die-1 = un
die-2 = deux
die-3 = trois
die-4 = quatre
die-5 = cinq
die-6 = six
view-bid = Annonce
view-bid-text = { $count } × { $face }, { $seat }
view-total = Dés sur la table
view-left = Dés
view-cup = Sous le gobelet
score-dice = Dés
