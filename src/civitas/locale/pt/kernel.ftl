## Jogadores

player = Jogador { $seat }

## O registro de qualquer jogo

points = Pontos
log-move = { $player }: { $cards }, { $src } → { $dst }.
log-move-shared = { $cards }: { $src } → { $dst }.
log-count = { $player }: { $counter } { $change }.
log-count-shared = { $counter } { $change }.
log-shuffle = { $player } embaralha: { $zone }.
log-shuffle-shared = Embaralha-se: { $zone }.
log-look = { $player } olha { $card } ({ $other }: { $zone }).
log-look-shared = { $player } olha { $card } ({ $zone }).
log-roll = Um dado de { $sides } faces mostra { $result }.
log-commit = { $player } escolheu em segredo.
log-reveal = { $player } revela { $things }.
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
