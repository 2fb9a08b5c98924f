//! mistake: The signs are exchanged.
//! says: yours tries the worst first, for both: low ranks are tried first.
// ANCHOR: by_value
let value = board.play(mv).evaluate();
match board.to_move() {
    Player::First => value,
    Player::Second => -value,
}
// ANCHOR_END: by_value
