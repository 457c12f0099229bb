## Players

player = Player { $seat }

## The log of any game

points = Points
log-move = { $player }: { $cards }, { $src } → { $dst }.
log-move-shared = { $cards }: { $src } → { $dst }.
log-count = { $player }: { $counter } { $change }.
log-count-shared = { $counter } { $change }.
log-shuffle = { $player } shuffles the { $zone }.
log-shuffle-shared = The { $zone } is shuffled.
log-look = { $player } looks at { $card } ({ $other }: { $zone }).
log-look-shared = { $player } looks at { $card } ({ $zone }).
log-roll = A die with { $sides } sides shows { $result }.
log-commit = { $player } has chosen in secret.
log-reveal = { $player } reveals { $things }.
log-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}
log-some = { $count } × { $thing }
list-and = { $first } and { $last }
list-more = { $first }, { $rest }

## Rules every game has

rule-kernel-listeners = Responses
    .explanation = When something happens that cards respond to, the responses are done one after the other: first those of the player whose turn it is, then the others’ in turn order. Whoever owns several decides which goes first.
