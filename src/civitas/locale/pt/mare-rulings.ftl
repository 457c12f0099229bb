## Esclarecimentos sobre cartas; as fontes estão em docs/rulings.md

ruling-mare-circe = A legião dela sobre um ícone de caravana vazio coleta enquanto não houver unidade inimiga na província. Seu mercado ali dobra a coleta; ela não conta na trilha mercantil.
ruling-mare-antigone = Ela muda só o seu próprio número de recursos oferecidos, não o dos outros.
ruling-mare-cleopatra = Cada coisa é paga com um conjunto próprio, e cada conjunto permite uma troca.
ruling-mare-hannibal = Cada coisa é paga com um conjunto próprio, e cada conjunto de mercadorias pode ter um par.
ruling-mare-penthesilea = Conta cada província sua com uma legião inimiga, até onde chegarem suas peças. Das unidades com desconto, você constrói uma por rodada.
ruling-mare-castor-pollux = O herói copiado é escolhido uma vez, para a partida inteira. Sem nada para copiar, a ficha não tem poder.
ruling-mare-hercules = Ele não tem poder que possa ser copiado.
ruling-mare-perseus = Ele passa à frente do líder cultural só se você puder pagar nesse momento, e você vence na hora.
ruling-mare-hanging-gardens = O que eles guardam fica além das duas moedas e é mostrado a todos; o que se pilha na fase militar soma-se a isso.
ruling-mare-ramses = O dado dele não recebe bônus de legião, e uma fortaleza sozinha também dá direito a ele.
ruling-mare-nebuchadnezzar = O bônus dele e o de uma fortaleza se somam.
ruling-mare-queen-of-sheba = Ela converte na hora, uma vez por rodada, e a legião é perdida. A província deve estar ligada a outra sua, deve sobrar um marcador, e nunca pode ser a de uma capital.
ruling-mare-statue-of-zeus = As legiões voltam para casa mesmo a uma capital disputada. A paz vale para entrar e combater nos dois sentidos. As legiões que já estão lá ficam e mantêm o que ocupam, mas não pilham nem ocupam nada novo.
ruling-mare-pyramids = Construí-las vem antes de uma vitória por cinco fichas.
ruling-mare-open-tiles = Cinco fichas ficam abertas e são repostas no fim de cada fase de construção. Só se pegam as fichas abertas e as Pirâmides, a não ser que a mesa jogue com todas abertas.
ruling-mare-five-tiles = Se dois jogadores têm cinco fichas ao mesmo tempo, vence o líder cultural se for um deles; senão, os dois.
ruling-mare-first-collection = Estes recursos são a primeira coleta, por isso a rodada 1 começa com o comércio.
ruling-mare-absent-empires = Quando este império está ausente, suas províncias ficam cobertas; todos os mares, mercadorias, fichas e formas de vencer continuam.
