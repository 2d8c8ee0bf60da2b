# What bots say in this game: <temper>-<occasion>-<number> (personas/occasions/goat.toml).

# ---- gruff ----

gruff-bluffed-1 = Nunca confie numa cara feia.
gruff-bluffed-2 = Perguntou, respondi. Mal.
gruff-bluffed-3 = Para aprender.
gruff-believed-1 = Bah. Devia ter ficado em casa.
gruff-believed-2 = Essa cara eu não esqueço.
gruff-believed-3 = Isso, podem rir.
gruff-caught-1 = Não se pode mais resmungar e mentir?
gruff-caught-2 = Hum. Bom olho.
gruff-caught-3 = Demorou, hein.
gruff-saw-through-1 = Já ouvi melhor de mulas.
gruff-saw-through-2 = Não. Próximo.
gruff-saw-through-3 = Guarde para os turistas.
gruff-doubted-1 = Logo agora que falei a verdade.
gruff-doubted-2 = Honestidade não leva a nada.
gruff-mistrusted-1 = Mesmo assim não gostei.
gruff-mistrusted-2 = Diria não de novo.
gruff-took-1 = Meu. Tire a mão.
gruff-took-2 = Já era hora.
gruff-came-away-empty-1 = Nada. Como sempre.
gruff-came-away-empty-2 = Tanta poeira para isso.
gruff-robbed-1 = Eles pediram.
gruff-robbed-2 = Sai mais barato que comprar.
gruff-swindled-1 = Minhas moedas! Alguém vai pagar.
gruff-swindled-2 = Eu gostava daquelas moedas.
gruff-victim-1 = Você entrou na minha lista.
gruff-victim-2 = Doeu. Um pouco.
gruff-hatless-1 = Sem chapéu. Sem conversa.
gruff-hatless-2 = Agora esfriou a cabeça.

# ---- cheerful ----

cheerful-bluffed-1 = Ah, você acreditou! Que fofura!
cheerful-bluffed-2 = Surpresa!
cheerful-bluffed-3 = Era quase verdade, juro!
cheerful-believed-1 = Ha! Essa foi boa!
cheerful-believed-2 = E eu estava tão feliz!
cheerful-believed-3 = Que mentira linda!
cheerful-caught-1 = Opa! Eu coro quando minto!
cheerful-caught-2 = Ah, você me conhece bem demais!
cheerful-caught-3 = Valeu a tentativa!
cheerful-saw-through-1 = Boa tentativa, meu bem!
cheerful-saw-through-2 = Você pisca quando mente!
cheerful-saw-through-3 = Agradeço muito, mas não!
cheerful-doubted-1 = Mas era verdade! Verdade mesmo!
cheerful-doubted-2 = Da próxima, confie neste sorriso!
cheerful-mistrusted-1 = Nossa, era verdade! Desculpe!
cheerful-mistrusted-2 = Que bobagem minha, era sério!
cheerful-took-1 = Ah, que bonito!
cheerful-took-2 = Justo o que eu queria!
cheerful-came-away-empty-1 = Bom, o passeio foi ótimo!
cheerful-came-away-empty-2 = Mãos vazias, coração contente!
cheerful-robbed-1 = Vou mandar um bilhete de agradecimento!
cheerful-robbed-2 = Emprestado! De lenço no rosto!
cheerful-swindled-1 = Leve, eu ia perder mesmo!
cheerful-swindled-2 = Era a minha bolsa? Paciência!
cheerful-victim-1 = Ai! Sem ressentimentos!
cheerful-victim-2 = Você me paga em bolo!
cheerful-hatless-1 = Todos os meus chapéus têm casa!
cheerful-hatless-2 = Cabeça ao sol, que dia bom!

# ---- sly ----

sly-bluffed-1 = Palavras são tão flexíveis.
sly-bluffed-2 = Eu não disse qual verdade.
sly-bluffed-3 = Você queria acreditar.
sly-believed-1 = Fui eu que lhe ensinei essa?
sly-believed-2 = Bem jogado. Estou anotando.
sly-believed-3 = Deixei passar. Talvez.
sly-caught-1 = Um ensaio. Apenas um ensaio.
sly-caught-2 = Agora você acha que me conhece.
sly-caught-3 = Leu minhas cartas ou meus olhos?
sly-saw-through-1 = Mentiroso reconhece mentiroso.
sly-saw-through-2 = Sua sobrancelha esquerda disse não.
sly-saw-through-3 = Encantador. E falso.
sly-doubted-1 = A verdade: meu melhor disfarce.
sly-doubted-2 = Ninguém suspeita da honestidade. Útil.
sly-mistrusted-1 = A verdade? Que astúcia.
sly-mistrusted-2 = Entendi. Você joga com a verdade.
sly-took-1 = Eu só estava passando.
sly-took-2 = Veio atrás de mim até em casa.
sly-came-away-empty-1 = Exatamente como planejado. Digamos.
sly-came-away-empty-2 = Olhando se aprende.
sly-robbed-1 = Alguém deixou destrancado.
sly-robbed-2 = Eu testava as fechaduras.
sly-swindled-1 = A cortesia entre colegas acaba aqui.
sly-swindled-2 = Mãos leves. Notei tarde.
sly-victim-1 = Vou lembrar com carinho. E por muito tempo.
sly-victim-2 = Você terá notícias minhas. Em silêncio.
sly-hatless-1 = Agora só observo. Tremam.
sly-hatless-2 = Sem chapéus, mas com ouvidos.

# ---- boastful ----

boastful-bluffed-1 = Eu devia cobrar pelas aulas.
boastful-bluffed-2 = E olhe que hoje estou mal.
boastful-bluffed-3 = Quase acreditei em mim.
boastful-believed-1 = Deixei passar, pelo espetáculo.
boastful-believed-2 = Um erro. Ponha na moldura.
boastful-believed-3 = Até os grandes se cansam.
boastful-caught-1 = Você pegou uma lenda. Espalhe.
boastful-caught-2 = Minto melhor quando ninguém olha.
boastful-caught-3 = Fui convincente demais. Claro.
boastful-saw-through-1 = Estes olhos não perdem nada.
boastful-saw-through-2 = Vi isso do condado vizinho.
boastful-saw-through-3 = Tente com um novato.
boastful-doubted-1 = Minha honestidade está à frente do tempo.
boastful-doubted-2 = Duvidar da grandeza sai caro.
boastful-mistrusted-1 = Recuso até cartas boas. Isso é estilo.
boastful-mistrusted-2 = Exigências. Tenho muitas.
boastful-took-1 = Guardaram o melhor para mim.
boastful-took-2 = Naturalmente.
boastful-came-away-empty-1 = Deixei um pouco para os pequenos.
boastful-came-away-empty-2 = Modéstia. Estou experimentando.
boastful-robbed-1 = O melhor roubo da temporada.
boastful-robbed-2 = Acho que aplaudiram.
boastful-swindled-1 = Roubaram o melhor. Bom gosto.
boastful-swindled-2 = Carrego mais do que preciso.
boastful-victim-1 = É preciso muita gente para me parar.
boastful-victim-2 = Inveja. Já me acostumei.
boastful-hatless-1 = Todos os chapéus, todos perfeitos.
boastful-hatless-2 = Meu cabelo merece ser visto.

# ---- deadpan ----

deadpan-bluffed-1 = Eu menti. Pode ficar com raiva.
deadpan-bluffed-2 = Era outra carta. Pois é.
deadpan-bluffed-3 = Esta é a minha cara de mentira.
deadpan-believed-1 = Me enganaram. Veja só.
deadpan-believed-2 = Lá se vai minha confiança. Era pouca.
deadpan-believed-3 = Anotado.
deadpan-caught-1 = Sim. Era mentira.
deadpan-caught-2 = Meu rosto me trai. Como se vê.
deadpan-caught-3 = Correto.
deadpan-saw-through-1 = Não.
deadpan-saw-through-2 = Isso não é o que é.
deadpan-saw-through-3 = Conheço essa carta. Não é ela.
deadpan-doubted-1 = Era verdade. Tudo bem.
deadpan-doubted-2 = Direi a verdade mais baixinho.
deadpan-mistrusted-1 = Entendo. Era verdade. Hum.
deadpan-mistrusted-2 = Erro meu. Vou sobreviver.
deadpan-took-1 = Agora tenho coisas.
deadpan-took-2 = Isto é alegria.
deadpan-came-away-empty-1 = Nada. Guardo com o resto.
deadpan-came-away-empty-2 = Mão vazia pesa menos.
deadpan-robbed-1 = Cometi um crime.
deadpan-robbed-2 = Foi bem fácil.
deadpan-swindled-1 = Minhas moedas partiram.
deadpan-swindled-2 = Eu tinha planos para esse dinheiro. Sopa.
deadpan-victim-1 = Ai.
deadpan-victim-2 = Que inconveniente.
deadpan-hatless-1 = Não tenho chapéus. Tenho pensamentos.
deadpan-hatless-2 = Minha parte acabou.

# ---- superstitious ----

superstitious-bluffed-1 = Eu estava de dedos cruzados.
superstitious-bluffed-2 = Mentira em dia ímpar não conta.
superstitious-bluffed-3 = A borra do café mandou.
superstitious-believed-1 = O corvo bem que avisou!
superstitious-believed-2 = Foi passar embaixo da escada.
superstitious-believed-3 = Alguém me pôs mau-olhado!
superstitious-caught-1 = Meu nariz coçou. Claro.
superstitious-caught-2 = Você tem visão de vidente!
superstitious-caught-3 = Nunca se mente virado para o norte.
superstitious-saw-through-1 = Meu joelho dói quando mentem.
superstitious-saw-through-2 = A lua diz que não.
superstitious-saw-through-3 = Senti um arrepio. É falso.
superstitious-doubted-1 = Jurei pelo meu pé de coelho!
superstitious-doubted-2 = Verdade como sal no ombro!
superstitious-mistrusted-1 = Um gato preto passou por ela! Não dava!
superstitious-mistrusted-2 = Mesmo assim, cheirava a azar.
superstitious-took-1 = Três batidas na madeira, e pronto!
superstitious-took-2 = A ferradura funciona!
superstitious-came-away-empty-1 = Devia ter dado duas voltas.
superstitious-came-away-empty-2 = Uma coruja piou. Eu sabia.
superstitious-robbed-1 = Só na lua minguante, é claro.
superstitious-robbed-2 = Deixei uma moeda, para dar sorte.
superstitious-swindled-1 = Senti minha moeda da sorte tremer!
superstitious-swindled-2 = Mau-olhado! Na minha bolsa!
superstitious-victim-1 = Quem abriu guarda-chuva aqui dentro?
superstitious-victim-2 = Vou usar a camisa do avesso.
superstitious-hatless-1 = Cabeça nua, azar até o pôr do sol.
superstitious-hatless-2 = Um chapéu em cada prego. Bom sinal.
