//! mistake: The size of the value counts, not its sign.
//! says: below 0 the order is the same: −3 is larger than −8.
// ANCHOR: by_value
let value = board.play(mv).evaluate();
match board.to_move() {
    Player::First => -value.abs(),
    Player::Second => value.abs(),
}
// ANCHOR_END: by_value
