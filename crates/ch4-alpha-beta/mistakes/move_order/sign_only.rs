//! mistake: Only who wins counts, not by how much.
//! says: rank by the value itself.
// ANCHOR: by_value
let value = board.play(mv).evaluate();
match board.to_move() {
    Player::First => -value.signum(),
    Player::Second => value.signum(),
}
// ANCHOR_END: by_value
