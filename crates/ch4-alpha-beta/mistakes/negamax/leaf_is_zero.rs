//! mistake: A leaf is worth 0 where the game goes on.
//! says: A leaf is worth what the board says, with its sign turned where MIN moves.
// ANCHOR: leaf
let value = if board.done() { board.evaluate() } else { 0 };
return (if board.to_move() == Player::First { value } else { -value }, None);
// ANCHOR_END: leaf
