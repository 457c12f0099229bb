## O que dizem as cartas. As partes se juntam: os verbos ficam no infinitivo, para seguir “pode”, “deve” e “para”.

imperium-sentence = { $body }.
imperium-sentences = { $first } { $second }
imperium-and = { $first } e { $second }
imperium-and-you = { $first }, e você deve { $second }
imperium-or = { $first }; ou { $second }
imperium-slash = { $first }/{ $second }
imperium-either = { $first } ou { $second }
imperium-comma = { $first }, { $second }
imperium-to = { $cost } para { $result }
imperium-to-players = { $cost }; se o fizer, { $result }
imperium-may = você pode { $body }
imperium-choose = escolher uma opção: { $options }
imperium-choose-one-or-both = escolher uma opção ou as duas: { $options }
imperium-choose-up-to = escolher uma opção, até { $most } vezes: { $options }
imperium-when = { $when }: { $body }
imperium-when-instead = { $when }, em vez disso: { $body }.
imperium-when-may-instead = { $when }, em vez disso você pode { $body }.
imperium-this-turn = pelo resto do turno, { $when }: { $body }
imperium-for-each = { $per }, { $body }
imperium-twice = { $body }, duas vezes
imperium-up-to-times = { $body }, até { $most } vezes
imperium-if-barbarian = se você for Bárbaro: { $body }
imperium-if-empire = se você for Império: { $body }
imperium-if-isle-bound = se você for Insular: { $body }
imperium-if-voyaging = se você for Navegante: { $body }
imperium-if-in-discard = se houver outra carta { $card } no seu descarte: { $body }
imperium-if-in-play = se você tiver { $card } em jogo: { $body }
imperium-if-in-history = se você tiver { $card } na sua História: { $body }
imperium-if-in-play-at-least = se você tiver em jogo pelo menos { $what }: { $body }
imperium-if-have = se você tiver pelo menos { $what }: { $body }
imperium-if-have-no = se você não tiver { $resource }: { $body }
imperium-if-none-in-discard = { $body } se nele não houver carta { $kind }
imperium-if-both-in-play = se você tiver { $first } e { $second } em jogo: { $body }
imperium-if-neither-in-play = se você não tiver { $first } nem { $second } em jogo: { $body }
imperium-unless-both-in-play = a menos que você tenha { $first } e { $second } em jogo: { $body }
imperium-if-fame-empty = se o baralho de fama estiver vazio: { $body }
imperium-if-end-not-triggered = se a pontuação ainda não tiver sido desencadeada: { $body }
imperium-if-end-triggered = se a pontuação tiver sido desencadeada: { $body }
imperium-if-you-did = se o fizer, { $body }
imperium-if-found = se encontrar uma, { $body }
imperium-if-broke-through = se a carta tiver sido promovida: { $body }
imperium-if-it-is = se for uma carta { $kind }: { $body }
imperium-if-it-is-else = se for uma carta { $kind }: { $body }; caso contrário: { $otherwise }
imperium-if-laden = se havia exatamente { $amount ->
        [one] 1 recurso
       *[other] { $amount } recursos
    } sobre essa carta: { $body }
imperium-if-returned-unrest = se você tiver devolvido Desordem da mão neste turno: { $body }
imperium-if-none-garrisoned-here = se não houver carta em guarnição aqui: { $body }
imperium-if-mana = se você tiver ao menos { $amount } Mana, { $body }
imperium-if-icons-here = { $amount ->
        [one] se as cartas guarnecidas aqui mostrarem algum ícone: { $body }
       *[other] se as cartas guarnecidas aqui mostrarem pelo menos { $amount } ícones diferentes (os naipes também contam): { $body }
    }
imperium-if-garrisoned-here = { $amount ->
        [one] se houver { $what } em guarnição aqui: { $body }
       *[other] se houver pelo menos { $what } em guarnição aqui: { $body }
    }
imperium-if-no-quest = se você não tiver busca ativa: { $body }
imperium-by-gadget-or-market = { $body } se o ganho vier de uma Engenhoca ou de uma carta do mercado; se vier de qualquer outra coisa, { $otherwise }, sem custo
imperium-ability-passive = Passiva: { $body }
imperium-ability-exhaust = Exaurir: { $body }
imperium-ability-exhaust-when = Exaurir { $when }: { $body }
imperium-ability-exhaust-when-anytime = Exaurir, mesmo fora do seu turno, { $when }: { $body }
imperium-ability-solstice = Solstício: { $body }
imperium-ability-others-solstice = Solstício de cada outro jogador: { $body }
imperium-owner = fazer o dono desta carta { $body }
imperium-owner-may = o dono desta carta pode { $body }
imperium-ability-turned-up = Quando este lado entrar em jogo: { $body }
imperium-ability-developed = Ao ser desenvolvida: { $body }
imperium-ability-end-of-solstice = Fim do solstício: { $body }
imperium-ability-commerce = Comércio: { $body }
imperium-ability-profit = Lucro: { $body }
imperium-ability-before-scoring = Antes da pontuação, onde quer que esta carta pontue: { $body }
imperium-special-king-a = Quem ganharia esta carta de um baralho de fama vazio a resolve em vez disso, uma vez por jogador na partida: um Bárbaro ganha 6 Progresso; um Império ganha 3 Progresso e desenvolve 1 carta sem custo. Virar esta carta: a pontuação é desencadeada.
imperium-special-king-b = Quem ganharia esta carta de um baralho de fama vazio a resolve em vez disso, uma vez por jogador na partida: um Bárbaro ganha 4 Progresso; um Império desenvolve 1 carta sem custo.
imperium-special-zenith = Quando esta carta sai do baralho de nação, a pontuação é desencadeada; o estado continua Bárbaro.
imperium-special-active-quest = A busca guarnecida aqui é a busca ativa: ela ainda não é uma carta sua e não pontua.
imperium-special-chaos = Se a pilha de Caos estiver vazia quando a partida entra em colapso, os Cultistas vencem.
imperium-special-mana = Passiva: As cartas ganhas como Mana são guarnecidas aqui.

## Quem

imperium-all-players = todos os jogadores devem { $body }
imperium-all-players-or-unrest = todos os jogadores devem { $body }; quem não puder pega 1 Desordem
imperium-all-players-may = todos os jogadores podem { $body }
imperium-each-other = cada outro jogador deve { $body }
imperium-each-other-may = cada outro jogador pode { $body }
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
imperium-some-cards-over = { $amount ->
        [one] { $amount } carta { $kind } sob a qual esteja guarnecida uma carta { $under }
       *[other] { $amount } cartas { $kind } sob as quais esteja guarnecida uma carta { $under }
    }
imperium-some-cards-over-any = { $amount ->
        [one] { $amount } carta { $kind } que tenha ao menos 1 carta guarnecida
       *[other] { $amount } cartas { $kind } que tenham ao menos 1 carta guarnecida cada
    }
imperium-some-cards-over-none = { $amount ->
        [one] { $amount } carta { $kind } sem cartas guarnecidas
       *[other] { $amount } cartas { $kind } sem cartas guarnecidas
    }
imperium-card-of = carta { $kind }
imperium-cards-of = cartas { $kind }
imperium-token-of = ficha de { $resource }
imperium-card = carta
imperium-per-icon = por ícone de { $icons } que você tiver em jogo
imperium-per-icons = a cada { $amount } ícones de { $icons } que você tiver em jogo
imperium-per-icon-with-this = por ícone de { $icons } que você tiver em jogo, contando os desta carta
imperium-per-kind-of-icon = por cada um dos ícones { $icons } de que você tiver ao menos um em jogo
imperium-per-done = por carta { $kind } assim movida
imperium-per-exiled = por carta assim exilada
imperium-per-card = por carta { $kind } que você tiver em jogo
imperium-per-garrisoned = por carta { $kind } que você tiver em guarnição
imperium-per-mana = a cada { $amount } Mana que você tiver
imperium-per-development = por carta na sua área de desenvolvimento
imperium-per-paid = por ficha de { $resource } paga
imperium-per-player-who-did = por jogador que o tiver feito
imperium-per-player-with-as-many = por outro jogador que tiver em jogo ao menos tantos ícones de { $icons } quanto você
imperium-per-most = { $per } (no máximo { $most })

## De onde

imperium-from-hand = da mão
imperium-from-discard = do descarte
imperium-from-history = da História
imperium-from-play = em jogo
imperium-from-deck = do baralho de compra
imperium-from-garrison = das guarnições

## Tipos de carta

imperium-kind-any = qualquer
imperium-kind-attack = de Ataque
imperium-kind-civilised = { $amount ->
        [one] Civilizada
       *[other] Civilizadas
    }
imperium-kind-development = de Desenvolvimento
imperium-kind-fame = de Fama
imperium-kind-gadget = de Engenhoca
imperium-kind-pinned = { $amount ->
        [one] permanente
       *[other] permanentes
    }
imperium-kind-region = de Região
imperium-kind-trade-route = de Rota Comercial
imperium-kind-tributary = de Tributário
imperium-kind-uncivilised = { $amount ->
        [one] Incivilizada
       *[other] Incivilizadas
    }
imperium-kind-unrest = de Desordem
imperium-kind-variable = de PV variáveis
imperium-kind-both = { $first } { $second }
imperium-kind-state = com ícone de { $state }
imperium-kind-with-icon = com ícone de { $icons }
imperium-kind-without-icon = sem ícone de { $icons }
imperium-kind-not = { $amount ->
        [one] que não seja { $kind }
       *[other] que não sejam { $kind }
    }
imperium-kind-not-named = (exceto { $card })
imperium-kind-not-state = que não mostre o estado { $state }

## O que se faz

imperium-do-gain = ganhar { $what }
imperium-do-gain-per = ganhar { $what } { $per }
imperium-do-gain-one-fewer = ganhar 1 { $resource } a menos
imperium-do-ignore-it = ignorar esse ganho
imperium-do-pay = pagar { $what }
imperium-do-pay-up-to = pagar até { $what }
imperium-do-pay-any = pagar qualquer quantidade de { $resource }
imperium-do-pay-all = pagar todas as suas fichas de { $resource } (pelo menos { $least })
imperium-do-pay-all-from-here = pagar todas as fichas de { $resource } desta carta para o suprimento (pelo menos { $least })
imperium-do-pay-from-here = pagar { $what } desta carta
imperium-do-remove-all-from-here = retirar todas as fichas de { $resource } desta carta para o suprimento (pelo menos { $least })
imperium-do-pay-attacker = pagar { $what } a quem ataca
imperium-do-convert = converter { $what } em { $into }
imperium-do-convert-gained = converter qualquer parte do { $resource } que veio com a carta adquirida em igual quantidade de { $into }
imperium-do-gain-action = { $amount ->
        [one] ganhar { $amount } ação
       *[other] ganhar { $amount } ações
    }
imperium-do-spend-action = { $amount ->
        [one] usar { $amount } ação
       *[other] usar { $amount } ações
    }
imperium-do-return-exhaust = devolver 1 ficha de exaustão de uma carta sua em jogo à sua carta de estado
imperium-do-return-exhaust-from = devolver 1 ficha de exaustão de uma carta { $kind } sua em jogo à sua carta de estado
imperium-do-steal = roubar { $what } de { $whom }
imperium-do-steal-per = roubar { $what } de { $whom } { $per }
imperium-do-steal-or-unrest = roubar { $what } de { $whom }; quem não puder pagar pega 1 Desordem
imperium-do-steal-or = roubar { $what } de { $whom }; quem não puder pagar deve { $body }
imperium-do-give = entregar 1 carta { $where } a { $whom }
imperium-do-given-take-unrest = quem tiver recebido { $what } pega 1 Desordem
imperium-do-add-to-market = pôr { $what } do suprimento em 1 carta do mercado
imperium-do-move-to-market = { $amount ->
        [one] mover { $what } dos seus recursos para 1 carta do mercado
       *[other] mover { $what } dos seus recursos para cada uma de { $amount } cartas diferentes do mercado
    }
imperium-do-add-any-to-market = pôr 1 recurso à sua escolha do suprimento em 1 carta do mercado
imperium-do-take-tokens = ganhar todos os recursos que estão sobre 1 carta do mercado
imperium-do-double = ganhar outra vez a mesma quantidade de { $resource } que havia sobre ela
imperium-do-add-here = pôr { $what } do suprimento nesta carta
imperium-do-add-on = pôr { $what } do suprimento na carta { $card }
imperium-do-add-on-kind = pôr { $what } do suprimento na sua carta { $kind }
imperium-do-add-paid-here = pôr a mesma quantidade de { $resource } do suprimento nesta carta
imperium-do-move-here = mover { $what } dos seus recursos para esta carta
imperium-do-move-up-to-here = mover dos seus recursos para esta carta até { $most } fichas de { $resources }, em qualquer combinação
imperium-do-move-up-to-of-here = mover dos seus recursos para esta carta até { $what }
imperium-do-move-onto = mover { $what } dos seus recursos para { $where } em jogo
imperium-do-move-to-power = mover { $what } dos seus recursos para a sua carta de poder
imperium-do-pay-from = pagar { $what } da carta { $card }
imperium-do-gain-from-here = ganhar { $what } desta carta
imperium-do-gain-all-from-here = ganhar todas as fichas de { $resource } desta carta
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
imperium-do-draw-up-to-from-either = comprar até { $amount } cartas, cada uma do seu baralho de compra ou, à sua escolha, do seu descarte
imperium-do-draw-if-able = { $amount ->
        [one] comprar { $amount } carta sem reembaralhar
       *[other] comprar { $amount } cartas sem reembaralhar
    }
imperium-do-draw-up-to-if-able = { $amount ->
        [one] comprar até { $amount } carta, sem reembaralhar
       *[other] comprar até { $amount } cartas, sem reembaralhar
    }
imperium-do-draw-and-discard = { $amount ->
        [one] comprar { $amount } carta e depois descartá-la
       *[other] comprar { $amount } cartas e depois descartar 1 delas
    }
imperium-do-draw-and-may-play = { $amount ->
        [one] comprar { $amount } carta, sem reembaralhar; você pode jogá-la como ação livre
       *[other] comprar { $amount } cartas, sem reembaralhar; você pode jogar 1 delas como ação livre
    }
imperium-do-place-top-card = comprar a carta do topo do seu baralho de compra, sem reembaralhar, e escolher uma opção: descartá-la; ou devolvê-la ao topo; ou colocá-la na sua História
imperium-do-discard = descartar { $what }
imperium-do-discard-any-number = descartar qualquer número de cartas { $kind }
imperium-do-abandon-any-number = abandonar qualquer número de cartas { $kind }
imperium-do-discard-hand = descartar toda a mão
imperium-do-abandon = abandonar { $what }
imperium-do-abandon-garrisoned = { $amount ->
        [one] abandonar { $what } que esteja em guarnição
       *[other] abandonar { $what } que estejam em guarnição
    }
imperium-do-abandon-garrisoned-under = { $amount ->
        [one] abandonar { $what } que esteja em guarnição sob uma carta { $hosts }
       *[other] abandonar { $what } que estejam em guarnição sob cartas { $hosts }
    }
imperium-do-abandon-up-to = abandonar até { $what }
imperium-do-abandon-icons = abandonar cartas com pelo menos { $amount } ícones de { $icon } ao todo
imperium-do-recall = reconvocar { $what }
imperium-do-recall-from-here = reconvocar { $what } em guarnição aqui
imperium-do-exile-from-here = exilar { $what } em guarnição aqui
imperium-do-to-history = colocar { $what } { $where } na História
imperium-do-to-history-up-to = colocar até { $what } { $where } na História
imperium-do-to-legends = colocar { $what } { $where } nas Lendas
imperium-do-reveal-all-to-history = colocar toda carta { $kind } { $where } na História (revelando esses lugares)
imperium-do-all-to-exile = exilar { $where } toda carta { $kind }
imperium-do-exile = exilar { $where } { $what }
imperium-do-exile-quest-but = exilar 1 busca iminente que não seja { $card }
imperium-do-exile-in-play-or-quest = exilar { $card }, se estiver em jogo ou for a busca ativa
imperium-do-sink = inundar { $what } { $where }
imperium-do-sink-and-abandon = escolher { $what } em jogo, inundar uma delas e abandonar a outra
imperium-do-on-deck = colocar { $what } { $where } no topo do baralho de compra
imperium-do-to-hand = passar { $what } { $where } para a mão
imperium-do-to-hand-up-to = passar até { $what } { $where } para a mão
imperium-do-to-hand-from-under = passar para a mão 1 carta guarnecida sob { $card }
imperium-do-to-hand-from-here = passar para a mão { $what } em guarnição aqui
imperium-do-return-unrest = devolver { $what } { $where }
imperium-do-return-unrest-up-to = devolver até { $what } { $where }
imperium-do-return-unrest-any-number = devolver qualquer número de cartas de Desordem { $where }
imperium-do-return-own-unrest = devolver até { $amount } cartas de Desordem suas, onde quer que estejam
imperium-do-return-unrest-from-here = { $amount ->
        [one] devolver { $amount } Desordem guarnecida aqui
       *[other] devolver { $amount } Desordens guarnecidas aqui
    }
imperium-do-return-all-unrest-from-here = devolver toda a Desordem guarnecida aqui
imperium-do-return-unrest-from-under = devolver 1 Desordem guarnecida sob { $card }
imperium-do-garrison = guarnecer { $what } aqui
imperium-do-garrison-from = guarnecer { $what } { $where } aqui
imperium-do-garrison-up-to = guarnecer até { $what } aqui
imperium-do-garrison-as-many = guarnecer outras tantas cartas { $kind } aqui
imperium-do-garrison-in = guarnecer 1 carta { $where } sob { $what }
imperium-do-garrison-this = guarnecer esta carta sob 1 carta { $kind }
imperium-do-garrison-quest = guarnecer aqui 1 busca iminente como busca ativa
imperium-do-quest-hand = passar a busca ativa para a mão
imperium-do-quest-discard = colocar a busca ativa no seu descarte
imperium-do-trigger-play = resolver o efeito de jogar daquela carta
imperium-do-this-history = colocar esta carta na sua História
imperium-do-this-legends = colocar esta carta nas Lendas
imperium-do-this-exile = exilar esta carta
imperium-do-this-abandon = abandonar esta carta
imperium-do-this-recall = reconvocar esta carta
imperium-do-this-sink = inundar esta carta
imperium-do-this-unrest = devolver esta carta à pilha de Desordem
imperium-do-this-chaos = devolver esta carta à pilha de Caos
imperium-do-exile-it = exilar essa carta, a menos que seja de Desordem
imperium-do-it-on-deck = colocá-la no topo do seu baralho de compra
imperium-do-it-to-hand = passá-la para a mão
imperium-do-it-to-discard = colocá-la no descarte
imperium-do-exile-nation = exilar o seu baralho de nação e { $card }
imperium-do-named-history = colocar a carta { $card }, em jogo, na sua História
imperium-do-named-abandon = abandonar a carta { $card }
imperium-do-take-unrest = { $amount ->
        [one] pegar { $amount } Desordem
       *[other] pegar { $amount } Desordens
    }
imperium-do-take-unrest-on-deck = { $amount ->
        [one] pegar { $amount } Desordem e colocá-la no topo do seu baralho de compra
       *[other] pegar { $amount } Desordens e colocá-las no topo do seu baralho de compra
    }
imperium-do-take-unrest-discard = pegar 1 Desordem para o descarte
imperium-do-take-chaos-discard = pegar 1 Caos para o próprio descarte
imperium-do-they-take-chaos = fazer esse jogador pegar 1 Caos para o próprio descarte
imperium-do-force-chaos = fazer esse jogador pegar 1 Caos no lugar da Desordem
imperium-do-gain-mana = { $amount ->
        [one] guarnecer { $amount } carta { $where } como Mana
       *[other] guarnecer { $amount } cartas { $where } como Mana
    }
imperium-do-discard-mana = descartar { $amount } Mana
imperium-do-mana-to-legends = colocar { $amount } Mana nas Lendas
imperium-do-this-as-mana = guarnecer esta carta como Mana
imperium-do-it-as-mana = guarnecê-la como Mana
imperium-do-find-hand = procurar 1 carta { $kind } { $where } e passá-la para a mão
imperium-do-find-any-hand = procurar 1 carta qualquer { $where } e passá-la para a mão
imperium-do-find-anywhere-hand = procurar 1 carta { $kind } e passá-la para a mão
imperium-do-find-any-anywhere-hand = procurar 1 carta qualquer e passá-la para a mão
imperium-do-find-anywhere-history = procurar 1 carta { $kind } e colocá-la na História
imperium-do-find-anywhere-discard = procurar 1 carta { $kind } e colocá-la no seu descarte
imperium-do-find-anywhere-deck = procurar 1 carta { $kind } e colocá-la no topo do seu baralho de compra
imperium-do-find-in-play-too-history = procurar 1 carta { $kind }, também entre as que estão em jogo, e colocá-la na História
imperium-do-find-in-play-too-exile = procurar 1 carta { $kind }, também em jogo, e exilá-la
imperium-do-acquire = adquirir 1 carta { $kind }
imperium-do-acquire-also-exile = adquirir 1 carta { $kind } do mercado ou do exílio
imperium-do-acquire-exile = adquirir 1 carta { $kind } do exílio
imperium-do-acquire-with = adquirir 1 carta do mercado que tenha { $resource } sobre ela
imperium-do-acquire-or = adquirir 1 carta { $kind } ou, se quiser e se tiver descartado para isso { $noted } ou mais, 1 carta { $instead } em vez dela
imperium-do-acquire-kind-with = adquirir 1 carta { $kind } que tenha { $resource } sobre ela
imperium-do-acquire-slots = { $amount ->
        [one] adquirir a carta do primeiro espaço do mercado
       *[other] adquirir 1 carta dos primeiros { $amount } espaços do mercado
    }
imperium-do-break-through = promover 1 carta { $kind }
imperium-do-break-through-also-exile = promover 1 carta { $kind }, que também pode vir do exílio
imperium-do-break-through-exile = promover 1 carta { $kind } do exílio
imperium-do-break-through-top = promover a carta do topo da pilha principal
imperium-do-exile-market = exilar 1 carta do mercado
imperium-do-swap-exile = trocar 1 carta do mercado por 1 carta exilada
imperium-do-swap-exile-of = trocar 1 carta do mercado por 1 carta { $kind } do exílio
imperium-do-swap-gadget = trocar 1 carta de Engenhoca da mão por 1 carta do mercado que tenha um naipe em comum com ela, além de Engenhoca e não seja de Engenhoca
imperium-do-trade = negociar
imperium-do-trade-own = mover 1 Bem seu para 1 Rota Comercial sua que não esteja cheia e resolver o efeito de comércio dela
imperium-do-trade-theirs = pôr 1 Bem do suprimento em 1 Rota Comercial de outro jogador que não esteja cheia, resolver o efeito de comércio dela e ganhar 1 Bem
imperium-do-resolve-commerce = resolver o efeito de comércio de 1 Rota Comercial que outro jogador tenha em jogo
imperium-do-take-fame-of = { $amount ->
        [one] olhar a carta do topo do baralho de fama e passá-la para a mão
       *[other] olhar as { $amount } cartas do topo do baralho de fama e passar 1 delas para a mão
    }
imperium-do-take-top-fame = passar a carta do topo do baralho de fama para a mão
imperium-do-return-taken = devolver a Desordem que veio com ela
imperium-do-sift-fame = { $amount ->
        [one] olhar a carta do topo do baralho de fama e, se quiser, colocá-la no fundo
       *[other] olhar as { $amount } cartas do topo do baralho de fama e, se quiser, colocar 1 delas no fundo
    }
imperium-do-exile-top-fame = exilar a carta do topo do baralho de fama, mas não Rei dos Reis
imperium-do-develop = desenvolver 1 carta
imperium-do-develop-free = desenvolver 1 carta sem custo
imperium-do-develop-kind = desenvolver 1 carta { $kind }
imperium-do-develop-kind-to-hand = desenvolver 1 carta { $kind } e passá-la para a mão
imperium-do-develop-kind-free = desenvolver 1 carta { $kind } sem custo
imperium-do-remove-development = remover do jogo 1 carta da sua área de desenvolvimento
imperium-do-start-development = começar com 1 carta de desenvolvimento { $kind } no descarte
imperium-do-start-without = começar com { $what } a menos
imperium-do-start-with-nothing = começar sem recursos
imperium-do-random-mana = ganhar como Mana 1 carta do descarte, sorteada
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
imperium-do-swap-looked = trocar { $what } da mão por uma dessas
imperium-do-free-play = jogar 1 carta { $kind } { $where } como ação livre
imperium-do-free-play-any-state = jogar 1 carta { $kind } { $where } como ação livre, ignorando o ícone de estado dela
imperium-do-look-and-play = { $amount ->
        [one] olhar a carta do topo da pilha principal e jogá-la como ação livre
       *[other] olhar as { $amount } cartas do topo da pilha principal e jogar 1 delas como ação livre, devolvendo as outras em qualquer ordem
    }
imperium-do-play-for-action = usar 1 ação para jogar 1 carta { $kind } { $where }
imperium-do-play-it = jogá-la na hora como ação livre
imperium-do-play-it-any-state = jogá-la na hora como ação livre, ignorando o ícone de estado dela
imperium-do-avoid = ignorar esse ataque
imperium-do-tribute-or-avoid = ignorar esse ataque, a menos que quem ataca lhe dê 1 Progresso
imperium-do-treat = contar 1 ícone { $icon } como { $amount } ícones de { $other } pelo resto do turno
imperium-do-treat-each = { $amount ->
        [one] contar cada ícone { $icon } que você tiver em jogo como { $amount } ícone de { $other }, em vez do seu, pelo resto do turno
       *[other] contar cada ícone { $icon } que você tiver em jogo como { $amount } ícones de { $other }, em vez do seu, pelo resto do turno
    }
imperium-do-use-theirs = resolver a habilidade de exaurir de 1 carta permanente de outro jogador como se a carta fosse sua
imperium-do-become-copy = escolher 1 carta permanente que outro jogador tenha em jogo: até o fim do seu turno esta carta é uma cópia dela; resolver agora os efeitos de exaurir e de solstício da cópia
imperium-do-declare = dizer um naipe (Incivilizada, Civilizada, Região ou Tributário) e revelar a carta do topo da pilha principal: se ela for desse naipe, passá-la para a mão; senão, exilá-la
imperium-do-reveal-main = revelar a carta do topo da pilha principal e { $body }
imperium-do-revealed-to-exile = exilá-la
imperium-do-revealed-to-discard = colocá-la no seu descarte
imperium-do-exiled-to-bottom = colocar 1 carta { $kind } exilada no fundo da pilha principal
imperium-do-break-through-like-it = promover 1 carta que tenha um naipe em comum com ela, além de Engenhoca
imperium-do-ignore-empire-next = ignorar o ícone de Império da próxima carta que você jogar neste turno
imperium-do-ignore-states = ignorar os ícones de Bárbaro e de Império das cartas que você jogar neste turno
imperium-do-flip-state = virar a sua carta de estado
imperium-do-flip-state-to = virar a sua carta de estado para o lado { $state }
imperium-do-gain-exhaust = { $amount ->
    [one] ganhar { $amount } ficha de exaustão
   *[other] ganhar { $amount } fichas de exaustão
}
imperium-do-gain-exhaust-per = ganhar { $amount ->
        [one] 1 ficha de exaustão
       *[other] { $amount } fichas de exaustão
    } { $per }
imperium-do-replace-state = substituir a sua carta de estado pela de { $state }
imperium-do-add-gained-here = pôr sobre esta carta o que ganharia de { $resource }
imperium-do-flip-this = virar esta carta
imperium-do-replace-this = substituir esta carta por { $card }
imperium-do-replace-this-holding = substituir esta carta por { $card }, descartando o que estiver guarnecido aqui
imperium-do-trigger-end = desencadear a pontuação
imperium-do-trigger-king = resolver Rei dos Reis
imperium-do-nothing = não fazer nada
imperium-do-no-effect = esta carta não tem efeito

## O que desencadeia

imperium-when-play = quando você jogar uma carta { $kind }
imperium-when-play-from = quando você jogar uma carta { $kind } { $where }
imperium-when-gain-card = quando você adquirir ou promover uma carta { $kind }
imperium-when-gain-face-up = quando você adquirir ou promover uma carta { $kind } que está no mercado
imperium-when-gain-any-card = quando você adquirir ou promover uma carta
imperium-when-acquire = quando você adquirir uma carta { $kind }
imperium-when-gain-card-with = quando você ganhar uma carta do mercado que tenha { $resource } sobre ela
imperium-when-gain-from = quando você ganhar { $resource } de uma carta { $kind } em jogo
imperium-when-acquire-exiled = quando você adquirir uma carta { $kind } do exílio
imperium-when-return-unrest = quando você devolver uma Desordem
imperium-when-return-some-unrest = quando você devolver 1 ou mais Desordens
imperium-when-take-unrest = quando você pegar uma Desordem
imperium-when-deck-empty = quando o seu baralho de compra se esgotar
imperium-when-leaves-play = quando { $card } sair de jogo
imperium-when-sunk = quando uma carta sua for inundada
imperium-when-kept-out = quando for descartada uma carta que iria para a sua História
imperium-when-look-at-fame = quando você olhar cartas do baralho de fama
imperium-when-attacked = quando outro jogador atacar
imperium-when-affected = quando um ataque de outro jogador afetar você
imperium-when-before-scoring = antes da pontuação
imperium-when-gain-card-with-tokens = { $amount ->
        [one] quando você ganhar uma carta do mercado que tenha pelo menos { $amount } recurso sobre ela
       *[other] quando você ganhar uma carta do mercado que tenha pelo menos { $amount } recursos sobre ela
    }
imperium-when-acquire-with-unrest = quando você adquirir uma carta que venha com Desordem
imperium-when-gain-from-in-empire = quando você, sendo Império, ganhar { $resource } de uma carta { $kind } em jogo
imperium-when-would-gain = quando você for ganhar { $resource }
imperium-when-pay = quando você pagar { $resource }
imperium-when-trade = quando você negociar
imperium-when-profit = quando você desencadear o lucro de uma Rota Comercial
imperium-when-garrison = quando você guarnecer uma carta
imperium-when-discard-or-exile = quando você descartar ou exilar uma carta { $kind }
imperium-when-legends = quando você colocar uma ou mais cartas nas lendas
imperium-when-state-turns = quando a sua carta de estado for virada para o lado { $state }
imperium-when-clean-up-token = quando você tiver posto a ficha da sua limpeza em uma carta do mercado
imperium-when-reshuffle = quando você embaralhar o seu descarte em um novo baralho de compra
imperium-when-clean-up-empty-handed = quando a sua limpeza começar e a sua mão estiver vazia
imperium-when-another-plays = quando outro jogador jogar uma carta { $kind }
imperium-when-another-takes-unrest = quando outro jogador pegar uma Desordem
imperium-when-another-would-take-unrest = no seu turno, quando outro jogador for pegar uma Desordem
imperium-when-uprooted = quando o ataque de outro jogador for fazer você abandonar ou reconvocar uma carta { $kind }

## O que vale enquanto a carta age

imperium-be-no-developing = você não pode desenvolver cartas de { $state }
imperium-be-unrest-costs-no-points = a Desordem não lhe tira pontos
imperium-be-tokens-on-cards-score = na pontuação, os recursos sobre as suas cartas contam como os seus
imperium-be-hand-size = { $amount ->
        [-2] o seu limite de mão diminui em 2, exceto na preparação
        [-1] o seu limite de mão diminui em 1, exceto na preparação
       *[other] o seu limite de mão aumenta em { $amount }
    }
imperium-be-all-lose-barbarian = as suas cartas ignoram o ícone de Bárbaro
imperium-be-loses-barbarian = as suas cartas { $kind } dispensam o ícone de Bárbaro
imperium-be-plays-freely = você pode jogar cartas { $kind } da mão como ação livre
imperium-be-acquires-exiled = quando você adquirir uma carta { $kind }, ela também pode vir do exílio
imperium-be-looks-more = quando você olhar cartas do baralho de fama, olhe { $amount } a mais
imperium-be-no-history = você não tem História: o que iria para lá é descartado
imperium-be-clean-up-token = na sua limpeza, pôr { $what } em uma carta do mercado em vez de 1 Progresso
imperium-be-unrest-costs-less = jogar Desordem custa a você 1 Material ou 1 carta a menos, mas nunca menos de 1
imperium-be-unrest-costs-fewer-materials = jogar Desordem pagando em Materiais custa { $what } a menos, mas nunca menos de 1
imperium-be-cheaper-development = desenvolver uma carta custa a você { $what } a menos
imperium-be-cheaper-in-materials = tudo o que você paga em Materiais custa { $what } a menos
imperium-be-two-cards = esta carta conta como { $what }
imperium-be-small-gains = quando você ganhar até { $what }, ganhe 1 a mais
imperium-be-history-under = as cartas que iriam para a sua História são guarnecidas aqui em vez disso, diga o que disser a sua carta de estado
imperium-be-no-history-unrest = você não tem História: o que iria para lá é descartado, e por cada carta dessas você pega 1 Desordem
imperium-be-gained-discarded = as cartas que você adquirir ou promover vão para o seu descarte; a Desordem que vier com elas vai para a mão
imperium-be-no-drawing = você não pode comprar cartas
imperium-be-exiled-instead = em vez de adquirir ou promover uma carta { $kind }, você pode reconvocar esta carta e promover uma carta do exílio do mesmo naipe
imperium-be-no-progress-for-unrest = Progresso não paga o custo de jogar Desordem
imperium-be-progress-per-point = na pontuação, cada { $amount } Progresso valem juntos 1 PV
imperium-be-treats-playing = enquanto você joga { $card }, cada ícone { $icon } conta como { $other }
imperium-be-exhaust-to-discard-fewer = quando um efeito fizer você descartar cartas com ícone de { $icon }, você pode exaurir esta carta para descartar 1 a menos
imperium-be-garrison-discards = quando um efeito fizer você descartar cartas com ícone de { $icon }: você pode abandonar quaisquer cartas guarnecidas aqui no lugar de algumas ou de todas elas, uma por uma

## O que as cartas mostram

imperium-costs = custo para desenvolver: { $what }
imperium-starts-with = começa com mais { $what }
imperium-cost-also = { $what } + { $body }
imperium-free-with = sem custo com { $card } em jogo
imperium-develops-beside = só pode ser desenvolvida com { $card } em jogo
imperium-develops-after = só pode ser desenvolvida com { $card } na História
imperium-free-beside = ação livre com { $card } em jogo
imperium-needs-in-play = só pode ser jogada com { $card } em jogo
imperium-needs-in-history = só pode ser jogada com { $card } na sua História
imperium-holds = comporta no máximo { $amount } cartas guarnecidas
imperium-points = { $points } PV
imperium-points-in-history = { $points } PV na História
imperium-points-in-legends = { $points } PV nas Lendas
imperium-points-in-play = { $points } PV em jogo
imperium-points-in-garrison = { $points } PV guarnecida
imperium-points-or-elsewhere = { $first }, { $points } PV em outro lugar
imperium-points-per = { $points } PV por { $what }
imperium-points-per-mixed = { $points } PV por { $per } { $first } e { $second } juntos
imperium-counted-in-history = { $cards } na História
imperium-counted-in-play = { $cards } em jogo
imperium-counted-in-exile = { $cards } no exílio
imperium-counted-in-sunken = { $cards } na pilha de inundadas
imperium-counted-in-legends = { $cards } nas Lendas
imperium-counted-here = { $what } aqui
imperium-counted-icons = { $amount ->
        [1] ícone de { $icons }
       *[other] { $amount } ícones de { $icons }
    }
imperium-counted-players-with-less = { $amount ->
        [1] jogador com menos { $resource } que você
       *[other] { $amount } jogadores com menos { $resource } que você
    }
imperium-counted-tokens-on-cards = { $amount ->
        [1] recurso sobre as suas cartas
       *[other] { $amount } recursos sobre as suas cartas
    }
imperium-counted-all-tokens-here = { $amount ->
        [1] recurso sobre esta carta
       *[other] { $amount } recursos sobre esta carta
    }
imperium-counted-variable = { $amount ->
        [1] carta de PV variáveis
       *[other] { $amount } cartas de PV variáveis
    }
imperium-counted-garrisoned = { $amount ->
        [1] carta guarnecida aqui
       *[other] { $amount } cartas guarnecidas aqui
    }
imperium-counted-garrisoned-in = { $amount ->
        [1] carta guarnecida sob cartas { $kind }
       *[other] { $amount } cartas guarnecidas sob cartas { $kind }
    }
imperium-counted-others-unrest = { $amount ->
        [1] Desordem dos outros jogadores
       *[other] { $amount } Desordens dos outros jogadores
    }
