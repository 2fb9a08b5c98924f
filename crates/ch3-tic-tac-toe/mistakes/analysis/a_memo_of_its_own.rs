//! mistake: Each call of its own makes a new memo.
//! says: 549 946 visits for 5 478 positions: remember values: hand the one known down to each call.
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
    let value = value_of(&board.play(mv), &mut HashMap::new());
    if board.better(value, best) {
        best = value;
    }
}
known.insert(board.clone(), best);
best
// ANCHOR_END: value
