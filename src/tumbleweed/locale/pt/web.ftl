title = Tumbleweed

### around
around-close = Fechar
around-parts = Partes da mesa
around-unread = { $count ->
    [one] novo
   *[other] novos
    }

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
home-seat-host = Alguém neste aparelho
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
home-black-note = Com dois jogadores ele cavalga como terceiro.
home-first-game = Primeira partida
home-first-game-note = Menos regras, cartas e personagens; 15 PL.
home-first-game-four = Para no máximo quatro jogadores.
home-goals = Objetivos e fichas lendárias
home-goals-note = Cada personagem tem seus próprios objetivos.
home-house = A casa escolhe
home-house-note = Ninguém espera que um vizinho jogue a carta do bandido. Uma variante nossa.
home-suggested = sugerido
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
home-table-code = Código da mesa
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
