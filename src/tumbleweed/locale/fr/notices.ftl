### Ce que les joueurs apprennent quand ils ne sont pas là.

## La table, et ce qu’il y a à savoir

at-table = { $count ->
        [0] { $game }.
       *[other] { $game } avec { $others }.
    }
title-turn = { $game } : à vous de jouer
title-over = { $game } : la partie est terminée
title-rematch = { $game } : une revanche
title-invited = { $game } : une invitation
title-test = Tumbleweed : un essai
body-over = { $count ->
        [0] La partie est terminée. Aucun joueur n’a gagné.
        [one] La partie est terminée. { $winners } gagne.
       *[other] La partie est terminée. La victoire est partagée : { $winners }.
    }
body-ended = La table a été fermée sans résultat.
body-rematch = La partie suivante est prête et votre place est gardée.
body-invited = { $by } aimerait jouer avec vous.
body-test = Voilà à quoi ressemble un avis. Ils arriveront désormais ici.

## Ce que les autres peuvent lire

public-turn = C’est à { $player } de répondre. { $table }
public-over = La partie est terminée. { $table }
public-rematch = On propose une revanche à { $player }. { $table }
public-invited = { $by } invite à une table. { $table }
public-test = Un essai pour { $player } : les avis arriveront ici.

## Courriel

mail-text =
    { $body }

    Vers la table : { $link }

    --
    Vous avez demandé un courriel quand on vous attend. Pour ne plus en recevoir :
    { $off }
title-code = { $code } est votre code pour Tumbleweed
mail-code =
    Votre code : { $code }

    Saisissez-le sur { $place } dans la demi-heure, et les avis viendront à cette adresse. Si vous n’avez rien demandé, ne faites rien : vous ne recevrez pas d’autre courriel.
title-recover = Tumbleweed : un nouveau mot de passe
mail-recover =
    Quelqu’un a demandé un nouveau mot de passe pour le compte « { $login } » sur { $place }. Pour en choisir un, dans les deux heures :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
off-title = Les courriels de Tumbleweed
off-ask = Plus aucun courriel à { $address } ?
off-button = Les arrêter
off-done = C’est fait : plus aucun courriel ne viendra à { $address }.
off-unknown = Ce lien n’est plus valable : les courriels à cette adresse sont arrêtés, ou vont à une autre.

## Si tout s’est bien passé

sent-push = { $count ->
        [one] Envoyé à votre navigateur.
       *[other] Envoyé à vos { $count } navigateurs.
    }
sent-mail = Envoyé à { $address }.
sent-webhook = Envoyé, et le destinataire l’a accepté.
fault-no-device = Aucun de vos navigateurs n’est abonné. Autorisez les notifications dans celui-ci.
fault-device-gone = Le navigateur ne veut plus d’avis ; il a été oublié. Autorisez à nouveau les notifications.
fault-push-status = Le service de notification du navigateur l’a refusé (statut { $status }).
fault-no-mail-server = Cette maison n’envoie pas de courriels.
fault-no-mail-address = Il n’y a pas d’adresse confirmée.
fault-mail-refused = Le serveur de courriel ne prend rien pour cette adresse.
fault-mail-login = Le serveur de courriel ne laisse pas entrer cette maison. C’est à son hôte d’y voir.
fault-mail-status = Le serveur de courriel l’a refusé (statut { $status }).
fault-mail-server-silent = Le serveur de courriel ne répond pas.
fault-no-webhook = Il n’y a pas d’adresse à appeler.
fault-bad-url = Ce n’est pas une adresse que l’on puisse appeler : elle commence par https{"://"} ou http{"://"} et nomme un hôte.
fault-unknown-host = Hôte inconnu : { $host }
fault-private-address = { $host } n’est pas sur l’Internet ouvert. Cette maison n’appelle pas de telles adresses.
fault-no-answer = { $host } ne répond pas.
fault-webhook-status = Le destinataire l’a refusé (statut { $status }).
