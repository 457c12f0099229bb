## La mesa en el navegador

imperium-web-round = Ronda { $round }
imperium-web-round-of = Turno { $round } de { $last }
imperium-train-again = Con { $mark } puntos demuestras que entiendes las reglas; inténtalo otra vez
imperium-trained = Con { $mark } puntos demuestras que entiendes las reglas; con { $next }, que juegas bien con la nación
imperium-trained-well = Con { $mark } puntos o más juegas bien con la nación
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
