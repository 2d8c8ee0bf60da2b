### Les mots communs à tous les jeux.

player = Joueur { $number }

## Pourquoi un choix ne peut pas être repris

undo-passed = Pas de retour : la question suivante est déjà posée à quelqu’un d’autre.
undo-news = Pas de retour : du nouveau a été dévoilé depuis.
undo-nothing = Il n’y a rien à reprendre.
undo-not-yours = Pas de retour : le dernier choix n’était pas le vôtre.
undo-no-record = Pas de retour : cette partie n’est pas consignée.

## Pourquoi une réponse n’est pas possible

why-over = La partie est terminée.
why-not-asked = { $count ->
        [one] C’est à { $seat } de répondre.
       *[other] C’est à { $seat } et à d’autres de répondre.
    }
