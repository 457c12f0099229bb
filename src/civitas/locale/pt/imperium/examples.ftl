### Turnos passo a passo

example-imperium-player-taino = Jogador taíno
example-imperium-player-magyars = Jogador magiar
example-imperium-player-japanese = Jogador japonês
example-imperium-turn = Um turno dos japoneses
    .position = Você joga com os japoneses, ainda bárbaros, no seu terceiro turno, e é o último jogador da rodada. Na mão: { imperium-name-glory }, que pede três Regiões enquanto você tem uma, { imperium-name-kansai }, { imperium-name-prince-shotoku-taishi }, { imperium-name-advance } e uma Desordem. Há uma { imperium-name-metropolis } com duas fichas no mercado, e só restam duas Desordens na pilha.
example-imperium-turn-activate = Você escolhe Ativar, para jogar cartas e usar habilidades. A mão mostra o que pode ser jogado: { imperium-name-glory } não pode.
example-imperium-turn-appeal = { imperium-name-appeal-to-china } é exaurida: por 1 Material, uma ficha de Bens vai para a { imperium-name-metropolis }, que agora tem três fichas. Nenhuma ação é gasta.
example-imperium-turn-advance = { imperium-name-advance } paga 3 Materiais e adquire a { imperium-name-metropolis } com suas três fichas e a Desordem abaixo dela. Um Bem pode valer por dois de outro recurso, então saiu barato. { imperium-name-mercenaries } tomam o lugar com uma nova Desordem: resta uma na pilha, e a partida está perto do colapso.
example-imperium-turn-unrest = Uma segunda ação joga uma Desordem. Das três formas de devolvê-la, você escolhe descartar duas cartas: { imperium-name-glory } e a outra Desordem. A pilha tem duas de novo.
example-imperium-turn-prince = A terceira ação: { imperium-name-prince-shotoku-taishi } joga a { imperium-name-metropolis } de graça, ignorando o ícone de estado, e depois procura { imperium-name-kanji } no seu baralho de nação, que é embaralhado.
example-imperium-turn-shinto = A { imperium-name-metropolis } é uma carta civilizada, então { imperium-name-shinto } pode ser exaurida em resposta: 1 População e duas cartas, { imperium-name-clans } e uma Desordem. O Príncipe vai para a sua História.
example-imperium-turn-power = Não resta ação, mas o seu poder vende uma: 2 População e { imperium-name-kanji }, descartada.
example-imperium-turn-kansai = A ação extra joga { imperium-name-kansai }: 1 Material e uma segunda Região. { imperium-name-clans } ou a Desordem poderiam ser guarnecidos ali; você recusa.
example-imperium-turn-clean-up = O turno acabou, e a limpeza começa com uma ficha em uma carta do mercado: a { imperium-name-lagoon }, que você espera conseguir com { imperium-name-clans }. Cinco fichas de exaustão e três de ação voltam para a sua carta de estado; a ação extra se vai.
example-imperium-turn-draw = Você descarta a Desordem, mantém { imperium-name-clans } e compra até cinco. O baralho tem três cartas; antes da quarta ele é reembaralhado: uma ficha de exaustão vai para o baralho de nação e a primeira carta dele, { imperium-name-nara }, vai para o seu descarte.
example-imperium-turn-solstice = Você foi o último da rodada, então vem o solstício. A { imperium-name-metropolis } dá 1 Material, 1 População ou uma carta: você fica com a População e tem três em vez de duas para o próximo uso do seu poder.
