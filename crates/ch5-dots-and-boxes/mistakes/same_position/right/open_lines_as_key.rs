//! right: The open lines are the key.
//! told: 24 577 nodes on 2x2, for 4 096 sets of lines. The tree without a memo has 1 302 061 345.
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.open()) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = if new_board.dots().to_move == dots.to_move {
        dots.closes(line) + rest
    } else {
        -rest
    };
    best = best.max(value);
}
memo.insert(dots.open(), best);
best
// ANCHOR_END: body
