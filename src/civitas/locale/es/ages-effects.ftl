### Through the Ages: effects

## Qué hacen las cartas

ages-text-worker = Cada trabajador: { $what }
ages-text-for = { $who }: { $what }
ages-text-air = Se une a un ejército y duplica su fuerza táctica
ages-text-urban-limit = Como máximo { $count } edificios urbanos de cada tipo
ages-text-discount = Los edificios urbanos cuestan { $first } menos en el nivel I, { $second } en el II, { $third } en el III
ages-text-stages = Hasta { $count } etapas de una maravilla por una acción civil
ages-text-army = Un ejército: { $infantry } de infantería, { $cavalry } de caballería, { $artillery } de artillería
ages-text-tactical = Cada ejército: +{ $full } de fuerza; con una unidad dos o más niveles más antigua, +{ $lower }
ages-text-tactical-always = Cada ejército: +{ $full } de fuerza
ages-text-bonus = Defensa +{ $defense }, o colonización +{ $colonization }; se usa una vez
ages-text-at-once = De inmediato: { $what }
ages-text-in-age-iv = En la Era IV, en su lugar: { $what }
ages-text-side = Lado { $side }: { $what }
ages-text-both = Cada parte: { $what }
ages-text-attack-forbidden = Las partes no pueden atacarse
ages-text-attack-ends-pact = Termina cuando una parte ataca a la otra
ages-symbol-food = { $count } de comida
ages-symbol-resources = { $size ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
ages-symbol-science = { $count } de ciencia
ages-symbol-culture = { $count } de cultura
ages-symbol-happy = { $count } de felicidad
ages-symbol-strength = { $count } de fuerza
ages-symbol-civil-actions = { $size ->
        [one] { $count } acción civil
       *[other] { $count } acciones civiles
    }
ages-symbol-military-actions = { $size ->
        [one] { $count } acción militar
       *[other] { $count } acciones militares
    }
ages-symbol-blue = { $size ->
        [one] { $count } ficha azul
       *[other] { $count } fichas azules
    }
ages-symbol-yellow = { $size ->
        [one] { $count } ficha amarilla
       *[other] { $count } fichas amarillas
    }
ages-symbol-colonization = { $count } de colonización
ages-hook-hand-limit = Puedes tener { $count } carta civil y { $count } carta militar más en la mano
ages-hook-strength-per-infantry-and-artillery = +{ $count } de fuerza por unidad de infantería y de artillería
ages-hook-extra-faces = Cada otra carta o trabajador con felicidad da una más
ages-hook-discount-after-replacing-leader = Cuesta { $count } acciones civiles menos en la fila si sustituiste a un líder este turno
ages-hook-free-population = Una vez en tu fase de acción: gana un trabajador sin coste
ages-hook-extra-mine-token = Un trabajador de tu mejor mina produce el doble
ages-hook-scores-workers = Al completarla: 1 de cultura por edificio urbano y unidad, 2 por granja y mina
ages-hook-scores-technologies = Al completarla: cultura igual a los niveles de todas tus tecnologías
ages-hook-scores-stage-and-page = Al completarla: { $count } veces la cultura de tus teatros y bibliotecas
ages-hook-scores-urban-buildings = Al completarla: la cultura, la ciencia y la fuerza de tus edificios urbanos
ages-hook-strength-per-unit = +{ $count } de fuerza por unidad militar
ages-hook-yellow-for-leaving = Acción política: se va, y recibes { $count } ficha amarilla
ages-hook-science-per-technology-taken = { $count } de ciencia por tecnología que tomas
ages-hook-military-as-civil = Una vez por turno, una acción militar puede valer por una civil
ages-hook-leader-discount = Tomar un líder cuesta { $count } acción civil menos
ages-hook-military-resources = { $count } recurso por turno para unidades militares
ages-hook-tucks-under-wonder = Al ser sustituido puede quedar bajo una maravilla completa: +1 de felicidad ahí, pero sin recuperar la acción civil
ages-hook-second-political-action = Una vez en la partida: una segunda acción política
ages-hook-population-discount = Aumentar la población cuesta { $count } de comida menos
ages-hook-colonizes-from-hand = Acción política: se va, y colonizas un territorio de tu mano
ages-hook-musters = Por una acción militar: aumenta la población y construye una unidad, con { $count } de comida y { $count } recurso menos
ages-hook-infantry-as-cavalry = Tu infantería puede contar como caballería en los ejércitos
ages-hook-culture-if-strong = Fin de tu turno: { $count } de cultura si estás entre los dos más fuertes (con dos, el más fuerte)
ages-hook-strength-per-face = +{ $count } de fuerza por felicidad de tus templos y del gobierno
ages-hook-foresees-event = Ves el próximo evento antes de tu política
ages-hook-science-of-best-study = Tu mejor laboratorio o biblioteca da además su nivel en ciencia
ages-hook-resources-per-development = { $count } recurso por tecnología que desarrollas
ages-hook-culture-per-face = +{ $count } de cultura por felicidad de tus templos, teatros y maravillas
ages-hook-no-wonder-surcharge = Las maravillas completas no encarecen tomar nuevas
ages-hook-actions-per-development = Una acción civil de vuelta por tecnología que desarrollas
ages-hook-culture-per-theater = +{ $count } de cultura por teatro
ages-hook-theater-science-discount = Las tecnologías de teatro cuestan { $count } de ciencia menos
ages-hook-converts-to-theater = Una vez por turno, un edificio urbano puede convertirse en un teatro de su nivel o superior
ages-hook-colonization-discards = Hasta { $count } cartas militares descartadas suman 1 cada una a tu fuerza de colonización
ages-hook-culture-per-colony = +{ $count } de cultura por colonia
ages-hook-culture-of-first-colony = +{ $count } de cultura más por la primera colonia
ages-hook-revolts-by-military = Una revolución gasta todas las acciones militares en vez de las civiles
ages-hook-culture-per-revolution = { $count } de cultura por revolución
ages-hook-strength-per-unit-type = +{ $count } de fuerza por tipo de unidad que tienes
ages-hook-stage-and-page-discount = Con una biblioteca los teatros cuestan { $count } menos; con un teatro, las bibliotecas; en recursos y ciencia
ages-hook-culture-per-stage-and-page = +{ $count } de cultura por pareja de biblioteca y teatro
ages-hook-culture-per-development = { $count } de cultura por tecnología que desarrollas
ages-hook-labs-produce = Los laboratorios producen recursos según su nivel; y esa cultura cuando se va o acaba la partida
ages-hook-best-theater-again = Tu mejor teatro da su cultura dos veces
ages-hook-attacks-nobody = No juegas agresiones ni declaras guerras
ages-hook-attack-cost-again = Atacarte cuesta el doble de acciones militares
ages-hook-culture-per-lab-level = Los laboratorios dan cultura igual a su nivel
ages-hook-science-less-per-lab = Cada laboratorio da { $count } de ciencia menos
ages-hook-culture-or-arms = Cada turno, { $count } de cultura; o { $count } de ciencia para tecnologías de unidades y { $count } recursos para unidades
ages-who-each = Cada jugador
ages-who-self = Tú
ages-who-rival = El rival
ages-who-loser = El perdedor
ages-who-strongest = El más fuerte
ages-who-weakest = El más débil
ages-who-two-strongest = Cada uno de los dos más fuertes (con dos, el más fuerte)
ages-who-two-weakest = Cada uno de los dos más débiles (con dos, el más débil)
ages-who-most-culture = Quien tiene más cultura
ages-who-least-culture = Quien tiene menos cultura
ages-who-all-most-happy = Cada jugador con más felicidad
ages-who-all-most-discontent = Cada jugador con más trabajadores descontentos
ages-effect-science = puntúa { $count } de ciencia
ages-effect-science-you = puntúa { $count } de ciencia
ages-effect-culture = puntúa { $count } de cultura
ages-effect-culture-you = puntúa { $count } de cultura
ages-effect-culture-lost = pierde { $count } de cultura
ages-effect-food = gana { $count } de comida
ages-effect-food-you = gana { $count } de comida
ages-effect-resources = { $count ->
        [one] gana { $count } recurso
       *[other] gana { $count } recursos
    }
ages-effect-resources-you = { $count ->
        [one] gana { $count } recurso
       *[other] gana { $count } recursos
    }
ages-effect-food-or-resources = gana { $count } de comida o { $count } recursos
ages-effect-food-or-resources-you = gana { $count } de comida o { $count } recursos
ages-effect-food-and-or-resources = gana { $count } en comida y recursos sumados, en cualquier mezcla
ages-effect-lose-food-and-or-resources = pierde { $count } en comida y recursos sumados, en cualquier mezcla
ages-effect-lose-all-food = pierde toda la comida
ages-effect-build-wonder-stage = construye una etapa de una maravilla por { $count } recursos menos
ages-effect-increase-population = aumenta la población por su coste
ages-effect-military-action-this-turn = gana { $count } acción militar este turno
ages-effect-military-resources-this-turn = { $count ->
        [one] gana { $count } recurso para unidades militares este turno
       *[other] gana { $count } recursos para unidades militares este turno
    }
ages-effect-military-resources-this-turn-stronger = gana recursos para unidades militares este turno, por jugador más fuerte: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
ages-effect-culture-richer = puntúa cultura por jugador que tiene más: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
ages-effect-build-or-upgrade-farm-mine = { $count ->
        [one] construye o mejora una granja o mina por { $count } recurso menos
       *[other] construye o mejora una granja o mina por { $count } recursos menos
    }
ages-effect-build-or-upgrade-urban = { $count ->
        [one] construye o mejora un edificio urbano por { $count } recurso menos
       *[other] construye o mejora un edificio urbano por { $count } recursos menos
    }
ages-effect-upgrade-farm-mine-urban = mejora una granja, mina o edificio urbano por { $count } recursos menos
ages-effect-develop-technology = desarrolla una tecnología por su coste
ages-effect-population = gana { $count } de población
ages-effect-population-you = gana { $count } de población
ages-effect-population-lost = pierde { $count } de población
ages-effect-population-if-weak-lost = pierde { $count } de población si está entre los dos más débiles (con dos, el más débil)
ages-effect-population-half-discontent-lost = pierde { $count } de población por cada dos trabajadores descontentos, redondeando hacia arriba
ages-effect-blue-lost = pierde { $count } ficha azul
ages-effect-culture-discontent-lost = pierde { $count } de cultura por trabajador descontento
ages-effect-culture-culture-rating = puntúa su nivel de cultura
ages-effect-culture-science-rating = puntúa cultura igual a su nivel de ciencia
ages-effect-science-science-rating = puntúa su nivel de ciencia
ages-effect-food-happy-rating = gana comida igual a su felicidad
ages-effect-culture-removed-level = puntúa { $count } de cultura por nivel de la carta retirada
ages-effect-resources-half-destroyed-cost = gana en recursos la mitad del coste impreso de lo destruido, redondeando hacia arriba
ages-effect-produce-food = produce comida
ages-effect-produce-resources = produce recursos
ages-effect-produce-corruption-food-consumption-resources = sufre corrupción, produce comida, consume, produce recursos
ages-effect-spend-civil-actions-discontent = gasta en vano { $count } acciones civiles por trabajador descontento
ages-effect-draw-military = roba { $count } cartas militares
ages-effect-draw-military-you = roba { $count } cartas militares
ages-effect-discard-military = descarta { $count } cartas militares
ages-effect-may-build-free = puede poner un trabajador sin usar en { $card } gratis
ages-effect-may-develop-civilization = puede aumentar la población, construir una granja, mina o edificio urbano, o desarrollar una tecnología, por { $count } menos y sin acción civil
ages-effect-may-take-cards = puede renunciar a su próxima acción política para tomar cartas por valor de hasta { $count } acciones civiles
ages-effect-refill-row = la fila se rellena sin descartes
ages-effect-take-yellow-from-weakest = toma { $count } ficha amarilla del banco del más débil
ages-effect-destroy-own-building = destruye una de sus granjas, minas o edificios urbanos
ages-effect-destroy-urban-1 = se destruye un edificio urbano de nivel { $first } o menos
ages-effect-destroy-urban-2 = se destruyen hasta dos edificios urbanos, uno de nivel { $first } o menos y uno de nivel { $second } o menos
ages-effect-destroy-urban-of-each-other = destruye un edificio urbano de cada otro jugador
ages-effect-steal-food-and-or-resources = le tomas hasta { $count } de comida y recursos, en cualquier mezcla
ages-effect-steal-colony = le tomas una de sus colonias
ages-effect-steal-science = le tomas hasta { $count } de ciencia
ages-effect-steal-culture = le tomas hasta { $count } de cultura
ages-effect-steal-culture-advantage = el vencedor toma { $count } de cultura y 1 más por punto de ventaja
ages-effect-steal-yellow-advantage = el vencedor toma { $count } ficha amarilla de su banco y 1 más por cada { $limit } puntos de ventaja
ages-effect-steal-science-or-special-techs-advantage = el vencedor toma ciencia igual a la ventaja, o tecnologías especiales por su coste
ages-effect-remove-leader-or-unfinished-wonder = se retira su líder o su maravilla inacabada
ages-effect-remove-leader-unless-current-age = retira su líder, salvo que sea de la Era actual
ages-effect-lose-colony = pierde una colonia
ages-effect-ruin-wonder = una maravilla completa de la Era A o I cae en ruinas y solo da { $count } de cultura
ages-effect-score-food-production = puntúa su producción de comida, { $count } más si supera su consumo
ages-effect-score-levels-urban = puntúa los niveles de sus edificios urbanos
ages-effect-score-levels-unit-arena = puntúa los niveles de sus unidades y arenas
ages-effect-score-least-of-four = puntúa { $count } veces lo menor entre ciencia, cultura, producción de comida y de recursos
ages-effect-score-colonies = puntúa { $count } por colonia
ages-effect-score-actions = puntúa { $first } por acción civil y { $second } por acción militar de sus totales
ages-effect-score-happiness = puntúa { $count } por felicidad y pierde { $count } por trabajador descontento
ages-effect-score-mine-production = puntúa lo que producen sus minas
ages-effect-score-content-workers = puntúa { $count } por trabajador contento más allá de { $limit }
ages-effect-score-progress = puntúa { $count } veces los niveles de su gobierno y sus tecnologías especiales
ages-effect-score-rank-science = puntúa por su puesto en ciencia: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
ages-effect-score-rank-strength = puntúa por su puesto en fuerza: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro
ages-effect-score-technologies = puntúa { $count } por tecnología de nivel III
ages-effect-score-variety = puntúa { $count } por tipo de unidad, tipo de edificio urbano y tecnología especial
ages-effect-score-wonders = puntúa por maravilla completa: { $first } de la Era A, { $second } de la I, { $third } de la II, { $fourth } de la III
ages-term-attack-bonus = +{ $count } de fuerza al atacar a la otra
ages-term-food-as-resource = una vez por turno, { $count } de comida puede valer un recurso
ages-term-resource-as-food = una vez por turno, { $count } recurso puede valer comida
ages-term-science-discount = las tecnologías cuestan { $count } de ciencia menos
ages-term-science-toll = la otra debe pagar { $count } de ciencia por cada una
ages-term-culture-per-partner-wonder = +{ $count } de cultura por maravilla completa de la otra
ages-term-immune-to-war = nadie puede declararle la guerra
