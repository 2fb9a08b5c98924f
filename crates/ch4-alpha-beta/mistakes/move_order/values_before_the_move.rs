//! mistake: The board is valued as it is before the move.
//! says: is tried in the order
// ANCHOR: by_value
let _ = mv;
match board.to_move() {
    Player::First => -board.evaluate(),
    Player::Second => board.evaluate(),
}
// ANCHOR_END: by_value
