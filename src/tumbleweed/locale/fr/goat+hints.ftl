# Raisons des conseils (bots/goat/reasons.py) : de brefs morceaux après le libellé d’un choix.

hint-how = { $mood ->
        [about] environ{" "}
        [perhaps] peut-être{" "}
       *[sure] {""}
    }
hint-coins = { $amount ->
        [one] { hint-how }+1 pièce à cette manche
       *[other] { hint-how }+{ $amount } pièces à cette manche
    }
hint-coins-less = { $amount ->
        [one] { hint-how }−1 pièce à cette manche
       *[other] { hint-how }−{ $amount } pièces à cette manche
    }
hint-truth = c’est forcément cette carte : { $about }
hint-lie = ce ne peut être cette carte : { $about }
hint-card = c’est forcément cette carte : { $about }
hint-taken = { $percent ->
        [0] ce serait refusé
        [100] ce devrait être accepté
       *[other] { $percent } % que ce soit accepté
    }
hint-win = { $percent ->
        [0] la partie serait perdue
        [100] gagne la partie
       *[other] { $percent } % de gagner la partie
    }
hint-later = paiera plus tard
hint-even = presque aucune différence
hint-weaker = un peu moins bon
