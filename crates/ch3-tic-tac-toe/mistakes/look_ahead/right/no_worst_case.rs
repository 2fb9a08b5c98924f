//! right: Begins with no value at all.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best: Option<(Value, B::Move)> = None;
for mv in board.legal_moves() {
    let value = look_ahead(&board.play(mv), depth - 1).0;
    if best.is_none_or(|(old, _)| board.better(value, old)) {
        best = Some((value, mv));
    }
}
best.map_or((board.evaluate(), None), |(value, mv)| (value, Some(mv)))
// ANCHOR_END: body
