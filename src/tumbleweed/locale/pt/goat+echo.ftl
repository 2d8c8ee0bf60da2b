### O Eco de Darkrock sobre O Bom, o Mal e o Bode.

echo-honest-win = Honestidade compensa: { $seat } vence
echo-honest-win-text = Nenhuma mentira o dia inteiro, e ${ $points } no fim das contas para { $seat }. { $second } vem depois, com ${ $other }.
echo-liars-win = { $seat } mente e vence
echo-liars-win-text = { $lies ->
        [one] { $lies } mentira
       *[other] { $lies } mentiras
    } e ${ $points } no fim: ninguém mentiu mais. { $second } vem depois, com ${ $other }.
echo-lie-goat = “{ $claim }”? Era o Bode
echo-lie-goat-text = “{ $claim }”, disse { $dealer } sem piscar. { $seat } aceitou a carta, e o Bode comeu o chapéu.
echo-lie = { $seat } caiu na conversa
echo-lie-text = { $dealer } jurou que era “{ $claim }”. { $seat } acreditou, e a carta era outra: { $character }.
echo-lie-caught = { $dealer } não colou
echo-lie-caught-text = “{ $claim }”, garantiu { $dealer }. { $seat } não acreditou, e a carta ficou onde estava: { $character }.
echo-no-lies = Um dia sem mentiras
echo-no-lies-text = { $count ->
        [one] { $count } carta oferecida
       *[other] { $count } cartas oferecidas
    }, todas com o nome certo. Nem a redação acredita.
echo-shot = Xerife abatido
echo-shot-text = O Pistoleiro de { $seat } foi mais rápido que o Xerife de { $victim } e embolsou { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
echo-arrested-robber = Ladrão atrás das grades
echo-arrested-robber-text = O Xerife de { $seat } pegou o Ladrão de { $victim } com a mão na massa. Recompensa: { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
echo-arrested-charlatan = Acabou o elixir
echo-arrested-charlatan-text = O Xerife de { $seat } fechou a banca do Charlatão de { $victim }. Recompensa: { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
echo-gambled = { $seat } em maré de sorte
echo-gambled-text = Uma ficha tirada às cegas na mesa de jogo, e era a melhor: { $token }, de { $victim }.
echo-haul = Um belo carregamento
echo-haul-text = { $location }: { $seat } passou na hora certa e levou { $token } ×{ $count }, no valor de ${ $points }.
echo-got-away = O Ladrão escapou
echo-got-away-text = { $seat } fica com { $token } ×{ $count } e não diz nada.
echo-goat-eats = O Bode está satisfeito
echo-goat-eats-text = { $count ->
        [one] { $count } chapéu comido: o de { $seat }.
       *[other] { $count } chapéus comidos, o último de { $seat }.
    }
