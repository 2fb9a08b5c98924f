//! mistake: Stores the worst case where the game is over.
//! says: that is the worst case, as if no move were better
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = if board.done() {
    board.worst_case()
} else {
    board.worst_case()
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
