## What helps to choose a nation

imperium-facet-stars = Dificuldade
imperium-facet-aggressiveness = Agressividade
imperium-facet-trading = Rotas Comerciais
imperium-stars = { $stars ->
    [1] ★
    [2] ★★
    [3] ★★★
    [4] ★★★★
   *[5] ★★★★★
}
imperium-aggressiveness-peaceful = Pacíficos
imperium-aggressiveness-partly-peaceful = Parcialmente pacíficos
imperium-aggressiveness-aggressive = Agressivos
imperium-aggressiveness-ruthless = Impiedosos
imperium-trading-no = Joga sem elas
imperium-trading-yes = Precisa delas
imperium-note-our-stars = As estrelas são nossas: o livro não dá nenhuma a esta nação.
imperium-note-needs-routes = Precisa da expansão Rotas Comerciais.
imperium-note-not-fast = Não pode jogar a variante rápida.
imperium-note-our-sheet = A folha do autômato é feita por Civitas; não é oficial.
imperium-suggest-first-game = Uma primeira partida
imperium-suggest-first-game-about = Você lidera os romanos contra os macedônios, ambos fáceis de aprender, com os lados básicos das cartas de poder e um robô fácil.
imperium-suggest-training = Treinamento sozinho
imperium-suggest-training-about = Doze turnos com os romanos e mais ninguém à mesa, para conhecer as cartas; 50 pontos dizem que deu certo.
imperium-suggest-automaton = Contra o autômato
imperium-suggest-automaton-about = Você lidera os romanos contra os macedônios, que jogam por si, no nível Chefe: o melhor para começar.

## How each nation plays

imperium-plays-carthaginians = Mercadores que engordam o mercado e depois o esvaziam. Ponha Materiais nas cartas que quer, leve-as com tudo o que está nelas e transforme a riqueza em cidades, navios e mercenários. Você raramente fica pobre e sempre tem com que pagar, mas só Materiais não vencem: gaste-os a tempo.
imperium-plays-celts = Saqueadores das colinas. Você reúne cartas Incivilizadas, rouba aquilo de que precisa e deixa Desordem em todos os lares menos no seu. Quanto mais os outros lutam com ela, melhor parece o seu baralho pequeno e rude. Fique de olho na pilha de Desordem: o colapso que você causou pode ser a sua vitória.
imperium-plays-greeks = Pensadores e construtores de cidades. Você tem muitos desenvolvimentos e um baralho que cresce muito, por isso precisa aprender quando comprar, quando guardar cartas na História e quando trazer de volta as exiladas. Pouca coisa acontece sozinha: cada turno é um quebra-cabeça, e o prêmio é uma enxurrada de pontos no fim.
imperium-plays-macedonians = Conquista em linha reta. Tome Regiões, jogue-as de novo do descarte e deixe cada uma pagar a seguinte. Como Império, a cavalaria continua cavalgando. Uma boa primeira nação: o plano é claro, o baralho perdoa, e o mapa à sua frente mostra como você vai.
imperium-plays-persians = Senhores de muitos povos. Você reúne Tributários, que rendem cada vez que são jogados, e os governa com sátrapas que trazem mais ações. Ouro e aríetes mantêm os vizinhos ocupados. Fácil de conduzir e forte em todas as fases; só cuide para que a População nunca acabe.
imperium-plays-romans = O caminho clássico para a glória. Conquiste Regiões, troque-as por Fama e olhe mais fundo no baralho de fama do que qualquer outro. As legiões levam a conquista ao Império, e a cidade eterna a coroa. A melhor nação para aprender: todas as ferramentas do jogo estão no baralho, e nenhuma é difícil.
imperium-plays-scythians = Cavaleiros que nunca se assentam. O seu baralho é pequeno e gira depressa, então as cartas de nação vêm cedo e toda boa carta logo volta à mão. Você vive de Regiões e rebanhos e golpeia os outros no caminho. Toda a arte está na pressa: termine a partida antes que os construtores construam.
imperium-plays-vikings = Bárbaros até o fim. Você nada constrói e nada lembra; saqueia, leva o que os outros prepararam e afina o baralho devolvendo Desordem. Quando o último líder volta para casa, a partida acaba, e é você quem decide a que velocidade ele navega. Impiedosos, rápidos, nunca um Império.
imperium-plays-arthurians = Cavaleiros em plena busca. Guarneça-os nas Regiões para que a terra renda em dobro, mande-os atrás de uma busca de cada vez e pese cada Desordem que ela custa. O Graal espera atrás de todas as outras e encerra a partida. Rico em combinações e forte em boas mãos, mas o fim da távola redonda se aproxima a cada reembaralhamento.
imperium-plays-atlanteans = Um Império com os dias contados. Você começa onde os outros chegam e desenvolve desde o primeiro reembaralhamento, mas o mar cobra a sua parte: cartas afundam, e as suas Regiões também. O que jaz no fundo ainda pontua. Decida o que segura, o que deixa ir e quem leva junto com as suas frotas.
imperium-plays-utopians = Uma peregrinação em vez de uma história de guerras. Você tem poucas fichas de exaustão e nenhum baralho de nação, só um caminho de quatro etapas que custa Progresso e, no fim, muita gente. Pergaminhos sob os seus lugares de estudo fazem o trabalho. Lento, estranho e pacífico: planeje de trás para a frente, a partir de Shangri-lá.
imperium-plays-egyptians = Construtores à beira do Nilo. Nenhuma nação tem tanto a desenvolver, e nenhum rio a alimenta tão bem. Aproveite cada reembaralhamento, pague com gente e deixe vir a Desordem onde ela compra um monumento. O Embalsamamento guarda cartas úteis na História pelo caminho. Paciência no começo, esplendor no fim.
imperium-plays-mauryans = Primeiro a espada, depois a roda da lei. Os elefantes tomam Regiões em quantidade, e a grande estrada conta em dobro; mais tarde você pode pôr as guerras na História e viver da memória delas. A passagem da conquista à paz decide a partida: faça-a enquanto há tempo de lucrar.
imperium-plays-minoans = Palácios de ilha alimentados por Progresso. Você se torna Império cedo, mas quase tudo o que desenvolve é pago com as fichas que também são seus pontos. Gaste só onde volta com juros. Arte, selos e touros formam um belo motor; antes, três Desordens no baralho pedem arrumação.
imperium-plays-olmecs = Um povo sem as cartas de costume. Oito máscaras de pedra enchem a sua mão, e tudo se compra descartando-as aos pares ou deixando-as descansar na História. As cartas permanentes são o motor, as máscaras o combustível. Estranho no começo, depois muito flexível e quase sem Desordem.
imperium-plays-qin = Uma dinastia sob o mandato do Céu. Você põe gente no mercado, recolhe-a e constrói muralhas que se fortalecem umas às outras. Os governantes só se sucedem enquanto o mandato está em jogo, e ele exige cartas a cada solstício. Escolha entre os sábios e a lei, e faça a muralha crescer.
imperium-plays-abbasids = Colecionadores de tudo o que se sabe. Os seus pontos crescem com o número de cartas: adquira, guarde e nunca se envergonhe de um baralho grosso. As Rotas Comerciais trazem os Bens; Bagdá e a sua biblioteca, o saber. O desafio é achar alguma coisa nessa biblioteca na hora certa.
imperium-plays-aksumites = Comerciantes entre o Nilo e o oceano Índico. Observe no mercado as cartas com fichas: pegá-las traz Bens, e o sal barateia a conquista e o avanço. Um plano claro com muitos lucros pequenos, amigável para iniciantes assim que se entendem as Rotas Comerciais.
imperium-plays-cultists = Você não quer que um império dure; quer que uma porta se abra. Pesquisa, preparação, reunião e a última cerimônia se seguem ao lado da carta de poder, enquanto o Caos se espalha entre os outros. A Desordem mal incomoda. Um jogo de nervos: termine a cerimônia ou deixe o mundo desabar na hora certa.
imperium-plays-guptas = Uma idade de ouro levada por caravanas. Você põe Bens no mercado em vez de Progresso e joga Rotas Comerciais muitas vezes. Três governantes devem se suceder; os mercadores engrandecem o tempo deles. Generoso e pacífico, com uma pergunta sempre aberta: qual rota encher primeiro.
imperium-plays-inuit = A vida pelas estações. Cada solstício transforma o verão em inverno e o inverno em verão, e com ele metade do baralho se cala enquanto a outra fala. Não há baralho de nação nem História: você desenvolve desde o início e guarda histórias sob a história oral. Planeje dois turnos à frente e cace bem.
imperium-plays-japanese = A paciência é premiada. Um santuário que compra cartas, uma escrita que mantém o baralho pequeno e uma corte que prefere a elegância à guerra. Antes do Império duas crenças se excluem; depois dividem um templo. Uma nação calma, de ritmo claro, boa para a primeira partida com Horizontes.
imperium-plays-magyars = Sete tribos a cavalo em busca de um lar. Os líderes entram na História um após o outro, os campos de caça inquietam os vizinhos, e o juramento de sangue faz de cada Desordem um olhar adiante. Rápido, direto e fácil de aprender; o santo do fim exige que tudo antes dele esteja feito.
imperium-plays-martians = Encalhados com mais Progresso do que convém. Enquanto você for alienígena, gastá-lo traz Desordem e guardá-lo rende pouco; as suas engenhocas são maravilhosas e constrangedoras. Compartilhe-as, esconda-as ou torne-se nativo e recomece como bárbaro honesto. O enigma mais estranho das três caixas.
imperium-plays-mayans = Cidades na floresta que pedem máscaras. Cada solstício com uma cidade custa uma, e são também as máscaras que compram o jogo de bola, as estradas e a fama. A mão nunca pode ficar sem rostos. Uma nação densa, de muitos pagamentos pequenos; quem faz as contas ergue uma cidade deslumbrante.
imperium-plays-polynesians = Entre a ilha e o mar aberto. Em casa você compra cartas e cresce; em viagem nada compra e tudo descobre. O Mana, cartas guardadas umas sob as outras, paga as viagens, e o que se conta delas vira lenda e pontua. Escolha bem quando zarpar, pois o caminho de volta tem de estar na sua mão.
imperium-plays-sassanids = Reis dos reis com fogos sagrados. Cavaleiros entram nas Regiões e despertam o que a terra sabe fazer; a água, o fogo e a fé recompensam quando ardem juntos. Os Tributários vêm com os lucros das rotas. Muitas condições precisam coincidir, e então o Shah leva a coroa no fim do baralho de fama.
imperium-plays-taino = Tribos livres de um mar quente. Você nunca se torna Império, nem precisa: os presentes permitem jogar o que só impérios podem, e o que está sobre as suas cartas conta como seu no fim. Terra fértil e oceano são tudo. Junte, presenteie e deixe a colheita onde cresce até a pontuação.
imperium-plays-tang = Esplendor que precisa ser mantido. A Desordem chega no fim de cada solstício, e o mandato pede cartas; em troca você tem poetas, exames, seda e grandes imperadores. Ponha gente no mercado, mantenha as cartas permanentes em jogo e decida quando uma rebelião vale mais que a ordem.
imperium-plays-wagadou = Senhores do ouro. Os Materiais chegam a cada solstício, ficam no mercado e barateiam o que você quiser, mas o pacto com a serpente cobra o seu preço até que uma nova fé o encerre. Ricos desde o primeiro turno: a tarefa não é juntar riqueza, e sim transformá-la em algo que pontue.
