## O que dizem as cartas. As partes se juntam: os verbos ficam no infinitivo, para seguir “pode”, “deve” e “para”.

imperium-sentence = { $body }.
imperium-sentences = { $first } { $second }
imperium-and = { $first } e { $second }
imperium-or = { $first }; ou { $second }
imperium-slash = { $first }/{ $second }
imperium-to = { $cost } para { $result }
imperium-may = você pode { $body }
imperium-choose = escolher uma opção: { $options }
imperium-when = { $when }: { $body }
imperium-if-barbarian = se você for Bárbaro: { $body }
imperium-if-empire = se você for Império: { $body }
imperium-if-in-discard = se houver outra carta { $card } no seu descarte: { $body }
imperium-ability-passive = Passiva: { $body }
imperium-ability-exhaust = Exaurir: { $body }
imperium-ability-exhaust-when = Exaurir { $when }: { $body }
imperium-ability-exhaust-when-anytime = Exaurir, mesmo fora do seu turno, { $when }: { $body }
imperium-ability-solstice = Solstício: { $body }
imperium-ability-before-scoring = Antes da pontuação, onde quer que esta carta esteja: { $body }
imperium-special-king-a = Quem ganharia esta carta de um baralho de fama vazio a resolve em vez disso, uma vez por jogador na partida: um Bárbaro ganha 6 Progresso; um Império ganha 3 Progresso e desenvolve 1 carta sem custo. Virar esta carta: a pontuação é desencadeada.
imperium-special-king-b = Quem ganharia esta carta de um baralho de fama vazio a resolve em vez disso, uma vez por jogador na partida: um Bárbaro ganha 4 Progresso; um Império desenvolve 1 carta sem custo.
imperium-special-zenith = Quando esta carta sai do baralho de nação, a pontuação é desencadeada; o estado continua Bárbaro.

## Quem

imperium-all-players = todos os jogadores devem { $body }
imperium-all-players-may = todos os jogadores podem { $body }
imperium-each-other = cada outro jogador deve { $body }
imperium-whom-them = esse jogador
imperium-whom-each-other = cada outro jogador
imperium-whom-each-other-empire = cada outro jogador que seja Império
imperium-whom-each-other-with = cada outro jogador que tenha em jogo alguma carta { $kind }

## Quanto

imperium-some-materials = { $amount ->
        [one] { $amount } Material
       *[other] { $amount } Materiais
    }
imperium-some-population = { $amount } População
imperium-some-progress = { $amount } Progresso
imperium-some-goods = { $amount ->
        [one] { $amount } Bem
       *[other] { $amount } Bens
    }
imperium-some-cards = { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
imperium-some-cards-of = { $amount ->
        [one] { $amount } carta { $kind }
       *[other] { $amount } cartas { $kind }
    }
imperium-card-of = carta { $kind }
imperium-cards-of = cartas { $kind }
imperium-per-card = por carta { $kind } que você tiver em jogo
imperium-per-done = por carta { $kind } assim abandonada
imperium-per-most = { $per } (no máximo { $most })
imperium-per-icon-city-metropolis = por ícone de Cidade/Metrópole que você tiver em jogo
imperium-per-icon-fertile = por ícone Fértil que você tiver em jogo
imperium-per-icon-ocean = por ícone de Oceano que você tiver em jogo
imperium-per-icon-production = por ícone de Produção que você tiver em jogo
imperium-per-icon-production-merchant = por ícone de Produção/Mercador que você tiver em jogo
imperium-per-icon-production-river-fertile = por ícone de Produção/Rio/Fértil que você tiver em jogo
imperium-per-icon-river = por ícone de Rio que você tiver em jogo

## De onde

imperium-from-hand = da mão
imperium-from-discard = do descarte
imperium-from-history = da História
imperium-from-hand-discard = da mão ou do descarte
imperium-from-hand-discard-deck-history-garrison = da mão, do descarte, do baralho de compra, da História ou das guarnições

## Tipos de carta

imperium-kind-attack = de Ataque
imperium-kind-city = com ícone de Cidade
imperium-kind-civilised = Civilizada
imperium-kind-fame = de Fama
imperium-kind-fertile = com ícone Fértil
imperium-kind-pinned = permanente
imperium-kind-pinned-not-region = permanente que não seja Região
imperium-kind-region = de Região
imperium-kind-region-trade-route = de Região/Rota Comercial
imperium-kind-region-tributary = de Região/Tributário
imperium-kind-river = com ícone de Rio
imperium-kind-river-fertile = com ícone de Rio/Fértil
imperium-kind-river-fertile-ocean = com ícone de Rio/Fértil/Oceano
imperium-kind-tributary = de Tributário
imperium-kind-uncivilised = Incivilizada
imperium-kind-uncivilised-civilised = Incivilizada/Civilizada
imperium-kind-uncivilised-civilised-region-tributary = Incivilizada/Civilizada/de Região/de Tributário
imperium-kind-unrest = de Desordem

## O que se faz

imperium-do-gain = ganhar { $what }
imperium-do-gain-per = ganhar { $what } { $per }
imperium-do-pay = pagar { $what }
imperium-do-gain-action = { $amount ->
        [one] ganhar { $amount } ação
       *[other] ganhar { $amount } ações
    }
imperium-do-spend-action = { $amount ->
        [one] usar { $amount } ação
       *[other] usar { $amount } ações
    }
imperium-do-return-exhaust = devolver 1 ficha de exaustão de uma carta sua à sua carta de estado
imperium-do-steal = roubar { $what } de { $whom }
imperium-do-steal-or-unrest = roubar { $what } de { $whom }; quem não puder pagar pega 1 Desordem
imperium-do-give = entregar 1 carta { $where } a { $whom }
imperium-do-add-to-market = pôr { $what } do suprimento em 1 carta do mercado
imperium-do-take-tokens = ganhar todos os recursos que estão sobre 1 carta do mercado
imperium-do-double-materials = ganhar outra vez tantos Materiais quantos havia sobre ela
imperium-do-draw = { $amount ->
        [one] comprar { $amount } carta
       *[other] comprar { $amount } cartas
    }
imperium-do-draw-per = { $amount ->
        [one] comprar { $amount } carta { $per }
       *[other] comprar { $amount } cartas { $per }
    }
imperium-do-draw-up-to = { $amount ->
        [one] comprar até { $amount } carta
       *[other] comprar até { $amount } cartas
    }
imperium-do-draw-up-to-if-able = { $amount ->
        [one] comprar até { $amount } carta, sem reembaralhar
       *[other] comprar até { $amount } cartas, sem reembaralhar
    }
imperium-do-draw-and-discard = { $amount ->
        [one] comprar { $amount } carta e depois descartá-la
       *[other] comprar { $amount } cartas e depois descartar 1 delas
    }
imperium-do-place-top-card = comprar a carta do topo do seu baralho de compra, sem reembaralhar, e escolher uma opção: descartá-la; ou devolvê-la ao topo; ou colocá-la na sua História
imperium-do-discard = descartar { $what }
imperium-do-abandon = abandonar { $what }
imperium-do-recall = reconvocar { $what }
imperium-do-to-history = colocar { $what } { $where } na História
imperium-do-on-deck = colocar { $what } { $where } no topo do baralho de compra
imperium-do-to-hand = passar { $what } { $where } para a mão
imperium-do-return-unrest = devolver { $what } { $where }
imperium-do-return-unrest-up-to = devolver até { $what } { $where }
imperium-do-garrison = guarnecer { $what } aqui
imperium-do-garrison-this = guarnecer esta carta sob 1 carta { $kind }
imperium-do-trigger-play = resolver o efeito de jogar daquela carta
imperium-do-this-history = colocar esta carta na sua História
imperium-do-this-exile = exilar esta carta
imperium-do-this-abandon = abandonar esta carta
imperium-do-this-recall = reconvocar esta carta
imperium-do-this-unrest = devolver esta carta à pilha de Desordem
imperium-do-named-history = colocar a carta { $card }, em jogo, na sua História
imperium-do-take-unrest = pegar 1 Desordem
imperium-do-take-unrest-on-deck = pegar 1 Desordem e colocá-la no topo do seu baralho de compra
imperium-do-find-hand = procurar 1 carta { $kind } { $where } e passá-la para a mão
imperium-do-find-anywhere-hand = procurar 1 carta { $kind } e passá-la para a mão
imperium-do-acquire = adquirir 1 carta { $kind }
imperium-do-acquire-also-exile = adquirir 1 carta { $kind } do mercado ou do exílio
imperium-do-acquire-with = adquirir 1 carta do mercado que tenha { $resource } sobre ela
imperium-do-break-through = promover 1 carta { $kind }
imperium-do-exile-market = exilar 1 carta do mercado
imperium-do-swap-exile = trocar 1 carta do mercado por 1 carta exilada
imperium-do-take-fame-of = { $amount ->
        [one] olhar a carta do topo do baralho de fama e passá-la para a mão
       *[other] olhar as { $amount } cartas do topo do baralho de fama e passar 1 delas para a mão
    }
imperium-do-take-top-fame = passar a carta do topo do baralho de fama para a mão
imperium-do-develop = desenvolver 1 carta
imperium-do-develop-free = desenvolver 1 carta sem custo
imperium-do-nation-card = colocar a carta do topo do seu baralho de nação no seu descarte
imperium-do-look-nation = { $amount ->
        [one] olhar a carta do topo do seu baralho de nação
       *[other] olhar as { $amount } cartas do topo do seu baralho de nação
    }
imperium-do-nation-bottom = você pode colocá-la no fundo desse baralho
imperium-do-sift-nation = { $amount ->
        [one] olhar a carta do topo do seu baralho de nação e, se quiser, colocá-la no fundo
       *[other] olhar as { $amount } cartas do topo do seu baralho de nação e, se quiser, colocar 1 delas no fundo
    }
imperium-do-shuffle-nation = embaralhar o seu baralho de nação
imperium-do-swap-nation = trocar 1 carta da mão pela carta do topo do seu baralho de nação
imperium-do-free-play = jogar 1 carta { $kind } { $where } como ação livre
imperium-do-play-for-action = usar 1 ação para jogar 1 carta { $kind } { $where }
imperium-do-play-it = jogá-la na hora como ação livre
imperium-do-avoid = ignorar esse ataque
imperium-do-tribute-or-avoid = ignorar esse ataque, a menos que quem ataca lhe dê 1 Progresso
imperium-do-treat = contar 1 ícone { $icon } como { $amount } ícones de { $other } pelo resto do turno
imperium-do-use-theirs = resolver a habilidade de exaurir de 1 carta permanente de outro jogador como se a carta fosse sua
imperium-do-become-copy = escolher 1 carta permanente que outro jogador tenha em jogo: até o fim do seu turno esta carta é uma cópia dela; resolver agora os efeitos de exaurir e de solstício da cópia
imperium-do-declare = dizer um naipe (Incivilizada, Civilizada, Região ou Tributário) e revelar a carta do topo da pilha principal: se ela for desse naipe, passá-la para a mão; senão, exilá-la
imperium-do-ignore-empire-next = ignorar o ícone de Império da próxima carta que você jogar neste turno
imperium-do-nothing = não fazer nada

## O que desencadeia

imperium-when-play = quando você jogar uma carta { $kind }
imperium-when-play-from = quando você jogar uma carta { $kind } { $where }
imperium-when-gain-card = quando você adquirir ou promover uma carta { $kind }
imperium-when-gain-card-with = quando você ganhar uma carta do mercado que tenha { $resource } sobre ela
imperium-when-gain-from = quando você ganhar { $resource } de uma carta { $kind } em jogo
imperium-when-acquire-exiled = quando você adquirir uma carta { $kind } do exílio
imperium-when-return-unrest = quando você devolver uma Desordem
imperium-when-take-unrest = quando você pegar uma Desordem
imperium-when-look-at-fame = quando você olhar cartas do baralho de fama
imperium-when-attacked = quando outro jogador atacar
imperium-when-before-scoring = antes da pontuação

## O que vale enquanto a carta age

imperium-be-hand-size = o seu limite de mão aumenta em { $amount }
imperium-be-loses-barbarian = as suas cartas { $kind } dispensam o ícone de Bárbaro
imperium-be-acquires-exiled = quando você adquirir uma carta { $kind }, ela também pode vir do exílio
imperium-be-looks-more = quando você olhar cartas do baralho de fama, olhe { $amount } a mais
imperium-be-no-history = você não tem História: o que iria para lá é descartado
imperium-be-clean-up-token = na sua limpeza, pôr { $what } em uma carta do mercado em vez de 1 Progresso
imperium-be-unrest-costs-less = jogar Desordem custa a você 1 Material ou 1 carta a menos, mas nunca menos de 1

## O que as cartas mostram

imperium-suit-region = Região
imperium-suit-uncivilised = Incivilizada
imperium-suit-civilised = Civilizada
imperium-suit-tributary = Tributário
imperium-suit-fame = Fama
imperium-suit-unrest = Desordem
imperium-suit-power = Poder
imperium-state-barbarian = Bárbaro
imperium-state-empire = Império
imperium-flag-attack = ataque
imperium-flag-pinned = permanente
imperium-flag-free = ação livre
imperium-flag-no-play = não pode ser jogada
imperium-flag-no-garrison = não pode ser guarnecida
imperium-icon-city = Cidade
imperium-icon-metropolis = Metrópole
imperium-icon-production = Produção
imperium-icon-fertile = Fértil
imperium-icon-river = Rio
imperium-icon-ocean = Oceano
imperium-icon-hunt = Caça
imperium-icon-knight = Cavaleiro
imperium-icon-mask = Máscara
imperium-icon-scroll = Pergaminho
imperium-icon-merchant = Mercador
imperium-icon-miracle = Milagre
imperium-costs = custa { $what }
imperium-needs-in-play = só com { $card } em jogo
imperium-needs-in-history = só com { $card } na História
imperium-points = { $points } PV
imperium-points-in-history = { $points } PV na História, { $otherwise } PV em outro lugar
imperium-points-only-in-history = { $points } PV na História
imperium-points-only-in-play = { $points } PV em jogo
imperium-points-per = { $points } PV por { $what }
imperium-points-per-mixed = { $points } PV por { $per } { $first } e { $second } juntos
imperium-counted-in-history = { $cards } na História
imperium-counted-in-play = { $cards } em jogo
imperium-counted-icons = { $amount ->
        [1] ícone { $icons }
       *[other] { $amount } ícones { $icons }
    }
imperium-counted-variable = { $amount ->
        [1] carta de PV variáveis
       *[other] { $amount } cartas de PV variáveis
    }
imperium-counted-garrisoned = { $amount ->
        [1] carta guarnecida aqui
       *[other] { $amount } cartas guarnecidas aqui
    }
imperium-counted-others-unrest = { $amount ->
        [1] Desordem dos outros jogadores
       *[other] { $amount } Desordens dos outros jogadores
    }
