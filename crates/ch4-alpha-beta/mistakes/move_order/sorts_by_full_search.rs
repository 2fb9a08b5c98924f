//! mistake: The moves are sorted by searching each of them to the end.
//! says: what comes below is not looked at.
// ANCHOR: by_value
let (value, _) = crate::alpha_beta::alpha_beta(&board.play(mv), 9, game::Value::MIN, game::Value::MAX);
match board.to_move() {
    Player::First => -value,
    Player::Second => value,
}
// ANCHOR_END: by_value
