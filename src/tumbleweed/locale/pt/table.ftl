### As palavras comuns a todos os jogos.

player = Jogador { $number }

## Por que uma escolha não pode ser desfeita

undo-passed = Sem volta: a próxima pergunta já foi para outra pessoa.
undo-news = Sem volta: algo novo veio à tona desde então.
undo-nothing = Não há nada a desfazer.
undo-not-yours = Sem volta: a última escolha foi de outra pessoa.
undo-no-record = Sem volta: esta partida não tem registro.

## Por que uma resposta não está disponível

why-over = A partida acabou.
why-not-asked = { $count ->
        [one] É a vez de { $seat } responder.
       *[other] É a vez de { $seat } e de outros responderem.
    }
