### Through the Ages: effects

## O que as cartas fazem

ages-text-worker = Cada trabalhador: { $what }
ages-text-for = { $who }: { $what }
ages-text-air = Junta-se a um exército e dobra a força tática dele
ages-text-urban-limit = No máximo { $count } construções urbanas de cada tipo
ages-text-discount = Construções urbanas custam { $first } a menos no nível I, { $second } no II, { $third } no III
ages-text-stages = Até { $count } estágios de uma maravilha por uma ação civil
ages-text-army = Um exército: { $infantry } de infantaria, { $cavalry } de cavalaria, { $artillery } de artilharia
ages-text-tactical = Cada exército: +{ $full } de força; com uma unidade dois ou mais níveis mais antiga, +{ $lower }
ages-text-tactical-always = Cada exército: +{ $full } de força
ages-text-bonus = Defesa +{ $defense }, ou colonização +{ $colonization }; usado uma vez
ages-text-at-once = De imediato: { $what }
ages-text-in-age-iv = Na Era IV, em vez disso: { $what }
ages-text-side = Lado { $side }: { $what }
ages-text-both = Cada parte: { $what }
ages-text-attack-forbidden = As partes não podem se atacar
ages-text-attack-ends-pact = Termina quando uma parte ataca a outra
ages-symbol-food = { $count } de alimento
ages-symbol-resources = { $size ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
ages-symbol-science = { $count } de ciência
ages-symbol-culture = { $count } de cultura
ages-symbol-happy = { $count } de felicidade
ages-symbol-strength = { $count } de força
ages-symbol-civil-actions = { $size ->
        [one] { $count } ação civil
       *[other] { $count } ações civis
    }
ages-symbol-military-actions = { $size ->
        [one] { $count } ação militar
       *[other] { $count } ações militares
    }
ages-symbol-blue = { $size ->
        [one] { $count } cubo azul
       *[other] { $count } cubos azuis
    }
ages-symbol-yellow = { $size ->
        [one] { $count } cubo amarelo
       *[other] { $count } cubos amarelos
    }
ages-symbol-colonization = { $count } de colonização
ages-hook-hand-limit = Você pode ter { $count } carta civil e { $count } carta militar a mais na mão
ages-hook-strength-per-infantry-and-artillery = +{ $count } de força por unidade de infantaria e de artilharia
ages-hook-extra-faces = Cada outra carta ou trabalhador com felicidade dá mais uma
ages-hook-discount-after-replacing-leader = Custa { $count } ações civis a menos na fila se você substituiu um líder neste turno
ages-hook-free-population = Uma vez na sua fase de ação: ganhe um trabalhador sem custo
ages-hook-extra-mine-token = Um trabalhador na sua melhor mina produz em dobro
ages-hook-scores-workers = Ao completar: 1 de cultura por construção urbana e unidade, 2 por fazenda e mina
ages-hook-scores-technologies = Ao completar: cultura igual aos níveis de todas as suas tecnologias
ages-hook-scores-stage-and-page = Ao completar: { $count } vezes a cultura dos seus teatros e bibliotecas
ages-hook-scores-urban-buildings = Ao completar: a cultura, a ciência e a força das suas construções urbanas
ages-hook-strength-per-unit = +{ $count } de força por unidade militar
ages-hook-yellow-for-leaving = Ação política: ele parte, e você recebe { $count } cubo amarelo
ages-hook-science-per-technology-taken = { $count } de ciência por tecnologia que você pega
ages-hook-military-as-civil = Uma vez por turno, uma ação militar pode valer por uma civil
ages-hook-leader-discount = Pegar um líder custa { $count } ação civil a menos
ages-hook-military-resources = { $count } recurso por turno para unidades militares
ages-hook-tucks-under-wonder = Ao ser substituído pode ficar sob uma maravilha completa: +1 de felicidade ali, mas sem a ação civil de volta
ages-hook-second-political-action = Uma vez na partida: uma segunda ação política
ages-hook-population-discount = Aumentar a população custa { $count } de alimento a menos
ages-hook-colonizes-from-hand = Ação política: ele parte, e você coloniza um território da sua mão
ages-hook-musters = Por uma ação militar: aumente a população e construa uma unidade, com { $count } de alimento e { $count } recurso a menos
ages-hook-infantry-as-cavalry = Sua infantaria pode valer como cavalaria nos exércitos
ages-hook-culture-if-strong = Fim do seu turno: { $count } de cultura se você está entre os dois mais fortes (com dois, o mais forte)
ages-hook-strength-per-face = +{ $count } de força por felicidade dos seus templos e do governo
ages-hook-foresees-event = Você vê o próximo evento antes da sua política
ages-hook-science-of-best-study = Seu melhor laboratório ou biblioteca dá a mais o seu nível em ciência
ages-hook-resources-per-development = { $count } recurso por tecnologia que você desenvolve
ages-hook-culture-per-face = +{ $count } de cultura por felicidade dos seus templos, teatros e maravilhas
ages-hook-no-wonder-surcharge = Maravilhas completas não encarecem pegar novas
ages-hook-actions-per-development = Uma ação civil de volta por tecnologia que você desenvolve
ages-hook-culture-per-theater = +{ $count } de cultura por teatro
ages-hook-theater-science-discount = Tecnologias de teatro custam { $count } de ciência a menos
ages-hook-converts-to-theater = Uma vez por turno, uma construção urbana pode virar um teatro do mesmo nível ou superior
ages-hook-colonization-discards = Até { $count } cartas militares descartadas somam 1 cada à sua força de colonização
ages-hook-culture-per-colony = +{ $count } de cultura por colônia
ages-hook-culture-of-first-colony = +{ $count } de cultura a mais pela primeira colônia
ages-hook-revolts-by-military = Uma revolução gasta todas as ações militares em vez das civis
ages-hook-culture-per-revolution = { $count } de cultura por revolução
ages-hook-strength-per-unit-type = +{ $count } de força por tipo de unidade que você tem
ages-hook-stage-and-page-discount = Com uma biblioteca, teatros custam { $count } a menos; com um teatro, bibliotecas; em recursos e ciência
ages-hook-culture-per-stage-and-page = +{ $count } de cultura por par de biblioteca e teatro
ages-hook-culture-per-development = { $count } de cultura por tecnologia que você desenvolve
ages-hook-labs-produce = Laboratórios produzem recursos conforme o nível; e essa cultura quando ele sai ou a partida acaba
ages-hook-best-theater-again = Seu melhor teatro dá a cultura em dobro
ages-hook-attacks-nobody = Você não joga agressões nem declara guerras
ages-hook-attack-cost-again = Atacá-lo custa o dobro de ações militares
ages-hook-culture-per-lab-level = Laboratórios dão cultura igual ao nível
ages-hook-science-less-per-lab = Cada laboratório dá { $count } de ciência a menos
ages-hook-culture-or-arms = A cada turno, { $count } de cultura; ou { $count } de ciência para tecnologias de unidades e { $count } recursos para unidades
ages-who-each = Cada jogador
ages-who-self = Você
ages-who-rival = O rival
ages-who-loser = O perdedor
ages-who-strongest = O mais forte
ages-who-weakest = O mais fraco
ages-who-two-strongest = Cada um dos dois mais fortes (com dois, o mais forte)
ages-who-two-weakest = Cada um dos dois mais fracos (com dois, o mais fraco)
ages-who-most-culture = Quem tem mais cultura
ages-who-least-culture = Quem tem menos cultura
ages-who-all-most-happy = Cada jogador com mais felicidade
ages-who-all-most-discontent = Cada jogador com mais trabalhadores descontentes
ages-effect-science = pontua { $count } de ciência
ages-effect-science-you = pontue { $count } de ciência
ages-effect-culture = pontua { $count } de cultura
ages-effect-culture-you = pontue { $count } de cultura
ages-effect-culture-lost = perde { $count } de cultura
ages-effect-food = ganha { $count } de alimento
ages-effect-food-you = ganhe { $count } de alimento
ages-effect-resources = { $count ->
        [one] ganha { $count } recurso
       *[other] ganha { $count } recursos
    }
ages-effect-resources-you = { $count ->
        [one] ganhe { $count } recurso
       *[other] ganhe { $count } recursos
    }
ages-effect-food-or-resources = ganha { $count } de alimento ou { $count } recursos
ages-effect-food-or-resources-you = ganhe { $count } de alimento ou { $count } recursos
ages-effect-food-and-or-resources = ganha { $count } em alimento e recursos somados, em qualquer mistura
ages-effect-lose-food-and-or-resources = perde { $count } em alimento e recursos somados, em qualquer mistura
ages-effect-lose-all-food = perde todo o alimento
ages-effect-build-wonder-stage = construa um estágio de uma maravilha por { $count } recursos a menos
ages-effect-increase-population = aumente a população pelo custo
ages-effect-military-action-this-turn = ganhe { $count } ação militar neste turno
ages-effect-military-resources-this-turn = { $count ->
        [one] ganhe { $count } recurso para unidades militares neste turno
       *[other] ganhe { $count } recursos para unidades militares neste turno
    }
ages-effect-military-resources-this-turn-stronger = ganhe recursos para unidades militares neste turno, por jogador mais forte: { $two } com dois jogadores, { $three } com três, { $four } com quatro
ages-effect-culture-richer = pontue cultura por jogador que tem mais: { $two } com dois jogadores, { $three } com três, { $four } com quatro
ages-effect-build-or-upgrade-farm-mine = { $count ->
        [one] construa ou melhore uma fazenda ou mina por { $count } recurso a menos
       *[other] construa ou melhore uma fazenda ou mina por { $count } recursos a menos
    }
ages-effect-build-or-upgrade-urban = { $count ->
        [one] construa ou melhore uma construção urbana por { $count } recurso a menos
       *[other] construa ou melhore uma construção urbana por { $count } recursos a menos
    }
ages-effect-upgrade-farm-mine-urban = melhore uma fazenda, mina ou construção urbana por { $count } recursos a menos
ages-effect-develop-technology = desenvolva uma tecnologia pelo custo
ages-effect-population = ganha { $count } de população
ages-effect-population-you = ganhe { $count } de população
ages-effect-population-lost = perde { $count } de população
ages-effect-population-if-weak-lost = perde { $count } de população se está entre os dois mais fracos (com dois, o mais fraco)
ages-effect-population-half-discontent-lost = perde { $count } de população a cada dois trabalhadores descontentes, arredondando para cima
ages-effect-blue-lost = perde { $count } cubo azul
ages-effect-culture-discontent-lost = perde { $count } de cultura por trabalhador descontente
ages-effect-culture-culture-rating = pontua o seu estado de cultura
ages-effect-culture-science-rating = pontua cultura igual ao seu estado de ciência
ages-effect-science-science-rating = pontua o seu estado de ciência
ages-effect-food-happy-rating = ganha alimento igual à sua felicidade
ages-effect-culture-removed-level = pontue { $count } de cultura por nível da carta removida
ages-effect-resources-half-destroyed-cost = ganhe em recursos metade do custo impresso do que foi destruído, arredondando para cima
ages-effect-produce-food = produz alimento
ages-effect-produce-resources = produz recursos
ages-effect-produce-corruption-food-consumption-resources = sofre corrupção, produz alimento, consome, produz recursos
ages-effect-spend-civil-actions-discontent = gasta em vão { $count } ações civis por trabalhador descontente
ages-effect-draw-military = compra { $count } cartas militares
ages-effect-draw-military-you = compre { $count } cartas militares
ages-effect-discard-military = descarta { $count } cartas militares
ages-effect-may-build-free = pode pôr um trabalhador não usado em { $card } de graça
ages-effect-may-develop-civilization = pode aumentar a população, construir uma fazenda, mina ou construção urbana, ou desenvolver uma tecnologia, por { $count } a menos e sem ação civil
ages-effect-may-take-cards = pode abrir mão da próxima ação política para pegar cartas no valor de até { $count } ações civis
ages-effect-refill-row = a fila é preenchida sem descartes
ages-effect-take-yellow-from-weakest = pega { $count } cubo amarelo do banco do mais fraco
ages-effect-destroy-own-building = destrói uma das suas fazendas, minas ou construções urbanas
ages-effect-destroy-urban-1 = uma construção urbana de nível { $first } ou menos é destruída
ages-effect-destroy-urban-2 = até duas construções urbanas são destruídas, uma de nível { $first } ou menos e uma de nível { $second } ou menos
ages-effect-destroy-urban-of-each-other = destrói uma construção urbana de cada outro jogador
ages-effect-steal-food-and-or-resources = você pega até { $count } do alimento e dos recursos dele, em qualquer mistura
ages-effect-steal-colony = você toma uma das colônias dele
ages-effect-steal-science = você toma até { $count } da ciência dele
ages-effect-steal-culture = você toma até { $count } da cultura dele
ages-effect-steal-culture-advantage = o vitorioso toma { $count } de cultura e mais 1 por ponto de vantagem
ages-effect-steal-yellow-advantage = o vitorioso toma { $count } cubo amarelo do banco dele e mais 1 a cada { $limit } pontos de vantagem
ages-effect-steal-science-or-special-techs-advantage = o vitorioso toma ciência igual à vantagem, ou tecnologias especiais pelo custo
ages-effect-remove-leader-or-unfinished-wonder = o líder ou a maravilha inacabada dele é removida
ages-effect-remove-leader-unless-current-age = remove o seu líder, a menos que seja da Era atual
ages-effect-lose-colony = perde uma colônia
ages-effect-ruin-wonder = uma maravilha completa da Era A ou I cai em ruínas e só dá { $count } de cultura
ages-effect-score-food-production = pontua a sua produção de alimento, mais { $count } se ela supera o consumo
ages-effect-score-levels-urban = pontua os níveis das suas construções urbanas
ages-effect-score-levels-unit-arena = pontua os níveis das suas unidades e arenas
ages-effect-score-least-of-four = pontua { $count } vezes o menor entre ciência, cultura, produção de alimento e de recursos
ages-effect-score-colonies = pontua { $count } por colônia
ages-effect-score-actions = pontua { $first } por ação civil e { $second } por ação militar dos seus totais
ages-effect-score-happiness = pontua { $count } por felicidade e perde { $count } por trabalhador descontente
ages-effect-score-mine-production = pontua o que as suas minas produzem
ages-effect-score-content-workers = pontua { $count } por trabalhador contente além de { $limit }
ages-effect-score-progress = pontua { $count } vezes os níveis do governo e das tecnologias especiais
ages-effect-score-rank-science = pontua pela posição em ciência: { $two } com dois jogadores, { $three } com três, { $four } com quatro
ages-effect-score-rank-strength = pontua pela posição em força: { $two } com dois jogadores, { $three } com três, { $four } com quatro
ages-effect-score-technologies = pontua { $count } por tecnologia de nível III
ages-effect-score-variety = pontua { $count } por tipo de unidade, tipo de construção urbana e tecnologia especial
ages-effect-score-wonders = pontua por maravilha completa: { $first } da Era A, { $second } da I, { $third } da II, { $fourth } da III
ages-term-attack-bonus = +{ $count } de força ao atacar a outra
ages-term-food-as-resource = uma vez por turno, { $count } de alimento pode valer um recurso
ages-term-resource-as-food = uma vez por turno, { $count } recurso pode valer alimento
ages-term-science-discount = tecnologias custam { $count } de ciência a menos
ages-term-science-toll = a outra deve pagar { $count } de ciência por cada uma
ages-term-culture-per-partner-wonder = +{ $count } de cultura por maravilha completa da outra
ages-term-immune-to-war = ninguém pode lhe declarar guerra
