## Lo que dicen las cartas. Las partes se juntan: los verbos van en infinitivo, para seguir a «puedes», «debe» y «para».

imperium-sentence = { $body }.
imperium-sentences = { $first } { $second }
imperium-and = { $first } y { $second }
imperium-and-you = { $first }, y tú debes { $second }
imperium-or = { $first }; o bien { $second }
imperium-slash = { $first }/{ $second }
imperium-either = { $first } o { $second }
imperium-comma = { $first }, { $second }
imperium-to = { $cost } para { $result }
imperium-to-players = { $cost }; si lo haces, { $result }
imperium-may = puedes { $body }
imperium-choose = elegir una opción: { $options }
imperium-choose-one-or-both = elegir una opción o las dos: { $options }
imperium-choose-up-to = elegir una opción, hasta { $most } veces: { $options }
imperium-when = { $when }: { $body }
imperium-when-instead = { $when }, en vez de eso: { $body }.
imperium-when-may-instead = { $when }, en vez de eso puedes { $body }.
imperium-this-turn = durante el resto del turno, { $when }: { $body }
imperium-for-each = { $per }, { $body }
imperium-twice = { $body }, dos veces
imperium-up-to-times = { $body }, hasta { $most } veces
imperium-if-barbarian = si eres Bárbaro: { $body }
imperium-if-empire = si eres Imperio: { $body }
imperium-if-isle-bound = si eres Insular: { $body }
imperium-if-voyaging = si eres Navegante: { $body }
imperium-if-in-discard = si hay otra carta { $card } en tu pila de descarte: { $body }
imperium-if-in-play = si tienes { $card } en juego: { $body }
imperium-if-in-history = si tienes { $card } en tu historia: { $body }
imperium-if-in-play-at-least = si tienes en juego al menos { $what }: { $body }
imperium-if-have = si tienes al menos { $what }: { $body }
imperium-if-have-no = si no tienes { $resource }: { $body }
imperium-if-none-in-discard = { $body } si en ella no hay ninguna carta { $kind }
imperium-if-both-in-play = si tienes { $first } y { $second } en juego: { $body }
imperium-if-neither-in-play = si no tienes ni { $first } ni { $second } en juego: { $body }
imperium-unless-both-in-play = a menos que tengas { $first } y { $second } en juego: { $body }
imperium-if-fame-empty = si el mazo de fama está vacío: { $body }
imperium-if-end-not-triggered = si todavía no se ha desencadenado la puntuación: { $body }
imperium-if-end-triggered = si se ha desencadenado la puntuación: { $body }
imperium-if-you-did = si lo haces, { $body }
imperium-if-found = si encuentras una, { $body }
imperium-if-broke-through = si has mejorado la carta: { $body }
imperium-if-it-is = si es una carta { $kind }: { $body }
imperium-if-it-is-else = si es una carta { $kind }: { $body }; si no: { $otherwise }
imperium-if-laden = si había exactamente { $amount ->
        [one] 1 recurso
       *[other] { $amount } recursos
    } sobre esa carta: { $body }
imperium-if-returned-unrest = si has devuelto algún Disturbio de la mano este turno: { $body }
imperium-if-none-garrisoned-here = si no hay ninguna carta bajo protección aquí: { $body }
imperium-if-mana = si tienes al menos { $amount } Mana, { $body }
imperium-if-icons-here = { $amount ->
        [one] si las cartas protegidas aquí muestran algún icono: { $body }
       *[other] si las cartas protegidas aquí muestran al menos { $amount } iconos distintos (las clases también cuentan): { $body }
    }
imperium-if-garrisoned-here = { $amount ->
        [one] si hay { $what } bajo protección aquí: { $body }
       *[other] si hay al menos { $what } bajo protección aquí: { $body }
    }
imperium-if-no-quest = si no tienes misión activa: { $body }
imperium-by-gadget-or-market = { $body } si la ganancia viene de un Artilugio o de una carta del mercado; si viene de cualquier otra cosa, { $otherwise }, sin coste
imperium-ability-passive = Pasiva: { $body }
imperium-ability-exhaust = Agotar: { $body }
imperium-ability-exhaust-when = Agotar { $when }: { $body }
imperium-ability-exhaust-when-anytime = Agotar, también fuera de tu turno, { $when }: { $body }
imperium-ability-solstice = Solsticio: { $body }
imperium-ability-others-solstice = Solsticio de cada otro jugador: { $body }
imperium-owner = hacer al dueño de esta carta { $body }
imperium-owner-may = el dueño de esta carta puede { $body }
imperium-ability-turned-up = Cuando este lado entre en juego: { $body }
imperium-ability-developed = Al desarrollarse: { $body }
imperium-ability-end-of-solstice = Fin del solsticio: { $body }
imperium-ability-commerce = Comercio: { $body }
imperium-ability-profit = Beneficio: { $body }
imperium-ability-before-scoring = Antes de la puntuación, puntúe donde puntúe esta carta: { $body }
imperium-special-king-a = Quien fuera a obtener esta carta de un mazo de fama vacío la resuelve en su lugar, una vez por jugador y partida: un Bárbaro obtiene 6 Progreso; un Imperio obtiene 3 Progreso y desarrolla 1 carta sin coste. Voltear esta carta: se desencadena la puntuación.
imperium-special-king-b = Quien fuera a obtener esta carta de un mazo de fama vacío la resuelve en su lugar, una vez por jugador y partida: un Bárbaro obtiene 4 Progreso; un Imperio desarrolla 1 carta sin coste.
imperium-special-zenith = Cuando esta carta sale del mazo de nación, se desencadena la puntuación; el estado sigue siendo Bárbaro.
imperium-special-active-quest = La misión protegida aquí es la misión activa: todavía no es una carta tuya y no puntúa.
imperium-special-chaos = Si la pila de caos está vacía cuando la partida colapsa, ganan los Cultistas.
imperium-special-mana = Pasiva: Las cartas obtenidas como Mana se protegen aquí.

## Quién

imperium-all-players = todos los jugadores deben { $body }
imperium-all-players-or-unrest = todos los jugadores deben { $body }; quien no pueda toma 1 Disturbio
imperium-all-players-may = todos los jugadores pueden { $body }
imperium-each-other = cada otro jugador debe { $body }
imperium-each-other-may = cada otro jugador puede { $body }
imperium-whom-them = ese jugador
imperium-whom-each-other = cada otro jugador
imperium-whom-each-other-empire = cada otro jugador que sea Imperio
imperium-whom-each-other-with = cada otro jugador que tenga en juego alguna carta { $kind }

## Cuánto

imperium-some-materials = { $amount ->
        [one] { $amount } Material
       *[other] { $amount } Materiales
    }
imperium-some-population = { $amount } Población
imperium-some-progress = { $amount } Progreso
imperium-some-goods = { $amount ->
        [one] { $amount } Bien
       *[other] { $amount } Bienes
    }
imperium-some-cards = { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
imperium-some-cards-of = { $amount ->
        [one] { $amount } carta { $kind }
       *[other] { $amount } cartas { $kind }
    }
imperium-some-cards-over = { $amount ->
        [one] { $amount } carta { $kind } que tenga debajo una carta protegida { $under }
       *[other] { $amount } cartas { $kind } que tengan debajo una carta protegida { $under }
    }
imperium-some-cards-over-any = { $amount ->
        [one] { $amount } carta { $kind } que tenga debajo al menos 1 carta protegida
       *[other] { $amount } cartas { $kind } que tengan debajo al menos 1 carta protegida cada una
    }
imperium-some-cards-over-none = { $amount ->
        [one] { $amount } carta { $kind } sin cartas protegidas debajo
       *[other] { $amount } cartas { $kind } sin cartas protegidas debajo
    }
imperium-card-of = carta { $kind }
imperium-cards-of = cartas { $kind }
imperium-token-of = ficha de { $resource }
imperium-card = carta
imperium-per-icon = por cada icono de { $icons } que tengas en juego
imperium-per-icons = por cada { $amount } iconos de { $icons } que tengas en juego
imperium-per-icon-with-this = por cada icono de { $icons } que tengas en juego, contando los de esta carta
imperium-per-kind-of-icon = por cada uno de los iconos { $icons } de los que tengas al menos uno en juego
imperium-per-done = por cada carta { $kind } así movida
imperium-per-exiled = por cada carta así exiliada
imperium-per-card = por cada carta { $kind } que tengas en juego
imperium-per-garrisoned = por cada carta { $kind } tuya bajo protección
imperium-per-mana = por cada { $amount } Mana que tengas
imperium-per-development = por cada carta de tu zona de desarrollo
imperium-per-paid = por cada ficha de { $resource } pagada
imperium-per-player-who-did = por cada jugador que lo haya hecho
imperium-per-player-with-as-many = por cada otro jugador que tenga en juego al menos tantos iconos de { $icons } como tú
imperium-per-most = { $per } (como máximo { $most })

## De dónde

imperium-from-hand = de la mano
imperium-from-discard = de la pila de descarte
imperium-from-history = de la historia
imperium-from-play = en juego
imperium-from-deck = del mazo de robo
imperium-from-garrison = de las cartas protegidas

## Tipos de carta

imperium-kind-any = cualquiera
imperium-kind-attack = de Ataque
imperium-kind-civilised = { $amount ->
        [one] Civilizada
       *[other] Civilizadas
    }
imperium-kind-development = de Desarrollo
imperium-kind-fame = de Fama
imperium-kind-gadget = de Artilugio
imperium-kind-pinned = { $amount ->
        [one] permanente
       *[other] permanentes
    }
imperium-kind-region = de Región
imperium-kind-trade-route = de Ruta Comercial
imperium-kind-tributary = de Tributo
imperium-kind-uncivilised = { $amount ->
        [one] Primitiva
       *[other] Primitivas
    }
imperium-kind-unrest = de Disturbio
imperium-kind-variable = de PV variables
imperium-kind-both = { $first } { $second }
imperium-kind-state = con icono de { $state }
imperium-kind-with-icon = con icono de { $icons }
imperium-kind-without-icon = sin icono de { $icons }
imperium-kind-not = { $amount ->
        [one] que no sea { $kind }
       *[other] que no sean { $kind }
    }
imperium-kind-not-named = (salvo { $card })
imperium-kind-not-state = que no muestre el estado { $state }

## Lo que se hace

imperium-do-gain = obtener { $what }
imperium-do-gain-per = obtener { $what } { $per }
imperium-do-gain-one-fewer = obtener 1 { $resource } menos
imperium-do-ignore-it = ignorar esa ganancia
imperium-do-pay = pagar { $what }
imperium-do-pay-up-to = pagar hasta { $what }
imperium-do-pay-any = pagar cualquier cantidad de { $resource }
imperium-do-pay-all = pagar todas tus fichas de { $resource } (al menos { $least })
imperium-do-pay-all-from-here = pagar todas las fichas de { $resource } de esta carta al suministro (al menos { $least })
imperium-do-pay-from-here = pagar { $what } de esta carta
imperium-do-remove-all-from-here = retirar todas las fichas de { $resource } de esta carta al suministro (al menos { $least })
imperium-do-pay-attacker = pagar { $what } a quien ataca
imperium-do-convert = convertir { $what } en { $into }
imperium-do-convert-gained = convertir cualquier parte del { $resource } que vino con la carta adquirida en la misma cantidad de { $into }
imperium-do-gain-action = { $amount ->
        [one] obtener { $amount } acción
       *[other] obtener { $amount } acciones
    }
imperium-do-spend-action = { $amount ->
        [one] gastar { $amount } acción
       *[other] gastar { $amount } acciones
    }
imperium-do-return-exhaust = devolver 1 ficha de agotamiento de una carta tuya en juego a tu carta de estado
imperium-do-return-exhaust-from = devolver 1 ficha de agotamiento de una carta { $kind } tuya en juego a tu carta de estado
imperium-do-steal = robar { $what } a { $whom }
imperium-do-steal-per = robar { $what } a { $whom } { $per }
imperium-do-steal-or-unrest = robar { $what } a { $whom }; quien no pueda pagarlo toma 1 Disturbio
imperium-do-steal-or = robar { $what } a { $whom }; quien no pueda pagarlo debe { $body }
imperium-do-give = dar 1 carta { $where } a { $whom }
imperium-do-given-take-unrest = quien haya recibido { $what } toma 1 Disturbio
imperium-do-add-to-market = poner { $what } del suministro sobre 1 carta del mercado
imperium-do-move-to-market = { $amount ->
        [one] mover { $what } de tus recursos a 1 carta del mercado
       *[other] mover { $what } de tus recursos a cada una de { $amount } cartas distintas del mercado
    }
imperium-do-add-any-to-market = poner 1 recurso a tu elección del suministro sobre 1 carta del mercado
imperium-do-take-tokens = obtener todos los recursos que haya sobre 1 carta del mercado
imperium-do-double = obtener otra vez la misma cantidad de { $resource } que había sobre ella
imperium-do-add-here = poner { $what } del suministro sobre esta carta
imperium-do-add-on = poner { $what } del suministro sobre la carta { $card }
imperium-do-add-on-kind = poner { $what } del suministro sobre tu carta { $kind }
imperium-do-add-paid-here = poner la misma cantidad de { $resource } del suministro sobre esta carta
imperium-do-move-here = mover { $what } de tus recursos a esta carta
imperium-do-move-up-to-here = mover de tus recursos a esta carta hasta { $most } fichas de { $resources }, en cualquier combinación
imperium-do-move-up-to-of-here = mover de tus recursos a esta carta hasta { $what }
imperium-do-move-onto = mover { $what } de tus recursos a { $where } en juego
imperium-do-move-to-power = mover { $what } de tus recursos a tu carta de poder
imperium-do-pay-from = pagar { $what } de la carta { $card }
imperium-do-gain-from-here = obtener { $what } de esta carta
imperium-do-gain-all-from-here = obtener todas las fichas de { $resource } de esta carta
imperium-do-draw = { $amount ->
        [one] robar { $amount } carta
       *[other] robar { $amount } cartas
    }
imperium-do-draw-per = { $amount ->
        [one] robar { $amount } carta { $per }
       *[other] robar { $amount } cartas { $per }
    }
imperium-do-draw-up-to = { $amount ->
        [one] robar hasta { $amount } carta
       *[other] robar hasta { $amount } cartas
    }
imperium-do-draw-up-to-from-either = robar hasta { $amount } cartas, cada una de tu mazo de robo o, a tu elección, de tu pila de descarte
imperium-do-draw-if-able = { $amount ->
        [one] robar { $amount } carta sin volver a barajar
       *[other] robar { $amount } cartas sin volver a barajar
    }
imperium-do-draw-up-to-if-able = { $amount ->
        [one] robar hasta { $amount } carta, sin volver a barajar
       *[other] robar hasta { $amount } cartas, sin volver a barajar
    }
imperium-do-draw-and-discard = { $amount ->
        [one] robar { $amount } carta y luego descartarla
       *[other] robar { $amount } cartas y luego descartar 1 de ellas
    }
imperium-do-draw-and-may-play = { $amount ->
        [one] robar { $amount } carta, sin volver a barajar; puedes jugarla como acción sin coste
       *[other] robar { $amount } cartas, sin volver a barajar; puedes jugar 1 de ellas como acción sin coste
    }
imperium-do-place-top-card = robar la carta superior de tu mazo de robo, sin volver a barajar, y elegir una opción: descartarla; o devolverla encima del mazo; o colocarla en tu historia
imperium-do-discard = descartar { $what }
imperium-do-discard-any-number = descartar cualquier número de cartas { $kind }
imperium-do-abandon-any-number = abandonar cualquier número de cartas { $kind }
imperium-do-discard-hand = descartar toda la mano
imperium-do-abandon = abandonar { $what }
imperium-do-abandon-garrisoned = { $amount ->
        [one] abandonar { $what } que esté bajo protección
       *[other] abandonar { $what } que estén bajo protección
    }
imperium-do-abandon-garrisoned-under = { $amount ->
        [one] abandonar { $what } que esté protegida bajo una carta { $hosts }
       *[other] abandonar { $what } que estén protegidas bajo cartas { $hosts }
    }
imperium-do-abandon-up-to = abandonar hasta { $what }
imperium-do-abandon-icons = abandonar cartas con al menos { $amount } iconos de { $icon } en total
imperium-do-recall = recuperar { $what }
imperium-do-recall-from-here = recuperar { $what } bajo protección aquí
imperium-do-exile-from-here = exiliar { $what } bajo protección aquí
imperium-do-to-history = colocar { $what } { $where } en la historia
imperium-do-to-history-up-to = colocar hasta { $what } { $where } en la historia
imperium-do-to-legends = colocar { $what } { $where } en las leyendas
imperium-do-reveal-all-to-history = colocar toda carta { $kind } { $where } en la historia (revelando esos lugares)
imperium-do-all-to-exile = exiliar { $where } toda carta { $kind }
imperium-do-exile = exiliar { $where } { $what }
imperium-do-exile-quest-but = exiliar 1 misión inminente que no sea { $card }
imperium-do-exile-in-play-or-quest = exiliar { $card } si está en juego o es la misión activa
imperium-do-sink = sumergir { $what } { $where }
imperium-do-sink-and-abandon = elegir { $what } en juego, sumergir una de ellas y abandonar la otra
imperium-do-on-deck = colocar { $what } { $where } encima del mazo de robo
imperium-do-to-hand = llevar { $what } { $where } a la mano
imperium-do-to-hand-up-to = llevar hasta { $what } { $where } a la mano
imperium-do-to-hand-from-under = llevar a la mano 1 carta protegida bajo { $card }
imperium-do-to-hand-from-here = llevar a la mano { $what } bajo protección aquí
imperium-do-return-unrest = devolver { $what } { $where }
imperium-do-return-unrest-up-to = devolver hasta { $what } { $where }
imperium-do-return-unrest-any-number = devolver cualquier número de cartas de Disturbio { $where }
imperium-do-return-own-unrest = devolver hasta { $amount } cartas de Disturbio tuyas, estén donde estén
imperium-do-return-unrest-from-here = { $amount ->
        [one] devolver { $amount } Disturbio protegido aquí
       *[other] devolver { $amount } Disturbios protegidos aquí
    }
imperium-do-return-all-unrest-from-here = devolver todos los Disturbios protegidos aquí
imperium-do-return-unrest-from-under = devolver 1 Disturbio protegido bajo { $card }
imperium-do-garrison = proteger { $what } aquí
imperium-do-garrison-from = proteger { $what } { $where } aquí
imperium-do-garrison-up-to = proteger hasta { $what } aquí
imperium-do-garrison-as-many = proteger otras tantas cartas { $kind } aquí
imperium-do-garrison-in = proteger 1 carta { $where } debajo de { $what }
imperium-do-garrison-this = proteger esta carta debajo de 1 carta { $kind }
imperium-do-garrison-quest = proteger aquí 1 misión inminente como misión activa
imperium-do-quest-hand = llevar la misión activa a la mano
imperium-do-quest-discard = colocar la misión activa en tu pila de descarte
imperium-do-trigger-play = resolver el efecto de juego de esa carta
imperium-do-this-history = colocar esta carta en tu historia
imperium-do-this-legends = colocar esta carta en las leyendas
imperium-do-this-exile = exiliar esta carta
imperium-do-this-abandon = abandonar esta carta
imperium-do-this-recall = recuperar esta carta
imperium-do-this-sink = sumergir esta carta
imperium-do-this-unrest = devolver esta carta a la pila de disturbios
imperium-do-this-chaos = devolver esta carta a la pila de caos
imperium-do-exile-it = exiliar esa carta, a no ser que sea de Disturbio
imperium-do-it-on-deck = colocarla encima de tu mazo de robo
imperium-do-it-to-hand = llevarla a la mano
imperium-do-it-to-discard = colocarla en tu pila de descarte
imperium-do-exile-nation = exiliar tu mazo de nación y { $card }
imperium-do-named-history = colocar la carta { $card }, en juego, en tu historia
imperium-do-named-abandon = abandonar la carta { $card }
imperium-do-take-unrest = { $amount ->
        [one] tomar { $amount } Disturbio
       *[other] tomar { $amount } Disturbios
    }
imperium-do-take-unrest-on-deck = { $amount ->
        [one] tomar { $amount } Disturbio y colocarlo encima de tu mazo de robo
       *[other] tomar { $amount } Disturbios y colocarlos encima de tu mazo de robo
    }
imperium-do-take-unrest-discard = tomar 1 Disturbio para la pila de descarte
imperium-do-take-chaos-discard = tomar 1 Caos para su propia pila de descarte
imperium-do-they-take-chaos = hacer que ese jugador tome 1 Caos para su propia pila de descarte
imperium-do-force-chaos = hacer que ese jugador tome 1 Caos en lugar del Disturbio
imperium-do-gain-mana = { $amount ->
        [one] proteger { $amount } carta { $where } como Mana
       *[other] proteger { $amount } cartas { $where } como Mana
    }
imperium-do-discard-mana = descartar { $amount } Mana
imperium-do-mana-to-legends = colocar { $amount } Mana en las leyendas
imperium-do-this-as-mana = proteger esta carta como Mana
imperium-do-it-as-mana = protegerla como Mana
imperium-do-find-hand = buscar 1 carta { $kind } { $where } y llevarla a la mano
imperium-do-find-any-hand = buscar 1 carta cualquiera { $where } y llevarla a la mano
imperium-do-find-anywhere-hand = buscar 1 carta { $kind } y llevarla a la mano
imperium-do-find-any-anywhere-hand = buscar 1 carta cualquiera y llevarla a la mano
imperium-do-find-anywhere-history = buscar 1 carta { $kind } y colocarla en la historia
imperium-do-find-anywhere-discard = buscar 1 carta { $kind } y colocarla en tu pila de descarte
imperium-do-find-anywhere-deck = buscar 1 carta { $kind } y colocarla encima de tu mazo de robo
imperium-do-find-in-play-too-history = buscar 1 carta { $kind }, también entre las que están en juego, y colocarla en la historia
imperium-do-find-in-play-too-exile = buscar 1 carta { $kind }, también en juego, y exiliarla
imperium-do-acquire = adquirir 1 carta { $kind }
imperium-do-acquire-also-exile = adquirir 1 carta { $kind } del mercado o del exilio
imperium-do-acquire-exile = adquirir 1 carta { $kind } del exilio
imperium-do-acquire-with = adquirir 1 carta del mercado que tenga { $resource } encima
imperium-do-acquire-or = adquirir 1 carta { $kind } o, si quieres y si has descartado para ello { $noted } o más, 1 carta { $instead } en su lugar
imperium-do-acquire-kind-with = adquirir 1 carta { $kind } que tenga { $resource } encima
imperium-do-acquire-slots = { $amount ->
        [one] adquirir la carta de la primera casilla del mercado
       *[other] adquirir 1 carta de las { $amount } primeras casillas del mercado
    }
imperium-do-break-through = mejorar 1 carta { $kind }
imperium-do-break-through-also-exile = mejorar 1 carta { $kind }, que también puede venir del exilio
imperium-do-break-through-exile = mejorar 1 carta { $kind } del exilio
imperium-do-break-through-top = mejorar la carta superior del mazo principal
imperium-do-exile-market = exiliar 1 carta del mercado
imperium-do-swap-exile = intercambiar 1 carta del mercado con 1 carta exiliada
imperium-do-swap-exile-of = intercambiar 1 carta del mercado con 1 carta { $kind } del exilio
imperium-do-swap-gadget = intercambiar 1 carta de Artilugio de la mano con 1 carta del mercado que comparta con ella una clase que no sea Artilugio y no sea de Artilugio
imperium-do-trade = comerciar
imperium-do-trade-own = mover 1 Bien tuyo a 1 Ruta Comercial tuya que no esté llena y resolver su efecto de comercio
imperium-do-trade-theirs = poner 1 Bien del suministro sobre 1 Ruta Comercial de otro jugador que no esté llena, resolver su efecto de comercio y obtener 1 Bien
imperium-do-resolve-commerce = resolver el efecto de comercio de 1 Ruta Comercial que otro jugador tenga en juego
imperium-do-take-fame-of = { $amount ->
        [one] mirar la carta superior del mazo de fama y llevarla a la mano
       *[other] mirar las { $amount } cartas superiores del mazo de fama y llevar 1 de ellas a la mano
    }
imperium-do-take-top-fame = llevar la carta superior del mazo de fama a la mano
imperium-do-return-taken = devolver el Disturbio que vino con ella
imperium-do-sift-fame = { $amount ->
        [one] mirar la carta superior del mazo de fama y, si quieres, colocarla al final
       *[other] mirar las { $amount } cartas superiores del mazo de fama y, si quieres, colocar 1 de ellas al final
    }
imperium-do-exile-top-fame = exiliar la carta superior del mazo de fama, pero no Rey de Reyes
imperium-do-develop = desarrollar 1 carta
imperium-do-develop-free = desarrollar 1 carta sin coste
imperium-do-develop-kind = desarrollar 1 carta { $kind }
imperium-do-develop-kind-to-hand = desarrollar 1 carta { $kind } y llevarla a la mano
imperium-do-develop-kind-free = desarrollar 1 carta { $kind } sin coste
imperium-do-remove-development = retirar del juego 1 carta de tu zona de desarrollo
imperium-do-start-development = empezar con 1 carta de desarrollo { $kind } en la pila de descarte
imperium-do-start-without = empezar con { $what } menos
imperium-do-start-with-nothing = empezar sin recursos
imperium-do-random-mana = obtener como Mana 1 carta al azar de tu pila de descarte
imperium-do-nation-card = colocar la carta superior de tu mazo de nación en tu pila de descarte
imperium-do-look-nation = { $amount ->
        [one] mirar la carta superior de tu mazo de nación
       *[other] mirar las { $amount } cartas superiores de tu mazo de nación
    }
imperium-do-nation-bottom = puedes colocarla al final de ese mazo
imperium-do-sift-nation = { $amount ->
        [one] mirar la carta superior de tu mazo de nación y, si quieres, colocarla al final
       *[other] mirar las { $amount } cartas superiores de tu mazo de nación y, si quieres, colocar 1 de ellas al final
    }
imperium-do-shuffle-nation = barajar tu mazo de nación
imperium-do-swap-nation = intercambiar 1 carta de la mano con la carta superior de tu mazo de nación
imperium-do-swap-looked = intercambiar { $what } de la mano con una de esas
imperium-do-free-play = jugar 1 carta { $kind } { $where } como acción sin coste
imperium-do-free-play-any-state = jugar 1 carta { $kind } { $where } como acción sin coste, ignorando su icono de estado
imperium-do-look-and-play = { $amount ->
        [one] mirar la carta superior del mazo principal y jugarla como acción sin coste
       *[other] mirar las { $amount } cartas superiores del mazo principal y jugar 1 de ellas como acción sin coste, devolviendo las demás en cualquier orden
    }
imperium-do-play-for-action = gastar 1 acción para jugar 1 carta { $kind } { $where }
imperium-do-play-it = jugarla enseguida como acción sin coste
imperium-do-play-it-any-state = jugarla enseguida como acción sin coste, ignorando su icono de estado
imperium-do-avoid = ignorar ese ataque
imperium-do-tribute-or-avoid = ignorar ese ataque, a no ser que quien ataca te dé 1 Progreso
imperium-do-treat = contar 1 icono { $icon } como { $amount } iconos de { $other } durante el resto del turno
imperium-do-treat-each = { $amount ->
        [one] contar cada icono { $icon } que tengas en juego como { $amount } icono de { $other }, en lugar del suyo, durante el resto del turno
       *[other] contar cada icono { $icon } que tengas en juego como { $amount } iconos de { $other }, en lugar del suyo, durante el resto del turno
    }
imperium-do-use-theirs = resolver la habilidad de agotamiento de 1 carta permanente de otro jugador como si la carta fuera tuya
imperium-do-become-copy = elegir 1 carta permanente que otro jugador tenga en juego: hasta el final de tu turno esta carta es una copia de ella; resolver ahora los efectos de agotamiento y de solsticio de la copia
imperium-do-declare = decir una clase (Primitiva, Civilizada, Región o Tributo) y revelar la carta superior del mazo principal: si es de esa clase, llevarla a la mano; si no, exiliarla
imperium-do-reveal-main = revelar la carta superior del mazo principal y { $body }
imperium-do-revealed-to-exile = exiliarla
imperium-do-revealed-to-discard = colocarla en tu pila de descarte
imperium-do-exiled-to-bottom = colocar 1 carta { $kind } exiliada en el fondo del mazo principal
imperium-do-break-through-like-it = mejorar 1 carta que comparta con ella una clase que no sea Artilugio
imperium-do-ignore-empire-next = ignorar el icono de Imperio de la próxima carta que juegues este turno
imperium-do-ignore-states = ignorar los iconos de Bárbaro y de Imperio de las cartas que juegues este turno
imperium-do-flip-state = voltear tu carta de estado
imperium-do-flip-state-to = voltear tu carta de estado a su lado de { $state }
imperium-do-gain-exhaust = { $amount ->
    [one] obtener { $amount } ficha de agotamiento
   *[other] obtener { $amount } fichas de agotamiento
}
imperium-do-gain-exhaust-per = obtener { $amount ->
        [one] 1 ficha de agotamiento
       *[other] { $amount } fichas de agotamiento
    } { $per }
imperium-do-replace-state = sustituir tu carta de estado por la de { $state }
imperium-do-add-gained-here = poner sobre esta carta lo que ibas a obtener de { $resource }
imperium-do-flip-this = voltear esta carta
imperium-do-replace-this = sustituir esta carta por { $card }
imperium-do-replace-this-holding = sustituir esta carta por { $card }, descartando lo que esté protegido aquí
imperium-do-trigger-end = desencadenar la puntuación
imperium-do-trigger-king = resolver Rey de Reyes
imperium-do-nothing = no hacer nada
imperium-do-no-effect = esta carta no tiene efecto

## Lo que desencadena

imperium-when-play = cuando juegues una carta { $kind }
imperium-when-play-from = cuando juegues una carta { $kind } { $where }
imperium-when-gain-card = cuando adquieras o mejores una carta { $kind }
imperium-when-gain-face-up = cuando adquieras o mejores una carta { $kind } que esté en el mercado
imperium-when-gain-any-card = cuando adquieras o mejores una carta
imperium-when-acquire = cuando adquieras una carta { $kind }
imperium-when-gain-card-with = cuando obtengas una carta del mercado que tenga { $resource } encima
imperium-when-gain-from = cuando obtengas { $resource } de una carta { $kind } en juego
imperium-when-acquire-exiled = cuando adquieras una carta { $kind } del exilio
imperium-when-return-unrest = cuando devuelvas un Disturbio
imperium-when-return-some-unrest = cuando devuelvas 1 o más Disturbios
imperium-when-take-unrest = cuando tomes un Disturbio
imperium-when-deck-empty = cuando se agote tu mazo de robo
imperium-when-leaves-play = cuando { $card } salga del juego
imperium-when-sunk = cuando una carta tuya se sumerja
imperium-when-kept-out = cuando se descarte una carta que iría a tu historia
imperium-when-look-at-fame = cuando mires cartas del mazo de fama
imperium-when-attacked = cuando otro jugador ataque
imperium-when-affected = cuando te afecte un ataque de otro jugador
imperium-when-before-scoring = antes de la puntuación
imperium-when-gain-card-with-tokens = { $amount ->
        [one] cuando obtengas una carta del mercado que tenga al menos { $amount } recurso encima
       *[other] cuando obtengas una carta del mercado que tenga al menos { $amount } recursos encima
    }
imperium-when-acquire-with-unrest = cuando adquieras una carta que venga con Disturbio
imperium-when-gain-from-in-empire = cuando, siendo Imperio, obtengas { $resource } de una carta { $kind } en juego
imperium-when-would-gain = cuando vayas a obtener { $resource }
imperium-when-pay = cuando pagues { $resource }
imperium-when-trade = cuando comercies
imperium-when-profit = cuando desencadenes el beneficio de una Ruta Comercial
imperium-when-garrison = cuando protejas una carta
imperium-when-discard-or-exile = cuando descartes o exilies una carta { $kind }
imperium-when-legends = cuando pongas una o más cartas en las leyendas
imperium-when-state-turns = cuando tu carta de estado se voltee a su lado de { $state }
imperium-when-clean-up-token = cuando hayas puesto la ficha de tu mantenimiento sobre una carta del mercado
imperium-when-reshuffle = cuando barajes tu pila de descarte como nuevo mazo de robo
imperium-when-clean-up-empty-handed = cuando empiece tu mantenimiento y tu mano esté vacía
imperium-when-another-plays = cuando otro jugador juegue una carta { $kind }
imperium-when-another-takes-unrest = cuando otro jugador tome un Disturbio
imperium-when-another-would-take-unrest = en tu turno, cuando otro jugador vaya a tomar un Disturbio
imperium-when-uprooted = cuando el ataque de otro jugador vaya a hacerte abandonar o recuperar una carta { $kind }

## Lo que vale mientras la carta actúa

imperium-be-no-developing = no puedes desarrollar cartas de { $state }
imperium-be-unrest-costs-no-points = los Disturbios no te restan puntos
imperium-be-tokens-on-cards-score = en la puntuación, los recursos sobre tus cartas cuentan como los tuyos
imperium-be-hand-size = { $amount ->
        [-2] tu límite de mano disminuye en 2, salvo en la preparación
        [-1] tu límite de mano disminuye en 1, salvo en la preparación
       *[other] tu límite de mano aumenta en { $amount }
    }
imperium-be-all-lose-barbarian = tus cartas ignoran su icono de Bárbaro
imperium-be-loses-barbarian = tus cartas { $kind } prescinden del icono de Bárbaros
imperium-be-plays-freely = puedes jugar cartas { $kind } de la mano como acción sin coste
imperium-be-acquires-exiled = cuando adquieras una carta { $kind }, también puede venir del exilio
imperium-be-looks-more = cuando mires cartas del mazo de fama, mira { $amount } más
imperium-be-no-history = no tienes historia: lo que iría allí se descarta
imperium-be-clean-up-token = en tu mantenimiento, poner { $what } sobre una carta del mercado en vez de 1 Progreso
imperium-be-unrest-costs-less = jugar Disturbio te cuesta 1 Material o 1 carta menos, pero nunca menos de 1
imperium-be-unrest-costs-fewer-materials = jugar Disturbio pagando con Materiales te cuesta { $what } menos, pero nunca menos de 1
imperium-be-cheaper-development = desarrollar una carta te cuesta { $what } menos
imperium-be-cheaper-in-materials = todo lo que pagues con Materiales te cuesta { $what } menos
imperium-be-two-cards = esta carta cuenta como { $what }
imperium-be-small-gains = cuando obtengas hasta { $what }, obtén 1 más
imperium-be-history-under = las cartas que irían a tu historia se protegen aquí en su lugar, diga lo que diga tu carta de estado
imperium-be-no-history-unrest = no tienes historia: lo que iría allí se descarta, y por cada una de esas cartas tomas 1 Disturbio
imperium-be-gained-discarded = las cartas que adquieras o mejores van a tu pila de descarte; el Disturbio que venga con ellas va a la mano
imperium-be-no-drawing = no puedes robar cartas
imperium-be-exiled-instead = en vez de adquirir o mejorar una carta { $kind }, puedes recuperar esta carta y mejorar una carta del exilio de la misma clase
imperium-be-no-progress-for-unrest = el Progreso no paga el coste de jugar Disturbio
imperium-be-progress-per-point = en la puntuación, cada { $amount } Progreso valen juntos 1 PV
imperium-be-treats-playing = mientras juegas { $card }, cada icono { $icon } cuenta como { $other }
imperium-be-exhaust-to-discard-fewer = cuando un efecto te haga descartar cartas con icono de { $icon }, puedes agotar esta carta para descartar 1 menos
imperium-be-garrison-discards = cuando un efecto te haga descartar cartas con icono de { $icon }: puedes abandonar cualesquiera cartas protegidas aquí en lugar de algunas o de todas ellas, una por una

## Lo que muestran las cartas

imperium-costs = coste de desarrollo: { $what }
imperium-starts-with = empieza con { $what } más
imperium-cost-also = { $what } + { $body }
imperium-free-with = sin coste con { $card } en juego
imperium-develops-beside = solo se puede desarrollar con { $card } en juego
imperium-develops-after = solo se puede desarrollar con { $card } en la historia
imperium-free-beside = acción sin coste con { $card } en juego
imperium-needs-in-play = solo se puede jugar con { $card } en juego
imperium-needs-in-history = solo se puede jugar con { $card } en tu historia
imperium-holds = admite como máximo { $amount } cartas protegidas
imperium-points = { $points } PV
imperium-points-in-history = { $points } PV en la historia
imperium-points-in-legends = { $points } PV en las leyendas
imperium-points-in-play = { $points } PV en juego
imperium-points-in-garrison = { $points } PV protegida
imperium-points-or-elsewhere = { $first }, { $points } PV en otro lugar
imperium-points-per = { $points } PV por { $what }
imperium-points-per-mixed = { $points } PV por { $per } { $first } y { $second } en total
imperium-counted-in-history = { $cards } en la historia
imperium-counted-in-play = { $cards } en juego
imperium-counted-in-exile = { $cards } en el exilio
imperium-counted-in-sunken = { $cards } en la pila de inundación
imperium-counted-in-legends = { $cards } en las leyendas
imperium-counted-here = { $what } aquí
imperium-counted-icons = { $amount ->
        [1] icono de { $icons }
       *[other] { $amount } iconos de { $icons }
    }
imperium-counted-players-with-less = { $amount ->
        [1] jugador con menos { $resource } que tú
       *[other] { $amount } jugadores con menos { $resource } que tú
    }
imperium-counted-tokens-on-cards = { $amount ->
        [1] recurso sobre tus cartas
       *[other] { $amount } recursos sobre tus cartas
    }
imperium-counted-all-tokens-here = { $amount ->
        [1] recurso sobre esta carta
       *[other] { $amount } recursos sobre esta carta
    }
imperium-counted-variable = { $amount ->
        [1] carta de PV variables
       *[other] { $amount } cartas de PV variables
    }
imperium-counted-garrisoned = { $amount ->
        [1] carta protegida aquí
       *[other] { $amount } cartas protegidas aquí
    }
imperium-counted-garrisoned-in = { $amount ->
        [1] carta protegida debajo de cartas { $kind }
       *[other] { $amount } cartas protegidas debajo de cartas { $kind }
    }
imperium-counted-others-unrest = { $amount ->
        [1] Disturbio de los demás jugadores
       *[other] { $amount } Disturbios de los demás jugadores
    }
