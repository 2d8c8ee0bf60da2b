title = Tumbleweed

### around
## Everywhere

around-close = Close
around-home = To the start page
around-parts = Parts of the table
around-unread = new
around-money = ${ $money }
around-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }
around-lp = { $lp } LP
around-kind-action = Action
around-kind-bonus = Bonus
around-kind-reaction = Reaction
around-opening = The table is being set …
around-no-table = This table is not open to you, or there is none.
around-copied = Copied.
around-copy = Copy
around-keep = Keep

## The bar over the table

around-always = At any time
around-your-turn = Your turn
around-moment = One moment …
around-waiting = Waiting for { $names } …
around-watching = You are watching. { $names } must choose.
around-over = { $count ->
    [0] The game is over.
    [one] The game is over. { $names } wins!
   *[other] The game is over. { $names } share the win!
    }
around-ended = This table was closed before the end.
around-frozen = This game cannot be played on; you can still look at it.
around-rule-of-this = The rule behind this question
around-cut = reconnecting …
around-time-left = Time left for { $name }
around-undo = Undo
around-undo-key = Take back the last choice (Z)
around-undo-never = Nothing is taken back at this table.
around-restart = Back to the start of the turn
around-rules = Rules
around-rules-key = Rules (R)
around-menu = Menu
around-menu-news = Menu, { $count } new in the talk
around-settings = Settings
around-talk = Table talk
around-telegraph = Telegraph
around-device = On my other device
around-orders = Standing orders
around-stand-in = Let a bot play for me
around-back = I’m back
around-look-back = Look back
around-export = Save as a file
around-keys = Keys
around-install = Install as an app
around-end = End this game
around-end-sure = End this game for good?
around-leave = Leave the table

## Banners

around-stale = There is a newer version of this page.
around-reload = Load it
around-bot-plays = A bot plays for you.
around-absent = is away. What now?
around-vote-wait = Wait
around-vote-bot = A bot plays
around-vote-end = End the game
around-refused = The line to the table is closed.

## Log

around-about-me = about me
around-earlier = Earlier turns
around-log-start = Before the first turn
around-jump = See this position

## Talk

around-talk-empty = Nobody has said a word yet.
around-phrases = Quick phrases
around-say = Say
around-say-something = Say something
around-mute = Do not show me what { $name } says
around-muted = You no longer read what { $name } says.
around-unmute = { $count ->
    [one] Read the muted player again
   *[other] Read all { $count } muted players again
    }

## Rules

around-rules-search = Search the rules
around-game = Game
around-contents = Contents
around-found = { $count ->
    [0] Nothing found.
    [one] One statement
   *[other] { $count } statements
    }
around-example = Example
around-ruling = Settled:
around-gap = The books leave this open; the statement is ours.
around-all-editions = all printings
around-guide-do = What you do
around-guide-get = What you get
around-guide-cited = The rule behind it
around-guide-statements = The rules, statement by statement
around-guide-more = Other chapters
around-every-edition = in every printing
around-other-edition = not in this table’s printing
around-edition-revised = Revised
around-edition-first = First
around-edition-french = French

## Settings

around-set-looks = Looks
around-set-play = Play
around-set-notices = Notices
around-set-account = You
around-language = Language
around-theme = Theme
around-theme-system = As the device
around-theme-light = Day
around-theme-dark = Campfire
around-theme-contrast = High contrast
around-font = Lettering
around-font-house = Dime novel
around-font-legible = Easy to read
around-labels = Names on the map
around-labels-normal = Normal
around-labels-large = Large
around-plain-log = Plain log
around-plain-log-hint = The Telegraph without typewriter letters.
around-motion = Movement
around-motion-hint = A click always skips to the end.
around-motion-off = Off
around-motion-fast = Fast
around-motion-normal = Normal
around-motion-story = Story
around-sound = Sound
around-sound-hint = A click for news, a jingle when it is your turn.
around-sound-try = Listen
around-confirm = When I end my turn
around-confirm-hint = A slip of the thumb can be taken back before anybody sees it.
around-confirm-off = at once
around-confirm-ask = ask again
around-confirm-auto = after 5 seconds
around-aids = Aids
around-aids-hint = Forecasts and “Who could it be?”, from what everybody knows.
around-name = Your name
around-name-none = You have no name yet
around-rename = Take it
around-renamed = You are { $name } now.
around-guest = You are a guest: this browser is all that knows you. With a login you find your tables on other devices.
around-login = Login
around-password = Password
around-log-in = Log in
around-log-out = Log out
around-register = Get an account
around-logged-in = You are logged in as { $login }.
around-notices-hint = When you are asked and not here, you are told once, by the ways you switch on.
around-push = In the browser
around-push-here = Notices in this browser
around-push-devices = { $count ->
    [0] No browser is subscribed.
    [one] One browser is subscribed.
   *[other] { $count } browsers are subscribed.
    }
around-push-none = This browser cannot receive notices. On an iPhone, install the page first.
around-push-denied = The browser does not allow notices from here; its settings for this page say so.
around-test = Send a test
around-mail = By mail
around-mail-none = This server sends no mail.
around-mail-to = Mail to { $address }
around-mail-address = Mail address
around-mail-send = Send a code
around-mail-code = The code that went to { $address }
around-mail-confirm = Confirm
around-mail-forget = Forget the address
around-webhook = By webhook
around-webhook-url = Address to call
around-webhook-on = Call it
around-webhook-secret = Its secret, for the signature:
around-delay = Minutes of absence before a notice

## Standing orders

around-orders-hint = They answer for you, so that nobody waits. Only you see them.
around-order-never-join-poker = Never join a hand of poker
around-order-decline-fights = Give in when I am attacked
around-order-pass-reactions = Pass on reactions in others’ turns
around-order-always-refuse = Refuse every card
around-order-below = unless I hold at least
around-order-always = (no exception)
around-order-until = until the end of
around-until-game = the game
around-until-round = the round
around-until-turn = the turn

## Another device

around-device-hint = Open this link on your phone or another computer to play the same seat there. It works once.
around-device-qr = The link as a QR code

## Keys

around-key-digits = what the screen numbers: actions, cards, answers
around-key-arrows = on the map: to the next space; in a replay: back and on
around-key-enter = choose
around-key-esc = close, back
around-key-e = end the turn
around-key-z = undo
around-key-l = log
around-key-r = rules
around-key-t = talk
around-key-list = this list

## Several players at one device

around-curtain = The curtain is down
around-pass-device = Pass the device to
around-hold = Hold to reveal
around-hold-hint = With keys: Enter.

## While you were away

around-recap = While you were away
around-recap-watch = Watch it
around-recap-on = Play on
around-fact-lp = LP
around-fact-marshal = Marshal
around-fact-wanted = Wanted
around-fact-money = $
around-fact-coins = coins
around-fact-nuggets = nuggets
around-fact-wounds = wounds
around-fact-hats = hats
around-fact-hand-count = cards

## Looking back

around-replay = Going through the game
around-turn-back = To the turn before
around-step-back = A choice back (←)
around-step-on = A choice on (→)
around-turn-on = To the next turn
around-play = Play (space)
around-pause = Pause (space)
around-move = Choice
around-move-of = { $at } of { $last }
around-pace = Pace
around-eyes = Through whose eyes
around-eyes-all = All-knowing
around-play-on = Play on from here
around-play-on-hint = A new game against bots, from after choice { $at }. Who will you be?
around-bots = The bots
around-to-table = To the table

## Refusals

refused-offline = The server cannot be reached.
refused-cut = The line was cut; it is being mended.
refused-busy = Too much is happening at this table. Try again.
refused-frozen = This game cannot be played on.
refused-not-seated = You do not sit at this table.
refused-nameless = Choose a name first, then talk.
refused-not-your-seat = That seat is not yours.
refused-no-spectators = Only the players see this table.
refused-no-table = There is no such table.
refused-no-seat = The table has no such seat.
refused-no-vote = There is no vote about this player.
refused-own-vote = The others vote about it. Play on, and you are back.
refused-not-host = Only who made the table can do that.
refused-not-over = That is possible once the game is over.
refused-over = The game is over.
refused-started = The game has begun.
refused-not-started = The game has not begun.
refused-nobody-agrees = A seat in play changes hands only if at least two players agree. You can watch.
refused-seat-wanted = Somebody else has asked for this seat.
refused-not-wanted = Nobody has asked for this seat.
refused-no-say = Only those who are playing can decide that.
refused-not-absent = That player has not been away for long enough.
refused-no-nudge = There is nobody to nudge.
refused-not-playing = The game is not being played.
refused-seat-taken = That seat is taken.
refused-no-link = This link opens no seat, or not any more.
refused-link-used = Somebody else has opened this link already.
refused-login-taken = Somebody else has this login.
refused-wrong-password = Login and password do not fit.
refused-wrong-login = Login and password do not fit.
refused-password-weak = That password would be guessed at once.
refused-malformed = Something in it is missing or wrong.
refused-bad-address = That is not a mail address.
refused-wrong-code = That is not the code.
refused-no-code = No code is waiting for you, or it is too old: ask for another.
refused-mail-unconfirmed = Give a mail address and confirm it first.
refused-too-many = Too fast: wait a moment.
refused-undo-never = Nothing is taken back at this table.
refused-undo-enough = No more choices can be taken back in this game.
refused-no-position = The game has no such position.
refused-has-login = You have an account already.
refused-login-malformed = A login has 3 to 60 plain letters, digits or any of . _ @ + -
refused-password-length = A password has { $shortest } to { $longest } characters.
refused-illegal-choice = That is not on offer any more.
refused-gone = Something that belongs to it is not there any more.
refused-fault = That is a fault of the server; it has been noted.
refused-log-in-again = Log in again to do this.
refused-name-malformed = A name has 1 to 24 visible characters.

### home

home-legends = Western Legends
home-goat = The Good, the Bad and the Goat
home-short-legends = Legends
home-short-goat = Goat
home-tagline = Two Wild West games at your table, by the book.
home-two-clicks = No account. Two clicks and you ride.
home-legends-about = Ride, dig, duel, deal. Wear the star or earn the poster.
home-goat-about = Offer a card, swear what it is. Lying is allowed.
home-legends-players = 2 to 6
home-legends-length = 15, 20 or 25 LP
home-legends-printings = 3 printings
home-goat-players = 2 to 5
home-goat-rounds = 3 quick rounds
home-goat-kind = bluff
home-in-english = in English
home-picked = picked
home-pick = Pick a tale
home-saddle = Saddle up
home-play = Play now
home-play-about = against bots, table set in a second
home-tune = Play against bots, with other options
home-friends = Invite friends
home-friends-about = link or QR, live or by turns
home-device = One device
home-device-about = pass it round the table

## You
home-you = You and this page
home-your-name = Your name
home-save-name = Keep this name
home-guest = { $name }, guest
home-stranger = What’s your name?
home-language = Language
home-theme = Light
home-day = Day
home-campfire = Campfire
home-settings = Settings

## Tables
home-ride-on = Ride on
home-with = with { $names }
home-your-turn = your turn
home-others-turn = others think
home-not-begun = not begun
home-more-turns = and { $count } more
home-continue = Continue
home-tables = Tables
home-running = Running tables
home-mine = Mine
home-with-room = { $count ->
        [one] 1 with room
       *[other] { $count } with room
    }
home-free = { $count ->
        [0] full
        [one] 1 seat free
       *[other] { $count } seats free
    }
home-playing = being played
home-ended = given up
home-won = won by { $names }
home-look = Look
home-join = Join
home-watch = Watch
home-no-running = Nobody rides in the open just now. Set a table and list it.
home-no-mine = You have not sat at a table yet.
home-code = Table code or link
home-no-code = That is neither a table’s code nor a link.

## Arranging a table
home-way-bots = Play against bots
home-way-friends = Invite friends
home-way-device = One device for all
home-part-seats = Who plays
home-part-rules = By which rules
home-part-pace = At what pace
home-part-doors = Open doors?
home-players = Players
home-me = You
home-me-named = { $name } (you)
home-seat = Seat { $number }
home-seat-open = A friend, by link
home-seat-host = At this device
home-seat-bot = Bot: { $level }
home-bot-thrifty = thrifty
home-bot-random = random
home-name-of = Name of player { $number }
home-friends-hint = Next you get a link and a QR code for each friend’s seat.
home-device-hint = A curtain falls between the players, so nobody sees another’s hand.
home-edition = Printing
home-edition-revised = Revised
home-edition-first = First printing
home-edition-french = French
home-length = Length
home-lp = { $lp } LP
home-length-note = Whoever reaches it begins the last turns.
home-black = The Man in Black
home-black-tenderfoot = Tenderfoot
home-black-standard = Standard
home-black-hard = Hard
home-black-note = With two players he rides as the third. His rules and cards are our own: the printed ones are not in the rulebook.
home-first-game = First game
home-first-game-note = Fewer rules, cards and characters; 15 LP.
home-first-game-four = For four players at most.
home-goals = Goals and legendary tokens
home-goals-note = Each character has goals of their own to meet.
home-house = The house chooses
home-house-suggested = The house chooses (suggested by turns)
home-house-note = Nobody waits for a neighbour to play the bandit’s card. A variant of ours.
home-clock = Time for each answer
home-clock-0 = No clock
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-3600 = 1 hour
home-clock-86400 = 1 day
home-clock-259200 = 3 days
home-clock-note = A day or more is play by turns: you are told when you are asked.
home-seconds = { $seconds } seconds
home-zero = And when it is up
home-zero-gentle = Usual answer, then a bot, then a vote
home-zero-answer = The usual answer
home-zero-bot = A bot plays on
home-zero-vote = The others vote
home-pace = Bots take
home-pace-usual = their time
home-pace-0 = no time
home-pace-1 = 1 second
home-pace-3 = 3 seconds
home-undo = Take back
home-undo-note = As long as nothing new has come to light.
home-listed = List the table
home-listed-note = Anybody on this server may see it and join.
home-spectators = Let others watch
home-spectators-note = They see what lies open, never a hand.
home-start = Start the game
home-set-table = Set the table

## The waiting room
home-table-set = The table is set
home-waiting-seats = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
home-all-here = Everybody is here. Deal when you like.
home-waiting-host = Everybody is here. The host deals any moment now.
home-seat-free = free
home-you-tag = you
home-host-tag = host
home-present = here
home-away = away
home-sit = Sit here
home-stand-up = Stand up
home-send-away = Send away
home-take-away = Take away
home-add-bot = Add a bot
home-bot-for = A bot for seat { $number }
home-invite = Invite
home-invite-seat = Invite to seat { $number }
home-invite-about = Whoever opens it first has the seat. Scan it, or send the link.
home-invite-link = Link to the seat
home-qr = QR code of the link
home-copy = Copy
home-copied = Copied
home-share = Share
home-bring = Bring friends
home-bring-about = Everybody who opens this link can take a free seat or watch.
home-table-link = Link to the table
home-table-code = Table code:
around-said = { $name }: { $value }
home-agreed = Agreed
home-said-players = { $count } players
home-said-no-undo = Nothing is taken back
home-said-listed = Listed for all
home-said-private = Only by link
home-said-no-spectators = No spectators
home-start-bots = { $count ->
        [one] a bot takes the free seat
       *[other] bots take the { $count } free seats
    }
home-start-all = everybody is here
home-give-up = Clear the table

### legends-map

legends-map-title = Map of the territory. Arrow keys go from space to space, Enter chooses, Escape leaves.
legends-map-spaces = Spaces you can choose
legends-map-look = View of the map
legends-map-nearer = Nearer
legends-map-farther = Farther
legends-map-fit = The whole map
legends-map-reach = All you can choose
legends-map-steps = { $count ->
    [0] no step
    [one] 1 step
   *[other] { $count } steps
    }
legends-map-fight = A bandit stops you there: you must fight.
legends-map-arrest = A Wanted player is there: the Sheriff stops to arrest them.
legends-map-cattle = { $count ->
    [0] no cattle left
    [one] 1 head of cattle
   *[other] { $count } head of cattle
    }
legends-map-here = here: { $names }
legends-map-sheriff = the Sheriff
legends-map-bandit = a bandit
legends-map-which = { $space }: which of these?
legends-map-then-on = … and on
legends-map-hideout = Hideout
legends-map-doctor = Doctor
legends-map-sheriffs-office = Sheriff
legends-map-rail-station = Station
legends-map-fault = The map could not be loaded. Please reload the page.

### goat

goat-town = Town
goat-stage = What happens now
goat-players = Players
goat-side = Telegraph or talk
goat-tab-table = Table
goat-tab-players = Players
goat-tab-talk = Talk
goat-tab-telegraph = Telegraph
goat-you = you
goat-you-cap = You
goat-bot = a bot plays
goat-deals = deals
goat-asked = thinks
goat-no-hats = out of hats
goat-only-you = only you see them
goat-word = Their word this round:
goat-coins = { $count ->
        [one] coin
       *[other] coins
    }
goat-elixirs = { $count ->
        [one] 1 elixir
       *[other] { $count } elixirs
    }
goat-phase-offers = Offers
goat-phase-last-hats = Last hats
goat-phase-saloon = Saloon
goat-out = sits out
goat-discarded = discarded
goat-takes-tokens = all { $token }
goat-takes-coins = all coins
goat-claimed = claimed just now
goat-bare = picked clean
goat-act-later = They act after the offers, 1 to 6
goat-none-yet = no goat … yet
goat-ate = the Goat ate { $name }’s hat

## Who could it be?
goat-who = Who could it be?
goat-who-switch = Show who it could be, and how true everybody’s word was
goat-unseen = { $count } of { $all } unseen
goat-unseen-hand = { $count } with { $name }
goat-unseen-deck = { $count } in the deck
goat-unseen-aside = { $count } set aside
goat-said = was named

## Offers
goat-step-offer = card
goat-step-to = to whom
goat-step-name = as whom
goat-take-back = Take back
goat-all-to = Every card goes to { $name } now.
goat-the-truth = the truth
goat-asks-you = { $name } asks you
goat-you-ask = You ask { $name }
goat-asks = { $name } asks { $other }
goat-more-cards = { $count ->
        [0] no more cards in hand
        [one] 1 more card in hand
       *[other] { $count } more cards in hand
    }
goat-claim = “Cross my heart, this is the
goat-claim-name = { $name }.”
goat-face-down = A card face down
goat-so-they-say = so they say
goat-so-you-say = so you say
goat-if-true = If true:
goat-now-coins = { $count ->
        [0] No coins are there.
        [one] 1 coin is there.
       *[other] { $count } coins are there.
    }
goat-now-tokens = { $count ->
        [0] None are there: { $token }.
       *[other] Now there: { $token } ×{ $count }.
    }
goat-in-town = { $name }: in town.
goat-not-in-town = { $name }: not in town.
goat-must-accept = As many hats as cards are left: you must accept.
goat-thinks = { $name } makes up their mind …
goat-chooses = { $name } picks a card and a victim …
goat-so-far = So far:

## The reveal
goat-its-the-goat = It’s the Goat!
goat-its = { $name }!
goat-lied = { $name } lied
goat-told-truth = { $name } told the truth
goat-go-on = Ride on
goat-skip = Skip
goat-cheer-baa = Baaaa!
goat-cheer-ha = Ha!
goat-cheer-caught = Curses!
goat-cheer-hat = My hat!
goat-cheer-fooled = You snake!
goat-cheer-knew = I knew it.
goat-cheer-oh = Oh …

## The Saloon
goat-saloon-opens = The Saloon, 1 to 6
goat-not-here = not here

## The count
goat-count = Where the money came from
goat-richest = Richest in town
goat-again = Rematch
goat-follow = To the rematch
goat-replay = Replay
goat-save = Save
goat-look = Board
goat-to-scores = Scores
goat-liars = Who lied, who was caught
goat-liar-line = { $claims ->
        [one] 1 claim
       *[other] { $claims } claims
    }, { $lies ->
        [0] no lie
        [one] 1 lie
       *[other] { $lies } lies
    }, { $caught } caught
goat-key-true = true
goat-key-lie = a lie, believed
goat-key-caught = a lie, caught
goat-award-passed = Silver tongue
goat-award-passed-line = { $count ->
        [one] { $name } was believed in one lie
       *[other] { $name } was believed in { $count } lies
    }
goat-award-fooled = Easy mark
goat-award-fooled-line = { $count ->
        [one] { $name } swallowed one lie
       *[other] { $name } swallowed { $count } lies
    }
goat-award-goats = The Goat’s friend
goat-award-goats-line = { $count ->
        [one] { $name } fed it a hat
       *[other] { $name } fed it { $count } hats
    }
goat-fair = Fair shuffle
goat-fair-before = sealed before the first card
goat-fair-after = seed, opened now
goat-fair-yes = They match.
goat-fair-no = They do not match.

### legends
legends-tab-table = Table
legends-tab-log = Telegraph
legends-tab-talk = Talk
legends-players = Players
legends-tracks = Tracks
legends-actions = Actions
legends-stories = Stories
legends-hand = Your hand
legends-kit = What you own
legends-question = Your question
legends-store = General Store
legends-characters = Characters
legends-poker = Poker
legends-rule = The rule for this
legends-you = you
legends-is-asked = is asked
legends-is-in = is in
legends-your-turn = Your turn
legends-turn-of = { $name }’s turn
legends-round = Round { $round }
legends-answer-first = First the question that is asked.
legends-meanwhile = Others play. Your actions stand here when it is your turn.
legends-you-are-asked = You are asked
legends-waiting-for = Waiting for { $names }
legends-go-on = Click to go on
legends-end-turn = End turn
legends-really-end = End it
legends-not-yet = Not yet
legends-take-back = Take one back
legends-choose-in-hand = Choose among your cards below.
legends-choose-on-map = Choose a marked space on the map.
legends-why-not = Why not?
legends-no-reason = It is not what is asked now.
legends-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
    }

## Goods

legends-lp = { $lp } LP
legends-lp-short = LP
legends-money = ${ $money }
legends-marshal = Marshal { $points }
legends-wanted = Wanted { $points }
legends-neutral = Neutral
legends-rival = Rival
legends-nuggets = gold nuggets
legends-nuggets-of = { $count } of at most { $limit } nuggets
legends-cards = cards
legends-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
legends-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }
legends-hand-limit = At the end of the turn at most { $count } cards
legends-no-cards = No cards in hand.
legends-wounds = { $count ->
    [0] no wounds
    [one] 1 wound
   *[other] { $count } wounds
    }
legends-cattle-green = Green cattle
legends-cattle-blue = Blue cattle
legends-discs-left = { $count ->
    [0] no discs left
    [one] 1 disc left
   *[other] { $count } discs left
    }
legends-discs-of = { $count } of { $needed } discs
legends-his-cards = { $count ->
    [one] 1 card in his deck
   *[other] { $count } cards in his deck
    }
legends-upgraded = upgraded
legends-buy = Buy
legends-upgrade = Upgrade
legends-upgrades-to = becomes { $name }
legends-lp-at-end = { $lp } LP at the end of the game
legends-idle = not in use
legends-sold-out = Sold out
legends-ability = Ability.
legends-ability-later = From 5 LP on:
legends-ability-of = { $name }’s ability
legends-mat-of = Mat of { $name }
legends-back-to-tracks = Close the mat
legends-goal-met = met
legends-token = a legendary token, face down
legends-tokens = { $count ->
    [one] 1 legendary token
   *[other] { $count } legendary tokens
    }
legends-difficulty-easy = Easy goal
legends-difficulty-medium = Medium goal
legends-difficulty-hard = Hard goal

## Tracks

legends-track-marshal = Marshal
legends-track-wanted = Wanted
legends-row-marshal = LP at end
legends-row-wanted = LP a turn
legends-field = Space { $space }
legends-field-money = Space { $space }: ${ $money }
legends-field-lp = Space { $space }: { $lp } LP
legends-field-cards = { $count ->
    [one] Space { $space }: 1 card
   *[other] Space { $space }: { $count } cards
    }
legends-rail = Legendary Points; { $lp } bring on the last turns.

## Cards

legends-suit-clubs = of clubs
legends-suit-diamonds = of diamonds
legends-suit-hearts = of hearts
legends-suit-spades = of spades
legends-kind-action = Action
legends-kind-bonus = Bonus
legends-kind-reaction = Reaction
legends-house-made = Our own text: the printed one is not known to us.
legends-face-down = A card face down
legends-no-card-yet = No card yet
legends-chosen = chosen
legends-tag-use = Play
legends-tag-lay = Lay
legends-tag-react = React
legends-tag-discard = Discard
legends-tag-play = Play
legends-tag-sell = Use as gold
legends-tag-give = Hand over

## Actions: the verb, and its price and gain

legends-verb-ride = Ride
legends-verb-work = Work
legends-verb-prospect = Prospect
legends-verb-deposit = Sell gold
legends-verb-heist = Bank heist
legends-verb-heal = See the Doctor
legends-verb-revel = Revel
legends-verb-poker = Poker
legends-verb-store = Go shopping
legends-verb-acquire = Take cattle
legends-verb-fight = Fight
legends-verb-duel = Duel
legends-verb-rob = Rob
legends-verb-arrest = Arrest
legends-on-foot = on foot
legends-up-to = { $count ->
    [one] 1 space
   *[other] up to { $count } spaces
    }
legends-gain-work = +$10
legends-gain-prospect = roll 2 dice for gold
legends-gain-deposit = each nugget $20 and 1 LP
legends-gain-heist = 1 card: $80, 3 Wanted
legends-gain-heal = $10: all wounds, 1 card for each
legends-gain-revel = $30 for each LP
legends-gain-poker = $10 to sit down, play for the pot
legends-gain-store = buy and upgrade items
legends-gain-acquire = 1 token, to be delivered
legends-gain-fight = 1 card, face down
legends-gain-duel = 2 LP
legends-gain-rob = half the $ or gold
legends-gain-arrest = +1
legends-fight-whom = Fight { $name }

## Fights

legends-npc-bandit = Bandit
legends-npc-heist = Bank guard
legends-npc-sheriff = The Sheriff
legends-npc-duel = Man in Black
legends-npc-rob = Man in Black
legends-npc-arrest = The Sheriff
legends-fight-duel = Duel: { $name } and { $other }
legends-fight-rob = Robbery: { $name } and { $other }
legends-fight-arrest = Arrest: { $name } and { $other }
legends-fight-bandit = { $name } faces a bandit
legends-fight-heist = Bank heist: { $name } and the guard
legends-fight-sheriff = The Sheriff wants { $name }
legends-fight-attacked-duel = { $other } challenges { $name }
legends-fight-attacked-rob = { $other } robs { $name }
legends-fight-attacked-arrest = { $other } and { $name }
legends-kind-of-duel = Duel
legends-kind-of-rob = Robbery
legends-kind-of-arrest = Arrest
legends-kind-of-bandit = A bandit
legends-kind-of-heist = Bank heist
legends-kind-of-sheriff = The Sheriff
legends-step-declare = Declaration
legends-step-reveal = Reveal
legends-step-react = Reaction
legends-step-reward = Reward
legends-step-declare-player = { $edition ->
    [revised] effects, then a card each, face down
   *[other] a card each, face down, then effects
    }
legends-step-declare-npc = your card, and one for the other side
legends-step-reveal-player = both at once; Bonus effects
legends-step-reveal-npc = both at once; Bonus effects
legends-step-react-player = in turn, until both pass
legends-step-react-npc = Reactions from the hand, then the fight card’s effect
legends-step-react-black = Reactions from the hand; his card has no effect
legends-step-reward-duel = attacker wins: 2 LP; loser: 1 wound, 1 card
legends-step-reward-rob = attacker wins: 1 Wanted point, half the $ or gold
legends-step-reward-arrest = attacker wins: 1 Marshal point, target to jail
legends-step-reward-bandit = won: 1 LP or 1 Marshal point
legends-step-reward-heist = won: $80, 3 Wanted points; lost: 1 Wanted point
legends-step-reward-sheriff = he goes home, or arrests the player
legends-step-reward-attacked-duel = he wins: 2 LP; loser: 1 wound, 1 card
legends-step-reward-attacked-rob = he wins: 1 LP; the player loses half the $ or gold
legends-fight-cards = { $count ->
    [one] 1 fight card
   *[other] { $count } fight cards
    }
legends-plays-npc = played by { $name }
legends-hidden = face down
legends-against = against
legends-to = to

## Poker

legends-poker-of = { $name }’s hand of poker
legends-pot = Pot ${ $money }
legends-best-hand = Your best:
legends-the-house = The house, dealt by { $name }
legends-house = The house
legends-showdown = Showdown

## Moments

legends-outcome-won = { $name } wins
legends-outcome-lost = { $name } is beaten
legends-outcome-heist = The Bank is robbed
legends-no-shot = without a shot
legends-story-told = { $name } tells
legends-arrested = { $name } is arrested
legends-born = A legend is born
legends-born-who = { $name }’s ability works from now on.
legends-goal-done = { $name } completes a goal

## The end

legends-where-from = Where the legend came from
legends-how-long = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }, { $players } riders, a game to { $lp } LP
legends-of-the-day = The legend of the day
legends-no-legend = No legend of yours
legends-with-lp = { $lp } LP
legends-ahead = { $lp ->
    [0] { $total } LP, ahead of { $name } by the tie-break.
   *[other] { $total } LP, { $lp } ahead of { $name }.
    }
legends-by-round = LP by round
legends-ends-game = { $lp } LP ends the game
legends-final = final
legends-awards = Awards
legends-rematch = Rematch
legends-replay = Replay
legends-save = Save file
legends-board-and-log = Board and log
legends-final-count = Final count
legends-fair = Fair shuffle, proven
legends-sealed-before = sealed before the first card
legends-opened-now = seed, opened now
legends-match = They match.
legends-check-yourself = Check it: tumbleweed verify FILE
legends-source-gold = Gold sold
legends-source-fights = Fights
legends-source-marshal = Marshal
legends-source-wanted = Wanted
legends-source-town = Poker and Cabaret
legends-source-cards = Cards and stories
legends-source-count = Final count
legends-source-other = Start
legends-source-lost = Lost
legends-award-aim = Dead aim
legends-award-aim-why = { $name } won { $count } of { $of } fights
legends-award-wall = Face on every wall
legends-award-wall-why = { $name } reached Wanted { $count }
legends-award-law = The long arm
legends-award-law-why = { $name } reached Marshal { $count }
legends-award-roller = High roller
legends-award-roller-why = { $name } took a pot of ${ $count }
legends-award-fever = Gold fever
legends-award-fever-why = { $name } sold { $count } nuggets
legends-award-drover = Head ’em up
legends-award-drover-why = { $count ->
    [one] { $name } delivered a herd
   *[other] { $name } delivered { $count } herds
    }
legends-award-teller = Teller of tales
legends-award-teller-why = { $name } put { $count } discs on stories
legends-award-rider = Long rider
legends-award-rider-why = { $name } rode { $count } spaces
legends-award-spender = Big spender
legends-award-spender-why = { $name } spent ${ $count }
legends-award-scars = Hard to kill
legends-award-scars-why = { $name } took { $count } wounds
