//! mistake: Stores the value under the board after the move.
//! says: remember values, each under its own board: the empty one is not known afterwards.
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
    let value = value_of(&board.play(mv), known);
    if board.better(value, best) {
        best = value;
        known.insert(board.play(mv), best);
    }
}
best
// ANCHOR_END: value
