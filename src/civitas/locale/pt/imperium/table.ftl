## A mesa

imperium-table-round = rodada { $round }
imperium-table-round-of = turno { $round } de { $last }
imperium-table-scoring = a última rodada é a { $round }
imperium-table-collapse = colapso
imperium-table-doing-activate = ativando
imperium-table-doing-innovate = inovando
imperium-table-doing-revolt = revolucionando
imperium-table-doing-clean-up = limpeza
imperium-table-doing-solstice = solstício
imperium-table-market = Mercado
imperium-table-unrest = { $amount ->
        [one] Desordem
       *[other] { $amount } Desordens
    }
imperium-table-nation = { $nation } { $side }
imperium-table-size = { $zone } { $size }
imperium-table-small-size = { $deck }: { $size }
imperium-table-nation-deck = baralho de nação { $size }+ascensão
imperium-table-actions = ações { $amount }
imperium-table-exhausts = fichas de exaustão { $amount }
imperium-table-exhausted = exaurida
imperium-table-under = sob ela: { $cards }
imperium-table-icons-under = { $amount } de { $wanted } ícones: { $icons }
imperium-table-list = { $what }: { $cards }
imperium-table-develop = { $card } ({ $cost })
imperium-table-hand = A sua mão
imperium-table-hand-of = a mão
imperium-table-in-play = Em jogo
imperium-table-own-area = As suas cartas em jogo
imperium-table-development = A desenvolver
imperium-table-quests = Buscas iminentes
imperium-table-power = Poder
imperium-table-side = lado { $side }
imperium-table-level = nível { $level }
imperium-table-slots = Espaços
imperium-table-slot-face-down = oculta
imperium-table-slot-covered = { $card } (sob o dado)
imperium-table-slot-resolving = { $card } (sendo resolvida)
imperium-table-slot-empty = vazio
imperium-table-slot-closed = fechado
imperium-table-die = dado { $die }
imperium-table-on-deck = no topo do baralho de compra
imperium-table-set-aside = de lado, a próxima primeiro
imperium-table-on-state-card = na carta de estado
imperium-table-state-card = carta de estado: { $side } ({ $edition })
imperium-table-after-shuffle = depois de cada embaralhada
imperium-table-clean-up = em cada limpeza
imperium-table-end-of-clean-up = fim de cada limpeza
imperium-table-journey = Jornada
imperium-table-automaton-commerce = para o autômato, comércio: { $what }
imperium-table-automaton-profit = para o autômato, lucro: { $what }
imperium-table-resolving = sendo resolvida
imperium-table-discarded = descarte, a carta do topo primeiro
