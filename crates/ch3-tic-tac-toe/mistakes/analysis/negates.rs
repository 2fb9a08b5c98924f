//! mistake: Negates what comes back.
//! says: nothing is negated: values are the first player's.
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
    let value = -value_of(&board.play(mv), known);
    if board.better(value, best) {
        best = value;
    }
}
known.insert(board.clone(), best);
best
// ANCHOR_END: value
