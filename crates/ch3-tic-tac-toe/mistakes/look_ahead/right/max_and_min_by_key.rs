//! right: The largest or the smallest of all, the first of equals.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let values = board.legal_moves().map(|mv| (look_ahead(&board.play(mv), depth - 1).0, mv));
let best = match board.to_move() {
    game::Player::First => values.min_by_key(|(value, _)| -i64::from(*value)),
    game::Player::Second => values.min_by_key(|(value, _)| *value),
};
best.map_or((board.evaluate(), None), |(value, mv)| (value, Some(mv)))
// ANCHOR_END: body
