//! mistake: Stores the value before the moves were tried.
//! says: what is known must be its last value, so store it when all moves were tried.
//! also: asked twice, 10 and then −10.
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = if board.done() {
    board.evaluate()
} else {
    board.worst_case()
};
known.insert(board.clone(), best);
for mv in board.legal_moves() {
    let value = value_of(&board.play(mv), known);
    if board.better(value, best) {
        best = value;
    }
}
best
// ANCHOR_END: value
