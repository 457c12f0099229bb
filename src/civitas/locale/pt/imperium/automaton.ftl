# As palavras das linhas do autômato. Dizem o que o autômato faz com o que é dele; “você” é o jogador contra quem ele joga.
# Os verbos ficam no infinitivo, como nas cartas, para seguir “para”, “e” e “senão”. “senão” vem depois do que não se pode
# fazer e de uma condição que não se cumpre.

imperium-auto-trigger-other = qualquer outra
imperium-auto-trigger-nation = de nação

imperium-auto-to = { $cost } para { $result }
imperium-auto-otherwise = { $first }; senão, { $second }
imperium-auto-again = tantas vezes quantas for possível, { $body }
imperium-auto-either = { $first } ou { $second }

imperium-auto-if-deck-left = { $amount ->
        [one] se restar pelo menos { $amount } carta no baralho, { $body }
       *[other] se restarem pelo menos { $amount } cartas no baralho, { $body }
    }
imperium-auto-if-gained-none = se isso não tiver dado nada, { $body }
imperium-auto-if-grey = se esta carta não tiver naipe, { $body }
imperium-auto-if-has = se o autômato tiver pelo menos { $what }, { $body }
imperium-auto-if-none-in-discard = se não houver carta { $kind } no descarte, { $body }
imperium-auto-if-on-card = se houver pelo menos { $what } na carta de estado, { $body }
imperium-auto-if-regions = se o autômato tiver alguma Região em jogo, { $body }
imperium-auto-if-shown = se for uma carta { $kind }, { $body }
imperium-auto-if-worthless = se essa carta valer 0 pontos, { $body }
imperium-auto-if-you-are-empire = se você for Império, { $body }
imperium-auto-if-you-have = se você tiver alguma carta { $kind } em jogo, { $body }

imperium-auto-gain = ganhar { $what }
imperium-auto-gain-as-many = ganhar a mesma quantidade de { $resource }
imperium-auto-gain-for-regions = por Região em jogo, ganhar { $what }
imperium-auto-spend = gastar { $what }
imperium-auto-spend-all = gastar todas as fichas de { $what }
imperium-auto-lay-on-card = pôr { $what } do suprimento na carta de estado
imperium-auto-move-onto-card = mover { $what } dos recursos do autômato para a carta de estado
imperium-auto-moving-gained = { $body } e mover para a carta de estado todas as fichas de { $resource } assim ganhas
imperium-auto-clear-card = retirar todas as fichas de { $what } da carta de estado
imperium-auto-exhaust-tokens = { $amount ->
        [one] { $amount } ficha de exaustão
       *[other] { $amount } fichas de exaustão
    }

imperium-auto-this-history = colocar esta carta na História
imperium-auto-this-deck = colocar esta carta no topo do baralho
imperium-auto-this-under-deck = colocar esta carta no fundo do baralho
imperium-auto-this-exile = exilar esta carta
imperium-auto-this-unrest = devolver esta carta à sua pilha
imperium-auto-play-this = jogar esta carta
imperium-auto-trigger-this = desencadeá-la
imperium-auto-discard-top = { $amount ->
        [one] descartar a carta do topo do baralho
       *[other] descartar as { $amount } cartas do topo do baralho
    }
imperium-auto-discard-dynasty = descartar a carta do topo da pilha de dinastia
imperium-auto-resolve-top = resolver a carta do topo do baralho
imperium-auto-resolve-dynasty = resolver a carta do topo da pilha de dinastia
imperium-auto-return-unrest = devolver 1 Desordem do descarte
imperium-auto-discarded-deck = colocar { $what } do descarte no topo do baralho
imperium-auto-discarded-play = colocar { $what } do descarte em jogo
imperium-auto-discarded-history = colocar { $what } do descarte na História
imperium-auto-discarded-back = colocar a carta do topo do descarte no topo do baralho
imperium-auto-played-history = colocar { $what } em jogo na História
imperium-auto-abandon = abandonar { $what } da área do autômato
imperium-auto-take-unrest = pegar 1 Desordem
imperium-auto-take-unrest-discard = pegar 1 Desordem para o descarte
imperium-auto-unrest-after-shuffle = pegar 1 Desordem para o descarte depois de embaralhar
imperium-auto-headpiece = colocar no topo do baralho 1 { imperium-name-headpiece } deixado de lado
imperium-auto-quest = ganhar a busca iminente do topo
imperium-auto-discovery = ganhar a carta do topo do baralho de descobertas
imperium-auto-exile-quest = exilar a busca iminente do topo, a menos que seja a carta { $kind }
imperium-auto-history-discard = colocar no descarte todas as cartas { $kind } da História
imperium-auto-reveal-own = revelar a carta do topo do baralho: { $body }
imperium-auto-reveal-main = revelar a carta do topo da pilha principal: { $body }
imperium-auto-shown-discard = descartá-la
imperium-auto-shown-exile = exilá-la
imperium-auto-shown-resolve = resolvê-la
imperium-auto-shown-unrest = colocá-la no descarte com 1 Desordem

imperium-auto-exile-market = exilar 1 carta do mercado
imperium-auto-acquire = adquirir 1 carta { $kind }
imperium-auto-acquire-exile = adquirir 1 carta { $kind } do mercado ou do exílio
imperium-auto-acquire-exiled = adquirir 1 carta { $kind } do exílio
imperium-auto-acquire-with = adquirir 1 carta do mercado que tenha { $resource } sobre ela
imperium-auto-acquire-with-any = { $amount ->
        [one] adquirir 1 carta do mercado que tenha alguma ficha sobre ela
       *[other] adquirir 1 carta do mercado que tenha pelo menos { $amount } fichas sobre ela
    }
imperium-auto-acquire-slots = adquirir 1 carta dos primeiros { $amount } espaços do mercado
imperium-auto-break-through = promover 1 carta { $kind }
imperium-auto-break-through-discard = promover 1 carta { $kind } e descartá-la
imperium-auto-break-through-resolve = promover 1 carta { $kind } e resolvê-la
imperium-auto-break-through-exiled = promover 1 carta { $kind } do exílio
imperium-auto-break-through-exiled-history = promover 1 carta { $kind } do exílio e colocá-la na História
imperium-auto-break-through-main = promover a carta do topo da pilha principal e resolvê-la
imperium-auto-fame = ganhar a carta do topo do baralho de fama
imperium-auto-token-die = pôr { $what } do suprimento na carta do mercado do espaço indicado pelo dado
imperium-auto-token-left = pôr { $what } do suprimento na primeira carta do mercado sem esse recurso
imperium-auto-take-tokens = ganhar todas as fichas da carta do mercado que tem mais fichas
imperium-auto-exile-richest = exilar as cartas do mercado que têm mais fichas (as fichas se perdem)
imperium-auto-swap = trocar esta carta por 1 carta do mercado que tenha um naipe em comum com ela e não seja de Engenhoca, e resolver essa carta
imperium-auto-trade = negociar

imperium-auto-turn-state-card = virar a carta de estado
imperium-auto-replace-state-card = substituir a carta de estado pela seguinte
imperium-auto-journey-on = passar à próxima carta da jornada
imperium-auto-end = desencadear a pontuação

imperium-auto-you-gain = você ganha { $what }
imperium-auto-you-take-unrest = você pega 1 Desordem
imperium-auto-you-take-chaos = você pega 1 Caos
imperium-auto-you-recall = você reconvoca { $what }
imperium-auto-you-abandon = você abandona { $what }
imperium-auto-you-discard = { $amount ->
        [one] você descarta 1 carta
       *[other] você descarta { $amount } cartas
    }
imperium-auto-you-may-draw = você pode comprar 1 carta
imperium-auto-you-may-return-unrest = você pode devolver 1 Desordem
imperium-auto-owner-may-draw = o dono desta Rota Comercial pode comprar 1 carta
imperium-auto-draw = comprar 1 carta
imperium-auto-steal = roubar { $what } de você
imperium-auto-then = { $first }, depois { $second }
imperium-auto-it-abandons = o autômato abandona { $what } dele
