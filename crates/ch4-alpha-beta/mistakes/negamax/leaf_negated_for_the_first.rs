//! mistake: The sign is turned where the first player moves.
//! says: The sign of a leaf is turned where MIN moves, and yours turns it where MAX does.
// ANCHOR: leaf
let value = if board.to_move() == Player::First { -board.evaluate() } else { board.evaluate() };
return (value, None);
// ANCHOR_END: leaf
