### O que o jogo diz no terminal.

## Sentar à mesa

which-game = Qual jogo? [1]
how-many = Quantos jogam, de { $least } a { $most }, contando os robôs? [{ $default }]
which-rules = Quais regras? [1]
your-name = Seu nome? [{ $default }]
how-it-goes =
    Quem distribui oferece a alguém uma carta virada para baixo e diz quem está nela. Mentir pode, desde que o nome esteja na mão. Quem aceita a carta põe um chapéu nela; se for recusada, quem ofereceu põe o seu. Cada personagem traz dinheiro ou problema. No fim, vence quem tiver mais dinheiro.
    Responda com um número, ou com as primeiras letras de uma palavra. ? mostra a ajuda.
seed-hash = As cartas estão definidas desde o início. SHA-256 da semente: { $hash }

## A tela

town = Cidade
players = Jogadores
telegraph = Telégrafo
you = (você)
deals = { $name } distribui
head-tokens = fichas
head-hats = chap.
head-word = disse
your-tokens = Suas fichas:
discarded = descarte: { $names }
hand = Na sua mão: { $names }
offer-title = { $dealer } oferece uma carta a você
if-true = Se for verdade:
who-could-it-be = Quem pode ser?
so-far = Até agora: { $answers }
only-answer = Só uma resposta é possível: { $option }

## Passar o aparelho

curtain-title = Não olhe a tela
curtain = Passe o aparelho para { $name }, que aperta Enter.

## Responder

commands = u desfazer · s salvar · l diário · r regras · w dicas · ? ajuda · q sair
not-understood = Essa não é uma das respostas. Digite o número, ou ? para ver a ajuda.
several-fit = Pode ser qualquer uma destas: { $options }

## Ajuda

help = Ajuda
a-file = arquivo
some-words = palavras
an-answer = resposta
help-choose = escolher uma resposta; as primeiras letras bastam
help-undo = desfazer a sua última escolha, enquanto ninguém viu nem fez nada depois
help-save = salvar a partida, no arquivo indicado, se houver
help-log = tudo o que aconteceu, como você viu
help-rules = as regras com essas palavras; sem palavra, a regra da pergunta
help-why = por que uma resposta não é possível; bastam as primeiras letras
help-aids = esconder ou mostrar “Quem pode ser?” e a palavra de cada um
help-quit = sair; antes, a partida pode ser salva
signs = Sinais: ▲ chapéu que resta, △ chapéu colocado; ▪ fichas; ✓ declaração verdadeira, ✗ mentira; +1e um elixir no lugar de uma moeda. Personagens apagados ainda não foram vistos na rodada, ✗ marca os que estão fora dela. “Nome” é alguém já declarado.
no-such-option = Nenhuma resposta se chama “{ $typed }”.
on-offer = essa resposta é possível agora.
no-rule = Nenhuma regra fala de “{ $typed }”.
more-rules = { $count ->
        [one] … e mais uma. Acrescente uma palavra para filtrar.
       *[other] … e mais { $count }. Acrescente uma palavra para filtrar.
    }
whole-log = Tudo o que aconteceu

## Salvar e sair

saved = Partida salva. Para continuar depois: tumbleweed play --load { $path }
saved-to-replay = Partida salva. Para rever: tumbleweed replay { $path }
not-saved = Nada foi salvo. { $path }: { $fault }
not-ours = Nada foi salvo. { $path } já existe e não é uma partida salva.
save-first = Salvar a partida antes? [S/n]{" "}
no-letter = n
farewell = Até a próxima.

## O fim

seed = A semente era { $seed }. SHA-256 dos seus 32 bytes, como no início: { $hash }
after-the-end = s [arquivo] salva a partida para rever, l mostra tudo o que aconteceu, Enter sai

## Rever uma partida

replay-of = Partida revista, { $entries ->
        [one] { $entries } escolha
       *[other] { $entries } escolhas
    }. Ponto de vista: { $reader }
reader-all = todas as cartas abertas
reader-public = a mesa inteira
replay-unfinished = A partida não acabou: só se conta o que todos viram. --as all mostra todas as cartas.
replay-upto = Até a escolha { $upto } de { $entries }.
replay-differs = Esta partida não segue o registro: { $fault }
replay-stored = Em vez disso, conta-se o que foi anotado na época.
replay-nothing = Nada mais foi anotado: não há o que contar.
replay-next = Enter continua:{" "}

## Conferir uma partida

verify-file = O arquivo está como foi escrito.
verify-file-failed = O arquivo foi alterado ou danificado: { $fault }
verify-seed = A semente corresponde ao hash do arquivo. É o que você viu no início? { $hash }
verify-seed-failed = A semente não corresponde ao hash do arquivo: o dela é { $hash }, o arquivo diz { $said }
verify-seed-untold = O arquivo não traz o hash da semente. É este o que você viu no início? { $hash }
verify-noted = A semente corresponde ao hash que você anotou no início.
verify-noted-failed = A semente não corresponde ao hash que você anotou no início: o dela é { $hash }
verify-content = Regras e cartas são aqui as mesmas da partida (motor { $engine }; aqui: { $here }).
verify-content-failed = A partida não pode ser jogada de novo aqui, por isso o resto não foi conferido: { $fault }
verify-choices = { $count ->
        [one] A única escolha era possível.
       *[other] Todas as { $count } escolhas eram possíveis, nesta ordem.
    }
verify-choices-failed = Uma escolha não decorre das anteriores, por isso o resto não foi conferido: { $fault }
verify-fingerprints = { $count ->
        [0] A partida é curta demais para ter marcas.
        [one] A única marca do curso da partida confere.
       *[other] Todas as { $count } marcas do curso da partida conferem.
    }
verify-fingerprints-failed = Depois da escolha { $at } a partida não está como diz o arquivo: uma escolha até ali foi alterada.
verify-result = O resultado é o do arquivo.
verify-result-failed = O resultado é outro que não o do arquivo.
verify-unfinished = A partida não foi jogada até o fim e não tem resultado.
verify-unfinished-failed = O arquivo traz um resultado, mas a partida não foi jogada até o fim.
verify-good = Tudo confere.
verify-bad = O arquivo não conta a partida como foi jogada.

## Western Legends: sentar-se

wl-how-it-goes =
    Torne-se a maior lenda do Velho Oeste. Um turno tem três ações: cavalgar, lutar, trabalhar, buscar ouro e vendê-lo, levar gado, jogar pôquer, assaltar o banco ou usar a estrela. O que traz fama rende Pontos de Lenda (PL). Quando alguém chega ao número combinado, a rodada termina e cada um joga um último turno; o maior total vence.
    Responda com um número, ou com palavras. O mapa mostra os números dos espaços aonde se pode ir. ? é a ajuda.
wl-black-is-ours = A dois, há o Homem de Preto, que também pode vencer. As regras e cartas dele são nossas: as impressas não estão no livro de regras. r man in black as mostra.
wl-how-long = Até quantos Pontos de Lenda: 15, 20 ou 25? [20]
wl-usual-game = o jogo de sempre
wl-with-goals = com objetivos e fichas lendárias
wl-first-game = o primeiro jogo: menos regras, cartas e personagens, 15 PL
wl-commands = u desfazer · m mapa · c cartas · s salvar · l diário · r regras · ? ajuda · q sair
wl-help-map = desenhar o mapa do tamanho do terminal, ou como antes
wl-help-cards = os textos das suas cartas, de todos os personagens e itens
wl-cards = Cartas e tabuleiros
wl-signs = Sinais: $ dinheiro, ◇ pepitas, ▯ cartas na mão, ✖ feridas, ◎ discos de história que restam, ◈ fichas lendárias; ✓ um objetivo alcançado; * uma lenda, cuja habilidade vale. Itens entre parênteses não estão em uso. No mapa: ★ Xerife, $ Banco, ⌂ Loja, ♠ Saloon, + Médico, ♪ Cabaré, ◇ Mina, ∩ Rancho, # Estação, A B C esconderijos, ! um bandido, ☆S o Xerife, ░ mesas; [7] um espaço aonde ir.

## Western Legends: a tela

wl-length = até { $lp } PL
wl-round = Rodada { $round }
wl-last-round = últimos turnos
wl-turn = vez de { $name }
wl-actions = { $count ->
        [0] nenhuma ação
        [one] mais 1 ação
       *[other] mais { $count } ações
    }
wl-map = O Velho Oeste
wl-stories = Histórias
wl-goals = Objetivos
wl-tokens = Fichas lendárias
wl-hand = Mão
wl-lp = { $lp } PL
wl-wanted = Procurado { $points }
wl-marshal = Delegado { $points }
wl-cattle-green = gado verde
wl-cattle-blue = gado azul
wl-bandit = Bandido
wl-guard = Guarda do banco
wl-sheriff = Xerife
wl-black = Homem de Preto
wl-black-acts = o Homem de Preto age
wl-black-cards = { $count ->
        [one] resta 1 carta
       *[other] restam { $count } cartas
    }
wl-mesa = mesa
wl-action = Ação:
wl-reaction = Reação:
wl-bonus = Bônus:
wl-start-goods = $ { $money }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
wl-wounds = { $count ->
        [one] 1 ferida
       *[other] { $count } feridas
    }
wl-from-5 = A partir de 5 PL:
wl-cards-drawn = { $count ->
        [one] +1 carta
       *[other] +{ $count } cartas
    }
wl-more-actions = { $count ->
        [one] +1 ação
       *[other] +{ $count } ações
    }

## Western Legends: a pergunta

wl-group-here = Aqui
wl-group-fight = Luta
wl-group-cards = Cartas
wl-group-ride = Ir
wl-group-place = Para
wl-group-step = Passo a passo
wl-group-turn = Ou
wl-one-step = um espaço, e adiante; diga qual, como “passo { $place }”
wl-duel = duelo (2 PL)
wl-rob = roubar (1 ponto de Procurado, metade dos bens)
wl-arrest = prender (1 ponto de Delegado)
wl-open-country = campo aberto

## Western Legends: lutas e pôquer

wl-fight-duel = { $name } duela com { $other }
wl-fight-rob = { $name } rouba { $other }
wl-fight-arrest = { $name } prende { $other }
wl-fight-bandit = { $name } enfrenta um bandido
wl-fight-heist = { $name } assalta o banco
wl-fight-sheriff = O Xerife procura { $name }
wl-black-duels = O Homem de Preto desafia { $name }
wl-black-robs = O Homem de Preto rouba { $name }
wl-duels-black = { $name } duela com o Homem de Preto
wl-robs-black = { $name } rouba o Homem de Preto
wl-step-declare = cartas na mesa
wl-step-reveal = reveladas, reações
wl-step-reward = prêmio
wl-value = vale { $value }
wl-chooser = { $name } escolhe pelo outro lado.
wl-poker = { $name } abre uma mesa de pôquer. O pote: { $money }
wl-flop = O flop
wl-house = A casa ({ $name } distribui)
wl-best = O melhor: { $hand }.

## Western Legends: o fim

wl-score-track = trilha PL
wl-score-upgrades = melhorias
wl-score-money = dinheiro
wl-score-wounds = feridas
wl-score-wanted = Procurado
wl-score-marshal = Delegado
wl-score-tokens = fichas
wl-score-total = total PL
wl-winner = { $names } vence com { $total } PL.
wl-shared-win = Vitória dividida entre { $names }, com { $total } PL.
wl-lost = O Homem de Preto vence com { $total } PL: vocês dois perderam.
wl-tie-break = Empates: mais pontos nas trilhas, depois mais pepitas, depois menos feridas.
