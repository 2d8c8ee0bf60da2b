### L’Écho de Darkrock sur Le Bon, la Chèvre et le Truand.

echo-honest-win = L’honnêteté paie : victoire de { $seat }
echo-honest-win-text = Pas un seul mensonge de la journée, et { $points } $ au bout du compte pour { $seat }. { $second } suit avec { $other } $.
echo-liars-win = { $seat } ment et gagne
echo-liars-win-text = { $lies ->
        [one] { $lies } mensonge
       *[other] { $lies } mensonges
    }, et { $points } $ à l’arrivée : personne n’a fait mieux. { $second } suit avec { $other } $.
echo-lie-goat = « { $claim } », vraiment ?
echo-lie-goat-text = « { $claim } », jure { $dealer } sans sourciller. { $seat } prend la carte, et la Chèvre mange son chapeau.
echo-lie = { $seat } tombe dans le panneau
echo-lie-text = { $dealer } annonçait « { $claim } ». { $seat } y a cru et a retourné la carte : { $character }.
echo-lie-caught = { $dealer } se fait prendre
echo-lie-caught-text = « { $claim } », prétendait { $dealer }. { $seat } n’a pas mordu, et { $dealer } garde la carte : { $character }.
echo-no-lies = Une journée sans mensonge
echo-no-lies-text = { $count ->
        [one] { $count } carte proposée
       *[other] { $count } cartes proposées
    }, toutes sous leur vrai nom. La rédaction n’en revient pas.
echo-shot = Le Shérif abattu
echo-shot-text = Le Pistolero ({ $seat }) a dégainé avant le Shérif ({ $victim }) et empoche { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
echo-arrested-robber = Le Voleur sous les verrous
echo-arrested-robber-text = Le Shérif ({ $seat }) a cueilli le Voleur ({ $victim }) avec son butin. Prime : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
echo-arrested-charlatan = Fini, l’élixir
echo-arrested-charlatan-text = Le Shérif ({ $seat }) a fermé boutique au Charlatan ({ $victim }). Prime : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
echo-gambled = { $seat } a la main heureuse
echo-gambled-text = Une pioche à l’aveugle à la table de jeu, et c’était la bonne : { $token }, aux dépens de { $victim }.
echo-haul = Un joli coup de filet
echo-haul-text = { $location } : { $seat } passait au bon moment et repart avec { $token } ×{ $count }, soit { $points } $.
echo-got-away = Le Voleur court toujours
echo-got-away-text = { $seat } garde { $token } ×{ $count } et ne dit mot.
echo-goat-eats = La Chèvre est repue
echo-goat-eats-text = { $count ->
        [one] { $count } chapeau mangé : celui de { $seat }.
       *[other] { $count } chapeaux mangés, le dernier à { $seat }.
    }
