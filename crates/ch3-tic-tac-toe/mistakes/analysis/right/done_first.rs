//! right: A finished game is stored on a way of its own.
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let value = if board.done() {
    board.evaluate()
} else {
    let values: Vec<Value> = board.legal_moves().map(|mv| value_of(&board.play(mv), known)).collect();
    values.into_iter().reduce(|best, value| if board.better(value, best) { value } else { best }).unwrap()
};
known.insert(board.clone(), value);
value
// ANCHOR_END: value
