//! mistake: Takes the largest value, whoever moves.
//! says: the best move for O leads to 3, and you say 7: ask the board what is better for the player to move.
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
