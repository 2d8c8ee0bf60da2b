### L’Écho de Darkrock sur Western Legends.

echo-outlaw-wins = Le crime paie : { $seat }
echo-outlaw-wins-text = Tête mise à prix, et pourtant la légende du jour : { $character }, { $points } PL. { $second } en compte { $other }.
echo-marshal-wins = Force à la loi : { $seat }
echo-marshal-wins-text = Une étoile, une main sûre et { $points } PL : { $character } est la légende du jour. { $second } en compte { $other }.

## Le plus beau combat

echo-duel = { $seat } dégaine avant { $rival }
echo-duel-text = { $value } à { $other }, en plein duel, sous les yeux de toute la rue.
echo-rob = { $rival } se fait braquer
echo-rob-text = { $value } à { $other }. Malgré une belle résistance, { $rival } y laisse le butin.
echo-arrest = { $seat } met { $rival } au frais
echo-arrest-text = { $value } à { $other } : cette fois, { $rival } n’avait aucune issue.
echo-beat = { $seat } tient bon
echo-beat-text = { $value } à { $other } contre { $fight } : le croque-mort repart bredouille.
echo-lost-to = { $seat } mord la poussière
echo-lost-to-text = { $value } à { $other } contre { $fight }. C’était juste, affirme { $seat }.

## Le plus gros mensonge

echo-all-folded = Rien dans la manche
echo-all-folded-text = Tout le monde s’est couché, { $rival } en dernier, et { $seat } ramasse { $money } $ sans montrer ses cartes.
echo-fools-gold = De l’or des fous à la Banque
echo-fools-gold-text = { $count ->
        [one] La Banque a pris { $count } pépite à { $seat }. Ce n’était pas de l’or.
       *[other] La Banque a pris { $count } pépites à { $seat }. Tout n’était pas de l’or.
    }
echo-lower-card = Un bluff qui tient
echo-lower-card-text = { $seat } avait { $card }, { $rival } mieux : { $beaten }. { $seat } l’emporte quand même.
echo-backed-down = { $rival } se défile
echo-backed-down-text = { $seat } n’a pas eu à dégainer. On ne saura jamais ce qu’il y avait dans cette main.

## La meilleure pioche

echo-hand = La main du jour : { $hand }
echo-hand-text = Silence à la table de poker quand { $seat } a retourné ses cartes.
echo-strike = De l’or ! { $seat } tient le filon
echo-strike-text = { $count } pépites d’un seul coup de batée ; tout le monde veut savoir où.
echo-token = La chance sourit à { $seat }
echo-token-text = Une seule pioche à l’aveugle : { $token }.

## En bref

echo-heist = Hold-up à la Banque
echo-heist-text = { $count ->
        [one] { $seat } a vidé la caisse et filé au galop.
       *[other] Braquée { $count } fois, la dernière par { $seat }.
    }
echo-arrests = La prison affiche complet
echo-arrests-text = { $count } séjours derrière les barreaux pour { $seat }.
echo-goals = Objectif atteint
echo-goals-text = { $count ->
        [one] { $seat } a accompli « { $goal } ».
       *[other] { $seat } a accompli { $count } objectifs, dont « { $goal } » pour finir.
    }
echo-legend = Une légende est née
echo-legend-text = { $seat } s’est fait un nom avant tous les autres.

## Ante Up

echo-train = Le train attaqué
echo-train-text = { $count ->
        [one] { $seat } a eu raison du garde.
       *[other] { $count } défaites pour le garde, la dernière face à { $seat }.
    }
echo-faro = La banque du faro paie
echo-faro-text = { $seat } a misé sur { $rank } et gagné { $money } $.
echo-frontier = Nouvelles de la Frontière
echo-frontier-text = { $count ->
        [one] { $seat } explore la Frontière : { $token }.
       *[other] { $seat } a exploré { $count } fois ; dernière découverte : { $token }.
    }

## Blood Money

echo-tale = « { $tale } » : le dénouement
echo-tale-text = { $outcome }. On le doit à { $seat }.
echo-deeds = Marché immobilier
echo-deeds-text = { $count ->
        [one] { $seat } a acquis un titre : { $deed }.
       *[other] { $seat } a acquis { $count } titres, dont { $deed } pour finir.
    }
echo-injured = Le Docteur débordé
echo-injured-text = { $count ->
        [one] { $seat } mord la poussière : { $injury }.
       *[other] { $seat } a subi { $count } blessures graves, dont, pour finir : { $injury }.
    }
echo-ruins = En ruine
echo-ruins-text = { $count ->
        [one] Il n’en reste rien : { $place }.
       *[other] { $count } lieux dévastés, dont { $place } pour finir.
    }
echo-relic = Au chariot du marchand
echo-relic-text = { $seat } a payé { $money } $ : { $relic }.
