# Phrases rapides : dites d’un clic, lues par chacun dans sa langue.
phrase-howdy = Salut !
phrase-your-turn = À vous de jouer.
phrase-thinking = Laissez-moi réfléchir…
phrase-nice-one = Bien joué !
phrase-ouch = Aïe !
phrase-liar = Je n’en crois pas un mot.
phrase-thanks = Grand merci.
phrase-back-soon = Je reviens dans une minute.
phrase-good-game = Belle partie !
phrase-again = Encore une ?
