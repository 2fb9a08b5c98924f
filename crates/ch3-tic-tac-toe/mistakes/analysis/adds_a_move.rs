//! mistake: Takes one off for each move, so that fast wins count more.
//! says: no move leads to that, and a value is always that of some end.
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
    let value = value_of(&board.play(mv), known);
    if board.better(value, best) {
        best = value;
    }
}
known.insert(board.clone(), best);
if best > 0 { best - 1 } else { best }
// ANCHOR_END: value
