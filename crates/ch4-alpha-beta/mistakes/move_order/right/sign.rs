//! right: A sign for the mover.
// ANCHOR: by_value
let sign = if board.to_move() == Player::First { -1 } else { 1 };
sign * board.play(mv).evaluate()
// ANCHOR_END: by_value
