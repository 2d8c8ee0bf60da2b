# Western Legends: Ante Up

# ---- events ----
event-train-moved = The train stops at { $stop }.

# ---- gambling ----
source-gambler-track = Gambler track
much-gambler = { $amount ->
        [one] 1 Gambler point
       *[other] { $amount } Gambler points
    }
much-legendary = { $amount ->
        [one] 1 legendary token
       *[other] { $amount } legendary tokens
    }
do-gain-gambler = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-gain-legendary-token = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-roll-dice-gravel = { $count ->
        [one] roll 1 gold die; on gravel, { $gravel }
       *[other] roll { $count } gold dice; for each on gravel, { $gravel }
    }
event-gained-gambler = { $seat } gains a Gambler point and now has { $at }.
event-gambler-beyond = { $seat } gains a Gambler point beyond the end of the track.
