### The Darkrock Echo on The Good, the Bad and the Goat.

echo-honest-win = Honesty pays: { $seat } wins
echo-honest-win-text = Not one false word from { $seat } all day, and { $points } dollars to show for it. { $second } follows with { $other }.
echo-liars-win = { $seat } lies and wins
echo-liars-win-text = { $lies ->
        [one] One lie
       *[other] { $lies } lies
    } told, and nobody told more: { $points } dollars in the end. { $second } follows with { $other }.
echo-lie-goat = That was no { $claim }
echo-lie-goat-text = “{ $claim }”, said { $dealer } with a straight face. { $seat } took the card and lost a hat to the Goat.
echo-lie = { $seat } falls for it
echo-lie-text = { $dealer } swore it was the { $claim }. { $seat } believed it and turned up the { $character }.
echo-lie-caught = { $dealer } caught out
echo-lie-caught-text = “{ $claim }”, claimed { $dealer }. { $seat } did not buy it, and the { $character } stayed where it was.
echo-no-lies = A day without a lie
echo-no-lies-text = { $count ->
        [one] One card was offered
       *[other] { $count } cards were offered
    }, and every one under its own name. The paper is as surprised as anybody.
echo-shot = Sheriff gunned down
echo-shot-text = { $seat }’s Gunslinger was quicker than { $victim }’s Sheriff and pocketed { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
echo-arrested-robber = Robber behind bars
echo-arrested-robber-text = { $seat }’s Sheriff caught { $victim }’s Robber with the loot still warm. Reward: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
echo-arrested-charlatan = No more elixir
echo-arrested-charlatan-text = { $seat }’s Sheriff put { $victim }’s Charlatan out of business. Reward: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
echo-gambled = { $seat } on a lucky streak
echo-gambled-text = One blind grab at the card table, and it was the good one: { $token }, won from { $victim }.
echo-haul = A handsome haul
echo-haul-text = { $seat } was at the { $location } at the right time: { $token } ×{ $count }, worth ${ $points }.
echo-got-away = Robber got away
echo-got-away-text = { $seat } keeps { $token } ×{ $count } and says nothing.
echo-goat-eats = The Goat is fed
echo-goat-eats-text = { $count ->
        [one] One hat eaten; it was { $seat }’s.
       *[other] { $count } hats eaten, the last one { $seat }’s.
    }
