mare-title = Mare Nostrum: Impérios
    .about = De três a cinco impérios em volta do Mediterrâneo trocam, constroem, navegam e lutam por uma de quatro vitórias.
mare-option-empire1 = O império do jogador 1
mare-option-empire2 = O império do jogador 2
mare-option-empire3 = O império do jogador 3
mare-option-empire4 = O império do jogador 4
mare-option-empire5 = O império do jogador 5
mare-option-tiles = Quantos heróis e maravilhas ficam à vista além das Pirâmides
mare-option-rounds = O máximo de rodadas da partida; 0 para não haver limite
mare-option-map = Um mapa seu: o texto, ou @ e o nome do arquivo; vazio para o mapa padrão

## Perguntas

mare-ask-number = Quantos recursos cada um deve ofertar?
mare-ask-own-number = Cada um oferta { $number }. Quantos você oferta?
mare-ask-offer = { $count ->
        [one] Qual recurso você oferta?
       *[other] Quais { $count } recursos você oferta?
    } Ninguém vê as ofertas até que todos tenham escolhido.
mare-ask-take = Qual recurso você pega? Quem o perde é o próximo a pegar.
mare-ask-even-out = Você pegou um recurso a mais, e { $player }, um a menos. Qual recurso você entrega?
mare-ask-way = Você deve { $cost } recursos. Com que tipo de conjunto paga?
mare-ask-pair = Qual mercadoria você usa duas vezes neste conjunto?
mare-ask-good = { $due ->
        [one] Qual é a última mercadoria que você paga?
       *[other] Ainda faltam { $due } mercadorias diferentes. Qual agora?
    }
mare-ask-cheap = Qual recurso você paga?
mare-ask-build = É a sua vez de construir. O que você constrói?
mare-ask-copy = De quem é o poder que Castor e Pólux copiam? A escolha vale até o fim.
mare-ask-builder = Você lidera a cultura. Quem constrói agora?
mare-ask-build-first = Perseu pode construir antes de todos e vencer. Você constrói já?
mare-ask-keep = Qual mercadoria não usada você guarda para a próxima rodada?
mare-ask-temple = O que o templo acrescenta pela { $building }?
mare-ask-colossus = Qual mercadoria o Colosso lhe traz?
mare-ask-peace = Com quem a Estátua de Zeus declara paz nesta rodada?
mare-ask-mover = Você lidera os exércitos. Quem se move agora?
mare-ask-sail = Qual trirreme se move?
mare-ask-march = Qual legião se move?
mare-ask-sea-battle = Você luta no mar?
mare-ask-battle = Qual batalha você luta agora?
mare-ask-loss = { $place }: { $hits ->
        [one] mais 1 unidade sua é destruída.
       *[other] mais { $hits } unidades suas são destruídas.
    } Qual delas?
mare-ask-release = { $place }: restam poucas legiões para ocupar tudo. O que você larga?
mare-ask-convert = Qual marcador de controle que sua legião já ocupava você converte?
mare-ask-conquest = O que suas legiões fazem no que conquistaram?
mare-ask-loot = O que você leva da { $building }?
mare-ask-convert-at-once = { $place }: a Rainha de Sabá converte já? Isso lhe custa a legião.
mare-ask-circe = Em qual ícone vazio de caravana se instala uma legião de Circe?
mare-ask-title = Há empate. Quem passa a ser { $title }?

## Respostas

mare-pass-build = Parar de construir
mare-pass-build-first = Esperar a ordem do líder cultural
mare-pass-keep = Não guardar outra
mare-pass-peace = Com ninguém
mare-pass-sail = Nenhuma outra trirreme
mare-pass-march = Nenhuma outra legião
mare-pass-sea-battle = Nenhuma outra batalha no mar
mare-pass-convert = Não converter
mare-pass-conquest = Deixar o resto como está
mare-pass-convert-at-once = Não, apenas ocupar
mare-pass-circe = Nenhuma outra legião
mare-yes = Sim
mare-number = { $number }
mare-take = { $token }, de { $player }
mare-way-coins = { $count } moedas
mare-way-goods = { $count } mercadorias diferentes
mare-way-coins-and-a-good = { $count ->
        [one] 1 moeda e 1 mercadoria
       *[other] { $count } moedas e 1 mercadoria
    }
mare-way-goods-and-a-coin = { $count ->
        [one] 1 mercadoria e 1 moeda
       *[other] { $count } mercadorias diferentes e 1 moeda
    }
mare-way-pair = { $count } mercadorias, uma delas duas vezes
mare-build = { $place }: { $building }, { $cost } recursos
mare-build-free = { $place }: { $building }, de graça
mare-build-cheap = { $place }: { $building }, 1 moeda ou 1 { $good }
mare-build-tile = { $tile }: { $cost } recursos
mare-levy = { $count ->
        [one] { $place }: 1 legião de Pentesileia, de graça
       *[other] { $place }: { $count } legiões de Pentesileia, de graça
    }
mare-for-coin = Uma moeda
mare-for-legend = Uma mercadoria lendária
mare-sail = Trirreme: { $src } → { $dst }
mare-march = Legião: { $src } → { $dst }
mare-fight = { $place }: lutar contra { $player }
mare-convert = { $place }: pôr seu próprio marcador
mare-convert-unlinked = { $place }: retirar o marcador; ninguém a controla, pois nenhuma província sua se liga a ela
mare-occupy-control = { $place }: ocupar o marcador de controle
mare-occupy = { $place }: ocupar { $building }
mare-pillage = { $place }: pilhar { $building }
mare-circe = { $place }: { $building }

## Coisas

mare-place = { $name }
mare-player = { $player } ({ $empire })
mare-some = { $count } × { $token }
mare-control = marcador de controle
mare-legion = legião
mare-fortress = fortaleza
mare-trireme = trirreme
mare-caravan = caravana de { $good }
mare-market = mercado
mare-temple = templo
mare-city = cidade de { $city }
mare-capital = capital { $city }
mare-legendary = cidade lendária { $city }
mare-coin = moeda
mare-legendary-good = { $good } (mercadoria lendária)
mare-good-pottery = cerâmica
mare-good-gems = gemas
mare-good-papyrus = papiro
mare-good-metal = metal
mare-good-spices = especiarias
mare-good-stone = pedra
mare-good-wood = madeira
mare-good-gold = ouro
mare-good-grain = grãos
mare-good-oil = azeite
mare-good-sheep = ovelhas
mare-good-wine = vinho
mare-good-gladiator = gladiador
mare-track-trade = Comércio: caravanas, mercados e bônus
mare-track-culture = Cultura: cidades, templos e bônus
mare-track-military = Militar: legiões, fortalezas, trirremes e bônus
mare-leader-trade = líder mercantil
mare-leader-culture = líder cultural
mare-leader-military = líder militar
mare-phase-collect = coleta
mare-phase-trade = troca
mare-phase-build = construção
mare-phase-move = movimento e batalha
mare-phase-leadership = disputa da liderança
mare-victory-prestige = Prestígio: as Pirâmides estão construídas
mare-victory-fame = Fama: cinco heróis e maravilhas
mare-victory-conquest = Conquista: quatro capitais e cidades lendárias
mare-victory-leadership = Liderança: os três títulos
mare-tally-tiles = Heróis e maravilhas
mare-tally-cities = Capitais e cidades lendárias
mare-tally-titles = Títulos
mare-tally-provinces = Províncias
mare-tally-army = Legiões, fortalezas e trirremes

## Lugares

mare-empire-rome = Roma
mare-empire-greece = Grécia
mare-empire-babylon = Babilônia
mare-empire-egypt = Egito
mare-empire-carthage = Cartago
mare-region-north = Norte
mare-region-west = Oeste
mare-region-east = Leste
mare-region-south = Sul
mare-region-islands = Ilhas
mare-province-latium = Lácio
mare-province-gallia = Gália
mare-province-italia = Itália
mare-province-achaia = Acaia
mare-province-macedonia = Macedônia
mare-province-thrace = Trácia
mare-province-babylonia = Babilônia
mare-province-mesopotamia = Mesopotâmia
mare-province-cilicia = Cilícia
mare-province-aegyptus = Egito
mare-province-ethiopia = Etiópia
mare-province-cyrenaica = Cirenaica
mare-province-africa = África
mare-province-numidia = Numídia
mare-province-libya = Líbia
mare-province-sicilia = Sicília
mare-province-dalmatia = Dalmácia
mare-province-germania = Germânia
mare-province-dacia = Dácia
mare-province-crete = Creta
mare-province-asia = Ásia
mare-province-cappadocia = Capadócia
mare-province-judaea = Judeia
mare-province-phasania = Fazânia
mare-province-garamantes = Garamantes
mare-province-nubia = Núbia
mare-province-armenia = Armênia
mare-province-arabia = Arábia
mare-sea-sardinian = Mar da Sardenha
mare-sea-tyrrhenian = Mar Tirreno
mare-sea-adriatic = Mar Adriático
mare-sea-ionian = Mar Iônico
mare-sea-african = Mar da África
mare-sea-aegean = Mar Egeu
mare-sea-egyptian = Mar do Egito
mare-sea-cyprian = Mar de Chipre
mare-sea-black = Mar Negro
mare-city-roma = Roma
mare-city-athenae = Atenas
mare-city-sparta = Esparta
mare-city-byzantium = Bizâncio
mare-city-babylon = Babilônia
mare-city-ninive = Nínive
mare-city-tarsus = Tarso
mare-city-alexandria = Alexandria
mare-city-memphis = Mênfis
mare-city-cyrene = Cirene
mare-city-carthago = Cartago
mare-city-syracusae = Siracusa
mare-city-cnossus = Cnossos
mare-city-troia = Troia
mare-city-ierusalem = Jerusalém
mare-city-artaxata = Artaxata

## A mesa

mare-table-round = rodada { $round }
mare-table-of-rounds = rodada { $round } de { $rounds }
mare-table-leads = { $title }: { $player }
mare-table-number = ofertas de { $number }
mare-table-won = { $player } – { $victory }
mare-table-peace = Paz nesta rodada: { $player } e { $other }
mare-table-home = { $empire } · { $player }
mare-table-trade = Comércio
mare-table-culture = Cultura
mare-table-military = Militar
mare-table-great-cities = Cap+Len
mare-table-tiles = Fichas
mare-table-resources = Estoque
mare-table-seas = Mares
mare-table-display = Heróis e maravilhas
mare-table-cost = para você
mare-table-face-down = viradas para baixo
mare-table-copied = com o poder de { $tile }
mare-table-stock = Seu estoque
mare-table-known = estoque conhecido
mare-table-offer = oferta
mare-table-taken = reservado
mare-table-empty = vazio
mare-table-key = ■ construído  □ ícone vazio  <2 ocupado pela legião do jogador 2  2:3L+F três legiões e uma fortaleza do jogador 2  T trirreme  * província da capital  ⚔ em guerra  ★ líder  Cap+Len capitais e cidades lendárias em seu poder  12+1 um estoque com uma mercadoria lendária

## O registro

mare-log-take = { $player } pega { $cards } da reserva.
mare-log-return = { $player } devolve { $cards } à reserva.
mare-log-discard = { $player } descarta { $cards }.
mare-log-draw = { $player } tira das mercadorias lendárias: { $cards }.
mare-log-renew = { $count ->
        [one] 1 mercadoria lendária gasta vira a nova pilha.
       *[other] { $count } mercadorias lendárias gastas são embaralhadas em uma nova pilha.
    }
mare-log-trade = { $other } pega { $cards } de { $player }.
mare-log-withdraw = { $player } recolhe { $cards }.
mare-log-give = { $player } entrega { $cards } a { $other }.
mare-log-keep = { $player } guarda { $cards }.
mare-log-recruit = { $player } passa a ter { $cards }.
mare-log-turn-up = Agora à vista: { $cards }.
mare-log-round = Começa a rodada { $round }.
mare-log-phase = Fase: { $phase }.
mare-log-capped = { $rounds ->
        [one] O jogo termina após sua única rodada; ninguém venceu.
       *[other] O jogo termina após suas { $rounds } rodadas; ninguém venceu.
    }
mare-log-number = { $player } escolhe o número: { $number ->
        [0] ninguém troca
        [one] todos oferecem 1 recurso
       *[other] todos oferecem { $number } recursos
    }.
mare-log-own-number = { $tile }: { $player } oferece { $number ->
        [0] nada
        [one] 1 recurso
       *[other] { $number } recursos
    }.
mare-log-builder = { $player } indica quem constrói a seguir: { $other }.
mare-log-first = { $tile }: { $player } constrói antes de todos.
mare-log-control = { $place }: { $player } põe um marcador de controle.
mare-log-control-free = { $place }: { $player } põe um marcador de controle de graça ({ $tile }).
mare-log-unit-built = { $place }: { $player } constrói uma { $unit }.
mare-log-unit-cheap = { $place }: { $player } constrói uma { $unit } por um só recurso ({ $tile }).
mare-log-levied = { $place }: { $player } recebe { $count ->
        [one] 1 legião
       *[other] { $count } legiões
    } de graça ({ $tile }).
mare-log-built = { $place }: { $player } constrói: { $building }.
mare-log-copied = Castor e Pólux de { $player } passam a ter o poder de { $tile }.
mare-log-peace = { $tile }: { $player } declara paz com { $other } nesta rodada.
mare-log-went-home = { $count ->
        [one] 1 legião de { $player } tem de voltar
       *[other] { $count } legiões de { $player } têm de voltar
    } para casa: { $src } → { $dst }.
mare-log-mover = { $player } indica quem move a seguir: { $other }.
mare-log-sailed = Uma trirreme de { $player } navega: { $src } → { $dst }.
mare-log-marched = Uma legião de { $player } marcha: { $src } → { $dst }.
mare-log-battle = { $place }: { $player } ataca { $other }.
mare-log-battle-roll = { $place }: { $player } soma { $total } na batalha, { $hits ->
        [0] nenhum acerto
        [one] 1 acerto
       *[other] { $hits } acertos
    }.
mare-log-legion-lost = { $place }: { $player } perde uma legião.
mare-log-fortress-lost = { $place }: { $player } perde a fortaleza.
mare-log-triremes-lost = { $place }: { $player } perde { $count ->
        [one] uma trirreme
       *[other] { $count } trirremes
    }.
mare-log-occupied = { $place }: uma legião de { $player } ocupa: { $building }.
mare-log-occupied-control = { $place }: uma legião de { $player } ocupa o marcador de controle.
mare-log-settled = { $place }: uma legião de { $player } se instala no ícone vazio: { $building } ({ $tile }).
mare-log-left = { $place }: a legião de { $player } já não ocupa: { $building }.
mare-log-left-control = { $place }: a legião de { $player } já não ocupa o marcador de controle.
mare-log-pillaged = { $place }: { $player } pilha e destrói: { $building }. Uma legião fica no lugar.
mare-log-converted = { $place }: o marcador de { $player } substitui o de { $other }.
mare-log-marker-removed = { $place }: { $player } retira o marcador de { $other }; agora ninguém a controla.
mare-log-given-up = { $place }: { $player } abre mão de uma legião para isso ({ $tile }).
mare-log-title = { $player } passa a ser { $title } no lugar de { $other }.
mare-log-title-kept = { $player } continua { $title }.
mare-log-victory = { $player } vence. { $victory }.

## Heróis e maravilhas

mare-tile-caesar = César
    .text = Herói inicial de Roma. Na sua própria vez, cada legião sua soma 1 ao seu dado em uma batalha.
mare-tile-pericles = Péricles
    .text = Herói inicial da Grécia. Na vez dos outros, cada legião sua soma 2 ao seu dado em uma batalha.
mare-tile-hammurabi = Hamurabi
    .text = Herói inicial da Babilônia. Uma vez por rodada, você pode construir de graça um marcador de controle onde já poderia construir um.
mare-tile-cleopatra = Cleópatra
    .text = Heroína inicial do Egito. Em cada conjunto que paga, uma moeda pode estar entre as mercadorias, ou uma mercadoria entre as moedas.
mare-tile-hannibal = Aníbal
    .text = Herói inicial de Cartago. Em cada conjunto de mercadorias que você paga, um tipo pode aparecer duas vezes.
mare-tile-castor-pollux = Castor e Pólux
    .text = Ao recrutá-los, escolha um herói de outro jogador: você tem o poder dele até o fim da partida, mas não os bônus. Não se copiam heróis iniciais, maravilhas nem Perseu. Sem herói para copiar, eles ficam sem poder.
mare-tile-nebuchadnezzar = Nabucodonosor
    .text = Some 5 ao seu total em uma batalha terrestre em uma província que você controla, se tiver uma unidade nela.
mare-tile-circe = Circe
    .text = No fim do seu movimento, você pode pôr legiões em ícones vazios de caravana onde não haja unidade inimiga; cada uma coleta a mercadoria do ícone como se fosse uma caravana, em dobro se você controla o mercado de lá. Bônus: comércio 1, militar 1.
mare-tile-penthesilea = Pentesileia
    .text = Uma vez por rodada, ao construir, você pode pôr de graça na província da sua capital uma legião para cada província sua em que haja uma legião inimiga. Bônus: cultura 2, militar 2.
mare-tile-gilgamesh = Gilgamesh
    .text = Uma vez por rodada, você pode construir uma fortaleza por 1 moeda ou 1 pedra.
mare-tile-perseus = Perseu
    .text = Antes que o líder cultural indique quem constrói primeiro, você pode construir as Pirâmides ou o seu quinto herói ou maravilha, se puder pagar, e vence na hora. Não pode ser copiado. Bônus: comércio 1, cultura 2, militar 1.
mare-tile-hamilcar = Amílcar
    .text = A pilhagem lhe rende o dobro: 2 moedas por uma cidade ou capital, 2 mercadorias por uma caravana, uma moeda e uma mercadoria lendária por uma cidade lendária. Bônus: comércio 1, cultura 1, militar 1.
mare-tile-queen-of-sheba = Rainha de Sabá
    .text = Uma vez por rodada, você pode converter um marcador de controle na mesma vez em que sua legião o ocupa, abrindo mão dessa legião. As outras condições da conversão continuam valendo. Bônus: cultura 1, militar 1.
mare-tile-hercules = Hércules
    .text = Nenhum poder. Bônus: comércio 2, cultura 2, militar 2.
mare-tile-ramses-ii = Ramsés II
    .text = Role um dado a mais em toda batalha terrestre em que você tenha uma unidade. Nenhum herói soma a esse dado.
mare-tile-antigone = Antígona
    .text = Depois que o líder mercantil anuncia o número, você pode ofertar em vez dele de 0 a 5 recursos, como quiser. Bônus: comércio 2, cultura 2.
mare-tile-spartacus = Espártaco
    .text = Uma vez por rodada, você pode construir uma legião por 1 moeda ou 1 gladiador.
mare-tile-colossus = Colosso de Rodes
    .text = Depois que todos coletaram, pegue da reserva uma mercadoria à sua escolha, à vista de todos.
mare-tile-hanging-gardens = Jardins Suspensos
    .text = No fim da construção, você pode guardar até 2 mercadorias não usadas, de tipos diferentes, além das suas 2 moedas. Bônus: comércio 2.
mare-tile-lighthouse = Farol de Alexandria
    .text = Uma vez por rodada, você pode construir uma trirreme por 1 moeda ou 1 madeira.
mare-tile-statue-of-zeus = Estátua de Zeus
    .text = Antes que alguém se mova, você pode declarar paz com um adversário, mas não com o mesmo em duas rodadas seguidas. As legiões dele nas suas províncias voltam à província da capital dele. No resto da rodada, nenhum dos dois pode lutar com o outro nem mover legiões para as províncias do outro.
mare-tile-temple-of-artemis = Templo de Ártemis
    .text = Pegue 1 moeda a mais sempre que coletar.
mare-tile-pyramids = As Pirâmides
    .text = Custam 12 recursos. Quem as constrói vence na hora.
