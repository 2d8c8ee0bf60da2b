title = Tumbleweed

### around
## Em toda parte

around-close = Fechar
around-home = Para a página inicial
around-parts = Partes da mesa
around-unread = novo
around-money = ${ $money }
around-coins = { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
    }
around-lp = { $lp } PL
around-kind-action = Ação
around-kind-bonus = Bônus
around-kind-reaction = Reação
around-opening = A mesa está sendo posta …
around-no-table = Esta mesa não está aberta para você, ou não existe.
around-copied = Copiado.
around-copy = Copiar
around-keep = Guardar

## A barra sobre a mesa

around-always = A qualquer momento
around-your-turn = Sua vez
around-moment = Um momento …
around-waiting = Esperando { $names } …
around-watching = Você está assistindo. Quem escolhe: { $names }.
around-over = { $count ->
    [0] O jogo acabou.
    [one] O jogo acabou. { $names } vence!
   *[other] O jogo acabou. { $names } dividem a vitória!
    }
around-ended = Esta mesa foi fechada antes do fim.
around-frozen = Este jogo não pode continuar; ainda dá para olhar.
around-rule-of-this = A regra por trás desta pergunta
around-cut = reconectando …
around-time-left = Tempo restante de { $name }
around-undo = Desfazer
around-undo-key = Voltar atrás na última escolha (Z)
around-undo-never = Nesta mesa nada se desfaz.
around-restart = Voltar ao início da vez
around-rules = Regras
around-rules-key = Regras (R)
around-menu = Menu
around-menu-news = Menu, { $count } novas na conversa
around-settings = Configurações
around-talk = Conversa
around-telegraph = Telégrafo
around-device = No meu outro aparelho
around-orders = Ordens permanentes
around-stand-in = Deixar um robô jogar por mim
around-back = Voltei
around-look-back = Rever o jogo
around-export = Salvar em arquivo
around-keys = Teclas
around-install = Instalar como aplicativo
around-end = Encerrar este jogo
around-end-sure = Encerrar este jogo de vez?
around-leave = Sair da mesa

## Avisos na mesa

around-stale = Há uma versão mais nova desta página.
around-reload = Carregar
around-bot-plays = Um robô joga por você.
around-absent = está ausente. E agora?
around-vote-wait = Esperar
around-vote-bot = Um robô joga
around-vote-end = Encerrar o jogo
around-refused = A linha com a mesa está fechada.

## Registro

around-about-me = sobre mim
around-earlier = Vezes anteriores
around-log-start = Antes da primeira vez
around-jump = Ver esta posição

## Conversa

around-talk-empty = Ninguém disse nada ainda.
around-phrases = Frases prontas
around-say = Dizer
around-say-something = Diga alguma coisa
around-mute = Não mostrar o que { $name } diz
around-muted = Você não lê mais o que { $name } diz.
around-unmute = { $count ->
    [one] Voltar a ler quem foi silenciado
   *[other] Voltar a ler os { $count } silenciados
    }

## Regras

around-rules-search = Procurar nas regras
around-game = Jogo
around-contents = Sumário
around-found = { $count ->
    [0] Nada encontrado.
    [one] Um enunciado
   *[other] { $count } enunciados
    }
around-example = Exemplo
around-ruling = Decidido:
around-gap = Os livros não dizem; o enunciado é nosso.
around-all-editions = todas as edições
around-guide-do = O que você faz
around-guide-get = O que você ganha
around-guide-cited = A regra em questão
around-guide-statements = As regras, enunciado por enunciado
around-guide-more = Outros capítulos
around-every-edition = em todas as edições
around-other-edition = não na edição desta mesa
around-edition-revised = Revisada
around-edition-first = Primeira
around-edition-french = Francesa

## Configurações

around-set-looks = Aparência
around-set-play = Jogo
around-set-notices = Avisos
around-set-account = Você
around-language = Idioma
around-theme = Tema
around-theme-system = Como o aparelho
around-theme-light = Dia
around-theme-dark = Fogueira
around-theme-contrast = Alto contraste
around-font = Letras
around-font-house = Faroeste
around-font-legible = Fáceis de ler
around-labels = Nomes no mapa
around-labels-normal = Normais
around-labels-large = Grandes
around-plain-log = Registro simples
around-plain-log-hint = O Telégrafo sem letras de máquina de escrever.
around-motion = Movimento
around-motion-hint = Um clique sempre pula para o fim.
around-motion-off = Nenhum
around-motion-fast = Rápido
around-motion-normal = Normal
around-motion-story = Narrado
around-sound = Som
around-sound-hint = Um clique para novidades, um tinido quando é sua vez.
around-sound-try = Ouvir
around-confirm = Quando encerro minha vez
around-confirm-hint = Um toque errado pode ser desfeito antes que alguém veja.
around-confirm-off = na hora
around-confirm-ask = perguntar
around-confirm-auto = após 5 segundos
around-aids = Ajudas
around-aids-hint = Previsões e “Quem pode ser?”, pelo que todos sabem.
around-name = Seu nome
around-name-none = Você ainda não tem nome
around-rename = Adotar
around-renamed = Agora você é { $name }.
around-guest = Você é visitante: só este navegador conhece você. Com uma conta, você acha suas mesas em outros aparelhos.
around-login = Usuário
around-password = Senha
around-log-in = Entrar
around-log-out = Sair
around-register = Criar conta
around-logged-in = Você entrou como { $login }.
around-notices-hint = Quando perguntam algo a você e você não está, avisamos uma vez, pelos meios que você ligar.
around-push = No navegador
around-push-here = Avisos neste navegador
around-push-devices = { $count ->
    [0] Nenhum navegador inscrito.
    [one] Um navegador inscrito.
   *[other] { $count } navegadores inscritos.
    }
around-push-none = Este navegador não recebe avisos. No iPhone, instale a página primeiro.
around-push-denied = O navegador não permite avisos daqui; veja as permissões desta página.
around-test = Enviar um teste
around-mail = Por e-mail
around-mail-none = Este servidor não envia e-mail.
around-mail-to = E-mail para { $address }
around-mail-address = Endereço de e-mail
around-mail-send = Enviar um código
around-mail-code = O código enviado a { $address }
around-mail-confirm = Confirmar
around-mail-forget = Esquecer o endereço
around-webhook = Por webhook
around-webhook-url = Endereço a chamar
around-webhook-on = Chamar
around-webhook-secret = Seu segredo, para a assinatura:
around-delay = Minutos de ausência antes de um aviso

## Ordens permanentes

around-orders-hint = Elas respondem por você, e ninguém espera. Só você as vê.
around-order-never-join-poker = Nunca entrar numa mão de pôquer
around-order-decline-fights = Ceder quando me atacam
around-order-pass-reactions = Passar reações na vez dos outros
around-order-always-refuse = Recusar todas as cartas
around-order-below = a não ser que eu tenha ao menos
around-order-always = (sem exceção)
around-order-until = até o fim
around-until-game = do jogo
around-until-round = da rodada
around-until-turn = da vez

## Outro aparelho

around-device-hint = Abra este link no celular ou em outro computador para jogar no mesmo lugar. Ele funciona uma vez.
around-device-qr = O link como código QR

## Teclas

around-key-digits = o que a tela numera: ações, cartas, respostas
around-key-arrows = no mapa: ao espaço vizinho; ao rever: voltar e avançar
around-key-enter = escolher
around-key-esc = fechar, voltar
around-key-e = encerrar a vez
around-key-z = desfazer
around-key-l = registro
around-key-r = regras
around-key-t = conversa
around-key-list = esta lista

## Vários jogadores em um aparelho

around-curtain = A cortina está fechada
around-pass-device = Passe o aparelho para
around-hold = Segure para ver
around-hold-hint = Com teclas: Enter.

## Enquanto você esteve fora

around-recap = Enquanto você esteve fora
around-recap-watch = Assistir
around-recap-on = Jogar
around-fact-lp = PL
around-fact-marshal = Delegado
around-fact-wanted = Procurado
around-fact-money = $
around-fact-coins = moedas
around-fact-nuggets = pepitas
around-fact-wounds = ferimentos
around-fact-hats = chapéus
around-fact-hand-count = cartas

## Rever

around-replay = Percorrer o jogo
around-turn-back = À vez anterior
around-step-back = Uma escolha para trás (←)
around-step-on = Uma escolha adiante (→)
around-turn-on = À próxima vez
around-play = Reproduzir (espaço)
around-pause = Pausar (espaço)
around-move = Escolha
around-move-of = { $at } de { $last }
around-pace = Ritmo
around-eyes = Pelos olhos de quem
around-eyes-all = Ver tudo
around-play-on = Jogar daqui
around-play-on-hint = Um novo jogo contra robôs, a partir da escolha { $at }. Quem você será?
around-bots = Os robôs
around-to-table = À mesa

## Recusas

refused-offline = O servidor não responde.
refused-cut = A linha caiu; está sendo refeita.
refused-busy = Está acontecendo muita coisa nesta mesa. Tente de novo.
refused-frozen = Este jogo não pode continuar.
refused-not-seated = Você não está sentado a esta mesa.
refused-nameless = Escolha um nome antes de falar.
refused-not-your-seat = Esse lugar não é seu.
refused-no-spectators = Só os jogadores veem esta mesa.
refused-no-table = Essa mesa não existe.
refused-no-seat = A mesa não tem esse lugar.
refused-no-vote = Não há votação sobre este jogador.
refused-own-vote = Quem vota são os outros. Jogue, e você está de volta.
refused-not-host = Só quem criou a mesa pode fazer isso.
refused-not-over = Isso é possível depois do fim do jogo.
refused-over = O jogo acabou.
refused-started = O jogo já começou.
refused-not-started = O jogo não começou.
refused-nobody-agrees = Um lugar em jogo só muda de mãos se pelo menos dois jogadores concordarem. Você pode assistir.
refused-seat-wanted = Outra pessoa pediu este lugar.
refused-not-wanted = Ninguém pediu este lugar.
refused-no-say = Só quem está jogando pode decidir isso.
refused-not-absent = Esse jogador não está ausente há tempo suficiente.
refused-no-nudge = Não há ninguém para chamar.
refused-not-playing = A partida não está em andamento.
refused-seat-taken = Esse lugar está ocupado.
refused-no-link = Este link não abre lugar nenhum, ou não abre mais.
refused-link-used = Outra pessoa já abriu este link.
refused-login-taken = Outra pessoa tem esse usuário.
refused-wrong-password = Usuário e senha não combinam.
refused-wrong-login = Usuário e senha não combinam.
refused-password-weak = Essa senha seria adivinhada na hora.
refused-malformed = Falta algo, ou algo está errado.
refused-bad-address = Isso não é um endereço de e-mail.
refused-wrong-code = Esse não é o código.
refused-no-code = Nenhum código espera por você, ou é velho demais: peça outro.
refused-mail-unconfirmed = Primeiro dê um endereço e confirme-o.
refused-too-many = Rápido demais: espere um momento.
refused-undo-never = Nesta mesa nada se desfaz.
refused-undo-enough = Nesta partida nada mais pode ser desfeito.
refused-no-position = O jogo não tem essa posição.
refused-has-login = Você já tem uma conta.
refused-login-malformed = Um usuário tem de 3 a 60 letras simples, dígitos ou . _ @ + -
refused-password-length = Uma senha tem de { $shortest } a { $longest } caracteres.
refused-illegal-choice = Essa opção não está mais disponível.
refused-gone = Algo que faz parte disso não está mais lá.
refused-fault = É uma falha do servidor; foi anotada.
refused-log-in-again = Entre de novo para fazer isso.
refused-name-malformed = Um nome tem de 1 a 24 caracteres visíveis.

### home

home-legends = Western Legends
home-goat = O Bom, o Mal e o Bode
home-short-legends = Legends
home-short-goat = Bode
home-tagline = Dois jogos do Velho Oeste na sua mesa, conforme o manual.
home-two-clicks = Sem conta. Dois cliques e você monta.
home-legends-about = Cavalgue, garimpe, duele, jogue. A estrela ou o cartaz?
home-goat-about = Ofereça uma carta, jure quem é. Mentir é permitido.
home-legends-players = 2 a 6
home-legends-length = 15, 20 ou 25 PL
home-legends-printings = 3 edições
home-goat-players = 2 a 5
home-goat-rounds = 3 rodadas rápidas
home-goat-kind = blefe
home-in-english = em inglês
home-picked = escolhido
home-pick = Escolha uma história
home-saddle = Monte
home-play = Jogar já
home-play-about = contra robôs, num instante
home-tune = Jogar contra robôs, com outras opções
home-friends = Convidar amigos
home-friends-about = link ou QR, ao vivo ou por turnos
home-device = Um só aparelho
home-device-about = passe de mão em mão

## You
home-you = Você e esta página
home-your-name = Seu nome
home-save-name = Ficar com este nome
home-guest = { $name }, de passagem
home-stranger = Qual é o seu nome?
home-language = Idioma
home-theme = Luz
home-day = Dia
home-campfire = Fogueira
home-settings = Configurações

## Tables
home-ride-on = Em frente
home-with = com { $names }
home-your-turn = sua vez
home-others-turn = os outros pensam
home-not-begun = não começou
home-more-turns = e mais { $count }
home-continue = Continuar
home-tables = Mesas
home-running = Mesas abertas
home-mine = Minhas
home-with-room = { $count ->
        [one] 1 com lugar
       *[other] { $count } com lugar
    }
home-free = { $count ->
        [0] cheia
        [one] 1 lugar livre
       *[other] { $count } lugares livres
    }
home-playing = em jogo
home-ended = abandonada
home-won = vencida por { $names }
home-look = Ver
home-join = Entrar
home-watch = Assistir
home-no-running = Ninguém joga às claras agora. Ponha uma mesa e anuncie-a.
home-no-mine = Você ainda não se sentou a nenhuma mesa.
home-code = Código ou link da mesa
home-no-code = Isto não é um código de mesa nem um link.

## Arranging a table
home-way-bots = Jogar contra robôs
home-way-friends = Convidar amigos
home-way-device = Um só aparelho para todos
home-part-seats = Quem joga
home-part-rules = Com que regras
home-part-pace = Em que ritmo
home-part-doors = Portas abertas?
home-players = Jogadores
home-me = Você
home-me-named = { $name } (você)
home-seat = Lugar { $number }
home-seat-open = Um amigo, por link
home-seat-host = Neste aparelho
home-seat-bot = Robô: { $level }
home-bot-thrifty = econômico
home-bot-random = ao acaso
home-name-of = Nome do jogador { $number }
home-friends-hint = Em seguida você recebe um link e um QR code para o lugar de cada amigo.
home-device-hint = Uma cortina cai entre os jogadores: ninguém vê a mão do outro.
home-edition = Edição
home-edition-revised = Revisada
home-edition-first = Primeira
home-edition-french = Francesa
home-length = Duração
home-lp = { $lp } PL
home-length-note = Quem chega lá abre os últimos turnos.
home-black = O Homem de Preto
home-black-tenderfoot = Novato
home-black-standard = Normal
home-black-hard = Difícil
home-black-note = Com dois jogadores ele cavalga como terceiro. As regras e cartas dele são nossas: as impressas não estão no livro de regras.
home-first-game = Primeira partida
home-first-game-note = Menos regras, cartas e personagens; 15 PL.
home-first-game-four = Para no máximo quatro jogadores.
home-goals = Objetivos e fichas lendárias
home-goals-note = Cada personagem tem seus próprios objetivos.
home-house = A casa escolhe
home-house-suggested = A casa escolhe (sugerido por turnos)
home-house-note = Ninguém espera que um vizinho jogue a carta do bandido. Uma variante nossa.
home-clock = Tempo por resposta
home-clock-0 = Sem relógio
home-clock-60 = 1 minuto
home-clock-300 = 5 minutos
home-clock-3600 = 1 hora
home-clock-86400 = 1 dia
home-clock-259200 = 3 dias
home-clock-note = Um dia ou mais é jogo por turnos: você é avisado quando é a sua vez.
home-seconds = { $seconds } segundos
home-zero = E quando acaba
home-zero-gentle = Resposta usual, depois um robô, depois votação
home-zero-answer = A resposta usual
home-zero-bot = Um robô continua
home-zero-vote = Os outros votam
home-pace = Os robôs levam
home-pace-usual = o seu tempo
home-pace-0 = tempo nenhum
home-pace-1 = 1 segundo
home-pace-3 = 3 segundos
home-undo = Voltar atrás
home-undo-note = Enquanto nada de novo apareceu.
home-listed = Anunciar a mesa
home-listed-note = Qualquer um neste servidor pode vê-la e entrar.
home-spectators = Deixar assistir
home-spectators-note = Veem o que está à mostra, nunca uma mão.
home-start = Começar a partida
home-set-table = Pôr a mesa

## The waiting room
home-table-set = A mesa está posta
home-waiting-seats = { $count ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
home-all-here = Todos estão aqui. Distribua quando quiser.
home-waiting-host = Todos estão aqui. O anfitrião logo distribui.
home-seat-free = livre
home-you-tag = você
home-host-tag = anfitrião
home-present = presente
home-away = ausente
home-sit = Sentar aqui
home-stand-up = Levantar
home-send-away = Mandar embora
home-take-away = Retirar
home-add-bot = Pôr um robô
home-bot-for = Um robô para o lugar { $number }
home-invite = Convidar
home-invite-seat = Convidar para o lugar { $number }
home-invite-about = O lugar é de quem abrir primeiro. Escaneie, ou envie o link.
home-invite-link = Link do lugar
home-qr = QR code do link
home-copy = Copiar
home-copied = Copiado
home-share = Compartilhar
home-bring = Traga amigos
home-bring-about = Quem abre este link pode tomar um lugar livre ou assistir.
home-table-link = Link da mesa
home-table-code = Código da mesa:
around-said = { $name }: { $value }
home-agreed = Combinado
home-said-players = { $count } jogadores
home-said-no-undo = Nada se desfaz
home-said-listed = Anunciada a todos
home-said-private = Só por link
home-said-no-spectators = Sem espectadores
home-start-bots = { $count ->
        [one] um robô toma o lugar livre
       *[other] robôs tomam os { $count } lugares livres
    }
home-start-all = todos estão aqui
home-give-up = Desfazer a mesa

### goat

goat-town = A cidade
goat-stage = O que acontece agora
goat-players = Jogadores
goat-side = Telégrafo ou conversa
goat-tab-table = Mesa
goat-tab-players = Jogadores
goat-tab-talk = Conversa
goat-tab-telegraph = Telégrafo
goat-you = você
goat-you-cap = Você
goat-bot = um robô joga
goat-deals = oferece
goat-asked = pensa
goat-no-hats = sem chapéu
goat-only-you = só você as vê
goat-word = A palavra nesta rodada:
goat-coins = { $count ->
        [one] moeda
       *[other] moedas
    }
goat-elixirs = { $count ->
        [one] 1 elixir
       *[other] { $count } elixires
    }
goat-phase-offers = Ofertas
goat-phase-last-hats = Últimos
goat-phase-saloon = Saloon
goat-out = de fora
goat-discarded = descartado
goat-takes-tokens = tudo: { $token }
goat-takes-coins = todas as moedas
goat-claimed = anunciado agora
goat-bare = nada mais
goat-act-later = Agem depois das ofertas, de 1 a 6
goat-none-yet = nenhum bode… ainda
goat-ate = o Bode comeu o chapéu de { $name }

## Who could it be?
goat-who = Quem pode ser?
goat-who-switch = Mostrar quem pode ser e a palavra de cada um
goat-unseen = { $count } de { $all } ocultos
goat-unseen-hand = { $count } com { $name }
goat-unseen-deck = { $count } no baralho
goat-unseen-aside = { $count } à parte
goat-said = foi citado

## Offers
goat-step-offer = carta
goat-step-to = a quem
goat-step-name = que nome
goat-take-back = Desfazer
goat-all-to = Todas as cartas vão agora para { $name }.
goat-the-truth = a verdade
goat-asks-you = { $name } oferece a você
goat-you-ask = Você oferece a { $name }
goat-asks = { $name } oferece a { $other }
goat-more-cards = { $count ->
        [0] nenhuma outra carta na mão
        [one] mais 1 carta na mão
       *[other] mais { $count } cartas na mão
    }
goat-claim = “Palavra de honra, esta carta é…
goat-claim-name = { $name }.”
goat-face-down = Uma carta virada para baixo
goat-so-they-say = é o que dizem
goat-so-you-say = é o que você diz
goat-if-true = Se for verdade:
goat-now-coins = { $count ->
        [0] Não há moedas lá.
        [one] Há 1 moeda lá.
       *[other] Há { $count } moedas lá.
    }
goat-now-tokens = { $count ->
        [0] Não há mais: { $token }.
       *[other] Lá agora: { $token } ×{ $count }.
    }
goat-in-town = { $name }: na cidade.
goat-not-in-town = { $name }: fora da cidade.
goat-must-accept = Restam tantos chapéus quantas cartas: você tem de aceitar.
goat-thinks = { $name } está decidindo…
goat-chooses = { $name } escolhe uma carta e uma vítima…
goat-so-far = Até agora:

## The reveal
goat-its-the-goat = É o Bode!
goat-its = { $name }!
goat-lied = { $name } mentiu
goat-told-truth = { $name } disse a verdade
goat-go-on = Em frente
goat-skip = Pular
goat-cheer-baa = Béééé!
goat-cheer-ha = Ha!
goat-cheer-caught = Droga!
goat-cheer-hat = Meu chapéu!
goat-cheer-fooled = Sua cobra!
goat-cheer-knew = Eu sabia.
goat-cheer-oh = Ah…

## The Saloon
goat-saloon-opens = O Saloon, de 1 a 6
goat-not-here = não está

## The count
goat-count = De onde veio o dinheiro
goat-richest = A maior fortuna
goat-again = Revanche
goat-follow = À revanche
goat-replay = Rever
goat-save = Salvar
goat-look = A mesa
goat-to-scores = Pontos
goat-liars = Quem mentiu, quem foi pego
goat-liar-line = { $claims ->
        [one] 1 anúncio
       *[other] { $claims } anúncios
    }, { $lies ->
        [0] nenhuma mentira
        [one] 1 mentira
       *[other] { $lies } mentiras
    }, { $caught ->
        [one] 1 pega
       *[other] { $caught } pegas
    }
goat-key-true = verdade
goat-key-lie = mentira aceita
goat-key-caught = mentira pega
goat-award-passed = Língua de prata
goat-award-passed-line = { $count ->
        [one] Acreditaram em uma mentira de { $name }
       *[other] Acreditaram em { $count } mentiras de { $name }
    }
goat-award-fooled = Presa fácil
goat-award-fooled-line = { $count ->
        [one] { $name } engoliu uma mentira
       *[other] { $name } engoliu { $count } mentiras
    }
goat-award-goats = Amigo do Bode
goat-award-goats-line = { $count ->
        [one] { $name } lhe deu um chapéu
       *[other] { $name } lhe deu { $count } chapéus
    }
goat-fair = Baralho honesto
goat-fair-before = selado antes da primeira carta
goat-fair-after = semente, aberta agora
goat-fair-yes = Conferem.
goat-fair-no = Não conferem.
