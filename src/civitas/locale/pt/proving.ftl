proving-title = O jogo de prova
    .about = Um pequeno jogo de montar baralho: use cartas, compre outras melhores e termine com mais pontos.
proving-option-market = Quantos tipos de carta de ação ficam à venda
proving-option-kingdom = As cartas do mercado pelo nome; vazio para sortear
proving-option-rounds = O máximo de rodadas da partida

## Perguntas

proving-ask-turn = É a sua vez. Use uma carta, compre uma carta ou encerre a vez.
proving-ask-discard = Quais cartas você descarta?
proving-ask-trash = Quais cartas você elimina?
proving-ask-put-back = Qual carta você põe no topo do seu baralho?
proving-ask-pay-card = Quais cartas você descarta como pagamento?
proving-ask-pass-card = Qual carta você passa para quem está à sua esquerda? Ninguém a vê até que todos tenham escolhido.
proving-ask-keep = Qual carta você guarda?
proving-ask-copy = Qual carta em jogo você copia?
proving-ask-order = Várias cartas suas reagem. Qual vem primeiro?
proving-ask-gain = Qual carta você pega? Ela pode custar até { $limit }.
proving-ask-pay = Ainda { $due ->
        [one] falta
       *[other] faltam
    } { $due } a pagar. Quanto você gasta em { $means }?
proving-ask-may = Você usa { $card }?
proving-ask-show = { $attack } ataca você. Quer mostrar { $card } da sua mão?
proving-ask-place-gained = Você ganhou { $card }. Para onde vai a carta?
proving-ask-leave-out = { $player } vai embaralhar. Qual carta você deixa de fora?
proving-ask-discard-top = Você vê a carta do topo do baralho de { $player }. Ela é descartada?

## Respostas

proving-pass-turn = Encerrar a vez
proving-pass-no = Não
proving-pass-none = Nenhuma
proving-pass-leave = Deixar no descarte
proving-yes = Sim
proving-response = { $card }, por { $about }
proving-onto-deck = No topo do baralho
proving-into-trash = Eliminar
proving-buy = Comprar { $card } por { $cost }
proving-play = Usar { $card }
proving-amount = { $amount }
proving-coins = moedas
proving-favours = favores
proving-cards = cartas

## Por que não, e o que considerar

proving-why-not-your-turn = Não é a sua vez.
proving-why-answer-first = Outra pergunta precisa ser respondida antes.
proving-why-no-action = Você não tem mais ações.
proving-why-not-playable = Vale pontos, mas não pode ser usada.
proving-why-no-buy = Você não tem mais compras.
proving-why-pile-empty = A pilha acabou.
proving-why-too-dear = { $missing ->
        [one] Falta { $missing }
       *[other] Faltam { $missing }
    } para pagar.
proving-warn-treasure-left = Você ainda tem tesouros na mão e uma compra para gastá-los.
proving-score-card = { $count } × { $card }

## A mesa

proving-zone-supply = Reserva
proving-zone-trash = Eliminadas
proving-zone-deck = Baralho
proving-zone-hand = Mão
proving-zone-discard = Descarte
proving-zone-play = Em jogo
proving-zone-held = À parte
proving-zone-built = Construções
proving-counter-actions = Ações
proving-counter-buys = Compras
proving-counter-coins = Moedas
proving-counter-favours = Favores
proving-counter-round = Rodada
proving-counter-rounds = Rodadas
proving-counter-kingdom = Reino
proving-some = { $count } × { $card }
proving-table-round = rodada { $round } de { $rounds }
proving-table-pile = carta, custo, restantes
proving-table-empty = vazia
proving-table-cost = Custo
proving-table-on-top = { $card } (no topo)

## O registro

proving-log-play = { $player } usa { $cards }.
proving-log-build = { $player } constrói { $cards }.
proving-log-take = { $player } pega { $cards } da reserva.
proving-log-take-to-hand = { $player } pega { $cards } da reserva para a mão.
proving-log-take-onto-deck = { $player } pega { $cards } da reserva para o topo do baralho.
proving-log-draw = { $player } tira { $cards } do baralho.
proving-log-hold = { $player } olha { $cards } do topo do baralho.
proving-log-keep = { $player } leva { $cards } para a mão.
proving-log-discard = { $player } descarta { $cards }.
proving-log-discard-top = { $player } perde { $cards } do topo do baralho.
proving-log-trash = { $player } elimina { $cards }.
proving-log-put-back = { $player } põe { $cards } no topo do baralho.
proving-log-into-deck = { $player } põe { $cards } do descarte no baralho.
proving-log-leave-out = { $player } tem de embaralhar sem { $cards }.
proving-log-shuffle = { $player } embaralha { $cards } do descarte no baralho.
proving-log-pass = { $player } passa { $cards } para { $other }.
proving-log-played = { $player } usa { $card }.
proving-log-attacked = { $card } ataca { $player }.
proving-log-pay = { $player } paga { $amount }.
proving-log-gain = { $player } ganha { $card }.
proving-log-bought = { $player } compra { $card }.
proving-log-reshuffle = { $player } precisa embaralhar o descarte.

## As cartas

proving-card-bead = Miçanga
    .text = Tesouro: 1 moeda.
proving-card-coin = Moeda
    .text = Tesouro: 2 moedas.
proving-card-ingot = Lingote
    .text = Tesouro: 3 moedas.
proving-card-hut = Cabana
    .text = 1 ponto.
proving-card-house = Casa
    .text = 3 pontos.
proving-card-hall = Salão
    .text = 6 pontos.
proving-card-blight = Praga
    .text = 1 ponto a menos.
proving-card-market = Mercado
    .text = Tire uma carta. +1 ação, +1 compra, +1 moeda.
proving-card-granary = Celeiro
    .text = +1 ação. Descarte quantas cartas quiser e tire a mesma quantidade.
proving-card-bonfire = Fogueira
    .text = Elimine até 4 cartas da mão.
proving-card-workshop = Oficina
    .text = Pegue uma carta que custe até 4.
proving-card-foundry = Fundição
    .text = Elimine uma carta da mão. Pegue outra que custe até 2 a mais.
proving-card-levy = Tributo
    .text = +2 moedas. Ataque: cada um dos outros jogadores descarta até ficar com 3 cartas.
proving-card-wall = Muralha
    .text = Tire 2 cartas. Quando for atacado, você pode mostrar esta carta da mão: o ataque não lhe faz nada.
proving-card-plague = Peste
    .text = Tire 2 cartas. Ataque: cada um dos outros jogadores ganha uma Praga.
proving-card-tollhouse = Pedágio
    .text = Você pode pagar 2, misturando moedas, favores e cartas da mão, para tirar 3 cartas e ter +1 compra.
proving-card-shrine = Santuário
    .text = +1 ação, +2 favores.
proving-card-masque = Baile
    .text = Tire 2 cartas. Todos escolhem em segredo uma carta da mão e a passam para a esquerda ao mesmo tempo. Depois você pode eliminar uma carta.
proving-card-oracle = Oráculo
    .text = +1 ação. Olhe as 3 cartas do topo do seu baralho, guarde uma na mão e descarte as outras.
proving-card-festivity = Festa
    .text = +2 ações. Até o fim desta vez, +1 moeda a cada carta de ação que você usar.
proving-card-mimic = Mímico
    .text = Faça o que faz outra carta de ação que você tem em jogo.
proving-card-watchman = Vigia
    .text = Construção. Quando você ganha uma carta no descarte, pode pô-la no topo do baralho ou eliminá-la.
proving-card-broker = Corretor
    .text = +2 moedas. Enquanto esta carta está em jogo, cada carta que você compra traz outra que custe menos.
proving-card-guild = Guilda
    .text = Construção. +1 favor cada vez que outro jogador paga com moedas, favores ou cartas.
proving-card-sanctuary = Refúgio
    .text = Construção. Quando você ganharia uma Praga, pode pagar 1 favor em vez disso.
proving-card-courier = Mensageiro
    .text = +1 ação. Tire 2 cartas e depois ponha uma carta da mão no topo do seu baralho.
proving-card-almanac = Almanaque
    .text = Construção. Quando outro jogador vai embaralhar, você pode deixar de fora uma carta do descarte dele; ela espera entre as cartas dele em jogo.
proving-card-windfall = Achado
    .text = Ganhe uma Miçanga na mão, uma Moeda e uma Cabana no topo do baralho.
proving-card-scout = Batedor
    .text = Tire uma carta. +1 ação. Olhe a carta do topo do baralho de cada um dos outros; você decide se ela é descartada.
proving-card-caravan = Caravana
    .text = Construção. As cartas custam 1 a menos para você.
proving-card-chronicle = Crônica
    .text = Construção. +1 favor a cada carta que você ganha.
