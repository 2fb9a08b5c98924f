//! mistake: Stores what it works out and works it out again all the same.
//! says: 549 946 visits for 5 478 positions: remember values, and look a board up before you play its moves.
//! also: look a board up before you play its moves.
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
known.insert(board.clone(), best);
best
// ANCHOR_END: value
