title = Tumbleweed

### around
## Everywhere

around-close = Close
around-home = Back to the start page
around-parts = Parts of the table
around-unread = { $count ->
    [one] new message
   *[other] new messages
    }
around-money = ${ $money }
around-money-limit = ${ $money } lost (limit ${ $limit })
around-nugget-limit = { $count } lost (limit { $limit })
around-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }
around-lp = { $lp } LP
around-story = Story { $at }
around-kind-action = Action
around-kind-bonus = Bonus
around-kind-reaction = Reaction
around-opening = Opening the table…
around-no-table = This table does not exist, or it is not open to you.
around-copied = Copied.
around-copy = Copy
around-keep = Save

## The bar over the table

around-always = At any time
around-your-turn = Your turn
around-moment = One moment…
around-waiting = Waiting for { $names }…
around-watching = You are watching. Waiting for { $names }.
around-late = You see this { $seconds } s later.
around-over = { $count ->
    [0] The game is over.
    [one] The game is over. { $names } wins!
   *[other] The game is over. { $names } share the win!
    }
around-ended = This table was closed before the end.
around-frozen = This game can’t be continued, but you can still view it.
around-held = The host has stopped this table: { $why }
around-rule-of-this = The rule behind this question
around-cut = Connection lost, reconnecting…
around-sending-again = Sending your choice again…
around-practice = practice
around-practice-hint = You play alone against bots: you can undo anything, even dice, cards and the bots’ moves. They come out the same again.
around-hint = Hint
around-hint-key = Hint (H)
around-hint-wait = Thinking…
around-hint-note = Everybody sees that you took a hint.
around-hints = { $count ->
        [one] Took 1 hint
       *[other] Took { $count } hints
    }
around-time-left = Time left for { $name }
around-undo = Undo
around-undo-key = Undo the last choice (Z)
around-undo-never = Undo is off at this table.
around-restart = Back to the start of the turn
around-no-rules = This game has no rules to look up here.
around-rules = Rules
around-rules-key = Rules (R)
around-menu = Menu
around-menu-news = { $count ->
    [one] Menu, 1 new message
   *[other] Menu, { $count } new messages
    }
around-settings = Settings
around-talk = Table talk
around-telegraph = Telegraph
around-log-or-talk = Telegraph or talk
around-talk-short = Talk
around-both = Telegraph and talk at once
around-device = Play on another device
around-orders = Standing orders
around-stand-in = Let a bot play for me
around-back = I’m back
around-look-back = Replay the game
around-export = Save to a file
around-keys = Keyboard shortcuts
around-install = Install as an app
around-end = End this game
around-end-sure = End this game for good?
around-leave = Leave the table

## Banners

around-stale = There is a newer version of this page.
around-reload = Reload
around-bot-plays = A bot plays for you.
around-absent = is away. What now?
around-vote-wait = Wait
around-vote-bot = A bot plays
around-vote-end = End the game
around-seat-bot = A bot plays here: { $level }
around-seat-stand-in = Away: a bot plays for them
around-seat-left = Has left the table
around-seat-away = Not here right now
around-short-stand-in = bot
around-short-left = left
around-short-away = away
around-leave-sure = Leave the table?
around-leave-bot = A bot will play on for you, and the others are told. You can come back to your seat.
around-leave-empty = Your seat stays empty: every question gets the default answer. The others are told. You can come back to your seat.
around-leave-end = The game ends for everybody.
around-leave-home = Only to the start page
around-leave-home-about = If you only want to go elsewhere, your seat stays yours and the others wait for you.
around-end-others = End this game for everybody? The others are told.
around-you-left = You have left. A bot plays for you.
around-ask-seat = Ask for a seat
around-ask-about = You can take over a seat without a player. Everybody who is playing must agree, because you will see its cards.
around-ask = Ask for it
around-ask-no-more = Never mind
around-wants = { $name } would like to play for { $seat }.
around-deciding = { $name } has asked for the seat of { $seat }. The players decide.
around-agree = Agree
around-decline = No
around-name-ask = What should we call you?
around-name-keep = That’s me
around-nudge = Nudge
around-slow = is taking a while.
around-nudged = The others are waiting for you.
around-gone = is away.
around-note-left = { $name } has left the table.
around-note-set-back = The host has set the game back.
around-note-back = { $name } is back.
around-note-bot = A bot plays for { $name }.
around-note-took = { $name } takes over a seat.
around-note-declined = { $name } asked for a seat; the players said no.
around-note-ended = { $name } has ended the game.
around-refused = You have been disconnected from this table.

## Log

around-about-me = about me
around-earlier = Earlier turns
around-log-start = Before the first turn
around-jump = Show this position

## Talk

around-talk-new = New
around-talk-empty = No messages yet.
around-phrases = Quick phrases
around-say = Send
around-say-something = Say something
around-mute = Mute { $name }
around-muted = { $name } is muted.
around-unmute = { $count ->
    [one] Unmute 1 player
   *[other] Unmute { $count } players
    }

## The others

around-others = Report or block a player
around-others-about = Reports go to the host of this server, together with the table and the last of its talk. The other is not notified.
around-others-who = Who?
around-others-none = Nobody else is here.
around-report = Report
around-reported = Your report has been sent to the host.
around-report-why = Why?
around-report-insult = Insults or threats
around-report-name = An offensive name
around-report-cheating = Cheating
around-report-stalling = Stalls on purpose, or leaves
around-report-spam = Advertising or spam
around-report-other = Something else
around-report-words = In your own words, if you like
around-block = Block
around-block-hint = You no longer read what they say, and they get no seat at tables you make.
around-blocked = { $name } is blocked.
around-blocked-list = Blocked players
around-blocked-none = You have blocked nobody. At a table, the menu has “Report or block a player”.
around-unblock = Unblock

## Rules

around-rules-search = Search the rules
around-game = Game
around-contents = Contents
around-found = { $count ->
    [0] Nothing found.
    [one] 1 rule
   *[other] { $count } rules
    }
around-example = Example
around-ruling = Ruling:
around-gap = The rulebooks leave this open; this is our own ruling.
around-all-editions = all editions
around-guide-do = What you do
around-guide-get = What you get
around-guide-cited = The rule behind it
around-guide-statements = The rules one by one
around-guide-more = Other chapters
around-every-edition = in every edition
around-other-edition = not in this table’s edition
around-edition-revised = Revised
around-edition-first = First
around-edition-french = French

## Settings

around-set-looks = Appearance
around-set-play = Play
around-set-notices = Notifications
around-set-account = You
around-language = Language
around-theme = Theme
around-theme-system = Same as device
around-theme-light = Day
around-theme-dark = Campfire
around-theme-contrast = High contrast
around-font = Font
around-font-house = Dime novel
around-font-legible = Easy to read
around-labels = Names on the map
around-labels-normal = Normal
around-labels-large = Large
around-plain-log = Plain log
around-plain-log-hint = The Telegraph without typewriter letters.
around-motion = Animations
around-motion-hint = A click always skips to the end.
around-motion-off = Off
around-motion-fast = Fast
around-motion-normal = Normal
around-motion-story = Slow
around-deeds = What the others did
around-deeds-none = What the others do is told here.
around-deeds-again = Show it all again
around-deeds-next = Next deed
around-deeds-skip = On to my next decision (N)
around-deeds-pace = Time for each deed
around-deeds-pace-hint = How long what others do is shown before the game goes on.
around-deeds-pace-none = none
around-deeds-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
around-sound = Sound
around-sound-hint = A click for news, a jingle when it’s your turn.
around-sound-try = Try it
around-confirm = When I end my turn
around-confirm-hint = So that a slip of the thumb can still be undone.
around-confirm-off = at once
around-confirm-ask = ask again
around-confirm-auto = after 5 seconds
around-bots-talk = Bots talk
around-bots-talk-hint = Short remarks on what happens, beside their seats and in the telegraph.
around-bot-says = { $name }: “{ $line }”
around-aids = Hints
around-aids-hint = “Who could it be?”, based on what everybody knows.
around-signals = Signals of others
around-signals-hint = Where tables allow it: see where others point, their knocks and reactions, and let them see yours.
around-forecasts = Forecasts of fights and poker
around-forecasts-hint = From your cards and what everybody sees, at tables that allow them.
around-forecasts-first = In my first games
around-forecasts-always = Always
around-forecasts-never = Never
around-tips = Tips for beginners
around-tips-hint = In your first two games, each tip once
around-name = Your name
around-name-none = You don’t have a name yet
around-rename = Save
around-renamed = Your name is now { $name }.
around-guest = You are a guest: only this browser knows you. With an account you can find your tables on other devices.
around-login = Username
around-password = Password
around-log-in = Log in
around-log-out = Log out
around-register = Create an account
around-forgot = Forgot your password?
around-forgot-hint = Enter your username, then ask for a link by email.
around-forgot-sent = If this account has a confirmed email address, a link is on its way.
around-recover = Choose a new password. All your other browsers will be logged out.
around-new-password = New password
around-recover-save = Save
around-recovered = Your new password is saved.
around-recover-mail = With a confirmed email address (see Notifications) you can choose a new password if you forget this one.
around-logged-in = You are logged in as { $login }.
around-notices-hint = If it’s your turn while you’re away, we’ll notify you once, in the ways you turn on.
around-push = In the browser
around-push-here = Notifications in this browser
around-push-devices = { $count ->
    [0] No browser is subscribed.
    [one] One browser is subscribed.
   *[other] { $count } browsers are subscribed.
    }
around-push-none = This browser can’t receive notifications. On an iPhone, install the page first.
around-push-denied = Notifications are blocked for this page. Allow them in the browser’s settings.
around-push-failed = This browser could not turn notifications on. Try again later, or use mail.
around-notices-offer = Shall we tell you when it’s your turn?
around-notices-yes = Yes, please
around-notices-no = No
around-notices-on = We’ll tell you when it’s your turn.
around-test = Send a test
around-mail = By email
around-mail-none = This server can’t send email.
around-mail-to = Email to { $address }
around-mail-address = Email address
around-mail-send = Send a code
around-mail-code = The code sent to { $address }
around-mail-confirm = Confirm
around-mail-forget = Remove this address
around-calendar = By calendar
around-calendar-about = Your deadlines as a calendar feed, for games with a clock. The address is secret.
around-calendar-address = Address of the calendar
around-calendar-make = Make an address
around-calendar-renew = Make a new address
around-calendar-close = Close the feed
around-calendar-there = There is an address. It was shown when it was made; a new one replaces it.
around-webhook = By webhook
around-webhook-url = URL to call
around-webhook-on = Use the webhook
around-webhook-secret = Secret for checking the signature:
around-delay = Minutes away before we notify you
around-rhythm = How often
around-rhythm-0 = For each question
around-rhythm-1 = At most once an hour, for all tables
around-rhythm-24 = At most once a day, for all tables
around-log = Lately sent
around-log-none = Nothing in the last 30 days.
around-log-delivered = Delivered
around-log-again = { $count ->
    [one] Not delivered yet; the next attempt is due at the time shown.
   *[other] Not delivered in { $count } attempts; the next is due at the time shown.
    }
around-log-failed = { $count ->
    [one] Not delivered
   *[other] Not delivered in { $count } attempts
    }

## Standing orders

around-orders-hint = They answer for you, so that nobody has to wait. Only you can see them.
around-order-never-join-poker = Never join a hand of poker
around-order-decline-fights = Decline fights when I am attacked
around-order-pass-reactions = Skip Reactions on other players’ turns
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

around-key-digits = numbered actions, cards and answers
around-key-arrows = on the map: next space; in a replay: back and forward
around-key-enter = choose
around-key-esc = close, back
around-key-e = end the turn
around-key-p = pass (Western Legends)
around-key-answer = accept or refuse a card (the Goat)
around-key-m = to the map (Western Legends)
around-key-boards = the other board, both (Western Legends with an expansion)
around-key-n = on to your next decision
around-key-z = undo
around-key-l = log
around-key-r = rules
around-key-t = table talk
around-key-g = knock on the space in focus (or double-click it, or hold it)
around-key-q = react with a sign
around-key-h = ask for a hint
around-key-list = this list

## Signals between players
around-react = React
around-react-key = React (Q)
around-knocks = { $name } knocks on { $place }.
around-reacts = { $name }: { $sign }
sign-hats-off = Hats off!
sign-haha = Ha ha!
sign-whoa = Whoa!
sign-ouch = Ouch!
sign-curses = Curses!
sign-giddy-up = Giddy-up!

## Several players at one device

around-curtain = The curtain is down
around-pass-device = Pass the device to
around-hold = Hold to reveal
around-hold-hint = On a keyboard: Enter.

## While you were away

around-recap = While you were away
around-recap-watch = Watch it
around-recap-on = Continue
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

around-replay = Replay
around-turn-back = Previous turn
around-step-back = Previous choice (←)
around-step-on = Next choice (→)
around-turn-on = Next turn
around-play = Play (space)
around-pause = Pause (space)
around-move = Choice
around-move-of = { $at } of { $last }
around-pace = Speed
around-eyes = Seen by
around-eyes-all = All cards visible
around-play-on = Play on from here
around-play-on-hint = A new game against bots, starting after choice { $at }. Who will you be?
around-bots = The bots
around-to-table = Back to the table

## Refusals

refused-offline = The server cannot be reached.
refused-cut = The connection was lost. Reconnecting…
refused-busy = This table is too busy right now. Try again.
refused-frozen = This game can’t be continued.
refused-held = The host has stopped this table.
refused-echo-not-out = The Echo comes out when the game is over.
refused-echo-no-result = This game was ended without a result: there is nothing to print.
refused-review-not-over = A game is reviewed when it is over.
refused-review-no-result = This game was ended without a result: there is nothing to review.
refused-not-seated = You are not seated at this table.
refused-nameless = Choose a name before you talk.
refused-not-your-seat = That seat is not yours.
refused-no-spectators = Only its players can see this table.
refused-no-match = The tables filled up in the meantime. Try again.
refused-no-calendar = This address opens no calendar, or not any more.
refused-no-room = No table waits under { $room }. The code may be wrong, or the game has begun.
refused-no-table = There is no such table.
refused-no-seat = This table has no such seat.
refused-no-vote = There is no vote about this player.
refused-own-vote = The other players vote on this. Make your choice and you’re back in.
refused-not-host = Only the host can do that.
refused-not-over = You can do that once the game is over.
refused-over = The game is over.
refused-started = The game has already begun.
refused-no-pack = This server does not offer the pack of cards “{ $pack }”.
refused-changed-pack = The pack of cards “{ $pack }” is being changed. It can be played again when the server has been restarted; choose other cards until then.
refused-faulty-pack = The pack of cards “{ $pack }” has a fault. Choose other cards, or tell whoever runs this server: { $fault }{ $more ->
        [0] {""}
        [one] {" "}(and 1 more fault)
       *[other] {" "}(and { $more } more faults)
    }
refused-not-started = The game has not begun yet.
refused-hints-off = There are no hints at this table.
refused-not-asked = You are not asked this question.
refused-no-hint = No hint could be found. Try again in a moment.
refused-no-landmark = That cannot be pointed at.
refused-signals-off = There are no signals at this table.
refused-nobody-agrees = A seat in play changes hands only if at least two players agree. You can watch.
refused-seat-wanted = Somebody else has asked for this seat.
refused-not-wanted = Nobody has asked for this seat.
refused-no-say = Only those who are playing can decide that.
refused-not-absent = That player has not been away for long enough.
refused-no-nudge = There is nobody to nudge.
refused-not-playing = The game is not being played.
refused-seat-taken = That seat is taken.
refused-no-link = This link is not valid, or no longer is.
refused-link-used = Somebody else has already used this link.
refused-login-taken = This username is already taken.
refused-wrong-password = Wrong username or password.
refused-wrong-login = Wrong username or password.
refused-banned = The host of this site has banned this account: { $why }
refused-password-weak = That password is too easy to guess.
refused-malformed = Some of the information is missing or invalid.
refused-bad-address = That is not an email address.
refused-wrong-code = That is not the right code.
refused-no-code = There is no code for you, or it has expired. Ask for a new one.
refused-mail-unconfirmed = Enter an email address and confirm it first.
refused-too-many = Too fast: wait a moment.
refused-undo-never = Undo is off at this table.
refused-undo-enough = No more choices can be undone in this game.
refused-too-many-tables = You have { $most } unfinished tables. End some first.
refused-no-position = The game has no such position.
refused-has-login = You already have an account.
refused-login-malformed = A username has 3 to 60 plain letters, digits or any of . _ @ + -
refused-password-length = A password has { $shortest } to { $longest } characters.
refused-illegal-choice = That is no longer possible.
refused-gone = This is no longer available.
refused-fault = Something went wrong on the server. It has been logged.
refused-no-recovery = This link has been used or has expired. Ask for a new one.
refused-log-in-again = Log in again to do this.
refused-name-empty = Enter a name.
refused-name-long = A name has at most { $longest } characters.
refused-name-unseen = That name contains characters nobody can see.
refused-message-empty = The message is empty.
refused-message-long = A message has at most { $longest } characters.
refused-message-unseen = The message contains characters nobody can see.
refused-label-empty = Give the passkey a name.
refused-label-long = The passkey’s name has at most { $longest } characters.
refused-label-unseen = The passkey’s name contains characters nobody can see.
refused-store-full = The server’s disk is full: nothing has changed. Try again later.
refused-store-locked = That could not be saved, so nothing has changed. Try again in a moment.
refused-store-down = The database cannot be reached. Check in a moment whether this was saved.
refused-stale-choice = The table has moved on. Choose again.
refused-moved = The table has moved on.
refused-claimed = Another process plays this table now. Try again.
refused-refused = That is not possible.
refused-file-broken = A part of this file is missing or broken.
refused-file-unplayable = The game in this file cannot be played again by this version.
refused-file-unknown = This file names something that is not known here.
refused-file-odd = There is something in this file that no saved game holds, such as a number that is too large.
refused-file-not-json = This file is not a saved game: line { $line }, column { $column } cannot be read.
refused-file-foreign = This file is something else ({ $format }), not a game saved by Tumbleweed.
refused-file-cut = This file is cut off: it ends at line { $line }, column { $column }, in the middle of something. Save or copy it again.
refused-file-newer = This file was saved by a newer version of Tumbleweed ({ $format }) than the one that runs here.
refused-file-content = This game was played with other cards and rules ({ $then }) than those here ({ $now }).
refused-file-illegal = Choice { $number } in this file (“{ $choice }”) cannot be made at that point of the game.
refused-file-in-play = This file was saved while the game was still going. It holds only what you had seen; save it again after the end.
refused-file-changed = This file has been changed or damaged. What does not fit: { $checks }.
refused-file-too-long = This game is too long to open here.
refused-bad-keys = The browser’s subscription is not valid. Allow notifications again.
refused-bad-order = There is no such automatic answer here.
refused-foreign-origin = This page was not opened from the server’s own address.
refused-mute-self = You cannot mute yourself.
refused-no-account = You have no account.
refused-no-bot = There is no such bot.
refused-no-rules = This game has no rules to look up here.
refused-no-edition = There is no such edition.
refused-no-module = There is no such module.
refused-no-language = The game has no rules in this language.
refused-no-mail-server = This server can’t send email.
refused-no-passkey = There is no such passkey.
refused-no-passkeys = Passkeys need an https address.
refused-no-person = You are no longer known here.
refused-no-rule = There is no such rule.
refused-not-yours = Only the host or the player of the seat can do that.
refused-passkey-known = This passkey is already in use.
refused-passkey-refused = This passkey is not known here.
refused-seat-empty = A seat is still empty.
refused-sits-already = You are already seated at this table.
refused-too-large = That is too large.
refused-too-many-connections = Too many people are connected. Try again later.
refused-too-many-sockets = Too many windows show tables. Close some.
refused-too-many-polls = Too many requests are waiting for news.
refused-too-many-links = There are already { $most } links to this seat. Revoke one.
refused-too-many-mutes = You have already muted { $most } people.
refused-not-welcome = You cannot take a seat at this table.
refused-report-self = You cannot report yourself.
refused-not-met = They neither play nor have spoken at this table.
refused-reported-already = You have already reported them at this table.
refused-name-unfit = That name contains a word that is not wanted here.
refused-too-soon = People talk slowly at this table. Wait { $seconds } s.
refused-account-needed = Rated games are for people with an account.
refused-rated-alone = Nobody plays a rated game for somebody else.
refused-rated-people = Bots do not play at rated tables.
refused-rated-goes-on = A rated game is played to its end. You may leave, and are last then.
refused-too-many-passkeys = You already have { $most } passkeys.
refused-no-course = There is no such course.
refused-no-lesson = There is no such lesson.
refused-lesson-over = This lesson is over. Go on to the next one.
refused-lesson-wait = The others are playing. Wait for your question.
refused-lesson-other = That comes later. The lesson asks for something else.

### lesson

lesson-lesson = Lesson
lesson-choose = Choose a lesson
lesson-step = Step { $at } of { $of }
lesson-watch = Watch what the others do…
lesson-back = Back
lesson-skip = Skip
lesson-next = Next lesson
lesson-finish = To the games
lesson-exit = Leave the lessons; you can go on later
lesson-ready = Let’s play
lesson-learn-first = Learn it first
lesson-got-it = Got it
lesson-no-tips = No more tips

### home

home-legends = Western Legends
home-goat = The Good, the Bad and the Goat
home-short-legends = Legends
home-short-goat = Goat
home-tagline = Two Wild West games at your table, by the book.
home-two-clicks = No account needed. Two clicks and you’re in the saddle.
home-legends-about = Ride, dig, duel, deal. Wear the star or earn the poster.
home-goat-about = Offer a card and swear who it is. Lying is allowed.
home-between = { $least } to { $most }
home-legends-players = 2 to 6
home-legends-length = 15, 20 or 25 LP
home-legends-printings = 3 editions
home-goat-players = 2 to 5
home-goat-rounds = 3 quick rounds
home-goat-kind = bluff
home-in-english = in English
home-picked = chosen
home-pick = Choose a game
home-saddle = Saddle up
home-play = Play now
home-play-about = against bots, right away
home-tune = Play against bots, with other options
home-friends = Invite friends
home-friends-about = link or QR code, live or turn by turn
home-device = One device
home-device-about = pass it around
home-learn = New here? Learn in { $minutes } minutes
home-learn-on = Learn on: lesson { $at } of { $of }
home-learn-again = Learn it again
home-learn-more = Learn { $course } in { $minutes } minutes
home-learn-more-on = { $course }: lesson { $at } of { $of }
home-learn-more-again = { $course } again

## The waiting room’s tumbleweed
toy-open = Roll a tumbleweed meanwhile
toy-title = Tumbleweed
toy-jump = Jump
toy-how = Click, tap or press the space bar: it jumps over the fences.
toy-still = The wind has dropped: animations are off.
toy-over = { $count ->
    [0] Caught by the first fence
    [one] One fence
   *[other] { $count } fences
    }. Best so far: { $best }. Jump to roll again.
toy-pause = Pause
toy-on = Go on
toy-close = Enough

## You
home-you = You and this page
home-your-name = Your name
home-save-name = Save this name
home-guest = { $name }, guest
home-stranger = What’s your name?
home-language = Language
home-theme = Theme
home-day = Day
home-campfire = Campfire
home-settings = Settings

## Tables
home-ride-on = Ride on
home-with = with { $names }
home-your-turn = your turn
home-others-turn = waiting for others
home-not-begun = not started
home-more-turns = and { $count } more
home-continue = Continue
home-tables = Tables
home-running = Public tables
home-mine = My tables
home-with-room = { $count ->
        [one] 1 with free seats
       *[other] { $count } with free seats
    }
home-free = { $count ->
        [0] full
        [one] 1 seat free
       *[other] { $count } seats free
    }
home-playing = in progress
home-ended = abandoned
home-won = won by { $names }
home-look = View
home-join = Join
home-watch = Watch
home-more = More tables
home-no-running = No public games right now. Play with strangers, and others will find you.
home-strangers = Play with strangers
home-strangers-about = You get a seat at a table that waits for players, or a new one where others will join you. The game begins when all seats are taken.
home-find = Find a table
home-game = Game
home-any = any
home-any-game = Any game
home-any-players = Any number
home-no-mine = You haven’t joined a table yet.
home-code = Table code or link
home-no-code = That is neither a table code nor a link.
home-past = Past games
home-open-file = Open a saved game

## Arranging a table
home-way-bots = Play against bots
home-way-friends = Invite friends
home-way-device = One device for all
home-part-seats = Who plays
home-part-rules = Which rules
home-part-pace = How fast
home-part-doors = Who can come in
home-players = Players
home-me = You
home-me-named = { $name } (you)
home-seat = Seat { $number }
home-seat-open = A friend, by link
home-seat-host = On this device
home-seat-bot = Bot: { $level }
home-bot-easy = easy
home-bot-normal = normal
home-bot-hard = hard
home-bot-master = master
home-bot-miner = miner
home-bot-rancher = rancher
home-bot-marshal = Marshal
home-bot-outlaw = outlaw
home-bot-duelist = duelist
home-bot-gambler = gambler
home-bot-reveler = reveler
home-bot-merchant = merchant
home-bot-thrifty = thrifty
home-bot-random = random
home-bots-styled = In a style of their own
home-about-easy = Learning the game, like you.
home-about-normal = Knows the game, and slips now and then.
home-about-hard = Gives nothing away.
home-about-master = Thinks ahead before every move.
home-about-miner = Digs, and rides to the Bank with full pockets.
home-about-rancher = Drives cattle in any weather.
home-about-marshal = Goes after whoever is Wanted.
home-about-outlaw = Takes what others have earned.
home-about-duelist = Quick to call you out.
home-about-gambler = Never far from a card table.
home-about-reveler = Spends it all at the Cabaret.
home-about-merchant = Buys the best there is, and upgrades it.
home-rating = Rating { $rating } ± { $within }
home-name-of = Name of player { $number }
home-friends-hint = Next you’ll get a link and a QR code for each friend’s seat.
home-device-hint = A curtain falls between players, so nobody sees another’s hand.
home-pack = Cards
home-pack-own = The game’s own
home-pack-note = Packs of this server change the game’s cards or add new ones, characters too.
home-edition = Edition
home-edition-revised = Revised
home-edition-first = First
home-edition-french = French
home-length = Length
home-lp = { $lp } LP
home-length-note = Reaching it triggers the final round.
home-black = The Man in Black
home-black-tenderfoot = Tenderfoot
home-black-standard = Standard
home-black-hard = Hard
home-black-note = With two players he rides as the third. His rules and cards are our own: the printed ones are not in the rulebook.
home-first-game = First game
home-first-game-note = Fewer rules, cards and characters; 15 LP.
home-first-game-four = For up to four players.
home-goals = Goals and legendary tokens
home-goals-note = Each character has goals of their own.
home-module = Expansion: { $module }
home-module-edition = Needs the edition “{ $edition }”: { $module } builds on its rules.
home-module-first-game = Not in a first game, which leaves components in the box.
home-edition-module = { $module } builds on the revised rules; the other editions go without it.
home-first-game-module = Not with { $module }: a first game leaves components in the box.
home-option-high_stakes = High Stakes Poker
home-option-high_stakes-note = In every Saloon: five common cards, raise or fold, for the pot, 1 LP and 1 Gambler point.
home-option-poker_faces = Alternate poker cards: { $count } of { $all }
home-option-poker_faces-note = Each takes the place of two cards of its rank.
home-module-needs = Played with { $module }, which is switched on as well.
home-mode = Scenario
home-mode-none = None
home-mode-none-note = The game of the rulebook.
home-mode-for = For { $players } players, to { $lengths } LP.
home-mode-players = Only with { $players } players.
home-mode-length = Only to { $lengths } LP.
home-mode-needs = Only with: { $what }.
home-length-mode = { $mode } is played to { $lengths } LP.
home-goals-mode = { $mode } is played with them.
home-said-faces = { $count ->
        [0] No alternate poker cards
        [one] 1 kind of alternate poker cards
       *[other] { $count } kinds of alternate poker cards
    }
home-house = The house chooses
home-house-suggested = The house chooses (recommended for slow games)
home-house-note = Bandits, guard and Sheriff play without waiting for a neighbor to choose their cards. Our own variant.
home-forecast = Forecasts allowed
home-forecast-note = Whoever likes is shown how a fight or a hand of poker stands, and what each card would change.
home-said-no-forecast = No forecasts
home-clock = Time for each answer
home-clock-0 = No limit
home-clock-180 = 3 minutes after a nudge
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-3600 = 1 hour
home-clock-86400 = 1 day
home-clock-259200 = 3 days
home-clock-604800 = 7 days
home-clock-note = With a day or more you play turn by turn: we notify you when it’s your turn.
home-seconds = { $seconds } seconds
home-zero = When time runs out
home-zero-gentle = Default answer, then a bot, then a vote
home-zero-answer = The default answer
home-zero-bot = A bot takes over
home-zero-vote = The others vote
home-together = How do you play?
home-live = Live, all at once
home-by-turns = Turn by turn, over days
home-on-leave = If somebody leaves
home-on-leave-bot = a bot plays on
home-on-leave-empty = the seat stays empty
home-on-leave-end = the game ends
home-pace = Bots take
home-pace-usual = their time
home-pace-0 = no time
home-pace-1 = 1 second
home-pace-3 = 3 seconds
home-undo = Undo
home-undo-note = As long as nothing new has been revealed.
home-hints = Hints
home-hints-note = Players may ask for the best two answers, with reasons; everybody sees how often.
home-listed = List the table publicly
home-listed-note = Anyone on this server can see it and join.
home-spectators = Allow spectators
home-spectators-note = They see what everybody sees, never a hand.
home-signals = Signals
home-signals-note = See where the player who is asked points; knock on a space, react with a sign.
home-rated = Rated
home-rated-note = It counts for the leaderboard. For people with an account; no hints; who leaves is last.
home-slow = Slow talk
home-slow-note = Everybody waits a few seconds between two messages. Usual at tables listed publicly.
home-start = Start the game
home-set-table = Create the table

## The waiting room
home-table-set = The table is ready
home-waiting-seats = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
home-all-here = Everybody is here. Start whenever you like.
home-waiting-host = Everybody is here. The host can start any moment now.
home-seat-free = free
home-you-tag = you
home-host-tag = host
home-present = here
home-away = away
home-sit = Sit here
home-stand-up = Stand up
home-send-away = Remove
home-take-away = Remove
home-add-bot = Add a bot
home-bot-for = A bot for seat { $number }
home-invite = Invite
home-invite-seat = Invite to seat { $number }
home-invite-about = The seat goes to whoever opens the link first. Scan the code or send the link.
home-invite-link = Link to the seat
home-qr = QR code of the link
home-copy = Copy
home-copied = Copied
home-share = Share
home-bring = Invite friends
home-bring-about = Anyone who opens this link can take a free seat or watch.
home-table-link = Link to the table
tv-join = Scan, or open { $host } and type
tv-all-here = Everybody is here
tv-free-seat = Free seat
around-without-map = Without the map (a television shows it)
around-with-map = With the map
tv-show = Show on a television
home-table-code = Table code:
around-said = { $name }: { $value }
home-agreed = At this table
home-said-players = { $count } players
home-said-no-undo = No undo
home-said-listed = Listed publicly
home-said-when-full = Begins when all seats are taken
home-said-private = By link only
home-said-no-spectators = No spectators
home-said-slow = { $seconds } s between two messages of a player
home-said-signals = Signals between players
home-said-no-signals = No signals between players
home-start-bots = { $count ->
        [one] a bot takes the free seat
       *[other] bots take the { $count } free seats
    }
home-start-all = everybody is here
home-give-up = Close the table

### legends-map

legends-map-title = Map of the territory. Arrow keys move from space to space, Enter chooses, Escape leaves the map.
legends-map-spaces = Spaces you can choose
legends-map-look = View of the map
legends-map-nearer = Zoom in
legends-map-farther = Zoom out
legends-map-fit = Whole map
legends-map-reach = Everything you can choose
legends-map-steps = { $count ->
    [0] 0 spaces away
    [one] 1 space away
   *[other] { $count } spaces away
    }
legends-map-fight = A bandit stops you there: you must fight.
legends-map-arrest = A Wanted player is there: the Sheriff will stop to arrest them.
legends-map-cattle = { $count ->
    [0] no cattle left
    [one] 1 head of cattle
   *[other] { $count } head of cattle
    }
legends-map-here = here: { $names }
legends-map-sheriff = the Sheriff
legends-map-bandit = a bandit
legends-map-which = { $space }: which of these?
legends-map-then-on = …and on
legends-map-hideout = Hideout
legends-map-doctor = Doctor
legends-map-sheriffs-office = Sheriff
legends-map-rail-station = Station
legends-map-fault = The map could not be loaded. Please reload the page.
legends-map-outlaw = An outlaw stops you there: you must fight.
legends-map-claim_jumper = A claim jumper stops you there: you must fight.
legends-map-train = The train stops here.
legends-map-frontier = Frontier { $value } with token { $number }: cards worth { $sum } turn it up.
legends-map-frontier-bare = No frontier token lies here.
legends-map-lie = Lying here: { $tokens }
legends-map-sold = Sold here: { $items }
legends-map-title-boards = Map of two boards. Arrow keys move from space to space, Enter chooses, [ and ] change the board, Escape leaves the map.
legends-map-boards = Boards
legends-map-board-territory = Territory
legends-map-board-gulch = Buzzard Gulch
legends-map-board-both = Both
legends-map-beyond = { $options ->
        [one] 1 choice
       *[other] { $options } choices
    } in { $frame ->
        [territory] the Territory
       *[gulch] Buzzard Gulch
    }
legends-map-other = { $board }: { $options } to choose, { $riders ->
        [one] 1 rider
       *[other] { $riders } riders
    } there
legends-map-ruin = In ruins: { $place }
legends-map-for-sale = For sale: the deed { $deed }, ${ $money }
legends-map-owned = The deed { $deed } belongs to { $owner }.
legends-map-owned-used = The deed { $deed } belongs to { $owner }; its action was used.
legends-map-cart = The Traveling Trader’s cart stands here: he trades in the whole region.
legends-map-trader = The Traveling Trader trades in this region.
legends-map-token = A map token lies here, face down.

### any game

any-players = Players
any-you = you
any-asked = thinking
any-table = Table
any-talk = Talk
any-log = Log
any-open = On the table
any-question = The question
any-so-far = So far: { $answers }
any-waiting = Waiting for { $names }
any-count = Final count
any-place = Place
any-total = Total
any-winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
any-again = Rematch
any-follow = To the rematch
any-replay = Replay
any-save = Save
any-look = Board
any-scores = Scores

### goat

goat-town = Town
goat-stage = What is happening
goat-players = Players
goat-tab-table = Table
goat-tab-players = Players
goat-tab-talk = Talk
goat-tab-telegraph = Telegraph
goat-you = you
goat-you-cap = You
goat-deals = deals
goat-asked = thinking
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
goat-act-later = They act after the offers, from 1 to 6
goat-none-yet = no goat… yet
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
goat-lifted-offer = Offer this one
goat-lifted-name = Say this name
goat-take-back = Undo
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
        [0] None there: { $token }.
       *[other] There now: { $token } ×{ $count }.
    }
goat-in-town = { $name }: in town.
goat-not-in-town = { $name }: not in town.
goat-must-accept = As many hats as cards are left: you must accept.
goat-thinks = { $name } is deciding…
goat-chooses = { $name } is choosing a card and a victim…
goat-so-far = So far:

## The reveal
goat-its-the-goat = It’s the Goat!
goat-its = { $name }!
goat-lied = { $name } lied
goat-told-truth = { $name } told the truth
goat-go-on = Continue
goat-skip = Skip
goat-cheer-baa = Baaaa!
goat-cheer-ha = Ha!
goat-cheer-caught = Curses!
goat-cheer-hat = My hat!
goat-cheer-fooled = You snake!
goat-cheer-knew = I knew it.
goat-cheer-oh = Oh…

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
        [one] { $name } got away with one lie
       *[other] { $name } got away with { $count } lies
    }
goat-award-fooled = Easy mark
goat-award-fooled-line = { $count ->
        [one] { $name } believed one lie
       *[other] { $name } believed { $count } lies
    }
goat-award-goats = The Goat’s friend
goat-award-goats-line = { $count ->
        [one] { $name } fed it a hat
       *[other] { $name } fed it { $count } hats
    }
goat-fair = Fair shuffle
goat-fair-before = sealed before the first card
goat-fair-after = seed, revealed now
goat-fair-yes = They match.
goat-fair-no = They do not match.

### legends
legends-tab-table = Table
legends-tab-log = Telegraph
legends-tab-talk = Talk
legends-sheet = Sheet
legends-sheet-at = Sheet, { $stop ->
    [peek] low
    [half] half open
   *[full] fully open
    }. Drag it, tap it, or use the arrow keys.
legends-fight-whole = { $name } against { $other }: the whole fight
legends-rides-show = Show
legends-rides-all = All
legends-rides-work = Locations
legends-rides-fights = Fights
legends-players = Players
legends-tracks = Tracks
legends-actions = Actions
legends-stories = Stories
legends-hand = Your hand
legends-kit = What you own
legends-question = The question
legends-characters = Characters
legends-poker = Poker
legends-rule = The rule for this
legends-you = you
legends-is-asked = to choose
legends-is-in = is in
legends-your-turn = Your turn
legends-turn-of = { $name }’s turn
legends-round = Round { $round }
legends-answer-first = Answer the question first.
legends-meanwhile = Others are playing. Your actions appear here when it’s your turn.
legends-you-are-asked = Your choice
legends-waiting-for = Waiting for { $names }
legends-go-on = Click to go on
legends-end-turn = End turn
legends-really-end = Yes, end it
legends-last-action = Last action: { $action }
legends-not-yet = Not yet
legends-take-back = Undo
legends-choose-in-hand = Choose among your cards below.
legends-choose-on-map = Choose a marked space on the map.
legends-why-not = Why not?
legends-no-reason = That is not possible now.
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
legends-hand-limit = At the end of the turn, at most { $count } cards
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
legends-ability-later = From 5 LP:
legends-ability-of = { $name }’s ability
legends-mat-of = { $name }’s mat
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
legends-lifted = Your card

## Actions: the verb, and its price and gain

legends-on-foot = on foot
legends-up-to = { $count ->
    [one] 1 space
   *[other] up to { $count } spaces
    }
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
legends-fight-sheriff = The Sheriff is after { $name }
legends-fight-attacked-duel = { $other } challenges { $name }
legends-fight-attacked-rob = { $other } robs { $name }
legends-fight-attacked-arrest = { $other } tries to arrest { $name }
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
legends-npc-train = Train guard
legends-npc-outlaw = Outlaw
legends-npc-claim-jumper = Claim jumper
legends-fight-train = Train heist: { $name } and the guard
legends-fight-outlaw = { $name } faces an outlaw
legends-fight-claim-jumper = { $name } faces a claim jumper
legends-kind-of-train = Train heist
legends-kind-of-outlaw = An outlaw
legends-kind-of-claim-jumper = A claim jumper
legends-step-reward-train = won or lost: what the encounter says
legends-step-reward-outlaw = won: what the token says
legends-step-reward-claim-jumper = won: what the token says
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
legends-forecast-switch = Show or hide forecasts
legends-best-hand = Your best:
legends-the-house = The house, dealt by { $name }
legends-house = The house
legends-showdown = Showdown

## Moments

legends-outcome-won = { $name } wins
legends-outcome-lost = { $name } is beaten
legends-outcome-heist = The Bank is robbed
legends-no-shot = without a shot
legends-arrested = { $name } is arrested
legends-born = A legend is born
legends-born-who = { $name }’s ability works from now on.

## The end

legends-where-from = Where the legend came from
legends-how-long = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }, { $players } riders, a game to { $lp } LP
legends-of-the-day = The legend of the day
legends-no-legend = No legend today
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
legends-opened-now = seed, revealed now
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

## With Ante Up: stages, moments, tracks, stores.

legends-read-story = { $name } tells
legends-read-goal = { $name } completes a goal
legends-read-event = Event, resolved by { $name }
legends-read-encounter = { $name } robs the train
legends-read-frontier = { $name } explores the frontier
legends-read-board-token = Turned up by { $name }
legends-stand-general-store = General Store
legends-stand-trading-post = Trading Post
legends-stand-any = Either stand
legends-faro = Faro
legends-faro-of = { $name }’s game of Faro
legends-faro-dealer = dealt by { $name }
legends-faro-shown = Shown, and one face down
legends-faro-layout = The layout
legends-faro-loser = Loser
legends-faro-loser-pays = the bet is lost
legends-faro-winner = Winner
legends-faro-winner-pays = the bet, 1 point
legends-faro-jackpot = Jackpot
legends-faro-jackpot-pays = 3 × the bet, 1 point
legends-bet-taken-up = taken back
legends-no-bet-decided = No bet is decided yet.
legends-high-stakes-of = { $name }’s High Stakes Poker
legends-challenge-of = { $name } challenges a high roller
legends-folded = folded
legends-high-roller = The high roller
legends-still-hidden = face down at the { $saloon }
legends-if-beaten = If the challenger wins: { $text }
legends-encounter = Encounter
legends-if-won = If beaten
legends-draws = { $count ->
    [one] 1 fight card
   *[other] { $count } fight cards
}
legends-on-top = On top of the deck, for your eyes only
legends-event-of = Event, resolved by { $name }
legends-frontier-sum = Token { $number } + space { $value }
legends-track-gambler = Gambler
legends-marker = event marker
legends-gambler = { $points ->
    [one] 1 Gambler point
   *[other] { $points } Gambler points
}
legends-longhorns = { $count ->
    [one] 1 longhorn
   *[other] { $count } longhorns
}
legends-frontier-found = found on the frontier
legends-cattle-orange = Orange cattle
legends-ledger = Stores and events
legends-copies = { $count } left
legends-events = Events
legends-events-due = { $count ->
    [one] 1 event due
   *[other] { $count } events due
}
legends-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
legends-markers-left = Markers on { $markers }
legends-no-markers = No event marker is left.
legends-train = Train
legends-train-at = At { $stop }
legends-frontier = Frontier
legends-frontier-supply = In the supply: { $numbers }
legends-source-gambler = Gambler
legends-source-frontier = Frontier
legends-source-train = Train
legends-source-tokens = Event tokens
legends-award-gambler = Born lucky
legends-award-gambler-why = { $name } gained { $count } Gambler points
legends-award-explorer = Beyond the map
legends-award-explorer-why = { $name } explored the frontier { $count } times

## With Blood Money: stories, the risk die, injuries, deeds, the Trader.

legends-tale = Legendary story
legends-tale-opening = How it begins
legends-tale-ongoing = While it lasts:
legends-tale-free = Free: nobody has met it yet.
legends-tale-met = Met by { $name }
legends-tale-offer = Take the offer
legends-tale-here = Place your disc here
legends-tale-none = No legendary story is left.
legends-tale-begins = A new legendary story, read by { $name }
legends-tale-ends = { $name } ends “{ $tale }”
legends-tales-left = { $count ->
    [one] 1 more story in the deck
   *[other] { $count } more stories in the deck
}
legends-map-lies = A map token lies face down: { $space }
legends-map-turned = { $name } has turned { $token }
legends-track-story = Story
legends-risk = Risk die
legends-risk-first = choose a bonus, then roll
legends-risk-card = 1 card
legends-risk-money = $10
legends-risk-move = 1 space
legends-risk-rolled = rolled: { $face }
legends-risk-of = { $name } rolls the risk die
legends-forfeit = You are injured already: every further wound costs you a card.
legends-injury = Injury
legends-injury-lp = −{ $lp } LP at the end
legends-injured = { $name } is injured
legends-relic = Legendary item
legends-relics = Legendary items
legends-relics-count = { $count ->
    [one] 1 Legendary item
   *[other] { $count } Legendary items
}
legends-relic-gained = { $name } gains a Legendary item
legends-ruined = Reduced to ruins
legends-deed = Deed
legends-deeds = Deeds
legends-deeds-count = { $count ->
    [one] 1 deed
   *[other] { $count } deeds
}
legends-deed-used = used
legends-deed-ruined = in ruins
legends-deed-of = deed of { $name }
legends-deed-per_kind = at the end 1 LP for each of your { $kind }
legends-deed-per_deed = at the end { $lp } LP for each of your deeds
legends-deed-fixed = { $lp } LP at the end
legends-deed-per_money = at the end 1 LP for every ${ $money }, at most { $most }
legends-deeds-saloon = Saloons
legends-deeds-store = stores
legends-deeds-ranch = Ranches
legends-deeds-mine = Mines
legends-deeds-station = Rail Stations
legends-deeds-bank = Banks
legends-deeds-cabaret = Cabarets
legends-deeds-doctor = Doctor’s Offices
legends-claim = Claim { $deed } for { $money }
legends-stand-trader = Traveling Trader
legends-trader-in = Now in { $region }
legends-source-tales = Legendary stories
legends-source-relics = Legendary items
legends-source-deeds = Deeds
legends-richest = Richest

## After the game: the Echo, past games, saved files

review-read = Review
review-doing = After the game
review-making = The net is looking at the game again; this takes a few seconds.
echo-read = The Echo
echo-masthead = The Darkrock Echo
echo-motto = All the news that fits, and some that doesn’t
echo-price = Two bits
echo-printed = Printed at the Tumbleweed Press
echo-doing = The Echo
echo-save = Save as a picture
echo-share = Share
echo-no-picture = This browser could not make the picture.
echo-watch = Watch it
echo-standings = How they finished
echo-place-turning-point = Turning point
echo-place-fight = Fight of the day
echo-place-lie = Biggest lie
echo-place-luck = Luckiest draw
echo-place-news = In brief
replay-rounds = Rounds
replay-round = Round { $round }
replay-moments = Key moments
replay-moment = { $title } (choice { $at })
open-about = A file that Tumbleweed saved, here or in the terminal. It is checked, replayed and shown from the first choice; you can play on from any position.
open-pick = Choose a file, or drop it here
open-checking = Checking and replaying the game…
open-too-large = This file has { $size } MB. A saved game has at most 1 MB.
past-title = Past games
past-doing = Past games
past-none = No game you sat at is over yet. Once one is, you will find it here.
past-played = Played
past-won = Won
past-mean = Points on average
past-best = Best
past-favourite = Most often: { $name }, { $played } times, won { $won }.
past-longest = { $count ->
        [one] Longest game: 1 choice.
       *[other] Longest game: { $count } choices.
    }
past-kind = With
past-plain = Nothing added
past-list = The latest
past-when = Ended
past-game = Game
past-players = Players
past-winner = Won by
past-place = You
past-placed = no. { $place }, { $points } points
past-look = Look at it

### ranks

ranks-title = Leaderboard
ranks-about = From rated tables. The margin says how sure the points are; who has played little has to prove more.
ranks-none = Nobody has played a rated game of this kind this season.
ranks-place = Place
ranks-player = Player
ranks-rating = Points
ranks-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($within, useGrouping: 0) }
ranks-of-season = Season
ranks-season = The season ends on { $day }; then everybody moves closer together.
ranks-kind = { $game }, { $players } players
ranks-earlier = earlier season
ranks-games = Latest rated games
ranks-unrated = No rated games yet.

## Tournaments

tournament-title = Tournaments
tournament-about = Enter one, or hold your own. Tables are dealt by themselves, round after round.
tournament-none = No tournament yet.
tournament-more = More tournaments
tournament-new = New tournament
tournament-name = Name
tournament-make = Open for entries
tournament-kind = Kind
tournament-swiss = Swiss
tournament-swiss-about = Everybody plays every round, against others who stand alike.
tournament-knock-out = Knock-out
tournament-knock-out-about = The best of each table goes on, until one is left.
tournament-rounds = Rounds
tournament-at-a-table = Players at a table
tournament-entrants = { $count ->
        [one] 1 entrant
       *[other] { $count } entrants
    }
tournament-is-open = open for entries
tournament-is-running = round { $round }
tournament-is-over = over
tournament-is-ended = called off
tournament-won = { $name } wins the tournament!
tournament-play = To your table
tournament-idle = You have no game this round. It counts as a win.
tournament-go-on = Tournament
tournament-enter = Take part
tournament-leave = Withdraw
tournament-withdraw = Play no further round
tournament-start = Start
tournament-end = End the tournament
tournament-end-really = End it for good
tournament-go-on-with-it = Go on
tournament-bots = Level of bots
tournament-bots-count = Number of bots
tournament-bots-add = Add bots
tournament-standings = Standings
tournament-nobody = Nobody has entered yet.
tournament-wins = Wins
tournament-points = { NUMBER($points, maximumFractionDigits: 2) }
tournament-you = you
tournament-bot = bot
tournament-left = has withdrawn
tournament-out = knocked out
tournament-round = Round { $round }
tournament-sits-out = sits out
refused-no-tournament = There is no such tournament.
refused-too-many-tournaments = You have { $most } unfinished tournaments. End one first.
refused-unwelcome = You cannot enter this tournament.
refused-too-few-entrants = At least { $least } entrants are needed.
refused-tournament-over = The tournament is over.
refused-not-tournament-host = Only whoever made the tournament can do that.
refused-tournament-begun = The tournament has begun.
refused-tournament-full = A tournament has at most { $most } entrants.
refused-seats-dealt = Seats in a tournament are drawn by lot. Nobody else can take one.
refused-next-round = In a tournament the next round follows. There is no rematch.
