title = Tumbleweed

### around
around-close = Close
around-parts = Parts of the table
around-unread = { $count ->
    [one] new
   *[other] new
    }

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
home-seat-host = Somebody at this device
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
home-black-note = With two players he rides as the third.
home-first-game = First game
home-first-game-note = Fewer rules, cards and characters; 15 LP.
home-first-game-four = For four players at most.
home-goals = Goals and legendary tokens
home-goals-note = Each character has goals of their own to meet.
home-house = The house chooses
home-house-note = Nobody waits for a neighbour to play the bandit’s card. A variant of ours.
home-suggested = suggested
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
home-table-code = Table code
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
