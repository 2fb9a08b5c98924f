//! mistake: The best of no moves is unwrapped.
//! says: a game that is over has no moves, so ask done first.
// ANCHOR: body
if depth == 0 {
    return (board.evaluate(), None);
}
let best = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, mv))
    .reduce(|old, new| if board.better(new.0, old.0) { new } else { old })
    .unwrap();
(best.0, Some(best.1))
// ANCHOR_END: body
