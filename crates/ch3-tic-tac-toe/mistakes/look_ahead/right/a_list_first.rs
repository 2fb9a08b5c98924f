//! right: Lists all values first and chooses afterwards.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let values: Vec<_> = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, mv)).collect();
let mut best = values[0];
for &(value, mv) in &values[1..] {
    if board.better(value, best.0) {
        best = (value, mv);
    }
}
(best.0, Some(best.1))
// ANCHOR_END: body
