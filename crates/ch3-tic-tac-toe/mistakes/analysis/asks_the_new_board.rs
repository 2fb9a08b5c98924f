//! mistake: Asks the new board what is better.
//! says: that is the worst case, as if no move were better: ask the board that you are on.
//! also: no finished game is worth that: it is a worst case, as if no move were better.
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
    let next = board.play(mv);
    let value = value_of(&next, known);
    if next.better(value, best) {
        best = value;
    }
}
known.insert(board.clone(), best);
best
// ANCHOR_END: value
