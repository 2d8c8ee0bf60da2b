### Western Legends.

title = Western Legends

## Names of things that have no card

side-left = left
side-right = right
ranch-green = Green Ranch
ranch-blue = Blue Ranch
track-marshal = Marshal
track-wanted = Wanted
fight-duel = duel
fight-rob = robbery
fight-arrest = arrest
fight-bandit = the bandit
fight-heist = the bank guard
fight-sheriff = the Sheriff
fight-black = the Man in Black
source-card = card
source-marshal-track = Marshal track
source-wanted-track = Wanted track
source-wanted-row = Wanted at the end of the turn
source-duel = duel
source-bandit = bandit
source-deposit = gold sold
source-revel = Cabaret
source-poker = poker
source-robbery = robbery
delivery-wrangle = sold at the Rail Station
delivery-rustle = rustled to the other Ranch
hand-high-card = high card
hand-pair = a pair
hand-two-pair = two pair
hand-three-of-a-kind = three of a kind
hand-straight = a straight
hand-flush = a flush
hand-full-house = a full house
hand-four-of-a-kind = four of a kind
hand-straight-flush = a straight flush
hand-five-of-a-kind = five of a kind
hand-royal-flush = a royal flush
ranked = { $name } ({ $rank })
token = { $name } ({ $effects })

## What a seat may answer

option-pass = Pass
option-end = End the turn
option-stop = Stop here
option-leave = Finish shopping
option-yes = Yes
option-no = No
option-income-cards = Draw 2 cards
option-income-both = Take $10 and draw 1 card
option-income-money = Take $20
option-work = Work for $10
option-prospect = Prospect: roll the dice for gold
option-deposit = Sell gold: $20 and 1 LP a nugget
option-heist = Rob the Bank: beat the guard for $80 and 3 Wanted points
option-heal = See the Doctor: pay $10, heal all wounds, draw 1 card for each
option-poker = Play poker: ante $10
option-store = Go shopping
option-acquire = Take cattle from this Ranch
option-decline = Decline the fight: you lose it
option-join = Join: ante $10, draw 1 card
option-sit-out = Sit out
option-steal-nothing = Take nothing
option-steal-money = Take money
option-steal-nuggets = Take gold nuggets
option-steal-cattle = Take the cattle
option-reward-lp = 1 LP
option-reward-marshal = 1 Marshal point
option-deliver = Deliver the cattle
option-claim = Complete the goal “{ $goal }”
option-nugget = Pay with a nugget
option-revel = Revel: { $lp } LP for ${ $money }
option-sell-nuggets = { $count ->
        [0] Sell no nuggets
        [one] Sell 1 nugget: ${ $money } and 1 LP
       *[other] Sell { $count } nuggets: ${ $money } and { $count } LP
    }
option-reroll = Reroll die { $die }
option-contribute = Place a disc on the { $side } story
option-resolve = The { $side } story first
option-look = Look at the { $side } story
option-take-back = Take a disc back from the { $side } story
option-ranch = Cattle from the { $ranch }
option-duel = Duel with { $seat }: 2 LP for winning
option-rob = Rob { $seat }: 1 Wanted point and half their money or gold
option-arrest = Arrest { $seat }: 1 Marshal point for winning
option-target = { $seat }
option-ride = Ride to { $space }
option-step = One step to { $space }, then on
option-place = Go to { $space }
option-sheriff = Send the Sheriff to { $space }
option-sheriff-step = Sheriff: one step to { $space }, then on
option-bandit = Remove the bandit at { $space }
option-black = The Man in Black rides to { $space }
option-use = Use { $card }
option-lay = Lay { $card } face down
option-react = Use { $card }
option-discard = Discard { $card }
option-play = Play { $card }
option-sell = Use { $card } as a nugget
option-give = Hand over { $card }
option-npc = Lay { $fight-card }
option-buy = Buy { $item } (${ $price })
option-upgrade = { $lp ->
        [0] Upgrade { $item } (${ $price })
       *[other] Upgrade { $item } (${ $price }, { $lp } LP)
    }
option-ready = Equip { $item }
option-item = Use { $item }
option-character = Be { $character }
option-ability = Use the ability of { $character }
option-choose = { $effects }

## What a seat is asked

ask-character = Who will you be? All characters are revealed together.
ask-pick-character = Who will you be? { $opener } must be one of you.
ask-start-space = Where do you start?
ask-income = Your turn begins. What do you take?
ask-weapon = Which weapon do you use this turn? Only one counts.
ask-mount = Which mount do you ride this turn? Only one counts.
ask-act = { $count ->
        [0] No action left. Anything that takes none?
        [one] 1 action left. What do you do?
       *[other] { $count } actions left. What do you do?
    }
ask-ride = { $count ->
        [one] Ride on? 1 space left.
       *[other] Where to? Up to { $count } spaces.
    }
ask-place = Which space do you go to?
ask-shop = { $discount ->
        [0] You have ${ $money }. What do you buy or upgrade?
       *[other] You have ${ $money }. What do you buy or upgrade? Every price is ${ $discount } lower.
    }{ $free ->
        [1] {" "}Leaving now costs no action.
       *[other] {""}
    }
ask-take-up = Use the new one instead of the old one?
ask-sell-nuggets = { $count ->
        [0] You carry no nuggets. Sell Fool’s Gold alone?
        [one] You carry 1 nugget. How many do you sell, at $20 and 1 LP each?
       *[other] You carry { $count } nuggets. How many do you sell, at $20 and 1 LP each?
    }
ask-sell-fools-gold = Sell Fool’s Gold as nuggets too?
ask-pay-nugget = Pay with a nugget or with Fool’s Gold?
ask-discard = { $count ->
        [one] Which card do you discard?
       *[other] { $count } cards to discard. Which one next?
    }
ask-answer = { $event ->
        [start-turn] Your turn begins. Use something now?
        [gain-lp] You gained Legendary Points. Use something now?
        [gain-reputation] You gained reputation. Use something now?
        [gain-gambler] You gained Gambler points. Use something now?
        [win-faro] A bet of yours was paid at Faro. Use something now?
        [explore-frontier] You explored the frontier. Use something now?
        [gain-longhorn] You took longhorns. Use something now?
        [deliver-longhorn] You delivered longhorns. Use something now?
        [ride-rail] You rode the railway. Use something now?
        [move-sheriff] You moved the Sheriff. Use something now?
        [work] You have worked. Use something now?
        [acquire-cattle] You took cattle. Use something now?
        [reveal-map-token] You turned a map token. Use something now?
        [gain-sp] You gained story points. Use something now?
        [end-here] Your turn ends here. Use something now?
        [wound-player] You wounded another player. Use something now?
        [lose-fight] You lost the fight. Use something now?
        [roll-risk] The risk die is rolled. Use something now?
        [repair] You repaired a location. Use something now?
        [claim-deed] You claimed a deed. Use something now?
        [use-deed] You used a deed. Use something now?
        [trader-action] You traded with the Trader. Use something now?
        [spend-money] You spent money. Use something now?
        [gain-nuggets] You gained gold. Use something now?
        [dice-rolled] The dice are rolled. Change the result?
        [deposit-nuggets] You sold gold. Use something now?
        [buy-item] You bought an item. Use something now?
        [upgrade-item] You upgraded an item. Use something now?
        [gain-this] You have a new item. Use its effect now?
        [gain-wounds] You took wounds. Use something now?
        [lose-wounds] Your wounds were healed. Use something now?
        [start-fight] The fight begins. Use something now?
        [cards-revealed] The cards are revealed. Use the effect of yours?
        [win-fight] You won the fight. Use something now?
        [end-move-action] Your move has ended. Do something here?
        [extend-move] Your move has ended. Ride on?
        [travel] You have ridden. Use something now?
        [cross-mesa] You crossed a mesa. Use something now?
        [deliver-cattle] You delivered cattle. Use something now?
        [play-poker] The hand of poker is over. Use something now?
        [win-poker] You won at poker. Use something now?
        [lose-poker] You lost at poker. Use something now?
        [use-card] You used a card. Use something else too?
        [discard-this] You discarded a card unused. Use its effect?
        [contribute-story] You contributed to a story. Use something now?
        [end-turn] Your actions are over. Use something now?
        [reach-space] You reached a space. Use something now?
        [prospect] You prospected. Use something now?
        [revel] You reveled. Use something now?
       *[other] Something happened to you. Use something now?
    }
ask-contribute = Before your turn ends: place a disc on a story whose trigger you met?
ask-claim = You can complete a goal. Which one do you reveal?
ask-story = Both stories are full. Which one is resolved first?
ask-start-fight = { $fight ->
        [duel] Duel with { $other }. Use a start-of-fight effect?
        [rob] Robbery, you and { $other }. Use a start-of-fight effect?
        [arrest] Arrest, you and { $other }. Use a start-of-fight effect?
       *[other] You face { $other }. Use a start-of-fight effect?
    }
ask-lay = { $declinable ->
        [sheriff] The Sheriff wants to arrest you. Which card do you lay, or do you decline?
        [no] You against { $other }. Which card do you lay face down?
       *[other] { $other } attacks you. Which card do you lay, or do you decline?
    }
ask-answer-fight = { $fight ->
        [duel] { $other } challenges you. Which card do you lay, or do you decline?
        [rob] { $other } wants to rob you. Which card do you lay, or do you decline?
       *[other] { $other } wants to arrest you. Which card do you lay, or do you decline?
    }
ask-npc = You play { $fight ->
        [bandit] the bandit
        [heist] the bank guard
        [train] the train guard
        [outlaw] the outlaw
        [claim-jumper] the claim jumper
       *[other] the Sheriff
    } against { $other }. Which card?
ask-react = The cards are revealed: you against { $other }. Use a Reaction?
ask-bandit-reward = The bandit is beaten. Which reward do you take?
ask-steal = { $victim } is beaten. Half of the money is ${ $money }, half of the gold is { $nuggets ->
        [0] nothing
        [one] 1 nugget
       *[other] { $nuggets } nuggets
    }. What do you take?
ask-steal-token = Take { $victim }’s cattle as well?
ask-sheriff = { $count ->
        [one] Where does the Sheriff ride? 1 space left.
       *[other] Where does the Sheriff ride? Up to { $count } spaces.
    }
ask-surprised = The Sheriff has found you. Which card do you discard?
ask-sheriff-target = Who does the Sheriff try to arrest?
ask-black-way = { $card }: which way does { $seat } ride? All of them are equally short.
ask-black-sheriff = Which way does the Sheriff ride? All of them are equally short.
ask-join = { $host } is playing poker. Join for ${ $money }? The pot is ${ $pot } so far.
ask-poker-card =
    { $house ->
        [0] Which cards do you play with the flop? Two count.
       *[other] You deal for the house. Which two of its cards does it play with the flop?
    }
ask-choose = { $source }: what do you choose?
ask-deal = { $source }. { $effects }?
ask-turn-wanted = You are offered { $count ->
        [one] a Wanted point
       *[other] { $count } Wanted points
    }. Do you give up { $marshal ->
        [one] your Marshal point
       *[other] your { $marshal } Marshal points
    } and turn Wanted?
ask-target = Which player?
ask-give = Which card do you hand over?
ask-look = Which story do you look at?
ask-ranch = From which Ranch do you take cattle?
ask-retire = Which bandit leaves the board?
ask-take-back = Take a disc back?
ask-reroll = Which die do you reroll?

## What happened

event-dealt = { $seat } chooses between { $characters }.
event-dealt-unseen = { $seat } is dealt two characters.
event-chose-character = { $seat } is { $character }.
event-first-player = { $seat } goes first.
event-started-at = { $seat } starts at { $space }.
event-turn-began = Round { $round }: { $seat }’s turn.
event-took-income = { $count ->
        [0] { $seat } takes ${ $money } as income.
        [one] { $seat } takes ${ $money } and 1 card as income.
       *[other] { $seat } takes { $count } cards as income.
    }
event-readied = { $seat } now uses { $item }.
event-drew = { $seat } draws { $cards }.
event-drew-unseen = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-reshuffled = The poker deck is reshuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-discarded = { $seat } discards { $cards }.
event-gained-money = { $money ->
        [0] { $seat } cannot carry more money.
       *[other] { $seat } gains ${ $money }.
    }
event-money-limit = { $seat } cannot carry more than ${ $limit }: ${ $money } is lost.
event-lost-money = { $seat } loses ${ $money }.
event-spent = { $seat } pays ${ $money }.
event-gained-lp = { $seat } gains { $lp } LP ({ $source }).
event-lost-lp = { $seat } loses { $lp } LP.
event-gained-point = { $seat } gains a { $track } point and now has { $at }.
event-left-track = { $seat } leaves the { $track } track.
event-points-lost = { $count ->
        [one] { $seat } loses 1 { $track } point.
       *[other] { $seat } loses { $count } { $track } points.
    }
event-gained-nuggets = { $count ->
        [one] { $seat } gains a nugget.
       *[other] { $seat } gains { $count } nuggets.
    }
event-nugget-limit = { $count ->
        [one] { $seat } cannot carry more than { $limit } nuggets: 1 is lost.
       *[other] { $seat } cannot carry more than { $limit } nuggets: { $count } are lost.
    }
event-lost-nuggets = { $count ->
        [one] { $seat } gives up a nugget.
       *[other] { $seat } gives up { $count } nuggets.
    }
event-wounded = { $count ->
        [one] { $seat } takes a wound.
       *[other] { $seat } takes { $count } wounds.
    }
event-healed = { $count ->
        [one] { $seat } heals a wound.
       *[other] { $seat } heals { $count } wounds.
    }
event-unharmed = { $seat } takes no wounds.
event-rode = { $count ->
        [0] { $seat } stays at { $to }.
       *[other] { $seat } rides from { $from } to { $to }.
    }
event-placed = { $seat } is now at { $space }.
event-crossed-mesa = { $seat } crosses the { $mesa }.
event-fight-began = { $seat } takes on { $rival } ({ $fight }).
event-fight-began-unseen = { $seat } faces { $fight }.
event-laid-card = { $seat } lays { $card } face down.
event-laid-card-unseen = { $seat } lays a card face down.
event-declined = { $seat } declines the fight.
event-drew-fight-cards = { $seat } draws for { $fight }: { $cards }.
event-drew-fight-cards-unseen = { $count ->
        [one] 1 fight card is drawn for { $fight }.
       *[other] { $count } fight cards are drawn for { $fight }.
    }
event-laid-fight-card = { $seat } lays { $card } for { $fight }.
event-laid-fight-card-unseen = A fight card lies face down for { $fight }.
event-revealed = { $seat } reveals { $card }.
event-revealed-fight-card = The fight card is { $card }.
event-lowered = { $seat }’s card counts { $count } less.
event-lowered-unseen = The card of { $fight } counts { $count } less.
event-raised = { $seat }’s card counts { $count } more.
event-raised-unseen = The card of { $fight } counts { $count } more.
event-used-card = { $seat } uses { $card }.
event-used-item = { $seat } uses { $item }.
event-used-ability = { $seat } uses the ability of { $character }.
event-fight-card-acts = Fight card effect: { $card } ({ $seat }).
event-fight-card-ignored = { $seat } ignores the effect of { $card }.
event-fight-restarted = The fight is called off and starts over ({ $fight }).
event-won-fight = { $value ->
        [0] { $seat } beats { $rival } without a shot ({ $fight }).
       *[other] { $seat } beats { $rival }, { $value } to { $other } ({ $fight }).
    }
event-won-fight-unseen = { $value ->
        [0] { $seat } beats { $fight } without a shot.
       *[other] { $seat } beats { $fight }, { $value } to { $other }.
    }
event-lost-to-npc = { $other ->
        [0] { $seat } loses to { $fight } without a shot.
       *[other] { $seat } loses to { $fight }, { $value } to { $other }.
    }
event-bandit-removed = The bandit at { $space } is gone.
event-bandit-came = A bandit appears at { $space }.
event-stole-money = { $seat } takes ${ $money } from { $victim }.
event-stole-nuggets = { $count ->
        [one] { $seat } takes a nugget from { $victim }.
       *[other] { $seat } takes { $count } nuggets from { $victim }.
    }
event-stole-cattle = { $seat } takes { $victim }’s cattle: { $token }, from the { $color }.
event-stole-cattle-unseen = { $seat } takes { $victim }’s cattle from the { $color }.
event-arrested = { $by } arrests { $seat }.
event-arrested-unseen = The Sheriff arrests { $seat }.
event-sheriff-moved = { $seat } sends the Sheriff from { $from } to { $to }.
event-sheriff-home = The Sheriff returns to his office.
event-acquired-cattle = { $seat } takes cattle from the { $color }: { $token }.
event-acquired-cattle-unseen = { $seat } takes cattle from the { $color }.
event-delivered-cattle = { $seat } delivers { $token }: { $delivery }.
event-lost-cattle = { $seat } loses the cattle from the { $color }.
event-poker-began = { $seat } starts a hand of poker in { $town }.
event-joined-poker = { $seat } joins the hand of poker.
event-sat-out = { $seat } sits out.
event-deals = { $seat } deals for the house: { $cards }.
event-deals-unseen = { $count ->
        [one] { $seat } deals 1 card to the house.
       *[other] { $seat } deals { $count } cards to the house.
    }
event-flop = The flop: { $cards }.
event-showed = { $seat } shows { $cards }: { $hand }.
event-house-showed = The house shows { $cards }: { $hand }.
event-won-pot = { $seat } wins ${ $money } at poker.
event-house-won = The house wins the pot of ${ $money }.
event-rolled = { $seat } rolls { $die }.
event-rerolled = { $seat } rerolls: { $die }.
event-deposited = { $count ->
        [one] { $seat } sells a nugget at the Bank.
       *[other] { $seat } sells { $count } nuggets at the Bank.
    }
event-reveled = { $seat } revels at the Cabaret: { $lp } LP for ${ $money }.
event-worked = { $seat } does a day’s work.
event-saw-doctor = { $seat } sees the Doctor.
event-bought = { $seat } buys { $item } for ${ $money }.
event-upgraded = { $money ->
        [0] { $seat } upgrades { $item }.
       *[other] { $seat } upgrades { $item } for ${ $money }.
    }
event-got-item = { $seat } now owns { $item }.
event-used-up = { $seat } uses up { $item }.
event-contributed = { $moved ->
        [0] { $seat } places a disc on the { $side } story.
       *[other] { $seat } moves a disc to the { $side } story.
    }
event-story-available = A new story on the { $side }: { $back }.
event-story-resolved = { $seat } resolves the story: { $story }.
event-disc-returned = { $seat } takes a disc back from the { $side } story.
event-peeked-story = { $seat } looks at the { $side } story: { $story }.
event-peeked-story-unseen = { $seat } looks at the { $side } story.
event-saw-cards = { $count ->
        [0] { $victim } has no cards for { $seat } to look at.
       *[other] { $seat } sees in { $victim }’s hand: { $cards }.
    }
event-saw-cards-unseen = { $count ->
        [0] { $victim } has no cards for { $seat } to look at.
        [one] { $seat } looks at a card in { $victim }’s hand.
       *[other] { $seat } looks at { $count } cards in { $victim }’s hand.
    }
event-gave-card = { $seat } hands { $to } a card: { $card }.
event-gave-card-unseen = { $seat } hands { $to } a card.
event-recovered = { $seat } takes { $card } back into hand.
event-became-legend = { $seat } is a legend: their character’s ability is active from now on.
event-more-actions = { $count ->
        [one] { $seat } gains an action.
       *[other] { $seat } gains { $count } actions.
    }
event-end-triggered = { $seat } has { $lp } LP: this round is played out, then one more.
event-last-round = The last round begins: every player has one more turn.
event-scored = { $seat } ends with { $lp } LP.
event-goals-dealt = { $seat } keeps three goals: { $goals }.
event-goals-dealt-unseen = { $seat } keeps three goals.
event-claimed-goal = { $seat } completes the goal “{ $goal }”.
event-drew-token = { $seat } takes a legendary token: { $token }.
event-drew-token-unseen = { $seat } takes a legendary token.
event-returned-token = { $seat } puts a legendary token back: { $token }.
event-returned-token-unseen = { $seat } puts a legendary token back.
event-tokens-shown = { $count ->
        [0] { $seat } has no legendary token.
        [one] { $seat } reveals 1 legendary token: { $lp } LP.
       *[other] { $seat } reveals { $count } legendary tokens: { $lp } LP.
    }
event-used-bonus = { $seat } uses the Bonus of { $face }.
event-prospected = { $seat } prospects.
event-black-revealed = { $seat } acts: { $card }.
event-black-shuffled = { $seat } has played all { $count } cards; they are reshuffled.
event-black-rests = { $seat } leaves you alone this round.

## What a card does: whom it concerns

who-opponent = your opponent
who-chosen-player = a player of your choice
who-each-other-player = each other player
who-each-player = each player
who-right-neighbour = the player on the right
who-that-player = that player
who-fighter = the player in the fight
who-other-player = the other player
who-such = { $subject } ({ $test })

## What a card does: how much

much-money = { $amount ->
        [all] all the money
        [half] half the money
       *[other] ${ $amount }
    }
much-lp = { $amount } LP
much-marshal = { $amount ->
        [all] all Marshal points
        [half] half the Marshal points
        [one] 1 Marshal point
       *[other] { $amount } Marshal points
    }
much-wanted = { $amount ->
        [all] all Wanted points
        [half] half the Wanted points
        [one] 1 Wanted point
       *[other] { $amount } Wanted points
    }
much-reputation = { $amount ->
        [one] 1 more point of that kind
       *[other] { $amount } more points of that kind
    }
much-cards = { $amount ->
        [all] all cards
        [half] half the cards
        [to-limit] cards up to your hand limit
        [one] 1 card
       *[other] { $amount } cards
    }
much-nuggets = { $amount ->
        [all] all nuggets
        [half] half the nuggets
        [one] 1 nugget
       *[other] { $amount } nuggets
    }
much-wounds = { $amount ->
        [all] all wounds
        [half] half the wounds
        [one] 1 wound
       *[other] { $amount } wounds
    }
much-actions = { $amount ->
        [one] 1 more action
       *[other] { $amount } more actions
    }
much-cattle = the cattle
much-per = { $what } per { $each }
much-per-at-most = { $what } per { $each }, at most { $most }
count-wounds = wound
count-nuggets = nugget
count-cards = card in hand
count-upgraded-items = upgraded item
count-items = item
count-contributors = contributor
count-wanted-players = Wanted player
count-bandits = bandit on the board
count-players-here = other player here

## What a card does: its words

do-and = { $one }, { $two }
do-then = { $one }, then { $two }
do-or = { $one } or { $two }
do-nothing = nothing
do-gain-money = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-lose-money = { $who ->
        [you] lose { $what }
       *[other] { $subject } loses { $what }
    }
do-gain-lp = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-lose-lp = { $who ->
        [you] lose { $what }
       *[other] { $subject } loses { $what }
    }
do-gain-marshal = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-gain-wanted = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-lose-wanted = { $who ->
        [you] lose { $what }
       *[other] { $subject } loses { $what }
    }
do-draw-cards = { $who ->
        [you] draw { $what }
       *[other] { $subject } draws { $what }
    }
do-discard-cards = { $who ->
        [you] discard { $what }
       *[other] { $subject } discards { $what }
    }
do-discard-at-random = { $who ->
        [you] discard { $what } at random
       *[other] { $subject } discards { $what } at random
    }
do-gain-nuggets = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-lose-nuggets = { $who ->
        [you] give up { $what }
       *[other] { $subject } gives up { $what }
    }
do-gain-wounds = { $who ->
        [you] take { $what }
       *[other] { $subject } takes { $what }
    }
do-heal = { $who ->
        [you] heal { $what }
       *[other] { $subject } heals { $what }
    }
do-gain-same-reputation = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-gain-actions = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-choose = { $options }
do-may = if you like: { $effects }
do-pay = { $cost } to { $effects }
do-may-pay = { $times ->
        [one] if you like: { $deal }
       *[other] if you like, up to { $times } times: { $deal }
    }
do-if = if { $test }: { $then }
do-if-else = if { $test }: { $then }; otherwise { $else }
do-roll-dice = { $count ->
        [one] roll 1 gold die
       *[other] roll { $count } gold dice
    }
do-reroll-dice = { $count ->
        [one] reroll 1 die
       *[other] reroll { $count } dice
    }
do-move-sheriff = { $count ->
        [one] move the Sheriff 1 space
       *[other] move the Sheriff up to { $count } spaces
    }
do-move-self = { $count ->
        [one] ride 1 space
       *[other] ride up to { $count } spaces
    }
do-place-self = { $spot ->
        [town] go to any town space
        [outside] go to any space outside of town
        [location] go to any location (not a hideout)
       *[other] go to the { $place }
    }
do-peek-hand = { $count ->
        [one] look at 1 card in your opponent’s hand
       *[other] look at { $count } cards in your opponent’s hand
    }
do-peek-story-deck = look at a story card
do-lower-own = your card counts { $by } less
do-lower-opposing = the opposing card counts { $by } less
do-raise-own = your card counts { $by } more
do-raise-opposing = the opposing card counts { $by } more
do-cancel-wounds = take no wounds in this fight
do-cancel-fight-effect = ignore the effect of the fight card
do-restart-fight = the fight starts over
do-forbid-marshal-reward = no Marshal point for this fight
do-steal = take { $what } from { $subject }
do-hand-over = hand over { $what }
do-demand = { $who ->
        [you] choose: { $options }
       *[other] { $subject } chooses: { $options }
    }
do-recover-card = take { $what } you just played back into your hand
do-buy-item = buy or upgrade { $kind }{ $discount ->
        [0] {""}
       *[other] , ${ $discount } off
    }
do-buy-item-new = buy { $kind }{ $discount ->
        [0] {""}
       *[other] , ${ $discount } off
    }
do-buy-item-upgrade = upgrade { $kind }{ $discount ->
        [0] {""}
       *[other] , ${ $discount } off
    }
do-discard-this = return this card to the General Store
do-gain-cattle = take cattle from a Ranch
do-gain-cattle-of = take cattle from the { $ranch }
do-retire-bandit = remove a bandit from the board
do-return-disc = take a disc back from a story

## What a card asks for

is-marshal = { $least ->
        [one] Marshal
       *[other] Marshal with { $least } points or more
    }
is-wanted = { $least ->
        [one] Wanted
       *[other] Wanted with { $least } points or more
    }
is-neutral = neither Marshal nor Wanted
is-most-wanted = the most Wanted
is-at = { $spot ->
        [town] in a town
        [outside] outside of town
        [location] at a location (not a hideout)
       *[other] at the { $place }
    }
is-same-space = in the same space
is-same-town = in the same town
is-at-least = { $least } or more
is-at-most = at most { $most }
is-between = { $least } to { $most }
is-has-cattle = has cattle
is-has-item = has { $what }
is-fewest-lp = nobody has fewer LP
is-fight-against = against { $foes }
is-fight-role = { $role ->
        [attacker] the attacker
       *[defender] the defender
    }
is-fight-won = the fight is won
is-wanted-exists = anybody is Wanted
is-not = not { $test }
is-any = { $one } or { $two }
is-all = { $one } and { $two }
foe-player = a player
foe-bandit = a bandit
foe-guard = the bank guard
foe-sheriff = the Sheriff
kind-any = { $count ->
        [one] an item
       *[other] { $count } items
    }
kind-weapon = { $count ->
        [one] a weapon
       *[other] { $count } weapons
    }
kind-mount = { $count ->
        [one] a mount
       *[other] { $count } mounts
    }
kind-misc = { $count ->
        [one] a miscellaneous item
       *[other] { $count } miscellaneous items
    }
upgraded-kind = { $what } (upgraded)

## Why an answer is not on offer

why-not-here = You must be at: { $place }.
why-no-money = You need ${ $money }.
why-no-nuggets = You have no nugget to sell, nor Fool’s Gold.
why-one-heist = The Bank can be robbed once a turn.
why-no-card = You have no card to fight with.
why-no-wounds = You have no wound to heal.
why-nothing-to-buy = Nothing here can be bought or upgraded now.
why-enter-store = Go shopping first: items are chosen inside the store.
why-carrying = You carry a cattle token already.
why-empty-ranch = The Ranch has no cattle left.
why-no-cattle-in-game = The first game is played without cattle.
why-no-goals = This game is played without goals.
why-no-goal-met = None of your goals is met.
why-goal-claimed = “{ $goal }” is completed already.
why-goal-not-held = “{ $goal }” is not one of your goals.
why-goal-not-met = “{ $goal }” is not met yet.
why-no-action-card = No card or item has an Action that would do anything now.
why-not-in-hand = { $card } is not in your hand.
why-no-action-on-it = { $card } has no Action.
why-no-effect = { $card } would change nothing now.
why-not-owned = You do not own this: { $item }.
why-item-no-action = { $item } has no Action.
why-item-no-effect = { $item } would have no effect now.
why-owned = You own this already: { $item }.
why-sold-out = { $item } is sold out.
why-not-in-game = { $item } is not part of the first game.
why-misc-full = { $count ->
        [one] You can carry only 1 miscellaneous item.
       *[other] You can carry only { $count } miscellaneous items.
    }
why-not-upgradable = { $item } cannot be upgraded.
why-upgraded = { $item } is upgraded already.
why-nobody-to-demand = Nobody could hand over what the card demands.
why-nobody-to-fight = There is nobody here to fight.
why-no-such-player = { $seat } is not at this table.
why-not-yourself = It has to be somebody else.
why-not-marshal = Only a Marshal may arrest.
why-not-in-space = { $seat } is not in the same space.
why-fought = You have fought { $seat } this turn already.
why-not-wanted = { $seat } is not Wanted.
why-black-never-arrested = { $seat } cannot be arrested.
why-must-fight = You attacked: you cannot decline.
why-must-face-sheriff = You hold a poker card, so you must fight the Sheriff.
why-no-movement = There is nowhere to ride to.
why-no-step = You cannot go step by step now: ride straight there.
why-already-there = You are already at { $space }.
why-too-far = { $count ->
        [one] Too far for 1 space of movement: { $space }.
       *[other] Too far for { $count } spaces of movement: { $space }.
    }
why-not-adjacent = { $space } is not adjacent.
why-ride-there = A bandit is there: choose “Ride to { $space }” instead.
why-mesa = The way over the mesa is closed to you: { $space }.
why-sheriff-there = The Sheriff is there, and you are Wanted: { $space }.
why-sheriff-in-the-way = The Sheriff blocks the way, and you are Wanted: { $space }.
why-bandit-in-the-way = A bandit blocks the way: { $space }.
why-no-cattle = You carry no cattle.
why-no-delivery-here = Cattle is delivered at the Rail Station or at the other Ranch.
why-after-a-move = Cattle is delivered at the end of a Move action.
why-one-disc = You have placed a disc this turn already.
why-story-full = The story is full.
why-discs-there = Both your discs are there already.
why-trigger-not-met = You have not done what this story asks for.
why-disc-passed = You let this disc pass in your last action.
why-disc-between-actions = You may place this disc between your actions, or at the end of your turn.
why-card-forbids = The fight card rules the Marshal point out.
why-wanted-no-marshal = A Wanted player cannot gain Marshal points.
why-first = First { $must }.
why-no-pass = You cannot pass: { $must }.
why-no-yes-or-no = This is not a yes-or-no question: { $must }.
why-no-choice-now = No card offers a choice now: { $must }.
why-not-your-turn = It is { $seat }’s turn.
why-actions-over = Your actions are over: the turn is ending.
why-no-actions-left = You have no action left.
why-end-instead = To do nothing more, end your turn.
why-income-once = Income is taken once, at the start of your turn.
why-mount-next = Choose your weapon first; the mount is next.
why-weapon-chosen = You have chosen your weapon for this turn already.
why-switch-at-start = You switch weapons and mounts only at the start of your turn, or when you buy one.
why-in-use = You are using this already: { $item }.
why-not-equippable = { $item } is neither a weapon nor a mount.
why-no-ride-to-stop = You are not riding.
why-not-in-store = You are not in the store.
why-must-buy = You chose to buy, so you must buy or upgrade an item.
why-nothing-to-decline = Nobody is attacking you.
why-too-late-to-decline = It is too late to decline this fight.
why-no-poker-to-join = There is no hand of poker for you to join.
why-after-a-robbery = Goods are taken after winning a robbery.
why-goods-taken = You have chosen between money and gold already.
why-cattle-afterwards = Choose money or gold first; then you may take the cattle.
why-has-no-money = { $seat } has no money.
why-has-no-gold = { $seat } has no gold.
why-has-no-cattle = { $seat } carries no cattle.
why-after-a-bandit = That is a reward for beating a bandit.
why-no-nugget-due = You owe no nugget.
why-no-nugget-left = You have no nugget left.
why-must-pay-nugget = You have a nugget or Fool’s Gold, so you must pay.
why-gold-when-due = Fool’s Gold is used when nuggets are sold or paid.
why-not-fools-gold = { $card } does not count as a nugget.
why-deposit-first = Take the Bank’s action first: then you say how many nuggets you sell.
why-sell-one = You must sell at least one nugget or Fool’s Gold.
why-fewer-nuggets = { $count ->
        [0] You have no nuggets.
        [one] You have only 1 nugget.
       *[other] You have only { $count } nuggets.
    }
why-no-dice = There are no dice you may reroll.
why-no-such-die = There is no such die.
why-not-both-full = You choose only when both stories are full.
why-stories-face-down = You may look at a story only when a card says so.
why-no-story-there = There is no story there.
why-disc-stays = You take a disc back only when a card says so.
why-no-disc-there = You have no disc there.
why-no-disc-at-the-end = No disc can be placed at the end of the turn.
why-no-cattle-offered = No card offers you cattle now.
why-no-player-asked-for = No card asks you for a player now.
why-not-meant = The card cannot be used on { $seat }.
why-ride-instead = You cannot go there this way: ride.
why-not-such-a-place = You cannot go there this way: { $space }.
why-bandit-there = A bandit is there: { $space }.
why-sheriff-stays = The Sheriff moves only by a story or by Manhunt.
why-sheriff-already-there = The Sheriff is there already: { $space }.
why-sheriff-ends-there = A Wanted player is there, so the Sheriff’s ride ends: send him straight to { $space }.
why-sheriff-last-space = The Sheriff has 1 space left: send him straight there.
why-sheriff-too-far = { $count ->
        [one] Too far for the Sheriff, who moves 1 space: { $space }.
       *[other] Too far for the Sheriff, who moves { $count } spaces: { $space }.
    }
why-wanted-in-his-way = The Sheriff would have to stop at a Wanted player on the way: { $space }.
why-not-with-sheriff = { $seat } is not where the Sheriff is.
why-not-shortest = He rides a shortest way, and as far as he may.
why-bandit-stays = Bandits leave when they are fought, or by a story.
why-no-bandits = There is no bandit on the board.
why-no-bandit-there = No bandit is there: { $space }.
why-he-acts-later = The Man in Black acts at the end of the round.
why-he-is-not-here = The Man in Black rides only when two play.
why-laid-in-fights = Cards are laid in a fight.
why-no-discard-due = You need not discard now.
why-must-discard = You must discard.
why-hand-limit = { $count ->
        [one] You may keep only 1 card: discard the others.
       *[other] You may keep only { $count } cards: discard the others.
    }
why-played-with-the-flop = Cards are played with the flop in a hand of poker.
why-no-gifts = Cards are handed over only when a card says so.
why-no-npc-to-play = You do not play a bandit, the guard or the Sheriff now.
why-not-drawn = { $fight-card } was not drawn.
why-character-chosen = Characters are chosen before the game.
why-not-dealt = { $character } was not dealt to you.
why-not-in-cast = { $character } does not play in the first game.
why-taken = { $character } is taken.
why-opener-left = Only { $character } is left: the first game needs this character.
why-not-your-start = Your character does not start there: { $space }.
why-hideout-taken = Somebody starts at this hideout already: { $space }.
why-off-the-mesa = You are on a mesa: ride down to a space next to it.
why-last-space = That takes all your movement: choose “Ride to { $space }” instead.
why-other-choice = That is a choice of { $source }.
why-three-wounds = Nobody can have more than 3 wounds.
why-nobody-wanted = The Sheriff moves only while somebody is Wanted.
why-no-free-space = No space there is free of bandits and the Sheriff.
why-test-fails = The card’s condition is not met.
why-too-little-money = There is not enough money: it takes ${ $count }.
why-too-few-cards = { $count ->
        [one] There is no card to give up.
       *[other] There are not enough cards: it takes { $count }.
    }
why-too-few-nuggets = { $count ->
        [one] There is no nugget to give up.
       *[other] There are not enough nuggets: it takes { $count }.
    }
why-too-few-marshal = { $count ->
        [one] There is no Marshal point to lose.
       *[other] There are not enough Marshal points: it takes { $count }.
    }
why-too-few-wanted = { $count ->
        [one] There is no Wanted point to lose.
       *[other] There are not enough Wanted points: it takes { $count }.
    }
why-weapons-only = Only weapons are sold here.
why-mounts-only = Only mounts are sold here.
why-misc-only = Only miscellaneous items are sold here.
why-upgrades-only = Only upgrades are sold here.
why-new-ones-only = Only new items are sold here.
why-no-such-card = You have no card for that.
why-not-the-dealers = { $card } is not among the dealer’s cards.
why-chosen-already = You have chosen { $card } already.
why-no-reaction = You have no Reaction for this.
why-after-bonuses = Reactions come after the Bonus effects.
why-bonuses-over = Bonus effects came before the Reactions.
why-no-reaction-on-it = { $card } has no Reaction.
why-used-up = You have used { $what } already.
why-later = { $event ->
        [start-turn] { $what }: at the start of your turn.
        [start-fight] { $what }: at the start of a fight.
        [cards-revealed] { $what }: in a fight, when the cards are revealed.
        [win-fight] { $what }: after winning a fight.
        [extend-move] { $what }: at the end of your Move action.
        [end-move-action] { $what }: at the end of your Move action.
        [gain-reputation] { $what }: when you gain Marshal or Wanted points.
        [gain-gambler] { $what }: when you gain Gambler points.
        [win-faro] { $what }: after a bet of yours is paid at Faro.
        [dice-rolled] { $what }: after you roll the gold dice.
        [lose-poker] { $what }: after losing at poker.
       *[other] { $what }: only at the moment its text names.
    }
why-condition-not-met = The condition of { $what } is not met.
why-not-your-character = You are not { $character }.
why-ability-asleep = Your ability works from { $lp } LP on.
why-ability-by-itself = Your ability works by itself.
why-no-item-now = None of your items can be used now.
why-item-idle = { $item } is not the one you are using this turn.
why-item-by-itself = { $item } works by itself.
why-must-face-bandit = A bandit must be fought: you cannot decline.
why-heist-begun = You started the heist: you cannot decline.
why-claim-between-actions = “{ $goal }” can be completed between your actions, or at the end of your turn.

## What the open question wants, within a reason: “First …”

must-character = choose your character
must-pick-character = choose your character
must-start-space = choose where you start
must-income = take your income
must-weapon = choose your weapon for this turn
must-mount = choose your mount for this turn
must-act = take an action, or end your turn
must-story = choose which story is resolved
must-ride = finish your ride
must-place = choose the space you go to
must-shop = finish your shopping
must-take-up = say whether you use the new one
must-sell-nuggets = say how many nuggets you sell
must-sell-fools-gold = say whether you sell Fool’s Gold
must-pay-nugget = pay the nugget
must-discard = choose the card you discard
must-answer = use something, or pass
must-claim = complete a goal, or pass
must-contribute = place a disc, or pass
must-start-fight = use a start-of-fight effect, or pass
must-lay = lay a card for the fight
must-answer-fight = fight or decline
must-npc = choose the fight card
must-react = use a Reaction, or pass
must-bandit-reward = choose your reward
must-steal = choose what you take
must-steal-token = say whether you take the cattle
must-sheriff = move the Sheriff
must-surprised = choose the card you discard
must-sheriff-target = say who the Sheriff tries to arrest
must-black-way = choose the Man in Black’s way
must-black-sheriff = choose the Sheriff’s way
must-join = join the hand of poker, or sit out
must-poker-card = choose your cards for the hand of poker
must-choose = choose what the card offers
must-deal = say yes or no
must-turn-wanted = say whether you turn Wanted
must-target = choose a player
must-give = choose the card you hand over
must-look = choose the story you look at
must-ranch = choose a Ranch
must-retire = choose a bandit
must-take-back = take a disc back, or pass
must-reroll = choose a die

## Rows of a turn: what one may do, and what it brings
verb-ride = Ride
verb-work = Work
verb-prospect = Prospect
verb-deposit = Sell gold
verb-heist = Bank heist
verb-heal = See the Doctor
verb-revel = Revel
verb-poker = Poker
verb-store = Go shopping
verb-acquire = Take cattle
verb-fight = Fight
verb-duel = Duel
verb-rob = Rob
verb-arrest = Arrest
gain-work = +$10
gain-prospect = roll 2 dice for gold
gain-deposit = each nugget $20 and 1 LP
gain-heist = 1 card: $80, 3 Wanted
gain-heal = $10: heal all, 1 card per wound
gain-revel = $30 for each LP
gain-poker = $10 ante, play for the pot
gain-store = buy and upgrade items
gain-acquire = 1 token, to be delivered
gain-fight = 1 card, face down
gain-duel = 2 LP
gain-rob = half the $ or gold
gain-arrest = +1

## Forecasts of fights and poker

forecast-heading = Forecast
forecast-now = { $end ->
        [win] As it stands, you win
        [tie-win] A tie as it stands: you win
        [lose] As it stands, you lose
        [tie-lose] A tie as it stands: you lose
        [tie-other] A tie as it stands: { $who } wins
        [again] The fight starts over
       *[other] As it stands, { $who } wins
    }
forecast-end = { $end ->
        [win] you win
        [tie-win] a tie, you win
        [lose] you lose
        [tie-lose] a tie, you lose
        [tie-other] a tie, { $who } wins
        [again] the fight starts over
       *[other] { $who } wins
    }
forecast-change = { $end ->
        [win] { $change }: you win
        [tie-win] { $change }: a tie, you win
        [lose] { $change }: you lose
        [tie-lose] { $change }: a tie, you lose
        [tie-other] { $change }: a tie, { $who } wins
       *[other] { $change }: { $who } wins
    }
forecast-beats = { $card ->
        [none] beats no card
        [A] beats any card
       *[other] beats { $card } or lower
    }
forecast-laid = { $card ->
        [none] Worth { $value }: beats no card
        [A] Worth { $value }: beats any card
       *[other] Worth { $value }: beats { $card } or lower
    }
forecast-open = { $who } may still react
forecast-ties-npc = Ties go to { $who }
forecast-ties-black = Ties go to { $who }
forecast-ties-active = { $mine ->
        [yes] Ties are yours: you attack
       *[no] Ties go to { $who }, who attacks
    }
forecast-ties-guard = { $mine ->
        [yes] Ties are yours: the guard does not win them
       *[no] Ties go to { $who }: the guard does not win them
    }
forecast-ties-ability = { $mine ->
        [yes] Ties are yours ({ $card })
       *[no] Ties go to { $who } ({ $card })
    }
forecast-ties-host = { $mine ->
        [yes] Ties are yours: you started the game
       *[no] Ties go to { $who }, who started the game
    }
forecast-ties-roller = { $mine ->
        [yes] Ties are yours, against the high roller too
       *[no] Ties go to { $who }, then to the high roller
    }
forecast-ties-house = { $mine ->
        [yes] Ties go to the house, for which you play
       *[no] Ties go to the house
    }
forecast-unbeaten = No other hand beats it
forecast-beaten-higher = Only higher cards beat it
forecast-beaten = Beaten by { $hands }
forecast-beaten-or-higher = Beaten by higher cards, { $hands }
forecast-to-come = { $count ->
        [one] { $count } card is still to come
       *[other] { $count } cards are still to come
    }
