### Through the Ages: a mesa no navegador

ages-web-age = Era { $age }
ages-web-round = Rodada { $round }
ages-web-last-round = A última rodada é a { $round }
ages-web-on-turn = É a vez de { $name }
ages-web-civil-deck = Baralho civil: { $count }
ages-web-military-deck = Baralho militar: { $count }

## The card row

ages-web-row = Fileira de cartas
ages-web-empty-space = Espaço vazio
ages-web-costs-civil = { $count ->
        [one] { $count } ação civil
       *[other] { $count } ações civis
    }
ages-web-take-cost = { $count ->
        [one] { $count } ação civil para você
       *[other] { $count } ações civis para você
    }
ages-web-space-cost = O espaço: { $count }
ages-web-surcharge = Suas maravilhas completas: { $count } a mais
ages-web-discount = Por efeito de carta: { $count } a menos

## Things

ages-web-usable = pode ser usada
ages-web-why-not = não pode ser usada; pressione para saber por quê
ages-web-picked = escolhida
ages-web-none = Nada
ages-web-kind-of-age = { $kind }, era { $age }
ages-web-costs-science = Custa { $count } de ciência
ages-web-costs-revolution = Custa { $count } de ciência por revolução
ages-web-costs-resources = { $count ->
        [one] Um trabalhador nela custa { $count } recurso
       *[other] Um trabalhador nela custa { $count } recursos
    }
ages-web-costs-military = { $count ->
        [one] Custa { $count } ação militar
       *[other] Custa { $count } ações militares
    }
ages-web-stages = Os estágios custam { $costs } recursos

## Civilizations

ages-web-standings = Civilizações
ages-web-winner = vencedor
ages-web-to-answer = a escolher
ages-web-starts = começa
ages-web-resigned = Desistiu
ages-web-own-board = Sua civilização
ages-web-board-of = A civilização de { $name }
ages-web-back = Voltar à sua
ages-web-culture = Cultura
ages-web-science = Ciência
ages-web-food = Comida
ages-web-resources = Recursos
ages-web-strength = Força
ages-web-happiness = Felicidade
ages-web-per-turn = { $count } por turno
ages-web-consumed = { $count } consumida por turno
ages-web-corrupted = A corrupção tira { $count }
ages-web-after = { $count } depois da produção
ages-web-colonizing = { $count } a mais ao colonizar
ages-web-discontent = { $count } descontentes, { $unused } livres
ages-web-discontented = trabalhadores descontentes
ages-web-uprising = Ameaça de revolta
ages-web-civil-actions = { $left } de { $all } ações civis
ages-web-military-actions = { $left } de { $all } ações militares
ages-web-arms = { $count } só para unidades neste turno
ages-web-yellow-bank = Banco amarelo: { $count }
ages-web-blue-bank = Banco azul: { $count }
ages-web-faces-needed = Felicidade { $have }, necessária { $count }
ages-web-unused = { $count ->
        [one] { $count } trabalhador livre
       *[other] { $count } trabalhadores livres
    }
ages-web-population-cost = O próximo trabalhador custa { $count } de comida
ages-web-block-land = Fazendas e minas
ages-web-block-city = Edifícios urbanos
ages-web-block-arms = Unidades militares
ages-web-urban-limit = no máximo { $count } de cada tipo
ages-web-workers = { $count ->
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    }
ages-web-stored = { $count ->
        [one] { $count } cubo azul
       *[other] { $count } cubos azuis
    }
ages-web-build-cost = construir custa { $count }
ages-web-government = Governo
ages-web-leader = Líder
ages-web-special = Tecnologias especiais
ages-web-wonders = Maravilhas
ages-web-ruins = Maravilhas em ruínas
ages-web-colonies = Colônias
ages-web-leader-under = há um líder debaixo dela
ages-web-unfinished = inacabada
ages-web-stages-built = { $built } de { $all } estágios construídos
ages-web-stages-left = os estágios restantes custam { $costs }
ages-web-tactic = Tática
ages-web-exclusive = exclusiva
ages-web-common = comum
ages-web-against = Força contra
ages-web-duel = { $own } ao atacar, contra { $other }

## Hands

ages-web-civil-hand = Cartas civis
ages-web-military-hand = Cartas militares
ages-web-no-civil-cards = Nenhuma carta civil
ages-web-military-cards = { $count ->
        [one] { $count } carta militar da era { $age }
       *[other] { $count } cartas militares da era { $age }
    }
ages-web-hand-size = { $count } de { $limit }
ages-web-just-taken = recém-pega
ages-web-set-aside = reservada

## Events and politics

ages-web-affairs = Eventos e política
ages-web-current-events = Eventos atuais
ages-web-future-events = Eventos futuros
ages-web-past-events = Eventos passados: { $count }
ages-web-common-tactics = Táticas comuns
ages-web-of-age = { $count } da era { $age }
ages-web-known = Você sabe que estes estão entre eles
ages-web-wars = Guerras
ages-web-war-on = { $attacker } contra { $rival }
ages-web-pacts = Pactos
ages-web-pact-even = { $owner } e { $partner }
ages-web-pact-sided = { $owner } (lado { $side }) e { $partner }

## Moments

ages-web-auction = Quem o coloniza?
ages-web-no-bid = Nenhum lance ainda
ages-web-highest-bid = Maior lance: { $count }
ages-web-bids = oferece { $count }
ages-web-out = fora
ages-web-could-send = força { $force }, { $cards ->
        [one] { $cards } carta militar
       *[other] { $cards } cartas militares
    }
ages-web-force = A força de colonização
ages-web-bid = o lance
ages-web-send = Unidades do tabuleiro e cartas da mão completam o resto.
ages-web-attack = Agressão
ages-web-missing = Faltam { $count } a { $name } para se defender
ages-web-offer = Um pacto é oferecido
ages-web-offers-even = { $owner } o oferece a { $partner }
ages-web-offers-sided = { $owner } oferece a { $partner } o lado { $side }
ages-web-order = Em execução
ages-web-event = Revelada
ages-web-deciding = { $name } está escolhendo

## Kinds of card

ages-web-kind-farm = Fazenda
ages-web-kind-mine = Mina
ages-web-kind-lab = Laboratório
ages-web-kind-temple = Templo
ages-web-kind-library = Biblioteca
ages-web-kind-theater = Teatro
ages-web-kind-arena = Arena
ages-web-kind-infantry = Infantaria
ages-web-kind-cavalry = Cavalaria
ages-web-kind-artillery = Artilharia
ages-web-kind-air = Força aérea
ages-web-kind-government = Governo
ages-web-kind-military-technology = Tecnologia militar
ages-web-kind-civil-technology = Tecnologia civil
ages-web-kind-colonization-technology = Tecnologia de colonização
ages-web-kind-construction-technology = Tecnologia de construção
ages-web-kind-wonder = Maravilha
ages-web-kind-leader = Líder
ages-web-kind-action = Ação
ages-web-kind-tactic = Tática
ages-web-kind-aggression = Agressão
ages-web-kind-war = Guerra
ages-web-kind-pact = Pacto
ages-web-kind-bonus = Bônus
ages-web-kind-territory = Território
ages-web-kind-event = Evento
