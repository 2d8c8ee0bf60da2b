### O Bom, o Mal e o Bode.

title = O Bom, o Mal e o Bode

## A mesa

round-of = Rodada { $round } de { $rounds }
phase-distribution = Distribuição
phase-last-hats = Últimos chapéus: { $seat }
phase-saloon = Saloon
phase-over = Contagem final
paddock = Cercado
deck = { $count ->
        [0] baralho vazio
        [one] 1 carta no baralho
       *[other] { $count } cartas no baralho
    }
face-down = 1 carta virada para baixo
left-over = { $count ->
        [one] sobrou 1 carta
       *[other] sobraram { $count } cartas
    }
quoted = “{ $name }”
money = ${ $amount }
stamp-true = VERDADE
stamp-lie = MENTIRA
goat-eats = O Bode come o chapéu de { $seat }.

## O que se pode responder

option-refuse = Recusar
option-accept = Aceitar
option-stop = Parar por aqui
option-offer = Oferecer a carta { $character }
option-name = Declarar “{ $character }”
option-to = Para { $seat }
option-swindle = Tirar uma moeda de { $seat }
option-give = Dar uma garrafa a { $seat }
option-gamble = Tirar uma ficha ao acaso de { $seat }
option-rob = Assaltar: { $location }

## O que a resposta faria

note-accept = você põe um chapéu na carta
note-refuse = { $dealer } põe um chapéu na carta
note-discard = a carta é descartada, ninguém põe chapéu nela
note-hats = { $count ->
        [one] resta 1 chapéu
       *[other] restam { $count } chapéus
    }
note-coins = { $count ->
        [one] tem 1 moeda
       *[other] tem { $count } moedas
    }
note-tokens = { $count ->
        [one] tem 1 ficha
       *[other] tem { $count } fichas
    }
note-loot = { $token } ×{ $count }

## O que se pergunta

ask-offer = Que carta você oferece?
ask-to = A quem você a oferece?
ask-name = Que personagem você declara?
ask-answer = { $dealer } declara “{ $claim }”. Você aceita a carta?
ask-rob = Que local o seu Ladrão assalta?
ask-swindle = De quem o seu Charlatão tira a primeira moeda?
ask-swindle-more = Mais uma moeda? De quem?
ask-give = { $count ->
        [one] Uma garrafa a distribuir. Para quem?
       *[other] { $count } garrafas a distribuir. Para quem vai a próxima?
    }
ask-gamble = De quem você ganha uma ficha ao acaso?

## O que aconteceu

event-round-began = Rodada { $round }. { $starter } distribui primeiro.
event-stocked = { $coins ->
        [0] { $location }: +1 { $token }.
        [one] { $location }: +1 { $token }, +1 moeda.
       *[other] { $location }: +1 { $token }, +{ $coins } moedas.
    }
event-removed = Fora desta rodada: { $character }, e uma carta que ninguém viu.
event-goat-returned = O Bode saiu primeiro e voltou para o baralho.
event-drew = { $seat } compra: { $cards }.
event-drew-unseen = { $count ->
        [one] { $seat } compra uma carta.
       *[other] { $seat } compra { $count } cartas.
    }
event-passed-hand = { $seat } passa para { $to }: { $cards }.
event-passed-hand-unseen = { $count ->
        [one] { $seat } passa uma carta para { $to }.
       *[other] { $seat } passa { $count } cartas para { $to }.
    }
event-offered = { $seat } oferece uma carta a { $to }: “{ $claim }”. Carta oferecida: { $character }.
event-offered-unseen = { $seat } oferece uma carta a { $to }: “{ $claim }”.
event-accepted = { $dealer } declara “{ $claim }”, { $seat } aceita. Carta revelada: { $character }.
event-refused = { $dealer } declara “{ $claim }”, { $seat } recusa. { $dealer } fica com: { $character }.
event-discarded = { $dealer } declara “{ $claim }”, { $seat } recusa. Carta descartada: { $character }.
event-inactive = { $seat } não tem mais chapéus.
event-took-tokens = { $location }: { $seat } pega { $token } ×{ $count }.
event-took-coins = { $coins ->
        [one] { $location }: { $seat } pega 1 moeda.
       *[other] { $location }: { $seat } pega { $coins } moedas.
    }
event-took-nothing = { $character }: nada para { $seat }.
event-robbed = { $location }: { $seat } assalta o local, { $token } ×{ $count } com o Ladrão.
event-swindled = { $coins ->
        [one] { $seat } vende um elixir a { $victim } por 1 moeda.
       *[other] { $seat } vende elixires a { $victim } por { $coins } moedas.
    }
event-last-active = { $hats ->
        [one] Só { $seat } ainda tem um chapéu.
       *[other] Só { $seat } ainda tem chapéus: { $hats }.
    }
event-put-aside = { $count ->
        [0] Todos os chapéus estão na mesa. O Saloon abre.
        [one] Todos os chapéus estão na mesa; 1 carta fica sem ser vista. O Saloon abre.
       *[other] Todos os chapéus estão na mesa; { $count } cartas ficam sem ser vistas. O Saloon abre.
    }
event-shot = O Pistoleiro mata o Xerife de { $victim }: { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
    } para { $seat }.
event-paid = { $coins ->
        [one] Salário ({ $character }): 1 moeda para { $seat }.
       *[other] Salário ({ $character }): { $coins } moedas para { $seat }.
    }
event-arrested-robber = O Xerife prende o Ladrão de { $victim }: { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
    } para { $seat }, e as fichas são devolvidas.
event-arrested-charlatan = O Xerife prende o Charlatão de { $victim }: { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
    } para { $seat }, e o dinheiro é devolvido.
event-coins-returned = { $coins ->
        [one] { $seat } recebe 1 moeda de volta.
       *[other] { $seat } recebe { $coins } moedas de volta.
    }
event-kept-loot = O Ladrão escapou. { $seat } fica com: { $token } ×{ $count }.
event-kept-coins = { $coins ->
        [one] O Charlatão escapou. { $seat } fica com 1 moeda.
       *[other] O Charlatão escapou. { $seat } fica com { $coins } moedas.
    }
event-gave = { $count ->
        [one] { $seat } dá uma garrafa a { $to }.
       *[other] { $seat } dá { $count } garrafas a { $to }.
    }
event-gambled = { $seat } ganha { $token } de { $victim } nas cartas.
event-gambled-unseen = { $seat } ganha uma ficha de { $victim } nas cartas.
event-round-ended = Fim da rodada { $round }.
event-counted = { $seat } tem ${ $total }: { $coins ->
        [0] nenhuma moeda
        [one] 1 moeda
       *[other] { $coins } moedas
    } e { $tokens ->
        [0] nenhuma ficha
        [one] 1 ficha
       *[other] { $tokens } fichas
    }.

## Por que uma resposta não está disponível

why-first-offer = Escolha antes a carta que oferece.
why-first-to = Escolha antes a quem oferece a carta.
why-first-name = Diga antes quem está na carta.
why-first-answer = Aceite ou recuse antes a carta.
why-first-rob = Escolha antes o local que assalta.
why-first-swindle = Escolha antes de quem tira uma moeda.
why-first-swindle-more = Pegue antes outra moeda, ou pare.
why-first-give = Escolha antes quem recebe a garrafa.
why-first-gamble = Escolha antes de quem tira uma ficha.
why-not-in-hand = A carta { $character } não está na sua mão.
why-must-accept = Há tantos chapéus a colocar quanto cartas restantes: é preciso aceitar.
why-must-swindle = O Charlatão tem de tirar pelo menos uma moeda.
why-not-saloon = Este local não pode ser assaltado: { $location }.
why-not-in-game = Este local não faz parte desta partida: { $location }.
why-no-tokens-there = Este local não tem fichas para roubar: { $location }.
why-no-such-player = { $seat } não está nesta mesa.
why-not-yourself = Escolha outra pessoa.
why-inactive = { $seat } não tem mais chapéus.
why-no-coins = { $seat } não tem mais moedas.
why-no-tokens = { $seat } não tem fichas.

## A contagem

score-coins = Moedas
score-total = Total
winner = { $seat } vence com ${ $total }.
shared-win = Vitória dividida com ${ $total }: { $seats }.
tie-break = Com o mesmo dinheiro, vence quem tem mais moedas; depois, mais fichas.
