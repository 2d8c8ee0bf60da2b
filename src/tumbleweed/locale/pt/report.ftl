### Relatórios sobre muitas partidas: palavras para todos os jogos.

title = Relatório: { $game }
kicker = Relatório de simulação
contents = Conteúdo
footer = Parcelas de vitórias: uma vitória dividida conta em frações. Os intervalos são os de Wilson, a 95%: de vinte, cerca de um não contém o valor verdadeiro. As médias são por lugar, salvo indicação.
chart-cut = Os { $top } mais frequentes; a tabela tem todos os { $rows }.

## O que foi simulado

file = Arquivo
games = Partidas
by-players = Jogadores
bots = Robôs
notes = Observações
no-notes = Um arquivo CSV não guarda nenhuma: edição, opções, semente e motor não são conhecidos.
edition = Edição
variants = Variantes
options = Opções
none = nenhuma
seed = Semente
engine = Motor
content = Hash do conteúdo
figure-rounds = rodadas na partida mediana
figure-choices = escolhas na partida mediana
figure-winner = pontuação média de um vencedor
figure-lost = das partidas não foram vencidas por nenhum jogador

## Vitórias

winning = Vitórias
winning-text = Quantas vezes cada lugar vence. A linha tracejada é a média: o que cada um venceria se todos vencessem igual. O intervalo diz até onde só o acaso pode ter levado o número.
at-players = { $what }, { $players } jogadores
wins-by-seat = Vitórias por lugar
wins-by-turn = Vitórias por ordem de jogo
wins-by-bot = Vitórias por robô
wins-by-character = Vitórias por personagem
wins-by-style = Vitórias por estilo
seat = Lugar { $number }
turn = { $number }º a jogar
players = { $count } jogadores

## Cabeçalhos

by-seat = Lugar
by-turn = Ordem de jogo
by-bot = Robô
by-character = Personagem
by-style = Estilo
by-source = Origem
by-deed = Ação
by-fight = Luta
by-hand = Mão
by-poker = Pôquer
by-card = Carta
by-item = Item
by-story = História
by-goal = Objetivo
by-rival = Rival
by-token = Ficha
by-event = Evento
by-encounter = Encontro
by-frontier = Ficha da fronteira
by-tale = História lendária
by-outcome = Desfecho
by-title = Título
by-harm = Lesão
by-relic = Item lendário
by-risk = Face
by-title-kind = Tipo de título
played = Lugares
wins = Vitórias
share = Parcela
interval = Intervalo de 95%
mean = Média
median = Mediana
spread = Desvio padrão
least = Mínimo
most = Máximo
low = 5%
high = 95%
total = Total
all-seats = Todos os lugares
winners = Vencedores
points-a-seat = Pontos por lugar
share-of-seats = Dos lugares
times = Vezes
per-game = Por partida
tried = Tentativas
hands-played = Mãos jogadas
succeeded = Vencidas

## Duração

length = Duração da partida
length-text = As rodadas até o fim, e as escolhas de todos os jogadores juntos. A linha tracejada é a mediana.
length-rounds = Rodadas
length-decisions = Escolhas
rounds = Rodadas
decisions = Escolhas
