//! mistake: What is best for the opponent afterwards: one reply is looked at, too.
//! says: what comes below is not looked at.
// ANCHOR: by_value
    let new_board = board.play(mv);
    let mut value = new_board.evaluate();
    for reply in new_board.legal_moves() {
        let after = new_board.play(reply).evaluate();
        if new_board.better(after, value) {
            value = after;
        }
    }
    match board.to_move() {
        Player::First => -value,
        Player::Second => value,
    }
// ANCHOR_END: by_value
