//! mistake: Takes the largest value, whoever moves.
//! says: is to move, and the board says what is better.
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = if board.done() {
    board.evaluate()
} else {
    Value::MIN
};
for mv in board.legal_moves() {
    let value = value_of(&board.play(mv), known);
    if value > best {
        best = value;
    }
}
known.insert(board.clone(), best);
best
// ANCHOR_END: value
