## Por que não, e o que considerar

imperium-do-anything = Qualquer lance
imperium-do-play = Jogar { $card }
imperium-do-exhaust = Exaurir { $card }
imperium-why-not-asked = Outra pergunta precisa ser respondida antes, ou não é o seu turno.
imperium-why-activate-first = Cartas são jogadas em um turno de ativar: escolha isso primeiro.
imperium-why-only-responds = Ela só responde: você será consultado quando chegar o momento.
imperium-why-not-full = { $missing ->
    [one] Falta 1 Bem nela.
   *[other] Faltam { $missing } Bens nela.
}
imperium-why-never = Esta carta não pode ser jogada.
imperium-why-other-state = A sua carta de estado mostra outro ícone, diferente do desta carta.
imperium-why-card-missing = Falta outra carta de que esta precisa.
imperium-why-cost = Custa { $what }; falta { $missing }.
imperium-why-cost-cards = Você não tem as cartas que ela custa.
imperium-why-no-effect = Nada do que ela diz pode ser feito agora.
imperium-why-no-action = Você não tem mais ações.
imperium-why-free-played = Você já a jogou como ação livre neste turno e não tem mais ações.
imperium-why-no-token = Você não tem mais fichas de exaustão.
imperium-why-exhausted = Ela está exaurida.
imperium-warn-collapse = Isto leva a última Desordem da pilha: há colapso e a partida acaba na hora.
imperium-warn-abilities-left = { $amount ->
    [one] Você ainda pode usar uma habilidade exaurível.
   *[other] Você ainda pode usar { $amount } habilidades exauríveis.
}
imperium-warn-no-effect = Esta carta não traria nada agora.
imperium-warn-actions-left = { $amount ->
        [one] Você ainda tem { $amount } ação.
       *[other] Você ainda tem { $amount } ações.
    }
