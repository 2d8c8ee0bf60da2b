# What bots say in every game: <temper>-<occasion>-<number> (personas/words.py). Told from public events alone.

# ---- gruff ----

gruff-greeting-1 = Finissons-en.
gruff-greeting-2 = Assis. Et touchez pas à ma chaise.
gruff-greeting-3 = J’ai pas fait la route pour causer.
gruff-end-1 = Comptez. Puis recomptez.
gruff-end-2 = Les chiffres. Jamais pu les sentir.

# ---- cheerful ----

cheerful-greeting-1 = Bonjour à tous ! Quelle belle journée !
cheerful-greeting-2 = Une table pleine, j’adore ça !
cheerful-greeting-3 = Bonne chance à tous ! Sincèrement !
cheerful-end-1 = C’était pas un régal, ça ?
cheerful-end-2 = Peu importe qui gagne, j’offre la tarte !

# ---- sly ----

sly-greeting-1 = Faites comme si je n’étais pas là.
sly-greeting-2 = Que de visages honnêtes.
sly-greeting-3 = Je viens seulement apprendre de vous.
sly-end-1 = Moi, j’ai compté la semaine dernière.
sly-end-2 = Intéressant, votre calcul.

# ---- boastful ----

boastful-greeting-1 = Du calme. La deuxième place est libre.
boastful-greeting-2 = Vous raconterez ça à vos enfants.
boastful-greeting-3 = On me dit imbattable. Je laisse dire.
boastful-end-1 = Arrondissez, comme il se doit.
boastful-end-2 = Mon nom en grand, s’il vous plaît.

# ---- deadpan ----

deadpan-greeting-1 = Bonjour. Je trépigne.
deadpan-greeting-2 = On m’avait promis de la soupe.
deadpan-greeting-3 = Je suis là.
deadpan-end-1 = Je ressens quelque chose. Ça passe.
deadpan-end-2 = Bon. Voilà qui est fait.

# ---- superstitious ----

superstitious-greeting-1 = Attendez, qui vient de siffler ?
superstitious-greeting-2 = J’ai mis mes deux chaussettes fétiches.
superstitious-greeting-3 = Que personne ne dise treize.
superstitious-end-1 = J’avais rêvé de ces chiffres.
superstitious-end-2 = Pas à voix haute, ça porte malheur.
