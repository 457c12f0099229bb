### Through the Ages: la mesa en el navegador

ages-web-age = Era { $age }
ages-web-round = Ronda { $round }
ages-web-last-round = La última ronda es la { $round }
ages-web-on-turn = Es el turno de { $name }
ages-web-civil-deck = Mazo civil: { $count }
ages-web-military-deck = Mazo militar: { $count }

## The card row

ages-web-row = Fila de cartas
ages-web-empty-space = Espacio vacío
ages-web-costs-civil = { $count ->
        [one] { $count } acción civil
       *[other] { $count } acciones civiles
    }
ages-web-take-cost = { $count ->
        [one] { $count } acción civil para ti
       *[other] { $count } acciones civiles para ti
    }
ages-web-space-cost = El espacio: { $count }
ages-web-surcharge = Tus maravillas terminadas: { $count } más
ages-web-discount = Por efecto de una carta: { $count } menos

## Things

ages-web-usable = se puede usar
ages-web-why-not = no se puede usar; pulsa para saber por qué
ages-web-picked = elegida
ages-web-none = Nada
ages-web-kind-of-age = { $kind }, era { $age }
ages-web-costs-science = Cuesta { $count } de ciencia
ages-web-costs-revolution = Cuesta { $count } de ciencia por revolución
ages-web-costs-resources = { $count ->
        [one] Un trabajador en ella cuesta { $count } recurso
       *[other] Un trabajador en ella cuesta { $count } recursos
    }
ages-web-costs-military = { $count ->
        [one] Cuesta { $count } acción militar
       *[other] Cuesta { $count } acciones militares
    }
ages-web-stages = Las etapas cuestan { $costs } recursos

## Civilizations

ages-web-standings = Civilizaciones
ages-web-winner = ganador
ages-web-to-answer = por elegir
ages-web-starts = empieza
ages-web-resigned = Se ha retirado
ages-web-own-board = Tu civilización
ages-web-board-of = La civilización de { $name }
ages-web-back = Volver a la tuya
ages-web-culture = Cultura
ages-web-science = Ciencia
ages-web-food = Comida
ages-web-resources = Recursos
ages-web-strength = Fuerza
ages-web-happiness = Felicidad
ages-web-per-turn = { $count } por turno
ages-web-consumed = { $count } consumida por turno
ages-web-corrupted = La corrupción quita { $count }
ages-web-after = { $count } tras la producción
ages-web-colonizing = { $count } más al colonizar
ages-web-discontent = { $count } descontentos, { $unused } libres
ages-web-discontented = trabajadores descontentos
ages-web-uprising = Amenaza de revuelta
ages-web-civil-actions = { $left } de { $all } acciones civiles
ages-web-military-actions = { $left } de { $all } acciones militares
ages-web-arms = { $count } solo para unidades este turno
ages-web-yellow-bank = Banco amarillo: { $count }
ages-web-blue-bank = Banco azul: { $count }
ages-web-faces-needed = Felicidad { $have }, necesaria { $count }
ages-web-unused = { $count ->
        [one] { $count } trabajador libre
       *[other] { $count } trabajadores libres
    }
ages-web-population-cost = El próximo trabajador cuesta { $count } de comida
ages-web-block-land = Granjas y minas
ages-web-block-city = Edificios urbanos
ages-web-block-arms = Unidades militares
ages-web-urban-limit = como máximo { $count } de cada tipo
ages-web-workers = { $count ->
        [one] { $count } trabajador
       *[other] { $count } trabajadores
    }
ages-web-stored = { $count ->
        [one] { $count } ficha azul
       *[other] { $count } fichas azules
    }
ages-web-build-cost = construir cuesta { $count }
ages-web-government = Gobierno
ages-web-leader = Líder
ages-web-special = Tecnologías especiales
ages-web-wonders = Maravillas
ages-web-ruins = Maravillas en ruinas
ages-web-colonies = Colonias
ages-web-leader-under = hay un líder debajo
ages-web-unfinished = sin terminar
ages-web-stages-built = { $built } de { $all } etapas construidas
ages-web-stages-left = las etapas restantes cuestan { $costs }
ages-web-tactic = Táctica
ages-web-exclusive = exclusiva
ages-web-common = común
ages-web-against = Fuerza contra
ages-web-duel = { $own } al atacar, contra { $other }

## Hands

ages-web-civil-hand = Cartas civiles
ages-web-military-hand = Cartas militares
ages-web-no-civil-cards = Ninguna carta civil
ages-web-military-cards = { $count ->
        [one] { $count } carta militar de la era { $age }
       *[other] { $count } cartas militares de la era { $age }
    }
ages-web-hand-size = { $count } de { $limit }
ages-web-just-taken = recién tomada
ages-web-set-aside = apartada

## Events and politics

ages-web-affairs = Eventos y política
ages-web-current-events = Eventos actuales
ages-web-future-events = Eventos futuros
ages-web-past-events = Eventos pasados: { $count }
ages-web-common-tactics = Tácticas comunes
ages-web-of-age = { $count } de la era { $age }
ages-web-known = Sabes que estos están entre ellos
ages-web-wars = Guerras
ages-web-war-on = { $attacker } contra { $rival }
ages-web-pacts = Pactos
ages-web-pact-even = { $owner } y { $partner }
ages-web-pact-sided = { $owner } (lado { $side }) y { $partner }

## Moments

ages-web-auction = ¿Quién lo coloniza?
ages-web-no-bid = Ninguna puja todavía
ages-web-highest-bid = Puja más alta: { $count }
ages-web-bids = ofrece { $count }
ages-web-out = fuera
ages-web-could-send = fuerza { $force }, { $cards ->
        [one] { $cards } carta militar
       *[other] { $cards } cartas militares
    }
ages-web-force = La fuerza de colonización
ages-web-bid = la puja
ages-web-send = Unidades del tablero y cartas de la mano completan el resto.
ages-web-attack = Agresión
ages-web-missing = A { $name } le faltan { $count } para defenderse
ages-web-offer = Se ofrece un pacto
ages-web-offers-even = { $owner } se lo ofrece a { $partner }
ages-web-offers-sided = { $owner } ofrece a { $partner } el lado { $side }
ages-web-order = En curso
ages-web-event = Revelada
ages-web-deciding = { $name } está eligiendo

## Kinds of card

ages-web-kind-farm = Granja
ages-web-kind-mine = Mina
ages-web-kind-lab = Laboratorio
ages-web-kind-temple = Templo
ages-web-kind-library = Biblioteca
ages-web-kind-theater = Teatro
ages-web-kind-arena = Arena
ages-web-kind-infantry = Infantería
ages-web-kind-cavalry = Caballería
ages-web-kind-artillery = Artillería
ages-web-kind-air = Fuerza aérea
ages-web-kind-government = Gobierno
ages-web-kind-military-technology = Tecnología militar
ages-web-kind-civil-technology = Tecnología civil
ages-web-kind-colonization-technology = Tecnología de colonización
ages-web-kind-construction-technology = Tecnología de construcción
ages-web-kind-wonder = Maravilla
ages-web-kind-leader = Líder
ages-web-kind-action = Acción
ages-web-kind-tactic = Táctica
ages-web-kind-aggression = Agresión
ages-web-kind-war = Guerra
ages-web-kind-pact = Pacto
ages-web-kind-bonus = Bono
ages-web-kind-territory = Territorio
ages-web-kind-event = Evento
