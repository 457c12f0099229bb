## Jugadores

player = Jugador { $seat }

## El registro de cualquier juego

points = Puntos
log-move = { $player }: { $cards }, { $src } → { $dst }.
log-move-shared = { $cards }: { $src } → { $dst }.
log-count = { $player }: { $counter } { $change }.
log-count-shared = { $counter } { $change }.
log-shuffle = { $player } baraja: { $zone }.
log-shuffle-shared = Se baraja: { $zone }.
log-look = { $player } mira { $card } ({ $other }: { $zone }).
log-look-shared = { $player } mira { $card } ({ $zone }).
log-roll = Un dado de { $sides } caras muestra { $result }.
log-commit = { $player } ha elegido en secreto.
log-reveal = { $player } revela { $things }.
log-unseen = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
log-some = { $count } × { $thing }
list-and = { $first } y { $last }
list-more = { $first }, { $rest }

## Reglas que tienen todos los juegos

rule-kernel-listeners = Respuestas
    .explanation = Cuando ocurre algo a lo que responden las cartas, las respuestas se hacen una tras otra: primero las del jugador de turno, después las de los demás por orden de turno. Quien tiene varias decide cuál va primero.
