### L’Écho de Darkrock : ce que peut raconter la une de n’importe quel jeu. Un titre, puis quelques lignes.

echo-won = { $seat } remporte la journée
echo-won-text = { $points } points contre { $other } pour { $second } : une victoire que personne ne conteste.
echo-landslide = { $seat } écrase la concurrence
echo-landslide-text = { $points } points à { $other }. { $second }, à la deuxième place, n’a vu que de la poussière.
echo-photo-finish = { $seat } d’un cheveu
echo-photo-finish-text = { $points } points à { $other } : il n’a manqué qu’une bonne carte à { $second }.
echo-tie-break = Ex aequo, mais c’est pour { $seat }
echo-tie-break-text = { $seat } et { $second } finissent à { $points } points. Il a fallu lire les petites lignes.
echo-comeback = Le grand retour : { $seat }
echo-comeback-text = En queue de peloton à l’approche de la fin, { $seat } termine avec { $points } points et { $margin } d’avance sur { $second }.
echo-shared = Victoire partagée
echo-shared-text = { $seats } se partagent la victoire avec { $points } points. Personne n’a cédé un pouce de terrain.
echo-rival = { $rival } rafle la mise
echo-rival-text = { $points } points pour { $rival } ; personne n’a fait mieux que { $best } à la table. La ville panse ses plaies.
echo-led-throughout = En tête du début à la fin
echo-led-throughout-text = { $seat } prend l’avantage dès la première des { $rounds } manches et ne le lâche plus.
echo-broke-away = Au coude à coude, puis l’échappée
echo-broke-away-text = À égalité avec { $points } points au début de la manche { $round } ; après quoi { $seat } file en solitaire.
echo-overtook = Manche { $round } : tout bascule
echo-overtook-text = { $leader } menait { $points } à { $own }. À la fin de la manche, { $seat } était en tête pour de bon.
