## Ayuda de las órdenes

cli-usage = Uso:
cli-options = Opciones
cli-commands = Órdenes
cli-help-civitas = Juegos de mesa de civilizaciones con todas las reglas aplicadas.
cli-help-help = Muestra esta ayuda.
cli-help-version = Muestra la versión.
cli-help-lang = El idioma; si no se da, el de CIVITAS_LANG o el del sistema.
cli-help-json = Escribe JSON, para programas.
cli-help-seed = La semilla del azar: un número entero de 0 a 2^96 - 1.
cli-help-set = Fija una opción del juego; se puede repetir. Una opción que es un texto puede leerse de un archivo: NAME=@FILE.
cli-help-seats = Cuántos puestos; si no se da, los mínimos que permite el juego.
cli-help-automaton = Juega contra el autómata de un juego que lo tenga, con WHO como su nación; draw la sortea.
cli-help-level = Lo fuerte que es el autómata; si no se da, su nivel habitual.
cli-help-games = Enumera los juegos.
cli-help-all = También los que no aparecen en la sala.
cli-help-play = Juega una partida en la terminal.
cli-help-play-bots = Quién juega, puesto a puesto: random, greedy, search:ms=200, beam:ms=500 o human; si son menos que los puestos, ocupan los últimos. Si no se da, el puesto 1 es humano y los demás greedy.
cli-help-load = Continúa una partida guardada.
cli-help-simulate = Hace que bots jueguen muchas partidas e informa del resultado.
cli-help-games-count = Cuántas partidas; si no se da, 100.
cli-help-simulate-bots = Los bots, que se turnan en los puestos; si no se da, random.
cli-help-jobs = Cuántos procesos; el resultado es el mismo con cualquier número.
cli-help-replay = Comprueba una partida grabada y muestra adónde llega.
cli-help-step = Recorre la partida elección por elección.
cli-help-until = Solo las primeras N elecciones; con --step, empieza ahí.
cli-help-bench = Mide las cifras de velocidad.
cli-help-against = Falla si una razón es más de un 20 % peor que en este informe anterior.
cli-help-rules = Las reglas de un juego.
cli-help-rules-show = Muestra las reglas de un juego o explica una de ellas.
cli-help-rules-aid = Muestra la ayuda de juego: turno, final y lo que se olvida fácil, para cualquier mesa o para ciertas opciones.
cli-help-rules-example = Los turnos paso a paso de un juego, o uno de ellos con la mesa en cada paso
cli-help-rules-coverage = Enumera cada regla y las pruebas que la muestran.
cli-help-tests = La carpeta de las pruebas; si no se da, ./tests.
cli-help-doctor = Dice de qué está hecha esta instalación.

## La mesa

cli-seat-you = { $player } (tú)
cli-seat-bot = { $player } ({ $bot })
cli-automaton = Autómata
cli-card = carta { $number }
cli-log = Qué ha pasado
cli-your-answer = Tu respuesta:
cli-keys = h ayuda · ? por qué no · c cartas · u deshacer · r rehacer · s guardar · q salir
cli-help-keys =
    Un número responde a la pregunta; donde se pueden elegir varias, escríbelas juntas: 1 3 4. El 0 pasa.
    Intro  muestra la mesa otra vez
    u      deshace tu última elección, hasta que se vea algo nuevo
    r      la rehace
    ?      lo que no puedes hacer ahora, por qué y según qué regla
    c      qué hacen las cartas
    s      guarda la partida en un archivo
    q      sale de la partida
    resign abandona la partida entera, donde las reglas lo permiten
cli-no-resigning = Ahora no se puede abandonar la partida.
cli-pick-between = Elige de { $least } a { $most }, de una vez: 1 3 4.
cli-pick-exactly = Elige { $count }, de una vez: 1 3 4.
cli-no-such-answer = { $answer } no está entre las respuestas; escribe uno de los números de arriba, o h para la ayuda.
cli-one-answer = Esta pregunta pide un solo número.
cli-pass-alone = El 0 va solo: significa no elegir nada.
cli-answer-twice = Cada número puede darse una vez.
cli-go-on = ¿Seguir de todos modos? (s/n)
cli-yes-answers = s sí si y yes
cli-cover = { $player }, te toca mirar la pantalla. Los demás no miran; pulsa Intro.
cli-no-undo = No hay nada que deshacer: se ha preguntado a otro jugador o se ha visto algo nuevo.
cli-no-redo = No hay nada que rehacer.
cli-no-cards = Este juego no describe sus cartas.
cli-why-nothing = Ahora no se niega nada.
cli-why-action = Ahora no
cli-why-reason = Porque
cli-why-rule = Regla
cli-save-as = ¿En qué archivo se guarda? [{ $suggested }]
cli-save-over = { $path } ya existe. ¿Sustituirlo? (s/n)
cli-save-no-file = { $path } no es un archivo; no se ha guardado nada.
cli-save-failed = No se ha guardado nada en { $path }: { $why }.
cli-saved = Guardado en { $path }.
cli-save-at-end = s para guardar la partida, Intro para salir:
cli-leave = ¿Salir sin guardar? (s/n)
cli-end-of-input = La entrada se ha acabado; la partida queda sin guardar.
cli-over = Fin de la partida
cli-player = Jugador
cli-score = Puntos
cli-breakdown = Desglose
cli-winners = { $count ->
    [0] Nadie gana.
    [one] Gana { $names }.
   *[other] Victoria compartida: { $names }.
}
cli-seed = La semilla era { $seed }.

## Listas e informes

cli-no-games = Todavía no hay juegos en la sala; --all enumera los demás.
cli-name = Nombre
cli-game = Juego
cli-seats = Puestos
cli-game-options = Opciones
cli-option-text = texto de hasta { $most } caracteres
cli-none = ninguna
cli-missing = falta
cli-bot = Bot
cli-wins = Victorias
cli-mean-score = Puntos de media
cli-sim-games = Partidas
cli-sim-speed = Partidas por segundo
cli-sim-decision-speed = Decisiones por segundo
cli-sim-branching = Opciones por decisión
cli-sim-length = Elecciones por partida
cli-sim-capped = Partidas interrumpidas
cli-sim-seconds = Segundos
cli-compiled = compilado
cli-interpreted = interpretado
cli-figure = Cifra
cli-value = Valor
cli-yardstick = Patrón
cli-ratio = Razón
cli-goal = Meta
cli-record-seed = Semilla
cli-replay-other-rules = Se jugó con la versión { $rules } de las reglas; la versión instalada aquí es { $installed }, así que no se pueden recorrer las decisiones.
cli-replay-right = La grabación es correcta hasta la elección { $at } de { $all }.
cli-step-at = Después de { $at } de { $all } elecciones
cli-step-choice = { $player } elige: { $choice }
cli-step-end = La grabación acaba aquí.
cli-step-keys = Intro avanza · b retrocede · un número salta a él · q sale:
cli-step-bad = Escribe Intro, b, q o un número hasta { $all }.
cli-rule-source = Fuente: { $source }
cli-rule-parent = Parte de: { $rule }
cli-rule-child = Ver también: { $rule }
cli-rule-unknown = { $rule } no está en el índice, pero la citan { $tests }.
cli-rule-waits = espera { $what }
cli-example-chosen = { $player }: { $choice }
cli-rule-count = { $shown } de { $all } reglas las muestran las pruebas.
cli-doctor-game = Juego { $name }
cli-doctor-rules = reglas { $version }
cli-doctor-kernel = Núcleo
cli-doctor-stale = Módulos compilados más viejos que su fuente
cli-doctor-no-stale = ninguno
cli-doctor-database = Base de datos
cli-doctor-no-database = ninguna por ahora
cli-doctor-browser = Navegador
cli-help-serve = Sirve la aplicación web: vestíbulo, mesas, bots y repeticiones.
cli-help-backup = Guarda todas las mesas y jugadores en un archivo.
cli-help-verify = Prueba todas las partidas guardadas con las reglas instaladas, antes de servirlas.
cli-help-restore = Llena una base de datos vacía desde ese archivo.
cli-help-host = La dirección en la que escuchar.
cli-help-port = El puerto en el que escuchar.
cli-help-workers = Cuántos procesos del servidor; más de uno necesita PostgreSQL y Redis.
cli-help-bot-processes = En cuántos procesos piensan los bots.
cli-help-data = Dónde se guardan las mesas.
cli-help-log = Cuánto se escribe en el registro.
cli-serving = Civitas está en { $address } (Ctrl-C lo termina).
cli-serve-untried = { $count ->
    [one] Una partida guardada se jugó con otras reglas y se prueba al abrirla; «civitas verify» la prueba ahora.
   *[other] { $count } partidas guardadas se jugaron con otras reglas y se prueban al abrirlas; «civitas verify» las prueba ahora.
}
cli-verify-standing = { $count } jugadas con estas mismas reglas
cli-verify-holding = { $count } jugadas con otras reglas e iguales con estas
cli-verify-going-on = { $count } que siguen con estas reglas desde donde estaban
cli-verify-broken = { $count } que solo se pueden mirar
cli-verify-goes-on = { $table } ({ $game }) sigue desde donde estaba: { $said }
cli-verify-breaks = { $table } ({ $game }) solo se puede mirar: { $said }
cli-backed-up = { $rows } filas están en { $file }.
cli-restored = Se restauraron { $rows } filas.
