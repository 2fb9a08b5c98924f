//! mistake: Values every path to a position, not every position.
//! says: 549 946 visits for 5 478 positions: nothing is in known afterwards: remember values.
//! also: asked again, 7 331 boards were played again: the board itself is not in known afterwards, so store it before you return.
// ANCHOR: value
let mut best = if board.done() {
    board.evaluate()
} else {
    board.worst_case()
};
for mv in board.legal_moves() {
    let value = value_of(&board.play(mv), known);
    if board.better(value, best) {
        best = value;
    }
}
best
// ANCHOR_END: value
