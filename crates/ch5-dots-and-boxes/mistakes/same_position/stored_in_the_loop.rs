//! mistake: Stored in the loop, before all lines were tried.
//! says: Of the boards after its lines you say what is right, so the best is
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
        dots.closes(line) + rest
    } else {
        -rest
    };
    best = best.max(value);
    if best > 0 {
        break;
    }
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
