### Turnos paso a paso

example-imperium-player-taino = Jugador taíno
example-imperium-player-magyars = Jugador magiar
example-imperium-player-japanese = Jugador japonés
example-imperium-turn = Un turno de los japoneses
    .position = Juegas con los japoneses, aún bárbaros, en tu tercer turno, y eres el último jugador de la ronda. En la mano: { imperium-name-glory }, que pide tres Regiones mientras tienes una, { imperium-name-kansai }, { imperium-name-prince-shotoku-taishi }, { imperium-name-advance } y un Disturbio. Hay una { imperium-name-metropolis } con dos fichas en el mercado, y solo quedan dos Disturbios en la pila.
example-imperium-turn-activate = Eliges Activar, para jugar cartas y usar habilidades. La mano muestra lo que se puede jugar: { imperium-name-glory } no.
example-imperium-turn-appeal = Se agota { imperium-name-appeal-to-china }: por 1 Material, una ficha de Bienes va a la { imperium-name-metropolis }, que ahora tiene tres fichas. No se gasta ninguna acción.
example-imperium-turn-advance = { imperium-name-advance } paga 3 Materiales y adquiere la { imperium-name-metropolis } con sus tres fichas y el Disturbio que tiene debajo. Un Bien puede valer por dos de otro recurso, así que salió barato. { imperium-name-mercenaries } ocupan su lugar con un nuevo Disturbio: queda uno en la pila, y la partida está cerca del colapso.
example-imperium-turn-unrest = Una segunda acción juega un Disturbio. De las tres formas de devolverlo, eliges descartar dos cartas: { imperium-name-glory } y el otro Disturbio. La pila tiene dos otra vez.
example-imperium-turn-prince = La tercera acción: { imperium-name-prince-shotoku-taishi } juega la { imperium-name-metropolis } gratis, ignorando su icono de estado, y después busca { imperium-name-kanji } en tu mazo de nación, que se baraja.
example-imperium-turn-shinto = La { imperium-name-metropolis } es una carta civilizada, así que { imperium-name-shinto } puede agotarse en respuesta: 1 Población y dos cartas, { imperium-name-clans } y un Disturbio. El Príncipe pasa a tu historia.
example-imperium-turn-power = No queda ninguna acción, pero tu poder vende una: 2 Población y { imperium-name-kanji }, descartada.
example-imperium-turn-kansai = La acción extra juega { imperium-name-kansai }: 1 Material y una segunda Región. { imperium-name-clans } o el Disturbio podrían protegerse allí; no lo haces.
example-imperium-turn-clean-up = El turno ha terminado, y el mantenimiento empieza con una ficha en una carta del mercado: la { imperium-name-lagoon }, que esperas conseguir con { imperium-name-clans }. Cinco fichas de agotamiento y tres de acción vuelven a tu carta de estado; la acción extra desaparece.
example-imperium-turn-draw = Descartas el Disturbio, conservas { imperium-name-clans } y robas hasta cinco. El mazo tiene tres cartas; antes de la cuarta se vuelve a barajar: una ficha de agotamiento va al mazo de nación y su primera carta, { imperium-name-nara }, pasa a tu pila de descarte.
example-imperium-turn-solstice = Eras el último de la ronda, así que llega el solsticio. La { imperium-name-metropolis } da 1 Material, 1 Población o una carta: tomas la Población y tienes tres en lugar de dos para el próximo uso de tu poder.
