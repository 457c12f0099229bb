## O que a galeria diz das cartas

imperium-facet-box = Caixa
imperium-facet-nation = Nação
imperium-facet-suit = Naipe
imperium-facet-type = Ícone
imperium-facet-sign = Sinal
imperium-facet-state = Estado
imperium-facet-place = Começa em
imperium-facet-printing = Impressão
imperium-box-classics = Clássicos
imperium-box-legends = Lendas
imperium-box-horizons = Horizontes
imperium-box-trade-routes = Rotas Comerciais
imperium-printing-replaced = substituída em Horizontes
imperium-printing-replacement = carta de substituição de Horizontes
imperium-note-players = Só com { $players } jogadores ou mais.
imperium-note-ruthless = Implacável: só sem Rotas Comerciais.
imperium-note-trade-friendly = Amiga do comércio: só com Rotas Comerciais.
