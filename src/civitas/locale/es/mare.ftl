mare-title = Mare Nostrum: Imperios
    .about = De tres a cinco imperios en torno al Mediterráneo comercian, construyen, navegan y luchan por una de cuatro victorias.
mare-option-empire1 = El imperio del jugador 1
mare-option-empire2 = El imperio del jugador 2
mare-option-empire3 = El imperio del jugador 3
mare-option-empire4 = El imperio del jugador 4
mare-option-empire5 = El imperio del jugador 5
mare-option-tiles = Cuántos héroes y maravillas quedan a la vista además de las Pirámides
mare-option-rounds = El máximo de rondas de la partida; 0 para que no haya límite
mare-option-map = Un mapa propio: su texto, o @ y el nombre de su archivo; vacío para el mapa estándar

## Preguntas

mare-ask-number = ¿Cuántos recursos debe ofrecer cada uno?
mare-ask-own-number = Cada uno ofrece { $number }. ¿Cuántos ofreces tú?
mare-ask-offer = { $count ->
        [one] ¿Qué recurso ofreces?
       *[other] ¿Qué { $count } recursos ofreces?
    } Nadie ve las ofertas hasta que todos han elegido.
mare-ask-take = ¿Qué recurso tomas? Quien lo pierde es el siguiente en tomar.
mare-ask-even-out = Tomaste un recurso de más, y { $player }, uno de menos. ¿Qué recurso le entregas?
mare-ask-way = Debes { $cost } recursos. ¿Con qué tipo de conjunto pagas?
mare-ask-pair = ¿Qué mercancía usas dos veces en este conjunto?
mare-ask-good = { $due ->
        [one] ¿Cuál es la última mercancía que pagas?
       *[other] Aún faltan { $due } mercancías distintas. ¿Cuál ahora?
    }
mare-ask-cheap = ¿Qué recurso pagas?
mare-ask-build = Es tu turno de construir. ¿Qué construyes?
mare-ask-copy = ¿De quién es el poder que copian Cástor y Pólux? La elección vale hasta el final.
mare-ask-builder = Lideras la cultura. ¿Quién construye ahora?
mare-ask-build-first = Perseo puede construir antes que todos y ganar. ¿Construyes ya?
mare-ask-keep = ¿Qué mercancía sin usar guardas para la próxima ronda?
mare-ask-temple = ¿Qué añade el templo por la { $building }?
mare-ask-colossus = ¿Qué mercancía te trae el Coloso?
mare-ask-peace = ¿Con quién declara la paz la Estatua de Zeus esta ronda?
mare-ask-mover = Lideras los ejércitos. ¿Quién se mueve ahora?
mare-ask-sail = ¿Qué trirreme se mueve?
mare-ask-march = ¿Qué legión se mueve?
mare-ask-sea-battle = ¿Luchas en el mar?
mare-ask-battle = ¿Qué batalla libras ahora?
mare-ask-loss = { $place }: { $hits ->
        [one] se destruye 1 unidad tuya más.
       *[other] se destruyen { $hits } unidades tuyas más.
    } ¿Cuál de ellas?
mare-ask-release = { $place }: quedan pocas legiones para ocuparlo todo. ¿Qué dejas?
mare-ask-convert = ¿Qué marcador de control que tu legión ya ocupaba conviertes?
mare-ask-conquest = ¿Qué hacen tus legiones en lo que han conquistado?
mare-ask-loot = ¿Qué te llevas de la { $building }?
mare-ask-convert-at-once = { $place }: ¿la Reina de Saba la convierte ya? Te cuesta la legión.
mare-ask-circe = ¿En qué icono vacío de caravana se instala una legión de Circe?
mare-ask-title = Hay empate. ¿Quién pasa a ser { $title }?

## Respuestas

mare-pass-build = Dejar de construir
mare-pass-build-first = Esperar el orden del líder cultural
mare-pass-keep = No guardar otra
mare-pass-peace = Con nadie
mare-pass-sail = Ningún otro trirreme
mare-pass-march = Ninguna otra legión
mare-pass-sea-battle = Ninguna otra batalla en el mar
mare-pass-convert = No convertir
mare-pass-conquest = Dejar el resto como está
mare-pass-convert-at-once = No, solo ocuparlo
mare-pass-circe = Ninguna otra legión
mare-yes = Sí
mare-number = { $number }
mare-take = { $token }, de { $player }
mare-way-coins = { $count } monedas
mare-way-goods = { $count } mercancías distintas
mare-way-coins-and-a-good = { $count ->
        [one] 1 moneda y 1 mercancía
       *[other] { $count } monedas y 1 mercancía
    }
mare-way-goods-and-a-coin = { $count ->
        [one] 1 mercancía y 1 moneda
       *[other] { $count } mercancías distintas y 1 moneda
    }
mare-way-pair = { $count } mercancías, una de ellas dos veces
mare-build = { $place }: { $building }, { $cost } recursos
mare-build-free = { $place }: { $building }, gratis
mare-build-cheap = { $place }: { $building }, 1 moneda o 1 { $good }
mare-build-tile = { $tile }: { $cost } recursos
mare-levy = { $count ->
        [one] { $place }: 1 legión de Pentesilea, gratis
       *[other] { $place }: { $count } legiones de Pentesilea, gratis
    }
mare-for-coin = Una moneda
mare-for-legend = Una mercancía legendaria
mare-sail = Trirreme: { $src } → { $dst }
mare-march = Legión: { $src } → { $dst }
mare-fight = { $place }: luchar contra { $player }
mare-convert = { $place }: poner tu propio marcador
mare-convert-unlinked = { $place }: retirar el marcador; nadie la controla, pues ninguna provincia tuya se enlaza con ella
mare-occupy-control = { $place }: ocupar el marcador de control
mare-occupy = { $place }: ocupar { $building }
mare-pillage = { $place }: saquear { $building }
mare-circe = { $place }: { $building }

## Cosas

mare-place = { $name }
mare-player = { $player } ({ $empire })
mare-some = { $count } × { $token }
mare-control = marcador de control
mare-legion = legión
mare-fortress = fortaleza
mare-trireme = trirreme
mare-caravan = caravana de { $good }
mare-market = mercado
mare-temple = templo
mare-city = ciudad de { $city }
mare-capital = capital { $city }
mare-legendary = ciudad legendaria { $city }
mare-coin = moneda
mare-legendary-good = { $good } (mercancía legendaria)
mare-good-pottery = cerámica
mare-good-gems = gemas
mare-good-papyrus = papiro
mare-good-metal = metal
mare-good-spices = especias
mare-good-stone = piedra
mare-good-wood = madera
mare-good-gold = oro
mare-good-grain = grano
mare-good-oil = aceite
mare-good-sheep = ovejas
mare-good-wine = vino
mare-good-gladiator = gladiador
mare-track-trade = Comercio: caravanas, mercados y bonos
mare-track-culture = Cultura: ciudades, templos y bonos
mare-track-military = Militar: legiones, fortalezas, trirremes y bonos
mare-leader-trade = líder mercantil
mare-leader-culture = líder cultural
mare-leader-military = líder militar
mare-phase-collect = recolección
mare-phase-trade = intercambio
mare-phase-build = construcción
mare-phase-move = movimiento y batalla
mare-phase-leadership = disputa del liderazgo
mare-victory-prestige = Prestigio: las Pirámides están construidas
mare-victory-fame = Fama: cinco héroes y maravillas
mare-victory-conquest = Conquista: cuatro capitales y ciudades legendarias
mare-victory-leadership = Liderazgo: los tres títulos
mare-tally-tiles = Héroes y maravillas
mare-tally-cities = Capitales y ciudades legendarias
mare-tally-titles = Títulos
mare-tally-provinces = Provincias
mare-tally-army = Legiones, fortalezas y trirremes

## Lugares

mare-empire-rome = Roma
mare-empire-greece = Grecia
mare-empire-babylon = Babilonia
mare-empire-egypt = Egipto
mare-empire-carthage = Cartago
mare-region-north = Norte
mare-region-west = Oeste
mare-region-east = Este
mare-region-south = Sur
mare-region-islands = Islas
mare-province-latium = Lacio
mare-province-gallia = Galia
mare-province-italia = Italia
mare-province-achaia = Acaya
mare-province-macedonia = Macedonia
mare-province-thrace = Tracia
mare-province-babylonia = Babilonia
mare-province-mesopotamia = Mesopotamia
mare-province-cilicia = Cilicia
mare-province-aegyptus = Egipto
mare-province-ethiopia = Etiopía
mare-province-cyrenaica = Cirenaica
mare-province-africa = África
mare-province-numidia = Numidia
mare-province-libya = Libia
mare-province-sicilia = Sicilia
mare-province-dalmatia = Dalmacia
mare-province-germania = Germania
mare-province-dacia = Dacia
mare-province-crete = Creta
mare-province-asia = Asia
mare-province-cappadocia = Capadocia
mare-province-judaea = Judea
mare-province-phasania = Fasania
mare-province-garamantes = Garamantes
mare-province-nubia = Nubia
mare-province-armenia = Armenia
mare-province-arabia = Arabia
mare-sea-sardinian = Mar de Cerdeña
mare-sea-tyrrhenian = Mar Tirreno
mare-sea-adriatic = Mar Adriático
mare-sea-ionian = Mar Jónico
mare-sea-african = Mar de África
mare-sea-aegean = Mar Egeo
mare-sea-egyptian = Mar de Egipto
mare-sea-cyprian = Mar de Chipre
mare-sea-black = Mar Negro
mare-city-roma = Roma
mare-city-athenae = Atenas
mare-city-sparta = Esparta
mare-city-byzantium = Bizancio
mare-city-babylon = Babilonia
mare-city-ninive = Nínive
mare-city-tarsus = Tarso
mare-city-alexandria = Alejandría
mare-city-memphis = Menfis
mare-city-cyrene = Cirene
mare-city-carthago = Cartago
mare-city-syracusae = Siracusa
mare-city-cnossus = Cnosos
mare-city-troia = Troya
mare-city-ierusalem = Jerusalén
mare-city-artaxata = Artaxata

## La mesa

mare-table-round = ronda { $round }
mare-table-of-rounds = ronda { $round } de { $rounds }
mare-table-leads = { $title }: { $player }
mare-table-number = ofertas de { $number }
mare-table-won = { $player } – { $victory }
mare-table-peace = Paz en esta ronda: { $player } y { $other }
mare-table-home = { $empire } · { $player }
mare-table-trade = Comercio
mare-table-culture = Cultura
mare-table-military = Militar
mare-table-great-cities = Cap+Leg
mare-table-tiles = Fichas
mare-table-resources = Reserva
mare-table-seas = Mares
mare-table-display = Héroes y maravillas
mare-table-cost = para ti
mare-table-face-down = boca abajo
mare-table-copied = con el poder de { $tile }
mare-table-stock = Tu reserva
mare-table-known = reserva conocida
mare-table-offer = oferta
mare-table-taken = apartado
mare-table-empty = vacía
mare-table-key = ■ construido  □ icono vacío  <2 ocupado por la legión del jugador 2  2:3L+F tres legiones y una fortaleza del jugador 2  T trirreme  * provincia de la capital  ⚔ en guerra  ★ líder  Cap+Leg capitales y ciudades legendarias en su poder  12+1 una reserva con una mercancía legendaria

## El registro

mare-log-take = { $player } toma { $cards } del suministro.
mare-log-return = { $player } devuelve { $cards } al suministro.
mare-log-discard = { $player } descarta { $cards }.
mare-log-draw = { $player } saca de las mercancías legendarias: { $cards }.
mare-log-renew = { $count ->
        [one] 1 mercancía legendaria gastada pasa a ser la nueva pila.
       *[other] { $count } mercancías legendarias gastadas se barajan en una nueva pila.
    }
mare-log-trade = { $other } toma { $cards } de { $player }.
mare-log-withdraw = { $player } recupera { $cards }.
mare-log-give = { $player } entrega { $cards } a { $other }.
mare-log-keep = { $player } guarda { $cards }.
mare-log-recruit = { $player } pasa a tener { $cards }.
mare-log-turn-up = Ahora a la vista: { $cards }.
mare-log-round = Empieza la ronda { $round }.
mare-log-phase = Fase: { $phase }.
mare-log-capped = { $rounds ->
        [one] La partida termina tras su única ronda; nadie ha ganado.
       *[other] La partida termina tras sus { $rounds } rondas; nadie ha ganado.
    }
mare-log-number = { $player } elige el número: { $number ->
        [0] nadie comercia
        [one] todos ofrecen 1 recurso
       *[other] todos ofrecen { $number } recursos
    }.
mare-log-own-number = { $tile }: { $player } { $number ->
        [0] no ofrece nada
        [one] ofrece 1 recurso
       *[other] ofrece { $number } recursos
    }.
mare-log-builder = { $player } indica quién construye a continuación: { $other }.
mare-log-first = { $tile }: { $player } construye antes que nadie.
mare-log-control = { $place }: { $player } pone un marcador de control.
mare-log-control-free = { $place }: { $player } pone gratis un marcador de control ({ $tile }).
mare-log-unit-built = { $place }: { $player } construye: { $unit }.
mare-log-unit-cheap = { $place }: { $player } construye por un solo recurso: { $unit } ({ $tile }).
mare-log-levied = { $place }: { $player } recibe gratis { $count ->
        [one] 1 legión
       *[other] { $count } legiones
    } ({ $tile }).
mare-log-built = { $place }: { $player } construye: { $building }.
mare-log-copied = Cástor y Pólux de { $player } pasan a tener el poder de { $tile }.
mare-log-peace = { $tile }: { $player } declara la paz con { $other } en esta ronda.
mare-log-went-home = { $count ->
        [one] 1 legión de { $player } debe volver
       *[other] { $count } legiones de { $player } deben volver
    } a casa: { $src } → { $dst }.
mare-log-mover = { $player } indica quién mueve a continuación: { $other }.
mare-log-sailed = Un trirreme de { $player } navega: { $src } → { $dst }.
mare-log-marched = Una legión de { $player } marcha: { $src } → { $dst }.
mare-log-battle = { $place }: { $player } ataca a { $other }.
mare-log-battle-roll = { $place }: { $player } suma { $total } en la batalla, { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
mare-log-legion-lost = { $place }: { $player } pierde una legión.
mare-log-fortress-lost = { $place }: { $player } pierde la fortaleza.
mare-log-triremes-lost = { $place }: { $player } pierde { $count ->
        [one] un trirreme
       *[other] { $count } trirremes
    }.
mare-log-occupied = { $place }: una legión de { $player } ocupa: { $building }.
mare-log-occupied-control = { $place }: una legión de { $player } ocupa el marcador de control.
mare-log-settled = { $place }: una legión de { $player } se instala en el icono vacío: { $building } ({ $tile }).
mare-log-left = { $place }: la legión de { $player } ya no ocupa: { $building }.
mare-log-left-control = { $place }: la legión de { $player } ya no ocupa el marcador de control.
mare-log-pillaged = { $place }: { $player } saquea y destruye: { $building }. Una legión queda en su lugar.
mare-log-converted = { $place }: el marcador de { $player } sustituye al de { $other }.
mare-log-marker-removed = { $place }: { $player } retira el marcador de { $other }; ahora nadie la controla.
mare-log-given-up = { $place }: { $player } renuncia por ello a una legión ({ $tile }).
mare-log-title = { $player } pasa a ser { $title } en lugar de { $other }.
mare-log-title-kept = { $player } sigue siendo { $title }.
mare-log-victory = { $player } gana. { $victory }.

## Héroes y maravillas

mare-tile-caesar = César
    .text = Héroe inicial de Roma. En tu propio turno, cada legión tuya suma 1 a su dado en una batalla.
mare-tile-pericles = Pericles
    .text = Héroe inicial de Grecia. En el turno de los demás, cada legión tuya suma 2 a su dado en una batalla.
mare-tile-hammurabi = Hammurabi
    .text = Héroe inicial de Babilonia. Una vez por ronda puedes construir gratis un marcador de control donde ya podrías construir uno.
mare-tile-cleopatra = Cleopatra
    .text = Heroína inicial de Egipto. En cada conjunto que pagas, una moneda puede estar entre las mercancías, o una mercancía entre las monedas.
mare-tile-hannibal = Aníbal
    .text = Héroe inicial de Cartago. En cada conjunto de mercancías que pagas, un tipo puede aparecer dos veces.
mare-tile-castor-pollux = Cástor y Pólux
    .text = Al reclutarlos, elige un héroe de otro jugador: tienes su poder hasta el final de la partida, pero no sus bonos. No se copian héroes iniciales, maravillas ni a Perseo. Sin héroe que copiar, se quedan sin poder.
mare-tile-nebuchadnezzar = Nabucodonosor
    .text = Suma 5 a tu total en una batalla terrestre en una provincia que controlas, si tienes una unidad en ella.
mare-tile-circe = Circe
    .text = Al final de tu movimiento puedes poner legiones en iconos vacíos de caravana donde no haya ninguna unidad enemiga; cada una recolecta la mercancía del icono como si fuera una caravana, doble si controlas el mercado de allí. Bono: comercio 1, militar 1.
mare-tile-penthesilea = Pentesilea
    .text = Una vez por ronda, al construir, puedes poner gratis en la provincia de tu capital una legión por cada provincia tuya en la que haya una legión enemiga. Bono: cultura 2, militar 2.
mare-tile-gilgamesh = Gilgamesh
    .text = Una vez por ronda puedes construir una fortaleza por 1 moneda o 1 piedra.
mare-tile-perseus = Perseo
    .text = Antes de que el líder cultural indique quién construye primero, puedes construir las Pirámides o tu quinto héroe o maravilla, si puedes pagar, y ganas al instante. No se puede copiar. Bono: comercio 1, cultura 2, militar 1.
mare-tile-hamilcar = Amílcar
    .text = El saqueo te rinde el doble: 2 monedas por una ciudad o capital, 2 mercancías por una caravana, una moneda y una mercancía legendaria por una ciudad legendaria. Bono: comercio 1, cultura 1, militar 1.
mare-tile-queen-of-sheba = Reina de Saba
    .text = Una vez por ronda puedes convertir un marcador de control en el mismo turno en que tu legión lo ocupa, renunciando a esa legión. Las demás condiciones de la conversión siguen valiendo. Bono: cultura 1, militar 1.
mare-tile-hercules = Hércules
    .text = Ningún poder. Bono: comercio 2, cultura 2, militar 2.
mare-tile-ramses-ii = Ramsés II
    .text = Tira un dado más en toda batalla terrestre en la que tengas una unidad. Ningún héroe suma a ese dado.
mare-tile-antigone = Antígona
    .text = Después de que el líder mercantil anuncie el número, puedes ofrecer en su lugar de 0 a 5 recursos, como quieras. Bono: comercio 2, cultura 2.
mare-tile-spartacus = Espartaco
    .text = Una vez por ronda puedes construir una legión por 1 moneda o 1 gladiador.
mare-tile-colossus = Coloso de Rodas
    .text = Después de que todos recolecten, toma del suministro una mercancía a tu elección, a la vista de todos.
mare-tile-hanging-gardens = Jardines Colgantes
    .text = Al final de la construcción puedes guardar hasta 2 mercancías sin usar, de tipos distintos, además de tus 2 monedas. Bono: comercio 2.
mare-tile-lighthouse = Faro de Alejandría
    .text = Una vez por ronda puedes construir un trirreme por 1 moneda o 1 madera.
mare-tile-statue-of-zeus = Estatua de Zeus
    .text = Antes de que nadie se mueva, puedes declarar la paz con un adversario, pero no con el mismo dos rondas seguidas. Sus legiones en tus provincias vuelven a la provincia de su capital. Durante el resto de la ronda, ninguno de los dos puede luchar contra el otro ni mover legiones a las provincias del otro.
mare-tile-temple-of-artemis = Templo de Artemisa
    .text = Toma 1 moneda más siempre que recolectes.
mare-tile-pyramids = Las Pirámides
    .text = Cuestan 12 recursos. Quien las construye gana al instante.
