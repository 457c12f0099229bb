## Pages

web-welcome = ¿A qué jugamos?
web-tagline = Juegos de civilización con todas las reglas aplicadas, contra bots o amigos.
web-lobby = Salón
web-settings = Ajustes
web-account = Cuenta
web-navigation = Páginas
web-skip = Ir al contenido
web-to-lobby = Al salón
web-unknown-page = Aquí no hay nada.
web-title-new = Nueva mesa: { $game }
web-title-rules = Reglas: { $game }
web-title-table = Mesa
web-title-replay = Repetición
web-opening = Un momento…
web-close = Cerrar
web-keep = Guardar
web-kept = Guardado.
web-keeping = Guardando…
web-search = Buscar

## Problems

web-problem-unreachable = No se puede hablar con el servidor.
web-problem-password = El nombre y la contraseña no coinciden.
web-problem-forbidden = Eso no te corresponde.
web-problem-missing = No existe, o ya no existe.
web-problem-late = La mesa ha avanzado; así está ahora.
web-problem-busy = Demasiadas peticiones; espera un momento.
web-problem-fault = El servidor tuvo un fallo.
web-problem-storage = El servidor no puede guardar ni leer nada en este momento.
web-answer-lost = Tu respuesta no llegó. Dala otra vez, por favor.
web-deed-unsure = No hubo respuesta. Así está la mesa; mírala antes de repetirlo.
web-problem-refused = Eso no se aceptó; nada ha cambiado.
web-problem-incident = Incidente { $incident }
web-table-failed = La mesa de este juego no se puede dibujar; esto es lo que hay en ella.

## Games

web-games = Juegos
web-play = Jugar
web-play-game = Jugar a { $game }
web-alone = Jugar a solas
web-alone-game = Jugar a solas: { $game }
web-aid = Ayuda
web-rules = Reglas
web-game-early = aún creciendo
web-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-players-range = { $least }–{ $most } jugadores
web-minutes = { $count } minutos
web-minutes-range = { $shortest }–{ $longest } minutos
web-game-ages = Through the Ages
    .about = Haz crecer a un puñado de labradores hasta las estrellas del último siglo. Elige líderes, maravillas y tecnologías de una sola fila de cartas, alimenta y alegra a tus trabajadores, contén la corrupción, mantén moderno tu ejército y siembra los eventos que juzgarán a todos. La cultura decide, y cada acción cuenta.
web-game-mare = Mare Nostrum: Empires
    .about = Roma, Cartago, Grecia, Egipto y Babilonia comparten un solo mar. Comercia con bienes que preferirías guardar, levanta ciudades y templos, llama a héroes y maravillas a tu lado y envía legiones y trirremes adonde las palabras ya no bastan. Cuatro caminos a la victoria; nadie queda fuera de alcance.
web-game-proving = Campo de Pruebas
    .about = Un pequeño juego de construir mazos con el que se prueba el motor.

## Tables in lists

web-my-tables = Mis mesas
web-open-tables = Mesas abiertas
web-finished = Partidas terminadas
web-table-waiting = A la espera de jugadores
web-other-rules = Jugada con otras reglas
web-other-rules-about = Esta partida se jugó con la versión { $played } de las reglas y no vale con las instaladas aquí, versión { $installed }. Puedes mirarla, conversar, guardarla y dejarla, pero no continuarla.
web-other-rules-elsewhere = Con las reglas instaladas, las mismas decisiones llevan a otra posición.
web-other-rules-refused = Las reglas instaladas no permiten una decisión que se tomó.
web-other-rules-unproved = Una versión anterior del programa no guardó nada que diga si sigue siendo la misma.
web-other-rules-shown = { $choices ->
    [0] Al principio, la última posición que es la misma
    [one] Tras una decisión, la última posición que es la misma
   *[other] Tras { $choices } decisiones, la última posición que es la misma
}
web-ending = Cómo terminó
web-ending-table = La última mesa
web-ending-drawing = Un dibujo de la última mesa; también está en texto
web-ending-text = En texto
web-ending-none = De la última mesa no se guardó nada.
web-table-over = Terminada
web-table-won = Ganó { $names }
web-table-your-turn = Tu turno
web-table-turn-of = Turno de { $names }
web-table-open = Abrir
web-table-go-on = Seguir
web-join = Unirse
web-watch = Mirar
web-replay = Repetición
web-import = Traer una partida grabada

## Campañas

web-campaign = Campaña
web-campaigns = Campañas
web-campaign-of = Campañas: { $game }
web-campaign-instead = Jugar una campaña de varias partidas
web-campaigns-mine = Mis campañas
web-campaign-new = Nueva campaña
web-campaign-pick-nation = Elige primero una nación
web-campaign-begin = Empezar con esta nación: { $name }
web-campaign-bring = Traer un registro guardado
web-campaign-first-level = Nivel de la primera partida
web-campaign-won = Has ganado la campaña.
web-campaign-lost = Has perdido la campaña.
web-campaign-standing = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
}
web-campaign-wins = { $count } de { $needed } victorias
web-campaign-losses = { $count } de { $allowed } derrotas
web-campaign-next = Partida { $number }
web-campaign-playing = Esta partida está en curso.
web-campaign-pick-opponent = Elige la nación del autómata
web-campaign-play = Jugar contra este autómata: { $name }
web-campaign-other-rules = La última partida empezó con reglas distintas de las que están instaladas ahora. Empiézala de nuevo.
web-campaign-change = Una carta por la victoria
web-campaign-change-about = Añade una carta a tu mazo inicial o quita una de él, para el resto de la campaña.
web-campaign-add = Añadir una carta obtenida
web-campaign-add-none = No has obtenido ninguna carta común que se pueda añadir.
web-campaign-remove-card = Quitar una carta
web-campaign-pick = Elige una carta
web-campaign-add-this = Añadir al mazo inicial: { $card }
web-campaign-remove-this = Quitar del mazo inicial: { $card }
web-campaign-sheet = Registro de campaña
web-campaign-player = { $name }, con la nación { $nation }
web-campaign-date = Fecha
web-campaign-score = Tu puntuación
web-campaign-automaton = Autómata
web-campaign-its-score = Su puntuación
web-campaign-result = Resultado
web-campaign-card = Carta añadida (quitada)
web-campaign-win = Victoria
web-campaign-loss = Derrota
web-campaign-replay = Ver de nuevo la partida { $number }
web-campaign-no-games = Aún no se ha terminado ninguna partida.
web-campaign-deck = Mazo inicial
web-campaign-added = añadida
web-campaign-save = Guardar el registro
web-campaign-print = Imprimir
web-campaign-remove = Eliminar
web-campaign-remove-sure = El registro se borra; las partidas se conservan. ¿Eliminar esta campaña?
web-campaign-unreadable = Este registro no se puede leer con las reglas instaladas ahora.
web-campaign-back = Volver a la campaña

## A new table

web-new-table = Nueva mesa
web-seats = Asientos
web-how-many = ¿Cuántos?
web-start = Empezar la partida
web-open-the-table = Abrir la mesa
web-more-options = Más opciones
web-choose-for = Elegir para el jugador { $number }
web-compare = Comparar y elegir
web-choose-this = Elegir
web-chosen-already = Ya la tiene el jugador { $number }
web-not-with-settings = No con estos ajustes
web-its-cards = Sus cartas
web-hide-cards = Ocultar las cartas
web-filter-left = { $count ->
    [0] No queda nada con estos filtros. Quita uno de ellos.
    [one] Queda una
   *[other] Quedan { $count }
}
web-draw-among = { $count ->
    [one] Quedarse con esta
   *[other] Sortear entre estas { $count }
}
web-drawn-among = { $count ->
    [one] Sorteo: una
   *[other] Sorteo entre { $count }
}
web-filter-clear = Todas
web-suggested = Para empezar
web-alone-own = Tú juegas con
web-alone-rival = El autómata juega con
web-alone-level = Nivel
web-alone-needs = { $name }: hay que cambiar un ajuste: { $setting }.
web-alone-switch = Cambiarlo
web-kind-me = Yo
web-kind-here = Aquí
web-kind-bot = Bot
web-kind-open = Libre
web-who-sits = ¿Quién ocupa el asiento { $number }?
web-level-of = Fuerza del bot del asiento { $number }
web-name-of = Nombre de quien ocupa el asiento { $number }
web-by-lot = Por sorteo
web-no-limit = Sin límite
web-seat-numbered = Asiento { $number }: { $who }
web-hot-seat-about = Varios jugadores comparten este aparato: entre sus turnos la pantalla se cubre.
web-open-about = Los asientos libres son para amigos: la página siguiente trae el enlace para ellos.
web-level-random = Al azar
web-level-easy = Fácil
web-level-normal = Normal
web-level-hard = Difícil
web-clock = Reloj
    .about = Cuando a alguien se le acaba el tiempo, un bot ocupa el asiento hasta que vuelva.
web-clock-none = Sin reloj
web-clock-fast = Rápido: 30 segundos por jugada, 5 minutos de reserva
web-clock-evening = Una velada: 90 segundos por jugada, 20 minutos de reserva
web-clock-day = Por días: un día por jugada, 3 días de reserva
web-seed = Semilla del azar
    .about = La misma semilla da los mismos sorteos; todos en la mesa la ven. Déjala vacía para un azar que nadie conozca.
    .shared = Con un asiento libre la semilla la sortea el servidor: quien la conociera conocería las cartas.
web-listed = Mostrar la mesa en el salón
    .about = Así cualquiera puede ocupar los asientos libres o mirar. Si no, solo quien tenga el enlace.

## Options of the games

web-option-ages-first = Jugador inicial
    .about = Quién juega primero, con una acción civil en el primer turno; los siguientes, en sentido horario, tienen dos, tres y cuatro.
web-option-mare-empire = Imperio
    .about = Cada jugador guía un imperio; «por sorteo» saca uno que aún esté libre.
web-value-mare-empire-draw = Por sorteo
web-value-mare-empire-rome = Roma
web-value-mare-empire-greece = Grecia
web-value-mare-empire-babylon = Babilonia
web-value-mare-empire-egypt = Egipto
web-value-mare-empire-carthage = Cartago
web-option-mare-tiles = Héroes y maravillas
    .about = Cuántos están a la vista además de las Pirámides: cinco a la vez, o todos desde el principio para quien tiene experiencia.
web-value-mare-tiles-five = Cinco a la vez
web-value-mare-tiles-all = Todos desde el principio
web-option-mare-rounds = Máximo de rondas
    .about = La partida termina tras esas rondas si nadie ha ganado. Déjalo vacío para no poner límite.
web-option-mare-map = Un mapa propio
    .about = El texto de un archivo de mapa; vacío para el Mediterráneo.
web-option-proving-market = Cartas en el mercado
    .about = Cuántas cartas distintas se pueden comprar.
web-option-proving-rounds = Máximo de rondas
    .about = La partida acaba como mucho tras tantas rondas.

## Waiting for players

web-invite = Invitar
web-invite-about = Quien abra este enlace puede ocupar un asiento libre, o mirar.
web-link = Enlace de esta mesa
web-copy = Copiar
web-copied = Enlace copiado.
web-copy-failed = No se pudo copiar; aquí está:
web-copy-watch-link = Copiar el enlace para mirar
web-your-name = Tu nombre
web-sit-here = Sentarme aquí
web-leave = Levantarme
web-leave-seat = Dejar mi asiento a un bot
web-leave-seat-sure = Un bot jugará por ti hasta que vuelvas a tu sitio. ¿Lo dejas?
web-start-about = { $count ->
    [one] Un bot ocupa el asiento libre cuando empieces.
   *[other] Los bots ocupan los { $count } asientos libres cuando empieces.
}
web-wait-for-host = La partida empieza cuando lo diga quien abrió la mesa.

## Seats

web-seat-bot = bot · { $level }
web-automaton = Autómata
web-seat-automaton = juega por sí mismo
web-seat-open = asiento libre
web-seat-you = tú
web-seat-away = ausente: juega un bot
web-seat-absent = no está ahora
web-seat-asked = le toca
web-seat-committed = ya eligió
web-seat-look = Mostrar a { $name }
web-take-back = He vuelto
web-bank = De reserva
web-time-left = Tiempo restante
web-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
web-winner = Victoria
web-link-opening = conectando…
web-link-slow = conexión lenta
web-link-lost = sin conexión

## The table

web-board = Tablero
web-question = Lo que se pregunta
web-options = Respuestas
web-your-turn = Tu turno
web-waiting-for = A la espera de { $names }.
web-answer-is-in = Tu respuesta está dada. Puedes cambiarla hasta que los demás den la suya.
web-game-over-nobody = La partida ha terminado. No gana nadie.
web-game-over = La partida ha terminado. Ganó { $names }.
web-game-over-alone = La partida ha terminado.
web-rule = Regla
web-all-rules = Todas las reglas
web-rule-parent = Parte de: { $title }
web-show-options = Respuestas ({ $count })
web-hide-options = Ocultar respuestas
web-show-all = Mostrar las { $count }
web-search-options = Buscar entre { $count } respuestas
web-has-warning = Hay algo que saber antes
web-one-less = Uno menos: { $thing }
web-gathered = { $count } elegidos; de { $least } a { $most }.
web-gathered-exactly = { $count } de { $most } elegidos.
web-confirm = Confirmar
web-confirm-none = Ninguno
web-change-answer = Cambiar mi respuesta
web-which = ¿Cuál?
web-here = Lo que puedes hacer aquí
web-sure = ¿Seguro?
web-yes-do-it = Sí, hazlo
web-no-wait = No, espera
web-tools = Herramientas
web-undo = Deshacer
web-undo-more = Deshacer…
web-redo = Rehacer
web-undo-ask = Pedir deshacer
web-undo-ask-about = Volver más atrás deshace jugadas de otros o algo ya visto, así que los demás jugadores deben aceptar. ¿Hasta antes de qué?
web-undo-before = Antes de: { $line }
web-undo-wished = { $count ->
    [one] { $name } pide deshacer 1 elección.
   *[other] { $name } pide deshacer { $count } elecciones.
}
web-agree = Aceptar
web-refuse = Rechazar
web-hint = Pista
web-hint-thinking = Un bot lo está pensando…
web-hint-says = Un bot elegiría: { $choice }
web-hint-rated = Cómo valora lo que puedes hacer; elige si quieres:
web-hint-take = Hacer eso
web-hint-none = Ahora no hay pista.
web-why = ¿Por qué no?
web-why-title = Lo que no puedes hacer ahora
web-why-nothing = Aquí nada está negado.
web-menu = Menú
web-keys = Teclado
web-keys-on = Las teclas sueltas funcionan en la mesa
web-key-take = Tomar o marcar la respuesta de ese número
web-key-pass = Pasar
web-key-confirm = Confirmar lo marcado
web-key-walk = Recorrer las respuestas
web-key-search = Buscar entre las respuestas
web-standing = La próxima vez
web-standing-ask = preguntar
web-standing-never = pasar siempre
web-standing-always = hacerlo siempre
web-standing-list = Respuestas permanentes
web-standing-about = Lo que se responde por ti sin preguntar.
web-standing-none = Siempre se te pregunta.
web-rules-version = Versión de las reglas { $version }
web-seed-was = semilla { $seed }
web-save-record = Guardar la grabación
web-cover = Pasa el aparato a { $name }
web-cover-who = ¿Quién mira la pantalla?
web-cover-about = Los demás miran a otro lado. No se muestra nada hasta que digas que estás listo.
web-cover-ready = Soy { $name }
web-shared-zones = De todos

## Beside the table

web-panels = Junto al tablero
web-log = Diario
web-log-earlier = Más antiguo
web-log-empty = Aún no ha pasado nada.
web-to-replay = Ver este momento
web-turn-of = { $name }
web-talk = Charla
web-talk-empty = Nadie ha dicho nada todavía.
web-unheard = nuevos
web-watcher = Espectador
web-say = Di algo
web-send = Enviar
web-proposal = Propuesta
web-as-proposal = como propuesta; no obliga a nadie
web-notes = Notas
web-notes-about = Solo tú puedes leer esto.
web-score = Puntos
web-score-hidden = Los puntos se cuentan al final.
web-search-rules = Buscar en las reglas
web-found = { $count ->
    [0] Nada encontrado.
    [one] 1 encontrada.
   *[other] { $count } encontradas.
}
web-rules-about = En palabras nuestras, en el orden del reglamento.
web-recap = Desde tu última visita
web-recap-more = { $count ->
    [one] 1 más antes.
   *[other] { $count } más antes.
}

## La galería de cartas

web-cards = Cartas
web-title-cards = Cartas: { $game }
web-cards-search = Buscar en nombres y textos
web-cards-filters = Filtros
web-cards-filters-chosen = Filtros ({ $count } en uso)
web-cards-any = Todos
web-cards-ruled = Solo con aclaraciones
web-cards-clear = Quitar los filtros
web-cards-found = { $count ->
    [0] Ninguna carta coincide.
    [one] 1 carta
   *[other] { $count } cartas
}
web-cards-more = Mostrar más (quedan { $count })
web-cards-all = Todas las cartas
web-cards-no-game = No hay galería de cartas para «{ $game }».
web-cards-no-card = { $game } no tiene la carta «{ $card }».
web-card-leaf = Cartas anterior y siguiente
web-card-before = Carta anterior:
web-card-after = Carta siguiente:
web-card-facts = Datos
web-card-code = Código
web-card-rules = Reglas que hablan de ella
web-card-side = El otro lado
web-card-replacement = Sustituida en Horizontes por
web-card-replaced = Sustituye a
web-rulings = Aclaraciones
web-rulings-none = No hay nada que aclarar: la carta lo dice todo.
web-rulings-count = { $count ->
    [one] 1 aclaración
   *[other] { $count } aclaraciones
}

## After the game

web-final-scores = Puntuación final
web-chart = El curso de la partida
web-chart-none = No hay gráfico de esta partida.
web-chart-start = Inicio
web-chart-end = Fin
web-chart-of = Qué se compara
web-standings = Situación
web-rematch = Revancha

## Replay

web-replay-of = Repetición: { $game }
web-to-table = A la mesa
web-seen-by = Visto por
web-seen-all = todo
web-seen-open = un espectador
web-replay-next = Después: { $choice }
web-replay-quiet = Nada que contar.
web-replay-controls = Repetición
web-run = Reproducir
web-pause = Pausa
web-step-on = Uno adelante
web-step-back = Uno atrás
web-turn-after = Turno siguiente
web-turn-before = Turno anterior
web-scrub = Punto de la partida
web-position = { $at } de { $all }
web-jump = Ir a un turno
web-turn-number = Turno { $number }: { $name }
web-speed = Velocidad
web-branch = Jugar desde aquí
web-branch-about = Una mesa nueva empieza tras la elección { $at }; esta partida queda como está.

## Settings

web-set-reading = Lectura
web-set-language = Idioma
web-set-text = Tamaño del texto
web-set-text-small = Pequeño
web-set-text-usual = Normal
web-set-text-large = Grande
web-set-text-huge = Muy grande
web-set-motion = Movimiento
web-set-motion-full = Las cosas se mueven
web-set-motion-less = Las cosas están quietas
web-set-system = Como el aparato
web-set-colours = Colores
web-set-theme = Claridad
web-set-light = Papel
web-set-dark = Noche
web-set-palette = Paleta
web-set-palette-standard = Terracota
web-set-palette-safe = Segura para daltonismo
web-set-playing = Juego
web-set-confirm = Preguntar «¿seguro?»
web-set-confirm-warned = Cuando hay un aviso
web-set-confirm-always = En cada elección
web-set-auto-pass = Pasar por mí cuando no se puede otra cosa

## Account

web-account-name = Nombre de la cuenta
web-password = Contraseña, 8 caracteres o más
web-sign-up = Crear una cuenta
web-sign-up-about = Puedes jugar sin cuenta. Con ella tus mesas se guardan y aparecen en cualquier aparato; las de ahora van contigo.
web-sign-in = Entrar en la cuenta
web-sign-out = Salir de la cuenta
web-signed-in = Cuenta: { $name }.
web-have-account = Ya tengo cuenta
web-no-account = Aún no tengo
web-notify = Avísame cuando sea mi turno
web-notify-about = Todo apagado, salvo que lo quieras.
web-notify-browser = Con un aviso de este navegador, mientras haya una mesa abierta en él
web-notify-mail = Por correo a
web-notify-webhook = Llamando a esta dirección
web-notify-denied = El navegador no permite avisos desde aquí.

## Worked turns

web-title-example = Turno paso a paso: { $game }
web-examples = Turnos paso a paso
web-examples-about = Los ejemplos del reglamento en la mesa de verdad, paso a paso.
web-example-steps =
    { $count ->
        [one] un paso
       *[other] { $count } pasos
    }
web-example = Turno paso a paso
web-example-at = Paso { $at } de { $all }
web-example-chosen = Elecciones
web-example-before = Atrás
web-example-next = Siguiente
