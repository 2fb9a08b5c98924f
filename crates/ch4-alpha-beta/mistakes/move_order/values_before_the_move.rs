//! mistake: The board is valued as it is before the move.
//! says: Yours gives the moves of [3, 8, 5] the same rank. Play each move, and rank it by what the new board is worth.
// ANCHOR: by_value
let _ = mv;
match board.to_move() {
    Player::First => -board.evaluate(),
    Player::Second => board.evaluate(),
}
// ANCHOR_END: by_value
