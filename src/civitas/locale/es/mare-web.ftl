mare-web-map = El mapa. Las flechas lo mueven, más y menos acercan y alejan; Tab recorre lo que se puede elegir.
mare-web-nearer = Acercar
mare-web-further = Alejar
mare-web-whole = Mostrar el mapa como al principio
mare-web-controlled = controlada por { $player }
mare-web-uncontrolled = no la controla nadie
mare-web-claimed = una legión de { $player } ocupa el marcador de control
mare-web-covered = fuera de juego
mare-web-legions = { $count ->
        [one] 1 legión de { $player }
       *[other] { $count } legiones de { $player }
    }
mare-web-fortress = una fortaleza de { $player }
mare-web-triremes = { $count ->
        [one] 1 trirreme de { $player }
       *[other] { $count } trirremes de { $player }
    }
mare-web-no-triremes = sin trirremes
mare-web-standing = en pie: { $things }
mare-web-vacant = sin construir: { $things }
mare-web-held = { $thing } (ocupado por una legión de { $player })
mare-web-built = construido
mare-web-empty = sin construir
mare-web-choices = { $count ->
        [one] 1 opción aquí
       *[other] { $count } opciones aquí
    }
mare-web-why = ¿Por qué no?
mare-web-picked = { $count } en la elección
mare-web-choose = Elegir { $thing }
mare-web-you = tú
mare-web-asked = eligiendo
mare-web-stock-size = { $count ->
        [one] 1 recurso tras la pantalla
       *[other] { $count } recursos tras la pantalla
    }
mare-web-legends = { $count ->
        [one] 1 de ellos legendario
       *[other] { $count } de ellos legendarios
    }
mare-web-fame = Héroes y maravillas
mare-web-conquest = Grandes ciudades
mare-web-leadership = Títulos
mare-web-of = { $have } de { $need }
mare-web-hero = Héroe
mare-web-wonder = Maravilla
mare-web-cost = cuesta { $cost } recursos
mare-web-cost-for = { $player }: { $cost } recursos
mare-web-face-down = { $count ->
        [one] 1 ficha más está boca abajo
       *[other] { $count } fichas más están boca abajo
    }
mare-web-coins = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
mare-web-kinds = { $count ->
        [one] 1 tipo de mercancía
       *[other] { $count } mercancías diferentes
    }
mare-web-players = Jugadores
mare-web-trade = Comercio
mare-web-numbers = Fichas de comercio
mare-web-used = usada
mare-web-committed = elegido, aún en secreto
mare-web-awaited = { $count ->
        [one] 1 recurso por ofrecer
       *[other] { $count } recursos por ofrecer
    }
mare-web-supply = Suministro
mare-web-tracks = Escalas y títulos
mare-web-battle = Batalla: { $place }
mare-web-attacks = ataca
mare-web-defends = defiende
mare-web-hits = { $count ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $count } impactos
    }
mare-web-close = Cerrar
