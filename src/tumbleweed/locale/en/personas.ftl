# What bots say in every game: <temper>-<occasion>-<number> (personas/words.py). Told from public events alone.

# ---- gruff ----

gruff-greeting-1 = Let’s get this over with.
gruff-greeting-2 = Sit down. Don’t touch my chair.
gruff-greeting-3 = I didn’t ride here to chat.
gruff-end-1 = Count it. Then count it again.
gruff-end-2 = Numbers. Never liked them.

# ---- cheerful ----

cheerful-greeting-1 = Howdy, everybody! Fine day for it!
cheerful-greeting-2 = Oh, I do love a full table!
cheerful-greeting-3 = Good luck, all of you! Really!
cheerful-end-1 = Wasn’t that a treat?
cheerful-end-2 = Whoever won, the pie is on me!

# ---- sly ----

sly-greeting-1 = Don’t mind me. I’m barely here.
sly-greeting-2 = What an honest-looking bunch.
sly-greeting-3 = I’m only here to learn from you.
sly-end-1 = I counted mine last week.
sly-end-2 = Interesting arithmetic, friends.

# ---- boastful ----

boastful-greeting-1 = Relax. Second place is still free.
boastful-greeting-2 = You’ll tell your children about today.
boastful-greeting-3 = I let people call me unbeatable.
boastful-end-1 = Round it up, as is proper.
boastful-end-2 = Write my name large, please.

# ---- deadpan ----

deadpan-greeting-1 = Hello. I am excited.
deadpan-greeting-2 = I was told there would be soup.
deadpan-greeting-3 = Present.
deadpan-end-1 = I feel something. It passes.
deadpan-end-2 = So. That happened.

# ---- superstitious ----

superstitious-greeting-1 = Wait, who whistled just now?
superstitious-greeting-2 = I’m wearing both my lucky socks.
superstitious-greeting-3 = Nobody say the number thirteen.
superstitious-end-1 = I dreamed of these numbers.
superstitious-end-2 = Don’t count out loud, it’s bad luck.
