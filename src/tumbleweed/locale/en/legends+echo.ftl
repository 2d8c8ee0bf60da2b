### The Darkrock Echo on Western Legends.

echo-outlaw-wins = Crime pays for { $seat }
echo-outlaw-wins-text = Wanted dead or alive, and still the legend of the day: { $character }, { $points } LP. { $second } had { $other }.
echo-marshal-wins = The law wins: { $seat }
echo-marshal-wins-text = A badge, a steady hand and { $points } LP: { $character } is the legend of the day. { $second } had { $other }.

## The best fight

echo-duel = { $seat } outdraws { $rival }
echo-duel-text = { $value } to { $other } in a duel the whole street came out to see.
echo-rob = { $rival } robbed by { $seat }
echo-rob-text = { $value } to { $other }. { $rival } put up a fight; it was not enough.
echo-arrest = { $seat } brings in { $rival }
echo-arrest-text = { $value } to { $other }: no way out for { $rival } this time.
echo-beat = { $seat } stands firm
echo-beat-text = { $value } to { $other } against { $fight }, and no need for the undertaker.
echo-lost-to = { $seat } comes off worse
echo-lost-to-text = { $value } to { $other } against { $fight }. It was close, says { $seat }.

## The biggest lie

echo-all-folded = Nothing up the sleeve
echo-all-folded-text = { $rival } folded, and { $seat } raked in ${ $money } without ever showing a hand.
echo-fools-gold = Fool’s Gold at the Bank
echo-fools-gold-text = { $count ->
        [one] The Bank took one nugget from { $seat }. It was not gold.
       *[other] The Bank took { $count } nuggets from { $seat }. Not all of it was gold.
    }
echo-lower-card = A bluff that held
echo-lower-card-text = { $seat } held { $card }, { $rival } the better { $beaten }. { $seat } won all the same.
echo-backed-down = { $rival } backs down
echo-backed-down-text = { $seat } never had to draw. What was in that hand, nobody will ever know.

## The luckiest draw

echo-hand = { $seat } shows { $hand }
echo-hand-text = Jaws dropped at the poker table when { $seat } turned the cards over.
echo-strike = Gold! { $seat } strikes it rich
echo-strike-text = { $count } nuggets out of a single pan, and a rush of questions where exactly.
echo-token = Lady Luck smiles on { $seat }
echo-token-text = One blind draw, and it was { $token }.

## Short news of the town

echo-heist = Bank held up
echo-heist-text = { $count ->
        [one] { $seat } emptied the till and rode off.
       *[other] Robbed { $count } times, last by { $seat }.
    }
echo-arrests = A regular at the jail
echo-arrests-text = { $seat } was locked up { $count } times.
echo-goals = Goals in sight
echo-goals-text = { $count ->
        [one] { $seat } completed “{ $goal }”.
       *[other] { $seat } completed { $count } goals, “{ $goal }” last.
    }
echo-legend = A legend is born
echo-legend-text = { $seat } was the first whose name everybody knew.

## Ante Up

echo-train = Train robbed
echo-train-text = { $count ->
        [one] { $seat } got the better of the guard.
       *[other] { $count } times the guard lost, last to { $seat }.
    }
echo-faro = Faro bank pays out
echo-faro-text = { $seat } bet on { $rank } and took ${ $money }.
echo-frontier = News from the frontier
echo-frontier-text = { $count ->
        [one] { $seat } rode out and found { $token }.
       *[other] { $seat } rode out { $count } times and found { $token } last.
    }

## Blood Money

echo-tale = “{ $tale }”: how it ended
echo-tale-text = { $outcome }. { $seat } brought it about.
echo-deeds = Property market
echo-deeds-text = { $count ->
        [one] { $seat } bought a deed: { $deed }.
       *[other] { $seat } bought { $count } deeds, { $deed } last.
    }
echo-injured = The Doctor is busy
echo-injured-text = { $count ->
        [one] { $seat } went down: { $injury }.
       *[other] { $seat } was badly hurt { $count } times, last: { $injury }.
    }
echo-ruins = In ruins
echo-ruins-text = { $count ->
        [one] Nothing left standing: { $place }.
       *[other] { $count } places wrecked, last: { $place }.
    }
echo-relic = From the Trader’s cart
echo-relic-text = { $seat } paid ${ $money } for { $relic }.
