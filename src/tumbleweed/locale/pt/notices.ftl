### O que os jogadores ficam sabendo quando não estão.

## A mesa, e o que há para saber

at-table = { $count ->
        [0] { $game }.
       *[other] { $game } com { $others }.
    }
title-turn = { $game }: é a sua vez
title-over = { $game }: a partida acabou
title-rematch = { $game }: uma revanche
title-invited = { $game }: um convite
title-test = Tumbleweed: um teste
body-over = { $count ->
        [0] A partida acabou. Nenhum jogador venceu.
        [one] A partida acabou. { $winners } vence.
       *[other] A partida acabou. Vitória dividida: { $winners }.
    }
body-ended = A mesa foi fechada sem resultado.
body-rematch = A próxima partida está pronta, e o seu lugar está guardado.
body-invited = { $by } gostaria de jogar com você.
body-test = É assim que um aviso aparece. A partir de agora eles chegam aqui.

## O que os outros podem ler

public-turn = { $player } precisa responder. { $table }
public-over = A partida acabou. { $table }
public-rematch = Propõem uma revanche a { $player }. { $table }
public-invited = { $by } convida para uma mesa. { $table }
public-test = Um teste para { $player }: os avisos vão chegar aqui.

## E-mail

mail-text =
    { $body }

    Para a mesa: { $link }

    --
    Você pediu um e-mail quando esperam por você. Para não receber mais:
    { $off }
title-code = { $code } é o seu código para o Tumbleweed
mail-code =
    Seu código: { $code }

    Digite-o em { $place } em até meia hora, e os avisos virão para este endereço. Se você não pediu nada, não faça nada: não virá mais nenhum e-mail.
title-recover = Tumbleweed: uma nova senha
mail-recover =
    Alguém pediu uma nova senha para a conta "{ $login }" em { $place }. Para escolher uma, em até duas horas:

    { $link }

    Se não foi você, não faça nada: sua senha continua a mesma.
off-title = E-mails do Tumbleweed
off-ask = Nenhum e-mail mais para { $address }?
off-button = Desligar
off-done = Pronto: nenhum e-mail mais chegará a { $address }.
off-unknown = Este link não vale mais: os e-mails para este endereço estão desligados, ou vão para outro.

## Se deu certo

sent-push = { $count ->
        [one] Enviado ao seu navegador.
       *[other] Enviado aos seus { $count } navegadores.
    }
sent-mail = Enviado para { $address }.
sent-webhook = Enviado, e o destinatário aceitou.
fault-no-device = Nenhum navegador seu está inscrito. Permita as notificações neste.
fault-device-gone = O navegador não quer mais avisos; foi esquecido. Permita as notificações de novo.
fault-push-status = O serviço de notificações do navegador recusou (status { $status }).
fault-no-mail-server = Esta casa não envia e-mails.
fault-no-mail-address = Não há endereço confirmado.
fault-mail-refused = O servidor de e-mail não aceita nada para este endereço.
fault-mail-login = O servidor de e-mail não deixa esta casa entrar. Quem a mantém precisa ver isso.
fault-mail-status = O servidor de e-mail recusou (status { $status }).
fault-mail-server-silent = O servidor de e-mail não responde.
fault-no-webhook = Não há endereço para chamar.
fault-bad-url = Esse endereço não pode ser chamado: ele começa com https:// ou http:// e diz um servidor.
fault-unknown-host = Servidor desconhecido: { $host }
fault-private-address = { $host } não está na Internet aberta. Esta casa não chama endereços assim.
fault-no-answer = { $host } não responde.
fault-webhook-status = O destinatário recusou (status { $status }).
