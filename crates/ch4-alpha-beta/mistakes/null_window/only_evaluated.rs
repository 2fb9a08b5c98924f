//! mistake: The question is answered by what the board after the move seems to be worth.
//! says: yours first searched move 2 with the window (4, +∞), and it should be (4, 5).
// ANCHOR: reply
let seems = new_board.evaluate();
let value = if is_first || alpha < seems && seems < beta {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    seems
};
// ANCHOR_END: reply
