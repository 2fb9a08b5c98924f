//! mistake: Begins at 0.
//! says: all the moves may be worse than what you begin with: begin at the worst case.
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = if board.done() {
    board.evaluate()
} else {
    0
};
for mv in board.legal_moves() {
    let value = value_of(&board.play(mv), known);
    if board.better(value, best) {
        best = value;
    }
}
known.insert(board.clone(), best);
best
// ANCHOR_END: value
