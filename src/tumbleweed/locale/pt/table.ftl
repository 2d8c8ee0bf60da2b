### As palavras comuns a todos os jogos.

player = Jogador { $number }

## Por que uma escolha não pode ser desfeita

undo-passed = Não é possível desfazer: já é a vez de outra pessoa responder.
undo-news = Não é possível desfazer: algo novo foi revelado desde então.
undo-nothing = Não há nada a desfazer.
undo-not-yours = Não é possível desfazer: a última escolha foi de outra pessoa.
undo-no-record = Não é possível desfazer: esta partida não tem registro.

## Por que uma resposta não está disponível

why-over = A partida acabou.
why-not-asked = { $count ->
        [one] É a vez de { $seat } responder.
       *[other] É a vez de { $seat } e de outros responderem.
    }
