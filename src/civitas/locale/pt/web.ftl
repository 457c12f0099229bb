## Pages

web-welcome = O que vamos jogar?
web-tagline = Jogos de civilização com todas as regras aplicadas, contra robôs ou amigos.
web-lobby = Salão
web-settings = Ajustes
web-account = Conta
web-navigation = Páginas
web-skip = Ir para o conteúdo
web-to-lobby = Para o salão
web-unknown-page = Não há nada aqui.
web-title-new = Nova mesa: { $game }
web-title-rules = Regras: { $game }
web-title-table = Mesa
web-title-replay = Reprise
web-opening = Um momento…
web-close = Fechar
web-keep = Salvar
web-kept = Salvo.
web-keeping = Salvando…
web-search = Buscar

## Problems

web-problem-unreachable = Não foi possível falar com o servidor.
web-problem-password = Nome e senha não combinam.
web-problem-forbidden = Isso não cabe a você.
web-problem-missing = Isso não existe, ou já não existe.
web-problem-late = A mesa já andou; veja como ela está agora.
web-problem-busy = Pedidos demais; espere um momento.
web-problem-fault = O servidor teve uma falha.
web-problem-storage = O servidor não consegue guardar nem ler nada neste momento.
web-answer-lost = Sua resposta não chegou. Por favor, responda de novo.
web-deed-unsure = Não houve retorno. A mesa está assim; confira antes de repetir.
web-problem-refused = Isso não foi aceito; nada mudou.
web-problem-incident = Incidente { $incident }
web-table-failed = A mesa deste jogo não pode ser desenhada; eis o que há sobre ela.

## Games

web-games = Jogos
web-play = Jogar
web-play-game = Jogar { $game }
web-alone = Jogar sozinho
web-alone-game = Jogar sozinho: { $game }
web-aid = Ajuda
web-rules = Regras
web-game-early = ainda crescendo
web-players = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-players-range = { $least }–{ $most } jogadores
web-minutes = { $count } minutos
web-minutes-range = { $shortest }–{ $longest } minutos
web-game-ages = Through the Ages
    .about = Faça um punhado de lavradores crescer até as estrelas do último século. Escolha líderes, maravilhas e tecnologias numa só fileira de cartas, alimente e alegre seus trabalhadores, contenha a corrupção, mantenha o exército moderno e semeie os eventos que julgarão a todos. A cultura decide, e cada ação conta.
web-game-mare = Mare Nostrum: Empires
    .about = Roma, Cartago, Grécia, Egito e Babilônia dividem um só mar. Troque bens que você preferia guardar, erga cidades e templos, chame heróis e maravilhas para o seu lado e mande legiões e trirremes aonde as palavras já não bastam. Quatro caminhos para a vitória; ninguém fica fora do alcance.
web-game-proving = Campo de Provas
    .about = Um pequeno jogo de montar baralho em que o motor é testado.

## Tables in lists

web-my-tables = Minhas mesas
web-open-tables = Mesas abertas
web-finished = Partidas terminadas
web-table-waiting = À espera de jogadores
web-other-rules = Jogada com outras regras
web-other-rules-about = Esta partida foi jogada com a versão { $played } das regras e não vale com as instaladas aqui, versão { $installed }. Você pode vê-la, conversar, salvá-la e sair dela, mas não continuar.
web-other-rules-elsewhere = Com as regras instaladas, as mesmas escolhas levam a outra posição.
web-other-rules-refused = As regras instaladas não permitem uma escolha que foi feita.
web-other-rules-unproved = Uma versão anterior do programa não guardou nada que diga se ela ainda é a mesma.
web-other-rules-shown = { $choices ->
    [0] No início, a última posição que é a mesma
    [one] Depois de uma escolha, a última posição que é a mesma
   *[other] Depois de { $choices } escolhas, a última posição que é a mesma
}
web-ending = Como terminou
web-ending-table = A última mesa
web-ending-drawing = Um desenho da última mesa; ela também está em texto
web-ending-text = Em texto
web-ending-none = Da última mesa nada ficou guardado.
web-table-over = Terminada
web-table-won = Vitória de { $names }
web-table-your-turn = Sua vez
web-table-turn-of = Vez de { $names }
web-table-open = Abrir
web-table-go-on = Continuar
web-join = Entrar
web-watch = Assistir
web-replay = Reprise
web-import = Trazer uma partida gravada

## Campanhas

web-campaign = Campanha
web-campaigns = Campanhas
web-campaign-of = Campanhas: { $game }
web-campaign-instead = Jogar uma campanha de várias partidas
web-campaigns-mine = Minhas campanhas
web-campaign-new = Nova campanha
web-campaign-pick-nation = Escolha primeiro uma nação
web-campaign-begin = Começar com esta nação: { $name }
web-campaign-bring = Trazer um registro salvo
web-campaign-first-level = Nível da primeira partida
web-campaign-won = Você venceu a campanha.
web-campaign-lost = Você perdeu a campanha.
web-campaign-standing = { $wins ->
    [one] 1 vitória
   *[other] { $wins } vitórias
}, { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
}
web-campaign-wins = { $count } de { $needed } vitórias
web-campaign-losses = { $count } de { $allowed } derrotas
web-campaign-next = Partida { $number }
web-campaign-playing = Esta partida está em andamento.
web-campaign-pick-opponent = Escolha a nação do autômato
web-campaign-play = Jogar contra este autômato: { $name }
web-campaign-other-rules = A última partida começou com regras diferentes das que estão instaladas agora. Comece-a de novo.
web-campaign-change = Uma carta pela vitória
web-campaign-change-about = Adicione uma carta ao seu baralho inicial ou remova uma dele, pelo resto da campanha.
web-campaign-add = Adicionar uma carta ganha
web-campaign-add-none = Você não ganhou nenhuma carta comum que possa ser adicionada.
web-campaign-remove-card = Remover uma carta
web-campaign-pick = Escolha uma carta
web-campaign-add-this = Adicionar ao baralho inicial: { $card }
web-campaign-remove-this = Remover do baralho inicial: { $card }
web-campaign-sheet = Registro de campanha
web-campaign-player = { $name }, com a nação { $nation }
web-campaign-date = Data
web-campaign-score = Sua pontuação
web-campaign-automaton = Autômato
web-campaign-its-score = Pontuação dele
web-campaign-result = Resultado
web-campaign-card = Carta adicionada (removida)
web-campaign-win = Vitória
web-campaign-loss = Derrota
web-campaign-replay = Rever a partida { $number }
web-campaign-no-games = Nenhuma partida terminada ainda.
web-campaign-deck = Baralho inicial
web-campaign-added = adicionada
web-campaign-save = Salvar o registro
web-campaign-print = Imprimir
web-campaign-remove = Remover
web-campaign-remove-sure = O registro será apagado; as partidas ficam. Remover esta campanha?
web-campaign-unreadable = Este registro não pode ser lido com as regras instaladas agora.
web-campaign-back = Voltar à campanha

## A new table

web-new-table = Nova mesa
web-seats = Lugares
web-how-many = Quantos?
web-start = Começar a partida
web-open-the-table = Abrir a mesa
web-more-options = Mais opções
web-choose-for = Escolher para o jogador { $number }
web-compare = Comparar e escolher
web-choose-this = Escolher
web-chosen-already = Já é do jogador { $number }
web-not-with-settings = Não com estas opções
web-its-cards = Suas cartas
web-hide-cards = Esconder as cartas
web-filter-left = { $count ->
    [0] Não sobra nada com estes filtros. Tire um deles.
    [one] Sobra uma
   *[other] Sobram { $count }
}
web-draw-among = { $count ->
    [one] Ficar com esta
   *[other] Sortear entre estas { $count }
}
web-drawn-among = { $count ->
    [one] Sorteio: uma
   *[other] Sorteio entre { $count }
}
web-filter-clear = Todas
web-suggested = Para começar
web-alone-own = Você joga com
web-alone-rival = O autômato joga com
web-alone-level = Nível
web-alone-needs = { $name }: é preciso mudar uma opção: { $setting }.
web-alone-switch = Mudar
web-kind-me = Eu
web-kind-here = Aqui
web-kind-bot = Robô
web-kind-open = Livre
web-who-sits = Quem ocupa o lugar { $number }?
web-level-of = Força do robô do lugar { $number }
web-name-of = Nome de quem ocupa o lugar { $number }
web-by-lot = Por sorteio
web-no-limit = Sem limite
web-seat-numbered = Lugar { $number }: { $who }
web-hot-seat-about = Vários jogadores dividem este aparelho: entre os turnos a tela fica coberta.
web-open-about = Os lugares livres são para amigos: a próxima página traz o link para eles.
web-level-random = Ao acaso
web-level-easy = Fácil
web-level-normal = Normal
web-level-hard = Difícil
web-clock = Relógio
    .about = Quando o tempo de alguém acaba, um robô ocupa o lugar até a pessoa voltar.
web-clock-none = Sem relógio
web-clock-fast = Rápido: 30 segundos por jogada, 5 minutos de reserva
web-clock-evening = Uma noite: 90 segundos por jogada, 20 minutos de reserva
web-clock-day = Por dia: um dia por jogada, 3 dias de reserva
web-seed = Semente do acaso
    .about = A mesma semente dá os mesmos sorteios; todos à mesa a veem. Deixe vazia para um acaso que ninguém conhece.
    .shared = Com um lugar livre, o servidor sorteia a semente: quem a conhecesse conheceria as cartas.
web-listed = Mostrar a mesa no salão
    .about = Assim qualquer pessoa pode ocupar os lugares livres ou assistir. Senão, só quem tem o link.

## Options of the games

web-option-ages-first = Jogador inicial
    .about = Quem joga primeiro, com uma ação civil no primeiro turno; os seguintes, em sentido horário, têm duas, três e quatro.
web-option-mare-empire = Império
    .about = Cada jogador conduz um império; “por sorteio” tira um que ainda esteja livre.
web-value-mare-empire-draw = Por sorteio
web-value-mare-empire-rome = Roma
web-value-mare-empire-greece = Grécia
web-value-mare-empire-babylon = Babilônia
web-value-mare-empire-egypt = Egito
web-value-mare-empire-carthage = Cartago
web-option-mare-tiles = Heróis e maravilhas
    .about = Quantos ficam à mostra além das Pirâmides: cinco por vez, ou todos desde o início para quem tem experiência.
web-value-mare-tiles-five = Cinco por vez
web-value-mare-tiles-all = Todos desde o início
web-option-mare-rounds = Máximo de rodadas
    .about = A partida acaba depois dessas rodadas se ninguém tiver vencido. Deixe vazio para não ter limite.
web-option-mare-map = Um mapa seu
    .about = O texto de um arquivo de mapa; vazio para o Mediterrâneo.
web-option-proving-market = Cartas no mercado
    .about = Quantas cartas diferentes podem ser compradas.
web-option-proving-rounds = Máximo de rodadas
    .about = A partida termina no máximo depois de tantas rodadas.

## Waiting for players

web-invite = Convidar
web-invite-about = Quem abrir este link pode ocupar um lugar livre, ou assistir.
web-link = Link desta mesa
web-copy = Copiar
web-copied = Link copiado.
web-copy-failed = Não foi possível copiar; aqui está:
web-copy-watch-link = Copiar o link para assistir
web-your-name = Seu nome
web-sit-here = Sentar aqui
web-leave = Levantar
web-leave-seat = Deixar meu lugar a um robô
web-leave-seat-sure = Um bot vai jogar por você até que retome o lugar. Deixá-lo?
web-start-about = { $count ->
    [one] Um robô ocupa o lugar livre quando você começar.
   *[other] Robôs ocupam os { $count } lugares livres quando você começar.
}
web-wait-for-host = A partida começa quando quem abriu a mesa quiser.

## Seats

web-seat-bot = robô · { $level }
web-automaton = Autômato
web-seat-automaton = joga por si
web-seat-open = lugar livre
web-seat-you = você
web-seat-away = ausente: um robô joga
web-seat-absent = não está agora
web-seat-asked = é a vez
web-seat-committed = já escolheu
web-seat-look = Mostrar { $name }
web-take-back = Voltei
web-bank = De reserva
web-time-left = Tempo restante
web-points = { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}
web-winner = Vitória
web-link-opening = conectando…
web-link-slow = conexão lenta
web-link-lost = sem conexão

## The table

web-board = Tabuleiro
web-question = O que se pergunta
web-options = Respostas
web-your-turn = Sua vez
web-waiting-for = À espera de { $names }.
web-answer-is-in = Sua resposta está dada. Você pode mudá-la até que os outros deem a deles.
web-game-over-nobody = A partida acabou. Ninguém vence.
web-game-over = A partida acabou. Vitória de { $names }.
web-game-over-alone = A partida acabou.
web-rule = Regra
web-all-rules = Todas as regras
web-rule-parent = Parte de: { $title }
web-show-options = Respostas ({ $count })
web-hide-options = Esconder respostas
web-show-all = Mostrar todas as { $count }
web-search-options = Buscar entre { $count } respostas
web-has-warning = Há algo a saber antes
web-one-less = Um a menos: { $thing }
web-gathered = { $count } escolhidos; de { $least } a { $most }.
web-gathered-exactly = { $count } de { $most } escolhidos.
web-confirm = Confirmar
web-confirm-none = Nenhum
web-change-answer = Mudar minha resposta
web-which = Qual?
web-here = O que você pode fazer aqui
web-sure = Tem certeza?
web-yes-do-it = Sim, faça
web-no-wait = Não, espere
web-tools = Ferramentas
web-undo = Desfazer
web-undo-more = Desfazer…
web-redo = Refazer
web-undo-ask = Pedir para desfazer
web-undo-ask-about = Voltar mais desfaz jogadas dos outros ou algo já visto, por isso os outros jogadores devem concordar. Para antes de quê?
web-undo-before = Antes de: { $line }
web-undo-wished = { $count ->
    [one] { $name } pede para desfazer 1 escolha.
   *[other] { $name } pede para desfazer { $count } escolhas.
}
web-agree = Concordar
web-refuse = Recusar
web-hint = Dica
web-hint-thinking = Um robô está pensando…
web-hint-says = Um robô escolheria: { $choice }
web-hint-rated = Como ele avalia o que você pode fazer; escolha se quiser:
web-hint-take = Fazer isso
web-hint-none = Não há dica agora.
web-why = Por que não?
web-why-title = O que você não pode fazer agora
web-why-nothing = Nada é recusado aqui.
web-menu = Menu
web-keys = Teclado
web-keys-on = Teclas simples funcionam à mesa
web-key-take = Tomar ou marcar a resposta desse número
web-key-pass = Passar
web-key-confirm = Confirmar o que está marcado
web-key-walk = Percorrer as respostas
web-key-search = Buscar entre as respostas
web-standing = Da próxima vez
web-standing-ask = perguntar
web-standing-never = sempre passar
web-standing-always = sempre fazer
web-standing-list = Respostas permanentes
web-standing-about = O que é respondido por você sem perguntar.
web-standing-none = Você é sempre consultado.
web-rules-version = Versão das regras { $version }
web-seed-was = semente { $seed }
web-save-record = Salvar a gravação
web-cover = Passe o aparelho para { $name }
web-cover-who = Quem olha a tela?
web-cover-about = Os outros olham para o lado. Nada aparece até você dizer que está pronto.
web-cover-ready = Sou { $name }
web-shared-zones = De todos

## Beside the table

web-panels = Ao lado do tabuleiro
web-log = Diário
web-log-earlier = Mais antigo
web-log-empty = Ainda não aconteceu nada.
web-to-replay = Ver este momento
web-turn-of = { $name }
web-talk = Conversa
web-talk-empty = Ninguém disse nada ainda.
web-unheard = novas
web-watcher = Espectador
web-say = Diga algo
web-send = Enviar
web-proposal = Proposta
web-as-proposal = como proposta; não obriga ninguém
web-notes = Notas
web-notes-about = Só você pode ler isto.
web-score = Pontos
web-score-hidden = Os pontos são contados no fim.
web-search-rules = Buscar nas regras
web-found = { $count ->
    [0] Nada encontrado.
    [one] 1 encontrada.
   *[other] { $count } encontradas.
}
web-rules-about = Em palavras nossas, na ordem do livro de regras.
web-recap = Desde a sua última visita
web-recap-more = { $count ->
    [one] Mais 1 antes.
   *[other] Mais { $count } antes.
}

## A galeria de cartas

web-cards = Cartas
web-title-cards = Cartas: { $game }
web-cards-search = Buscar em nomes e textos
web-cards-filters = Filtros
web-cards-filters-chosen = Filtros ({ $count } em uso)
web-cards-any = Todos
web-cards-ruled = Só com esclarecimentos
web-cards-clear = Limpar os filtros
web-cards-found = { $count ->
    [0] Nenhuma carta corresponde.
    [one] 1 carta
   *[other] { $count } cartas
}
web-cards-more = Mostrar mais (restam { $count })
web-cards-all = Todas as cartas
web-cards-no-game = Não há galeria de cartas para “{ $game }”.
web-cards-no-card = { $game } não tem a carta “{ $card }”.
web-card-leaf = Cartas anterior e seguinte
web-card-before = Carta anterior:
web-card-after = Próxima carta:
web-card-facts = Dados
web-card-code = Código
web-card-rules = Regras que falam dela
web-card-side = O outro lado
web-card-replacement = Substituída em Horizontes por
web-card-replaced = Substitui
web-rulings = Esclarecimentos
web-rulings-none = Não há o que esclarecer: a carta diz tudo.
web-rulings-count = { $count ->
    [one] 1 esclarecimento
   *[other] { $count } esclarecimentos
}

## After the game

web-final-scores = Pontuação final
web-chart = O curso da partida
web-chart-none = Não há gráfico desta partida.
web-chart-start = Início
web-chart-end = Fim
web-chart-of = O que se compara
web-standings = Situação
web-rematch = Revanche

## Replay

web-replay-of = Reprise: { $game }
web-to-table = Para a mesa
web-seen-by = Visto por
web-seen-all = tudo
web-seen-open = um espectador
web-replay-next = Depois: { $choice }
web-replay-quiet = Nada a contar.
web-replay-controls = Reprise
web-run = Rodar
web-pause = Pausar
web-step-on = Um adiante
web-step-back = Um atrás
web-turn-after = Próximo turno
web-turn-before = Turno anterior
web-scrub = Ponto da partida
web-position = { $at } de { $all }
web-jump = Ir a um turno
web-turn-number = Turno { $number }: { $name }
web-speed = Velocidade
web-branch = Jogar a partir daqui
web-branch-about = Uma nova mesa começa depois da escolha { $at }; esta partida fica como está.

## Settings

web-set-reading = Leitura
web-set-language = Idioma
web-set-text = Tamanho do texto
web-set-text-small = Pequeno
web-set-text-usual = Comum
web-set-text-large = Grande
web-set-text-huge = Muito grande
web-set-motion = Movimento
web-set-motion-full = As coisas se movem
web-set-motion-less = As coisas ficam paradas
web-set-system = Como o aparelho
web-set-colours = Cores
web-set-theme = Claridade
web-set-light = Papel
web-set-dark = Noite
web-set-palette = Paleta
web-set-palette-standard = Terracota
web-set-palette-safe = Segura para daltonismo
web-set-playing = Jogo
web-set-confirm = Perguntar “tem certeza?”
web-set-confirm-warned = Quando há um aviso
web-set-confirm-always = A cada escolha
web-set-auto-pass = Passar por mim quando nada mais é possível

## Account

web-account-name = Nome da conta
web-password = Senha, 8 caracteres ou mais
web-sign-up = Criar uma conta
web-sign-up-about = Dá para jogar sem conta. Com ela, suas mesas ficam guardadas e aparecem em qualquer aparelho; as de agora vão junto.
web-sign-in = Entrar na conta
web-sign-out = Sair da conta
web-signed-in = Conta: { $name }.
web-have-account = Já tenho conta
web-no-account = Ainda não tenho
web-notify = Avise quando for minha vez
web-notify-about = Tudo desligado, a não ser que você queira.
web-notify-browser = Por um aviso deste navegador, enquanto uma mesa estiver aberta nele
web-notify-mail = Por e-mail para
web-notify-webhook = Chamando este endereço
web-notify-denied = O navegador não permite avisos daqui.

## Worked turns

web-title-example = Turno passo a passo: { $game }
web-examples = Turnos passo a passo
web-examples-about = Os exemplos do manual na mesa de verdade, passo a passo.
web-example-steps =
    { $count ->
        [one] um passo
       *[other] { $count } passos
    }
web-example = Turno passo a passo
web-example-at = Passo { $at } de { $all }
web-example-chosen = Escolhas
web-example-before = Voltar
web-example-next = Avançar
