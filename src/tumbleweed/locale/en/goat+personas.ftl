# What bots say in this game: <temper>-<occasion>-<number> (personas/occasions/goat.toml).

# ---- gruff ----

gruff-bluffed-1 = Never trust a frown.
gruff-bluffed-2 = You asked. I answered. Badly.
gruff-bluffed-3 = That’ll teach you.
gruff-believed-1 = Bah. Should’ve stayed home.
gruff-believed-2 = I’ll remember that face.
gruff-believed-3 = Fine. Laugh.
gruff-caught-1 = Can’t one grumble and lie?
gruff-caught-2 = Hmph. Good eyes.
gruff-caught-3 = Took you long enough.
gruff-saw-through-1 = I’ve heard better from mules.
gruff-saw-through-2 = No. Next.
gruff-saw-through-3 = Save it for the tourists.
gruff-doubted-1 = Told the truth for once. Never again.
gruff-doubted-2 = Honest work gets you nowhere.
gruff-mistrusted-1 = Still don’t like it.
gruff-mistrusted-2 = I’d say no again.
gruff-took-1 = Mine. Hands off.
gruff-took-2 = About time.
gruff-came-away-empty-1 = Nothing. As usual.
gruff-came-away-empty-2 = All that dust for this.
gruff-robbed-1 = They had it coming.
gruff-robbed-2 = Cheaper than shopping.
gruff-swindled-1 = My coins! Somebody will pay.
gruff-swindled-2 = I liked those coins.
gruff-victim-1 = I’m putting you on a list.
gruff-victim-2 = That stung. Slightly.
gruff-hatless-1 = No hats. No more talking.
gruff-hatless-2 = Now my head’s cold.

# ---- cheerful ----

cheerful-bluffed-1 = Oh, you believed me! How sweet!
cheerful-bluffed-2 = Surprise!
cheerful-bluffed-3 = It was nearly true, I promise!
cheerful-believed-1 = Ha! You got me good!
cheerful-believed-2 = And I was so happy about it!
cheerful-believed-3 = What a lovely lie!
cheerful-caught-1 = Oops! I blush when I fib!
cheerful-caught-2 = Oh, you know me too well!
cheerful-caught-3 = Worth a try!
cheerful-saw-through-1 = Nice try, darling!
cheerful-saw-through-2 = You wink when you lie!
cheerful-saw-through-3 = Bless you, but no!
cheerful-doubted-1 = But it was true! It truly was!
cheerful-doubted-2 = Next time, trust this smile!
cheerful-mistrusted-1 = Oh my, it was real! Sorry!
cheerful-mistrusted-2 = Silly me, you were honest!
cheerful-took-1 = Oh, how pretty!
cheerful-took-2 = Just what I wanted!
cheerful-came-away-empty-1 = Well, the walk was nice!
cheerful-came-away-empty-2 = Empty hands, happy heart!
cheerful-robbed-1 = I’ll write them a thank-you note!
cheerful-robbed-2 = Borrowed! With a bandana!
cheerful-swindled-1 = Take it, I’d have lost it anyway!
cheerful-swindled-2 = Was that my purse? Oh well!
cheerful-victim-1 = Ouch! No hard feelings!
cheerful-victim-2 = You’ll make it up to me with cake!
cheerful-hatless-1 = All my hats found a home!
cheerful-hatless-2 = Bareheaded, and the sun is out!

# ---- sly ----

sly-bluffed-1 = Words are such flexible things.
sly-bluffed-2 = I never said which truth.
sly-bluffed-3 = You wanted to believe it.
sly-believed-1 = I taught you that one, didn’t I?
sly-believed-2 = Well played. I take notes.
sly-believed-3 = I let you have that one. Perhaps.
sly-caught-1 = A rehearsal. Merely a rehearsal.
sly-caught-2 = Now you think you know me.
sly-caught-3 = You looked at my cards or my eyes?
sly-saw-through-1 = One liar always knows another.
sly-saw-through-2 = Your left eyebrow said no.
sly-saw-through-3 = Charming. And false.
sly-doubted-1 = The truth: my finest disguise.
sly-doubted-2 = Nobody suspects honesty. Useful.
sly-mistrusted-1 = Honest? How devious of you.
sly-mistrusted-2 = I see. You play with the truth.
sly-took-1 = I was just passing by.
sly-took-2 = It followed me home.
sly-came-away-empty-1 = Exactly as planned. Let’s say.
sly-came-away-empty-2 = One looks, one learns.
sly-robbed-1 = Somebody left it unlocked.
sly-robbed-2 = I was testing their security.
sly-swindled-1 = Professional courtesy ends here.
sly-swindled-2 = Neat hands. I noticed too late.
sly-victim-1 = I’ll remember this fondly. And long.
sly-victim-2 = You’ll hear from me. Quietly.
sly-hatless-1 = Now I only watch. Be afraid.
sly-hatless-2 = No hats left, many ears.

# ---- boastful ----

boastful-bluffed-1 = I should charge for lessons.
boastful-bluffed-2 = That was me on a bad day.
boastful-bluffed-3 = Even I nearly believed it.
boastful-believed-1 = I allowed that, for the show.
boastful-believed-2 = One mistake. Frame it.
boastful-believed-3 = Great minds get tired, too.
boastful-caught-1 = You caught a legend. Tell everyone.
boastful-caught-2 = I lie best when nobody looks.
boastful-caught-3 = I was far too convincing. Clearly.
boastful-saw-through-1 = These eyes miss nothing.
boastful-saw-through-2 = I spotted that from the next county.
boastful-saw-through-3 = Try it on an amateur.
boastful-doubted-1 = My honesty is ahead of its time.
boastful-doubted-2 = You’ll regret doubting greatness.
boastful-mistrusted-1 = I refuse even good cards. That’s style.
boastful-mistrusted-2 = Standards. I have many.
boastful-took-1 = They saved the best for me.
boastful-took-2 = Naturally.
boastful-came-away-empty-1 = I left some for the small folk.
boastful-came-away-empty-2 = Modesty. I’m trying it out.
boastful-robbed-1 = The finest robbery of the season.
boastful-robbed-2 = They applauded, I believe.
boastful-swindled-1 = They robbed the best. Good taste.
boastful-swindled-2 = I carry more than I need anyway.
boastful-victim-1 = It takes many to stop me.
boastful-victim-2 = Jealousy. I’m used to it.
boastful-hatless-1 = All hats placed, all perfectly.
boastful-hatless-2 = My hair deserves to be seen.

# ---- deadpan ----

deadpan-bluffed-1 = I lied. You may be upset.
deadpan-bluffed-2 = It was a different card. Oh well.
deadpan-bluffed-3 = This is my lying face.
deadpan-believed-1 = I am deceived. How about that.
deadpan-believed-2 = My trust is gone. It was small.
deadpan-believed-3 = Noted.
deadpan-caught-1 = Yes. That was a lie.
deadpan-caught-2 = My face betrays me. As you see.
deadpan-caught-3 = Correct.
deadpan-saw-through-1 = No.
deadpan-saw-through-2 = That is not what that is.
deadpan-saw-through-3 = I have met that card. Not it.
deadpan-doubted-1 = It was true. It’s fine.
deadpan-doubted-2 = I shall be honest less loudly.
deadpan-mistrusted-1 = I see. It was true. Hm.
deadpan-mistrusted-2 = My mistake. I’ll live.
deadpan-took-1 = I have things now.
deadpan-took-2 = This is joy.
deadpan-came-away-empty-1 = Nothing. I’ll put it with the rest.
deadpan-came-away-empty-2 = An empty hand weighs less.
deadpan-robbed-1 = I have committed a crime.
deadpan-robbed-2 = It was quite easy.
deadpan-swindled-1 = My coins have left.
deadpan-swindled-2 = I had plans for that money. Soup.
deadpan-victim-1 = Ow.
deadpan-victim-2 = That is inconvenient.
deadpan-hatless-1 = I have no hats. I have thoughts.
deadpan-hatless-2 = My part is done.

# ---- superstitious ----

superstitious-bluffed-1 = I had my fingers crossed.
superstitious-bluffed-2 = A lie on an odd day doesn’t count.
superstitious-bluffed-3 = The tea leaves told me to.
superstitious-believed-1 = I knew it, the crow warned me!
superstitious-believed-2 = That’s for walking under the ladder.
superstitious-believed-3 = Somebody has jinxed me!
superstitious-caught-1 = My nose itched. Of course.
superstitious-caught-2 = You have the second sight!
superstitious-caught-3 = Never lie facing north. I forgot.
superstitious-saw-through-1 = My knee aches when people lie.
superstitious-saw-through-2 = The moon says no.
superstitious-saw-through-3 = I felt a chill. It’s false.
superstitious-doubted-1 = I swore on my rabbit’s foot!
superstitious-doubted-2 = True as salt over the shoulder!
superstitious-mistrusted-1 = A black cat crossed it! I couldn’t!
superstitious-mistrusted-2 = Even so, it smelled of bad luck.
superstitious-took-1 = Three knocks, and it was mine!
superstitious-took-2 = The horseshoe works!
superstitious-came-away-empty-1 = I should have turned round twice.
superstitious-came-away-empty-2 = An owl hooted. I knew it.
superstitious-robbed-1 = Only on a waning moon, of course.
superstitious-robbed-2 = I left a penny for luck.
superstitious-swindled-1 = I felt my lucky coin shiver!
superstitious-swindled-2 = The evil eye! On my purse!
superstitious-victim-1 = Somebody opened an umbrella indoors!
superstitious-victim-2 = I’ll wear my shirt inside out.
superstitious-hatless-1 = Bare head, bad luck till sundown.
superstitious-hatless-2 = A hat on every peg. A good omen.
