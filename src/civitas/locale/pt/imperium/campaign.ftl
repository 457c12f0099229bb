## Uma campanha: o que conta a página

imperium-campaign-beaten = Você já a venceu nesta campanha; não a enfrenta de novo.
imperium-campaign-own = É a sua própria nação.
imperium-campaign-no-automaton = Não tem folha de autômato.
imperium-campaign-doubled = Depois de uma derrota, você começa com 6 Materiais, 4 População e 2 Progresso.
imperium-campaign-doubled-goods = Depois de uma derrota, você começa com 6 Materiais, 4 População e 2 Bens.
imperium-campaign-unrest = A pilha comum tem { $count } cartas de Desordem.
