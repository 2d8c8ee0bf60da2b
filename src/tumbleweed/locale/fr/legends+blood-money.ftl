# Western Legends: Blood Money

# ---- legendary stories ----
source-story-track = piste Histoire
source-legendary-story = histoire légendaire
much-story = { $amount ->
        [one] { $amount } point d’Histoire
       *[other] { $amount } points d’Histoire
    }
do-gain-sp = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-return-to-start = votre cube revient au départ de la piste Histoire
do-spawn-any-gang = { $count ->
        [one] des bandits apparaissent dans les planques libres d’un gang de votre choix
       *[other] des bandits apparaissent dans les planques libres de { $count } gangs de votre choix
    }
do-spawn-any-hideout = { $count ->
        [one] un bandit apparaît dans une planque de votre choix
       *[other] des bandits apparaissent dans { $count } planques de votre choix
    }
event-gained-sp = { $seat } gagne un point d’Histoire : case { $at } de la piste Histoire.
event-lost-surplus-sp = { $seat } perd { $count ->
        [one] { $count } point d’Histoire en trop
       *[other] { $count } points d’Histoire en trop
    }.
event-story-returned = { $seat } revient au départ de la piste Histoire.
event-tale-revealed = Une nouvelle histoire légendaire, lue par { $seat } : { $tale }. { $text }
event-map-laid = Un jeton carte est posé face cachée : { $space }.
event-map-turned = { $seat } retourne le jeton carte ({ $space }) : { $token }.
event-offer-taken = { $seat } accepte une offre de « { $tale } ».
event-condition-met = { $seat } remplit une condition et pose un disque d’histoire : { $condition }
event-tale-resolved = { $seat } résout « { $tale } » : { $outcome }. { $text }
event-tale-rewarded = { $seat } gagne la récompense de l’histoire.
event-tale-consequences = { $seat } applique les conséquences de l’histoire.
event-tale-works = « { $tale } » agit pour { $seat }.
event-map-tokens-back = Les jetons carte retournent dans la réserve.
event-no-tale-left = Il ne reste aucune histoire légendaire.
map-token-o = le O
map-token-x = le X
map-token-danger-x = le X danger
option-condition = Poser le disque ici : { $condition }
option-offer = Accepter l’offre : { $condition }
option-map = Retourner le jeton carte
option-lay-map = Un jeton carte : { $space }
ask-condition = Cela remplit plusieurs conditions de « { $tale } ». Où posez-vous votre disque ?
ask-lay-map = Où posez-vous le jeton carte ? Il va ici : { $place }.
must-condition = choisir la condition que vous remplissez
must-lay-map = poser le jeton carte
why-offer-between-actions = Les offres s’acceptent pendant votre phase d’actions, entre deux actions.
why-no-offer = Aucune condition de l’histoire en cours ne se remplit en payant.
why-nothing-to-pay = Cette condition ne se remplit pas en payant.
why-one-offer = Vous avez déjà accepté une offre ce tour-ci.
why-offer-elsewhere = Pas là où vous êtes : { $condition }
why-other-tale = Cette condition appartient à une autre histoire.
why-condition-met = { $seat } a déjà rempli cette condition.
why-not-met-by-this = Ce qui s’est passé ne remplit pas cette condition.
why-condition-by-itself = Les disques se posent d’eux-mêmes ; on ne vous demande rien, sauf si un événement remplit plusieurs conditions.
why-map-after-a-move = Un jeton carte se retourne quand vous terminez une action Mouvement dans sa zone.
why-no-map-token-here = Aucun jeton carte face cachée dans votre zone.
why-no-map-to-lay = Aucun jeton carte n’est à poser.
why-other-map-space = Le jeton carte ne va pas ici.
why-no-bandits-to-choose = Aucun bandit n’apparaît là où vous choisissez.
why-gang-chosen = Vous l’avez déjà choisi.
option-gang = Bandits du gang { $gang }
option-hideout = Un bandit à { $space }
ask-gang = Dans les planques de quel gang des bandits apparaissent-ils ?
ask-hideout = Dans quelle planque un bandit apparaît-il ?
must-gang = choisir le gang des nouveaux bandits
must-hideout = choisir la planque du nouveau bandit

# ---- injuries, the risk die, ruins ----
do-heal-injury = { $who ->
        [you] soigner { $what } ; si vous perdez ainsi une blessure grave, { $on_injury_lost }
       *[other] { $subject } soigne { $what } ; si une blessure grave est ainsi perdue, { $on_injury_lost }
    }
do-ruin = un jeton ruine est posé ici : { $places }
do-ruin-some = { $count ->
        [one] un de ces lieux, à votre choix, est mis en ruine : { $places }
       *[other] { $count } de ces lieux, à votre choix, sont mis en ruine : { $places }
    }
do-repair = { $count ->
        [one] retirer { $count } jeton ruine
       *[other] retirer { $count } jetons ruine
    }
event-spared-wounds = { $count ->
        [one] { $seat } évite { $count } blessure.
       *[other] { $seat } évite { $count } blessures.
    }
event-injured = { $seat } subit une blessure grave : { $injury }. { $text }
event-forfeits = { $count ->
        [one] { $seat } a déjà une blessure grave et défausse { $count } carte à la place.
       *[other] { $seat } a déjà une blessure grave et défausse { $count } cartes à la place.
    }
event-nothing-to-forfeit = { $seat } a déjà une blessure grave et n’a aucune carte à défausser.
event-injury-works = { $seat } souffre de sa blessure grave : { $injury }.
event-injury-healed = { $seat } se remet. Retour dans la pioche des blessures graves : { $injury }.
event-rolled-risk = { $seat } lance le dé de risque ({ $bonus }) : { $face }.
event-ruined = Un jeton ruine est posé : { $place }.
event-repaired = { $seat } répare un lieu : { $place }.
event-restored = { $seat } retire un jeton ruine : { $place }.
option-risk = { $bonus ->
        [card] Lancer le dé de risque, puis piocher 1 carte
        [money] Lancer le dé de risque, puis gagner 10 $
       *[move] Lancer le dé de risque, puis avancer de 1 zone
    }
option-ruin = Mettre en ruine : { $place }
option-repair = Réparer : { $place }
verb-risk = Dé de risque
gain-risk = une fois par tour : point d’Histoire ou blessures, puis une carte, 10 $ ou 1 zone
verb-repair = Réparer
gain-repair = 1 carte : retirer le jeton ruine, gagner 2 points d’Histoire
ask-ruin = { $count ->
        [one] Quel lieu est mis en ruine ?
       *[other] { $count } lieux sont mis en ruine. Lequel ensuite ?
    }
ask-restore = { $count ->
        [one] De quel lieu retirez-vous le jeton ruine ?
       *[other] Vous retirez { $count } jetons ruine. Lequel ensuite ?
    }
must-ruin = choisissez le lieu mis en ruine
must-restore = choisissez le jeton ruine à retirer
why-injured-without-cards = Un joueur qui a une blessure grave et aucune carte ne peut subir aucune blessure.
why-ruined = Ce lieu est en ruine : { $place }. Réparez-le d’abord.
why-no-ruins = Il n’y a aucun jeton ruine sur le plateau.
why-not-a-ruin = Ce lieu n’est pas en ruine : { $place }.
why-no-ruin-here = Aucun lieu n’est en ruine ici.
why-repair-there = Un lieu se répare sur place : { $place }.
why-no-card-for-repair = Une réparation demande 1 carte de votre main.
why-cannot-be-ruined = Ce lieu n’est pas au choix : { $place }.
why-no-reveling = Votre blessure grave vous interdit de vous divertir.
why-risked = Vous avez déjà lancé le dé de risque ce tour-ci.
why-no-risk = Votre blessure grave vous interdit de lancer le dé de risque.
why-risk-between-actions = Le dé de risque se lance pendant votre phase d’action, entre deux actions.
why-nothing-to-ruin = Aucun lieu n’est à mettre en ruine en ce moment.
why-injury-stops-reactions = Votre blessure grave vous interdit les Réactions.
why-injury-stops-bonuses = Votre blessure grave vous interdit les Bonus.
why-injury-stops-item = Cet équipement n’a aucun effet tant que vous avez cette blessure grave : { $item }.

# ---- deeds, the Trader, scenarios ----
much-relics = { $amount ->
        [one] 1 objet légendaire
       *[other] { $amount } objets légendaires
    }
kind-legendary = { $count ->
        [one] un objet légendaire
       *[other] { $count } objets légendaires
    }
do-use-deed = utiliser l’action d’un de vos titres de propriété sans dépenser d’action
do-move-trader = le marchand part vers une autre région
do-gain-legendary-item = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-upgrade-item = améliorer gratuitement une de vos montures ou armes
do-upgrade-this-item = améliorer { $item }
do-deliver-cattle-wrangle = livrer votre bétail d’où vous êtes, comme à la gare
do-deliver-cattle-rustle = livrer votre bétail d’où vous êtes, comme à un autre ranch
do-take-from-board = prendre { $count ->
        [one] 1 jeton
       *[other] jusqu’à { $count } jetons
    } ({ $what }) à { $distance ->
        [one] 1 zone
       *[other] { $distance } zones
    } au plus
do-choose-several = { $count } différents : { $options }
is-has-deed = possède { $count ->
        [one] 1 titre
       *[other] { $count } titres
    }{ $kind ->
        [saloon] {" "}de saloon
        [store] {" "}de boutique
        [ranch] {" "}de ranch
        [mine] {" "}de mine
        [station] {" "}de gare
        [bank] {" "}de banque
        [cabaret] {" "}de cabaret
        [doctor] {" "}de cabinet du médecin
       *[any] {""}
    }
event-claimed-deed = { $seat } revendique un titre pour { $money } $ : { $deed }.
event-given-deed = { $seat } possède un titre dès le départ : { $deed }.
event-used-deed = { $seat } utilise un titre : { $deed }.
event-trader-moved = Le marchand est désormais ici : { $trader } ; son chariot : { $space }.
event-trader-shuffled = Les { $count } cartes de déplacement du marchand sont remélangées.
event-bought-relic = { $seat } achète un objet légendaire pour { $money } $ : { $relic }.
event-got-relic = { $seat } gagne un objet légendaire : { $relic }.
event-relic-shown = Le marchand propose désormais : { $relic }.
event-used-relic = { $seat } utilise un objet légendaire : { $relic }.
event-looked-at-poker = { $seat } regarde la carte de poker du dessus : { $card }.
event-looked-at-poker-unseen = { $seat } regarde la carte de poker du dessus.
event-looked-at-fight = { $seat } regarde la carte combat du dessus : { $card }.
event-looked-at-fight-unseen = { $seat } regarde la carte combat du dessus.
option-claim-deed = Revendiquer : { $deed } ({ $money } $)
option-deed = { $deed } : { $text }
option-trader = Commercer avec le marchand
option-relic = Acheter : { $relic } ({ $money } $)
option-use-relic = Utiliser : { $relic }
option-fetch = Prendre : { $what }, { $space }
verb-claim-deed = Revendiquer un titre
gain-claim-deed = son action une fois, des PL à la fin
verb-trader = Commercer avec le marchand
gain-trader = équipements et objets légendaires ; puis il repart
ask-deed = Quel titre utilisez-vous ?
ask-trade = Marchand : vous avez { $money } $ (objet légendaire : { $price } $). Qu’achetez-vous ?{ $free ->
        [1] {" "}Partir ne coûte pas d’action.
       *[other] {""}
    }
ask-choose-several = { $source } : { $count ->
        [one] que choisissez-vous en dernier ?
       *[other] { $count } effets différents. Que choisissez-vous d’abord ?
    }
ask-fetch = Que prenez-vous ?
must-deed = choisissez le titre que vous utilisez
must-trade = terminez vos achats
must-choose-several = choisissez ce que fait la carte
must-fetch = choisissez ce que vous prenez
why-no-deed-to-use = Aucun de vos titres n’a d’action utilisable maintenant.
why-no-relics-left = Il ne reste aucun objet légendaire dans la pioche.
why-nothing-to-upgrade = Vous n’avez ni monture ni arme à améliorer.
why-nothing-near = Rien de tel ne se trouve assez près.
option-free-ability = Utiliser la capacité : { $character } (sans dépenser d’action)
why-no-deeds-in-game = Cette partie se joue sans titres de propriété.
why-no-deed-here = Aucun titre n’est à revendiquer là où vous êtes.
why-own-deed = Vous possédez déjà ce titre : { $deed }.
why-deed-taken = { $seat } possède ce titre : { $deed }.
why-not-your-deed = Vous ne possédez pas ce titre : { $deed }.
why-deed-used = L’action de ce titre a déjà servi : { $deed }.
why-deed-no-effect = L’action de ce titre n’aurait aucun effet maintenant : { $deed }.
why-trader-elsewhere = Le marchand est dans une autre région.
why-enter-trade = Commencez d’abord à commercer avec le marchand.
why-relics-not-sold = Dans cette partie, les objets légendaires ne s’achètent pas.
why-own-relic = Vous possédez déjà cet objet : { $relic }.
why-relic-not-shown = Le marchand ne propose pas cet objet : { $relic }.
why-no-relics-here = C’est le marchand qui vend les objets légendaires.
why-no-free-ability = Votre personnage n’a pas de capacité de ce genre.
why-between-actions = Cela se fait entre vos actions.
why-no-relic-to-use = Vous n’avez pas d’objet légendaire à utiliser maintenant.
why-not-your-relic = Vous ne possédez pas cet objet : { $relic }.
why-relic-by-itself = Cet objet agit de lui-même : { $relic }.
ask-start-deed = Avec quel titre commencez-vous ?
must-start-deed = choisissez le titre avec lequel vous commencez
why-relic-not-now = Un objet légendaire s’utilise quand quelque chose le déclenche.
why-nothing-to-fetch = Vous ne prenez rien sur le plateau en ce moment.
why-not-your-start-deed = Vous ne pouvez pas commencer avec ce titre, d’un autre type : { $deed }.
why-nothing-lies-there = Rien de tel ne s’y trouve ({ $what }) : { $space }.
why-too-far-to-fetch = C’est trop loin : { $space }.
why-not-fetched-by-this = La carte ne permet pas de prendre cela : { $what }.
ask-give-up-hand = Vous êtes arrêté. Défaussez-vous toute votre main pour ne revenir qu’à la première case Wanted ?
must-give-up-hand = dites si vous abandonnez votre main
