title = Liar’s Dice
about = Roll in secret, bid on everybody’s dice, and don’t get caught. The last one with dice wins.

## What a seat is asked, and what it may answer

ask-count = { $count ->
        [0] You open. How many dice, counting everybody’s?
       *[other] The bid is { $count } × { $face }. Raise it, or don’t believe it?
    }
ask-face = { $count } × what?
option-liar = Liar!
option-count = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
option-face = { $face }

## What happened

event-began = Everybody rolls. { $seat } begins.
event-rolled = { $seat } rolls { $roll }.
event-rolled-unseen = { $seat } rolls { $count ->
        [one] a die
       *[other] { $count } dice
    }.
event-bid = { $seat } bids { $count } × { $face }.
event-called = { $seat } calls { $bidder } a liar: { $count } × { $face }?
event-showed = { $seat } shows { $roll }.
event-lost = { $left ->
        [0] There are { $found } × { $face }. { $seat } loses the last die and is out.
       *[other] There are { $found } × { $face }. { $seat } loses a die.
    }

## Why an answer is not on offer

why-face-first = Name the face of your bid first, or undo.
why-count-first = Say how many first.
why-no-bid = There is no bid yet.
why-too-many = There are only { $count } dice.
why-too-low = It must be more than { $count } × { $face }.

## Things, and what is open to see

die-1 = ones
die-2 = twos
die-3 = threes
die-4 = fours
die-5 = fives
die-6 = sixes
view-bid = Bid
view-bid-text = { $count } × { $face }, { $seat }
view-total = Dice on the table
view-left = Dice
view-cup = Under the cup
score-dice = Dice
