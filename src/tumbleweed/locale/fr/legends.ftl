### Western Legends.

title = Western Legends

## Les noms de ce qui n’a pas de carte

side-left = gauche
side-right = droite
ranch-green = Ranch vert
ranch-blue = Ranch bleu
track-marshal = Marshall
track-wanted = Wanted
fight-duel = Duel
fight-rob = Braquage
fight-arrest = Arrestation
fight-bandit = le bandit
fight-heist = le garde de la banque
fight-sheriff = le Shérif
fight-black = l’Homme en Noir
source-card = carte
source-marshal-track = piste Marshall
source-wanted-track = piste Wanted
source-wanted-row = piste Wanted, fin du tour
source-duel = Duel
source-bandit = bandit
source-deposit = pépites déposées
source-revel = Cabaret
source-poker = poker
source-robbery = Braquage
delivery-wrangle = vente à la Gare
delivery-rustle = vol de bétail, livré à l’autre Ranch
hand-high-card = hauteur
hand-pair = paire
hand-two-pair = double paire
hand-three-of-a-kind = brelan
hand-straight = suite
hand-flush = couleur
hand-full-house = full
hand-four-of-a-kind = carré
hand-straight-flush = quinte flush
hand-five-of-a-kind = cinq du même rang
hand-royal-flush = quinte flush royale
ranked = { $name } ({ $rank })
token = { $name } ({ $effects })

## Ce qu’on peut répondre

option-pass = Passer
option-end = Finir le tour
option-stop = S’arrêter ici
option-leave = Finir les achats
option-yes = Oui
option-no = Non
option-income-cards = Piocher 2 cartes
option-income-both = Prendre 10 $ et piocher 1 carte
option-income-money = Prendre 20 $
option-work = Travailler pour 10 $
option-prospect = Prospecter : lancer les dés pour trouver de l’or
option-deposit = Déposer des pépites : 20 $ et 1 PL par pépite
option-heist = Attaquer la Banque : 80 $ et 3 points Wanted si le garde est battu
option-heal = Voir le Docteur : payer 10 $, soigner toutes les blessures, piocher 1 carte pour chacune
option-poker = Jouer au poker : 10 $ de mise
option-store = Faire des achats
option-acquire = Prendre du bétail à ce Ranch
option-decline = Refuser le combat : vous le perdez
option-join = Participer : 10 $ de mise, piocher 1 carte
option-sit-out = Ne pas participer
option-steal-nothing = Ne rien prendre
option-steal-money = Prendre de l’argent
option-steal-nuggets = Prendre des pépites
option-steal-cattle = Prendre le bétail
option-reward-lp = 1 PL
option-reward-marshal = 1 point Marshall
option-deliver = Livrer le bétail
option-claim = Accomplir l’objectif « { $goal } »
option-nugget = Payer avec une pépite
option-revel = Se divertir : { $lp } PL pour { $money } $
option-sell-nuggets = { $count ->
        [0] Ne déposer aucune pépite
        [one] Déposer { $count } pépite : { $money } $ et 1 PL
       *[other] Déposer { $count } pépites : { $money } $ et { $count } PL
    }
option-reroll = Relancer le dé { $die }
option-contribute = Poser un disque sur l’histoire de { $side }
option-resolve = L’histoire de { $side } d’abord
option-look = Regarder l’histoire de { $side }
option-take-back = Reprendre un disque sur l’histoire de { $side }
option-ranch = Bétail du { $ranch }
option-duel = Provoquer { $seat } en Duel : 2 PL en cas de victoire
option-rob = Braquer { $seat } : 1 point Wanted et la moitié de l’argent ou de l’or
option-arrest = Arrêter { $seat } : 1 point Marshall en cas de victoire
option-target = { $seat }
option-ride = Chevaucher vers : { $space }
option-step = Faire un pas, puis continuer : { $space }
option-place = Destination : { $space }
option-sheriff = Envoyer le Shérif vers : { $space }
option-sheriff-step = Le Shérif fait un pas, puis continue : { $space }
option-bandit = Retirer le bandit : { $space }
option-black = L’Homme en Noir va vers : { $space }
option-use = Utiliser la carte { $card }
option-lay = Poser face cachée : { $card }
option-react = Utiliser la carte { $card }
option-discard = Défausser { $card }
option-play = Jouer { $card }
option-sell = Utiliser comme pépite : { $card }
option-give = Donner { $card }
option-npc = Poser { $fight-card }
option-buy = Acheter : { $item } ({ $price } $)
option-upgrade = { $lp ->
        [0] Améliorer : { $item } ({ $price } $)
       *[other] Améliorer : { $item } ({ $price } $, { $lp } PL)
    }
option-ready = Équiper : { $item }
option-item = Utiliser : { $item }
option-character = Jouer { $character }
option-ability = Utiliser la capacité ({ $character })
option-choose = { $effects }

## Ce qu’on demande

ask-character = Quel personnage jouez-vous ? Tous sont révélés ensemble.
ask-pick-character = Quel personnage jouez-vous ? { $opener } doit être de la partie.
ask-start-space = Où commencez-vous ?
ask-income = Votre tour commence. Que prenez-vous ?
ask-weapon = Quelle arme utilisez-vous ce tour ? Une seule compte.
ask-mount = Quelle monture prenez-vous ce tour ? Une seule compte.
ask-act = { $count ->
        [0] Il ne reste aucune action. Autre chose, qui n’en coûte pas ?
        [one] Il reste 1 action. Que faites-vous ?
       *[other] Il reste { $count } actions. Que faites-vous ?
    }
ask-ride = { $count ->
        [one] Continuer ? Il reste 1 zone.
       *[other] Où allez-vous ? Jusqu’à { $count } zones.
    }
ask-place = Sur quelle zone allez-vous ?
ask-shop = { $discount ->
        [0] Vous avez { $money } $. Qu’achetez-vous, qu’améliorez-vous ?
       *[other] Vous avez { $money } $. Qu’achetez-vous, qu’améliorez-vous ? Chaque prix baisse de { $discount } $.
    }{ $free ->
        [1] {" "}Partir maintenant ne coûte aucune action.
       *[other] {""}
    }
ask-take-up = Utiliser ce nouvel équipement à la place de l’ancien ?
ask-sell-nuggets = { $count ->
        [0] Vous n’avez pas de pépite. Déposer seulement de l’or des fous ?
        [one] Vous avez { $count } pépite. Combien en déposez-vous, à 20 $ et 1 PL pièce ?
       *[other] Vous avez { $count } pépites. Combien en déposez-vous, à 20 $ et 1 PL pièce ?
    }
ask-sell-fools-gold = Déposer aussi de l’or des fous comme pépites ?
ask-pay-nugget = Payer avec une pépite ou avec de l’or des fous ?
ask-discard = { $count ->
        [one] Quelle carte défaussez-vous ?
       *[other] { $count } cartes à défausser. Laquelle maintenant ?
    }
ask-answer = { $event ->
        [start-turn] Votre tour commence. Utiliser quelque chose maintenant ?
        [gain-lp] Vous gagnez des Points de Légende. Utiliser quelque chose maintenant ?
        [gain-reputation] Vous gagnez de la réputation. Utiliser quelque chose maintenant ?
        [gain-gambler] Vous gagnez des points Joueur. Utiliser quelque chose maintenant ?
        [win-faro] Une de vos mises est payée au faro. Utiliser quelque chose maintenant ?
        [explore-frontier] Vous avez exploré la Frontière. Utiliser quelque chose maintenant ?
        [gain-longhorn] Vous avez pris des longhorns. Utiliser quelque chose maintenant ?
        [deliver-longhorn] Vous avez livré des longhorns. Utiliser quelque chose maintenant ?
        [ride-rail] Vous avez pris le chemin de fer. Utiliser quelque chose maintenant ?
        [move-sheriff] Vous avez déplacé le Shérif. Utiliser quelque chose maintenant ?
        [work] Vous avez travaillé. Utiliser quelque chose maintenant ?
        [acquire-cattle] Vous avez pris du bétail. Utiliser quelque chose maintenant ?
        [reveal-map-token] Vous avez retourné un jeton carte. Utiliser quelque chose maintenant ?
        [gain-sp] Vous avez gagné des points d’Histoire. Utiliser quelque chose maintenant ?
        [end-here] Votre tour se termine ici. Utiliser quelque chose maintenant ?
        [wound-player] Vous avez blessé un autre joueur. Utiliser quelque chose maintenant ?
        [lose-fight] Vous avez perdu le combat. Utiliser quelque chose maintenant ?
        [roll-risk] Le dé de risque est lancé. Utiliser quelque chose maintenant ?
        [repair] Vous avez réparé un lieu. Utiliser quelque chose maintenant ?
        [claim-deed] Vous avez revendiqué un titre. Utiliser quelque chose maintenant ?
        [use-deed] Vous avez utilisé un titre. Utiliser quelque chose maintenant ?
        [trader-action] Vous avez commercé avec le marchand. Utiliser quelque chose maintenant ?
        [spend-money] Vous dépensez de l’argent. Utiliser quelque chose maintenant ?
        [gain-nuggets] Vous gagnez de l’or. Utiliser quelque chose maintenant ?
        [dice-rolled] Les dés sont lancés. Changer le résultat ?
        [deposit-nuggets] Vous déposez des pépites. Utiliser quelque chose maintenant ?
        [buy-item] Vous achetez un équipement. Utiliser quelque chose maintenant ?
        [upgrade-item] Vous améliorez un équipement. Utiliser quelque chose maintenant ?
        [gain-this] Vous avez un nouvel équipement. Utiliser son effet ?
        [gain-wounds] Vous subissez des blessures. Utiliser quelque chose maintenant ?
        [lose-wounds] Vos blessures sont soignées. Utiliser quelque chose maintenant ?
        [start-fight] Le combat commence. Utiliser quelque chose maintenant ?
        [cards-revealed] Les cartes sont révélées. Utiliser l’effet de la vôtre ?
        [win-fight] Vous gagnez le combat. Utiliser quelque chose maintenant ?
        [end-move-action] Votre mouvement s’achève. Faire quelque chose ici ?
        [extend-move] Votre mouvement s’achève. Aller plus loin ?
        [travel] Vous avez chevauché. Utiliser quelque chose maintenant ?
        [cross-mesa] Vous traversez une mesa. Utiliser quelque chose maintenant ?
        [deliver-cattle] Vous livrez du bétail. Utiliser quelque chose maintenant ?
        [play-poker] La main de poker est finie. Utiliser quelque chose maintenant ?
        [win-poker] Vous gagnez au poker. Utiliser quelque chose maintenant ?
        [lose-poker] Vous perdez au poker. Utiliser quelque chose maintenant ?
        [use-card] Vous utilisez une carte. Utiliser encore autre chose ?
        [discard-this] Vous défaussez une carte sans la jouer. Utiliser son effet ?
        [contribute-story] Vous contribuez à une histoire. Utiliser quelque chose maintenant ?
        [end-turn] Vos actions sont finies. Utiliser quelque chose maintenant ?
        [reach-space] Vous atteignez une zone. Utiliser quelque chose maintenant ?
        [prospect] Vous avez prospecté. Utiliser quelque chose maintenant ?
        [revel] Vous vous êtes diverti. Utiliser quelque chose maintenant ?
       *[other] Il vous arrive quelque chose. Utiliser quelque chose maintenant ?
    }
ask-contribute = Avant la fin de votre tour : poser un disque sur une histoire dont vous avez rempli la condition ?
ask-claim = Vous pouvez accomplir un objectif. Lequel révélez-vous ?
ask-story = Les deux histoires sont complètes. Laquelle d’abord ?
ask-start-fight = { $fight ->
        [duel] Duel contre { $other }. Utiliser un effet de début de combat ?
        [rob] Braquage, vous et { $other }. Utiliser un effet de début de combat ?
        [arrest] Arrestation, vous et { $other }. Utiliser un effet de début de combat ?
       *[other] Vous affrontez { $other }. Utiliser un effet de début de combat ?
    }
ask-lay = { $declinable ->
        [sheriff] Le Shérif veut vous arrêter. Quelle carte posez-vous, ou refusez-vous le combat ?
        [no] Vous affrontez { $other }. Quelle carte posez-vous face cachée ?
       *[other] { $other } vous attaque. Quelle carte posez-vous, ou refusez-vous le combat ?
    }
ask-answer-fight = { $fight ->
        [duel] { $other } vous provoque en duel. Quelle carte posez-vous, ou refusez-vous le combat ?
        [rob] { $other } veut vous braquer. Quelle carte posez-vous, ou refusez-vous le combat ?
       *[other] { $other } veut vous arrêter. Quelle carte posez-vous, ou refusez-vous le combat ?
    }
ask-npc = Vous jouez { $fight ->
        [bandit] le bandit
        [heist] le garde de la banque
        [train] le garde du train
        [outlaw] le hors-la-loi
        [claim-jumper] le voleur de concession
       *[other] le Shérif
    } contre { $other }. Quelle carte ?
ask-react = Les cartes sont révélées : vous contre { $other }. Jouer une Réaction ?
ask-bandit-reward = Le bandit est battu. Quelle récompense prenez-vous ?
ask-steal = Braquage réussi contre { $victim }. La moitié de l’argent fait { $money } $, celle de l’or { $nuggets ->
        [0] rien
        [one] 1 pépite
       *[other] { $nuggets } pépites
    }. Que prenez-vous ?
ask-steal-token = Prendre aussi le bétail de { $victim } ?
ask-sheriff = { $count ->
        [one] Où va le Shérif ? Il reste 1 zone.
       *[other] Où va le Shérif ? Jusqu’à { $count } zones.
    }
ask-surprised = Le Shérif vous trouve. Quelle carte défaussez-vous ?
ask-sheriff-target = Qui le Shérif veut-il arrêter ?
ask-black-way = { $card } : par où va { $seat } ? Tous ces chemins sont aussi courts.
ask-black-sheriff = Par où va le Shérif ? Tous ces chemins sont aussi courts.
ask-join = { $host } joue au poker. Participer pour { $money } $ ? Le pot est de { $pot } $ pour l’instant.
ask-poker-card =
    { $house ->
        [0] Quelles cartes jouez-vous avec le flop ? Deux comptent.
       *[other] Vous êtes le croupier. Quelles sont les deux cartes qu’il joue avec le flop ?
    }
ask-choose = { $source } : que choisissez-vous ?
ask-deal = { $source }. { $effects } ?
ask-turn-wanted = On vous propose { $count ->
        [one] un point Wanted
       *[other] { $count } points Wanted
    }. Renoncez-vous à { $marshal ->
        [one] votre point Marshall
       *[other] vos { $marshal } points Marshall
    } pour devenir recherché ?
ask-target = Quel joueur ?
ask-give = Quelle carte donnez-vous ?
ask-look = Quelle histoire regardez-vous ?
ask-ranch = De quel Ranch prenez-vous du bétail ?
ask-retire = Quel bandit quitte le plateau ?
ask-take-back = Reprendre un disque ?
ask-reroll = Quel dé relancez-vous ?

## Ce qui s’est passé

event-dealt = { $seat } choisit entre { $characters }.
event-dealt-unseen = { $seat } reçoit deux personnages.
event-chose-character = { $seat } joue { $character }.
event-first-player = { $seat } commence.
event-started-at = { $seat } se place : { $space }.
event-turn-began = Manche { $round } : à { $seat } de jouer.
event-took-income = { $count ->
        [0] Revenu : { $money } $ pour { $seat }.
        [one] Revenu : { $money } $ et 1 carte pour { $seat }.
       *[other] Revenu : { $count } cartes pour { $seat }.
    }
event-readied = { $seat } utilise désormais : { $item }.
event-drew = { $seat } pioche { $cards }.
event-drew-unseen = { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
event-reshuffled = La pioche de poker est mélangée à nouveau : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
event-discarded = { $seat } défausse { $cards }.
event-gained-money = { $money ->
        [0] { $seat } ne peut pas avoir plus d’argent.
       *[other] { $seat } gagne { $money } $.
    }
event-money-limit = { $seat } ne peut garder plus de { $limit } $ : { $money } $ de perdus.
event-lost-money = { $seat } perd { $money } $.
event-spent = { $seat } paie { $money } $.
event-gained-lp = { $seat } gagne { $lp } PL ({ $source }).
event-lost-lp = { $seat } perd { $lp } PL.
event-gained-point = { $seat } gagne un point { $track } : { $at } maintenant.
event-left-track = { $seat } quitte la piste { $track }.
event-points-lost = { $count ->
        [one] { $seat } perd 1 point { $track }.
       *[other] { $seat } perd { $count } points { $track }.
    }
event-gained-nuggets = { $count ->
        [one] { $seat } gagne une pépite.
       *[other] { $seat } gagne { $count } pépites.
    }
event-nugget-limit = { $count ->
        [one] { $seat } ne peut porter plus de { $limit } pépites : 1 de perdue.
       *[other] { $seat } ne peut porter plus de { $limit } pépites : { $count } de perdues.
    }
event-lost-nuggets = { $count ->
        [one] { $seat } rend une pépite.
       *[other] { $seat } rend { $count } pépites.
    }
event-wounded = { $count ->
        [one] { $seat } subit une blessure.
       *[other] { $seat } subit { $count } blessures.
    }
event-healed = { $count ->
        [one] { $seat } soigne une blessure.
       *[other] { $seat } soigne { $count } blessures.
    }
event-unharmed = { $seat } ne subit aucune blessure.
event-rode = { $count ->
        [0] { $seat } reste sur place : { $to }.
       *[other] { $seat } chevauche : { $from } → { $to }.
    }
event-placed = { $seat } se rend ici : { $space }.
event-crossed-mesa = { $seat } traverse la mesa : { $mesa }.
event-fight-began = { $fight } : { $seat } s’en prend à { $rival }.
event-fight-began-unseen = { $seat } affronte { $fight }.
event-laid-card = { $seat } pose face cachée : { $card }.
event-laid-card-unseen = { $seat } pose une carte face cachée.
event-declined = { $seat } refuse le combat.
event-drew-fight-cards = { $seat } pioche pour { $fight } : { $cards }.
event-drew-fight-cards-unseen = { $count ->
        [one] 1 carte combat est piochée pour { $fight }.
       *[other] { $count } cartes combat sont piochées pour { $fight }.
    }
event-laid-fight-card = { $seat } pose pour { $fight } : { $card }.
event-laid-fight-card-unseen = Une carte combat est posée face cachée pour { $fight }.
event-revealed = { $seat } révèle { $card }.
event-revealed-fight-card = La carte combat : { $card }.
event-lowered = La carte posée par { $seat } vaut { $count } de moins.
event-lowered-unseen = La carte posée pour { $fight } vaut { $count } de moins.
event-raised = La carte posée par { $seat } vaut { $count } de plus.
event-raised-unseen = La carte posée pour { $fight } vaut { $count } de plus.
event-used-card = { $seat } utilise la carte { $card }.
event-used-item = { $seat } utilise un équipement : { $item }.
event-used-ability = { $seat } utilise sa capacité ({ $character }).
event-fight-card-acts = Effet de la carte combat : { $card } ({ $seat }).
event-fight-card-ignored = { $seat } ignore l’effet de la carte { $card }.
event-fight-restarted = Le combat est interrompu et recommence ({ $fight }).
event-won-fight = { $value ->
        [0] { $fight } : { $seat } l’emporte contre { $rival } sans combattre.
       *[other] { $fight } : { $seat } l’emporte contre { $rival }, { $value } à { $other }.
    }
event-won-fight-unseen = { $value ->
        [0] { $seat } l’emporte contre { $fight } sans combattre.
       *[other] { $seat } l’emporte contre { $fight }, { $value } à { $other }.
    }
event-lost-to-npc = { $other ->
        [0] { $seat } perd contre { $fight } sans combattre.
       *[other] { $seat } perd contre { $fight }, { $value } à { $other }.
    }
event-bandit-removed = Bandit retiré : { $space }.
event-bandit-came = Un bandit apparaît : { $space }.
event-stole-money = { $seat } prend { $money } $ à { $victim }.
event-stole-nuggets = { $count ->
        [one] { $seat } prend une pépite à { $victim }.
       *[other] { $seat } prend { $count } pépites à { $victim }.
    }
event-stole-cattle = { $seat } prend à { $victim } son bétail du { $color } : { $token }.
event-stole-cattle-unseen = { $seat } prend à { $victim } son bétail du { $color }.
event-arrested = { $by } arrête { $seat }.
event-arrested-unseen = Le Shérif arrête { $seat }.
event-sheriff-moved = { $seat } envoie le Shérif : { $from } → { $to }.
event-sheriff-home = Le Shérif retourne à son Bureau.
event-acquired-cattle = { $seat } prend du bétail au { $color } : { $token }.
event-acquired-cattle-unseen = { $seat } prend du bétail au { $color }.
event-delivered-cattle = { $seat } livre { $token } : { $delivery }.
event-lost-cattle = { $seat } perd son bétail du { $color }.
event-poker-began = { $seat } lance une main de poker à { $town }.
event-joined-poker = { $seat } participe à la main de poker.
event-sat-out = { $seat } ne participe pas.
event-deals = { $seat } est le croupier et pioche : { $cards }.
event-deals-unseen = { $count ->
        [one] { $seat } est le croupier et pioche { $count } carte.
       *[other] { $seat } est le croupier et pioche { $count } cartes.
    }
event-flop = Le flop : { $cards }.
event-showed = { $seat } montre { $cards } : { $hand }.
event-house-showed = Le croupier montre { $cards } : { $hand }.
event-won-pot = { $seat } gagne { $money } $ au poker.
event-house-won = Le croupier remporte le pot de { $money } $.
event-rolled = { $seat } lance un dé : { $die }.
event-rerolled = { $seat } relance un dé : { $die }.
event-deposited = { $count ->
        [one] { $seat } dépose une pépite à la Banque.
       *[other] { $seat } dépose { $count } pépites à la Banque.
    }
event-reveled = { $seat } se divertit au Cabaret : { $lp } PL pour { $money } $.
event-worked = { $seat } travaille.
event-saw-doctor = { $seat } voit le Docteur.
event-bought = { $seat } achète pour { $money } $ : { $item }.
event-upgraded = { $money ->
        [0] { $seat } améliore : { $item }.
       *[other] { $seat } améliore pour { $money } $ : { $item }.
    }
event-got-item = { $seat } a un nouvel équipement : { $item }.
event-used-up = { $seat } consomme : { $item }.
event-contributed = { $moved ->
        [0] { $seat } pose un disque sur l’histoire de { $side }.
       *[other] { $seat } déplace un disque vers l’histoire de { $side }.
    }
event-story-available = Nouvelle histoire à { $side } : { $back }.
event-story-resolved = { $seat } résout l’histoire : { $story }.
event-disc-returned = { $seat } reprend un disque sur l’histoire de { $side }.
event-peeked-story = { $seat } regarde l’histoire de { $side } : { $story }.
event-peeked-story-unseen = { $seat } regarde l’histoire de { $side }.
event-saw-cards = { $count ->
        [0] { $victim } n’a aucune carte à montrer à { $seat }.
       *[other] { $seat } voit chez { $victim } : { $cards }.
    }
event-saw-cards-unseen = { $count ->
        [0] { $victim } n’a aucune carte à montrer à { $seat }.
        [one] { $seat } regarde une carte chez { $victim }.
       *[other] { $seat } regarde { $count } cartes chez { $victim }.
    }
event-gave-card = { $seat } donne une carte à { $to } : { $card }.
event-gave-card-unseen = { $seat } donne une carte à { $to }.
event-recovered = { $seat } reprend en main { $card }.
event-became-legend = { $seat } entre dans la légende : la capacité de son personnage est désormais active.
event-more-actions = { $count ->
        [one] { $seat } gagne une action.
       *[other] { $seat } gagne { $count } actions.
    }
event-end-triggered = { $seat } a { $lp } PL : la manche s’achève, puis une dernière est jouée.
event-last-round = La dernière manche commence : encore un tour chacun.
event-scored = { $seat } termine avec { $lp } PL.
event-goals-dealt = { $seat } garde trois objectifs : { $goals }.
event-goals-dealt-unseen = { $seat } garde trois objectifs.
event-claimed-goal = { $seat } accomplit l’objectif « { $goal } ».
event-drew-token = { $seat } prend un jeton légendaire : { $token }.
event-drew-token-unseen = { $seat } prend un jeton légendaire.
event-returned-token = { $seat } rend un jeton légendaire : { $token }.
event-returned-token-unseen = { $seat } rend un jeton légendaire.
event-tokens-shown = { $count ->
        [0] { $seat } n’a aucun jeton légendaire.
        [one] { $seat } révèle { $count } jeton légendaire : { $lp } PL.
       *[other] { $seat } révèle { $count } jetons légendaires : { $lp } PL.
    }
event-used-bonus = { $seat } utilise le Bonus de { $face }.
event-prospected = { $seat } prospecte.
event-black-revealed = { $seat } agit : { $card }.
event-black-shuffled = { $seat } a joué ses { $count } cartes ; elles sont mélangées à nouveau.
event-black-rests = { $seat } vous laisse tranquille cette manche.

## Ce que fait une carte : à qui

who-opponent = l’adversaire
who-chosen-player = un joueur de votre choix
who-each-other-player = chaque autre joueur
who-each-player = chaque joueur
who-right-neighbour = le joueur de droite
who-that-player = ce joueur
who-fighter = le joueur qui combat
who-other-player = l’autre joueur
who-such = { $subject } ({ $test })

## Ce que fait une carte : combien

much-money = { $amount ->
        [all] tout l’argent
        [half] la moitié de l’argent
       *[other] { $amount } $
    }
much-lp = { $amount } PL
much-marshal = { $amount ->
        [all] tous les points Marshall
        [half] la moitié des points Marshall
        [one] { $amount } point Marshall
       *[other] { $amount } points Marshall
    }
much-wanted = { $amount ->
        [all] tous les points Wanted
        [half] la moitié des points Wanted
        [one] { $amount } point Wanted
       *[other] { $amount } points Wanted
    }
much-reputation = { $amount ->
        [one] { $amount } point du même type en plus
       *[other] { $amount } points du même type en plus
    }
much-cards = { $amount ->
        [all] toutes les cartes
        [half] la moitié des cartes
        [to-limit] des cartes jusqu’à la limite de main
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
much-nuggets = { $amount ->
        [all] toutes les pépites
        [half] la moitié des pépites
        [one] { $amount } pépite
       *[other] { $amount } pépites
    }
much-wounds = { $amount ->
        [all] toutes les blessures
        [half] la moitié des blessures
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
much-actions = { $amount ->
        [one] { $amount } action en plus
       *[other] { $amount } actions en plus
    }
much-cattle = le bétail
much-per = { $what } par { $each }
much-per-at-most = { $what } par { $each }, { $most } au plus
count-wounds = blessure
count-nuggets = pépite
count-cards = carte en main
count-upgraded-items = équipement amélioré
count-items = équipement
count-contributors = joueur qui a contribué
count-wanted-players = joueur recherché
count-bandits = bandit sur le plateau
count-players-here = autre joueur sur place

## Ce que fait une carte : ses mots

do-and = { $one }, { $two }
do-then = { $one }, puis { $two }
do-or = { $one } ou { $two }
do-nothing = rien
do-gain-money = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-lose-money = { $who ->
        [you] perdre { $what }
       *[other] { $subject } perd { $what }
    }
do-gain-lp = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-lose-lp = { $who ->
        [you] perdre { $what }
       *[other] { $subject } perd { $what }
    }
do-gain-marshal = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-gain-wanted = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-lose-wanted = { $who ->
        [you] perdre { $what }
       *[other] { $subject } perd { $what }
    }
do-draw-cards = { $who ->
        [you] piocher { $what }
       *[other] { $subject } pioche { $what }
    }
do-discard-cards = { $who ->
        [you] défausser { $what }
       *[other] { $subject } défausse { $what }
    }
do-discard-at-random = { $who ->
        [you] défausser { $what } au hasard
       *[other] { $subject } défausse { $what } au hasard
    }
do-gain-nuggets = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-lose-nuggets = { $who ->
        [you] rendre { $what }
       *[other] { $subject } rend { $what }
    }
do-gain-wounds = { $who ->
        [you] subir { $what }
       *[other] { $subject } subit { $what }
    }
do-heal = { $who ->
        [you] soigner { $what }
       *[other] { $subject } soigne { $what }
    }
do-gain-same-reputation = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-gain-actions = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-choose = { $options }
do-may = si vous voulez, { $effects }
do-pay = { $cost } pour { $effects }
do-may-pay = { $times ->
        [one] si vous voulez, { $deal }
       *[other] si vous voulez, et jusqu’à { $times } fois, { $deal }
    }
do-if = si { $test } : { $then }
do-if-else = si { $test } : { $then } ; sinon { $else }
do-roll-dice = { $count ->
        [one] lancer 1 dé de prospection
       *[other] lancer { $count } dés de prospection
    }
do-reroll-dice = { $count ->
        [one] relancer 1 dé
       *[other] relancer { $count } dés
    }
do-move-sheriff = { $count ->
        [one] déplacer le Shérif de 1 zone
       *[other] déplacer le Shérif de { $count } zones au plus
    }
do-move-self = { $count ->
        [one] avancer de 1 zone
       *[other] avancer de { $count } zones au plus
    }
do-place-self = { $spot ->
        [town] se rendre en ville
        [outside] se rendre hors de la ville
        [location] se rendre sur un lieu (sauf les planques)
        [bank] se rendre à la Banque
        [mine] se rendre à la Mine
        [rail-station] se rendre à la Gare
        [hideout] se rendre à une planque
       *[other] se rendre au { $place }
    }
do-peek-hand = { $count ->
        [one] regarder 1 carte de la main adverse
       *[other] regarder { $count } cartes de la main adverse
    }
do-peek-story-deck = regarder une carte histoire
do-lower-own = votre carte vaut { $by } de moins
do-lower-opposing = la carte adverse vaut { $by } de moins
do-raise-own = votre carte vaut { $by } de plus
do-raise-opposing = la carte adverse vaut { $by } de plus
do-cancel-wounds = ne subir aucune blessure dans ce combat
do-cancel-fight-effect = ignorer l’effet de la carte combat
do-restart-fight = le combat recommence
do-forbid-marshal-reward = pas de point Marshall pour ce combat
do-steal = prendre { $what } ({ $subject })
do-hand-over = donner { $what }
do-demand = { $who ->
        [you] choisir : { $options }
       *[other] { $subject } choisit : { $options }
    }
do-recover-card = reprendre en main { $what } que vous venez de jouer
do-buy-item = acheter ou améliorer { $kind }{ $discount ->
        [0] {""}
       *[other] , { $discount } $ de moins
    }
do-buy-item-new = acheter { $kind }{ $discount ->
        [0] {""}
       *[other] , { $discount } $ de moins
    }
do-buy-item-upgrade = améliorer { $kind }{ $discount ->
        [0] {""}
       *[other] , { $discount } $ de moins
    }
do-discard-this = remettre cette carte au Magasin
do-gain-cattle = prendre du bétail à un Ranch
do-gain-cattle-of = prendre du bétail au { $ranch }
do-retire-bandit = retirer un bandit du plateau
do-return-disc = reprendre un disque d’histoire

## Ce que demande une carte

is-marshal = { $least ->
        [one] Marshall
       *[other] Marshall avec au moins { $least } points
    }
is-wanted = { $least ->
        [one] recherché
       *[other] recherché avec au moins { $least } points
    }
is-neutral = ni Marshall ni recherché
is-most-wanted = le plus recherché
is-at = { $spot ->
        [town] en ville
        [outside] hors de la ville
        [location] sur un lieu (sauf les planques)
        [bank] à la Banque
        [mine] à la Mine
        [rail-station] à la Gare
        [hideout] à une planque
       *[other] au { $place }
    }
is-same-space = dans la même zone
is-same-town = dans la même ville
is-at-least = au moins { $least }
is-at-most = { $most } au plus
is-between = de { $least } à { $most }
is-has-cattle = avec du bétail
is-has-item = avec { $what }
is-fewest-lp = personne n’a moins de PL
is-fight-against = contre { $foes }
is-fight-role = { $role ->
        [attacker] attaquant
       *[defender] défenseur
    }
is-fight-won = le combat est gagné
is-wanted-exists = quelqu’un est recherché
is-not = pas { $test }
is-any = { $one } ou { $two }
is-all = { $one } et { $two }
foe-player = un joueur
foe-bandit = un bandit
foe-guard = le garde de la banque
foe-sheriff = le Shérif
kind-any = { $count ->
        [one] un équipement
       *[other] { $count } équipements
    }
kind-weapon = { $count ->
        [one] une arme
       *[other] { $count } armes
    }
kind-mount = { $count ->
        [one] une monture
       *[other] { $count } montures
    }
kind-misc = { $count ->
        [one] un objet divers
       *[other] { $count } objets divers
    }
upgraded-kind = { $what } (face améliorée)

## Pourquoi une réponse n’est pas possible

why-not-here = Il faut être ici : { $place }.
why-no-money = Il vous faut { $money } $.
why-no-nuggets = Vous n’avez ni pépite ni or des fous à déposer.
why-one-heist = La Banque ne s’attaque qu’une fois par tour.
why-no-card = Vous n’avez pas de carte pour combattre.
why-no-wounds = Vous n’avez pas de blessure à soigner.
why-nothing-to-buy = Rien ne peut être acheté ni amélioré maintenant.
why-enter-store = Faites d’abord des achats : les équipements se choisissent dans le Magasin.
why-carrying = Vous transportez déjà un jeton bétail.
why-empty-ranch = Le Ranch n’a plus de bétail.
why-no-cattle-in-game = La première partie se joue sans bétail.
why-no-goals = Cette partie se joue sans objectifs.
why-no-goal-met = Aucun de vos objectifs n’est atteint.
why-goal-claimed = Déjà accompli : « { $goal } ».
why-goal-not-held = Ce n’est pas un de vos objectifs : « { $goal } ».
why-goal-not-met = Pas encore atteint : « { $goal } ».
why-no-action-card = Aucune carte, aucun équipement n’a d’Action utile maintenant.
why-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
why-no-action-on-it = Cette carte n’a pas d’Action : { $card }.
why-no-effect = Cette carte ne changerait rien maintenant : { $card }.
why-not-owned = Vous ne l’avez pas : { $item }.
why-item-no-action = Cet équipement n’a pas d’Action : { $item }.
why-item-no-effect = { $item } n’aurait aucun effet maintenant.
why-owned = Vous l’avez déjà : { $item }.
why-sold-out = Il n’y en a plus au Magasin : { $item }.
why-not-in-game = Absent de la première partie : { $item }.
why-misc-full = { $count ->
        [one] Vous ne pouvez porter que 1 objet divers.
       *[other] Vous ne pouvez porter que { $count } objets divers.
    }
why-not-upgradable = Cet équipement ne s’améliore pas : { $item }.
why-upgraded = Cet équipement est déjà amélioré : { $item }.
why-nobody-to-demand = Personne ne pourrait céder ce que la carte exige.
why-nobody-to-fight = Il n’y a personne à affronter ici.
why-no-such-player = { $seat } n’est pas à cette table.
why-not-yourself = Il faut choisir quelqu’un d’autre.
why-not-marshal = Il faut être Marshall pour arrêter quelqu’un.
why-not-in-space = { $seat } n’est pas dans la même zone.
why-fought = Vous avez déjà combattu { $seat } ce tour.
why-not-wanted = { $seat } n’a aucun point Wanted.
why-black-never-arrested = { $seat } ne peut pas être arrêté.
why-must-fight = Vous attaquez : vous ne pouvez pas refuser.
why-must-face-sheriff = Vous avez une carte de poker : vous devez affronter le Shérif.
why-no-movement = Il n’y a nulle part où aller.
why-no-step = Vous ne pouvez pas avancer zone par zone : allez-y directement.
why-already-there = Vous y êtes déjà : { $space }.
why-too-far = { $count ->
        [one] Trop loin pour un mouvement de 1 zone : { $space }.
       *[other] Trop loin pour un mouvement de { $count } zones : { $space }.
    }
why-not-adjacent = Cette zone n’est pas voisine : { $space }.
why-ride-there = Un bandit s’y trouve : choisissez « Chevaucher vers : { $space } ».
why-mesa = Vous ne pouvez pas traverser la mesa : { $space }.
why-sheriff-there = Le Shérif y est, et vous avez des points Wanted : { $space }.
why-sheriff-in-the-way = Le Shérif barre la route, et vous avez des points Wanted : { $space }.
why-bandit-in-the-way = Un bandit barre la route : { $space }.
why-no-cattle = Vous ne transportez pas de bétail.
why-no-delivery-here = Le bétail se livre à la Gare ou à l’autre Ranch.
why-after-a-move = Le bétail se livre à la fin d’une action Mouvement.
why-one-disc = Vous avez déjà posé un disque ce tour.
why-story-full = L’histoire est complète.
why-discs-there = Vos deux disques y sont déjà.
why-trigger-not-met = Vous n’avez pas fait ce que demande cette histoire.
why-disc-passed = Vous avez renoncé à ce disque pendant votre dernière action.
why-disc-between-actions = Ce disque se pose entre vos actions, ou à la fin de votre tour.
why-card-forbids = La carte combat interdit le point Marshall.
why-wanted-no-marshal = Un joueur recherché ne gagne pas de point Marshall.
why-first = D’abord, { $must }.
why-no-pass = Impossible de passer : { $must }.
why-no-yes-or-no = On ne répond pas par oui ou non : { $must }.
why-no-choice-now = Aucune carte n’offre de choix maintenant : { $must }.
why-not-your-turn = C’est le tour de { $seat }.
why-actions-over = Vos actions sont terminées : le tour s’achève.
why-no-actions-left = Il ne vous reste aucune action.
why-end-instead = Pour ne plus rien faire, finissez votre tour.
why-income-once = Le revenu se prend une fois, au début de votre tour.
why-mount-next = Choisissez d’abord votre arme ; la monture vient ensuite.
why-weapon-chosen = Vous avez déjà choisi votre arme pour ce tour.
why-switch-at-start = On ne change d’arme ou de monture qu’au début de son tour, ou en en achetant une.
why-in-use = Vous l’utilisez déjà : { $item }.
why-not-equippable = Ce n’est ni une arme ni une monture : { $item }.
why-no-ride-to-stop = Vous n’êtes pas en route.
why-not-in-store = Vous n’êtes pas dans le Magasin.
why-must-buy = Vous avez choisi d’acheter : il faut acheter ou améliorer un équipement.
why-nothing-to-decline = Personne ne vous attaque.
why-too-late-to-decline = Il est trop tard pour refuser ce combat.
why-no-poker-to-join = Il n’y a pas de main de poker à laquelle participer.
why-after-a-robbery = Le butin se prend après un Braquage réussi.
why-goods-taken = Vous avez déjà choisi entre l’argent et l’or.
why-cattle-afterwards = Choisissez d’abord l’argent ou l’or ; le bétail vient ensuite.
why-has-no-money = { $seat } n’a pas d’argent.
why-has-no-gold = { $seat } n’a pas d’or.
why-has-no-cattle = { $seat } ne transporte pas de bétail.
why-after-a-bandit = C’est une récompense pour un bandit battu.
why-no-nugget-due = Vous n’avez pas de pépite à payer.
why-no-nugget-left = Il ne vous reste aucune pépite.
why-must-pay-nugget = Vous avez une pépite ou de l’or des fous : il faut payer.
why-gold-when-due = L’or des fous sert quand on dépose ou paie des pépites.
why-not-fools-gold = Cette carte ne compte pas comme pépite : { $card }.
why-deposit-first = Choisissez d’abord l’action Déposer des pépites : vous direz ensuite combien.
why-sell-one = Il faut déposer au moins une pépite ou un or des fous.
why-fewer-nuggets = { $count ->
        [0] Vous n’avez pas de pépite.
        [one] Vous n’avez que 1 pépite.
       *[other] Vous n’avez que { $count } pépites.
    }
why-no-dice = Aucun dé ne peut être relancé maintenant.
why-no-such-die = Ce dé n’est pas là.
why-not-both-full = On ne choisit que si les deux histoires sont complètes.
why-stories-face-down = On ne regarde une histoire que si une carte le permet.
why-no-story-there = Il n’y a pas d’histoire à cet endroit.
why-disc-stays = On ne reprend un disque que si une carte le permet.
why-no-disc-there = Vous n’y avez pas de disque.
why-no-disc-at-the-end = Aucun disque ne se pose à la fin du tour.
why-no-cattle-offered = Aucune carte ne vous offre de bétail maintenant.
why-no-player-asked-for = Aucune carte ne demande de choisir un joueur maintenant.
why-not-meant = La carte ne peut pas être utilisée sur { $seat }.
why-ride-instead = Vous ne pouvez pas y aller directement : chevauchez.
why-not-such-a-place = Vous ne pouvez pas y aller directement : { $space }.
why-bandit-there = Un bandit s’y trouve : { $space }.
why-sheriff-stays = Le Shérif ne se déplace que par une histoire ou une Chasse à l’homme.
why-sheriff-already-there = Le Shérif y est déjà : { $space }.
why-sheriff-ends-there = Un joueur recherché s’y trouve, le Shérif s’y arrête : envoyez-le directement vers { $space }.
why-sheriff-last-space = Il reste 1 zone au Shérif : envoyez-le directement.
why-sheriff-too-far = { $count ->
        [one] Trop loin pour le Shérif, qui se déplace de 1 zone : { $space }.
       *[other] Trop loin pour le Shérif, qui se déplace de { $count } zones : { $space }.
    }
why-wanted-in-his-way = Le Shérif devrait s’arrêter près d’un joueur recherché en chemin : { $space }.
why-not-with-sheriff = { $seat } n’est pas avec le Shérif.
why-not-shortest = Il prend un chemin le plus court, et va aussi loin qu’il peut.
why-bandit-stays = Un bandit disparaît quand on l’affronte, ou par une histoire.
why-no-bandits = Il n’y a pas de bandit sur le plateau.
why-no-bandit-there = Il n’y a pas de bandit ici : { $space }.
why-he-acts-later = L’Homme en Noir agit à la fin de la manche.
why-he-is-not-here = L’Homme en Noir n’intervient qu’à deux joueurs.
why-laid-in-fights = Les cartes se posent dans un combat.
why-no-discard-due = Vous n’avez pas à défausser maintenant.
why-must-discard = Il faut défausser.
why-hand-limit = { $count ->
        [one] Vous ne gardez que 1 carte : défaussez les autres.
       *[other] Vous ne gardez que { $count } cartes : défaussez les autres.
    }
why-played-with-the-flop = Les cartes se jouent avec le flop, au poker.
why-no-gifts = On ne donne une carte que si une carte l’exige.
why-no-npc-to-play = Vous ne jouez ni bandit, ni garde, ni Shérif maintenant.
why-not-drawn = Cette carte n’a pas été piochée : { $fight-card }.
why-character-chosen = Les personnages se choisissent avant la partie.
why-not-dealt = Vous n’avez pas reçu ce personnage : { $character }.
why-not-in-cast = { $character } ne joue pas dans la première partie.
why-taken = Ce personnage est déjà pris : { $character }.
why-opener-left = Il ne reste que { $character } : la première partie en a besoin.
why-not-your-start = Votre personnage ne commence pas ici : { $space }.
why-hideout-taken = Quelqu’un commence déjà dans cette planque : { $space }.
why-off-the-mesa = Vous êtes sur une mesa : descendez vers une zone voisine.
why-last-space = Cela prend tout votre mouvement : choisissez « Chevaucher vers : { $space } ».
why-other-choice = C’est un choix de { $source }.
why-three-wounds = Personne ne peut avoir plus de 3 blessures.
why-nobody-wanted = Le Shérif ne se déplace que si quelqu’un est recherché.
why-no-free-space = Aucune zone n’y est libre de bandits et du Shérif.
why-test-fails = La condition de la carte n’est pas remplie.
why-too-little-money = Il n’y a pas assez d’argent : il faut { $count } $.
why-too-few-cards = { $count ->
        [one] Il n’y a pas de carte à donner.
       *[other] Il n’y a pas assez de cartes : il en faut { $count }.
    }
why-too-few-nuggets = { $count ->
        [one] Il n’y a pas de pépite à donner.
       *[other] Il n’y a pas assez de pépites : il en faut { $count }.
    }
why-too-few-marshal = { $count ->
        [one] Il n’y a pas de point Marshall à perdre.
       *[other] Il n’y a pas assez de points Marshall : il en faut { $count }.
    }
why-too-few-wanted = { $count ->
        [one] Il n’y a pas de point Wanted à perdre.
       *[other] Il n’y a pas assez de points Wanted : il en faut { $count }.
    }
why-weapons-only = Seules des armes se vendent ici.
why-mounts-only = Seules des montures se vendent ici.
why-misc-only = Seuls des objets divers se vendent ici.
why-upgrades-only = Seules des améliorations se vendent ici.
why-new-ones-only = Seuls de nouveaux équipements se vendent ici.
why-no-such-card = Vous n’avez pas de carte pour cela.
why-not-the-dealers = Cette carte n’est pas parmi celles du croupier : { $card }.
why-chosen-already = Vous avez déjà choisi { $card }.
why-no-reaction = Vous n’avez pas de Réaction pour cela.
why-after-bonuses = Les Réactions viennent après les effets Bonus.
why-bonuses-over = Les effets Bonus précèdent les Réactions.
why-no-reaction-on-it = Cette carte n’a pas de Réaction : { $card }.
why-used-up = Déjà utilisé : { $what }.
why-later = { $event ->
        [start-turn] { $what } : au début de votre tour.
        [start-fight] { $what } : au début d’un combat.
        [cards-revealed] { $what } : dans un combat, quand les cartes sont révélées.
        [win-fight] { $what } : après un combat gagné.
        [extend-move] { $what } : à la fin de votre action Mouvement.
        [end-move-action] { $what } : à la fin de votre action Mouvement.
        [gain-reputation] { $what } : quand vous gagnez des points Marshall ou Wanted.
        [gain-gambler] { $what } : quand vous gagnez des points Joueur.
        [win-faro] { $what } : après une mise payée au faro.
        [dice-rolled] { $what } : quand vous avez lancé les dés de prospection.
        [lose-poker] { $what } : après une défaite au poker.
       *[other] { $what } : seulement au moment que nomme son texte.
    }
why-condition-not-met = La condition n’est pas remplie : { $what }.
why-not-your-character = Vous ne jouez pas { $character }.
why-ability-asleep = Votre capacité agit dès { $lp } PL.
why-ability-by-itself = Votre capacité agit d’elle-même.
why-no-item-now = Aucun de vos équipements ne sert maintenant.
why-item-idle = Ce n’est pas celui que vous utilisez ce tour : { $item }.
why-item-by-itself = Cet équipement agit de lui-même : { $item }.
why-must-face-bandit = Un bandit doit être affronté : vous ne pouvez pas refuser.
why-heist-begun = Vous avez lancé l’attaque de banque : vous ne pouvez pas refuser.
why-claim-between-actions = « { $goal } » s’accomplit entre vos actions, ou à la fin de votre tour.

## Ce que veut la question, dans une raison : « D’abord, … »

must-character = choisissez votre personnage
must-pick-character = choisissez votre personnage
must-start-space = choisissez où vous commencez
must-income = prenez votre revenu
must-weapon = choisissez votre arme pour ce tour
must-mount = choisissez votre monture pour ce tour
must-act = faites une action, ou finissez votre tour
must-story = choisissez l’histoire à résoudre
must-ride = finissez votre déplacement
must-place = choisissez la zone où vous allez
must-shop = finissez vos achats
must-take-up = dites si vous utilisez le nouvel équipement
must-sell-nuggets = dites combien de pépites vous déposez
must-sell-fools-gold = dites si vous déposez de l’or des fous
must-pay-nugget = payez la pépite
must-discard = choisissez la carte à défausser
must-answer = utilisez quelque chose, ou passez
must-claim = accomplissez un objectif, ou passez
must-contribute = posez un disque, ou passez
must-start-fight = utilisez un effet de début de combat, ou passez
must-lay = posez une carte pour le combat
must-answer-fight = combattez, ou refusez le combat
must-npc = choisissez la carte combat
must-react = jouez une Réaction, ou passez
must-bandit-reward = choisissez votre récompense
must-steal = choisissez ce que vous prenez
must-steal-token = dites si vous prenez le bétail
must-sheriff = déplacez le Shérif
must-surprised = choisissez la carte à défausser
must-sheriff-target = dites qui le Shérif veut arrêter
must-black-way = choisissez le chemin de l’Homme en Noir
must-black-sheriff = choisissez le chemin du Shérif
must-join = participez à la main de poker, ou non
must-poker-card = choisissez vos cartes pour le poker
must-choose = choisissez ce que la carte propose
must-deal = répondez par oui ou non
must-turn-wanted = dites si vous devenez recherché
must-target = choisissez un joueur
must-give = choisissez la carte à donner
must-look = choisissez l’histoire à regarder
must-ranch = choisissez un Ranch
must-retire = choisissez un bandit
must-take-back = reprenez un disque, ou passez
must-reroll = choisissez un dé

## Rows of a turn: what one may do, and what it brings
verb-ride = Chevaucher
verb-work = Travailler
verb-prospect = Prospecter
verb-deposit = Déposer des pépites
verb-heist = Attaquer la Banque
verb-heal = Voir le Docteur
verb-revel = Se divertir
verb-poker = Poker
verb-store = Faire des achats
verb-acquire = Prendre du bétail
verb-fight = Combattre
verb-duel = Duel
verb-rob = Braquer
verb-arrest = Arrêter
gain-work = +10 $
gain-prospect = 2 dés pour trouver de l’or
gain-deposit = 20 $ et 1 PL par pépite
gain-heist = 1 carte : 80 $, 3 Wanted
gain-heal = 10 $ : tout soigner, 1 carte par blessure
gain-revel = 30 $ par PL
gain-poker = 10 $ de mise, le pot à gagner
gain-store = acheter et améliorer
gain-acquire = 1 jeton, à livrer
gain-fight = 1 carte, face cachée
gain-duel = 2 PL
gain-rob = moitié argent ou or
gain-arrest = +1

## Pronostics de combat et de poker

forecast-heading = Pronostic
forecast-now = { $end ->
        [win] En l’état, vous gagnez
        [tie-win] Égalité en l’état : vous gagnez
        [lose] En l’état, vous perdez
        [tie-lose] Égalité en l’état : vous perdez
        [tie-other] Égalité en l’état : { $who } gagne
        [again] Le combat recommence
       *[other] En l’état, { $who } gagne
    }
forecast-end = { $end ->
        [win] vous gagnez
        [tie-win] égalité, vous gagnez
        [lose] vous perdez
        [tie-lose] égalité, vous perdez
        [tie-other] égalité, { $who } gagne
        [again] le combat recommence
       *[other] { $who } gagne
    }
forecast-change = { $end ->
        [win] { $change } : vous gagnez
        [tie-win] { $change } : égalité, vous gagnez
        [lose] { $change } : vous perdez
        [tie-lose] { $change } : égalité, vous perdez
        [tie-other] { $change } : égalité, { $who } gagne
       *[other] { $change } : { $who } gagne
    }
forecast-beats = { $card ->
        [none] ne bat aucune carte
        [A] bat toute carte
       *[other] bat { $card } ou moins
    }
forecast-laid = { $card ->
        [none] Vaut { $value } : ne bat aucune carte
        [A] Vaut { $value } : bat toute carte
       *[other] Vaut { $value } : bat { $card } ou moins
    }
forecast-open = Une réaction reste possible : { $who }
forecast-ties-npc = En cas d’égalité, { $who } gagne
forecast-ties-black = En cas d’égalité, { $who } gagne
forecast-ties-active = { $mine ->
        [yes] En cas d’égalité, vous gagnez : vous attaquez
       *[no] En cas d’égalité, { $who } gagne en attaquant
    }
forecast-ties-guard = { $mine ->
        [yes] En cas d’égalité, vous gagnez contre le garde
       *[no] En cas d’égalité, { $who } gagne contre le garde
    }
forecast-ties-ability = { $mine ->
        [yes] En cas d’égalité, vous gagnez ({ $card })
       *[no] En cas d’égalité, { $who } gagne ({ $card })
    }
forecast-ties-host = { $mine ->
        [yes] En cas d’égalité, vous gagnez : vous avez lancé la partie
       *[no] En cas d’égalité, { $who } gagne pour avoir lancé la partie
    }
forecast-ties-roller = { $mine ->
        [yes] En cas d’égalité, vous gagnez, même contre le flambeur
       *[no] En cas d’égalité, { $who } gagne, puis le flambeur
    }
forecast-ties-house = { $mine ->
        [yes] En cas d’égalité, la maison gagne, et vous jouez pour elle
       *[no] En cas d’égalité, la maison gagne
    }
forecast-unbeaten = Aucune autre main ne la bat
forecast-beaten-higher = Seules des cartes plus hautes la battent
forecast-beaten = Battue par { $hands }
forecast-beaten-or-higher = Battue par des cartes plus hautes, { $hands }
forecast-to-come = { $count ->
        [one] { $count } carte est encore à venir
       *[other] { $count } cartes sont encore à venir
    }
