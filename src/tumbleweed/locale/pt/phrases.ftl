# Frases rápidas: ditas com um clique, lidas por cada um na sua língua.
phrase-howdy = Olá!
phrase-your-turn = Sua vez, parceiro.
phrase-thinking = Deixe-me pensar…
phrase-nice-one = Boa jogada!
phrase-ouch = Ai!
phrase-liar = Não acredito numa palavra.
phrase-thanks = Muito agradecido.
phrase-back-soon = Volto já.
phrase-good-game = Bom jogo!
phrase-again = Mais uma?
