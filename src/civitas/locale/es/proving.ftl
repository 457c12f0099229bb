proving-title = El juego de prueba
    .about = Un pequeño juego de construir mazos: usa cartas, compra otras mejores y acaba con más puntos.
proving-option-market = Cuántas clases de carta de acción están a la venta
proving-option-kingdom = Las cartas del mercado por su nombre; vacío para sortear
proving-option-rounds = El máximo de rondas de la partida

## Preguntas

proving-ask-turn = Es tu turno. Usa una carta, compra una carta o termina el turno.
proving-ask-discard = ¿Qué cartas descartas?
proving-ask-trash = ¿Qué cartas eliminas?
proving-ask-put-back = ¿Qué carta pones encima de tu mazo?
proving-ask-pay-card = ¿Qué cartas descartas como pago?
proving-ask-pass-card = ¿Qué carta pasas a quien está a tu izquierda? Nadie la ve hasta que todos hayan elegido.
proving-ask-keep = ¿Qué carta conservas?
proving-ask-copy = ¿Qué carta en juego copias?
proving-ask-order = Varias de tus cartas responden. ¿Cuál va primero?
proving-ask-gain = ¿Qué carta tomas? Puede costar hasta { $limit }.
proving-ask-pay = Todavía { $due ->
        [one] falta
       *[other] faltan
    } { $due } por pagar. ¿Cuánto gastas en { $means }?
proving-ask-may = ¿Usas { $card }?
proving-ask-show = { $attack } te ataca. ¿Muestras { $card } de tu mano?
proving-ask-place-gained = Has ganado { $card }. ¿Adónde va la carta?
proving-ask-leave-out = { $player } va a barajar. ¿Qué carta dejas fuera?
proving-ask-discard-top = Ves la carta de encima del mazo de { $player }. ¿Se descarta?

## Respuestas

proving-pass-turn = Terminar el turno
proving-pass-no = No
proving-pass-none = Ninguna
proving-pass-leave = Dejarla en el descarte
proving-yes = Sí
proving-response = { $card }, por { $about }
proving-onto-deck = Encima del mazo
proving-into-trash = Eliminarla
proving-buy = Comprar { $card } por { $cost }
proving-play = Usar { $card }
proving-amount = { $amount }
proving-coins = monedas
proving-favours = favores
proving-cards = cartas

## Por qué no, y qué tener en cuenta

proving-why-not-your-turn = No es tu turno.
proving-why-answer-first = Antes hay que responder otra pregunta.
proving-why-no-action = No te quedan acciones.
proving-why-not-playable = Vale puntos, pero no se puede usar.
proving-why-no-buy = No te quedan compras.
proving-why-pile-empty = Su pila se ha agotado.
proving-why-too-dear = Te { $missing ->
        [one] falta
       *[other] faltan
    } { $missing }.
proving-warn-treasure-left = Todavía tienes tesoros en la mano y una compra en la que gastarlos.
proving-score-card = { $count } × { $card }

## La mesa

proving-zone-supply = Reserva
proving-zone-trash = Eliminadas
proving-zone-deck = Mazo
proving-zone-hand = Mano
proving-zone-discard = Descarte
proving-zone-play = En juego
proving-zone-held = Aparte
proving-zone-built = Edificios
proving-counter-actions = Acciones
proving-counter-buys = Compras
proving-counter-coins = Monedas
proving-counter-favours = Favores
proving-counter-round = Ronda
proving-counter-rounds = Rondas
proving-counter-kingdom = Reino
proving-some = { $count } × { $card }
proving-table-round = ronda { $round } de { $rounds }
proving-table-pile = carta, coste, quedan
proving-table-empty = vacía
proving-table-cost = Coste
proving-table-on-top = { $card } (encima)

## El registro

proving-log-play = { $player } usa { $cards }.
proving-log-build = { $player } construye { $cards }.
proving-log-take = { $player } toma { $cards } de la reserva.
proving-log-take-to-hand = { $player } toma { $cards } de la reserva a la mano.
proving-log-take-onto-deck = { $player } toma { $cards } de la reserva y lo pone encima del mazo.
proving-log-draw = { $player } roba { $cards }.
proving-log-hold = { $player } mira { $cards } de encima del mazo.
proving-log-keep = { $player } se lleva { $cards } a la mano.
proving-log-discard = { $player } descarta { $cards }.
proving-log-discard-top = { $player } pierde { $cards } de encima del mazo.
proving-log-trash = { $player } elimina { $cards }.
proving-log-put-back = { $player } pone { $cards } encima del mazo.
proving-log-into-deck = { $player } pone { $cards } del descarte en el mazo.
proving-log-leave-out = { $player } tiene que barajar sin { $cards }.
proving-log-shuffle = { $player } baraja { $cards } del descarte en el mazo.
proving-log-pass = { $player } pasa { $cards } a { $other }.
proving-log-played = { $player } usa { $card }.
proving-log-attacked = { $card } ataca a { $player }.
proving-log-pay = { $player } paga { $amount }.
proving-log-gain = { $player } gana { $card }.
proving-log-bought = { $player } compra { $card }.
proving-log-reshuffle = { $player } tiene que barajar el descarte.

## Las cartas

proving-card-bead = Abalorio
    .text = Tesoro: 1 moneda.
proving-card-coin = Moneda
    .text = Tesoro: 2 monedas.
proving-card-ingot = Lingote
    .text = Tesoro: 3 monedas.
proving-card-hut = Cabaña
    .text = 1 punto.
proving-card-house = Casa
    .text = 3 puntos.
proving-card-hall = Salón
    .text = 6 puntos.
proving-card-blight = Plaga
    .text = 1 punto menos.
proving-card-market = Mercado
    .text = Roba una carta. +1 acción, +1 compra, +1 moneda.
proving-card-granary = Granero
    .text = +1 acción. Descarta las cartas que quieras y roba otras tantas.
proving-card-bonfire = Hoguera
    .text = Elimina hasta 4 cartas de tu mano.
proving-card-workshop = Taller
    .text = Toma una carta que cueste hasta 4.
proving-card-foundry = Fundición
    .text = Elimina una carta de tu mano. Toma otra que cueste hasta 2 más.
proving-card-levy = Tributo
    .text = +2 monedas. Ataque: cada uno de los demás jugadores descarta hasta quedarse con 3 cartas.
proving-card-wall = Muralla
    .text = Roba 2 cartas. Cuando te ataquen, puedes mostrar esta carta de tu mano: el ataque no te hace nada.
proving-card-plague = Peste
    .text = Roba 2 cartas. Ataque: cada uno de los demás jugadores gana una Plaga.
proving-card-tollhouse = Peaje
    .text = Puedes pagar 2, combinando monedas, favores y cartas de tu mano, para robar 3 cartas y tener +1 compra.
proving-card-shrine = Altar
    .text = +1 acción, +2 favores.
proving-card-masque = Mascarada
    .text = Roba 2 cartas. Todos eligen en secreto una carta de su mano y la pasan a la izquierda a la vez. Después puedes eliminar una carta.
proving-card-oracle = Oráculo
    .text = +1 acción. Mira las 3 cartas de encima de tu mazo, conserva una en la mano y descarta las demás.
proving-card-festivity = Fiesta
    .text = +2 acciones. Hasta el final de este turno, +1 moneda cada vez que uses una carta de acción.
proving-card-mimic = Mimo
    .text = Haz lo que hace otra carta de acción que tengas en juego.
proving-card-watchman = Vigía
    .text = Edificio. Cuando ganas una carta en el descarte, puedes ponerla encima del mazo o eliminarla.
proving-card-broker = Corredor
    .text = +2 monedas. Mientras esta carta está en juego, cada carta que compras te trae otra que cueste menos.
proving-card-guild = Gremio
    .text = Edificio. +1 favor cada vez que otro jugador paga con monedas, favores o cartas.
proving-card-sanctuary = Refugio
    .text = Edificio. Cuando vayas a ganar una Plaga, puedes pagar 1 favor en su lugar.
proving-card-courier = Mensajero
    .text = +1 acción. Roba 2 cartas y después pon una carta de tu mano encima de tu mazo.
proving-card-almanac = Almanaque
    .text = Edificio. Cuando otro jugador va a barajar, puedes dejar fuera una carta de su descarte; espera entre sus cartas en juego.
proving-card-windfall = Hallazgo
    .text = Gana un Abalorio en la mano, una Moneda y una Cabaña encima del mazo.
proving-card-scout = Explorador
    .text = Roba una carta. +1 acción. Mira la carta de encima del mazo de cada uno de los demás; tú decides si se descarta.
proving-card-caravan = Caravana
    .text = Edificio. Las cartas te cuestan 1 menos.
proving-card-chronicle = Crónica
    .text = Edificio. +1 favor cada vez que ganas una carta.
