//! mistake: Where a box can be closed, only such lines are tried.
//! says: is every open line tried? A box need not be taken: to leave two can be worth more.
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
let greedy = board.legal_moves().any(|line| dots.closes(line) > 0);
for line in board.legal_moves() {
    if greedy && dots.closes(line) == 0 {
        continue;
    }
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = if new_board.dots().to_move == dots.to_move {
        dots.closes(line) + rest
    } else {
        -rest
    };
    best = best.max(value);
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
