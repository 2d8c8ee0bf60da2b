### The Good, the Bad and the Goat.

title = The Good, the Bad and the Goat

## The table

round-of = Round { $round } of { $rounds }
phase-distribution = Distribution
phase-last-hats = Last hats: { $seat }
phase-saloon = Saloon
phase-over = Final count
paddock = Paddock
deck = { $count ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
face-down = 1 card face down
left-over = { $count ->
        [one] 1 card left over
       *[other] { $count } cards left over
    }
quoted = “{ $name }”
money = ${ $amount }
stamp-true = TRUE
stamp-lie = LIE
goat-eats = The Goat eats { $seat }’s hat.

## What a seat may answer

option-refuse = Refuse
option-accept = Accept
option-stop = No more
option-offer = Offer the { $character }
option-name = Say “{ $character }”
option-to = To { $seat }
option-swindle = A coin from { $seat }
option-give = A bottle for { $seat }
option-gamble = A random token from { $seat }
option-rob = Rob the { $location }

## What an answer would do

note-accept = you put a hat on the card
note-refuse = { $dealer } puts a hat on the card
note-discard = the card is discarded, nobody puts a hat on it
note-hats = { $count ->
        [one] 1 hat left
       *[other] { $count } hats left
    }
note-coins = { $count ->
        [one] has 1 coin
       *[other] has { $count } coins
    }
note-tokens = { $count ->
        [one] has 1 token
       *[other] has { $count } tokens
    }
note-loot = { $token } ×{ $count }

## What a seat is asked

ask-offer = Which card do you offer?
ask-to = Who do you offer it to?
ask-name = Who do you say it is?
ask-answer = { $dealer } says “{ $claim }”. Do you take the card?
ask-rob = Which place does your Robber rob?
ask-swindle = Whose coin does your Charlatan take first?
ask-swindle-more = Another coin? Whose?
ask-give = { $count ->
        [one] One bottle to hand out. Who gets it?
       *[other] { $count } bottles to hand out. Who gets the next one?
    }
ask-gamble = Who loses a random token to you?

## What happened

event-round-began = Round { $round }. { $starter } deals first.
event-stocked = { $coins ->
        [0] New at the { $location }: { $token }.
        [one] New at the { $location }: { $token } and 1 coin.
       *[other] New at the { $location }: { $token } and { $coins } coins.
    }
event-removed = Out for this round: the { $character }, and one card nobody has seen.
event-goat-returned = The Goat turned up first, so it went back into the deck.
event-drew = { $seat } draws: { $cards }.
event-drew-unseen = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-passed-hand = { $seat } hands on to { $to }: { $cards }.
event-passed-hand-unseen = { $count ->
        [one] { $seat } hands a card on to { $to }.
       *[other] { $seat } hands { $count } cards on to { $to }.
    }
event-offered = { $seat } offers { $to } a card, “{ $claim }”. It is the { $character }.
event-offered-unseen = { $seat } offers { $to } a card, “{ $claim }”.
event-accepted = { $seat } accepts “{ $claim }” from { $dealer }: it is the { $character }.
event-refused = { $seat } refuses “{ $claim }” from { $dealer }, who keeps the { $character }.
event-discarded = { $seat } refuses “{ $claim }” from { $dealer }: the { $character } is discarded.
event-inactive = { $seat } has no hats left.
event-took-tokens = { $seat } takes from the { $location }: { $token } ×{ $count }.
event-took-coins = { $coins ->
        [one] { $seat } takes 1 coin from the { $location }.
       *[other] { $seat } takes { $coins } coins from the { $location }.
    }
event-took-nothing = { $seat }’s { $character } finds nothing.
event-robbed = { $seat } robs the { $location }: { $token } ×{ $count }, placed on the Robber.
event-swindled = { $coins ->
        [one] { $seat } sells { $victim } an elixir for 1 coin.
       *[other] { $seat } sells { $victim } elixirs for { $coins } coins.
    }
event-last-active = { $hats ->
        [one] Only { $seat } still has a hat.
       *[other] Only { $seat } still has hats: { $hats }.
    }
event-put-aside = { $count ->
        [0] All hats are placed. The Saloon opens.
        [one] All hats are placed; 1 card stays unseen. The Saloon opens.
       *[other] All hats are placed; { $count } cards stay unseen. The Saloon opens.
    }
event-shot = The Gunslinger shoots { $victim }’s Sheriff: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $seat }.
event-paid = { $coins ->
        [one] Wages of the { $character }: 1 coin for { $seat }.
       *[other] Wages of the { $character }: { $coins } coins for { $seat }.
    }
event-arrested-robber = The Sheriff arrests { $victim }’s Robber: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $seat }, and the loot goes back.
event-arrested-charlatan = The Sheriff arrests { $victim }’s Charlatan: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $seat }, and the money goes back.
event-coins-returned = { $coins ->
        [one] { $seat } gets 1 coin back.
       *[other] { $seat } gets { $coins } coins back.
    }
event-kept-loot = The Robber got away. { $seat } keeps: { $token } ×{ $count }.
event-kept-coins = { $coins ->
        [one] The Charlatan got away. { $seat } keeps 1 coin.
       *[other] The Charlatan got away. { $seat } keeps { $coins } coins.
    }
event-gave = { $count ->
        [one] { $seat } gives { $to } a bottle.
       *[other] { $seat } gives { $to } { $count } bottles.
    }
event-gambled = { $seat } wins { $token } from { $victim } at cards.
event-gambled-unseen = { $seat } wins a token from { $victim } at cards.
event-round-ended = Round { $round } is over.
event-counted = { $seat } has ${ $total }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    }.

## Why an answer is not on offer

why-first-offer = First choose the card you offer.
why-first-to = First choose who you offer the card to.
why-first-name = First say who is on the card.
why-first-answer = First accept or refuse the card.
why-first-rob = First choose the location you rob.
why-first-swindle = First choose whose coin you take.
why-first-swindle-more = First take another coin, or stop.
why-first-give = First choose who gets the bottle.
why-first-gamble = First choose whose token you take.
why-not-in-hand = The { $character } is not in your hand.
why-must-accept = There are as many hats to place as cards left: the card must be accepted.
why-must-swindle = The Charlatan must take at least one coin.
why-not-saloon = The { $location } cannot be robbed.
why-not-in-game = The { $location } is not part of this game.
why-no-tokens-there = The { $location } has no tokens to rob.
why-no-such-player = { $seat } is not at this table.
why-not-yourself = It has to be somebody else.
why-inactive = { $seat } has no hats left.
why-no-coins = { $seat } has no coins left.
why-no-tokens = { $seat } has no tokens.

## The count

score-coins = Coins
score-total = Total
winner = { $seat } wins with ${ $total }.
shared-win = { $seats } share the win with ${ $total }.
tie-break = Tied on money: most coins win, then most tokens.
