//! mistake: Only a finished board is negated.
//! says: Value the board for who moves
// ANCHOR: leaf
let value = if board.done() && board.to_move() == Player::Second { -board.evaluate() } else { board.evaluate() };
return (value, None);
// ANCHOR_END: leaf
