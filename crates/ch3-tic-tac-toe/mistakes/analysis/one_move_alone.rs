//! mistake: Looks one move ahead.
//! says: you looked 1 ahead, and no depth is asked for.
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = if board.done() {
    board.evaluate()
} else {
    board.worst_case()
};
for mv in board.legal_moves() {
    let value = board.play(mv).evaluate();
    if board.better(value, best) {
        best = value;
    }
}
known.insert(board.clone(), best);
best
// ANCHOR_END: value
