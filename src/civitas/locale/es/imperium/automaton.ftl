# Las palabras de las filas del autómata. Dicen lo que hace el autómata con lo suyo; «tú» es el jugador contra quien juega.
# Los verbos van en infinitivo, como en las cartas, para seguir a «para», «y» y «si no». «si no» va después de lo que no se
# puede hacer y de una condición que no se cumple.

imperium-auto-trigger-other = cualquier otra
imperium-auto-trigger-nation = de nación

imperium-auto-to = { $cost } para { $result }
imperium-auto-otherwise = { $first }; si no, { $second }
imperium-auto-again = tantas veces como sea posible, { $body }
imperium-auto-either = { $first } o { $second }

imperium-auto-if-deck-left = { $amount ->
        [one] si queda al menos { $amount } carta en el mazo, { $body }
       *[other] si quedan al menos { $amount } cartas en el mazo, { $body }
    }
imperium-auto-if-gained-none = si eso no ha dado nada, { $body }
imperium-auto-if-grey = si esta carta no tiene clase, { $body }
imperium-auto-if-has = si el autómata tiene al menos { $what }, { $body }
imperium-auto-if-none-in-discard = si no hay ninguna carta { $kind } en la pila de descarte, { $body }
imperium-auto-if-on-card = si hay al menos { $what } sobre la carta de estado, { $body }
imperium-auto-if-regions = si el autómata tiene alguna Región en juego, { $body }
imperium-auto-if-shown = si es una carta { $kind }, { $body }
imperium-auto-if-worthless = si esa carta vale 0 puntos, { $body }
imperium-auto-if-you-are-empire = si eres Imperio, { $body }
imperium-auto-if-you-have = si tienes alguna carta { $kind } en juego, { $body }

imperium-auto-gain = obtener { $what }
imperium-auto-gain-as-many = obtener la misma cantidad de { $resource }
imperium-auto-gain-for-regions = por cada Región en juego, obtener { $what }
imperium-auto-spend = gastar { $what }
imperium-auto-spend-all = gastar todas las fichas de { $what }
imperium-auto-lay-on-card = poner { $what } del suministro sobre la carta de estado
imperium-auto-move-onto-card = mover { $what } de sus recursos a la carta de estado
imperium-auto-moving-gained = { $body } y mover a la carta de estado todas las fichas de { $resource } así obtenidas
imperium-auto-clear-card = retirar todas las fichas de { $what } de la carta de estado
imperium-auto-exhaust-tokens = { $amount ->
        [one] { $amount } ficha de agotamiento
       *[other] { $amount } fichas de agotamiento
    }

imperium-auto-this-history = colocar esta carta en la historia
imperium-auto-this-deck = colocar esta carta encima del mazo
imperium-auto-this-under-deck = colocar esta carta en el fondo del mazo
imperium-auto-this-exile = exiliar esta carta
imperium-auto-this-unrest = devolver esta carta a su pila
imperium-auto-play-this = jugar esta carta
imperium-auto-trigger-this = desencadenarla
imperium-auto-discard-top = { $amount ->
        [one] descartar la carta superior del mazo
       *[other] descartar las { $amount } cartas superiores del mazo
    }
imperium-auto-discard-dynasty = descartar la carta superior de la pila de dinastía
imperium-auto-resolve-top = resolver la carta superior del mazo
imperium-auto-resolve-dynasty = resolver la carta superior de la pila de dinastía
imperium-auto-return-unrest = devolver 1 Disturbio de la pila de descarte
imperium-auto-discarded-deck = colocar { $what } de la pila de descarte encima del mazo
imperium-auto-discarded-play = poner en juego { $what } de la pila de descarte
imperium-auto-discarded-history = colocar { $what } de la pila de descarte en la historia
imperium-auto-discarded-back = colocar la carta superior de la pila de descarte encima del mazo
imperium-auto-played-history = colocar { $what } en juego en la historia
imperium-auto-abandon = abandonar { $what } de la zona del autómata
imperium-auto-take-unrest = tomar 1 Disturbio
imperium-auto-take-unrest-discard = tomar 1 Disturbio para la pila de descarte
imperium-auto-unrest-after-shuffle = tomar 1 Disturbio para la pila de descarte después de barajar
imperium-auto-headpiece = colocar encima del mazo 1 { imperium-name-headpiece } apartado
imperium-auto-quest = obtener la misión inminente superior
imperium-auto-discovery = obtener la carta superior del mazo de descubrimientos
imperium-auto-exile-quest = exiliar la misión inminente superior, a no ser que sea la carta { $kind }
imperium-auto-history-discard = colocar en la pila de descarte todas las cartas { $kind } de la historia
imperium-auto-reveal-own = revelar la carta superior del mazo: { $body }
imperium-auto-reveal-main = revelar la carta superior del mazo principal: { $body }
imperium-auto-shown-discard = descartarla
imperium-auto-shown-exile = exiliarla
imperium-auto-shown-resolve = resolverla
imperium-auto-shown-unrest = colocarla en la pila de descarte con 1 Disturbio

imperium-auto-exile-market = exiliar 1 carta del mercado
imperium-auto-acquire = adquirir 1 carta { $kind }
imperium-auto-acquire-exile = adquirir 1 carta { $kind } del mercado o del exilio
imperium-auto-acquire-exiled = adquirir 1 carta { $kind } del exilio
imperium-auto-acquire-with = adquirir 1 carta del mercado que tenga { $resource } encima
imperium-auto-acquire-with-any = { $amount ->
        [one] adquirir 1 carta del mercado que tenga alguna ficha encima
       *[other] adquirir 1 carta del mercado que tenga al menos { $amount } fichas encima
    }
imperium-auto-acquire-slots = adquirir 1 carta de las { $amount } primeras casillas del mercado
imperium-auto-break-through = mejorar 1 carta { $kind }
imperium-auto-break-through-discard = mejorar 1 carta { $kind } y descartarla
imperium-auto-break-through-resolve = mejorar 1 carta { $kind } y resolverla
imperium-auto-break-through-exiled = mejorar 1 carta { $kind } del exilio
imperium-auto-break-through-exiled-history = mejorar 1 carta { $kind } del exilio y colocarla en la historia
imperium-auto-break-through-main = mejorar la carta superior del mazo principal y resolverla
imperium-auto-fame = obtener la carta superior del mazo de fama
imperium-auto-token-die = poner { $what } del suministro sobre la carta del mercado de la casilla que indica el dado
imperium-auto-token-left = poner { $what } del suministro sobre la primera carta del mercado sin ese recurso
imperium-auto-take-tokens = obtener todas las fichas de la carta del mercado que más tiene
imperium-auto-exile-richest = exiliar las cartas del mercado que más fichas tienen (las fichas se pierden)
imperium-auto-swap = intercambiar esta carta con 1 carta del mercado que comparta una clase con ella y no sea de Artilugio, y resolver esa carta
imperium-auto-trade = comerciar

imperium-auto-turn-state-card = voltear la carta de estado
imperium-auto-replace-state-card = sustituir la carta de estado por la siguiente
imperium-auto-journey-on = pasar a la siguiente carta del viaje
imperium-auto-end = desencadenar la puntuación

imperium-auto-you-gain = tú obtienes { $what }
imperium-auto-you-take-unrest = tú tomas 1 Disturbio
imperium-auto-you-take-chaos = tú tomas 1 Caos
imperium-auto-you-recall = tú recuperas { $what }
imperium-auto-you-abandon = tú abandonas { $what }
imperium-auto-you-discard = { $amount ->
        [one] tú descartas 1 carta
       *[other] tú descartas { $amount } cartas
    }
imperium-auto-you-may-draw = tú puedes robar 1 carta
imperium-auto-you-may-return-unrest = tú puedes devolver 1 Disturbio
imperium-auto-owner-may-draw = el dueño de esta Ruta Comercial puede robar 1 carta
imperium-auto-draw = robar 1 carta
imperium-auto-steal = robarte { $what }
imperium-auto-then = { $first }, luego { $second }
imperium-auto-it-abandons = el autómata abandona { $what } suya
