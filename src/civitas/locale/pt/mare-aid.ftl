# The player's aid (aid.toml): one reminder a line, in our words.

aid-mare-round = As cinco fases da rodada
aid-mare-round-collect = 1. Colete: cada caravana traz a sua mercadoria e cada cidade uma moeda; mercado ou templo na província dobra.
aid-mare-round-trade = 2. Troque: o líder mercantil diz quantos recursos todos oferecem e pega o primeiro; quem perdeu um pega o seguinte.
aid-mare-round-build = 3. Construa, na ordem que o líder cultural indica.
aid-mare-round-move = 4. Mova e batalhe, na ordem que o líder militar indica: trirremes, depois legiões, depois conquistas.
aid-mare-round-lead = 5. Tome a liderança: o mais alto em cada trilha recebe o título.
aid-mare-build = Construir
aid-mare-build-sets = Pague cada coisa com um conjunto próprio: só moedas, ou mercadorias todas diferentes.
aid-mare-build-three = 3: controle, legião, trirreme, fortaleza, caravana, cidade.
aid-mare-build-six = 6: mercado, templo.
aid-mare-build-heroes = Heróis e maravilhas custam de 7 a 10, conforme quantos você tem; as Pirâmides, 12.
aid-mare-build-keep = No fim você guarda no máximo duas moedas; todos os outros recursos voltam.
aid-mare-battle = Movimentação e batalha
aid-mare-battle-ships = Cada trirreme e cada legião move-se uma vez; legiões atravessam o mar por uma cadeia de trirremes suas.
aid-mare-battle-five = Os dois lados lançam um dado por unidade; cada 5 completo é um acerto. Uma fortaleza soma 5 e anula um acerto.
aid-mare-battle-after = Só com legiões suas na província, você pode saquear uma edificação, ocupar uma edificação por legião ou ocupar o marcador de controle.
aid-mare-victory = Como vencer
aid-mare-victory-prestige = Prestígio: construa as Pirâmides.
aid-mare-victory-fame = Fama: tenha cinco heróis e maravilhas no fim da fase de construção.
aid-mare-victory-conquest = Conquista: detenha quatro capitais e cidades lendárias no fim da movimentação e batalha.
aid-mare-victory-leadership = Liderança: detenha os três títulos depois de atribuídos.
