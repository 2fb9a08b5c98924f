//! mistake: Questions go up one by one until the answer is no.
//! says: yours searched move 2 once more with the window (9, 10), and it should be (4, +∞).
// ANCHOR: reply
let mut window = match board.to_move() {
    _ if is_first => (alpha, beta),
    Player::First => (alpha, alpha + 1),
    Player::Second => (beta - 1, beta),
};
let mut value = null_window(&new_board, depth - 1, window.0, window.1).0;
if !is_first {
    while alpha < value && value < beta {
        window = match board.to_move() {
            Player::First => (value, value + 1),
            Player::Second => (value - 1, value),
        };
        let next = null_window(&new_board, depth - 1, window.0, window.1).0;
        if next == value {
            break;
        }
        value = next;
    }
}
// ANCHOR_END: reply
