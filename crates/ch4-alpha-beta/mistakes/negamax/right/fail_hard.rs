//! right: The value is moved into the window.
// ANCHOR: reply
let window = (-beta, -alpha);
let (theirs, _reply) = negamax(&new_board, depth - 1, window.0, window.1);
let value = 0 - theirs;
// ANCHOR_END: reply
