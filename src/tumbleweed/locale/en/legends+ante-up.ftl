# Western Legends: Ante Up

# ---- events ----
event-train-moved = The train stops at { $stop }.
event-equipped = { $seat } gears up.

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
ask-frontier = The frontier asks for cards worth { $count } or more. Which ones?
ask-stand = { $stand ->
        [general-store] General Store:
        [trading-post] Trading Post:
        [trader] From the Trader:
        [nobody] Free of charge:
       *[any] From any stand:
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
event-sheriff-to-office = The Sheriff goes to { $space }.
event-took-trail = { $seat } crosses the mountain pass from { $from } to { $to }.
event-took-rail = { $seat } takes the railway from { $from } to { $to } for ${ $money }.
event-encounter-turned = { $seat } robs the train: { $encounter }. The guard draws { $count } fight cards.
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
# ---- gambling ----
track-gambler = Gambler
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
do-take-action-poker = { $anywhere ->
        [0] play poker
       *[other] play poker wherever you are; anybody may join from anywhere
    }
option-prize = { $prize ->
        [lp] Score 1 LP
       *[other] Gain 1 Gambler point
    }
option-challenge = Challenge the high roller: ante $10
option-faro = Play Faro
option-high-stakes = High Stakes Poker: ante $10
option-bet = Bet ${ $money } on { $rank }
option-bet-done = No more bets
option-take-up = Take the marker back
option-leave-in = Leave it in for the jackpot
option-fold = Fold: draw 1 card
option-raise = Raise: add $20
ask-prize = You won at poker. Which reward do you take?
ask-join-faro = { $host } is playing Faro. Join? It costs nothing.
ask-bet = { $count ->
        [one] Place your last bet marker? You have ${ $money } left to bet.
       *[other] Place a bet marker? You have ${ $money } left to bet.
    }
ask-stay-or-leave = Your ${ $money } on { $rank }: take it back, or leave it in for the jackpot?
ask-join-high-stakes = { $host } is playing High Stakes Poker. Join for ${ $money }, and ${ $more } more to stay in? The pot is ${ $pot } so far.
ask-stake = Add ${ $money } to the pot of ${ $pot }, or fold?
ask-high-stakes-card =
    { $house ->
        [0] Which two cards do you play? The best three of the five common cards go with them.
       *[other] You deal for the house. Which two of its cards does it play?
    }
must-prize = take your reward
must-join-faro = join the game of Faro, or sit out
must-bet = place your bets at Faro
must-stay-or-leave = say whether your bet stays on the layout
must-join-high-stakes = join High Stakes Poker, or sit out
must-stake = raise or fold
must-high-stakes-card = choose your cards for High Stakes Poker
verb-challenge = Challenge
gain-challenge = $10 ante, play a high roller for pot and reward
verb-faro = Faro
gain-faro = bet on two ranks for money and Gambler points
verb-high-stakes = High Stakes Poker
gain-high-stakes = $10 ante, 1 LP and 1 Gambler point with the pot
why-no-high-roller = There is no high roller at this Saloon.
why-one-faro = You have already started a game of Faro this turn.
why-no-high-stakes = High Stakes Poker is not played in this game.
why-stakes-too-high = You need at least $30 to sit down at High Stakes Poker.
why-no-prize-now = A reward is chosen after you win the hand of poker you started.
why-no-faro-now = You are not betting at Faro now.
why-rank-taken = You have a marker on that rank already.
why-bet-too-high = Your markers together may not be worth more than your money.
why-no-such-marker = The question is about your other marker.
why-no-stakes-now = You raise or fold in High Stakes Poker only.
why-cannot-raise = You do not have the $20 for it.
event-poker-anywhere = { $seat } starts a hand of poker that anybody may join from anywhere.
event-challenged = { $seat } challenges the high roller at { $saloon }.
event-roller-drew = The high roller is { $roller }, with { $count } cards.
event-roller-showed = { $roller } shows { $cards }: { $hand }.
event-roller-discarded = { $roller } discards { $cards }.
event-roller-won = { $roller } wins the pot of ${ $money }.
event-faro-began = { $seat } starts a game of Faro in { $town }.
event-faro-joined = { $seat } joins the game of Faro.
event-faro-shown = { $seat } deals four fight cards and shows { $cards }.
event-bet = { $seat } bets ${ $money } on { $rank }.
event-faro-loser = The losing card is { $card }.
event-faro-winner = The winning card is { $card }.
event-faro-jackpot = The jackpot card is { $card }.
event-bet-lost = { $seat } loses the ${ $money } bet on { $rank }.
event-bet-paid = { $seat } wins ${ $money } with the bet on { $rank }.
event-bet-left = { $seat } leaves the bet on { $rank } in.
event-bet-taken-up = { $seat } takes back the bet on { $rank }.
event-faro-over = The game of Faro is over.
event-high-stakes-began = { $seat } starts High Stakes Poker in { $town }.
event-saloon-added = The Saloon adds ${ $money }; the pot is ${ $pot }.
event-raised-stakes = { $seat } adds ${ $money }; the pot is ${ $pot }.
event-folded = { $seat } folds.
rank-2 = the 2
rank-3 = the 3
rank-4 = the 4
rank-5 = the 5
rank-6 = the 6
rank-7 = the 7
rank-8 = the 8
rank-9 = the 9
rank-10 = the 10
rank-j = the Jack
rank-q = the Queen
rank-k = the King
rank-a = the Ace
## Events, markers, decks looked at, the Sheriff put somewhere

marker-lp-5 = space 5 of the LP track
marker-lp-10 = space 10 of the LP track
marker-lp-15 = space 15 of the LP track
marker-lp-20 = space 20 of the LP track
marker-gambler = space 5 of the Gambler track
marker-marshal = space 5 of the Marshal track
marker-wanted = space 5 of the Wanted track
deck-events = event deck
deck-encounters = train encounter deck
deck-fight = fight deck
deck-poker = poker deck
option-leave-on-top = Leave it on top
option-put-under = Put it under the deck
ask-put-under = You have looked at the top card of the { $deck }. Where does it go?
ask-put-sheriff = On which space next to you do you put the Sheriff?
ask-fight-now = Whom do you fight?
must-put-under = say where the card goes
must-put-sheriff = put the Sheriff on a space
must-fight-now = choose whom you fight
event-marker-passed = { $seat } reaches an event marker on { $marker }: an event is due.
event-event-turned-up = Event, resolved by { $seat }: { $event }. { $text }
event-set-up-event = Event in set-up: { $event }. { $text }
event-event-replaced = { $event } is set aside, and the next event is drawn.
event-events-shuffled-back = { $count ->
        [one] The event set aside is shuffled back into the deck.
       *[other] The { $count } events set aside are shuffled back into the deck.
    }
event-deck-reshuffled = The { $deck } is shuffled anew: { $count } cards.
event-looked-at-event = { $seat } looks at the top event card: { $event }.
event-looked-at-event-unseen = { $seat } looks at the top event card.
event-looked-at-encounter = { $seat } looks at the top encounter card: { $encounter }.
event-looked-at-encounter-unseen = { $seat } looks at the top encounter card.
event-put-under = { $seat } puts the card under the { $deck }.
event-sheriff-put = { $seat } puts the Sheriff on { $space }.
do-resolve-event = { $count ->
        [one] resolve 1 event
       *[other] resolve { $count } events
    }
do-spawn = bandits come to the free hideouts of gangs { $gangs }
do-place-sheriff = put the Sheriff on a space next to you
do-take-action-fight = fight a player in your space without spending an action
do-move-sheriff-arrest = { $count ->
        [one] move the Sheriff 1 space; if that leads to an arrest, { $on_arrest }
       *[other] move the Sheriff up to { $count } spaces; if that leads to an arrest, { $on_arrest }
    }
do-peek-event-deck = { $bottom ->
        [1] look at the top event card, which you may put under the deck
       *[other] look at the top event card
    }
do-peek-train-deck = { $bottom ->
        [1] look at the top train encounter card, which you may put under the deck
       *[other] look at the top train encounter card
    }
do-peek-fight-deck = { $bottom ->
        [1] look at the top fight card, which you may put under the deck
       *[other] look at the top fight card
    }
do-peek-poker-deck = { $bottom ->
        [1] look at the top poker card, which you may put under the deck
       *[other] look at the top poker card
    }
why-no-deck-to-look-at = You have not looked at the top card of a deck.

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
event-token-laid = On the board: { $token } at { $space }.
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
event-token-cleared = Off the board: { $token } at { $space }.
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
why-longhorn-afterwards = First steal money or gold, then cattle or a longhorn.
why-no-longhorn = You carry no longhorn.
why-no-longhorns-here = Longhorns are delivered at a Rail Station or a Ranch.
why-token-there = An outlaw or a claim jumper is there: { $space }.
why-foe-in-the-way = A bandit, an outlaw or a claim jumper blocks the way: { $space }.
why-ride-to-token = Somebody waits there: choose “Ride to { $space }” instead.
why-no-longhorn-here = No longhorn lies here.
why-no-gold-here = No gold nugget lies here.
why-too-much-gold = You cannot carry more than { $count } nuggets.
why-no-such-foe = Not in this space: { $fight }.
why-not-meant-there = The token does not go to { $space }.
why-not-empty = Something is there already: { $space }.
why-at-the-end-of-a-ride = What lies on the board is taken where a movement ends.
why-no-two-foes = You are not facing two foes now.
why-nothing-to-put = You have no token to put on the board now.
