## La mesa

imperium-table-round = ronda { $round }
imperium-table-round-of = turno { $round } de { $last }
imperium-table-scoring = la última ronda es la { $round }
imperium-table-collapse = colapso
imperium-table-doing-activate = activando
imperium-table-doing-innovate = innovando
imperium-table-doing-revolt = rebelándose
imperium-table-doing-clean-up = mantenimiento
imperium-table-doing-solstice = solsticio
imperium-table-market = Mercado
imperium-table-unrest = { $amount ->
        [one] Disturbio
       *[other] { $amount } Disturbios
    }
imperium-table-nation = { $nation } { $side }
imperium-table-size = { $zone } { $size }
imperium-table-small-size = { $deck }: { $size }
imperium-table-nation-deck = mazo de nación { $size }+ascensión
imperium-table-actions = acciones { $amount }
imperium-table-exhausts = fichas de agotamiento { $amount }
imperium-table-exhausted = agotada
imperium-table-under = debajo: { $cards }
imperium-table-icons-under = { $amount } de { $wanted } iconos: { $icons }
imperium-table-list = { $what }: { $cards }
imperium-table-develop = { $card } ({ $cost })
imperium-table-hand = Tu mano
imperium-table-hand-of = la mano
imperium-table-in-play = En juego
imperium-table-own-area = Tus cartas en juego
imperium-table-development = Por desarrollar
imperium-table-quests = Misiones inminentes
imperium-table-power = Poder
imperium-table-side = cara { $side }
imperium-table-level = nivel { $level }
imperium-table-slots = Casillas
imperium-table-slot-face-down = boca abajo
imperium-table-slot-covered = { $card } (bajo el dado)
imperium-table-slot-resolving = { $card } (resolviéndose)
imperium-table-slot-empty = vacía
imperium-table-slot-closed = cerrada
imperium-table-die = dado { $die }
imperium-table-on-deck = encima del mazo de robo
imperium-table-set-aside = apartadas, la próxima primero
imperium-table-on-state-card = en la carta de estado
imperium-table-state-card = carta de estado: { $side } ({ $edition })
imperium-table-after-shuffle = después de cada barajada
imperium-table-clean-up = en cada mantenimiento
imperium-table-end-of-clean-up = final de cada mantenimiento
imperium-table-journey = Viaje
imperium-table-automaton-commerce = para el autómata, comercio: { $what }
imperium-table-automaton-profit = para el autómata, beneficio: { $what }
imperium-table-resolving = resolviéndose
imperium-table-discarded = pila de descarte, la carta superior primero
