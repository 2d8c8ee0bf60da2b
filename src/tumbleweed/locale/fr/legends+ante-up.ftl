# Western Legends: Ante Up

# ---- événements ----
event-train-moved = Le train s’arrête : { $stop }.

# ---- gambling ----
source-gambler-track = piste Joueur
much-gambler = { $amount ->
        [one] { $amount } point Joueur
       *[other] { $amount } points Joueur
    }
much-legendary = { $amount ->
        [one] { $amount } jeton légendaire
       *[other] { $amount } jetons légendaires
    }
do-gain-gambler = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-gain-legendary-token = { $who ->
        [you] gagner { $what }
       *[other] { $subject } gagne { $what }
    }
do-roll-dice-gravel = { $count ->
        [one] lancer 1 dé de prospection ; sur du gravier, { $gravel }
       *[other] lancer { $count } dés de prospection ; pour chaque gravier, { $gravel }
    }
event-gained-gambler = { $seat } gagne un point Joueur : { $at } maintenant.
event-gambler-beyond = { $seat } gagne un point Joueur au-delà du bout de la piste.
