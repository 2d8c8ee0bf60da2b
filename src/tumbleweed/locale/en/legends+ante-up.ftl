# Western Legends: Ante Up

# ---- events ----
event-train-moved = The train stops at { $stop }.

# ---- land, train, frontier ----
ranch-orange = Orange Ranch
fight-train = the train guard
foe-train_guard = the train guard
option-trail = Over the mountain pass to { $space }: a whole Move action
option-rail = By rail to { $space } for ${ $money }
option-heist-train = Rob the train: turn up an encounter and beat its guard
option-frontier = Explore the frontier: discard cards, turn the token
option-enough = That is enough: turn the token
verb-trail = Mountain pass
verb-rail = Railway
verb-heist-train = Train heist
gain-heist-train = 1 card: what the encounter says
verb-frontier = Explore the frontier
gain-frontier = cards by value: what the token says
ask-frontier = The frontier asks for cards worth { $count }; { $paid } laid out so far. Which ones?
ask-stand = { $stand ->
        [general-store] General Store:
        [trading-post] Trading Post:
       *[any] From either stand:
    } { $discount ->
        [0] you have ${ $money }. What do you buy or upgrade?
       *[other] you have ${ $money }. What do you buy or upgrade? Every price is ${ $discount } lower.
    }{ $free ->
        [1] {" "}Leaving now costs no action.
       *[other] {""}
    }
must-frontier = choose your cards for the frontier
must-stand = finish your shopping
do-move-train = the train moves { $count ->
        [one] 1 stop
       *[other] { $count } stops
    } on
event-sheriff-to-office = The Sheriff is put at { $space }.
event-took-trail = { $seat } crosses the mountain pass from { $from } to { $to }.
event-took-rail = { $seat } takes the railway from { $from } to { $to } for ${ $money }.
event-encounter-turned = { $seat } robs the train: { $encounter }. The guard draws { $count } fight cards.
event-encounters-shuffled = The { $count } encounters are shuffled into a new deck.
event-explored = { $seat } explores { $space }: { $token }.
why-other-stand = { $item } is sold at: { $stand }.
why-no-pass-here = No mountain pass begins in your space.
why-other-head = The pass in your space leads to { $space }.
why-whole-move-action = A mountain pass takes a whole Move action.
why-rail-once = The railway can be used once, in a Move action.
why-one-heist-in-all = One heist a turn, at the Bank or on the train.
why-no-frontier-token = No frontier token lies here.
why-cards-too-low = Your cards are not worth enough.
why-not-enough-yet = Cards worth { $count } more are needed.
why-nothing-explored = You are not exploring the frontier now.

# ---- event tokens ----
laid-claim_jumper = claim jumper
laid-longhorn = longhorn
laid-outlaw = outlaw
laid-high_roller = high roller
laid-nugget = gold nugget
laid-frontier = frontier token
fight-outlaw = the outlaw
fight-claim-jumper = the claim jumper
foe-outlaw = an outlaw
foe-claim_jumper = a claim jumper
option-put = Put it on { $space }
option-take = Take the { $what }
option-face = First { $fight }
option-deliver-longhorn = Deliver a longhorn
option-steal = Take a longhorn
ask-put-token = Where in { $place } do you put { $token ->
        [claim_jumper] the claim jumper
        [longhorn] the longhorn
        [outlaw] the outlaw
        [nugget] the gold nugget
       *[frontier] a frontier token
    }?
ask-pick-up = Something lies at { $space }. What do you take?
ask-face-first = Two foes wait for you. Whom do you fight first?
must-put-token = put the token on a space
must-pick-up = take what lies here, or pass
must-face-first = say whom you fight first
event-token-laid = Put on { $space }: { $token }.
event-high-roller-came = A high roller sits down at the { $saloon }.
event-frontier-laid = A frontier token with a { $number } is laid at { $space }.
event-token-turned = { $seat } meets { $token } at { $space }: { $count } fight cards.
event-took-longhorn = { $seat } takes the longhorn at { $space }.
event-took-gold = { $seat } picks up the gold nugget at { $space }.
event-delivered-longhorn = { $seat } delivers a longhorn: { $token }.
event-stole-longhorn = { $seat } takes a longhorn from { $victim }.
event-lost-longhorns = { $count ->
        [one] { $seat } loses a longhorn.
       *[other] { $seat } loses { $count } longhorns.
    }
event-token-cleared = Back to the supply from { $space }: { $token }.
event-high-roller-left = The high roller at the { $saloon } goes back to the supply.
do-place-token = put { $token ->
        [claim_jumper] { $count ->
            [one] a claim jumper
           *[other] { $count } claim jumpers
        }
        [longhorn] { $count ->
            [one] a longhorn
           *[other] { $count } longhorns
        }
        [outlaw] { $count ->
            [one] an outlaw
           *[other] { $count } outlaws
        }
        [high_roller] a high roller
        [nugget] { $count ->
            [one] a gold nugget
           *[other] { $count } gold nuggets
        }
       *[frontier] { $count ->
            [one] a frontier token
           *[other] up to { $count } frontier tokens
        }
    } { $where ->
        [plain] on an empty space of { $places }
       *[named] at: { $places }
    }
why-claim-jumped = A claim jumper sits on this mine.
why-must-face-token = Outlaws and claim jumpers must be fought: you cannot decline.
why-has-no-longhorn = { $seat } carries no longhorn.
why-longhorn-afterwards = Cattle or a longhorn come after money or gold.
why-no-longhorn = You carry no longhorn.
why-no-longhorns-here = Longhorns are delivered at a Rail Station or a Ranch.
why-token-there = An outlaw or a claim jumper is there: { $space }.
why-foe-in-the-way = A bandit, an outlaw or a claim jumper blocks the way: { $space }.
why-ride-to-token = Somebody waits there: choose “Ride to { $space }” instead.
why-no-longhorn-here = No longhorn lies here.
why-no-gold-here = No gold nugget lies here.
why-too-much-gold = You cannot carry more than { $count } nuggets.
why-no-such-foe = Not here: { $fight }.
why-not-meant-there = The token goes somewhere else, not to { $space }.
why-not-empty = Something is there already: { $space }.
why-at-the-end-of-a-ride = What lies on the board is taken where a movement ends.
why-no-two-foes = You are not facing two foes now.
why-nothing-to-put = You have no token to put on the board now.
