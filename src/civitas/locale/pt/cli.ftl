## Ajuda dos comandos

cli-usage = Uso:
cli-options = Opções
cli-commands = Comandos
cli-help-civitas = Jogos de tabuleiro de civilização com todas as regras aplicadas.
cli-help-help = Mostra esta ajuda.
cli-help-version = Mostra a versão.
cli-help-lang = O idioma; se não for dado, o de CIVITAS_LANG ou o do sistema.
cli-help-json = Escreve JSON, para programas.
cli-help-seed = A semente do acaso: um número inteiro de 0 a 2^96 - 1.
cli-help-set = Define uma opção do jogo; pode ser repetida. Uma opção que é um texto pode ser lida de um arquivo: NAME=@FILE.
cli-help-seats = Quantos lugares; se não for dado, o mínimo que o jogo permite.
cli-help-automaton = Joga contra o autômato de um jogo que o tenha, sendo WHO a nação dele; draw sorteia uma.
cli-help-level = Quão forte é o autômato; se não for dado, o nível habitual.
cli-help-games = Lista os jogos.
cli-help-all = Também os que não aparecem no salão.
cli-help-play = Joga uma partida no terminal.
cli-help-play-bots = Quem joga, lugar a lugar: random, greedy, search:ms=200, beam:ms=500 ou human; se forem menos que os lugares, ficam com os últimos. Se não for dado, o lugar 1 é humano e os outros são greedy.
cli-help-load = Continua uma partida salva.
cli-help-simulate = Faz bots jogarem muitas partidas e relata o resultado.
cli-help-games-count = Quantas partidas; se não for dado, 100.
cli-help-simulate-bots = Os bots, que se revezam nos lugares; se não for dado, random.
cli-help-jobs = Quantos processos; o resultado é o mesmo com qualquer número.
cli-help-replay = Confere uma partida gravada e mostra aonde ela chega.
cli-help-step = Percorre a partida escolha por escolha.
cli-help-until = Só as primeiras N escolhas; com --step, começa ali.
cli-help-bench = Mede os números de velocidade.
cli-help-against = Falha se uma razão for mais de 20 % pior que neste relatório anterior.
cli-help-rules = As regras de um jogo.
cli-help-rules-show = Mostra as regras de um jogo ou explica uma delas.
cli-help-rules-aid = Mostra a ajuda do jogador: turno, fim e o que se esquece fácil, para qualquer mesa ou para certas opções.
cli-help-rules-example = Os turnos passo a passo de um jogo, ou um deles com a mesa a cada passo
cli-help-rules-coverage = Lista cada regra e os testes que a mostram.
cli-help-tests = A pasta dos testes; se não for dada, ./tests.
cli-help-doctor = Diz de que é feita esta instalação.

## A mesa

cli-seat-you = { $player } (você)
cli-seat-bot = { $player } ({ $bot })
cli-automaton = Autômato
cli-card = carta { $number }
cli-log = O que aconteceu
cli-your-answer = Sua resposta:
cli-keys = h ajuda · ? por que não · c cartas · u desfazer · r refazer · s salvar · q sair
cli-help-keys =
    Um número responde à pergunta; onde se podem escolher várias, digite-as juntas: 1 3 4. O 0 passa.
    Enter  mostra a mesa de novo
    u      desfaz a sua última escolha, até que algo novo seja visto
    r      refaz
    ?      o que você não pode fazer agora, por quê e por qual regra
    c      o que as cartas fazem
    s      salva a partida em um arquivo
    q      sai da partida
    resign desiste da partida inteira, onde as regras permitem
cli-no-resigning = Não se pode desistir da partida agora.
cli-pick-between = Escolha de { $least } a { $most }, de uma vez: 1 3 4.
cli-pick-exactly = Escolha { $count }, de uma vez: 1 3 4.
cli-no-such-answer = { $answer } não está entre as respostas; digite um dos números acima, ou h para ajuda.
cli-one-answer = Esta pergunta pede um só número.
cli-pass-alone = O 0 vem sozinho: quer dizer não escolher nada.
cli-answer-twice = Cada número pode ser dado uma vez.
cli-go-on = Continuar assim mesmo? (s/n)
cli-yes-answers = s sim y yes
cli-cover = { $player }, sua vez na tela. Os outros não olham; aperte Enter.
cli-no-undo = Não há o que desfazer: outro jogador foi perguntado ou algo novo foi visto.
cli-no-redo = Não há o que refazer.
cli-no-cards = Este jogo não descreve suas cartas.
cli-why-nothing = Nada é recusado agora.
cli-why-action = Agora não
cli-why-reason = Porque
cli-why-rule = Regra
cli-save-as = Salvar em que arquivo? [{ $suggested }]
cli-save-over = { $path } já existe. Substituir? (s/n)
cli-save-no-file = { $path } não é um arquivo; nada foi salvo.
cli-save-failed = Nada foi salvo em { $path }: { $why }.
cli-saved = Salvo em { $path }.
cli-save-at-end = s para salvar a partida, Enter para sair:
cli-leave = Sair sem salvar? (s/n)
cli-end-of-input = A entrada acabou; a partida fica sem salvar.
cli-over = Fim da partida
cli-player = Jogador
cli-score = Pontos
cli-breakdown = Composição
cli-winners = { $count ->
    [0] Ninguém vence.
    [one] Vitória de { $names }.
   *[other] Vitória dividida: { $names }.
}
cli-seed = A semente era { $seed }.

## Listas e relatórios

cli-no-games = Ainda não há jogo no salão; --all lista os outros.
cli-name = Nome
cli-game = Jogo
cli-seats = Lugares
cli-game-options = Opções
cli-option-text = texto de até { $most } caracteres
cli-none = nenhuma
cli-missing = falta
cli-bot = Bot
cli-wins = Vitórias
cli-mean-score = Média de pontos
cli-sim-games = Partidas
cli-sim-speed = Partidas por segundo
cli-sim-decision-speed = Decisões por segundo
cli-sim-branching = Opções por decisão
cli-sim-length = Escolhas por partida
cli-sim-capped = Partidas interrompidas
cli-sim-seconds = Segundos
cli-compiled = compilado
cli-interpreted = interpretado
cli-figure = Número
cli-value = Valor
cli-yardstick = Padrão
cli-ratio = Razão
cli-goal = Meta
cli-record-seed = Semente
cli-replay-other-rules = Foi jogado com a versão { $rules } das regras; a versão instalada aqui é { $installed }, por isso não se podem percorrer as escolhas.
cli-replay-right = A gravação confere até a escolha { $at } de { $all }.
cli-step-at = Depois de { $at } de { $all } escolhas
cli-step-choice = { $player } escolhe: { $choice }
cli-step-end = A gravação acaba aqui.
cli-step-keys = Enter avança · b volta · um número salta até ele · q sai:
cli-step-bad = Digite Enter, b, q ou um número até { $all }.
cli-rule-source = Fonte: { $source }
cli-rule-parent = Parte de: { $rule }
cli-rule-child = Ver também: { $rule }
cli-rule-unknown = { $rule } não está no índice, mas é citada por { $tests }.
cli-rule-waits = espera por { $what }
cli-example-chosen = { $player }: { $choice }
cli-rule-count = { $shown } de { $all } regras são mostradas por testes.
cli-doctor-game = Jogo { $name }
cli-doctor-rules = regras { $version }
cli-doctor-kernel = Núcleo
cli-doctor-stale = Módulos compilados mais velhos que a fonte
cli-doctor-no-stale = nenhum
cli-doctor-database = Banco de dados
cli-doctor-no-database = nenhum por enquanto
cli-doctor-browser = Navegador
cli-help-serve = Serve o aplicativo web: saguão, mesas, robôs e replays.
cli-help-backup = Grava todas as mesas e jogadores em um arquivo.
cli-help-verify = Testa todas as partidas guardadas com as regras instaladas, antes de servi-las.
cli-help-restore = Preenche um banco de dados vazio a partir desse arquivo.
cli-help-host = O endereço em que escutar.
cli-help-port = A porta em que escutar.
cli-help-workers = Quantos processos do servidor; mais de um precisa de PostgreSQL e Redis.
cli-help-bot-processes = Em quantos processos os robôs pensam.
cli-help-data = Onde as mesas são guardadas.
cli-help-log = Quanto é escrito no registro.
cli-serving = Civitas está em { $address } (Ctrl-C encerra).
cli-serve-untried = { $count ->
    [one] Uma partida guardada foi jogada com outras regras e será testada ao ser aberta; “civitas verify” a testa agora.
   *[other] { $count } partidas guardadas foram jogadas com outras regras e serão testadas ao serem abertas; “civitas verify” as testa agora.
}
cli-verify-standing = { $count } jogadas com estas mesmas regras
cli-verify-holding = { $count } jogadas com outras regras e iguais com estas
cli-verify-going-on = { $count } que continuam com estas regras de onde estavam
cli-verify-broken = { $count } que só podem ser vistas
cli-verify-goes-on = { $table } ({ $game }) continua de onde estava: { $said }
cli-verify-breaks = { $table } ({ $game }) só pode ser vista: { $said }
cli-backed-up = { $rows } linhas estão em { $file }.
cli-restored = { $rows } linhas foram restauradas.
