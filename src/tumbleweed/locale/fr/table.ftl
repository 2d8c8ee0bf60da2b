### Les mots communs à tous les jeux.

player = Joueur { $number }

## Pourquoi un choix ne peut pas être repris

undo-passed = Impossible d’annuler : quelqu’un d’autre a déjà été interrogé.
undo-news = Impossible d’annuler : du nouveau a été révélé depuis.
undo-nothing = Il n’y a rien à annuler.
undo-not-yours = Impossible d’annuler : le dernier choix n’était pas le vôtre.
undo-no-record = Impossible d’annuler : cette partie n’est pas enregistrée.

## Pourquoi une réponse n’est pas possible

why-over = La partie est terminée.
why-not-asked = { $count ->
        [one] C’est à { $seat } de répondre.
       *[other] C’est à { $seat } et à d’autres de répondre.
    }
