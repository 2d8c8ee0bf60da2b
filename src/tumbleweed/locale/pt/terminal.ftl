### O que o jogo diz no terminal.

## Sentar à mesa

which-game = Qual jogo? [1]
how-many = Quantos jogam, de { $least } a { $most }, contando os robôs? [{ $default }]
which-rules = Quais regras? [1]
which-expansion = Qual expansão? [1]
no-scenario = o jogo do livro, sem cenário
which-scenario = Que cenário? [1]
your-name = Seu nome? [{ $default }]
how-it-goes =
    Quem distribui oferece a alguém uma carta virada para baixo e diz quem está nela. Mentir pode, desde que o nome esteja na mão. Quem aceita a carta põe um chapéu nela; se for recusada, quem ofereceu põe o seu. Cada personagem traz dinheiro ou problema. No fim, vence quem tiver mais dinheiro.
    Responda com um número, ou com as primeiras letras de uma palavra. Digite ? para ver a ajuda.
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
remark = { $name }: “{ $line }”
bots-muted = Os robôs ficam calados.
bots-heard = Os robôs podem falar.

## Passar o aparelho

curtain-title = Não olhe a tela
curtain = Passe o aparelho para { $name }, que aperta Enter.

## Responder

commands = u desfazer · s salvar · l registro · r regras · w quem? · h dica · ? · q
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
help-hint = as duas melhores respostas, com razões, quando você joga sozinho com robôs
hint = Dica
no-hints = As dicas são para quem joga sozinho com robôs, em jogos que uma rede aprendeu.
help-aids = esconder ou mostrar “Quem pode ser?” e as declarações verdadeiras de cada um
help-voices = calar os robôs, ou voltar a ouvi-los
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
after-the-end = s [arquivo] salva a partida para rever, l mostra tudo o que aconteceu, r analisa a partida, Enter sai

## Aprender

learn-lesson = Lição { $at } de { $of }
learn-do = Sua vez:
learn-other = Agora não:
learn-end = Feito:
learn-commands = u voltar · n próxima lição · l registro · r regras · ? ajuda · q sair
learn-next = Enter: continuar com “{ $title }” · q sai
learn-keeps = Não há nada a salvar: o seu progresso fica guardado.
learn-left = Até logo. Para continuar de onde está: tumbleweed learn { $course }
learn-done = Era a última lição. Agora jogue: tumbleweed play { $game }
learn-help-back = voltar o seu último passo
learn-help-skip = pular para a próxima lição
learn-help-leave = sair; você continua de onde está na próxima vez

## Rever uma partida

replay-of = Partida revista, { $entries ->
        [one] { $entries } escolha
       *[other] { $entries } escolhas
    }. Ponto de vista: { $reader }
reader-all = todas as cartas visíveis
reader-public = a mesa inteira
replay-unfinished = A partida não acabou: só se mostra o que todos viram. --as all mostra todas as cartas.
replay-upto = Até a escolha { $upto } de { $entries }.
replay-differs = Esta partida não corresponde ao registro: { $fault }
replay-stored = Em vez disso, mostra-se o que foi registrado na época.
replay-nothing = Nada mais foi registrado: não há o que mostrar.
review-unfinished = A partida não acabou: ainda não há o que analisar.
replay-next = Enter continua:{" "}

## Conferir uma partida

verify-file = O arquivo não foi alterado.
verify-file-failed = O arquivo foi alterado ou danificado: { $fault }
verify-seed = A semente corresponde ao hash do arquivo. É o que você viu no início? { $hash }
verify-seed-failed = A semente não corresponde ao hash do arquivo: o dela é { $hash }, o arquivo diz { $said }
verify-seed-untold = O arquivo não traz o hash da semente. É este o que você viu no início? { $hash }
verify-noted = A semente corresponde ao hash que você anotou no início.
verify-noted-failed = A semente não corresponde ao hash que você anotou no início: o dela é { $hash }
verify-content = As regras e as cartas aqui são as mesmas da partida (motor { $engine }; aqui: { $here }).
verify-content-failed = A partida não pode ser jogada de novo aqui, por isso o resto não foi conferido: { $fault }
verify-choices = { $count ->
        [one] A única escolha era possível.
       *[other] Todas as { $count } escolhas eram possíveis, nesta ordem.
    }
verify-choices-failed = Uma escolha não decorre das anteriores, por isso o resto não foi conferido: { $fault }
verify-fingerprints = { $count ->
        [0] A partida é curta demais para ter impressões.
        [one] A única impressão da partida confere.
       *[other] Todas as { $count } impressões da partida conferem.
    }
verify-fingerprints-failed = Depois da escolha { $at } a partida difere do arquivo: uma escolha até ali foi alterada.
verify-result = O resultado é o do arquivo.
verify-result-failed = O resultado difere do que está no arquivo.
verify-unfinished = A partida não foi jogada até o fim e não tem resultado.
verify-unfinished-failed = O arquivo traz um resultado, mas a partida não foi jogada até o fim.
verify-good = Tudo confere.
verify-bad = O arquivo não corresponde à partida como foi jogada.

## Any game

any-how-to-answer = Responda com um número, ou com as primeiras letras de uma palavra. Digite ? para ver a ajuda.
any-commands = u desfazer · s salvar · l registro · ? ajuda · q sair
any-table = Sobre a mesa
any-total = Total
any-winners = { $count ->
        [0] Ninguém vence.
        [one] { $names } vence.
       *[other] { $names } dividem a vitória.
    }
any-no-rules = Este jogo não tem regras para consultar aqui.
