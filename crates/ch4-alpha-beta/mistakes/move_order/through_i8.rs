//! mistake: The value goes through 8 bits.
//! says: a value may be any number, and yours does not keep large ones apart.
// ANCHOR: by_value
let value = board.play(mv).evaluate();
match board.to_move() {
    Player::First => -i32::from(value as i8),
    Player::Second => i32::from(value as i8),
}
// ANCHOR_END: by_value
