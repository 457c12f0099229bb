### Through the Ages

## Nombres

ages-card-of-age = { $card } ({ $age })
ages-some-food = { $count } de comida
ages-some-resources = { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }

## Preguntas

ages-ask-action = Tus acciones: quedan { $civil } civiles y { $military } militares. ¿Qué haces?
ages-ask-politics = Política: puedes hacer una acción política.
ages-ask-tuck = Tu líder es sustituido. ¿Bajo qué maravilla queda?
ages-ask-cover = Tu banco azul está vacío. ¿De qué carta viene la ficha que cubre la etapa?
ages-ask-develop = ¿Qué tecnología desarrollas?
ages-ask-destroy-own = ¿Cuál de tus edificios se destruye?
ages-ask-lose-colony = ¿Qué colonia pierdes?
ages-ask-ruin = ¿Qué maravilla cae en ruinas?
ages-ask-by-card = ¿Qué construyes o mejoras?
ages-ask-civilize = Puedes hacer una de estas cosas algo más barata y sin acción civil.
ages-ask-lose-blue = Tu banco azul está vacío. ¿De qué carta sale una ficha azul a la caja? ({ $count } en total)
ages-ask-substitute = { $count ->
        [one] Esto cuesta { $count } acción civil.
       *[other] Esto cuesta { $count } acciones civiles.
    } ¿Cómo pagas?
ages-ask-gain-one-kind = Ganas { $count }, todo de una sola clase. ¿Cuál?
ages-ask-gain-mix = Ganas { $count } en cualquier mezcla. ¿Cuál?
ages-ask-lose-mix = Pierdes { $count } en cualquier mezcla. ¿Cuál?
ages-ask-lose-population = ¿De qué carta vuelve un trabajador al banco? ({ $count } en total)
ages-ask-take-cards = Puedes tomar cartas por valor de { $count } más, a cambio de tu próxima acción política.
ages-ask-discard-military = ¿Qué cartas militares descartas? ({ $count })
ages-ask-raid = ¿Qué edificio urbano de { $player } destruyes?
ages-ask-terror = ¿Qué edificio urbano de { $player } se destruye?
ages-ask-annex = ¿Qué colonia de { $player } tomas?
ages-ask-infiltrate = ¿Qué le quitas a { $player }?
ages-ask-trade = Debes { $due }. ¿Pagas una unidad con la otra clase?
ages-ask-build-free = ¿Pones un trabajador sin usar en { $card } gratis?
ages-ask-plunder = { $player } pierde hasta { $count }. ¿Cuánto de qué tomas?
ages-ask-spoils = Tienes { $count } para tomar de { $player }: ¿una tecnología especial o el resto en ciencia?
ages-ask-defend = { $player } juega { $card } contra ti. { $count ->
        [0] Ya tienes fuerza suficiente: ¿usas más cartas?
        [one] Te falta { $count } de fuerza: ¿qué cartas usas?
       *[other] Te faltan { $count } de fuerza: ¿qué cartas usas?
    }
ages-ask-bid = { $card }: la oferta más alta es { $bid }. ¿Ofreces más?
ages-ask-send = Tu oferta de { $bid } gana { $card }. ¿Qué envías?
ages-ask-accept = { $player } te ofrece { $card }. ¿Aceptas?
ages-ask-accept-sided = { $player } te ofrece el lado { $side } de { $card }. ¿Aceptas?

## Pasar

ages-pass-action = Terminar el turno
ages-pass-politics = Ninguna acción política
ages-pass-tuck = Descartarlo
ages-pass-substitute = Solo con acciones civiles
ages-pass-trade = Pagar tal cual
ages-pass-build-free = No construir
ages-pass-civilize = No hacer nada
ages-pass-take-cards = No tomar más
ages-pass-raid = Dejarlo así
ages-pass-spoils = El resto en ciencia
ages-pass-defend = Ninguna carta más
ages-pass-bid = Pasar
ages-pass-send = Eso es todo
ages-pass-accept = Rechazar
ages-yes-substitute = Con una acción militar en lugar de una civil
ages-yes-trade = Una de la otra clase
ages-yes-build-free = Construir
ages-yes-accept = Aceptar

## Opciones

ages-leader = Jugar { $card } como líder
ages-play = Jugar { $card }
ages-tactic = Usar { $card } como táctica
ages-copy-tactic = Copiar la táctica { $card }
ages-muster = Aumentar la población y construir { $card }
ages-disband = Licenciar { $card }
ages-destroy = Destruir { $card }
ages-prepare = Preparar { $card } como evento
ages-cancel = Cancelar { $card }
ages-leave = Dejar ir a { $card } por una ficha amarilla
ages-colonize = Colonizar { $card } de tu mano
ages-develop = Desarrollar { $card } por { $cost } de ciencia
ages-revolt = Revolución: { $card } por { $cost } de ciencia
ages-take = Tomar { $card } por { $cost ->
        [one] { $cost } acción civil
       *[other] { $cost } acciones civiles
    }
ages-build = Construir { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }
ages-increase-population = Aumentar la población por { $cost } de comida
ages-upgrade = Mejorar { $old } a { $new } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }
ages-stage = Construir { $count ->
        [one] una etapa
       *[other] { $count } etapas
    } de { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }
ages-attack = { $card } contra { $player } por { $cost ->
        [one] { $cost } acción militar
       *[other] { $cost } acciones militares
    }
ages-offer = Ofrecer { $card } a { $player }
ages-offer-sided = Ofrecer { $card } a { $player }, tomando el lado { $side }
ages-mix = { $food } y { $rest }
ages-bid = Ofrecer { $count }
ages-gain-population = Ganar un trabajador por transatlántico
ages-take-arms = Armarse en vez de puntuar cultura este turno
ages-resign = Rendirse
ages-title = Through the Ages
    .about = De dos a cuatro civilizaciones crecen de la Antigüedad al presente: ciencia, maravillas, líderes, ejércitos y cultura.
ages-option-first = El jugador inicial; 0 para sortearlo

## Registro

ages-log-deal = Nuevas en la fila: { $cards }.
ages-log-swept = Salen de la fila: { $cards }.
ages-log-draw = { $player } roba { $cards }.
ages-log-discard = { $player } descarta { $cards }.
ages-log-used = { $player } usa { $cards }.
ages-log-lost-card = Anticuadas en la mano de { $player }: { $cards }.
ages-log-renew = { $count ->
        [one] { $count } carta militar descartada forma un mazo nuevo
       *[other] { $count } cartas militares descartadas forman un mazo nuevo
    }.
ages-log-events = { $count ->
        [one] { $count } evento futuro pasa a ser actual
       *[other] { $count } eventos futuros pasan a ser actuales
    }.
ages-log-round = Ronda { $round }
ages-log-age = Comienza la Era { $age }.
ages-log-last-round = La ronda { $round } será la última.
ages-log-final-event = Se puntúa al final: { $card }.
ages-log-turn = Ronda { $round }: turno de { $player }.
ages-log-taken = { $player } toma { $card } por { $cost ->
        [one] 1 acción civil
       *[other] { $cost } acciones civiles
    }.
ages-log-population = { $player } aumenta la población por { $cost } de comida.
ages-log-population-gained = { $player } gana { $count ->
        [one] un trabajador
       *[other] { $count } trabajadores
    }.
ages-log-population-lost = { $player } pierde un trabajador sin usar.
ages-log-population-lost-from = { $player } pierde un trabajador de { $card }.
ages-log-built = { $player } construye { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }.
ages-log-upgraded = { $player } mejora { $old } a { $new } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }.
ages-log-destroyed = Un trabajador de { $player } deja { $card } y queda sin usar.
ages-log-leader = { $card } lidera a { $player }.
ages-log-tucked = { $player } guarda a { $card } bajo { $wonder }.
ages-log-stage = { $player } construye { $count ->
        [one] una etapa
       *[other] { $count } etapas
    } de { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }.
ages-log-completed = { $player } completa { $card }.
ages-log-ruined = { $card } de { $player } cae en ruinas.
ages-log-developed = { $player } desarrolla { $card } por { $cost } de ciencia.
ages-log-revolution = Revolución: { $player } llega a { $card } por { $cost } de ciencia.
ages-log-action = { $player } juega { $card }.
ages-log-tactic = { $player } juega la táctica { $card }.
ages-log-tactic-copied = { $player } copia la táctica { $card }.
ages-log-gained-food = { $player } gana { $count } de comida.
ages-log-gained-resources = { $player } gana { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }.
ages-log-lost-food = { $player } gasta { $count } de comida.
ages-log-lost-resources = { $player } gasta { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }.
ages-log-scored-science = { $player } puntúa { $count } de ciencia.
ages-log-scored-culture = { $player } puntúa { $count } de cultura.
ages-log-paid-science = { $player } pierde { $count } de ciencia.
ages-log-lost-culture = { $player } pierde { $count } de cultura.
ages-log-corruption = Corrupción: { $player } pierde hasta { $count }.
ages-log-famine = Hambre: a { $player } le faltan { $count } de comida.
ages-log-uprising = Revuelta: { $player } no produce nada.
ages-log-antiquated = { $card } de { $player } queda anticuado y sale del juego.
ages-log-prepared = { $player } prepara un evento de la Era { $level }.
ages-log-event = { $player } revela { $card }.
ages-log-aggression = { $player } juega { $card } contra { $other } con fuerza { $strength }.
ages-log-defended =
    { $count ->
        [0] { $card } de { $other } fracasa: { $player } tiene fuerza suficiente.
       *[other] { $card } de { $other } fracasa: { $player } se defiende con { $count }.
    }
ages-log-war = { $player } declara { $card } a { $other }.
ages-log-war-won = { $card } de { $player }: { $winner } gana por { $count }.
ages-log-war-even = { $card } de { $player } termina sin vencedor.
ages-log-pact-offered = { $player } ofrece { $card } a { $other }.
ages-log-pact-offered-sided = { $player } ofrece { $card } a { $other }, tomando el lado { $side }.
ages-log-pact-accepted = { $other } acepta { $card } de { $player }.
ages-log-pact-refused = { $other } rechaza { $card } de { $player }.
ages-log-pact-ended = { $card } entre { $player } y { $other } termina.
ages-log-bid = { $player } ofrece { $count }.
ages-log-bid-pass = { $player } pasa.
ages-log-colonized = { $player } coloniza { $card } con fuerza { $strength }.
ages-log-colony-lost = { $player } pierde la colonia { $card }.
ages-log-sacrificed = { $player } envía { $card }.
ages-log-resigned = { $player } se rinde.
ages-log-colonized-from-hand = { $player } coloniza { $card } con la carta de la mano.
ages-log-yellow-taken = { $player } toma { $count ->
        [one] una ficha amarilla
       *[other] { $count } fichas amarillas
    } del banco de { $other }.
ages-log-yellow-gained = { $player } gana { $count ->
        [one] una ficha amarilla
       *[other] { $count } fichas amarillas
    }.
ages-log-yellow-lost = { $player } pierde { $count ->
        [one] una ficha amarilla
       *[other] { $count } fichas amarillas
    }.
ages-log-blue-gained = { $player } gana { $count ->
        [one] una ficha azul
       *[other] { $count } fichas azules
    }.
ages-log-blue-lost = { $player } pierde { $count ->
        [one] una ficha azul
       *[other] { $count } fichas azules
    }.
ages-log-blue-lost-from = { $player } pierde una ficha azul que estaba en { $card }.
ages-log-covered = { $player } cubre una etapa con una ficha azul de { $card }.
ages-log-civil-lost = { $player } pierde { $count ->
        [one] una acción civil
       *[other] { $count } acciones civiles
    }.
ages-log-politics-sold = { $player } renuncia a la próxima acción política.
ages-log-politics-skipped = { $player } se queda sin la acción política a la que renunció.
ages-log-replaced = { $card } de { $player } sale, sustituida por la carta nueva.
ages-log-leader-gone = { $card } ya no lidera a { $player }.
ages-log-wonder-gone = { $card }, que { $player } estaba construyendo, sale del juego.
ages-log-stolen = { $player } se lleva la tecnología { $card } de { $other }.
ages-log-colony-taken = { $player } se lleva la colonia { $card } de { $other }.
ages-log-war-dropped = { $card } de { $player } queda anulada.
ages-log-tactic-shared = { $card } de { $player } pasa a ser común.
ages-log-arms = { $player } tiene { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } más para unidades militares este turno.
ages-log-arms-science = { $player } tiene { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } más para unidades militares este turno y { $science } de ciencia más para sus tecnologías.
ages-log-military-gained = { $player } tiene { $count ->
        [one] una acción militar
       *[other] { $count } acciones militares
    } más este turno.

## Por qué no

ages-do-anything = Cualquier cosa
ages-do-take = Tomar { $card }
ages-do-play = Jugar { $card }
ages-do-build = Construir { $card }
ages-do-stage = Construir una etapa de { $card }
ages-do-population = Aumentar la población
ages-do-attack = { $card } contra { $player }
ages-do-revolt = Revolución: { $card }
ages-do-upgrade = Mejorar { $old } a { $new }
ages-do-destroy = Destruir { $card }
ages-do-disband = Licenciar { $card }
ages-do-copy = Copiar la táctica { $card }
ages-do-muster = Aumentar la población y construir { $card }
ages-do-resign = Rendirse
ages-do-bid = Ofrecer { $count }
ages-do-defend = Defenderte
ages-do-stop = No enviar más
ages-do-raze = Destruir { $card } del rival
ages-do-spoil = Llevarte { $card } del perdedor
ages-do-ruin = Dejar { $card } en ruinas
ages-why-not-asked = No es tu turno de elegir esto ahora.
ages-why-first-turn = En el primer turno solo puedes tomar cartas.
ages-why-civil-actions = Te faltan acciones civiles: cuesta { $count ->
        [one] { $count } acción civil
       *[other] { $count } acciones civiles
    }.
ages-why-military-actions = Te faltan acciones militares: cuesta { $count ->
        [one] { $count } acción militar
       *[other] { $count } acciones militares
    }.
ages-why-hand-full = Tu mano de cartas civiles está llena.
ages-why-have-it = Ya tienes esta tecnología en la mano o en juego.
ages-why-leader-of-age = Ya has tomado un líder de esta Era.
ages-why-have-unfinished = Tienes una maravilla inacabada.
ages-why-science = Te falta ciencia: cuesta { $count }.
ages-why-toll = Tu socio no puede pagar su parte de la ciencia.
ages-why-resources = Te faltan recursos: cuesta { $count }.
ages-why-food = Te falta comida: cuesta { $count }.
ages-why-no-worker = No tienes ningún trabajador sin usar.
ages-why-urban-limit = Tu gobierno no permite más edificios de este tipo.
ages-why-yellow-bank = Tu banco amarillo está vacío.
ages-why-just-taken = La has tomado en este turno.
ages-why-order = Lo que ordena la carta no se puede hacer ahora.
ages-why-tactic-set = Ya has jugado o copiado una táctica este turno.
ages-why-peace = Un pacto os prohíbe atacaros.
ages-why-too-strong = Este jugador no es más débil que tú.
ages-why-peaceful = Tu líder no ataca a nadie.
ages-why-last-round = No se declara guerra en la última ronda.
ages-why-immune = Un pacto protege a este jugador de las guerras.
ages-why-nothing-to-take = Este jugador no tiene nada que pueda ser objeto de ella.
ages-why-tactic-in-use = Ya usas esta táctica.
ages-why-all-civil = Una revolución gasta todas tus acciones civiles, y ya has gastado alguna.
ages-why-all-military = Con tu líder una revolución gasta todas tus acciones militares, y ya has gastado alguna.
ages-why-food-and-resources = Te falta comida o recursos: cuesta { $food } de comida y { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    }.
ages-why-blue-tokens = No te queda ninguna ficha azul para cubrir la etapa.
ages-why-age-iv = En la Era IV nadie se rinde.
ages-why-force = Tus unidades, símbolos de colonización y cartas llegan como mucho a { $count }.
ages-why-no-unit = Una fuerza de colonización necesita una unidad, y no tienes ninguna.
ages-why-defense = Tus cartas suman como mucho { $count }, que no basta; por eso no se juega ninguna.
ages-why-below-bid = Tu fuerza solo ha llegado a { $count }.
ages-why-budget = Vale { $count }, más de lo que aún puedes tomar.
ages-why-level = La carta solo alcanza edificios de nivel { $count } o menor.
ages-why-spoils = Vale { $count }, más de lo que aún puedes llevarte.
ages-why-too-new = Solo las maravillas de las Eras A y I caen en ruinas.

## Avisos

ages-warn-uprising = ¡Revuelta! Tienes más trabajadores descontentos que sin usar y no producirás nada.
ages-warn-uprising-after = Después de esto amenaza una revuelta.
ages-warn-corruption = La corrupción se llevará { $what }.
ages-warn-famine = Te faltarán { $count } de comida y perderás { $culture } de cultura.
ages-warn-discards = Tendrás que descartar { $count ->
        [one] una carta militar
       *[other] { $count } cartas militares
    }.
ages-warn-unused-civil = { $count ->
        [one] Te queda una acción civil
       *[other] Te quedan { $count } acciones civiles
    }.
ages-warn-unused-military = { $count ->
        [one] Una acción militar ni siquiera robará carta
       *[other] { $count } acciones militares ni siquiera robarán cartas
    }.
ages-warn-own-event = Sabes que { $card } está entre los próximos eventos y te afectaría ahora.
ages-warn-resign = Abandonas la partida y pierdes.

## Mesa

ages-table-age = Era { $age }, ronda { $round }
ages-table-last = la ronda { $round } es la última
ages-table-starts = { $name } empieza cada ronda
ages-table-workers = { $card } ×{ $count }
ages-table-stored = { $card } ×{ $count } ({ $tokens } azules)
ages-table-science = Nivel de ciencia
ages-table-culture = Nivel de cultura
ages-table-strength = Fuerza
ages-table-happiness = Felicidad
ages-table-discontent = Descontentos
ages-table-civil = Acciones civiles
ages-table-military = Acciones militares
ages-table-food = Comida
ages-table-resources = Recursos
ages-table-science-points = Ciencia
ages-table-culture-points = Cultura
ages-table-banks = Bancos, amarillo / azul
ages-table-unused = Trabajadores sin usar
ages-table-technologies = Tecnologías
ages-table-leader = Líder
ages-table-wonders = Maravillas
ages-table-ruins = Ruinas
ages-table-unfinished = Inacabada
ages-table-colonies = Colonias
ages-table-tactic = Táctica exclusiva
ages-table-pact = Pacto
ages-table-wars = Guerras
ages-table-hand = Mano civil
ages-table-taken = Recién tomadas
ages-table-military-hand = Mano militar (I/II/III)
ages-table-row = Fila de cartas
ages-table-events = Eventos, actuales / futuros
ages-table-common-tactics = Tácticas comunes
ages-table-resigned = se rindió

## Puntuación

ages-score-production = Producción
ages-score-hunger = Hambre
ages-score-preparing = Eventos preparados
ages-score-events = Eventos
ages-score-impacts = Eventos de impacto
ages-score-leaders = Líderes
ages-score-wonders = Maravillas completadas
ages-score-colonies = Colonización
ages-score-action-cards = Cartas de acción
ages-score-conflicts = Agresiones y guerras
