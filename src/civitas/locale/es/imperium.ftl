imperium-title = Imperium
    .about = De dos a cuatro naciones pasan de bárbaros a imperios: cada una con su mazo, y un mercado para todas.
imperium-option-nation1 = La nación del jugador 1
imperium-option-nation2 = La nación del jugador 2
imperium-option-nation3 = La nación del jugador 3
imperium-option-nation4 = La nación del jugador 4
imperium-option-side1 = La cara de la carta de poder del jugador 1
imperium-option-side2 = La cara de la carta de poder del jugador 2
imperium-option-side3 = La cara de la carta de poder del jugador 3
imperium-option-side4 = La cara de la carta de poder del jugador 4
imperium-option-common = La caja de la que vienen las cartas comunes
imperium-option-replacements = Si las cartas de reemplazo posteriores ocupan el lugar de las primeras
imperium-option-first = Quién empieza; 0 para sortearlo

## Preguntas

imperium-ask-turn = Es tu turno. ¿Activas, innovas o te rebelas?
imperium-ask-activate = Juega una carta, usa una habilidad de agotamiento o termina tu turno.
imperium-ask-may = Puedes { $body }. ¿Quieres hacerlo?
imperium-ask-respond = { $card } puede responder: { $body }. ¿Agotas la carta?
imperium-ask-choose = { $card }: ¿qué eliges?
imperium-ask-pay = Pagas { $what }. ¿Con qué?
imperium-ask-pay-up-to = ¿Cuánto pagas de { $resource }?
imperium-ask-discard = ¿Qué carta descartas?
imperium-ask-discard-any = Mantenimiento: ¿qué cartas descartas antes de robar?
imperium-ask-abandon = ¿Qué carta abandonas?
imperium-ask-recall = ¿Qué carta recuperas a tu mano?
imperium-ask-to-history = ¿Qué carta va a tu historia?
imperium-ask-to-legends = ¿Qué Mana va a tus leyendas?
imperium-ask-on-deck = ¿Qué carta va encima de tu mazo de robo?
imperium-ask-to-hand = ¿Qué carta llevas a tu mano?
imperium-ask-return-unrest = ¿Qué Disturbio devuelves?
imperium-ask-revolt = ¿Qué Disturbio devuelves a la pila?
imperium-ask-garrison = ¿Qué carta proteges?
imperium-ask-exile = ¿Qué carta exilias?
imperium-ask-find = ¿Qué carta buscas?
imperium-ask-play-card = ¿Qué carta juegas?
imperium-ask-exile-market = ¿Qué carta del mercado exilias?
imperium-ask-swap-out = ¿Qué carta del mercado va al exilio?
imperium-ask-swap-in = ¿Qué carta exiliada ocupa su lugar?
imperium-ask-swap-market = ¿Qué Artilugio intercambias con qué carta del mercado?
imperium-ask-acquire = ¿Qué carta adquieres?
imperium-ask-break-through = ¿Qué carta, o de qué mazo, mejoras?
imperium-ask-develop = ¿Qué carta desarrollas?
imperium-ask-taker = Quizá no haya Disturbios para todos. ¿Quién toma el siguiente?
imperium-ask-take-tokens = ¿De qué carta del mercado obtienes los recursos?
imperium-ask-clean-up-token = Mantenimiento: ¿sobre qué carta del mercado pones { $what }?
imperium-ask-market-token = ¿Sobre qué carta del mercado pones { $what }?
imperium-ask-declare = ¿Qué clase dices?
imperium-ask-tribute = ¿Le das 1 Progreso a quien se defiende, para que no ignore tu ataque?
imperium-ask-draw-up-to = ¿Cuántas cartas robas?
imperium-ask-place-drawn = ¿Adónde va la carta que has robado?
imperium-ask-their-card = ¿Qué carta en juego eliges?
imperium-ask-give = ¿Qué carta le das a { $player }?
imperium-ask-bottom = ¿Pones la carta de nación mirada al final de su mazo?
imperium-ask-sink-nation = ¿Qué carta va al final de tu mazo de nación?
imperium-ask-put-back-nation = ¿Qué carta vuelve ahora encima de tu mazo de nación?
imperium-ask-swap-nation = ¿Qué carta de tu mano intercambias con la carta superior de tu mazo de nación?
imperium-ask-take-fame = ¿Qué carta de Fama tomas?
imperium-ask-put-back-fame = ¿Qué carta vuelve ahora encima del mazo de fama?
imperium-ask-discard-drawn = ¿Cuál de las cartas robadas descartas?
imperium-ask-host = ¿Debajo de qué carta la proteges?
imperium-ask-ready = ¿De qué carta devuelves la ficha de agotamiento?
imperium-ask-treat = ¿De qué carta pasa el icono a contar de otro modo?
imperium-ask-solstice = ¿Qué efecto de solsticio resuelves ahora?
imperium-ask-order = Varias cartas tuyas responden. ¿Cuál va primero?

## Respuestas

imperium-turn-activate = Activar: jugar cartas y usar habilidades de agotamiento
imperium-turn-innovate = Innovar: descartar la mano y mejorar una carta
imperium-turn-revolt = Rebelarse: devolver Disturbios de la mano
imperium-play = Jugar { $card }
imperium-use = Agotar { $card }
imperium-profit = Cobrar el beneficio de { $card }
imperium-from-deck = Del mazo: { $suit }
imperium-search-deck = Buscar en el mazo principal: carta { $kind }
imperium-exiled-instead = Mejorar del exilio, en vez de eso: { $card }
imperium-swapped = { $card } por { $other }
imperium-picked = { $card } ({ $zone })
imperium-number = { $number }
imperium-drawn-to-discard = Descartarla
imperium-drawn-to-deck = Devolverla encima del mazo
imperium-drawn-to-history = Colocarla en tu historia
imperium-free = nada
imperium-yes = Sí
imperium-pass = Ninguna
imperium-pass-activate = Terminar tu turno
imperium-pass-discard-any = No descartar más
imperium-pass-revolt = No devolver más
imperium-pass-may = No
imperium-pass-respond = No
imperium-pass-develop = No desarrollar
imperium-pass-tribute = No
imperium-pass-bottom = No

## Por qué no, y qué tener en cuenta

imperium-do-anything = Cualquier jugada
imperium-do-play = Jugar { $card }
imperium-do-exhaust = Agotar { $card }
imperium-why-not-asked = Antes hay que responder otra pregunta, o no es tu turno.
imperium-why-activate-first = Las cartas se juegan en un turno de activar: elige eso primero.
imperium-why-only-responds = Solo responde: se te preguntará cuando llegue su momento.
imperium-why-never = Esta carta no se puede jugar.
imperium-why-other-state = Tu carta de estado muestra un icono distinto del de esta carta.
imperium-why-card-missing = Falta otra carta que esta necesita.
imperium-why-cost = Cuesta { $what }; te falta { $missing }.
imperium-why-cost-cards = No tienes las cartas que cuesta.
imperium-why-no-effect = Nada de lo que dice puede hacerse ahora.
imperium-why-no-action = No te quedan acciones.
imperium-why-free-played = Ya la has jugado sin coste este turno y no te quedan acciones.
imperium-why-no-token = No te quedan fichas de agotamiento.
imperium-why-exhausted = Está agotada.
imperium-warn-collapse = Con esto se toma el último Disturbio de la pila: hay colapso y la partida termina enseguida.
imperium-warn-abilities-left = { $amount ->
    [one] Aún puedes usar una habilidad de agotamiento.
   *[other] Aún puedes usar { $amount } habilidades de agotamiento.
}
imperium-warn-no-effect = Esta carta no te daría nada ahora.
imperium-warn-actions-left = { $amount ->
        [one] Todavía te queda { $amount } acción.
       *[other] Todavía te quedan { $amount } acciones.
    }

## Recursos

imperium-materials = Materiales
imperium-population = Población
imperium-progress = Progreso
imperium-goods = Bienes
imperium-counter-materials = Materiales
imperium-counter-population = Población
imperium-counter-progress = Progreso
imperium-counter-goods = Bienes
imperium-counter-round = Ronda

## Lugares

imperium-zone-market = mercado
imperium-zone-unrest-under-the-market = Disturbios en el mercado
imperium-zone-unrest-pile = pila de disturbios
imperium-zone-exile = exilio
imperium-zone-King-of-Kings = Rey de Reyes
imperium-zone-main-deck = mazo principal
imperium-zone-region-deck = mazo de Región
imperium-zone-uncivilised-deck = mazo Primitivo
imperium-zone-civilised-deck = mazo Civilizado
imperium-zone-fame-deck = mazo de Fama
imperium-zone-revealed = reveladas
imperium-zone-box = caja
imperium-zone-hand = mano
imperium-zone-draw-deck = mazo de robo
imperium-zone-discard-pile = pila de descarte
imperium-zone-play-area = en juego
imperium-zone-being-played = jugándose
imperium-zone-garrisons = cartas protegidas
imperium-zone-history = historia
imperium-zone-nation-deck = mazo de nación
imperium-zone-accession = carta de ascensión
imperium-zone-development-area = zona de desarrollo
imperium-zone-power = carta de poder
imperium-zone-looked-at = miradas
imperium-zone-chaos-pile = pila de caos
imperium-zone-legends = leyendas
imperium-zone-state-card = carta de estado
imperium-zone-other-side-of-the-state-card = reverso de la carta de estado

## El registro

imperium-log-play = { $player } juega { $cards }.
imperium-log-draw = { $player } roba { $cards }.
imperium-log-gain-card = { $player } obtiene { $cards }.
imperium-log-take-unrest = { $player } toma { $cards }.
imperium-log-return-unrest = { $player } devuelve { $cards }.
imperium-log-abandon = { $player } abandona { $cards }.
imperium-log-recall = { $player } recupera { $cards }.
imperium-log-discard = { $player } descarta { $cards }.
imperium-log-garrison = { $player } protege { $cards }.
imperium-log-history = { $player } coloca { $cards } en la historia.
imperium-log-legends = { $player } coloca { $cards } en las leyendas.
imperium-log-flip-state = { $player } voltea la carta de estado: { $cards }.
imperium-log-develop = { $player } desarrolla { $cards }.
imperium-log-nation = { $player } lleva { $cards } del mazo de nación a la pila de descarte.
imperium-log-accession = { $player } lleva la última carta de nación a la pila de descarte: { $cards }.
imperium-log-exile = Va al exilio: { $cards }.
imperium-log-look-at-fame = { $player } mira cartas de Fama: { $cards }.
imperium-log-look-at-nation = { $player } mira cartas de nación: { $cards }.
imperium-log-reveal = Reveladas: { $cards }.
imperium-log-refill = Va al mercado: { $cards }.
imperium-log-reshuffle = { $player } baraja la pila de descarte como nuevo mazo de robo: { $cards }.
imperium-log-exhausted = { $player } agota { $card }.
imperium-log-scoring-triggered = Se desencadena la puntuación: tras esta ronda se juega una más.
imperium-log-collapse = Ya no quedan Disturbios: colapso.

## La mesa

imperium-table-round = ronda { $round }
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
imperium-table-nation-deck = mazo de nación { $size }+ascensión
imperium-table-actions = acciones { $amount }
imperium-table-exhausts = fichas de agotamiento { $amount }
imperium-table-exhausted = agotada
imperium-table-under = debajo: { $cards }
imperium-table-list = { $what }: { $cards }
imperium-table-develop = { $card } ({ $cost })
imperium-table-hand = Tu mano
imperium-table-in-play = En juego
imperium-table-own-area = Tus cartas en juego
imperium-table-development = Por desarrollar
imperium-table-power = Poder
imperium-table-side = cara { $side }
