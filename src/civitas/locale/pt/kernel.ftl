## O registro de qualquer jogo

log-move = Jogador { $seat }: { $cards }, { $src } → { $dst }.
log-move-shared = { $cards }: { $src } → { $dst }.
log-count = Jogador { $seat }: { $counter } { $change }.
log-count-shared = { $counter } { $change }.
log-shuffle = O jogador { $seat } embaralha: { $zone }.
log-shuffle-shared = Embaralhado: { $zone }.
log-look = O jogador { $seat } olha { $card } (jogador { $other }: { $zone }).
log-look-shared = O jogador { $seat } olha { $card } ({ $zone }).
log-roll = Um dado de { $sides } faces mostra { $result }.
log-commit = O jogador { $seat } escolheu em segredo.
log-reveal = O jogador { $seat } revela { $things }.
log-unseen = { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
log-some = { $count } × { $thing }
list-and = { $first } e { $last }
list-more = { $first }, { $rest }

## Regras que todo jogo tem

rule-kernel-listeners = Reações
    .explanation = Quando acontece algo a que cartas reagem, as reações são feitas uma depois da outra: primeiro as do jogador da vez, depois as dos outros na ordem da vez. Quem tem várias decide qual vem primeiro.
