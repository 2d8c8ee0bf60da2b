# Quick phrases of the chat: said by a click, read by everybody in their own language.
phrase-howdy = Howdy!
phrase-your-turn = Your turn, partner.
phrase-thinking = Let me think…
phrase-nice-one = Nice one!
phrase-ouch = Ouch!
phrase-liar = I don’t believe a word.
phrase-thanks = Much obliged.
phrase-back-soon = Back in a minute.
phrase-good-game = Good game!
phrase-again = One more?
