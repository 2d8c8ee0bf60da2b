### O que os jogadores ficam sabendo quando não estão.

## A mesa, e o que há para saber

at-table = { $count ->
        [0] { $game }.
       *[other] { $game } com { $others }.
    }
time-left = { $unit ->
        [days] Restam { $count } dias.
        [hours] Restam { $count } horas.
       *[minutes] { $count ->
            [0] Resta menos de um minuto.
            [one] Resta { $count } minuto.
           *[other] Restam { $count } minutos.
        }
    }
title-turn = { $game }: é a sua vez
title-over = { $game }: a partida acabou
title-rematch = { $game }: uma revanche
title-invited = { $game }: um convite
title-digest = Tumbleweed: { $count } jogadas esperam por você
calendar-title = Tumbleweed: suas vezes
title-test = Tumbleweed: um teste
body-over = { $count ->
        [0] A partida acabou. Nenhum jogador venceu.
        [one] A partida acabou. { $winners } vence.
       *[other] A partida acabou. Vitória dividida: { $winners }.
    }
body-ended = A mesa foi fechada sem resultado.
body-rematch = A próxima partida está pronta, e o seu lugar está guardado.
body-invited = { $by } gostaria de jogar com você.
body-test = É assim que uma notificação aparece. A partir de agora elas chegam aqui.

## O que os outros podem ler

public-turn = É a vez de { $player } escolher. { $table }
public-over = A partida acabou. { $table }
public-rematch = { $player } foi convidado para uma revanche. { $table }
public-invited = { $by } enviou um convite. { $table }
public-digest = { $player } tem { $count } jogadas a fazer.
public-more = E mais { $count }.
public-test = Um teste para { $player }: as notificações vão chegar aqui.

## E-mail

mail-text =
    { $body }

    Ir para a mesa: { $link }

    --
    Você pediu um e-mail quando for a sua vez. Para não receber mais:
    { $off }
mail-digest =
    { $body }

    Todas as suas mesas: { $link }

    --
    Você pediu um só e-mail para todas as suas jogadas. Para não receber mais:
    { $off }
title-code = { $code } é o seu código para o Tumbleweed
mail-code =
    Seu código: { $code }

    Digite-o em { $place } em até meia hora, e as notificações virão para este endereço. Se você não pediu nada, não faça nada: não virá mais nenhum e-mail.
title-recover = Tumbleweed: uma nova senha
mail-recover =
    Alguém pediu uma nova senha para a conta "{ $login }" em { $place }. Para escolher uma, em até duas horas:

    { $link }

    Se não foi você, não faça nada: sua senha continua a mesma.
off-title = E-mails do Tumbleweed
off-ask = Parar de enviar e-mails para { $address }?
off-button = Desativar
off-done = Pronto: nenhum outro e-mail será enviado para { $address }.
off-unknown = Este link não vale mais: os e-mails para este endereço estão desativados, ou vão para outro.

## Se deu certo

sent-push = { $count ->
        [one] Enviado ao seu navegador.
       *[other] Enviado aos seus { $count } navegadores.
    }
sent-mail = Enviado para { $address }.
sent-webhook = Enviado, e o destinatário aceitou.
fault-no-device = Nenhum navegador seu está inscrito. Permita as notificações neste.
fault-device-gone = O navegador não aceita mais notificações e foi removido. Permita as notificações de novo.
fault-push-status = O serviço de notificações do navegador recusou (status { $status }).
fault-no-mail-server = Este servidor não pode enviar e-mails.
fault-no-mail-address = Não há endereço de e-mail confirmado.
fault-mail-refused = O servidor de e-mail não aceita nada para este endereço.
fault-mail-login = O servidor de e-mail recusa o acesso deste servidor. Quem o administra precisa resolver isso.
fault-mail-status = O servidor de e-mail recusou (status { $status }).
fault-mail-server-silent = O servidor de e-mail não responde.
fault-no-webhook = Não há URL para chamar.
fault-bad-url = Essa URL não é válida: ela precisa começar com https:// ou http:// e indicar um servidor.
fault-unknown-host = { $host } é desconhecido, ou não está na Internet pública.
fault-no-answer = { $host } não responde.
fault-webhook-status = O destinatário recusou (status { $status }).
fault-too-slow = O envio demorou demais.
fault-worker-lost = O servidor foi interrompido várias vezes durante o envio.
