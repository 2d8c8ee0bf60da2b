### Ce que les joueurs apprennent quand ils ne sont pas là.

## La table, et ce qu’il y a à savoir

at-table = { $count ->
        [0] { $game }.
       *[other] { $game } avec { $others }.
    }
time-left = { $unit ->
        [days] Il reste { $count } jours.
        [hours] Il reste { $count } heures.
       *[minutes] { $count ->
            [0] Il reste moins d’une minute.
            [one] Il reste { $count } minute.
           *[other] Il reste { $count } minutes.
        }
    }
title-turn = { $game } : à vous de jouer
title-over = { $game } : la partie est terminée
title-rematch = { $game } : une revanche
title-invited = { $game } : une invitation
title-digest = Tumbleweed : { $count } tours vous attendent
calendar-title = Tumbleweed : vos tours
title-test = Tumbleweed : un test
body-over = { $count ->
        [0] La partie est terminée. Aucun joueur n’a gagné.
        [one] La partie est terminée. { $winners } gagne.
       *[other] La partie est terminée. La victoire est partagée : { $winners }.
    }
body-ended = La table a été fermée sans résultat.
body-rematch = La partie suivante est prête et votre place est gardée.
body-invited = { $by } aimerait jouer avec vous.
body-test = Voilà à quoi ressemble une notification. Elles arriveront désormais ici.

## Ce que les autres peuvent lire

public-turn = C’est à { $player } de choisir. { $table }
public-over = La partie est terminée. { $table }
public-rematch = { $player } est invité à une revanche. { $table }
public-invited = { $by } envoie une invitation. { $table }
public-digest = { $player } a { $count } tours à jouer.
public-more = Et { $count } de plus.
public-test = Un test pour { $player } : les notifications arriveront ici.

## Courriel

mail-text =
    { $body }

    Aller à la table : { $link }

    --
    Vous avez demandé un e-mail quand c’est à vous de jouer. Pour ne plus en recevoir :
    { $off }
mail-digest =
    { $body }

    Toutes vos tables : { $link }

    --
    Vous avez demandé un seul e-mail pour tous vos tours. Pour ne plus en recevoir :
    { $off }
title-code = { $code } est votre code pour Tumbleweed
mail-code =
    Votre code : { $code }

    Saisissez-le sur { $place } dans la demi-heure, et les notifications viendront à cette adresse. Si vous n’avez rien demandé, ne faites rien : vous ne recevrez pas d’autre e-mail.
title-recover = Tumbleweed : un nouveau mot de passe
mail-recover =
    Quelqu’un a demandé un nouveau mot de passe pour le compte « { $login } » sur { $place }. Pour en choisir un, dans les deux heures :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
off-title = E-mails de Tumbleweed
off-ask = Ne plus envoyer d’e-mails à { $address } ?
off-button = Désactiver
off-done = C’est fait : plus aucun e-mail ne sera envoyé à { $address }.
off-unknown = Ce lien n’est plus valable : les e-mails à cette adresse sont désactivés, ou vont à une autre.

## Si tout s’est bien passé

sent-push = { $count ->
        [one] Envoyé à votre navigateur.
       *[other] Envoyé à vos { $count } navigateurs.
    }
sent-mail = Envoyé à { $address }.
sent-webhook = Envoyé, et le destinataire l’a accepté.
fault-no-device = Aucun de vos navigateurs n’est abonné. Autorisez les notifications dans celui-ci.
fault-device-gone = Le navigateur n’accepte plus de notifications et a été retiré. Autorisez à nouveau les notifications.
fault-push-status = Le service de notification du navigateur l’a refusé (statut { $status }).
fault-no-mail-server = Ce serveur ne peut pas envoyer d’e-mails.
fault-no-mail-address = Il n’y a pas d’adresse e-mail confirmée.
fault-mail-refused = Le serveur de messagerie n’accepte rien pour cette adresse.
fault-mail-login = Le serveur de messagerie refuse l’identifiant de ce serveur. C’est à son administrateur d’y remédier.
fault-mail-status = Le serveur de messagerie l’a refusé (statut { $status }).
fault-mail-server-silent = Le serveur de messagerie ne répond pas.
fault-no-webhook = Il n’y a pas d’URL à appeler.
fault-bad-url = Cette URL n’est pas valable : elle doit commencer par https{"://"} ou http{"://"} et nommer un hôte.
fault-unknown-host = { $host } est inconnu, ou n’est pas sur l’Internet public.
fault-no-answer = { $host } ne répond pas.
fault-webhook-status = Le destinataire l’a refusé (statut { $status }).
fault-too-slow = L’envoi a pris trop de temps.
fault-worker-lost = Le serveur a été interrompu plusieurs fois pendant l’envoi.
