//! mistake: A leaf is worth 0 where the game goes on.
//! says: At depth 0 the game may go on, and yours returns 0 there. What the board says is its value
// ANCHOR: leaf
let value = if board.done() { board.evaluate() } else { 0 };
return (if board.to_move() == Player::First { value } else { -value }, None);
// ANCHOR_END: leaf
