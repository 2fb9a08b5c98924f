//! mistake: The player to move is asked of the new board.
//! says: Who makes the move, the board before it says
// ANCHOR: by_value
    let new_board = board.play(mv);
    let value = new_board.evaluate();
    match new_board.to_move() {
        Player::First => -value,
        Player::Second => value,
    }
// ANCHOR_END: by_value
