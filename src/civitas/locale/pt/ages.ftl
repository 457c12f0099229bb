### Through the Ages

## Nomes

ages-card-of-age = { $card } ({ $age })
ages-some-food = { $count } de alimento
ages-some-resources = { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }

## Perguntas

ages-ask-action = Suas ações: restam { $civil } civis e { $military } militares. O que você faz?
ages-ask-politics = Política: você pode fazer uma ação política.
ages-ask-tuck = Seu líder é substituído. Sob qual maravilha ele fica?
ages-ask-cover = Seu banco azul está vazio. De qual carta vem o cubo que cobre o estágio?
ages-ask-develop = Qual tecnologia você desenvolve?
ages-ask-destroy-own = Qual das suas construções é destruída?
ages-ask-lose-colony = Qual colônia você perde?
ages-ask-ruin = Qual maravilha cai em ruínas?
ages-ask-by-card = O que você constrói ou melhora?
ages-ask-civilize = Você pode fazer uma destas coisas um pouco mais barato e sem ação civil.
ages-ask-lose-blue = Seu banco azul está vazio. De qual carta sai um cubo azul para a caixa? ({ $count } ao todo)
ages-ask-substitute = { $count ->
        [one] Isto custa { $count } ação civil.
       *[other] Isto custa { $count } ações civis.
    } Como você paga?
ages-ask-gain-one-kind = Você ganha { $count }, tudo de um só tipo. Qual?
ages-ask-gain-mix = Você ganha { $count } em qualquer mistura. Qual?
ages-ask-lose-mix = Você perde { $count } em qualquer mistura. Qual?
ages-ask-lose-population = De qual carta um trabalhador volta ao banco? ({ $count } ao todo)
ages-ask-take-cards = Você pode pegar cartas no valor de mais { $count }, ao preço da sua próxima ação política.
ages-ask-discard-military = Quais cartas militares você descarta? ({ $count })
ages-ask-raid = Qual construção urbana de { $player } você destrói?
ages-ask-terror = Qual construção urbana de { $player } é destruída?
ages-ask-annex = Qual colônia de { $player } você toma?
ages-ask-infiltrate = O que você remove de { $player }?
ages-ask-trade = Você deve { $due }. Paga uma unidade com o outro tipo?
ages-ask-build-free = Você põe um trabalhador não usado em { $card } de graça?
ages-ask-plunder = { $player } perde até { $count }. Quanto de quê você pega?
ages-ask-spoils = Você tem { $count } para tomar de { $player }: uma tecnologia especial, ou o resto em ciência?
ages-ask-defend = { $player } joga { $card } contra você. { $count ->
        [0] Sua força já basta: você usa mais cartas?
        [one] Falta { $count } de força: quais cartas você usa?
       *[other] Faltam { $count } de força: quais cartas você usa?
    }
ages-ask-bid = { $card }: o maior lance é { $bid }. Você oferece mais?
ages-ask-send = Seu lance de { $bid } vence { $card }. O que você envia?
ages-ask-accept = { $player } lhe oferece { $card }. Você aceita?
ages-ask-accept-sided = { $player } lhe oferece o lado { $side } de { $card }. Você aceita?

## Passar

ages-pass-action = Encerrar o turno
ages-pass-politics = Nenhuma ação política
ages-pass-tuck = Descartá-lo
ages-pass-substitute = Só com ações civis
ages-pass-trade = Pagar assim mesmo
ages-pass-build-free = Não construir
ages-pass-civilize = Não fazer nada
ages-pass-take-cards = Não pegar mais
ages-pass-raid = Parar por aqui
ages-pass-spoils = O resto em ciência
ages-pass-defend = Mais nenhuma carta
ages-pass-bid = Passar
ages-pass-send = É tudo
ages-pass-accept = Recusar
ages-yes-substitute = Com uma ação militar no lugar de uma civil
ages-yes-trade = Uma do outro tipo
ages-yes-build-free = Construir
ages-yes-accept = Aceitar

## Opções

ages-leader = Jogar { $card } como líder
ages-play = Jogar { $card }
ages-tactic = Usar { $card } como tática
ages-copy-tactic = Copiar a tática { $card }
ages-muster = Aumentar a população e construir { $card }
ages-disband = Dispersar { $card }
ages-destroy = Destruir { $card }
ages-prepare = Preparar { $card } como evento
ages-cancel = Cancelar { $card }
ages-leave = Deixar { $card } partir por um cubo amarelo
ages-colonize = Colonizar { $card } da sua mão
ages-develop = Desenvolver { $card } por { $cost } de ciência
ages-revolt = Revolução: { $card } por { $cost } de ciência
ages-take = Pegar { $card } por { $cost ->
        [one] { $cost } ação civil
       *[other] { $cost } ações civis
    }
ages-build = Construir { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }
ages-increase-population = Aumentar a população por { $cost } de alimento
ages-upgrade = Melhorar { $old } para { $new } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }
ages-stage = Construir { $count ->
        [one] um estágio
       *[other] { $count } estágios
    } de { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }
ages-attack = { $card } contra { $player } por { $cost ->
        [one] { $cost } ação militar
       *[other] { $cost } ações militares
    }
ages-offer = Oferecer { $card } a { $player }
ages-offer-sided = Oferecer { $card } a { $player }, ficando com o lado { $side }
ages-mix = { $food } e { $rest }
ages-bid = Oferecer { $count }
ages-gain-population = Ganhar um trabalhador por transatlântico
ages-take-arms = Armar-se em vez de pontuar cultura neste turno
ages-resign = Desistir
ages-title = Through the Ages
    .about = De duas a quatro civilizações crescem da Antiguidade ao presente: ciência, maravilhas, líderes, exércitos e cultura.
ages-option-first = O jogador inicial; 0 para sortear

## Registro

ages-log-deal = Novas na fila: { $cards }.
ages-log-swept = Saem da fila: { $cards }.
ages-log-draw = { $player } compra { $cards }.
ages-log-discard = { $player } descarta { $cards }.
ages-log-used = { $player } usa { $cards }.
ages-log-lost-card = Antiquadas na mão de { $player }: { $cards }.
ages-log-renew = { $count ->
        [one] { $count } carta militar descartada forma um novo baralho
       *[other] { $count } cartas militares descartadas formam um novo baralho
    }.
ages-log-events = { $count ->
        [one] { $count } evento futuro se torna atual
       *[other] { $count } eventos futuros se tornam atuais
    }.
ages-log-round = Rodada { $round }
ages-log-age = Começa a Era { $age }.
ages-log-last-round = A rodada { $round } será a última.
ages-log-final-event = Pontuado no final: { $card }.
ages-log-turn = Rodada { $round }: vez de { $player }.
ages-log-taken = { $player } pega { $card } por { $cost ->
        [one] 1 ação civil
       *[other] { $cost } ações civis
    }.
ages-log-population = { $player } aumenta a população por { $cost } de alimento.
ages-log-population-gained = { $player } ganha { $count ->
        [one] um trabalhador
       *[other] { $count } trabalhadores
    }.
ages-log-population-lost = { $player } perde um trabalhador não usado.
ages-log-population-lost-from = { $player } perde um trabalhador de { $card }.
ages-log-built = { $player } constrói { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }.
ages-log-upgraded = { $player } melhora { $old } para { $new } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }.
ages-log-destroyed = Um trabalhador de { $player } sai de { $card } e fica sem uso.
ages-log-leader = { $card } lidera { $player }.
ages-log-tucked = { $player } guarda { $card } sob { $wonder }.
ages-log-stage = { $player } constrói { $count ->
        [one] um estágio
       *[other] { $count } estágios
    } de { $card } por { $cost ->
        [one] { $cost } recurso
       *[other] { $cost } recursos
    }.
ages-log-completed = { $player } completa { $card }.
ages-log-ruined = { $card } de { $player } cai em ruínas.
ages-log-developed = { $player } desenvolve { $card } por { $cost } de ciência.
ages-log-revolution = Revolução: { $player } chega a { $card } por { $cost } de ciência.
ages-log-action = { $player } joga { $card }.
ages-log-tactic = { $player } joga a tática { $card }.
ages-log-tactic-copied = { $player } copia a tática { $card }.
ages-log-gained-food = { $player } ganha { $count } de alimento.
ages-log-gained-resources = { $player } ganha { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }.
ages-log-lost-food = { $player } gasta { $count } de alimento.
ages-log-lost-resources = { $player } gasta { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }.
ages-log-scored-science = { $player } pontua { $count } de ciência.
ages-log-scored-culture = { $player } pontua { $count } de cultura.
ages-log-paid-science = { $player } perde { $count } de ciência.
ages-log-lost-culture = { $player } perde { $count } de cultura.
ages-log-corruption = Corrupção: { $player } perde até { $count }.
ages-log-famine = Fome: faltam { $count } de alimento a { $player }.
ages-log-uprising = Revolta: { $player } não produz nada.
ages-log-antiquated = { $card } de { $player } ficou antiquado e sai de jogo.
ages-log-prepared = { $player } prepara um evento da Era { $level }.
ages-log-event = { $player } revela { $card }.
ages-log-aggression = { $player } joga { $card } contra { $other } com força { $strength }.
ages-log-defended =
    { $count ->
        [0] { $card } de { $other } fracassa: { $player } tem força suficiente.
       *[other] { $card } de { $other } fracassa: { $player } se defende com { $count }.
    }
ages-log-war = { $player } declara { $card } a { $other }.
ages-log-war-won = { $card } de { $player }: { $winner } vence por { $count }.
ages-log-war-even = { $card } de { $player } termina sem vencedor.
ages-log-pact-offered = { $player } oferece { $card } a { $other }.
ages-log-pact-offered-sided = { $player } oferece { $card } a { $other }, ficando com o lado { $side }.
ages-log-pact-accepted = { $other } aceita { $card } de { $player }.
ages-log-pact-refused = { $other } recusa { $card } de { $player }.
ages-log-pact-ended = { $card } entre { $player } e { $other } termina.
ages-log-bid = { $player } oferece { $count }.
ages-log-bid-pass = { $player } passa.
ages-log-colonized = { $player } coloniza { $card } com força { $strength }.
ages-log-colony-lost = { $player } perde a colônia { $card }.
ages-log-sacrificed = { $player } envia { $card }.
ages-log-resigned = { $player } desiste.
ages-log-colonized-from-hand = { $player } coloniza { $card } com a carta da mão.
ages-log-yellow-taken = { $player } pega { $count ->
        [one] um cubo amarelo
       *[other] { $count } cubos amarelos
    } do banco de { $other }.
ages-log-yellow-gained = { $player } ganha { $count ->
        [one] um cubo amarelo
       *[other] { $count } cubos amarelos
    }.
ages-log-yellow-lost = { $player } perde { $count ->
        [one] um cubo amarelo
       *[other] { $count } cubos amarelos
    }.
ages-log-blue-gained = { $player } ganha { $count ->
        [one] um cubo azul
       *[other] { $count } cubos azuis
    }.
ages-log-blue-lost = { $player } perde { $count ->
        [one] um cubo azul
       *[other] { $count } cubos azuis
    }.
ages-log-blue-lost-from = { $player } perde um cubo azul que estava em { $card }.
ages-log-covered = { $player } cobre um estágio com um cubo azul de { $card }.
ages-log-civil-lost = { $player } perde { $count ->
        [one] uma ação civil
       *[other] { $count } ações civis
    }.
ages-log-politics-sold = { $player } abre mão da próxima ação política.
ages-log-politics-skipped = { $player } fica sem a ação política de que abriu mão.
ages-log-replaced = { $card } de { $player } sai, dando lugar à carta nova.
ages-log-leader-gone = { $card } já não lidera { $player }.
ages-log-wonder-gone = { $card }, que { $player } estava construindo, sai do jogo.
ages-log-stolen = { $player } toma a tecnologia { $card } de { $other }.
ages-log-colony-taken = { $player } toma a colônia { $card } de { $other }.
ages-log-war-dropped = { $card } de { $player } é cancelada.
ages-log-tactic-shared = { $card } de { $player } torna-se comum.
ages-log-arms = { $player } tem mais { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } para unidades militares neste turno.
ages-log-arms-science = { $player } tem mais { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } para unidades militares neste turno e mais { $science } de ciência para as tecnologias delas.
ages-log-military-gained = { $player } tem mais { $count ->
        [one] uma ação militar
       *[other] { $count } ações militares
    } neste turno.

## Por que não

ages-do-anything = Qualquer coisa
ages-do-take = Pegar { $card }
ages-do-play = Jogar { $card }
ages-do-build = Construir { $card }
ages-do-stage = Construir um estágio de { $card }
ages-do-population = Aumentar a população
ages-do-attack = { $card } contra { $player }
ages-do-revolt = Revolução: { $card }
ages-do-upgrade = Melhorar { $old } para { $new }
ages-do-destroy = Destruir { $card }
ages-do-disband = Dispersar { $card }
ages-do-copy = Copiar a tática { $card }
ages-do-muster = Aumentar a população e construir { $card }
ages-do-resign = Desistir
ages-do-bid = Oferecer { $count }
ages-do-defend = Defender-se
ages-do-stop = Não enviar mais
ages-do-raze = Destruir { $card } do rival
ages-do-spoil = Tomar { $card } do perdedor
ages-do-ruin = Deixar { $card } em ruínas
ages-why-not-asked = Não é a sua vez de escolher isto agora.
ages-why-first-turn = No primeiro turno você só pode pegar cartas.
ages-why-civil-actions = Faltam ações civis: custa { $count ->
        [one] { $count } ação civil
       *[other] { $count } ações civis
    }.
ages-why-military-actions = Faltam ações militares: custa { $count ->
        [one] { $count } ação militar
       *[other] { $count } ações militares
    }.
ages-why-hand-full = Sua mão de cartas civis está cheia.
ages-why-have-it = Você já tem esta tecnologia na mão ou em jogo.
ages-why-leader-of-age = Você já pegou um líder desta Era.
ages-why-have-unfinished = Você tem uma maravilha inacabada.
ages-why-science = Falta ciência: custa { $count }.
ages-why-toll = Seu companheiro não pode pagar a parte dele da ciência.
ages-why-resources = Faltam recursos: custa { $count }.
ages-why-food = Falta alimento: custa { $count }.
ages-why-no-worker = Você não tem trabalhador não usado.
ages-why-urban-limit = Seu governo não permite mais construções deste tipo.
ages-why-yellow-bank = Seu banco amarelo está vazio.
ages-why-just-taken = Você a pegou neste turno.
ages-why-order = O que a carta manda não pode ser feito agora.
ages-why-tactic-set = Você já jogou ou copiou uma tática neste turno.
ages-why-peace = Um pacto os proíbe de se atacarem.
ages-why-too-strong = Este jogador não é mais fraco que você.
ages-why-peaceful = Seu líder não ataca ninguém.
ages-why-last-round = Não se declara guerra na última rodada.
ages-why-immune = Um pacto protege este jogador de guerras.
ages-why-nothing-to-take = Este jogador não tem nada que possa ser atingido.
ages-why-tactic-in-use = Você já usa esta tática.
ages-why-all-civil = Uma revolução usa todas as suas ações civis, e você já gastou alguma.
ages-why-all-military = Com seu líder uma revolução usa todas as suas ações militares, e você já gastou alguma.
ages-why-food-and-resources = Falta alimento ou recursos: custa { $food } de alimento e { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    }.
ages-why-blue-tokens = Não lhe resta cubo azul para cobrir o estágio.
ages-why-age-iv = Na Era IV ninguém desiste.
ages-why-force = Suas unidades, símbolos de colonização e cartas chegam no máximo a { $count }.
ages-why-no-unit = Uma força de colonização precisa de uma unidade, e você não tem nenhuma.
ages-why-defense = Suas cartas somam no máximo { $count }, o que não basta; por isso nenhuma é jogada.
ages-why-below-bid = Sua força só chegou a { $count }.
ages-why-budget = Vale { $count }, mais do que você ainda pode pegar.
ages-why-level = A carta só atinge construções de nível { $count } ou menor.
ages-why-spoils = Vale { $count }, mais do que você ainda pode tomar.
ages-why-too-new = Só maravilhas das Eras A e I caem em ruínas.

## Avisos

ages-warn-uprising = Revolta! Você tem mais trabalhadores descontentes que não usados e não produzirá nada.
ages-warn-uprising-after = Depois disto há ameaça de revolta.
ages-warn-corruption = A corrupção vai tirar { $what }.
ages-warn-famine = Vão faltar { $count } de alimento, com perda de { $culture } de cultura.
ages-warn-discards = Você terá de descartar { $count ->
        [one] uma carta militar
       *[other] { $count } cartas militares
    }.
ages-warn-unused-civil = { $count ->
        [one] Resta-lhe uma ação civil
       *[other] Restam-lhe { $count } ações civis
    }.
ages-warn-unused-military = { $count ->
        [one] Uma ação militar nem sequer comprará carta
       *[other] { $count } ações militares nem sequer comprarão cartas
    }.
ages-warn-own-event = Você sabe que { $card } está entre os próximos eventos e o atingiria agora.
ages-warn-resign = Você sai da partida e perde.

## Mesa

ages-table-age = Era { $age }, rodada { $round }
ages-table-last = a rodada { $round } é a última
ages-table-starts = { $name } começa cada rodada
ages-table-workers = { $card } ×{ $count }
ages-table-stored = { $card } ×{ $count } ({ $tokens } azuis)
ages-table-science = Estado de ciência
ages-table-culture = Estado de cultura
ages-table-strength = Força
ages-table-happiness = Felicidade
ages-table-discontent = Descontentes
ages-table-civil = Ações civis
ages-table-military = Ações militares
ages-table-food = Alimento
ages-table-resources = Recursos
ages-table-science-points = Ciência
ages-table-culture-points = Cultura
ages-table-banks = Bancos, amarelo / azul
ages-table-unused = Trabalhadores não usados
ages-table-technologies = Tecnologias
ages-table-leader = Líder
ages-table-wonders = Maravilhas
ages-table-ruins = Ruínas
ages-table-unfinished = Inacabada
ages-table-colonies = Colônias
ages-table-tactic = Tática exclusiva
ages-table-pact = Pacto
ages-table-wars = Guerras
ages-table-hand = Mão civil
ages-table-taken = Recém-pegas
ages-table-military-hand = Mão militar (I/II/III)
ages-table-row = Fila de cartas
ages-table-events = Eventos, atuais / futuros
ages-table-common-tactics = Táticas comuns
ages-table-resigned = desistiu

## Pontuação

ages-score-production = Produção
ages-score-hunger = Fome
ages-score-preparing = Eventos preparados
ages-score-events = Eventos
ages-score-impacts = Eventos de impacto
ages-score-leaders = Líderes
ages-score-wonders = Maravilhas completadas
ages-score-colonies = Colonização
ages-score-action-cards = Cartas de ação
ages-score-conflicts = Agressões e guerras
