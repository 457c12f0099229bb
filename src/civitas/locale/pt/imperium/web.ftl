## A mesa no navegador

imperium-web-round = Rodada { $round }
imperium-web-round-of = Turno { $round } de { $last }
imperium-train-again = Com { $mark } pontos você mostra que entendeu as regras; tente outra vez
imperium-trained = Com { $mark } pontos você mostra que entendeu as regras; com { $next }, que joga bem com a nação
imperium-trained-well = Com { $mark } pontos ou mais você joga bem com a nação
imperium-automaton-beaten = O autômato foi vencido
imperium-automaton-won = O autômato tem tantos pontos ou mais, e por isso vence
imperium-automaton-won-by-collapse = Depois de um colapso vence o autômato, quaisquer que sejam os pontos
imperium-automaton-ours = A folha dele é feita pelo Civitas, não é oficial
imperium-automaton-lost-by-collapse = A pilha de Caos está vazia, e por isso o colapso vence o autômato
imperium-means = Materiais e População
imperium-means-goods = Materiais, População e Bens
imperium-web-on-turn = É a vez de { $name }
imperium-web-last-round = A última rodada é a { $round }
imperium-web-collapsed = Colapso: a última Desordem acabou
imperium-web-collapse-near = { $count ->
        [one] Falta { $count } Desordem para o colapso
       *[other] Faltam { $count } Desordens para o colapso
    }
imperium-web-decks = Os baralhos do centro
imperium-web-empty-slot = vazio
imperium-web-unrest-beneath = { $count ->
        [one] Desordem embaixo
       *[other] { $count } Desordens embaixo
    }
imperium-web-hand = Sua mão
imperium-web-own-area = Sua área
imperium-web-own-piles = Seus baralhos e pilhas
imperium-web-piles-of = Baralhos e pilhas de { $name }
imperium-web-fold = Cartas de { $name }
imperium-web-none-in-play = nada em jogo
imperium-web-means = Recursos, ações e fichas de exaustão
imperium-web-actions = Ações restantes
imperium-web-exhaust-tokens = Fichas de exaustão restantes
imperium-web-token-on-it = há uma ficha de exaustão sobre ela
imperium-web-king-resolved = Rei dos Reis resolvido
imperium-web-score = { $points } PV
imperium-web-winner = vence
imperium-web-to-answer = precisa responder

## Cartas

imperium-web-nation-card = Carta de nação
imperium-web-develop-cost = Para desenvolver:
imperium-web-copy = Cópia de { $card } neste turno
imperium-web-exhausted = exaurida
imperium-web-under = Guarnecidas aqui: { $cards }
imperium-web-icons-under = { $amount } de { $wanted } ícones diferentes
imperium-web-picked = escolhida
imperium-web-usable = pode ser escolhida
imperium-web-why-not = não pode ser usada agora; escolha-a para saber por quê
imperium-web-only-trading = Só com Rotas Comerciais
imperium-web-merchant-card = Mercador
imperium-web-route-under = Rota Comercial aberta por baixo: { $card }

## O autômato

imperium-web-level = Nível: { $level }
imperium-web-ours = Folha feita por Civitas, não oficial
imperium-web-slots = Seus espaços
imperium-web-slot = Espaço { $number }
imperium-web-slot-face-down = oculta
imperium-web-slot-empty = vazio
imperium-web-slot-closed = fechado
imperium-web-slot-covered = sob o dado
imperium-web-slot-resolving = sendo resolvida
imperium-web-die = Dado: { $die }
imperium-web-on-state-card = Em sua carta de estado
imperium-web-token = ficha de exaustão
imperium-web-on-deck = No topo de seu baralho de compra
imperium-web-aside-next = A próxima das separadas
imperium-web-resolving = Sendo resolvida
imperium-web-state-card = Carta de estado: { $side }
imperium-web-sheet-edition = Folha: { $edition }
imperium-web-row-here = esta linha
imperium-web-journey = Jornada
imperium-web-steps = O que o autômato fez
imperium-web-steps-show = Mostrar
imperium-web-steps-hide = Ocultar
imperium-web-step-of = Passo { $number } de { $count }
imperium-web-step-back = Voltar
imperium-web-step-next = Próximo
imperium-web-step-skip = Pular
imperium-web-step-done = Pronto
imperium-web-step-again = Do início
imperium-web-pace = O turno dele
imperium-web-pace-steps = passo a passo
imperium-web-pace-once = de uma vez
