//! mistake: The new board is valued as it stands, with its sign turned.
//! says: yours looks 1 ahead, whatever it is told
// ANCHOR: reply
let value = -(if new_board.to_move() == Player::First { new_board.evaluate() } else { -new_board.evaluate() });
// ANCHOR_END: reply
