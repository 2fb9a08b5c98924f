//! right: A sign for the mover.
// ANCHOR: leaf
let sign = if board.to_move() == Player::First { 1 } else { -1 };
return (sign * board.evaluate(), None);
// ANCHOR_END: leaf
// ANCHOR: law
before.to_move() != after.to_move()
// ANCHOR_END: law
