## What helps to choose a nation

imperium-facet-stars = Dificultad
imperium-facet-aggressiveness = Agresividad
imperium-facet-trading = Rutas Comerciales
imperium-stars = { $stars ->
    [1] ★
    [2] ★★
    [3] ★★★
    [4] ★★★★
   *[5] ★★★★★
}
imperium-aggressiveness-peaceful = Pacíficos
imperium-aggressiveness-partly-peaceful = Parcialmente pacíficos
imperium-aggressiveness-aggressive = Agresivos
imperium-aggressiveness-ruthless = Despiadados
imperium-trading-no = Juega sin ellas
imperium-trading-yes = Las necesita
imperium-note-our-stars = Las estrellas son nuestras: el libro no da ninguna a esta nación.
imperium-note-needs-routes = Necesita la expansión Rutas Comerciales.
imperium-note-not-fast = No puede jugar la variante rápida.
imperium-note-our-sheet = La hoja del autómata es de Civitas; no es oficial.
imperium-suggest-first-game = Una primera partida
imperium-suggest-first-game-about = Diriges a los romanos contra los macedonios, ambos fáciles de aprender, con los lados básicos de sus cartas de poder y un bot fácil.
imperium-suggest-training = Entrenamiento a solas
imperium-suggest-training-about = Doce turnos con los romanos y nadie más en la mesa, para conocer las cartas; 50 puntos dicen que lo has logrado.
imperium-suggest-automaton = Contra el autómata
imperium-suggest-automaton-about = Diriges a los romanos contra los macedonios, que juegan por sí mismos, en el nivel Jefe: el mejor para empezar.

## How each nation plays

imperium-plays-carthaginians = Mercaderes que ceban el mercado y luego lo vacían. Pon Materiales en las cartas que quieres, llévatelas con todo lo que tienen encima y convierte la riqueza en ciudades, barcos y mercenarios. Rara vez serás pobre y siempre tendrás con qué pagar, pero solo con Materiales no se gana: gástalos a tiempo.
imperium-plays-celts = Saqueadores de las colinas. Reúnes cartas Primitivas, robas lo que necesitas y dejas Disturbios en todos los hogares menos en el tuyo. Cuanto más luchan los demás con ellos, mejor parece tu mazo pequeño y rudo. Vigila la pila de Disturbios: el colapso que provocas puede ser tu victoria.
imperium-plays-greeks = Pensadores y constructores de ciudades. Tienes muchos desarrollos y un mazo que crece mucho, así que debes aprender cuándo robar, cuándo guardar cartas en la historia y cuándo recuperar las exiliadas. Poco ocurre por sí solo: cada turno es un rompecabezas, y el premio es una avalancha de puntos al final.
imperium-plays-macedonians = Conquista en línea recta. Toma Regiones, juégalas otra vez desde la pila de descarte y deja que cada una pague la siguiente. Como Imperio, la caballería sigue cabalgando. Una buena primera nación: el plan es claro, el mazo perdona, y el mapa ante ti muestra cómo te va.
imperium-plays-persians = Señores de muchos pueblos. Reúnes Tributos, que rinden cada vez que se juegan, y los gobiernas con sátrapas que traen más acciones. El oro y los arietes mantienen ocupados a los vecinos. Fácil de llevar y fuerte en todas las fases; cuida solo de que nunca falte la Población.
imperium-plays-romans = El camino clásico hacia la gloria. Conquista Regiones, cámbialas por Fama y mira más hondo que nadie en el mazo de fama. Las legiones llevan la conquista al Imperio, y la ciudad eterna la corona. La mejor nación para aprender: todas las herramientas del juego están en su mazo, y ninguna es difícil.
imperium-plays-scythians = Jinetes que nunca se asientan. Tu mazo es pequeño y gira deprisa, así que las cartas de nación llegan pronto y cada buena carta vuelve enseguida a la mano. Vives de Regiones y rebaños y golpeas a los demás por el camino. Todo el arte está en la prisa: termina la partida antes de que los constructores construyan.
imperium-plays-vikings = Bárbaros hasta el final. No construyes nada ni recuerdas nada; saqueas, te llevas lo que otros han preparado y adelgazas el mazo devolviendo Disturbios. Cuando el último líder vuelve a casa la partida acaba, y tú decides a qué velocidad navega. Despiadados, rápidos y nunca un Imperio.
imperium-plays-arthurians = Caballeros con una misión. Protégelos en Regiones para que la tierra dé dos veces, mándalos tras una misión cada vez y sopesa cada Disturbio que cuesta. El Grial espera detrás de todas las demás y termina la partida. Rico en combinaciones y fuerte en buenas manos, pero el fin de la mesa redonda se acerca cada vez que barajas.
imperium-plays-atlanteans = Un Imperio con los días contados. Empiezas donde otros llegan y desarrollas desde que barajas por primera vez, pero el mar se cobra su parte: las cartas se hunden, y tus Regiones también. Lo que yace en el fondo aún puntúa. Decide qué conservas, qué sueltas y a quién te llevas contigo con tus flotas.
imperium-plays-utopians = Una peregrinación en lugar de una historia de guerras. Tienes pocas fichas de agotamiento y ningún mazo de nación, solo un camino en cuatro etapas que cuesta Progreso y, al final, mucha gente. Los Pergaminos bajo tus lugares de estudio hacen el trabajo. Lento, extraño y pacífico: planea hacia atrás, desde Shangri-La.
imperium-plays-egyptians = Constructores junto al Nilo. Ninguna nación tiene tanto que desarrollar, y ningún río la alimenta tan bien. Aprovecha cada vez que barajas, paga con gente y deja venir los Disturbios donde compran un monumento. El Embalsamamiento guarda cartas útiles en la historia por el camino. Paciencia al principio, esplendor al final.
imperium-plays-mauryans = Primero la espada, después la rueda de la ley. Los elefantes toman Regiones en cantidad, y el gran camino cuenta doble; más tarde puedes poner las guerras en la historia y vivir de su recuerdo. El paso de la conquista a la paz decide la partida: dalo mientras quede tiempo de aprovecharlo.
imperium-plays-minoans = Palacios isleños alimentados por Progreso. Te conviertes pronto en Imperio, pero casi todo lo que desarrollas se paga con las fichas que también son tus puntos. Gasta solo donde vuelve con intereses. Arte, sellos y toros forman un buen motor; antes, tres Disturbios en el mazo piden orden.
imperium-plays-olmecs = Un pueblo sin las cartas habituales. Ocho máscaras de piedra llenan tu mano, y todo se compra descartándolas por parejas o dejándolas descansar en la historia. Las cartas permanentes son el motor, las máscaras su combustible. Extraño al principio, luego muy flexible y casi sin Disturbios.
imperium-plays-qin = Una dinastía bajo el mandato del Cielo. Pones gente en el mercado, la recoges y levantas murallas que se refuerzan unas a otras. Los gobernantes se suceden solo mientras el mandato está en juego, y este exige cartas cada solsticio. Elige entre los sabios y la ley, y haz crecer la muralla.
imperium-plays-abbasids = Coleccionistas de todo lo que se sabe. Tus puntos crecen con el número de tus cartas: adquiere, guarda y no te avergüences nunca de un mazo grueso. Las Rutas Comerciales traen los Bienes; Bagdad y su biblioteca, el saber. El reto es encontrar algo en esa biblioteca cuando lo necesitas.
imperium-plays-aksumites = Comerciantes entre el Nilo y el océano Índico. Mira en el mercado las cartas con fichas: tomarlas trae Bienes, y la sal abarata la conquista y el avance. Un plan claro con muchas ganancias pequeñas, amable con los novatos en cuanto se entienden las Rutas Comerciales.
imperium-plays-cultists = No quieres que un imperio dure; quieres que una puerta se abra. Investigación, preparación, reunión y la última ceremonia se suceden junto a tu carta de poder, mientras el Caos se extiende entre los demás. Los Disturbios apenas te molestan. Un juego de nervios: termina la ceremonia o deja que el mundo se hunda en el momento justo.
imperium-plays-guptas = Una edad de oro llevada por caravanas. Pones Bienes en el mercado en vez de Progreso y juegas Rutas Comerciales una y otra vez. Tres gobernantes deben sucederse; los mercaderes engrandecen su tiempo. Generoso y pacífico, con una pregunta siempre abierta: qué ruta llenar primero.
imperium-plays-inuit = La vida según las estaciones. Cada solsticio convierte el verano en invierno y el invierno en verano, y con él la mitad del mazo calla mientras la otra habla. No hay mazo de nación ni historia: desarrollas desde el principio y guardas relatos bajo la historia oral. Planea dos turnos por delante y caza bien.
imperium-plays-japanese = La paciencia tiene premio. Un santuario que roba cartas, una escritura que mantiene pequeño el mazo y una corte que prefiere la elegancia a la guerra. Antes del Imperio dos creencias se excluyen; después comparten un templo. Una nación tranquila, de ritmo claro, buena para la primera partida con Horizontes.
imperium-plays-magyars = Siete tribus a caballo en busca de un hogar. Los líderes entran en la historia uno tras otro, los cotos de caza inquietan a los vecinos, y el juramento de sangre hace de cada Disturbio una mirada adelante. Rápido, directo y fácil de aprender; el santo del final exige que todo lo anterior esté hecho.
imperium-plays-martians = Varados con más Progreso del conveniente. Mientras seas alienígena, gastarlo trae Disturbios y guardarlo puntúa poco; tus artilugios son maravillosos y embarazosos. Compártelos, escóndelos o vuélvete nativo y empieza otra vez como bárbaro honrado. El acertijo más raro de las tres cajas.
imperium-plays-mayans = Ciudades en la selva que piden máscaras. Cada solsticio con una ciudad cuesta una, y también con máscaras se compran el juego de pelota, los caminos y la fama. La mano nunca debe quedarse sin rostros. Una nación densa, de muchos pagos pequeños; quien lleva la cuenta levanta una ciudad deslumbrante.
imperium-plays-polynesians = Entre la isla y el mar abierto. En casa robas cartas y creces; en viaje no robas nada y lo descubres todo. El Mana, cartas guardadas unas bajo otras, paga los viajes, y lo que se cuenta de ellos se vuelve leyenda y puntúa. Elige bien cuándo zarpar, pues el camino de vuelta debe estar en tu mano.
imperium-plays-sassanids = Reyes de reyes con fuegos sagrados. Los caballeros entran en las Regiones y despiertan lo que la tierra sabe hacer; el agua, el fuego y la fe te premian cuando arden juntos. Los Tributos llegan con las ganancias de las rutas. Muchas condiciones deben coincidir, y entonces el Sah toma la corona al final del mazo de fama.
imperium-plays-taino = Tribus libres de un mar cálido. Nunca te conviertes en Imperio, ni te hace falta: los regalos te dejan jugar lo que solo pueden los imperios, y lo que hay sobre tus cartas cuenta como tuyo al final. La tierra fértil y el océano lo son todo. Reúne, regala y deja la cosecha donde crece hasta la puntuación.
imperium-plays-tang = Esplendor que hay que mantener unido. Los Disturbios llegan al final de cada solsticio, y el mandato pide cartas; a cambio tienes poetas, exámenes, seda y grandes emperadores. Pon gente en el mercado, conserva tus cartas permanentes en juego y decide cuándo una rebelión vale más que el orden.
imperium-plays-wagadou = Señores del oro. Los Materiales llegan cada solsticio, quedan en el mercado y abaratan lo que quieras, pero el pacto con la serpiente exige su precio hasta que una nueva fe lo termina. Ricos desde el primer turno: la tarea no es reunir riqueza, sino convertirla en algo que puntúe.
