### Reports on many games: words for any game.

title = Report: { $game }
kicker = Simulation report
contents = Contents
footer = Shares of wins: a win shared by several players counts in parts. Intervals are Wilson’s, at 95 %: about one in twenty misses the true value. Averages are per seat unless the table says otherwise.
chart-cut = The { $top } most frequent; the table has all { $rows }.

## What was simulated

file = File
games = Games
by-players = Players
bots = Bots
notes = Notes
no-notes = A CSV file keeps none: edition, options, seed and engine are not known.
edition = Edition
variants = Variants
options = Options
none = none
seed = Seed
engine = Engine
content = Content hash
figure-rounds = rounds in the median game
figure-choices = choices in the median game
figure-winner = average score of a winner
figure-lost = of the games were won by no player

## Winning

winning = Winning
winning-text = How often each seat wins. The broken line is the average: what each would win if all won equally often. The interval shows how far chance alone may have carried the number.
at-players = { $what }, { $players } players
wins-by-seat = Wins by seat
wins-by-turn = Wins by turn order
wins-by-bot = Wins by bot
wins-by-character = Wins by character
wins-by-style = Wins by style
seat = Seat { $number }
turn = { $number ->
        [1] 1st to play
        [2] 2nd to play
        [3] 3rd to play
       *[other] { $number }th to play
    }
players = { $count } players

## Headings of tables

by-seat = Seat
by-turn = Turn order
by-bot = Bot
by-character = Character
by-style = Style
by-source = Source
by-deed = Deed
by-fight = Fight
by-hand = Hand
by-poker = Poker
by-card = Card
by-item = Item
by-story = Story
by-goal = Goal
by-rival = Rival
by-token = Token
by-event = Event
by-encounter = Encounter
by-frontier = Frontier token
by-tale = Legendary story
by-outcome = Outcome
by-title = Deed
by-harm = Injury
by-relic = Legendary item
by-risk = Face
by-title-kind = Kind of deed
played = Seats
wins = Wins
share = Share
interval = 95 % interval
mean = Average
median = Median
spread = Std. dev.
least = Least
most = Most
low = 5 %
high = 95 %
total = Total
all-seats = All seats
winners = Winners
points-a-seat = Points per seat
share-of-seats = Of all seats
times = Times
per-game = Per game
tried = Tried
hands-played = Hands played
succeeded = Won

## Length

length = Length of the game
length-text = Rounds until the end, and choices made by all players together. The broken line is the median.
length-rounds = Rounds
length-decisions = Choices
rounds = Rounds
decisions = Choices
