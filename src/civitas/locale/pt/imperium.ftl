imperium-title = Imperium
    .about = De duas a quatro nações passam de bárbaros a impérios: cada uma com seu baralho, e um mercado para todas.
imperium-option-nation1 = A nação do jogador 1
imperium-option-nation2 = A nação do jogador 2
imperium-option-nation3 = A nação do jogador 3
imperium-option-nation4 = A nação do jogador 4
imperium-option-side1 = O lado da carta de poder do jogador 1
imperium-option-side2 = O lado da carta de poder do jogador 2
imperium-option-side3 = O lado da carta de poder do jogador 3
imperium-option-side4 = O lado da carta de poder do jogador 4
imperium-option-common = A caixa de onde vêm as cartas comuns
imperium-option-replacements = Se as cartas de substituição posteriores tomam o lugar das primeiras
imperium-option-first = Quem começa; 0 para sortear

## Perguntas

imperium-ask-turn = É o seu turno. Você vai ativar, inovar ou revolucionar?
imperium-ask-activate = Jogue uma carta, use uma habilidade de exaurir ou encerre o turno.
imperium-ask-may = Você pode { $body }. Quer fazer isso?
imperium-ask-respond = { $card } pode responder: { $body }. Você exaure a carta?
imperium-ask-choose = { $card }: o que você escolhe?
imperium-ask-pay = Você paga { $what }. Com quê?
imperium-ask-pay-up-to = Quanto você paga de { $resource }?
imperium-ask-discard = Qual carta você descarta?
imperium-ask-discard-any = Limpeza: quais cartas você descarta antes de comprar?
imperium-ask-abandon = Qual carta você abandona?
imperium-ask-recall = Qual carta você reconvoca para a mão?
imperium-ask-to-history = Qual carta vai para a sua História?
imperium-ask-to-legends = Qual Mana vai para as suas Lendas?
imperium-ask-on-deck = Qual carta vai para o topo do seu baralho de compra?
imperium-ask-to-hand = Qual carta você passa para a mão?
imperium-ask-return-unrest = Qual Desordem você devolve?
imperium-ask-revolt = Qual Desordem você devolve à pilha?
imperium-ask-garrison = Qual carta você guarnece?
imperium-ask-exile = Qual carta você exila?
imperium-ask-find = Qual carta você procura?
imperium-ask-play-card = Qual carta você joga?
imperium-ask-exile-market = Qual carta do mercado você exila?
imperium-ask-swap-out = Qual carta do mercado vai para o exílio?
imperium-ask-swap-in = Qual carta exilada toma o lugar dela?
imperium-ask-swap-market = Qual Engenhoca você troca por qual carta do mercado?
imperium-ask-acquire = Qual carta você adquire?
imperium-ask-break-through = Qual carta, ou de qual baralho, você promove?
imperium-ask-develop = Qual carta você desenvolve?
imperium-ask-taker = Talvez não haja Desordem para todos. Quem pega a próxima?
imperium-ask-take-tokens = De qual carta do mercado você ganha os recursos?
imperium-ask-clean-up-token = Limpeza: em qual carta do mercado você põe { $what }?
imperium-ask-market-token = Em qual carta do mercado você põe { $what }?
imperium-ask-declare = Qual naipe você diz?
imperium-ask-tribute = Você dá 1 Progresso a quem se defende, para que o seu ataque não seja ignorado?
imperium-ask-draw-up-to = Quantas cartas você compra?
imperium-ask-place-drawn = Para onde vai a carta comprada?
imperium-ask-their-card = Qual carta em jogo você escolhe?
imperium-ask-give = Qual carta você entrega a { $player }?
imperium-ask-bottom = Você põe a carta de nação olhada no fundo do baralho?
imperium-ask-sink-nation = Qual carta vai para o fundo do seu baralho de nação?
imperium-ask-put-back-nation = Qual carta volta agora ao topo do seu baralho de nação?
imperium-ask-swap-nation = Qual carta da mão você troca pela carta do topo do seu baralho de nação?
imperium-ask-take-fame = Qual carta de Fama você pega?
imperium-ask-put-back-fame = Qual carta volta agora ao topo do baralho de fama?
imperium-ask-discard-drawn = Qual das cartas compradas você descarta?
imperium-ask-host = Sob qual carta você a guarnece?
imperium-ask-ready = De qual carta você devolve a ficha de exaustão?
imperium-ask-treat = De qual carta o ícone passa a contar de outro modo?
imperium-ask-solstice = Qual efeito de solstício você resolve agora?
imperium-ask-order = Várias cartas suas respondem. Qual vem primeiro?

## Respostas

imperium-turn-activate = Ativar: jogar cartas e usar habilidades de exaurir
imperium-turn-innovate = Inovar: descartar a mão e promover uma carta
imperium-turn-revolt = Revolucionar: devolver Desordem da mão
imperium-play = Jogar { $card }
imperium-use = Exaurir { $card }
imperium-profit = Receber o lucro de { $card }
imperium-from-deck = Do baralho: { $suit }
imperium-search-deck = Buscar na pilha principal: carta { $kind }
imperium-exiled-instead = Promover do exílio, em vez disso: { $card }
imperium-swapped = { $card } por { $other }
imperium-picked = { $card } ({ $zone })
imperium-number = { $number }
imperium-drawn-to-discard = Descartá-la
imperium-drawn-to-deck = Devolvê-la ao topo
imperium-drawn-to-history = Colocá-la na História
imperium-free = nada
imperium-yes = Sim
imperium-pass = Nenhuma
imperium-pass-activate = Encerrar o turno
imperium-pass-discard-any = Não descartar mais
imperium-pass-revolt = Não devolver mais
imperium-pass-may = Não
imperium-pass-respond = Não
imperium-pass-develop = Não desenvolver
imperium-pass-tribute = Não
imperium-pass-bottom = Não

## Por que não, e o que considerar

imperium-do-anything = Qualquer lance
imperium-do-play = Jogar { $card }
imperium-do-exhaust = Exaurir { $card }
imperium-why-not-asked = Outra pergunta precisa ser respondida antes, ou não é o seu turno.
imperium-why-activate-first = Cartas são jogadas em um turno de ativar: escolha isso primeiro.
imperium-why-only-responds = Ela só responde: você será consultado quando chegar o momento.
imperium-why-never = Esta carta não pode ser jogada.
imperium-why-other-state = A sua carta de estado mostra outro ícone, diferente do desta carta.
imperium-why-card-missing = Falta outra carta de que esta precisa.
imperium-why-cost = Custa { $what }; falta { $missing }.
imperium-why-cost-cards = Você não tem as cartas que ela custa.
imperium-why-no-effect = Nada do que ela diz pode ser feito agora.
imperium-why-no-action = Você não tem mais ações.
imperium-why-free-played = Você já a jogou como ação livre neste turno e não tem mais ações.
imperium-why-no-token = Você não tem mais fichas de exaustão.
imperium-why-exhausted = Ela está exaurida.
imperium-warn-collapse = Isto leva a última Desordem da pilha: há colapso e a partida acaba na hora.
imperium-warn-abilities-left = { $amount ->
    [one] Você ainda pode usar uma habilidade exaurível.
   *[other] Você ainda pode usar { $amount } habilidades exauríveis.
}
imperium-warn-no-effect = Esta carta não traria nada agora.
imperium-warn-actions-left = { $amount ->
        [one] Você ainda tem { $amount } ação.
       *[other] Você ainda tem { $amount } ações.
    }

## Recursos

imperium-materials = Materiais
imperium-population = População
imperium-progress = Progresso
imperium-goods = Bens
imperium-counter-materials = Materiais
imperium-counter-population = População
imperium-counter-progress = Progresso
imperium-counter-goods = Bens
imperium-counter-round = Rodada

## Lugares

imperium-zone-market = mercado
imperium-zone-unrest-under-the-market = Desordem no mercado
imperium-zone-unrest-pile = pilha de Desordem
imperium-zone-exile = exílio
imperium-zone-King-of-Kings = Rei dos Reis
imperium-zone-main-deck = pilha principal
imperium-zone-region-deck = baralho de Região
imperium-zone-uncivilised-deck = baralho Incivilizado
imperium-zone-civilised-deck = baralho Civilizado
imperium-zone-fame-deck = baralho de Fama
imperium-zone-revealed = reveladas
imperium-zone-box = caixa
imperium-zone-hand = mão
imperium-zone-draw-deck = baralho de compra
imperium-zone-discard-pile = descarte
imperium-zone-play-area = em jogo
imperium-zone-being-played = sendo jogada
imperium-zone-garrisons = guarnições
imperium-zone-history = História
imperium-zone-nation-deck = baralho de nação
imperium-zone-accession = carta de ascensão
imperium-zone-development-area = área de desenvolvimento
imperium-zone-power = carta de poder
imperium-zone-looked-at = olhadas
imperium-zone-chaos-pile = pilha de Caos
imperium-zone-legends = Lendas
imperium-zone-state-card = carta de estado
imperium-zone-other-side-of-the-state-card = verso da carta de estado

## O registro

imperium-log-play = { $player } joga { $cards }.
imperium-log-draw = { $player } compra { $cards }.
imperium-log-gain-card = { $player } ganha { $cards }.
imperium-log-take-unrest = { $player } pega { $cards }.
imperium-log-return-unrest = { $player } devolve { $cards }.
imperium-log-abandon = { $player } abandona { $cards }.
imperium-log-recall = { $player } reconvoca { $cards }.
imperium-log-discard = { $player } descarta { $cards }.
imperium-log-garrison = { $player } guarnece { $cards }.
imperium-log-history = { $player } coloca { $cards } na História.
imperium-log-legends = { $player } coloca { $cards } nas Lendas.
imperium-log-flip-state = { $player } vira a carta de estado: { $cards }.
imperium-log-develop = { $player } desenvolve { $cards }.
imperium-log-nation = { $player } passa { $cards } do baralho de nação para o descarte.
imperium-log-accession = { $player } passa a última carta de nação para o descarte: { $cards }.
imperium-log-exile = Vai para o exílio: { $cards }.
imperium-log-look-at-fame = { $player } olha cartas de Fama: { $cards }.
imperium-log-look-at-nation = { $player } olha cartas de nação: { $cards }.
imperium-log-reveal = Reveladas: { $cards }.
imperium-log-refill = Vai para o mercado: { $cards }.
imperium-log-reshuffle = { $player } embaralha o descarte em um novo baralho de compra: { $cards }.
imperium-log-exhausted = { $player } exaure { $card }.
imperium-log-scoring-triggered = A pontuação foi desencadeada: joga-se mais uma rodada depois desta.
imperium-log-collapse = A última Desordem se foi: colapso.

## A mesa

imperium-table-round = rodada { $round }
imperium-table-scoring = a última rodada é a { $round }
imperium-table-collapse = colapso
imperium-table-doing-activate = ativando
imperium-table-doing-innovate = inovando
imperium-table-doing-revolt = revolucionando
imperium-table-doing-clean-up = limpeza
imperium-table-doing-solstice = solstício
imperium-table-market = Mercado
imperium-table-unrest = { $amount ->
        [one] Desordem
       *[other] { $amount } Desordens
    }
imperium-table-nation = { $nation } { $side }
imperium-table-size = { $zone } { $size }
imperium-table-nation-deck = baralho de nação { $size }+ascensão
imperium-table-actions = ações { $amount }
imperium-table-exhausts = fichas de exaustão { $amount }
imperium-table-exhausted = exaurida
imperium-table-under = sob ela: { $cards }
imperium-table-list = { $what }: { $cards }
imperium-table-develop = { $card } ({ $cost })
imperium-table-hand = A sua mão
imperium-table-in-play = Em jogo
imperium-table-own-area = As suas cartas em jogo
imperium-table-development = A desenvolver
imperium-table-power = Poder
imperium-table-side = lado { $side }
