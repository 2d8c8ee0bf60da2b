# Raisons des conseils (bots/legends/reasons.py) : de brefs morceaux après le libellé d’un choix.

hint-how = { $mood ->
        [about] environ{" "}
        [perhaps] peut-être{" "}
       *[sure] {""}
    }
hint-lp = { hint-how }+{ $amount } PL
hint-lp-less = { hint-how }−{ $amount } PL
hint-money = { hint-how }+{ $amount } $
hint-money-less = { hint-how }−{ $amount } $
hint-nuggets = { $amount ->
        [one] { hint-how }+1 pépite
       *[other] { hint-how }+{ $amount } pépites
    }
hint-sold = { $amount ->
        [one] dépose { hint-how }1 pépite
       *[other] dépose { hint-how }{ $amount } pépites
    }
hint-cards = { $amount ->
        [one] { hint-how }+1 carte
       *[other] { hint-how }+{ $amount } cartes
    }
hint-wounds = { $amount ->
        [one] { hint-how }1 blessure
       *[other] { hint-how }{ $amount } blessures
    }
hint-healed = { $amount ->
        [one] soigne { hint-how }1 blessure
       *[other] soigne { hint-how }{ $amount } blessures
    }
hint-marshal = { $amount ->
        [one] { hint-how }+1 point Marshall
       *[other] { hint-how }+{ $amount } points Marshall
    }
hint-wanted = { $amount ->
        [one] { hint-how }+1 point Wanted
       *[other] { hint-how }+{ $amount } points Wanted
    }
hint-gambler = { $amount ->
        [one] { hint-how }+1 point Joueur
       *[other] { hint-how }+{ $amount } points Joueur
    }
hint-story = { $amount ->
        [one] { hint-how }+1 point d’Histoire
       *[other] { hint-how }+{ $amount } points d’Histoire
    }
hint-tokens = { $amount ->
        [one] { hint-how }+1 jeton Légende
       *[other] { hint-how }+{ $amount } jetons Légende
    }
hint-goal = accomplit « { $about } »
hint-buy = puis acheter { $about }
hint-upgrade = puis améliorer { $about }
hint-relic = puis acheter { $about }
hint-deed = puis revendiquer { $about }
hint-cattle = puis prendre du bétail
hint-deliver = puis livrer le bétail
hint-prospect = puis prospecter
hint-play-poker = puis jouer au poker
hint-revel = puis se divertir
hint-disc = un disque sur une histoire
hint-explore = puis explorer la Frontière
hint-condition = un disque sur l’histoire légendaire
hint-injured = une blessure grave
hint-arrested = vous êtes arrêté
hint-arrests = { $about } est arrêté
hint-end = amène le dernier tour
hint-which = { $about ->
        [duel] le duel
        [rob] le vol
        [arrest] l’arrestation
        [bandit] contre le bandit
        [heist] contre le garde de la Banque
        [sheriff] contre le Shérif
        [train] contre le garde du train
        [outlaw] contre le hors-la-loi
        [claim-jumper] contre le voleur de concession
       *[other] le combat
    }
hint-fight = { $percent ->
        [0] vous perdriez { hint-which }
        [100] vous devriez gagner { hint-which }
       *[other] { $percent } % de gagner { hint-which }
    }
hint-pot = { $percent ->
        [0] le pot serait perdu
        [100] le pot devrait être à vous
       *[other] { $percent } % de gagner le pot
    }
hint-attacked = { $percent ->
        [100] quelqu’un s’en prendra à vous
       *[other] { $percent } % que quelqu’un s’en prenne à vous
    }
hint-left-alone = personne ne s’en prend à vous
hint-robbed = { $percent ->
        [100] vous seriez volé
       *[other] { $percent } % d’être volé
    }
hint-not-robbed = personne ne vous vole
hint-win = { $percent ->
        [0] la partie serait perdue
        [100] gagne la partie
       *[other] { $percent } % de gagner la partie
    }
hint-stops = { $percent ->
        [0] { $about } gagnerait
        [100] { $about } devrait perdre
       *[other] { $percent } % que { $about } perde
    }
hint-later = paiera plus tard
hint-even = presque aucune différence
hint-weaker = un peu moins bon
