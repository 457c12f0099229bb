## La mesa en el navegador

imperium-web-round = Ronda { $round }
imperium-web-round-of = Turno { $round } de { $last }
imperium-train-again = Con { $mark } puntos demuestras que entiendes las reglas; inténtalo otra vez
imperium-trained = Con { $mark } puntos demuestras que entiendes las reglas; con { $next }, que juegas bien con la nación
imperium-trained-well = Con { $mark } puntos o más juegas bien con la nación
imperium-automaton-beaten = El autómata ha sido vencido
imperium-automaton-won = El autómata tiene tantos puntos o más, y por eso gana
imperium-automaton-won-by-collapse = Tras un colapso gana el autómata, sean cuales sean los puntos
imperium-automaton-ours = Su hoja es obra de Civitas, no es oficial
imperium-automaton-lost-by-collapse = La pila de caos está vacía, y por eso el colapso vence al autómata
imperium-means = Materiales y Población
imperium-means-goods = Materiales, Población y Bienes
imperium-web-on-turn = Es el turno de { $name }
imperium-web-last-round = La última ronda es la { $round }
imperium-web-collapsed = Colapso: se acabó el último Disturbio
imperium-web-collapse-near = { $count ->
        [one] Queda { $count } Disturbio antes del colapso
       *[other] Quedan { $count } Disturbios antes del colapso
    }
imperium-web-decks = Los mazos del centro
imperium-web-empty-slot = vacío
imperium-web-unrest-beneath = { $count ->
        [one] Disturbio debajo
       *[other] { $count } Disturbios debajo
    }
imperium-web-hand = Tu mano
imperium-web-own-area = Tu zona
imperium-web-own-piles = Tus mazos y pilas
imperium-web-piles-of = Mazos y pilas de { $name }
imperium-web-fold = Cartas de { $name }
imperium-web-none-in-play = nada en juego
imperium-web-means = Recursos, acciones y fichas de agotamiento
imperium-web-actions = Acciones restantes
imperium-web-exhaust-tokens = Fichas de agotamiento restantes
imperium-web-token-on-it = hay una ficha de agotamiento encima
imperium-web-king-resolved = Rey de Reyes resuelto
imperium-web-score = { $points } PV
imperium-web-winner = gana
imperium-web-to-answer = debe responder

## Cartas

imperium-web-nation-card = Carta de nación
imperium-web-develop-cost = Para desarrollar:
imperium-web-copy = Copia de { $card } este turno
imperium-web-exhausted = agotada
imperium-web-under = Protegidas aquí: { $cards }
imperium-web-icons-under = { $amount } de { $wanted } iconos distintos
imperium-web-picked = elegida
imperium-web-usable = se puede elegir
imperium-web-why-not = ahora no se puede usar; elígela para saber por qué
imperium-web-only-trading = Solo con Rutas Comerciales
imperium-web-merchant-card = Mercader
imperium-web-route-under = Ruta Comercial abierta debajo: { $card }

## El autómata

imperium-web-level = Nivel: { $level }
imperium-web-ours = Hoja hecha por Civitas, no oficial
imperium-web-slots = Sus casillas
imperium-web-slot = Casilla { $number }
imperium-web-slot-face-down = boca abajo
imperium-web-slot-empty = vacía
imperium-web-slot-closed = cerrada
imperium-web-slot-covered = bajo el dado
imperium-web-slot-resolving = resolviéndose
imperium-web-die = Dado: { $die }
imperium-web-on-state-card = Sobre su carta de estado
imperium-web-token = ficha de agotamiento
imperium-web-on-deck = Encima de su mazo de robo
imperium-web-aside-next = La siguiente de las apartadas
imperium-web-resolving = Resolviéndose
imperium-web-state-card = Carta de estado: { $side }
imperium-web-sheet-edition = Hoja: { $edition }
imperium-web-row-here = esta fila
imperium-web-journey = Viaje
imperium-web-steps = Lo que hizo el autómata
imperium-web-steps-show = Mostrar
imperium-web-steps-hide = Ocultar
imperium-web-step-of = Paso { $number } de { $count }
imperium-web-step-back = Atrás
imperium-web-step-next = Siguiente
imperium-web-step-skip = Saltar
imperium-web-step-done = Hecho
imperium-web-step-again = Desde el principio
imperium-web-pace = Su turno
imperium-web-pace-steps = paso a paso
imperium-web-pace-once = de una vez
