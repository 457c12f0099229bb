mare-web-map = O mapa. As setas o movem, mais e menos aproximam e afastam; Tab percorre o que pode ser escolhido.
mare-web-nearer = Aproximar
mare-web-further = Afastar
mare-web-whole = Mostrar o mapa como no início
mare-web-controlled = controlada por { $player }
mare-web-uncontrolled = não é controlada por ninguém
mare-web-claimed = o marcador de controle está ocupado por uma legião de { $player }
mare-web-covered = fora do jogo
mare-web-legions = { $count ->
        [one] 1 legião de { $player }
       *[other] { $count } legiões de { $player }
    }
mare-web-fortress = uma fortaleza de { $player }
mare-web-triremes = { $count ->
        [one] 1 trirreme de { $player }
       *[other] { $count } trirremes de { $player }
    }
mare-web-no-triremes = sem trirremes
mare-web-standing = de pé: { $things }
mare-web-vacant = sem construir: { $things }
mare-web-held = { $thing } (ocupado por uma legião de { $player })
mare-web-built = construído
mare-web-empty = sem construir
mare-web-choices = { $count ->
        [one] 1 escolha aqui
       *[other] { $count } escolhas aqui
    }
mare-web-why = Por que não?
mare-web-picked = { $count } na escolha
mare-web-choose = Escolher { $thing }
mare-web-you = você
mare-web-asked = escolhendo
mare-web-stock-size = { $count ->
        [one] 1 recurso atrás do biombo
       *[other] { $count } recursos atrás do biombo
    }
mare-web-legends = { $count ->
        [one] 1 deles lendário
       *[other] { $count } deles lendários
    }
mare-web-fame = Heróis e maravilhas
mare-web-conquest = Grandes cidades
mare-web-leadership = Títulos
mare-web-of = { $have } de { $need }
mare-web-hero = Herói
mare-web-wonder = Maravilha
mare-web-cost = custa { $cost } recursos
mare-web-cost-for = { $player }: { $cost } recursos
mare-web-face-down = { $count ->
        [one] Mais 1 ficha está virada para baixo
       *[other] Mais { $count } fichas estão viradas para baixo
    }
mare-web-coins = { $count ->
        [one] 1 moeda
       *[other] { $count } moedas
    }
mare-web-kinds = { $count ->
        [one] 1 tipo de mercadoria
       *[other] { $count } mercadorias diferentes
    }
mare-web-players = Jogadores
mare-web-trade = Comércio
mare-web-numbers = Fichas de comércio
mare-web-used = usada
mare-web-committed = escolhido, ainda em segredo
mare-web-awaited = { $count ->
        [one] 1 recurso a oferecer
       *[other] { $count } recursos a oferecer
    }
mare-web-supply = Reserva
mare-web-tracks = Trilhas e títulos
mare-web-battle = Batalha: { $place }
mare-web-attacks = ataca
mare-web-defends = defende
mare-web-hits = { $count ->
        [0] nenhum acerto
        [one] 1 acerto
       *[other] { $count } acertos
    }
mare-web-close = Fechar
