//! mistake: A closed box always counts 1 and the rest is dropped.
//! says: the rest counts, too: who closes a box moves again
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = if new_board.dots().to_move == dots.to_move {
        dots.closes(line)
    } else {
        -rest
    };
    best = best.max(value);
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
