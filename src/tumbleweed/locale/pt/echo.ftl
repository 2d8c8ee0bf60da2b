### O Eco de Darkrock: o que a primeira página de qualquer jogo pode contar. Um título e algumas linhas.

echo-won = { $seat } leva a melhor
echo-won-text = { $points } pontos contra { $other } de { $second }: uma vitória que ninguém discute.
echo-landslide = { $seat } ganha de lavada
echo-landslide-text = { $points } pontos a { $other }. { $second } ficou em segundo lugar e só viu poeira.
echo-photo-finish = { $seat } por um triz
echo-photo-finish-text = { $points } pontos a { $other }: faltou uma boa carta a { $second }.
echo-tie-break = Empate, mas deu { $seat }
echo-tie-break-text = { $seat } e { $second } chegaram a { $points } pontos. As letras miúdas decidiram.
echo-comeback = A virada de { $seat }
echo-comeback-text = Na lanterna perto do fim, { $seat } ainda terminou com { $points } pontos, { $margin } à frente de { $second }.
echo-shared = Vitória dividida
echo-shared-text = { $seats } dividem a vitória com { $points } pontos. Ninguém cedeu um palmo.
echo-rival = { $rival } leva tudo
echo-rival-text = { $points } pontos para { $rival }; à mesa ninguém passou de { $best }. A cidade lambe as feridas.
echo-led-throughout = Na frente do começo ao fim
echo-led-throughout-text = { $seat } assumiu a liderança na primeira das { $rounds } rodadas e não largou mais.
echo-broke-away = Cabeça a cabeça, até disparar
echo-broke-away-text = Empate em { $points } pontos no começo da rodada { $round }; dali em diante { $seat } seguiu na frente, sem companhia.
echo-overtook = A virada na rodada { $round }
echo-overtook-text = { $leader } liderava por { $points } a { $own }. No fim da rodada, { $seat } estava na frente de vez.
