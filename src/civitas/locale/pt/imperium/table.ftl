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
