### Reports on Western Legends.

## The Man in Black

man-in-black = The Man in Black
black-text = With two players a third rides who has no seat. He wins the games in which he ends with as many points as the better player, or more.
black-wins = Games he wins
black-points = Points of the Man in Black and of the better player
best-player = The better player

## Characters

characters = Characters
characters-text = Wins of each character out of the seats that played it; the broken line is the average of all.
points-by-character = Final LP by character

## Points

points = Legendary Points
points-text = Where the points come from, averaged over all seats and over the winners’. Points from cards are split by the kind of card; final scoring comes last. All sources together make the final score.
points-by-source = LP by source
sources-by-character = LP by source and character
sources-by-style = LP by source and style
lp-marshal-track = Marshal track
lp-wanted-track = Wanted track
lp-wanted-row = Wanted each turn
lp-duel = Duels
lp-bandit = Bandits
lp-deposit = Gold sold
lp-revel = Cabaret
lp-poker = Poker
lp-robbery = Robberies
lp-poker-card = Poker cards
lp-item = Items
lp-character = Character abilities
lp-story = Stories
lp-cattle = Cattle tokens
lp-fight-card = Fight cards
lp-other = Other
lp-lost = Lost
lp-gambler-track = Gambler track
lp-frontier = Frontier
lp-train = Train heists
lp-event-token = Event tokens
lp-event = Events
lp-story-track = Story track
lp-legendary-story = Legendary stories
lp-deed = Actions of deeds
lp-relic = Legendary items
lp-start = Start of the game
end-upgrades = End: upgrades
end-money = End: money
end-wounds = End: wounds
end-wanted = End: Wanted
end-marshal = End: Marshal
end-tokens = End: goal tokens
end-gambler = End: furthest Gambler
end-tokens-gambler-track = End: tokens of the Gambler track
end-tokens-frontier = End: tokens of the frontier
end-tokens-train = End: tokens of train heists
end-tokens-event-token = End: tokens of event tokens
end-relics = End: Legendary items
end-injuries = End: injuries
end-deeds = End: deeds
end-richest = End: the richest
end-tokens-legendary-story = End: tokens of legendary stories

## Styles

styles = Styles of play
styles-text = The style of a seat is what gave it most of its LP. Points of a track are the rancher’s as far as its spaces were gained by delivering cattle. A seat with points from none of these sources is a drifter.
points-by-style = Final LP by style
style-table = What makes a style
speaks-for-it = LP from
style-miner = Miner
style-outlaw = Outlaw
style-marshal = Marshal
style-rancher = Rancher
style-gambler = Gambler
style-duelist = Duelist
style-reveler = Reveler
style-storyteller = Storyteller
style-achiever = Achiever
style-explorer = Explorer
style-landlord = Landlord
style-collector = Collector
style-drifter = Drifter

## Deeds

deeds = What players do
deeds-text = What all players together do in a game.
deeds-done = Deeds
deed-works = Worked
deed-prospects = Prospected
deed-deposits = Sold gold at the Bank
deed-revels = Reveled at the Cabaret
deed-acquired = Acquired cattle
deed-deliveries = Delivered cattle
deed-bought = Bought an item
deed-upgraded = Upgraded an item
deed-discs = Contributed to a story
deed-stories = Resolved a story
deed-goals = Completed a goal
deed-abilities = Used the character’s ability
deed-poker-hosted = Started a hand of poker
deed-arrested = Was arrested
deed-wounds-taken = Took wounds
deed-explored = Explored the frontier
deed-faros = Started a game of Faro
deed-bets = Placed a marker at Faro
deed-bets-paid = Was paid for a marker
deed-challenges = Challenged a high roller
deed-high-stakes = Started High Stakes Poker
deed-longhorns-taken = Took a longhorn
deed-longhorns-delivered = Delivered a longhorn
deed-gold-found = Picked up gold
deed-rail-rides = Rode by rail
deed-passes = Crossed a mountain pass
deed-conditions = Met a condition of a legendary story
deed-offers = Took an offer of a legendary story
deed-tales = Resolved a legendary story
deed-maps = Turned a map token
deed-risks = Rolled the risk die
deed-injured = Drew an injury
deed-recovered = Recovered from an injury
deed-forfeits = Lost cards for wounds
deed-claims = Claimed a deed
deed-title-actions = Used the action of a deed
deed-repairs = Repaired a ruin
deed-relics-bought = Bought a Legendary item
deed-relics-found = Was given a Legendary item

## Fights

fights = Heists and other fights
fights-text = How often a fight is won by who started it; against the Sheriff, by the player he is after. A fight that ends without a winner counts as tried.
fights-won = Fights won
fight-duel = Duel
fight-rob = Robbery
fight-arrest = Arrest
fight-bandit = Bandit
fight-heist = Heist
fight-sheriff = Against the Sheriff
fight-train = Train heist
fight-outlaw = Outlaw
fight-claim-jumper = Claim jumper

## Poker

poker = Poker
poker-text = The hands that players show, and how often they take the pot. The house has one hand more.
hands-shown = Hands shown
best-hands = Best hand of a seat, where it played
pots-won = Pots won
at-the-table = Players at the table

## Gambling

gambling = Gambling
gambling-text = Gambler points by where they were gained, and the LP of the track and of its legendary tokens as far as its points come from Faro.
gambler-points = Gambler points
points-faro = Faro
points-elsewhere = Poker, tokens and cards
faro-lp = LP by way of Faro
lp = LP
lp-share = Share of all LP
## Legendary stories and deeds

stories-and-deeds = Legendary stories and deeds
stories-and-deeds-text = What all players together did for the legendary stories, what it cost them, and which kinds of deeds were claimed.
stories-and-harm = Stories, risks and injuries
places-ruined = A place was ruined
claimed-by-kind = Deeds claimed
title-kind-saloon = Saloons
title-kind-store = Stores
title-kind-ranch = Ranches
title-kind-mine = Mines
title-kind-station = Rail Stations
title-kind-bank = Bank
title-kind-cabaret = Cabaret
title-kind-doctor = Doctor’s Office

## What fires

fired = Cards, items and stories
fired-text = How often each is used or triggered. What works all the time, as a mount does, is not counted; a poker card counts when it is played for its Action or Reaction, or when its Bonus is triggered. A Bonus that only lets a card count as something else, as Cheat does, is not counted.
fired-card = Poker cards
fired-item = Items
fired-ability = Characters’ abilities
fired-story = Stories resolved
fired-goal = Goals completed
fired-fight = Fight cards that take effect
fired-event = Events resolved, also in set-up
fired-encounter = Train encounters turned up
fired-frontier = Frontier tokens found
fired-token = Event tokens turned up
fired-tale = Legendary stories resolved
fired-outcome = Outcomes of legendary stories
fired-title = Deeds claimed
fired-harm = Injuries drawn
fired-relic = Legendary items gained
fired-risk = Rolls of the risk die
