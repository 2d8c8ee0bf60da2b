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
