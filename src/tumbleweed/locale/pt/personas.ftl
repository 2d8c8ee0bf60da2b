# What bots say in every game: <temper>-<occasion>-<number> (personas/words.py). Told from public events alone.

# ---- gruff ----

gruff-greeting-1 = Vamos acabar logo com isso.
gruff-greeting-2 = Sente-se. E não toque na minha cadeira.
gruff-greeting-3 = Não cavalguei até aqui para conversar.
gruff-end-1 = Conte. Depois conte de novo.
gruff-end-2 = Números. Nunca gostei deles.

# ---- cheerful ----

cheerful-greeting-1 = Olá, minha gente! Que dia bonito!
cheerful-greeting-2 = Adoro uma mesa cheia!
cheerful-greeting-3 = Boa sorte a todos! De verdade!
cheerful-end-1 = Não foi uma delícia?
cheerful-end-2 = Ganhe quem ganhar, a torta é por minha conta!

# ---- sly ----

sly-greeting-1 = Nem reparem em mim.
sly-greeting-2 = Quanta gente com cara de honesta.
sly-greeting-3 = Só vim aprender com vocês.
sly-end-1 = Os meus eu contei semana passada.
sly-end-2 = Curiosa, essa conta de vocês.

# ---- boastful ----

boastful-greeting-1 = Calma. O segundo lugar está livre.
boastful-greeting-2 = Vocês vão contar isto aos netos.
boastful-greeting-3 = Deixo que me chamem de invencível.
boastful-end-1 = Arredonde para cima, como convém.
boastful-end-2 = Meu nome em letras grandes, por favor.

# ---- deadpan ----

deadpan-greeting-1 = Olá. Que emoção.
deadpan-greeting-2 = Disseram que haveria sopa.
deadpan-greeting-3 = Presente.
deadpan-end-1 = Sinto algo. Já passou.
deadpan-end-2 = Pois é. Aconteceu.

# ---- superstitious ----

superstitious-greeting-1 = Espere, quem assobiou agora?
superstitious-greeting-2 = Vim com as duas meias da sorte.
superstitious-greeting-3 = Ninguém diga o número treze.
superstitious-end-1 = Eu sonhei com esses números.
superstitious-end-2 = Contar em voz alta dá azar.
