//! right: A game without moves is over.
// ANCHOR: body
let moves: Vec<B::Move> = board.legal_moves().collect();
if depth == 0 || moves.is_empty() {
    return (board.evaluate(), None);
}
let mut best = (board.worst_case(), None);
for mv in moves {
    let (value, _) = look_ahead(&board.play(mv), depth - 1);
    if board.better(value, best.0) {
        best = (value, Some(mv));
    }
}
best
// ANCHOR_END: body
