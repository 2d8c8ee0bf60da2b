### Reports on The Good, the Bad and the Goat.

scores = Scores
scores-text = Coins and the value of the tokens at the end.
scores-by-players = Scores by number of players
scores-by-bot = Scores by bot
tokens = Tokens and coins
tokens-text = What all players together have before them at the end of a game.
tokens-kept = Kept until the end
coins = Coins
