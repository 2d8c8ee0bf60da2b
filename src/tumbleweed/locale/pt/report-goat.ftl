### Relatórios sobre O Bom, o Mal e o Bode.

scores = Pontuação
scores-text = As moedas e o valor das fichas no fim.
scores-by-players = Pontuação por número de jogadores
scores-by-bot = Pontuação por robô
tokens = Fichas e moedas
tokens-text = O que todos os jogadores juntos têm diante de si no fim de uma partida.
tokens-kept = Guardadas até o fim
coins = Moedas
