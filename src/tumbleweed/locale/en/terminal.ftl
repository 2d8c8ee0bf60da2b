### What the game in the terminal says.

## Sitting down

which-game = Which game? [1]
how-many = How many play, { $least } to { $most }, bots included? [{ $default }]
which-rules = Which rules? [1]
which-expansion = Which expansion? [1]
no-scenario = the game of the book, without a scenario
which-scenario = Which scenario? [1]
your-name = Your name? [{ $default }]
how-it-goes =
    The dealer offers somebody a card face down and says who is on it. Lying is allowed, as long as the name is in the dealer’s hand. Whoever takes the card puts a hat on it; if it is refused, the dealer does. Each character brings money or trouble. The most money at the end wins.
    Answer with a number, or the first letters of a word. Type ? for help.
seed-hash = The cards are fixed from the start. SHA-256 of the seed: { $hash }

## The screen

town = Town
players = Players
telegraph = Telegraph
you = (you)
deals = { $name } deals
head-tokens = tokens
head-hats = hats
head-word = word
your-tokens = Your tokens:
discarded = discarded: { $names }
hand = In your hand: { $names }
offer-title = { $dealer } offers you a card
if-true = If true:
who-could-it-be = Who could it be?
so-far = So far: { $answers }
only-answer = Only one answer is possible: { $option }
remark = { $name }: “{ $line }”
bots-muted = The bots keep quiet.
bots-heard = The bots may talk.

## Passing the device

curtain-title = Eyes off the screen
curtain = Pass the device to { $name }, who presses Enter.

## Answering

commands = u undo · s save · l log · r rules · w who? · h hint · ? help · q quit
not-understood = That is not one of the answers. Type its number, or ? for help.
several-fit = That could be any of: { $options }

## Help

help = Help
a-file = file
some-words = words
an-answer = answer
help-choose = choose an answer; its first letters do as well
help-undo = undo your last choice, while nobody else has seen or done anything since
help-save = save the game, to a file of your choice if you name one
help-log = everything that happened, as you saw it
help-rules = rules with these words; alone, the rule behind the question
help-why = why an answer is not possible; its first letters do
help-hint = the best two answers, with reasons, when you play alone among bots
hint = Hint
no-hints = Hints are for a player alone among bots, in games that a net has learned.
help-aids = hide or show “Who could it be?” and how often each player told the truth
help-voices = silence the bots, or hear them again
help-quit = leave; you can save the game first
signs = Signs: ▲ a hat left, △ a hat placed; ▪ tokens; ✓ a claim that was true, ✗ a lie; +1e an elixir in place of a coin. Dim characters have not been seen this round, ✗ marks those that are out of it. “Name” is somebody the dealer has spoken of.
no-such-option = No answer is called “{ $typed }”.
on-offer = that answer is possible now.
no-rule = No rule mentions “{ $typed }”.
more-rules = { $count ->
        [one] … and one more. Add a word to narrow it down.
       *[other] … and { $count } more. Add a word to narrow it down.
    }
whole-log = All that happened

## Saving and leaving

saved = Saved. To continue later: tumbleweed play --load { $path }
saved-to-replay = Saved. To watch it again: tumbleweed replay { $path }
not-saved = Not saved. { $path }: { $fault }
not-ours = Not saved. { $path } already exists and is not a saved game.
save-first = Save the game first? [Y/n]{" "}
no-letter = n
farewell = So long, partner.

## The end

seed = The seed was { $seed }. SHA-256 of its 32 bytes, as at the start: { $hash }
after-the-end = s [file] saves the game for a replay, l shows all that happened, r reviews it, Enter leaves

## Learning

learn-lesson = Lesson { $at } of { $of }
learn-do = Your turn:
learn-other = Not now:
learn-end = Done:
learn-commands = u back · n next lesson · l log · r rules · ? help · q leave
learn-next = Enter: on to “{ $title }” · q leaves
learn-keeps = There is nothing to save: how far you are is remembered.
learn-left = So long. To go on where you are: tumbleweed learn { $course }
learn-done = That was the last lesson. Now play: tumbleweed play { $game }
learn-help-back = take back your last step
learn-help-skip = skip to the next lesson
learn-help-leave = leave; you go on where you are next time

## Replays

replay-of = Replay, { $entries ->
        [one] 1 choice
       *[other] { $entries } choices
    }. Seen by: { $reader }
reader-all = somebody who sees every card
reader-public = the whole table
replay-unfinished = The game is not over: only what everybody saw is shown. Use --as all to show all cards.
replay-upto = Up to choice { $upto } of { $entries }.
replay-differs = This replay does not match the record: { $fault }
replay-stored = What was recorded at the time is shown instead.
replay-nothing = Nothing else was recorded, so there is nothing to show.
review-unfinished = The game is not over: there is nothing to review yet.
replay-next = Press Enter to go on:{" "}

## Checking a game

verify-file = The file is unchanged.
verify-file-failed = The file was changed or damaged: { $fault }
verify-seed = The seed matches the hash in the file. Is it the hash you saw at the start? { $hash }
verify-seed-failed = The seed does not match the hash in the file: its own is { $hash }, the file says { $said }
verify-seed-untold = The file has no hash of the seed. Is this the one you saw at the start? { $hash }
verify-noted = The seed matches the hash you noted at the start.
verify-noted-failed = The seed does not match the hash you noted at the start: its own is { $hash }
verify-content = Rules and cards here are the same as in the game (engine { $engine }; here: { $here }).
verify-content-failed = The game cannot be replayed here, so the rest was not checked: { $fault }
verify-choices = { $count ->
        [one] The only choice was possible.
       *[other] All { $count } choices were possible, in this order.
    }
verify-choices-failed = A choice does not follow from those before it, so the rest was not checked: { $fault }
verify-fingerprints = { $count ->
        [0] The game is too short for fingerprints.
        [one] The only fingerprint of the game matches.
       *[other] All { $count } fingerprints of the game match.
    }
verify-fingerprints-failed = After choice { $at } the game differs from the file: a choice up to there was changed.
verify-result = The result is the one in the file.
verify-result-failed = The result differs from the one in the file.
verify-unfinished = The game was not played to its end and has no result.
verify-unfinished-failed = The file states a result, but the game was not played to its end.
verify-good = Everything matches.
verify-bad = The file does not match the game as it was played.

## Western Legends: sitting down

wl-how-it-goes =
    Become the greatest legend of the Old West. A turn is three actions: ride, fight, work, dig for gold and sell it, drive cattle, play poker, rob the Bank or put on a badge. Whatever makes you famous brings Legendary Points (LP). When somebody has reached the agreed number, the round is finished and everybody takes one last turn; the most LP win.
    Answer with a number, or with words such as “ride bank”. The map shows the numbers of the spaces you can ride to. ? is help.
wl-black-is-ours = Two players meet the Man in Black, who can win as well. His rules and cards are our own: the printed ones are not in the rulebook. r man in black shows them.
wl-how-long = To how many Legendary Points: 15, 20 or 25? [20]
wl-usual-game = the usual game
wl-with-goals = with goals and legendary tokens
wl-first-game = the first game: fewer rules, cards and characters, 15 LP
wl-commands = { $pages ->
        [1] u undo · m map · c cards · s save · l log · r rules · ? help, why not · q quit
        [2] u undo · m map · c cards · t table · s save · l log · r rules · ? help · q quit
       *[other] u undo · m map · c cards · t b tables · s save · l log · r rules · ? · q
    }
wl-help-map = draw the map as large as the terminal, or as before
wl-help-forecast = hide or show the forecasts of fights and poker
wl-help-cards = the texts of your cards, of all characters and items
wl-cards = Cards and mats
wl-signs = Signs: $ money, ◇ gold nuggets, ▯ cards in hand, ✖ wounds, ◎ story discs left, ◈ legendary tokens; ✓ a goal that is met; * a legend, whose ability works. Items in brackets are not in use. On the map: ★ Sheriff’s Office, $ Bank, ⌂ Store, ♠ Saloon, + Doctor, ♪ Cabaret, ◇ Mine, ∩ Ranch, # Rail Station, A B C hideouts, ! a bandit, ☆S the Sheriff, ░ mesas; [7] a space to ride to.

## Western Legends: the screen

wl-length = to { $lp } LP
wl-round = Round { $round }
wl-last-round = the last round
wl-turn = { $name }’s turn
wl-actions = { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
wl-map = The Old West
wl-stories = Stories
wl-goals = Goals
wl-tokens = Legendary tokens
wl-hand = Hand
wl-lp = { $lp } LP
wl-wanted = Wanted { $points }
wl-marshal = Marshal { $points }
wl-cattle-green = green cattle
wl-cattle-blue = blue cattle
wl-bandit = Bandit
wl-guard = Bank guard
wl-sheriff = Sheriff
wl-black = Man in Black
wl-black-acts = the Man in Black acts
wl-black-cards = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
wl-mesa = mesa
wl-action = Action:
wl-reaction = Reaction:
wl-bonus = Bonus:
wl-start-goods = ${ $money }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
wl-wounds = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
wl-from-5 = From 5 LP:
wl-cards-drawn = { $count ->
        [one] +1 card
       *[other] +{ $count } cards
    }
wl-more-actions = { $count ->
        [one] +1 action
       *[other] +{ $count } actions
    }
wl-money-limit = ${ $money } lost (limit ${ $limit })
wl-nugget-limit = { $count }◇ lost (limit { $limit })

## Western Legends: the question

wl-group-here = Here
wl-group-fight = Fight
wl-group-cards = Cards
wl-group-ride = Ride
wl-group-place = Go to
wl-group-step = Step by step
wl-group-turn = Or
wl-one-step = one space, then on; say which, as “step { $place }”
wl-duel = duel (2 LP)
wl-rob = rob (1 Wanted, half money or gold)
wl-arrest = arrest (1 Marshal point)
wl-open-country = open country

## Western Legends: fights and poker

wl-fight-duel = { $name } duels with { $other }
wl-fight-rob = { $name } robs { $other }
wl-fight-arrest = { $name } arrests { $other }
wl-fight-bandit = { $name } faces a bandit
wl-fight-heist = { $name } robs the Bank
wl-fight-sheriff = The Sheriff wants { $name }
wl-black-duels = The Man in Black challenges { $name }
wl-black-robs = The Man in Black robs { $name }
wl-duels-black = { $name } duels with the Man in Black
wl-robs-black = { $name } robs the Man in Black
wl-step-declare = cards are laid
wl-step-reveal = revealed, reactions
wl-step-reward = reward
wl-value = counts { $value }
wl-chooser = { $name } chooses for the other side.
wl-poker = { $name } hosts a hand of poker. The pot: { $money }
wl-flop = Flop
wl-house = The house ({ $name } deals)
wl-best = Your best: { $hand }.

## Western Legends: the end

wl-score-track = LP track
wl-score-upgrades = upgrades
wl-score-money = money
wl-score-wounds = wounds
wl-score-wanted = Wanted
wl-score-marshal = Marshal
wl-score-tokens = tokens
wl-score-gambler = Gambler
wl-score-relics = Legendary items
wl-score-injuries = injuries
wl-score-deeds = deeds
wl-score-richest = richest
wl-score-total = total
wl-winner = { $names } wins with { $total } LP.
wl-shared-win = { $names } share the win with { $total } LP.
wl-lost = The Man in Black wins with { $total } LP: both of you have lost.
wl-tie-break = Ties: more points on the tracks, then more nuggets, then fewer wounds.

## Any game

any-how-to-answer = Answer with a number, or the first letters of a word. Type ? for help.
any-commands = u undo · s save · l log · ? help · q quit
any-table = On the table
any-total = Total
any-winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
any-no-rules = This game has no rules to look up here.

# ---- Western Legends: Ante Up ----
wl-base-game = without an expansion
wl-with-ante-up = with Ante Up: a second board, a train, Faro, events, the frontier
wl-with-high-stakes = with Ante Up and High Stakes Poker
wl-help-table = the table of Ante Up: tracks, train, events, frontier, tokens, stands
wl-signs-ante-up = With Ante Up: ♣ Gambler points, ~ longhorns, ⚑ an event marker. On the map: M Marshal’s Office, T Trading Post, % Outlaw Camp, ^ a mountain pass, 6+3 a frontier space and the number on its token (cards worth both are discarded), ! also an outlaw or a claim jumper, ~ a longhorn, ° a nugget, ♛ a high roller, ≡ the train. m also shows the other board.
wl-gulch = Buzzard Gulch
wl-choices-away = { $count ->
        [one] 1 choice: { $board }
       *[other] { $count } choices: { $board }
    } (m)
wl-ante-up = Ante Up
wl-gambler-track = Gambler
wl-train = Train
wl-events = Events
wl-frontier = Frontier
wl-on-board = On the boards
wl-stands = Stands
wl-cattle-orange = orange cattle
wl-frontier-token = frontier token
wl-foe = Bandit, outlaw, claim jumper
wl-longhorn = longhorn
wl-gold = nugget
wl-roller = high roller
wl-markers = Event markers
wl-in-deck = Cards left
wl-discarded = Discarded
wl-supply = Supply
wl-you-saw = { $above ->
        [0] You saw, on top
        [one] You saw, 1 card down
       *[other] You saw, { $above } cards down
    }
wl-events-due = { $count ->
        [one] 1 event is due.
       *[other] { $count } events are due.
    }
wl-left-over = { $count ->
        [0] none left
       *[other] { $count } left
    }
wl-frontier-price = cards worth { $price }
wl-event-now = Event: { $name }.
wl-encounter-now = On the train: { $name }.
wl-group-journey = Travel
wl-group-put = Put it
wl-fight-train = { $name } robs the train
wl-fight-outlaw = { $name } faces an outlaw
wl-fight-claim-jumper = { $name } faces a claim jumper
wl-train-guard = Train guard
wl-faro = { $name } hosts a game of Faro
wl-faro-dealer = { $name } deals
wl-faro-cards = Dealt
wl-faro-loser = Loser
wl-faro-winner = Winner
wl-faro-jackpot = Jackpot
wl-high-stakes = High Stakes
wl-challenge = Challenge
wl-folded = folded
wl-gambler = Gambler { $points }
wl-gambler-beyond = → beyond the Gambler track
wl-put-under = → under the { $deck }

# ---- Western Legends: Blood Money ----
wl-with-blood-money = with Ante Up and Blood Money: legendary stories, injuries, deeds, ruins, the Trader
wl-help-blood-money = the table of Blood Money: story, Story track, risk die, injuries, Trader, deeds
wl-signs-blood-money = With Blood Money: † an injury, ⚐ deeds, ✦ Legendary items; of the story: __ a condition that nobody has met, $ one that can be met by paying, » what is in force. On the map: ✗ a ruin, ⚐A a deed of that player, ? a map token face down, ⊙ the Trader’s cart.
wl-group-free = Free
wl-blood-money = Blood Money
wl-tale = Legendary story
wl-no-tale = No legendary story
wl-story-track = Story
wl-story = Story { $space }
wl-surplus = { $count ->
        [one] 1 surplus story point lost
       *[other] { $count } surplus story points lost
    }
wl-told = Ended
wl-tale-begins = A new legendary story: { $name }
wl-tale-ends = { $tale }: { $outcome }
wl-outcome-now = The story ends: { $name }.
wl-risk-die = Risk die
wl-risk-bonus = After the roll, as you chose before it: { $bonuses }
wl-risk-then = the risk die, then
wl-risk-card = a card
wl-risk-money = money
wl-risk-move = a space
wl-injuries = Injuries
wl-trader = the Trader
wl-trader-title = Trader
wl-trader-in = the Trader: { $region }
wl-leave-trader = Leave the Trader
wl-has-been = Has been in
wl-sells = Sells
wl-relics-left = Legendary items in the deck
wl-looked-at = Cards you have looked at
wl-deeds = Deeds
wl-use-deed = Deed: { $name }
wl-deed-used = (used)
wl-deed-of = deed of { $name }
wl-in-ruins = In ruins.
wl-ruin = ruin
wl-deed-flag = deed
wl-map-token = map token
