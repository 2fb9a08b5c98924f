//! mistake: Max and min by the number of empty cells.
//! says: Ask the board what is better for the player to move.
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let left = board.legal_moves().count();
let values: Vec<Value> = board.legal_moves().map(|mv| value_of(&board.play(mv), known)).collect();
let best = match left {
    0 => board.evaluate(),
    odd if odd % 2 == 1 => *values.iter().max().unwrap(),
    _ => *values.iter().min().unwrap(),
};
known.insert(board.clone(), best);
best
// ANCHOR_END: value
