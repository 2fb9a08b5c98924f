//! right: The value by its place in the pair.
// ANCHOR: reply
let value = -negamax(&new_board, depth - 1, -beta, -alpha).0;
// ANCHOR_END: reply
