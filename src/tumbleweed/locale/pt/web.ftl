title = Tumbleweed

### around
## Em toda parte

around-close = Fechar
around-home = Voltar ao início
around-parts = Partes da mesa
around-unread = { $count ->
    [one] nova mensagem
   *[other] novas mensagens
    }
around-money = ${ $money }
around-money-limit = ${ $money } perdidos (limite ${ $limit })
around-nugget-limit = { $count } perdidas (limite { $limit })
around-coins = { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
    }
around-lp = { $lp } PL
around-story = História { $at }
around-kind-action = Ação
around-kind-bonus = Bônus
around-kind-reaction = Reação
around-opening = Abrindo a mesa…
around-no-table = Esta mesa não existe, ou não está aberta para você.
around-copied = Copiado.
around-copy = Copiar
around-keep = Salvar

## A barra sobre a mesa

around-always = A qualquer momento
around-your-turn = Sua vez
around-moment = Um momento…
around-waiting = Esperando { $names }…
around-watching = Você está assistindo. Esperando { $names }.
around-late = Você vê a partida { $seconds } s depois.
around-over = { $count ->
    [0] A partida acabou.
    [one] A partida acabou. { $names } vence!
   *[other] A partida acabou. { $names } dividem a vitória!
    }
around-ended = Esta mesa foi fechada antes do fim.
around-frozen = Esta partida não pode continuar, mas você ainda pode vê-la.
around-held = O anfitrião suspendeu esta mesa: { $why }
around-rule-of-this = A regra por trás desta pergunta
around-cut = Conexão perdida, reconectando…
around-sending-again = Enviando sua escolha de novo…
around-practice = treino
around-practice-hint = Você joga sozinho contra robôs: pode desfazer tudo, até dados, cartas e jogadas dos robôs. Tudo se repete igual.
around-hint = Dica
around-hint-key = Dica (H)
around-hint-wait = Pensando…
around-hint-note = Todos veem que você pediu uma dica.
around-hints = { $count ->
        [one] Pediu 1 dica
       *[other] Pediu { $count } dicas
    }
around-time-left = Tempo restante de { $name }
around-undo = Desfazer
around-undo-key = Desfazer a última escolha (Z)
around-undo-never = Nesta mesa não é possível desfazer.
around-restart = Voltar ao início da vez
around-no-rules = Este jogo não tem regras para consultar aqui.
around-rules = Regras
around-rules-key = Regras (R)
around-menu = Menu
around-menu-news = { $count ->
    [one] Menu, 1 mensagem nova
   *[other] Menu, { $count } mensagens novas
    }
around-settings = Configurações
around-talk = Conversa
around-telegraph = Telégrafo
around-log-or-talk = Telégrafo ou conversa
around-talk-short = Conversa
around-both = Telégrafo e conversa ao mesmo tempo
around-device = Jogar em outro aparelho
around-orders = Respostas automáticas
around-stand-in = Deixar um robô jogar por mim
around-back = Voltei
around-look-back = Rever a partida
around-export = Salvar em arquivo
around-keys = Atalhos do teclado
around-install = Instalar como aplicativo
around-end = Encerrar a partida
around-end-sure = Encerrar esta partida de vez?
around-leave = Sair da mesa

## Avisos na mesa

around-stale = Há uma versão mais nova desta página.
around-reload = Recarregar
around-bot-plays = Um robô joga por você.
around-absent = está ausente. E agora?
around-vote-wait = Esperar
around-vote-bot = Um robô joga
around-vote-end = Encerrar a partida
around-seat-bot = Um robô joga aqui: { $level }
around-seat-stand-in = Ausente: um robô joga no lugar
around-seat-left = Saiu da mesa
around-seat-away = Não está aqui agora
around-short-stand-in = robô
around-short-left = saiu
around-short-away = ausente
around-leave-sure = Sair da mesa?
around-leave-bot = Um robô vai jogar por você, e os outros são avisados. Você pode voltar ao seu lugar.
around-leave-empty = Seu lugar fica vazio: cada pergunta recebe a resposta padrão. Os outros são avisados. Você pode voltar ao seu lugar.
around-leave-end = A partida termina para todos.
around-leave-home = Só para o início
around-leave-home-about = Se você só quer ir a outra página, o lugar continua seu e os outros esperam por você.
around-end-others = Encerrar esta partida para todos? Os outros são avisados.
around-you-left = Você saiu. Um robô joga por você.
around-ask-seat = Pedir um lugar
around-ask-about = Você pode assumir um lugar sem jogador. Todos os que jogam precisam concordar, porque você verá as cartas.
around-ask = Pedir
around-ask-no-more = Cancelar o pedido
around-wants = { $name } gostaria de jogar no lugar de { $seat }.
around-deciding = { $name } pediu o lugar de { $seat }. Os jogadores decidem.
around-agree = Concordo
around-decline = Não
around-name-ask = Como podemos chamar você?
around-name-keep = Sou eu
around-nudge = Chamar
around-slow = está demorando.
around-nudged = Os outros esperam por você.
around-gone = está ausente.
around-note-left = { $name } saiu da mesa.
around-note-set-back = O anfitrião voltou a partida a um ponto anterior.
around-note-back = { $name } voltou.
around-note-bot = Um robô joga por { $name }.
around-note-took = { $name } assume um lugar.
around-note-declined = { $name } pediu um lugar; os jogadores disseram não.
around-note-ended = { $name } encerrou a partida.
around-refused = Você foi desconectado desta mesa.

## Registro

around-about-me = sobre mim
around-earlier = Vezes anteriores
around-log-start = Antes da primeira vez
around-jump = Mostrar esta posição

## Conversa

around-talk-new = Novas
around-talk-empty = Nenhuma mensagem ainda.
around-phrases = Frases prontas
around-say = Enviar
around-say-something = Diga alguma coisa
around-mute = Silenciar { $name }
around-muted = { $name } foi silenciado.
around-unmute = { $count ->
    [one] Voltar a ouvir 1 jogador
   *[other] Voltar a ouvir { $count } jogadores
    }

## Os outros

around-others = Denunciar ou bloquear um jogador
around-others-about = A denúncia vai para o anfitrião deste servidor, com a mesa e as últimas mensagens. A outra pessoa não é avisada.
around-others-who = Quem?
around-others-none = Não há mais ninguém aqui.
around-report = Denunciar
around-reported = Sua denúncia foi enviada ao anfitrião.
around-report-why = Por quê?
around-report-insult = Insultos ou ameaças
around-report-name = Um nome ofensivo
around-report-cheating = Trapaça
around-report-stalling = Atrasa de propósito, ou abandona
around-report-spam = Propaganda ou spam
around-report-other = Outra coisa
around-report-words = Com suas palavras, se quiser
around-block = Bloquear
around-block-hint = Você não lê mais o que a pessoa diz, e ela não ocupa lugares nas mesas que você cria.
around-blocked = { $name } foi bloqueado.
around-blocked-list = Jogadores bloqueados
around-blocked-none = Você não bloqueou ninguém. Em uma mesa, o menu tem “Denunciar ou bloquear um jogador”.
around-unblock = Desbloquear

## Regras

around-rules-search = Procurar nas regras
around-game = Jogo
around-contents = Sumário
around-found = { $count ->
    [0] Nada encontrado.
    [one] 1 regra
   *[other] { $count } regras
    }
around-example = Exemplo
around-ruling = Decisão:
around-gap = Os livros de regras não dizem; a decisão é nossa.
around-all-editions = todas as edições
around-guide-do = O que você faz
around-guide-get = O que você ganha
around-guide-cited = A regra em questão
around-guide-statements = As regras uma a uma
around-guide-more = Outros capítulos
around-every-edition = em todas as edições
around-other-edition = não na edição desta mesa
around-edition-revised = Revisada
around-edition-first = Primeira
around-edition-french = Francesa

## Configurações

around-set-looks = Aparência
around-set-play = Jogo
around-set-notices = Notificações
around-set-account = Perfil
around-language = Idioma
around-theme = Tema
around-theme-system = Igual ao aparelho
around-theme-light = Dia
around-theme-dark = Fogueira
around-theme-contrast = Alto contraste
around-font = Fonte
around-font-house = Faroeste
around-font-legible = Fácil de ler
around-labels = Nomes no mapa
around-labels-normal = Normais
around-labels-large = Grandes
around-plain-log = Registro simples
around-plain-log-hint = O Telégrafo sem letras de máquina de escrever.
around-motion = Animações
around-motion-hint = Um clique sempre as pula.
around-motion-off = Nenhuma
around-motion-fast = Rápidas
around-motion-normal = Normais
around-motion-story = Lentas
around-deeds = O que os outros fizeram
around-deeds-none = O que os outros fazem é contado aqui.
around-deeds-again = Rever tudo
around-deeds-next = Próxima ação
around-deeds-skip = Ir à minha próxima decisão (N)
around-deeds-pace = Tempo por ação
around-deeds-pace-hint = Por quanto tempo se mostra o que os outros fazem antes de o jogo seguir.
around-deeds-pace-none = nenhum
around-deeds-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
around-sound = Som
around-sound-hint = Um clique quando há novidade, um toque quando é a sua vez.
around-sound-try = Ouvir
around-confirm = Quando encerro minha vez
around-confirm-hint = Para corrigir um toque sem querer.
around-confirm-off = na hora
around-confirm-ask = pedir confirmação
around-confirm-auto = após 5 segundos
around-bots-talk = Os robôs falam
around-bots-talk-hint = Comentários curtos sobre o que acontece, junto aos lugares e no telégrafo.
around-bot-says = { $name }: “{ $line }”
around-aids = Dicas
around-aids-hint = “Quem pode ser?”, com base no que todos sabem.
around-signals = Sinais dos outros
around-signals-hint = Nas mesas que permitem: ver para onde os outros apontam, o que mostram e como reagem, e deixar que vejam os seus sinais.
around-forecasts = Previsões de lutas e de pôquer
around-forecasts-hint = Com base nas suas cartas e no que todos veem, nas mesas que as permitem.
around-forecasts-first = Nas minhas primeiras partidas
around-forecasts-always = Sempre
around-forecasts-never = Nunca
around-tips = Dicas para iniciantes
around-tips-hint = Nas duas primeiras partidas, cada dica uma vez
around-name = Seu nome
around-name-none = Você ainda não tem nome
around-rename = Salvar
around-renamed = Agora o seu nome é { $name }.
around-guest = Você é visitante: só este navegador conhece você. Com uma conta, você encontra suas mesas em outros aparelhos.
around-login = Usuário
around-password = Senha
around-log-in = Entrar
around-log-out = Sair
around-register = Criar conta
around-forgot = Esqueceu a senha?
around-forgot-hint = Digite seu usuário e peça um link por e-mail.
around-forgot-sent = Se esta conta tiver um e-mail confirmado, um link está a caminho.
around-recover = Escolha uma nova senha. Todos os seus outros navegadores serão desconectados.
around-new-password = Nova senha
around-recover-save = Salvar
around-recovered = Sua nova senha foi salva.
around-recover-mail = Com um e-mail confirmado (veja Notificações) você pode escolher uma nova senha se esquecer esta.
around-logged-in = Você entrou como { $login }.
around-notices-hint = Se for a sua vez e você não estiver aqui, avisamos uma vez, pelos meios que você ativar.
around-push = No navegador
around-push-here = Notificações neste navegador
around-push-devices = { $count ->
    [0] Nenhum navegador inscrito.
    [one] Um navegador inscrito.
   *[other] { $count } navegadores inscritos.
    }
around-push-none = Este navegador não recebe notificações. No iPhone, instale a página primeiro.
around-push-denied = As notificações desta página estão bloqueadas. Permita-as nas configurações do navegador.
around-push-failed = Este navegador não conseguiu ativar as notificações. Tente mais tarde, ou use o e-mail.
around-notices-offer = Quer ser avisado quando for a sua vez?
around-notices-yes = Sim
around-notices-no = Não
around-notices-on = Vamos avisar quando for a sua vez.
around-test = Enviar um teste
around-mail = Por e-mail
around-mail-none = Este servidor não pode enviar e-mails.
around-mail-to = E-mail para { $address }
around-mail-address = Endereço de e-mail
around-mail-send = Enviar um código
around-mail-code = O código enviado a { $address }
around-mail-confirm = Confirmar
around-mail-forget = Remover este endereço
around-calendar = Por calendário
around-calendar-about = Seus prazos como calendário, para partidas com relógio. O endereço é secreto.
around-calendar-address = Endereço do calendário
around-calendar-make = Criar um endereço
around-calendar-renew = Criar um novo endereço
around-calendar-close = Encerrar o calendário
around-calendar-there = Existe um endereço. Ele foi mostrado ao ser criado; um novo o substitui.
around-webhook = Por webhook
around-webhook-url = URL a chamar
around-webhook-on = Usar o webhook
around-webhook-secret = Segredo para verificar a assinatura:
around-delay = Minutos de ausência antes de uma notificação
around-rhythm = Com que frequência
around-rhythm-0 = A cada pergunta
around-rhythm-1 = No máximo uma vez por hora, para todas as mesas
around-rhythm-24 = No máximo uma vez por dia, para todas as mesas
around-log = Últimos envios
around-log-none = Nada nos últimos 30 dias.
around-log-delivered = Entregue
around-log-again = { $count ->
    [one] Ainda não entregue; a próxima tentativa será na hora indicada.
   *[other] Não entregue em { $count } tentativas; a próxima será na hora indicada.
    }
around-log-failed = { $count ->
    [one] Não entregue
   *[other] Não entregue em { $count } tentativas
    }

## Ordens permanentes

around-orders-hint = Elas respondem por você, para que ninguém espere. Só você as vê.
around-order-never-join-poker = Nunca entrar numa mão de pôquer
around-order-decline-fights = Recusar a luta quando me atacam
around-order-pass-reactions = Não usar Reações na vez dos outros
around-order-always-refuse = Recusar todas as cartas
around-order-below = a não ser que eu tenha ao menos
around-order-always = (sem exceção)
around-order-until = até o fim
around-until-game = da partida
around-until-round = da rodada
around-until-turn = da vez

## Outro aparelho

around-device-hint = Abra este link no celular ou em outro computador para jogar no mesmo lugar. Ele só funciona uma vez.
around-device-qr = O link como código QR

## Teclas

around-key-digits = ações, cartas e respostas numeradas
around-key-arrows = no mapa: espaço vizinho; ao rever: voltar e avançar
around-key-enter = escolher
around-key-esc = fechar, voltar
around-key-e = encerrar a vez
around-key-p = passar (Western Legends)
around-key-answer = aceitar ou recusar uma carta (a Cabra)
around-key-m = ir ao mapa (Western Legends)
around-key-boards = o outro tabuleiro, os dois (Western Legends com uma expansão)
around-key-n = ir à sua próxima decisão
around-key-z = desfazer
around-key-l = registro
around-key-r = regras
around-key-t = conversa
around-key-g = bater no lugar em foco (ou clique duplo, ou toque longo)
around-key-q = reagir com um sinal
around-key-h = pedir uma dica
around-key-list = esta lista

## Signals between players
around-react = Reagir
around-react-key = Reagir (Q)
around-knocks = { $name } mostra { $place }.
around-reacts = { $name }: { $sign }
sign-hats-off = Tiro o chapéu!
sign-haha = Ha ha!
sign-whoa = Eita!
sign-ouch = Ai!
sign-curses = Maldição!
sign-giddy-up = A galope!

## Vários jogadores em um aparelho

around-curtain = A cortina está fechada
around-pass-device = Passe o aparelho para
around-hold = Segure para ver
around-hold-hint = No teclado: Enter.

## Enquanto você esteve fora

around-recap = Enquanto você esteve fora
around-recap-watch = Assistir
around-recap-on = Continuar
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

around-replay = Rever a partida
around-turn-back = Vez anterior
around-step-back = Escolha anterior (←)
around-step-on = Próxima escolha (→)
around-turn-on = Próxima vez
around-play = Reproduzir (espaço)
around-pause = Pausar (espaço)
around-move = Escolha
around-move-of = { $at } de { $last }
around-pace = Velocidade
around-eyes = Visto por
around-eyes-all = Todas as cartas visíveis
around-play-on = Jogar a partir daqui
around-play-on-hint = Uma nova partida contra robôs, a partir da escolha { $at }. Quem você será?
around-bots = Os robôs
around-to-table = Voltar à mesa

## Recusas

refused-offline = Não foi possível falar com o servidor.
refused-cut = A conexão caiu. Reconectando…
refused-busy = Esta mesa está sobrecarregada. Tente de novo.
refused-frozen = Esta partida não pode continuar.
refused-held = O anfitrião suspendeu esta mesa.
refused-echo-not-out = O Eco sai quando a partida acabar.
refused-echo-no-result = Esta partida foi encerrada sem resultado: não há nada para imprimir.
refused-review-not-over = Uma partida se analisa depois de acabar.
refused-review-no-result = Esta partida foi encerrada sem resultado: não há nada para analisar.
refused-not-seated = Você não está sentado a esta mesa.
refused-nameless = Escolha um nome antes de falar.
refused-not-your-seat = Esse lugar não é seu.
refused-no-spectators = Só os seus jogadores veem esta mesa.
refused-no-match = As mesas encheram nesse meio-tempo. Tente de novo.
refused-no-calendar = Este endereço não abre nenhum calendário, ou não abre mais.
refused-no-room = Nenhuma mesa espera com { $room }. O código está errado ou o jogo já começou.
refused-no-table = Essa mesa não existe.
refused-no-seat = A mesa não tem esse lugar.
refused-no-vote = Não há votação sobre este jogador.
refused-own-vote = Quem vota são os outros. Faça a sua escolha e você está de volta.
refused-not-host = Só o anfitrião pode fazer isso.
refused-not-over = Isso só é possível depois do fim da partida.
refused-over = A partida acabou.
refused-started = A partida já começou.
refused-no-pack = Este servidor não oferece o pacote de cartas “{ $pack }”.
refused-changed-pack = O pacote de cartas “{ $pack }” está sendo alterado. Poderá ser jogado de novo quando o servidor for reiniciado; até lá, escolha outras cartas.
refused-faulty-pack = O pacote de cartas “{ $pack }” tem um erro. Escolha outras cartas ou avise quem cuida deste servidor: { $fault }{ $more ->
        [0] {""}
        [one] {" "}(e mais 1 erro)
       *[other] {" "}(e mais { $more } erros)
    }
refused-not-started = A partida ainda não começou.
refused-hints-off = Não há dicas nesta mesa.
refused-not-asked = Esta pergunta não é para você.
refused-no-hint = Nenhuma dica encontrada. Tente de novo daqui a pouco.
refused-no-landmark = Não é possível apontar para isso.
refused-signals-off = Nesta mesa não há sinais.
refused-nobody-agrees = Um lugar em jogo só muda de mãos se pelo menos dois jogadores concordarem. Você pode assistir.
refused-seat-wanted = Outra pessoa pediu este lugar.
refused-not-wanted = Ninguém pediu este lugar.
refused-no-say = Só quem está jogando pode decidir isso.
refused-not-absent = Esse jogador não está ausente há tempo suficiente.
refused-no-nudge = Não há ninguém para chamar.
refused-not-playing = A partida não está em andamento.
refused-seat-taken = Esse lugar está ocupado.
refused-no-link = Este link não é válido, ou não é mais.
refused-link-used = Outra pessoa já usou este link.
refused-login-taken = Esse usuário já está em uso.
refused-wrong-password = Usuário ou senha incorretos.
refused-wrong-login = Usuário ou senha incorretos.
refused-banned = O anfitrião do site baniu esta conta: { $why }
refused-password-weak = Essa senha é fácil demais de adivinhar.
refused-malformed = Falta alguma informação, ou alguma não é válida.
refused-bad-address = Isso não é um endereço de e-mail.
refused-wrong-code = Esse não é o código certo.
refused-no-code = Não há código para você, ou ele expirou. Peça outro.
refused-mail-unconfirmed = Primeiro informe um endereço de e-mail e confirme-o.
refused-too-many = Rápido demais: espere um momento.
refused-undo-never = Nesta mesa não é possível desfazer.
refused-undo-enough = Nesta partida nada mais pode ser desfeito.
refused-too-many-tables = Você tem { $most } mesas em andamento: encerre algumas primeiro.
refused-no-position = A partida não tem essa posição.
refused-has-login = Você já tem uma conta.
refused-login-malformed = Um usuário tem de 3 a 60 letras simples, dígitos ou . _ @ + -
refused-password-length = Uma senha tem de { $shortest } a { $longest } caracteres.
refused-illegal-choice = Essa opção não está mais disponível.
refused-gone = Isso não está mais disponível.
refused-fault = Algo deu errado no servidor; o erro foi registrado.
refused-no-recovery = Este link já foi usado ou expirou. Peça outro.
refused-log-in-again = Entre de novo para fazer isso.
refused-name-empty = Digite um nome.
refused-name-long = Um nome tem no máximo { $longest } caracteres.
refused-name-unseen = Esse nome contém caracteres invisíveis.
refused-message-empty = A mensagem está vazia.
refused-message-long = Uma mensagem tem no máximo { $longest } caracteres.
refused-message-unseen = A mensagem contém caracteres invisíveis.
refused-label-empty = Dê um nome à chave de acesso.
refused-label-long = O nome da chave de acesso tem no máximo { $longest } caracteres.
refused-label-unseen = O nome da chave de acesso contém caracteres invisíveis.
refused-store-full = O disco do servidor está cheio: nada mudou. Tente mais tarde.
refused-store-locked = Não foi possível salvar, então nada mudou. Tente de novo daqui a pouco.
refused-store-down = O banco de dados não responde. Veja daqui a pouco se isso foi salvo.
refused-stale-choice = A mesa já avançou. Escolha de novo.
refused-moved = A mesa já avançou.
refused-claimed = Outro processo cuida desta mesa agora. Tente de novo.
refused-refused = Isso não é possível.
refused-file-broken = Uma parte deste arquivo falta ou está danificada.
refused-file-unplayable = Esta versão não consegue jogar de novo a partida deste arquivo.
refused-file-unknown = Este arquivo cita algo que não é conhecido aqui.
refused-file-odd = Este arquivo contém algo que nenhuma partida salva contém, como um número grande demais.
refused-file-not-json = Este arquivo não é uma partida salva: não é possível ler a linha { $line }, coluna { $column }.
refused-file-foreign = Este arquivo é outra coisa ({ $format }), não uma partida salva pelo Tumbleweed.
refused-file-cut = Este arquivo está cortado: termina na linha { $line }, coluna { $column }, no meio de algo. Salve ou copie-o de novo.
refused-file-newer = Este arquivo foi salvo por uma versão do Tumbleweed ({ $format }) mais nova que a daqui.
refused-file-content = Esta partida foi jogada com outras cartas e regras ({ $then }) que não as daqui ({ $now }).
refused-file-illegal = A escolha { $number } deste arquivo (“{ $choice }”) não é possível nesse ponto da partida.
refused-file-in-play = Este arquivo foi salvo durante a partida. Só contém o que você tinha visto; salve de novo depois do fim.
refused-file-changed = Este arquivo foi alterado ou danificado. O que não confere: { $checks }.
refused-file-too-long = Esta partida é longa demais para ser aberta aqui.
refused-bad-keys = A inscrição do navegador não é válida. Permita as notificações de novo.
refused-bad-order = Essa resposta automática não existe aqui.
refused-foreign-origin = Esta página não foi aberta no endereço do servidor.
refused-mute-self = Você não pode silenciar a si mesmo.
refused-no-account = Você não tem conta.
refused-no-bot = Esse bot não existe.
refused-no-rules = Este jogo não tem regras para consultar aqui.
refused-no-edition = Essa edição não existe.
refused-no-module = Esse módulo não existe.
refused-no-language = O jogo não tem regras nesse idioma.
refused-no-mail-server = Este servidor não pode enviar e-mails.
refused-no-passkey = Essa chave de acesso não existe.
refused-no-passkeys = As chaves de acesso precisam de um endereço https.
refused-no-person = Você não é mais conhecido aqui.
refused-no-rule = Essa regra não existe.
refused-not-yours = Só o anfitrião ou quem ocupa o lugar pode fazer isso.
refused-passkey-known = Essa chave de acesso já está em uso.
refused-passkey-refused = Essa chave de acesso não é conhecida aqui.
refused-seat-empty = Ainda há um lugar vazio.
refused-sits-already = Você já está sentado a esta mesa.
refused-too-large = Isso é grande demais.
refused-too-many-connections = Há gente demais conectada. Tente mais tarde.
refused-too-many-sockets = Há janelas demais com mesas abertas. Feche algumas.
refused-too-many-polls = Há pedidos demais à espera de notícias.
refused-too-many-links = Já há { $most } links para este lugar. Revogue um deles.
refused-too-many-mutes = Você já silenciou { $most } pessoas.
refused-not-welcome = Você não pode ocupar um lugar nesta mesa.
refused-report-self = Você não pode denunciar a si mesmo.
refused-not-met = Esta pessoa não joga nesta mesa nem falou nela.
refused-reported-already = Você já denunciou esta pessoa nesta mesa.
refused-name-unfit = Esse nome contém uma palavra indesejada aqui.
refused-too-soon = Nesta mesa se fala devagar. Espere { $seconds } s.
refused-account-needed = Partidas ranqueadas exigem uma conta.
refused-rated-alone = Ninguém joga uma partida ranqueada no lugar de outra pessoa.
refused-rated-people = Robôs não jogam em mesas ranqueadas.
refused-rated-goes-on = Uma partida ranqueada é jogada até o fim. Você pode sair, e fica então em último.
refused-too-many-passkeys = Você já tem { $most } chaves de acesso.
refused-no-course = Esse curso não existe.
refused-no-lesson = Essa lição não existe.
refused-lesson-over = Esta lição acabou. Vá para a próxima.
refused-lesson-wait = Os outros estão jogando. Espere a sua pergunta.
refused-lesson-other = Isso vem depois. A lição pede outra coisa.

### lesson

lesson-lesson = Lição
lesson-choose = Escolher uma lição
lesson-step = Passo { $at } de { $of }
lesson-watch = Veja o que os outros fazem…
lesson-back = Voltar
lesson-skip = Pular
lesson-next = Próxima lição
lesson-finish = Às partidas
lesson-exit = Sair das lições; você pode continuar depois
lesson-ready = Vamos jogar
lesson-learn-first = Aprender primeiro
lesson-got-it = Entendi
lesson-no-tips = Chega de dicas

### home

home-legends = Western Legends
home-goat = O Bom, o Mal e o Bode
home-short-legends = Legends
home-short-goat = Bode
home-tagline = Dois jogos do Velho Oeste na sua mesa, seguindo as regras.
home-two-clicks = Sem conta: dois cliques e você está na sela.
home-legends-about = Cavalgue, garimpe, duele, jogue. A estrela ou o cartaz?
home-goat-about = Ofereça uma carta e jure quem é. Mentir é permitido.
home-between = De { $least } a { $most }
home-legends-players = 2 a 6
home-legends-length = 15, 20 ou 25 PL
home-legends-printings = 3 edições
home-goat-players = 2 a 5
home-goat-rounds = 3 rodadas rápidas
home-goat-kind = blefe
home-in-english = em inglês
home-picked = escolhido
home-pick = Escolha um jogo
home-saddle = Vamos jogar
home-play = Jogar agora
home-play-about = contra robôs, sem esperar
home-tune = Jogar contra robôs, com outras opções
home-friends = Convidar amigos
home-friends-about = link ou QR code, ao vivo ou por turnos
home-device = Um só aparelho
home-device-about = passando de mão em mão
home-learn = Novo aqui? Aprenda em { $minutes } minutos
home-learn-on = Continuar: lição { $at } de { $of }
home-learn-again = Aprender de novo
home-learn-more = Aprender { $course } em { $minutes } minutos
home-learn-more-on = { $course }: lição { $at } de { $of }
home-learn-more-again = Rever { $course }

## The waiting room’s tumbleweed
toy-open = Rolar uma planta enquanto espera
toy-title = Planta rolante
toy-jump = Pular
toy-how = Clique, toque ou aperte a barra de espaço: ela pula as cercas.
toy-still = O vento parou: as animações estão desligadas.
toy-over = { $count ->
    [0] Presa na primeira cerca
    [one] Uma cerca
   *[other] { $count } cercas
    }. Recorde: { $best }. Pule para rolar de novo.
toy-pause = Pausa
toy-on = Continuar
toy-close = Chega

## You
home-you = Você e esta página
home-your-name = Seu nome
home-save-name = Salvar este nome
home-guest = { $name }, visitante
home-stranger = Qual é o seu nome?
home-language = Idioma
home-theme = Tema
home-day = Dia
home-campfire = Fogueira
home-settings = Configurações

## Tables
home-ride-on = Continuar
home-with = com { $names }
home-your-turn = sua vez
home-others-turn = esperando os outros
home-not-begun = não começou
home-more-turns = e mais { $count }
home-continue = Continuar
home-tables = Mesas
home-running = Mesas públicas
home-mine = Minhas mesas
home-with-room = { $count ->
        [one] 1 com lugares livres
       *[other] { $count } com lugares livres
    }
home-free = { $count ->
        [0] cheia
        [one] 1 lugar livre
       *[other] { $count } lugares livres
    }
home-playing = em andamento
home-ended = abandonada
home-won = vencida por { $names }
home-look = Ver
home-join = Entrar
home-watch = Assistir
home-more = Mais mesas
home-no-running = Nenhuma partida pública agora. Jogue com desconhecidos, e outros vão encontrar você.
home-strangers = Jogar com desconhecidos
home-strangers-about = Você ganha um lugar em uma mesa que espera jogadores, ou em uma nova, onde outros vão entrar. A partida começa quando todos os lugares estiverem ocupados.
home-find = Encontrar uma mesa
home-game = Jogo
home-any = qualquer
home-any-game = Qualquer jogo
home-any-players = Qualquer número
home-no-mine = Você ainda não entrou em nenhuma mesa.
home-code = Código ou link da mesa
home-no-code = Isto não é um código de mesa nem um link.
home-past = Partidas anteriores
home-open-file = Abrir uma partida salva

## Arranging a table
home-way-bots = Jogar contra robôs
home-way-friends = Convidar amigos
home-way-device = Um só aparelho para todos
home-part-seats = Quem joga
home-part-rules = Quais regras
home-part-pace = Em que ritmo
home-part-doors = Quem pode entrar
home-players = Jogadores
home-me = Você
home-me-named = { $name } (você)
home-seat = Lugar { $number }
home-seat-open = Um amigo, por link
home-seat-host = Neste aparelho
home-seat-bot = Robô: { $level }
home-bot-easy = fácil
home-bot-normal = normal
home-bot-hard = difícil
home-bot-master = mestre
home-bot-miner = garimpeiro
home-bot-rancher = vaqueiro
home-bot-marshal = delegado
home-bot-outlaw = fora da lei
home-bot-duelist = duelista
home-bot-gambler = jogador
home-bot-reveler = festeiro
home-bot-merchant = mercador
home-bot-thrifty = econômico
home-bot-random = ao acaso
home-bots-styled = Com estilo próprio
home-about-easy = Está aprendendo o jogo, como você.
home-about-normal = Conhece o jogo e erra de vez em quando.
home-about-hard = Não dá nada de graça.
home-about-master = Pensa antes de cada jogada.
home-about-miner = Cava, e vai ao Banco de bolsos cheios.
home-about-rancher = Leva o gado com qualquer tempo.
home-about-marshal = Persegue quem é procurado.
home-about-outlaw = Leva o que os outros ganharam.
home-about-duelist = Desafia ao primeiro olhar.
home-about-gambler = Nunca longe de uma mesa de cartas.
home-about-reveler = Gasta tudo no Cabaré.
home-about-merchant = Compra o que há de melhor, e melhora.
home-rating = Pontuação { $rating } ± { $within }
home-name-of = Nome do jogador { $number }
home-friends-hint = Em seguida você recebe um link e um QR code para o lugar de cada amigo.
home-device-hint = Uma cortina cai entre os jogadores: ninguém vê a mão do outro.
home-pack = Cartas
home-pack-own = As do jogo
home-pack-note = Os pacotes deste servidor mudam cartas do jogo ou acrescentam novas, também personagens.
home-edition = Edição
home-edition-revised = Revisada
home-edition-first = Primeira
home-edition-french = Francesa
home-length = Duração
home-lp = { $lp } PL
home-length-note = Chegar lá dá início à última rodada.
home-black = O Homem de Preto
home-black-tenderfoot = Novato
home-black-standard = Normal
home-black-hard = Difícil
home-black-note = Com dois jogadores ele cavalga como terceiro. As regras e cartas dele são nossas: as impressas não estão no livro de regras.
home-first-game = Primeira partida
home-first-game-note = Menos regras, cartas e personagens; 15 PL.
home-first-game-four = Para no máximo quatro jogadores.
home-goals = Objetivos e fichas lendárias
home-goals-note = Cada personagem tem os seus próprios objetivos.
home-module = Expansão: { $module }
home-module-edition = Requer a edição “{ $edition }”: { $module } baseia-se nas regras dela.
home-module-first-game = Não numa primeira partida, que deixa componentes na caixa.
home-edition-module = { $module } baseia-se nas regras revistas; as outras edições jogam-se sem ela.
home-first-game-module = Não com { $module }: uma primeira partida deixa componentes na caixa.
home-option-high_stakes = Pôquer de apostas altas
home-option-high_stakes-note = Em cada Saloon: cinco cartas comuns, aumentar ou desistir, pelo pote, 1 PL e 1 ponto de Jogador.
home-option-poker_faces = Cartas de pôquer alternativas: { $count } de { $all }
home-option-poker_faces-note = Cada uma toma o lugar de duas cartas do seu valor.
home-module-needs = Joga-se com { $module }, que também é ativada.
home-mode = Cenário
home-mode-none = Nenhum
home-mode-none-note = A partida do livro de regras.
home-mode-for = Para { $players } jogadores, até { $lengths } PL.
home-mode-players = Só com { $players } jogadores.
home-mode-length = Só até { $lengths } PL.
home-mode-needs = Só com: { $what }.
home-length-mode = { $mode } joga-se até { $lengths } PL.
home-goals-mode = { $mode } joga-se com eles.
home-said-faces = { $count ->
        [0] Sem cartas de pôquer alternativas
        [one] 1 tipo de cartas de pôquer alternativas
       *[other] { $count } tipos de cartas de pôquer alternativas
    }
home-house = A casa escolhe
home-house-suggested = A casa escolhe (recomendado por turnos)
home-house-note = Bandidos, guarda e Xerife jogam sem esperar que um vizinho escolha as cartas deles. Uma variante nossa.
home-forecast = Previsões permitidas
home-forecast-note = Quem quiser vê como está uma luta ou uma mão de pôquer, e o que cada carta mudaria.
home-said-no-forecast = Sem previsões
home-clock = Tempo de resposta
home-clock-0 = Sem limite
home-clock-180 = 3 minutos depois de um chamado
home-clock-60 = 1 minuto
home-clock-300 = 5 minutos
home-clock-3600 = 1 hora
home-clock-86400 = 1 dia
home-clock-259200 = 3 dias
home-clock-604800 = 7 dias
home-clock-note = Com um dia ou mais, joga-se por turnos: avisamos quando for a sua vez.
home-seconds = { $seconds } segundos
home-zero = Quando o tempo acaba
home-zero-gentle = Resposta padrão, depois um robô, depois votação
home-zero-answer = A resposta padrão
home-zero-bot = Um robô assume
home-zero-vote = Os outros votam
home-together = Como vocês jogam?
home-live = Ao vivo, todos juntos
home-by-turns = Por turnos, ao longo de dias
home-on-leave = Se alguém sair
home-on-leave-bot = um robô joga
home-on-leave-empty = o lugar fica vazio
home-on-leave-end = a partida termina
home-pace = Os robôs levam
home-pace-usual = o seu tempo
home-pace-0 = tempo nenhum
home-pace-1 = 1 segundo
home-pace-3 = 3 segundos
home-undo = Desfazer
home-undo-note = Enquanto nada de novo foi revelado.
home-hints = Dicas
home-hints-note = Pode-se pedir as duas melhores respostas, com as razões; todos veem quantas vezes.
home-listed = Tornar a mesa pública
home-listed-note = Qualquer pessoa neste servidor pode vê-la e entrar.
home-spectators = Permitir espectadores
home-spectators-note = Eles veem o que todos veem, nunca uma mão.
home-signals = Sinais entre jogadores
home-signals-note = Ver para onde aponta quem decide, bater em um lugar, reagir com um sinal.
home-rated = Ranqueada
home-rated-note = Conta para a classificação. Só com conta, sem dicas; quem sai fica em último.
home-slow = Conversa lenta
home-slow-note = Cada um espera alguns segundos entre duas mensagens. Habitual em mesas públicas.
home-start = Começar a partida
home-set-table = Criar a mesa

## The waiting room
home-table-set = A mesa está pronta
home-waiting-seats = { $count ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
home-all-here = Todos estão aqui. Comece quando quiser.
home-waiting-host = Todos estão aqui. O anfitrião já vai começar.
home-seat-free = livre
home-you-tag = você
home-host-tag = anfitrião
home-present = presente
home-away = ausente
home-sit = Sentar aqui
home-stand-up = Deixar o lugar
home-send-away = Remover
home-take-away = Remover
home-add-bot = Adicionar um robô
home-bot-for = Um robô para o lugar { $number }
home-invite = Convidar
home-invite-seat = Convidar para o lugar { $number }
home-invite-about = O lugar é de quem abrir o link primeiro. Escaneie o código ou envie o link.
home-invite-link = Link do lugar
home-qr = QR code do link
home-copy = Copiar
home-copied = Copiado
home-share = Compartilhar
home-bring = Convide amigos
home-bring-about = Quem abrir este link pode ocupar um lugar livre ou assistir.
home-table-link = Link da mesa
tv-join = Leia o código, ou abra { $host } e digite
tv-all-here = Estão todos aqui
tv-free-seat = Lugar livre
around-without-map = Sem o mapa (uma televisão o mostra)
around-with-map = Com o mapa
tv-show = Mostrar numa televisão
home-table-code = Código da mesa:
around-said = { $name }: { $value }
home-agreed = Nesta mesa
home-said-players = { $count } jogadores
home-said-no-undo = Sem desfazer
home-said-listed = Pública
home-said-when-full = Começa quando todos os lugares estiverem ocupados
home-said-private = Só por link
home-said-no-spectators = Sem espectadores
home-said-slow = { $seconds } s entre duas mensagens de um jogador
home-said-signals = Sinais entre jogadores
home-said-no-signals = Sem sinais entre jogadores
home-start-bots = { $count ->
        [one] um robô ocupa o lugar livre
       *[other] robôs ocupam os { $count } lugares livres
    }
home-start-all = todos estão aqui
home-give-up = Fechar a mesa

### any game

any-players = Jogadores
any-you = você
any-asked = pensando
any-table = Mesa
any-talk = Conversa
any-log = Registro
any-open = Sobre a mesa
any-question = A pergunta
any-so-far = Até agora: { $answers }
any-waiting = Esperando { $names }
any-count = Contagem final
any-place = Lugar
any-total = Soma
any-winners = { $count ->
        [0] Ninguém vence.
        [one] { $names } vence!
       *[other] { $names } dividem a vitória!
    }
any-again = Revanche
any-follow = Ir para a revanche
any-replay = Rever
any-save = Salvar
any-look = Ver a mesa
any-scores = Pontos

### goat

goat-town = A cidade
goat-stage = O que está acontecendo
goat-players = Jogadores
goat-tab-table = Mesa
goat-tab-players = Jogadores
goat-tab-talk = Conversa
goat-tab-telegraph = Telégrafo
goat-you = você
goat-you-cap = Você
goat-deals = distribui
goat-asked = pensando
goat-no-hats = sem chapéu
goat-only-you = só você as vê
goat-word = Declarações nesta rodada:
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
goat-discarded = descartada
goat-takes-tokens = tudo: { $token }
goat-takes-coins = todas as moedas
goat-claimed = acaba de ser declarado
goat-bare = nada mais
goat-act-later = Eles agem depois das ofertas, de 1 a 6
goat-none-yet = nenhum bode… ainda
goat-ate = o Bode comeu o chapéu de { $name }

## Who could it be?
goat-who = Quem pode ser?
goat-who-switch = Mostrar quem pode ser, e se cada um disse a verdade
goat-unseen = { $count } de { $all } ocultas
goat-unseen-hand = { $count } com { $name }
goat-unseen-deck = { $count } no baralho
goat-unseen-aside = { $count } à parte
goat-said = declarado

## Offers
goat-step-offer = carta
goat-step-to = a quem
goat-step-name = que nome
goat-lifted-offer = Oferecer esta
goat-lifted-name = Declarar este nome
goat-take-back = Desfazer
goat-all-to = Todas as cartas vão agora para { $name }.
goat-the-truth = a verdade
goat-asks-you = { $name } oferece uma carta a você
goat-you-ask = Você oferece uma carta a { $name }
goat-asks = { $name } oferece uma carta a { $other }
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
goat-must-accept = Restam tantos chapéus quantas cartas: você precisa aceitar.
goat-thinks = { $name } está decidindo…
goat-chooses = { $name } escolhe uma carta e uma vítima…
goat-so-far = Até agora:

## The reveal
goat-its-the-goat = É o Bode!
goat-its = { $name }!
goat-lied = { $name } mentiu
goat-told-truth = { $name } disse a verdade
goat-go-on = Continuar
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
goat-not-here = não está aqui

## The count
goat-count = De onde veio o dinheiro
goat-richest = A maior fortuna
goat-again = Revanche
goat-follow = Ir para a revanche
goat-replay = Rever
goat-save = Salvar
goat-look = A mesa
goat-to-scores = Pontos
goat-liars = Quem mentiu, quem foi pego
goat-liar-line = { $claims ->
        [one] 1 declaração
       *[other] { $claims } declarações
    }, { $lies ->
        [0] nenhuma mentira
        [one] 1 mentira
       *[other] { $lies } mentiras
    }, { $caught ->
        [one] 1 descoberta
       *[other] { $caught } descobertas
    }
goat-key-true = verdade
goat-key-lie = mentira que passou
goat-key-caught = mentira descoberta
goat-award-passed = Lábia
goat-award-passed-line = { $count ->
        [one] Acreditaram em uma mentira de { $name }
       *[other] Acreditaram em { $count } mentiras de { $name }
    }
goat-award-fooled = Presa fácil
goat-award-fooled-line = { $count ->
        [one] { $name } acreditou em uma mentira
       *[other] { $name } acreditou em { $count } mentiras
    }
goat-award-goats = Amigo do Bode
goat-award-goats-line = { $count ->
        [one] { $name } lhe deu um chapéu
       *[other] { $name } lhe deu { $count } chapéus
    }
goat-fair = Embaralhamento honesto
goat-fair-before = selado antes da primeira carta
goat-fair-after = semente, revelada agora
goat-fair-yes = Tudo confere.
goat-fair-no = Não confere.

## Depois da partida: o Eco, as partidas anteriores, os arquivos

review-read = Análise
review-doing = Depois da partida
review-making = A rede está revendo a partida: são alguns segundos.
echo-read = O Eco
echo-masthead = O Eco de Darkrock
echo-motto = Todas as notícias, até as verdadeiras
echo-price = Dois vinténs
echo-printed = Impresso na Tumbleweed
echo-doing = O Eco
echo-save = Salvar como imagem
echo-share = Compartilhar
echo-no-picture = Este navegador não conseguiu fazer a imagem.
echo-watch = Rever a cena
echo-standings = A classificação
echo-place-turning-point = A virada
echo-place-fight = A briga do dia
echo-place-lie = A maior mentira
echo-place-luck = O golpe de sorte
echo-place-news = Em poucas linhas
replay-rounds = Rodadas
replay-round = Rodada { $round }
replay-moments = Grandes momentos
replay-moment = { $title } (escolha { $at })
open-about = Um arquivo salvo pelo Tumbleweed, aqui ou no terminal. Ele é conferido, jogado de novo e mostrado desde a primeira escolha; você pode continuar de qualquer posição.
open-pick = Escolha um arquivo ou solte-o aqui
open-checking = Conferindo a partida…
open-too-large = Este arquivo tem { $size } MB. Uma partida salva tem no máximo 1 MB.
past-title = Partidas anteriores
past-doing = Partidas anteriores
past-none = Nenhuma partida sua acabou ainda. Quando acabar, estará aqui.
past-played = Jogadas
past-won = Vencidas
past-mean = Média de pontos
past-best = Recorde
past-favourite = Mais vezes: { $name }; partidas: { $played }, vitórias: { $won }.
past-longest = { $count ->
        [one] A mais longa: { $count } escolha.
       *[other] A mais longa: { $count } escolhas.
    }
past-kind = Com
past-plain = Sem acréscimos
past-list = As últimas
past-when = Fim
past-game = Jogo
past-players = À mesa
past-winner = Vitória
past-place = Você
past-placed = { $place }º, { $points } pontos
past-look = Rever

### ranks

ranks-title = Classificação
ranks-about = Pelas mesas ranqueadas. A margem diz quão seguros são os pontos; quem jogou pouco ainda tem de provar mais.
ranks-none = Ninguém jogou uma partida ranqueada deste tipo nesta temporada.
ranks-place = Lugar
ranks-player = Jogador
ranks-rating = Pontos
ranks-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($within, useGrouping: 0) }
ranks-of-season = Temporada
ranks-season = A temporada termina em { $day }; então todos se aproximam.
ranks-kind = { $game }, { $players } jogadores
ranks-earlier = temporada passada
ranks-games = Últimas partidas ranqueadas
ranks-unrated = Ainda sem partidas ranqueadas.

## Tournaments

tournament-title = Torneios
tournament-about = Participe de um, ou organize o seu. As mesas se formam sozinhas, rodada após rodada.
tournament-none = Nenhum torneio ainda.
tournament-more = Mais torneios
tournament-new = Novo torneio
tournament-name = Nome
tournament-make = Abrir inscrições
tournament-kind = Formato
tournament-swiss = Suíço
tournament-swiss-about = Todos jogam todas as rodadas, contra quem está em posição parecida.
tournament-knock-out = Mata-mata
tournament-knock-out-about = O melhor de cada mesa segue, até restar um.
tournament-rounds = Rodadas
tournament-at-a-table = Jogadores por mesa
tournament-entrants = { $count ->
        [one] 1 inscrito
       *[other] { $count } inscritos
    }
tournament-is-open = inscrições abertas
tournament-is-running = rodada { $round }
tournament-is-over = encerrado
tournament-is-ended = cancelado
tournament-won = { $name } vence o torneio!
tournament-play = Para a sua mesa
tournament-idle = Você não joga nesta rodada. Ela conta como vitória.
tournament-go-on = Torneio
tournament-enter = Participar
tournament-leave = Cancelar inscrição
tournament-withdraw = Não jogar mais rodadas
tournament-start = Começar
tournament-end = Encerrar o torneio
tournament-end-really = Encerrar de vez
tournament-go-on-with-it = Continuar
tournament-bots = Nível dos bots
tournament-bots-count = Número de bots
tournament-bots-add = Incluir bots
tournament-standings = Classificação
tournament-nobody = Ninguém se inscreveu ainda.
tournament-wins = Vitórias
tournament-points = { NUMBER($points, maximumFractionDigits: 2) }
tournament-you = você
tournament-bot = bot
tournament-left = desistiu
tournament-out = eliminado
tournament-round = Rodada { $round }
tournament-sits-out = folga
refused-no-tournament = Este torneio não existe.
refused-too-many-tournaments = Você tem { $most } torneios em andamento. Encerre um primeiro.
refused-unwelcome = Você não pode participar deste torneio.
refused-too-few-entrants = São necessários pelo menos { $least } inscritos.
refused-tournament-over = O torneio está encerrado.
refused-not-tournament-host = Só quem criou o torneio pode fazer isso.
refused-tournament-begun = O torneio já começou.
refused-tournament-full = Um torneio tem no máximo { $most } inscritos.
refused-seats-dealt = Nos torneios, os lugares são sorteados. Ninguém mais pode ocupar um.
refused-next-round = Em torneios não há revanche. Depois vem a próxima rodada.
