//! mistake: Only who wins counts, not by how much.
//! says: in yours the moves of [3, 8, 5] have one rank.
// ANCHOR: by_value
let value = board.play(mv).evaluate();
match board.to_move() {
    Player::First => -value.signum(),
    Player::Second => value.signum(),
}
// ANCHOR_END: by_value
